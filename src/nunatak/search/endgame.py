"""How does it end, if nobody errs from here? Exact play where little is left, for two seats.

What the seat can't see is dealt many times; each deal is searched to the end with all cards
open, and a move is worth its mean over the deals.
"""

from typing import NamedTuple

import numpy as np

from nunatak.kernel.chance import Chance
from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import Actions, States
from nunatak.kernel.verbs import apply, is_over, legal, redeal
from nunatak.search.worth import Worths, judge

DEEPEST = 24  # decisions to the end


class Ending(NamedTuple):
    """Memory for searching endings, made once."""

    states: States  # the position, then one for each decision
    moves: Actions  # a row for each decision
    left: Numbers  # positions that may still be looked at
    points: Numbers
    places: Numbers
    worths: Worths


@compiled
def solve(ending: Ending, seat: int, deals: int, most: int, chance: Chance, means: Worths) -> bool:
    """Write the mean worth of each legal move to the seat over so many deals.

    False as soon as a deal's ending has more than `most` positions: too much is left.
    """
    count = legal(ending.states[0], ending.moves[0])
    means[:count] = 0.0
    for _ in range(deals):
        ending.states[1] = ending.states[0]
        redeal(ending.states[1], seat, chance)
        ending.left[0] = most
        for number in range(count):
            ending.states[2] = ending.states[1]
            apply(ending.states[2], ending.moves[0, number])
            first = best_worth(ending, 2, 0.0, 1.0)
            if ending.left[0] < 0:
                return False
            means[number] += (first if seat == 0 else 1.0 - first) / deals
    return True


@compiled
def best_worth(ending: Ending, depth: int, low: float, high: float) -> float:
    """What the position is worth to the first seat if both play their best (alpha-beta)."""
    ending.left[0] -= 1
    state = ending.states[depth]
    if is_over(state):
        judge(state, ending.points, ending.places, ending.worths)
        return float(ending.worths[0])
    if ending.left[0] < 0 or depth + 1 == len(ending.states):
        ending.left[0] = -1
        return 0.5
    first = state.seat == 0
    count = legal(state, ending.moves[depth])
    for number in range(count):
        ending.states[depth + 1] = state
        apply(ending.states[depth + 1], ending.moves[depth, number])
        worth = best_worth(ending, depth + 1, low, high)
        if first:
            low = max(low, worth)
        else:
            high = min(high, worth)
        if low >= high:
            break
    return low if first else high


def make_ending(states: States, most_legal: int, seats: int, sources: int) -> Ending:
    """Room for the longest ending that is worth solving."""
    return Ending(
        states,
        np.zeros((len(states), most_legal), np.int16),
        np.zeros(1, np.int64),
        np.zeros((seats, sources), np.int64),
        np.zeros(seats, np.int64),
        np.zeros(seats, np.float64),
    )
