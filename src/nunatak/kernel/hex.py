"""What do hexagonal maps share? Directions, distances, and the names of cells.

Axial coordinates (q, r); a map's own file says which way they are drawn. Everything here runs
once, when a game is imported, and ends up in tables.
"""

import re
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


def steps_between(beside: NDArray[np.int16], allowed: NDArray[np.bool_]) -> NDArray[np.int8]:
    """By cell and cell, the fewest steps over the allowed ones; FAR where no way leads.

    `beside` is a `neighbour_table`. All cells are walked from at once, a step at a time.
    """
    count = len(allowed)
    table = np.full((count, count), FAR, np.int8)
    now = np.zeros((count + 1, count), np.bool_)  # the last row is the outside: never there
    np.fill_diagonal(now, allowed)
    been = now.copy()
    steps = 0
    while now.any():
        table[now[:count]] = steps
        steps += 1
        there = np.logical_or.reduce([now[next_to] for next_to in beside[:count].T])
        now[:count] = there & ~been[:count] & allowed[:, np.newaxis]
        been |= now
    return table


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
