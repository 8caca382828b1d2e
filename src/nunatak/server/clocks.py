"""Whose time is up, and what has happened elsewhere? Nodes look now and then."""

import asyncio
import contextlib
import logging
from functools import partial

import psycopg
from sqlalchemy import Connection, bindparam, select, update

from nunatak.server import commands
from nunatak.server.node import Node
from nunatak.server.presence import ALIVE, HERE, SILENCE
from nunatak.server.store import rows, schema
from nunatak.server.trouble import Trouble

LOG = logging.getLogger("nunatak.clocks")
TICK = 0.5  # seconds
PATIENCE = 10.0  # without a notification, before all tables are looked at
t = schema.tables.c


async def watch_clocks(node: Node) -> None:
    """Give the seats of those whose time is up to bots."""
    while True:
        await asyncio.sleep(TICK)
        try:
            late = await node.read(partial(_late, now=node.now()))
        except Trouble as trouble:
            LOG.warning("clocks could not be read: %s", trouble.code)
            continue
        for table in late:
            with contextlib.suppress(Trouble):  # it rests, or another node was first
                await commands.time_is_up(node, table)


async def watch_presence(node: Node) -> None:
    """Note who is here, so that other nodes know whom not to call vanished."""
    beat = max(1.0, node.settings.away / 4)
    while True:
        await asyncio.sleep(beat)
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


def _late(connection: Connection, now: float) -> list[str]:
    query = select(t.id).where(t.deadline < now).limit(100)
    return list(connection.execute(query).scalars())


async def watch_store(node: Node) -> None:
    """Hear of what other processes have written."""
    while True:
        try:
            if node.store.is_postgresql:
                await _listen(node)
            else:
                await asyncio.sleep(TICK)
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
            await node.catch_up_all()


async def _heard(node: Node, payload: str) -> None:
    table, what, *words = payload.split(" ")
    if what == HERE:
        await _hear_presence(node, table, words)
        return
    if what == ALIVE:
        node.hub.elsewhere.hear_beat(words[0], node.now())
        return
    node.thinking.set()
    if what == "anew":
        node.tables.pop(table, None)
        await node.hub.refresh(table)
    elif what == "chat":
        await node.hub.hear(table)
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
