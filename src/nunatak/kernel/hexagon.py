"""Where is what on a hexagon of hexagons? Axial cells (q, r), pointy-top, in numbered tables.

Cells are numbered from 0; the number after the last, `len(cells)`, stands for everything outside,
so that compiled code can look up neighbours without asking first whether there is one.
"""

import numpy as np
from numpy.typing import NDArray

Cell = tuple[int, int]

DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
VECTORS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def hexagon(radius: int) -> tuple[Cell, ...]:
    """The cells of a regular hexagon, row by row from the top, each from left to right."""
    span = range(-radius, radius + 1)
    return tuple((q, r) for r in span for q in span if distance((0, 0), (q, r)) <= radius)


def distance(one: Cell, other: Cell) -> int:
    """Steps from one cell to another."""
    dq, dr = other[0] - one[0], other[1] - one[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(cells: tuple[Cell, ...]) -> NDArray[np.int8]:
    """By cell and direction, the number of the next cell; that of the outside leads outside."""
    numbers = {cell: number for number, cell in enumerate(cells)}
    outside = len(cells)
    table = np.full((outside + 1, len(DIRECTIONS)), outside, np.int8)
    for number, (q, r) in enumerate(cells):
        for direction, (dq, dr) in enumerate(VECTORS):
            table[number, direction] = numbers.get((q + dq, r + dr), outside)
    return table


def distances(cells: tuple[Cell, ...]) -> NDArray[np.int8]:
    """By cell and cell, the steps between them; the outside is farther than any cell."""
    outside = len(cells)
    table = np.full((outside + 1, outside + 1), 127, np.int8)
    for number, cell in enumerate(cells):
        for other, end in enumerate(cells):
            table[number, other] = distance(cell, end)
    return table
