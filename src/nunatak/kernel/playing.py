"""What can be done with any game, knowing only the verbs? Random play, many games, perft."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.chance import FOR_THE_GAME, Chance, below, draw, sow
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, States
from nunatak.kernel.verbs import apply, deal, is_over, legal, rank, redeal, role, score

Numbers: TypeAlias = NDArray[np.int64]


@compiled
def play_on(state: State, chance: Chance, actions: Actions, longest: int) -> int:
    """Random legal actions to the end of the game; how many decisions it took."""
    for decision in range(longest):
        if is_over(state):
            return decision
        count = legal(state, actions)
        apply(state, actions[below(chance, count)])
    return longest


@compiled
def play_on_greedily(
    states: States, chance: Chance, actions: Actions, points: Numbers, longest: int
) -> int:
    """To the end of the game, each seat taking what brings it most points at once; see `play_on`.

    `states` has the position, and room for two more: what the seat believes, and what it tries.
    """
    for decision in range(longest):
        if is_over(states[0]):
            return decision
        count = legal(states[0], actions)
        apply(states[0], actions[greediest(states, chance, actions[:count], points)])
    return longest


@compiled
def greediest(states: States, chance: Chance, actions: Actions, points: Numbers) -> int:
    """The action after which the deciding seat leads by most; among equals, any."""
    seat = int(states[0].seat)
    states[1] = states[0]
    redeal(states[1], seat, chance)
    best = 0
    best_lead = -1 << 30
    equals = 0
    for number in range(len(actions)):
        states[2] = states[1]
        apply(states[2], actions[number])
        score(states[2], points)
        lead = lead_of(points, seat)
        if lead > best_lead:
            best_lead = lead
            equals = 0
        if lead == best_lead:
            equals += 1
            if below(chance, equals) == 0:
                best = number
    return best


@compiled
def lead_of(points: Numbers, seat: int) -> int:
    """The seat's points, less those of the best other."""
    best_other = -1 << 30
    for other in range(len(points)):
        if other != seat:
            best_other = max(best_other, points[other].sum())
    return points[seat].sum() - best_other


@compiled
def play_games(
    blank: State,
    states: States,
    games: int,
    longest: int,
    chance: Chance,
    actions: Actions,
    points: Numbers,
    places: Numbers,
    roles: Numbers,
    firsts: Numbers,
    lengths: Numbers,
) -> int:
    """Random games from the blank position; adds up points, and keeps what came of each game.

    Of each: places and roles of the seats, the seat that decided first, how many decisions it took.

    Returns how many games came to their end.
    """
    state = states[0]
    scored = np.zeros_like(points)
    finished = 0
    for game in range(games):
        states[0] = blank
        sow(state.chance, draw(chance), draw(chance), FOR_THE_GAME)
        deal(state)
        firsts[game] = state.seat
        lengths[game] = play_on(state, chance, actions, longest)
        finished += is_over(state)
        score(state, scored)
        points += scored
        rank(state, places[game])
        for seat in range(len(points)):
            roles[game, seat] = role(state, seat)
    return finished


@compiled
def count_lines(states: States, depth: int, actions: Actions) -> int:
    """Perft: lines of play of `depth` decisions; a line that ends early counts once.

    `states` and `actions` have a row for each depth; the position is in the first.
    """
    if depth == 0 or is_over(states[0]):
        return 1
    count = legal(states[0], actions[0])
    if depth == 1:
        return count
    lines = 0
    for number in range(count):
        states[1] = states[0]
        apply(states[1], actions[0, number])
        lines += count_lines(states[1:], depth - 1, actions[1:])
    return lines
