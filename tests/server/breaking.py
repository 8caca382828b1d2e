"""Break whatever can break, wherever a command waits: everything, on both databases.

`python -m tests.server.breaking` is the soak, with progress; the ordinary tests do a part of it.
"""

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from nunatak.server.chores.maintenance import check
from nunatak.server.store.migrate import upgrade
from tests.server import faults, running
from tests.server.deeds import DEEDS

NewDb = Callable[[], str]
KILL = "kill"


def die_everywhere(db: str, name: str) -> int:
    """Let a server die at each point of a deed, and another take over; how many there are."""
    words = [sys.executable, "-m", "tests.server.dying", db]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as zygote:
        assert zygote.stdin is not None
        assert zygote.stdout is not None
        assert zygote.stdout.readline() == "ready\n"
        point = 0
        while True:
            print(point + 1, name, file=zygote.stdin, flush=True)
            left = json.loads(zygote.stdout.readline())
            if left is None:
                break
            asyncio.run(faults.after_death(db, name, left))
            point += 1
        zygote.stdin.close()
    assert check(db).differences == []
    return point


def break_everything(kind: str, new_db: NewDb, names: list[str]) -> int:
    """Every deed with every fault at each of its points; how often something broke."""
    whole = 0
    for name in names:
        began, struck = time.monotonic(), 0
        for fault in (*faults.faults_of(name), KILL):
            db = new_db()
            upgrade(db)
            try:
                if fault == KILL:
                    struck += die_everywhere(db, name)
                else:
                    struck += asyncio.run(faults.strike_everywhere(db, name, [fault]))
            except BaseException:
                print(kind, name, fault, "FAILED", flush=True)
                raise
        print(kind, name, struck, f"{time.monotonic() - began:.0f} s", flush=True)
        whole += struck
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("deeds", nargs="*", default=list(DEEDS))
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    arguments = parser.parse_args()
    wanted = ("sqlite", "postgresql") if arguments.db == "both" else (arguments.db,)
    for kind in wanted:
        with contextlib.ExitStack() as stack:
            made = tempfile.TemporaryDirectory(prefix="nunatak-break-")
            folder = Path(stack.enter_context(made))
            numbers = iter(range(1_000_000))

            def in_file(folder: Path = folder, numbers: Iterator[int] = numbers) -> str:
                return f"sqlite:///{folder / f'{next(numbers)}.db'}"

            new_db: NewDb = in_file
            if kind == "postgresql":
                new_db = stack.enter_context(running.postgres(folder)).new_database
            print(kind, break_everything(kind, new_db, arguments.deeds), "faults", flush=True)


if __name__ == "__main__":
    main()
