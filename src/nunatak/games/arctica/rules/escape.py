"""How does a seal escape from its hunter? (11, four players)"""

from nunatak.games.arctica.actions import (
    escape_action,
    escape_card,
    escape_layer,
    is_no_escape,
    is_no_response,
    no_escape_action,
    no_response_action,
    respond_action,
    respond_card,
)
from nunatak.games.arctica.data import (
    HAND,
    ICE,
    ICEBERG,
    MELT,
    MOST_DRIFT,
    NEIGHBOUR,
    NO_CARD,
    NO_FIGURE,
    NO_ICE,
    OUTSIDE,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.cards import discard, draw_cards, holds, take_from_hand
from nunatak.games.arctica.rules.hunt import capture
from nunatak.games.arctica.rules.move import refuse_layer
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

# ------------------------------------------------------------------ the seal's owner


@compiled
def refuse_escape(state: State, action: int) -> Rule:
    """A-ESC-03: a drift card of the own hand, in a direction that is open; or none (A-ESC-07)."""
    if is_no_escape(action):
        return Rule.NONE
    card = escape_card(action)
    if not holds(state, state.seat, card):
        return Rule.A_TURN_11
    return refuse_way(state, card, escape_layer(action))


@compiled
def refuse_way(state: State, card: int, layer: int) -> Rule:
    """A-ESC-04, A-ESC-05, A-ESC-12: a drift card, and somewhere for the seal to be."""
    if card == MELT:
        return Rule.A_ESC_04
    if not is_way_open(state, card):
        return Rule.A_ESC_05
    return refuse_layer(state, state.target, escape_cell(state, card), layer)


@compiled
def escape_cell(state: State, card: int) -> int:
    """A-ESC-06: the next cell in the card's direction, whatever its number; perhaps OUTSIDE."""
    return int(NEIGHBOUR[state.cell[state.target], card // MOST_DRIFT])


@compiled
def is_way_open(state: State, card: int) -> bool:
    """A-ESC-05: the cell is on the board and without iceberg."""
    cell = escape_cell(state, card)
    return bool(cell != OUTSIDE and state.ice[cell] != ICEBERG)


@compiled
def legal_escapes(state: State, out: Actions) -> int:
    """The cards and layers that nothing refuses, and to decline."""
    out[0] = no_escape_action()
    count = 1
    seat = int(state.seat)
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        if card != MELT and is_first_copy(state, seat, place) and is_way_open(state, card):
            out[count] = escape_action(card, WATER)
            out[count + 1] = escape_action(card, ICE)
            count += 1 if state.ice[escape_cell(state, card)] == NO_ICE else 2
    return count


@compiled
def is_first_copy(state: State, seat: int, place: int) -> bool:
    """Two cards of one kind are one answer."""
    for other in range(place):
        if state.hand[seat, other] == state.hand[seat, place]:
            return False
    return True


@compiled
def apply_escape(state: State, action: int) -> None:
    """A-ESC-08: after an escape card the attacker draws. A-ESC-07: without one, the capture."""
    seat = int(state.seat)
    state.news = 1
    state.seat = state.turn_seat
    if is_no_escape(action):
        tell(state, Event.NO_ESCAPE, seat, 0, 0)
        capture(state, state.target)
        end_attack(state)
        return
    card = escape_card(action)
    take_from_hand(state, seat, card)
    state.escape_card = card
    state.escape_layer = escape_layer(action)
    tell(state, Event.ESCAPES, seat, card, state.escape_layer)
    draw_cards(state, state.turn_seat, 1)
    state.phase = Phase.RESPOND


# ------------------------------------------------------------------ the attacker


@compiled
def refuse_response(state: State, action: int) -> Rule:
    """A-ESC-09: a drift card of the same direction; or none."""
    if is_no_response(action):
        return Rule.NONE
    card = respond_card(action)
    if not holds(state, state.seat, card):
        return Rule.A_TURN_11
    if not is_same_direction(state, card):
        return Rule.A_ESC_10
    return Rule.NONE


@compiled
def is_same_direction(state: State, card: int) -> bool:
    """A-ESC-10: the card drifts the way that the seal flees."""
    return bool(card != MELT and card // MOST_DRIFT == state.escape_card // MOST_DRIFT)


@compiled
def legal_responses(state: State, out: Actions) -> int:
    """The cards that nothing refuses, and none."""
    out[0] = no_response_action()
    count = 1
    seat = int(state.seat)
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        if is_same_direction(state, card) and is_first_copy(state, seat, place):
            out[count] = respond_action(card)
            count += 1
    return count


@compiled
def apply_response(state: State, action: int) -> None:
    """A-ESC-09, A-ESC-11: captured after all, or away. A-ESC-14: fewer than three cards draw.

    A-ESC-17: the turn's ice card is another one.
    """
    seat = int(state.seat)
    card = NO_CARD if is_no_response(action) else respond_card(action)
    state.news = 1
    if card == NO_CARD:
        tell(state, Event.NO_RESPONSE, seat, 0, 0)
        flee(state)
    else:
        take_from_hand(state, seat, card)
        tell(state, Event.RESPONDS, seat, card, 0)
        capture(state, state.target)
    if state.hand_count[seat] < HAND:
        draw_cards(state, seat, 1)
    discard(state, state.escape_card)  # A-ESC-16, A-ESC-20
    if card != NO_CARD:
        discard(state, card)
    end_attack(state)


@compiled
def flee(state: State) -> None:
    """A-ESC-11, A-ESC-12: one cell in the escape direction, to the layer that was named.

    A-ESC-19, A-EDGE-20: nothing happens there.
    """
    seal = int(state.target)
    state.cell[seal] = escape_cell(state, state.escape_card)
    state.layer[seal] = state.escape_layer
    tell(state, Event.FLEES, seal, state.cell[seal], state.layer[seal])


@compiled
def end_attack(state: State) -> None:
    """A-ESC-18: the attacker's turn goes on."""
    state.attacker = state.target = NO_FIGURE
    state.escape_card = NO_CARD
    state.escape_layer = WATER
    state.phase = Phase.TURN
