"""What is the end of a game worth to each seat? Every kind of reward adds up to zero."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import State
from nunatak.kernel.verbs import rank, score

Rewards: TypeAlias = NDArray[np.float32] | NDArray[np.float64]

BOUNDS = {"win": 1.0, "rank": 1.0, "margin": 1000.0}  # no reward of the kind is further from zero
REWARDS = tuple(BOUNDS)
WIN, MARGIN = REWARDS.index("win"), REWARDS.index("margin")


class Room:
    """Arrays to count points and places in; every thread needs its own."""

    def __init__(self, seats: int, sources: int) -> None:
        self.points = np.zeros((seats, sources), np.int64)
        self.places = np.zeros(seats, np.int64)


@compiled
def write_rewards(state: State, kind: int, points: Numbers, places: Numbers, out: Rewards) -> None:
    """The rewards of a finished game; `points` and `places` are room to count in."""
    if kind == MARGIN:
        score(state, points)
        write_margins(points, out)
        return
    rank(state, places)
    for seat in range(len(out)):
        if kind == WIN:
            out[seat] = win(places, seat)
        else:
            out[seat] = standing(places, seat)


@compiled
def win(places: Numbers, seat: int) -> float:
    """1 for a win, and all others share the loss; who shares the first place shares the win."""
    seats = len(places)
    share = 0.0
    if places[seat] == 1:
        share = 1.0 / np.sum(places == 1)
    return (seats * share - 1) / (seats - 1)


@compiled
def standing(places: Numbers, seat: int) -> float:
    """From 1 for the first place to -1 for the last, in even steps; a shared place is halved."""
    seats = len(places)
    place = places[seat] - 1 + (np.sum(places == places[seat]) - 1) / 2
    return 1 - 2 * place / (seats - 1)


@compiled
def write_margins(points: Numbers, out: Rewards) -> None:
    """Each seat's points less the mean of the others'; of two seats, the lead."""
    seats = len(out)
    total = points.sum()
    for seat in range(seats):
        own = points[seat].sum()
        out[seat] = own - (total - own) / (seats - 1)
