"""What does a learner see? A row of numbers made of the seat's view, own things first.

Version 2 goes on where version 1 ends: every figure and every card by itself, and the options.
"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.data import (
    CARD_KINDS,
    CARDS,
    COD,
    CODS,
    DIRECTIONS,
    FIGURES,
    FIRST_COD,
    FIRST_FIGURE,
    HAND,
    HUNTER_FIGURES,
    HUNTER_OF,
    HUNTERS,
    ICE,
    ICE_KINDS,
    ICE_TOKENS,
    LAYERS,
    MOST_IN_HAND,
    NEIGHBOUR,
    NO_CARD,
    NOWHERE,
    OUTSIDE,
    PLANKTON,
    PLAYED,
    SEAL,
    SEATS,
    SETUPS,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.names import CELL
from nunatak.games.arctica.redeal import is_hidden_hand
from nunatak.games.arctica.rules.flow import is_over
from nunatak.games.arctica.rules.hunt import lives_left
from nunatak.games.arctica.scoring import points_of
from nunatak.games.arctica.state import Phase
from nunatak.kernel.channels import Channels
from nunatak.kernel.compiled import compiled
from nunatak.kernel.learner import Places
from nunatak.kernel.state import NOBODY, State

ICE_PLANES = len(ICE_KINDS) - 1
PLANES = ICE_PLANES + 2 + 2 * len(HUNTERS)  # ice, igloo, drifted, hunters on ice and in water
AT_IGLOO = ICE_PLANES
AT_DRIFTED = ICE_PLANES + 1
AT_HUNTERS = ICE_PLANES + 2
MOST_LIVES = 3.0
RICH = 40.0  # half points of a typical winner
LONG = 100.0  # turns
OLD = 10.0  # reshuffles that a card was held through
ALL_OLD = 64.0  # the same of several cards; their sums are exact, in whichever order

FIRST_SEAL = int(FIRST_FIGURE[SEAL])
ALIKE = len(FIGURES) - FIRST_SEAL  # figures of which there are several: seals and cod
ON_ICE = FIRST_COD - FIRST_SEAL  # seals alone can be on the ice
MORE_PLANES = ALIKE + ON_ICE + 1  # each by itself, seals on the ice, the token that follows
AT_PUSHING = ALIKE + ON_ICE


class Channel(Channels):
    """What a learner sees; seats are counted clockwise from the observer."""

    BOARD = "board: by cell the planes", OUTSIDE * PLANES
    OWNERS = "owner of each hunter: own, then clockwise, or neutral", PLAYED * (SEATS + 1)
    LIVES = "lives of each hunter", PLAYED
    DUE = "figures due, barred", 2 * HUNTER_FIGURES
    MOVING = "figures moving, moved, asked", 3 * len(FIGURES)
    ATTACK = "figures attacking, attacked", 2 * len(FIGURES)
    ACTIVE = "hunter being activated", len(HUNTERS)
    WON = "tokens and cod won by seat", SEATS * len(HUNTERS)
    PLANKTON = "plankton by seat", SEATS
    PLANKTON_LEFT = "plankton left", 1
    POINTS = "points by seat", SEATS
    CARDS = "cards by seat", SEATS
    HAND = "own hand by kind", CARD_KINDS
    DISCARD = "discard pile by kind", CARD_KINDS
    ESCAPE = "escape card", CARD_KINDS
    DECK = "deck", 1
    DRIFT = "drift direction", len(DIRECTIONS)
    DRIFT_LEFT = "tokens left to drift", 1
    SLIDING = "cell of the sliding token", OUTSIDE
    DONE = "card played, own used, neutral used, closed, steps, range", 6
    PHASE = "phase", len(Phase)
    SEAT = "deciding, active, first", 3
    TURN = "turn", 1
    EACH = "each seal and cod: by cell the planes", OUTSIDE * MORE_PLANES
    CARD = "own hand card by card", MOST_IN_HAND * CARD_KINDS
    AGES = "ages of all cards held, by seat", SEATS * MOST_IN_HAND
    UNSEEN = "unseen cards that may be in the deck by kind", CARD_KINDS
    OLDER = "unseen cards that are held by kind", CARD_KINDS
    OLDER_AGES = "their ages by kind", CARD_KINDS
    ESCAPE_LAYER = "layer of the escape", len(LAYERS)
    ATTACKED = "hunter whose attack ended its activation", len(HUNTERS)
    IGLOO_WON = "igloo won by seat", SEATS
    SEATED = "active, first seat", 2 * SEATS
    SETUP = "setup", len(SETUPS)
    TURN_LIMIT = "turn limit", 1


FIRST_VERSION = int(Channel.EACH)  # numbers of an observation of version 1

_BOARD = Channel.BOARD + np.arange(OUTSIDE * PLANES).reshape(OUTSIDE, PLANES)
_SLIDING = Channel.SLIDING + np.arange(OUTSIDE).reshape(OUTSIDE, 1)
_EACH = Channel.EACH + np.arange(OUTSIDE * MORE_PLANES).reshape(OUTSIDE, MORE_PLANES)
PLACES = Places(CELL, np.hstack([_BOARD, _SLIDING, _EACH]), NEIGHBOUR[:OUTSIDE].astype(np.int64))

# What the news of a step can have changed, beside what is quickly written anew.
FLOATING, PILE, HOLDINGS = 1, 2, 4
CHANGES = np.full(len(Event), HOLDINGS, np.int8)
CHANGES[
    [
        Event.TURN_BEGINS,
        Event.RETURNS,
        Event.NO_EFFECT,
        Event.DISPLACED,
        Event.STEPS,
        Event.DONE,
        Event.ATTACKS,
        Event.FLEES,
    ]
] = 0
CHANGES[[Event.SLIDES, Event.MELTS, Event.PLACES_ICE, Event.PLACES_ICEBERG]] = FLOATING
CHANGES[[Event.PLAYS, Event.RESPONDS, Event.NO_RESPONSE, Event.DISCARDS, Event.RESHUFFLES]] = (
    PILE | HOLDINGS
)


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every channel of Channel; seats are counted clockwise from the observer."""
    out[:] = 0
    for cell in range(OUTSIDE):
        observe_ice(state, cell, out)
    observe_pile(state, out)
    observe_hunters(state, seat, out)
    observe_seats(state, seat, out)
    observe_unseen(state, seat, out)
    observe_turn(state, seat, out)
    add_marks(state, seat, 1, out)
    observe_options(state, out)


