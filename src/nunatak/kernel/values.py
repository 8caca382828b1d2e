"""What are things worth? Tables for a rulebook, made from a game's own data, for any language."""

from dataclasses import dataclass
from typing import TypeAlias

from nunatak.kernel.message import Message, Value

Cell: TypeAlias = Message | str | int


@dataclass(frozen=True)
class Row:
    """A line of a table; `sign` names a picture that a client may draw before it."""

    cells: tuple[Cell, ...]
    sign: str = ""


@dataclass(frozen=True)
class ValueTable:
    """A table of a rulebook: the texts of its headings, and its rows."""

    columns: tuple[str, ...]  # keys of the game's texts
    rows: tuple[Row, ...]


def row(*cells: Cell, sign: str = "") -> Row:
    """A line of a table."""
    return Row(cells, sign)


def said(key: str, /, **values: Value) -> Message:
    """A cell in words."""
    return Message(key, values)
