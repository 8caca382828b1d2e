"""How many cells around each prey hold wolves? (W-HUNT-02)

The counts of all slots are one number, which `rings` makes and `ring` reads; how they are packed is
known to this file alone.
"""

from nunatak.games.wolves.data import RING, Piece
from nunatak.games.wolves.geometry import PREY_BESIDE
from nunatak.games.wolves.rules.pieces import stands_on, where
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State

BITS = 4  # of a slot's count
COUNTER = (1 << BITS) - 1


@compiled
def rings(state: State, seat: int) -> int:
    """W-HUNT-02, W-HUNT-10: on how many cells around each prey cell it has wolves, by slot."""
    packed = 0
    before = -1
    for number in range(state.count[seat, Piece.ALPHA]):
        cell = where(state, seat, Piece.ALPHA, number)
        if cell != before:
            packed += beside(state, cell)
        before = cell
    before = -1
    for number in range(state.count[seat, Piece.PACK]):
        cell = where(state, seat, Piece.PACK, number)
        if cell != before and not stands_on(state, seat, Piece.ALPHA, cell):
            packed += beside(state, cell)
        before = cell
    return packed


@compiled
def beside(state: State, cell: int) -> int:
    """One more cell of the ring around the prey cell that it touches, if it touches one."""
    slot = int(PREY_BESIDE[state.layout, cell])
    return 0 if slot < 0 else 1 << (BITS * slot)


@compiled
def ring(packed: int, slot: int) -> int:
    """On how many cells around the prey cell of a slot."""
    return packed >> (BITS * slot) & COUNTER


@compiled
def any_ring(packed: int) -> bool:
    """Whether some prey cell is surrounded at all."""
    while packed:
        if packed & COUNTER >= RING:
            return True
        packed >>= BITS
    return False
