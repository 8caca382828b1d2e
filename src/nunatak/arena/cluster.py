"""How are games played on a cluster? Each is a task of Ray; the results are the same as here.

Every node needs nunatak installed; a person's own class travels along, a program has to be there
already. `nunatak warmup` on each node, or in its image, spares the first games the compiling.
"""

import os
import re
import shutil
import socket
import tempfile
from pathlib import Path
from typing import Any, Self

from nunatak.arena.entrants import Entrant, most_threads
from nunatak.arena.grounds import WorkerDied, cores
from nunatak.arena.match import Conditions, Played, play_fixture
from nunatak.arena.schedule import Fixture
from nunatak.engine.program import is_program
from nunatak.search.loading import is_own, source_of

LOCAL = "local"
ADDRESS = re.compile(r"(ray://)?(?P<host>.+):(?P<port>\d+)")
PATIENCE = 5  # seconds


class NoRay(RuntimeError):
    """Ray is not installed."""


class NoCluster(RuntimeError):
    """There is no cluster at that address."""


class Cluster:
    """On a Ray cluster, as many games at a time as it has cores for."""

    def __init__(self, conditions: Conditions, address: str) -> None:
        self.conditions = conditions
        self.address = address
        self.threads = most_threads(conditions.entrants)
        self.running: dict[Any, Fixture] = {}

    def __enter__(self) -> Self:
        self.ray = _ray()
        with tempfile.TemporaryDirectory() as luggage:
            self._connect(Path(luggage))
            self.common = self.ray.put(self.conditions)
            self.play = self.ray.remote(num_cpus=self.threads)(play_fixture)
        return self

    def _connect(self, luggage: Path) -> None:
        knock(self.address)
        alone = {"num_cpus": cores(), "include_dashboard": False}
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would tell its makers about us
        try:
            self.ray.init(
                address=self.address,
                runtime_env=_pack(self.conditions.entrants, luggage),
                log_to_driver=False,
                logging_level="error",
                **(alone if self.address == LOCAL else {}),
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(str(error)) from error

    def __exit__(self, *_: object) -> None:
        """Whatever is still being played is not needed any more."""
        for task in self.running:
            self.ray.cancel(task, force=True)
        self.ray.shutdown()

    @property
    def is_full(self) -> bool:
        """Every core has a game; a cluster may grow and shrink."""
        room = int(self.ray.cluster_resources().get("CPU", 1)) // self.threads
        return len(self.running) >= max(1, room)

    @property
    def is_empty(self) -> bool:
        """No game is being played."""
        return not self.running

    def begin(self, fixture: Fixture) -> None:
        """Hand a game to the cluster."""
        self.running[self.play.remote(fixture, self.common)] = fixture

    def next_end(self) -> Played:
        """The first game to end."""
        (task, *_), _ = self.ray.wait(list(self.running), num_returns=1)
        fixture = self.running.pop(task)
        try:
            played = self.ray.get(task)
        except self.ray.exceptions.WorkerCrashedError as error:
            raise WorkerDied(fixture) from error
        assert isinstance(played, Played)
        return played


def knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody answers."""
    place = ADDRESS.fullmatch(address)
    if place is None:
        return
    try:
        socket.create_connection((place["host"], int(place["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"{address}: {error}") from error


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise NoRay from error
    return ray


def _pack(entrants: tuple[Entrant, ...], luggage: Path) -> dict[str, str]:
    """The sources of people's own bots, for nodes that do not have them."""
    names = [entrant.name for entrant in entrants if not is_program(entrant.name)]
    own = [source_of(name) for name in names if is_own(name)]
    for source in own:
        if source is not None:
            copy = shutil.copytree if source.is_dir() else shutil.copy
            copy(source, luggage / source.name)
    return {"working_dir": str(luggage)} if own else {}
