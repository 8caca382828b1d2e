"""8. Movement."""

import pytest

from nunatak import Refusal
from tests.games.arctica.helpers import at, awaits, options, play, rule, where, won

ORCA = "hunters=orca,bear"
SEAL = "hunters=seal,bear"
INUIT = "hunters=inuit,bear"

# ------------------------------------------------------------------ 8.1


def test_A_MOVE_01_stopping_after_one_step() -> None:
    table = play(at(f"{ORCA} orca=(0,0)"), "orca to (1,0)")
    assert rule(table, "orca to (2,0)") is None
    play(table, "done")
    assert where(table, "orca") == "(1,0) water"


@pytest.mark.parametrize("cell", ["(2,0)", "(1,1)", "(-4,4)", "(0,0)"])
def test_A_MOVE_02_a_step_goes_to_a_neighbour(cell: str) -> None:
    assert rule(at(f"{ORCA} orca=(0,0)"), f"orca to {cell}") == "A-MOVE-02"


def test_A_MOVE_02_a_figure_that_is_off_the_board_has_none() -> None:
    table = at(f"{SEAL} seal1=(0,0) won1=seal*2")
    assert rule(table, "seal2 to (1,0)") == "A-MOVE-02"
    assert rule(table, "seal2 to (5,0)") == "A-MOVE-02"


@pytest.mark.parametrize("cell", ["(5,0)", "(5,-1)", "(9,9)", "out"])
def test_A_MOVE_03_steps_stay_on_the_board(cell: str) -> None:
    assert rule(at(f"{ORCA} orca=(4,0)"), f"orca to {cell}") == "A-MOVE-03"


@pytest.mark.parametrize(
    ("owners", "figure", "spot"),
    [
        (ORCA, "orca", "(1,0) water"),
        (SEAL, "seal1", "(1,0) ice"),
        (SEAL, "seal1", "(1,0) water"),
        ("", "bear", "(1,0) ice"),
        (INUIT, "inuit", "(1,0) ice"),
        ("", "cod1", "(1,0) water"),
    ],
)
def test_A_MOVE_04_an_iceberg_is_closed_to_everybody(owners: str, figure: str, spot: str) -> None:
    placed = "cod=(0,0)" if figure == "cod1" else f"{figure}=(0,0)"
    table = at(f"{owners} iceberg=(1,0) {placed}")
    sentence = "An iceberg bars the way (inner ring, east)."
    assert table.why_not(f"{figure} to {spot}") == Refusal("A-MOVE-04", sentence)


def test_A_MOVE_05_the_cell_entered_decides_not_the_one_left() -> None:
    """A seal dives from its floe and swims two; a bear leaves the water and walks two."""
    table = at(f"{SEAL} floe=(0,0) seal1=(0,0):ice")
    assert where(play(table, "seal1 to (1,0) > (2,0)"), "seal1") == "(2,0) water"
    table = at("floe=(1,0),(2,0) bear=(0,0)")
    assert where(play(table, "bear to (1,0) > (2,0)"), "bear") == "(2,0) ice"


@pytest.mark.parametrize(
    ("words", "path"),
    [
        (f"{ORCA} orca=(0,0) floe=(2,0)", "orca to (1,0) > (2,0) water"),
        (f"{SEAL} seal1=(0,0) floe=(2,0)", "seal1 to (1,0) > (2,0) ice"),
        (f"{SEAL} seal1=(0,0) floe=(2,0)", "seal1 to (1,0) > (2,0) water"),
        ("bear=(0,0) floe=(1,0)", "bear to (1,0) > (2,0) water"),
        ("cod=(0,0) floe=(2,0)", "cod1 to (1,0) > (2,0) water"),
    ],
)
def test_A_MOVE_06_the_second_step_may_use_any_terrain(words: str, path: str) -> None:
    assert rule(at(words), path) is None


def test_A_MOVE_07_other_figures_never_block() -> None:
    crowd = "bear=(1,0) inuit=(1,0) seal1=(1,0) cod=(1,0),(2,0)"
    table = play(at(f"{ORCA} orca=(0,0) {crowd}"), "orca to (1,0) > (2,0)")
    assert where(table, "orca") == "(2,0) water"


def test_A_MOVE_08_the_layer_changes_only_by_a_step() -> None:
    table = at(f"{SEAL} floe=(0,0) seal1=(0,0):ice seal2=(0,0):water")
    assert rule(table, "seal1 to (0,0) water") == "A-MOVE-08"
    assert rule(table, "seal2 to (0,0) ice") == "A-MOVE-08"


def test_A_MOVE_09_a_path_may_end_where_it_began() -> None:
    table = at(f"{SEAL} floe=(0,0) seal1=(0,0):ice")
    play(table, "seal1 to (1,0) > (0,0) water")
    assert where(table, "seal1") == "(0,0) water"


def test_A_MOVE_10_each_figure_moves_once() -> None:
    table = play(at(f"{SEAL} seal1=(0,0) seal2=(3,0)"), "seal1 to (1,0)", "seal2 to (3,-1)")
    assert rule(table, "seal1 to (2,0)") == "A-MOVE-10"
    assert rule(table, "seal2 to (3,-2)") is None


