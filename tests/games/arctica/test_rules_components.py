"""3.1 Components, coordinates, positions."""

import pytest

from nunatak import PositionError, Refusal
from tests.games.arctica.helpers import (
    BOARD,
    CORNERS,
    DECK,
    FIGURES,
    PLAYERS,
    VECTORS,
    at,
    deck,
    figures,
    hand,
    ice,
    igloo,
    new,
    next_cell,
    options,
    play,
    rule,
    where,
)

# ------------------------------------------------------------------ components


def test_A_COMP_01_six_corners_and_six_directions() -> None:
    table = at("phase=return due=bear won1=bear")
    assert options(table) == [f"return {corner} water" for corner in CORNERS]
    assert len(table.view(None)["colours"]) == 6


def test_A_COMP_02_twelve_ice_tokens() -> None:
    assert len(ice(new())) == 12
    twelve = ",".join(f"({q},{r})" for q, r in BOARD[:12])
    assert len(ice(at(f"floe={twelve}"))) == 12
    with pytest.raises(PositionError, match="only 12 ice tokens"):
        at(f"floe={twelve} pack=(4,0)")


def test_A_COMP_02_floe_on_one_side_pack_ice_on_the_other() -> None:
    table = play(at("floe=(0,0) hand=MELT"), "melt (0,0)")
    assert ice(table) == {"(0,0)": "pack"}


def test_A_COMP_03_two_icebergs_among_the_twelve() -> None:
    kinds = list(ice(new()).values())
    assert (len(kinds), kinds.count("iceberg")) == (12, 2)
    with pytest.raises(PositionError, match="only 2 icebergs"):
        at("iceberg=(0,0),(1,0),(2,0)")


def test_A_COMP_03_beneath_an_iceberg_is_a_floe() -> None:
    table = play(at("iceberg=(0,0) hand=MELT"), "melt (0,0)")
    assert ice(table) == {"(0,0)": "floe"}


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_COMP_04_eighteen_tokens_nine_of_hunters_nine_of_plankton(seats: int) -> None:
    view = new(seats).view(None)
    lives = {name: hunter["lives"] for name, hunter in view["hunters"].items()}
    assert lives == {"orca": 2, "bear": 2, "inuit": 2, "seal": 3}
    assert view["plankton"] == 9


def test_A_COMP_05_one_igloo_and_36_cards_of_two_kinds() -> None:
    table = new(4)
    cards = [*deck(table), *(card for seat in range(4) for card in hand(table, seat))]
    assert sorted(cards) == sorted(DECK)
    assert len(cards) == 36
    assert igloo(table) == "(-4,3)"
    with pytest.raises(PositionError, match="only one igloo"):
        at("floe=(0,0) igloo=(0,0) won0=igloo")


@pytest.mark.parametrize("seats", PLAYERS)
def test_A_COMP_06_fifteen_figures_the_two_inuit_sculpts_are_one_hunter(seats: int) -> None:
    assert list(figures(new(seats))) == list(FIGURES)  # 14, and the kayak instead of the hunter
    table = play(at("hunters=inuit,bear floe=(0,0) inuit=(0,0)"), "inuit to (1,0)")
    assert [name for name in figures(table) if name[:3] != "cod"] == ["inuit"]


# ------------------------------------------------------------------ the board


def test_A_BOARD_01_a_hexagon_of_61_cells() -> None:
    assert len(BOARD) == 61
    table = at("phase=place-ice cod=(0,0)")
    cells = {move.removeprefix("place floe ") for move in options(table, "place floe")}
    assert cells == {f"({q},{r})" for q, r in BOARD}


@pytest.mark.parametrize("way", VECTORS)
def test_A_BOARD_02_towards_an_edge_is_one_step_towards_its_corner(way: str) -> None:
    table = play(at(f"floe=(0,0) hand={way}1"), f"play {way}1", "drift (0,0)")
    q, r = VECTORS[way]
    assert list(ice(table)) == [f"({q},{r})"]
    assert f"({4 * q},{4 * r})" in CORNERS


def test_A_BOARD_02_six_colours_for_six_directions() -> None:
    assert new().view(0)["colours"] == {
        "E": "violet",
        "NE": "light_blue",
        "NW": "red",
        "W": "green",
        "SW": "orange",
        "SE": "yellow",
    }


def test_A_BOARD_03_a_card_says_its_colour_and_its_direction() -> None:
    table = at("floe=(0,0) hand=NE2")
    said = table.say_action("play NE2")
    assert "north-east" in said
    assert "light blue" in said


# ------------------------------------------------------------------ positions


def test_A_POS_01_cell_and_layer() -> None:
    table = at("floe=(0,0) seal1=(0,0):ice seal2=(0,0):water orca=(1,0)")
    assert (where(table, "seal1"), where(table, "seal2")) == ("(0,0) ice", "(0,0) water")
    assert where(table, "orca") == "(1,0) water"
    shown = table.view(None)["figures"]
    assert (shown["seal1"]["layer"], shown["seal2"]["layer"]) == ("ice", "water")


@pytest.mark.parametrize("figure", ["orca", "cod1"])
def test_A_POS_02_orca_and_cod_are_never_on_ice(figure: str) -> None:
    table = at("hunters=orca,bear floe=(1,0) orca=(0,0) cod=(0,0)")
    assert table.why_not(f"{figure} to (1,0) ice") == Refusal(
        "A-POS-02",
        f"The {figure.rstrip('1')} is only ever in the water, never on the ice.",
    )
    assert rule(table, f"{figure} to (1,0) water") is None


