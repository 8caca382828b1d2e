"""Who is how strong where, as a view says it? (9.2)"""

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import OWNERS, VIRTUAL
from nunatak.games.wolves.scoring import STRENGTH_WEIGHT, leaders, sole
from nunatak.kernel.state import NOBODY

EVERYBODY = 1 << 30

Presences = NDArray[np.int64]
Column: TypeAlias = tuple[int, ...]  # the presence of each owner in one slot


def columns(found: Presences) -> list[Column]:
    """The presences by slot, as plain numbers."""
    return list(zip(*found.tolist(), strict=True))


def seat_or_none(owner: int) -> int | None:
    """A seat, or None for the virtual pack."""
    return None if owner == VIRTUAL else owner


def strength(presence: int) -> int:
    """W-SCORE-01: how strong a pack is by its presence."""
    return presence // STRENGTH_WEIGHT


def strengths(column: Column) -> list[dict[str, Any]]:
    """W-SCORE-01: strength and alphas of every pack that is present."""
    return [
        {
            "owner": seat_or_none(owner),
            "strength": strength(presence),
            "alphas": presence % STRENGTH_WEIGHT,
        }
        for owner, presence in enumerate(column)
        if presence
    ]


@lru_cache(maxsize=1 << 14)
def winners(column: Column) -> dict[str, Any]:
    """W-SCORE-04 to W-SCORE-09: first, second, or the packs tied for first; None is nobody."""
    found = np.array(column, np.int64)[:, None]
    tied = int(leaders(found, 0, EVERYBODY))
    first = int(sole(tied))
    second = NOBODY if first == NOBODY else int(sole(leaders(found, 0, column[first])))
    return {
        "first": _place(first),
        "second": _place(second),
        "tied": [_place(o) for o in range(OWNERS) if tied >> o & 1] if first == NOBODY else [],
    }


def _place(owner: int) -> int | str | None:
    """A seat, `virtual`, or nobody."""
    return None if owner == NOBODY else "virtual" if owner == VIRTUAL else owner
