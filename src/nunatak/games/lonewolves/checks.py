"""Does a position that somebody wrote fit together?"""

import numpy as np

from nunatak.games.lonewolves.data import CAPACITY, NO_SCAR, SIDES, SUITS, TERRITORIES
from nunatak.games.lonewolves.names import CARD, SUIT, card_name
from nunatak.games.lonewolves.rules.flow import played_to
from nunatak.games.lonewolves.state import HAND_OF, Phase
from nunatak.kernel.sheet import PositionError
from nunatak.kernel.state import State


def check_voids(state: State, _given: frozenset[str]) -> None:
    """L-INFO-07: whoever has shown to hold none of a suit holds none."""
    for seat, suit in np.argwhere(state.void):
        held = [card for card in range(CARD.size) if state.card_at[card] == HAND_OF + seat]
        if any(SUIT.number(card_name(card).split()[0]) == suit for card in held):
            hand = f"{SIDES[seat]}.hand"
            said = "{hand} has a card that is {suit}"
            raise PositionError("void", said, hand=hand, suit=SUITS[suit])


def check_choice(state: State, _given: frozenset[str]) -> None:
    """No dead ends: this trick can be played to its end, and the phase has something to choose."""
    playing = {Phase.LEAD: (0, 1), Phase.LEAD_REVEAL: (1,), Phase.FOLLOW: (1,)}
    for place in playing.get(Phase(state.phase), ()):
        seat = int(state.leader) ^ place
        if not (state.card_at == HAND_OF + seat).any():
            raise PositionError(f"{SIDES[seat]}.hand", "has no card to play")
    if state.phase in (Phase.LEAD, Phase.FOLLOW):
        if (state.cards_in >= CAPACITY).all():
            raise PositionError("phase", "all territories are full")
    elif state.phase == Phase.PLACE:
        if not (state.slot[state.seat] == NO_SCAR).any():
            raise PositionError(f"{SIDES[state.seat]}.scars", "leave no free slot")
    elif state.phase != Phase.OVER:
        _check_supply(state, played_to(state, state.seat))


def _check_supply(state: State, territory: int) -> None:
    tokens = state.supply[territory] != NO_SCAR
    problem = "has nothing to take"
    if state.phase != Phase.TAKE:
        tokens &= state.supply_up[territory] == 0
        problem = "has nothing to reveal"
    if not tokens.any():
        raise PositionError(f"{TERRITORIES[territory]}.supply", problem)
