"""Whose time is up, and what has happened elsewhere? Nodes look now and then."""

import asyncio
import logging
from functools import cache, partial
from typing import Any

import psycopg
from sqlalchemy import Connection, Select, bindparam, func, or_, select, update

from nunatak import games
from nunatak.server.node import Node
from nunatak.server.node.presence import ALIVE, HERE, SILENCE
from nunatak.server.store import rows, schema
from nunatak.server.store.prepared import Prepared
from nunatak.server.table import chatting, commands
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.clocks")
TICK = 0.5  # seconds
BEAT = 30.0  # seconds between two notes of who is here, at most
LAME = 60.0  # seconds for which a table that could not go on is left alone
MOST_LAME = 1000
PATIENCE = 10.0  # without a notification, before all tables are looked at
t = schema.tables.c
SOONEST = Prepared(select(func.min(t.deadline)))


async def watch_clocks(node: Node) -> None:
    """Give the seats of those whose time is up to bots."""
    lame: dict[str, float] = {}  # tables that could not go on, and until when they are left alone
    while True:
        await asyncio.sleep(TICK)
        node.beat("clocks")
        now = node.now()
        lame = {table: until for table, until in lame.items() if until > now}
        try:
            late = await node.read(partial(late_tables, now=now, lame=list(lame)))
        except Trouble as trouble:
            LOG.warning("clocks could not be read: %s", trouble.code)
            continue
        for table in late:
            if not await _is_up(node, table):
                lame[table] = now + LAME


async def _is_up(node: Node, table: str) -> bool:
    """One table's time is up; whether that could be told to it."""
    try:
        await commands.time_is_up(node, table)
    except Trouble as trouble:  # it rests, or the store is away
        return trouble.retry
    except Exception:  # one table that is broken stops no other's clock
        LOG.exception("a clock could not be run", extra={"table": table})
        return False
    return True


async def watch_presence(node: Node) -> None:
    """Note who is here, so that other nodes know whom not to call vanished."""
    beat = max(1.0, min(node.settings.away / 4, BEAT))
    while True:
        await asyncio.sleep(beat)
        node.beat("presence")
        for table in node.hub.elsewhere.forget_silent(node.now() - SILENCE * beat):
            node.show_presence(table)
        here = [(table, user) for table in node.hub.tables() for user in node.hub.users(table)]
        try:
            await node.write(partial(_present, here=here, now=node.now()))
            await node.write(partial(rows.wake, words=node.hub.elsewhere.beat()))
        except Trouble as trouble:
            LOG.warning("presence could not be noted: %s", trouble.code)


def _present(connection: Connection, here: list[tuple[str, str]], now: float) -> None:
    s = schema.seats.c
    query = update(schema.seats).where(s.table == bindparam("at"), s.user == bindparam("who"))
    if here:
        found = [{"at": table, "who": user} for table, user in here]
        connection.execute(query.values(present=now), found)


def late_tables(connection: Connection, now: float, lame: list[str]) -> list[str]:
    """Those whose time is up, the longest first; tables of other rules rest."""
    (soonest,) = SOONEST.first(connection, {})
    if soonest is None or soonest >= now:  # most often
        return []
    given = {"now": now, "lame": lame[-MOST_LAME:]}
    return list(connection.execute(_whose_time_is_up(), given).scalars())


@cache
def _whose_time_is_up() -> Select[Any]:
    """Put together once: it is asked every tick."""
    ours = [(name, games.load(name).version) for name in games.NAMES]
    playable = or_(*((t.game == name) & (t.rules == version) for name, version in ours))
    open_ = t.closed.is_(None) & t.id.not_in(bindparam("lame", expanding=True))
    late = t.deadline < bindparam("now")
    return select(t.id).where(late, playable, open_).order_by(t.deadline).limit(100)


async def watch_store(node: Node) -> None:
    """Hear of what other processes have written."""
    while True:
        try:
            if node.store.is_postgresql:
                await _listen(node)
            else:
                await asyncio.sleep(TICK)
                node.beat("store")
                if await node.store.heard_others() or node.has_forgotten:
                    await node.catch_up_all()
                node.thinking.set()
        except Exception as error:  # a node that no longer listens would be deaf for ever
            LOG.warning("the store can't be heard: %s", type(error).__name__)
            await asyncio.sleep(TICK)


async def _listen(node: Node) -> None:
    """Notifications wake; what has happened is read by number."""
    url = node.store.url.replace("postgresql+psycopg://", "postgresql://", 1)
    connection = await psycopg.AsyncConnection.connect(
        url, autocommit=True, connect_timeout=5, application_name=node.store.name
    )
    async with connection:
        await connection.execute(f"listen {rows.CHANNEL}")
        await node.catch_up_all()
        while True:
            async for note in connection.notifies(timeout=PATIENCE):
                await _heard(node, note.payload)
            await connection.execute("select 1")
            node.beat("store")
            await node.catch_up_all()


async def _heard(node: Node, payload: str) -> None:
    table, what, *words = payload.split(" ")
    if what == HERE:
        await _hear_presence(node, table, words)
        return
    if what == ALIVE:
        node.hub.elsewhere.hear_beat(words[0], node.now())
        return
    if what == "news":
        node.news.touch([table])  # a person's id stands there
        return
    node.thinking.set()
    if what == "anew":
        node.forget(table)
        await node.hub.refresh(table)
    elif what == "chat":
        await chatting.hear(node, table)
    elif node.is_behind(table, int(what)):  # most of what it hears it has written itself
        await node.catch_up(table)


async def _hear_presence(node: Node, table: str, words: list[str]) -> None:
    """Another node tells who is at a table; whoever asks is told who is here."""
    asked = node.hub.elsewhere.hear(table, words, node.now())
    live = node.tables.get(table)
    if live is None or not node.hub.listens(table) or words[0] == node.hub.elsewhere.name:
        return
    node.hub.show_presence(live)
    if asked:
        await node.write(partial(rows.wake, words=node.hub.tell_presence(live)))
