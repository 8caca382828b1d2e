"""How is a whole game judged? All moments side by side on all cores, and stoppable."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from os import cpu_count

from nunatak.analysis.judging import Estimate, Judge
from nunatak.analysis.luck import Luck, can_be_told, final_worths, play_pair, tell_luck
from nunatak.analysis.moments import SEED, Moment, moments
from nunatak.analysis.summary import (
    Judged,
    Play,
    Turn,
    TurningPoint,
    play_of,
    turning_points,
    turns_of,
)
from nunatak.play.record import Record
from nunatak.play.table import Table
from nunatak.search.budget import Budget


@dataclass(frozen=True)
class Effort:
    """How hard to think; the budget's threads are how many moments are judged at once."""

    budget: Budget = field(default_factory=lambda: Budget(seconds=1.0, threads=cpu_count() or 1))
    seed: int = SEED
    pairs: int = 16  # of games for the worth of the deal


@dataclass(frozen=True)
class Analysis:
    """What was found about a game, or about the part of it that was looked at."""

    record: Record
    table: Table  # at the end of the record
    effort: Effort
    decisions: int  # of the whole record
    judged: tuple[Judged, ...]
    result: Estimate | None
    luck: Luck | None

    @property
    def is_complete(self) -> bool:
        """Whether every decision was judged, and the deal as often as wished."""
        return len(self.judged) == self.decisions and (
            not can_be_told(self.table.start)
            or self.effort.pairs * 2 == (self.luck.games if self.luck else 0)
        )

    @property
    def turns(self) -> list[Turn]:
        """The turns that were judged; the last is left out if it may not be whole."""
        turns = turns_of(self.judged)
        return turns if len(self.judged) == self.decisions else turns[:-1]

    @property
    def turning_points(self) -> list[TurningPoint]:
        """Where the game turned."""
        reached = self.result if len(self.judged) == self.decisions else None
        hidden = self.table.game.views.hidden
        return turning_points(self.turns, self.table.seats, reached, hidden=hidden)

    @property
    def plays(self) -> list[Play]:
        """How each seat played."""
        turns = self.turns
        return [play_of(turns, seat) for seat in range(self.table.seats)]


class Review:
    """The work of one analysis: it can be left at any time, and what was done is kept."""

    def __init__(self, record: Record, effort: Effort) -> None:
        self.record = record
        self.effort = effort
        self.table = record.table()
        self.moments = tuple(moments(record, effort.seed))
        self.judge = Judge(self.table.game, self.table.seats, effort.budget, effort.seed)
        self.found: dict[int, Judged] = {}
        self.worth_of_deal: dict[int, float] = {}

    @property
    def todo(self) -> int:
        """How many pieces of work there are."""
        return len(self.moments) + len(self._pairs)

    @property
    def _pairs(self) -> range:
        return range(self.effort.pairs if can_be_told(self.table.start) else 0)

    def run(self) -> Generator[int, None, None]:
        """Do all of it; tells after each piece how many are done. Whoever leaves stops it."""
        pool = ThreadPoolExecutor(self.effort.budget.threads)
        try:
            waiting: set[Future[None]] = {pool.submit(work) for work in self._works()}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for finished in done:
                    finished.result()
                yield self.todo - len(waiting)
        finally:
            self.judge.stop.set()
            pool.shutdown(cancel_futures=True)

    def _works(self) -> Iterator[Callable[[], None]]:
        for moment in self.moments:
            yield partial(self._judge, moment)
        for pair in self._pairs:
            yield partial(self._play, pair)

    def _judge(self, moment: Moment) -> None:
        judgement = self.judge.judge(moment)
        if not self.judge.stop.is_set():  # a thought cut short is no judgement
            self.found[moment.number] = Judged(moment, judgement)

    def _play(self, pair: int) -> None:
        if not self.judge.stop.is_set():
            self.worth_of_deal[pair] = play_pair(self.table.start, self.effort.seed, pair)

    def analysis(self) -> Analysis:
        """What has been found so far: the game up to the first moment not judged."""
        judged: list[Judged] = []
        for moment in self.moments:
            if moment.number not in self.found:
                break
            judged.append(self.found[moment.number])
        result = final_worths(self.table) if self.table.is_over else None
        pairs = [self.worth_of_deal[pair] for pair in sorted(self.worth_of_deal)]
        return Analysis(
            self.record,
            self.table,
            self.effort,
            len(self.moments),
            tuple(judged),
            result,
            tell_luck(pairs, result),
        )


def analyse(record: Record, effort: Effort | None = None) -> Analysis:
    """The whole analysis of a record at once."""
    review = Review(record, effort or Effort())
    for _ in review.run():
        pass
    return review.analysis()
