"""How do people come to a table that nobody has opened by hand? In one transaction with the reason.

The table, who sits there and the deal are written together with whatever it was opened for, or
not at all.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, select

from nunatak import games
from nunatak.server.events.live import BOT, PERSON, LiveTable
from nunatak.server.node import Node, keep
from nunatak.server.store import rows, schema
from nunatak.server.table import commands
from nunatak.server.table.opening import fresh_facts, same_deal

users = schema.users


@dataclass(frozen=True)
class Order:
    """A table that is wanted."""

    game: str
    host: str
    pace: str
    seconds: int
    origin: Mapping[str, Any]
    options: Mapping[str, str]
    public: bool = False
    seed: int | None = None  # None: a fresh deal
    id: str | None = None


def person(connection: Connection, user: str) -> dict[str, Any]:
    """The plan of a seat for somebody."""
    row = connection.execute(select(users).where(users.c.id == user)).one()
    return {"kind": PERSON, "user": user, "name": row.name, "account": row.login is not None}


def bot(level: str, name: str) -> dict[str, Any]:
    """The plan of a seat for a bot."""
    return {"kind": BOT, "level": level, "name": name}


def seat(
    connection: Connection, node: Node, order: Order, plans: Sequence[Mapping[str, Any]]
) -> LiveTable:
    """A table that has begun; whoever sits there hears of it once this is written."""
    game = games.load(order.game)
    facts = replace(
        fresh_facts(node, order.host, game, len(plans)),
        options=game.choose_options(order.options),
        public=order.public,
        pace=order.pace,
        seconds=order.seconds,
        origin=dict(order.origin),
    )
    if order.seed is not None:
        facts = same_deal(facts, order.seed)
    live = LiveTable(replace(facts, id=order.id or facts.id))
    rows.insert_table(connection, live.facts, None)
    events = [
        event
        for place, plan in enumerate(plans)
        for event in commands.put(live, node.now(), place, plan, order.host)
    ]
    events.append(commands.begin(live, node.now(), order.host))
    keep(connection, live, events)
    for user in live.people:
        rows.wake(connection, f"{user} news")
    return live


def told(node: Node, live: LiveTable) -> None:
    """It is written: people and bots of this node hear of it at once."""
    node.news.touch(live.people)
    if live.thinker is not None:
        node.thinking.set()
