"""How is a compiled function called from JavaScript? Numbers are doubles, all else is pointers.

An entry is a wrapper around a function of the rules that takes nothing but what WebAssembly and
JavaScript have in common: a record is a pointer to its bytes; an array is a pointer to its items,
in order, and its lengths; a named tuple is its parts, one after the other; any number is a double.
What comes back is a double, or is written as doubles where the last pointer points.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import carray, cfunc, types
from numba.core.errors import NumbaError

DEEPEST = 3  # dimensions of an array whose shape no annotation tells


@dataclass(frozen=True)
class Number:
    """An integer, a flag or a fraction."""

    whole: bool = True
    listed: bool = False  # a member of an enumeration
    flag: bool = False


@dataclass(frozen=True)
class Record:
    """One record of a type."""

    dtype: np.dtype[Any]


@dataclass(frozen=True)
class Array:
    """Items of a type, in so many dimensions."""

    dtype: np.dtype[Any]
    dimensions: int


@dataclass(frozen=True)
class Parts:
    """A named tuple."""

    made_by: Any
    parts: tuple["Argument", ...]


Argument = Number | Record | Array | Parts


@dataclass(frozen=True)
class Several:
    """A tuple of numbers."""

    count: int


@dataclass(frozen=True)
class Entry:
    """A compiled function with a name in the page, and what it takes and gives."""

    name: str
    arguments: tuple[Argument, ...]
    result: Number | Array | Several | None
    code: str = field(repr=False)  # of its module, as LLVM writes it
    symbol: str = field(repr=False)


class NoEntry(TypeError):
    """A function can't be called from the page."""


def entry(name: str, function: Any, arguments: Sequence[Argument] | None, state: Any) -> Entry:
    """The entry of a function; without arguments, they follow from its annotations."""
    if arguments is not None:
        return _compiled(name, function, tuple(arguments))
    for guess in guesses(function, state):
        try:
            return _compiled(name, function, guess)
        except NumbaError as error:
            failed = error
    raise NoEntry(f"{_place(function)}: {failed}")


def _place(function: Any) -> str:
    code = function.py_func.__code__
    return f"{code.co_filename}:{code.co_firstlineno} {code.co_name}"


# ------------------------------------------------------------------ what a function takes


def guesses(function: Any, state: Any) -> Iterator[tuple[Argument, ...]]:
    """Arguments as they are annotated, with arrays of one, two and three dimensions."""
    hints = get_type_hints(function.py_func)
    code = function.py_func.__code__
    names = code.co_varnames[: code.co_argcount]
    missing = [name for name in names if name not in hints]
    if missing:
        raise NoEntry(f"{_place(function)}: {missing[0]} has no type")
    yield from product(*(list(_kinds(hints[name], state)) for name in names))


def _kinds(hint: Any, state: Any) -> Iterator[Argument]:
    if hint is np.record:
        yield Record(state)
    elif hint is float:
        yield Number(whole=False)
    elif get_origin(hint) is np.ndarray:
        shape, kind = get_args(hint)
        items = np.dtype(get_args(kind)[0])
        dtype = state if items.kind == "V" else items
        yield from (Array(dtype, count) for count in _dimensions(shape))
    else:
        yield Number()


def _dimensions(shape: Any) -> Sequence[int]:
    """Those of an annotated shape (`tuple[int, int]`), or all that are possible."""
    lengths = get_args(shape)
    is_open = not lengths or Ellipsis in lengths
    return range(1, DEEPEST + 1) if is_open else [len(lengths)]


# ------------------------------------------------------------------ the wrapper


def _compiled(name: str, function: Any, arguments: tuple[Argument, ...]) -> Entry:
    wrapper = _Wrapper(function)
    handed = ", ".join([wrapper.take(argument) for argument in arguments])
    compiled = _call_template(function, arguments)
    result = _result(compiled)
    code = wrapper.code(handed, result)
    made = cfunc(wrapper.signature(result))(code)
    return Entry(name, arguments, result, made.inspect_llvm(), made.native_name)


