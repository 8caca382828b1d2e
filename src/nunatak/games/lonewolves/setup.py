"""How does it begin?"""

import numpy as np

from nunatak.games.lonewolves.data import (
    CARDS,
    HAND,
    LIGHT_SYMBOL,
    MODES,
    NO_CARD,
    NO_SLOT,
    NO_SUIT,
    NOWHERE,
    PLACES,
    SCAR_COPIES,
    SCAR_KINDS,
    SEATS,
    SUPPLY_PLACES,
)
from nunatak.games.lonewolves.designed import Designed
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.state import ASIDE, HAND_OF, STATE, Phase
from nunatak.kernel.chance import Chance, below, shuffle
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, begin_step, empty, tell

UNDEALT = 1  # marks a symbol that wants a scar


def blank(designed: Designed, mode: str) -> State:
    """L-SET-01, L-SET-02, L-SET-07, L-SET-10: the boards of a mode laid out, nothing dealt.

    L-ADV-01: the modes differ in what lies on the boards, and in nothing else.
    """
    state = empty(STATE)[0]
    layout = designed.layouts[MODES.index(mode)]
    state.mode = MODES.index(mode)
    state.row[:] = designed.board_order
    state.phase = Phase.LEAD
    state.trick = 1
    state.trump = NO_SUIT
    state.led = state.followed = NO_CARD
    state.led_to = state.followed_to = NOWHERE
    state.moon_at[:] = NOWHERE
    state.card_at[:] = ASIDE
    state.honor[:] = designed.honor_tokens
    state.slot_at[:] = layout.slots
    state.slot[layout.slots[:, :, 0] == NOWHERE] = NO_SLOT
    state.supply[:, LIGHT_SYMBOL] = layout.face_up
    for territory, dark in enumerate(layout.face_down):
        state.supply[territory, LIGHT_SYMBOL + 1 : LIGHT_SYMBOL + 1 + dark] = UNDEALT
    return state


@compiled
def deal(state: State) -> None:
    """L-SET-12: all chance of the game, in the ledger's order; nothing random happens later."""
    begin_step(state)
    deal_scars(state)
    deal_honor_tokens(state, state.chance)
    deal_cards(state)
    state.leader = below(state.chance, SEATS)  # L-SET-11
    state.seat = state.leader
    state.news = 1
    tell(state, Event.DEAL, state.leader, 0, 0)


@compiled
def deal_scars(state: State) -> None:
    """L-SET-03 to L-SET-05: one face up, the others face down on each territory, the rest away."""
    scars = np.empty(SCAR_KINDS * SCAR_COPIES, np.int8)
    for token in range(len(scars)):
        scars[token] = 1 + token // SCAR_COPIES
    shuffle(state.chance, scars)
    token = 0
    for territory in range(PLACES):
        for symbol in range(SUPPLY_PLACES):
            if state.supply[territory, symbol] == UNDEALT:
                state.supply[territory, symbol] = scars[token]
                state.supply_up[territory, symbol] = symbol == LIGHT_SYMBOL
                token += 1


@compiled
def deal_honor_tokens(state: State, chance: Chance) -> None:
    """L-SET-06: the tokens shuffled over the territories, each on a side chosen by a fair coin."""
    order = np.arange(PLACES).astype(np.int8)
    shuffle(chance, order)
    tokens = state.honor.copy()
    for territory in range(PLACES):
        up = below(chance, 2)
        state.honor[territory, 0] = tokens[order[territory], up]
        state.honor[territory, 1] = tokens[order[territory], 1 - up]


@compiled
def deal_cards(state: State) -> None:
    """L-SET-08, L-SET-09: thirteen cards to each seat, four set aside unseen."""
    deck = np.arange(CARDS).astype(np.int8)
    shuffle(state.chance, deck)
    for seat in range(SEATS):
        for card in deck[seat * HAND : (seat + 1) * HAND]:
            state.card_at[card] = HAND_OF + seat
