"""What does the page need of Python? Whatever can be reached from an object, and nothing else.

Functions, classes and values are found by following names from function to function; only those
fields and methods are taken whose names are mentioned anywhere on the way. Constants come by
value. Compiled functions become entries of the WebAssembly module.
"""

import ast
import base64
import bisect
import dataclasses
import enum
import functools
import itertools
import json
import math
import re
import threading
import time
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher

from nunatak.kernel import state
from nunatak.kernel.kinds import Numbered
from nunatak.kernel.message import Seat
from nunatak.page.script import NotUnderstood, Writer, builtin, signature

LIBRARY: dict[int, str] = {
    id(value): name
    for name, value in {
        "re.fullmatch": re.fullmatch,
        "re.sub": re.sub,
        "re.split": re.split,
        "re.findall": re.findall,
        "re.escape": re.escape,
        "re.compile": re.compile,
        "cache": functools.cache,
        "partial": functools.partial,
        "replace": dataclasses.replace,
        "combinations": itertools.combinations,
        "groupby": itertools.groupby,
        "pairwise": itertools.pairwise,
        "bisect_right": bisect.bisect_right,
        "prod": math.prod,
        "sqrt": math.sqrt,
        "perf_counter": time.perf_counter,
        "Event": threading.Event,
        "Mapping": Mapping,
        "as_it_is": state.quick,  # the page has one kind of records
    }.items()
}
NUMPY = {
    id(getattr(np, name)): f"np.{name}"
    for name in [
        "zeros",
        "empty",
        "full",
        "arange",
        "array",
        "array_equal",
        "argmax",
        "argsort",
        "argwhere",
        "asarray",
        "bincount",
        "concatenate",
        "count_nonzero",
        "flatnonzero",
        "frombuffer",
        "full",
        "maximum",
        "partition",
        "ravel",
        "repeat",
        "reshape",
        "shape",
        "sort",
        "where",
        "record",
        "recarray",
        "bool_",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float32",
        "float64",
    ]
}
SCALARS = (bool, int, float, str, np.integer, np.floating, np.bool_)