def _call_template(function: Any, arguments: tuple[Argument, ...]) -> Any:
    """What the function gives for these types, by Numba's own reckoning."""
    function.get_call_template(tuple(map(_type_of, arguments)), {})
    signatures = function.nopython_signatures
    wanted = tuple(map(_type_of, arguments))
    return next(each.return_type for each in reversed(signatures) if each.args == wanted)


def _type_of(argument: Argument) -> Any:
    match argument:
        case Number(whole):
            return types.int64 if whole else types.float64
        case Record(dtype):
            return numba.from_dtype(dtype)
        case Array(dtype, dimensions):
            return types.Array(numba.from_dtype(dtype), dimensions, "C")
        case Parts(made_by, parts):
            return types.BaseTuple.from_types(list(map(_type_of, parts)), made_by)


def _result(given: Any) -> Number | Array | Several | None:
    if isinstance(given, types.NoneType):
        return None
    if isinstance(given, types.Array):
        return Array(np.dtype(str(given.dtype)), given.ndim)
    if isinstance(given, types.BaseTuple):
        return Several(len(given))
    listed = isinstance(given, types.IntEnumMember)
    flag = isinstance(given, types.Boolean)
    return Number(whole=not isinstance(given, types.Float), listed=listed, flag=flag)


class _Wrapper:
    """The source of an entry, written argument by argument."""

    def __init__(self, function: Any) -> None:
        self._names: dict[str, Any] = {"function": function, "carray": carray}
        self._taken: list[Any] = []

    def take(self, argument: Argument) -> str:
        """How the function gets the argument."""
        match argument:
            case Number(whole):
                name = self._take(types.float64)
                return f"int({name})" if whole else name
            case Record(dtype):
                return f"carray({self._take(types.CPointer(numba.from_dtype(dtype)))}, 1)[0]"
            case Array(dtype, dimensions):
                pointer = self._take(types.CPointer(numba.from_dtype(dtype)))
                lengths = [f"int({self._take(types.float64)})," for _ in range(dimensions)]
                return f"carray({pointer}, ({' '.join(lengths)}))"
            case Parts(made_by, parts):
                name = f"made{len(self._names)}"
                self._names[name] = made_by
                return f"{name}({', '.join(map(self.take, parts))})"

    def _take(self, type_: Any) -> str:
        self._taken.append(type_)
        return f"a{len(self._taken)}"

    def signature(self, result: Number | Array | Several | None) -> Any:
        """Of the entry, as Numba writes it."""
        if isinstance(result, Number):
            return types.float64(*self._taken)
        out = [] if result is None else [types.CPointer(types.float64)]
        return types.void(*self._taken, *out)

    def code(self, handed: str, result: Number | Array | Several | None) -> Callable[..., Any]:
        """The wrapper, as Numba compiles it."""
        names = [f"a{number + 1}" for number in range(len(self._taken))]
        call = f"function({handed})"
        match result:
            case None:
                lines = [call]
            case Number():
                found = f"{call}.value" if result.listed else call
                lines = [f"return float(int({found}))" if result.whole else f"return {found}"]
            case Several(count):
                names.append("out")
                lines = [f"found, to = {call}, carray(out, {count})"]
                lines += [f"to[{number}] = found[{number}]" for number in range(count)]
            case Array(_, dimensions):
                names.append("out")
                lines = [f"found = {call}", f"to = carray(out, found.size + {dimensions})"]
                lines += [f"to[{number}] = found.shape[{number}]" for number in range(dimensions)]
                store = f"to[number + {dimensions}] = item"
                lines += [f"for number, item in enumerate(found.flat): {store}"]
        source = "\n    ".join([f"def entry({', '.join(names)}):", *lines])
        exec(source, self._names)
        made: Callable[..., Any] = self._names["entry"]
        return made
