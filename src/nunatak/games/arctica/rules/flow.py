"""Whose move is it, and what comes after a turn? (5, 10, 12)"""

from nunatak.games.arctica.actions import is_asked, is_attack, is_done, is_step
from nunatak.games.arctica.data import (
    HUNTER_FIGURES,
    HUNTER_OF,
    NO_FIGURE,
    NO_HUNTER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State, tell


@compiled
def is_over(state: State) -> bool:
    """A-TURN-23: after the end no action is accepted."""
    return bool(state.phase == Phase.OVER)


@compiled
def is_deciding(state: State, seat: int) -> bool:
    """A-TURN-19: only the active player acts, but for the reply of a seal's owner."""
    return bool(seat == state.seat)


@compiled
def fits_the_phase(state: State, action: int) -> bool:
    """A-TURN-24: the action is of a kind that is now due (A-ADV-02: each piece in its stage)."""
    return is_asked(state.phase, action) and fits_the_activation(state, action)


@compiled
def fits_the_activation(state: State, action: int) -> bool:
    """A-TURN-24: no card and no end of the turn during an open activation."""
    return bool(
        state.active == NO_HUNTER or is_step(action) or is_attack(action) or is_done(action)
    )


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
    tell(state, Event.TURN_BEGINS, state.turn_seat, state.turn, 0)
    offer_returns(state)


@compiled
def offer_returns(state: State) -> None:
    """A-RET-01, A-RET-11, A-RET-13: the own figure first, then neutral ones; then the turn."""
    state.seat = state.turn_seat
    state.asked = next_asked(state)
    state.phase = Phase.TURN if state.asked == NO_FIGURE else Phase.RETURN


@compiled
def next_asked(state: State) -> int:
    """A-RET-11, A-RET-13: the active player's first figure, else the first neutral one."""
    own = next_return(state, state.turn_seat)
    return next_return(state, NOBODY) if own == NO_FIGURE else own


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
        finish(state, Event.ENDS_LIMIT)
        return
    state.turn_seat = (state.turn_seat + 1) % state.seats
    begin_turn(state)


@compiled
def finish(state: State, event: int) -> None:
    """A-END-01, A-END-02, A-END-03: it ends at once, whatever the turn still had to bring."""
    state.phase = Phase.OVER
    state.news = 1
    close_activation(state)
    tell(state, event, state.turn, 0, 0)
