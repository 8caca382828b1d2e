"""Where are the games played? In this process, or in several beside it.

A ground takes games, so many at a time, and gives them back as they end, in any order. What a
game is made of travels with it, so it comes out the same on every ground.
"""

import os
import signal
import threading
from collections import deque
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Protocol, Self

from nunatak.arena.match import Conditions, Played, play_fixture
from nunatak.arena.schedule import Fixture


class WorkerDied(RuntimeError):
    """A process ended in the middle of a game; what was finished before is kept."""

    def __init__(self, fixture: Fixture) -> None:
        super().__init__(f"game {fixture.number}: {', '.join(fixture.seats)}")
        self.game = fixture.number
        self.bots = ", ".join(fixture.seats)


class Ground(Protocol):
    """Somewhere to play."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    @property
    def is_full(self) -> bool:
        """Whether another game would have to wait."""

    @property
    def is_empty(self) -> bool:
        """Whether no game is being played."""

    def begin(self, fixture: Fixture) -> None:
        """Start a game."""

    def next_end(self) -> Played:
        """Wait until some game ends."""


class Here:
    """In this process, one game after another."""

    def __init__(self, conditions: Conditions) -> None:
        self.conditions = conditions
        self.waiting: deque[Fixture] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.waiting.clear()

    @property
    def is_full(self) -> bool:
        """One at a time."""
        return bool(self.waiting)

    @property
    def is_empty(self) -> bool:
        """Nothing is waiting."""
        return not self.waiting

    def begin(self, fixture: Fixture) -> None:
        """It is played when its end is asked for."""
        self.waiting.append(fixture)

    def next_end(self) -> Played:
        """Play it."""
        return play_fixture(self.waiting.popleft(), self.conditions)


class Processes:
    """In fresh processes on this machine; their compiled code comes from the cache."""

    def __init__(self, conditions: Conditions, count: int) -> None:
        self.conditions = conditions
        self.count = count
        self.idle: list[Connection] = []
        self.busy: dict[Connection, Fixture] = {}
        self.processes: list[BaseProcess] = []

    def __enter__(self) -> Self:
        context = get_context("spawn")
        for _ in range(self.count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, self.conditions), daemon=True)
            process.start()
            theirs.close()
            self.idle.append(ours)
            self.processes.append(process)
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever is still being played is not needed any more."""
        for connection in (*self.idle, *self.busy):
            connection.close()
        for process in self.processes:
            process.terminate()
            process.join()

    @property
    def is_full(self) -> bool:
        """Every process has a game."""
        return not self.idle

    @property
    def is_empty(self) -> bool:
        """No process has one."""
        return not self.busy

    def begin(self, fixture: Fixture) -> None:
        """Hand a game to a process that has none."""
        connection = self.idle.pop()
        self.busy[connection] = fixture
        try:
            connection.send(fixture)
        except OSError as error:
            raise WorkerDied(fixture) from error

    def next_end(self) -> Played:
        """The first game to end."""
        ready = wait(list(self.busy))
        connection = next(one for one in self.busy if one in ready)
        fixture = self.busy.pop(connection)
        try:
            played = connection.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied(fixture) from error
        self.idle.append(connection)
        if isinstance(played, BaseException):
            raise played
        assert isinstance(played, Played)
        return played


def _serve(connection: Connection, conditions: Conditions) -> None:
    """Play what comes, until nothing more does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is told, and ends us
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    while True:
        try:
            fixture = connection.recv()
        except EOFError:
            return
        try:
            connection.send(play_fixture(fixture, conditions))
        except Exception as error:
            connection.send(error)


def _leave_with_parent() -> None:
    """Nobody is left to play for."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
