"""7. Melt."""

import pytest

from nunatak import Refusal
from tests.games.arctica.helpers import (
    at,
    awaits,
    discard,
    figures,
    ice,
    igloo,
    options,
    play,
    points,
    rule,
    where,
    won,
)


def test_A_MELT_01_any_one_token_on_the_board() -> None:
    table = at("iceberg=(0,0) floe=(1,0) pack=(2,0) inuit=(1,0) hand=MELT,E1")
    assert options(table, "melt") == ["melt (0,0)", "melt (1,0)", "melt (2,0)"]
    play(table, "melt (1,0)")
    assert ice(table) == {"(0,0)": "iceberg", "(1,0)": "pack", "(2,0)": "pack"}
    assert discard(table) == ["MELT"]


def test_A_MELT_02_iceberg_to_floe() -> None:
    table = play(at("iceberg=(0,0) hand=MELT"), "melt (0,0)")
    assert ice(table) == {"(0,0)": "floe"}


def test_A_MELT_03_floe_to_pack_ice_and_everybody_stays() -> None:
    crowd = "bear=(0,0) inuit=(0,0) seal1=(0,0):ice seal2=(0,0):water orca=(0,0) cod=(0,0)"
    table = at(f"floe=(0,0) {crowd} hand=MELT")
    before = figures(table)
    play(table, "melt (0,0)")
    assert ice(table) == {"(0,0)": "pack"}
    assert figures(table) == before


def test_A_MELT_04_pack_ice_leaves_the_game() -> None:
    assert ice(play(at("pack=(0,0) hand=MELT"), "melt (0,0)")) == {}


@pytest.mark.parametrize("figure", ["bear", "inuit", "seal1"])
def test_A_MELT_05_who_stood_on_it_is_in_the_water(figure: str) -> None:
    table = play(at(f"pack=(0,0) {figure}=(0,0):ice hand=MELT"), "melt (0,0)")
    assert where(table, figure) == "(0,0) water"


def test_A_MELT_06_who_was_under_it_stays() -> None:
    table = at("pack=(0,0) orca=(0,0) seal1=(0,0):water cod=(0,0) hand=MELT")
    play(table, "melt (0,0)")
    assert [where(table, name) for name in ("orca", "seal1", "cod1")] == ["(0,0) water"] * 3


def test_A_MELT_07_the_igloo_is_gone_when_its_floe_turns_and_nobody_scores_it() -> None:
    table = at("floe=(0,0) igloo=(0,0) hand=MELT")
    assert points(table, 1)["igloo"] == 4
    play(table, "melt (0,0)")
    assert igloo(table) is None
    assert "igloo" not in points(table, 0) | points(table, 1)


@pytest.mark.parametrize("cell", ["(1,0)", "(4,4)"])
def test_A_MELT_08_the_cell_must_hold_ice(cell: str) -> None:
    table = at("floe=(0,0) hand=MELT")
    assert rule(table, f"melt {cell}") == "A-MELT-08"
    sentence = "There is no ice token there (inner ring, east)."
    assert table.why_not("melt (1,0)") == Refusal("A-MELT-08", sentence)


def test_A_MELT_09_a_token_must_be_chosen() -> None:
    assert rule(at("floe=(0,0) hand=MELT"), "play MELT") == "A-MELT-09"


def test_A_MELT_09_with_none_left_the_card_has_no_effect() -> None:
    table = at("hand=MELT bear=(0,0)")
    assert options(table, "melt") == []
    play(table, "play MELT")
    assert discard(table) == ["MELT"]
    assert awaits(table) == (0, "turn")
    assert rule(table, "end turn") is None


def test_A_MELT_10_melting_captures_nothing_but_a_hunt_may_follow() -> None:
    table = play(at("pack=(0,0) bear=(0,0) cod=(0,0) hand=MELT"), "melt (0,0)")
    assert won(table) == ""
    assert where(table, "cod1") == "(0,0) water"
    play(table, "bear attacks cod1")
    assert won(table) == "cod"
