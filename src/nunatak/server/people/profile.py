"""How does somebody play? Counted from the results that are kept, here alone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from nunatak.server.events.live import BOT, OVER, PERSON
from nunatak.server.node import Node
from nunatak.server.people import company
from nunatak.server.people.identity import shown
from nunatak.server.people.opponents import SECONDS
from nunatak.server.store import rows, schema
from nunatak.server.wire import messages as m
from nunatak.server.wire import people as p
from nunatak.server.wire.trouble import Trouble

COUNTED = 2000  # of somebody's games, the latest
ANALYSED = 100  # of them, whose analyses are looked at
BEST = 5  # wins of each game that are shown
t, s, u = schema.tables.c, schema.seats.c, schema.users.c
LEVELS = list(SECONDS)


@dataclass(frozen=True)
class Played:
    """A finished game of somebody's, as far as it is counted."""

    table: str
    game: str
    ended: float
    public: bool
    role: str
    seat: int
    points: int
    won: bool
    others: tuple[Row[Any], ...]  # their seats

    @property
    def with_people(self) -> bool:
        """Whether somebody else sat there."""
        return any(other.kind == PERSON for other in self.others)

    @property
    def level(self) -> str | None:
        """Against bots alone: the weakest of them; None where one is a yardstick."""
        found = [other.level for other in self.others if other.kind == BOT]
        if len(found) < len(self.others) or any(level not in LEVELS for level in found):
            return None
        return min(found, key=LEVELS.index)


async def profile(node: Node, me: m.Me | None, person: str) -> p.Profile:
    """Somebody, by id or login; the private are not found but by themselves and their friends."""
    mine = None if me is None else me.id
    return await node.read(lambda connection: _profile(connection, mine, person))


def _profile(connection: Connection, reader: str | None, person: str) -> p.Profile:
    row = company.person(connection, person)
    tie = company.tie(connection, reader, row.id)
    wish = shown(row.shown, row.login)
    if wish == "private" and reader != row.id and tie != "friends":
        raise Trouble("not-found")
    games = _games(connection, row.id)
    seen = {game.table for game in games if game.public or reader == row.id}
    return p.Profile(
        person=row.id,
        name=row.name,
        account=row.login is not None,
        mine=reader == row.id,
        shown=wish,
        tie=tie,
        muted=company.is_muted(connection, reader, row.id),
        since=row.created,
        games=_by_game(connection, games),
        ratings=_curves(connection, row.id, seen),
        best=_best([game for game in games if game.table in seen]),
    )


# ------------------------------------------------------------------ the games that count


def _games(connection: Connection, user: str) -> list[Played]:
    """The latest first."""
    query = (
        select(schema.tables, s.seat, s.role, s.held)
        .join(schema.seats, s.table == t.id)
        .where(s.user == user, t.state == OVER, t.result.is_not(None))
        .order_by(t.ended.desc())
        .limit(COUNTED)
    )
    found = [row for row in connection.execute(query) if _counts(row)]
    seats = _seats(connection, [row.id for row in found])
    played = [_played(row, seats[row.id], user) for row in found]
    return [game for game in played if game is not None]


def _counts(row: Row[Any]) -> bool:
    """Dealt here, and played to its end by its player."""
    return rows.facts_of(row).origin_counts and row.held is None


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[Row[Any]]]:
    query = select(schema.seats).where(s.table.in_(tables)).order_by(s.table, s.seat)
    found = connection.execute(query).all()
    return {table: list(seats) for table, seats in groupby(found, key=lambda row: row.table)}


def _played(row: Row[Any], seats: list[Row[Any]], user: str) -> Played | None:
    others = tuple(seat for seat in seats if seat.user != user)
    if len(others) != len(seats) - 1:  # several seats at one device
        return None
    result = msgspec.json.decode(row.result, type=m.Result)
    return Played(
        table=row.id,
        game=row.game,
        ended=row.ended,
        public=row.public,
        role=row.role or "",
        seat=row.seat,
        points=result.points[row.seat] if result.points else 0,  # none after a resignation
        won=result.ranks[row.seat] == 1,
        others=others,
    )


# ------------------------------------------------------------------ what is counted


def _by_game(connection: Connection, games: Sequence[Played]) -> list[p.GameProfile]:
    names = dict.fromkeys(game.game for game in games)
    return [
        _game(connection, name, [game for game in games if game.game == name]) for name in names
    ]


