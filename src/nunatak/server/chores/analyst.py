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

from sqlalchemy import ColumnElement, Connection, insert, select, update

from nunatak.analysis.form import to_json
from nunatak.analysis.review import Effort, Review
from nunatak.play.record import Record
from nunatak.search.budget import Budget
from nunatak.server.node import Node
from nunatak.server.people import roles
from nunatak.server.store import Taken, rows, schema
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.analyses")
MOST = 20  # games that may wait for one node
a = schema.analyses.c


@dataclass
class Work:
    """How far the analysis of one game is."""

    asker: str
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

    async def take(self, table: str, record: Record, asker: str, most: int) -> None:
        """Take the work, if nobody has it, and its asker has less than the most."""
        if table in self.works:
            return
        if len(self.works) >= MOST:
            raise Trouble("too-fast")
        roles.must_fit(sum(work.asker == asker for work in self.works.values()) + 1, most)
        self.works[table] = Work(asker)
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


ANALYSTS: dict[Node, Analyst] = {}


def analyst_of(node: Node) -> Analyst:
    """The node's own, from the first request on."""
    if node not in ANALYSTS:
        ANALYSTS[node] = Analyst(node)
    return ANALYSTS[node]


async def close(node: Node) -> None:
    """What is being thought is given up; its lease lets others take it."""
    analyst = ANALYSTS.pop(node, None)
    if analyst is not None:
        await analyst.close()
