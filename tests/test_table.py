"""Several actions at once: all of them, or none."""

import random

import pytest

from nunatak import Refused, Table
from nunatak.testing.playing import true_state

WOLVES = "wolves map=TM3 turn=grass grass.alphas=(0,-3) grass.wolves=(0,-2) seats=grass,rock,desert"
MOVE = ("move on grass", "pay H", "wolf alpha at (0,-3)", "to (0,-4)", "stop")


def refusal(table: Table, *actions: str) -> tuple[str, int]:
    """The rule that refuses the actions, and which of them; the table is as it was."""
    before = table.position, table.moves, table.legal
    with pytest.raises(Refused) as refused:
        table.play_all(actions)
    assert (table.position, table.moves, table.legal) == before
    return refused.value.refusal.rule, refused.value.refusal.step


def test_actions_are_carried_out_one_after_another() -> None:
    together, apart = Table.at(WOLVES), Table.at(WOLVES)
    together.play_all(MOVE)
    for action in MOVE:
        apart.play(action)
    assert (together.position, together.moves) == (apart.position, apart.moves)
    assert together.log("en") == apart.log("en")
    assert together.fingerprint == apart.fingerprint


def test_words_of_several_steps_are_one_action_among_others() -> None:
    table = Table.at(WOLVES)
    table.play_all(
        ["move alpha (0,-3) to (0,-4)", "move on grass", "pay t3", "wolf pack at (0,-2)"]
    )
    assert len(table.moves) == 8
    assert table.undoable == 8


def test_the_first_that_fails_refuses_them_all() -> None:
    table = Table.at(WOLVES)
    assert refusal(table, *MOVE[:3], "to (9,9)", "stop") == ("W-MOVE-05", 4)
    assert refusal(table, "stop", "to (9,9)") == ("W-MOVE-01", 1)
    assert refusal(table, "move alpha (0,-3) to (0,-4)", "stop") == ("W-MOVE-01", 2)


def test_nobody_goes_on_in_another_s_turn() -> None:
    table = Table.at(WOLVES)
    assert refusal(table, "end turn", "end turn") == ("W-ACT-02", 2)
    assert table.why_not("end turn", seat=0) is None


def hidden_choice() -> tuple[Table, int, int]:
    """A table where somebody may take a scar that nobody has seen, and then place it."""
    choose = random.Random(3)
    for seed in range(20):
        table = Table("lonewolves", seed=seed)
        while not table.is_over:
            for number in table.legal if table.phase == "take" else []:
                twin = true_state(table)
                table.game.rules.apply(twin, number)
                if twin.news and twin.seat == true_state(table).seat:
                    out = Table.from_start(table.start)
                    for move in table.moves:
                        out.play(move)
                    out.play(number)
                    return table, number, out.legal[0]
            table.play(choose.choice(table.legal))
    raise AssertionError("there is no such choice")


def test_nobody_looks_before_deciding() -> None:
    """What a step shows can't be unseen, so nothing that may be refused follows it."""
    table, take, place = hidden_choice()
    with pytest.raises(Refused) as refused:
        table.play_all([take, place])
    assert (refused.value.refusal.rule, refused.value.refusal.step) == ("L-FLOW-07", 2)
    table.play(take)
    table.play(place)


def test_what_only_others_learn_does_not_end_a_gesture() -> None:
    """A card that is played from a hand is news for the others alone."""
    choose = random.Random(1)
    table = Table("arctica", seats=2, seed=1)
    while not any(move.startswith("play") for move in _notations(table)):
        table.play(choose.choice(table.legal))
    card = next(move for move in _notations(table) if move.startswith("play"))
    after = Table.from_start(table.start)
    for move in (*table.moves, card):
        after.play(move)
    assert after.undoable == 0  # it can't be taken back, so it has shown somebody something
    table.play_all([card, after.legal[0]])
    after.play(after.legal[0])
    assert table.position == after.position


def _notations(table: Table) -> list[str]:
    return [str(action) for action in table.actions]


def test_what_was_found_legal_is_tried_anew_once_something_else_has_happened() -> None:
    table = Table("lonewolves", seed=1)
    first, other = table.legal[:2]
    table.steps(first)
    table.play(other)
    with pytest.raises(Refused):
        table.play(first)
    assert len(table.moves) == 1


def test_data_belong_to_whoever_has_them_in_hand() -> None:
    """What is handed in is copied, and so is what a bot gets: nobody changes another's game."""
    tokens = [{"id": f"h{number}", "faces": [number, 9]} for number in range(1, 6)]
    table = Table("lonewolves", seed=1, data={"honor_tokens": tokens})
    before = table.record(sealed=False)
    tokens[0]["faces"] = [0, 8]
    for outlook in (table.outlook(0), table.outlook(1).apart()):
        assert outlook.data is not None
        outlook.data["honor_tokens"].clear()
    assert table.record(sealed=False) == before
    assert before.data == {
        "honor_tokens": [{"id": f"h{number}", "faces": [number, 9]} for number in range(1, 6)]
    }


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_knows_what_a_seat_that_does_not_exist_knows(seat: int) -> None:
    with pytest.raises(ValueError, match="seat: a number from 0 to 1"):
        Table("lonewolves", seed=1).know(seat)
