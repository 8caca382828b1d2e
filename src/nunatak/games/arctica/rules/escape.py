"""How does a seal escape from its hunter? (11, four players)"""

from nunatak.games.arctica.actions import (
    ESCAPE_WITH,
    LAYER_ANSWERS,
    NO_ESCAPE,
    NO_RESPONSE,
    RESPOND_WITH,
    escape_action,
    spot_layer,
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
from nunatak.games.arctica.events import ESCAPES, FLEES, RESPONDS
from nunatak.games.arctica.events import NO_ESCAPE as DOES_NOT_ESCAPE
from nunatak.games.arctica.events import NO_RESPONSE as DOES_NOT_RESPOND
from nunatak.games.arctica.rules.cards import discard, draw_cards, holds, take_from_hand
from nunatak.games.arctica.rules.hunt import capture
from nunatak.games.arctica.rules.move import refuse_layer
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import RESPOND, TURN
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

# ------------------------------------------------------------------ the seal's owner


@compiled
def refuse_escape(state: State, action: int) -> Rule:
    """A-ESC-03: a drift card of the own hand, in a direction that is open; or none (A-ESC-07)."""
    if action == NO_ESCAPE:
        return Rule.NONE
    card = (action - ESCAPE_WITH) // LAYER_ANSWERS
    if not holds(state, state.seat, card):
        return Rule.A_TURN_11
    if card == MELT:
        return Rule.A_ESC_04
    if not is_way_open(state, card):
        return Rule.A_ESC_05
    cell = escape_cell(state, card)
    return refuse_layer(state, state.target, cell, spot_layer(action - ESCAPE_WITH))


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
    out[0] = NO_ESCAPE
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
    if action == NO_ESCAPE:
        tell(state, DOES_NOT_ESCAPE, seat, 0, 0)
        capture(state, state.target)
        end_attack(state)
        return
    card = (action - ESCAPE_WITH) // LAYER_ANSWERS
    take_from_hand(state, seat, card)
    state.escape_card = card
    state.escape_layer = spot_layer(action - ESCAPE_WITH)
    tell(state, ESCAPES, seat, card, state.escape_layer)
    draw_cards(state, state.turn_seat, 1)
    state.phase = RESPOND


# ------------------------------------------------------------------ the attacker


@compiled
def refuse_response(state: State, action: int) -> Rule:
    """A-ESC-09: a drift card of the same direction; or none."""
    if action == NO_RESPONSE:
        return Rule.NONE
    card = action - RESPOND_WITH
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
    out[0] = NO_RESPONSE
    count = 1
    seat = int(state.seat)
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        if is_same_direction(state, card) and is_first_copy(state, seat, place):
            out[count] = RESPOND_WITH + card
            count += 1
    return count


@compiled
def apply_response(state: State, action: int) -> None:
    """A-ESC-09, A-ESC-11: captured after all, or away. A-ESC-14: fewer than three cards draw.

    A-ESC-17: the turn's ice card is another one.
    """
    seat = int(state.seat)
    card = NO_CARD if action == NO_RESPONSE else action - RESPOND_WITH
    state.news = 1
    if card == NO_CARD:
        tell(state, DOES_NOT_RESPOND, seat, 0, 0)
        flee(state)
    else:
        take_from_hand(state, seat, card)
        tell(state, RESPONDS, seat, card, 0)
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
    tell(state, FLEES, seal, state.cell[seal], state.layer[seal])


@compiled
def end_attack(state: State) -> None:
    """A-ESC-18: the attacker's turn goes on."""
    state.attacker = state.target = NO_FIGURE
    state.escape_card = NO_CARD
    state.escape_layer = WATER
    state.phase = TURN
