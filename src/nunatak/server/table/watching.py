"""Who may look at a table, and how late?

Its people and those whom they have invited see everything as it happens. Whoever comes by the
second link, which the host has to allow, only watches; where hands are hidden they hear of a
running game late, so that nobody can whisper. Nothing hidden is told to them in any case.
"""

import contextlib
import hmac
from dataclasses import replace

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from nunatak import games
from nunatak.server.events.live import OVER, LiveTable
from nunatak.server.node import Node
from nunatak.server.store import Taken, rows, schema
from nunatak.server.table import commands
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

LATE = 180.0  # seconds after which watchers hear of what happens
g = schema.guests.c


async def delay(node: Node, live: LiveTable, me: m.Me | None) -> float | None:
    """By how many seconds a watcher hears late; None: no watcher. Trouble if they may not look."""
    user = None if me is None else me.id
    if live.facts.public or user == live.facts.host or live.seats_of(user):
        return None
    late = None if user is None else await _came(node, live.facts.id, user)
    if late is None or (late and live.facts.watch is None):
        raise Trouble("not-found")
    return _delay(live) if late else None


def _delay(live: LiveTable) -> float:
    return LATE if _is_delicate(live) else 0.0


def _is_delicate(live: LiveTable) -> bool:
    """Whether what is on the table could be whispered to somebody who does not see it."""
    return live.state != OVER and games.load(live.facts.game).views.hidden


async def _came(node: Node, table: str, user: str) -> bool | None:
    """Whether somebody came by the link for watchers; None: they did not come in at all."""
    query = select(g.late).where(g.table == table, g.user == user)
    return await node.read(lambda connection: connection.execute(query).scalar())


async def come_in(node: Node, live: LiveTable, me: m.Me | None, token: str) -> float | None:
    """By one of the two links; who has a session is known from now on."""
    late = _is_watchers(live, token)
    if not late:
        commands.invited(live, None if me is None else me.id, token)
    if me is not None:
        await _let_in(node, live.facts.id, me.id, late=late)
    return _delay(live) if late else None


def _is_watchers(live: LiveTable, token: str) -> bool:
    watch = live.facts.watch
    return watch is not None and hmac.compare_digest(token.encode(), watch.encode())


async def _let_in(node: Node, table: str, user: str, *, late: bool) -> None:
    """An invitation counts for more than the link for watchers."""
    known = await _came(node, table, user)
    if known is None:
        row = {"table": table, "user": user, "late": late}
        with contextlib.suppress(Taken):
            await node.write(lambda c: c.execute(insert(schema.guests), row))
    elif known and not late:
        better = update(schema.guests).where(g.table == table, g.user == user)
        await node.write(lambda c: c.execute(better, {"late": False}))


async def invite(node: Node, live: LiveTable, user: str) -> None:
    """A friend may come to a table, and sit down, without a link."""
    await _let_in(node, live.facts.id, user, late=False)
    asked = update(schema.guests).where(g.table == live.facts.id, g.user == user)
    await node.write(lambda c: c.execute(asked, {"asked": True}))


async def known_invitation(node: Node, table: str, me: m.Me) -> str | None:
    """The invitation of a table for somebody whom a friend has asked to come."""
    query = select(g.asked).where(g.table == table, g.user == me.id)
    if not await node.read(lambda connection: connection.execute(query).scalar()):
        return None
    async with node.table(table) as live:
        return live.facts.invitation


async def allow(node: Node, table: str, me: m.Me, *, allowed: bool) -> LiveTable:
    """The host makes a link for watchers, or takes it back; who came by it is out then."""
    return await node.whole(_allow(node, table, me, allowed=allowed))


async def _allow(node: Node, table: str, me: m.Me, *, allowed: bool) -> LiveTable:
    async with node.table(table) as live:
        if me.id != live.facts.host:
            raise Trouble("forbidden")
        if allowed == (live.facts.watch is not None):
            return live
        token = node.token() if allowed else None
        await node.write_beside(live, lambda connection: _keep(connection, table, token))
        live.facts = replace(live.facts, watch=token)
        node.hub.renew(live)
        return live


def _keep(connection: Connection, table: str, token: str | None) -> None:
    query = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(query, {"watch": token})
    if token is None:
        connection.execute(delete(schema.guests).where(g.table == table, g.late))
    rows.wake(connection, f"{table} anew")


# ------------------------------------------------------------------ what is told late


def due(live: LiveTable, late: float, now: float) -> int:
    """The last event that may be told."""
    told = [one.event for one in live.told.between(0)]
    return max((event.number for event in told if event.at <= now - late), default=0)


def clamped(live: LiveTable, number: int | None, late: float | None, now: float) -> int | None:
    """An event that may be told, as near as can be to the wanted one."""
    if not late:
        return number
    last = max(due(live, late, now), _started(live))
    return last if number is None else min(number, last)


def _started(live: LiveTable) -> int:
    """The deal, which anybody may know of."""
    told = [one.event for one in live.told.between(0)]
    return next((event.number for event in told if event.kind == "start"), 0)


def as_of(info: m.TableInfo, live: LiveTable, late: float | None, now: float) -> m.TableInfo:
    """A table as a watcher knows it."""
    if late is None:
        return info
    if not late:
        return msgspec.structs.replace(info, late=late)
    number = max(due(live, late, now), _started(live))
    return msgspec.structs.replace(info, number=number, turn=None, late=late)
