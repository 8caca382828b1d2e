"""What does one node hold? A store, a cache of tables, and whoever listens to them."""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, select

from nunatak import games
from nunatak.server import leaving, versions
from nunatak.server.history import Event
from nunatak.server.hub import Hub
from nunatak.server.live import OVER, Differs, Facts, LiveTable
from nunatak.server.metrics import Metrics
from nunatak.server.settings import Settings
from nunatak.server.store import Store, Taken, Unavailable, rows, schema
from nunatak.server.trouble import Trouble

if TYPE_CHECKING:
    from nunatak.server.analyses import Analyst

LOG = logging.getLogger("nunatak.node")
T = TypeVar("T")
CACHED = 200  # tables that are kept without a listener


class Node:
    """One process that serves tables."""

    def __init__(
        self,
        settings: Settings,
        *,
        now: Callable[[], float] = time.time,
        token: Callable[[], str] = lambda: secrets.token_urlsafe(24),
    ) -> None:
        self.settings = settings
        self.now = now
        self.token = token
        self.store = Store(settings.db, f"nunatak {settings.port}")
        self.metrics = Metrics()
        self.hub = Hub(self)
        self.tables: dict[str, LiveTable] = {}
        self.cursors: OrderedDict[str, LiveTable] = OrderedDict()  # tables at a past moment
        self.locks: dict[str, asyncio.Lock] = {}
        self.quiet: OrderedDict[str, None] = OrderedDict()  # tables without a listener, by last use
        self.thinking = asyncio.Event()  # a bot's turn may be waiting
        self.analyst: Analyst | None = None
        self.stopping = False

    # -------------------------------------------------------------- a table, alone

    @asynccontextmanager
    async def table(self, table: str) -> AsyncIterator[LiveTable]:
        """The table, while nobody else on this node touches it."""
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield await self._load(table)
        self.rest(table)

    async def _load(self, table: str) -> LiveTable:
        live = self.tables.get(table)
        if live is None:
            live = await self._read(table)
            if live.frozen and versions.can_move(live.facts):
                facts, now = live.facts, self.now()
                await self.write(lambda connection: versions.move(connection, facts, now))
                live = await self._read(table)
            self.tables[table] = live
            self.hub.publish(live)  # what another node wrote while this one had forgotten it
        return live

    async def _read(self, table: str) -> LiveTable:
        live = await self.read(lambda connection: load(connection, table))
        if live is None:
            self.locks.pop(table, None)
            raise Trouble("not-found")
        return live

    async def catch_up(self, table: str) -> None:
        """Take over what other nodes have written; tell those who listen."""
        if table not in self.tables and not self.hub.listens(table):
            return
        async with self.table(table) as live:
            before = live.number
            try:
                events = await self.read(lambda c: rows.read_events(c, table, before))
                for event in events:
                    live.replay(event)
            except (Differs, Trouble):
                self.tables.pop(table, None)
                raise
            self.hub.publish(live)

    async def catch_up_all(self) -> None:
        """After a silence: every table that somebody listens to."""
        watched = self.hub.tables()
        if not watched:
            return
        t = schema.tables.c
        query = select(t.id, t.number).where(t.id.in_(watched))
        found = await self.read(lambda c: c.execute(query).all())
        for table, number in found:
            if self.is_behind(table, number):
                await self.catch_up(table)

    def is_behind(self, table: str, number: int) -> bool:
        """Whether the table has got further than those who listen to it here know."""
        live = self.tables.get(table)
        return self.hub.listens(table) if live is None else live.number < number

    def show_presence(self, table: str) -> None:
        """Those who listen to a table see who is there, if it is open on this node."""
        live = self.tables.get(table)
        if live is not None:
            self.hub.show_presence(live)

    def rest(self, table: str) -> None:
        """Of the tables that nobody listens to, only the latest are kept: all can be read again."""
        if self.hub.listens(table):
            return
        self.quiet[table] = None
        self.quiet.move_to_end(table)
        while len(self.quiet) > CACHED:
            oldest, _ = self.quiet.popitem(last=False)
            if not self.hub.listens(oldest) and not self._is_held(oldest):
                self.tables.pop(oldest, None)
                self.locks.pop(oldest, None)

    def _is_held(self, table: str) -> bool:
        lock = self.locks.get(table)
        return lock is not None and lock.locked()

    # -------------------------------------------------------------- reading and writing

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read from the store."""
        try:
            return await self.store.read(work)
        except Unavailable as error:
            raise Trouble("unavailable") from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write to the store; what it returns is safe."""
        try:
            return await self.store.write(work)
        except Unavailable as error:
            raise Trouble("unavailable") from error

    async def commit(self, live: LiveTable, events: Sequence[Event]) -> None:
        """Let the store take the events at their numbers, then tell everybody.

        The table has folded them already, under its lock; if the store does not take them, the
        table is forgotten and read again.
        """
        try:
            await self.write(lambda connection: keep(connection, live, events))
        except (Taken, Trouble):
            self.tables.pop(live.facts.id, None)
            raise
        self.metrics.accepted(events)
        self.hub.publish(live)
        if live.thinker is not None:
            self.thinking.set()


def load(connection: Connection, table: str) -> LiveTable | None:
    """A table from its events; under other rules, or if they do not hold, it rests."""
    bare = rows.read_table(connection, table)
    if bare is None:
        return None
    live = _fold(bare.facts, rows.read_events(connection, table))
    live.next = bare.next
    adopt(connection, live)
    return live


def _fold(facts: Facts, events: Sequence[Event]) -> LiveTable:
    version = games.load(facts.game).version
    if facts.rules != version:
        return versions.at_rest(facts, events, f"{facts.game} {facts.rules} ≠ {version}")
    try:
        return versions.folded(facts, events)
    except Differs as error:
        LOG.error("a table's events differ", extra={"table": facts.id})
        return versions.at_rest(facts, events, f"≠ {error.number}")


def adopt(connection: Connection, live: LiveTable) -> None:
    """A guest whose games an account has claimed is that account now."""
    u = schema.users.c
    query = select(u.id, u.merged).where(u.id.in_(live.people), u.merged.is_not(None))
    owners = {row.id: row.merged for row in connection.execute(query)}
    for sitting in live.sittings:
        sitting.user = owners.get(sitting.user, sitting.user)


def keep(connection: Connection, live: LiveTable, events: Sequence[Event]) -> None:
    """Write events at their numbers, and everything that is drawn from them."""
    from nunatak.server.ratings import rate

    rows.insert_events(connection, live.facts.id, events)
    result = leaving.result(live)
    words = None if result is None else rows.dump(result)
    values = rows.drawn(live, leaving.is_rated(live), words)
    rows.update_table(connection, live.facts.id, values)
    kinds = {event.kind for event in events}
    if kinds & {"seat", "shuffle", "hold", "take"}:
        rows.update_seats(connection, live)
    if any(sitting.bot is not None for sitting in live.sittings) or "take" in kinds:
        rows.set_job(connection, live)
    if live.state == OVER and kinds & {"move", "resign"} and leaving.is_rated(live):
        rate(connection, live)
    rows.wake(connection, f"{live.facts.id} {live.number}")
