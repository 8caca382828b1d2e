"""5.5 The 3: reveal."""

import pytest

from nunatak import Table
from tests.games.lonewolves.helpers import (
    ALREADY_UP,
    MODES,
    NO_PASSING,
    NOT_AT_THE_3,
    at,
    awaits,
    following,
    honor,
    new,
    options,
    play,
    scars,
    supply,
    wolves,
)

CAVE = "cave.supply=fury,?might,?turn"
DESERT = "desert.supply=turn,?trophy,?recruit"


def three_led(words: str = "", reply: str = "G2") -> Table:
    """Near has led a 3 to the cave, and has to reveal."""
    return play(at(f"near.hand=G3 far.hand={reply} {CAVE} {words}"), "G3 to cave")


def test_L_REV_01_a_led_3_turns_up_a_scar_at_once_for_both_to_see() -> None:
    table = three_led()
    assert awaits(table) == ("near", "lead-reveal")
    play(table, "reveal cave 2")
    for seat in (0, 1):
        tokens = table.view(seat)["territories"][0]["supply"]
        assert [token["scar"] for token in tokens] == ["fury", "might", None]
    assert awaits(table) == ("far", "follow")


def test_L_REV_01_a_3_that_follows_turns_one_up_before_the_trick_is_resolved() -> None:
    table = play(following("G6>swamp", "G3", CAVE), "G3 to cave")
    assert awaits(table) == ("far", "follow-reveal")
    assert wolves(table, "far", "cave") == ["green 3"]  # not flipped yet
    play(table, "reveal cave 3")
    assert supply(table, "cave") == ["fury", "?", "turn"]
    assert wolves(table, "far", "cave") == ["-green 3"]


@pytest.mark.parametrize("card", ["G2", "G4", "G5", "G6", "G7"])
def test_L_REV_01_no_other_value_reveals(card: str) -> None:
    table = play(at(f"near.hand={card} far.hand=B2 {CAVE}"), f"{card} to cave")
    assert awaits(table) == ("far", "follow")
    assert supply(table, "cave") == ["fury", "?", "?"]


def test_L_REV_01_the_suit_of_the_3_does_not_bind_the_territory() -> None:
    table = play(at(f"near.hand=W3 far.hand=G2 {CAVE}"), "W3 to cave")
    assert options(table) == ["reveal cave 2", "reveal cave 3"]


def test_L_REV_02_the_reveal_is_a_duty() -> None:
    table = three_led()
    assert options(table) == ["reveal cave 2", "reveal cave 3"]
    assert table.why_not("pass") == NO_PASSING


@pytest.mark.parametrize(("choice", "left"), [(2, ["might", "?"]), (3, ["?", "turn"])])
def test_L_REV_03_the_player_of_the_3_chooses_which_one(choice: int, left: list[str]) -> None:
    table = play(three_led(), f"reveal cave {choice}")
    assert supply(table, "cave") == ["fury", *left]


def test_L_REV_04_the_scar_must_lie_on_the_territory_of_the_3() -> None:
    table = three_led(DESERT)
    assert table.why_not("reveal desert 2") == NOT_AT_THE_3
    assert table.why_not("reveal cave 4") == NOT_AT_THE_3  # no scar lies there
    assert table.why_not("reveal cave 9") == NOT_AT_THE_3


def test_L_REV_05_the_scar_must_lie_face_down() -> None:
    assert three_led().why_not("reveal cave 1") == ALREADY_UP


@pytest.mark.parametrize("tokens", ["fury,turn", "fury", ".,turn"])
def test_L_REV_06_with_none_face_down_nothing_happens(tokens: str) -> None:
    table = at(f"near.hand=G3 far.hand=G2 cave.supply={tokens} {DESERT}")
    play(table, "G3 to cave")
    assert awaits(table) == ("far", "follow")
    assert supply(table, "desert") == ["turn", "?", "?"]


def test_L_REV_06_nor_on_an_empty_supply() -> None:
    assert awaits(play(at("near.hand=G3 far.hand=G2"), "G3 to cave")) == ("far", "follow")


def test_L_REV_07_the_scar_stays_does_nothing_and_is_nobody_s() -> None:
    words = "cave.honor=1/6 cave.supply=fury,?turn,?recruit"
    table = at(f"near.hand=G3,W3 far.hand=G2,W2 {words}")
    play(table, "G3 to cave", "reveal cave 2")
    assert honor(table, "cave") == 1
    play(table, "G2 to swamp", "W3 to cave")  # and the last one too
    assert supply(table, "cave") == ["fury", "turn", "recruit"]
    assert wolves(table, "near", "cave") == ["green 3", "white 3"]
    assert table.view(None)["set_aside"]["count"] == 26
    assert scars(table, "near") == scars(table, "far") == {}


def test_L_REV_08_the_reveal_stands_if_the_3_is_flipped_later() -> None:
    table = play(three_led(reply="G4"), "reveal cave 2", "G4 to swamp")
    assert wolves(table, "near", "cave") == ["-green 3"]
    assert supply(table, "cave") == ["fury", "might", "?"]


def test_L_REV_08_the_reveal_does_not_depend_on_who_wins() -> None:
    for trump in ("white", "none"):  # the 3 wins as a trump, and else it loses
        table = following("G6>swamp", "W3", f"trump={trump} {CAVE}")
        play(table, "W3 to cave", "reveal cave 2")
        assert supply(table, "cave") == ["fury", "might", "?"]


@pytest.mark.parametrize("mode", MODES)
def test_L_REV_01_in_a_dealt_game(mode: str) -> None:
    table = new(mode)
    three = next(text for text in options(table) if " 3 to cave" in text)
    play(table, three)
    assert options(table) == ["reveal cave 2", "reveal cave 3"]
