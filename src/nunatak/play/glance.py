"""How is a position read quickly? Through a copy whose fields are found at once.

A numpy record looks for a method before it looks for a field, in Python, each time it is asked. The
texts of a position ask hundreds of times; compiled code takes either.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import numpy as np

from nunatak.kernel.state import Record, State


class Field:
    """A field of a position: found once, then it is an attribute like any other."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, position: Any, _owner: type) -> Any:
        """What the position has there."""
        found = position.__dict__[self.name] = position[self.name]
        return found


@cache
def _form(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, read through a class of its own that knows its fields."""
    fields: Mapping[str, Any] = dtype.fields or {}
    laid_out = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": dtype.itemsize,
    }
    read = {name: Field(name) for name in fields}
    glance = type("Glance", (np.void,), {**read, "data": Record.data})
    return np.dtype((glance, np.dtype(laid_out, align=dtype.isalignedstruct)))  # type: ignore[call-overload]


def glance(state: State) -> State:
    """The position as it is now, to be read and not written."""
    held = np.frombuffer(np.asarray(state).tobytes(), _form(state.dtype))
    return cast(State, held[0])
