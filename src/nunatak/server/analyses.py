"""Who analyses a finished game? The node that is asked first: once, for everybody.

One game at a time is thought about, in a thread without the interpreter's lock. A claim is a row
with a lease; a node that dies lets its lease run out, and the next request takes the work over.
"""

import asyncio
import logging
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, insert, select, update

from nunatak.analysis.form import to_json
from nunatak.analysis.review import Effort, Review
from nunatak.record import Record
from nunatak.search.budget import Budget
from nunatak.server import messages as m
from nunatak.server import replay
from nunatak.server.http import admitted
from nunatak.server.live import OVER, LiveTable
from nunatak.server.node import Node
from nunatak.server.routing import Call, route
from nunatak.server.store import Taken, rows, schema
from nunatak.server.trouble import Trouble

LOG = logging.getLogger("nunatak.analyses")
MOST = 20  # games that may wait for one node
a = schema.analyses.c


@route("GET", "/api/tables/{table}/analysis", m.AnalysisInfo, session=False)
async def analysis(call: Call) -> m.AnalysisInfo:
    """The analysis of a finished game, or how far it is."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        _must_be_over(live)
    return await _info(call.node, call.table)


@route("POST", "/api/tables/{table}/analysis", m.AnalysisInfo)
async def analyse(call: Call) -> m.AnalysisInfo:
    """Analyse a finished game, unless that is done or being done."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        _must_be_over(live)
        record = replay.record(live)
    if call.node.settings.analysis:
        await _analyst(call.node).take(call.table, record)
    return await _info(call.node, call.table)


def _must_be_over(live: LiveTable) -> None:
    """While a game goes on nobody gets advice."""
    if live.state != OVER:
        raise Trouble("wrong-state", live.state)


async def _info(node: Node, table: str) -> m.AnalysisInfo:
    query = select(schema.analyses).where(a.table == table)
    row = await node.read(lambda connection: connection.execute(query).one_or_none())
    if row is not None and row.body is not None:
        found = msgspec.json.decode(row.body, type=m.Analysis)
        return m.AnalysisInfo(state="done", done=row.todo, todo=row.todo, analysis=found)
    work = node.analyst.works.get(table) if node.analyst else None
    if work is not None:
        return m.AnalysisInfo(state="working", done=work.done, todo=work.todo, analysis=None)
    if row is not None and row.lease >= node.now():
        return m.AnalysisInfo(state="working", done=row.done, todo=row.todo, analysis=None)
    offered = node.settings.analysis > 0
    return m.AnalysisInfo(state="none" if offered else "off", done=0, todo=0, analysis=None)


# ------------------------------------------------------------------ the work


def _analyst(node: Node) -> "Analyst":
    """The node's own, from the first request on."""
    if node.analyst is None:
        node.analyst = Analyst(node)
    return node.analyst


async def close(node: Node) -> None:
    """What is being thought is given up; its lease lets others take it."""
    if node.analyst is not None:
        await node.analyst.close()


@dataclass
class Work:
    """How far the analysis of one game is."""

    done: int = 0
    todo: int = 0


class Analyst:
    """Thinks about the games that are brought, one after another."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.name = f"analyst-{secrets.token_hex(6)}"
        self.pool = ThreadPoolExecutor(1, "analyst")
        self.stopping = threading.Event()
        self.works: dict[str, Work] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def take(self, table: str, record: Record) -> None:
        """Take the work, if nobody has it."""
        if table in self.works:
            return
        if len(self.works) >= MOST:
            raise Trouble("too-fast")
        self.works[table] = Work()
        if await self._claimed(table):
            task = asyncio.create_task(self._do(table, record))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            del self.works[table]

    async def _claimed(self, table: str) -> bool:
        now = self.node.now()
        values = {"worker": self.name, "lease": now + self.node.settings.lease}
        try:
            return await self.node.write(partial(_claim, table, now, values))
        except Taken:
            return False

    async def _do(self, table: str, record: Record) -> None:
        """Think, and keep what was found; if it failed, somebody may ask again."""
        renewing = asyncio.create_task(self._renew(table))
        body: str | None = None
        try:
            loop = asyncio.get_running_loop()
            body = await loop.run_in_executor(self.pool, self._think, record, self.works[table])
        except Exception:
            LOG.exception("an analysis failed", extra={"table": table})
        finally:
            renewing.cancel()
            work = self.works.pop(table)
        values = {"lease": 0.0, "done": work.done, "todo": work.todo, "body": body}
        await self.node.write(partial(_keep, self._mine(table), values))

    def _think(self, record: Record, work: Work) -> str | None:
        """The analysis as JSON; None if it was broken off."""
        budget = Budget(iterations=self.node.settings.analysis)
        review = Review(record, Effort(budget, pairs=0))
        work.todo = review.todo
        going = review.run()
        for work.done in going:
            if self.stopping.is_set():
                going.close()
                return None
        return rows.dump(to_json(review.analysis()))

    async def _renew(self, table: str) -> None:
        """A long thought keeps its lease, and other nodes can tell how far it is."""
        lease, work = self.node.settings.lease, self.works[table]
        while True:
            await asyncio.sleep(lease / 3)
            values = {"lease": self.node.now() + lease, "done": work.done, "todo": work.todo}
            await self.node.write(partial(_keep, self._mine(table), values))

    def _mine(self, table: str) -> ColumnElement[bool]:
        return (a.table == table) & (a.worker == self.name)

    async def close(self) -> None:
        """Stop thinking."""
        self.stopping.set()
        for task in self.tasks:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


def _claim(table: str, now: float, values: dict[str, Any], connection: Connection) -> bool:
    """The work is ours if nobody had it, or whoever had it has vanished or failed."""
    known = select(a.table).where(a.table == table)
    if connection.execute(known).scalar() is None:
        row = {"table": table, "done": 0, "todo": 0, **values}
        connection.execute(insert(schema.analyses), row)
        return True
    left = (a.table == table) & a.body.is_(None) & (a.lease < now)
    return connection.execute(update(schema.analyses).where(left), values).rowcount == 1


def _keep(which: ColumnElement[bool], values: dict[str, Any], connection: Connection) -> None:
    connection.execute(update(schema.analyses).where(which), values)
