"""A process that has everything loaded and forks servers that die at a given point of a command.

It reads lines (`POINT DEED`) and answers each with what the dying server told before its end: one
line of JSON with the scene, and whether the deed was acknowledged.
"""

import asyncio
import json
import os
import signal
import sys

from nunatak.server.app.serve import load_games
from tests.server.faults import Fault, dying_words, serving, struck, three_people


def main() -> None:
    """Fork a server for every line."""
    db = sys.argv[1]
    load_games()
    print("ready", flush=True)
    for line in sys.stdin:
        point, name = line.rstrip().split(maxsplit=1)
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            asyncio.run(_die(db, name, int(point), writer))
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as words:
            last = words.read()
        os.waitpid(pid, 0)
        print(last or json.dumps(None), flush=True)


async def _die(db: str, name: str, point: int, writer: int) -> None:
    def end() -> None:
        os.write(writer, json.dumps(dying_words()).encode())
        os.kill(os.getpid(), signal.SIGKILL)

    async with serving(db) as (node, app):
        await struck(node, app, await three_people(node), name, Fault("kill", end), point)


if __name__ == "__main__":
    main()
