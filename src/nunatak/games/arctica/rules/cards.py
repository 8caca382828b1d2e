"""How are cards held, drawn, discarded and played? (5, 7)"""

from nunatak.games.arctica.actions import is_swap, play_card
from nunatak.games.arctica.data import (
    HAND,
    MELT,
    MOST_DRIFT,
    MOST_IN_HAND,
    NO_ICE,
    OLDEST,
    OUTSIDE,
    SEATS,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.drift import begin_drift
from nunatak.games.arctica.rules.flow import next_turn
from nunatak.games.arctica.rules.rule import Rule
from nunatak.kernel.chance import shuffle
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, tell


@compiled
def holds(state: State, seat: int, card: int) -> bool:
    """A-TURN-11: the card is in the seat's hand."""
    for place in range(state.hand_count[seat]):
        if state.hand[seat, place] == card:
            return True
    return False


@compiled
def any_ice(state: State) -> bool:
    """A-MELT-09: some ice is left on the board."""
    for cell in range(OUTSIDE):
        if state.ice[cell] != NO_ICE:
            return True
    return False


# ------------------------------------------------------------------ hand, deck and discard pile


@compiled
def take_from_hand(state: State, seat: int, card: int) -> None:
    """The copy drawn first leaves the hand; the others close up."""
    count = int(state.hand_count[seat])
    place = 0
    while state.hand[seat, place] != card:
        place += 1
    for other in range(place, count - 1):
        state.hand[seat, other] = state.hand[seat, other + 1]
        state.age[seat, other] = state.age[seat, other + 1]
    state.hand[seat, count - 1] = 0
    state.age[seat, count - 1] = 0
    state.hand_count[seat] = count - 1


@compiled
def discard(state: State, card: int) -> None:
    """A-INFO-03: onto the open pile."""
    state.discard[state.discard_count] = card
    state.discard_count += 1


@compiled
def draw_cards(state: State, seat: int, number: int) -> None:
    """Cards from the top of the deck into a hand; how many is all that is told (A-INFO-05)."""
    drawn = 0
    for _ in range(number):
        drawn += draw_card(state, seat)
    tell(state, Event.DRAWS, seat, drawn, 0)
    state.news = 1


@compiled
def draw_card(state: State, seat: int) -> int:
    """A-TURN-17, A-EDGE-22: an empty deck is made anew when needed. 1 if a card was drawn."""
    if state.deck_count == 0:
        reshuffle(state)
    count = int(state.hand_count[seat])
    if state.deck_count == 0 or count == MOST_IN_HAND:
        return 0
    state.deck_count -= 1
    state.hand[seat, count] = state.deck[state.deck_count]
    state.age[seat, count] = 0
    state.deck[state.deck_count] = 0
    state.hand_count[seat] = count + 1
    return 1


@compiled
def reshuffle(state: State) -> None:
    """A-TURN-17: the discard pile becomes the deck. A-INFO-11: every held card has outlasted it."""
    count = int(state.discard_count)
    for place in range(count):
        state.deck[place] = state.discard[place]
        state.discard[place] = 0
    state.deck_count = count
    state.discard_count = 0
    shuffle(state.chance, state.deck[:count])
    for seat in range(SEATS):
        for place in range(state.hand_count[seat]):
            if state.age[seat, place] < OLDEST:
                state.age[seat, place] += 1
    tell(state, Event.RESHUFFLES, count, 0, 0)


# ------------------------------------------------------------------ the turn's card


@compiled
def refuse_play(state: State, action: int) -> Rule:
    """A-TURN-02, A-TURN-12: any card of the own hand, once in a turn."""
    card = play_card(action)
    if not may_play(state, card):
        return Rule.A_TURN_11
    if card == MELT and any_ice(state):
        return Rule.A_MELT_09
    return Rule.NONE


@compiled
def may_play(state: State, card: int) -> bool:
    """A-TURN-11: a card of the own hand, one per turn."""
    return not state.card_played and holds(state, state.seat, card)


@compiled
def lay_card(state: State, card: int) -> None:
    """A-TURN-02: onto the discard pile. A-TURN-04: hunting that was begun is thereby over."""
    take_from_hand(state, state.seat, card)
    discard(state, card)
    state.card_played = 1
    state.hunt_closed = state.own_used or state.neutral_used
    state.news = 1
    tell(state, Event.PLAYS, state.seat, card, 0)


@compiled
def apply_play(state: State, action: int) -> None:
    """A-TURN-02: the card is played and its effect carried out. A-MELT-09: no ice, no effect."""
    card = play_card(action)
    lay_card(state, card)
    if card == MELT:
        tell(state, Event.NO_EFFECT, 0, 0, 0)
    else:
        begin_drift(state, card // MOST_DRIFT, card % MOST_DRIFT + 1)


# ------------------------------------------------------------------ the end of the turn


@compiled
def refuse_end(state: State, action: int) -> Rule:
    """A-TURN-13, A-TURN-14: end the turn with a draw, or by swapping the whole hand."""
    if not did_ice(state):
        return Rule.A_TURN_09
    if is_swap(action) and not may_swap(state):
        return Rule.A_TURN_16
    return Rule.NONE


@compiled
def did_ice(state: State) -> bool:
    """A-TURN-09: a card was played. A-TURN-10, A-EDGE-18: or there is none to play."""
    return bool(state.card_played or state.hand_count[state.seat] == 0)


@compiled
def may_swap(state: State) -> bool:
    """A-TURN-16: the hand holds one or two cards."""
    return bool(0 < state.hand_count[state.seat] < HAND)


@compiled
def apply_end(state: State, action: int) -> None:
    """A-TURN-13 to A-TURN-15: the hand is filled to three cards, after a swap with new ones.

    A-ESC-13, A-ESC-15: so it is after an escape. A-INFO-10: swapped cards in their order.
    """
    seat = int(state.seat)
    if is_swap(action):
        for place in range(state.hand_count[seat]):
            discard(state, state.hand[seat, place])
            tell(state, Event.DISCARDS, seat, state.hand[seat, place], 0)
            state.hand[seat, place] = state.age[seat, place] = 0
        state.hand_count[seat] = 0
    missing = HAND - int(state.hand_count[seat])
    if missing > 0:
        draw_cards(state, seat, missing)
    state.news = 1
    next_turn(state)
