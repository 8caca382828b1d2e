"""What do the judgements of a game add up to? Turns, turning points, and how each seat played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import sqrt

from nunatak.analysis.judging import (
    BEST,
    BLUNDERED,
    ERROR,
    FORCED,
    LEAST,
    SLIP,
    SURE,
    Estimate,
    Judgement,
    gave_away,
    grade_of,
)
from nunatak.analysis.moments import Moment

MANY = 6  # turning points that are told
SWING = 0.06  # of worth: less turns nothing

OWN, OTHERS, CHANCE, UNFORESEEN = "mistake", "opponent", "chance", "unforeseen"
CAUSES = (OWN, OTHERS, CHANCE, UNFORESEEN)


@dataclass(frozen=True)
class Judged:
    """A moment and what was found about it."""

    moment: Moment
    judgement: Judgement

    @property
    def lost(self) -> float:
        """What the move surely gave away."""
        return gave_away(self.judgement.difference, self.judgement.uncertainty)

    @property
    def grade(self) -> str:
        """What the move is called."""
        if self.moment.is_forced:
            return FORCED
        if self.judgement.best == self.moment.action:
            return BEST
        return grade_of(self.lost)


@dataclass(frozen=True)
class Turn:
    """What one seat decided in a row: its parts are summed up, for one plan has many steps."""

    number: int
    seat: int
    moves: tuple[Judged, ...]

    @property
    def difference(self) -> float:
        """The sum over all decisions, but no more than there was to lose.

        A chance that is passed over twice in a turn is lost once: the sum ends at what lies
        between the best that the seat had and what it was left with, or at the greatest part.
        """
        parts = [judged.judgement.difference for judged in self.moves]
        most = max(judged.judgement.worths[self.seat] for judged in self.moves)
        left = self.moves[-1].judgement.played[self.seat]
        return min(sum(parts), max([most - left, *parts]))

    @property
    def uncertainty(self) -> float:
        """Standard error of the difference; the searches have nothing to do with each other."""
        return sqrt(sum(judged.judgement.uncertainty**2 for judged in self.moves))

    @property
    def lost(self) -> float:
        """What the turn surely gave away."""
        return gave_away(self.difference, self.uncertainty)

    @property
    def is_choice(self) -> bool:
        """Whether the seat had anything to choose."""
        return any(not judged.moment.is_forced for judged in self.moves)

    @property
    def worst(self) -> Judged:
        """The decision that cost most."""
        return max(self.moves, key=lambda judged: judged.judgement.difference)


@dataclass(frozen=True)
class TurningPoint:
    """Where the estimate of a seat changed most, and what did it."""

    turn: Turn  # in which it happened, or began
    seat: int  # whose estimate
    before: float
    after: float
    cause: str
    by: Turn | None  # that made the mistake


@dataclass(frozen=True)
class Play:
    """How one seat played."""

    seat: int
    turns: int  # with something to choose
    held: int  # of them gave nothing away
    gave_away: float
    grades: dict[str, int]  # slips, mistakes and blunders

    @property
    def accuracy(self) -> float | None:
        """The share of turns that gave nothing away; None if there was nothing to choose."""
        return self.held / self.turns if self.turns else None


def turns_of(judged: Sequence[Judged]) -> list[Turn]:
    """The turns of a game, in their order."""
    return [
        Turn(number, moves[0].moment.seat, moves)
        for number, moves in (
            (number, tuple(group))
            for number, group in groupby(judged, key=lambda found: found.moment.turn)
        )
    ]


def play_of(turns: Sequence[Turn], seat: int) -> Play:
    """How the seat played."""
    own = [turn for turn in turns if turn.seat == seat and turn.is_choice]
    grades = [grade_of(turn.lost) for turn in own]
    return Play(
        seat,
        len(own),
        sum(not turn.lost for turn in own),
        sum(turn.lost for turn in own),
        {grade: grades.count(grade) for grade in (SLIP, ERROR, BLUNDERED)},
    )


# ------------------------------------------------------------------ turning points


@dataclass(frozen=True)
class Stand:
    """How a seat stood when a turn began, or at the end."""

    turn: Turn | None
    worth: float
    spread: float


def lines(
    turns: Sequence[Turn], seats: int, result: Estimate | None, *, hidden: bool
) -> list[list[Stand]]:
    """How each seat stood through the game; where things are hidden, as it saw it itself."""
    found = []
    for seat in range(seats):
        own = [turn for turn in turns if turn.seat == seat or not hidden]
        stands = [_stand(turn, seat) for turn in own]
        if result is not None:
            stands.append(Stand(None, result[seat], 0.0))
        found.append(stands)
    return found


def _stand(turn: Turn, seat: int) -> Stand:
    first = turn.moves[0].judgement
    return Stand(turn, first.worths[seat], first.spread)


def turning_points(
    turns: Sequence[Turn], seats: int, result: Estimate | None, *, hidden: bool
) -> list[TurningPoint]:
    """The greatest changes beyond the noise, in the order of the game; one for each cause."""
    greatest: dict[int, TurningPoint] = {}
    for seat, line in enumerate(lines(turns, seats, result, hidden=hidden)):
        for point in _swings(line, seat, turns):
            number = (point.by or point.turn).number
            if number not in greatest or _size(point) > _size(greatest[number]):
                greatest[number] = point
    chosen = sorted(greatest.values(), key=_size, reverse=True)[:MANY]
    return sorted(chosen, key=lambda point: point.turn.number)


def _size(point: TurningPoint) -> float:
    return abs(point.after - point.before)


def _swings(line: Sequence[Stand], seat: int, turns: Sequence[Turn]) -> Iterator[TurningPoint]:
    for before, after in pairwise(line):
        assert before.turn is not None
        change = after.worth - before.worth
        noise = sqrt(before.spread**2 + after.spread**2)
        if abs(change) >= max(SWING, SURE * noise):
            last = turns[-1].number + 1 if after.turn is None else after.turn.number
            between = [turn for turn in turns if before.turn.number <= turn.number < last]
            yield _explain(before, after, seat, between)


def _explain(before: Stand, after: Stand, seat: int, between: Sequence[Turn]) -> TurningPoint:
    """The greatest share of the change: an own mistake, another's, or neither."""
    assert before.turn is not None
    change = after.worth - before.worth
    way = 1.0 if change > 0 else -1.0
    shares = {
        turn.number: effect(turn, seat) * way for turn in between if turn.lost and turn.is_choice
    }
    rest = change * way - sum(shares.values())
    culprit = max(between, key=lambda turn: shares.get(turn.number, 0.0))
    if shares.get(culprit.number, 0.0) > max(LEAST, rest):
        cause = OWN if culprit.seat == seat else OTHERS
        return TurningPoint(before.turn, seat, before.worth, after.worth, cause, culprit)
    shown = any(judged.moment.shows for turn in between for judged in turn.moves)
    cause = CHANCE if shown else UNFORESEEN
    return TurningPoint(before.turn, seat, before.worth, after.worth, cause, None)


def effect(turn: Turn, seat: int) -> float:
    """What the turn's choices changed for a seat, against the best ones."""
    return sum(
        judged.judgement.played[seat] - judged.judgement.worths[seat] for judged in turn.moves
    )
