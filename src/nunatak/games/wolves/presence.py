"""Who is how strong where, as a view says it? (9.2)"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import OWNERS, VIRTUAL
from nunatak.games.wolves.scoring import STRENGTH_WEIGHT, leaders, sole
from nunatak.kernel.state import NOBODY

EVERYBODY = 1 << 30

Presences = NDArray[np.int64]


def seat_or_none(owner: int) -> int | None:
    """A seat, or None for the virtual pack."""
    return None if owner == VIRTUAL else owner


def strength(found: Presences, owner: int, slot: int) -> int:
    """W-SCORE-01: how strong a pack is in a slot."""
    return int(found[owner, slot]) // STRENGTH_WEIGHT


def strengths(found: Presences, slot: int) -> list[dict[str, Any]]:
    """W-SCORE-01: strength and alphas of every pack that is present."""
    return [
        {
            "owner": seat_or_none(owner),
            "strength": strength(found, owner, slot),
            "alphas": int(found[owner, slot]) % STRENGTH_WEIGHT,
        }
        for owner in range(OWNERS)
        if found[owner, slot]
    ]


def winners(found: Presences, slot: int) -> dict[str, Any]:
    """W-SCORE-04 to W-SCORE-09: first, second, or the packs tied for first; None is nobody."""
    tied = int(leaders(found, slot, EVERYBODY))
    first = int(sole(tied))
    second = NOBODY if first == NOBODY else int(sole(leaders(found, slot, found[first, slot])))
    return {
        "first": _place(first),
        "second": _place(second),
        "tied": [_place(o) for o in range(OWNERS) if tied >> o & 1] if first == NOBODY else [],
    }


def _place(owner: int) -> int | str | None:
    """A seat, `virtual`, or nobody."""
    return None if owner == NOBODY else "virtual" if owner == VIRTUAL else owner
