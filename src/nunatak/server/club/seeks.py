"""Who looks for somebody to play with? As soon as enough fit together, they sit at a table.

All matching happens in one transaction, one after another: nobody comes to two tables by one seek.
"""

from collections.abc import Sequence
from itertools import combinations
from random import SystemRandom
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, text

from nunatak import games
from nunatak.server.club import seating
from nunatak.server.events.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.node.rating import MODEL
from nunatak.server.people import roles
from nunatak.server.store import club as k
from nunatak.server.store import rows, schema
from nunatak.server.wire import club as c
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

QUICK, SLOW = 15 * 60.0, 3 * 86400.0  # seconds that a seek waits, by its pace
DAY = 86400
LOOKED_AT = 24  # seeks of one kind that are weighed, the oldest
LISTED = 100
MATCHING = 7_231_001  # the lock that a database with many nodes is asked for
q = k.seeks.c


async def seek(node: Node, me: m.Me, order: c.NewSeek) -> c.Seeks:
    """Look for others; whoever waits already is brought to a table together with me."""
    _check(order)
    node.need(order.game)
    most = (await roles.limits_of(node, me)).seeks
    live = await node.write(lambda connection: _seek(connection, node, me, order, most))
    if live is not None:
        seating.told(node, live)
    node.news.touch([me.id])
    found = await seeks(node, me)
    found.table = None if live is None else live.facts.id
    return found


def _check(order: c.NewSeek) -> None:
    if order.game not in games.NAMES:
        raise Trouble("bad-value", ", ".join(games.NAMES), "game")
    game = games.load(order.game)
    if order.seats not in game.seats:
        raise Trouble("bad-value", ", ".join(map(str, game.seats)), "seats")
    if order.pace.kind != "none" and order.pace.seconds < 1:
        raise Trouble("bad-value", field="pace.seconds")


def _seek(
    connection: Connection, node: Node, me: m.Me, order: c.NewSeek, most: int
) -> LiveTable | None:
    now = node.now()
    _one_at_a_time(connection)
    connection.execute(delete(k.seeks).where((q.expires < now) | _of(me.id, order.game)))
    mine = select(func.count()).where(q.user == me.id)
    roles.must_fit(connection.execute(mine).scalar_one() + 1, most, "game")
    connection.execute(insert(k.seeks), _row(me, order, now))
    return _match(connection, node, me.id, order)


def _of(user: str, game: str) -> Any:
    return (q.user == user) & (q.game == game)


def _one_at_a_time(connection: Connection) -> None:
    """A file has one writer anyway; nodes of one PostgreSQL wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": MATCHING})


def _row(me: m.Me, order: c.NewSeek, now: float) -> dict[str, Any]:
    slow = order.pace.kind == "move" and order.pace.seconds >= DAY
    return {
        "user": me.id,
        "game": order.game,
        "seats": order.seats,
        "pace": order.pace.kind,
        "seconds": 0 if order.pace.kind == "none" else order.pace.seconds,
        "within": order.within,
        "created": now,
        "expires": now + (SLOW if slow else QUICK),
    }


# ------------------------------------------------------------------ matching


def _match(connection: Connection, node: Node, me: str, order: c.NewSeek) -> LiveTable | None:
    """The longest waiting of those who all fit together with the newcomer."""
    query = _waiting().where(q.game == order.game, q.seats == order.seats).order_by(q.created)
    waiting = connection.execute(query).all()
    (mine,) = [row for row in waiting if row.user == me]
    others = [row for row in waiting if row.user != me and _fit(row, mine)][:LOOKED_AT]
    for group in combinations(others, order.seats - 1):
        if all(_fit(one, two) for one, two in combinations(group, 2)):
            return _seated(connection, node, [mine, *group])
    return None


def _waiting() -> Any:
    """Every seek, with the rating of whoever seeks."""
    r = schema.ratings.c
    mine = (r.user == q.user) & (r.game == q.game) & (r.seats == q.seats)
    fresh = MODEL.rating()
    worth = func.coalesce(r.mu - 3 * r.sigma, fresh.mu - 3 * fresh.sigma).label("rating")
    return select(k.seeks, worth).outerjoin(schema.ratings, mine)


def _fit(one: Row[Any], two: Row[Any]) -> bool:
    """The same pace, and each within the range of the other."""
    apart = abs(one.rating - two.rating)
    near = all(row.within is None or apart <= row.within for row in (one, two))
    return near and (one.pace, one.seconds) == (two.pace, two.seconds)


def _seated(connection: Connection, node: Node, group: Sequence[Row[Any]]) -> LiveTable:
    """They are at a table, seats by lot; none of these seeks is there any more."""
    first, game = group[0], group[0].game
    people = [row.user for row in group]
    connection.execute(delete(k.seeks).where(q.user.in_(people), q.game == game))
    SystemRandom().shuffle(people)
    host = min(group, key=lambda row: row.created).user
    origin = {"kind": "seek", "table": None, "number": None}
    order = seating.Order(game, host, first.pace, first.seconds, origin, {})
    plans = [seating.person(connection, user) for user in people]
    return seating.seat(connection, node, order, plans)


# ------------------------------------------------------------------ looking and ending


async def seeks(node: Node, me: m.Me | None) -> c.Seeks:
    """Who looks for others now, the longest waiting first."""
    u = schema.users.c
    query = _waiting().add_columns(u.name).join(schema.users, u.id == q.user)
    query = query.where(q.expires > node.now()).order_by(q.created).limit(LISTED)
    found = await node.read(lambda connection: connection.execute(query).all())
    return c.Seeks(seeks=[_told(row, me) for row in found])


def _told(row: Row[Any], me: m.Me | None) -> c.Seek:
    return c.Seek(
        game=row.game,
        seats=row.seats,
        pace=m.Pace(kind=row.pace, seconds=row.seconds),
        within=row.within,
        name=row.name,
        rating=round(row.rating, 1),
        mine=me is not None and row.user == me.id,
        created=row.created,
        expires=row.expires,
    )


async def end(node: Node, me: m.Me, order: c.EndSeek) -> c.Seeks:
    """Look no more."""

    def work(connection: Connection) -> None:
        connection.execute(delete(k.seeks).where(_of(me.id, order.game)))
        rows.wake(connection, f"{me.id} news")

    await node.write(work)
    node.news.touch([me.id])
    return await seeks(node, me)
