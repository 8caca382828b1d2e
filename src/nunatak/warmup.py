"""Is everything compiled before the first game? Each game in a process of its own."""

import hashlib
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

from nunatak import games
from nunatak.kernel.cache import forget_old_folders, sources
from nunatak.kernel.compiled import CACHE_FOLDER, CHECKED, INTERPRETED
from nunatak.kernel.game import Game

Report = Callable[[str, int, int], None]

MARK = CACHE_FOLDER / "warm"


class WarmupFailed(RuntimeError):
    """A game did not compile."""


def is_warm() -> bool:
    """Whether the sources as they are now have been compiled for all games."""
    return INTERPRETED or (MARK.is_file() and MARK.read_text("utf-8") == _stamp())


def _stamp() -> str:
    """Numba looks at the time stamps of the sources too, so they belong to what is warm."""
    times = " ".join(str(path.stat().st_mtime_ns) for path in sources())
    return hashlib.sha256(f"{sys.version} {times}".encode()).hexdigest()


def warm_up(names: Sequence[str], report: Report) -> None:
    """Compile the games side by side; report(game, steps done, steps in all) as they go."""
    if INTERPRETED:
        return
    with ThreadPoolExecutor(min(len(names), cpu_count() or 1)) as pool:
        list(pool.map(lambda name: _warm_in_process(name, report), names))
    if set(names) == set(games.NAMES):
        MARK.write_text(_stamp(), "utf-8")
        forget_old_folders(CACHE_FOLDER)


def _warm_in_process(name: str, report: Report) -> None:
    command = [sys.executable, "-m", "nunatak.warmup", name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            done, total = map(int, line.split())
            report(name, done, total)
    if process.returncode:
        raise WarmupFailed(name)


def steps(game: Game) -> list[Callable[[], object]]:
    """Everything that compiles something of a game when it is first used.

    With index checks only the rules are run, so only they are compiled.
    """
    from nunatak.rehearsal import Rehearsal

    rehearsal = Rehearsal(game)
    found: list[Callable[[], object]] = [
        rehearsal.play,
        rehearsal.look,
        rehearsal.write_and_read,
        rehearsal.count_lines,
    ]
    return found if CHECKED else [*found, rehearsal.simulate, rehearsal.think]


def _warm(name: str) -> None:
    todo = steps(games.load(name))
    print(0, len(todo), flush=True)
    for done, step in enumerate(todo, start=1):
        step()
        print(done, len(todo), flush=True)


if __name__ == "__main__":
    _warm(sys.argv[1])
