"""7. Displacement."""

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    RICH,
    awaits,
    crowd,
    days,
    items,
    number,
    on,
    options,
    play,
    said,
    slot_prey,
    tokens,
    truth,
    turn,
    why,
    why_in_words,
)

# Tundra's alpha drives grass's pack wolf from (3,-6); next to it (2,-5), (4,-7), (4,-6) are land
# without a token, (2,-6) holds a lone wolf, (3,-5) is a lake.
NEAR = ["push to (2,-5)", "push to (4,-6)", "push to (4,-7)"]


def driven(words: str = "", own: str = "", start: str = "(0,-4)") -> Table:
    """The alpha has arrived, and the landing cell is to be chosen."""
    table = turn(
        "tundra", f"alphas={start} {own}", f"grass.wolves=(3,-6) {words} seats=tundra,grass,desert"
    )
    play(table, "move on rock")
    if awaits(table) == ("tundra", "wolf"):
        play(table, f"wolf alpha at {start}")
    return play(table, "to (3,-6)")


def landings(table: Table) -> list[str]:
    return sorted(options(table, "push"))


def test_W_DISP_01_where_nobody_is_displaced_there_is_no_cell_to_choose() -> None:
    refusal = "W-DISP-01", "No wolf is displaced here, so there is no cell to choose."
    table = turn("tundra", f"alphas=(2,-5) dens=(2,-5) {RICH}", "grass.dens=(3,-6)")
    assert said(table, "push to (4,-7)") == refusal
    assert said(table, "move alpha (2,-5) to (3,-6) pushing to (4,-7)") == refusal
    assert said(table, "upgrade at (2,-5) pushing to (4,-7)") == refusal


def test_W_DISP_01_an_alpha_on_a_single_foreign_pack_wolf() -> None:
    assert awaits(driven()) == ("tundra", "landing")


def test_W_DISP_01_a_lair_on_a_foreign_wolf() -> None:
    for wolf in ("wolves", "alphas"):
        table = turn("tundra", "alphas=(2,-5) dens=(3,-6) terrain_tokens=2", f"grass.{wolf}=(3,-6)")
        table.play("upgrade at (3,-6)")
        while awaits(table) == ("tundra", "pay"):
            table.play("pay token,token")
        assert awaits(table) == ("tundra", "landing")


def test_W_DISP_02_the_active_player_chooses() -> None:
    table = driven()
    assert why(table, "push to (4,-7)", seat=1) == "W-ACT-02"  # the wolf's owner
    assert why(table, "push to (4,-7)") is None


@pytest.mark.parametrize("cell", ["(2,-6)", "(1,-4)", "(3,-5)", "(0,0)", "(9,9)", "(3,-6)"])
def test_W_DISP_03_neither_tokens_nor_water_nor_its_own_cell(cell: str) -> None:
    assert said(driven(), f"push to {cell}") == (
        "W-DISP-03",
        "The displaced wolf needs a land cell that is empty or holds a single piece of its own "
        "pack.",
    )


@pytest.mark.parametrize("there", ["grass.dens", "grass.alphas", "grass.lairs"])
def test_W_DISP_03_a_friendly_cell_has_one_piece_of_the_wolfs_owner(there: str) -> None:
    table = driven(f"{there}=(4,-6)")
    assert landings(table) == NEAR
    play(table, "push to (4,-6)")
    assert len(on(table, "(4,-6)")) == 2


@pytest.mark.parametrize(
    "there",
    [
        "grass.alphas=(4,-6) grass.dens=(4,-6)",
        "desert.dens=(4,-6)",
        "desert.wolves=(4,-6)",
        "tundra.dens=(4,-6)",
        "grass.alphas=(4,-6) desert.dens=(4,-6)",
    ],
)
def test_W_DISP_03_two_pieces_or_a_single_foreign_one_are_not_friendly(there: str) -> None:
    table = driven(there)
    assert landings(table) == ["push to (2,-5)", "push to (4,-7)"]
    assert why(table, "push to (4,-6)") == "W-DISP-03"


def test_W_DISP_03_any_terrain_and_region() -> None:
    table = turn("tundra", "alphas=(0,-4)", "grass.wolves=(0,-3)")
    play(table, "move on forest", "to (0,-3)")
    assert {"push to (-1,-2)", "push to (1,-3)"} <= set(landings(table))  # slot 2, rock


