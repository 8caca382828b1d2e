"""Where do we reach into Numba? Here alone: six hooks that none of its public parts offers.

Another version of Numba may break any of them without a word, so its version has an upper bound in
`pyproject.toml`, and `tests/kernel/test_numba_inside.py` fails when a hook stops working.
"""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import llvmlite.binding as ll
import numpy as np
from numba import config, int64, types
from numba.core import cgutils, environment
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.environment import Environment
from numba.core.runtime import rtsys
from numba.extending import intrinsic
from numpy.typing import NDArray

A = TypeVar("A")

# ------------------------------------------------------------------ one width for all integers


def widened(dispatcher: Any) -> Any:
    """Compiled callers hand over all integers as 64 bits.

    Fields of a record are of many widths; without this a function would be compiled anew for
    every mixture of them, which is most of what compilation costs.
    """
    if not config.DISABLE_JIT:
        narrow = dispatcher.get_call_template
        dispatcher.get_call_template = lambda args, kws: narrow(
            tuple(map(_wide, args)), {name: _wide(type_) for name, type_ in kws.items()}
        )
    return dispatcher


def _wide(type_: Any) -> Any:
    """The type in which an argument is handed over."""
    return types.int64 if isinstance(type_, types.Integer | types.IntEnumMember) else type_


# ------------------------------------------------------------------ code read without a compiler


def kept(dispatcher: Any, folder: Path) -> Any:
    """Machine code is kept in the folder, and read from there in a fraction of Numba's time."""
    if not config.DISABLE_JIT:
        dispatcher._cache = Keeper(dispatcher.py_func, folder)
    return dispatcher


class Unread(JITCodeLibrary):  # type: ignore[misc]
    """Machine code from a file, with bitcode that is read when other code is linked with it.

    Numba reads all bitcode at once and makes a list of its names, which is most of what loading
    costs; a function that is only called needs neither.
    """

    _bitcode: bytes
    _shared_module: Any

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Any:
        name, kind, data = state
        if kind != "object":
            return _their_unserialize(codegen, state)
        code, bitcode = data
        made = cls(codegen, name)
        made._bitcode = bitcode
        made.enable_object_caching()
        made._set_compiled_object(code)
        made._finalize_final_module()
        return made

    def _get_module_for_linking(self) -> Any:
        if self._shared_module is None:
            self._shared_module = ll.parse_bitcode(self._bitcode)
            self._codegen._engine._load_defined_symbols(self._shared_module)
        return self._shared_module

    def get_pointer_to_function(self, name: str) -> int:
        """Where a function begins, or 0; a name that nobody knows yet may be in the bitcode."""
        if not self._codegen._engine.is_symbol_defined(name):
            self._get_module_for_linking()
        return int(super().get_pointer_to_function(name))


_their_unserialize = JITCodeLibrary._unserialize
JITCodeLibrary._unserialize = Unread._unserialize


class Loader(CompileResultCacheImpl):  # type: ignore[misc]
    """What is asked of a function that is loaded has these two names."""

    def rebuild(self, context: Any, payload: Any) -> Any:
        """They are told before they are asked for."""
        _library, described, *_others = payload
        context.codegen()._engine._defined_symbols |= {
            described.llvm_func_name,
            described.llvm_cpython_wrapper_name,
        }
        return super().rebuild(context, payload)


class Files(FunctionCache):  # type: ignore[misc]
    """Numba's files of one function, loaded our way; they are written as Numba writes them."""

    _impl_class = Loader


class Keeper:
    """Numba's cache of one function, opened when the function is first called from outside.

    Numba opens it while it decorates, though most functions are called by compiled ones only; and
    it readies the whole compiler before it reads a file, though only a function that is not there
    needs that, and whoever compiles it does so anyway.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        self._function = function
        self._folder = folder

    @cached_property
    def _files(self) -> FunctionCache:
        """Numba reads its setting now, so it is lent ours for that moment only.

        Another package's functions stay where they were.
        """
        theirs = config.CACHE_DIR
        config.CACHE_DIR = str(self._folder)
        try:
            return Files(self._function)
        finally:
            config.CACHE_DIR = theirs

    @property
    def cache_path(self) -> str:
        """Where the files of this function are."""
        return str(self._files.cache_path)

    def load_overload(self, signature: Any, context: Any) -> Any:
        """What was compiled for these types, if it was."""
        rtsys.initialize(context)  # what all machine code calls
        with self._files._guard_against_spurious_io_errors():
            return self._files._load_overload(signature, context)

    def save_overload(self, signature: Any, result: Any) -> None:
        """For the next process."""
        self._files.save_overload(signature, result)

    def flush(self) -> None:
        """Forget everything."""
        self._files.flush()


def _rebuild_env(module: str, constants: list[Any], name: str) -> Environment:
    """The surroundings of a function that is read, without its module where that is Numba's own.

    Numba imports the module for its globals, which only object mode asks for. Among its modules
    are those of linear algebra, and they bring half of SciPy along where it is installed.
    """
    if not module.startswith("numba."):
        return _their_rebuild_env(module, constants, name)
    known = environment.lookup_environment(name)
    if known is not None:
        return known
    made = Environment({"__name__": module})  # by which it is written down again
    made.consts[:] = constants
    made.env_name = name
    Environment._memo[name] = made
    return made


_their_rebuild_env = environment._rebuild_env
_rebuild_env.__module__ = environment.__name__  # so files name theirs, which all can read
environment._rebuild_env = _rebuild_env


# ------------------------------------------------------------------ arrays that nobody counts


def lent(array: A) -> A:
    """The same array, uncounted: whoever lends it must hold it for as long as it is used.

    Numba counts the references to an array whenever a view of it is made or handed on, and the
    counting costs a loop over rows more than some of the rules do.
    """
    return array


@intrinsic
def _lent(_typing: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        made = context.make_array(signature.return_type)(context, builder, args[0])
        made.meminfo = cgutils.get_null_value(made.meminfo.type)
        return made._getvalue()

    return array(array), generate


# ------------------------------------------------------------------ counting in several threads


def add_atomically(counts: NDArray[np.int64], place: int, amount: int) -> int:
    """Add to a count before any other thread can look; what it was before."""
    before = int(counts[place])
    counts[place] += amount
    return before


@intrinsic
def _add_atomically(_typing: Any, counts: Any, _place: Any, _amount: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(counts)(context, builder, args[0])
        here = cgutils.get_item_pointer(context, builder, counts, array, [args[1]])
        return builder.atomic_rmw("add", here, args[2], "seq_cst")

    return int64(counts, int64, int64), generate


if not config.DISABLE_JIT:
    lent = _lent
    add_atomically = _add_atomically
