"""6.1 Choosing and moving tokens, and 6.2 Pushing."""

import pytest

from nunatak import Refusal, Table
from tests.games.arctica.helpers import (
    VECTORS,
    at,
    awaits,
    discard,
    hand,
    ice,
    igloo,
    next_cell,
    options,
    play,
    rule,
    where,
)


def drifting(card: str, words: str, *picks: str) -> Table:
    """The card is played and these tokens have been chosen."""
    table = play(at(f"{words} hand={card}"), f"play {card}")
    return play(table, *(f"drift {pick}" for pick in picks))


# ------------------------------------------------------------------ 6.1


@pytest.mark.parametrize("way", VECTORS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_A_DRIFT_01_a_direction_and_a_number_of_tokens(way: str, number: int) -> None:
    cells = ["(0,0)", "(-2,2)", "(2,-2)", "(2,1)"]
    table = drifting(f"{way}{number}", f"floe={','.join(cells)}", *cells[:number])
    assert awaits(table) == (0, "turn")
    moved = {f"({q},{r})" for q, r in (next_cell(cell, way) for cell in cells[:number])}
    assert set(ice(table)) == {*moved, *cells[number:]}


def test_A_DRIFT_02_any_token_whoever_is_on_under_or_in_front_of_it() -> None:
    words = "hunters=orca,bear floe=(0,0),(0,2) pack=(0,-2) inuit=(0,0) bear=(0,2) seal1=(1,-2)"
    table = drifting("E1", f"{words} cod=(0,-2)")
    assert options(table) == ["drift (0,-2)", "drift (0,0)", "drift (0,2)"]


def test_A_DRIFT_03_exactly_one_cell() -> None:
    table = drifting("SE1", "floe=(0,-1)", "(0,-1)")
    assert ice(table) == {"(0,0)": "floe"}


def test_A_DRIFT_04_one_after_another_in_the_order_one_likes() -> None:
    """The front one first, and the row moves; the other order is refused."""
    row = "floe=(0,0),(1,0)"
    table = drifting("E2", row, "(1,0)")
    assert ice(table) == {"(0,0)": "floe", "(2,0)": "floe"}  # finished before the next choice
    assert set(ice(play(table, "drift (0,0)"))) == {"(1,0)", "(2,0)"}
    assert rule(drifting("E2", row), "drift (0,0)") == "A-PUSH-01"


def test_A_DRIFT_05_no_token_moves_twice() -> None:
    table = drifting("NE2", "floe=(0,0) pack=(-2,1)", "(0,0)")
    assert rule(table, "drift (1,-1)") == "A-DRIFT-05"


def test_A_DRIFT_05_a_pushed_one_neither() -> None:
    table = drifting("E2", "floe=(0,0),(0,2) pack=(1,0)", "(0,0)")
    assert rule(table, "drift (2,0)") == "A-DRIFT-05"


def test_A_DRIFT_05_but_again_on_the_next_card() -> None:
    table = drifting("E1", "floe=(0,0) hand1=E1", "(0,0)")
    play(table, "end turn", "play E1", "drift (1,0)")
    assert ice(table) == {"(2,0)": "floe"}


@pytest.mark.parametrize(("way", "cell"), [("E", "(4,-2)"), ("NW", "(0,-4)"), ("SW", "(-2,4)")])
def test_A_DRIFT_06_the_edge_stops_ice(way: str, cell: str) -> None:
    table = drifting(f"{way}1", f"floe={cell},(0,0)")
    assert rule(table, f"drift {cell}") == "A-DRIFT-06"


def test_A_DRIFT_07_hunters_never_block_ice() -> None:
    crowd = "bear=(1,0) inuit=(1,0) orca=(1,0) seal1=(1,0) seal2=(1,0) cod=(1,0)"
    table = drifting("E1", f"floe=(0,0) {crowd}", "(0,0)")
    assert ice(table) == {"(1,0)": "floe"}


def test_A_DRIFT_08_onto_ice_only_as_a_push() -> None:
    assert ice(drifting("E1", "floe=(0,0) pack=(1,0)", "(0,0)")) == {
        "(1,0)": "floe",
        "(2,0)": "pack",
    }
    assert rule(drifting("E1", "pack=(0,0) floe=(1,0)"), "drift (0,0)") == "A-PUSH-01"


def test_A_DRIFT_09_a_pushed_token_does_not_count() -> None:
    table = drifting("E2", "floe=(0,0),(0,2) pack=(1,0)", "(0,0)")
    assert awaits(table) == (0, "drift")
    play(table, "drift (0,2)")
    assert awaits(table) == (0, "turn")
    assert set(ice(table)) == {"(1,0)", "(2,0)", "(1,2)"}


def test_A_DRIFT_10_no_early_stop() -> None:
    table = drifting("E2", "floe=(0,0),(0,2)", "(0,0)")
    assert rule(table, "done") == "A-DRIFT-10"
    assert rule(table, "end turn") == "A-TURN-24"


def test_A_DRIFT_10_the_card_ends_when_no_choice_is_left() -> None:
    table = drifting("E3", "floe=(0,0)", "(0,0)")
    assert awaits(table) == (0, "turn")


def test_A_DRIFT_11_no_choice_at_all() -> None:
    table = drifting("E2", "floe=(4,-1),(4,0)")
    assert awaits(table) == (0, "turn")
    assert set(ice(table)) == {"(4,-1)", "(4,0)"}
    assert (hand(table), discard(table)) == ([], ["E2"])


def test_A_DRIFT_12_the_chosen_cell_must_hold_ice() -> None:
    table = drifting("E1", "floe=(0,0)")
    sentence = "There is no ice token there (outer ring, east towards south-east)."
    assert table.why_not("drift (2,1)") == Refusal("A-DRIFT-12", sentence)
    assert rule(table, "drift (9,9)") == "A-DRIFT-12"


@pytest.mark.parametrize("kind", ["pack", "floe", "iceberg"])
def test_A_DRIFT_13_drift_never_changes_the_kind(kind: str) -> None:
    assert ice(drifting("W1", f"{kind}=(0,0)", "(0,0)")) == {"(-1,0)": kind}


def test_A_DRIFT_14_no_duty_to_move_as_many_as_possible() -> None:
    """The rear floe first pushes the pack ice to the edge: nothing else can move then."""
    words = "floe=(2,0) pack=(3,0)"
    assert set(ice(drifting("E2", words, "(3,0)", "(2,0)"))) == {"(3,0)", "(4,0)"}
    table = drifting("E2", words, "(2,0)")
    assert ice(table) == {"(3,0)": "floe", "(4,0)": "pack"}
    assert awaits(table) == (0, "turn")


# ------------------------------------------------------------------ 6.2


@pytest.mark.parametrize(
    ("mover", "obstacle", "pushes"),
    [
        ("iceberg", "pack", True),
        ("iceberg", "floe", True),
        ("floe", "pack", True),
        ("floe", "floe", False),
        ("floe", "iceberg", False),
        ("pack", "floe", False),
        ("pack", "iceberg", False),
    ],
)
def test_A_PUSH_01_who_may_push_whom(mover: str, obstacle: str, pushes: bool) -> None:
    words = f"{mover}=(0,0) {obstacle}=(1,0)"
    if mover == obstacle:
        words = f"{mover}=(0,0),(1,0)"
    table = drifting("E1", words)
    assert rule(table, "drift (0,0)") == (None if pushes else "A-PUSH-01")


@pytest.mark.parametrize("behind", ["pack", "floe", "iceberg"])
def test_A_PUSH_02_only_one_token_can_be_pushed(behind: str) -> None:
    bergs = "iceberg=(0,0),(2,0)" if behind == "iceberg" else f"iceberg=(0,0) {behind}=(2,0)"
    floes = bergs.replace("floe=", "floe=(1,0),") if behind == "floe" else f"{bergs} floe=(1,0)"
    assert rule(drifting("E1", floes), "drift (0,0)") == "A-PUSH-02"


def test_A_PUSH_03_nothing_is_pushed_off_the_board() -> None:
    table = drifting("E1", "iceberg=(3,0) floe=(4,0) pack=(0,3)")
    assert rule(table, "drift (3,0)") == "A-PUSH-03"


def test_A_PUSH_04_what_has_moved_cannot_be_pushed() -> None:
    """Artificial: in a game A-DRIFT-05 speaks first, since the follower has moved as well."""
    words = "phase=drift did=card drift=E:1 iceberg=(0,0) pack=(1,0),(0,3) drifted=(1,0)"
    assert rule(at(words), "drift (0,0)") == "A-PUSH-04"
    assert rule(at(words.replace(" drifted=(1,0)", "")), "drift (0,0)") is None


def test_A_PUSH_04_before_the_other_push_rules() -> None:
    """A floe that moved stands at the edge: A-PUSH-01 and A-PUSH-03 would refuse it as well."""
    words = "phase=drift did=card drift=E:1 floe=(3,0),(4,0) pack=(0,3) drifted=(4,0)"
    assert rule(at(words), "drift (3,0)") == "A-PUSH-04"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("floe=(3,0),(4,0)", "A-PUSH-01"),  # before A-PUSH-03
        ("floe=(0,0),(1,0),(2,0)", "A-PUSH-01"),  # before A-PUSH-02
        ("iceberg=(4,0)", "A-DRIFT-06"),
    ],
)
def test_A_PUSH_01_the_order_of_checks(words: str, expected: str) -> None:
    table = drifting("E1", f"{words} pack=(0,3)")
    assert rule(table, f"drift {words.partition('=')[2].split('),')[0].rstrip(')')})") == expected


