"""What does a learner see? A row of numbers made of the seat's view, from its own side."""

import numpy as np
from numpy.typing import NDArray

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
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.names import TERRITORY
from nunatak.games.lonewolves.scoring import LONE_WOLVES, STRENGTH, count_sides, score_sides
from nunatak.games.lonewolves.state import FACE_UP, FLIPPED, HAND_OF, RECRUITED, Phase
from nunatak.kernel.channels import Channels
from nunatak.kernel.compiled import compiled
from nunatak.kernel.learner import Places
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


class Channel(Channels):
    """What a learner sees; own things come before the other seat's."""

    CARDS = "cards", CARDS * CARD_CHANNELS
    LONE_WOLVES = "lone wolves", SEATS * PLACES
    STRENGTH = "strength", SEATS * PLACES
    CARDS_IN = "cards at territories", PLACES
    SUPPLY = "supply", PLACES * SUPPLY_PLACES * TOKEN_CHANNELS
    HONOR = "honor up and down", PLACES * 2
    SCARS = "scars by territory", SEATS * PLACES * SCAR_KINDS
    FREE_SLOTS = "free slots", SEATS * SLOTS
    MOONS = "moons", len(MOONS) * PLACES
    TRUMP = "trump", len(SUITS)
    LED_SUIT = "led suit", len(SUITS)
    LED_VALUE = "led value", 1
    LED_TO = "led territory", PLACES
    VOIDS = "shown voids", SEATS * len(SUITS)
    TAKEN = "taken scar", SCAR_KINDS
    PHASE = "phase", len(Phase)
    TRICK = "trick", 1
    TURN = "deciding, leading", 2
    POINTS = "points", SEATS


OBSERVATION = Channel.length()


def _seen_at(territory: int) -> list[int]:
    """What is told of a territory, own things first."""
    sides = (territory, PLACES + territory)
    cards = [card * CARD_CHANNELS + 1 + side for card in range(CARDS) for side in sides]
    counts = [start + side for start in (Channel.LONE_WOLVES, Channel.STRENGTH) for side in sides]
    marks = [Channel.CARDS_IN + territory, Channel.LED_TO + territory]
    marks += [Channel.MOONS + moon * PLACES + territory for moon in range(len(MOONS))]
    tokens = SUPPLY_PLACES * TOKEN_CHANNELS
    supply = range(Channel.SUPPLY + territory * tokens, Channel.SUPPLY + (territory + 1) * tokens)
    honor = [Channel.HONOR + 2 * territory, Channel.HONOR + 2 * territory + 1]
    scars = [
        Channel.SCARS + side * SCAR_KINDS + scar for side in sides for scar in range(SCAR_KINDS)
    ]
    return [*cards, *counts, *marks, *supply, *honor, *scars]


TERRITORIES = Places(
    TERRITORY,
    np.array([_seen_at(territory) for territory in range(PLACES)]),
    np.zeros((PLACES, 0), np.int64),  # every territory is as near as any other
)


# The news of a step that change strengths or points.
STIRS = np.zeros(len(Event), np.int8)
STIRS[
    [
        Event.LEADS,
        Event.FOLLOWS,
        Event.FLIPS,
        Event.PLACES_SCAR,
        Event.TURNS,
        Event.RECRUITS,
        Event.MOON_RISES,
    ]
] = 1


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every channel of Channel; own things come before the other seat's."""
    out[:] = 0
    for card in range(CARDS):
        observe_card(state, seat, card, out)
    for territory in range(PLACES):
        observe_supply(state, territory, out)
    for number in range(SEATS):
        for slot in range(SLOTS):
            observe_slot(state, seat, number, slot, out)
    observe_sides(state, seat, out)
    observe_trick(state, seat, out)


@compiled
def erase(state: State, out: NDArray[np.float32]) -> None:
    """Before a step: nothing, for `renew` writes over all that changes."""


@compiled
def renew(state: State, before: int, out: NDArray[np.float32]) -> None:
    """After a step: what its events have changed; for another observer own and other swap."""
    seat = int(state.seat)
    stirred = 0
    for number in range(state.event_count):
        event = state.event[number]
        stirred |= int(STIRS[event[0]])
        renew_after(state, event, before, out)
    if seat != before:
        turn_round(state, seat, before, out)
    if stirred:
        observe_sides(state, seat, out)
    observe_trick(state, seat, out)


@compiled
def renew_after(
    state: State, event: NDArray[np.int16], seat: int, out: NDArray[np.float32]
) -> None:
    """The card, the supply or the slot that an event speaks of."""
    news = event[0]
    if news == Event.LEADS or news == Event.FOLLOWS or news == Event.FLIPS:
        at = Channel.CARDS + int(event[2]) * CARD_CHANNELS
        out[at : at + CARD_CHANNELS] = 0
        observe_card(state, seat, int(event[2]), out)
    elif news == Event.REVEALS or news == Event.TAKES:
        observe_supply(state, int(event[3]), out)
    elif news == Event.PLACES_SCAR:
        observe_slot(state, seat, int(event[1]), int(event[3]), out)


