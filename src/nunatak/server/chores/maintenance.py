"""How is a store looked after? It is replayed from end to end, saved, and brought back.

A backup is one file of JSON lines, compressed, taken in one transaction while servers run; it can
be restored into an empty store of either kind. It holds secrets (seeds, password hashes).
"""

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select

from nunatak import games
from nunatak.server.chores.recount import wrong_ratings
from nunatak.server.events.live import Differs, LiveTable
from nunatak.server.node import adopt
from nunatak.server.node.versions import folded
from nunatak.server.store import rows, schema
from nunatak.server.store.migrate import other_version, our_version, stored_version, upgrade
from nunatak.server.store.store import driver, keep_private, open_engine
from nunatak.server.wire import outgoing
from nunatak.server.wire.trouble import StoreError

FORMAT = "nunatak backup 1"
BATCH = 500
KEPT = [table for table in schema.metadata.sorted_tables if table is not schema.pulse]


@dataclass(frozen=True)
class Difference:
    """Something in the store that the events do not lead to."""

    table: str
    number: int
    what: str

    def words(self) -> dict[str, str | int]:
        """For a sentence."""
        return asdict(self)


@dataclass(frozen=True)
class Report:
    """What a check has found."""

    tables: int
    events: int
    differences: list[Difference]

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return asdict(self)


# ------------------------------------------------------------------ checking


def check(db: str) -> Report:
    """Replay every table from its first event and every rating, and compare all that is kept."""
    _must_be_ours(db)
    engine = open_engine(driver(db))
    differences: list[Difference] = []
    events = 0
    try:
        with engine.connect() as connection:
            names = list(connection.execute(select(schema.tables.c.id)).scalars())
            for name in names:
                found, count = _check_table(connection, name)
                differences += found
                events += count
            differences += [Difference(name, 0, what) for name, what in wrong_ratings(connection)]
    finally:
        engine.dispose()
    return Report(len(names), events, differences)


def _must_be_ours(db: str) -> None:
    if stored_version(db) != our_version():
        raise other_version(stored_version(db))


def _check_table(connection: Connection, name: str) -> tuple[list[Difference], int]:
    live = rows.read_table(connection, name)
    assert live is not None
    try:
        events = rows.read_events(connection, name)
    except rows.Unreadable as error:
        return [Difference(name, error.number, "unreadable")], len(error.before)
    if live.facts.rules != games.load(live.facts.game).version:
        return [Difference(name, 0, f"rules {live.facts.rules}")], len(events)
    for place, event in enumerate(events, start=1):
        if event.number != place:
            return [Difference(name, place, "missing")], len(events)
    try:
        return list(_drawn(connection, folded(live.facts, events))), len(events)
    except Differs as error:
        return [Difference(name, error.number, "differs")], len(events)


def _drawn(connection: Connection, live: LiveTable) -> Iterator[Difference]:
    """What is drawn from the events: the table's row, its seats, the bot's turn."""
    adopt(connection, live)
    name = live.facts.id
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == name)).one()
    result = outgoing.result(live)
    words = None if result is None else rows.dump(result)
    for column, value in rows.drawn(live, outgoing.is_rated(live), words).items():
        if row._mapping[column] != value:
            yield Difference(name, live.number, f"tables.{column}")
    s = schema.seats.c
    seats = connection.execute(select(schema.seats).where(s.table == name).order_by(s.seat))
    for seat, sitting in zip(seats, live.sittings, strict=True):
        for column, value in sitting.__dict__.items():
            if seat._mapping[column] != value:
                yield Difference(name, live.number, f"seats[{seat.seat}].{column}")
    job = connection.execute(select(schema.jobs).where(schema.jobs.c.table == name)).one_or_none()
    waiting = None if job is None else (job.seat, job.level)
    if waiting != live.thinker:
        yield Difference(name, live.number, "jobs")


# ------------------------------------------------------------------ saving and bringing back


def backup(db: str, file: str) -> int:
    """Write the whole store into a file; how many rows there are."""
    _must_be_ours(db)
    engine = open_engine(driver(db))
    count = 0
    part = Path(f"{file}.part")
    part.unlink(missing_ok=True)
    keep_private(part)
    try:
        with engine.connect() as connection, gzip.open(part, "wt", encoding="utf-8") as out:
            _one_moment(connection)
            out.write(json.dumps({"format": FORMAT, "version": our_version()}) + "\n")
            for table in KEPT:
                for row in connection.execute(select(table)):
                    line = {"table": table.name, "row": dict(row._mapping)}
                    out.write(json.dumps(line, ensure_ascii=False) + "\n")
                    count += 1
    finally:
        engine.dispose()
    part.replace(file)
    return count


def _one_moment(connection: Connection) -> None:
    """Everything is read as of one moment."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("set transaction isolation level repeatable read, read only")


def restore(db: str, file: str) -> int:
    """Fill an empty store from a file; how many rows there are."""
    upgrade(db)
    engine = open_engine(driver(db))
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            users = select(func.count()).select_from(schema.users)
            if connection.execute(users).scalar_one():
                raise StoreError("it is not empty")
            count = _fill(connection, file)
            connection.commit()
    finally:
        engine.dispose()
    return count


def _fill(connection: Connection, file: str) -> int:
    count = 0
    batch: list[dict[str, Any]] = []
    current = ""
    for name, row in _lines(file):
        if name != current or len(batch) >= BATCH:
            _put(connection, current, batch)
            current, batch = name, []
        batch.append(row)
        count += 1
    _put(connection, current, batch)
    return count


def _lines(file: str) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("format") != FORMAT or head.get("version") != our_version():
                found = {"version": str(head.get("version")), "form": str(head.get("format"))}
                raise StoreError("{file} has version {version} of {form}", file=file, **found)
            for line in lines:
                form = json.loads(line)
                yield form["table"], form["row"]
    except StoreError:
        raise
    except (gzip.BadGzipFile, EOFError, StopIteration, ValueError, KeyError) as error:
        raise StoreError("{file} is no backup, or not all of one", file=file) from error


def _put(connection: Connection, name: str, batch: list[dict[str, Any]]) -> None:
    if batch:
        connection.execute(insert(schema.metadata.tables[name]), batch)
