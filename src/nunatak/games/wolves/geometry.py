"""Where is everything? The maps of 2 to 5 players as tables (3.1, 3.2, 3.4, 3.5).

All maps are parts of the largest one, so a cell has the same number, from 0 to 175, in every
layout: cells (W-GEO-01) are numbered by q, then by r. The first index of each table is the
layout, which is the number of players less two.
"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import (
    BOARDS_AT,
    CELLS,
    CHASM,
    GROUNDS,
    LAKE,
    LAND,
    LAYOUTS,
    LEAST_SEATS,
    LONE_WOLF_OFFSETS,
    LOWER_RIGHT,
    NO_CELL,
    PREY_OFFSET,
    REGION_SHAPE,
    SEATS,
    SLOTS,
    START_BOARD,
    UPPER_RIGHT,
    VOID,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.hex import Cell, neighbour_table, plus, steps_between

DIRECTIONS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # W-GEO-02
FAR = 127  # farther than anything
MOST_WALK = 19  # 3.6: the largest walking distance of any map

PALETTE = 16  # + index: the ground of a cell that depends on the region board in its slot


def neighbours(cell: Cell) -> list[Cell]:
    """W-GEO-02: the six cells around a cell: up, then clockwise."""
    return [plus(cell, step) for step in DIRECTIONS]


def turned(cell: Cell) -> Cell:
    """W-GEO-03: an offset after half a turn of its board."""
    return -cell[0], -cell[1]


def height(cell: Cell) -> int:
    """W-GEO-01: how far down a cell is drawn, in half cells."""
    return 2 * cell[1] + cell[0]


def _boards(players: int) -> dict[Cell, tuple[int, int]]:
    """Every cell of a map: its slot and its ground."""
    found: dict[Cell, tuple[int, int]] = {}
    for slot, (q, r, half) in enumerate(BOARDS_AT[players]):
        is_start = slot == 0 and players > LEAST_SEATS
        for offset, ground in (START if is_start else REGION).items():
            a, b = turned(offset) if half else offset
            found[q + a, r + b] = slot, ground
    return found


START = {offset: GROUNDS.index(ground) for offset, ground in START_BOARD.items()}
REGION = {(q, r): PALETTE + index for q, r, index in REGION_SHAPE} | {(0, 0): LAKE}
MAPS = [_boards(LEAST_SEATS + layout) for layout in range(LAYOUTS)]

COORDINATES: tuple[Cell, ...] = tuple(sorted(MAPS[-1]))
AXIAL = np.array(COORDINATES, np.int8)  # the same for compiled code
NUMBER = {cell: number for number, cell in enumerate(COORDINATES)}
AROUND = neighbour_table(COORDINATES, DIRECTIONS)


def _absolute(layout: int, slot: int, offset: Cell) -> int:
    q, r, half = BOARDS_AT[LEAST_SEATS + layout][slot]
    a, b = turned(offset) if half else offset
    return NUMBER[q + a, r + b]


def _table(dtype: type, fill: int, *shape: int) -> NDArray[np.int16]:
    return np.full((LAYOUTS, *shape), fill, dtype)


SLOT = _table(np.int8, -1, CELLS)  # the board that a cell belongs to, or -1 off the map
GROUND = _table(np.int8, VOID, CELLS)  # a ground, or PALETTE + index
NEIGHBOUR = _table(np.uint8, NO_CELL, CELLS, 6)  # cells of the map around a cell, packed
NEIGHBOURS = _table(np.int8, 0, CELLS)  # how many
RANGE = _table(np.int8, FAR, CELLS, CELLS)  # W-GEO-05
WALK = _table(np.int8, FAR, CELLS, CELLS)  # W-GEO-04, from land to land
BY_WALK = _table(np.uint8, NO_CELL, CELLS, CELLS)  # the land cells, the nearest first, itself not
WITHIN = _table(np.int16, 0, CELLS, MOST_WALK + 1)  # how many of them within so many steps
BESIDE_LAKE = _table(np.int8, 0, CELLS)
LONE_WOLF_CELL = _table(np.uint8, NO_CELL, 2 * SLOTS)  # packed
LONE_WOLF_CELLS = _table(np.int8, 0)
PREY_BESIDE = _table(np.int8, -1, CELLS)  # slot whose prey cell is next to a cell (3.6: just one)
PREY_CELL = _table(np.uint8, NO_CELL, SLOTS)  # by slot; NO_CELL where there is no region
LAKE_CELL = _table(np.uint8, NO_CELL, SLOTS)
VIRTUAL_CELL = _table(np.uint8, NO_CELL, SLOTS, 2)  # up-right and down-right of the lake
SIDE = np.full(CELLS, -1, np.int8)  # W-SET-18: 0 north, 1 south; -1 if not a draft cell
BOARDS = np.array([len(BOARDS_AT[n]) for n in range(LEAST_SEATS, SEATS + 1)], np.int8)


def _fill_cells(layout: int) -> None:
    cells = MAPS[layout]
    for cell, (slot, ground) in cells.items():
        number = NUMBER[cell]
        SLOT[layout, number] = slot
        GROUND[layout, number] = ground
        around = [NUMBER[other] for other in neighbours(cell) if other in cells]
        NEIGHBOURS[layout, number] = len(around)
        NEIGHBOUR[layout, number, : len(around)] = around
        BESIDE_LAKE[layout, number] = is_land(ground) and any(
            cells.get(other, (0, VOID))[1] == LAKE for other in neighbours(cell)
        )


def _fill_distances(layout: int) -> None:
    on_map = SLOT[layout] >= 0
    land = on_map & ((GROUND[layout] < LAND) | (GROUND[layout] >= PALETTE))
    RANGE[layout] = steps_between(AROUND, on_map)
    WALK[layout] = steps_between(AROUND, land)
    for number in np.flatnonzero(land):
        walks = WALK[layout, number]
        nearest = np.argsort(walks, kind="stable")
        nearest = nearest[(walks[nearest] > 0) & (walks[nearest] < FAR)]
        BY_WALK[layout, number, : len(nearest)] = nearest
        WITHIN[layout, number] = np.cumsum(np.bincount(walks[nearest], minlength=MOST_WALK + 1))


def _fill_boards(layout: int) -> None:
    lone = []
    for slot in range(len(BOARDS_AT[LEAST_SEATS + layout])):
        if slot == 0 and layout > 0:
            continue
        lone += [_absolute(layout, slot, offset) for offset in LONE_WOLF_OFFSETS]
        PREY_CELL[layout, slot] = _absolute(layout, slot, PREY_OFFSET)
        for cell in neighbours(COORDINATES[PREY_CELL[layout, slot]]):
            PREY_BESIDE[layout, NUMBER[cell]] = slot
        LAKE_CELL[layout, slot] = _absolute(layout, slot, (0, 0))
        q, r, _ = BOARDS_AT[LEAST_SEATS + layout][slot]
        for place, (a, b) in enumerate((UPPER_RIGHT, LOWER_RIGHT)):
            VIRTUAL_CELL[layout, slot, place] = NUMBER[q + a, r + b]
    LONE_WOLF_CELL[layout, : len(lone)] = sorted(lone)
    LONE_WOLF_CELLS[layout] = len(lone)


def is_land(ground: int) -> bool:
    """W-GEO-06: neither lake nor chasm, and not off the map."""
    return ground < LAND or ground >= PALETTE


for _layout in range(LAYOUTS):
    _fill_cells(_layout)
    _fill_distances(_layout)
    _fill_boards(_layout)
for _cell, _ground in START.items():
    if _ground != CHASM:
        SIDE[NUMBER[_cell]] = int(sum(_cell) >= 0)


# ------------------------------------------------------------------ questions of compiled code


@compiled
def neighbour(layout: int, cell: int, number: int) -> int:
    """W-GEO-02: a neighbouring cell of the map; there are NEIGHBOURS of them."""
    return int(np.int64(NEIGHBOUR[layout, cell, number]))


@compiled
def range_distance(layout: int, cell: int, other: int) -> int:
    """W-GEO-05: fewest steps over any cells of the map."""
    return int(RANGE[layout, cell, other])


@compiled
def walk_cell(layout: int, cell: int, number: int) -> int:
    """A land cell by its walking distance from another one, the nearest first."""
    return int(np.int64(BY_WALK[layout, cell, number]))


@compiled
def step_towards(layout: int, cell: int, end: int) -> int:
    """W-MOVE-05: the first neighbouring cell on a shortest way over land."""
    nearest = cell
    least = FAR + 1
    for number in range(NEIGHBOURS[layout, cell]):
        other = neighbour(layout, cell, number)
        distance = walking_distance(layout, other, end)
        if distance < least:
            nearest, least = other, distance
    return nearest


@compiled
def walking_distance(layout: int, cell: int, other: int) -> int:
    """W-GEO-04: fewest steps over land cells. W-MOVE-17: whatever stands or lies there."""
    if cell == other:
        return 0
    for steps in range(1, MOST_WALK + 1):
        for number in range(WITHIN[layout, cell, steps - 1], WITHIN[layout, cell, steps]):
            if walk_cell(layout, cell, number) == other:
                return steps
    return FAR
