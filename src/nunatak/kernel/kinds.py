"""What is a thing called? Inside it is a number, at every edge it has a name.

A kind of thing is declared once: how many there are, what each is called, and what a text says of
it. Actions, events, views and position texts are made of kinds.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Self

from nunatak.kernel.message import Seat, Value, Values

UNKNOWN = "?"

NUMBER_BETWEEN = "a number from {least} to {most} is expected, got {got!r}"
ONE_OF = "one of {names} is expected, got {got!r}"
SUCH = "{form} is expected, got {got!r}"


@dataclass(frozen=True)
class Kind:
    """Things of one kind, numbered from 0; the number `size` stands for one that does not exist."""

    size: int
    name: Callable[[int], Value]
    number: Callable[[Value], int]  # `size` where nothing is called so
    pattern: str = r"\S+"  # how its name looks in notation, as a regular expression
    said: Callable[[int], Values] | None = None  # what texts say of it; None: its name
    suffix: Callable[[int], str] | None = None  # of a text's key that some have: `-border`
    form: type[Value] = str  # in JSON
    closed: bool = False  # an action can't name what does not exist
    expected: str = ""  # what may be written, told to who wrote something else
    names: tuple[str, ...] = ()  # all of them, where they are few

    def values(self, field: str, number: int) -> Values:
        """What a text gets to know of a thing in a field of that name."""
        return {field: self.name(number)} if self.said is None else self.said(number)

    def word(self, name: Value) -> str:
        """How a name is written in notation."""
        return UNKNOWN if self.form is int and self.number(name) == self.size else str(name)

    def unlike(self, text: str) -> tuple[str, dict[str, Value]]:
        """What is told to who wrote something else: the sentence and its values."""
        if self.names:
            return ONE_OF, {"names": ", ".join(self.names), "got": text}
        if self.form is int:
            least = int(self.name(0))
            return NUMBER_BETWEEN, {"least": least, "most": least + self.size - 1, "got": text}
        return SUCH, {"form": self.expected, "got": text}

    def told(
        self, said: Callable[[int], Values], suffix: Callable[[int], str] | None = None
    ) -> "Kind":
        """The same things, of which the texts are told something else."""
        return replace(self, said=said, suffix=suffix)

    def called(self, field: str) -> "Kind":
        """The same things, which the texts know by a name of their own."""
        return replace(self, said=lambda number: {field: self.name(number)})


def named(
    *names: str, short: Callable[[str], str] | None = None, first: int = 0, closed: bool = False
) -> Kind:
    """Things with fixed names, which may be shortened when they are read.

    `first` is the number of the first one; those below it have no name.
    """
    numbers = {name.lower(): number for number, name in enumerate(names, first)}
    if short is not None:
        numbers = {short(name): number for name, number in numbers.items()} | numbers
    size = first + len(names)
    return Kind(
        size,
        lambda number: names[number - first] if first <= number < size else UNKNOWN,
        lambda name: numbers.get(str(name).strip().lower(), size),
        pattern="|".join(map(re.escape, names)) if closed else r"\S+",
        closed=closed,
        names=names,
    )


class Numbered(IntEnum):
    """Members numbered in their order, each with what is declared of it."""

    about: tuple[Any, ...]

    def __new__(cls, *about: Any) -> Self:
        """The next number."""
        number = len(cls.__members__)
        member = int.__new__(cls, number)
        member._value_ = number
        member.about = about
        return member


def names_of(members: type[Numbered]) -> tuple[str, ...]:
    """What is declared of each member, where that is its name."""
    return tuple(str(member.about[0]) for member in members)


def listed(members: type[IntEnum], joint: str = "_") -> Kind:
    """The members of an enumeration: LEAD_REVEAL is `lead_reveal`, or `lead-reveal`."""
    names = (member.name.lower().replace("_", joint) for member in members)
    return named(*names, first=min(members))


def counted(least: int, most: int) -> Kind:
    """Whole numbers from the least to the most; the one below the least does not exist."""
    size = most - least + 1

    def number(name: Value) -> int:
        text = str(name).strip()
        found = int(text) - least if re.fullmatch(r"-?[0-9]{1,9}", text) else size
        return found if 0 <= found < size else size

    return Kind(
        size,
        lambda number: number + least if 0 <= number < size else least - 1,
        number,
        pattern=r"-?[0-9]+|\?",
        form=int,
    )


def spoken(
    key: str, parts: Mapping[str, Kind], numbers: Iterable[int]
) -> tuple[str, dict[str, Value]]:
    """The key and the values of a text about things of these kinds."""
    values: dict[str, Value] = {}
    for (name, kind), number in zip(parts.items(), numbers, strict=False):
        values |= kind.values(name, number)
        key += kind.suffix(number) if kind.suffix else ""
    return key, values


def _any_number(name: Value) -> int:
    return int(name)


SEAT = Kind(16, int, _any_number, said=lambda number: {"player": Seat(number)}, form=int)
NUMBER = Kind(1 << 15, int, _any_number, form=int)  # that stands for itself
