"""What does a learner see? The channels of an observation, and the verbs that fill them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nunatak.kernel import defaults
from nunatak.kernel.channels import Channels
from nunatak.kernel.state import State


class Nothing(Channels):
    """A game that no learner has looked at yet."""


@dataclass(frozen=True)
class Learner:
    """The compiled verbs by which a position becomes numbers."""

    channels: type[Channels] = Nothing
    observe: Callable[[State, int, Any], None] = defaults.observe_nothing
    erase: Callable[[State, Any], None] = defaults.erase_nothing
    renew: Callable[[State, int, Any], None] = defaults.observe_anew

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return self.channels.length()