@compiled
def erase(state: State, out: NDArray[np.float32]) -> None:
    """Before a step: all marks go."""
    add_marks(state, int(state.seat), -1, out)


@compiled
def renew(state: State, before: int, out: NDArray[np.float32]) -> None:
    """After a step: what its events have changed, and what is quickly written anew."""
    seat = int(state.seat)
    changed = HOLDINGS if seat != before else 0
    for number in range(state.event_count):
        event = state.event[number]
        changed |= int(CHANGES[event[0]])
        if CHANGES[event[0]] & FLOATING:
            renew_ice(state, event, out)
    if changed & FLOATING and state.drift_left == 0:
        forget_drift(out)
    if changed & PILE:
        observe_pile(state, out)
    if changed & HOLDINGS:
        observe_hunters(state, seat, out)
        observe_seats(state, seat, out)
        observe_unseen(state, seat, out)
    observe_turn(state, seat, out)
    add_marks(state, seat, 1, out)


@compiled
def renew_ice(state: State, event: NDArray[np.int16], out: NDArray[np.float32]) -> None:
    """The cells of the ice that an event speaks of."""
    if event[0] == Event.PLACES_ICE:
        observe_ice(state, int(event[3]), out)
        return
    observe_ice(state, int(event[2]), out)
    if event[0] == Event.SLIDES:
        observe_ice(state, int(event[1]), out)


