"""6.6 Upgrade a Den to a Lair."""

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    RICH,
    awaits,
    crowd,
    days,
    number,
    on,
    options,
    play,
    points,
    said,
    slot_prey,
    tokens,
    turn,
    why,
)

UPGRADE = "upgrade at (3,-6)"
PAID = f"{UPGRADE} paying 2 tokens"


def den(own: str = "", words: str = "") -> Table:
    """Forest has a den beside the lake of slot 1, an alpha next to it, and tokens."""
    return turn("forest", f"alphas=(4,-7) dens=(3,-6) {RICH} {own}", words)


@pytest.mark.parametrize("there", ["", "rock.dens=(4,-6)", "forest.lairs=(4,-6)"])
def test_W_LAIR_01_an_own_den(there: str) -> None:
    table = turn("forest", f"alphas=(4,-7) {RICH}", there)
    assert said(table, "upgrade at (4,-6)") == ("W-LAIR-01", "You have no den on that cell.")


def test_W_LAIR_01_also_one_that_was_dominated() -> None:
    table = turn("forest", f"alphas=(4,-7) {RICH}", "rock.dens=(3,-6)")
    play(table, "dominate den at (3,-6) from speed paying 3 tokens", PAID)
    assert on(table, "(3,-6)") == ["forest lair"]


@pytest.mark.parametrize(
    ("alpha", "rule"), [("(3,-6)", None), ("(2,-5)", None), ("(1,-5)", "W-LAIR-02")]
)
def test_W_LAIR_02_an_own_alpha_there_or_next_to_it(alpha: str, rule: str | None) -> None:
    table = turn("forest", f"alphas={alpha} dens=(3,-6) {RICH}", "rock.alphas=(4,-6)")
    assert why(table, UPGRADE) == rule
    if rule:
        sentence = "None of your alphas is on that cell or next to it."
        assert said(table, UPGRADE) == (rule, sentence)


@pytest.mark.parametrize("cell", ["(4,-7)", "(0,-1)", "(2,-2)"])
def test_W_LAIR_03_next_to_a_lake_and_the_chasm_is_none(cell: str) -> None:
    table = turn("forest", f"alphas={cell} dens={cell} {RICH}")
    assert said(table, f"upgrade at {cell}") == ("W-LAIR-03", "That den is not next to a lake.")
    assert options(table, "upgrade") == []


def test_W_LAIR_04_one_lair_in_a_region() -> None:
    table = den("lairs=(2,-4)")
    assert said(table, UPGRADE) == ("W-LAIR-04", "You already have a lair in that region.")
    assert why(den("lairs=(6,-4)"), UPGRADE) is None  # another region


def test_W_LAIR_04_foreign_lairs_do_not_matter() -> None:
    assert why(den("", "rock.lairs=(2,-4)"), UPGRADE) is None


def test_W_LAIR_05_a_lair_is_left() -> None:
    table = den("lairs=(-5,0),(-8,4),(-3,4),(0,2)")
    assert said(table, UPGRADE) == ("W-LAIR-05", "You have no lairs left.")
    assert why(den("lairs=(-5,0),(-8,4),(-3,4)"), UPGRADE) is None


@pytest.mark.parametrize("wolf", ["wolves", "alphas"])
def test_W_LAIR_06_the_foreign_wolf_has_nowhere_to_go(wolf: str) -> None:
    table = crowd(den("", f"rock.{wolf}=(3,-6)"))
    assert said(table, UPGRADE) == (
        "W-LAIR-06",
        "The other pack’s wolf on that cell cannot be displaced.",
    )
    assert why(crowd(den("", f"rock.{wolf}=(3,-6)"), "(-8,6)"), UPGRADE) is None


def test_W_LAIR_07_den_to_the_calendar_lair_to_the_cell_and_a_token() -> None:
    table = play(den("speed=1", "calendar=3"), PAID)
    assert on(table, "(3,-6)") == ["forest lair"]
    assert days(table) == 4
    assert tokens(table, "forest") == (9 - 2 + 1, 0)
    assert points(table, "forest") == {"lairs": 5}
    assert number(table, "forest.speed") == 1  # the attribute keeps its value


@pytest.mark.parametrize(("lairs", "vp"), [("none", 5), ("(-5,0)", 10), ("(-5,0),(-8,4)", 15)])
def test_W_LAIR_07_the_next_lair_of_the_track(lairs: str, vp: int) -> None:
    assert points(play(den(f"lairs={lairs}"), PAID), "forest") == {"lairs": vp}


@pytest.mark.parametrize(("wolf", "kind"), [("wolves", "pack"), ("alphas", "alpha")])
def test_W_LAIR_07_the_foreign_wolf_is_displaced(wolf: str, kind: str) -> None:
    table = play(den("", f"rock.{wolf}=(3,-6)"), UPGRADE, "pay token,token")
    assert awaits(table) == ("forest", "landing")
    assert (days(table), tokens(table, "forest")) == (1, (8, 0))  # that came first
    assert set(options(table)) == {"push to (2,-5)", "push to (4,-6)"}
    play(table, "push to (4,-6)")
    assert on(table, "(4,-6)") == [f"rock {kind}"]
    assert on(table, "(3,-6)") == ["forest lair"]


def test_W_LAIR_07_an_own_wolf_stays() -> None:
    table = play(den("wolves=(3,-6)"), PAID)
    assert on(table, "(3,-6)") == ["forest lair", "forest pack"]


def test_W_LAIR_07_then_the_hunt() -> None:
    table = play(den("wolves=(0,-3),(0,-4),(1,-5)"), PAID)
    assert slot_prey(table)[1] == "moose1"
