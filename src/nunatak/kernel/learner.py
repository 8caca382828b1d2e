"""What does a learner see? The channels of an observation, and the verbs that fill them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel import defaults
from nunatak.kernel.channels import Channels
from nunatak.kernel.kinds import Kind
from nunatak.kernel.state import State


class Nothing(Channels):
    """A game that no learner has looked at yet."""


@dataclass(frozen=True)
class Places:
    """Cells or territories: what is learned at one of them holds for all."""

    kind: Kind  # as actions name them
    seen: NDArray[np.int64]  # by place, the numbers of an observation that tell of it, in one order
    near: NDArray[np.int64]  # by place and direction, the next place; how many there are for none


@dataclass(frozen=True)
class Learner:
    """The compiled verbs by which a position becomes numbers."""

    channels: type[Channels] = Nothing
    observe: Callable[[State, int, Any], None] = defaults.observe_nothing
    erase: Callable[[State, Any], None] = defaults.erase_nothing
    renew: Callable[[State, int, Any], None] = defaults.observe_anew
    places: Places | None = None
    net: Path | None = None  # weights of a network that was trained on it, if anybody has done so
    earlier: tuple[int, ...] = ()  # by version before this one, its length; each begins the next
    say: float | None = (
        None  # of the network in the thoughts of the strongest level; None: it appraises
    )

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return self.channels.length()

    @property
    def version(self) -> int:
        """Of observations and actions, whatever the version of the rules; 1 is the first."""
        return len(self.earlier) + 1

    @property
    def lengths(self) -> tuple[int, ...]:
        """How many numbers an observation of each version has, up to this one."""
        return (*self.earlier, self.length)