@compiled
def observe_ice(state: State, cell: int, out: NDArray[np.float32]) -> None:
    """The ice in a cell, and whether it has drifted."""
    at = Channel.BOARD + cell * PLANES
    for kind in range(ICE_PLANES):
        out[at + kind] = state.ice[cell] == kind + 1
    out[at + AT_DRIFTED] = state.drifted[cell]


@compiled
def forget_drift(out: NDArray[np.float32]) -> None:
    """After a card no ice has drifted on it."""
    for cell in range(OUTSIDE):
        out[Channel.BOARD + cell * PLANES + AT_DRIFTED] = 0


@compiled
def add_marks(state: State, seat: int, sign: int, out: NDArray[np.float32]) -> None:
    """Numbers of which few are not 0; with sign -1, away with them. A-INFO-01: the own hand."""
    for figure in range(len(FIGURES)):
        if state.cell[figure] != NOWHERE:
            plane = AT_HUNTERS + 2 * int(HUNTER_OF[figure]) + int(state.layer[figure])
            out[Channel.BOARD + int(state.cell[figure]) * PLANES + plane] += sign
    add_each(state, sign, out)
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        out[Channel.HAND + card] += sign
        out[Channel.CARD + place * CARD_KINDS + card] += sign
    mark(out, Channel.BOARD + AT_IGLOO, int(state.igloo), PLANES, sign)
    mark(out, Channel.SLIDING, int(state.sliding), 1, sign)
    mark(out, Channel.EACH + AT_PUSHING, int(state.pushing), MORE_PLANES, sign)
    mark(out, Channel.ATTACKED, int(state.attacked), 1, sign)
    mark(out, Channel.ACTIVE, int(state.active), 1, sign)
    mark(out, Channel.MOVING, int(state.moving), 1, sign)
    mark(out, Channel.MOVING + 2 * len(FIGURES), int(state.asked), 1, sign)
    mark(out, Channel.ATTACK, int(state.attacker), 1, sign)
    mark(out, Channel.ATTACK + len(FIGURES), int(state.target), 1, sign)
    mark(out, Channel.ESCAPE, int(state.escape_card), 1, sign)
    mark(out, Channel.PHASE, int(state.phase), 1, sign)
    if state.drift_left > 0:
        mark(out, Channel.DRIFT, int(state.drift), 1, sign)
    if state.escape_card != NO_CARD:
        mark(out, Channel.ESCAPE_LAYER, int(state.escape_layer), 1, sign)


@compiled
def add_each(state: State, sign: int, out: NDArray[np.float32]) -> None:
    """A-INFO-04: actions name a seal or a cod, so each is seen by itself."""
    for figure in range(FIRST_SEAL, len(FIGURES)):
        if state.cell[figure] != NOWHERE:
            at = Channel.EACH + int(state.cell[figure]) * MORE_PLANES + figure - FIRST_SEAL
            out[at] += sign
            if state.layer[figure] == ICE:
                out[at + ALIKE] += sign


@compiled
def mark(out: NDArray[np.float32], at: int, number: int, size: int, sign: int) -> None:
    """One of some things, if there is any; each has so many numbers from `at` on."""
    if number >= 0:
        out[at + number * size] += sign


@compiled
def observe_pile(state: State, out: NDArray[np.float32]) -> None:
    """A-INFO-03: the open pile."""
    out[Channel.DISCARD : Channel.DISCARD + CARD_KINDS] = 0
    for place in range(state.discard_count):
        out[Channel.DISCARD + int(state.discard[place])] += 1


