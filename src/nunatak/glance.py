"""How is a position read quickly? A view asks for hundreds of fields, and numpy's records are slow.

A glance is a copy of a position whose fields are looked up once. Compiled functions take it like
the position itself.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from nunatak.kernel.state import State

if TYPE_CHECKING:
    Base = Any
else:
    Base = np.void


class Glance(Base):  # type: ignore[misc]
    """A position of its own memory; each field is fetched when it is first asked for.

    What is kept looks into the memory and not at the glance: numpy's records can't be found by
    the search for litter, so that a circle of them would stay for ever.
    """

    def __getattr__(self, name: str) -> Any:
        memory = self.__dict__.get("memory")
        try:
            if memory is None:  # a copy, which is soon written to
                return self[name]
            value = memory[name][0]
        except (KeyError, ValueError, IndexError) as error:
            raise AttributeError(name) from error
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value
        self.__dict__.pop(name, None)


def glance(state: State) -> State:
    """The position, ready to be read."""
    memory = np.frombuffer(bytearray(np.asarray(state).tobytes()), _dtype(state.dtype))
    found = memory[0]
    found.__dict__["memory"] = memory
    return cast(State, found)


@cache
def _dtype(dtype: np.dtype[np.record]) -> np.dtype[Any]:
    """The same fields at the same places, read as glances."""
    fields = {name: dtype.fields[name] for name in dtype.names or ()} if dtype.fields else {}
    plain = np.dtype(
        {
            "names": list(fields),
            "formats": [field[0] for field in fields.values()],
            "offsets": [field[1] for field in fields.values()],
            "itemsize": dtype.itemsize,
        },
        align=True,
    )
    return np.dtype((Glance, plain))
