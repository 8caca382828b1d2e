"""What can be tried? A kind of action is declared once, and all its faces follow.

    class Play(Action, words="{card} to {territory}", asked=(Phase.LEAD, Phase.FOLLOW)):
        \"\"\"Lead or follow.\"\"\"

        card: str = part(CARD)
        territory: str = part(TERRITORY)

    ACTIONS = Space(Play, …)

gives its numbers, the frozen dataclass, JSON and notation both ways, the key and the values of its
text, the phases that it answers, and compiled functions for the rules: `Play.test()`,
`Play.number()`, `Play.digit("card")`. Whatever a client can name has a number, things that do not
exist included, so that each can be refused by its rule.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from functools import cached_property
from math import prod
from typing import Any, ClassVar, Self, dataclass_transform

import numpy as np

from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import ONE_OF, SUCH, Kind, spoken
from nunatak.kernel.message import Message, Value, Values, Wrong
from nunatak.kernel.state import State


class UnreadableAction(ValueError):
    """The words are not an action of this game."""

    def __init__(self, text: str, example: str | None = None) -> None:
        written = "" if example is None else f"; one is written {example!r}"
        super().__init__(f"not an action: {text!r}{written}")
        self.text = text


class ActionError(Wrong):
    """The JSON form of an action is malformed: which field, and what is wrong with it."""

    def __init__(self, field: str, sentence: str, /, **values: Value) -> None:
        super().__init__(field, sentence, **values)
        self.field = field


def part(kind: Kind) -> Any:
    """A part of an action, of that kind."""
    return field(metadata={"kind": kind})


@dataclass_transform(frozen_default=True, field_specifiers=(part,))
class Action:
    """One answer to a decision, as people and programs name it."""

    words: ClassVar[str]  # as records have it
    reads: ClassVar[str]  # a regular expression of all that is understood
    asked: ClassVar[tuple[int, ...]]  # the phases that it answers
    parts: ClassVar[Mapping[str, Kind]]  # by name
    digits: ClassVar[tuple[Kind, ...]]  # of its number, the weightiest first
    radices: ClassVar[tuple[int, ...]]  # how many values each digit has
    lumped: ClassVar[bool]  # one number for all that does not exist, instead of one a digit
    base: ClassVar[int]  # its first number

    def __init_subclass__(
        cls,
        *,
        words: str,
        reads: str = "",
        asked: tuple[int, ...] = (),
        digits: tuple[Kind, ...] | None = None,
        lumped: bool = False,
    ) -> None:
        dataclass(frozen=True)(cls)
        cls.words, cls.reads, cls.asked, cls.lumped = words, reads or words, asked, lumped
        declared: tuple[Field[Any], ...] = fields(cls)  # type: ignore[arg-type]
        cls.parts = {each.name: each.metadata["kind"] for each in declared}
        cls.digits = tuple(cls.parts.values()) if digits is None else digits
        cls.radices = tuple(kind.size + (not lumped and not kind.closed) for kind in cls.digits)

    @classmethod
    def type(cls) -> str:
        """What it is called in JSON."""
        return cls.__name__.lower()

    @classmethod
    def key(cls) -> str:
        """The key of its text: that of EndTurn is `action-end-turn`."""
        return "action" + re.sub(r"[A-Z]", lambda found: "-" + found[0].lower(), cls.__name__)

    # -------------------------------------------------------------- its number

    @classmethod
    def count(cls) -> int:
        """How many numbers it has."""
        return prod(cls.radices) + cls.lumped

    def numbers(self) -> tuple[int, ...]:
        """Its digits."""
        return tuple(kind.number(getattr(self, name)) for name, kind in self.parts.items())

    @classmethod
    def of(cls, *numbers: int) -> Self:
        """The action with these digits."""
        named = zip(cls.digits, numbers, strict=True)
        return cls(*(kind.name(number) for kind, number in named))

    def encode(self) -> int:
        """Its number, counted from its kind's first."""
        numbers = self.numbers()
        number = 0
        for kind, radix, digit in zip(self.digits, self.radices, numbers, strict=True):
            if digit >= kind.size and self.lumped:
                return prod(self.radices)
            number = number * radix + digit
        return number

    @classmethod
    def decode(cls, number: int) -> Self:
        """The action of a number, counted from its kind's first."""
        digits: list[int] = []
        for radix in reversed(cls.radices[1:]):
            number, digit = divmod(number, radix)
            digits.append(digit)
        return cls.of(*([number] if cls.digits else []), *reversed(digits))

    # -------------------------------------------------------------- its words

    @classmethod
    def read(cls, words: Mapping[str, str], seat: int) -> Self:  # noqa: ARG003
        """What the words name; a part that was left out is the empty word."""
        return cls(**{name: words.get(name, "") for name in cls.parts})

    def __str__(self) -> str:
        """In words, as records have it."""
        parts = {name: kind.word(getattr(self, name)) for name, kind in self.parts.items()}
        return self.words.format(**parts).rstrip()

    def __format__(self, form: str) -> str:
        """In words too, so that they stand in columns."""
        return format(str(self), form)

    def say(self, state: State) -> Message:
        """As a line in a list of choices."""
        key, values = self._named
        return Message(key, {**values, **self.besides(state)})

    @cached_property
    def things(self) -> tuple[int, ...]:
        """The numbers of its parts, in the order in which they are declared; found once."""
        return tuple(kind.number(getattr(self, name)) for name, kind in self.parts.items())

    @cached_property
    def _named(self) -> tuple[str, Values]:
        """What its text says in every position."""
        return spoken(self.key(), self.parts, self.things)

    def besides(self, state: State) -> Values:  # noqa: ARG002
        """What its text says of the position."""
        return {}

    # -------------------------------------------------------------- for the rules

    @classmethod
    def test(cls) -> Callable[[int], bool]:
        """Compiled: whether a number is of this kind."""
        return _between(cls.base, cls.base + cls.count())

    @classmethod
    def number(cls) -> Callable[..., int]:
        """Compiled: the number of the action with these digits."""
        return _NUMBER_OF[len(cls.digits)](cls.base, *cls.radices[1:])

    @classmethod
    def digit(cls, place: int | str) -> Callable[[int], int]:
        """Compiled: one digit of a number, by its place or by the name of its part."""
        at = list(cls.parts).index(place) if isinstance(place, str) else place
        weight = prod(cls.radices[at + 1 :])
        return _digit(cls.base, weight, cls.radices[at]) if at else _first(cls.base, weight)


