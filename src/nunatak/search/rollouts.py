"""How good is each move, if both sides went on at random? Search without a tree, for any game."""

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.chance import Chance
from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers, lead_of, play_on
from nunatak.kernel.state import Actions, State, States
from nunatak.kernel.verbs import apply, rank, redeal, score

Means = NDArray[np.float64]

MARGIN = 100.0  # a lead of so many points is worth half a win
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
    worths: Means,
    points: Numbers,
    places: Numbers,
) -> None:
    """Redeal, try the most promising move, play on at random, and learn.

    `states` holds the position, then room for one more.
    """
    tried = visits.sum()
    for iteration in range(tried, tried + iterations):
        move = most_promising(visits, worths, iteration)
        states[1] = states[0]
        redeal(states[1], seat, chance)
        apply(states[1], moves[move])
        play_on(states[1], chance, actions, longest)
        worth = worth_to(states[1], seat, points, places)
        visits[move] += 1
        worths[move] += (worth - worths[move]) / visits[move]


@compiled
def most_promising(visits: Numbers, worths: Means, iteration: int) -> int:
    """UCB1: each move once, then those that do well or were hardly tried."""
    if iteration < len(visits):
        return iteration
    best = 0
    best_bound = -1.0
    log = np.log(float(iteration))
    for move in range(len(visits)):
        bound = worths[move] + EAGERNESS * np.sqrt(log / visits[move])
        if bound > best_bound:
            best_bound = bound
            best = move
    return best


@compiled
def worth_to(state: State, seat: int, points: Numbers, places: Numbers) -> float:
    """From 0 to 1: the place among the seats, and a little for the lead over the best other."""
    score(state, points)
    rank(state, places)
    seats = len(places)
    shared = -1
    for other in range(seats):
        shared += places[other] == places[seat]
    place = 1.0 - (places[seat] - 1 + 0.5 * shared) / (seats - 1)
    lead = lead_of(points, seat) / MARGIN
    return 0.8 * place + 0.2 * (0.5 + 0.5 * max(-1.0, min(1.0, lead)))
