"""What do hexagonal maps share? Neighbours, distances over cells, and the names of cells.

Axial coordinates (q, r), flat-top hexes: q grows to the right, r downward within a column.
Everything here runs once, when a game is imported, and ends up in tables.
"""

import re
from collections import deque
from collections.abc import Collection, Iterable
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]

DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
CELL_NAME = r"\(-?[0-9]{1,2},-?[0-9]{1,2}\)"


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around a cell: up, then clockwise."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def turned(cell: Cell) -> Cell:
    """An offset after half a turn of its board."""
    return -cell[0], -cell[1]


def distances(start: Cell, allowed: Collection[Cell]) -> dict[Cell, int]:
    """Fewest steps from a cell to every cell that can be reached over the allowed ones."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for other in neighbours(cell):
            if other in allowed and other not in found:
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def height(cell: Cell) -> int:
    """How far down a cell is drawn, in half cells."""
    return 2 * cell[1] + cell[0]


def write_cell(cell: Cell) -> str:
    """`(-6,2)`"""
    return f"({cell[0]},{cell[1]})"


def read_cell(text: str) -> Cell | None:
    """The coordinates of `(-6,2)` or `-6,2`; None if the text is no cell."""
    found = re.fullmatch(r"\(?\s*([+-]?[0-9]{1,2})\s*,\s*([+-]?[0-9]{1,2})\s*\)?", text.strip())
    return (int(found[1]), int(found[2])) if found else None


def write_cells(cells: Iterable[Cell]) -> str:
    """`(-6,2),(0,1)`"""
    return ",".join(map(write_cell, cells))
