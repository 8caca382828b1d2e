"""How many moves a second, how soon at everybody's screen, and how does that compare?

Tables with two socket clients each play real games of all kinds on a server in a process of its
own, on SQLite and on PostgreSQL; this process makes the load. A boardgame.io server (from npm, a
small game with hidden hands, its matches in memory and then in files) carries the same pattern in
the same run. `--mixed` adds onlookers, talk, broken connections and bots, with the limits as they
are shipped; `--ramp` goes on until the server does not keep up. `--baseline COMMIT` compares the
working tree with another commit instead, and with `--ramp` how far each of them goes.
"""

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent))

from server_load import say
from server_plot import Series, draw
from server_side import Told, memory, seconds_of_work, under_load

from nunatak.lab.baseline import Side, in_turns, ours, theirs
from tests.server import running

ROOT = Path(__file__).parent.parent
PEER = ROOT / "bench" / "peer"
BUILD = ROOT / "build" / "bench-peer"
DATABASES = ("sqlite", "postgresql")
QUANTILES = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
WANTED = 150.0  # milliseconds of the 99th percentile
PROGRAM = "bench/server_side.py"
COMPARED = {  # with another commit, in so many rounds
    "cpu_ms_per_move": "processor time of the server per move, ms",
    "bytes_per_action": "bytes to an onlooker per action (The Wolves, four seats)",
    "bytes_per_move": "bytes to an onlooker per move, the middle one (the same game)",
}
ROUNDS = 3
IN_MEMORY, IN_FILES = "in memory", "FlatFile"
STEEP = 1.25  # how much faster each step of a ramp is

# ------------------------------------------------------------------ the peer


def peer(tables: int, rate: float, seconds: float, storage: str) -> Told:
    """The same pattern on boardgame.io, installed from npm into the build folder."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.js", "load.js", "game.js"):
        (BUILD / name).write_text((PEER / name).read_text("utf-8"), "utf-8")
    if not (BUILD / "node_modules" / "node-persist").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=BUILD, check=True)
    port = running.free_port()
    shutil.rmtree(BUILD / "matches", ignore_errors=True)
    words = ["node", "server.js", str(port), *(["matches"] if storage == IN_FILES else [])]
    server = subprocess.Popen(
        words,
        cwd=BUILD,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        time.sleep(3)
        words = ["node", "load.js", str(port), str(tables), str(rate), str(seconds)]
        done = subprocess.run(words, cwd=BUILD, check=True, capture_output=True, text=True)
        held, spent = memory(node_of(server.pid)), seconds_of_work(node_of(server.pid))
    finally:
        os.killpg(server.pid, signal.SIGKILL)
        server.wait()
    told: Told = json.loads(done.stdout.strip().splitlines()[-1])
    say(f"boardgame.io, {storage}: {spent:.1f} s of processor time in all")
    return {"server": f"boardgame.io, {storage}", "tables": tables, "memory_mb": [held], **told}


def node_of(pid: int) -> int:
    """The process that works: Node may have been started by a program that only waits for it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return node_of(int(children[0])) if children else pid


# ------------------------------------------------------------------ how far it goes


def ramp(
    kind: str, tables: int, rate: float, seconds: float, ahead: int, *, mixed: bool
) -> list[Told]:
    """One of our servers under load, faster and faster."""

    def step(rate: float) -> Told:
        return asyncio.run(under_load(kind, tables, rate, seconds, ahead, mixed=mixed))

    return climb(kind, rate, step)


def ramp_of_peer(tables: int, rate: float, seconds: float) -> list[Told]:
    """The peer that keeps its matches, faster and faster."""

    def step(rate: float) -> Told:
        return peer(tables, rate, seconds, IN_FILES)

    return climb(f"boardgame.io, {IN_FILES}", rate, step)


def climb(name: str, rate: float, step: Callable[[float], Told]) -> list[Told]:
    """Faster and faster, on a fresh server each time, until it does not keep up."""
    steps: list[Told] = []
    while not steps or as_wanted(steps[-1], steps[-1]["rate"]):
        told = step(rate)
        told["ms"], told["rate"] = quantiles(told), rate
        del told["took_ms"]
        say(f"{name}: {rate:.0f} moves/s, p99 {told['ms']['p99']:.1f} ms")
        steps.append(told)
        rate *= STEEP
    return steps


def ramped(steps: list[Told]) -> Table:
    columns = ("server", "moves/s wanted", "moves/s", "p50 ms", "p99 ms", "errors", "CPU ms/move")
    made = Table(*columns)
    for told in steps:
        quick = (f"{told['ms'][name]:.1f}" for name in ("p50", "p99"))
        rates = (f"{told['rate']:.0f}", f"{told['moves_per_second']:.1f}")
        work = told.get("cpu_ms_per_move", "–")
        spent = work["server"] if isinstance(work, dict) else work
        made.add_row(told["server"], *rates, *quick, str(told.get("errors", "–")), str(spent))
    return made


