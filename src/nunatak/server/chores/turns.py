"""Who has to be told that it is their turn in a slow game? Once for each turn, if they are away."""

import asyncio
import logging
from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select

from nunatak.server.club import notices, vacations
from nunatak.server.events.live import PLAYING
from nunatak.server.node import Node
from nunatak.server.store import Taken, club, schema
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.turns")
EVERY = 10.0  # seconds between two looks
SLOW = 3600  # seconds for a move, from which on a game is slow
AWAY = 90.0  # seconds for which a player has not been there
AT_ONCE = 200
MAIL = "mail"
t, s, e, o = schema.tables.c, schema.seats.c, schema.events.c, club.outbox.c
n, b = club.notices.c, club.subscriptions.c


async def watch_turns(node: Node) -> None:
    """Put notices into the outbox; see that vacations are known everywhere."""
    while True:
        node.beat("turns")
        try:
            await notice_turns(node)
            await settle_vacations(node)
        except (Trouble, Taken) as error:
            LOG.warning("turns could not be looked at: %s", type(error).__name__)
        await asyncio.sleep(EVERY)


async def notice_turns(node: Node) -> int:
    """Once; how many notices there are to be sent."""
    now = node.now()
    found = await node.read(lambda connection: _unnoticed(connection, now))
    return await node.write(lambda connection: _post(connection, node, found)) if found else 0


def _unnoticed(connection: Connection, now: float) -> list[Row[Any]]:
    """Turns of absent people who want to be told and have not been."""
    after = _own_last_move()
    noticed = select(o.id).where(o.user == s.user, o.table == t.id, o.after == after)
    reached = or_(
        select(b.id).where(b.user == s.user).exists(),
        and_(n.address.is_not(None), n.code.is_(None)),
    )
    query = (
        select(t.id.label("table"), s.user, after.label("after"))
        .join(schema.seats, (s.table == t.id) & (s.seat == t.turn))
        .join(club.notices, n.user == s.user)
        .where(t.state == PLAYING, t.closed.is_(None), t.pace == "move", t.seconds >= SLOW)
        .where(s.held.is_(None), s.present < now - AWAY, t.deadline - t.seconds < now - AWAY)
        .where(n.enabled, reached, ~noticed.exists())
        .limit(AT_ONCE)
    )
    return list(connection.execute(query).all())


def _own_last_move() -> Any:
    """The number of the deciding seat's last move: it names the turn."""
    last = select(func.coalesce(func.max(e.number), 0))
    last = last.where(e.table == t.id, e.kind == "move", e.seat == t.turn)
    return last.correlate(schema.tables).scalar_subquery()


def _post(connection: Connection, node: Node, found: list[Row[Any]]) -> int:
    count = 0
    for row in found:
        for channel in _channels(connection, row.user):
            letter = {"user": row.user, "table": row.table, "after": row.after}
            notices.post(connection, node, {**letter, "channel": channel, "body": "{}"})
            count += 1
    return count


def _channels(connection: Connection, user: str) -> list[str]:
    found = list(connection.execute(select(b.id).where(b.user == user)).scalars())
    mail = select(n.user).where(n.user == user, n.address.is_not(None), n.code.is_(None))
    return found + ([MAIL] if connection.execute(mail).scalar() else [])


async def settle_vacations(node: Node) -> None:
    """Games that began or were missed since somebody went away hear of it."""
    for row in await node.read(lambda connection: vacations.recent(connection, node.now())):
        try:
            await vacations.settle(node, row.user)
        except Trouble as trouble:
            LOG.warning("a vacation could not be told: %s", trouble.code)
