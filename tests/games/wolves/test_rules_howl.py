"""6.7 Howl."""

import pytest

from nunatak import Refusal
from tests.games.wolves.helpers import (
    RICH,
    cells,
    days,
    number,
    on,
    play,
    points,
    said,
    slot_prey,
    tiles,
    turn,
    why,
)


@pytest.mark.parametrize("cell", ["(2,-5)", "(1,-4)", "(3,-5)", "(0,0)", "(2,-3)"])
def test_W_HOWL_01_no_lone_wolf_there(cell: str) -> None:
    table = turn("grass", f"alphas=(2,-4),(0,-1) {RICH}", "lone=(2,-6)")
    refusal = "W-HOWL-01", "There is no lone wolf on that cell."
    assert said(table, f"howl at {cell}") == refusal


def test_W_HOWL_02_the_only_alpha_is_too_far() -> None:
    table = turn("desert", f"alphas=(-3,1) {RICH}")
    assert table.why_not("howl at (-6,2)") == Refusal(
        "W-HOWL-02", "Your nearest alpha is 3 cells away, and your Howl Range is 2."
    )
    assert why(turn("desert", f"alphas=(-4,1) {RICH}"), "howl at (-6,2)") is None


def test_W_HOWL_02_other_wolves_and_other_packs_do_not_howl() -> None:
    table = turn("desert", f"alphas=(0,-3) wolves=(-5,2) {RICH}", "rock.alphas=(-4,1)")
    assert why(table, "howl at (-6,2)") == "W-HOWL-02"


def test_W_HOWL_02_some_alpha_is_enough() -> None:
    table = turn("desert", f"alphas=(0,-3),(-4,1) {RICH}")
    assert why(table, "howl at (-6,2)") is None


@pytest.mark.parametrize(("dens", "reach"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_W_HOWL_02_howl_range_is_said(dens: int, reach: int) -> None:
    table = turn("desert", f"alphas=(6,-5) howl_range={dens} {RICH}")
    sentence = f"Your nearest alpha is 12 cells away, and your Howl Range is {reach}."
    assert said(table, "howl at (-6,2)") == ("W-HOWL-02", sentence)


def test_W_HOWL_02_water_counts_as_cells() -> None:
    table = turn("grass", f"alphas=(3,-6) howl_range=1 {RICH}")  # 3 across the lake to (2,-3)
    assert why(table, "howl at (2,-3)") is None


def test_W_HOWL_03_a_wolf_is_left_on_the_track() -> None:
    refusal = "W-HOWL-03", "You have no wolves left in reserve."
    assert said(turn("desert", f"alphas=(-4,1) used=8 {RICH}"), "howl at (-6,2)") == refusal
    assert why(turn("desert", f"alphas=(-4,1) used=7 {RICH}"), "howl at (-6,2)") is None


def test_W_HOWL_04_pay_token_to_the_calendar_wolf_to_the_cell() -> None:
    table = turn("desert", "alphas=(-4,1) tiles=FFBFF", "calendar=2")
    play(table, "howl at (-6,2)")
    assert (tiles(table, "desert")["t3"], tiles(table, "desert")["t4"]) == ("grass", "desert")
    assert "(-6,2)" not in cells(table, "lone")
    assert len(cells(table, "lone")) == 11
    assert days(table) == 3
    assert on(table, "(-6,2)") == ["desert pack"]
    assert number(table, "desert.used") == 1


VP = (0, 1, 2, 3, 4, 6, 8, 10, 12)


@pytest.mark.parametrize("used", range(8))
def test_W_HOWL_04_the_next_wolf_alpha_or_pack_wolf_as_it_comes(used: int) -> None:
    table = turn("desert", f"alphas=(-4,1) used={used} {RICH}")
    play(table, "howl at (-6,2) paying 2 tokens")
    kind = "alpha" if used + 1 in (3, 6) else "pack"
    assert on(table, "(-6,2)") == [f"desert {kind}"]
    assert points(table, "desert") == {"wolves": VP[used + 1]}


def test_W_HOWL_04_then_the_hunt() -> None:
    table = turn("grass", f"alphas=(0,-4) wolves=(0,-3),(2,-5) {RICH}")
    play(table, "howl at (2,-6) paying 2 tokens")
    assert slot_prey(table)[1] == "moose1"


def test_W_HOWL_04_a_new_alpha_acts_from_the_next_action_on() -> None:
    table = turn("desert", f"alphas=(-4,1) used=2 {RICH}")
    assert why(table, "howl at (-6,5)") == "W-HOWL-02"
    play(table, "howl at (-6,2) paying 2 tokens")
    assert why(table, "build at (-6,3) from speed") is None