def test_A_MOVE_11_only_figures_of_the_activated_hunter() -> None:
    table = play(at("bear=(0,0) orca=(2,0) inuit=(3,0)"), "bear to (0,1)")
    for figure in ("orca", "cod1", "inuit"):
        assert rule(table, f"{figure} to (2,1)") == "A-MOVE-11"


def test_A_MOVE_12_never_more_than_two_cells() -> None:
    table = at(f"{ORCA} orca=(0,0)")
    assert rule(table, "orca to (1,0) > (2,0) > (3,0)") == "A-MOVE-12"
    assert options(play(table, "orca to (1,0) > (2,0)")) == ["done"]


def test_A_MOVE_12_is_cited_before_the_hunter_s_own_range() -> None:
    table = at(f"{INUIT} floe=(3,0) inuit=(0,0)")
    assert rule(table, "inuit to (1,0) > (2,0) > (3,0) ice") == "A-MOVE-12"


# ------------------------------------------------------------------ 8.2


def test_A_ORCA_01_open_sea_and_under_ice_only() -> None:
    """The refusal is A-POS-02, which says the same of orca and cod."""
    table = at(f"{ORCA} floe=(1,0) pack=(0,1) orca=(0,0)")
    assert all(move.endswith("water") for move in options(table, "orca"))
    assert len(options(table, "orca")) == 6
    assert rule(table, "orca to (1,0) ice") == "A-POS-02"


def test_A_ORCA_02_open_sea_first_up_to_two() -> None:
    table = play(at(f"{ORCA} floe=(0,0) orca=(0,0)"), "orca to (1,0) > (2,0)")
    assert where(table, "orca") == "(2,0) water"


@pytest.mark.parametrize("kind", ["floe", "pack"])
def test_A_ORCA_03_under_ice_first_one_cell(kind: str) -> None:
    table = play(at(f"{ORCA} {kind}=(1,0) orca=(0,0)"), "orca to (1,0)")
    assert rule(table, "orca to (2,0)") == "A-ORCA-03"
    assert options(table) == ["done"]


# ------------------------------------------------------------------ 8.3


def test_A_COD_01_all_cod_may_move_in_any_order() -> None:
    cod = ["(0,-1)", "(1,-1)", "(-2,0)", "(-1,0)", "(0,0)", "(1,0)", "(2,0)", "(-1,1)", "(0,1)"]
    table = at(f"cod={','.join(cod)}")
    for number in (5, 1, 9, 2, 8, 3, 7, 4, 6):
        q, r = cod[number - 1].strip("()").split(",")
        play(table, f"cod{number} to ({q},{int(r) + 1})")
    assert rule(table, "cod5 to (0,0)") == "A-MOVE-10"
    assert where(play(table, "done"), "cod9") == "(0,2) water"


def test_A_COD_02_cod_move_like_the_orca() -> None:
    """The refusals are A-POS-02 and A-ORCA-03."""
    table = at("floe=(1,0) cod=(0,0)")
    assert rule(table, "cod1 to (1,0) ice") == "A-POS-02"
    assert rule(table, "cod1 to (0,1) > (0,2)") is None
    assert rule(table, "cod1 to (1,0) > (2,0)") == "A-ORCA-03"


def test_A_COD_03_single_cod_may_stay() -> None:
    table = play(at("cod=(0,0),(2,0)"), "cod2 to (2,1)", "done")
    assert where(table, "cod1") == "(0,0) water"
    assert awaits(table) == (0, "turn")


def test_A_COD_04_one_plankton_token_per_activation() -> None:
    table = play(at("cod=(0,0),(1,0),(2,0)"), "cod1 to (0,1)", "cod2 to (1,1)", "cod3 to (2,1)")
    assert won(play(table, "done")) == "plankton"
    assert table.view(None)["plankton"] == 8


def test_A_COD_05_without_a_step_no_activation_and_no_plankton() -> None:
    table = at("cod=(0,0)")
    assert rule(table, "activate cod") == "A-COD-05"
    assert rule(table, "done") == "A-TURN-26"
    assert won(table) == ""


@pytest.mark.parametrize("target", ["bear", "inuit", "orca", "seal1", "cod2"])
def test_A_COD_06_cod_attack_nobody(target: str) -> None:
    words = "bear=(0,0) inuit=(0,0) orca=(0,0) seal1=(0,0) cod=(0,0),(0,0)"
    assert rule(at(words), f"cod1 attacks {target}") == "A-COD-06"


def test_A_COD_07_the_plankton_is_taken_at_the_first_step() -> None:
    table = play(at("cod=(0,0),(1,0)"), "cod1 to (0,1)")
    assert won(table) == "plankton"
    play(table, "cod1 to (0,2)", "cod2 to (1,1)")
    assert won(table) == "plankton"


def test_A_COD_07_if_it_was_the_last_the_game_ends_there() -> None:
    table = play(at("cod=(0,0) won1=plankton*8 hand=E1"), "cod1 to (0,1)")
    assert table.is_over
    assert won(table) == "plankton"


# ------------------------------------------------------------------ 8.4