class Gatherer:
    """Collects JavaScript for everything that is reached from the roots."""

    def __init__(
        self,
        absent: Mapping[Any, str],
        renewed: Mapping[type, Mapping[str, str]],
        settled: Mapping[type, tuple[str, ...]] | None = None,
    ) -> None:
        self._settled = settled or {}  # properties that are taken by value
        self._absent = {id(thing): what for thing, what in absent.items()}
        self._renewed = renewed  # fields that the page makes anew, by the method that gives them
        self._kept: list[Any] = []  # so that no id is given twice
        self._names: dict[int, str] = {}
        self._functions: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._methods: dict[str, dict[str, str]] = {}
        self._signatures: list[str] = []
        self._values: dict[str, Any] = {}
        self._mentioned: set[str] = set()
        self._made: set[type] = set()  # classes that functions know, and may make things of
        self.compiled: dict[str, Any] = {}  # by the names of their entries

    # -------------------------------------------------------------- the whole

    def module(self, root: Any) -> str:
        """The module whose default export makes the root, given the page's runtime."""
        self._mentioned |= {name for name in vars(type(root)) if not name.startswith("__")}
        self._mentioned |= set(vars(root))
        name = self.name(root)
        while self._grown():
            pass
        lines = [*self._functions.values(), *self._written_classes(), *self._signatures]
        done: set[str] = set()
        for each in self._values:
            lines += self._written(each, done)
        for each, cls in self._classes.items():
            lines += self._class_values(each, cls)
        return "\n".join(["export default function ($) {", *lines, f"return {name};", "}", ""])

    def _grown(self) -> bool:
        """Follow all names that are mentioned by now; whether that has found anything new."""
        before = (len(self._names), len(self._mentioned), self._written_methods)
        for name, cls in list(self._classes.items()):
            self._follow_class(name, cls)
            if dataclasses.is_dataclass(cls):
                self._fields(cls)
            for _, value in self._of_class(cls):
                self.name(value)
        for value in list(self._values.values()):
            for part in self._parts(value):
                self.name(part)
        return before != (len(self._names), len(self._mentioned), self._written_methods)

    @property
    def _written_methods(self) -> int:
        return sum(map(len, self._methods.values()))

    # -------------------------------------------------------------- names

    def name(self, thing: Any) -> str:
        """JavaScript for a thing: a literal, or the name under which it is kept."""
        if thing is None:
            return "null"
        if isinstance(thing, Seat):
            return f"new $.Seat({int(thing)})"
        if isinstance(thing, SCALARS) and not isinstance(thing, Numbered):
            return _literal(thing)
        if thing is Seat:
            return "$.Seat"
        if id(thing) in self._absent:
            return f"$.absent({json.dumps(self._absent[id(thing)])})"
        if id(thing) in LIBRARY or id(thing) in NUMPY:
            return f"$.lib[{json.dumps(LIBRARY.get(id(thing)) or NUMPY[id(thing)])}]"
        own = builtin(thing)
        if own is not None:
            return f"$.lib.{own}"
        if id(thing) not in self._names:
            self._names[id(thing)] = "?"
            self._kept.append(thing)
            self._take(thing)
        return self._names[id(thing)]

    def _called(self, thing: Any, word: str) -> str:
        name = f"{re.sub(r'[^A-Za-z0-9_]', '_', word)}_{len(self._names)}"
        self._names[id(thing)] = name
        return name

    def _take(self, thing: Any) -> None:
        if isinstance(thing, types.ModuleType):
            raise NotUnderstood(f"the module {thing.__name__} as a value is not understood")
        if isinstance(thing, Dispatcher):
            name = self._named_entry(thing.py_func)
            self._names[id(thing)] = name
            self.compiled[name] = thing
            self._values[name] = thing
        elif isinstance(thing, types.FunctionType):
            self._take_function(thing)
        elif isinstance(thing, type):
            name = self._called(thing, thing.__name__)
            if typing.is_typeddict(thing):
                self._values[name] = thing
            else:
                self._take_class(name, thing)
        else:
            self._values[self._called(thing, type(thing).__name__)] = thing

    def _named_entry(self, function: types.FunctionType) -> str:
        """By where it stands and what it closes over: the same in every build."""
        words = [*function.__module__.split(".")[2:], function.__name__]
        words += [_word(cell.cell_contents) for cell in function.__closure__ or ()]
        name = re.sub(r"\W", "_", "_".join(words))
        return name if name not in self.compiled else f"{name}_{len(self.compiled)}"

    # -------------------------------------------------------------- functions

    def _take_function(self, function: types.FunctionType) -> None:
        name = self._called(function, function.__name__.strip("<>"))
        node = node_of(function)
        writer = self._writer(function)
        self._functions[name] = writer.function(node, name)
        self._signatures.append(f"$.known({name}, {signature(node)});")
        self._mention(self._functions[name])

    def _writer(self, function: types.FunctionType) -> Writer:
        def resolve(name: str) -> str:
            found = looked_up(function, name)
            if isinstance(found, type):
                self._made.add(found)
            return self.name(found)

        def folded(node: ast.expr) -> str | None:
            try:
                return self._folded(function, node)
            except (AttributeError, NameError):
                return None

        return Writer(function.__code__.co_filename, resolve, folded)

    def _folded(self, function: types.FunctionType, node: ast.expr) -> str | None:
        """The value of `Phase.LEAD`, `np.zeros` or `Event.PLANS.told.rule`."""
        if not isinstance(node, ast.Attribute):
            return None
        value = _constant(function, node)
        owner = _constant(function, node.value)
        if isinstance(owner, types.ModuleType) or isinstance(value, (*SCALARS, Numbered)):
            return self.name(value)
        return None

    def _mention(self, code: str) -> None:
        self._mentioned |= set(re.findall(r"['\"]([A-Za-z_]\w*)['\"]", code))

    # -------------------------------------------------------------- classes

    def _take_class(self, name: str, cls: type) -> None:
        self._classes[name] = cls
        self._methods[name] = {}
        base = self._base(cls)
        if base is not None:
            self.name(base)
        if issubclass(cls, Numbered):
            for member in cls:
                self.name(member)

    def _base(self, cls: type) -> type | None:
        """The class that it extends in the page."""
        for base in cls.__bases__:
            if base is object or base.__module__ in ("typing", "abc", "enum"):
                continue
            if base in (int, tuple):
                return None
            return base
        return None

    def _follow_class(self, name: str, cls: type) -> None:
        """Write those methods whose names are mentioned."""
        if issubclass(cls, tuple):
            return
        for word, thing in list(vars(cls).items()):
            if word in self._methods[name] or not self._is_wanted(cls, word):
                continue
            function, prefix = _method(thing)
            if function is not None and id(function) not in self._absent:
                self._methods[name][word] = ""
                self._methods[name][word] = self._written_method(name, cls, function, prefix)
                self._mention(self._methods[name][word])

    def _is_wanted(self, cls: type, word: str) -> bool:
        if word in ("__init__", *_field_names(cls)) and dataclasses.is_dataclass(cls):
            return False
        if word in self._settled.get(cls, ()):
            return False
        if word == "__post_init__":
            return any(issubclass(made, cls) for made in self._made)
        if word == "__init__":
            return any(issubclass(made, cls) for made in self._made)
        return word in self._mentioned or word == "__str__"

    def _written_method(
        self, name: str, cls: type, function: types.FunctionType, prefix: str
    ) -> str:
        node = node_of(function)
        if not isinstance(node, ast.FunctionDef):
            raise NotUnderstood(f"{function.__qualname__} is a lambda in a class")
        text = self._writer(function).method(node, prefix, name)
        owner = name if prefix == "static " else f"{name}.prototype"
        if "get " not in prefix:
            given = signature(node, method=True)
            self._signatures.append(f"$.known({owner}.{node.name}, {given});")
        if isinstance(vars(cls).get(node.name), functools.cached_property):
            self._signatures.append(f"$.remembered({name}, {json.dumps(node.name)});")
        return text

    def _written_classes(self) -> Iterator[str]:
        done: set[str] = set()
        for name in self._classes:
            yield from self._written_class(name, done)

    def _written_class(self, name: str, done: set[str]) -> Iterator[str]:
        """A class, after the one that it extends."""
        if name in done:
            return
        done.add(name)
        cls = self._classes[name]
        base = self._base(cls)
        parent = "$.Base" if base is None else self.name(base)
        if parent in self._classes:
            yield from self._written_class(parent, done)
        if issubclass(cls, enum.IntEnum) and parent not in self._classes:
            parent = "$.Member"
        if issubclass(cls, tuple):
            fields = json.dumps(cls._fields)  # type: ignore[attr-defined]
            yield f"const {name} = $.namedtuple({json.dumps(cls.__name__)}, {fields});"
            return
        yield f"class {name} extends {parent} {{"
        yield from self._methods[name].values()
        yield "}"
        yield f"$.class({name}, {json.dumps(cls.__name__)});"
        if dataclasses.is_dataclass(cls):
            yield f"$.dataclass({name}, {self._fields(cls)});"

    def _fields(self, cls: type) -> str:
        """The fields of a dataclass, each with what makes its default."""
        found = []
        is_made = any(issubclass(made, cls) for made in self._made)
        for each in dataclasses.fields(cls):
            default = "null"
            if not is_made:
                pass
            elif each.default is not dataclasses.MISSING:
                default = f"() => {self.name(each.default)}"
            elif each.default_factory is not dataclasses.MISSING:
                default = f"() => $.run({self.name(each.default_factory)})"
            found.append(f"[{json.dumps(each.name)}, {default}]")
        return f"[{', '.join(found)}]"

    def _class_values(self, name: str, cls: type) -> Iterator[str]:
        """What a class has that is no method; the members of an enumeration."""
        if issubclass(cls, enum.IntEnum) and not issubclass(cls, Numbered):
            for member in cls:
                yield f"$.member({name}, {int(member)}, {json.dumps(member.name)}, null);"
        for word, value in self._of_class(cls):
            yield f"$.shared({name}, {json.dumps(word)}, {self.name(value)});"

    def _of_class(self, cls: type) -> Iterator[tuple[str, Any]]:
        if issubclass(cls, enum.Enum) or issubclass(cls, tuple):
            return
        for word, value in vars(cls).items():
            if word in self._mentioned and not word.startswith("__") and _is_plain(value):
                if word not in _field_names(cls):
                    yield word, value

    # -------------------------------------------------------------- values

    def _parts(self, value: Any) -> Iterator[Any]:
        """The things that a value is made of."""
        match value:
            case tuple() | list() | set() | frozenset():
                if hasattr(value, "_fields"):
                    yield type(value)
                yield from value
            case dict() | types.MappingProxyType():
                for key, item in value.items():
                    yield key
                    yield item
            case functools.partial():
                yield from (value.func, *value.args, *value.keywords.values())
            case types.MethodType():
                yield value.__self__
                self._mentioned.add(value.__func__.__name__)
            case functools._lru_cache_wrapper():
                yield value.__wrapped__
            case Numbered():
                yield type(value)
                if "about" in self._mentioned:
                    yield value.about
            case np.ndarray() | np.dtype() | re.Pattern() | range() | Dispatcher() | Path():
                pass
            case _ if typing.is_typeddict(value):
                pass
            case _:
                yield type(value)
                yield from self._state(value).values()

    def _state(self, value: Any) -> dict[str, Any]:
        """The fields of an object whose names are mentioned."""
        fields = dict(getattr(value, "__dict__", {}))
        if dataclasses.is_dataclass(value):
            fields |= {each.name: getattr(value, each.name) for each in dataclasses.fields(value)}
        fields |= {name: getattr(value, name) for name in self._settled.get(type(value), ())}
        renewed = self._renewed.get(type(value), {})
        return {
            name: field
            for name, field in fields.items()
            if name in self._mentioned and name not in renewed and not _is_form(field)
        }

    def _written(self, name: str, done: set[str]) -> Iterator[str]:
        """A value, after those that it is made of."""
        if name in done:
            return
        done.add(name)
        value = self._values[name]
        for part in self._parts(value):
            other = self.name(part)
            if other in self._values:
                yield from self._written(other, done)
        yield f"const {name} = {self._constructed(name, value)};"

    def _constructed(self, name: str, value: Any) -> str:
        match value:
            case Dispatcher():
                return f"$.compiled({json.dumps(name)})"
            case tuple() if hasattr(value, "_fields"):
                return f"$.run({self.name(type(value))}, {self._listed(value)})"
            case tuple():
                return f"$.tuple([{self._listed(value)}])"
            case list():
                return f"[{self._listed(value)}]"
            case set() | frozenset():
                return f"$.set([{self._listed(sorted(value, key=repr))}])"
            case dict() | types.MappingProxyType():
                pairs = (f"[{self.name(key)}, {self.name(item)}]" for key, item in value.items())
                return f"$.dict([{', '.join(pairs)}])"
            case range():
                return f"new $.Range({value.start}, {value.stop}, {value.step})"
            case functools.partial():
                pairs = (f"[{json.dumps(k)}, {self.name(v)}]" for k, v in value.keywords.items())
                handed = self._listed(value.args)
                return f"$.partial({self.name(value.func)}, [{handed}], [{', '.join(pairs)}])"
            case types.MethodType():
                return f"$.get({self.name(value.__self__)}, {json.dumps(value.__func__.__name__)})"
            case functools._lru_cache_wrapper():
                return f"$.cached({self.name(value.__wrapped__)})"
            case np.ndarray():
                return _array(value)
            case np.dtype():
                return f"$.dtype({json.dumps(described(value))})"
            case re.Pattern():
                return f'$.lib["re.compile"]({json.dumps(value.pattern)})'
            case Numbered():
                about = self.name(value.about) if "about" in self._mentioned else "null"
                named = json.dumps(value.name)
                return f"$.member({self.name(type(value))}, {int(value)}, {named}, {about})"
            case Path():
                return "null"
            case _ if typing.is_typeddict(value):
                return "$.lib.dict"
            case _:
                fields = self._state(value).items()
                pairs = (f"{json.dumps(word)}: {self.name(field)}" for word, field in fields)
                made = f"$.object({self.name(type(value))}, {{{', '.join(pairs)}}})"
                for field, maker in self._renewed.get(type(value), {}).items():
                    made = f"$.renewed({made}, {json.dumps(field)}, {json.dumps(maker)})"
                return made

    def _listed(self, values: Any) -> str:
        return ", ".join(map(self.name, values))


