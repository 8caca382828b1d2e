"""How do thousands of games run side by side, in one array, on all cores?

Examples:
    >>> batch = Batch("lonewolves", 1024, seed=7)
    >>> while learning:
    ...     batch.step(policy(batch.observations, batch.masks))
    ...     learn(batch.rewards, batch.done)

The arrays are made once and written over by every step: copy what you want to keep.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import numpy as np

from nunatak.envs.compiled.rewards import Rewards, Room
from nunatak.envs.compiled.stepping import (
    STAYS,
    Flags,
    Histories,
    Masks,
    Moves,
    Observations,
    Rows,
    are_done,
    first_illegal,
    reset_rows,
    sample_rows,
    sow_rows,
    step_rows,
)
from nunatak.envs.variant import Variant, choose
from nunatak.kernel.chance import WORDS, words
from nunatak.kernel.playing import Numbers
from nunatak.kernel.state import EVENT_FIELDS, NOBODY, State, States, empty

T = TypeVar("T")

FEWEST_ROWS = 64  # a thread that is given fewer to step costs more than it brings,
FEWEST_LOOKS = 2048  # or fewer to look at
SEEDS = 1 << 64


class IllegalActions(ValueError):
    """Some row's action is not legal; no game has been stepped."""

    def __init__(self, row: int, action: int) -> None:
        super().__init__(f"actions[{row}]: {action} is not legal there")
        self.row = row
        self.action = action


class Batch:
    """Many games of one variant, each in a row of preallocated arrays.

    A row's game is the one that `Table(game, seats, seed=batch.seeds[row])` would play. When it
    ends, its rewards are written, `done` is set, and the row already holds the first decision of
    the next game, whose seed follows from the last one. A game of `limit` decisions is cut off:
    `truncated` is set, and nobody is rewarded.

    `last=True` keeps what was to be seen when a game ended or was cut off, `history=K` the last K
    things that everybody was told.
    """

    def __init__(
        self,
        game: str,
        size: int,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        data: Mapping[str, Any] | None = None,
        limit: int | None = None,
        seed: int | Sequence[int] = 0,
        threads: int | None = None,
        last: bool = False,
        history: int = 0,
    ) -> None:
        if size < 1:
            raise ValueError(f"size: at least one game is expected, got {size}")
        if history < 0:
            raise ValueError(f"history: at least 0 is expected, got {history}")
        self.variant = choose(game, seats, options, reward, data)
        self.size = size
        self.limit = self.variant.game.rules.longest if limit is None else limit
        self.rows = make_rows(self.variant, size, last=last, history=history)
        self._chances = np.zeros((size, WORDS), np.int64)
        self._sampled = np.zeros(size, np.int64)
        self._slices = list(_slices(size, threads or os.cpu_count() or 1))
        self._rooms = [
            Room(self.variant.seats, len(self.variant.game.rules.sources)) for _ in self._slices
        ]
        self._pool = ThreadPoolExecutor(max(1, len(self._slices) - 1))
        self.reset(seed)

    # -------------------------------------------------------------- what there is to see

    @property
    def states(self) -> States:
        """The positions, hidden things included: not for players."""
        return self.rows.states

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in each row."""
        return [int(low) | int(high) << 32 for low, high in self.rows.seeds]

    @property
    def lengths(self) -> Numbers:
        """Decisions taken in the game of each row."""
        return self.rows.lengths

    @property
    def observations(self) -> Observations:
        """What the deciding seat of each row may know."""
        return self.rows.observations

    @property
    def masks(self) -> Masks:
        """1 where the deciding seat may take the action; to be read only."""
        return self.rows.masks

    @property
    def moves(self) -> Moves:
        """The same as lists: `batch.moves[row, :batch.counts[row]]`."""
        return self.rows.moves

    @property
    def counts(self) -> Numbers:
        """How many actions the deciding seat of each row may choose from."""
        return self.rows.counts

    @property
    def rewards(self) -> Rewards:
        """What the last step brought each seat of each row."""
        return self.rows.rewards

    @property
    def seats(self) -> Numbers:
        """Who decides in each row."""
        return self.rows.seats

    @property
    def done(self) -> Flags:
        """Whether the last step ended the game of the row; the next one is there already."""
        return self.rows.done

    @property
    def truncated(self) -> Flags:
        """Whether the last step cut the game of the row off."""
        return self.rows.truncated

    @property
    def last_observations(self) -> Observations:
        """What was to be seen when the game that a row has just left ended or was cut off.

        By who would have decided next, or by the seat in `eyes`; of other rows it is stale.
        """
        return self.rows.last

    @property
    def eyes(self) -> Numbers:
        """Whose last observation of a row is kept; -1 is the seat that would decide."""
        return self.rows.eyes

    @property
    def histories(self) -> Histories:
        """What everybody was told of late: events and their numbers, the newest last, -1 before."""
        return self.rows.histories

    # -------------------------------------------------------------- what can be done

    def reset(self, seed: int | Sequence[int] = 0) -> None:
        """Begin anew: one seed for each row, or the first of a range of them."""
        for row, one in enumerate(_spread(seed, self.size)):
            self.rows.seeds[row] = words(one)
        sow_rows(self.rows.seeds, self._chances)
        self._share(partial(_reset_slice, self.variant.blank, self.rows))

    def step(self, actions: Any, moving: Any = None) -> None:
        """One action in each row, by the seat that decides there; anything array-like.

        Rows that are not `moving`, if that is said, stay as they are.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise ValueError(f"actions: one for each row is expected, got shape {chosen.shape}")
        if moving is None:
            self._must_be_legal(chosen)
        else:
            going = np.asarray(moving, np.bool_)
            if going.shape != (self.size,):
                raise ValueError(f"moving: one for each row is expected, got shape {going.shape}")
            self._must_be_legal(np.where(going, chosen, self.rows.moves[:, 0]))
            chosen = np.where(going, chosen, STAYS)
        self._step(chosen)

    def _must_be_legal(self, actions: Numbers) -> None:
        """Before any row is stepped."""
        for row in self._share(partial(_illegal_in_slice, self.rows.masks, actions), FEWEST_LOOKS):
            if row >= 0:
                raise IllegalActions(row, int(actions[row]))

    def sample(self) -> Numbers:
        """A random legal action for each row, in an array that the next call writes over."""
        arrays = (self.rows.moves, self.rows.counts, self._chances, self._sampled)
        self._share(partial(_sample_slice, arrays), FEWEST_LOOKS)
        return self._sampled

    def _step(self, actions: Numbers) -> None:
        """All threads, until no row is left; one that wakes up too late finds nothing to do."""
        counts = np.zeros(len(self._rooms) + 1, np.int64)  # rows taken of each part; rows done
        given = (counts, self.variant.blank, self.rows, actions)
        rules = (self.limit, self.variant.reward_kind)
        works = [
            partial(step_rows, thread, *given, *rules, room.points, room.places)
            for thread, room in enumerate(self._rooms)
        ]
        others = [self._pool.submit(work) for work in works[1:]]
        works[0]()
        if others and not are_done(counts, self.size):
            for other in others:
                other.result()

    def _share(self, work: Callable[[range], T], fewest: int = FEWEST_ROWS) -> list[T]:
        """Every slice to a thread; the calling thread takes the first, or all if they are few."""
        if len(self._slices[0]) < fewest:
            return [work(range(self.size))]
        others = [self._pool.submit(work, part) for part in self._slices[1:]]
        first = work(self._slices[0])
        return [first, *(other.result() for other in others)]


