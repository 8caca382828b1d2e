"""6.8 Dominate."""

import pytest

from tests.games.wolves.helpers import (
    RICH,
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

# Rock's alpha on (2,-4); the target is next to it on (2,-5).
ALPHA = f"alphas=(2,-4) {RICH}"
WOLF = "dominate pack at (2,-5)"
DEN = "dominate den at (2,-5) from speed"


@pytest.mark.parametrize(
    "there", ["", "rock.wolves=(2,-5)", "grass.dens=(2,-5)", "grass.wolves=(3,-4)"]
)
def test_W_DOM_01_another_players_piece(there: str) -> None:
    table = turn("rock", ALPHA, there)
    assert said(table, WOLF) == ("W-DOM-01", "Choose a piece of another pack.")


@pytest.mark.parametrize("cell", ["(3,-5)", "(0,0)"])
def test_W_DOM_01_nothing_stands_on_water(cell: str) -> None:
    assert why(turn("rock", ALPHA), f"dominate pack at {cell}") == "W-DOM-01"


@pytest.mark.parametrize("kind", ["alpha", "lair"])
def test_W_DOM_02_never_an_alpha_or_a_lair(kind: str) -> None:
    table = turn("rock", ALPHA, f"grass.{kind}s=(2,-5)")
    assert said(table, f"dominate {kind} at (2,-5)") == (
        "W-DOM-02",
        "Only a pack wolf or a den can be dominated.",
    )
    assert options(table, "dominate") == []


@pytest.mark.parametrize(
    ("there", "action"),
    [
        ("grass.wolves=(2,-5),(2,-5)", WOLF),
        ("grass.wolves=(2,-5) grass.dens=(2,-5)", WOLF),
        ("grass.wolves=(2,-5) grass.dens=(2,-5)", DEN),
        ("grass.wolves=(2,-5) grass.alphas=(2,-5)", WOLF),
        ("grass.wolves=(2,-5) grass.lairs=(2,-5)", WOLF),
    ],
)
def test_W_DOM_03_a_second_piece_of_its_owner_protects_it(there: str, action: str) -> None:
    assert said(turn("rock", ALPHA, there), action) == (
        "W-DOM-03",
        "Another piece of the same pack on that cell protects it.",
    )


@pytest.mark.parametrize(
    ("there", "action"),
    [
        ("grass.wolves=(2,-5) desert.dens=(2,-5)", WOLF),
        ("grass.wolves=(2,-5) rock.dens=(2,-5)", WOLF),
        ("grass.dens=(2,-5) desert.wolves=(2,-5)", DEN),
        ("grass.dens=(2,-5) desert.alphas=(2,-5)", DEN),
        ("grass.dens=(2,-5) rock.wolves=(2,-5)", DEN),
    ],
)
def test_W_DOM_03_a_piece_of_another_owner_does_not(there: str, action: str) -> None:
    assert why(turn("rock", ALPHA, there), action) is None


def test_W_DOM_04_no_alpha_within_howl_range() -> None:
    near = turn("rock", f"alphas=(1,-3) {RICH}", "grass.wolves=(2,-5)")
    assert why(near, WOLF) is None  # 2 cells
    far = turn("rock", f"alphas=(0,-2) wolves=(2,-4) {RICH}", "grass.wolves=(2,-5)")
    assert said(far, WOLF) == (
        "W-DOM-04",
        "Your nearest alpha is 3 cells away, and your Howl Range is 2.",
    )


def test_W_DOM_04_distance_0_counts() -> None:
    table = turn("rock", f"alphas=(2,-5) {RICH}", "grass.dens=(2,-5)")
    assert why(table, DEN) is None


@pytest.mark.parametrize(("dens", "rule"), [(0, "W-DOM-04"), (1, None)])
def test_W_DOM_04_the_void_is_not_counted(dens: int, rule: str | None) -> None:
    table = turn("rock", f"alphas=(6,-5) howl_range={dens} {RICH}", "grass.wolves=(4,-5)")
    assert why(table, "dominate pack at (4,-5)") == rule


def test_W_DOM_05_a_wolf_is_left_for_a_pack_wolf() -> None:
    refusal = "W-DOM-05", "You have no wolves left in reserve."
    assert said(turn("rock", f"{ALPHA} used=8", "grass.wolves=(2,-5)"), WOLF) == refusal
    assert why(turn("rock", f"{ALPHA} used=8", "grass.dens=(2,-5)"), DEN) is None


NO_TRACK = "W-DOM-06", "Choose a track that still has a den."


@pytest.mark.parametrize("track", ["", " from lairs", " from wolf"])
def test_W_DOM_06_a_track_is_named(track: str) -> None:
    table = turn("rock", ALPHA, "grass.dens=(2,-5)")
    assert said(table, f"dominate den at (2,-5){track}") == NO_TRACK
    assert said(table, f"dominate den at (2,-5){track} paying 3 tokens") == NO_TRACK


def test_W_DOM_06_and_still_has_a_den() -> None:
    table = turn("rock", f"{ALPHA} spread=4", "grass.dens=(2,-5)")
    assert said(table, "dominate den at (2,-5) from spread") == NO_TRACK
    assert why(table, DEN) is None  # another track may be named


@pytest.mark.parametrize(("used", "kind"), [(0, "pack"), (1, "pack"), (2, "alpha"), (5, "alpha")])
def test_W_DOM_07_a_pack_wolf_is_replaced_by_the_next_wolf(used: int, kind: str) -> None:
    table = turn("rock", f"{ALPHA} used={used}", "grass.wolves=(2,-5) grass.used=2 calendar=4")
    play(table, f"{WOLF} paying 3 tokens")
    assert on(table, "(2,-5)") == [f"rock {kind}"]
    assert days(table) == 5
    assert number(table, "rock.used") == used + 1
    assert number(table, "grass.used") == 2  # the victim's track does not change


@pytest.mark.parametrize(
    ("track", "dens", "bonus"),
    [("speed", 0, (0, 0)), ("speed", 1, (1, 0)), ("spread", 1, (0, 1)), ("howl_range", 3, (0, 1))],
)
def test_W_DOM_07_a_den_is_replaced_as_if_it_were_built(
    track: str, dens: int, bonus: tuple[int, int]
) -> None:
    table = turn("rock", f"alphas=(2,-4) {track}={dens} terrain_tokens=3", "grass.dens=(2,-5)")
    play(table, f"dominate den at (2,-5) from {track} paying 3 tokens")
    assert on(table, "(2,-5)") == ["rock den"]
    assert number(table, f"rock.{track}") == dens + 1
    assert tokens(table, "rock") == bonus
    assert days(table) == 1


def test_W_DOM_07_the_victims_points_and_attributes_stay() -> None:
    table = turn("rock", ALPHA, "grass.dens=(2,-5) grass.speed=3")
    play(table, f"{DEN} paying 3 tokens")
    assert number(table, "grass.speed") == 3
    assert points(table, "grass") == {"speed": 3}


def test_W_DOM_07_then_the_hunt() -> None:
    table = turn("rock", f"alphas=(2,-4) wolves=(0,-3) {RICH}", "grass.wolves=(2,-5)")
    play(table, f"{WOLF} paying 3 tokens")  # the new wolf closes the ring
    assert slot_prey(table)[1] == "moose1"