def test_A_POS_02_nor_in_a_position() -> None:
    with pytest.raises(PositionError, match="orca"):
        at("floe=(0,0) orca=(0,0):ice")


@pytest.mark.parametrize(("figure", "name"), [("bear", "polar bear"), ("inuit", "Inuit hunter")])
def test_A_POS_03_bear_and_inuit_hunter_are_never_under_ice(figure: str, name: str) -> None:
    other = "inuit" if figure == "bear" else "bear"
    table = at(f"hunters={figure},{other} pack=(1,0) {figure}=(0,0)")
    sentence = f"The {name} cannot be under the ice."
    assert table.why_not(f"{figure} to (1,0) water") == Refusal("A-POS-03", sentence)
    assert rule(table, f"{figure} to (1,0) ice") is None
    with pytest.raises(PositionError, match=figure):
        at(f"pack=(1,0) {figure}=(1,0):water")


@pytest.mark.parametrize("figure", ["bear", "inuit"])
def test_A_POS_03_nor_on_ice_where_there_is_none(figure: str) -> None:
    """A-POS-09 says the same, but for bear and Inuit hunter this rule speaks first."""
    other = "inuit" if figure == "bear" else "bear"
    table = at(f"hunters={figure},{other} {figure}=(0,0)")
    assert rule(table, f"{figure} to (1,0) ice") == "A-POS-03"
    assert rule(table, f"{figure} to (1,0) water") is None


def test_A_POS_04_seals_everywhere() -> None:
    table = at("hunters=seal,bear floe=(1,0) seal1=(0,0)")
    for spot in ("(1,0) ice", "(1,0) water", "(0,1) water"):
        assert rule(table, f"seal1 to {spot}") is None


@pytest.mark.parametrize("figure", FIGURES[:6])
def test_A_POS_05_nobody_is_with_an_iceberg(figure: str) -> None:
    """No move gets there: A-MOVE-04 speaks first; and no position may say it."""
    placed = "cod=(0,0)" if figure == "cod1" else f"{figure}=(0,0)"
    hunter = figure.rstrip("1")
    owners = f"{hunter},bear" if hunter in ("inuit", "orca", "seal") else "bear,inuit"
    table = at(f"hunters={owners} iceberg=(1,0) {placed}")
    for layer in ("ice", "water"):
        assert rule(table, f"{figure} to (1,0) {layer}") == "A-MOVE-04"
    with pytest.raises(PositionError):
        at(f"iceberg=(0,0) {placed}")


def test_A_POS_06_any_number_of_figures_in_a_cell() -> None:
    cod = ",".join(["(0,0)"] * 8)
    crowd = f"inuit=(0,0) seal1=(0,0):ice seal2=(0,0):water orca=(0,0) cod={cod}"
    table = at(f"floe=(0,0) bear=(0,1) {crowd}")
    play(table, "bear to (0,0)")
    assert where(table, "bear") == "(0,0) ice"
    assert sum(spot.startswith("(0,0)") for spot in figures(table).values()) == 13


def test_A_POS_07_one_ice_token_per_cell() -> None:
    table = at("phase=place-ice floe=(1,1)")
    assert table.why_not("place pack (1,1)") == Refusal(
        "A-POS-07", "That cell already holds an ice token."
    )
    with pytest.raises(PositionError, match="A-POS-07"):
        at("floe=(1,1) pack=(1,1)")


def test_A_POS_08_the_kayak_is_automatic() -> None:
    table = at("hunters=inuit,bear floe=(0,0) inuit=(0,0)")
    assert table.view(None)["figures"]["inuit"]["layer"] == "ice"
    play(table, "inuit to (1,0)")
    assert table.view(None)["figures"]["inuit"]["layer"] == "water"  # drawn as the kayak


def test_A_POS_09_on_ice_only_where_there_is_flat_ice() -> None:
    table = at("hunters=seal,bear seal1=(0,0)")
    assert table.why_not("seal1 to (1,0) ice") == Refusal(
        "A-POS-09", "There is neither pack ice nor a floe to stand on there (inner ring, east)."
    )
    with pytest.raises(PositionError, match="seal1"):
        at("seal1=(0,0):ice")


def test_A_POS_10_the_layer_may_be_left_out_where_there_is_no_choice() -> None:
    table = at("hunters=orca,bear floe=(1,0) orca=(0,0)")
    assert table.number("orca to (1,0)") == table.number("orca to (1,0) water")
    play(table, "orca to (1,0)")
    assert table.moves == ["orca to (1,0) water"]


def test_A_POS_10_the_bear_stands_on_ice_and_swims_in_open_sea() -> None:
    table = at("floe=(1,0) bear=(0,0)")
    assert table.number("bear to (1,0)") == table.number("bear to (1,0) ice")
    assert table.number("bear to (0,1)") == table.number("bear to (0,1) water")


def test_A_POS_10_if_given_it_is_checked() -> None:
    table = at("hunters=orca,bear orca=(0,0)")
    assert rule(table, "orca to (1,0) ice") == "A-POS-02"


def test_A_POS_10_only_a_seal_beside_ice_has_a_choice() -> None:
    table = at("hunters=seal,bear floe=(1,0) seal1=(0,0)")
    assert rule(table, "seal1 to (1,0)") == "A-SEAL-04"
    assert rule(table, "seal1 to (0,1)") is None


def test_cells_are_axial() -> None:
    assert next_cell("(0,0)", "NE") == (1, -1)
    table = play(at("bear=(0,0)"), "bear to 1,-1")
    assert where(table, "bear") == "(1,-1) water"
