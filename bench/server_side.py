"""What does a move cost one server? Its processor time, and the bytes that an onlooker gets.

`python bench/server_side.py` starts the server of the checkout that it lies in and prints JSON.
`bench/server.py --baseline COMMIT` lets each commit be driven by its own copy of this program and
of `server_load.py`, so that each side speaks its own protocol; a commit from before this program
is given ours, which speaks the protocol of those days. Only what is printed must stay the same.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from server_load import Load, counted, say

from nunatak.client import Client, Seat
from tests.server import running

TELL = 30  # seconds between two words of how it goes
GAME, SEATS = "wolves", 4  # whose views are the largest
CHOOSING, ENDING = "act", "end turn"  # an action begins with this decision, if not by these words
SEED = 1

Told = dict[str, Any]

# ------------------------------------------------------------------ the server


@contextmanager
def database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="nunatak-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db"
        else:
            with running.postgres(Path(folder)) as server:
                yield server.new_database()


async def under_load(
    kind: str, tables: int, rate: float, seconds: float, ahead: int, *, mixed: bool = False
) -> Told:
    """Tables on a fresh server; a mixed load meets the limits as they are shipped, and bots.

    The load itself never stops to collect garbage: that would be counted as the server's.
    """
    gc.disable()
    words = ("--bots", "1" if mixed else "0", "--log", "warning")
    more: dict[str, Any] = {"limits": True} if mixed else {}  # unknown to older commits
    with database(kind) as db, running.Process(db, *words, **more) as server:
        assert server.process is not None
        load = Load(server.url, tables, rate, seconds, ahead, **({"mixed": True} if mixed else {}))
        watch = Watch(server.process.pid, load)
        watching = asyncio.create_task(watch.run())
        measured = await load.run()
        watching.cancel()
    took = counted(load)
    return {
        "server": f"nunatak, {kind}{', mixed' if mixed else ''}",
        "tables": tables,
        "moves": len(took),
        "moves_per_second": round(len(took) / seconds, 1),
        "took_ms": [round(1000 * t, 2) for t in took],
        "errors": len(measured.errors),
        "kinds_of_errors": sorted(set(measured.errors))[:10],
        "games_finished": measured.games,
        "memory_mb": watch.memory,
        "cpu_ms_per_move": watch.work_per_move(len(took)),
    }


class Watch:
    """Memory and processor time while the clock runs."""

    def __init__(self, pid: int, load: Load) -> None:
        self.pid = pid
        self.load = load
        self.memory: list[float] = []
        self.work: list[tuple[float, float]] = []

    async def run(self) -> None:
        while True:
            now = time.perf_counter()
            if self.load.begun and 0 <= now - self.load.begun <= self.load.seconds:
                self.memory.append(memory(self.pid))
                if len(self.memory) % TELL == 0:
                    say(f"{len(self.memory)} s: {self.memory[-1]:.0f} MB")
                self.work.append((seconds_of_work(self.pid), time.process_time()))
            await asyncio.sleep(1.0)

    def work_per_move(self, moves: int) -> dict[str, float]:
        first, last = self.work[0], self.work[-1]
        spent = {"server": last[0] - first[0], "load": last[1] - first[1]}
        return {name: round(1000 * work / max(1, moves), 2) for name, work in spent.items()}


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return round(int(line.split()[1]) / 1024, 1)
    return float("nan")


def seconds_of_work(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


# ------------------------------------------------------------------ the onlooker


def watched(actions: int) -> Told:
    """A game of four, played at random, and somebody who looks on."""
    with (
        database("sqlite") as db,
        running.Process(db, "--bots", "0", "--log", "warning") as server,
        ExitStack() as sockets,
    ):
        table, people = _table(server.url)
        seats = [sockets.enter_context(person.sit(table)) for person in people]
        socket = sockets.enter_context(_look_on(server.url, table))
        return _watched(seats, Onlooker(socket), actions)


def _table(url: str) -> tuple[str, list[Client]]:
    people = [Client(url).be_guest(f"Player {number}") for number in range(SEATS)]
    opened = people[0].open_table(GAME, ["me", *["open"] * (SEATS - 1)], public=True)
    path = f"/api/tables/{opened['id']}"
    for person in people[1:]:
        person.call("POST", f"{path}/join", {})
    people[0].call("POST", f"{path}/start")
    return str(opened["id"]), people


def _look_on(url: str, table: str) -> ClientConnection:
    return connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        additional_headers={"authorization": f"Bearer {Client(url).be_guest('Onlooker').token}"},
        max_size=None,
        compression=None,
    )


def _watched(seats: list[Seat], onlooker: "Onlooker", wanted: int) -> Told:
    chance = random.Random(SEED)
    actions = 0
    moves: list[int] = []  # the bytes of each
    while not seats[0].is_over:
        _all_up_to(max(seat.number for seat in seats), seats)
        mover = next(seat for seat in seats if seat.actions)
        assert mover.standing is not None
        words = chance.choice(mover.actions)["notation"]
        choosing = mover.standing["decision"]["kind"] == CHOOSING and words != ENDING
        if choosing and actions == wanted:
            break
        mover.play(words)
        onlooker.bytes = 0
        onlooker.look_until(mover.number)
        if choosing or actions:  # the draft before the first action is not counted
            actions += choosing
            moves.append(onlooker.bytes)
    return {"actions": actions, "moves": moves}


def _all_up_to(number: int, seats: list[Seat]) -> None:
    for seat in seats:
        while seat.number < number:
            seat.receive()


class Onlooker:
    """A socket that looks on and counts the bytes of what it gets, greetings left out."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.socket.send('{"type":"hello","id":"hello"}')
        self.bytes = 0
        self.look_until(1)

    def look_until(self, number: int) -> None:
        while self.number < number:
            data = self.socket.recv(decode=False)
            self.bytes += len(data)
            self.number = json.loads(data).get("number") or self.number


# ------------------------------------------------------------------ both


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=50.0, help="moves per second")
    parser.add_argument("--ahead", type=int, default=30, help="moves made before")
    parser.add_argument("--actions", type=int, default=100, help="that are looked at")
    chosen = parser.parse_args()
    load = (chosen.tables, chosen.rate, chosen.seconds, chosen.ahead)
    loaded = asyncio.run(under_load("sqlite", *load))
    told = {
        "cpu_ms_per_move": loaded["cpu_ms_per_move"]["server"],
        "moves_per_second": loaded["moves_per_second"],
        "took_ms": loaded["took_ms"],
        "errors": loaded["errors"],
    }
    if chosen.actions:
        seen = watched(chosen.actions)
        told |= {
            "bytes_per_action": round(sum(seen["moves"]) / seen["actions"]),
            "bytes_per_move": median(seen["moves"]),
            "moves_per_action": round(len(seen["moves"]) / seen["actions"], 2),
        }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