class Space:
    """All that can be tried in a game, by number."""

    def __init__(self, *kinds: type[Action]) -> None:
        self.kinds = kinds
        self.size = 0
        for kind in kinds:
            kind.base = self.size
            self.size += kind.count()
        self._bases = [kind.base for kind in kinds]
        self._by_type = {kind.type(): kind for kind in kinds}

    def encode(self, action: Action) -> int:
        """The number of an action."""
        return action.base + action.encode()

    def decode(self, number: int) -> Action:
        """The action of a number."""
        kind = self.kind_of(number)
        return kind.decode(number - kind.base)

    def kind_of(self, number: int) -> type[Action]:
        """The kind that a number belongs to."""
        return self.kinds[bisect_right(self._bases, number) - 1]

    def read(self, text: str, seat: int) -> Action:
        """The action that the words of a seat name; whatever is unknown in it becomes `?`."""
        low = plain(text)
        for pattern, kind in self._patterns:
            found = pattern.fullmatch(low)
            if found:
                words = {name: word or "" for name, word in found.groupdict().items()}
                return self.decode(self.encode(kind.read(words, seat)))
        raise UnreadableAction(text)

    @cached_property
    def _patterns(self) -> list[tuple[re.Pattern[str], type[Action]]]:
        """How each kind is written; those that begin with a word of their own first."""
        order = sorted(self.kinds, key=lambda kind: kind.words.startswith("{"))
        return [(re.compile(_pattern(kind)), kind) for kind in order]

    def to_json(self, action: Action) -> dict[str, Value]:
        """An action as plain JSON."""
        return {"type": action.type(), **{name: getattr(action, name) for name in action.parts}}

    def from_json(self, form: object) -> Action:
        """The action of its JSON form, or an ActionError that names the field."""
        if not isinstance(form, Mapping):
            raise ActionError("action", "an object is expected, got {got!r}", got=str(form))
        kind = self._by_type.get(str(form.get("type")))
        if kind is None:
            names = ", ".join(self._by_type)
            raise ActionError("type", ONE_OF, names=names, got=str(form.get("type")))
        parts = kind.parts
        for name in form:
            if name != "type" and name not in parts:
                raise ActionError(str(name), "there is no such field")
        for name, of in parts.items():
            _check(name, of, form.get(name))
        return self.decode(self.encode(kind(**{name: form[name] for name in parts})))

    def say(self, state: State, number: int) -> Message:
        """An action as a line in a list of choices."""
        return self.decode(number).say(state)

    def is_asked(self) -> Callable[[int, int], bool]:
        """Compiled: whether a phase asks for an action of this kind."""
        phases = np.zeros(self.size, np.int64)
        for kind in self.kinds:
            bits = sum(1 << phase for phase in kind.asked)
            phases[kind.base : kind.base + kind.count()] = bits

        @compiled
        def asked(phase: int, action: int) -> bool:
            return bool(phases[action] >> phase & 1)

        return asked


