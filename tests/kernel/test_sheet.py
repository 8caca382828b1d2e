"""Position texts: keys that a game declares are written and read by one reader."""

import numpy as np
import pytest

from nunatak.kernel.kinds import counted, named
from nunatak.kernel.sheet import Entry, PositionError, Sheet
from nunatak.kernel.state import State, empty, record

SUIT = named("black", "red")
DTYPE = record([("trick", np.int8), ("trump", np.int8), ("at", np.int8, 2)], events=1)


def blank(given: dict[str, Entry], _designed: object) -> State:
    state = empty(DTYPE)[0]
    state.trick, state.trump = 1, -1
    state.at[:] = -1
    state.phase = given["size"].number(0, 9) if "size" in given else 0
    return state


def check(state: State, given: frozenset[str]) -> None:
    if state.trick > 3 and "trump" not in given:
        raise PositionError("trump", "is missing")


def sheet() -> Sheet:
    made = Sheet("toy", blank=blank)
    made.given("size", lambda state: str(state.phase))
    made.field("trick", counted(1, 5))
    made.field("trump", SUIT, none=-1, written="none")
    for number in range(2):
        made.field(f"place{number}", SUIT, "at", number, none=-1)
    made.several("eaten", SUIT, eaten, eat, 2, lambda state: state.trick == 5)
    made.field(lambda state: "late.trump" if state.phase == 7 else None, SUIT, "at", 0, none=-1)
    made.chance()
    made.check(check)
    return made


def eaten(state: State) -> list[int]:
    return [suit for suit in range(2) if state.news >> suit & 1]


def eat(state: State, suit: int, item: Entry) -> None:
    if state.news >> suit & 1:
        item.fail(f"{item.text} is eaten already")
    state.news |= 1 << suit


TEXT = "toy size=4 trick=3 trump=red place1=black chance=000000010000000200000003000000ff"


def test_a_text_is_written_as_it_was_read() -> None:
    state, options = sheet().read(TEXT, None)
    assert (state.trick, state.trump, state.at.tolist(), options) == (3, 1, [-1, 0], {"size": "4"})
    assert sheet().write(state) == TEXT


def test_what_is_left_out_is_as_in_the_blank_position() -> None:
    state, options = sheet().read("toy", None)
    assert (state.trick, state.trump, options) == (1, -1, {"size": "0"})
    assert sheet().write(state) == "toy size=0 trick=1 trump=none"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "start: 'toy' is expected, got ''"),
        ("chess", "start: 'toy' is expected, got 'chess'"),
        ("toy trick", "trick: key=value is expected"),
        ("toy trick=", "trick=: key=value is expected"),
        ("toy trick=1 trick=2", "trick: is given twice"),
        ("toy dragons=1", "dragons: there is no such key"),
        ("toy trick=6", "trick: a number from 1 to 5 is expected, got '6'"),
        ("toy trump=blue", "trump: one of black, red is expected, got 'blue'"),
        ("toy size=x", "size: a number from 0 to 9 is expected, got 'x'"),
        ("toy chance=12", "chance: 32 hexadecimal digits are expected, got '12'"),
        ("toy trick=4", "trump: is missing"),
    ],
)
def test_a_bad_text_says_what_is_wrong_where(text: str, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        sheet().read(text, None)
    assert str(caught.value) == problem


def test_several_things_are_told_one_by_one() -> None:
    state, _ = sheet().read("toy eaten=red,black", None)
    assert state.news == 0b11
    assert "eaten=black,red" in sheet().write(state)
    with pytest.raises(PositionError, match="eaten: red is eaten already"):
        sheet().read("toy eaten=red,red", None)
    with pytest.raises(PositionError, match="eaten: 2 at the most, got 3"):
        sheet().read("toy eaten=red,black,red", None)


def test_that_there_are_none_is_said_where_it_must_be() -> None:
    assert "eaten" not in sheet().write(sheet().read("toy trick=4 trump=red eaten=none", None)[0])
    assert "eaten=none" in sheet().write(sheet().read("toy trick=5 trump=red", None)[0])


def test_commas_in_brackets_part_nothing() -> None:
    items = Entry("cells", "(-1,2),alpha(0,-3),x").items()
    assert [item.text for item in items] == ["(-1,2)", "alpha(0,-3)", "x"]


def test_a_key_may_be_there_in_some_positions_only() -> None:
    state, _ = sheet().read("toy size=7 late.trump=red", None)
    assert "late.trump=red" in sheet().write(state)
    with pytest.raises(PositionError, match=r"late\.trump: there is no such key"):
        sheet().read("toy size=6 late.trump=red", None)


def test_the_default_of_an_option_is_left_out() -> None:
    made = Sheet("toy", blank=blank)
    made.given("size", lambda state: str(state.phase), default="0")
    assert made.write(made.read("toy size=0", None)[0]) == "toy"
    assert made.read("toy", None)[1] == {"size": "0"}
    assert made.write(made.read("toy size=4", None)[0]) == "toy size=4"


# ------------------------------------------------------------------ several fields, flags, cells

CELL = named("(0,0)", "(0,1)", "(1,0)")
BOARD = record([("way", np.int8), ("left", np.int8), ("wet", np.int8, 3)], events=1)


def board() -> Sheet:
    made = Sheet("board", blank=lambda _entries, _designed: empty(BOARD)[0])
    made.option("size", lambda state: "wet" if state.wet.any() else "dry")
    made.fields("drift", "{way}:{left}", way=named("E", "NE"), left=counted(1, 3))
    made.flags("wet", CELL)
    return made


def test_several_fields_and_flags_read_back() -> None:
    state, options = board().read("board drift=ne:2 wet=(0,1),(1,0)", None)
    assert (state.way, state.left, state.wet.tolist()) == (1, 2, [0, 1, 1])
    assert options == {"size": "wet"}
    assert board().write(state) == "board drift=NE:2 wet=(0,1),(1,0)"


def test_fields_without_a_thing_are_left_out() -> None:
    assert board().write(board().read("board", None)[0]) == "board"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("board drift=NE2", "drift: WAY:LEFT is expected, got 'NE2'"),
        ("board drift=NE:4", "drift: a number from 1 to 3 is expected, got '4'"),
        ("board wet=(0,0),(2,2)", "wet: one of (0,0), (0,1), (1,0) is expected, got '(2,2)'"),
    ],
)
def test_bad_fields_and_flags_say_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        board().read(text, None)
    assert str(caught.value) == problem
