"""8. Hunting."""

import pytest

from nunatak import Table
from tests.games.wolves.helpers import (
    RICH,
    at,
    awaits,
    days,
    items,
    options,
    play,
    points,
    said,
    slot_prey,
    tokens,
    turn,
    why,
)

# The moose of slot 1 is on (1,-4); around it (1,-5), (2,-5), (2,-4), (1,-3), (0,-3), (0,-4).
RING = "alphas=(0,-4) wolves=(0,-3),(2,-5)"
BUILD = "build at (0,-4) from speed paying 2 tokens"
PREY = ("moose2", "hare2", "boar2", "deer2", "hare2", "raccoon2")


def hunting(own: str, words: str = "") -> Table:
    """Grass after an action that moves nothing: a den on the cell of its alpha on (0,-4)."""
    return play(turn("grass", f"{own} {RICH}", words), BUILD)


def test_W_HUNT_01_at_the_end_of_every_action() -> None:
    assert slot_prey(turn("grass", RING))[1] == "moose2"  # a ring alone hunts nothing
    assert items(hunting(RING), "grass.prey") == ["moose"]


def test_W_HUNT_01_not_at_the_end_of_a_turn() -> None:
    table = play(turn("grass", RING), "end turn")
    assert slot_prey(table)[1] == "moose2"


def test_W_HUNT_01_for_the_active_player_only() -> None:
    table = hunting("alphas=(0,-4)", "rock.alphas=(1,-3) rock.wolves=(2,-4),(2,-5)")
    assert items(table, "rock.prey") == items(table, "grass.prey") == []


@pytest.mark.parametrize(
    ("own", "caught"),
    [
        ("alphas=(0,-4) wolves=(0,-3),(2,-5)", True),
        ("alphas=(0,-4),(0,-3),(2,-5)", True),
        ("alphas=(0,-4) wolves=(0,-3)", False),
        ("alphas=(0,-4) wolves=(0,-3),(0,-3)", False),  # two on one cell count once,
        ("alphas=(0,-4),(0,-3) wolves=(0,-3)", False),  # whatever they are
        ("alphas=(0,-4),(0,-3),(0,-3)", False),
        ("alphas=(0,-4) wolves=(0,-3),(0,-3),(2,-4),(2,-4)", True),
        ("alphas=(0,-4) wolves=(0,-3) dens=(2,-5)", False),
        ("alphas=(0,-4) wolves=(0,-3) lairs=(2,-5)", False),
        ("alphas=(0,-4) wolves=(0,-3),(0,-2)", False),  # not next to it
    ],
)
def test_W_HUNT_02_wolves_on_three_different_cells(own: str, caught: bool) -> None:
    assert (slot_prey(hunting(own))[1] == "moose1") == caught


def test_W_HUNT_03_only_a_new_kind() -> None:
    table = hunting(f"{RING} prey=moose")
    assert slot_prey(table)[1] == "moose2"
    assert tokens(table, "grass")[1] == 0
    assert items(hunting(f"{RING} prey=hare"), "grass.prey") == ["moose", "hare"]


def test_W_HUNT_04_automatic_and_free() -> None:
    table = hunting(RING)
    assert awaits(table) == ("grass", "act")
    assert tokens(table, "grass")[0] == 9 - 2  # nothing but the den was paid
    assert items(table, "grass.prey") == ["moose"]


VP = (0, 1, 4, 9, 16, 25)


@pytest.mark.parametrize("owned", range(5))
def test_W_HUNT_05_one_token_to_the_next_hunt_space(owned: int) -> None:
    others = ("deer", "raccoon", "boar", "hare")[:owned]
    table = hunting(f"{RING} prey={','.join(others) or 'none'}")
    assert slot_prey(table)[1] == "moose1"
    assert points(table, "grass")["hunt"] == VP[owned + 1]


def test_W_HUNT_05_more_than_three_cells_still_take_one() -> None:
    table = hunting("alphas=(0,-4),(1,-5) wolves=(0,-3),(2,-5),(2,-4),(1,-3)")
    assert slot_prey(table)[1] == "moose1"


def test_W_HUNT_06_a_bonus_action_token_usable_at_once() -> None:
    table = turn("grass", f"{RING} {RICH}", "actions=1")
    play(table, BUILD)
    assert tokens(table, "grass") == (7, 1)
    play(table, "move alpha (0,-4) to (1,-5)")
    assert tokens(table, "grass") == (7, 0)


def test_W_HUNT_06_none_with_two_players() -> None:
    ring = "alphas=(-1,0) wolves=(-2,0),(-3,1) terrain_tokens=2"
    table = turn("grass", ring, board="TM2")
    play(table, "build at (-1,0) from speed paying 2 tokens")
    assert items(table, "grass.prey") == ["moose"]
    assert tokens(table, "grass") == (0, 0)


