"""How does it stand? Points by source and places of all seats, as if the game ended now."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Tally:
    """Rows are seats."""

    points: NDArray[np.int64]  # a column is a source
    places: NDArray[np.int64]  # 1 is the first

    @property
    def totals(self) -> list[int]:
        """The points of each seat."""
        found: list[int] = self.points.sum(axis=1).tolist()
        return found

    @property
    def winners(self) -> list[int]:
        """Who has the first place."""
        found: list[int] = np.flatnonzero(self.places == 1).tolist()
        return found
