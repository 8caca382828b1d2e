"""What does one node hold? A store, a cache of tables, and whoever listens to them."""

import asyncio
import contextlib
import ipaddress
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from nunatak import games
from nunatak.server.events.history import Event
from nunatak.server.events.live import OVER, PLAYING, Differs, Facts, LiveTable
from nunatak.server.node import lending, versions
from nunatak.server.node.hub import Hub
from nunatak.server.node.limits import Buckets
from nunatak.server.node.metrics import Metrics
from nunatak.server.node.news import News
from nunatak.server.node.rating import rate
from nunatak.server.settings import Settings
from nunatak.server.store import Store, Taken, Unavailable, rows, schema
from nunatak.server.wire import outgoing
from nunatak.server.wire.trouble import Trouble
from nunatak.warmup.warmer import Warmer

LOG = logging.getLogger("nunatak.node")
T = TypeVar("T")
CACHED = 200  # tables that are kept without a listener
SOON = 2.0  # seconds within which the store must answer, or it is not ready
STUCK = 60.0  # seconds without a beat, after which a loop is called stuck
NUMBERS = select(schema.tables.c.id, schema.tables.c.number).where(
    schema.tables.c.id.in_(bindparam("watched", expanding=True))
)
SIGNS = 0.5, 4  # of one person to tables: a second in the long run, and at once
GUESSES = 20  # wrong passwords for one login at once, and in an hour


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
        self.store.writer.noted = self._noted
        self.hub = Hub(self)
        self.news = News()
        self.tables: dict[str, LiveTable] = {}
        self.stages: OrderedDict[str, list[LiveTable]] = OrderedDict()  # tables at past moments
        self.locks: dict[str, asyncio.Lock] = {}
        self.quiet: OrderedDict[str, None] = OrderedDict()  # tables without a listener, by last use
        self.thinking = asyncio.Event()  # a bot's turn may be waiting
        self.rounds = asyncio.Event()  # a tournament may go on
        self.underway: set[asyncio.Task[Any]] = set()  # what was begun and must be ended
        self.stopping = False
        self.warmer: Warmer | None = None  # None: every game is ready
        self.beats: dict[str, float] = {}  # when each loop was last seen to run
        self.fallen: set[str] = set()  # loops that have died, until they run again
        self.banned: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.guesses = Buckets(GUESSES / 3600, GUESSES)  # wrong passwords, by login
        self.signs = Buckets(*SIGNS)  # by person

    # -------------------------------------------------------------- how it is

    def _noted(self, seconds: float, well: bool) -> None:
        """The writer has written, or could not."""
        self.metrics.commits.observe(seconds)
        if not well:
            self.metrics.errors.inc()

    def is_banned(self, address: str) -> bool:
        """Whether nobody may come from there."""
        if not self.banned:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.banned)

    async def can_write(self) -> None:
        """Trouble where nothing can be kept now, or a loop does not run."""
        if self.stopping:
            raise Trouble("unavailable", "stopping")
        if self.ailing:
            raise Trouble("unavailable", ", ".join(self.ailing))
        beat = update(schema.pulse).values(at=self.now())
        try:
            async with asyncio.timeout(SOON):
                await self.write(lambda connection: connection.execute(beat))
        except TimeoutError as error:
            raise Trouble("unavailable", "store") from error

    def beat(self, loop: str) -> None:
        """A loop runs."""
        self.beats[loop] = time.monotonic()
        self.fallen.discard(loop)
        self.metrics.fallen.set(len(self.fallen))

    def fell(self, loop: str) -> None:
        """A loop has died."""
        self.fallen.add(loop)
        self.metrics.deaths.labels(loop).inc()
        self.metrics.fallen.set(len(self.fallen))

    @property
    def ailing(self) -> list[str]:
        """The loops that do not run: dead, or stuck."""
        stuck = {name for name, at in self.beats.items() if time.monotonic() - at > STUCK}
        return sorted(self.fallen | stuck)

    # -------------------------------------------------------------- a table, alone

    def table(self, table: str) -> "Alone":
        """The table, while nobody else on this node touches it."""
        return Alone(self, table)

    def need(self, game: str) -> None:
        """Nobody plays a game on this node before it is compiled; whoever wants to hurries it."""
        if self.warmer is not None and not self.warmer.is_ready(game):
            self.warmer.want(game)
            raise Trouble("warming", f"{self.warmer.share(game):.0%}")

    async def _need_for(self, table: str) -> None:
        """The same for the game of a table, while some are not ready."""
        if self.warmer is not None and not self.warmer.are_ready:
            bare = await self.read(lambda connection: rows.read_table(connection, table))
            if bare is not None:
                self.need(bare.facts.game)

    async def load(self, table: str) -> LiveTable:
        """The table as this node has it, or as the store does."""
        live = self.tables.get(table)
        if live is None:
            await self._need_for(table)
            live = await self._read(table)
            if live.frozen and versions.can_move(live.facts):
                facts, now = live.facts, self.now()
                with contextlib.suppress(Taken):  # another node was faster
                    await self.write(lambda connection: versions.move(connection, facts, now))
                live = await self._read(table)
            self.tables[table] = live
            self.tell(live)  # what another node wrote while this one had forgotten it
        return live

    async def _read(self, table: str) -> LiveTable:
        try:
            live = await self.read(lambda connection: load(connection, table))
        except msgspec.DecodeError as error:
            LOG.exception("a table's row can't be read", extra={"table": table})
            raise Trouble("frozen") from error
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
            except BaseException:
                self.forget(table)
                raise
            self.tell(live)

    async def catch_up_all(self) -> None:
        """After a silence: every table that somebody listens to."""
        watched = self.hub.tables()
        if not watched:
            return
        found = await self.read(lambda c: c.execute(NUMBERS, {"watched": watched}).all())
        for table, number in found:
            if self.is_behind(table, number):
                try:
                    await self.catch_up(table)
                except (Trouble, Differs):
                    LOG.warning("a table could not be caught up with", extra={"table": table})

    @property
    def has_forgotten(self) -> bool:
        """Whether a table that somebody listens to must be read anew: a write may be there."""
        return any(table not in self.tables for table in self.hub.listeners)

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
            self.metrics.errors.inc()
            raise Trouble("unavailable") from error

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write to the store; what it returns is safe."""
        try:
            return await self.store.write(work)
        except Unavailable as error:
            raise Trouble("unavailable") from error

    async def write_beside(self, live: LiveTable, work: Callable[[Connection], None]) -> None:
        """Write what belongs to a table and is no event of it, under its lock.

        If nobody can say whether it was kept, the table is read again and shown anew.
        """
        try:
            await self.write(work)
        except BaseException:
            self.forget(live.facts.id)
            self.hub.renew(live)
            raise

    async def commit(
        self,
        live: LiveTable,
        events: Sequence[Event],
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Let the store take the events at their numbers, then tell everybody.

        The table has folded them already, under its lock; if the store does not take them, the
        table is forgotten and read again.
        """
        until = lending.until(self, live)

        def work(connection: Connection) -> None:
            keep(connection, live, events, until)
            if also is not None:
                also(connection)

        try:
            await self.write(work)
        except Taken:
            self.forget(live.facts.id)
            raise
        except BaseException:  # it may have been kept, and word of it may have come too early
            self.forget(live.facts.id)
            self.hub.renew(live)
            raise
        self.metrics.accepted(events)
        self.tell(live)
        self.news.touch(live.people)
        if live.thinker is not None:
            self.thinking.set()
        if live.state == OVER and live.facts.is_of_tournament:
            self.rounds.set()

    def tell(self, live: LiveTable) -> None:
        """Tell those who listen; if that fails half-way, each of them gets a fresh snapshot."""
        try:
            self.hub.publish(live)
        except Exception:
            LOG.exception("a move could not be told", extra={"table": live.facts.id})
            self.hub.renew(live)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out to its end, even if whoever asked for it goes away half-way."""
        task = asyncio.create_task(work)
        self.underway.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self.underway.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it is told; if nobody does, nobody needs to be

    async def finish(self) -> None:
        """Until everything that was begun has ended."""
        while self.underway:
            await asyncio.wait(self.underway)

    def forget(self, table: str) -> None:
        """The table is read again when it is next wanted."""
        self.tables.pop(table, None)


class Alone:
    """A table, and nobody else on this node who touches it; entered with every command."""

    def __init__(self, node: Node, table: str) -> None:
        self.node = node
        self.table = table
        self.lock = node.locks.get(table) or node.locks.setdefault(table, asyncio.Lock())

    async def __aenter__(self) -> LiveTable:
        await self.lock.acquire()
        try:
            return await self.node.load(self.table)
        except BaseException:
            self._leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        try:
            if self.table in self.node.tables:
                self.node.rest(self.table)
        finally:
            self.lock.release()


def load(connection: Connection, table: str) -> LiveTable | None:
    """A table from its events; under other rules, or if they do not hold, it rests."""
    bare = rows.read_table(connection, table)
    if bare is None:
        return None
    live = _folded(connection, bare)
    live.next = bare.next
    adopt(connection, live)
    return live


def _folded(connection: Connection, bare: LiveTable) -> LiveTable:
    facts = bare.facts
    try:
        events = rows.read_events(connection, facts.id)
    except rows.Unreadable as error:
        LOG.error("a table's events can't be read", extra={"table": facts.id})
        return versions.at_rest(facts, error.before, f"≠ {error.number}")
    live = _fold(facts, events)
    live.closed = bare.closed
    live.frozen = live.frozen or bare.closed
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


def _drawn(live: LiveTable, kinds: set[str]) -> dict[str, Any]:
    """The columns of a table that events of some kinds may have changed."""
    if kinds == {"move"} and live.state == PLAYING and live.facts.pace == "none":
        return rows.moved(live)
    result = outgoing.result(live)
    words = None if result is None else rows.dump(result)
    return rows.drawn(live, outgoing.is_rated(live), words)


def keep(
    connection: Connection, live: LiveTable, events: Sequence[Event], until: float = 0.0
) -> None:
    """Write events at their numbers, and everything that is drawn from them."""
    kinds = {event.kind for event in events}
    rows.insert_events(connection, live.facts.id, events, _drawn(live, kinds))
    if kinds & {"seat", "shuffle", "hold", "take"}:
        rows.update_seats(connection, live)
    if any(sitting.bot is not None for sitting in live.sittings) or "take" in kinds:
        rows.set_job(connection, live, until)
    if live.state == OVER and kinds & {"move", "resign"}:
        rows.set_roles(connection, live)
        if outgoing.is_rated(live):
            rate(connection, live)
    rows.wake(connection, f"{live.facts.id} {live.number}")
