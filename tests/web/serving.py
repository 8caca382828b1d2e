"""A real server in a process of its own, which can be stopped and started again."""

import os
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PATIENCE = 120.0
SEEDED = Path(__file__).with_name("seeded.py")
SEED = "seed"  # the file that holds it
ITERATIONS = 64  # of an analysis: the fewest that tell anything


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """One store, one address; the process may come and go."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.sow("")

    def sow(self, seed: str) -> None:
        """Deals and bots follow this seed from now on."""
        (self.folder / SEED).write_text(seed, "utf-8")

    def start(self) -> None:
        command = [sys.executable, str(SEEDED), str(self.folder / SEED), "serve"]
        options = {"db": f"sqlite:///{self.folder / 'tables.db'}", "port": self.port}
        options["analysis"] = ITERATIONS
        limits = {"logins": 100_000, "rate": 10_000, "burst": 10_000}
        for name, value in (options | limits | self.settings).items():
            command += [f"--{name}", str(value)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None
            assert self.process.poll() is None, (self.folder / "server.log").read_text("utf-8")
            try:
                with urllib.request.urlopen(f"{self.url}/readyz") as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.2)
        raise TimeoutError("the server did not come up")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


class _Files(SimpleHTTPRequestHandler):
    """Files as they lie in a folder, under a path that no page knows of."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(Hosting.PREFIX))

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a page that is left hangs up
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


class Hosting:
    """Any host of static files: it knows no routes, and the page lies somewhere below."""

    PREFIX = "/some/where"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        handler = partial(_Files, directory=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}{self.PREFIX}/#"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @contextmanager
    def changed(self) -> Iterator[None]:
        """Meanwhile a new version of the page lies there."""
        worker = self.folder / "sw.js"
        before = worker.read_text("utf-8")
        worker.write_text(f"{before}// newer", "utf-8")
        yield
        worker.write_text(before, "utf-8")

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
