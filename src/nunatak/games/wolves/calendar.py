"""What lies on the calendar? (9.1) Whatever has come to the map and is not there any more."""

import numpy as np

from nunatak.games.wolves.data import RESERVE_ALPHAS, STARTING_PAIRS, Piece, Token
from nunatak.games.wolves.geometry import LONE_WOLF_CELL, LONE_WOLF_CELLS
from nunatak.games.wolves.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State


@compiled
def lone_wolves_gone(state: State) -> int:
    """W-CAL-01: the lone wolf tokens."""
    gone = 0
    for number in range(LONE_WOLF_CELLS[state.layout]):
        gone += state.token[LONE_WOLF_CELL[state.layout, number]] != Token.LONE_WOLF
    return gone


@compiled
def dens_gone(state: State, seat: int) -> int:
    """W-CAL-01: a seat's dens."""
    return int(np.sum(state.dens_off[seat])) - int(state.count[seat, Piece.DEN])


@compiled
def pack_wolves_gone(state: State, seat: int) -> int:
    """W-CAL-01: a seat's pack wolves."""
    came = starting_pairs(state, seat) + int(state.wolves_used[seat]) - alphas_used(state, seat)
    return came - int(state.count[seat, Piece.PACK])


@compiled
def alphas_came(state: State, seat: int) -> int:
    """W-DOM-02: an alpha never leaves the map."""
    return starting_pairs(state, seat) + alphas_used(state, seat)


@compiled
def starting_pairs(state: State, seat: int) -> int:
    """W-SET-13: of an alpha and a pack wolf, as far as they have been placed."""
    if state.phase >= Phase.ACT:
        return STARTING_PAIRS
    return int(state.count[seat, Piece.ALPHA])


@compiled
def alphas_used(state: State, seat: int) -> int:
    """3.8: how many of the reserve wolves that came were alphas."""
    count = 0
    for place in RESERVE_ALPHAS:
        count += place < state.wolves_used[seat]
    return count
