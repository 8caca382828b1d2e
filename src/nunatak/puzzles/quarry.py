"""How are many games searched at once, and which of the finds are kept?

Games are taken in their order, so the same seed gives the same collection with any number of
workers. No theme and no level of difficulty may take over.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import count
from math import ceil
from multiprocessing import get_context
from time import monotonic
from typing import Any, TypeVar

from nunatak.kernel.game import Game
from nunatak.puzzles.clear import MARGIN
from nunatak.puzzles.mining import Claim, mine
from nunatak.puzzles.puzzle import Collection, Puzzle

SHARE = 0.4  # of a collection that one kind of action may have,
EASY_SHARE = 0.4  # and what is easier than
EASY = 1100
AHEAD = 2  # claims for each worker that are handed out in advance
EMPTY = 400  # games without a find after which there is nothing more to be found

Done = TypeVar("Done")
Report = Callable[[int, int], None]  # puzzles kept, games searched


def gather(
    game: Game,
    wanted: int,
    iterations: int,
    seed: int,
    workers: int,
    report: Report,
    seconds: float | None = None,
) -> Collection:
    """So many puzzles; fewer if the games hold no more, or the seconds are over."""
    until = None if seconds is None else monotonic() + seconds
    kept = Kept(wanted)
    claims = (Claim(game.name, seed, number, iterations) for number in count())
    with crew(workers) as pool:
        barren = 0
        for number, found in enumerate(in_order(pool, mine, claims, workers * AHEAD), 1):
            before = len(kept.puzzles)
            for puzzle in found:
                kept.offer(puzzle)
            report(len(kept.puzzles), number)
            barren = 0 if len(kept.puzzles) > before else barren + 1
            if kept.is_full or barren == EMPTY or (until is not None and monotonic() > until):
                break
    return Collection(game.name, game.version, seed, iterations, MARGIN, tuple(kept.puzzles))


class Kept:
    """A collection in the making."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.puzzles: list[Puzzle] = []
        self.kinds: Counter[str] = Counter()
        self.easy = 0

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        return len(self.puzzles) >= self.wanted

    def offer(self, puzzle: Puzzle) -> None:
        """Keep it, unless there are enough like it."""
        easy, kind = puzzle.rating < EASY, puzzle.themes[0]
        if self.is_full or self.kinds[kind] >= ceil(SHARE * self.wanted):
            return
        if easy and self.easy >= ceil(EASY_SHARE * self.wanted):
            return
        self.puzzles.append(puzzle)
        self.kinds[kind] += 1
        self.easy += easy


@contextmanager
def crew(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes of their own; what they have not begun is dropped at the end."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def in_order(
    pool: ProcessPoolExecutor,
    work: Callable[[Any], Done],
    claims: Iterator[Any] | Sequence[Any],
    ahead: int,
) -> Iterator[Done]:
    """What comes of each claim, in the order of the claims; only some are handed out ahead."""
    waiting: deque[Future[Done]] = deque()
    todo = iter(claims)
    while True:
        while len(waiting) < ahead and (claim := next(todo, None)) is not None:
            waiting.append(pool.submit(work, claim))
        if not waiting:
            return
        yield waiting.popleft().result()
