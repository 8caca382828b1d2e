"""3.1 Coordinates."""

import math

import pytest

from nunatak import PositionError
from nunatak.games.wolves.geometry import COORDINATES, height, neighbours
from tests.games.wolves.helpers import RICH, at, cells, options, turn, why, why_in_words


def test_W_GEO_01_q_to_the_right_and_r_downward_within_a_column() -> None:
    for q, r in COORDINATES:
        y = math.sqrt(3) * (r + q / 2)
        assert math.isclose(height((q, r)) * math.sqrt(3) / 2, y, abs_tol=1e-9)


def test_W_GEO_02_six_neighbours_in_this_order() -> None:
    assert neighbours((2, -4)) == [(2, -5), (3, -5), (3, -4), (2, -3), (1, -3), (1, -4)]


def test_W_GEO_02_next_to_a_cell_are_its_neighbours_on_the_map() -> None:
    table = turn("grass", f"alphas=(3,-4) {RICH}", "lone=none")
    around = {"(4,-5)", "(4,-4)", "(3,-3)", "(2,-3)", "(2,-4)"}  # and the lake (3,-5)
    built = {action.split()[2] for action in options(table, "build")}
    assert built == around | {"(3,-4)"}


def test_W_GEO_03_a_turned_board_has_every_offset_negated() -> None:
    table = at("")  # slot 2 is turned, its lake is (-4,-1)
    assert {"(-3,0)", "(-3,-3)"} <= set(cells(table, "lone"))
    assert why(table, "howl at (-5,-2)") == "W-ACT-06"  # it would be there, but there is no cell
    with_pieces = turn("grass", f"alphas=(-1,-1) {RICH}")
    assert why(with_pieces, "move alpha (-1,-1) to (-2,-2)") == "W-MOVE-11"  # the prey cell


@pytest.mark.parametrize(("dens", "refusal"), [(2, "W-MOVE-07"), (3, None)])
def test_W_GEO_04_walking_goes_around_the_chasm(dens: int, refusal: str | None) -> None:
    table = turn("grass", f"alphas=(-2,2) speed={dens}")  # Wolf Speed 4, then 5
    assert why(table, "move alpha (-2,2) to (-2,0)") == refusal


def test_W_GEO_04_walking_goes_around_lakes() -> None:
    table = turn("grass", "alphas=(3,-6)")  # (3,-4) lies across the lake, 3 steps by land
    assert why(table, "move alpha (3,-6) to (3,-4)") is None
    assert why_in_words(table, "move alpha (3,-6) by (3,-5) (3,-4)") == "W-MOVE-06"


def test_W_GEO_05_range_counts_water() -> None:
    table = turn("forest", f"alphas=(0,-1) howl_range=1 {RICH}")
    assert why(table, "howl at (1,1)") is None  # 3 cells across the chasm, 5 by land


def test_W_GEO_05_range_does_not_count_the_void() -> None:
    table = turn("rock", f"alphas=(6,-5) {RICH}", "grass.wolves=(4,-5)")
    assert why(table, "dominate pack at (4,-5)") == "W-DOM-04"  # 2 by the hex formula


@pytest.mark.parametrize("cell", ["(3,-5)", "(0,0)"])
@pytest.mark.parametrize("kind", ["alphas", "wolves", "dens", "lairs"])
def test_W_GEO_06_lake_and_chasm_hold_no_pieces(cell: str, kind: str) -> None:
    with pytest.raises(PositionError):
        at(f"grass.{kind}={cell}")


@pytest.mark.parametrize(("start", "cell"), [("(3,-4)", "(3,-5)"), ("(0,-1)", "(0,0)")])
def test_W_GEO_06_lake_and_chasm_cannot_be_entered(start: str, cell: str) -> None:
    table = turn("grass", f"alphas={start} {RICH}")
    assert why(table, f"move alpha {start} to {cell}") == "W-MOVE-06"
    assert why(table, f"build at {cell} from speed") == "W-DEN-01"


@pytest.mark.parametrize("terrain", ["forest", "rock", "grass", "tundra", "desert"])
def test_W_GEO_06_the_five_terrains_are_land(terrain: str) -> None:
    cell = {
        "forest": "(1,-3)",
        "rock": "(3,-6)",
        "grass": "(0,-4)",
        "tundra": "(2,-4)",
        "desert": "(3,-4)",
    }[terrain]
    table = turn("grass", f"alphas=(2,-5) speed=4 {RICH}")
    assert why(table, f"move on {terrain} alpha (2,-5) to {cell}") is None
