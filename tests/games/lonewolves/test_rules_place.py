"""6.2 The loser places the scar and 6.3 Effect on placing."""

from typing import Any

import pytest

from nunatak import Table
from tests.games.lonewolves.helpers import (
    FULL,
    MODES,
    NO_PASSING,
    NO_SLOT,
    OTHER_SIDE,
    SLOT_TAKEN,
    TERRITORIES,
    awaits,
    following,
    hand,
    honor,
    ledger_json,
    moons,
    new,
    options,
    over,
    placed_scars,
    placing,
    play,
    play_on,
    points,
    scars,
    strengths,
    supply,
    territory,
    truth,
    wolves,
)

FULL_CAVE = "cave.near=R2,R3,R4 cave.far=O2,O3,O4"
FIVE_IN_THE_CAVE = "cave.near=R2,R3,R4 cave.far=O2,O3"


def one_near_slot() -> dict[str, Any]:
    """Boards on which near has a single slot, near:cave:1."""
    normal = ledger_json("3.3")["normal"]
    normal["slots"]["near"] = {**dict.fromkeys(TERRITORIES, 0), "cave": 1}
    return {"normal": normal}


def test_L_SLOT_01_any_free_slot_of_the_own_side() -> None:
    table = placing("fury")
    assert options(table) == [
        f"place near:{name}:{number}" for name in TERRITORIES for number in (1, 2, 3)
    ]


def test_L_SLOT_01_the_scar_lies_there_face_up() -> None:
    table = play(placing("fury"), "place near:swamp:2")
    for seat in (0, 1, None):
        assert table.view(seat)["scars"] == {"near:swamp:2": "fury"}


def test_L_SLOT_01_at_once() -> None:
    table = play(following("B7>cave", "B6", "swamp.supply=fury,?might"), "B6 to swamp")
    play(table, "take swamp 1")
    assert awaits(table) == ("far", "place")
    assert table.why_not("pass") == NO_PASSING


@pytest.mark.parametrize(
    "slot", ["near:cave:4", "near:cave:0", "near:forest:1", "near:cave|volcano"]
)
def test_L_SLOT_02_the_slot_does_not_exist(slot: str) -> None:
    assert placing("fury").why_not(f"place {slot}") == NO_SLOT


def test_L_SLOT_02_not_on_the_advanced_side_of_the_boards() -> None:
    assert placing("fury").why_not("place near:volcano:2") is None
    table = placing("fury", "mode=advanced")
    assert table.why_not("place near:volcano:2") == NO_SLOT
    assert table.why_not("place near:cave|volcano") is None


def test_L_SLOT_03_the_slot_is_on_the_other_side() -> None:
    assert placing("fury").why_not("place far:cave:1") == OTHER_SIDE


def test_L_SLOT_04_the_slot_is_taken() -> None:
    table = placing("fury", "near.scars=might@cave:1")
    assert table.why_not("place near:cave:1") == SLOT_TAKEN
    assert table.why_not("place near:cave:2") is None
    assert "place near:cave:1" not in options(table)


def test_L_SLOT_05_a_full_territory_does_not_bar_its_slots() -> None:
    table = play(placing("fury", FULL_CAVE), "place near:cave:1")
    assert scars(table, "near") == {"near:cave:1": "fury"}


def test_L_SLOT_06_no_own_card_is_needed_there() -> None:
    table = placing("fury", "swamp.far=R2")
    play(table, "place near:swamp:1")
    assert strengths(table, "swamp") == (3, 2)


@pytest.mark.parametrize("mode", MODES)
def test_L_SLOT_07_a_placed_scar_stays_for_the_rest_of_the_game(mode: str) -> None:
    table = new(mode)
    lying: set[str] = set()
    for _ in play_on(table, seed=1):
        position = truth(table)
        now = {
            f"{side}:{scar}" for side in ("near", "far") for scar in placed_scars(position, side)
        }
        assert lying <= now
        lying = now
    assert lying


def test_L_SLOT_07_the_opponent_cannot_use_it() -> None:
    table = over("cave.far=R2 near.scars=fury@cave:1,pack_fame@cave:2,alpha_fame@cave:3")
    assert strengths(table, "cave") == (3, 2)
    assert points(table, "far") == {}


def test_L_SLOT_08_without_a_free_slot_the_scar_goes_to_the_box_seen_by_both() -> None:
    words = "near.hand=B6,W3 far.hand=B7,W2 leader=far near.scars=fury@cave:1 cave.honor=1/6"
    table = Table.at(f"lonewolves {words} cave.supply=turn", data=one_near_slot())
    play(table, "B7 to desert", "B6 to cave")
    assert scars(table, "near") == {"near:cave:1": "fury"}
    for seat in (0, 1):
        assert table.view(seat)["box"]["scars"] == ["turn"]
    assert honor(table, "cave") == 1  # without effect
    assert supply(table, "cave") == []  # the take stands,
    assert moons(table) == ("cave", None)  # and the moon
    assert table.view(None)["trump"] == "black"
    assert awaits(table) == ("far", "lead")


def test_L_SLOT_08_a_recruit_without_a_slot_adds_nobody() -> None:
    words = "near.hand=B6,W3 far.hand=B7,W2 leader=far near.scars=fury@cave:1 "
    words += "cave.supply=recruit,?turn"
    table = Table.at(f"lonewolves {words}", data=one_near_slot())
    play(table, "B7 to desert", "B6 to cave", "take cave 1")
    assert wolves(table, "near", "cave") == ["-black 6"]
    assert awaits(table) == ("far", "lead")


