"""How do tables and events become rows, and rows become them again?"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, insert, select, text, update

from nunatak.server.events.history import Event
from nunatak.server.events.live import Facts, LiveTable
from nunatak.server.store import schema as s
from nunatak.server.store.prepared import Prepared
from nunatak.server.store.store import Taken

CHANNEL = "nunatak"

# What every move needs is put together once.
INSERT_EVENT = Prepared(insert(s.events))
MOVED = ("number", "turn")
DRAWN = (*MOVED, "state", "deadline", "started", "ended", "rated", "result")
UPDATE_TABLE: dict[tuple[str, ...], Prepared] = {
    names: Prepared(
        update(s.tables)
        .where(s.tables.c.id == bindparam("this"), s.tables.c.number == bindparam("before"))
        .values({name: bindparam(name) for name in names})
    )
    for names in (MOVED, DRAWN)
}
NOTIFY = Prepared(text("select pg_notify(:channel, :words)"))


def read_table(connection: Connection, table: str) -> LiveTable | None:
    """A table without its events; None if there is none."""
    row = connection.execute(select(s.tables).where(s.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    live = LiveTable(facts_of(row))
    live.next = row.next
    live.closed = row.closed
    return live


def facts_of(row: Row[Any]) -> Facts:
    """What a table was opened with."""
    return Facts(
        id=row.id,
        game=row.game,
        rules=row.rules,
        count=row.size,
        options=msgspec.json.decode(row.options),
        data=None if row.data is None else msgspec.json.decode(row.data),
        seed=None if row.seed is None else int(row.seed),
        salt=row.salt,
        position=row.position,
        commitment=row.commitment,
        invitation=row.invitation,
        host=row.host,
        public=row.public,
        pace=row.pace,
        seconds=row.seconds,
        hold=row.hold,
        watch=row.watch,
        hints=row.hints,
        origin=None if row.origin is None else msgspec.json.decode(row.origin),
        created=row.created,
    )


def insert_table(connection: Connection, facts: Facts, command: str | None) -> None:
    """A new table, before its first event."""
    row = {
        **{name: value for name, value in facts.__dict__.items() if name != "count"},
        "size": facts.count,
        "options": dump(facts.options),
        "data": None if facts.data is None else dump(facts.data),
        "seed": None if facts.seed is None else str(facts.seed),
        "origin": None if facts.origin is None else dump(facts.origin),
        "command": command,
        "state": "lobby",
        "number": 0,
        "rated": False,
    }
    connection.execute(insert(s.tables), row)
    connection.execute(
        insert(s.seats),
        [
            {
                "table": facts.id,
                "seat": seat,
                "kind": "open",
                "name": "",
                "seen": 0,
                "present": 0.0,
            }
            for seat in range(facts.count)
        ],
    )


def dump(thing: Any) -> str:
    """As JSON text, the same for the same thing."""
    return msgspec.json.encode(thing, order="sorted").decode()


# ------------------------------------------------------------------ events


class Unreadable(Exception):
    """A stored event that is no event any more, and those before it."""

    def __init__(self, number: int, before: list[Event]) -> None:
        super().__init__(f"event {number}")
        self.number = number
        self.before = before


def read_events(connection: Connection, table: str, after: int = 0) -> list[Event]:
    """The events after a number, in order; Unreadable where one can't be read."""
    e = s.events.c
    query = select(s.events).where(e.table == table, e.number > after).order_by(e.number)
    events: list[Event] = []
    for row in connection.execute(query):
        try:
            events.append(event_of(row))
        except msgspec.DecodeError as error:
            raise Unreadable(row.number, events) from error
    return events


def event_of(row: Row[Any]) -> Event:
    """An event as it was written."""
    return Event(
        row.number,
        row.kind,
        row.seat,
        row.user,
        row.by,
        msgspec.json.decode(row.body),
        row.digest,
        row.command,
        row.at,
    )


def insert_events(
    connection: Connection, table: str, events: Sequence[Event], drawn: dict[str, Any]
) -> None:
    """Take the next numbers, and bring the table's row up to them.

    Fails where the table does not stand just before the first: no number is taken twice, and none
    is left out.
    """
    before = {"this": table, "before": events[0].number - 1}
    if UPDATE_TABLE[tuple(drawn)].run(connection, {**before, **drawn}) != 1:
        raise Taken
    rows = [
        {
            "table": table,
            "number": event.number,
            "kind": event.kind,
            "seat": event.seat,
            "user": event.user,
            "by": event.by,
            "body": dump(event.body),
            "digest": event.digest,
            "command": event.command,
            "at": event.at,
        }
        for event in events
    ]
    INSERT_EVENT.run(connection, *rows)


# ------------------------------------------------------------------ what is drawn from the events


def moved(live: LiveTable) -> dict[str, Any]:
    """Of these columns those that a move changes where the game goes on and no clock runs.

    The others are in indices, which a database writes anew even with the same value.
    """
    return {"number": live.number, "turn": live.turn}


def drawn(live: LiveTable, rated: bool, result: str | None) -> dict[str, Any]:
    """The columns of a table that its events lead to."""
    return {
        **moved(live),
        "state": live.state,
        "deadline": live.deadline,
        "started": live.started,
        "ended": live.ended,
        "rated": rated,
        "result": result,
    }


def update_seats(connection: Connection, live: LiveTable) -> None:
    """Bring the seats up to the events."""
    c = s.seats.c
    for seat, sitting in enumerate(live.sittings):
        where = (c.table == live.facts.id) & (c.seat == seat)
        connection.execute(update(s.seats).where(where), sitting.__dict__)


def set_roles(connection: Connection, live: LiveTable) -> None:
    """What each seat played, once the game is over."""
    c = s.seats.c
    for seat, role in enumerate(live.playing.roles):
        where = (c.table == live.facts.id) & (c.seat == seat)
        connection.execute(update(s.seats).where(where), {"role": role})


def set_job(connection: Connection, live: LiveTable, until: float = 0.0) -> None:
    """A bot's turn waits for a worker, for a page alone until then; or none does."""
    connection.execute(delete(s.jobs).where(s.jobs.c.table == live.facts.id))
    if live.thinker is not None:
        seat, level = live.thinker
        row = {"table": live.facts.id, "number": live.number, "seat": seat, "level": level}
        fair = {"host": live.facts.host, "since": live.since}
        connection.execute(insert(s.jobs), {**row, **fair, "worker": None, "lease": until})


def wake(connection: Connection, words: str) -> None:
    """Tell other nodes to look at a table; they catch up by number."""
    if connection.dialect.name == "postgresql":
        NOTIFY.run(connection, {"channel": CHANNEL, "words": words})
