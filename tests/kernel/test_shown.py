"""Forms: what compiled code fills is read as plain data, and what changes is told."""

from typing import Annotated, TypedDict

import pytest

from nunatak.kernel.kinds import Kind, named
from nunatak.kernel.shown import NONE, By, Layout, Shown, Those, exactly, upto

COLOUR = named("black", "white")
FRUIT = named("apple", "pear", "plum")


class Wolf(TypedDict):
    face: Annotated[str, COLOUR]
    card: Annotated[str | None, FRUIT]


class Side(TypedDict):
    strength: int
    wolves: Annotated[list[Wolf], upto(3)]


class Form(TypedDict):
    turn: int | None
    over: bool
    led: Wolf | None
    sides: Annotated[list[Side], exactly(2)]
    held: Annotated[dict[str, Annotated[str | None, COLOUR]], By(FRUIT)]
    some: Annotated[list[str], Those(FRUIT)]
    hand: Annotated[list[Annotated[str, FRUIT]] | None, upto(2)]


FORM = Layout(Form)


def filled() -> Shown:
    out = FORM.empty()
    out.turn = NONE
    out.held[:] = -1
    out.hand_count = NONE
    return out


def test_a_record_is_read_as_its_form() -> None:
    out = filled()
    out.turn = 3
    out.over = 1
    out.led, out.led_face, out.led_card = 1, 1, 2
    out.sides_strength[1] = 7
    out.sides_wolves_count[1] = 2
    out.sides_wolves_face[1, 1] = 1
    out.sides_wolves_card[1] = 1, -1, 0
    out.held[2] = 0
    out.some = 0b101
    out.hand_count, out.hand[0] = 1, 2
    assert FORM.plain(out) == {
        "turn": 3,
        "over": True,
        "led": {"face": "white", "card": "plum"},
        "sides": [
            {"strength": 0, "wolves": []},
            {
                "strength": 7,
                "wolves": [{"face": "black", "card": "pear"}, {"face": "white", "card": None}],
            },
        ],
        "held": {"plum": "black"},
        "some": ["apple", "plum"],
        "hand": ["plum"],
    }


def test_what_may_be_missing_is_none() -> None:
    plain = FORM.plain(filled())
    assert (plain["turn"], plain["led"], plain["held"], plain["hand"]) == (None, None, {}, None)


def test_what_is_handed_out_can_be_spoiled_by_nobody() -> None:
    out = filled()
    FORM.plain(out)["sides"].clear()
    assert len(FORM.plain(out)["sides"]) == 2


def changed(**fields: object) -> list[object]:
    before, after = filled(), filled()
    for name, value in fields.items():
        setattr(after, name, value)
    return [list(change) for change in FORM.changes(before, after)]


def test_a_number_changes_alone() -> None:
    assert changed(sides_strength=[0, 4]) == [[("sides", 1, "strength"), 4]]


def test_a_list_of_another_length_is_told_whole() -> None:
    assert changed(hand_count=2, hand=[0, 1]) == [[("hand",), ["apple", "pear"]]]


def test_a_structure_that_appears_is_told_whole() -> None:
    assert changed(led=1, led_card=1) == [[("led",), {"face": "black", "card": "pear"}]]


def test_an_item_of_a_list_that_keeps_its_length_changes_alone() -> None:
    before, after = filled(), filled()
    before.sides_wolves_count[0] = after.sides_wolves_count[0] = 1
    after.sides_wolves_face[0, 0] = 1
    assert FORM.changes(before, after) == [(("sides", 0, "wolves", 0, "face"), "white")]


def test_what_nobody_sees_is_no_change() -> None:
    assert changed(led_card=2, hand=[1, 1]) == []


def test_an_entry_comes_and_goes() -> None:
    assert changed(held=[-1, 1, -1]) == [[("held", "pear"), "white"]]
    before, after = filled(), filled()
    before.held[0] = 1
    assert FORM.changes(before, after) == [(("held", "apple"),)]


def test_a_text_without_a_kind_is_refused() -> None:
    class Bad(TypedDict):
        name: str

    with pytest.raises(TypeError, match="name: a text is the name of a thing of some kind"):
        Layout(Bad)


def test_two_columns_of_one_name_are_refused() -> None:
    class Bad(TypedDict):
        wolves: Annotated[list[int], upto(2)]
        wolves_count: int

    with pytest.raises(TypeError, match="wolves_count: two columns have this name"):
        Layout(Bad)


def test_the_form_is_described() -> None:
    known: dict[str, dict[str, object]] = {}
    assert FORM.schema(known) == {"$ref": "#/components/schemas/Form"}
    assert known["Wolf"]["properties"] == {
        "face": {"type": "string", "enum": ["black", "white"]},
        "card": {
            "anyOf": [{"type": "string", "enum": ["apple", "pear", "plum"]}, {"type": "null"}]
        },
    }


def test_some_things_are_called_by_a_number() -> None:
    owner = Kind(3, lambda number: "nature" if number == 2 else number, int)

    class Owned(TypedDict):
        first: Annotated[int | str | None, owner]
        tied: Annotated[list[Annotated[int | str, owner]], upto(3)]

    layout = Layout(Owned)
    out = layout.empty()
    out.first, out.tied_count, out.tied[:2] = -1, 2, (1, 2)
    assert layout.plain(out) == {"first": None, "tied": [1, "nature"]}
    known: dict[str, dict[str, object]] = {}
    layout.schema(known)
    assert known["Owned"]["properties"] == {
        "first": {"anyOf": [{"enum": [0, 1, "nature"]}, {"type": "null"}]},
        "tied": {"type": "array", "items": {"enum": [0, 1, "nature"]}},
    }