def _game(connection: Connection, name: str, games: Sequence[Played]) -> p.GameProfile:
    levels = {level: [game for game in games if game.level == level] for level in LEVELS}
    roles = dict.fromkeys(game.role for game in games if game.role)
    exact = _accuracies(connection, games[:ANALYSED])
    return p.GameProfile(
        game=name,
        all=_tally(games),
        people=_tally([game for game in games if game.with_people]),
        levels={level: _tally(found) for level, found in levels.items() if found},
        roles={role: _tally([game for game in games if game.role == role]) for role in roles},
        run=_run(games),
        best_run=max(_runs(games), default=0),
        badges=_badges(games),
        accuracy=sum(exact) / len(exact) if exact else None,
        analysed=len(exact),
    )


def _tally(games: Sequence[Played]) -> p.Tally:
    return p.Tally(played=len(games), won=sum(game.won for game in games))


def _run(games: Sequence[Played]) -> int:
    """Won in a row up to now."""
    return next((place for place, game in enumerate(games) if not game.won), len(games))


def _runs(games: Iterable[Played]) -> list[int]:
    """Every row of wins."""
    return [len(list(row)) for won, row in groupby(games, key=lambda game: game.won) if won]


def _badges(games: Sequence[Played]) -> list[p.Badge]:
    """Each level that was beaten, in each role, once."""
    beaten = {(game.level, game.role) for game in games if game.won and game.level and game.role}
    ordered = sorted(beaten, key=lambda pair: (LEVELS.index(str(pair[0])), pair[1]))
    return [p.Badge(level=str(level), role=role) for level, role in ordered]


def _accuracies(connection: Connection, games: Sequence[Played]) -> list[float]:
    """Of the analysed among them."""
    a = schema.analyses.c
    seats = {game.table: game.seat for game in games}
    query = select(a.table, a.body).where(a.table.in_(seats), a.body.is_not(None))
    found = [
        msgspec.json.decode(row.body, type=Judged).players[seats[row.table]].accuracy
        for row in connection.execute(query)
    ]
    return [accuracy for accuracy in found if accuracy is not None]


class Judged(msgspec.Struct):
    """Of an analysis, how each seat played."""

    players: list[m.JudgedPlay]


def _best(games: Sequence[Played]) -> list[p.BestGame]:
    """Of each game the wins with most points, those against people before all others."""
    found = []
    for name in dict.fromkeys(game.game for game in games):
        won = [game for game in games if game.game == name and game.won]
        won.sort(key=lambda game: (game.with_people, game.points), reverse=True)
        found += [_proud(game) for game in won[:BEST]]
    return found


def _proud(game: Played) -> p.BestGame:
    against = [other.level if other.kind == BOT else other.name for other in game.others]
    return p.BestGame(
        table=game.table, game=game.game, points=game.points, against=against, at=game.ended
    )


# ------------------------------------------------------------------ ratings


def worth(mu: float, sigma: float) -> float:
    """A rating as it is shown: what is nearly certain of it."""
    return round(mu - 3 * sigma, 2)


def _curves(connection: Connection, user: str, seen: set[str]) -> list[p.Curve]:
    r, w = schema.ratings.c, schema.swings.c
    swings = connection.execute(select(schema.swings).where(w.user == user).order_by(w.at)).all()
    rated = connection.execute(
        select(schema.ratings).where(r.user == user).order_by(r.game, r.seats)
    )
    return [
        p.Curve(
            game=row.game,
            seats=row.seats,
            rating=worth(row.mu, row.sigma),
            games=row.games,
            moments=[_moment(swing, seen) for swing in swings if _same(swing, row)],
        )
        for row in rated
    ]


def _same(swing: Row[Any], row: Row[Any]) -> bool:
    return (swing.game, swing.seats) == (row.game, row.seats)


def _moment(swing: Row[Any], seen: set[str]) -> p.Moment:
    table = swing.table if swing.table in seen else None
    return p.Moment(at=swing.at, rating=worth(swing.mu, swing.sigma), table=table)


async def of_table(node: Node, game: str, users: Sequence[str | None]) -> p.SeatRatings:
    """The ratings of those who sit at a table; of the private too, as their opponents see them."""
    r = schema.ratings.c
    query = select(schema.ratings).where(r.game == game, r.seats == len(users), r.user.in_(users))
    found = await node.read(lambda connection: connection.execute(query).all())
    known = {row.user: worth(row.mu, row.sigma) for row in found}
    return p.SeatRatings(ratings=[known.get(user) for user in users])
