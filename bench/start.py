"""How long does a start take? `nunatak play GAME` up to its first decision, cold and warm.

The game is started with an input that has already ended, so it asks once and leaves: what is
measured is that process with all that it starts, in seconds by the clock and in seconds of the
processors. On a shared machine the second figure is the honest one. Beside it stands the floor:
what Numba alone takes to be loaded. Bytecode is kept, as it is wherever the package is installed.

    python bench/start.py [GAME ...] [--times 7] [--checkout FOLDER] [--bot random]
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
FLOOR = "import gc; gc.set_threshold(50_000); import numba; gc.freeze()"
GAMES = ("lonewolves", "wolves", "arctica")


def start(checkout: Path, cache: str, words: list[str]) -> tuple[float, float]:
    """Seconds by the clock and of the processors, until the first decision was asked for."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, *words],
        env={**kept, "PYTHONPATH": str(checkout / "src"), "NUNATAK_CACHE": cache},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,  # a game that is left has not ended well
    )
    seconds = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)
    return seconds, used


def tell(what: str, times: list[tuple[float, float]]) -> None:
    """The best and the median of several starts, by the clock and of the processors."""
    for unit, figures in zip(("s", "processor s"), zip(*times, strict=True), strict=True):
        best, median = min(figures), statistics.median(figures)
        print(f"{what}: best {best:.2f}, median {median:.2f} {unit}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--times", type=int, default=7, help="warm starts of each game")
    parser.add_argument("--checkout", type=Path, default=ROOT, help="of which commit")
    parser.add_argument("--bot", default="random")
    asked = parser.parse_args()
    for game in asked.game:
        words = ["-m", "nunatak", "play", game, "--bot", asked.bot, "--seed", "1", "--lang", "en"]
        with tempfile.TemporaryDirectory() as cache:
            seconds, used = start(asked.checkout, cache, words)
            print(f"{game} cold: {seconds:.1f} s, {used:.1f} processor s", flush=True)
            warm = [start(asked.checkout, cache, words) for _ in range(asked.times)]
            floor = [start(asked.checkout, cache, ["-c", FLOOR]) for _ in range(asked.times)]
        tell(f"{game} warm", warm)
        tell(f"{game} floor", floor)


if __name__ == "__main__":
    main()
