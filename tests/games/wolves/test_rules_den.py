"""6.5 Build a Den."""

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

BUILD = "build at (2,-5) from speed"
NO_ALPHA = "None of your alphas is on that cell or next to it."


@pytest.mark.parametrize("cell", ["(3,-5)", "(-1,0)"])
def test_W_DEN_01_on_land_only(cell: str) -> None:
    table = turn("grass", f"alphas=(2,-5),(-1,-1) {RICH}")
    assert said(table, f"build at {cell} from speed") == (
        "W-DEN-01",
        "A den can be built only on a land cell.",
    )


def test_W_DEN_01_the_start_board_is_allowed() -> None:
    table = turn("grass", f"alphas=(0,-1) {RICH}")
    play(table, "build at (1,-2) from speed paying 2 tokens")
    assert on(table, "(1,-2)") == ["grass den"]


@pytest.mark.parametrize(("alpha", "rule"), [("(2,-5)", None), ("(2,-4)", None), ("(3,-4)", "no")])
def test_W_DEN_02_an_own_alpha_there_or_next_to_it(alpha: str, rule: str | None) -> None:
    table = turn("grass", f"alphas={alpha} wolves=(1,-5) {RICH}", "rock.alphas=(3,-6)")
    if rule:
        assert said(table, BUILD) == ("W-DEN-02", NO_ALPHA)
    else:
        assert why(table, BUILD) is None


@pytest.mark.parametrize(
    "there",
    [
        "grass.wolves=(2,-5),(2,-5)",
        "grass.wolves=(2,-5) rock.dens=(2,-5)",
        "rock.wolves=(2,-5),(2,-5)",
    ],
)
def test_W_DEN_03_at_most_one_piece_there(there: str) -> None:
    table = turn("grass", f"alphas=(2,-4) {RICH}", there)
    assert said(table, BUILD) == ("W-DEN-03", "That cell already holds two pieces.")


@pytest.mark.parametrize("there", ["grass.dens", "grass.lairs", "rock.dens", "rock.lairs"])
def test_W_DEN_04_no_dwelling_there(there: str) -> None:
    table = turn("grass", f"alphas=(2,-4) {RICH}", f"{there}=(2,-5)")
    assert said(table, BUILD) == ("W-DEN-04", "There is already a den or a lair on that cell.")


@pytest.mark.parametrize("there", ["rock.wolves", "rock.alphas"])
def test_W_DEN_05_no_foreign_wolf_there(there: str) -> None:
    table = turn("grass", f"alphas=(2,-4) {RICH}", f"{there}=(2,-5)")
    assert said(table, BUILD) == ("W-DEN-05", "Another pack’s wolf is on that cell.")


@pytest.mark.parametrize("cell", ["(2,-3)", "(1,-4)"])
def test_W_DEN_06_no_lone_wolf_and_no_prey_there(cell: str) -> None:
    table = turn("grass", f"alphas=(2,-4) {RICH}")
    assert said(table, f"build at {cell} from speed") == (
        "W-DEN-06",
        "There is a lone wolf or prey on that cell.",
    )


@pytest.mark.parametrize("track", [" from lairs", " from hunt", " from wolf", ""])
def test_W_DEN_07_from_one_of_the_three_tracks(track: str) -> None:
    table = turn("grass", f"alphas=(2,-4) {RICH}")
    assert said(table, f"build at (2,-5){track} paying 2 tokens") == (
        "W-DEN-07",
        "Take the den from Pack Spread, Wolf Speed or Howl Range.",
    )


def test_W_DEN_08_the_track_still_has_a_den() -> None:
    table = turn("grass", f"alphas=(2,-4) speed=4 spread=3 {RICH}")
    assert said(table, BUILD) == ("W-DEN-08", "No dens are left on that track.")
    tracks = {action.split()[-1] for action in options(table, "build")}
    assert tracks == {"spread", "howl_range"}


VALUES = {"spread": (2, 3, 3, 4, 4), "speed": (3, 4, 4, 5, 5), "howl_range": (2, 3, 3, 4, 4)}
BONUS = {  # 3.8, terrain and action tokens
    "spread": ((0, 0), (0, 1), (0, 0), (1, 0)),
    "speed": ((0, 0), (1, 0), (0, 0), (0, 1)),
    "howl_range": ((0, 0), (1, 0), (0, 0), (0, 1)),
}
VP = (0, 0, 0, 3, 7)


@pytest.mark.parametrize("track", VALUES)
@pytest.mark.parametrize("dens", range(4))
def test_W_DEN_09_den_attribute_and_bonus(track: str, dens: int) -> None:
    table = turn("grass", f"alphas=(2,-4) {track}={dens} terrain_tokens=2")
    play(table, f"build at (2,-5) from {track} paying 2 tokens")
    assert on(table, "(2,-5)") == ["grass den"]
    assert number(table, f"grass.{track}") == dens + 1
    assert tokens(table, "grass") == BONUS[track][dens]
    assert points(table, "grass").get(track, 0) == VP[dens + 1]
    assert days(table) == 0


@pytest.mark.parametrize(("dens", "reach"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4)])
def test_W_DEN_09_the_attribute_takes_the_uncovered_value(dens: int, reach: int) -> None:
    alphas = {2: "(-4,1)", 3: "(-3,1)", 4: "(-2,0)", 5: "(-1,-1)"}  # cells away from (-6,2)
    for distance, alpha in alphas.items():
        table = turn("desert", f"alphas={alpha} howl_range={dens} {RICH}")
        assert (table.why_not("howl at (-6,2)") is None) == (distance <= reach)


def test_W_DEN_09_it_can_be_used_from_the_next_action_on() -> None:
    table = turn("grass", "alphas=(0,-1) terrain_tokens=2")
    assert why(table, "move alpha (0,-1) to (1,-5)") == "W-MOVE-07"
    play(table, "build at (0,-1) from speed paying 2 tokens", "move alpha (0,-1) to (1,-5)")


def test_W_DEN_09_then_the_hunt() -> None:
    table = turn("grass", f"alphas=(2,-4) wolves=(0,-3),(0,-4) {RICH}")
    play(table, "build at (3,-4) from speed paying 2 tokens")
    assert slot_prey(table)[1] == "moose1"
