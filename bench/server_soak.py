"""Do honest tables stay well beside attackers? One of each kind, for as long as wanted.

`python bench/server_soak.py --minutes 60` lets a mixed load play on a server with the limits as
they are shipped, while one attacker of each kind does its worst from an address of its own. Wanted:
the 99th percentile of honest moves below 250 ms, and nobody honest refused.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent.parent))

from server_load import Load, counted, guest, say
from server_side import Watch, database

from tests.server import running

WANTED = 250.0  # milliseconds of the 99th percentile
DATABASES = ("sqlite", "postgresql")
PAUSE = 1.0  # seconds after a broken connection
DEEP = {"game": "wolves", "seats": [{"kind": "me"}] * 2, "data": ".".join("a" * 4000) + "=1"}
ALONE = {
    "game": "wolves",
    "seats": [{"kind": "bot", "level": "elder"}] * 5,
    "start": True,
}
ALL_MINE = {"game": "lonewolves", "seats": [{"kind": "me", "name": name} for name in "AB"]}


class Attacker:
    """Somebody who means ill, at an address of their own."""

    def __init__(self, url: str, place: int) -> None:
        self.url = url
        self.address = f"127.66.0.{place}"
        self.host, self.port = url.removeprefix("http://").split(":")
        self.heard: Counter[str] = Counter()  # what the server answered
        house = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(transport=house, base_url=url, timeout=60)
        self.head: dict[str, str] = {}

    async def run(self, attack: Callable[["Attacker"], Awaitable[None]]) -> None:
        """Again and again, whatever the server says."""
        while True:
            try:
                if not self.head:
                    self.head = {"authorization": f"Bearer {await guest(self.http)}"}
                await attack(self)
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError) as error:
                self.heard[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        answer = await self.http.request(method, path, json=body, headers=self.head)
        self.heard[str(answer.status_code)] += 1
        return answer

    def socket(self, table: str) -> connect:
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers=self.head,
            max_size=None,
            local_addr=(self.address, 0),
        )

    async def table(self, **wishes: object) -> str:
        """A table of the attacker's own."""
        answer = await self.ask("POST", "/api/tables", {**ALL_MINE, "public": True, **wishes})
        return str(answer.raise_for_status().json()["id"])


# ------------------------------------------------------------------ each does its worst


async def deep_data(one: Attacker) -> None:
    """C2: data that takes a parser long."""
    await one.ask("POST", "/api/tables", DEEP)


async def bots_alone(one: Attacker) -> None:
    """H6: tables where the strongest bots play, and nobody else."""
    await one.ask("POST", "/api/tables", ALONE)


async def silent_sockets(one: Attacker) -> None:
    """H7: as many sockets as there are, without a word."""
    table = await one.table()
    held = []
    try:
        while True:
            held.append(await one.socket(table))
            one.heard["silent socket"] += 1
    finally:
        for socket in held:
            await socket.close()


async def half_requests(one: Attacker) -> None:
    """H7: heads and bodies that never end."""
    held = []
    try:
        for number in range(500):
            where = {"host": one.host, "port": int(one.port), "local_addr": (one.address, 0)}
            _, writer = await asyncio.open_connection(**where)  # type: ignore[arg-type]
            body = b"Content-Length: 1000\r\n\r\n{" if number % 2 else b""
            writer.write(b"POST /api/guest HTTP/1.1\r\nHost: here\r\n" + body)
            held.append(writer)
            one.heard["half a request"] += 1
            await asyncio.sleep(0.05)
    finally:
        for writer in held:
            writer.close()


async def replays(one: Attacker) -> None:
    """M1: a game up and down, which must be folded anew each time."""
    table = await one.table(start=True)
    async with one.socket(table) as socket:
        await socket.send('{"type":"hello","id":"h"}')
        await socket.send('{"type":"resign","id":"r","seat":0}')
        await asyncio.sleep(1)
    for number in range(200):
        await one.ask("GET", f"/api/tables/{table}/replay?number={3 + number % 2}")


async def unread(one: Attacker) -> None:
    """M3: everything anew, again and again, and nothing is read."""
    table = await one.table(start=True)
    async with one.socket(table) as socket:
        for number in range(2000):
            await socket.send(f'{{"type":"hello","id":"{number}"}}')
            one.heard["unread hello"] += 1


async def guesses(one: Attacker) -> None:
    """M9: one password after another."""
    await one.ask("POST", "/api/login", {"login": "victim", "password": "password 1"})


async def nonsense(one: Attacker) -> None:
    """A socket that is full of what can't be read."""
    table = await one.table(start=True)
    async with one.socket(table) as socket:
        await socket.send('{"type":"hello","id":"h"}')
        while True:
            await socket.send("[" * 60000)
            one.heard["nonsense"] += 1


async def records(one: Attacker) -> None:
    """M1: records that have to be played through before they are refused."""
    moves = ["nothing of this kind"] * 20000
    await one.ask("POST", "/api/records", {"record": {"game": "wolves", "moves": moves}})


ATTACKS = (
    *(deep_data, bots_alone, silent_sockets, half_requests),
    *(replays, unread, guesses, nonsense, records),
)


# ------------------------------------------------------------------ beside the honest


async def soak(kind: str, tables: int, rate: float, seconds: float) -> dict[str, object]:
    """The honest load with the attackers beside it; what both have seen."""
    sockets = str(10 * tables + 1000)
    words = ("--log", "error", "--sockets", sockets)
    with database(kind) as db, running.Process(db, *words, limits=True) as server:
        assert server.process is not None
        load = Load(server.url, tables, rate, seconds, 0, mixed=True)
        attackers = [Attacker(server.url, place) for place in range(1, len(ATTACKS) + 1)]
        watch = Watch(server.process.pid, load)
        beside = [asyncio.create_task(watch.run())]
        beside += [
            asyncio.create_task(attacker.run(attack))
            for attacker, attack in zip(attackers, ATTACKS, strict=True)
        ]
        began = time.perf_counter()
        measured = await load.run()
        for task in beside:
            task.cancel()
        alive = server.process.poll() is None
    took = sorted(counted(load))
    return {
        "server": kind,
        "minutes": round((time.perf_counter() - began) / 60, 1),
        "alive": alive,
        "moves": len(took),
        "p50": round(1000 * took[len(took) // 2], 1),
        "p99": round(1000 * took[int(0.99 * len(took))], 1),
        "errors": sorted(set(measured.errors))[:10],
        "memory_mb": [watch.memory[0], watch.memory[-1]],
        "attackers": {
            attack.__name__: dict(attacker.heard)
            for attacker, attack in zip(attackers, ATTACKS, strict=True)
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0, help="honest moves per second")
    parser.add_argument("--db", choices=[*DATABASES, "both"], default="both")
    chosen = parser.parse_args()
    fine = True
    for kind in DATABASES if chosen.db == "both" else (chosen.db,):
        told = asyncio.run(soak(kind, chosen.tables, chosen.rate, 60 * chosen.minutes))
        print(json.dumps(told, indent=1), flush=True)
        well = bool(told["alive"]) and not told["errors"] and float(str(told["p99"])) < WANTED
        say(f"{kind}: {'as wanted' if well else 'NOT as wanted'}")
        fine = fine and well
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