def test_A_PUSH_05_both_tokens_move_one_cell() -> None:
    table = drifting("SW1", "iceberg=(1,-1) floe=(0,0)", "(1,-1)")
    assert ice(table) == {"(0,0)": "iceberg", "(-1,1)": "floe"}


def test_A_PUSH_06_pack_ice_pushes_pack_ice() -> None:
    table = drifting("W1", "pack=(0,0),(1,0)", "(1,0)")
    assert set(ice(table)) == {"(0,0)", "(-1,0)"}


def test_A_PUSH_07_an_iceberg_pushes_the_other() -> None:
    table = drifting("W1", "iceberg=(0,0),(1,0)", "(1,0)")
    assert ice(table) == {"(0,0)": "iceberg", "(-1,0)": "iceberg"}


def test_A_PUSH_08_the_pushed_token_first_then_the_pusher() -> None:
    """The bear swims before the pushed floe, a kayak can't be before the pusher."""
    table = drifting("E1", "iceberg=(0,0) floe=(1,0) bear=(2,0) seal1=(1,0):ice cod=(1,0)", "(0,0)")
    assert where(table, "bear") == "(3,0) water"
    assert where(table, "seal1") == "(2,0) ice"
    assert where(table, "cod1") == "(2,0) water"  # shoved by the iceberg, under the floe


def test_A_PUSH_08_a_swimmer_before_the_pushed_token_is_asked_while_both_wait() -> None:
    table = drifting("E1", "iceberg=(0,0) floe=(1,0) pack=(3,0) bear=(2,0)", "(0,0)")
    assert awaits(table) == (0, "displace")
    assert ice(table) == {"(0,0)": "iceberg", "(1,0)": "floe", "(3,0)": "pack"}
    assert rule(table, "displace (1,0)") == "A-SWIM-04"
    play(table, "displace (2,1)")
    assert ice(table) == {"(1,0)": "iceberg", "(2,0)": "floe", "(3,0)": "pack"}
    assert igloo(table) is None
