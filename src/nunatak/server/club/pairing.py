"""Who meets whom in the next round, and who sits where?

Swiss: of all pairings without a second meeting, the one with the least differences of scores, by a
matching of greatest weight. Round robin: the circle. Arena: whoever is free, neighbours in the
standings first. Lots come from the tournament's secret, so that the same is found again.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from nunatak.server.club.matching import best_pairs
from nunatak.server.club.standings import Game

BASE = 10**15  # of a pair's weight; all pairs together matter more than any fault
REPEAT = 10**11  # they have met
APART = 10**6  # by the square of the difference of scores, in halves
UNSEATED = 100  # a seat that is had too often
LOT = 64


@dataclass(frozen=True)
class Entrant:
    """Somebody who can be paired."""

    number: int
    score: float


class Lot:
    """Numbers that look like chance, and are the same for the same secret."""

    def __init__(self, secret: str, round: int) -> None:
        self.words = f"{secret} {round}"

    def number(self, *about: int) -> int:
        """One for these."""
        text = " ".join([self.words, *map(str, about)])
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


class Past:
    """What has been played so far."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.met: Counter[frozenset[int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.first: Counter[int] = Counter()  # games in the first seat, less those in others
        self.last: dict[int, int] = {}  # the last seat
        for game in sorted(games, key=lambda game: game.round):
            self._add(game)

    def _add(self, game: Game) -> None:
        if len(game.players) == 1:
            self.byes[game.players[0]] += 1
            return
        self.met[frozenset(game.players)] += 1
        for seat, one in enumerate(game.players):
            self.first[one] += 1 if seat == 0 else -1
            self.last[one] = seat

    def seated(self, one: int, two: int, lot: Lot) -> tuple[int, int]:
        """Two entrants by seat: whoever has been first less often, or not last time."""

        def wish(entrant: int) -> tuple[int, int, int]:
            return self.first[entrant], -self.last.get(entrant, 0), lot.number(entrant)

        return (one, two) if wish(one) <= wish(two) else (two, one)

    def clash(self, one: int, two: int) -> int:
        """How far both want the same seat."""
        wishes = self.first[one], self.first[two]
        same = wishes[0] * wishes[1] > 0
        return min(abs(wishes[0]), abs(wishes[1])) if same else 0


# ------------------------------------------------------------------ Swiss


def swiss(entrants: Sequence[Entrant], games: Sequence[Game], lot: Lot) -> list[tuple[int, ...]]:
    """Pairs by seat, the leaders first; of an odd number, one alone has a bye."""
    past = Past(games)
    ordered = sorted(entrants, key=lambda one: (-one.score, lot.number(one.number)))
    odd = len(ordered) % 2
    weights = {
        (a, b): BASE - _fault(ordered[a], ordered[b], past, lot)
        for a in range(len(ordered))
        for b in range(a + 1, len(ordered))
    }
    if odd:
        lowest = ordered[-1].score
        for a, one in enumerate(ordered):
            weights[a, len(ordered)] = BASE - _bye(one, lowest, past)
    pairs = best_pairs(len(ordered) + odd, weights)
    numbers = [one.number for one in ordered]
    found: list[tuple[int, ...]] = [
        past.seated(numbers[a], numbers[b], lot) for a, b in pairs if b < len(numbers)
    ]
    return found + [(numbers[a],) for a, b in pairs if b == len(numbers)]


def _fault(one: Entrant, two: Entrant, past: Past, lot: Lot) -> int:
    """What speaks against a pair."""
    numbers = one.number, two.number
    met = past.met[frozenset(numbers)] * REPEAT
    apart = round(2 * (one.score - two.score)) ** 2 * APART
    return met + apart + past.clash(*numbers) * UNSEATED + lot.number(*sorted(numbers)) % LOT


def _bye(one: Entrant, lowest: float, past: Past) -> int:
    """What speaks against a free round: to have had one, and to stand well."""
    return past.byes[one.number] * REPEAT + round(2 * (one.score - lowest)) ** 2 * APART


# ------------------------------------------------------------------ round robin


def robin(numbers: Sequence[int]) -> list[list[tuple[int, ...]]]:
    """All rounds: everybody meets everybody once, seats in turn."""
    ring: list[int | None] = [*([None] if len(numbers) % 2 else []), *numbers]
    rounds = []
    for turn in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        rounds.append([_met(one, two, turn, board) for board, (one, two) in enumerate(pairs)])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _met(one: int | None, two: int | None, turn: int, board: int) -> tuple[int, ...]:
    """The fixed one changes seats every round; the others sit by their place in the circle."""
    found = tuple(it for it in (one, two) if it is not None)
    swapped = turn % 2 == 1 if board == 0 else board % 2 == 1
    return found[::-1] if swapped else found


# ------------------------------------------------------------------ arena


def arena(
    free: Sequence[Entrant], seats: int, games: Sequence[Game], lot: Lot
) -> list[tuple[int, ...]]:
    """Groups of those who are free, neighbours in the standings.

    Who can't be seated waits; of two at a table that is somebody who has played as much as anybody.
    """
    ordered = sorted(free, key=lambda one: (-one.score, lot.number(one.number)))
    if seats == 2 and len(ordered) > 1:
        latest = [game for game in games if game.round >= max(1, _last_round(games) - 1)]
        if len(ordered) % 2:
            ordered.remove(_rested(ordered, games, lot))
        return swiss(ordered, latest, lot)
    groups = [ordered[place : place + seats] for place in range(0, len(ordered), seats)]
    full = [[one.number for one in group] for group in groups if len(group) == seats]
    return [tuple(sorted(group, key=lot.number)) for group in full]


def _rested(free: Sequence[Entrant], games: Sequence[Game], lot: Lot) -> Entrant:
    """Somebody who waits this time: by lot, of those who have played most."""
    played = Counter(player for game in games if len(game.players) > 1 for player in game.players)
    most = max(played[one.number] for one in free)
    tired = [one for one in free if played[one.number] == most]
    return tired[lot.number() % len(tired)]


def _last_round(games: Sequence[Game]) -> int:
    return max((game.round for game in games), default=0)
