"""How do people hear that it is their turn elsewhere? Those who listen are told changes."""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Collection
from functools import partial

import msgspec
from sqlalchemy import Connection, select

from nunatak.server.events.live import PLAYING
from nunatak.server.node import Node
from nunatak.server.store import club, schema
from nunatak.server.wire import club as c
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.heralds")
EVERY = 3.0  # seconds, after which everybody is looked at: other nodes write too
GATHER = 0.1  # seconds in which touches are gathered
AT_ONCE = 500  # people in one question
ENCODER = msgspec.json.Encoder()
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
            node.news.tell(user, ENCODER.encode(news))


def standing(connection: Connection, people: Collection[str], now: float) -> dict[str, c.News]:
    """How it stands with each: games that go on, and whom they look for."""
    found: dict[str, c.News] = defaultdict(lambda: c.News(tables=[], seeks=[]))
    query = (
        select(s.user, t.id, t.game, (t.turn == s.seat) & s.held.is_(None), s.present)
        .join(schema.tables, t.id == s.table)
        .where(s.user.in_(people), t.state == PLAYING, t.closed.is_(None))
        .order_by(t.created, t.id)
    )
    for user, table, game, yours, present in connection.execute(query):
        _note(found[user], table, game, yours=bool(yours), fresh=not present)
    sought = select(q.user, q.game).where(q.user.in_(people), q.expires > now)
    for user, game in connection.execute(sought):
        found[user].seeks.append(game)
    return {user: found[user] for user in people}


def _note(news: c.News, table: str, game: str, *, yours: bool, fresh: bool) -> None:
    """A table at which somebody has several seats is told once."""
    if news.tables and news.tables[-1].table == table:
        news.tables[-1].yours |= yours
        news.tables[-1].fresh &= fresh
    else:
        news.tables.append(c.NewsTable(table=table, game=game, yours=yours, fresh=fresh))