# ------------------------------------------------------------------ where a function stands


def node_of(function: types.FunctionType) -> ast.FunctionDef | ast.Lambda:
    """The source of a function, as a tree."""
    code = function.__code__
    alike = [
        node
        for node in ast.walk(_tree(code.co_filename))
        if isinstance(node, ast.FunctionDef | ast.Lambda) and _begins(node) == code.co_firstlineno
    ]
    if function.__name__ == "<lambda>":
        alike = [node for node in alike if isinstance(node, ast.Lambda)]
    else:
        named = [node for node in alike if getattr(node, "name", "") == code.co_name]
        alike = list(named)
    if len(alike) > 1:
        alike = [node for node in alike if _compiles_to(node, code)]
    if not alike:
        raise NotUnderstood(
            f"{code.co_filename}:{code.co_firstlineno}: {code.co_name} has no source"
        )
    return alike[0]


@functools.cache
def _tree(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text("utf-8"))


def _begins(node: ast.FunctionDef | ast.Lambda) -> int:
    decorated = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorated)])


def _compiles_to(node: ast.FunctionDef | ast.Lambda, code: types.CodeType) -> bool:
    """Whether several functions of one line are told apart by what they were compiled to."""
    if not isinstance(node, ast.Lambda):
        return True
    ends = {place[:4] for place in code.co_positions() if place[2] is not None}
    body = node.body
    inside = [place for place in ends if (place[0], place[2]) >= (body.lineno, body.col_offset)]
    return (
        bool(inside)
        and all((place[1], place[3]) <= (body.end_lineno, body.end_col_offset) for place in inside)
        and any((place[0], place[2]) == (body.lineno, body.col_offset) for place in inside)
    )


