"""9. End and scoring."""

import pytest

from tests.games.lonewolves.helpers import (
    at,
    awaits,
    hand,
    honor,
    over,
    play,
    points,
    strengths,
    territory,
    wolves,
)

TWO_UP_ONE_LONE = "cave.near=R7,R4,-R5"
SEVEN_TO_SEVEN = "cave.honor=7/2 volcano.honor=7/1 cave.near=B7 volcano.far=R7"


def test_L_END_01_the_game_ends_when_trick_13_is_settled_its_scar_and_effect_included() -> None:
    table = at("trick=13 near.hand=B7 far.hand=B6 swamp.supply=turn,?might swamp.honor=4/9")
    play(table, "B7 to cave", "B6 to swamp")
    assert awaits(table) == ("far", "take")
    play(table, "take swamp 1")
    assert awaits(table) == ("far", "place")
    play(table, "place far:swamp:1")
    assert table.is_over
    assert honor(table, "swamp") == 9
    assert hand(table, "near") == hand(table, "far") == []


def test_L_END_01_trick_12_does_not_end_it() -> None:
    table = play(at("trick=12 near.hand=B7,R7 far.hand=B6,R6"), "B7 to cave", "B6 to cave")
    assert awaits(table) == ("near", "lead")


def test_L_END_02_strength_then_control_then_points() -> None:
    wolves_and_trophy = "cave.near=-R2,-R3,-R4 cave.far=B5 cave.honor=6/1 near.scars=trophy@cave:1"
    assert points(over(wolves_and_trophy), "near") == {}
    table = over(f"{wolves_and_trophy},might@cave:2")  # 3 + 3 to 5
    assert points(table, "near") == {"honor": 6, "trophy": 5}


# ------------------------------------------------------------------ 9.1, 9.2


def test_L_STR_01_values_lone_wolves_might_and_fury() -> None:
    table = over("cave.near=R7,R4,-R5,?R6 near.scars=might@cave:1,fury@cave:2 cave.far=B2,-B3")
    assert strengths(table, "cave") == (7 + 4 + 1 + 1 + 4 + 3, 2 + 1)


def test_L_STR_01_only_scars_that_touch_this_territory() -> None:
    table = over("cave.near=R7 near.scars=might@volcano:1,fury@swamp:1,trophy@cave:1")
    assert strengths(table, "cave") == (7, 0)


def test_L_STR_02_a_side_without_cards_may_have_strength_from_fury() -> None:
    table = over("tundra.near=-R5 far.scars=fury@tundra:1")
    assert strengths(table, "tundra") == (1, 3)
    assert territory(table, "tundra")["controller"] == 1


def test_L_CTL_01_the_stronger_side_takes_the_honor_token_and_any_moon() -> None:
    cave = "cave.near=R4 cave.far=R5 cave.honor=6/1 white_moon=cave"
    tundra = "tundra.near=W4 tundra.far=-W5 tundra.honor=5/10 blood_moon=tundra"
    table = over(f"{cave} {tundra}")
    assert points(table, "far") == {"honor": 6, "white_moon": 5}
    assert points(table, "near") == {"honor": 5, "blood_moon": 3}


@pytest.mark.parametrize("cards", ["", "cave.near=R4 cave.far=B4", "cave.near=-R7 cave.far=-B2"])
def test_L_CTL_02_of_equal_sides_nobody_takes_anything(cards: str) -> None:
    table = over(f"{cards} cave.honor=6/1 white_moon=cave")
    assert territory(table, "cave")["controller"] is None
    assert points(table, "near") == points(table, "far") == {}


# ------------------------------------------------------------------ 9.3


def test_L_SCAR_01_might_strength_for_every_own_card() -> None:
    table = over(f"{TWO_UP_ONE_LONE} cave.far=B2 near.scars=might@cave:1")
    assert strengths(table, "cave") == (12 + 3, 2)


def test_L_SCAR_02_fury_three_strength() -> None:
    table = over(f"{TWO_UP_ONE_LONE} near.scars=fury@cave:1")
    assert strengths(table, "cave") == (12 + 3, 0)


def test_L_SCAR_03_recruit_gives_no_points_and_acts_no_more() -> None:
    table = over(f"{TWO_UP_ONE_LONE} near.scars=recruit@cave:1")
    assert points(table, "near") == {"honor": 1}
    assert wolves(table, "near", "cave") == ["red 4", "red 7", "-red 5"]


def test_L_SCAR_04_turn_gives_no_points_and_acts_no_more() -> None:
    table = over(f"{TWO_UP_ONE_LONE} cave.honor=6/1 near.scars=turn@cave:1")
    assert points(table, "near") == {"honor": 6}


def test_L_SCAR_05_pack_fame_a_point_for_every_own_card() -> None:
    table = over(f"{TWO_UP_ONE_LONE} near.scars=pack_fame@cave:1")
    assert points(table, "near")["pack_fame"] == 3


def test_L_SCAR_06_loner_fame_two_points_for_every_lone_wolf_recruited_ones_too() -> None:
    table = over(f"{TWO_UP_ONE_LONE},?R6 near.scars=loner_fame@cave:1")
    assert points(table, "near")["loner_fame"] == 4


