"""Who may not be here any more? What was ended elsewhere ends here too, within seconds."""

import asyncio
import ipaddress
import logging

from sqlalchemy import Connection, select

from nunatak.server.node import Node
from nunatak.server.people.identity import token_name
from nunatak.server.store import schema
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.doors")
EVERY = 5.0  # seconds


async def watch_doors(node: Node) -> None:
    """Learn of bans; end sockets whose session has ended, and of people who were sent away."""
    while True:
        try:
            await look_at_doors(node)
        except Trouble as trouble:
            LOG.warning("doors could not be looked at: %s", trouble.code)
        node.beat("doors")
        await asyncio.sleep(EVERY)


async def look_at_doors(node: Node) -> None:
    """Once."""
    now = node.now()
    listeners = [one for table in node.hub.tables() for one in node.hub.at(table)]
    here = {one.session: one.user for one in listeners if one.session and one.user}
    channels = [one for some in node.news.channels.values() for one in some]
    here |= {one.session: one.user for one in channels if one.session}
    people = {user for user in here.values() if user is not None}
    found, ranges = await node.read(lambda c: _valid(c, people, now))
    node.banned = ranges
    for session, user in here.items():
        if session not in found and user is not None:
            node.hub.end_sessions(user, {session})
            node.news.end_sessions(user, {session})
    for table in node.hub.tables():
        await _send_away(node, table)
    await _close(node)


def _valid(
    connection: Connection, people: set[str], now: float
) -> tuple[set[str], list[ipaddress.IPv4Network | ipaddress.IPv6Network]]:
    """The sessions of people that are still good, and the ranges of addresses that are banned."""
    t, b = schema.tokens.c, schema.bans.c
    banned = list(connection.execute(select(b.what).where(b.until > now)).scalars())
    query = select(token_name).where(t.user.in_(people - set(banned)), t.expires > now)
    found = set(connection.execute(query).scalars())
    return found, [ipaddress.ip_network(what) for what in banned if "/" in what]


async def _close(node: Node) -> None:
    """Tables that an operator has closed, opened again or deleted are read anew."""
    here = list(node.tables)
    t = schema.tables.c
    query = select(t.id, t.closed).where(t.id.in_(here))
    found = dict((await node.read(lambda c: c.execute(query).all())) if here else [])
    for table in here:
        live = node.tables.get(table)
        if live is not None and (table not in found or found[table] != live.closed):
            node.forget(table)
            await node.hub.refresh(table)


async def _send_away(node: Node, table: str) -> None:
    """At a private table only its people and the invited listen."""
    live = node.tables.get(table)
    if live is None or live.facts.public:
        return
    people = {*live.people, live.facts.host}
    others = node.hub.users(table) - people
    if not others:
        return
    g = schema.guests.c
    query = select(g.user).where(g.table == table, g.user.in_(others))
    invited = set(await node.read(lambda c: list(c.execute(query).scalars())))
    for user in others - invited:
        node.hub.send_away(table, user)
