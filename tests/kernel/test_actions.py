"""Actions that are declared once: numbers, words and JSON agree, whatever is named."""

import pytest

from nunatak.kernel.actions import Action, ActionError, Space, UnreadableAction, part
from nunatak.kernel.kinds import counted, named
from nunatak.kernel.message import Values
from nunatak.kernel.state import State, empty, record

FRUIT = named("apple", "pear", short=lambda name: name[0])
SIZE = counted(2, 4)
HAND = named("left", "right", closed=True)


class Eat(Action, words="eat {fruit} {size}", reads="eat (?:the )?{fruit}(?: {size})?", asked=(0,)):
    """Both parts may name what does not exist."""

    fruit: str = part(FRUIT)
    size: int = part(SIZE)


class Drop(Action, words="drop {fruit} {size}", asked=(0, 1), lumped=True):
    """One number for all that does not exist."""

    fruit: str = part(FRUIT)
    size: int = part(SIZE)


class Wave(Action, words="{hand} waves", asked=(1,)):
    """A hand must exist."""

    hand: str = part(HAND)

    def besides(self, state: State) -> Values:
        """What the position has to do with it."""
        return {"turn": int(state.phase)}


class EndTurn(Action, words="end turn"):
    """No part at all."""


SPACE = Space(Eat, Drop, Wave, EndTurn)
STATE = empty(record([], events=1))[0]


def test_numbers_are_counted_kind_after_kind() -> None:
    assert [kind.base for kind in SPACE.kinds] == [0, 3 * 4, 12 + 7, 19 + 2]
    assert SPACE.size == 22


@pytest.mark.parametrize("number", range(SPACE.size))
def test_every_number_has_its_faces_both_ways(number: int) -> None:
    action = SPACE.decode(number)
    assert SPACE.encode(action) == number
    assert SPACE.from_json(SPACE.to_json(action)) == action
    assert SPACE.read(str(action), 0) == action


def test_words_are_understood_in_several_ways() -> None:
    assert SPACE.read("  Eat the P 3", 0) == Eat("pear", 3)
    assert SPACE.read("left waves", 0) == Wave("left")


def test_what_does_not_exist_has_a_number() -> None:
    assert SPACE.read("eat stone 9", 0) == Eat("?", 1)
    assert SPACE.read("drop apple 9", 0) == SPACE.read("drop stone 2", 0) == Drop("?", 2)


def test_what_must_exist_can_not_be_named() -> None:
    with pytest.raises(UnreadableAction):
        SPACE.read("foot waves", 0)
    with pytest.raises(ActionError, match="hand: one of left, right is expected, got 'foot'"):
        SPACE.from_json({"type": "wave", "hand": "foot"})


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        ([], "action: an object is expected"),
        ({"type": "jump"}, "type: one of eat, drop, wave, endturn is expected"),
        ({"type": "eat", "fruit": "pear"}, "size: int is expected, got 'None'"),
        ({"type": "eat", "fruit": "pear", "size": True}, "size: int is expected, got 'True'"),
        ({"type": "endturn", "now": 1}, "now: there is no such field"),
    ],
)
def test_a_bad_form_names_its_field(form: object, problem: str) -> None:
    with pytest.raises(ActionError, match=problem):
        SPACE.from_json(form)


def test_compiled_helpers_agree_with_the_faces() -> None:
    is_drop, drop, fruit, size = Drop.test(), Drop.number(), Drop.digit("fruit"), Drop.digit("size")
    for number in range(SPACE.size):
        action = SPACE.decode(number)
        assert is_drop(number) == isinstance(action, Drop)
        if isinstance(action, Drop) and action.fruit != "?":
            assert (fruit(number), size(number)) == action.numbers()
            assert drop(*action.numbers()) == number
    assert EndTurn.number()() == SPACE.size - 1


def test_a_phase_asks_for_some_kinds() -> None:
    is_asked = SPACE.is_asked()
    for number in range(SPACE.size):
        for phase in range(3):
            assert is_asked(phase, number) == (phase in SPACE.kind_of(number).asked)


def test_the_text_of_a_choice_follows_from_its_parts() -> None:
    said = Eat("pear", 3).say(STATE)
    assert (said.key, said.values) == ("action-eat", {"fruit": "pear", "size": 3})
    assert Wave("left").say(STATE).values == {"hand": "left", "turn": 0}
    assert EndTurn().say(STATE).key == "action-end-turn"


class Trade(Action, words="trade {fruit} {size}", digits=(HAND,)):
    """Its number is made of something else than its parts."""

    fruit: str = part(FRUIT)
    size: int = part(SIZE)

    def numbers(self) -> tuple[int, ...]:
        """By the hand that is needed."""
        return (int(self.size > 2),)


def test_what_is_said_of_an_action_is_said_of_its_parts() -> None:
    said = Trade("pear", 3).say(STATE)
    assert (said.key, said.values) == ("action-trade", {"fruit": "pear", "size": 3})
    assert Trade("pear", 3).encode() == 1
