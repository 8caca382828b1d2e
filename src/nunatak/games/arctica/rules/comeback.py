"""Where does a captured figure return? (10)"""

from nunatak.games.arctica.actions import return_action, return_cell, return_layer
from nunatak.games.arctica.data import (
    CORNERS,
    ICE,
    ICEBERG,
    IS_CORNER,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.flow import offer_returns
from nunatak.games.arctica.rules.move import refuse_layer
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_return(state: State, action: int) -> Rule:
    """A-RET-02 to A-RET-04, A-EDGE-08: a corner without iceberg, in a layer that suits."""
    cell = return_cell(action)
    if not is_corner(cell):
        return Rule.A_RET_02
    if state.ice[cell] == ICEBERG:
        return Rule.A_RET_03
    return refuse_layer(state, state.asked, cell, return_layer(action))


@compiled
def is_corner(cell: int) -> bool:
    """A-RET-02, A-ADV-09: one of the six corner cells."""
    return bool(IS_CORNER[cell])


@compiled
def legal_returns(state: State, out: Actions) -> int:
    """The corners and layers that nothing refuses."""
    count = 0
    for cell in CORNERS:
        for layer in (WATER, ICE):
            action = return_action(cell, layer)
            if refuse_return(state, action) == Rule.NONE:
                out[count] = action
                count += 1
    return count


@compiled
def apply_return(state: State, action: int) -> None:
    """A-RET-05: back on the board; in this turn the figure may move but not hunt."""
    figure = int(state.asked)
    state.cell[figure] = return_cell(action)
    state.layer[figure] = return_layer(action)
    state.due[figure] = 0
    state.barred[figure] = 1
    tell(state, Event.RETURNS, figure, state.cell[figure], state.layer[figure])
    offer_returns(state)
