"""Who sees to it that the loops run? Each is watched: if it dies, that is told, and it begins anew.

A node whose loops do not run takes part in nothing: it says so when it is asked whether it is
ready.
"""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable

from nunatak.server.node import Node

LOG = logging.getLogger("nunatak.loops")
PAUSE = 1.0  # seconds before a loop that died begins anew
LATE = 0.25  # seconds between two looks at how late the event loop is
TICK, TICKS = 30.0, 10  # seconds, and after so many all garbage is collected


async def keep_going(node: Node, name: str, loop: Callable[[Node], Awaitable[None]]) -> None:
    """Run a loop for ever."""
    while True:
        node.beat(name)
        try:
            await loop(node)
        except Exception:
            LOG.exception("a loop has died", extra={"loop": name})
        node.fell(name)
        await asyncio.sleep(PAUSE)


async def watch_lag(node: Node) -> None:
    """How late does the event loop come to what is due?"""
    while True:
        due = time.perf_counter() + LATE
        await asyncio.sleep(LATE)
        node.metrics.lag.observe(max(0.0, time.perf_counter() - due))
        node.beat("lag")


async def collect_garbage(node: Node) -> None:
    """Collect what is old and forgotten, which takes long where much is there, seldom."""
    while True:
        for _ in range(TICKS):
            await asyncio.sleep(TICK)
            node.beat("garbage")
        gc.collect()
