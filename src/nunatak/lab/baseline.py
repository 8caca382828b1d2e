"""How does another commit of this repository do? Its files are unpacked, and run beside ours.

They come from `git archive` and lie in `build/baselines`, so that nothing of the repository is
touched and a second comparison finds them compiled. The interpreter and all that is installed are
the same for both sides; a side's own `src` comes first, and its machine code has its own folder.
"""

import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nunatak.lab.ledger import CHECKOUT, NoCheckout

KEPT = Path("build") / "baselines"


class UnknownCommit(ValueError):
    """Git knows no commit of that name."""

    def __init__(self, commit: str) -> None:
        super().__init__(commit)
        self.commit = commit


@dataclass(frozen=True)
class Side:
    """One of the two that are compared: its name, its files, and where its machine code lies."""

    name: str
    folder: Path
    cache: Path | None = None

    def has(self, path: str) -> bool:
        """Whether it has a file."""
        return (self.folder / path).is_file()

    def run(self, *words: str, **environment: str) -> str:
        """What a Python program of this side prints."""
        found = {**os.environ, "PYTHONPATH": str(self.folder / "src"), **environment}
        if self.cache is not None:
            found["NUNATAK_CACHE"] = str(self.cache)
        command = [sys.executable, *words]
        run = subprocess.run(
            command, cwd=self.folder, env=found, stdout=subprocess.PIPE, text=True, check=True
        )
        return run.stdout


def ours() -> Side:
    """The working tree."""
    return Side("working tree", CHECKOUT)


def theirs(commit: str) -> Side:
    """The files of a commit."""
    name = _git("rev-parse", "--short", f"{commit}^{{commit}}", commit=commit).decode().strip()
    folder = CHECKOUT / KEPT / name
    if not folder.is_dir():
        files = _git("archive", "--format=tar", name, commit=commit)
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(folder, filter="data")
    return Side(name, folder, folder / "build" / "cache")


def in_turns(
    sides: tuple[Side, Side], rounds: int, measure: Callable[[Side], dict[str, Any]]
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """What is measured of both in each round; who is first in one is second in the next."""
    one, other = sides
    found = []
    for number in range(rounds):
        if number % 2:
            second = measure(other)
            found.append((measure(one), second))
        else:
            found.append((measure(one), measure(other)))
    return found


def _git(*words: str, commit: str) -> bytes:
    if not (CHECKOUT / ".git").exists():
        raise NoCheckout
    run = subprocess.run(["git", *words], cwd=CHECKOUT, capture_output=True, check=False)
    if run.returncode:
        raise UnknownCommit(commit)
    return run.stdout
