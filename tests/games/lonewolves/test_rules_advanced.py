"""10. Advanced mode."""

import pytest

from tests.games.lonewolves.helpers import (
    NO_SLOT,
    NOT_WHERE_PLAYED,
    OTHER_SIDE,
    SLOT_TAKEN,
    TERRITORIES,
    at,
    following,
    honor,
    moons,
    new,
    options,
    over,
    placing,
    play,
    points,
    scars,
    slot_ids,
    strengths,
    supply,
    truth,
    wolves,
)

ADVANCED = "mode=advanced"
NEAR_SLOTS = {"cave": 3, "volcano": 1, "desert": 2, "swamp": 2, "tundra": 3}
FAR_SLOTS = {"cave": 3, "volcano": 2, "desert": 2, "swamp": 1, "tundra": 3}
FULL_CAVE = "cave.near=R2,R3,R4 cave.far=O2,O3,O4"


def test_L_ADV_01_the_same_rules_on_the_other_side_of_the_boards() -> None:
    words = (
        "near.hand=G3,R5 far.hand=G4,R2 cave.supply=fury,?might,?turn "
        "swamp.supply=recruit desert.supply=trophy"
    )
    ended = []
    for mode in ("normal", "advanced"):
        table = at(f"mode={mode} {words}")
        play(table, "G3 to swamp")
        assert [option[:7] for option in options(table)] == ["green 4"] * 5
        play(table, "G4 to cave", "place near:cave:1", "R2 to cave", "R5 to desert")
        ended.append(truth(table) | {"mode": []})
    assert ended[0] == ended[1]


def test_L_ADV_02_the_two_sides_of_a_territory_may_have_different_numbers_of_slots() -> None:
    table = new("advanced")
    for side, numbers in (("near", NEAR_SLOTS), ("far", FAR_SLOTS)):
        for name, number in numbers.items():
            numbered = [
                slot for slot in slot_ids(table, side) if slot.startswith(f"{side}:{name}:")
            ]
            assert len(numbered) == number


def test_L_ADV_02_split_slots_lie_between_boards_that_meet() -> None:
    table = new("advanced")
    borders = [slot for side in ("near", "far") for slot in slot_ids(table, side) if "|" in slot]
    assert borders == [
        "near:cave|volcano",
        "near:desert|swamp",
        "far:volcano|desert",
        "far:swamp|tundra",
    ]


def test_L_ADV_03_one_face_up_and_two_or_three_face_down() -> None:
    table = new("advanced")
    hidden = [supply(table, name).count("?") for name in TERRITORIES]
    assert hidden == [2, 3, 2, 3, 2]
    assert all(
        len(supply(table, name)) == 1 + supply(table, name).count("?") for name in TERRITORIES
    )


def test_L_ADV_03_a_territory_may_need_four_takes_before_its_moon() -> None:
    table = at(
        f"{ADVANCED} near.hand=B7,R7,O7,G7 far.hand=B6,R6,O6,G6 "
        "volcano.supply=fury,?might,?turn,?trophy"
    )
    for number, suit in enumerate("BROG", 1):
        assert moons(table) == (None, None)
        play(table, f"{suit}7 to cave", f"{suit}6 to volcano")
        if number < 4:
            play(table, f"take volcano {number}")
        play(table, f"place far:tundra:{number}" if number < 4 else "place far:cave:1")
    assert moons(table) == ("volcano", None)


def test_L_ADV_04_only_slots_lie_on_borders_never_supply() -> None:
    table = play(following("B7>cave", "B6", f"{ADVANCED} swamp.supply=fury,?might"), "B6 to swamp")
    assert options(table) == ["take swamp 1", "take swamp 2"]
    assert table.why_not("take desert|swamp 1") == NOT_WHERE_PLAYED


@pytest.mark.parametrize(
    "kind", ["might", "fury", "pack_fame", "loner_fame", "alpha_fame", "trophy"]
)
def test_L_ADV_05_a_scar_on_a_border_acts_as_it_would_in_each_territory(kind: str) -> None:
    cards = f"{ADVANCED} desert.near=O7,-O2 swamp.near=G4,-G2,-G3"
    border = over(f"{cards} near.scars={kind}@desert|swamp")
    both = over(f"{cards} near.scars={kind}@desert:1,{kind}@swamp:1")
    for name in ("desert", "swamp"):
        assert strengths(border, name) == strengths(both, name)
    assert points(border, "near") == points(both, "near")