def test_W_DISP_04_no_nearer_cell_fits() -> None:
    for cell in ("(2,-4)", "(1,-5)", "(-8,6)"):
        assert said(driven(), f"push to {cell}") == (
            "W-DISP-04",
            "Choose one of the nearest cells that fit, 1 step away.",
        )


def test_W_DISP_04_by_walking_distance() -> None:
    dens = "desert.dens=(-1,2),(-2,3),(-3,3)"
    table = turn("rock", "alphas=(0,1)", f"grass.wolves=(-2,2) {dens}")
    play(table, "move on grass", "to (-2,2)")
    assert said(table, "push to (-2,0)") == (  # 2 across the chasm, 5 by land
        "W-DISP-04",
        "Choose one of the nearest cells that fit, 2 steps away.",
    )
    assert why(table, "push to (-1,3)") is None


def test_W_DISP_04_occupied_cells_and_tokens_on_the_way_do_not_matter() -> None:
    table = driven("desert.dens=(2,-5),(4,-7),(4,-6)", start="(0,-3)")
    assert landings(table) == ["push to (1,-5)", "push to (2,-4)", "push to (4,-5)"]


def test_W_DISP_05_any_of_the_nearest() -> None:
    assert landings(driven()) == NEAR
    for landing in NEAR:
        assert driven().why_not(landing) is None


def test_W_DISP_05_a_single_nearest_cell_is_not_asked_for() -> None:
    table = driven("desert.dens=(2,-5),(4,-7)")
    assert on(table, "(4,-6)") == ["grass pack"]
    assert "pushed" not in truth(table)


def test_W_DISP_06_where_no_cell_fits_it_is_refused() -> None:
    words = "alphas=(2,-5) dens=(2,-5)"
    full = crowd(turn("tundra", words, "grass.wolves=(3,-6)"))
    assert why(full, "move alpha (2,-5) to (3,-6)") == "W-MOVE-16"
    one = crowd(turn("tundra", words, "grass.wolves=(3,-6)"), "(-8,6)")
    assert why(one, "move alpha (2,-5) to (3,-6)") is None


def test_W_DISP_06_the_cell_that_the_alpha_leaves_would_fit() -> None:
    table = crowd(turn("tundra", "alphas=(2,-5)", "grass.wolves=(3,-6)"))
    assert why(table, "move alpha (2,-5) to (3,-6)") is None


def test_W_DISP_07_the_cell_the_alpha_left_may_be_the_landing_cell() -> None:
    table = play(driven(start="(2,-5)"), "push to (2,-5)")
    assert on(table, "(2,-5)") == ["grass pack"]
    assert on(table, "(3,-6)") == ["tundra alpha"]


def test_W_DISP_07_before_the_next_wolf_moves() -> None:
    table = driven(own="wolves=(2,-5)")
    assert awaits(table) == ("tundra", "landing")
    assert landings(table) == ["push to (4,-6)", "push to (4,-7)"]  # the pack wolf is in the way
    play(table, "push to (4,-6)")
    assert awaits(table) == ("tundra", "wolf")


def test_W_DISP_08_free_and_nothing_to_the_calendar() -> None:
    table = driven()
    before = tokens(table, "tundra"), truth(table)["tundra.tiles"]
    play(table, "push to (4,-7)")
    assert (tokens(table, "tundra"), truth(table)["tundra.tiles"]) == before
    assert (days(table), number(table, "actions")) == (0, 1)


def test_W_DISP_08_no_further_displacement() -> None:
    words = "alphas=(2,-5) dens=(3,-6) terrain_tokens=2"
    table = turn("tundra", words, "grass.alphas=(3,-6) desert.wolves=(4,-6)")
    assert why_in_words(table, "upgrade at (3,-6) pushing to (4,-6)") == "W-DISP-03"  # one fits
    table = turn("tundra", words, "grass.alphas=(3,-6) desert.wolves=(4,-6) lone=none")
    assert why(table, "upgrade at (3,-6) pushing to (4,-6)") == "W-DISP-03"  # two fit


def test_W_DISP_09_no_hunt_for_the_owner() -> None:
    ring = "grass.wolves=(3,-4),(0,-4),(0,-3) seats=rock,grass,desert"
    table = turn("rock", "alphas=(3,-3)", ring)
    play(table, "move alpha (3,-3) to (3,-4) pushing to (2,-4)")
    assert on(table, "(2,-4)") == ["grass pack"]
    assert slot_prey(table)[1] == "moose2"
    assert items(table, "grass.prey") == []