# ------------------------------------------------------------------ 6.3


def test_L_EFF_01_turn_acts_at_the_moment_of_placing_and_once() -> None:
    table = placing("turn", "near.hand=R2 far.hand=R3 cave.honor=1/6")
    play(table, "place near:cave:1")
    assert honor(table, "cave") == 6
    play(table, "R3 to cave", "R2 to cave")
    assert honor(table, "cave") == 6


def test_L_EFF_01_recruit_acts_at_the_moment_of_placing_and_once() -> None:
    table = placing("recruit", "near.hand=R2,W2 far.hand=R3,W3")
    play(table, "place near:cave:1")
    assert wolves(table, "near", "cave") == ["?"]
    play(table, "R3 to swamp", "R2 to swamp")
    assert wolves(table, "near", "cave") == ["?"]


@pytest.mark.parametrize(
    "scar", ["might", "fury", "pack_fame", "loner_fame", "alpha_fame", "cub_fame", "trophy"]
)
def test_L_EFF_01_the_other_seven_do_nothing_yet(scar: str) -> None:
    table = placing(scar, "cave.near=R2 cave.honor=1/6")
    before = public_pieces(table)
    play(table, "place near:cave:1")
    assert public_pieces(table) == before


def public_pieces(table: Table) -> list[dict[str, Any]]:
    """Cards, honor token and supply of each territory, and the moons."""
    view = table.view(None)
    pieces = ("cards", "honor", "supply")
    here = [{key: place[key] for key in pieces} for place in view["territories"]]
    return [*here, view["moons"]]


def test_L_EFF_02_the_effect_is_a_duty() -> None:
    table = play(placing("turn", "cave.near=R7 cave.honor=10/5"), "place near:cave:1")
    assert honor(table, "cave") == 5  # flipped, though that is a loss
    assert awaits(table) == ("far", "lead")


def test_L_EFF_02_but_he_may_choose_a_slot_where_it_can_do_nothing() -> None:
    assert placing("recruit", FULL_CAVE).why_not("place near:cave:1") is None


def test_L_EFF_03_turn_flips_the_honor_token_of_that_territory_only() -> None:
    table = play(placing("turn", "cave.honor=3/8 volcano.honor=2/7"), "place near:cave:1")
    assert (honor(table, "cave"), honor(table, "volcano")) == (8, 2)
    assert territory(table, "cave")["honor"] == {"up": 8, "down": 3}


def test_L_EFF_03_the_same_token_any_number_of_times() -> None:
    table = placing("turn", "cave.honor=8/3 far.scars=turn@cave:1")
    play(table, "place near:cave:1")
    assert honor(table, "cave") == 3


def test_L_EFF_04_recruit_adds_a_set_aside_card_unseen_to_the_own_side() -> None:
    table = placing("recruit")
    aside = table.view(None)["set_aside"]["count"]
    play(table, "place near:swamp:1")
    assert wolves(table, "near", "swamp") == ["?"]
    assert wolves(table, "far", "swamp") == []
    assert strengths(table, "swamp") == (1, 0)
    for seat in (0, 1, None):
        assert table.view(seat)["set_aside"] == {"count": aside - 1, "cards": None}


def test_L_EFF_05_on_a_full_territory_no_card_is_added() -> None:
    table = placing("recruit", FULL_CAVE)
    aside = table.view(None)["set_aside"]["count"]
    play(table, "place near:cave:1")
    assert territory(table, "cave")["cards"] == 6
    assert table.view(None)["set_aside"]["count"] == aside
    assert scars(table, "near") == {"near:cave:1": "recruit"}  # used up


def test_L_EFF_06_with_no_set_aside_card_left_nothing_is_added() -> None:
    near = "B2,B3,B4,B5,R2,R3,R4,R5,R6,R7,O2,O3,O4"
    far = "O6,O7,G2,G3,G4,G5,G6,G7,W2,W3,W4,W5,W6"
    table = placing("recruit", f"near.hand={near} far.hand={far} desert.near=O5 desert.far=W7")
    assert table.view(None)["set_aside"]["count"] == 0
    play(table, "place near:cave:1")
    assert territory(table, "cave")["cards"] == 0
    assert scars(table, "near") == {"near:cave:1": "recruit"}
    assert awaits(table) == ("far", "lead")


def test_L_EFF_07_a_recruited_card_counts_among_the_six() -> None:
    table = placing("recruit", f"near.hand=W6 far.hand=W7 {FIVE_IN_THE_CAVE}")
    play(table, "place near:cave:1")
    assert territory(table, "cave")["full"]
    assert table.why_not("W7 to cave") == FULL


def test_L_EFF_08_a_recruited_card_is_not_a_card_played() -> None:
    near = "B2,B4,B5,R2,R4,R5,R6,R7,O2,O4,O5,O6"
    far = "O7,G2,G4,G5,G6,G7,W2,W4,W5,W6,W7"  # only 3s are set aside
    table = placing("recruit", f"near.hand={near} far.hand={far} cave.supply=fury,?might,?turn")
    play(table, "place near:cave:1")
    assert wolves(table, "near", "cave") == ["?"]
    assert awaits(table) == ("far", "lead")  # no trick with it,
    assert supply(table, "cave") == ["fury", "?", "?"]  # no reveal, and no scar
    assert len(hand(table, "near")) == 12
    assert table.view(None)["trick"] == 2