def plain(text: str) -> str:
    """Words in lower case, single blanks, none around a comma or inside brackets."""
    low = " ".join(text.lower().replace("−", "-").split())
    return re.sub(r"\(\s+|\s+\)|\s*,\s*", lambda found: found[0].strip(), low)


def _pattern(kind: type[Action]) -> str:
    """The regular expression of a kind's notation, with a group for each part."""
    parts = kind.parts
    return re.sub(
        r"\{([a-z_]+)\}",
        lambda found: f"(?P<{found[1]}>{parts[found[1]].pattern})",
        kind.reads,
    )


def _check(name: str, kind: Kind, value: object) -> None:
    """The type of a part, and that it exists where it must."""
    if not isinstance(value, kind.form) or isinstance(value, bool):
        raise ActionError(name, SUCH, form=kind.form.__name__, got=str(value))
    if kind.closed and kind.number(value) >= kind.size:
        sentence, values = kind.unlike(str(value))
        raise ActionError(name, sentence, **values)


# ------------------------------------------------------------------ compiled


def _between(first: int, after: int) -> Callable[[int], bool]:
    @compiled
    def is_of_the_kind(action: int) -> bool:
        return first <= action < after

    return is_of_the_kind


def _first(base: int, weight: int) -> Callable[[int], int]:
    @compiled
    def digit_of(action: int) -> int:
        return (action - base) // weight

    return digit_of


def _digit(base: int, weight: int, radix: int) -> Callable[[int], int]:
    @compiled
    def digit_of(action: int) -> int:
        return (action - base) // weight % radix

    return digit_of


def _no_digit(base: int) -> Callable[..., int]:
    @compiled
    def number_of() -> int:
        return base

    return number_of


def _one_digit(base: int) -> Callable[..., int]:
    @compiled
    def number_of(first: int) -> int:
        return base + first

    return number_of


def _two_digits(base: int, second_radix: int) -> Callable[..., int]:
    @compiled
    def number_of(first: int, second: int) -> int:
        return base + first * second_radix + second

    return number_of


def _three_digits(base: int, second_radix: int, third_radix: int) -> Callable[..., int]:
    @compiled
    def number_of(first: int, second: int, third: int) -> int:
        return base + (first * second_radix + second) * third_radix + third

    return number_of


_NUMBER_OF: tuple[Callable[..., Callable[..., int]], ...] = (
    _no_digit,
    _one_digit,
    _two_digits,
    _three_digits,
)