def test_W_HUNT_07_several_new_kinds_are_all_taken() -> None:
    boar = "(-5,2),(-4,2),(-4,3)"  # around (-5,3)
    table = hunting(f"alphas=(0,-4) wolves=(0,-3),(2,-5),{boar}")
    assert items(table, "grass.prey") == ["moose", "boar"]
    assert tokens(table, "grass")[1] == 2
    assert (slot_prey(table)[1], slot_prey(table)[3]) == ("moose1", "boar1")


HARES = "alphas=(0,-4),(-3,-2) wolves=(-2,-3),(-3,-1),(2,1),(3,1),(3,2)"  # slots 2 and 5


def test_W_HUNT_08_two_stacks_of_one_kind_give_one_token() -> None:
    table = hunting(HARES)
    assert awaits(table) == ("grass", "hunt")
    assert options(table) == ["hunt slot 2", "hunt slot 5"]
    play(table, "hunt slot 5")
    assert (slot_prey(table)[2], slot_prey(table)[5]) == ("hare2", "hare1")
    assert items(table, "grass.prey") == ["hare"]
    assert tokens(table, "grass")[1] == 1


@pytest.mark.parametrize("slot", ["0", "1", "3", "7", "?"])
def test_W_HUNT_08_another_stack_is_refused(slot: str) -> None:
    assert said(hunting(HARES), f"hunt slot {slot}") == (
        "W-HUNT-08",
        "Choose one of the prey stacks you have surrounded.",
    )


def test_W_HUNT_08_nor_is_one_named_where_none_is_asked() -> None:
    assert why(turn("grass", RING), "hunt slot 1") == "W-HUNT-08"


def test_W_HUNT_09_the_second_token_keeps_the_cell_blocked() -> None:
    table = hunting(RING)
    assert slot_prey(table)[1] == "moose1"
    assert why(table, "move alpha (0,-4) to (1,-4)") == "W-MOVE-11"


def test_W_HUNT_09_the_cell_is_free_when_the_stack_is_gone() -> None:
    table = hunting(RING, f"prey={','.join(['moose1', *PREY[1:]])}")
    assert slot_prey(table)[1] in ("moose0", "-")
    assert why(table, "move alpha (0,-4) to (1,-4)") is None


def test_W_HUNT_10_a_ring_made_by_others_is_hunted_after_the_own_next_action() -> None:
    ring = "grass.wolves=(3,-4),(0,-4),(0,-3) grass.alphas=(-8,6) seats=rock,grass,desert"
    table = turn("rock", "alphas=(3,-3)", ring)
    play(table, "move alpha (3,-3) to (3,-4) pushing to (2,-4)", "end turn")
    assert items(table, "grass.prey") == []
    play(table, "move alpha (-8,6) to (-8,5)")
    assert items(table, "grass.prey") == ["moose"]


def test_W_HUNT_10_if_it_is_still_surrounded() -> None:
    ring = "grass.wolves=(2,-4),(0,-4),(0,-3)"
    table = at(f"turn=grass {ring}")
    play(table, "move pack (2,-4) to (3,-4)")
    assert items(table, "grass.prey") == []


def test_W_HUNT_11_prey_never_goes_to_the_calendar() -> None:
    assert days(hunting(RING)) == 0


def test_W_HUNT_12_a_decision_of_its_own_after_the_action() -> None:
    table = hunting(HARES.replace("(0,-4)", "(0,-4),(1,-5)") + ",(0,-3)")
    # the moose is taken before the question is asked
    assert items(table, "grass.prey") == ["moose"]
    assert awaits(table) == ("grass", "hunt")
    play(table, "hunt slot 2")
    assert awaits(table) == ("grass", "act")


def test_W_HUNT_12_several_kinds_in_slot_order() -> None:
    rings = (
        "alphas=(0,-4),(-3,-2),(-5,2),(-5,5) wolves=(0,-3),(2,-5),"  # slot 1,
        "(-2,-3),(-3,-1),"  # 2,
        "(-4,2),(-4,3),"  # 3
        "(-4,5),(-4,6)"  # and 4
    )
    table = hunting(rings, "prey=hare2,boar2,hare2,boar2,moose2,deer2")
    assert options(table) == ["hunt slot 1", "hunt slot 3"]
    play(table, "hunt slot 3")
    assert options(table) == ["hunt slot 2", "hunt slot 4"]
    play(table, "hunt slot 2")
    assert awaits(table) == ("grass", "act")
    assert list(slot_prey(table).values())[:4] == ["hare2", "boar1", "hare1", "boar2"]
