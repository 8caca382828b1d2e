"""Who thinks for the bots? Workers that claim turns from the store, for as long as a lease.

A claim is one update of the turn's row: whoever made it thinks, the others look elsewhere. A
worker that dies lets its lease run out, and another takes the turn. A choice counts only if the
table still stands where the bot began to think.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection, Update, select, update

from nunatak.search.bots import make_bot
from nunatak.server import commands
from nunatak.server.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.store import schema
from nunatak.server.trouble import Trouble
from nunatak.table import SEED_BITS, Outlook

LOG = logging.getLogger("nunatak.bots")
IDLE = 1.0  # seconds between two looks for work that nobody told us of
j = schema.jobs.c


@dataclass(frozen=True)
class Turn:
    """A bot's turn."""

    table: str
    number: int
    seat: int
    level: str


class Thinkers:
    """A few bots that think at the same time, in threads without the interpreter's lock."""

    def __init__(self, node: Node, count: int) -> None:
        self.node = node
        self.count = count
        self.name = f"worker-{secrets.token_hex(6)}"
        self.pool = ThreadPoolExecutor(max(1, count), "bot")
        self.busy: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Take turns until cancelled."""
        while True:
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
        """Up to so many turns, ours for the length of a lease."""
        now, lease = self.node.now(), self.node.settings.lease
        query = select(schema.jobs).where(j.lease < now).order_by(j.lease).limit(most)

        def work(connection: Connection) -> list[Turn]:
            return [
                Turn(row.table, row.number, row.seat, row.level)
                for row in connection.execute(query).all()
                if _claimed(connection, row.table, row.number, now, now + lease, self.name)
            ]

        waiting = await self.node.read(lambda connection: connection.execute(query).first())
        return [] if waiting is None else await self.node.write(work)

    async def _take(self, turn: Turn) -> None:
        """Think, and play what came of it."""
        try:
            await self.node.catch_up(turn.table)
            async with self.node.table(turn.table) as live:
                outlook = _outlook(live, turn)
            if outlook is None:
                return
            action = await self._think(turn, outlook)
            await commands.bot_moves(self.node, turn.table, turn.number, turn.seat, action)
        except Trouble as trouble:
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
            self.node.metrics.thoughts.observe(time.perf_counter() - began)

    async def _renew(self, turn: Turn) -> None:
        """A long thought keeps its lease."""
        lease = self.node.settings.lease
        mine = (j.table == turn.table) & (j.number == turn.number) & (j.worker == self.name)
        query = update(schema.jobs).where(mine)
        while True:
            await asyncio.sleep(lease / 3)
            await self.node.write(partial(_lengthen, query, self.node.now() + lease))

    async def close(self) -> None:
        """What is being thought is given up; its lease lets others take it."""
        for task in self.busy:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


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
