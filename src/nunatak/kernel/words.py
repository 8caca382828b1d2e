"""What is said about a position? Keys and values of texts; each game's `text/` has the words."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from nunatak.kernel.events import Telling, line_of
from nunatak.kernel.kinds import Kind
from nunatak.kernel.message import MAIN, Message, Seat, Speaker, Values
from nunatak.kernel.state import State
from nunatak.kernel.tally import Tally

Asked: TypeAlias = Callable[[State], Values | Message]  # what a phase's question names, or all
Lines: TypeAlias = Callable[["Scene"], list[Message]]


@dataclass(frozen=True)
class Scene:
    """An event where it happened: in a row of `after.event`, told by the step from `before`."""

    before: State  # the same as after, where a game is dealt
    after: State
    row: int

    @property
    def numbers(self) -> list[int]:
        """The event's own number, then what it tells."""
        found: list[int] = self.after.event[self.row].tolist()
        return found


@dataclass(frozen=True)
class Whole:
    """A whole command in words: its steps, and the rule against what it says beyond them."""

    steps: tuple[int, ...]
    rule: int = 0  # that refuses it after these steps, if nothing refuses one of them
    values: Values = field(default_factory=dict)


def no_whole(_state: State, _seat: int, _text: str) -> Whole | None:
    """A command is one action."""
    return None


def names_nothing(_state: State, _seat: int, _action: int, _rule: int) -> Values:
    """Refusals name nothing."""
    return {}


def nothing_besides(_state: State, _values: Values) -> Values:
    """Texts need no more than what is named."""
    return {}


def no_role(role: str) -> Message:
    """What a seat plays is said by a text of its own."""
    return Message("role", {"role": role})


def drawn(view: dict[str, Any], _speaker: Speaker, _players: Sequence[str], _width: int) -> str:
    """A view as it is, field by field."""
    return "\n".join(f"{name}: {value}" for name, value in view.items())


def tell_nothing(_state: State, _tally: Tally) -> list[Message]:
    """The end speaks for itself."""
    return []


@dataclass(frozen=True)
class Words:
    """What is asked, and what is told of a step; what the declarations can't say is given here."""

    events: type[Telling]
    phases: Kind
    over: int  # the phase in which nothing is asked
    asked: Mapping[int, Asked] = field(default_factory=dict)
    lines: Mapping[int, Lines] = field(default_factory=dict)
    ahead: Collection[int] = ()  # events told before the main line that they are details of
    besides: Callable[[State, Values], Values] = nothing_besides  # of named things: where, what
    verdict: Callable[[State, Tally], list[Message]] = tell_nothing
    explain: Callable[[State, int, int, int], Values] = names_nothing  # state, seat, action, rule
    say_role: Callable[[str], Message] = no_role
    draw: Callable[[dict[str, Any], Speaker, Sequence[str], int], str] = drawn  # so many columns
    read_whole: Callable[[State, int, str], Whole | None] = no_whole  # None: words of one action

    def ask(self, state: State) -> Message:
        """What the deciding seat is asked."""
        phase = int(state.phase)
        asked = self.asked[phase](state) if phase in self.asked else {}
        if not isinstance(asked, Message):
            asked = Message(f"ask-{self.phases.name(phase)}", asked)
        return self.fill(state, asked)

    def wait(self, state: State) -> Message:
        """What the others read meanwhile."""
        phase = int(state.phase)
        if phase == self.over:
            return self.ask(state)
        return Message(f"wait-{self.phases.name(phase)}", {"player": Seat(state.seat)})

    def fill(self, state: State, message: Message) -> Message:
        """The message with all that its text may say of the things it names."""
        more = self.besides(state, message.values)
        if not more:
            return message
        return Message(message.key, {**more, **message.values}, message.rule, message.weight)

    def why(self, state: State, seat: int, action: int, rule: int) -> Values:
        """What the sentence with which a rule refuses an action may say."""
        values = self.explain(state, seat, action, rule)
        return {**self.besides(state, values), **values}

    def log(
        self, state: State, before: State | None = None, without: Collection[int] = ()
    ) -> list[Message]:
        """What the step from `before` told, line by line, without some of its events."""
        found: list[Message] = []
        early: list[Message] = []
        for row in range(state.event_count):
            event = int(state.event[row, 0])
            if event in without:
                continue
            for line in self._lines(Scene(state if before is None else before, state, row)):
                if line.weight == MAIN:
                    found += [line, *early]
                    early = []
                elif event in self.ahead and all(told.weight != MAIN for told in found):
                    early.append(line)
                else:
                    found.append(line)
        found += early
        return [self.fill(state, line) for line in found]

    def _lines(self, scene: Scene) -> list[Message]:
        event, *numbers = scene.numbers
        if event in self.lines:
            return self.lines[event](scene)
        return [line_of(self.events, event, tuple(numbers))]
