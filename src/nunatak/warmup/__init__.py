"""Is all that a command needs compiled before it begins? Each game in a process of its own.

A game has parts that are wanted at different times (`rehearsal.PARTS`): its table, each bot that
thinks about it, and the laboratory. A part that is compiled leaves a mark beside its machine code.
"""

import hashlib
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from os import cpu_count
from pathlib import Path

from nunatak import games
from nunatak.kernel.cache import PACKAGE, forget_old_folders, sources
from nunatak.kernel.compiled import CACHE_FOLDER, INTERPRETED
from nunatak.search.bots import BOTS

Report = Callable[[str, int, int], None]

TABLE = "table"  # to sit down and play
LAB = "lab"  # simulations, and lines of play counted
PARTS = (TABLE, *BOTS, LAB)

# Whoever interrupts it, however early, wants no traceback.
PROCESS = """import signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
import nunatak.warmup.__main__"""


class WarmupFailed(RuntimeError):
    """A game did not compile."""


class WarmupInterrupted(WarmupFailed):
    """Somebody did not want to wait for it."""


def cold(name: str, parts: Sequence[str] = PARTS) -> list[str]:
    """The parts of a game that have not been compiled for the sources as they are now."""
    return [] if INTERPRETED else [part for part in parts if not _is_marked(name, part)]


def is_warm(names: Sequence[str] = games.NAMES, parts: Sequence[str] = PARTS) -> bool:
    """Whether these parts of these games have been compiled."""
    return not any(cold(name, parts) for name in names)


def warm_up(names: Sequence[str], report: Report, parts: Sequence[str] = PARTS) -> None:
    """Compile the games side by side; report(game, steps done, steps in all) as they go."""
    if INTERPRETED:
        return
    with ThreadPoolExecutor(min(len(names), cpu_count() or 1)) as pool:
        list(pool.map(lambda name: warm_part(name, parts, report), names))
    if set(names) == set(games.NAMES):
        forget_old_folders(CACHE_FOLDER)


def warm_part(
    name: str,
    parts: Sequence[str],
    report: Report,
    watch: Callable[["subprocess.Popen[str]"], None] = lambda _process: None,
) -> None:
    """Compile what is cold of these parts of a game, in a process that whoever likes may watch."""
    todo = cold(name, parts)
    if not todo:
        return
    command = [sys.executable, "-c", PROCESS, name, *todo]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        watch(process)
        assert process.stdout is not None
        for line in process.stdout:
            done, total = map(int, line.split())
            report(name, done, total)
    if process.returncode in (-signal.SIGINT, -signal.SIGTERM):
        raise WarmupInterrupted(name)
    if process.returncode:
        raise WarmupFailed(name)
    for part in todo:
        mark(name, part).write_text(stamp(), "utf-8")


def _is_marked(name: str, part: str) -> bool:
    found = mark(name, part)
    return found.is_file() and found.read_text("utf-8") == stamp()


def mark(name: str, part: str) -> Path:
    """A checkout has its own, as it has its own machine code: Numba keeps that by its path."""
    where = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]
    return CACHE_FOLDER / f"warm-{name}-{part}-{where}"


@cache
def stamp() -> str:
    """Numba looks at the time stamps of the sources too, so they belong to what is warm."""
    times = " ".join(str(path.stat().st_mtime_ns) for path in sources())
    return hashlib.sha256(f"{sys.version} {times}".encode()).hexdigest()
