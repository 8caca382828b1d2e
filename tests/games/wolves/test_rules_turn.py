"""5. Turn structure."""

import pytest

from tests.games.wolves.helpers import (
    at,
    awaits,
    new,
    number,
    on,
    options,
    play,
    scored,
    slot_prey,
    tiles,
    tokens,
    truth,
    turn,
    undo_refusal,
    why,
)

WOLVES = "alphas=(0,-3) wolves=(0,-2),(0,-2)"
DEN_THERE = "alphas=(2,-5) terrain_tokens=2"


def test_W_TURN_01_up_to_two_actions_also_twice_the_same() -> None:
    table = turn("grass", WOLVES)
    play(table, "move alpha (0,-3) to (0,-4)", "move alpha (0,-4) to (0,-3)")
    assert number(table, "actions") == 2
    assert options(table) == ["end turn"]
    assert why(table, "move on desert") == "W-ACT-04"


def test_W_TURN_01_of_any_kinds() -> None:
    table = turn("grass", "alphas=(0,-3) terrain_tokens=2")
    play(table, "move alpha (0,-3) to (1,-5)", "howl at (2,-6) paying 2 tokens")
    assert awaits(table) == ("grass", "act")


def test_W_TURN_02_a_third_action_costs_a_token_and_its_normal_cost() -> None:
    table = turn("grass", f"{WOLVES} action_tokens=1", "actions=2")
    play(table, "move on desert alpha (0,-3) to (-1,-1) paying t5")
    assert tokens(table, "grass") == (0, 0)
    assert tiles(table, "grass")["t5"] == "forest"
    assert why(table, "move on rock") == "W-ACT-04"


def test_W_TURN_02_any_number_of_them() -> None:
    table = turn("grass", f"{WOLVES} action_tokens=5", "actions=2")
    for start, end in (("(0,-3)", "(0,-4)"), ("(0,-4)", "(1,-5)"), ("(1,-5)", "(0,-4)")):
        play(table, f"move alpha {start} to {end} paying H")
    assert tokens(table, "grass") == (0, 2)
    assert number(table, "actions") == 5


@pytest.mark.parametrize("moves", [0, 1, 2])
def test_W_TURN_03_the_turn_may_end_after_any_number_of_actions(moves: int) -> None:
    table = turn("grass", WOLVES, "seats=grass,rock,desert")
    play(table, *["move alpha (0,-3) to (0,-4)", "move alpha (0,-4) to (0,-3)"][:moves])
    play(table, "end turn")
    assert awaits(table) == ("rock", "act")
    assert number(table, "actions") == 0  # what was not used has lapsed


def test_W_TURN_03_also_with_a_bonus_action_token_in_hand() -> None:
    table = turn("grass", f"{WOLVES} action_tokens=1", "actions=2")
    assert why(table, "end turn") is None


def test_W_TURN_04_a_terrain_token_is_spent_in_the_same_turn() -> None:
    table = turn("grass", "alphas=(2,-5) speed=1 terrain_tokens=2")
    play(table, "build at (2,-5) from speed paying 2 tokens")  # the second den: a terrain token
    assert tokens(table, "grass") == (1, 0)
    play(table, "build at (2,-4) from spread paying t4,token")
    assert tokens(table, "grass") == (0, 0)


def test_W_TURN_04_an_action_token_is_spent_in_the_same_turn() -> None:
    table = turn("grass", "alphas=(2,-5) spread=1 terrain_tokens=2", "actions=1")
    play(table, "build at (2,-5) from spread paying 2 tokens")
    assert tokens(table, "grass") == (0, 1)
    play(table, "move alpha (2,-5) to (1,-5)")
    assert tokens(table, "grass") == (0, 0)


def test_W_TURN_05_it_does_not_end_while_a_token_is_held() -> None:
    table = turn("grass", f"{WOLVES} action_tokens=1", "actions=1")
    play(table, "move alpha (0,-3) to (0,-4)")
    assert awaits(table) == ("grass", "act")
    assert len(options(table)) > 1


def test_W_TURN_06_scoring_then_the_next_player() -> None:
    table = at("turn=grass grass.alphas=(2,-5) calendar=9 scored=0 seats=grass,rock,desert")
    play(table, "end turn")
    assert scored(table, "grass") == (["c"], 0)
    assert awaits(table) == ("rock", "act")


def test_W_TURN_06_scoring_then_the_end() -> None:
    table = at("turn=grass grass.alphas=(2,3) calendar=22 scored=2")
    play(table, "end turn")
    assert scored(table, "grass") == (["f"], 0)
    assert table.is_over


def test_W_TURN_07_the_hunt_comes_after_the_displacement() -> None:
    ring = "alphas=(0,-4) wolves=(0,-3),(2,-4)"
    table = turn("rock", ring, "grass.wolves=(1,-5)")
    play(table, "move on grass", "wolf alpha at (0,-4)", "to (1,-5)")
    assert awaits(table) == ("rock", "landing")
    assert slot_prey(table)[1] == "moose2"
    play(table, "push to (0,-4)", "stop")
    assert slot_prey(table)[1] == "moose1"


def test_W_TURN_07_payment_comes_before_the_effects() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2)")
    play(table, "move on grass", "pay t3")
    assert tiles(table, "grass")["t3"] == "tundra"
    assert number(table, "actions") == 1
    assert on(table, "(0,-3)") == ["grass alpha"]


def test_W_TURN_07_what_is_refused_is_not_paid() -> None:
    table = turn("grass", "alphas=(0,-3) terrain_tokens=2")
    assert why(table, "howl at (-6,2) paying 2 tokens") == "W-HOWL-02"
    assert tokens(table, "grass") == (2, 0)


def test_W_TURN_08_the_end_is_always_decided() -> None:
    table = turn("grass", WOLVES, "actions=1")
    play(table, "move alpha (0,-3) to (0,-4)")
    assert awaits(table) == ("grass", "act")
    assert options(table) == ["end turn"]


def test_W_TURN_08_the_last_action_can_be_taken_back() -> None:
    table = turn("grass", WOLVES, "actions=1")
    before = truth(table)
    play(table, "move on desert alpha (0,-3) to (-1,-1)")
    while table.undoable:
        table.undo()
    assert truth(table) == before


def test_W_TURN_08_an_ended_turn_can_not() -> None:
    table = play(turn("grass", WOLVES), "end turn")
    refusal = undo_refusal(table)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == (
        "W-TURN-08",
        "A finished turn or set-up pick cannot be taken back.",
    )


def test_W_TURN_08_nor_can_a_pick_of_the_setup() -> None:
    table = new(3)
    table.play(table.legal[0])
    assert table.undoable == 0
    refusal = undo_refusal(table)
    assert refusal is not None
    assert refusal.rule == "W-TURN-08"
