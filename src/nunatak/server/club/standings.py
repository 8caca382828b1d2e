"""Who leads, and by what? Scores of matches, and the tie-breaks by their names.

A win counts one, a draw a half; among more than two, the share of the others whom one has beaten.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

BYE = 1.0  # what a free round is worth
BREAKS = {
    "swiss": ("buchholz", "sonneborn", "direct", "wins"),
    "robin": ("direct", "sonneborn", "wins"),
    "arena": ("wins", "buchholz"),
}


@dataclass(frozen=True)
class Game:
    """A finished game: entrants, ranks and points by seat, none where it was given up; or a bye."""

    round: int
    board: int
    players: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()


@dataclass(frozen=True)
class Match:
    """What somebody got out of meeting others: one game, or the two of a duplicate."""

    round: int
    scores: Mapping[int, float]  # by entrant

    @property
    def is_bye(self) -> bool:
        """Whether nobody was met."""
        return len(self.scores) == 1


@dataclass(frozen=True)
class Line:
    """One entrant in the standings."""

    entrant: int
    games: int
    score: float
    breaks: tuple[float, ...]
    rank: int = 0


def shares(ranks: Sequence[int]) -> list[float]:
    """Of the others, the share that each seat has beaten; ties count a half."""
    others = len(ranks) - 1
    beaten = [sum((r > own) + 0.5 * (r == own) for r in ranks) - 0.5 for own in ranks]
    return [count / others for count in beaten]


def matches(games: Sequence[Game]) -> list[Match]:
    """Games of the same board of a round are one match: the legs of a duplicate."""
    ordered = sorted(games, key=lambda game: (game.round, game.board))
    legs = groupby(ordered, key=lambda game: (game.round, game.board))
    return [_match(list(some)) for _, some in legs]


def _match(legs: list[Game]) -> Match:
    first = legs[0]
    if len(first.players) == 1:
        return Match(first.round, {first.players[0]: BYE})
    if len(legs) == 1:
        scores = dict(zip(first.players, shares(first.ranks), strict=True))
        return Match(first.round, scores)
    return Match(first.round, _together(legs))


def _together(legs: list[Game]) -> dict[int, float]:
    """Both legs: whoever has won more of them, has given up fewer, has more points in all."""
    got: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for leg in legs:
        for place, (player, share) in enumerate(zip(leg.players, shares(leg.ranks), strict=True)):
            got[player][0] += share
            got[player][1] += 0.0 if leg.points else share  # one that was given up has no points
            got[player][2] += leg.points[place] if leg.points else 0
    one, two = got
    better = (got[one] > got[two]) + 0.5 * (got[one] == got[two])
    return {one: better, two: 1.0 - better}


# ------------------------------------------------------------------ the standings


@dataclass
class Tally:
    """All matches, by entrant."""

    played: Mapping[int, Sequence[Match]]
    score: Mapping[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.score = {
            one: sum(match.scores[one] for match in mine) for one, mine in self.played.items()
        }

    def met(self, one: int) -> list[tuple[int, float]]:
        """Each opponent, and what one got against them."""
        return [
            (other, match.scores[one])
            for match in self.played[one]
            for other in match.scores
            if other != one
        ]

    def buchholz(self, one: int) -> float:
        """The sum of the opponents' scores."""
        return sum(self.score[other] for other, _ in self.met(one))

    def sonneborn(self, one: int) -> float:
        """Sonneborn–Berger: the scores of those whom one has beaten, half of draws."""
        return sum(got * self.score[other] for other, got in self.met(one))

    def direct(self, one: int) -> float:
        """Direct encounter: what one got against those with the same score."""
        return sum(got for other, got in self.met(one) if self.score[other] == self.score[one])

    def wins(self, one: int) -> float:
        """Matches that one has won outright."""
        return float(
            sum(match.scores[one] == 1.0 for match in self.played[one] if not match.is_bye)
        )


def standings(kind: str, entrants: Sequence[int], games: Sequence[Game]) -> list[Line]:
    """The best first; equal in everything share a rank."""
    played: dict[int, list[Match]] = {one: [] for one in entrants}
    for match in matches(games):
        for one in match.scores:
            played[one].append(match)
    tally = Tally(played)
    breaks: list[Callable[[int], float]] = [getattr(tally, name) for name in BREAKS[kind]]
    lines = [
        Line(one, len(played[one]), tally.score[one], tuple(tell(one) for tell in breaks))
        for one in entrants
    ]
    return _ranked(sorted(lines, key=lambda line: (-line.score, *_down(line), line.entrant)))


def _down(line: Line) -> list[float]:
    return [-value for value in line.breaks]


def _ranked(lines: Sequence[Line]) -> list[Line]:
    found: list[Line] = []
    for place, line in enumerate(lines, start=1):
        last = found[-1] if found else None
        same = last is not None and (last.score, last.breaks) == (line.score, line.breaks)
        rank = last.rank if same and last is not None else place
        found.append(Line(line.entrant, line.games, line.score, line.breaks, rank))
    return found
