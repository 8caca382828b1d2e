"""What is the same for every seat of a position? It is made once, and shared by their views."""

from collections.abc import Callable
from typing import Any

import numpy as np

from nunatak.kernel.state import State

Make = Callable[[State], dict[str, Any]]


def once_per_position(make: Make) -> Make:
    """Remember what was last made of a position; nobody may write into it."""
    last: tuple[bytes, dict[str, Any]] = (b"", {})

    def made(state: State) -> dict[str, Any]:
        nonlocal last
        position, found = last  # one assignment, so that threads need no lock
        now = np.asarray(state).tobytes()
        if position != now:
            found = make(state)
            last = (now, found)
        return found

    return made
