"""A process that has everything loaded and forks servers, so that they start at once.

It reads lines (`start`) and answers each with the process id of a new server. The server is
a process of its own, which can be killed like any other.
"""

import contextlib
import os
import sys

from nunatak.server.app.serve import load_games, serve
from nunatak.server.settings import Settings


def main() -> None:
    """Fork a server for every line."""
    db, port, bots = sys.argv[1:4]
    settings = Settings(
        db=db,
        port=int(port),
        bots=int(bots),
        rate=5000.0,
        burst=10000,
        logins=10000,
        work=10**6,
        crowd=10**4,
        log="error",
    )
    load_games()
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
