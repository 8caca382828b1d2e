"""How many moves a second, how soon at everybody's screen, and how does that compare?

Tables with two socket clients each play real games of all kinds on a server in a process of its
own; this process makes the load. A boardgame.io server (from npm) carries the same pattern.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent))

from nunatak import games
from tests.server import running

ROOT = Path(__file__).parent.parent
PEER = ROOT / "bench" / "peer"
BUILD = ROOT / "build" / "bench-peer"
WARM_UP = 3.0  # seconds that are not counted


class Action(msgspec.Struct):
    notation: str


class Standing(msgspec.Struct):
    actions: list[Action]


class Heard(msgspec.Struct):
    """What the load needs of a message; the rest is skipped while it is read."""

    type: str
    number: int = 0
    id: str | None = None
    code: str | None = None
    standing: Standing | None = None


READ = msgspec.json.Decoder(Heard)


class Sight:
    """One client at one table."""

    def __init__(self, pair: "Pair", token: str) -> None:
        self.pair = pair
        self.token = token
        self.number = 0
        self.actions: list[Action] = []
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def come(self, url: str) -> None:
        self.socket = await connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{self.pair.table}/socket",
            additional_headers={"authorization": f"Bearer {self.token}"},
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        await self.socket.send('{"type":"hello","id":"hello"}')
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            at = time.perf_counter()
            heard = READ.decode(text)
            if heard.type in ("event", "snapshot"):
                self.number = heard.number
                self.actions = [] if heard.standing is None else heard.standing.actions
                self.pair.saw(at)
            elif heard.type in ("problem", "refused"):
                self.pair.load.errors.append(heard.code or heard.type)
                self.pair.pending = None

    async def go(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.socket is not None:
            await self.socket.close()


class Pair:
    """A table and its two clients."""

    def __init__(self, load: "Load", game: str) -> None:
        self.load = load
        self.game = game
        self.table = ""
        self.clients: list[Sight] = []
        self.pending: tuple[float, int] | None = None  # when it was sent, the number it will have
        self.moves = 0

    async def open(self, http: httpx.AsyncClient, url: str) -> None:
        tokens = [await guest(http, url) for _ in range(2)]
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        first, second = ({"authorization": f"Bearer {token}"} for token in tokens)
        answer = await http.post(f"{url}/api/tables", json=body, headers=first)
        self.table = answer.raise_for_status().json()["id"]
        path = f"{url}/api/tables/{self.table}"
        (await http.post(f"{path}/join", json={}, headers=second)).raise_for_status()
        (await http.post(f"{path}/start", headers=first)).raise_for_status()
        self.clients = [Sight(self, token) for token in tokens]
        await asyncio.gather(*(client.come(url) for client in self.clients))

    @property
    def mover(self) -> Sight | None:
        """The client that is asked, where nothing is under way."""
        if self.pending is not None:
            return None
        newest = max((client.number for client in self.clients), default=0)
        for client in self.clients:
            if client.actions and client.number == newest:
                return client
        return None

    async def move(self, client: Sight, chance: int) -> None:
        action = client.actions[chance % len(client.actions)]
        command = {"type": "play", "id": f"m{self.moves}", "action": action.notation}
        self.moves += 1
        self.pending = (time.perf_counter(), client.number + 1)
        assert client.socket is not None
        await client.socket.send(json.dumps(command))

    def saw(self, at: float) -> None:
        """Everybody has seen the move: that is how long it took."""
        if self.pending is None:
            return
        sent, number = self.pending
        if all(client.number >= number for client in self.clients):
            self.load.took.append((sent, at - sent))
            self.pending = None


async def guest(http: httpx.AsyncClient, url: str) -> str:
    answer = await http.post(f"{url}/api/guest", json={"name": "Load", "bearer": True})
    return str(answer.raise_for_status().json()["token"])


class Load:
    """So many tables at so many moves a second."""

    def __init__(self, url: str, pid: int, tables: int, rate: float, seconds: float) -> None:
        self.url = url
        self.pid = pid
        self.work = 0.0  # seconds of the server's processor
        self.own_work = 0.0
        self.rate = rate
        self.seconds = seconds
        self.pairs = [Pair(self, games.NAMES[n % len(games.NAMES)]) for n in range(tables)]
        self.took: list[tuple[float, float]] = []
        self.errors: list[str] = []
        self.late = 0
        self.games = 0

    async def run(self) -> dict[str, Any]:
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(limits=limits, timeout=60) as http:
            gate = asyncio.Semaphore(8)
            await asyncio.gather(*(self._open(pair, http, gate) for pair in self.pairs))
            print(f"{len(self.pairs)} tables are open", file=sys.stderr, flush=True)
            begun = time.perf_counter()
            work, own = seconds_of_work(self.pid), time.process_time()
            await self._play(http, gate)
            await asyncio.sleep(1.0)
            self.work = seconds_of_work(self.pid) - work
            self.own_work = time.process_time() - own
        for pair in self.pairs:
            for client in pair.clients:
                await client.go()
        return self._told(begun)

    async def _open(self, pair: Pair, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            await pair.open(http, self.url)

    async def _play(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        """One move every so often, table after table; a finished game begins anew."""
        queue = deque(self.pairs)
        begun = time.perf_counter()
        sent = 0
        renewing: set[asyncio.Task[None]] = set()
        while (now := time.perf_counter()) - begun < self.seconds + WARM_UP:
            due = int((now - begun) * self.rate) - sent
            for _ in range(min(due, len(queue))):
                pair = queue[0]
                queue.rotate(-1)
                mover = pair.mover
                if mover is not None:
                    await pair.move(mover, sent * 7919)
                    sent += 1
                elif pair.pending is None and pair.moves > 5:
                    pair.moves = 0
                    self.games += 1
                    task = asyncio.create_task(self._renew(pair, http, gate))
                    renewing.add(task)
                    task.add_done_callback(renewing.discard)
            await asyncio.sleep(0.002)
        self.late = max(0, int(self.seconds * self.rate) - sent)

    async def _renew(self, pair: Pair, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        for client in pair.clients:
            await client.go()
        await self._open(pair, http, gate)

    def _told(self, begun: float) -> dict[str, Any]:
        took = sorted(t for sent, t in self.took if sent - begun > WARM_UP)
        return {
            "moves": len(took),
            "moves_per_second": round(len(took) / self.seconds, 1),
            "ms": {name: round(1000 * _quantile(took, q), 1) for name, q in QUANTILES.items()},
            "errors": len(self.errors),
            "kinds_of_errors": sorted(set(self.errors)),
            "games_finished": self.games,
            "cpu_ms_per_move": {
                "server": round(1000 * self.work / max(1, len(self.took)), 2),
                "load": round(1000 * self.own_work / max(1, len(self.took)), 2),
            },
        }


QUANTILES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


def _quantile(values: list[float], q: float) -> float:
    return values[min(len(values) - 1, int(q * len(values)))] if values else float("nan")


# ------------------------------------------------------------------ ours


@contextmanager
def database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="nunatak-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db"
        else:
            with running.postgres(Path(folder)) as server:
                yield server.new_database()


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


async def ours(kind: str, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    with database(kind) as db, running.Process(db, "--bots", "0", "--log", "warning") as server:
        assert server.process is not None
        pid = server.process.pid
        load = Load(server.url, pid, tables, rate, seconds)
        samples: list[float] = []
        watching = asyncio.create_task(_watch(pid, samples))
        told = await load.run()
        watching.cancel()
        half = len(samples) // 2
        told["memory_mb"] = {"middle": samples[half], "end": samples[-1]}
    return {"db": kind, "tables": tables, "sockets": 2 * tables, **told}


async def _watch(pid: int, samples: list[float]) -> None:
    while True:
        samples.append(memory(pid))
        await asyncio.sleep(1.0)


# ------------------------------------------------------------------ the peer


def peer(tables: int, rate: float, seconds: float) -> dict[str, Any]:
    """The same pattern on boardgame.io, installed from npm into the build folder."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.js", "load.js", "game.js"):
        (BUILD / name).write_text((PEER / name).read_text("utf-8"), "utf-8")
    if not (BUILD / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=BUILD, check=True)
    port = running.free_port()
    server = subprocess.Popen(
        ["node", "server.js", str(port), str(tables)], cwd=BUILD, stdout=subprocess.DEVNULL
    )
    try:
        time.sleep(3)
        words = ["node", "load.js", str(port), str(tables), str(rate), str(seconds)]
        done = subprocess.run(words, cwd=BUILD, check=True, capture_output=True, text=True)
        cpu = seconds_of_work(server.pid)
    finally:
        server.kill()
        server.wait()
    told: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return {"tables": tables, "sockets": 2 * tables, **told, "server_cpu_seconds": round(cpu, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second")
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    told: dict[str, Any] = {
        "nunatak": asyncio.run(
            ours(arguments.db, arguments.tables, arguments.rate, arguments.seconds)
        )
    }
    if not arguments.no_peer:
        told["boardgame.io"] = peer(arguments.tables, arguments.rate, arguments.seconds)
        mine, theirs = told["nunatak"], told["boardgame.io"]
        told["ratio_of_p99"] = round(theirs["ms"]["p99"] / mine["ms"]["p99"], 2)
        told["ratio_of_moves"] = round(mine["moves_per_second"] / theirs["moves_per_second"], 2)
    print(json.dumps(told, indent=None if arguments.json else 1))
    took = told["nunatak"]["ms"]
    if not arguments.json:
        print(f"p99 {took['p99']} ms, median {took['p50']} ms", file=sys.stderr)


if __name__ == "__main__":
    main()
