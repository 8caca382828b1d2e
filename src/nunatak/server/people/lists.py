"""Which tables are there? Mine, those to join or to watch, and those of the archive."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, func, or_, select

from nunatak.server.events.live import LiveTable, Sitting
from nunatak.server.node import Node
from nunatak.server.store import club, rows, schema
from nunatak.server.wire import messages as m
from nunatak.server.wire.outgoing import Reader, table_info

PAGE = 30
MINE = 200
t, s = schema.tables.c, schema.seats.c


async def mine(node: Node, me: m.Me) -> m.MyTables:
    """My tables, and those I made but for tournaments: first those that wait for me."""
    seated = select(s.table).where(s.user == me.id)
    paired = select(club.pairings.c.table).where(club.pairings.c.table == t.id).exists()
    query = (
        select(schema.tables)
        .where(or_(t.id.in_(seated), and_(t.host == me.id, ~paired)))
        .order_by(t.ended.is_not(None), t.created.desc())
        .limit(MINE)
    )
    found = await node.read(lambda connection: _mine(connection, query, me))
    found.sort(key=lambda table: not table.table.yours)
    return m.MyTables(tables=found)


def _mine(connection: Connection, query: Select[Any], me: m.Me) -> list[m.MyTable]:
    tables = []
    for row in connection.execute(query).all():
        live, seen = _sketch(connection, row, me.id)
        info = _info(row, live, me)
        tables.append(m.MyTable(table=info, unseen=max(0, row.number - seen)))
    return tables


def sketched(connection: Connection, query: Select[Any], me: m.Me) -> list[m.TableInfo]:
    """The tables that a query finds, as somebody may know them."""
    rows_found = connection.execute(query).all()
    return [_info(row, _sketch(connection, row, me.id)[0], me) for row in rows_found]


def _sketch(connection: Connection, row: Row[Any], user: str | None) -> tuple[LiveTable, int]:
    """A table from its row and seats alone, and what the user has seen of it."""
    live = LiveTable(rows.facts_of(row))
    seen = 0
    query = select(schema.seats).where(s.table == row.id).order_by(s.seat)
    for seat in connection.execute(query):
        live.sittings[seat.seat] = Sitting(seat.kind, seat.user, seat.name, seat.level, seat.held)
        if user is not None and seat.user == user:
            seen = max(seen, seat.seen)
    live.state, live.number, live.turn = row.state, row.number, row.turn
    live.started, live.ended, live.next = row.started, row.ended, row.next
    return live, seen


def _info(row: Row[Any], live: LiveTable, me: m.Me | None) -> m.TableInfo:
    user = None if me is None else me.id
    reader = Reader(user, tuple(live.seats_of(user)), None, "en")
    info = table_info(live, reader)
    result = None if row.result is None else msgspec.json.decode(row.result, type=m.Result)
    return msgspec.structs.replace(info, rated=row.rated, result=result)


async def public(
    node: Node,
    me: m.Me | None,
    state: str,
    game: str | None,
    seats: int | None,
    player: str | None,
    before: float | None,
) -> m.Tables:
    """Public tables in a state, the latest first; those before a moment continue the list."""
    when = t.ended if state == "over" else t.created
    query = select(schema.tables).where(t.public, t.state == state)
    if game is not None:
        query = query.where(t.game == game)
    if seats is not None:
        query = query.where(t.size == seats)
    if player:
        named = func.lower(s.name).contains(player.lower(), autoescape=True)
        query = query.where(t.id.in_(select(s.table).where(named)))
    if before is not None:
        query = query.where(when < before)
    query = query.order_by(when.desc()).limit(PAGE + 1)

    def work(connection: Connection) -> list[m.TableInfo]:
        user = None if me is None else me.id
        return [
            _info(row, _sketch(connection, row, user)[0], me)
            for row in connection.execute(query).all()
        ]

    found = await node.read(work)
    more = None
    if len(found) > PAGE:
        last = found[PAGE - 1]
        more = repr(last.ended if state == "over" else last.created)
    return m.Tables(tables=found[:PAGE], more=more)
