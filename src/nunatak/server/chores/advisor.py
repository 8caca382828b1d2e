"""Who thinks about hints? The node that is asked, one after another, beside bots and analyses.

Each person has one at a time: who asks again has given the earlier one up, and so has who hangs
up. A thought that is given up ends within a few iterations.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from nunatak.analysis.hint import Hint, give_hint
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.server.node import Node
from nunatak.server.wire.trouble import Trouble

MOST = 8  # people that may wait for one node
LONGEST = 5.0  # seconds of thought about one decision
LOOK = 0.1  # seconds between two looks whether somebody still waits

Gone = Callable[[], Awaitable[bool]]


class Advisor:
    """Thinks for whoever asks."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.pool = ThreadPoolExecutor(1, "advisor")
        self.asking: dict[str, threading.Event] = {}

    async def think(self, outlook: Outlook, seed: int, asker: str, gone: Gone) -> Hint:
        """The hint; `too-slow` to whoever gave it up."""
        warmer = self.node.warmer
        if warmer is not None and not warmer.can_think(outlook.game.name):
            warmer.want(outlook.game.name)
            raise Trouble("warming")
        self.give_up(asker)
        if len(self.asking) >= MOST:
            raise Trouble("too-fast")
        stop = self.asking[asker] = threading.Event()
        try:
            return await self._wait(outlook, seed, stop, gone)
        finally:
            stop.set()
            if self.asking.get(asker) is stop:
                del self.asking[asker]

    async def _wait(self, outlook: Outlook, seed: int, stop: threading.Event, gone: Gone) -> Hint:
        budget = Budget(seconds=LONGEST, iterations=self.node.settings.hint)
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.pool, partial(think, outlook, budget, seed, stop))
        while not thought.done():
            await asyncio.wait({thought}, timeout=LOOK)
            if not thought.done() and await gone():
                stop.set()
        hint = await thought
        if hint is None or stop.is_set():
            raise Trouble("too-slow")
        return hint

    def give_up(self, asker: str) -> None:
        """Whatever this person asked for is not wanted any more."""
        stop = self.asking.pop(asker, None)
        if stop is not None:
            stop.set()

    def close(self) -> None:
        """Stop thinking."""
        for stop in self.asking.values():
            stop.set()
        self.pool.shutdown(wait=False, cancel_futures=True)


def think(outlook: Outlook, budget: Budget, seed: int, stop: threading.Event) -> Hint | None:
    """In a thread of its own; nothing is begun that was given up while it waited."""
    return None if stop.is_set() else give_hint(outlook, budget, seed, stop)


ADVISORS: dict[Node, Advisor] = {}


def advisor_of(node: Node) -> Advisor:
    """The node's own, from the first question on."""
    if node not in ADVISORS:
        ADVISORS[node] = Advisor(node)
    return ADVISORS[node]


def close(node: Node) -> None:
    """What is being thought is given up."""
    advisor = ADVISORS.pop(node, None)
    if advisor is not None:
        advisor.close()