@compiled
def observe_hunters(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Whose each hunter is, and its lives."""
    out[Channel.OWNERS : Channel.OWNERS + PLAYED * (SEATS + 1)] = 0
    for hunter in range(PLAYED):
        owner = int(state.owner[hunter])
        place = SEATS if owner == NOBODY else from_seat(state, owner, seat)
        out[Channel.OWNERS + hunter * (SEATS + 1) + place] = 1
        out[Channel.LIVES + hunter] = lives_left(state, hunter) / MOST_LIVES


@compiled
def from_seat(state: State, other: int, seat: int) -> int:
    """Seats counted clockwise from the observer."""
    return other - seat if other >= seat else other - seat + int(state.seats)


@compiled
def observe_seats(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """What each seat has won and how many cards it holds."""
    for other in range(state.seats):
        place = from_seat(state, other, seat)
        for hunter in range(len(HUNTERS)):
            most = CODS if hunter == COD else MOST_LIVES
            out[Channel.WON + place * len(HUNTERS) + hunter] = state.won[other, hunter] / most
        out[Channel.PLANKTON + place] = state.plankton[other] / PLANKTON
        out[Channel.POINTS + place] = points_of(state, other) / RICH
        out[Channel.CARDS + place] = state.hand_count[other] / HAND
        out[Channel.IGLOO_WON + place] = state.igloo_won == other
        observe_ages(state, other, place, out)
    out[Channel.PLANKTON_LEFT] = state.plankton_left / PLANKTON


@compiled
def observe_ages(state: State, seat: int, place: int, out: NDArray[np.float32]) -> None:
    """A-INFO-11: how long each card of a hand was held is open; 0 is no card."""
    at = Channel.AGES + place * MOST_IN_HAND
    for card in range(MOST_IN_HAND):
        held = card < state.hand_count[seat]
        out[at + card] = (int(state.age[seat, card]) + 1) / OLD if held else 0


@compiled
def observe_unseen(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """A-INFO-11: cards that the seat can't see; older ones are in a hand, not in the deck."""
    out[Channel.UNSEEN : Channel.ESCAPE_LAYER] = 0
    if is_over(state):
        return
    for place in range(state.deck_count):
        out[Channel.UNSEEN + int(state.deck[place])] += 1
    for other in range(state.seats):
        if is_hidden_hand(state, seat, other):
            for place in range(state.hand_count[other]):
                card, age = int(state.hand[other, place]), int(state.age[other, place])
                if age == 0:
                    out[Channel.UNSEEN + card] += 1
                else:
                    out[Channel.OLDER + card] += 1
                    out[Channel.OLDER_AGES + card] += age / ALL_OLD


@compiled
def observe_options(state: State, out: NDArray[np.float32]) -> None:
    """What no step can change."""
    out[Channel.SETUP + int(state.setup)] = 1
    out[Channel.TURN_LIMIT] = state.turn_limit / LONG


@compiled
def observe_turn(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Where the turn stands; A-INFO-02: of the deck only its size."""
    for figure in range(HUNTER_FIGURES):
        out[Channel.DUE + figure] = state.due[figure]
        out[Channel.DUE + HUNTER_FIGURES + figure] = state.barred[figure]
    for figure in range(len(FIGURES)):
        out[Channel.MOVING + len(FIGURES) + figure] = state.moved[figure]
    out[Channel.DECK] = state.deck_count / CARDS
    out[Channel.DRIFT_LEFT] = state.drift_left / ICE_TOKENS
    out[Channel.DONE] = state.card_played
    out[Channel.DONE + 1] = state.own_used
    out[Channel.DONE + 2] = state.neutral_used
    out[Channel.DONE + 3] = state.hunt_closed
    out[Channel.DONE + 4] = state.steps / 2
    out[Channel.DONE + 5] = state.reach / 2
    out[Channel.SEAT] = state.seat == seat and not is_over(state)
    out[Channel.SEAT + 1] = state.turn_seat == seat
    out[Channel.SEAT + 2] = state.first == seat
    out[Channel.TURN] = state.turn / LONG
    out[Channel.SEATED : Channel.SETUP] = 0
    out[Channel.SEATED + from_seat(state, int(state.turn_seat), seat)] = 1
    out[Channel.SEATED + SEATS + from_seat(state, int(state.first), seat)] = 1
