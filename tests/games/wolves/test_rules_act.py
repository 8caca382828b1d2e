"""6.1 Common preconditions, and W-ACT-07: the order of refusals."""

import pytest

from tests.games.wolves.helpers import RICH, at, new, play, said, turn, why, why_in_words

ACTIONS = (
    "move on grass",
    "build at (0,-4) from speed",
    "upgrade at (0,-4)",
    "howl at (2,-6)",
    "dominate pack at (0,-4)",
    "end turn",
)


@pytest.mark.parametrize("action", ACTIONS)
def test_W_ACT_01_not_before_setup_is_finished(action: str) -> None:
    for options in ({}, {"tile_side": "choose"}, {"packs": "choose"}):
        assert said(new(3, **options), action) == (
            "W-ACT-01",
            "Actions are possible only after setup and before the end of the game.",
        )


@pytest.mark.parametrize("action", ACTIONS)
def test_W_ACT_01_not_after_the_end(action: str) -> None:
    assert why(at("phase=over calendar=22"), action) == "W-ACT-01"


@pytest.mark.parametrize("action", ACTIONS)
def test_W_ACT_02_only_the_active_player(action: str) -> None:
    table = at("turn=grass grass.alphas=(0,-3) seats=grass,rock,desert")
    refusal = table.why_not(action, seat=1)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("W-ACT-02", "It is not your turn.")


@pytest.mark.parametrize("action", ACTIONS)
def test_W_ACT_03_not_while_a_move_is_unfinished(action: str) -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2) tiles=FFBFF")
    play(table, "move on grass", "wolf alpha at (0,-3)")
    assert said(table, action) == ("W-ACT-03", "First finish what you have begun.")
    play(table, "to (0,-4)")  # one wolf has moved, another may
    assert why(table, action) == "W-ACT-03"


@pytest.mark.parametrize("action", ACTIONS)
def test_W_ACT_03_not_while_a_displacement_is_to_be_chosen(action: str) -> None:
    table = turn("rock", "alphas=(0,-4)", "grass.wolves=(1,-5)")
    play(table, "move on grass", "to (1,-5)")
    assert why(table, action) == "W-ACT-03"


def test_W_ACT_03_not_while_a_payment_is_open() -> None:
    table = turn("grass", f"alphas=(1,-5) {RICH}")
    play(table, "howl at (2,-6)")
    assert why(table, "howl at (2,-6)") == "W-ACT-03"


def test_W_ACT_04_two_actions_are_done_and_no_token_is_held() -> None:
    words = f"alphas=(1,-5) {RICH}"
    refusal = "W-ACT-04", "You have no actions left and no bonus action token."
    assert said(turn("grass", words, "actions=2"), "howl at (2,-6)") == refusal
    assert why(turn("grass", words, "actions=1"), "howl at (2,-6)") is None
    assert why(turn("grass", f"{words} action_tokens=1", "actions=2"), "howl at (2,-6)") is None


def test_W_ACT_04_the_token_is_spent_with_the_third_action_only() -> None:
    table = turn("grass", "alphas=(0,-4) action_tokens=2", "actions=1")
    play(table, "move alpha (0,-4) to (1,-5) paying H")
    assert why(table, "move on grass") is None
    assert table.position.count("grass.action_tokens=2") == 1
    play(table, "move alpha (1,-5) to (0,-4) paying H")
    assert table.position.count("grass.action_tokens=1") == 1


def test_W_ACT_05_one_token_a_turn_with_the_option() -> None:
    words = "alphas=(0,-4) action_tokens=3"
    table = turn("grass", words, "actions=2 bonus_action_cap=on")
    play(table, "move alpha (0,-4) to (1,-5) paying H")
    assert said(table, "move on grass") == (
        "W-ACT-05",
        "You have already spent a bonus action token this turn.",
    )
    assert why(turn("grass", words, "actions=3"), "move on grass") is None


@pytest.mark.parametrize(
    "action",
    [
        "build at (9,9) from speed",
        "upgrade at (-5,-2)",
        "howl at (0,9)",
        "dominate pack at (9,0)",
        "dominate den at (9,0) from speed",
        "howl at (-10,2)",  # a cell of larger maps
    ],
)
def test_W_ACT_06_the_cell_is_not_on_the_map(action: str) -> None:
    table = turn("grass", f"alphas=(0,-4) {RICH}")
    assert said(table, action) == ("W-ACT-06", "There is no such cell on the map.")


