"""Who sees to it that tournaments go on? Every node does; the store lets only one of them."""

import asyncio
import contextlib
import logging

from nunatak.server.club import rounds
from nunatak.server.node import Node
from nunatak.server.store import Taken
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.referee")
EVERY = 1.0  # seconds between two looks


async def drive_tournaments(node: Node) -> None:
    """Look at each tournament that is under way, for ever."""
    while True:
        node.beat("referee")
        try:
            await drive(node)
        except Trouble as trouble:
            LOG.warning("tournaments could not be looked at: %s", trouble.code)
        node.rounds.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await node.rounds.wait()


async def drive(node: Node) -> None:
    """Once; one that can't go on stops no other."""
    for tournament in await rounds.under_way(node):
        node.beat("referee")
        try:
            await rounds.step(node, tournament)
        except Taken:  # another node was faster
            continue
        except Trouble as trouble:
            LOG.warning("a tournament waits: %s", trouble.code)
        except Exception:
            LOG.exception("a tournament could not go on", extra={"table": tournament})
