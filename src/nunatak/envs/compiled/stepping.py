"""How are many games stepped at once? Compiled loops over rows, for any game.

Rows know nothing of each other, so several threads can step them. Each has a part of its own,
whose rows it finds in its caches; but to wake a thread takes as long as to step dozens of games, so
who is done with its part helps with the others, and then looks out for their last rows for a while.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.envs.compiled.rewards import Rewards, write_rewards
from nunatak.kernel.chance import FOR_THE_GAME, Chance, below, draw, sow
from nunatak.kernel.compiled import compiled
from nunatak.kernel.numba_inside import add_atomically, lent
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import NOBODY, State, States
from nunatak.kernel.verbs import apply, deal, erase, is_over, legal, observe, renew

Flags: TypeAlias = NDArray[np.bool_]
Histories: TypeAlias = NDArray[np.int16]
Masks: TypeAlias = NDArray[np.int8]
Moves: TypeAlias = NDArray[np.int16]
Observations: TypeAlias = NDArray[np.float32]

# Purposes of chance, beside those of the kernel.
FOR_THE_NEXT_GAME = 101
FOR_SAMPLING = 102

STAYS = -1  # in place of an action: the row is not stepped
NOTHING_TOLD = -1  # in a history that is not full yet
AT_ONCE = 32  # rows that a thread takes
LOOKS = 20_000  # for the last rows of others, before it gives up


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
    last: Observations  # what was to be seen when it ended or was cut off; no rows: not kept
    eyes: Numbers  # by whom; NOBODY: by who would have decided
    histories: Histories  # what everybody was told of late, the newest last


@compiled
def lend_rows(rows: Rows) -> Rows:
    """The same rows, uncounted."""
    return Rows(
        lent(rows.states),
        lent(rows.seeds),
        lent(rows.lengths),
        lent(rows.observations),
        lent(rows.masks),
        lent(rows.moves),
        lent(rows.counts),
        lent(rows.rewards),
        lent(rows.seats),
        lent(rows.done),
        lent(rows.truncated),
        lent(rows.last),
        lent(rows.eyes),
        lent(rows.histories),
    )


@compiled
def reset_rows(first: int, last: int, blank: State, held: Rows) -> None:
    """Begin the game of each row's seed."""
    rows = lend_rows(held)
    for row in range(first, last):
        begin(rows.states, row, blank, rows.seeds[row])
        state = rows.states[row]
        begin_history(state, rows.histories[row])
        observe(state, int(state.seat), rows.observations[row])
        rows.lengths[row] = 0
        clear(rows.rewards[row])
        rows.done[row] = False
        rows.truncated[row] = False
        rows.counts[row] = offer(state, rows.moves[row], rows.counts[row], rows.masks[row])
        rows.seats[row] = state.seat


@compiled
def step_rows(
    thread: int,
    counts: Numbers,
    blank: State,
    held: Rows,
    actions: Numbers,
    limit: int,
    reward: int,
    points: Numbers,
    places: Numbers,
) -> None:
    """One legal action in each row; threads that are given the same counts do so together."""
    threads = len(counts) - 1
    for further in range(threads):
        part = (thread + further) % threads
        begin = len(actions) * part // threads
        end = len(actions) * (part + 1) // threads
        first = begin + add_atomically(counts, part, AT_ONCE)
        while first < end:
            last = min(first + AT_ONCE, end)
            step_some(first, last, blank, held, actions, limit, reward, points, places)
            add_atomically(counts, threads, last - first)
            first = begin + add_atomically(counts, part, AT_ONCE)


@compiled
def step_some(
    first: int,
    last: int,
    blank: State,
    held: Rows,
    actions: Numbers,
    limit: int,
    reward: int,
    points: Numbers,
    places: Numbers,
) -> None:
    """From one row to another; a game that ends gives way to the next at once."""
    rows = lend_rows(held)
    for row in range(first, last):
        clear(rows.rewards[row])
        if actions[row] == STAYS:
            rows.done[row] = False
            rows.truncated[row] = False
            continue
        state = rows.states[row]
        seen = rows.observations[row]
        erase(state, seen)
        apply(state, actions[row])
        remember(state, rows.histories[row])
        length = rows.lengths[row] + 1
        done = is_over(state)
        truncated = not done and length >= limit
        if done:
            write_rewards(state, reward, points, places, rows.rewards[row])
        if done or truncated:
            look_back(state, rows, row)
            choose_next_seed(rows.seeds[row], state.chance)
            begin(rows.states, row, blank, rows.seeds[row])
            begin_history(state, rows.histories[row])
            observe(state, int(state.seat), seen)
            length = 0
        else:
            renew(state, rows.seats[row], seen)
        rows.lengths[row] = length
        rows.done[row] = done
        rows.truncated[row] = truncated
        rows.counts[row] = offer(state, rows.moves[row], rows.counts[row], rows.masks[row])
        rows.seats[row] = state.seat


@compiled
def look_back(state: State, rows: Rows, row: int) -> None:
    """Keep what is to be seen of a game that is left, if that is wanted."""
    if len(rows.last):
        eyes = rows.eyes[row]
        observe(state, int(state.seat if eyes == NOBODY else eyes), rows.last[row])


@compiled
def begin_history(state: State, history: Histories) -> None:
    """Nothing but what the deal has told."""
    for line in range(len(history)):
        for part in range(history.shape[1]):
            history[line, part] = NOTHING_TOLD
    remember(state, history)


@compiled
def remember(state: State, history: Histories) -> None:
    """What the step has told comes last; as much of the oldest is forgotten."""
    room = len(history)
    told = min(int(state.event_count), room)
    for line in range(room - told):
        for part in range(history.shape[1]):
            history[line, part] = history[line + told, part]
    for line in range(told):
        event = state.event[state.event_count - told + line]
        for part in range(history.shape[1]):
            history[room - told + line, part] = event[part]


@compiled
def are_done(counts: Numbers, rows: int) -> bool:
    """Whether all rows are done, now or very soon."""
    for _ in range(LOOKS):
        if add_atomically(counts, len(counts) - 1, 0) >= rows:
            return True
    return False


@compiled
def clear(rewards: Rewards) -> None:
    """Nobody is rewarded."""
    for seat in range(len(rewards)):
        rewards[seat] = 0


@compiled
def begin(states: States, row: int, blank: State, seed: Numbers) -> None:
    """Deal the game of a seed."""
    states[row] = blank
    state = states[row]
    sow(state.chance, seed[0], seed[1], FOR_THE_GAME)
    deal(state)


@compiled
def choose_next_seed(seed: Numbers, chance: Chance) -> None:
    """The seed that follows from a seed; `chance` belongs to a game that is over."""
    sow(chance, seed[0], seed[1], FOR_THE_NEXT_GAME)
    seed[0] = draw(chance)
    seed[1] = draw(chance)


@compiled
def offer(state: State, moves: Moves, count: int, mask: Masks) -> int:
    """Write what the deciding seat may do in place of `count` moves before; how many there are."""
    for number in range(count):
        mask[moves[number]] = 0
    count = legal(state, moves)
    for number in range(count):
        mask[moves[number]] = 1
    return count


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
def sample_rows(moves: Moves, counts: Numbers, chances: Numbers, out: Numbers) -> None:
    """For each row some legal action, each equally likely."""
    for row in range(len(out)):
        out[row] = moves[row, below(chances[row], counts[row])]
