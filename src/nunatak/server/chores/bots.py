"""Who thinks for the bots? Workers that claim turns from the store, for as long as a lease.

Hosts take turns: the one whose tables have had the least thought lately is served first, and among
its turns the one that has waited longest. So nobody's many tables starve anybody's one.

A claim is one update of the turn's row: whoever made it thinks, the others look elsewhere. A
worker that dies lets its lease run out, and another takes the turn. A choice counts only if the
table still stands where the bot began to think.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Update, func, select, update

from nunatak.play.seed import SEED_BITS
from nunatak.play.table import Outlook
from nunatak.search.bots import make_bot
from nunatak.server.events.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.store import schema
from nunatak.server.table import commands
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.bots")
IDLE = 1.0  # seconds between two looks for work that nobody told us of
FADES = 60.0  # seconds until half of what a host has had is forgotten
KNOWN = 5000  # hosts that are remembered
WARMING = 1.0  # seconds until a turn is tried again whose bot is not compiled yet
j = schema.jobs.c


@dataclass(frozen=True)
class Turn:
    """A bot's turn."""

    table: str
    number: int
    seat: int
    level: str
    host: str


class Queue(NamedTuple):
    """What waits of one host's tables."""

    host: str
    since: float
    turns: int


class Spent:
    """How long bots have thought for each host lately; it fades."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.known: dict[str, tuple[float, float]] = {}

    def by(self, host: str) -> float:
        """Seconds."""
        seconds, at = self.known.get(host, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - at) / FADES))

    def add(self, host: str, seconds: float) -> None:
        """So much more."""
        self.known[host] = (self.by(host) + seconds, self.clock())
        if len(self.known) > KNOWN:
            self.known = {name: it for name, it in self.known.items() if self.by(name) > 1}


class Thinkers:
    """A few bots that think at the same time, in threads without the interpreter's lock."""

    def __init__(self, node: Node, count: int) -> None:
        self.node = node
        self.count = count
        self.name = f"worker-{secrets.token_hex(6)}"
        self.pool = ThreadPoolExecutor(max(1, count), "bot")
        self.busy: set[asyncio.Task[None]] = set()
        self.spent = Spent()

    async def run(self, node: Node) -> None:
        """Take turns until cancelled."""
        while True:
            node.beat("bots")
            try:
                await self._work()
            except Trouble:
                LOG.warning("the store can't be reached; bots wait")
                await asyncio.sleep(IDLE)

    async def _work(self) -> None:
        self.node.thinking.clear()
        free = self.count - len(self.busy)
        turns = await self.claim(free) if free else []
        for turn in turns:
            task = asyncio.create_task(self._take(turn))
            self.busy.add(task)
            task.add_done_callback(self._finished)
        if not turns:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(IDLE):
                    await self.node.thinking.wait()

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self.busy.discard(task)
        self.node.thinking.set()

    async def claim(self, most: int) -> list[Turn]:
        """Up to so many turns, ours for the length of a lease: hosts take turns, then who waits."""
        now, lease = self.node.now(), self.node.settings.lease
        waiting = await self.node.read(partial(_waiting, now=now))
        self.node.metrics.jobs.set(sum(queue.turns for queue in waiting))
        self.node.metrics.age.set(max((now - queue.since for queue in waiting), default=0.0))
        chosen = sorted(waiting, key=lambda queue: (self.spent.by(queue.host), queue.since))[:most]

        def work(connection: Connection) -> list[Turn]:
            found = []
            for row in _first_of(connection, [queue.host for queue in chosen], now, most):
                if _claimed(connection, row.table, row.number, now, now + lease, self.name):
                    found.append(Turn(row.table, row.number, row.seat, row.level, row.host))
            return found

        return await self.node.write(work) if chosen else []

    async def _take(self, turn: Turn) -> None:
        """Think, and play what came of it."""
        try:
            await self.node.catch_up(turn.table)
            async with self.node.table(turn.table) as live:
                outlook = _outlook(live, turn)
            if outlook is None:
                return
            self._need_bot(outlook.game.name, turn.level)
            action = await self._think(turn, outlook)
            await commands.bot_moves(self.node, turn.table, turn.number, turn.seat, action)
        except Trouble as trouble:
            if trouble.code == "warming":
                await self._give_back(turn)
            else:
                LOG.warning("a bot's turn was left: %s", trouble.code)
        except Exception:
            LOG.exception("a bot failed", extra={"table": turn.table})

    async def _think(self, turn: Turn, outlook: Outlook) -> int:
        bot = make_bot(turn.level, secrets.randbits(SEED_BITS))
        renewing = asyncio.create_task(self._renew(turn))
        began = time.perf_counter()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.pool, bot.choose, outlook)
        finally:
            renewing.cancel()
            seconds = time.perf_counter() - began
            self.spent.add(turn.host, seconds)
            self.node.metrics.thoughts.observe(seconds)

    def _need_bot(self, game: str, bot: str) -> None:
        """A bot that is not compiled yet keeps no other from thinking meanwhile."""
        warmer = self.node.warmer
        if warmer is not None and not warmer.can_think(game, bot):
            warmer.want(game)
            raise Trouble("warming")

    async def _give_back(self, turn: Turn) -> None:
        """Another worker may have it soon, or we again."""
        with contextlib.suppress(Trouble):
            await self._lease(turn, WARMING)

    async def _renew(self, turn: Turn) -> None:
        """A long thought keeps its lease."""
        lease = self.node.settings.lease
        while True:
            await asyncio.sleep(lease / 3)
            await self._lease(turn, lease)

    async def _lease(self, turn: Turn, seconds: float) -> None:
        """The turn is ours for so long, counted from now."""
        mine = (j.table == turn.table) & (j.number == turn.number) & (j.worker == self.name)
        query = update(schema.jobs).where(mine)
        await self.node.write(partial(_lengthen, query, self.node.now() + seconds))

    async def close(self) -> None:
        """What is being thought is given up; its lease lets others take it."""
        for task in self.busy:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


def _waiting(connection: Connection, now: float) -> list[Queue]:
    """Whose bots wait, since when, and how many of them."""
    query = select(j.host, func.min(j.since), func.count()).where(j.lease < now).group_by(j.host)
    return [Queue(*row) for row in connection.execute(query)]


def _first_of(
    connection: Connection, hosts: Sequence[str], now: float, most: int
) -> list[Row[Any]]:
    """The turns of these hosts that have waited longest: one of each, then the next of each."""
    queues = []
    for host in hosts:
        query = select(schema.jobs).where(j.lease < now, j.host == host)
        queues.append(connection.execute(query.order_by(j.since).limit(most)).all())
    found = [row for rank in zip_longest(*queues) for row in rank if row is not None]
    return found[:most]


def _claimed(
    connection: Connection, table: str, number: int, now: float, until: float, worker: str
) -> bool:
    free = (j.table == table) & (j.number == number) & (j.lease < now)
    query = update(schema.jobs).where(free)
    return connection.execute(query, {"worker": worker, "lease": until}).rowcount == 1


def _lengthen(query: Update, until: float, connection: Connection) -> None:
    connection.execute(query, {"lease": until})


def _outlook(live: LiveTable, turn: Turn) -> Outlook | None:
    """What the bot's seat sees, in memory of its own; None if the table has moved on."""
    if live.number != turn.number or live.thinker != (turn.seat, turn.level):
        return None
    return live.playing.outlook(turn.seat).apart()
