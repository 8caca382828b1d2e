"""Where do places lie? On a field of rows and columns, each beside those that it looks at.

An accelerator looks at a field much faster than along a list of neighbours.
"""

from dataclasses import dataclass

import numpy as np

from nunatak.learning.shape import Indices

HEXES = np.array([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])  # steps, once around
SLANTS = (  # a hexagon's six neighbours stay among the eight of a square
    np.array([(1, 0), (0, 1)]),
    np.array([(1, 0), (1, 1)]),
    np.array([(1, 1), (0, 1)]),
)
WINDOW = 3  # cells that are seen at once, in each direction


@dataclass(frozen=True)
class Field:
    """Cells in rows and columns; some of them are no place."""

    rows: int
    columns: int
    cell: Indices  # of each place
    taps: Indices  # where in the window a place itself is seen, and each that it looks at

    @property
    def place(self) -> Indices:
        """On each cell; how many there are for none."""
        found = np.full(self.rows * self.columns, len(self.cell))
        found[self.cell] = np.arange(len(self.cell))
        return found


def field_of(near: Indices) -> Field:
    """The smallest field; places that do not look at each other lie in one column."""
    if not near.shape[1]:
        return Field(len(near), 1, np.arange(len(near)), np.zeros(1, np.int64))
    if near.shape[1] != len(HEXES):
        raise ValueError(f"near: {len(HEXES)} directions are expected, got {near.shape[1]}")
    spots = _walk(near)
    return min((_lay(spots, slant) for slant in SLANTS), key=lambda made: made.rows * made.columns)


def _walk(near: Indices) -> Indices:
    """Where each place is, seen from the first."""
    found = {0: np.zeros(2, np.int64)}
    waiting = [0]
    while waiting:
        place = waiting.pop()
        for step, other in zip(HEXES, near[place].tolist(), strict=True):
            if other < len(near) and other not in found:
                found[other] = found[place] + step
                waiting.append(other)
    if len(found) < len(near):
        raise ValueError("near: every place has to be reached from the first one")
    return np.stack([found[place] for place in range(len(near))])


def _lay(spots: Indices, slant: Indices) -> Field:
    """The field under one slant."""
    laid = spots @ slant
    laid = laid - laid.min(0)
    rows, columns = (int(size) for size in laid.max(0) + 1)
    steps = np.concatenate([np.zeros((1, 2), np.int64), HEXES @ slant]) + 1
    return Field(
        rows, columns, laid[:, 0] * columns + laid[:, 1], steps[:, 0] * WINDOW + steps[:, 1]
    )
