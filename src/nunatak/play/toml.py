"""How is a file read that people write by hand? As TOML; what is none is told in any language."""

import re
import tomllib
from typing import Any

from nunatak.kernel.message import Wrong

PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")
TWICE = "Cannot "  # how the reader begins where something is there already


class NoToml(Wrong):
    """A text is no TOML, or no TOML that we read."""


def read_toml(text: str) -> dict[str, Any]:
    """What a text says."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _told(text, str(error)) from error
    except ValueError as error:  # longer than Python reads
        raise NoToml("file", "a number has too many digits") from error
    except RecursionError as error:
        raise NoToml("file", "too many brackets lie in each other") from error


def _told(text: str, problem: str) -> NoToml:
    """Where the reader stopped, and whether it has read the same before."""
    found = PLACE.search(problem)
    line, column = map(int, found.groups()) if found else _end(text)
    if problem.startswith(TWICE):
        return NoToml("file", "given twice: line {line}, column {column}", line=line, column=column)
    return NoToml("file", "no TOML at line {line}, column {column}", line=line, column=column)


def _end(text: str) -> tuple[int, int]:
    *before, last = text.split("\n")
    return len(before) + 1, len(last) + 1
