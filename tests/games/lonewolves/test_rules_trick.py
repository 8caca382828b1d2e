"""5.6 Who wins and 5.7 Result."""

import itertools

import pytest

from tests.games.lonewolves.helpers import (
    MODES,
    TERRITORIES,
    at,
    awaits,
    every_step,
    field_cards,
    over,
    play,
    points,
    scars,
    strengths,
    truth,
    winner_of,
    wolves,
)


def test_L_WIN_01_in_one_suit_the_higher_value_wins() -> None:
    assert winner_of("G4", "G5") == "far"
    assert winner_of("G5", "G4") == "near"
    assert winner_of("G7", "G3") == "near"
    assert winner_of("G2", "G3") == "far"


@pytest.mark.parametrize("suit", "BROGW")
def test_L_WIN_02_a_2_beats_the_7_of_its_suit(suit: str) -> None:
    assert winner_of(f"{suit}7", f"{suit}2") == "far"


@pytest.mark.parametrize("trump", ["none", "red", "white"])
def test_L_WIN_03_whoever_led_and_in_the_trump_suit_too(trump: str) -> None:
    assert winner_of("R7", "R2", trump) == "far"
    assert winner_of("R2", "R7", trump) == "near"


def test_L_WIN_04_a_trump_that_follows_another_suit_wins() -> None:
    assert winner_of("G7", "W2", trump="white") == "far"


@pytest.mark.parametrize("trump", ["none", "black", "green"])
def test_L_WIN_05_any_other_card_off_suit_loses_whatever_the_values(trump: str) -> None:
    assert winner_of("G2", "W7", trump) == "near"


def test_L_WIN_06_a_2_has_no_power_over_a_7_of_another_suit() -> None:
    assert winner_of("R7", "B2") == "near"
    assert winner_of("R2", "B7", trump="black") == "far"


@pytest.mark.parametrize(("led", "followed", "winner"), [("G5", "G6", "far"), ("R5", "G6", "near")])
def test_L_WIN_07_the_territories_do_not_matter(led: str, followed: str, winner: str) -> None:
    for first, second in itertools.product(TERRITORIES, repeat=2):
        assert winner_of(led, followed, to=f"{first} {second}") == winner


@pytest.mark.parametrize("mode", MODES)
def test_L_WIN_07_there_is_never_a_draw(mode: str) -> None:
    """After every trick one card more is a lone wolf, and one is not."""
    for table in every_step(mode, games=2):
        if table.view(None)["phase"] in ("lead", "over"):
            cards = field_cards(truth(table), "near", "far")
            flipped = [card for card in cards if card.startswith("-")]
            face_up = [card for card in cards if card[0].isalpha()]
            assert len(flipped) == len(face_up)


def test_L_RES_01_the_winner_s_card_stays_and_its_strength_is_its_value() -> None:
    table = play(at("near.hand=G6 far.hand=G5"), "G6 to cave", "G5 to swamp")
    assert wolves(table, "near", "cave") == ["green 6"]
    assert strengths(table, "cave") == (6, 0)


def test_L_RES_01_a_2_that_beat_a_7_counts_2() -> None:
    table = play(at("near.hand=G7 far.hand=G2"), "G7 to cave", "G2 to swamp")
    assert wolves(table, "far", "swamp") == ["green 2"]
    assert strengths(table, "swamp") == (0, 2)


def test_L_RES_02_the_winner_leads_next_and_takes_no_scar() -> None:
    supplies = "cave.supply=fury swamp.supply=might"
    table = at(f"near.hand=G5,B2 far.hand=G6,R2 {supplies}")
    play(table, "G5 to cave", "G6 to swamp", "place near:cave:1")
    assert awaits(table) == ("far", "lead")
    assert scars(table, "near") == {"near:cave:1": "fury"}
    assert scars(table, "far") == {}


def test_L_RES_03_the_loser_s_card_becomes_a_lone_wolf_where_it_lies() -> None:
    table = play(at("near.hand=G6 far.hand=G7"), "G6 to cave", "G7 to swamp")
    assert wolves(table, "near", "cave") == ["-green 6"]
    assert strengths(table, "cave") == (1, 0)
    assert table.view(None)["seats"][0]["lone_wolves"] == 1


@pytest.mark.parametrize("value", range(2, 8))
@pytest.mark.parametrize("suit", "BROGW")
def test_L_RES_03_a_lone_wolf_has_no_suit_no_value_and_no_ability(suit: str, value: int) -> None:
    fame = "near.scars=cub_fame@cave:1,alpha_fame@cave:2,loner_fame@cave:3"
    table = over(f"cave.near=-{suit}{value} {fame}")
    assert strengths(table, "cave") == (1, 0)
    assert points(table, "near") == {"honor": 1, "loner_fame": 2}