@compiled
def turn_round(state: State, seat: int, before: int, out: NDArray[np.float32]) -> None:
    """What the one seat sees, as the other sees it."""
    for card in range(CARDS):
        at = Channel.CARDS + card * CARD_CHANNELS
        out[at + KNOWN_AT[before, state.card_at[card]]] = 0
        out[at + KNOWN_AT[seat, state.card_at[card]]] = 1
    swap_halves(out[Channel.LONE_WOLVES : Channel.STRENGTH])
    swap_halves(out[Channel.STRENGTH : Channel.CARDS_IN])
    swap_halves(out[Channel.SCARS : Channel.FREE_SLOTS])
    swap_halves(out[Channel.FREE_SLOTS : Channel.MOONS])
    swap_halves(out[Channel.POINTS :])


@compiled
def swap_halves(numbers: NDArray[np.float32]) -> None:
    """The own side's numbers for the other's."""
    half = len(numbers) // 2
    for number in range(half):
        own = numbers[number]
        numbers[number] = numbers[half + number]
        numbers[half + number] = own


@compiled
def observe_card(state: State, seat: int, card: int, out: NDArray[np.float32]) -> None:
    """Where a card is, as far as the seat knows."""
    out[Channel.CARDS + card * CARD_CHANNELS + KNOWN_AT[seat, state.card_at[card]]] = 1


@compiled
def observe_supply(state: State, territory: int, out: NDArray[np.float32]) -> None:
    """The scars that lie on a territory."""
    at = Channel.SUPPLY + territory * SUPPLY_PLACES * TOKEN_CHANNELS
    out[at : at + SUPPLY_PLACES * TOKEN_CHANNELS] = 0
    for symbol in range(SUPPLY_PLACES):
        scar = int(state.supply[territory, symbol])
        if scar != NO_SCAR:
            channel = scar - 1 if state.supply_up[territory, symbol] else SCAR_KINDS
            out[at + symbol * TOKEN_CHANNELS + channel] = 1


@compiled
def observe_slot(state: State, seat: int, number: int, slot: int, out: NDArray[np.float32]) -> None:
    """Whether a slot of a seat's is free; if not, where its scar acts."""
    own_first = (number + seat) % SEATS
    scar = int(state.slot[number, slot])
    out[Channel.FREE_SLOTS + own_first * SLOTS + slot] = scar == NO_SCAR
    if scar > NO_SCAR:
        for territory in state.slot_at[number, slot]:
            if territory != NOWHERE:
                side = own_first * PLACES + int(territory)
                out[Channel.SCARS + side * SCAR_KINDS + scar - 1] += 0.5


@compiled
def observe_sides(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """How strong the sides of each territory are, and what each seat would have at the end."""
    sides = count_sides(state)
    for territory in range(PLACES):
        for number in range(SEATS):
            side = FROM_SEAT[seat, number * PLACES + territory]
            out[Channel.LONE_WOLVES + side] = sides[number, territory, LONE_WOLVES] / CAPACITY
            out[Channel.STRENGTH + side] = sides[number, territory, STRENGTH] / STRONG
        out[Channel.CARDS_IN + territory] = state.cards_in[territory] / CAPACITY
        out[Channel.HONOR + territory * 2] = state.honor[territory, 0] / DEAR
        out[Channel.HONOR + territory * 2 + 1] = state.honor[territory, 1] / DEAR
    points = np.zeros((SEATS, SOURCES), np.int64)
    score_sides(state, sides, points)
    for number in range(SEATS):
        total = 0
        for source in range(SOURCES):
            total += points[number, source]
        out[Channel.POINTS + (number + seat) % SEATS] = total / RICH


@compiled
def light(out: NDArray[np.float32], channel: int, index: int) -> None:
    """One of a channel's numbers is 1."""
    out[channel + int(index)] = 1


@compiled
def observe_trick(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """The trick as it stands, the moons, and what everybody has shown to lack."""
    out[Channel.MOONS : Channel.POINTS] = 0
    for moon in range(len(MOONS)):
        if state.moon_at[moon] != NOWHERE:
            light(out, Channel.MOONS + moon * PLACES, state.moon_at[moon])
    if state.trump != NO_SUIT:
        light(out, Channel.TRUMP, state.trump)
    if state.led != NO_CARD:
        light(out, Channel.LED_SUIT, CARD_SUIT[state.led])
        out[Channel.LED_VALUE] = CARD_VALUE[state.led] / HIGHEST
        light(out, Channel.LED_TO, state.led_to)
    if state.taken != NO_SCAR:
        light(out, Channel.TAKEN - 1, state.taken)
    light(out, Channel.PHASE, state.phase)
    out[Channel.TRICK] = state.trick / TRICKS
    out[Channel.TURN] = state.seat == seat
    out[Channel.TURN + 1] = state.leader == seat
    for number in range(SEATS):
        own_first = (number + seat) % SEATS
        for suit in range(len(SUITS)):
            out[Channel.VOIDS + own_first * len(SUITS) + suit] = state.void[number, suit]
