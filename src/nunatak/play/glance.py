"""How is a position read quickly? Through a copy whose fields are found at once.

A numpy record looks for a method before it looks for a field, in Python, each time it is asked. The
texts of a position ask hundreds of times; compiled code takes either.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import numpy as np

from nunatak.kernel.state import State

_method = np.void.__getattribute__
_field = np.void.__getitem__


class Glance(np.void):  # type: ignore[misc]  # its stubs call it final; np.record is one
    """A position to be read; the fields are those of the game's record."""

    def __getattribute__(self, name: str) -> Any:
        try:
            return _field(self, name)
        except ValueError:
            return _method(self, name)


@cache
def _form(dtype: np.dtype[Any]) -> np.dtype[Any]:
    fields: Mapping[str, Any] = dtype.fields or {}
    laid_out = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize,
    }
    return np.dtype((Glance, np.dtype(laid_out, align=dtype.isalignedstruct)))  # type: ignore[call-overload]


def glance(state: State) -> State:
    """The position as it is now, to be read and not written."""
    held = np.frombuffer(np.asarray(state).tobytes(), _form(state.dtype))
    return cast(State, held[0])
