"""Where does a captured figure return? (10)"""

from nunatak.games.arctica.actions import LAYER_ANSWERS, RETURN_TO, spot_cell, spot_layer
from nunatak.games.arctica.data import (
    CORNERS,
    HUNTER_OF,
    ICE,
    ICEBERG,
    IS_CORNER,
    UNSAID,
    WATER,
)
from nunatak.games.arctica.events import RETURNS
from nunatak.games.arctica.rules.flow import offer_returns
from nunatak.games.arctica.rules.move import only_layer, refuse_layer
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_return(state: State, action: int) -> Rule:
    """A-RET-02 to A-RET-04, A-EDGE-08: a corner without iceberg, in a layer that suits."""
    cell = spot_cell(action - RETURN_TO)
    if not is_corner(cell):
        return Rule.A_RET_02
    if state.ice[cell] == ICEBERG:
        return Rule.A_RET_03
    return refuse_layer(state, state.asked, cell, spot_layer(action - RETURN_TO))


@compiled
def is_corner(cell: int) -> bool:
    """A-RET-02, A-ADV-09: one of the six corner cells."""
    return bool(IS_CORNER[cell])


@compiled
def add_spots(state: State, hunter: int, cell: int, first: int, out: Actions, count: int) -> int:
    """The layers of a cell that are right for the hunter, numbered from `first`."""
    layer = only_layer(state, hunter, cell)
    if layer != UNSAID:
        out[count] = first + cell * LAYER_ANSWERS + layer
        return count + 1
    out[count] = first + cell * LAYER_ANSWERS + WATER
    out[count + 1] = first + cell * LAYER_ANSWERS + ICE
    return count + 2


@compiled
def legal_returns(state: State, out: Actions) -> int:
    """The corners and layers that nothing refuses."""
    count = 0
    for cell in CORNERS:
        if state.ice[cell] != ICEBERG:
            count = add_spots(state, HUNTER_OF[state.asked], cell, RETURN_TO, out, count)
    return count


@compiled
def apply_return(state: State, action: int) -> None:
    """A-RET-05: back on the board; in this turn the figure may move but not hunt."""
    figure = int(state.asked)
    state.cell[figure] = spot_cell(action - RETURN_TO)
    state.layer[figure] = spot_layer(action - RETURN_TO)
    state.due[figure] = 0
    state.barred[figure] = 1
    tell(state, RETURNS, figure, state.cell[figure], state.layer[figure])
    offer_returns(state)
