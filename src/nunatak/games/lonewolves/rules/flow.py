"""Whose move is it, and what comes after a trick? (5.1, 7)"""

from nunatak.games.lonewolves.data import (
    BLOOD_MOON,
    CARDS,
    NO_CARD,
    NOWHERE,
    TRICKS,
    WHITE_MOON,
)
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.state import HAND_OF, Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, tell


@compiled
def is_over(state: State) -> bool:
    """L-FLOW-05: after the end no action is accepted."""
    return bool(state.phase == Phase.OVER)


@compiled
def is_deciding(state: State, seat: int) -> bool:
    """L-FLOW-03: only the actor of the current phase may act."""
    return bool(seat == state.seat)


@compiled
def played_to(state: State, seat: int) -> int:
    """The territory that the seat played to in this trick."""
    if seat == state.leader:
        return int(state.led_to)
    return int(state.followed_to)


@compiled
def next_trick(state: State, winner: int) -> None:
    """L-RES-02, L-LEAD-01: the winner leads next. L-FLOW-01, L-END-01: after trick 13 it ends."""
    state.led = state.followed = NO_CARD
    state.led_to = state.followed_to = NOWHERE
    state.leader = state.seat = winner
    if state.trick == TRICKS or is_out_of_cards(state):
        state.phase = Phase.OVER
        state.news = 1
        tell(state, Event.ENDS, 0, 0, 0)
        return
    state.trick += 1
    state.phase = Phase.LEAD
    raise_trump(state)
    tell(state, Event.TRICK, state.trick, 0, 0)


@compiled
def is_out_of_cards(state: State) -> bool:
    """L-FLOW-10: somebody has no card left, as a position set up by hand may have it."""
    near = far = False
    for card in range(CARDS):
        near |= state.card_at[card] == HAND_OF
        far |= state.card_at[card] == HAND_OF + 1
    return not (near and far)


@compiled
def raise_trump(state: State) -> None:
    """L-MOON-04, L-MOON-05: from this trick on the suit of the latest moon's territory is trump.

    L-MOON-08: without a moon there is none.
    """
    if state.moon_at[BLOOD_MOON] != NOWHERE:
        state.trump = state.moon_at[BLOOD_MOON]
    elif state.moon_at[WHITE_MOON] != NOWHERE:
        state.trump = state.moon_at[WHITE_MOON]
