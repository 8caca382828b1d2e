"""Whose move is it, and what comes after a turn? (5, 10, 12)"""

from nunatak.games.arctica.actions import (
    ACTIONS,
    DISPLACE_TO,
    DONE,
    ESCAPE_WITH,
    PICK,
    PLACE_BERG,
    PLACE_FLAT,
    PLACE_HUNTER,
    PLACE_IGLOO_AT,
    PLAY,
    RESPOND_WITH,
    RETURN_TO,
    STEP,
)
from nunatak.games.arctica.data import (
    HUNTER_FIGURES,
    HUNTER_OF,
    NO_FIGURE,
    NO_HUNTER,
)
from nunatak.games.arctica.events import ENDS_LIMIT, TURN_BEGINS
from nunatak.games.arctica.state import (
    DISPLACE,
    DRIFT,
    ESCAPE,
    OVER,
    PLACE_FIGURE,
    PLACE_ICE,
    PLACE_ICEBERG,
    PLACE_IGLOO,
    RESPOND,
    RETURN,
    TURN,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State, tell


@compiled
def is_over(state: State) -> bool:
    """A-TURN-23: after the end no action is accepted."""
    return bool(state.phase == OVER)


@compiled
def is_deciding(state: State, seat: int) -> bool:
    """A-TURN-19: only the active player acts, but for the reply of a seal's owner."""
    return bool(seat == state.seat)


@compiled
def fits_the_phase(state: State, action: int) -> bool:
    """A-TURN-24: the action is of a kind that is now due."""
    phase = int(state.phase)
    if phase == TURN:
        return fits_the_turn(state, action)
    if phase == DRIFT:
        return PICK <= action < DISPLACE_TO or action == DONE
    if phase == DISPLACE:
        return DISPLACE_TO <= action < RETURN_TO
    if phase == RETURN:
        return RETURN_TO <= action < ESCAPE_WITH
    if phase == ESCAPE:
        return ESCAPE_WITH <= action < RESPOND_WITH
    if phase == RESPOND:
        return RESPOND_WITH <= action < DONE
    return fits_the_setup(phase, action)


@compiled
def fits_the_turn(state: State, action: int) -> bool:
    """A-TURN-24: no card and no end of the turn during an open activation."""
    if STEP <= action < PLAY or action == DONE:
        return True
    if state.active != NO_HUNTER:
        return False
    return PLAY <= action < PICK or DONE < action < PLACE_FLAT


@compiled
def fits_the_setup(phase: int, action: int) -> bool:
    """A-TURN-24: each piece in its stage (A-ADV-02)."""
    if phase == PLACE_ICE:
        return PLACE_FLAT <= action < PLACE_BERG
    if phase == PLACE_ICEBERG:
        return PLACE_BERG <= action < PLACE_HUNTER
    if phase == PLACE_FIGURE:
        return PLACE_HUNTER <= action < PLACE_IGLOO_AT
    return phase == PLACE_IGLOO and PLACE_IGLOO_AT <= action < ACTIONS


@compiled
def close_activation(state: State) -> None:
    """A-TURN-27: the hunter being activated is no longer."""
    state.active = NO_HUNTER
    state.moving = NO_FIGURE
    state.steps = state.reach = 0
    state.moved[:] = 0


@compiled
def begin_turn(state: State) -> None:
    """A-TURN-01: a new turn has done nothing yet; figures due to return come first."""
    state.turn += 1
    state.card_played = state.own_used = state.neutral_used = state.hunt_closed = 0
    state.attacked = NO_HUNTER
    state.barred[:] = 0
    tell(state, TURN_BEGINS, state.turn_seat, state.turn, 0)
    offer_returns(state)


@compiled
def offer_returns(state: State) -> None:
    """A-RET-01, A-RET-11, A-RET-13: the own figure first, then neutral ones; then the turn."""
    state.seat = state.turn_seat
    state.asked = next_return(state, state.turn_seat)
    if state.asked == NO_FIGURE:
        state.asked = next_return(state, NOBODY)
    state.phase = TURN if state.asked == NO_FIGURE else RETURN


@compiled
def next_return(state: State, owner: int) -> int:
    """The first figure of that owner's hunters which is due to return."""
    for figure in range(HUNTER_FIGURES):
        if state.due[figure] and state.owner[HUNTER_OF[figure]] == owner:
            return figure
    return NO_FIGURE


@compiled
def next_turn(state: State) -> None:
    """A-TURN-18: the next player clockwise. A-END-04, A-END-10: unless it was the last turn."""
    if state.turn == state.turn_limit:
        finish(state, ENDS_LIMIT)
        return
    state.turn_seat = (state.turn_seat + 1) % state.seats
    begin_turn(state)


@compiled
def finish(state: State, event: int) -> None:
    """A-END-01, A-END-02, A-END-03: it ends at once, whatever the turn still had to bring."""
    state.phase = OVER
    state.news = 1
    close_activation(state)
    tell(state, event, state.turn, 0, 0)
