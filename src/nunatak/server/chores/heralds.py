"""How do people hear that it is their turn elsewhere? Those who listen are told changes."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Collection
from functools import partial
from typing import Any

from sqlalchemy import Connection, Row, select

from nunatak.server.events.live import PLAYING
from nunatak.server.node import Node
from nunatak.server.store import club, schema
from nunatak.server.wire import club as c
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.heralds")
EVERY = 3.0  # seconds, after which everybody is looked at: other nodes write too
GATHER = 0.1  # seconds in which touches are gathered
AT_ONCE = 500  # people in one question
t, s, q = schema.tables.c, schema.seats.c, club.seeks.c


async def bring_news(node: Node) -> None:
    """Whoever listens is told how it stands with them, as soon as that changes."""
    while True:
        node.beat("news")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await node.news.woken.wait()
        await asyncio.sleep(GATHER)
        people = node.news.take() or set(node.news.channels)
        try:
            await tell(node, people)
        except Trouble as trouble:
            LOG.warning("news could not be read: %s", trouble.code)


async def tell(node: Node, people: Collection[str]) -> None:
    """Once."""
    everybody = sorted(people)
    for first in range(0, len(everybody), AT_ONCE):
        some = everybody[first : first + AT_ONCE]
        found = await node.read(partial(standing, people=some, now=node.now()))
        for user, news in found.items():
            node.news.tell(user, news)


def standing(connection: Connection, people: Collection[str], now: float) -> dict[str, c.News]:
    """How it stands with each: games that go on, and whom they look for."""
    found: dict[str, c.News] = defaultdict(lambda: c.News(tables=[], seeks=[], at=now))
    yours = (t.turn == s.seat) & s.held.is_(None)
    query = (
        select(s.user, t.id, t.game, t.started, yours.label("yours"), s.present)
        .join(schema.tables, t.id == s.table)
        .where(s.user.in_(people), t.state == PLAYING, t.closed.is_(None))
        .order_by(t.created, t.id)
    )
    for row in connection.execute(query):
        _note(found[row.user], row)
    sought = select(q.user, q.game).where(q.user.in_(people), q.expires > now)
    for user, game in connection.execute(sought):
        found[user].seeks.append(game)
    return {user: found[user] for user in people}


def _note(news: c.News, row: Row[Any]) -> None:
    """A table at which somebody has several seats is told once."""
    yours, fresh = bool(row.yours), not row.present
    if news.tables and news.tables[-1].table == row.id:
        news.tables[-1].yours |= yours
        news.tables[-1].fresh &= fresh
        return
    began = float(row.started or 0.0)
    table = c.NewsTable(table=row.id, game=row.game, yours=yours, fresh=fresh, began=began)
    news.tables.append(table)
