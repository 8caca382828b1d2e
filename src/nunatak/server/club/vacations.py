"""When do somebody's clocks of days stand still? On their vacation: so many days in any year.

A vacation is a row; every slow game of its owner hears of it by an event. Whatever was missed, by a
crash or because a game began meanwhile, is made up for: asking twice changes nothing.
"""

import math
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from nunatak.server.events.history import Event
from nunatak.server.events.live import PLAYING, LiveTable
from nunatak.server.node import Node
from nunatak.server.store import club, schema
from nunatak.server.table import commands
from nunatak.server.wire import club as c
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

DAY = 86400.0
YEAR = 365 * DAY
LATELY = 2 * DAY  # after its end, a vacation is no more made up for
v = club.vacations


async def of(node: Node, me: m.Me) -> c.Vacation:
    """Whether somebody is away, and how many days are left to them."""
    return await node.read(lambda connection: _told(connection, node, me.id))


def _told(connection: Connection, node: Node, user: str) -> c.Vacation:
    now, yearly = node.now(), node.settings.vacation
    query = select(v).where(v.c.user == user, v.c.ends > now - YEAR).order_by(v.c.begins)
    taken = connection.execute(query).all()
    used = sum(math.ceil(max(0.0, row.ends - row.begins) / DAY) for row in taken)
    until = max((row.ends for row in taken if row.ends > now), default=None)
    return c.Vacation(until=until, left=max(0, yearly - used), yearly=yearly)


async def begin(node: Node, me: m.Me, order: c.NewVacation) -> c.Vacation:
    """From now on."""

    def work(connection: Connection) -> c.Vacation:
        known = _told(connection, node, me.id)
        if known.until is not None:
            raise Trouble("on-vacation")
        if order.days > known.left:
            raise Trouble("too-many", str(known.left), "days")
        now = node.now()
        row = {"user": me.id, "begins": now, "ends": now + order.days * DAY}
        connection.execute(insert(v), row)
        return _told(connection, node, me.id)

    told = await node.write(work)
    await settle(node, me.id)
    return told


async def end(node: Node, me: m.Me) -> c.Vacation:
    """Back again; days that were begun are used."""

    def work(connection: Connection) -> c.Vacation:
        mine = (v.c.user == me.id) & (v.c.ends > node.now())
        connection.execute(update(v).where(mine), {"ends": node.now()})
        return _told(connection, node, me.id)

    told = await node.write(work)
    await settle(node, me.id)
    return told


async def settle(node: Node, user: str) -> None:
    """Every slow game of somebody knows whether they are away."""
    until = (await node.read(lambda connection: _told(connection, node, user))).until
    for table in await node.read(lambda connection: _tables(connection, user)):
        await commands.carry_out(
            node, table, None, None, lambda live: _news(live, user, until, node.now())
        )


def _tables(connection: Connection, user: str) -> list[str]:
    t, s = schema.tables.c, schema.seats.c
    slow = (t.pace == "move") & (t.seconds >= DAY) & (t.state == PLAYING) & t.closed.is_(None)
    query = select(t.id).join(schema.seats, s.table == t.id).where(s.user == user, slow)
    return list(connection.execute(query.distinct()).scalars())


def _news(live: LiveTable, user: str, until: float | None, now: float) -> list[Event]:
    """What a table does not know yet."""
    if live.state != PLAYING:
        return []
    events = []
    for seat in live.seats_of(user):
        known = live.absent.get(seat, 0.0)
        given: dict[str, Any] = {"seat": seat, "by": "server"}
        if until is not None and known != until:
            events.append(live.add("away", now, body={"until": until}, **given))
        elif until is None and known > now:
            events.append(live.add("back", now, **given))
    return events


def recent(connection: Connection, now: float) -> list[Row[Any]]:
    """Those who are away, or were until lately."""
    query = select(v.c.user).where(v.c.ends > now - LATELY).distinct()
    return list(connection.execute(query).all())
