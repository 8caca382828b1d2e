"""What is shown, and where does it lie? A form is declared once, as a TypedDict.

    class Wolf(TypedDict):
        face: Annotated[str, FACE]
        card: Annotated[str | None, CARD]

    class Side(TypedDict):
        strength: int
        wolves: Annotated[list[Wolf], upto(6)]

`Layout(Side)` lays it out as one record of numbers that compiled code fills: a column a field,
called by its path (`wolves_card`), with a dimension for every list around it; lists that grow have
a column for their length (`wolves_count`), structures that may be missing one that says whether
they are there (`led`). Plain data, the changes from one record to the next and the description of
the protocol follow from the form.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from inspect import cleandoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import numpy as np

from nunatak.kernel.forms import Schema, schema_of_thing
from nunatak.kernel.kinds import Kind
from nunatak.kernel.state import State, quick

NONE = -(1 << 15)  # in the column of a number that is missing

Shown: TypeAlias = State  # a record with the columns of a layout
Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any] | tuple[Path]  # without a value: the entry is gone
Plain: TypeAlias = Callable[[Sequence[int], int], Any]  # numbers, and which of those in the lists


@dataclass(frozen=True)
class Size:
    """How long a list is."""

    most: int
    grows: bool


def upto(most: int) -> Size:
    """A list of so many at the most."""
    return Size(most, grows=True)


def exactly(count: int) -> Size:
    """A list that is always so long."""
    return Size(count, grows=False)


@dataclass(frozen=True)
class By:
    """A mapping with an entry for each thing of a kind; those that are missing are left out."""

    kind: Kind


@dataclass(frozen=True)
class Those:
    """Some things of a kind, as the bits of one number."""

    kind: Kind


# ------------------------------------------------------------------ the parts of a form


@dataclass(eq=False)
class Node:
    """A part of a form."""

    column: int = -1  # where its own column begins, if it has one

    def plain(self) -> Plain:
        """How it is read."""
        raise NotImplementedError

    def schema(self, known: dict[str, Schema]) -> Schema:
        """Its JSON schema; structures are described once, among the known."""
        raise NotImplementedError

    def cells(self, path: Path, index: int, guards: tuple["Guard", ...]) -> Iterator["Cell"]:
        """Every number of it: where it lies, what it tells, and on what it depends."""
        raise NotImplementedError


@dataclass(frozen=True)
class Guard:
    """The number that says how long a list is, or whether a structure is there."""

    at: int
    path: Path
    node: Node
    index: int
    place: int  # which element of it the guarded number belongs to


@dataclass(frozen=True)
class Cell:
    """One number of a record."""

    at: int
    path: Path
    node: Node
    index: int
    guards: tuple[Guard, ...]


@dataclass(eq=False)
class Leaf(Node):
    """A number, a flag, the name of a thing, or some names."""

    kind: Kind | None = None
    flag: bool = False
    several: bool = False
    optional: bool = False
    mixed: bool = False  # some things of the kind are called by a number

    def plain(self) -> Plain:
        """A thing that does not exist is None."""
        column, kind = self.column, self.kind
        if kind is not None and self.several:
            names = [kind.name(number) for number in range(kind.size)]
            return lambda numbers, index: [
                name for bit, name in enumerate(names) if numbers[column + index] >> bit & 1
            ]
        if kind is not None:
            return _named(column, kind)
        if self.flag:
            return lambda numbers, index: numbers[column + index] != 0
        if self.optional:
            return lambda numbers, index: (
                None if numbers[column + index] == NONE else numbers[column + index]
            )
        return lambda numbers, index: numbers[column + index]

    def schema(self, known: dict[str, Schema]) -> Schema:  # noqa: ARG002
        """A number, a flag or a name."""
        if self.flag:
            return {"type": "boolean"}
        found: Schema = {"type": "integer"}
        if self.kind is not None:
            found = schema_of_thing(self.kind, mixed=self.mixed)
        if self.several:
            return {"type": "array", "items": found}
        return {"anyOf": [found, {"type": "null"}]} if self.optional else found

    def cells(self, path: Path, index: int, guards: tuple[Guard, ...]) -> Iterator[Cell]:
        """One."""
        yield Cell(self.column + index, path, self, index, guards)


def _named(column: int, kind: Kind) -> Plain:
    names, first, size = kind.names, kind.size - len(kind.names), kind.size
    name = cache(kind.name)  # where they are many, most are never seen

    def read_one_of_few(numbers: Sequence[int], index: int) -> Any:
        number = numbers[column + index] - first
        return names[number] if 0 <= number < len(names) else None

    def read_one_of_many(numbers: Sequence[int], index: int) -> Any:
        number = numbers[column + index]
        return name(number) if 0 <= number < size else None

    return read_one_of_few if names else read_one_of_many


@dataclass(eq=False)
class Struct(Node):
    """Several fields; if it is optional, its own column says whether it is there."""

    name: str = ""
    said: str = ""  # what is said of it where it is declared
    fields: Mapping[str, Node] | None = None
    optional: bool = False

    @property
    def parts(self) -> Mapping[str, Node]:
        """Its fields."""
        assert self.fields is not None
        return self.fields

    def plain(self) -> Plain:
        """A dictionary, or None."""
        readers = [(name, node.plain()) for name, node in self.parts.items()]
        column = self.column

        def read(numbers: Sequence[int], index: int) -> dict[str, Any] | None:
            if column >= 0 and not numbers[column + index]:
                return None
            return {name: reader(numbers, index) for name, reader in readers}

        return read

    def schema(self, known: dict[str, Schema]) -> Schema:
        """A reference; what it refers to is among the known."""
        if self.name not in known:
            known[self.name] = {}  # it may be met again on the way down
            properties = {name: node.schema(known) for name, node in self.parts.items()}
            known[self.name] = {
                "description": self.said,
                "type": "object",
                "properties": properties,
                "required": list(properties),
                "additionalProperties": False,
            }
        reference = {"$ref": f"#/components/schemas/{self.name}"}
        return {"anyOf": [reference, {"type": "null"}]} if self.optional else reference

    def cells(self, path: Path, index: int, guards: tuple[Guard, ...]) -> Iterator[Cell]:
        """Those of its fields, and whether it is there."""
        if self.column >= 0:
            yield Cell(self.column + index, path, self, index, guards)
            guards = (*guards, Guard(self.column + index, path, self, index, 0))
        for name, node in self.parts.items():
            yield from node.cells((*path, name), index, guards)


@dataclass(eq=False)
class Row(Node):
    """A list; if it grows, its own column says how long it is."""

    most: int = 0
    item: Node | None = None
    optional: bool = False

    @property
    def each(self) -> Node:
        """What it is a list of."""
        assert self.item is not None
        return self.item

    def plain(self) -> Plain:
        """A list, or None where it is missing (its length is then NONE)."""
        most, column, reader = self.most, self.column, self.each.plain()
        if column < 0:
            return lambda numbers, index: [
                reader(numbers, index * most + place) for place in range(most)
            ]

        def read(numbers: Sequence[int], index: int) -> list[Any] | None:
            count = numbers[column + index]
            if count == NONE:
                return None
            return [reader(numbers, index * most + place) for place in range(count)]

        return read

    def schema(self, known: dict[str, Schema]) -> Schema:
        """A list of whatever it is a list of."""
        found: Schema = {"type": "array", "items": self.each.schema(known)}
        return {"anyOf": [found, {"type": "null"}]} if self.optional else found

    def cells(self, path: Path, index: int, guards: tuple[Guard, ...]) -> Iterator[Cell]:
        """Those of its items, and its length."""
        if self.column >= 0:
            yield Cell(self.column + index, path, self, index, guards)
        for place in range(self.most):
            inner = guards
            if self.column >= 0:
                inner = (*guards, Guard(self.column + index, path, self, index, place))
            yield from self.each.cells((*path, place), index * self.most + place, inner)


@dataclass(eq=False)
class Mapped(Node):
    """An entry for each thing of a kind; the missing ones are left out."""

    kind: Kind | None = None
    item: Node | None = None

    @property
    def things(self) -> Kind:
        """The kind of things that have entries."""
        assert self.kind is not None
        return self.kind

    @property
    def each(self) -> Node:
        """What each entry is."""
        assert self.item is not None
        return self.item

    def plain(self) -> Plain:
        """A dictionary by the names of the things."""
        names = [self.things.name(number) for number in range(self.things.size)]
        most, reader = self.things.size, self.each.plain()

        def read(numbers: Sequence[int], index: int) -> dict[Any, Any]:
            found = ((name, reader(numbers, index * most + n)) for n, name in enumerate(names))
            return {name: value for name, value in found if value is not None}

        return read

    def schema(self, known: dict[str, Schema]) -> Schema:
        """By name where the names are few; an entry that may be left out is not required."""
        optional = bool(getattr(self.each, "optional", False))
        item = self.each.schema(known)
        if optional:
            item = item["anyOf"][0]
        if not self.things.names:
            return {"type": "object", "additionalProperties": item}
        found: Schema = {
            "type": "object",
            "properties": dict.fromkeys(self.things.names, item),
            "additionalProperties": False,
        }
        return found if optional else found | {"required": list(self.things.names)}

    def cells(self, path: Path, index: int, guards: tuple[Guard, ...]) -> Iterator[Cell]:
        """Those of its entries."""
        for number in range(self.things.size):
            inner = (*path, self.things.name(number))
            yield from self.each.cells(inner, index * self.things.size + number, guards)


# ------------------------------------------------------------------ laying a form out


class Layout:
    """A form and the record that compiled code fills for it."""

    def __init__(self, form: Any, prefix: str = "") -> None:
        self.form = form
        self.prefix = prefix
        self._columns: dict[str, tuple[int, ...]] = {}  # their shapes
        self._length = 0
        self.root = self._struct(form, (), (), optional=False)
        packed = np.dtype([(name, np.int32, shape) for name, shape in self._columns.items()])
        self.dtype = quick(packed)
        self._read = self.root.plain()

    # -------------------------------------------------------------- reading a record

    def empty(self) -> Shown:
        """A record with every number zero."""
        found: Shown = np.zeros(1, self.dtype)[0]
        return found

    def plain(self, shown: Shown) -> dict[str, Any]:
        """The record as plain data, made anew: whoever writes into it spoils nothing."""
        numbers = np.frombuffer(self._bytes(shown), np.int32)
        found: dict[str, Any] = self._read(numbers.tolist(), 0)
        return found

    def changes(self, before: Shown, after: Shown) -> list[Change]:
        """What is not the same any more: the path and the new value of each."""
        old, new = self._bytes(before), self._bytes(after)
        if old == new:
            return []
        differs = np.frombuffer(old, np.int32) != np.frombuffer(new, np.int32)
        changed: list[int] = differs.nonzero()[0].tolist()
        past, numbers = memoryview(old).cast("i"), memoryview(new).cast("i")
        found: dict[Path, Change] = {}
        for at in changed:
            unit = _unit(self._cells[at], past, numbers)
            if unit is not None and unit[0] not in found:
                path, node, index = unit
                value = self._readers[node](numbers, index)
                gone = value is None and path in self._entries
                found[path] = (path,) if gone else (path, value)
        return list(found.values())

    def schema(self, known: dict[str, Schema]) -> Schema:
        """The form as a JSON schema; its structures are added to the known."""
        return self.root.schema(known)

    def _bytes(self, shown: Shown) -> bytes:
        return np.asarray(shown).tobytes()

    @cached_property
    def _cells(self) -> list[Cell]:
        """By where they lie."""
        return sorted(self.root.cells((), 0, ()), key=lambda cell: cell.at)

    @cached_property
    def _entries(self) -> set[Path]:
        """The paths of entries that may be left out."""
        found: set[Path] = set()
        _collect(self.root, (), found)
        return found

    @cached_property
    def _readers(self) -> dict[Node, Plain]:
        """By the part of the form that they read."""
        nodes = {cell.node for cell in self._cells}
        guards = {guard.node for cell in self._cells for guard in cell.guards}
        return {node: node.plain() for node in nodes | guards}

    # -------------------------------------------------------------- from types to columns

    def _struct(
        self, form: Any, path: tuple[str, ...], shape: tuple[int, ...], *, optional: bool
    ) -> Struct:
        column = self._column(path, shape) if optional else -1
        hints = get_type_hints(form, include_extras=True)
        fields = {name: self._node(hint, (*path, name), shape) for name, hint in hints.items()}
        said = cleandoc(form.__doc__ or "")
        return Struct(column, self.prefix + form.__name__, said, fields, optional)

    def _node(self, hint: Any, path: tuple[str, ...], shape: tuple[int, ...]) -> Node:
        about: tuple[Any, ...] = ()
        if get_origin(hint) is Annotated:
            hint, *rest = get_args(hint)
            about = tuple(rest)
        hint, optional = _without_none(hint)
        for what in about:
            if isinstance(what, Size):
                column = self._column((*path, "count"), shape) if what.grows else -1
                item = self._node(get_args(hint)[0], path, (*shape, what.most))
                return Row(column, what.most, item, optional)
            if isinstance(what, By):
                item = self._node(get_args(hint)[1], path, (*shape, what.kind.size))
                return Mapped(-1, what.kind, item)
            if isinstance(what, Those):
                return Leaf(self._column(path, shape), what.kind, several=True)
        if is_typeddict(hint):
            return self._struct(hint, path, shape, optional=optional)
        kind = next((what for what in about if isinstance(what, Kind)), None)
        if kind is None and hint not in (int, bool):
            raise TypeError(f"{'.'.join(path)}: a text is the name of a thing of some kind")
        named = None if hint is int else kind
        column, mixed = self._column(path, shape), len(get_args(hint)) > 1
        return Leaf(column, named, flag=hint is bool, optional=optional, mixed=mixed)

    def _column(self, path: tuple[str, ...], shape: tuple[int, ...]) -> int:
        name = "_".join(path)
        if name in self._columns:
            raise TypeError(f"{name}: two columns have this name")
        at = self._length
        self._columns[name] = shape
        self._length += int(np.prod(shape))
        return at


def follow(view: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """What a reader makes of changes: the path and the value of each, without one it is gone."""
    for path, *value in changes:
        if not path:
            view = value[0]
            continue
        inside = view
        for name in path[:-1]:
            inside = inside[name]
        if value:
            inside[path[-1]] = value[0]
        else:
            del inside[path[-1]]
    return view


def _without_none(hint: Any) -> tuple[Any, bool]:
    """`X | None` is X, optional."""
    if get_origin(hint) not in (Union, UnionType) or NoneType not in get_args(hint):
        return hint, False
    return Union[tuple(arm for arm in get_args(hint) if arm is not NoneType)], True  # noqa: UP007


def _collect(node: Node, path: Path, found: set[Path]) -> None:
    """The paths of all entries of mappings below a part."""
    if isinstance(node, Struct):
        for name, part in node.parts.items():
            _collect(part, (*path, name), found)
    elif isinstance(node, Row):
        for place in range(node.most):
            _collect(node.each, (*path, place), found)
    elif isinstance(node, Mapped):
        for number in range(node.things.size):
            entry = (*path, node.things.name(number))
            found.add(entry)
            _collect(node.each, entry, found)


def _unit(cell: Cell, old: Sequence[int], new: Sequence[int]) -> tuple[Path, Node, int] | None:
    """The smallest part to tell anew when a number has changed; None if nobody sees it."""
    for guard in cell.guards:
        if old[guard.at] != new[guard.at]:
            return guard.path, guard.node, guard.index
        if guard.place >= new[guard.at]:
            return None
    return cell.path, cell.node, cell.index
