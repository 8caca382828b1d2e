"""6.1 The loser takes a scar."""

import pytest

from nunatak import Table
from tests.games.lonewolves.helpers import (
    FINAL,
    NO_PASSING,
    NOT_WHERE_PLAYED,
    at,
    awaits,
    following,
    moons,
    options,
    play,
    scars,
    supply,
    undo_refusal,
)

SUPPLIES = "cave.supply=fury,?might,?turn desert.supply=turn,?trophy,?might"


def far_loses(words: str = SUPPLIES) -> Table:
    """Near led to the desert, far followed to the cave and lost."""
    return play(following("G6>desert", "G4,R5", words), "G4 to cave")


def test_L_TAKE_01_exactly_one_scar_from_where_the_loser_played() -> None:
    table = far_loses()
    assert awaits(table) == ("far", "take")
    assert options(table) == ["take cave 1", "take cave 2", "take cave 3"]
    play(table, "take cave 1", "place far:cave:1")
    assert supply(table, "cave") == ["?", "?"]
    assert supply(table, "desert") == ["turn", "?", "?"]
    assert awaits(table) == ("near", "lead")


def test_L_TAKE_01_the_leader_if_he_loses() -> None:
    table = play(following("G4>desert", "G6", SUPPLIES), "G6 to cave")
    assert awaits(table) == ("near", "take")
    assert options(table) == ["take desert 1", "take desert 2", "take desert 3"]


@pytest.mark.parametrize(("place", "scar"), [(1, "fury"), (2, "might"), (3, "turn")])
def test_L_TAKE_02_he_chooses_any_face_up_or_face_down(place: int, scar: str) -> None:
    table = play(far_loses(), f"take cave {place}")
    assert table.view(1)["taken"] == scar


def test_L_TAKE_02_a_scar_turned_up_by_a_3_has_no_priority() -> None:
    table = play(following("G6>desert", "G3", SUPPLIES), "G3 to cave", "reveal cave 2")
    assert options(table) == ["take cave 1", "take cave 2", "take cave 3"]


def test_L_TAKE_03_not_from_another_territory() -> None:
    table = far_loses()
    for text in ("take desert 1", "take tundra 1", "take forest 1", "take cave 4"):
        assert table.why_not(text) == NOT_WHERE_PLAYED


def test_L_TAKE_04_he_must_take_one() -> None:
    table = far_loses()
    assert table.why_not("pass") == NO_PASSING
    assert all(option.startswith("take cave") for option in options(table))


def test_L_TAKE_04_even_if_it_sets_a_moon() -> None:
    table = far_loses("cave.supply=.,?might")
    assert table.view(1)["taken"] == "might"
    assert moons(table) == ("cave", None)


def test_L_TAKE_05_from_an_empty_supply_he_gets_none_and_the_trick_is_over() -> None:
    table = far_loses("desert.supply=fury")
    assert awaits(table) == ("near", "lead")
    assert table.view(None)["trick"] == 2
    assert scars(table, "far") == {}
    assert supply(table, "desert") == ["fury"]


def test_L_TAKE_06_a_face_down_scar_is_shown_to_both_before_the_slot_is_chosen() -> None:
    table = play(far_loses(), "take cave 3")
    assert awaits(table) == ("far", "place")
    assert [table.view(seat)["taken"] for seat in (0, 1, None)] == ["turn", "turn", "turn"]


def test_L_TAKE_06_it_cannot_be_put_back() -> None:
    table = play(far_loses(), "take cave 3")
    assert undo_refusal(table) == FINAL
    assert awaits(table) == ("far", "place")


def test_L_TAKE_07_a_full_territory_still_gives_its_scars() -> None:
    table = at(f"near.hand=G6 far.hand=G4 cave.near=B2,B3,B4 cave.far=B5,B6 {SUPPLIES}")
    play(table, "G6 to desert", "G4 to cave")  # the sixth card
    assert options(table) == ["take cave 1", "take cave 2", "take cave 3"]
