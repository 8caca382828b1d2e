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
    """A position of its own memory; each field is fetched when it is first asked for."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except (KeyError, ValueError, IndexError) as error:
            raise AttributeError(name) from error
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value
        self.__dict__.pop(name, None)


def glance(state: State) -> State:
    """The position, ready to be read."""
    memory = bytearray(np.asarray(state).tobytes())
    return cast(State, np.frombuffer(memory, _dtype(state.dtype))[0])


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
