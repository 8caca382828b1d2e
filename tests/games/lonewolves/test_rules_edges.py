"""12.1 Edge cases."""

import pytest

from nunatak import UnreadableAction
from tests.games.lonewolves.helpers import (
    MODES,
    TERRITORIES,
    at,
    awaits,
    every_step,
    field_cards,
    following,
    honor,
    lost_by_far,
    moons,
    new,
    options,
    over,
    placing,
    play,
    points,
    scars,
    supply,
    territory,
    truth,
)

ALL_BUT_TUNDRA = (
    "cave.near=B2,B3,B4,B5,B6,B7 volcano.far=R2,R3,R4,R5,R6,R7 "
    "desert.near=O2,O3,O4 desert.far=O5,O6,O7 swamp.near=G2,G3,G4,G5,G6,G7"
)


def test_L_EDGE_01_two_3s_in_one_territory_reveal_two_in_that_order() -> None:
    table = at("near.hand=G3 far.hand=W3 cave.supply=fury,?might,?turn")
    play(table, "G3 to cave", "reveal cave 3")
    assert supply(table, "cave") == ["fury", "?", "turn"]
    play(table, "W3 to cave")
    assert supply(table, "cave") == ["fury", "might", "turn"]
    reveals = [line for line in table.log() if "reveals" in line]
    assert reveals == [
        "Player 1 reveals the Turn scar in the cave.",
        "Player 2 reveals the Pack Might scar in the cave.",
    ]


def test_L_EDGE_01_of_one_face_down_only_the_first_3_reveals() -> None:
    table = at("near.hand=G3 far.hand=W3 cave.supply=fury,?might")
    play(table, "G3 to cave", "W3 to cave")
    assert awaits(table) == ("far", "take")
    assert sum("reveals" in line for line in table.log()) == 1


def test_L_EDGE_02_a_reveal_never_sets_a_moon() -> None:
    table = play(at("near.hand=G3 far.hand=W2 cave.supply=.,?might"), "G3 to cave")
    assert supply(table, "cave") == ["might"]
    assert moons(table) == (None, None)


def test_L_EDGE_03_both_cards_may_lie_in_one_territory_and_only_the_loser_takes_a_scar() -> None:
    table = following("G6>cave", "G5,W3", "near.hand=W2 cave.supply=fury,?might,?turn")
    play(table, "G5 to cave", "take cave 1", "place far:cave:1")
    assert supply(table, "cave") == ["?", "?"]
    assert scars(table, "near") == {}
    assert awaits(table) == ("near", "lead")


def test_L_EDGE_04_the_only_open_territory_has_room_for_both_cards() -> None:
    table = at(f"trick=13 near.hand=W6 far.hand=W7 {ALL_BUT_TUNDRA} tundra.near=?W2,?W3,?W4,?W5")
    play(table, "W6 to tundra")
    assert options(table) == ["white 7 to tundra"]
    play(table, "W7 to tundra")
    assert table.is_over
    assert [territory(table, name)["cards"] for name in TERRITORIES] == [6] * 5


def test_L_EDGE_05_recruit_in_the_last_place_closes_it_before_the_next_lead() -> None:
    table = placing("recruit", "far.hand=W7 cave.near=R2,R3,R4 cave.far=O2,O3")
    play(table, "place near:cave:1")
    assert awaits(table) == ("far", "lead")
    assert "white 7 to cave" not in options(table)


def test_L_EDGE_06_turn_in_trick_13_acts_before_scoring() -> None:
    table = play(placing("turn", "trick=13 cave.near=R2 cave.honor=1/6"), "place near:cave:1")
    assert table.is_over
    assert points(table, "near") == {"honor": 6}


def test_L_EDGE_06_recruit_in_trick_13_acts_before_scoring() -> None:
    table = play(placing("recruit", "trick=13 cave.honor=6/1"), "place near:cave:1")
    assert table.is_over
    assert points(table, "near") == {"honor": 6}


def test_L_EDGE_07_turn_where_the_player_is_losing_is_legal() -> None:
    table = placing("turn", "cave.far=R7 cave.honor=10/5")
    play(table, "place near:cave:1")
    assert honor(table, "cave") == 5
    assert points(table, "far")["honor"] == 5 + 5  # the tundra's 5 too


@pytest.mark.parametrize("mode", MODES)
def test_L_EDGE_08_a_lone_wolf_never_turns_face_up_again(mode: str) -> None:
    lone: set[str] = set()
    for table in every_step(mode, games=3):
        if not table.moves:
            lone = set()
        position = truth(table)
        now = {
            f"{side} {card}"
            for side in ("near", "far")
            for card in field_cards(position, side)
            if card[0] in "-?"
        }
        assert lone <= now
        lone = now


def test_L_EDGE_09_the_scar_of_a_trick_cannot_change_its_winner() -> None:
    table = at("near.hand=G7,B2 far.hand=W2,B3 tundra.supply=fury")
    play(table, "G7 to cave", "W2 to tundra")
    assert moons(table) == ("tundra", None)  # white will be trump
    play(table, "place far:cave:1")
    assert awaits(table) == ("near", "lead")


def test_L_EDGE_10_a_moon_on_a_tied_territory_is_lost_to_both() -> None:
    tied = "swamp.near=G5 swamp.far=R5 swamp.honor=9/4"
    table = over(f"{tied} white_moon=swamp near.scars=trophy@swamp:1 far.scars=trophy@swamp:1")
    assert points(table, "near") == points(table, "far") == {}
    table = over(f"{tied} white_moon=cave blood_moon=swamp")
    assert points(table, "near") == points(table, "far") == {}


@pytest.mark.parametrize("mode", MODES)
def test_L_EDGE_11_a_player_may_take_13_scars_in_a_game_or_none(mode: str) -> None:
    table = lost_by_far(mode)
    assert len(scars(table, "far")) == 13
    assert scars(table, "near") == {}


def test_L_EDGE_12_resigning_is_no_action_of_the_game() -> None:
    table = new()
    with pytest.raises(UnreadableAction):
        table.play("resign")
    names = [kind.__name__ for kind in table.game.rules.actions.kinds]
    assert names == ["Play", "Reveal", "Take", "Place", "Pass"]
