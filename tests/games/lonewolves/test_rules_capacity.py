"""8. Full territories."""

import pytest

from nunatak import PositionError
from tests.games.lonewolves.helpers import (
    FULL,
    MODES,
    at,
    awaits,
    every_step,
    following,
    options,
    placing,
    play,
    scars,
    territory,
)

FIVE = "desert.near=R2,R3,R4 desert.far=G2,G3"
ALL_BUT_TUNDRA = (
    "cave.near=B2,B3,B4,B5,B6,B7 volcano.far=R2,R3,R4,R5,R6,R7 "
    "desert.near=O2,O3,O4 desert.far=O5,O6,O7 swamp.near=G2,G3,G4,G5,G6,G7"
)


@pytest.mark.parametrize(
    "cards",
    [
        "desert.near=R2,R3,R4 desert.far=G2,G3,G4",
        "desert.near=R2,R3,R4,R5 desert.far=G2,G3",
        "desert.near=R2,R3,R4,R5,R6,R7",
        "desert.far=R2,-R3,?R4,R5,-R6,?R7",  # face up or down, played or recruited
    ],
)
def test_L_CAP_01_six_cards_in_total_both_sides_together(cards: str) -> None:
    table = at(f"near.hand=W7 {cards}")
    assert territory(table, "desert")["cards"] == 6
    assert territory(table, "desert")["full"]
    assert table.why_not("W7 to desert") == FULL


def test_L_CAP_01_five_are_not_full() -> None:
    table = at(f"near.hand=W7 {FIVE}")
    assert not territory(table, "desert")["full"]
    assert table.why_not("W7 to desert") is None


def test_L_CAP_01_seven_cannot_lie_there() -> None:
    with pytest.raises(PositionError):
        at("near.hand=W7 desert.near=R2,R3,R4,R5 desert.far=G2,G3,G4")


@pytest.mark.parametrize("leader", ["near", "far"])
def test_L_CAP_02_the_sixth_card_closes_it_for_both_for_the_rest_of_the_game(leader: str) -> None:
    table = at(f"leader={leader} near.hand=B7,W4,O4 far.hand=B6,W5,O5 {FIVE}")
    first, second = ("B7", "B6") if leader == "near" else ("B6", "B7")
    play(table, f"{first} to desert", f"{second} to cave")
    assert table.why_not("W4 to desert") == FULL  # near won with B7, and leads
    play(table, "W4 to cave")
    assert table.why_not("W5 to desert") == FULL
    play(table, "W5 to cave")
    assert table.why_not("O5 to desert") == FULL


def test_L_CAP_03_no_card_may_be_played_to_a_full_territory() -> None:
    six = f"{FIVE},G4"
    assert at(f"near.hand=W7 {six}").why_not("W7 to desert") == FULL
    assert following("B7>cave", "B6", six).why_not("B6 to desert") == FULL


def test_L_CAP_03_nor_recruited() -> None:
    table = play(placing("recruit", f"{FIVE},G4"), "place near:desert:1")
    assert territory(table, "desert")["cards"] == 6


def test_L_CAP_04_scars_may_still_be_taken_from_it_and_placed_there() -> None:
    table = following("B7>cave", "B6", f"{FIVE} desert.supply=fury,?might")
    play(table, "B6 to desert")
    assert territory(table, "desert")["full"]
    play(table, "take desert 1", "place far:desert:1")
    assert scars(table, "far") == {"far:desert:1": "fury"}


def test_L_CAP_05_the_leader_s_sixth_card_shuts_the_follower_out() -> None:
    table = at(f"near.hand=W7 far.hand=W6 {FIVE}")
    play(table, "W7 to desert")
    assert table.why_not("W6 to desert") == FULL
    assert table.why_not("W6 to cave") is None


def test_L_CAP_06_the_last_card_still_finds_a_place() -> None:
    table = at(
        f"trick=13 phase=follow led=W7>tundra far.hand=W6 {ALL_BUT_TUNDRA} "
        "tundra.near=?W2,?W3 tundra.far=?W4,?W5"
    )
    assert options(table) == ["white 6 to tundra"]
    play(table, "W6 to tundra")
    assert awaits(table) is None
    assert territory(table, "tundra")["cards"] == 6


def test_L_CAP_06_no_open_territory_is_a_fault_not_a_rule_case() -> None:
    with pytest.raises(PositionError):
        at(f"{ALL_BUT_TUNDRA} tundra.near=W2,W3,W4,W5,W6,W7")


@pytest.mark.parametrize("mode", MODES)
def test_L_CAP_06_there_is_an_open_territory_at_every_play(mode: str) -> None:
    for table in every_step(mode):
        if not table.is_over:
            assert table.legal