def test_L_SCAR_07_alpha_fame_two_points_for_every_face_up_card() -> None:
    table = over(f"{TWO_UP_ONE_LONE} near.scars=alpha_fame@cave:1")
    assert points(table, "near")["alpha_fame"] == 4


def test_L_SCAR_08_cub_fame_three_points_for_every_face_up_2_3_or_4() -> None:
    table = over("cave.near=R2,R3,R4,R5,-B2,?B3 near.scars=cub_fame@cave:1")
    assert points(table, "near")["cub_fame"] == 9


@pytest.mark.parametrize(("rival", "expected"), [("B6", 5), ("B7", 0), ("B7,-B2", 0)])
def test_L_SCAR_09_trophy_five_points_for_the_one_who_takes_the_honor_token(
    rival: str, expected: int
) -> None:
    table = over(f"cave.near=R7 cave.far={rival} near.scars=trophy@cave:1")
    assert points(table, "near").get("trophy", 0) == expected


def test_L_SCAR_10_the_fames_score_without_control_too() -> None:
    fames = "near.scars=pack_fame@cave:1,loner_fame@cave:2,alpha_fame@cave:3"
    table = over(f"cave.near=R2,-R3 cave.far=B7 {fames}")
    assert points(table, "near") == {"pack_fame": 2, "loner_fame": 2, "alpha_fame": 2}
    table = over("cave.near=R2,-R3 cave.far=B7 near.scars=cub_fame@cave:1,trophy@cave:2")
    assert points(table, "near") == {"cub_fame": 3}  # only Trophy asks for control


@pytest.mark.parametrize(
    ("kind", "expected"),
    [("pack_fame", 6), ("loner_fame", 4), ("alpha_fame", 8), ("cub_fame", 6), ("trophy", 10)],
)
def test_L_SCAR_11_two_equal_scars_in_one_territory_count_in_full(kind: str, expected: int) -> None:
    table = over(f"{TWO_UP_ONE_LONE} near.scars={kind}@cave:1,{kind}@cave:2")
    assert points(table, "near")[kind] == expected


@pytest.mark.parametrize(("kind", "strength"), [("might", 12 + 6), ("fury", 12 + 6)])
def test_L_SCAR_11_of_might_and_fury_too(kind: str, strength: int) -> None:
    table = over(f"{TWO_UP_ONE_LONE} near.scars={kind}@cave:1,{kind}@cave:2")
    assert strengths(table, "cave") == (strength, 0)


@pytest.mark.parametrize("kind", ["pack_fame", "loner_fame", "alpha_fame", "cub_fame"])
def test_L_SCAR_12_the_opponent_s_cards_never_count(kind: str) -> None:
    table = over(f"{TWO_UP_ONE_LONE} far.scars={kind}@cave:1")
    assert points(table, "far") == {}


def test_L_SCAR_12_not_for_might_either() -> None:
    assert strengths(over(f"{TWO_UP_ONE_LONE} far.scars=might@cave:1"), "cave") == (12, 0)


# ------------------------------------------------------------------ 9.4


def test_L_SCO_01_points_are_honor_moons_and_scars_of_kinds_05_to_09() -> None:
    fields = "cave.near=R2,-R3 cave.honor=6/1 white_moon=cave tundra.near=W7 tundra.honor=10/5"
    fame = "pack_fame@cave:1,loner_fame@cave:2,alpha_fame@cave:3,cub_fame@tundra:1,trophy@tundra:2"
    table = over(f"{fields} blood_moon=tundra near.scars={fame},might@tundra:3")
    assert points(table, "near") == {
        "honor": 6 + 10,
        "white_moon": 5,
        "blood_moon": 3,
        "pack_fame": 2,
        "loner_fame": 2,
        "alpha_fame": 2,
        "trophy": 5,
    }
    assert table.outcome.points == (35, 0)


def test_L_SCO_02_more_points_win() -> None:
    table = over("cave.honor=6/1 volcano.honor=7/2 cave.near=B7,-B6,-B5 volcano.far=R7")
    assert table.outcome.points == (6, 7)
    assert table.outcome.ranks == (2, 1)  # lone wolves do not help


def test_L_SCO_03_of_equal_points_more_lone_wolves_win() -> None:
    table = over(f"{SEVEN_TO_SEVEN},-R6 cave.far=-B6,?B5")
    assert table.outcome.points == (7, 7)
    assert table.outcome.ranks == (2, 1)
    table = over(f"{SEVEN_TO_SEVEN} cave.far=-B6 volcano.near=-R6,?R5")
    assert table.outcome.ranks == (1, 2)


def test_L_SCO_04_equal_again_is_a_draw_and_both_rank_first() -> None:
    table = over(f"{SEVEN_TO_SEVEN} cave.far=-B6 volcano.near=?R5")
    assert table.outcome.points == (7, 7)
    assert table.outcome.ranks == (1, 1)
    assert table.log()[-1] == "The game is a draw: points and lone wolves are level."
