"""What is an outcome worth to each seat? The place first, and a little for the margin."""

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.appraisal import MARGIN, PLACE_SHARE
from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers, lead_of
from nunatak.kernel.state import State
from nunatak.kernel.verbs import rank, score

Worths = NDArray[np.float64]


@compiled
def judge(state: State, points: Numbers, places: Numbers, worths: Worths) -> None:
    """Write what the position is worth to each seat, from 0 to 1, if it ended now."""
    score(state, points)
    rank(state, places)
    for seat in range(len(places)):
        worths[seat] = worth_of(points, places, seat)


@compiled
def worth_to(state: State, seat: int, points: Numbers, places: Numbers) -> float:
    """What the position is worth to one seat, if it ended now."""
    score(state, points)
    rank(state, places)
    return worth_of(points, places, seat)


@compiled
def worth_of(points: Numbers, places: Numbers, seat: int) -> float:
    """The place, and a little for the lead over the best other."""
    margin = 0.5 + 0.5 * max(-1.0, min(1.0, lead_of(points, seat) / MARGIN))
    return PLACE_SHARE * place_worth(places, seat) + (1.0 - PLACE_SHARE) * margin


@compiled
def place_worth(places: Numbers, seat: int) -> float:
    """1 for the first place, 0 for the last, evenly between; seats that tie share."""
    shared = -1
    for other in range(len(places)):
        shared += places[other] == places[seat]
    return 1.0 - (places[seat] - 1 + 0.5 * shared) / (len(places) - 1)