def looked_up(function: types.FunctionType, name: str) -> Any:
    """What a name from outside means inside a function."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    if name in cells:
        return cells[name].cell_contents
    if name in function.__globals__:
        return function.__globals__[name]
    own = function.__globals__["__builtins__"]
    found = own if isinstance(own, dict) else vars(own)
    if name not in found:
        raise NotUnderstood(f"{function.__code__.co_filename}: {name} is unknown")
    return found[name]


def _constant(function: types.FunctionType, node: ast.expr) -> Any:
    if isinstance(node, ast.Attribute):
        return getattr(_constant(function, node.value), node.attr)
    if isinstance(node, ast.Name):
        return looked_up(function, node.id)
    raise AttributeError


# ------------------------------------------------------------------ what a value is


def _literal(value: Any) -> str:
    if isinstance(value, bool | np.bool_):
        return "true" if value else "false"
    if isinstance(value, int | np.integer):
        return str(int(value))
    if isinstance(value, float | np.floating):
        return "Infinity" if math.isinf(value) else repr(float(value))
    return json.dumps(str(value), ensure_ascii=False)


def _word(value: Any) -> str:
    return str(value) if isinstance(value, SCALARS) else ""


def _method(thing: Any) -> tuple[Any, str]:
    """The function behind a method, and the words before its name."""
    match thing:
        case types.FunctionType():
            return thing, ""
        case classmethod():
            return thing.__func__, "static "
        case property():
            return thing.fget, "get "
        case functools.cached_property():
            return thing.func, "get "
    return None, ""


def _is_plain(value: Any) -> bool:
    descriptors = (
        types.FunctionType,
        classmethod,
        staticmethod,
        property,
        functools.cached_property,
        types.MemberDescriptorType,
        types.GetSetDescriptorType,
    )
    return not isinstance(value, descriptors)


def _field_names(cls: type) -> list[str]:
    """The fields of a dataclass, whose defaults are no parts of the class."""
    is_one = dataclasses.is_dataclass(cls)
    return [each.name for each in dataclasses.fields(cls)] if is_one else []


def _is_form(value: Any) -> bool:
    return typing.is_typeddict(value)


def _array(array: np.ndarray[Any, Any]) -> str:
    kept = np.ascontiguousarray(array)
    data = base64.b64encode(kept.tobytes()).decode()
    return f"$.array({json.dumps(str(kept.dtype))}, {list(kept.shape)}, {json.dumps(data)})"


def described(dtype: np.dtype[Any]) -> Any:
    """A type of numbers by its name, a record by its size and its fields: where, of what, shape."""
    if dtype.names is None:
        return str(dtype)
    fields = {}
    for name in dtype.names:
        inner, offset = dtype.fields[name][:2]  # type: ignore[index]
        fields[name] = [offset, str(inner.base), list(inner.shape)]
    return {"size": dtype.itemsize, "fields": fields}