def test_A_SEAL_01_open_sea_under_ice_and_on_ice() -> None:
    table = at(f"{SEAL} floe=(1,0) seal1=(0,0)")
    assert {"seal1 to (1,0) ice", "seal1 to (1,0) water", "seal1 to (0,1) water"} <= set(
        options(table)
    )


@pytest.mark.parametrize("start", ["ice", "water"])
def test_A_SEAL_02_open_sea_first_up_to_two(start: str) -> None:
    table = at(f"{SEAL} floe=(0,0) seal1=(0,0):{start}")
    assert rule(table, "seal1 to (1,0) > (2,0)") is None


@pytest.mark.parametrize("layer", ["ice", "water"])
@pytest.mark.parametrize("kind", ["floe", "pack"])
def test_A_SEAL_03_on_or_under_ice_first_one_cell(layer: str, kind: str) -> None:
    table = play(at(f"{SEAL} {kind}=(1,0) seal1=(0,0)"), f"seal1 to (1,0) {layer}")
    assert rule(table, "seal1 to (2,0)") == "A-SEAL-03"


@pytest.mark.parametrize("start", ["ice", "water"])
def test_A_SEAL_04_the_layer_must_be_said_and_both_are_open(start: str) -> None:
    table = at(f"{SEAL} floe=(0,0) pack=(1,0) seal1=(0,0):{start}")
    assert rule(table, "seal1 to (1,0)") == "A-SEAL-04"
    assert rule(table, "seal1 to (1,0) ice") is None
    assert rule(table, "seal1 to (1,0) water") is None


def test_A_SEAL_04_its_sentence() -> None:
    table = at(f"{SEAL} floe=(1,0) seal1=(0,0)")
    sentence = "Say whether the seal goes onto the ice or under it."
    assert table.why_not("seal1 to (1,0)") == Refusal("A-SEAL-04", sentence)


def test_A_SEAL_05_one_after_the_other_in_any_order_either_may_stay() -> None:
    words = f"{SEAL} seal1=(0,0) seal2=(3,0)"
    table = play(at(words), "seal2 to (3,-1)", "seal1 to (1,0) > (2,0)", "done")
    assert (where(table, "seal1"), where(table, "seal2")) == ("(2,0) water", "(3,-1) water")
    table = play(at(words), "seal2 to (3,-1)", "done")
    assert where(table, "seal1") == "(0,0) water"


# ------------------------------------------------------------------ 8.5


def test_A_BEAR_01_open_sea_and_on_ice() -> None:
    table = at("floe=(1,0) bear=(0,0)")
    assert {"bear to (1,0) ice", "bear to (0,1) water"} <= set(options(table))
    assert len(options(table, "bear")) == 6


@pytest.mark.parametrize("start", ["", "floe=(0,0)"])
@pytest.mark.parametrize("kind", ["floe", "pack"])
def test_A_BEAR_02_ice_first_up_to_two(start: str, kind: str) -> None:
    tokens = f"{start},(1,0)" if start and kind == "floe" else f"{start} {kind}=(1,0)"
    table = play(at(f"{tokens} bear=(0,0)"), "bear to (1,0) > (2,0)")
    assert where(table, "bear") == "(2,0) water"


@pytest.mark.parametrize("start", ["", "floe=(0,0)"])
def test_A_BEAR_03_open_sea_first_one_cell(start: str) -> None:
    table = play(at(f"{start} pack=(2,0) bear=(0,0)"), "bear to (1,0)")
    assert rule(table, "bear to (2,0)") == "A-BEAR-03"


# ------------------------------------------------------------------ 8.6


def test_A_INUIT_01_open_sea_and_on_ice() -> None:
    table = at(f"{INUIT} floe=(1,0) inuit=(0,0)")
    assert {"inuit to (1,0) ice", "inuit to (0,1) water"} <= set(options(table))


def test_A_INUIT_02_ice_to_ice_or_sea_to_sea_up_to_two() -> None:
    table = at(f"{INUIT} floe=(0,0),(2,0) pack=(1,0) inuit=(0,0)")
    assert where(play(table, "inuit to (1,0) > (2,0)"), "inuit") == "(2,0) ice"
    table = play(at(f"{INUIT} inuit=(0,0)"), "inuit to (1,0) > (2,0)")
    assert where(table, "inuit") == "(2,0) water"


@pytest.mark.parametrize("ice", ["floe=(0,0)", "floe=(1,0),(2,0)"])
def test_A_INUIT_03_entering_or_leaving_the_water_takes_the_whole_move(ice: str) -> None:
    table = play(at(f"{INUIT} {ice} inuit=(0,0)"), "inuit to (1,0)")
    assert rule(table, "inuit to (2,0)") == "A-INUIT-03"


@pytest.mark.parametrize("ice", ["floe=(0,0),(1,0)", "floe=(2,0)"])
def test_A_INUIT_04_not_on_the_second_step(ice: str) -> None:
    table = play(at(f"{INUIT} {ice} inuit=(0,0)"), "inuit to (1,0)")
    assert rule(table, "inuit to (2,0)") == "A-INUIT-04"
