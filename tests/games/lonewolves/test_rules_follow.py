"""5.3 Lead and 5.4 Follow."""

import pytest

from tests.games.lonewolves.helpers import (
    FULL,
    TERRITORIES,
    at,
    awaits,
    following,
    must_follow,
    options,
    play,
)


def test_L_LEAD_01_the_first_player_leads_trick_1() -> None:
    assert awaits(at("leader=near near.hand=B7 far.hand=B6")) == ("near", "lead")
    assert awaits(at("leader=far near.hand=B7 far.hand=B6")) == ("far", "lead")


@pytest.mark.parametrize("leader", ["near", "far"])
def test_L_LEAD_01_then_the_winner_of_the_trick_before_leads(leader: str) -> None:
    table = at(f"leader={leader} near.hand=B7,R7 far.hand=B6,R6")
    cards = ("B7", "B6") if leader == "near" else ("B6", "B7")
    play(table, f"{cards[0]} to cave", f"{cards[1]} to cave")
    assert awaits(table) == ("near", "lead")


def test_L_LEAD_02_the_leader_may_play_any_card_a_trump_too() -> None:
    table = at("trump=white near.hand=W5,B2,G3 far.hand=W4 void=near:orange")
    cards = {option.partition(" to ")[0] for option in options(table)}
    assert cards == {"white 5", "black 2", "green 3"}


def test_L_LEAD_03_the_suit_of_the_led_card_is_the_led_suit() -> None:
    table = at("near.hand=G6,R6 far.hand=G4,R4")
    play(table, "R6 to swamp")  # green's territory does not make it green
    assert table.why_not("G4 to swamp") == must_follow("red")
    assert table.why_not("R4 to swamp") is None
    assert table.decision is not None
    assert table.decision.text.startswith("Follow red if you can")


def test_L_FOL_01_the_follower_has_seen_the_card_its_territory_and_the_token() -> None:
    table = at("near.hand=G3 far.hand=R4 cave.supply=fury,?might,?turn")
    play(table, "G3 to cave", "reveal cave 3")
    assert awaits(table) == ("far", "follow")
    view = table.view(1)
    assert view["led"] == {"card": "green 3", "territory": "cave"}
    assert [token["scar"] for token in view["territories"][0]["supply"]] == ["fury", None, "turn"]


def test_L_FOL_02_you_must_follow_suit() -> None:
    table = following("G6>swamp", "G2,B7,W7")
    assert table.why_not("B7 to cave") == must_follow("green")
    assert table.why_not("W7 to swamp") == must_follow("green")
    assert {option.partition(" to ")[0] for option in options(table)} == {"green 2"}


def test_L_FOL_02_a_led_trump_too() -> None:
    table = following("W5>swamp", "W4,O7", "trump=white")
    assert table.why_not("O7 to cave") == must_follow("white")
    assert table.why_not("W4 to cave") is None


def test_L_FOL_02_a_trump_does_not_free_him() -> None:
    table = following("G6>swamp", "G2,W7", "trump=white")
    assert table.why_not("W7 to cave") == must_follow("green")


def test_L_FOL_03_without_the_suit_any_card_may_be_played_and_no_trump_need_be() -> None:
    table = following("G6>swamp", "B7,W2,O3", "trump=white")
    cards = {option.partition(" to ")[0] for option in options(table)}
    assert cards == {"black 7", "white 2", "orange 3"}


def test_L_FOL_04_the_territory_is_free_the_leader_s_included() -> None:
    table = following("G6>swamp", "G2")
    assert [option.rpartition(" ")[2] for option in options(table)] == list(TERRITORIES)


def test_L_FOL_04_but_not_a_full_one() -> None:
    table = following("G6>swamp", "G2", "cave.near=B2,B3,B4,B5,B6,B7")
    assert table.why_not("G2 to cave") == FULL


def test_L_FOL_05_within_the_suit_any_value_will_do() -> None:
    table = following("G5>swamp", "G2,G4,G6,G7")
    cards = {option.partition(" to ")[0] for option in options(table)}
    assert cards == {"green 2", "green 4", "green 6", "green 7"}
