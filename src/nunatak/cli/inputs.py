"""What is read from files? Records and data; a problem names its file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from nunatak.kernel.actions import UnreadableAction
from nunatak.play.record import Record
from nunatak.play.toml import read_toml

T = TypeVar("T")


class BadFile(Exception):
    """A file that can't be used, and the problem with it."""

    def __init__(self, path: str, problem: Exception) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


def read_data(path: str | None) -> dict[str, Any] | None:
    """A replacement of the designed data, if one is named."""
    if path is None:
        return None
    return with_file(path, lambda: read_toml(Path(path).read_text("utf-8")))


def read_record(path: str) -> Record:
    """A record."""
    return with_file(path, lambda: Record.load(path))


def with_file(path: str, work: Callable[[], T]) -> T:
    """What comes of the file; whatever is wrong with it is said with its name."""
    try:
        return work()
    except UnreadableAction:  # is told with the move, not with the file
        raise
    except (OSError, ValueError) as problem:
        raise BadFile(path, problem) from problem
