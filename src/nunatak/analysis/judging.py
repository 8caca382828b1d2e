"""What did a decision give away?

The moment is surveyed first: a search finds the move it likes best. If another was played, both
are then examined alike, each by searches of its own from the position after the move, so that
neither the attention of the survey nor its luck favours one of them. All of it sees only
redeals of what the seat knew.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from threading import Event

import numpy as np

from nunatak.analysis.moments import Moment, seed_of
from nunatak.kernel.appraisal import PLACE_SHARE
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import State
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.search.levels import STYLE
from nunatak.search.thinking import CAPACITY, Searcher, Thought
from nunatak.search.worth import judge

Estimate = tuple[float, ...]  # the worth to each seat, from 0 to 1

SURVEY = 0.5  # share of the budget; the rest is for the examination of two moves
PARTS = 4  # an examination has so many, to see how far they differ,
REDEALS = 8  # and more where a move shows something
STUDENT = {PARTS: 3.182, REDEALS: 2.365}  # how far few parts may mislead, where many go to 2
ROOMY = 4  # times the nodes that each iteration opens at most where nothing is hidden
SURE = 2.0  # a difference counts from so many times its uncertainty on
LEAST = 0.02  # of worth: less is not worth a word
MISTAKE = 0.06
BLUNDER = 0.15

FORCED, BEST, FINE, SLIP, ERROR, BLUNDERED = (
    "forced",
    "best",
    "fine",
    "slip",
    "mistake",
    "blunder",
)
GRADES = (FORCED, BEST, FINE, SLIP, ERROR, BLUNDERED)


@dataclass(frozen=True)
class Judgement:
    """What the search thinks of a moment."""

    best: int  # the action
    worths: Estimate  # after the best move
    played: Estimate  # after the move that was played
    difference: float  # to the seat; a little below 0 where the examination is not sure
    uncertainty: float  # standard error of the difference
    spread: float  # standard error of the seat's worth
    iterations: int


@dataclass(frozen=True)
class Sample:
    """What one look at a move found: its worth to each seat."""

    worths: Estimate
    iterations: int


@dataclass(frozen=True)
class Examination:
    """Several looks at one move."""

    parts: tuple[Sample, ...]

    @property
    def worths(self) -> Estimate:
        """The mean worth to each seat."""
        rows = zip(*(sample.worths for sample in self.parts), strict=True)
        return tuple(sum(row) / len(row) for row in rows)

    @property
    def iterations(self) -> int:
        """Of all looks."""
        return sum(sample.iterations for sample in self.parts)

    def error(self, seat: int) -> float:
        """Standard error of the worth to a seat."""
        return standard_error([sample.worths[seat] for sample in self.parts])


def gave_away(difference: float, uncertainty: float) -> float:
    """What is surely lost: nothing inside the noise."""
    return difference if difference >= max(LEAST, SURE * uncertainty) else 0.0


def grade_of(lost: float) -> str:
    """What a loss is called."""
    if lost >= BLUNDER:
        return BLUNDERED
    if lost >= MISTAKE:
        return ERROR
    return SLIP if lost else FINE


class Judge:
    """Judges the moments of one game, with a budget for each."""

    def __init__(self, game: Game, seats: int, budget: Budget, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.budget = budget
        self.seed = seed
        self.stop = Event()

    def judge(self, moment: Moment) -> Judgement:
        """The best move, and what the one played is worth beside it."""
        thought = self.survey(moment)
        best = thought.actions[thought.best]
        worths = thought.worths[thought.best]
        spread = _error_at_most(worths[moment.seat], thought.visits[thought.best])
        if best == moment.action:
            return Judgement(best, worths, worths, 0.0, 0.0, spread, thought.iterations)
        return self._compare(moment, best, thought.iterations)

    def survey(self, moment: Moment) -> Thought:
        """What a search thinks of the moment's moves."""
        outlook = Outlook(self.game, moment.state, moment.seat)
        return self._think(outlook, seed_of(self.seed, moment.number, 1), part(self.budget, SURVEY))

    def _think(self, outlook: Outlook, seed: int, budget: Budget) -> Thought:
        """A search of its own, with no more memory than it can need."""
        searcher = Searcher(seed, STYLE, room(budget, self.game.rules.most_legal))
        return searcher.think(outlook, budget, self.stop)

    def _compare(self, moment: Moment, best: int, iterations: int) -> Judgement:
        """The favourite and the move played, examined alike."""
        favourite, played = (self.examine(moment, action) for action in (best, moment.action))
        iterations += favourite.iterations + played.iterations
        difference = favourite.worths[moment.seat] - played.worths[moment.seat]
        uncertainty = error_between(favourite, played, moment.seat)
        if difference < 0:
            best, favourite = moment.action, played
        spread = favourite.error(moment.seat)
        return Judgement(
            best, favourite.worths, played.worths, difference, uncertainty, spread, iterations
        )

    def examine(self, moment: Moment, action: int) -> Examination:
        """The worth of a move: searches after it, on redeals of what the seat knew before it."""
        states = list(self._after(moment, action))
        budget = part(self.budget, (1 - SURVEY) / 2 / len(states))
        return Examination(
            tuple(
                self._look(state, moment, 2 + number, budget) for number, state in enumerate(states)
            )
        )

    def _look(self, state: State, moment: Moment, use: int, budget: Budget) -> Sample:
        """One position after the move; an end needs no search."""
        if self.game.rules.is_over(state):
            return Sample(worths_of(self.game, state, self.seats), 0)
        outlook = Outlook(self.game, state, moment.seat)
        return _root(self._think(outlook, seed_of(self.seed, moment.number, use), budget))

    def _after(self, moment: Moment, action: int) -> Iterator[State]:
        """Positions after the move: more, if it may show what the seat could not know."""
        chance = stream(seed_of(self.seed, moment.number, 1), FOR_REDEALS)
        outlook = Outlook(self.game, moment.state, moment.seat)
        for number in range(1, REDEALS + 1):
            state = outlook.redeal(chance)
            self.game.rules.apply(state, action)
            yield state
            if number == PARTS and not state.news:
                return


