"""What came of it? Ratings, head to head, first places, and who failed; ready for JSON."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from statistics import fmean
from typing import Any

from nunatak.arena.entrants import by_the_clock
from nunatak.arena.match import Played
from nunatak.arena.programme import Programme, Question
from nunatak.arena.ratings import Deal, Rating, rate
from nunatak.arena.schedule import Fixture
from nunatak.arena.scores import against, firsts, places
from nunatak.arena.settings import Settings
from nunatak.lab.intervals import Estimate, always_valid_interval, share_interval

Games = list[tuple[Fixture, Played]]
DIGITS = 4


def results(settings: Settings, programme: Programme) -> dict[str, Any]:
    """Everything there is to say about a tournament that is over."""
    return Summary(settings, programme).json()


class Summary:
    """The games that count, looked at from all sides."""

    def __init__(self, settings: Settings, programme: Programme) -> None:
        self.settings = settings
        self.programme = programme
        self.games = programme.counted()
        self.deals = by_deal(self.games)

    def json(self) -> dict[str, Any]:
        """The whole of it."""
        return {
            "settings": self.settings.json(),
            "games": len(self.games),
            "rounds": max(self.programme.last.values()),
            "deals": len(self.deals),
            "mean_length": _round(fmean(sum(played.decisions) for _, played in self.games)),
            "unfinished": sum(not played.finished for _, played in self.games),
            "standings": self.standings(),
            "head_to_head": [self.head_to_head(one) for one in self.programme.questions],
            "line_ups": [self.line_up(number) for number in range(len(self.line_ups))],
            "seats": [self.seat(seat) for seat in range(self.settings.seats)],
            "order": self.order(),
            "roles": self.roles(),
            "forfeits": [
                {"game": played.number, **asdict(forfeit)}
                for _, played in self.games
                for forfeit in played.forfeits
            ],
            **({"thinking": self.thinking()} if by_the_clock(self.settings.entrants) else {}),
        }

    @property
    def line_ups(self) -> tuple[tuple[str, ...], ...]:
        """The line-ups of the schedule."""
        return self.programme.schedule.line_ups

    # -------------------------------------------------------------- bots

    def standings(self) -> list[dict[str, Any]]:
        """The bots, the strongest first."""
        line_ups: dict[int, list[Deal]] = {}
        for (_, line_up), games in self.deals.items():
            deal = tuple((fixture.seats, played.ranks) for fixture, played in games)
            line_ups.setdefault(line_up, []).append(deal)
        ratings = rate(self.settings.bots, line_ups, self.settings.seed)
        ordered = sorted(ratings, key=lambda bot: -ratings[bot].mu)
        return [self.standing(bot, ratings[bot]) for bot in ordered]

    def standing(self, bot: str, rating: Rating) -> dict[str, Any]:
        """One bot: its rating, and what it did seat by seat."""
        mine = [(fixture, played) for fixture, played in self.games if bot in fixture.seats]
        ranks = [rank for one, played in mine for rank in places(bot, one.seats, played.ranks)]
        won = sum(firsts(bot, fixture.seats, played.ranks) for fixture, played in mine)
        return {
            "bot": bot,
            "rating": {name: _round(value) for name, value in asdict(rating).items()},
            "games": len(mine),
            "seats": len(ranks),
            "first_places": _round(won),
            "first_share": _round(won / len(ranks)),
            "mean_place": _round(fmean(ranks)),
            "mean_points": self.mean_points(bot, mine),
        }

    def mean_points(self, bot: str, games: Games) -> dict[str, float]:
        """By source, over the seats that were played to the end."""
        scored = [
            played.sources[seat]
            for fixture, played in games
            for seat, name in enumerate(fixture.seats)
            if name == bot and played.sources
        ]
        if not scored:
            return {}
        return {source: _round(fmean(one[source] for one in scored)) for source in scored[0]}

    # -------------------------------------------------------------- two bots

    def head_to_head(self, question: Question) -> dict[str, Any]:
        """What two bots did against each other when nobody else was there."""
        bot, other = question.bot, question.other
        games = [pair for pair in self.games if pair[0].line_up in question.duels]
        found = [against(bot, other, one.seats, played.ranks) for one, played in games]
        counts = Counter(
            "wins" if one > 0.5 else "losses" if one < 0.5 else "ties" for one in found
        )
        shares = self.programme.shares[question]
        deals = len(shares) * len(question.duels)
        return {
            "bot": bot,
            "other": other,
            "games": len(games),
            "deals": deals,
            **{name: counts[name] for name in ("wins", "ties", "losses")},
            "score": self.estimate(shares, deals, len(games)),
            "answer": self.programme.answers.get(question),
            "shares": [_round(share) for share in shares],  # by round
        }

    def estimate(self, shares: Sequence[float], deals: int, games: int) -> dict[str, float]:
        """With an interval that stays valid if the tournament stops early."""
        if self.settings.until is None:
            found = share_interval(shares, deals, games)
        else:
            found = always_valid_interval(shares, self.programme.error)
        return _json(found)

    # -------------------------------------------------------------- tables

    def line_up(self, number: int) -> dict[str, Any]:
        """How the bots of one line-up shared the first places; even is what chance would give."""
        bots = self.line_ups[number]
        deals = [games for (_, line_up), games in self.deals.items() if line_up == number]
        return {
            "bots": list(bots),
            "games": len(deals) * self.settings.seats,
            "deals": len(deals),
            "first_places": {
                bot: {
                    "even": _round(seats / len(bots)),
                    **self.estimate(
                        _means(deals, _firsts_of(bot)), len(deals), len(deals) * len(bots)
                    ),
                }
                for bot, seats in Counter(bots).items()
            },
        }

    def seat(self, seat: int) -> dict[str, float]:
        """What a seat is worth, whoever sits there."""
        won = [_first_share(played.ranks, seat) for _, played in self.games]
        points = [played.points[seat] for _, played in self.games if played.points]
        return {
            "first_share": _round(fmean(won)),
            "mean_points": _round(fmean(points)) if points else 0.0,
        }

    def order(self) -> list[dict[str, float]]:
        """What it is worth to decide first, next, and so on, whoever sits there."""
        deals = [
            games
            for games in self.deals.values()
            if all(played.first is not None for _, played in games)
        ]
        games = sum(map(len, deals))
        return [
            _json(share_interval(_means(deals, _won_by(place)), len(deals), games))
            for place in range(self.settings.seats if deals else 0)
        ]

    def roles(self) -> dict[str, dict[str, float]]:
        """What a role is worth, whoever plays it."""
        found: dict[str, list[float]] = {}
        for _, played in self.games:
            for seat, role in enumerate(played.roles):
                if role:
                    found.setdefault(role, []).append(_first_share(played.ranks, seat))
        return {
            role: {"games": len(won), "first_share": _round(fmean(won))}
            for role, won in sorted(found.items())
        }

    def thinking(self) -> dict[str, dict[str, float]]:
        """How long the bots thought; only where they do it by the clock."""
        return {bot: self._thinking(bot) for bot in self.settings.bots}

    def _thinking(self, bot: str) -> dict[str, float]:
        seats = [
            (played.decisions[seat], played.seconds[seat], played.slowest[seat])
            for fixture, played in self.games
            for seat, name in enumerate(fixture.seats)
            if name == bot
        ]
        decisions = sum(one[0] for one in seats)
        return {
            "decisions": decisions,
            "mean_seconds": _round(sum(one[1] for one in seats) / max(1, decisions)),
            "slowest_seconds": _round(max(one[2] for one in seats)),
        }


def by_deal(games: Games) -> dict[tuple[int, int], Games]:
    """The games, those of one deal together, by round and line-up."""
    found: dict[tuple[int, int], Games] = {}
    for fixture, played in games:
        found.setdefault((fixture.round, fixture.line_up), []).append((fixture, played))
    return found


def _firsts_of(bot: str) -> Callable[[Fixture, Played], float]:
    return lambda fixture, played: firsts(bot, fixture.seats, played.ranks)


def _means(deals: Sequence[Games], worth: Callable[[Fixture, Played], float]) -> list[float]:
    """One observation for each deal."""
    return [fmean(worth(fixture, played) for fixture, played in games) for games in deals]


def _won_by(place: int) -> Callable[[Fixture, Played], float]:
    """What the seat won that was so many places after the first to decide."""
    return lambda _, played: _first_share(
        played.ranks, ((played.first or 0) + place) % len(played.ranks)
    )


def _first_share(ranks: Sequence[int], seat: int) -> float:
    return (ranks[seat] == 1) / ranks.count(1)


def _json(found: Estimate) -> dict[str, float]:
    return {name: _round(value) for name, value in asdict(found).items()}


def _round(value: float) -> float:
    return round(float(value), DIGITS)
