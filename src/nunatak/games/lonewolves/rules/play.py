"""Which card may be played, and where? (5.2 to 5.4)"""

from nunatak.games.lonewolves.actions import play_action, play_card, play_to
from nunatak.games.lonewolves.data import (
    CARD_SUIT,
    CARD_VALUE,
    CARDS,
    PLACES,
    REVEALER,
    VALUES,
)
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.rules.place import tell_if_full
from nunatak.games.lonewolves.rules.reveal import go_on, offer_reveals
from nunatak.games.lonewolves.rules.rule import Rule
from nunatak.games.lonewolves.state import FACE_UP, HAND_OF, Phase, is_full
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_play(state: State, action: int) -> Rule:
    """L-PLAY-05: card and territory in one. L-PLAY-06, L-FOL-04: any suit may go anywhere."""
    card = play_card(action)
    territory = play_to(action)
    if not in_hand(state, card):
        return Rule.L_PLAY_01
    if not is_territory(territory):
        return Rule.L_PLAY_02
    if is_full(state, territory):
        return Rule.L_PLAY_03
    if not follows_suit(state, card):
        return Rule.L_FOL_02
    return Rule.NONE


@compiled
def in_hand(state: State, card: int) -> bool:
    """L-PLAY-01: the card is in the actor's hand; an unknown card is in nobody's (L-REF-02)."""
    return bool(card < CARDS and state.card_at[card] == HAND_OF + state.seat)


@compiled
def is_territory(territory: int) -> bool:
    """L-PLAY-02: it is one of the five territories."""
    return territory < PLACES


@compiled
def follows_suit(state: State, card: int) -> bool:
    """L-FOL-02: the led suit if held, any value (L-FOL-05). L-LEAD-02, L-FOL-03: else any card."""
    if state.phase == Phase.LEAD:
        return True
    led_suit = CARD_SUIT[state.led]
    return bool(CARD_SUIT[card] == led_suit or not holds_suit(state, state.seat, led_suit))


@compiled
def holds_suit(state: State, seat: int, suit: int) -> bool:
    """Whether a card of the suit is in the seat's hand."""
    for card in range(suit * VALUES, (suit + 1) * VALUES):
        if state.card_at[card] == HAND_OF + seat:
            return True
    return False


@compiled
def legal_plays(state: State, out: Actions) -> int:
    """The cards and territories that nothing refuses; there always is one (L-CAP-06, L-EDGE-04)."""
    count = 0
    for card in range(CARDS):
        if in_hand(state, card) and follows_suit(state, card):
            for territory in range(PLACES):
                out[count] = play_action(card, territory)
                count += not is_full(state, territory)
    return count


@compiled
def apply_play(state: State, action: int) -> None:
    """L-PLAY-04: the card is laid face up on the actor's side. L-LEAD-03: its suit is led.

    L-CAP-05: it counts at once, so the leader's sixth card shuts the follower out.
    """
    card = play_card(action)
    territory = play_to(action)
    seat = int(state.seat)
    state.card_at[card] = FACE_UP + seat * PLACES + territory
    state.cards_in[territory] += 1
    state.news = 1
    if state.phase == Phase.LEAD:
        state.led = card
        state.led_to = territory
        tell(state, Event.LEADS, seat, card, territory)
    else:
        state.followed = card
        state.followed_to = territory
        tell(state, Event.FOLLOWS, seat, card, territory)
        note_void(state)
    tell_if_full(state, territory)
    if CARD_VALUE[card] == REVEALER:
        offer_reveals(state)
    else:
        go_on(state)


@compiled
def note_void(state: State) -> None:
    """L-INFO-07: not following suit tells openly that the follower holds none of it."""
    led_suit = CARD_SUIT[state.led]
    if CARD_SUIT[state.followed] != led_suit and not state.void[state.seat, led_suit]:
        state.void[state.seat, led_suit] = 1
        tell(state, Event.VOID, state.seat, led_suit, 0)
