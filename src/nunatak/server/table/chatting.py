"""What do people say at a table, and who had a hint? Numbered lines of their own, never undone."""

from typing import Any

from sqlalchemy import Connection, func, insert, select

from nunatak.server.events.live import OPEN, LiveTable
from nunatak.server.node import Node
from nunatak.server.people.likeness import apart
from nunatak.server.store import Taken, rows, schema
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

MOST = 200  # lines that a newcomer gets
TRIES = 20
SAY, SIGN, HINT = "say", "sign", "hint"
chat = schema.chat


async def say(node: Node, live: LiveTable, me: m.Me, order: m.Chat) -> m.ChatLine:
    """Add a line, to its end; the same command adds it once."""
    text = "".join(c if c.isprintable() or c == "\n" else " " for c in order.text).strip()
    if not text:
        raise Trouble("bad-value", field="text")
    await _must_be_heard(node, me)
    return await node.whole(_add_line(node, live, _row(node, live, me, order.id, SAY, text)))


async def sign(node: Node, live: LiveTable, me: m.Me, order: m.MakeSign) -> m.ChatLine:
    """Make a sign; whoever makes many has to wait."""
    if not node.signs.take(me.id):
        raise Trouble("too-fast")
    await _must_be_heard(node, me)
    row = _row(node, live, me, order.id, SIGN, order.sign)
    return await node.whole(_add_line(node, live, row))


async def note_hint(node: Node, live: LiveTable, me: m.Me, seat: int) -> m.ChatLine:
    """Tell the table that a seat has had a hint, once for a position."""
    row = _row(node, live, me, f"hint {live.number}", HINT, "")
    named = {"seat": seat, "name": live.sittings[seat].name}
    return await node.whole(_add_line(node, live, {**row, **named}))


def _row(
    node: Node, live: LiveTable, me: m.Me, command: str, kind: str, text: str
) -> dict[str, Any]:
    mine = live.seats_of(me.id)
    return {
        "table": live.facts.id,
        "user": me.id,
        "seat": mine[0] if mine else None,
        "name": live.sittings[mine[0]].name if mine else me.name,
        "kind": kind,
        "text": text,
        "command": command,
        "at": node.now(),
    }


async def _add_line(node: Node, live: LiveTable, row: dict[str, Any]) -> m.ChatLine:
    for _ in range(TRIES):
        try:
            line = await node.write(lambda c: _add(c, row))
        except Taken:
            continue
        except BaseException:
            node.hub.renew(live)  # it may have been kept: whoever listens gets what there is
            raise
        node.hub.say(live.facts.id, line)
        return line
    raise Trouble("unavailable")


async def _must_be_heard(node: Node, me: m.Me) -> None:
    """An operator may have muted somebody for a while."""
    u = schema.users.c
    muted = select(u.muted).where(u.id == me.id)
    until = await node.read(lambda connection: connection.execute(muted).scalar())
    if until is not None and until > node.now():
        raise Trouble("muted")


def _add(connection: Connection, row: dict[str, Any]) -> m.ChatLine:
    c = chat.c
    same = (c.table == row["table"]) & (c.user == row["user"]) & (c.command == row["command"])
    kind = c.kind == HINT if row["kind"] == HINT else c.kind != HINT
    known = connection.execute(select(chat).where(same, kind)).one_or_none()
    if known is not None:
        return _line(known._asdict())
    if row["seat"] is None and row["kind"] != HINT:
        row = {**row, "name": _apart(connection, row)}
    last = select(func.coalesce(func.max(c.line), 0)).where(c.table == row["table"])
    line = connection.execute(last).scalar_one() + 1
    connection.execute(insert(chat), {**row, "line": line})
    rows.wake(connection, f"{row['table']} chat")
    return _line({**row, "line": line})


def _apart(connection: Connection, row: dict[str, Any]) -> str:
    """Whoever only looks on speaks under a name that looks like nobody else's here."""
    c, s = chat.c, schema.seats.c
    seats = select(s.name).where(s.table == row["table"], s.user.is_distinct_from(row["user"]))
    lines = select(c.name).where(c.table == row["table"], c.user != row["user"]).distinct()
    others = connection.execute(seats.where(s.kind != OPEN).union(lines)).scalars()
    return apart(row["name"], others)


def _line(row: dict[str, Any]) -> m.ChatLine:
    told = {name: row[name] for name in ("line", "seat", "name", "kind", "text", "at")}
    return m.ChatLine(person=row["user"], **told)


async def lines(node: Node, table: str, after: int) -> list[m.ChatLine]:
    """The lines after one; of very many, the last."""
    c = chat.c
    query = select(chat).where(c.table == table, c.line > after).order_by(c.line.desc())
    found = await node.read(lambda connection: connection.execute(query.limit(MOST)).all())
    return [_line(row._asdict()) for row in reversed(found)]


async def hear(node: Node, table: str) -> None:
    """Another node has taken lines: those who listen here are told them."""
    if not node.hub.listens(table):
        return
    least = min((listener.line for listener in node.hub.at(table)), default=0)
    for line in await lines(node, table, least):
        node.hub.say(table, line)
