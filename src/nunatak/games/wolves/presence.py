"""Who is how strong where? (9.2)

A presence is strength and alphas in one number. Presences can be added and compared: the greater
one is stronger, or as strong with more alphas. How they are packed is known to this file alone.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import KINDS, OWNERS, SLOTS, STRENGTH, Piece
from nunatak.games.wolves.geometry import SLOT
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State

Presences: TypeAlias = NDArray[np.int64]  # by owner and slot

ONE_STRENGTH = 16  # more than any pack has alphas
PRESENCE = tuple(
    strength * ONE_STRENGTH + (kind == Piece.ALPHA) for kind, strength in enumerate(STRENGTH)
)
EVERYBODY = 1 << 30  # more than any presence


@compiled
def presence_of(kind: int) -> int:
    """W-SCORE-01, W-SCORE-03: what a piece adds to its pack's presence."""
    return PRESENCE[kind]


@compiled
def strength(presence: int) -> int:
    """W-SCORE-01: how strong a pack is by its presence."""
    return presence // ONE_STRENGTH


@compiled
def alphas(presence: int) -> int:
    """W-SCORE-03: and how many alphas it has there."""
    return presence % ONE_STRENGTH


@compiled
def full_strength(presence: int) -> float:
    """Both in one measure: strength, and a little for every alpha."""
    return presence / ONE_STRENGTH


@compiled
def presences(state: State) -> Presences:
    """The presence of each owner in each slot."""
    found = np.zeros((OWNERS, SLOTS), np.int64)
    for owner in range(OWNERS):
        for kind in range(KINDS):
            for number in range(state.count[owner, kind]):
                slot = SLOT[state.layout, state.where[owner, kind, number]]
                found[owner, slot] += presence_of(kind)
    return found


# ------------------------------------------------------------------ who is first


@compiled
def ranked(found: Presences, slot: int) -> tuple[int, int, int]:
    """W-SCORE-02 to W-SCORE-09: those in first place, as bits; the sole first, the sole second."""
    tied = leaders(found, slot, EVERYBODY)
    first = sole(tied)
    if first == NOBODY:
        return tied, NOBODY, NOBODY
    return tied, first, sole(leaders(found, slot, found[first, slot]))


@compiled
def leaders(found: Presences, slot: int, below: int) -> int:
    """W-SCORE-02, W-SCORE-03: the owners with the greatest presence less than `below`, as bits."""
    best = 0
    tied = 0
    for owner in range(OWNERS):
        presence = found[owner, slot]
        if presence >= below or presence == 0 or presence < best:
            continue
        tied = tied | 1 << owner if presence == best else 1 << owner
        best = presence
    return tied


@compiled
def sole(owners: int) -> int:
    """The only owner of a set, or NOBODY if it has none or several."""
    if owners == 0 or owners & (owners - 1):
        return NOBODY
    owner = 0
    while owners >> owner != 1:
        owner += 1
    return owner
