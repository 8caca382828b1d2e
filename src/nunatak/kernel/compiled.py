"""How does plain Python become machine code?

`@compiled` marks every function of the rules. The same source runs interpreted when
`NUMBA_DISABLE_JIT=1` is set, and with index checks when `NUMBA_BOUNDSCHECK=1` is.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import config, njit

from nunatak.kernel import cache
from nunatak.kernel.numba_inside import kept, widened

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(config.DISABLE_JIT)
CHECKED = bool(config.BOUNDSCHECK)
CACHE_FOLDER = cache.folder(checked=CHECKED)


def compiled(function: F) -> F:
    """Compile on first call, without the interpreter lock, cached in `CACHE_FOLDER`."""
    return cast(F, kept(widened(njit(function, nogil=True)), CACHE_FOLDER))


def written_out(function: F) -> F:
    """Compile as a part of whoever calls it.

    Numba optimises a function with all that it calls, so every step of a long way down to the
    rules costs the rules once more. For what is called from one place only.
    """
    return cast(F, njit(function, inline="always", nogil=True))
