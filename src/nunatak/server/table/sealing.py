"""May the cards of a finished game be shown? Not while the same deal is played at another table."""

from sqlalchemy import select

from nunatak.server.events.live import OVER, LiveTable
from nunatak.server.node import Node
from nunatak.server.store import schema
from nunatak.server.table import duplicates
from nunatak.server.wire.trouble import Trouble


async def must_be_open(node: Node, live: LiveTable) -> None:
    """Trouble where the twin of a duplicate still goes on."""
    origin = live.facts.origin
    if origin is None or not duplicates.is_leg(origin) or live.state != OVER:
        return
    if duplicates.leg_of(live) == duplicates.FIRST and live.next is None:
        raise Trouble("sealed")  # the second game is still to come
    t = schema.tables.c
    twin = select(t.state).where(t.id == origin["table"], t.closed.is_(None))
    state = await node.read(lambda connection: connection.execute(twin).scalar())
    if state not in (None, OVER):
        raise Trouble("sealed")
