"""What does every position carry, whatever the game?

Each game's STATE record opens with this header, so that generic code can ask who decides and
what was just told, and can draw chance from inside the position.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel import chance
from nunatak.kernel.compiled import compiled

if TYPE_CHECKING:

    class State:
        """A numpy record; its fields are whatever the game's STATE says."""

        dtype: np.dtype[np.record]

        def __getattr__(self, field: str) -> Any: ...
        def __setattr__(self, field: str, value: Any) -> None: ...
else:
    State = np.record

Actions: TypeAlias = NDArray[np.int16]
States: TypeAlias = np.ndarray[Any, np.dtype[np.record]]


class Record(np.record):  # type: ignore[misc]  # numpy's stubs call some of it final
    """A record that compiled code takes quickly.

    Compiled code asks a record for its `data`. Numpy's own looks for that in Python, and describes
    each of its fields in the answer, which takes longer than most of what is compiled.
    """

    __getattribute__ = np.void.__getattribute__

    def __getattr__(self, name: str) -> Any:
        """A field."""
        try:
            return np.void.__getitem__(self, name)
        except (ValueError, KeyError) as error:
            raise AttributeError(name) from error

    @cached_property
    def data(self) -> Any:
        """Its bytes, where it lies in memory."""
        base: Any = self.base
        alone = isinstance(base, np.ndarray) and base.nbytes == self.nbytes
        return base.view(np.uint8) if alone else np.void.data.__get__(self)


@cache
def quick(dtype: np.dtype[Any]) -> np.dtype[np.record]:
    """The same fields, in a record that compiled code takes quickly."""
    return cast("np.dtype[np.record]", np.dtype((Record, dtype)))


NOBODY = -1
EVENT_FIELDS = 4
HEADER = ("chance", "event", "event_count", "seat", "phase", "news")


def record(fields: Sequence[tuple[Any, ...]], *, events: int) -> np.dtype[np.record]:
    """A game's STATE: the header, then the game's own fields, aligned as C would."""
    header: list[tuple[Any, ...]] = [
        ("chance", np.int64, chance.WORDS),  # the random generator
        ("event", np.int16, (events, EVENT_FIELDS)),  # what the last step told, in order
        ("event_count", np.int16),
        ("seat", np.int8),  # who decides now
        ("phase", np.int8),  # what is decided now
        ("news", np.int8),  # 1: the last step showed somebody something new, or used chance
    ]
    aligned = np.dtype([*header, *fields], align=True)
    return cast("np.dtype[np.record]", np.dtype((np.record, aligned)))


def empty(dtype: np.dtype[np.record], count: int = 1) -> States:
    """Positions with every field zero."""
    return np.zeros(count, dtype).view(np.recarray)


def copy(state: State) -> State:
    """The same position in memory of its own."""
    twin = np.zeros(1, quick(state.dtype))
    twin[0] = state
    found: State = twin[0]
    return found


@compiled
def begin_step(state: State) -> None:
    """A new step has told nothing yet."""
    state.event_count = 0
    state.news = 0


@compiled
def tell(state: State, event: int, first: int, second: int, third: int) -> None:
    """Add to what this step tells everybody; the log and the board's motion are made of it."""
    row = state.event[state.event_count]
    row[0] = event
    row[1] = first
    row[2] = second
    row[3] = third
    state.event_count += 1
