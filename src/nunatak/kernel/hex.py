"""What do hexagonal maps share? Directions, distances, and the names of cells.

Axial coordinates (q, r); a map's own file says which way they are drawn. Everything here runs
once, when a game is imported, and ends up in tables.
"""

import re
from collections import deque
from collections.abc import Collection, Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Cell: TypeAlias = tuple[int, int]

CELL_NAME = r"\(-?[0-9]{1,2},-?[0-9]{1,2}\)"
FAR = 127  # farther than any cell


def plus(cell: Cell, step: Cell) -> Cell:
    """The cell one step away."""
    return cell[0] + step[0], cell[1] + step[1]


def distance(one: Cell, other: Cell) -> int:
    """Fewest steps from one cell to another, over whatever lies between."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def hexagon(radius: int) -> tuple[Cell, ...]:
    """The cells of a regular hexagon, row by row from the top, each from left to right."""
    span = range(-radius, radius + 1)
    return tuple((q, r) for r in span for q in span if distance((0, 0), (q, r)) <= radius)


def steps_over(
    start: Cell, allowed: Collection[Cell], directions: Iterable[Cell]
) -> dict[Cell, int]:
    """Fewest steps from a cell to every cell that can be reached over the allowed ones."""
    around = list(directions)
    found = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for step in around:
            other = plus(cell, step)
            if other in allowed and other not in found:
                found[other] = found[cell] + 1
                queue.append(other)
    return found


def neighbour_table(cells: tuple[Cell, ...], directions: tuple[Cell, ...]) -> NDArray[np.int16]:
    """By cell and direction, the number of the next cell; `len(cells)` stands for the outside."""
    numbers = {cell: number for number, cell in enumerate(cells)}
    outside = len(cells)
    table = np.full((outside + 1, len(directions)), outside, np.int16)
    for number, cell in enumerate(cells):
        for direction, step in enumerate(directions):
            table[number, direction] = numbers.get(plus(cell, step), outside)
    return table


def distance_table(cells: tuple[Cell, ...]) -> NDArray[np.int8]:
    """By cell and cell, the steps between them; the outside is FAR from everywhere."""
    outside = len(cells)
    table = np.full((outside + 1, outside + 1), FAR, np.int8)
    for number, cell in enumerate(cells):
        for other, end in enumerate(cells):
            table[number, other] = distance(cell, end)
    return table


def write_cell(cell: Cell) -> str:
    """`(-6,2)`"""
    return f"({cell[0]},{cell[1]})"


def read_cell(text: str) -> Cell | None:
    """The coordinates of `(-6,2)` or `-6,2`; None if the text is no cell."""
    found = re.fullmatch(r"\(?\s*([+-]?[0-9]{1,2})\s*,\s*([+-]?[0-9]{1,2})\s*\)?", text.strip())
    return (int(found[1]), int(found[2])) if found else None
