"""Which ice moves, what does it push, and who gives way? (6)"""

from nunatak.games.arctica.actions import displace_action, displace_cell, drift_action, drift_cell
from nunatak.games.arctica.data import (
    DIRECTIONS,
    DISTANCE,
    FIGURES,
    HUNTER_FIGURES,
    HUNTER_OF,
    ICE,
    ICEBERG,
    INUIT,
    MAY_PUSH,
    NEIGHBOUR,
    NO_FIGURE,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

OPTIONS = len(DIRECTIONS) + 1  # where a displaced figure may go: the neighbours, or its own cell

# ------------------------------------------------------------------ choosing a token


@compiled
def refuse_pick(state: State, action: int) -> Rule:
    """6.2: in the ledger's order. A-DRIFT-02: any token; A-DRIFT-07: figures never block it."""
    cell = drift_cell(action)
    if not has_ice(state, cell):
        return Rule.A_DRIFT_12
    if has_drifted(state, cell):
        return Rule.A_DRIFT_05
    to = int(NEIGHBOUR[cell, state.drift])
    if to == OUTSIDE:
        return Rule.A_DRIFT_06
    if has_ice(state, to):
        return refuse_push(state, cell, to)
    return Rule.NONE


@compiled
def has_ice(state: State, cell: int) -> bool:
    """A-DRIFT-12, A-DRIFT-08: an ice token lies there; outside the board none does."""
    return bool(state.ice[cell] != NO_ICE)


@compiled
def has_drifted(state: State, cell: int) -> bool:
    """A-DRIFT-05, A-PUSH-04: the token there has moved on this card, chosen or pushed."""
    return bool(state.drifted[cell])


@compiled
def refuse_push(state: State, cell: int, to: int) -> Rule:
    """A-PUSH-01 to A-PUSH-04: what stands in the way must be pushed."""
    if has_drifted(state, to):
        return Rule.A_PUSH_04
    if not MAY_PUSH[state.ice[cell], state.ice[to]]:
        return Rule.A_PUSH_01
    behind = int(NEIGHBOUR[to, state.drift])
    if behind == OUTSIDE:
        return Rule.A_PUSH_03
    if has_ice(state, behind):
        return Rule.A_PUSH_02
    return Rule.NONE


@compiled
def legal_picks(state: State, out: Actions) -> int:
    """The tokens that nothing refuses; A-DRIFT-14, A-EDGE-01, A-EDGE-02: in any order."""
    count = 0
    for cell in range(OUTSIDE):
        if has_ice(state, cell) and refuse_pick(state, drift_action(cell)) == Rule.NONE:
            out[count] = drift_action(cell)
            count += 1
    return count


@compiled
def any_pick(state: State) -> bool:
    """A-DRIFT-10: some token can still be chosen."""
    for cell in range(OUTSIDE):
        if has_ice(state, cell) and refuse_pick(state, drift_action(cell)) == Rule.NONE:
            return True
    return False


# ------------------------------------------------------------------ the card


@compiled
def begin_drift(state: State, direction: int, number: int) -> None:
    """A-DRIFT-01. A-DRIFT-11: without any legal choice the card has no effect."""
    state.drift = direction
    state.drift_left = number
    go_on_drifting(state)
    if state.phase == Phase.TURN:
        tell(state, Event.NO_EFFECT, 0, 0, 0)


@compiled
def go_on_drifting(state: State) -> None:
    """A-DRIFT-10, A-EDGE-21: the card ends after its number of tokens, or when none can move."""
    state.sliding = NOWHERE
    state.asked = NO_FIGURE
    if state.drift_left > 0 and any_pick(state):
        state.phase = Phase.DRIFT
        return
    state.phase = Phase.TURN
    state.drift = state.drift_left = 0
    state.drifted[:] = 0


@compiled
def apply_pick(state: State, action: int) -> None:
    """A-DRIFT-03, A-PUSH-05, A-PUSH-08: one cell on; a pushed token goes first."""
    cell = drift_cell(action)
    to = int(NEIGHBOUR[cell, state.drift])
    if has_ice(state, to):
        state.sliding = to
        state.pushing = cell
    else:
        state.sliding = cell
    slide_on(state, 0)


@compiled
def slide_on(state: State, figure: int) -> None:
    """A-DRIFT-04: the choice is finished before the next; figures before this one have gone.

    A-DRIFT-09: a pushed token does not count. A-EDGE-03: first it, then what follows.
    """
    while not asks_for_displacement(state, figure):
        slide(state)
        if state.pushing == NOWHERE:
            state.drift_left -= 1
            go_on_drifting(state)
            return
        state.sliding = state.pushing
        state.pushing = NOWHERE
        figure = 0


@compiled
def slide(state: State) -> None:
    """A-DRIFT-03, A-DRIFT-13, A-RIDE-01, A-RIDE-02: the token, who stands on it, the igloo.

    A-RIDE-03, A-RIDE-05: who is in the water stays, and nobody has thereby moved.
    """
    cell = int(state.sliding)
    to = int(NEIGHBOUR[cell, state.drift])
    state.ice[to] = state.ice[cell]
    state.ice[cell] = NO_ICE
    state.drifted[to] = 1
    if state.igloo == cell:
        state.igloo = to
    for figure in range(HUNTER_FIGURES):
        if state.cell[figure] == cell and state.layer[figure] == ICE:
            state.cell[figure] = to
    tell(state, Event.SLIDES, cell, to, state.ice[to])


# ------------------------------------------------------------------ who is in the way


@compiled
def asks_for_displacement(state: State, figure: int) -> bool:
    """A-SWIM-10: swimmers give way in the order of figures; the first with a choice is asked.

    A-SWIM-09: there is always a cell. A-EDGE-05, A-EDGE-06: all of them, each time again.
    """
    to = int(NEIGHBOUR[state.sliding, state.drift])
    while figure < len(FIGURES):
        if is_in_the_way(state, figure, to):
            state.asked = figure
            goal = forced_goal(state, figure, to)
            if goal == NOWHERE:
                state.phase = Phase.DISPLACE
                return True
            displace(state, figure, goal)
        figure += 1
    return False


@compiled
def is_in_the_way(state: State, figure: int, to: int) -> bool:
    """A-SWIM-01: bear and Inuit hunter always; A-RIDE-04, A-BERG-01: others only of an iceberg."""
    if state.cell[figure] != to or state.layer[figure] != WATER:
        return False
    return bool(is_flat_swimmer(figure) or state.ice[state.sliding] == ICEBERG)


@compiled
def is_flat_swimmer(figure: int) -> bool:
    """A-POS-03: bear or Inuit hunter, who are never under ice."""
    return bool(HUNTER_OF[figure] <= INUIT)


@compiled
def forced_goal(state: State, figure: int, to: int) -> int:
    """A-SWIM-01, A-BERG-01, A-EDGE-04: forward if free; A-TURN-27: or the only cell, or NOWHERE."""
    forward = int(NEIGHBOUR[to, state.drift])
    if forward != OUTSIDE and is_free_for(state, figure, forward):
        return forward
    only = NOWHERE
    for option in range(OPTIONS):
        cell = option_cell(to, option)
        if refuse_displace(state, displace_action(cell)) == Rule.NONE:
            if only != NOWHERE:
                return NOWHERE
            only = cell
    return only


@compiled
def is_free_for(state: State, figure: int, cell: int) -> bool:
    """A-SWIM-02: no ice token. A-BERG-01: for orca, seal and cod no iceberg."""
    if is_flat_swimmer(figure):
        return bool(state.ice[cell] == NO_ICE)
    return bool(state.ice[cell] != ICEBERG)


@compiled
def option_cell(to: int, option: int) -> int:
    """The neighbours of a cell, then the cell itself."""
    return int(NEIGHBOUR[to, option]) if option < len(DIRECTIONS) else to


@compiled
def refuse_displace(state: State, action: int) -> Rule:
    """A-TURN-25: the order for displaced swimmers."""
    cell = displace_cell(action)
    if is_flat_swimmer(state.asked):
        return refuse_swimmer(state, cell)
    return refuse_diver(state, cell)


@compiled
def refuse_swimmer(state: State, cell: int) -> Rule:
    """A-SWIM-03 to A-SWIM-06: a free neighbour; only where none is free, onto flat ice."""
    to = int(NEIGHBOUR[state.sliding, state.drift])
    if is_origin(state, cell):
        return Rule.A_SWIM_04
    if cell != to and DISTANCE[to, cell] != 1:
        return Rule.A_SWIM_03
    ice = ice_to_climb(state, cell, to)
    if ice == ICEBERG:
        return Rule.A_SWIM_06
    if ice != NO_ICE and has_free_neighbour(state, to):
        return Rule.A_SWIM_03
    return Rule.NONE


@compiled
def is_origin(state: State, cell: int) -> bool:
    """A-SWIM-04: the cell that the arriving token comes from."""
    return bool(cell == state.sliding)


@compiled
def ice_to_climb(state: State, cell: int, to: int) -> int:
    """A-SWIM-05: the ice that the figure would stand on; in its own cell the arriving token."""
    if cell == to:
        return int(state.ice[state.sliding])
    return int(state.ice[cell])


@compiled
def has_free_neighbour(state: State, to: int) -> bool:
    """A-SWIM-03: some neighbour is free; the origin, still under its token, is not."""
    for direction in range(len(DIRECTIONS)):
        cell = int(NEIGHBOUR[to, direction])
        if cell != OUTSIDE and state.ice[cell] == NO_ICE:
            return True
    return False


@compiled
def refuse_diver(state: State, cell: int) -> Rule:
    """A-BERG-02: any neighbouring cell without iceberg, not the iceberg's origin."""
    to = int(NEIGHBOUR[state.sliding, state.drift])
    if is_origin(state, cell) or DISTANCE[to, cell] != 1 or state.ice[cell] == ICEBERG:
        return Rule.A_BERG_02
    return Rule.NONE


@compiled
def legal_displacements(state: State, out: Actions) -> int:
    """The cells that nothing refuses."""
    to = int(NEIGHBOUR[state.sliding, state.drift])
    count = 0
    for option in range(OPTIONS):
        action = displace_action(option_cell(to, option))
        if refuse_displace(state, action) == Rule.NONE:
            out[count] = action
            count += 1
    return count


@compiled
def apply_displace(state: State, action: int) -> None:
    """A-SWIM-07: the figure asked for goes, then the next ones."""
    figure = int(state.asked)
    displace(state, figure, displace_cell(action))
    slide_on(state, figure + 1)


@compiled
def displace(state: State, figure: int, cell: int) -> None:
    """A-SWIM-05, A-SWIM-08, A-BERG-03, A-EDGE-07: on ice if it climbed, else just in the water."""
    to = int(NEIGHBOUR[state.sliding, state.drift])
    climbs = is_flat_swimmer(figure) and ice_to_climb(state, cell, to) != NO_ICE
    state.cell[figure] = cell
    state.layer[figure] = ICE if climbs else WATER
    tell(state, Event.DISPLACED, figure, cell, state.layer[figure])
