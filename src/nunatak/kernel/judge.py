"""Who stands well? The features of a position and what they are worth; or simply the score."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from nunatak.kernel import defaults
from nunatak.kernel.state import State

Weights = Sequence[Mapping[str, tuple[float, ...]]]  # by number of seats


@dataclass(frozen=True)
class Judge:
    """The compiled verbs by which a position is appraised."""

    measures: tuple[str, ...]  # the names of the features, in order
    features: Callable[[State, Any], float]
    appraise: Callable[[State, Any], None]
    weights: Weights = ()  # as they were fitted


def by_score(sources: int) -> Judge:
    """A game without an evaluation is judged by its points."""
    features, appraise = defaults.features_of_score(sources), defaults.appraise_by_score(sources)
    return Judge(("points",), features, appraise)
