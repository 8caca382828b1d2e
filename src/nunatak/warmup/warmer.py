"""How does a server start before its games are compiled? They are made ready behind its back.

First every game's table, then the levels that people play against, then the yardsticks, side by
side in processes of their own; a game that somebody wants is begun at once, beside what is under
way, which then has the processors only where it leaves them free. A game is ready once its machine
code has been loaded.
"""

import contextlib
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from os import cpu_count

from nunatak import games
from nunatak.kernel.cache import forget_old_folders
from nunatak.kernel.compiled import CACHE_FOLDER
from nunatak.play.table import Table
from nunatak.search.bots import BOTS
from nunatak.search.levels import LEVELS
from nunatak.warmup import TABLE, WarmupFailed, WarmupInterrupted, warm_part

LOG = logging.getLogger("nunatak.warmup")
BEHIND = 15  # how nice a process is that nobody waits for while somebody waits for another
BOTS_PART = "bots"
YARDSTICKS_PART = "yardsticks"
STAGES = {
    TABLE: (TABLE,),
    BOTS_PART: tuple(LEVELS),
    YARDSTICKS_PART: tuple(bot for bot in BOTS if bot not in LEVELS),
}


class Warmer:
    """Makes games ready in threads that wait for processes."""

    def __init__(
        self,
        names: Sequence[str] = games.NAMES,
        told: Callable[[str], None] = lambda _name: None,
        warm: Callable[..., None] = warm_part,
    ) -> None:
        self.names = tuple(names)
        self._told = told  # when a game can be played
        self._warm = warm
        self._todo = [(name, stage) for stage in STAGES for name in names]
        self._at_work: list[str] = []
        self.done: set[tuple[str, str]] = set()
        self._failed: set[str] = set()
        self._shares: dict[str, float] = dict.fromkeys(names, 0.0)  # of a table's steps
        self._wanted: set[str] = set()
        self._processes: dict[subprocess.Popen[str], str] = {}  # and of which game
        self._started = self._stopped = False
        self._change = threading.Condition()

    def start(self) -> None:
        """As many at the same time as there are processors."""
        with self._change:
            self._started = True
            for _ in range(min(len(self.names), cpu_count() or 1)):
                self._begin()

    def stop(self) -> None:
        """Whatever is being compiled is given up."""
        with self._change:
            self._stopped = True
            self._todo.clear()
            for process in self._processes:
                process.terminate()

    # -------------------------------------------------------------- asked by others

    def is_ready(self, name: str) -> bool:
        """Whether the game can be played without anybody waiting for a compiler."""
        return (name, TABLE) in self.done or name in self._failed

    @property
    def are_ready(self) -> bool:
        """Whether all of them can be."""
        return all(map(self.is_ready, self.names))

    def share(self, name: str) -> float:
        """How much of the way to its table a game has come, from 0 to 1."""
        return 1.0 if self.is_ready(name) else min(self._shares[name], 0.99)

    def can_think(self, name: str, bot: str = next(iter(LEVELS))) -> bool:
        """Whether a bot need not wait for a compiler either; somebody's program never does."""
        stage = next((stage for stage, parts in STAGES.items() if bot in parts), TABLE)
        return (name, stage) in self.done or name in self._failed

    def want(self, name: str) -> None:
        """Somebody wants to play this: it waits for no other game."""
        with self._change:
            self._wanted.add(name)
            for process, game in self._processes.items():
                self._put_behind(process, game)
            self._todo.sort(key=lambda job: job[0] != name)
            if self._started and name not in self._at_work:
                self._begin(name)

    def wait(self, name: str, seconds: float | None = None) -> bool:
        """Until the game can be played, or for so long."""
        with self._change:
            return self._change.wait_for(lambda: self.is_ready(name), seconds)

    # -------------------------------------------------------------- at work

    def _begin(self, only: str | None = None) -> None:
        """A thread that takes what is next, of every game or of one; it has its first job now."""
        job = self._next(only)
        if job is not None:
            threading.Thread(
                target=self._work, args=(job, only), daemon=True, name="warmup"
            ).start()

    def _work(self, job: tuple[str, str] | None, only: str | None) -> None:
        while job is not None:
            name, stage = job
            try:
                watch = partial(self._watch, name)
                self._warm(name, STAGES[stage], self._report(stage), watch)
                if stage == TABLE:
                    load(name)
            except (WarmupFailed, OSError) as error:
                if self._stopped or isinstance(error, WarmupInterrupted):
                    return
                LOG.exception("a game did not compile", extra={"game": name})
                self._failed.add(name)  # it will be compiled where it is used, or fail there
            self._finish(name, stage)
            with self._change:
                self._at_work.remove(name)
                job = self._next(only)

    def _next(self, only: str | None) -> tuple[str, str] | None:
        """The first job that this thread may take, which no other will."""
        for job in self._todo:
            if only in (None, job[0]):
                self._todo.remove(job)
                self._at_work.append(job[0])
                return job
        return None

    def _report(self, stage: str) -> Callable[[str, int, int], None]:
        def report(name: str, done: int, total: int) -> None:
            if stage == TABLE:
                self._shares[name] = done / total

        return report

    def _watch(self, name: str, process: "subprocess.Popen[str]") -> None:
        with self._change:
            self._processes[process] = name
            self._put_behind(process, name)
            if self._stopped:
                process.terminate()

    def _put_behind(self, process: "subprocess.Popen[str]", game: str) -> None:
        """Whoever waits for one game does not wait for the processors as well."""
        if not self._wanted or game in self._wanted or process.poll() is not None:
            return
        if sys.platform != "win32":
            with contextlib.suppress(OSError):  # it has just ended
                os.setpriority(os.PRIO_PROCESS, process.pid, BEHIND)

    def _finish(self, name: str, stage: str) -> None:
        with self._change:
            self.done.add((name, stage))
            self._change.notify_all()
            everything = len(self.done) == len(self.names) * len(STAGES)
        if stage == TABLE:
            LOG.info("ready", extra={"game": name})
            self._told(name)
        if everything and CACHE_FOLDER.is_dir():
            forget_old_folders(CACHE_FOLDER)


def load(name: str) -> None:
    """Read the machine code that a game's first moves need."""
    table = Table(name, seed=0)
    for _ in range(3):
        table.view(0)
        table.prospects(0)
        table.play(table.legal[0])
