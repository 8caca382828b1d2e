"""How is a position written in one line? `GAME key=value key=value …`; a game declares its keys.

A key is either a field of the state that holds the number of a thing (`Sheet.field`), several of
them in one value (`Sheet.fields`), flags (`Sheet.flags`), things told one by one (`Sheet.several`),
or it has a writer and a reader of its own (`Sheet.key`). Keys that stand for many (`cave.honor`,
`tundra.honor`, …) are declared once for each; what a key is called may depend on the position
(`grass.dens` is there if somebody leads that pack). What is missing in a text keeps the value that
the blank position has.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any, NoReturn, TypeAlias

import numpy as np

from nunatak.kernel.kinds import NUMBER_BETWEEN, ONE_OF, SUCH, Kind
from nunatak.kernel.message import Value, Wrong
from nunatak.kernel.state import HEADER, State

Write: TypeAlias = Callable[[State], str | Iterable[str] | None]  # several items, or nothing
Read: TypeAlias = Callable[[State, "Entry"], None]
These: TypeAlias = Callable[[State], Iterable[int]]  # the numbers of some things
Add: TypeAlias = Callable[[State, int, "Entry"], None]  # one more of them, as the text has it
Name: TypeAlias = str | Callable[[State], str | None]  # None: this position has no such key

CHANCE = r"[0-9a-f]{32}"
NO_THINGS = "none"


SO_MANY = "{count} are expected, got {got!r}"
AT_MOST = "{most} at the most, got {got}"
ONLY = "there are only {count} of {name}"
ONCE = "each can be there once"
TAKEN = "there is something at {place} already"
MISSING = "is missing in phase {phase}"
ASTRAY = "does not belong there in phase {phase}"


class PositionError(Wrong):
    """A position text is malformed: what is wrong, and where."""

    def __init__(self, where: str, sentence: str, /, **values: Value) -> None:
        super().__init__(where, sentence, **values)
        self.where = where


@dataclass(frozen=True)
class Entry:
    """What a text says of one key, or one item of it."""

    key: str
    text: str

    def fail(self, sentence: str, /, **values: Value) -> NoReturn:
        """Nothing can be made of it."""
        raise PositionError(self.key, sentence, **values)

    def items(self, most: int | None = None, sign: str = ",") -> list["Entry"]:
        """Its items; there may be a limit. A sign inside brackets parts nothing: `(1,0),(2,0)`."""
        outside = rf"{re.escape(sign)}(?![^(]*\))"
        found = [Entry(self.key, item) for item in re.split(outside, self.text)]
        if most is not None and len(found) > most:
            self.fail(AT_MOST, most=most, got=len(found))
        return found

    def pair(self, sign: str, form: str) -> tuple["Entry", "Entry"]:
        """Two items with a sign between them; the form is told to who wrote something else."""
        first, found, second = self.text.partition(sign)
        if not found or not first or not second:
            self.fail(SUCH, form=form, got=self.text)
        return Entry(self.key, first), Entry(self.key, second)

    def without(self, mark: str) -> "Entry":
        """The same without a mark in front."""
        return Entry(self.key, self.text.removeprefix(mark))

    def number(self, least: int, most: int) -> int:
        """A whole number in these bounds."""
        if not re.fullmatch(r"-?[0-9]{1,6}", self.text) or not least <= int(self.text) <= most:
            self.fail(NUMBER_BETWEEN, least=least, most=most, got=self.text)
        return int(self.text)

    def one_of(self, *names: str) -> str:
        """One of these words."""
        if self.text not in names:
            self.fail(ONE_OF, names=", ".join(names), got=self.text)
        return self.text

    def thing(self, kind: Kind) -> int:
        """The number of a thing of the kind."""
        number = kind.number(self.text)
        if number >= kind.size:
            sentence, values = kind.unlike(self.text)
            self.fail(sentence, **values)
        return number


@dataclass(frozen=True)
class Key:
    """One key: who writes it, who reads it, and in which round of reading."""

    name: Name
    write: Write
    read: Read
    late: bool  # read after the others, which it looks at
    default: str = ""  # which is not written

    def name_in(self, state: State) -> str | None:
        """What it is called in a position."""
        return self.name if isinstance(self.name, str) else self.name(state)


class Sheet:
    """The keys of a game's position texts, in the order in which they are written."""

    def __init__(self, name: str, *, blank: Callable[[dict[str, Entry], Any], State]) -> None:
        self.name = name
        self._blank = blank
        self._keys: list[Key] = []
        self._checks: list[Callable[[State, frozenset[str]], None]] = []
        self._given: dict[str, Write] = {}

    # -------------------------------------------------------------- declaring

    def given(self, name: str, write: Write, default: str = "") -> None:
        """An option, which the blank position is made with; its default is left out of the text."""
        self.option(name, write)
        self._keys.append(Key(name, write, as_given, late=False, default=default))

    def option(self, name: str, write: Write) -> None:
        """An option that other keys tell."""
        self._given[name] = write

    def key(self, name: Name, write: Write, read: Read, *, late: bool = False) -> None:
        """A key with a writer and a reader of its own."""
        self._keys.append(Key(name, write, read, late))

    def field(
        self,
        name: Name,
        kind: Kind,
        *at: str | int,
        none: int | None = None,
        written: str | None = None,
        late: bool = False,
    ) -> None:
        """A field of the state that holds the number of a thing, or `none`.

        `at` says which field, and its index if it has one; left out, it is called like the key.
        None is left out of the text, or written as a word.
        """
        field, *index = at or (name,)

        def write(state: State) -> str | None:
            number = int(
                getattr(state, str(field))[tuple(index)] if index else getattr(state, str(field))
            )
            if number == none:
                return written
            return _name(kind, number)

        def read(state: State, entry: Entry) -> None:
            empty = none is not None and entry.text == written
            number = none if empty else entry.thing(kind) + _least(kind)
            if index:
                getattr(state, str(field))[tuple(index)] = number
            else:
                setattr(state, str(field), number)

        self.key(name, write, read, late=late)

    def fields(self, name: str, form: str, **kinds: Kind) -> None:
        """Several fields in one value, such as `{attacker}>{target}`; left out if one has none."""
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+?)", re.escape(form))

        def write(state: State) -> str | None:
            numbers = {field: int(getattr(state, field)) for field in kinds}
            if any(numbers[field] < _least(kind) for field, kind in kinds.items()):
                return None
            return form.format(**{field: _name(kinds[field], n) for field, n in numbers.items()})

        def read(state: State, entry: Entry) -> None:
            found = re.fullmatch(pattern, entry.text)
            if not found:
                entry.fail(SUCH, form=re.sub("[{}]", "", form).upper(), got=entry.text)
            for field, kind in kinds.items():
                setattr(state, field, Entry(name, found[field]).thing(kind) + _least(kind))

        self.key(name, write, read)

    def flags(self, name: str, kind: Kind) -> None:
        """The things of a kind whose flag is set, in the field that is called like the key."""

        def write(state: State) -> list[str]:
            return [str(kind.name(int(number))) for number in np.flatnonzero(getattr(state, name))]

        def read(state: State, entry: Entry) -> None:
            for item in entry.items():
                getattr(state, name)[item.thing(kind)] = 1

        self.key(name, write, read)

    def several(
        self,
        name: Name,
        kind: Kind,
        these: These,
        add: Add,
        most: int,
        is_said: Callable[[State], bool] = lambda _state: False,
    ) -> None:
        """So many things of a kind at the most, told one by one.

        That there are none is left out of the text, unless it must be said.
        """

        def write(state: State) -> Iterable[str]:
            names = [str(kind.name(int(number))) for number in these(state)]
            return names or ([NO_THINGS] if is_said(state) else [])

        def read(state: State, entry: Entry) -> None:
            for item in [] if entry.text == NO_THINGS else entry.items(most):
                add(state, item.thing(kind), item)

        self.key(name, write, read)

    def chance(self) -> None:
        """The words of the random generator; left out when there are none."""
        self.key("chance", _write_chance, _read_chance)

    def check(self, check: Callable[[State, frozenset[str]], None]) -> None:
        """What must be true of a position that was read, given the keys that the text had."""
        self._checks.append(check)

    def keys(self, state: State) -> Iterator[tuple[str, str]]:
        """The keys that a position of this kind has, each with the default that is left out."""
        for key in self._keys:
            name = key.name_in(state)
            if name:
                yield name, key.default

    # -------------------------------------------------------------- writing and reading

    def write(self, state: State) -> str:
        """The whole position, hidden things included."""
        words = [self.name]
        for key in self._keys:
            name = key.name_in(state)
            value = _text(key.write(state)) if name else ""
            if value != key.default:
                words.append(f"{name}={value}")
        return " ".join(words)

    def read(self, text: str, designed: Any) -> tuple[State, dict[str, str]]:
        """The position and its options, or a PositionError that says what is wrong where."""
        entries = self._split(text)
        state = self._blank(entries, designed)
        keys = {name: key for key in self._keys if (name := key.name_in(state))}
        for name in entries:
            if name not in keys:
                raise PositionError(name, "there is no such key")
        for late in (False, True):
            for name, key in keys.items():
                if key.late == late and name in entries:
                    key.read(state, entries[name])
        for check in self._checks:
            check(state, frozenset(entries))
        return state, {name: _text(write(state)) for name, write in self._given.items()}

    def _split(self, text: str) -> dict[str, Entry]:
        name, *rest = text.split() or [""]
        if name != self.name:
            raise PositionError("start", SUCH, form=repr(self.name), got=name)
        entries: dict[str, Entry] = {}
        for word in rest:
            key, sign, value = word.partition("=")
            if not sign or not key or not value:
                raise PositionError(word, "key=value is expected")
            if key in entries:
                raise PositionError(key, "is given twice")
            entries[key] = Entry(key, value)
        return entries


