"""Which ice melts, and what becomes of those on it? (7)"""

from nunatak.games.arctica.actions import melt_action, melt_cell
from nunatak.games.arctica.data import (
    FLOE,
    HUNTER_FIGURES,
    ICE,
    MELT,
    NOWHERE,
    OUTSIDE,
    PACK,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.cards import lay_card, may_play
from nunatak.games.arctica.rules.drift import has_ice
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_melt(state: State, action: int) -> Rule:
    """A-MELT-01: a melt card and any one ice token."""
    if not may_play(state, MELT):
        return Rule.A_TURN_11
    if not has_ice(state, melt_cell(action)):
        return Rule.A_MELT_08
    return Rule.NONE


@compiled
def legal_melts(state: State, out: Actions, count: int) -> int:
    """Every token on the board."""
    for cell in range(OUTSIDE):
        if has_ice(state, cell):
            out[count] = melt_action(cell)
            count += 1
    return count


@compiled
def apply_melt(state: State, action: int) -> None:
    """A-MELT-02 to A-MELT-04: the token changes by one step: iceberg, floe, pack ice, none.

    A-MELT-06, A-MELT-10, A-EDGE-09, A-EDGE-10: figures stay in their cell, none is captured.
    """
    lay_card(state, MELT)
    melt_token(state, melt_cell(action))


@compiled
def melt_token(state: State, cell: int) -> None:
    """The token in the cell changes by one step."""
    kind = int(state.ice[cell])
    state.ice[cell] = kind - 1
    tell(state, Event.MELTS, state.seat, cell, kind)
    if kind == FLOE and state.igloo == cell:
        state.igloo = NOWHERE  # A-MELT-07
        tell(state, Event.IGLOO_LOST, 0, 0, 0)
    if kind == PACK:
        drop_figures(state, cell)


@compiled
def drop_figures(state: State, cell: int) -> None:
    """A-MELT-05: who stood on the removed ice is in the water of the same cell."""
    for figure in range(HUNTER_FIGURES):
        if state.cell[figure] == cell and state.layer[figure] == ICE:
            state.layer[figure] = WATER
