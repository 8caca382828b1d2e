"""How are many games stepped at once? Compiled loops over rows, for any game.

A loop is given the rows from `first` to `last`, so that several threads can each take a slice:
rows know nothing of each other.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.envs.compiled.rewards import Rewards, write_rewards
from nunatak.kernel.chance import FOR_THE_GAME, Chance, below, draw, sow
from nunatak.kernel.compiled import compiled
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import State, States
from nunatak.kernel.verbs import apply, deal, is_over, legal, observe

Flags: TypeAlias = NDArray[np.bool_]
Masks: TypeAlias = NDArray[np.int8]
Moves: TypeAlias = NDArray[np.int16]
Observations: TypeAlias = NDArray[np.float32]

# Purposes of chance, beside those of the kernel.
FOR_THE_NEXT_GAME = 101
FOR_SAMPLING = 102


class Rows(NamedTuple):
    """One row for each game; everything that a step writes."""

    states: States
    seeds: Numbers  # the low and the high half of the seed of the game being played
    lengths: Numbers  # decisions taken in it
    observations: Observations  # what the deciding seat may know
    masks: Masks  # 1: the deciding seat may do this
    moves: Moves  # the same as a list
    counts: Numbers  # and how long it is
    rewards: Rewards  # of each seat, for a game that ended in this step
    seats: Numbers  # who decides
    done: Flags  # the game came to an end in this step, and the row holds the next one
    truncated: Flags  # or it was cut off


@compiled
def reset_rows(first: int, last: int, blank: State, rows: Rows) -> None:
    """Begin the game of each row's seed."""
    for row in range(first, last):
        begin(row, blank, rows)
        rows.rewards[row] = 0
        rows.done[row] = False
        rows.truncated[row] = False
        show(row, rows)


@compiled
def step_rows(
    first: int,
    last: int,
    blank: State,
    rows: Rows,
    actions: Numbers,
    limit: int,
    reward: int,
    points: Numbers,
    places: Numbers,
) -> None:
    """One legal action in each row; a game that ends gives way to the next at once."""
    for row in range(first, last):
        state = rows.states[row]
        apply(state, actions[row])
        rows.lengths[row] += 1
        rows.rewards[row] = 0
        rows.done[row] = is_over(state)
        rows.truncated[row] = not rows.done[row] and rows.lengths[row] >= limit
        if rows.done[row]:
            write_rewards(state, reward, points, places, rows.rewards[row])
        if rows.done[row] or rows.truncated[row]:
            choose_next_seed(rows.seeds[row], state.chance)
            begin(row, blank, rows)
        show(row, rows)


@compiled
def begin(row: int, blank: State, rows: Rows) -> None:
    """Deal the game of the row's seed."""
    rows.states[row] = blank
    state = rows.states[row]
    sow(state.chance, rows.seeds[row, 0], rows.seeds[row, 1], FOR_THE_GAME)
    deal(state)
    rows.lengths[row] = 0


@compiled
def choose_next_seed(seed: Numbers, chance: Chance) -> None:
    """The seed that follows from a seed; `chance` belongs to a game that is over."""
    sow(chance, seed[0], seed[1], FOR_THE_NEXT_GAME)
    seed[0] = draw(chance)
    seed[1] = draw(chance)


@compiled
def show(row: int, rows: Rows) -> None:
    """Write who decides, what that seat sees and what it may do."""
    state = rows.states[row]
    seat = int(state.seat)
    rows.seats[row] = seat
    observe(state, seat, rows.observations[row])
    mask = rows.masks[row]
    mask[:] = 0
    moves = rows.moves[row]
    rows.counts[row] = legal(state, moves)
    for number in range(rows.counts[row]):
        mask[moves[number]] = 1


@compiled
def first_illegal(masks: Masks, actions: Numbers) -> int:
    """The first row whose action is not legal, or -1."""
    for row in range(len(actions)):
        action = actions[row]
        if not 0 <= action < masks.shape[1] or not masks[row, action]:
            return row
    return -1


@compiled
def sow_rows(seeds: Numbers, chances: Numbers) -> None:
    """Chance of its own for each row."""
    for row in range(len(seeds)):
        sow(chances[row], seeds[row, 0], seeds[row, 1], FOR_SAMPLING)


@compiled
def sample_rows(first: int, last: int, rows: Rows, chances: Numbers, out: Numbers) -> None:
    """For each row some legal action, each equally likely."""
    for row in range(first, last):
        out[row] = rows.moves[row, below(chances[row], rows.counts[row])]
