"""What does a learner see? A row of numbers made of the seat's view, from its own side."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.actions import token_action
from nunatak.games.lonewolves.data import (
    CAPACITY,
    CARD_SUIT,
    CARD_VALUE,
    CARDS,
    HIGHEST,
    MOONS,
    NO_CARD,
    NO_SCAR,
    NO_SUIT,
    NOWHERE,
    PLACES,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    SOURCES,
    SUITS,
    SUPPLY_PLACES,
    TRICKS,
)
from nunatak.games.lonewolves.scoring import LONE_WOLVES, STRENGTH, count_sides, score_sides
from nunatak.games.lonewolves.state import FACE_UP, FLIPPED, HAND_OF, PHASES, RECRUITED
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State

# Where each card is, as far as the seat knows: own hand, face up on either side of each
# territory, a lone wolf whose face was seen, or unseen.
CARD_CHANNELS = 1 + SEATS * PLACES + 2
SEEN_LONE_WOLF = 1 + SEATS * PLACES
UNSEEN = SEEN_LONE_WOLF + 1


def _known_at(place: int, seat: int) -> int:
    """The channel of a card at that place."""
    if place == HAND_OF + seat:
        return 0
    if FACE_UP <= place < FLIPPED:
        return 1 + int(FROM_SEAT[seat, place - FACE_UP])
    if FLIPPED <= place < RECRUITED:
        return SEEN_LONE_WOLF
    return UNSEEN


# The sides of territories, numbered so that a seat's own come first.
FROM_SEAT = np.array(
    [[(side + seat * PLACES) % (SEATS * PLACES) for side in range(SEATS * PLACES)]
     for seat in range(SEATS)]
)  # fmt: skip
KNOWN_AT = np.array(
    [[_known_at(place, seat) for place in range(RECRUITED + SEATS * PLACES)]
     for seat in range(SEATS)]
)  # fmt: skip

TOKEN_CHANNELS = SCAR_KINDS + 1  # one of each kind face up, or face down
STRONG = 20.0  # a typical strong side
RICH = 40.0  # a typical winning score
DEAR = 10.0  # the dearest honor face of the designed data

CHANNELS = (  # name, how many numbers; in order
    ("cards", CARDS * CARD_CHANNELS),
    ("lone wolves", SEATS * PLACES),
    ("strength", SEATS * PLACES),
    ("cards at territories", PLACES),
    ("supply", PLACES * SUPPLY_PLACES * TOKEN_CHANNELS),
    ("honor up and down", PLACES * 2),
    ("scars by territory", SEATS * PLACES * SCAR_KINDS),
    ("free slots", SEATS * SLOTS),
    ("moons", len(MOONS) * PLACES),
    ("trump", len(SUITS)),
    ("led suit", len(SUITS)),
    ("led value", 1),
    ("led territory", PLACES),
    ("shown voids", SEATS * len(SUITS)),
    ("taken scar", SCAR_KINDS),
    ("phase", len(PHASES)),
    ("trick", 1),
    ("deciding, leading", 2),
    ("points", SEATS),
)
OBSERVATION = sum(size for _, size in CHANNELS)
(
    AT_CARDS,
    AT_LONE_WOLVES,
    AT_STRENGTH,
    AT_CARDS_IN,
    AT_SUPPLY,
    AT_HONOR,
    AT_SCARS,
    AT_FREE_SLOTS,
    AT_MOONS,
    AT_TRUMP,
    AT_LED_SUIT,
    AT_LED_VALUE,
    AT_LED_TO,
    AT_VOIDS,
    AT_TAKEN,
    AT_PHASE,
    AT_TRICK,
    AT_TURN,
    AT_POINTS,
) = (sum(size for _, size in CHANNELS[:number]) for number in range(len(CHANNELS)))


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every channel of CHANNELS; own things come before the other seat's."""
    out[:] = 0
    sides = count_sides(state)
    observe_cards(state, seat, out)
    observe_territories(state, seat, sides, out)
    observe_slots(state, seat, out)
    observe_trick(state, seat, out)
    observe_points(state, seat, sides, out)


@compiled
def observe_cards(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Where each card is, as far as the seat knows."""
    for card in range(CARDS):
        out[AT_CARDS + card * CARD_CHANNELS + KNOWN_AT[seat, state.card_at[card]]] = 1


@compiled
def observe_territories(
    state: State, seat: int, sides: NDArray[np.int64], out: NDArray[np.float32]
) -> None:
    """What lies on each territory and how strong its sides are."""
    for territory in range(PLACES):
        for number in range(SEATS):
            side = FROM_SEAT[seat, number * PLACES + territory]
            out[AT_LONE_WOLVES + side] = sides[number, territory, LONE_WOLVES] / CAPACITY
            out[AT_STRENGTH + side] = sides[number, territory, STRENGTH] / STRONG
        out[AT_CARDS_IN + territory] = state.cards_in[territory] / CAPACITY
        out[AT_HONOR + territory * 2] = state.honor[territory, 0] / DEAR
        out[AT_HONOR + territory * 2 + 1] = state.honor[territory, 1] / DEAR
        for symbol in range(SUPPLY_PLACES):
            scar = int(state.supply[territory, symbol])
            if scar != NO_SCAR:
                channel = scar - 1 if state.supply_up[territory, symbol] else SCAR_KINDS
                out[AT_SUPPLY + token_action(territory, symbol) * TOKEN_CHANNELS + channel] = 1


@compiled
def observe_slots(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Which scars act where, and which slots are free."""
    for number in range(SEATS):
        own_first = (number + seat) % SEATS
        for slot in range(SLOTS):
            scar = int(state.slot[number, slot])
            out[AT_FREE_SLOTS + own_first * SLOTS + slot] = scar == NO_SCAR
            if scar > NO_SCAR:
                for territory in state.slot_at[number, slot]:
                    if territory != NOWHERE:
                        side = own_first * PLACES + int(territory)
                        out[AT_SCARS + side * SCAR_KINDS + scar - 1] += 0.5


@compiled
def light(out: NDArray[np.float32], channel: int, index: int) -> None:
    """One of a channel's numbers is 1."""
    out[channel + int(index)] = 1


@compiled
def observe_trick(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """The trick as it stands, the moons, and what everybody has shown to lack."""
    for moon in range(len(MOONS)):
        if state.moon_at[moon] != NOWHERE:
            light(out, AT_MOONS + moon * PLACES, state.moon_at[moon])
    if state.trump != NO_SUIT:
        light(out, AT_TRUMP, state.trump)
    if state.led != NO_CARD:
        light(out, AT_LED_SUIT, CARD_SUIT[state.led])
        out[AT_LED_VALUE] = CARD_VALUE[state.led] / HIGHEST
        light(out, AT_LED_TO, state.led_to)
    if state.taken != NO_SCAR:
        light(out, AT_TAKEN - 1, state.taken)
    light(out, AT_PHASE, state.phase)
    out[AT_TRICK] = state.trick / TRICKS
    out[AT_TURN] = state.seat == seat
    out[AT_TURN + 1] = state.leader == seat
    for number in range(SEATS):
        own_first = (number + seat) % SEATS
        for suit in range(len(SUITS)):
            out[AT_VOIDS + own_first * len(SUITS) + suit] = state.void[number, suit]


@compiled
def observe_points(
    state: State, seat: int, sides: NDArray[np.int64], out: NDArray[np.float32]
) -> None:
    """What each seat would have if the game ended now."""
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
    score_sides(state, sides, points)
    for number in range(SEATS):
        out[AT_POINTS + (number + seat) % SEATS] = points[number].sum() / RICH
