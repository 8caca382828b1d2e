"""3.1 Components."""

import pytest

from nunatak import PositionError, Table
from tests.games.lonewolves.helpers import (
    COLOURS,
    DECK,
    KINDS,
    MODES,
    SIDES,
    TERRITORIES,
    at,
    finished,
    new,
    over,
    play,
    points,
    scars,
    seen,
    slot_ids,
    strengths,
    supply,
    wolves,
)


def test_L_CMP_01_thirty_cards_five_suits_of_2_to_7() -> None:
    table = finished()
    on_the_field = [
        wolf.lstrip("-?")
        for side in SIDES
        for name in TERRITORIES
        for wolf in wolves(table, side, name)
    ]
    assert sorted(on_the_field + table.view(None)["set_aside"]["cards"]) == sorted(DECK)
    assert len(DECK) == 30


@pytest.mark.parametrize("card", ["B1", "B8", "P5"])
def test_L_CMP_01_there_are_no_other_cards(card: str) -> None:
    with pytest.raises(PositionError):
        at(f"near.hand={card}")


def test_L_CMP_01_each_card_is_there_once() -> None:
    with pytest.raises(PositionError):
        at("near.hand=B2 far.hand=B2")


def test_L_CMP_02_any_face_down_card_is_a_lone_wolf_of_strength_1() -> None:
    table = over("cave.near=-B7,?R7 cave.far=-B2")
    assert strengths(table, "cave") == (2, 1)
    assert [seat["lone_wolves"] for seat in table.view(None)["seats"]] == [2, 1]


def test_L_CMP_02_the_backs_tell_nothing() -> None:
    seven, two = (at(f"near.hand=W2 cave.near={card}") for card in ("?R7", "?R2"))
    assert [seen(seven, seat) for seat in (0, 1)] == [seen(two, seat) for seat in (0, 1)]


@pytest.mark.parametrize("mode", MODES)
def test_L_CMP_03_eighteen_scars_two_of_each_of_nine_kinds(mode: str) -> None:
    table = finished(mode)
    lying = [scar for name in TERRITORIES for scar in supply(table, name) if scar != "?"]
    placed = [scar for side in SIDES for scar in scars(table, side).values()]
    boxed = table.view(None)["box"]["scars"]
    hidden = sum(supply(table, name).count("?") for name in TERRITORIES)
    assert len(lying + placed + boxed) + hidden == 18
    assert all((lying + placed + boxed).count(kind) <= 2 for kind in KINDS)


def test_L_CMP_03_there_is_no_third_scar_of_a_kind() -> None:
    at("near.hand=B2 cave.supply=fury,?fury")
    with pytest.raises(PositionError):
        at("near.hand=B2 cave.supply=fury,?fury,?fury")


def test_L_CMP_03_the_backs_tell_nothing() -> None:
    fury, trophy = (at(f"near.hand=B2 cave.supply=might,?{kind}") for kind in ("fury", "trophy"))
    assert seen(fury, 0) == seen(trophy, 0)


def test_L_CMP_04_five_boards_with_a_normal_and_an_advanced_side() -> None:
    for mode in MODES:
        boards = [place["territory"] for place in new(mode).view(None)["territories"]]
        assert sorted(boards) == ["cave", "desert", "swamp", "tundra", "volcano"]
    assert slot_ids(new("normal"), "near") != slot_ids(new("advanced"), "near")


def test_L_CMP_05_five_honor_tokens_with_two_different_sides() -> None:
    tokens = [place["honor"] for place in new().view(None)["territories"]]
    faces = sorted(sorted((token["up"], token["down"])) for token in tokens)
    assert faces == [[1, 6], [2, 7], [3, 8], [4, 9], [5, 10]]


def test_L_CMP_06_the_white_moon_is_worth_5() -> None:
    assert points(over("white_moon=cave cave.near=B7"), "near")["white_moon"] == 5


def test_L_CMP_07_the_blood_moon_is_worth_3() -> None:
    table = over("white_moon=cave blood_moon=tundra tundra.far=B7")
    assert points(table, "far")["blood_moon"] == 3


@pytest.mark.parametrize(("name", "suit"), COLOURS.items())
def test_L_CMP_08_suit_and_territory_share_a_colour(name: str, suit: str) -> None:
    table = at(f"near.hand=B7,W7 far.hand=B6,W6 {name}.supply=fury")
    play(table, "B7 to cave", f"B6 to {name}", "place far:cave:1")
    assert table.view(None)["trump"] == suit


@pytest.mark.parametrize("seats", [1, 3])
def test_L_CMP_09_exactly_two_players(seats: int) -> None:
    with pytest.raises(ValueError, match="seats: 2 is expected"):
        Table("lonewolves", seats=seats)


def test_L_CMP_09_seat_0_sits_near_and_seat_1_far() -> None:
    table = at("near.hand=B7 far.hand=B6")
    table.play("B7 to cave", seat=0)
    table.play("B6 to swamp", seat=1)
    assert wolves(table, "near", "cave") == ["black 7"]
    assert wolves(table, "far", "swamp") == ["-black 6"]
