"""A real server in a process of its own, which can be stopped and started again."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 120.0
ITERATIONS = 64  # of an analysis: the fewest that tell anything


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Serving:
    """One store, one address; the process may come and go."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("nunatak")), "serve"]
        options = {"db": f"sqlite:///{self.folder / 'tables.db'}", "port": self.port}
        options["analysis"] = ITERATIONS
        limits = {"logins": 100_000, "rate": 10_000, "burst": 10_000}
        for name, value in (options | limits).items():
            command += [f"--{name}", str(value)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
        self._wait()

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