def test_L_ADV_06_fury_three_in_each() -> None:
    table = over(f"{ADVANCED} far.scars=fury@volcano|desert desert.far=O2")
    assert (strengths(table, "volcano"), strengths(table, "desert")) == ((0, 3), (0, 5))


def test_L_ADV_06_might_in_each_by_its_own_cards() -> None:
    table = over(f"{ADVANCED} far.scars=might@volcano|desert desert.far=O2,-O3 volcano.far=R4")
    assert (strengths(table, "volcano"), strengths(table, "desert")) == ((0, 5), (0, 5))


@pytest.mark.parametrize(
    ("kind", "expected"), [("pack_fame", 4), ("loner_fame", 2), ("alpha_fame", 6), ("cub_fame", 6)]
)
def test_L_ADV_06_the_fames_take_points_from_both(kind: str, expected: int) -> None:
    table = over(f"{ADVANCED} near.scars={kind}@cave|volcano cave.near=B2,-B3 volcano.near=R4,R7")
    assert points(table, "near")[kind] == expected


def test_L_ADV_07_turn_flips_both_honor_tokens() -> None:
    table = placing("turn", f"{ADVANCED} desert.honor=3/8 swamp.honor=9/4 tundra.honor=5/10")
    play(table, "place near:desert|swamp")
    assert [honor(table, name) for name in ("desert", "swamp", "tundra")] == [8, 4, 5]


def test_L_ADV_08_recruit_adds_a_lone_wolf_to_each() -> None:
    table = placing("recruit", ADVANCED)
    aside = table.view(None)["set_aside"]["count"]
    play(table, "place near:cave|volcano")
    assert wolves(table, "near", "cave") == wolves(table, "near", "volcano") == ["?"]
    assert table.view(None)["set_aside"]["count"] == aside - 2


def test_L_ADV_08_that_is_not_full() -> None:
    table = play(placing("recruit", f"{ADVANCED} {FULL_CAVE}"), "place near:cave|volcano")
    assert wolves(table, "near", "volcano") == ["?"]
    assert len(wolves(table, "near", "cave")) == 3


ALL_BUT_W7 = (
    "near.hand=B2,B3,B4,B5,R2,R3,R4,R5,R6,R7,O2,O3,O4 "
    "far.hand=O5,O6,O7,G2,G3,G4,G5,G6,G7,W2,W3,W4,W5 tundra.far=W6"
)


@pytest.mark.parametrize(
    ("order", "left"),
    [
        (["cave", "volcano", "desert", "swamp", "tundra"], "cave"),
        (["tundra", "swamp", "desert", "volcano", "cave"], "volcano"),
    ],
)
def test_L_ADV_08_the_left_one_first(order: list[str], left: str) -> None:
    data = {"board_order": order}
    table = placing("recruit", f"{ADVANCED} {ALL_BUT_W7}", data=data)  # one card is set aside
    play(table, next(text for text in options(table) if "|" in text and "cave" in text))
    assert wolves(table, "near", left) == ["?"]
    assert table.view(None)["set_aside"]["count"] == 0


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("desert.near=O7 swamp.near=G7", 10),
        ("desert.near=O7 swamp.far=G7", 5),
        ("desert.far=O7 swamp.far=G7", 0),
        ("", 0),
    ],
)
def test_L_ADV_09_trophy_five_for_each_honor_token_he_takes(cards: str, expected: int) -> None:
    table = over(f"{ADVANCED} {cards} near.scars=trophy@desert|swamp")
    assert points(table, "near").get("trophy", 0) == expected


def test_L_ADV_10_a_border_slot_is_one_slot_of_both_territories() -> None:
    table = placing("fury", f"{ADVANCED} near.scars=might@cave|volcano")
    assert table.why_not("place near:cave|volcano") == SLOT_TAKEN
    touched = {slot["slot"]: slot["territories"] for slot in table.view(0)["slots"][0]}
    assert touched["near:cave|volcano"] == ["cave", "volcano"]
    assert [len(slot_ids(table, side)) for side in ("near", "far")] == [13, 13]


def test_L_ADV_10_the_other_side_has_no_claim_to_it() -> None:
    table = placing("fury", ADVANCED)
    assert table.why_not("place far:volcano|desert") == OTHER_SIDE
    assert table.why_not("place near:volcano|desert") == NO_SLOT
    play(table, "place near:cave|volcano")
    assert scars(table, "far") == {}
    assert strengths(table, "cave") == strengths(table, "volcano") == (3, 0)