def worths_of(game: Game, state: State, seats: int) -> Estimate:
    """What a finished game is worth to each seat."""
    worths = np.zeros(seats, np.float64)
    points = np.zeros((seats, len(game.rules.sources)), np.int64)
    judge(state, points, np.zeros(seats, np.int64), worths)
    return tuple(float(worth) for worth in worths)


def ended(game: Game, state: State, seats: int, resigned: int | None) -> Estimate:
    """What the game as it ended is worth to each seat; giving up is losing without a margin."""
    if resigned is None:
        return worths_of(game, state, seats)
    middle = (1 - PLACE_SHARE) / 2
    return tuple(middle + PLACE_SHARE * (seat != resigned) for seat in range(seats))


def room(budget: Budget, most_legal: int) -> int:
    """Nodes of a search: so many that none is ever given up, if the iterations are known."""
    if budget.iterations is None:
        return CAPACITY
    return min(CAPACITY, ROOMY * (budget.iterations + 2) * most_legal)


def part(budget: Budget, share: float) -> Budget:
    """A share of a budget, on one thread; at least one iteration."""
    seconds = None if budget.seconds is None else budget.seconds * share
    iterations = None if budget.iterations is None else max(1, round(budget.iterations * share))
    return Budget(seconds, iterations)


def _error_at_most(worth: float, visits: int) -> float:
    """The standard error that a mean of so many outcomes between 0 and 1 can have."""
    return sqrt(max(0.0, worth * (1 - worth)) / max(1, visits))


def _root(thought: Thought) -> Sample:
    """What a search found at its root: its moves, weighted by visits."""
    sums = [0.0] * len(thought.worths[0])
    for visits, worths in zip(thought.visits, thought.worths, strict=True):
        sums = [so + visits * worth for so, worth in zip(sums, worths, strict=True)]
    return Sample(
        tuple(so / max(1, thought.iterations) for so in sums),
        thought.iterations,
    )


def error_between(first: Examination, second: Examination, seat: int) -> float:
    """Of the difference: part by part where both looked at the same redeals."""
    if len(first.parts) != len(second.parts):
        return sqrt(first.error(seat) ** 2 + second.error(seat) ** 2)
    pairs = zip(first.parts, second.parts, strict=True)
    return standard_error([one.worths[seat] - other.worths[seat] for one, other in pairs])


def standard_error(parts: list[float]) -> float:
    """Of the mean of the parts; widened, because so few may mislead."""
    middle = sum(parts) / len(parts)
    variance = sum((part - middle) ** 2 for part in parts) / (len(parts) - 1)
    return STUDENT[len(parts)] / SURE * sqrt(variance / len(parts))
