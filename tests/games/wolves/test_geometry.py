"""3.6 Verified geometry: every figure and every drawing of the ledger, retyped."""

from collections import deque
from collections.abc import Collection, Iterator

import pytest

from nunatak.games.wolves import geometry
from nunatak.games.wolves.data import CHASM, LAKE, NO_CELL
from nunatak.games.wolves.geometry import (
    COORDINATES,
    MAPS,
    NUMBER,
    height,
    is_land,
    neighbours,
)
from nunatak.kernel.hex import Cell

PLAYERS = (2, 3, 4, 5)
every_map = pytest.mark.parametrize("players", PLAYERS)


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


# players: boards, cells, land, regions, Σq, Σr, Σ(q²+qr+r²), cells beside a lake, longest walk
FIGURES = {
    2: (5, 80, 75, 5, -80, 40, 1237, 30, 14),
    3: (7, 112, 100, 6, -112, 56, 1943, 36, 15),
    4: (9, 144, 130, 8, -144, 72, 3417, 48, 19),
    5: (11, 176, 160, 10, -176, 88, 4891, 60, 19),
}
RANGES = {
    2: ((-8, 6), (-5, 6)),
    3: ((-8, 6), (-7, 8)),
    4: ((-10, 8), (-7, 8)),
    5: ((-10, 8), (-9, 10)),
}
TOUCHING = {
    2: "0-1 0-2 0-3 0-4 1-2 3-4",
    3: "0-1 0-2 0-3 0-4 0-5 0-6 1-2 1-6 2-3 3-4 4-5 5-6",
    4: "0-1 0-2 0-4 0-5 0-6 0-8 1-2 1-8 2-3 2-4 3-4 4-5 5-6 6-7 6-8 7-8",
    5: "0-1 0-3 0-5 0-6 0-8 0-10 1-2 1-3 1-10 2-3 3-4 3-5 4-5 5-6 6-7 6-8 7-8 8-9 8-10 9-10",
}
LONGER_BY_RANGE = {2: 21, 3: 11, 4: 21, 5: 35}  # 3.1: pairs of land cells within 4
LEFT = {2: -8, 3: -8, 4: -10, 5: -10}
TOP = {2: -9, 3: -10, 4: -10, 5: -16}
DRAWINGS = {
    2: """\
          w   1
        1   1
      1   1   1
        p   ~
      1   1   1
        1   1           w   4
      1   w   w   0   4   4
    w   2   0   0   4   4   4
  2   2   0   0   0   p   ~
2   2   2   p   ~   4   4   4
  p   ~   0   0   0   4   4
2   2   2   0   0   4   w
  2   2   0   w   w   3
2   w           3   3
              3   3   3
                p   ~
              3   3   3
                3   3
              3   w
""",
    3: """\
                    w   1
          w   2   1   1
        2   2   1   1   1
      2   2   2   p   ~
        ~   p   1   1   1
      2   2   2   1   1
        2   2   1   w   w   6
      2   w   0   0   6   6
    w   3   0   0   6   6   6
  3   3   0   #   #   p   ~
3   3   3   #   #   6   6   6
  ~   p   #   #   0   6   6
3   3   3   0   0   6   w
  3   3   0   0   w   5
3   w   w   4   5   5
      4   4   5   5   5
    4   4   4   ~   p
      p   ~   5   5   5
    4   4   4   5   5
      4   4   5   w
    4   w
""",
    4: """\
                        w   1
              w   2   1   1
    w   3   2   2   1   1   1
  3   3   2   2   2   p   ~
3   3   3   ~   p   1   1   1
  p   ~   2   2   2   1   1
3   3   3   2   2   1   w   w   8
  3   3   2   w   0   0   8   8
3   w   w   4   0   0   8   8   8
      4   4   0   #   #   p   ~
    4   4   4   #   #   8   8   8
      ~   p   #   #   0   8   8
    4   4   4   0   0   8   w   w   7
      4   4   0   0   w   6   7   7
    4   w   w   5   6   6   7   7   7
          5   5   6   6   6   p   ~
        5   5   5   ~   p   7   7   7
          p   ~   6   6   6   7   7
        5   5   5   6   6   7   w
          5   5   6   w
        5   w
""",
    5: """\
                    w   2
                  2   2
                2   2   2
                  ~   p
                2   2   2
                  2   2
                2   w   w   1
              w   3   1   1
    w   4   3   3   1   1   1
  4   4   3   3   3   p   ~
4   4   4   ~   p   1   1   1
  p   ~   3   3   3   1   1
4   4   4   3   3   1   w   w   A
  4   4   3   w   0   0   A   A
4   w   w   5   0   0   A   A   A
      5   5   0   #   #   p   ~
    5   5   5   #   #   A   A   A
      ~   p   #   #   0   A   A
    5   5   5   0   0   A   w   w   9
      5   5   0   0   w   8   9   9
    5   w   w   6   8   8   9   9   9
          6   6   8   8   8   p   ~
        6   6   6   ~   p   9   9   9
          p   ~   8   8   8   9   9
        6   6   6   8   8   9   w
          6   6   8   w
        6   w   w   7
              7   7
            7   7   7
              p   ~
            7   7   7
              7   7
            7   w
""",
}


