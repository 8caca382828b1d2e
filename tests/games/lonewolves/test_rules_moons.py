"""7. Moons and trump."""

import pytest

from nunatak import Table
from tests.games.lonewolves.helpers import (
    MODES,
    TERRITORIES,
    at,
    awaits,
    every_step,
    following,
    moons,
    over,
    play,
    points,
    supply,
    winner_of,
)


def last_scar_of(name: str, words: str = "") -> Table:
    """Near leads B7 to the cave, far loses to the last scar of a territory, and has to place it."""
    table = at(f"near.hand=B7,G7 far.hand=B6,W2 {name}.supply=fury {words}")
    return play(table, "B7 to cave", f"B6 to {name}")


def trump(table: Table) -> str | None:
    suit: str | None = table.view(None)["trump"]
    return suit


@pytest.mark.parametrize("name", TERRITORIES)
def test_L_MOON_01_the_first_emptied_territory_gets_the_white_moon(name: str) -> None:
    assert moons(last_scar_of(name)) == (name, None)


def test_L_MOON_01_not_before_the_last_scar_is_taken() -> None:
    table = following("B7>cave", "B6", "swamp.supply=fury,?might")
    play(table, "B6 to swamp", "take swamp 1")
    assert moons(table) == (None, None)


def test_L_MOON_02_the_second_emptied_territory_gets_the_blood_moon() -> None:
    assert moons(last_scar_of("swamp", "white_moon=cave")) == ("cave", "swamp")


def test_L_MOON_03_a_third_gets_nothing_and_changes_nothing() -> None:
    table = last_scar_of("tundra", "white_moon=cave blood_moon=swamp")
    play(table, "place far:cave:1")
    assert moons(table) == ("cave", "swamp")
    assert trump(table) == "green"


def test_L_MOON_04_the_suit_of_the_latest_moon_s_territory_is_trump() -> None:
    assert trump(play(last_scar_of("tundra"), "place far:cave:1")) == "white"
    table = play(last_scar_of("tundra", "white_moon=swamp"), "place far:cave:1")
    assert trump(table) == "white"


def test_L_MOON_04_the_white_moon_s_suit_is_ordinary_again_but_its_token_stays() -> None:
    table = at("white_moon=desert blood_moon=swamp near.hand=R5,B2 far.hand=O7,B3")
    play(table, "R5 to volcano", "O7 to desert")
    assert awaits(table) == ("near", "lead")
    assert moons(table) == ("desert", "swamp")
    assert (
        points(over("white_moon=desert blood_moon=swamp desert.far=O7"), "far")["white_moon"] == 5
    )


def test_L_MOON_05_a_trump_set_in_a_trick_is_in_force_from_the_next() -> None:
    table = last_scar_of("tundra")
    assert moons(table) == ("tundra", None)
    assert trump(table) is None
    play(table, "place far:cave:1")
    assert trump(table) == "white"
    play(table, "G7 to cave", "W2 to cave")
    assert table.view(None)["leader"] == 1


def test_L_MOON_05_the_blood_moon_s_trump_too() -> None:
    table = last_scar_of("tundra", "white_moon=swamp")
    assert trump(table) == "green"
    assert trump(play(table, "place far:cave:1")) == "white"


def test_L_MOON_06_it_does_not_matter_who_takes_the_last_scar() -> None:
    by_the_follower = play(following("B7>cave", "B6", "swamp.supply=fury"), "B6 to swamp")
    by_the_leader = play(following("B6>swamp", "B7", "swamp.supply=fury"), "B7 to cave")
    assert moons(by_the_follower) == moons(by_the_leader) == ("swamp", None)


def test_L_MOON_06_the_moon_is_nobody_s_until_scoring() -> None:
    table = play(last_scar_of("swamp", "swamp.near=R7"), "place far:cave:1")
    assert points(table, "near")["white_moon"] == 5  # the stronger side's, not the taker's
    assert "white_moon" not in points(table, "far")


def test_L_MOON_07_a_moon_set_in_trick_13_is_placed_and_scores() -> None:
    table = at("trick=13 near.hand=B7 far.hand=B6 swamp.supply=fury")
    play(table, "B7 to cave", "B6 to swamp", "place far:cave:1")
    assert table.is_over
    assert moons(table) == ("swamp", None)
    assert points(table, "far")["white_moon"] == 5


def test_L_MOON_08_with_no_moon_there_is_no_trump_to_the_end() -> None:
    table = at("trick=12 near.hand=B7,R2 far.hand=B6,W7 swamp.supply=fury,?might,?turn")
    play(table, "B7 to swamp", "B6 to swamp", "take swamp 1", "place far:cave:1")
    assert trump(table) is None
    play(table, "R2 to swamp", "W7 to cave")
    assert table.is_over
    assert trump(table) is None
    assert all(winner_of("R2", f"{suit}7") == "near" for suit in "BOGW")


@pytest.mark.parametrize("mode", MODES)
def test_L_MOON_08_in_dealt_games_no_trump_before_the_first_moon(mode: str) -> None:
    for table in every_step(mode, games=1):
        view = table.view(None)
        if view["moons"] == {"white_moon": None, "blood_moon": None}:
            assert view["trump"] is None


def test_L_MOON_09_scars_in_slots_do_not_count() -> None:
    placed = "near.scars=turn@swamp:1 far.scars=trophy@swamp:1"
    assert moons(last_scar_of("swamp", placed)) == ("swamp", None)


def test_L_MOON_09_a_scar_placed_on_an_emptied_territory_does_not_fill_it_up() -> None:
    table = play(last_scar_of("swamp"), "place far:swamp:1")
    assert supply(table, "swamp") == []
    assert moons(table) == ("swamp", None)
