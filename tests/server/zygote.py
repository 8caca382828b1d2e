"""A process that has everything loaded and forks servers, so that they start at once.

It reads lines (`start`) and answers each with the process id of a new server. The server is
a process of its own, which can be killed like any other.
"""

import contextlib
import os
import sys

from nunatak import Table, games
from nunatak.server.serve import serve
from nunatak.server.settings import Settings


def warm() -> None:
    """Load the machine code that a game needs."""
    for name in games.NAMES:
        table = Table(name, seed=1)
        for _ in range(5):
            table.view(0)
            table.play(table.legal[0])


def main() -> None:
    """Fork a server for every line."""
    db, port, bots = sys.argv[1:4]
    settings = Settings(
        db=db, port=int(port), bots=int(bots), rate=5000.0, burst=10000, logins=10000, log="error"
    )
    warm()
    print("ready", flush=True)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, 0)
            os.dup2(null, 1)
            serve(settings)
            os._exit(0)
        print(pid, flush=True)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(pid, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