def test_W_ACT_06_it_is_on_a_larger_map() -> None:
    table = turn("grass", f"alphas=(-9,3) {RICH}", board="TM4")
    assert why(table, "howl at (-10,2)") == "W-HOWL-01"


@pytest.mark.parametrize(
    ("words", "action", "rule"),
    [
        ("phase=over", "howl at (9,9)", "W-ACT-01"),
        ("actions=2", "howl at (9,9)", "W-ACT-04"),
        ("", "howl at (9,9) paying t1", "W-ACT-06"),
        ("", "build at (3,-5) from speed paying t1", "W-DEN-01"),  # the land rule before payment
        ("", "upgrade at (3,-5) paying t1", "W-LAIR-01"),
        ("", "howl at (3,-5) paying t1", "W-HOWL-01"),
        ("", "dominate pack at (0,0) paying t1", "W-DOM-01"),
        ("", "howl at (-6,2) paying t1", "W-PAY-01"),  # nor is an alpha near
        ("", "howl at (-6,2) paying t1,t1", "W-PAY-01"),  # nothing could pay for it
        ("", "howl at (-6,2) paying t1,t2", "W-PAY-01"),
        ("", "howl at (-6,2) paying 2 tokens", "W-PAY-01"),
        ("grass.terrain_tokens=2", "howl at (-6,2) paying grass,2 tokens", "W-HOWL-02"),
        ("grass.terrain_tokens=2", "howl at (-6,2) paying 2 tokens", "W-HOWL-02"),
        ("grass.terrain_tokens=2", "howl at (-6,2) paying t1,t1", "W-HOWL-02"),  # then payment
        ("grass.terrain_tokens=2", "build at (-6,2) from wits paying 2 tokens", "W-DEN-02"),
        ("grass.terrain_tokens=1", "move alpha (0,-3) to (9,9) paying t3,H", "W-PAY-01"),
        ("grass.terrain_tokens=1", "move paying t3,H", "W-PAY-01"),  # nor is a wolf named
        ("", "move pack (5,5) to (9,9)", "W-MOVE-03"),
        ("", "move alpha (0,-3) to (9,9)", "W-MOVE-05"),
        ("", "move on grass alpha (0,-3) to (3,-5)", "W-MOVE-06"),
        ("", "move on grass alpha (0,-3) to (-6,2)", "W-MOVE-07"),  # nor is it grass
        ("", "move on grass alpha (0,-3) to (2,-3)", "W-MOVE-08"),  # nor free of a token
        ("", "move on grass alpha (0,-3) to (0,-4) pushing to (0,-3)", "W-DISP-01"),
    ],
)
def test_W_ACT_07_the_first_in_this_order_is_cited(words: str, action: str, rule: str) -> None:
    table = turn("grass", "alphas=(0,-3)", words)
    assert why(table, action) == rule


@pytest.mark.parametrize(
    ("payment", "rule"),
    [
        ("t1,t1,token", "W-PAY-02"),  # tiles that no hand has are never counted
        ("H", "W-PAY-01"),
        ("t1,t1", "W-PAY-02"),
        ("t1,t2", "W-PAY-03"),
        ("t1,2 tokens", "W-PAY-01"),
        ("t1,token", "W-PAY-03"),
        ("2 tokens", "W-PAY-04"),
    ],
)
def test_W_ACT_07_then_the_payment(payment: str, rule: str) -> None:
    table = turn("grass", "alphas=(1,-5) terrain_tokens=1")
    assert why(table, f"howl at (2,-6) paying {payment}") == rule
    assert why_in_words(table, "howl at (2,-6) paying rock,H,token") == "W-PAY-05"


def test_W_ACT_07_a_landing_cell_is_missing_or_too_many() -> None:
    table = turn("rock", "alphas=(0,-4)", "grass.wolves=(1,-5)")
    assert why(table, "move alpha (0,-4) to (1,-5)") == "W-DISP-03"
    assert why(table, "move alpha (0,-4) to (1,-5) pushing to (9,9)") == "W-DISP-03"
    assert why(table, "move alpha (0,-4) to (1,-5) pushing to (0,-4)") is None


def test_W_ACT_07_wolf_by_wolf() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2)")
    wrong = "move on grass alpha (0,-3) to (1,-4), pack (5,5) to (0,-4)"
    assert why(table, wrong) == "W-MOVE-08"  # of the first wolf, though the second is none
    third = "move alpha (0,-3) to (1,-4), pack (5,5) to (0,-4), pack (0,-2) to (0,-4)"
    assert why_in_words(table, third) == "W-MOVE-02"  # so many are named