# ------------------------------------------------------------------ another commit


def compare(commit: str, rounds: int) -> dict[str, Any]:
    """The working tree and a commit in turns; less is better, and so is a ratio below 1.

    Each side is driven by its own program, so that each may speak its own protocol; a commit that
    has none is driven by ours.
    """
    sides = _both(commit)
    found = in_turns(sides, rounds, _measured)
    return {
        "commit": sides[1].name,
        "errors": sum(told["errors"] for both in found for told in both),
        **{key: _compared(key, found) for key in COMPARED},
    }


def compare_ramps(commit: str, tables: int, rate: float, seconds: float) -> list[Told]:
    """How far the working tree and a commit go, on SQLite, each by its own load."""
    return [
        {**told, "server": side.name}
        for side in _both(commit)
        for told in climb(side.name, rate, partial(_driven, side, tables, seconds))
    ]


def _both(commit: str) -> tuple[Side, Side]:
    sides = (ours(), theirs(commit))
    for side in sides:
        if not side.has(PROGRAM):
            shutil.copy(ROOT / PROGRAM, side.folder / PROGRAM)
        say(f"{side.name}: compiled before anything is measured")
        side.run("-m", "nunatak", "warmup")
    return sides


def _measured(side: Side) -> Told:
    say(f"{side.name}: measured")
    told: Told = json.loads(side.run(PROGRAM))
    return told


def _driven(side: Side, tables: int, seconds: float, rate: float) -> Told:
    words = {"--tables": tables, "--seconds": seconds, "--rate": rate, "--actions": 0}
    told: Told = json.loads(
        side.run(PROGRAM, *(str(word) for pair in words.items() for word in pair))
    )
    return told


def _compared(key: str, rounds: list[tuple[Told, Told]]) -> dict[str, Any]:
    return {
        "ours": median(mine[key] for mine, _ in rounds),
        "theirs": median(other[key] for _, other in rounds),
        "ratio": round(median(mine[key] / other[key] for mine, other in rounds), 3),
        "ratios": [round(mine[key] / other[key], 3) for mine, other in rounds],
    }


def comparison(found: dict[str, Any]) -> Table:
    made = Table("", "working tree", found["commit"], "ratio", "rounds")
    for key, words in COMPARED.items():
        told = found[key]
        rounds = ", ".join(f"{ratio:.3f}" for ratio in told["ratios"])
        speeds = (f"{told[side]:,.2f}".removesuffix(".00") for side in ("ours", "theirs"))
        made.add_row(words, *speeds, f"× {told['ratio']:.3f}", rounds)
    return made


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
    """How many times as soon, and how many times as many moves, as the peer that keeps matches."""
    mine = [told for told in results if told["server"].startswith("nunatak")]
    theirs = results[-1]
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
    return bool(paced and told["ms"]["p99"] < WANTED and not told.get("errors"))


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
    parser.add_argument(
        "--ramp", action="store_true", help="faster from --rate on, until it does not keep up"
    )
    parser.add_argument(
        "--mixed", action="store_true", help="onlookers, talk, broken connections, bots, limits"
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", type=Path, default=Path("server-speed.svg"))
    parser.add_argument(
        "--baseline", metavar="COMMIT", nargs="?", const="HEAD~1", help="compare with a commit"
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of a comparison")
    chosen = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 160)
    if chosen.baseline is not None and chosen.ramp:
        steps = compare_ramps(chosen.baseline, chosen.tables, chosen.rate, chosen.seconds)
        console.print_json(data=steps) if chosen.json else console.print(ramped(steps))
        return
    if chosen.baseline is not None:
        found = compare(chosen.baseline, chosen.rounds)
        console.print_json(data=found) if chosen.json else console.print(comparison(found))
        return
    load = (chosen.tables, chosen.rate, chosen.seconds)
    say(f"{os.cpu_count()} cores; load {os.getloadavg()[0]:.1f} before we began")
    kinds = DATABASES if chosen.db == "both" else (chosen.db,)
    if chosen.ramp:
        steps = [
            told for kind in kinds for told in ramp(kind, *load, chosen.ahead, mixed=chosen.mixed)
        ]
        if not chosen.no_peer:
            steps += ramp_of_peer(chosen.tables, chosen.rate, chosen.seconds)
        console.print_json(data=steps) if chosen.json else console.print(ramped(steps))
        return
    results = [
        asyncio.run(under_load(kind, *load, chosen.ahead, mixed=chosen.mixed)) for kind in kinds
    ]
    mine = list(results)
    if not chosen.no_peer:
        results += [peer(*load, storage) for storage in (IN_MEMORY, IN_FILES)]
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
