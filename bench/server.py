"""How many moves a second, how soon at everybody's screen, and how does that compare?

Tables with two socket clients each play real games of all kinds on a server in a process of its
own, on SQLite and on PostgreSQL; this process makes the load. A boardgame.io server (from npm,
its matches in memory, a small game with hidden hands) carries the same pattern in the same run.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))

from server_load import Load, counted, say
from server_plot import Series, draw

from tests.server import running

ROOT = Path(__file__).parent.parent
PEER = ROOT / "bench" / "peer"
BUILD = ROOT / "build" / "bench-peer"
DATABASES = ("sqlite", "postgresql")
QUANTILES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
WANTED = 150.0  # milliseconds of the 99th percentile
TELL = 30  # seconds between two words of how it goes

Told = dict[str, Any]

# ------------------------------------------------------------------ ours


@contextmanager
def database(kind: str) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="nunatak-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db"
        else:
            with running.postgres(Path(folder)) as server:
                yield server.new_database()


async def ours(kind: str, tables: int, rate: float, seconds: float, ahead: int) -> Told:
    with database(kind) as db, running.Process(db, "--bots", "0", "--log", "warning") as server:
        assert server.process is not None
        pid = server.process.pid
        load = Load(server.url, tables, rate, seconds, ahead)
        watch = Watch(pid, load)
        watching = asyncio.create_task(watch.run())
        measured = await load.run()
        watching.cancel()
    took = counted(load)
    return {
        "server": f"nunatak, {kind}",
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


# ------------------------------------------------------------------ the peer


def peer(tables: int, rate: float, seconds: float) -> Told:
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
        held = memory(server.pid)
    finally:
        server.kill()
        server.wait()
    told: Told = json.loads(done.stdout.strip().splitlines()[-1])
    return {"server": "boardgame.io, in memory", "tables": tables, "memory_mb": [held], **told}


# ------------------------------------------------------------------ telling


def quantiles(told: Told) -> dict[str, float]:
    took = sorted(told["took_ms"])
    if not took:
        return dict.fromkeys(QUANTILES, float("nan"))
    last = len(took) - 1
    return {name: round(took[min(last, int(q * len(took)))], 1) for name, q in QUANTILES.items()}


def table(results: list[Told]) -> Table:
    columns = ("server", "tables", "sockets", "moves/s", "p50 ms", "p90 ms", "p99 ms", "max ms")
    made = Table(*columns, "errors", "memory MB", "CPU ms/move", "games ended")
    for told in results:
        held = told["memory_mb"]
        work = told.get("cpu_ms_per_move")
        made.add_row(
            told["server"],
            str(told["tables"]),
            str(2 * told["tables"]),
            f"{told['moves_per_second']:.1f}",
            *(f"{value:.1f}" for value in told["ms"].values()),
            str(told.get("errors", "–")),
            f"{held[0]:.0f} → {held[-1]:.0f}",
            "–" if work is None else f"{work['server']:.2f} + {work['load']:.2f} load",
            str(told.get("games_finished", "–")),
        )
    return made


def ratios(results: list[Told]) -> dict[str, dict[str, float]]:
    """How many times as soon, and how many times as many moves, as the peer."""
    *mine, theirs = results
    return {
        told["server"]: {
            "p50": round(theirs["ms"]["p50"] / told["ms"]["p50"], 2),
            "p99": round(theirs["ms"]["p99"] / told["ms"]["p99"], 2),
            "moves": round(told["moves_per_second"] / theirs["moves_per_second"], 2),
        }
        for told in mine
    }


def as_wanted(told: Told, rate: float) -> bool:
    """Whether a server kept the pace and was soon enough, without an error."""
    paced = told["moves_per_second"] >= 0.99 * rate
    return bool(paced and told["ms"]["p99"] < WANTED and not told["errors"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second")
    parser.add_argument(
        "--ahead", type=int, default=30, help="moves made before; 1000: games at every stage"
    )
    parser.add_argument("--db", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path, default=Path("server-speed.svg"))
    chosen = parser.parse_args()
    load = (chosen.tables, chosen.rate, chosen.seconds)
    say(f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} before we began")
    kinds = DATABASES if chosen.db == "both" else (chosen.db,)
    results = [asyncio.run(ours(kind, *load, chosen.ahead)) for kind in kinds]
    mine = list(results)
    if not chosen.no_peer:
        results.append(peer(*load))
    for told in results:
        told["ms"] = quantiles(told)
    series = [Series(told["server"], told["took_ms"], told["memory_mb"]) for told in results]
    chosen.plot.write_text(draw(series, WANTED) + "\n", "utf-8")
    for told in results:
        del told["took_ms"]
    compared = {} if chosen.no_peer else ratios(results)
    if chosen.json:
        print(json.dumps({"results": results, "times_the_peer": compared}))
        return
    console = Console(width=None if sys.stdout.isatty() else 160)
    console.print(table(results))
    for server, times in compared.items():
        words = ", ".join(f"{name} {value:.2f}×" for name, value in times.items())
        console.print(f"{server}, as often or as soon as the peer: {words}")
    for told in mine:
        verdict = "as wanted" if as_wanted(told, chosen.rate) else "NOT as wanted"
        wanted = f"{chosen.rate:.0f} moves/s, p99 < {WANTED:.0f} ms, no error"
        console.print(f"{told['server']}: {verdict} ({wanted})")
        for error in told["kinds_of_errors"]:
            console.print(f"  {error}", style="red")
    console.print(f"plot: {chosen.plot}")


if __name__ == "__main__":
    main()