def plain_sheet(
    name: str, dtype: np.dtype[np.record], blank: Callable[[dict[str, Entry], Any], State]
) -> Sheet:
    """Every field of the game's own by its name, as numbers; who decides, and what."""
    sheet = Sheet(name, blank=blank)
    names = [field for field in dtype.names or () if field not in HEADER]
    for field in ("seat", "phase", *names):
        sheet.key(field, partial(_write_numbers, field), partial(_read_numbers, field))
    sheet.chance()
    return sheet


def _write_numbers(field: str, state: State) -> Iterator[str]:
    for number in np.ravel(getattr(state, field)).tolist():
        yield str(number)


def _read_numbers(field: str, state: State, entry: Entry) -> None:
    shape = np.shape(getattr(state, field))
    numbers = [item.number(-999_999, 999_999) for item in entry.items()]
    if len(numbers) != prod(shape):
        entry.fail(SO_MANY, count=prod(shape), got=str(len(numbers)))
    if shape:
        getattr(state, field)[...] = np.reshape(numbers, shape)
    else:
        setattr(state, field, numbers[0])


def _least(kind: Kind) -> int:
    """The number of the first thing in a field: whole numbers stand for themselves."""
    return int(kind.name(0)) if kind.form is int else 0


def _name(kind: Kind, number: int) -> str:
    return str(kind.name(number - _least(kind)))


def as_given(state: State, entry: Entry) -> None:
    """The blank position was made with it."""


def _text(found: str | Iterable[str] | None) -> str:
    return found if isinstance(found, str) else ",".join(found or ())


def _write_chance(state: State) -> str | None:
    return "".join(f"{int(word):08x}" for word in state.chance) if state.chance.any() else None


def _read_chance(state: State, entry: Entry) -> None:
    if not re.fullmatch(CHANCE, entry.text):
        entry.fail("32 hexadecimal digits are expected, got {got!r}", got=entry.text)
    for word in range(4):
        state.chance[word] = int(entry.text[word * 8 : word * 8 + 8], 16)
