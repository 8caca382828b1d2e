"""How good is each move, if both sides went on at random? Search without a tree, for any game."""

import numpy as np

from nunatak.kernel.chance import Chance
from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers, play_on
from nunatak.kernel.state import Actions, States
from nunatak.kernel.verbs import apply, redeal
from nunatak.search.worth import Worths, judge

EAGERNESS = 0.7  # how much a rarely tried move is favoured


@compiled
def try_moves(
    states: States,
    seat: int,
    iterations: int,
    chance: Chance,
    moves: Actions,
    actions: Actions,
    longest: int,
    visits: Numbers,
    means: Worths,
    points: Numbers,
    places: Numbers,
    worths: Worths,
) -> None:
    """Redeal, try the most promising move, play on at random, and learn.

    `states` holds the position, then room for one more.
    """
    tried = visits.sum()
    for iteration in range(tried, tried + iterations):
        move = most_promising(visits, means, iteration)
        states[1] = states[0]
        redeal(states[1], seat, chance)
        apply(states[1], moves[move])
        play_on(states[1], chance, actions, longest)
        judge(states[1], points, places, worths)
        visits[move] += 1
        means[move] += (worths[seat] - means[move]) / visits[move]


@compiled
def most_promising(visits: Numbers, means: Worths, iteration: int) -> int:
    """UCB1: each move once, then those that do well or were hardly tried."""
    if iteration < len(visits):
        return iteration
    best = 0
    best_bound = -1.0
    log = np.log(float(iteration))
    for move in range(len(visits)):
        bound = means[move] + EAGERNESS * np.sqrt(log / visits[move])
        if bound > best_bound:
            best_bound = bound
            best = move
    return best
