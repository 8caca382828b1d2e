"""Which hunter may be activated? (5)"""

from nunatak.games.arctica.actions import activated_hunter
from nunatak.games.arctica.data import COD, END_FIGURE, FIRST_FIGURE, NO_HUNTER, NOWHERE, SEATS
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.flow import close_activation
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State, tell


@compiled
def refuse_activation(state: State, hunter: int) -> Rule:
    """A-TURN-03, A-TURN-06: hunters that a step or an attack would activate, or none at all.

    A-HUNT-04, A-OUT-01, A-OUT-02, A-EDGE-16, A-EDGE-24: neutral ones serve everybody, also a
    player without figures; with 4 players that is cod.
    """
    owner = state.owner[hunter]
    if state.hunt_closed:
        return Rule.A_TURN_04
    if is_own_after_neutral(state, owner):
        return Rule.A_TURN_05
    if owner == NOBODY and state.neutral_used:
        return Rule.A_TURN_07
    if is_second_of_four(state, owner):
        return Rule.A_TURN_08
    if owner != NOBODY and owner != state.turn_seat:
        return Rule.A_TURN_20
    if owner == state.turn_seat and state.own_used:
        return Rule.A_TURN_21
    if not is_on_board(state, hunter):
        return Rule.A_TURN_22
    return Rule.NONE


@compiled
def is_own_after_neutral(state: State, owner: int) -> bool:
    """A-TURN-05: with 2 or 3 players the own hunter cannot act after the neutral one."""
    return bool(state.seats < SEATS and owner == state.turn_seat and state.neutral_used)


@compiled
def is_second_of_four(state: State, owner: int) -> bool:
    """A-TURN-08: with 4 players the own hunter or cod, never both."""
    if state.seats < SEATS:
        return False
    if owner == state.turn_seat:
        return bool(state.neutral_used)
    return bool(owner == NOBODY and state.own_used)


@compiled
def is_on_board(state: State, hunter: int) -> bool:
    """A-TURN-22: some figure of the hunter is on the board."""
    for figure in range(FIRST_FIGURE[hunter], END_FIGURE[hunter]):
        if state.cell[figure] != NOWHERE:
            return True
    return False


@compiled
def refuse_bare_activation(state: State, action: int) -> Rule:
    """A-TURN-26: activating is moving or attacking. A-COD-05: for cod, moving."""
    hunter = activated_hunter(action)
    rule = refuse_activation(state, hunter)
    if rule != Rule.NONE:
        return rule
    return Rule.A_COD_05 if hunter == COD else Rule.A_TURN_26


@compiled
def begin_activation(state: State, hunter: int) -> None:
    """A-TURN-05, A-TURN-07, A-TURN-21: once per turn, and noted."""
    state.active = hunter
    state.attacked = NO_HUNTER
    if state.owner[hunter] == state.turn_seat:
        state.own_used = 1
    else:
        state.neutral_used = 1


@compiled
def refuse_done(state: State) -> Rule:
    """A-TURN-26: only what did something can be ended."""
    return Rule.A_TURN_26 if state.active == NO_HUNTER else Rule.NONE


@compiled
def apply_done(state: State) -> None:
    """A-TURN-27: an activation is ended by an explicit decision."""
    tell(state, Event.DONE, state.turn_seat, state.active, 0)
    close_activation(state)
