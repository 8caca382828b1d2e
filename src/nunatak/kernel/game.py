"""What must a game bring? Its compiled verbs, and the edges where people meet it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import IntEnum
from typing import Any, Protocol, get_type_hints

import numpy as np

from nunatak.kernel import verbs
from nunatak.kernel.state import State


class UnreadableAction(ValueError):
    """The words are not an action of this game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"not an action: {text!r}")
        self.text = text


class ActionError(ValueError):
    """The JSON form of an action is malformed: which field, and what is wrong with it."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(f"{field}: {what}")
        self.field = field
        self.what = what


class PositionError(ValueError):
    """A position text is malformed: what is wrong, and where."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class DataError(ValueError):
    """A replacement of the designed data breaks a rule of the ledger in a field."""

    def __init__(self, rule: str, field: str, what: str) -> None:
        super().__init__(f"{rule} {field}: {what}")
        self.rule = rule
        self.field = field
        self.what = what


class OptionError(ValueError):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, option: str, what: str) -> None:
        super().__init__(f"{option}: {what}")
        self.option = option
        self.what = what


class Seat(int):
    """A seat among a message's values: it is said by its player's name."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Message:
    """A text to be said in any language: its key and its values."""

    key: str
    values: Mapping[str, str | int]


class Speaker(Protocol):
    """Whoever can say a text: a game draws its board with one, in any language."""

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence of a message."""


@dataclass(frozen=True)
class Option:
    """Something to choose before a game: one of a few words, or a number."""

    default: str
    words: tuple[str, ...] = ()
    numbers: range = range(0)

    def refuses(self, value: str) -> str:
        """Why the value can't be chosen, or nothing."""
        if value in self.words or (value.isdecimal() and int(value) in self.numbers):
            return ""
        if self.numbers:
            return (
                f"a number from {self.numbers[0]} to {self.numbers[-1]} is expected, got {value!r}"
            )
        return f"one of {', '.join(self.words)} is expected, got {value!r}"


@dataclass(frozen=True)
class Whole:
    """A whole command in words: its steps, or the rule that refuses it."""

    steps: tuple[int, ...]
    rule: int = 0
    values: Mapping[str, str | int] = field(default_factory=dict)


def _no_whole(_state: State, _seat: int, _text: str) -> Whole | None:
    """In most games a command is one action."""
    return None


def _as_it_is(_state: State, action: int) -> int:
    """In most games an action leaves nothing out."""
    return action


@dataclass(frozen=True)
class Game:
    """One game, as generic code sees it."""

    name: str
    version: int  # of the rules; kept in every record
    state: np.dtype[np.record]
    seats: range
    actions: int  # size of the action space
    most_legal: int  # legal actions that one decision can offer
    longest: int  # decisions that one game can take
    rules: type[IntEnum]
    over: IntEnum  # the rule that refuses everything once the game is over
    final: IntEnum  # the rule that refuses to take a move back
    phases: tuple[str, ...]
    sources: tuple[str, ...]  # where points come from
    roles: tuple[str, ...]  # what a seat can play
    observation: int  # numbers in an observation
    hidden: bool  # is there anything that a seat may not see?
    measures: tuple[str, ...]  # names of the features, in order
    options: Mapping[str, Option]

    # compiled verbs
    deal: Callable[[State], None]
    refusal: Callable[[State, int, int], int]
    legal: Callable[[State, Any], int]
    apply: Callable[[State, int], None]
    is_over: Callable[[State], bool]
    score: Callable[[State, Any], None]
    rank: Callable[[State, Any], None]
    role: Callable[[State, int], int]
    redeal: Callable[[State, int, Any], None]
    observe: Callable[[State, int, Any], None]
    erase: Callable[[State, Any], None]
    renew: Callable[[State, int, Any], None]
    features: Callable[[State, Any], float]
    appraise: Callable[[State, Any], None]

    # edges
    read_data: Callable[[Mapping[str, Any] | None], Any]
    blank: Callable[[Any, Mapping[str, str], int], State]
    encode: Callable[[Any], int]
    decode: Callable[[int], Any]
    action_types: tuple[type[Any], ...]
    read_action: Callable[[str, int], Any]
    write_action: Callable[[Any], str]
    say_action: Callable[[State, int], Message]
    explain: Callable[[State, int, int, int], Mapping[str, str | int]]
    say_role: Callable[[str], Message]
    ask: Callable[[State], Message]
    wait: Callable[[State], Message]
    log: Callable[[State], list[Message]]
    verdict: Callable[[State], list[Message]]
    broken_laws: Callable[[State], list[str]]  # invariants that a position does not keep
    view: Callable[[State, int | None], dict[str, Any]]
    write_position: Callable[[State], str]
    read_position: Callable[[str, Any], tuple[State, dict[str, str]]]
    draw: Callable[[dict[str, Any], Speaker, Sequence[str], int], str]  # a view, so many columns
    read_whole: Callable[[State, int, str], Whole | None] = _no_whole  # None: words of one action
    complete: Callable[[State, int], int] = _as_it_is  # fills in what an action may leave out
    point: int = 1  # what `score` writes for one point: 2 where it counts half points
    source_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # that give points

    def seats_in(self, state: State) -> int:
        """How many play in this position; a game for several numbers keeps it in `seats`."""
        names = self.state.names or ()
        return int(state.seats) if "seats" in names else self.seats[0]

    def to_json(self, action: Any) -> dict[str, str | int]:
        """A typed action as plain JSON."""
        return {"type": type(action).__name__.lower(), **asdict(action)}

    def from_json(self, form: object) -> Any:
        """The typed action of its JSON form, or an ActionError that names the field."""
        if not isinstance(form, Mapping):
            raise ActionError("action", f"an object is expected, got {form!r}")
        kinds = {kind.__name__.lower(): kind for kind in self.action_types}
        kind = kinds.get(str(form.get("type")))
        if kind is None:
            raise ActionError("type", f"one of {', '.join(kinds)} is expected")
        wanted: dict[str, type] = get_type_hints(kind)
        for name in form:
            if name != "type" and name not in wanted:
                raise ActionError(str(name), "there is no such field")
        for name, type_ in wanted.items():
            if not isinstance(form.get(name), type_) or isinstance(form[name], bool):
                raise ActionError(name, f"{type_.__name__} is expected, got {form.get(name)!r}")
        return self.decode(self.encode(kind(**{name: form[name] for name in wanted})))

    def __post_init__(self) -> None:
        """From now on generic compiled code finds this game by its STATE type."""
        verbs.provide(self.state, {name: getattr(self, name) for name in verbs.VERBS})

    def choose_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; what was not chosen keeps its default."""
        for option, value in chosen.items():
            if option not in self.options:
                raise OptionError(option, f"one of {', '.join(self.options)} is expected")
            problem = self.options[option].refuses(value)
            if problem:
                raise OptionError(option, problem)
        return {name: chosen.get(name, option.default) for name, option in self.options.items()}
