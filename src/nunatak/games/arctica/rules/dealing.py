"""Who gets which hunter and which cards? (4)"""

import numpy as np

from nunatak.games.arctica.data import HAND, PLAYED
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.cards import draw_card
from nunatak.games.arctica.rules.flow import begin_turn
from nunatak.kernel.chance import below, shuffle
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, tell


@compiled
def deal_hunters(state: State) -> None:
    """A-SET-02, A-SET-03: each player gets a hunter at random; the others are neutral."""
    order = np.arange(PLAYED).astype(np.int8)
    shuffle(state.chance, order)
    for seat in range(state.seats):
        state.hunter[seat] = order[seat]
        state.owner[order[seat]] = seat
        tell(state, Event.DEALS_HUNTER, seat, order[seat], 0)


@compiled
def choose_first(state: State) -> None:
    """A-SET-11: anybody may be first."""
    state.first = below(state.chance, int(state.seats))
    state.turn_seat = state.seat = state.first
    tell(state, Event.FIRST, state.first, 0, 0)


@compiled
def begin_play(state: State) -> None:
    """A-SET-09, A-SET-10: the deck is shuffled, three cards each; then the first turn."""
    shuffle(state.chance, state.deck[: int(state.deck_count)])
    for seat in range(state.seats):
        for _ in range(HAND):
            draw_card(state, seat)
    state.news = 1
    begin_turn(state)
