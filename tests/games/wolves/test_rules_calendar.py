"""9.1 Calendar."""

import pytest

from tests.games.wolves.helpers import (
    RICH,
    at,
    awaits,
    days,
    number,
    play,
    scored,
    slot_moons,
    turn,
)

HOWL = "howl at (-6,2) paying 2 tokens"


@pytest.mark.parametrize(
    ("own", "words", "action"),
    [
        ("alphas=(-4,1)", "", HOWL),
        ("alphas=(2,-4) dens=(2,-5)", "", "upgrade at (2,-5) paying 2 tokens"),
        ("alphas=(2,-4)", "grass.wolves=(2,-5)", "dominate pack at (2,-5) paying 3 tokens"),
        ("alphas=(2,-4)", "grass.dens=(2,-5)", "dominate den at (2,-5) from speed paying 3 tokens"),
    ],
)
def test_W_CAL_01_every_element_taken_off_the_map_fills_a_day(
    own: str, words: str, action: str
) -> None:
    table = play(turn("desert", f"{own} {RICH}", f"{words} calendar=5"), action)
    assert days(table) == 6


@pytest.mark.parametrize("action", ["move alpha (2,-4) to (2,-5)", "build at (2,-5) from speed"])
def test_W_CAL_01_nothing_else_does(action: str) -> None:
    table = turn("desert", "alphas=(2,-4) terrain_tokens=2", "calendar=5")
    play(table, f"{action} paying {'token' if 'move' in action else '2 tokens'}")
    assert days(table) == 5


@pytest.mark.parametrize(("filled", "phases"), [(7, 0), (8, 1), (15, 1), (16, 2)])
def test_W_CAL_02_a_phase_is_due_when_its_day_is_reached(filled: int, phases: int) -> None:
    table = turn("desert", f"alphas=(-4,1) {RICH}", f"calendar={filled}")
    play(table, HOWL, "end turn")
    assert number(table, "scored") == phases


def test_W_CAL_03_scored_at_the_end_of_the_turn_never_in_between() -> None:
    table = turn("desert", f"alphas=(-4,1),(2,-4) action_tokens=1 {RICH}", "calendar=8")
    play(table, HOWL)
    assert (days(table), number(table, "scored")) == (9, 0)
    play(table, "howl at (2,-3) paying 2 tokens", "howl at (2,-6) paying 2 tokens")
    assert (number(table, "scored"), slot_moons(table)[1]) == (0, "c")
    play(table, "end turn")
    assert (number(table, "scored"), slot_moons(table)[1]) == (1, "-")


def test_W_CAL_03_with_the_pieces_of_that_moment() -> None:
    table = turn("desert", f"alphas=(2,-4) {RICH}", "calendar=8 rock.wolves=(0,-3),(0,-2)")
    play(table, "howl at (2,-3) paying 2 tokens", "build at (3,-4) from speed paying 2 tokens")
    play(table, "end turn")  # 3 to 2; before the den it was 2 to 2
    assert scored(table, "desert") == (["c"], 0)


def test_W_CAL_04_several_phases_one_after_another_on_the_same_map() -> None:
    table = turn("desert", "alphas=(2,-4) wolves=(-5,2)", "calendar=17 scored=0")
    play(table, "end turn")
    assert number(table, "scored") == 2
    assert scored(table, "desert") == (["c", "q"], 0)
    assert list(slot_moons(table).values()) == ["-", "-", "-", "-", "f", "f"]


def test_W_CAL_04_also_all_three() -> None:
    table = turn("desert", "alphas=(2,-4)", "calendar=22 scored=0")
    play(table, "end turn")
    assert table.is_over
    assert set(slot_moons(table).values()) == {"-"}


def test_W_CAL_05_elements_beyond_are_counted_on() -> None:
    table = turn("desert", f"alphas=(-4,1) {RICH}", "calendar=30 scored=2")
    play(table, HOWL)
    assert days(table) == 31
    assert awaits(table) == ("desert", "act")
    play(table, "end turn")
    assert table.is_over
    assert days(table) == 31


def test_W_CAL_06_each_phase_is_scored_once() -> None:
    table = at("turn=desert desert.alphas=(2,-4) calendar=9 scored=0")
    play(table, "end turn", "end turn", "end turn")
    assert number(table, "scored") == 1
    assert scored(table, "desert") == (["c"], 0)