def layout(players: int) -> int:
    """The first index of the engine's tables."""
    return players - 2


def land(players: int) -> set[Cell]:
    return {cell for cell, (_, ground) in MAPS[layout(players)].items() if is_land(ground)}


def with_ground(players: int, wanted: int) -> set[Cell]:
    return {cell for cell, (_, ground) in MAPS[layout(players)].items() if ground == wanted}


def drawn(players: int) -> Iterator[tuple[Cell, str]]:
    """The cells of the ledger's drawing, and their signs."""
    for line, text in enumerate(DRAWINGS[players].splitlines()):
        for column in range(0, len(text), 2):
            if text[column] != " ":
                q = LEFT[players] + column // 2
                yield (q, (TOP[players] + line - q) // 2), text[column]


def named(players: int, table: str) -> list[Cell]:
    """The cells of one of the engine's tables."""
    row = getattr(geometry, table)[layout(players)]
    return [COORDINATES[cell] for cell in row if cell != NO_CELL]


def hex_distance(cell: Cell, other: Cell) -> int:
    q, r = cell[0] - other[0], cell[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


@every_map
def test_the_map_is_the_one_that_the_ledger_draws(players: int) -> None:
    cells = MAPS[layout(players)]
    signs = dict(drawn(players))
    assert set(signs) == set(cells)
    for cell, sign in signs.items():
        slot, ground = cells[cell]
        if sign.isdecimal() or sign == "A":
            assert (slot, is_land(ground)) == (int(sign, 16), True)
    for sign, found in (
        ("~", with_ground(players, LAKE)),
        ("#", with_ground(players, CHASM)),
        ("w", set(named(players, "LONE_WOLF_CELL"))),
        ("p", set(named(players, "PREY_CELL"))),
    ):
        assert {cell for cell, drawn_sign in signs.items() if drawn_sign == sign} == found


@every_map
def test_every_text_line_of_the_drawing_is_one_height(players: int) -> None:
    rows = [height(cell) - TOP[players] for cell, _ in drawn(players)]
    assert sorted(set(rows)) == list(range(len(DRAWINGS[players].splitlines())))


@every_map
def test_the_figures(players: int) -> None:
    cells = MAPS[layout(players)]
    beside = int(geometry.BESIDE_LAKE[layout(players)].sum())
    walks = max(max(distances(cell, land(players)).values()) for cell in land(players))
    assert FIGURES[players] == (
        int(geometry.BOARDS[layout(players)]),
        len(cells),
        len(land(players)),
        len(named(players, "LAKE_CELL")),
        sum(q for q, _ in cells),
        sum(r for _, r in cells),
        sum(q * q + q * r + r * r for q, r in cells),
        beside,
        walks,
    )
    assert walks <= geometry.MOST_WALK


@every_map
def test_the_ranges(players: int) -> None:
    for axis, extent in enumerate(RANGES[players]):
        values = [cell[axis] for cell in MAPS[layout(players)]]
        assert (min(values), max(values)) == extent


@every_map
def test_the_slots_that_touch(players: int) -> None:
    cells = MAPS[layout(players)]
    pairs = {
        (slot, cells[other][0])
        for cell, (slot, _) in cells.items()
        for other in neighbours(cell)
        if other in cells and slot < cells[other][0]
    }
    assert " ".join(f"{a}-{b}" for a, b in sorted(pairs)) == TOUCHING[players]


@every_map
def test_the_map_and_its_land_are_each_one_whole(players: int) -> None:
    for cells in (set(MAPS[layout(players)]), land(players)):
        assert set(distances(min(cells), cells)) == cells


@every_map
def test_there_is_no_enclosed_hole(players: int) -> None:
    cells = set(MAPS[layout(players)])
    frame = {(q, r) for q in range(-13, 13) for r in range(-20, 20)}
    outside = frame - cells
    assert set(distances((-13, -20), outside)) == outside


@every_map
def test_every_neighbour_of_a_lake_or_a_prey_cell_is_land_of_its_region(players: int) -> None:
    cells = MAPS[layout(players)]
    for cell in named(players, "LAKE_CELL") + named(players, "PREY_CELL"):
        assert set(neighbours(cell)) <= land(players)
        assert {cells[other][0] for other in neighbours(cell)} == {cells[cell][0]}


@every_map
def test_every_region_has_a_lake_a_prey_cell_and_two_lone_wolves(players: int) -> None:
    cells = MAPS[layout(players)]
    regions = list(range(0 if players == 2 else 1, FIGURES[players][0]))
    assert sorted(cells[cell][0] for cell in named(players, "LAKE_CELL")) == regions
    assert sorted(cells[cell][0] for cell in named(players, "PREY_CELL")) == regions
    assert sorted(cells[cell][0] for cell in named(players, "LONE_WOLF_CELL")) == sorted(
        regions * 2
    )


def test_special_cells_are_different_land_cells() -> None:
    for players in PLAYERS:
        special = named(players, "LONE_WOLF_CELL") + named(players, "PREY_CELL")
        if players == 2:
            special += [COORDINATES[cell] for cell in geometry.VIRTUAL_CELL[0].flat if cell < 176]
            assert len(special) == 25
        assert len(set(special)) == len(special)
        assert set(special) <= land(players)


@every_map
def test_no_cell_of_the_start_board_is_beside_a_lake(players: int) -> None:
    beside = {cell for lake in named(players, "LAKE_CELL") for cell in neighbours(lake)}
    assert {
        cell for cell in COORDINATES if geometry.BESIDE_LAKE[layout(players), NUMBER[cell]]
    } == beside
    if players > 2:
        assert not beside & {cell for cell, (slot, _) in MAPS[layout(players)].items() if slot == 0}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_land_cells_outside_the_start_board_touch_the_chasm(players: int) -> None:
    cells = MAPS[layout(players)]
    shores = {cell for chasm in with_ground(players, CHASM) for cell in neighbours(chasm)}
    outside = {cell for cell in shores & land(players) if cells[cell][0] != 0}
    assert outside == {(-4, 2), (-4, 3), (2, -2), (2, -1)}


def table_of(allowed: set[Cell]) -> list[list[int]]:
    """By cell and cell, the steps over the allowed ones, told one by one."""
    found = [[geometry.FAR] * len(COORDINATES) for _ in COORDINATES]
    for cell in allowed:
        for other, steps in distances(cell, allowed).items():
            found[NUMBER[cell]][NUMBER[other]] = steps
    return found


@every_map
def test_the_distance_tables_hold_the_distances(players: int) -> None:
    number, cells = layout(players), set(MAPS[layout(players)])
    assert geometry.RANGE[number].tolist() == table_of(cells)
    assert geometry.WALK[number].tolist() == table_of(land(players))


@every_map
def test_the_nearest_land_comes_first(players: int) -> None:
    for start in map(NUMBER.__getitem__, land(players)):
        walks = geometry.WALK[layout(players), start]
        nearest = [cell for cell in geometry.BY_WALK[layout(players), start] if cell != NO_CELL]
        assert nearest == sorted(nearest, key=lambda cell: (walks[cell], cell))
        assert set(nearest) == {NUMBER[cell] for cell in land(players)} - {start}
        within = geometry.WITHIN[layout(players), start]
        assert [within[walks[cell]] > at for at, cell in enumerate(nearest)] == [True] * len(
            nearest
        )


@every_map
def test_range_distance_against_the_hex_formula(players: int) -> None:
    table = geometry.RANGE[layout(players)]
    ground = land(players)
    lone = set(named(players, "LONE_WOLF_CELL"))
    longer = {
        frozenset((cell, other))
        for cell in ground
        for other in ground
        if hex_distance(cell, other) <= 4
        and table[NUMBER[cell], NUMBER[other]] > hex_distance(cell, other)
    }
    assert len(longer) == LONGER_BY_RANGE[players]
    assert not any(pair & lone for pair in longer)


def test_all_maps_are_parts_of_the_largest() -> None:
    for players in PLAYERS:
        assert set(MAPS[layout(players)]) <= set(COORDINATES)
    assert len(COORDINATES) == 176
    assert list(COORDINATES) == sorted(COORDINATES)
