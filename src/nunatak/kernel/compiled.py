"""How does plain Python become machine code?

`@compiled` marks every function of the rules. The same source runs interpreted when
`NUMBA_DISABLE_JIT=1` is set, and with index checks when `NUMBA_BOUNDSCHECK=1` is.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import config, njit, types

from nunatak.kernel import cache

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)
CACHE_FOLDER = cache.folder(checked=bool(config.BOUNDSCHECK))


def compiled(function: F) -> F:
    """Compile on first call, without the interpreter lock, cached in `CACHE_FOLDER`.

    Numba reads its cache setting while it decorates, so it is lent ours for that moment only:
    another package's functions stay where they were.
    """
    theirs = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        made = njit(function, cache=True, nogil=True)
    finally:
        config.CACHE_DIR = theirs
    return cast(F, made if INTERPRETED else _with_wide_integers(made))


def _with_wide_integers(dispatcher: Any) -> Any:
    """Let compiled callers hand over every integer as 64 bits.

    Else Numba compiles a function once more for each constant and for each width of integer
    that somewhere is handed to it, which is most of the time that compiling takes.
    """
    numbas_own = dispatcher.get_call_template

    def get_call_template(args: Any, kws: dict[str, Any]) -> Any:
        return numbas_own(
            tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()}
        )

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _widened(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else kind