def make_rows(of: Variant, size: int, *, last: bool = False, history: int = 0) -> Rows:
    """Empty rows for so many games."""
    length = of.game.learner.length
    return Rows(
        states=empty(of.game.rules.state, size),
        seeds=np.zeros((size, 2), np.int64),
        lengths=np.zeros(size, np.int64),
        observations=np.zeros((size, length), np.float32),
        masks=np.zeros((size, of.game.rules.actions.size), np.int8),
        moves=np.zeros((size, of.game.rules.most_legal), np.int16),
        counts=np.zeros(size, np.int64),
        rewards=np.zeros((size, of.seats), np.float32),
        seats=np.zeros(size, np.int64),
        done=np.zeros(size, np.bool_),
        truncated=np.zeros(size, np.bool_),
        last=np.zeros((size if last else 0, length), np.float32),
        eyes=np.full(size, NOBODY, np.int64),
        histories=np.zeros((size, history, EVENT_FIELDS), np.int16),
    )


def _slices(size: int, threads: int) -> Iterator[range]:
    count = max(1, min(threads, size // FEWEST_ROWS))
    for number in range(count):
        yield range(size * number // count, size * (number + 1) // count)


def _spread(seed: int | Sequence[int], size: int) -> Sequence[int]:
    seeds = [(seed + row) % SEEDS for row in range(size)] if isinstance(seed, int) else seed
    if len(seeds) != size:
        raise ValueError(f"seed: {size} seeds are expected, got {len(seeds)}")
    for one in seeds:
        if not 0 <= one < SEEDS:
            raise ValueError(f"seed: a number from 0 to 2**64 - 1 is expected, got {one}")
    return [int(one) for one in seeds]


def _reset_slice(blank: State, rows: Rows, part: range) -> None:
    reset_rows(part.start, part.stop, blank, rows)


def _sample_slice(arrays: Sequence[Any], part: range) -> None:
    sample_rows(*(array[part.start : part.stop] for array in arrays))


def _illegal_in_slice(masks: Masks, actions: Numbers, part: range) -> int:
    """The first row whose action is not legal, or a negative number."""
    found = int(first_illegal(masks[part.start : part.stop], actions[part.start : part.stop]))
    return found if found < 0 else part.start + found
