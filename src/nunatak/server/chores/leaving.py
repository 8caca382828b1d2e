"""How does somebody take along what is kept of them, or leave for good?"""

from functools import partial
from typing import Any

from nunatak.server.chores import operating
from nunatak.server.chores.operating import Wish
from nunatak.server.node import Node
from nunatak.server.people import identity
from nunatak.server.table import commands
from nunatak.server.wire import messages as m
from nunatak.server.wire import people as p
from nunatak.server.wire.trouble import Trouble


async def export(node: Node, me: m.Me) -> dict[str, Any]:
    """Everything that is kept of somebody, but what opens a door."""
    (found,) = await node.read(lambda connection: operating.export(connection, Wish(me.id)))
    return found


async def leave(node: Node, me: m.Me, order: p.Farewell) -> None:
    """Delete somebody who proves to mean it; once begun, to its end."""
    if me.login is not None:
        await identity.must_know_password(node, me, order.password or "")
    elif (order.name or "").strip().casefold() != me.name.casefold():
        raise Trouble("bad-value", field="name")
    await node.whole(_leave(node, me))


async def _leave(node: Node, me: m.Me) -> None:
    """Seats first, so that games go on; then the person; then the name in each of the games."""
    for table in await node.read(lambda connection: operating.unfinished(connection, me.id)):
        await commands.stand_up(node, table, me)
    tables = await node.write(lambda connection: operating.erase(connection, me.id))
    node.hub.end_sessions(me.id)
    for table in tables:
        await node.write(partial(operating.unname, table=table))
        node.forget(table)