IN_ACT = {
    "stop": "W-MOVE-01",
    "pay H": "W-PAY-01",
    "wolf alpha at (0,-3)": "W-PAY-01",
    "to (0,-4)": "W-PAY-01",
    "push to (0,-4)": "W-DISP-01",
    "hunt slot 1": "W-HUNT-08",
    "place at (0,-1)": "W-SET-14",
    "pack forest": "W-SET-14",
    "tiles back": "W-SET-14",
}


@pytest.mark.parametrize(("step", "rule"), IN_ACT.items())
def test_W_ACT_07_a_step_that_is_not_asked_for(step: str, rule: str) -> None:
    assert why(turn("grass", "alphas=(0,-3)"), step) == rule
    assert why(at("phase=over calendar=22"), step) == "W-ACT-01"


@pytest.mark.parametrize("step", IN_ACT)
def test_W_ACT_07_nor_in_the_draft(step: str) -> None:
    if step != "place at (0,-1)":
        rule = "W-SET-14" if IN_ACT[step] == "W-SET-14" else "W-ACT-01"
        assert why(new(3), step) == rule


STEPS = {
    "end turn": "act",
    "howl at (2,-6)": "act",
    "howl at (2,-6) paying H,t3": "act",
    "move alpha (0,-3) to (0,-4)": "act",
    "pay H": "pay",
    "wolf pack at (0,-2)": "wolf",
    "stop": "wolf",
    "to (0,-4)": "destination",
}


def test_W_ACT_07_nor_in_another_step() -> None:
    table = turn("grass", "alphas=(0,-3) wolves=(0,-2)")
    for move in ("move on grass", "pay H", "wolf alpha at (0,-3)", "to (0,-4)"):
        play(table, move)
        assert table.decision
        for step, kind in STEPS.items():
            if kind != table.decision.kind:
                assert why(table, step) == "W-ACT-03"
        for step in ("push to (0,-4)", "hunt slot 1", "place at (0,-1)"):
            assert why(table, step) == IN_ACT[step]


@pytest.mark.parametrize("action", ["howl at (2,-6) paying H,t3", "move alpha (0,-3) to (0,-4)"])
def test_W_ACT_07_whole_commands_too(action: str) -> None:
    words = "seats=grass,rock,desert grass.alphas=(0,-3)"
    assert why(at(f"{words} phase=over calendar=22"), action) == "W-ACT-01"
    assert why(new(3), action) == "W-ACT-01"
    assert why(at(words), action, seat=1) == "W-ACT-02"
    assert why(at(f"{words} actions=2"), action) == "W-ACT-04"
    cap = "actions=3 bonus_action_cap=on grass.action_tokens=1"
    assert why(at(f"{words} {cap}"), action) == "W-ACT-05"


WITH_VALUES = [  # the refusals that say a number, a terrain or a cell
    ("W-PAY-01", "howl at (2,-6) paying t1", "2"),
    ("W-MOVE-02", "move alpha (0,-3) to (0,-4), pack (0,-2) to (0,-1), pack (0,-2) to (0,-1)", "2"),
    ("W-MOVE-07", "move on grass alpha (0,-3) to (-6,6)", "3"),
    ("W-HOWL-02", "howl at (-6,2) paying 2 tokens", "6"),
    ("W-DOM-04", "dominate pack at (6,-4) paying 3 tokens", "6"),
    ("W-DISP-04", "move alpha (0,-3) to (1,-3) pushing to (6,-5)", "1"),
    ("W-PAY-03", "howl at (2,-6) paying t1,t2", ""),
    ("W-MOVE-08", "move on rock alpha (0,-3) to (0,-4)", ""),
    ("W-MOVE-22", "move on rock", ""),
]


@pytest.mark.parametrize("lang", ["en", "ru", "cs"])
@pytest.mark.parametrize(("rule", "action", "value"), WITH_VALUES)
def test_refusals_say_their_values_in_every_language(
    rule: str, action: str, value: str, lang: str
) -> None:
    own = f"alphas=(0,-3),(1,-5) wolves=(0,-2),(0,-2) {RICH}"
    table = turn("grass", own, "rock.wolves=(6,-4),(1,-3)")
    if rule == "W-MOVE-22":
        table = turn("grass", "alphas=(6,-5)")
    refusal = table.why_not(action, lang=lang)
    assert refusal is not None
    assert refusal.rule == why(table, action) == rule
    assert value in refusal.text
    assert not set("{}$?") & set(refusal.text)
