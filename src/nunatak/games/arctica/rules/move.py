"""Where may a figure go? (8)"""

from nunatak.games.arctica.actions import step_action, step_cell, step_figure, step_layer
from nunatak.games.arctica.data import (
    BEAR,
    COD,
    DIRECTIONS,
    DISTANCE,
    END_FIGURE,
    FIRST_FIGURE,
    HUNTER_OF,
    ICE,
    ICEBERG,
    INUIT,
    NEIGHBOUR,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    SEAL,
    UNSAID,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.activate import begin_activation, refuse_activation
from nunatak.games.arctica.rules.flow import finish
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

MOST_STEPS = 2  # A-MOVE-12


@compiled
def refuse_step(state: State, action: int) -> Rule:
    """8: who moves, then the step, its layer and its range; A-MOVE-07: figures never block."""
    figure = step_figure(action)
    cell = step_cell(action)
    layer = step_layer(action)
    rule = refuse_mover(state, HUNTER_OF[figure])
    if rule != Rule.NONE:
        return rule
    if is_move_over(state, figure):
        return Rule.A_MOVE_10
    rule = refuse_cell(state, figure, cell, layer)
    if rule != Rule.NONE:
        return rule
    rule = refuse_layer(state, figure, cell, layer)
    if rule != Rule.NONE:
        return rule
    return refuse_range(state, figure, layer)


@compiled
def refuse_mover(state: State, hunter: int) -> Rule:
    """A-MOVE-11, A-HUNT-06: only the hunter being activated moves, and not after its attack."""
    if state.active != NO_HUNTER:
        return Rule.NONE if state.active == hunter else Rule.A_MOVE_11
    if has_attacked(state, hunter):
        return Rule.A_HUNT_06
    return refuse_activation(state, hunter)


@compiled
def has_attacked(state: State, hunter: int) -> bool:
    """A-HUNT-11: the hunter's own attack has just ended its activation."""
    return bool(state.attacked == hunter)


@compiled
def is_move_over(state: State, figure: int) -> bool:
    """A-MOVE-10: the figure has moved in this turn, and another has since."""
    return bool(state.moved[figure])


@compiled
def refuse_cell(state: State, figure: int, cell: int, layer: int) -> Rule:
    """A-MOVE-08, A-MOVE-02 to A-MOVE-04: a neighbouring cell of the board, without iceberg."""
    here = int(state.cell[figure])
    if here == NOWHERE:
        return Rule.A_MOVE_02
    if cell == OUTSIDE:
        return Rule.A_MOVE_03
    if cell == here and layer != UNSAID and layer != state.layer[figure]:
        return Rule.A_MOVE_08
    if DISTANCE[here, cell] != 1:
        return Rule.A_MOVE_02
    if state.ice[cell] == ICEBERG:
        return Rule.A_MOVE_04
    return Rule.NONE


@compiled
def refuse_layer(state: State, figure: int, cell: int, layer: int) -> Rule:
    """A-POS-02, A-POS-03, A-POS-09: the layer suits the figure and the cell; A-SEAL-04: say it.

    A-ORCA-01, A-SEAL-01, A-BEAR-01, A-INUIT-01: who goes where.
    """
    hunter = HUNTER_OF[figure]
    flat = state.ice[cell] != NO_ICE
    if layer == ICE and not hunter_climbs(hunter):
        return Rule.A_POS_02
    if hunter <= INUIT and layer != UNSAID and (layer == ICE) != flat:
        return Rule.A_POS_03
    if layer == ICE and not flat:
        return Rule.A_POS_09
    if layer == UNSAID:
        return Rule.A_SEAL_04
    return Rule.NONE


@compiled
def hunter_climbs(hunter: int) -> bool:
    """A-POS-02: bear, Inuit hunter and seal go on ice; orca and cod never do."""
    return hunter <= INUIT or hunter == SEAL


@compiled
def refuse_range(state: State, figure: int, layer: int) -> Rule:
    """A-MOVE-05, A-MOVE-12: the first cell entered decides whether there is a second step.

    A-MOVE-06, A-MOVE-09, A-EDGE-11: which may go anywhere, back to the start too; A-EDGE-25.
    """
    if state.moving != figure:
        return Rule.NONE
    if state.steps == MOST_STEPS:
        return Rule.A_MOVE_12
    hunter = HUNTER_OF[figure]
    if state.reach == 1:
        return one_cell_rule(hunter)
    if hunter == INUIT and layer != state.layer[figure]:
        return Rule.A_INUIT_04
    return Rule.NONE


@compiled
def one_cell_rule(hunter: int) -> Rule:
    """A-ORCA-03, A-COD-02, A-SEAL-03, A-BEAR-03, A-INUIT-03: why there is no second step."""
    if hunter == BEAR:
        return Rule.A_BEAR_03
    if hunter == INUIT:
        return Rule.A_INUIT_03
    if hunter == SEAL:
        return Rule.A_SEAL_03
    return Rule.A_ORCA_03


@compiled
def first_reach(state: State, figure: int, cell: int, layer: int) -> int:
    """A-ORCA-02, A-SEAL-02, A-BEAR-02, A-INUIT-02: two cells, if the first one is of the kind."""
    hunter = HUNTER_OF[figure]
    if hunter == INUIT:
        return MOST_STEPS if layer == state.layer[figure] else 1
    open_sea = state.ice[cell] == NO_ICE
    return MOST_STEPS if open_sea != (hunter == BEAR) else 1


@compiled
def only_layer(state: State, hunter: int, cell: int) -> int:
    """A-POS-10: the layer where there is no choice; UNSAID where a seal has one."""
    if state.ice[cell] == NO_ICE or not hunter_climbs(hunter):
        return WATER
    return UNSAID if hunter == SEAL else ICE


@compiled
def legal_steps(state: State, hunter: int, out: Actions, count: int) -> int:
    """The steps of a hunter's figures that nothing refuses; the hunter itself is not.

    A-COD-03, A-EDGE-12: any figure may stay, and sometimes must.
    """
    for figure in range(FIRST_FIGURE[hunter], END_FIGURE[hunter]):
        here = int(state.cell[figure])
        if here != NOWHERE and not is_move_over(state, figure):
            for direction in range(len(DIRECTIONS)):
                cell = int(NEIGHBOUR[here, direction])
                if cell != OUTSIDE and state.ice[cell] != ICEBERG:
                    count = add_steps(state, figure, cell, out, count)
    return count


@compiled
def add_steps(state: State, figure: int, cell: int, out: Actions, count: int) -> int:
    """The layers of a neighbouring cell that nothing refuses."""
    layer = only_layer(state, HUNTER_OF[figure], cell)
    if layer != UNSAID:
        out[count] = step_action(figure, cell, layer)
        return count + (refuse_range(state, figure, layer) == Rule.NONE)
    for choice in (WATER, ICE):
        out[count] = step_action(figure, cell, choice)
        count += refuse_range(state, figure, choice) == Rule.NONE
    return count


@compiled
def apply_step(state: State, action: int) -> None:
    """A-MOVE-01: one cell on. A-COD-07: the first step of cod takes a plankton token."""
    figure = step_figure(action)
    cell = step_cell(action)
    layer = step_layer(action)
    hunter = int(HUNTER_OF[figure])
    begins = state.active == NO_HUNTER
    if begins:
        begin_activation(state, hunter)
    begin_move(state, figure, cell, layer)
    state.steps += 1
    state.cell[figure] = cell
    state.layer[figure] = layer
    tell(state, Event.STEPS, figure, cell, layer)
    if begins and hunter == COD:
        take_plankton(state)


@compiled
def begin_move(state: State, figure: int, cell: int, layer: int) -> None:
    """A-COD-01, A-SEAL-05: figures move one after the other, each once."""
    if state.moving == figure:
        return
    if state.moving != NO_FIGURE:
        state.moved[state.moving] = 1
    state.moving = figure
    state.steps = 0
    state.reach = first_reach(state, figure, cell, layer)


@compiled
def take_plankton(state: State) -> None:
    """A-COD-04: one token from the supply. A-END-02, A-EDGE-14: the last one ends the game."""
    state.plankton[state.turn_seat] += 1
    state.plankton_left -= 1
    tell(state, Event.FEEDS, state.turn_seat, state.plankton_left, 0)
    if state.plankton_left == 0:
        finish(state, Event.ENDS_PLANKTON)
