"""What does a learner see? A row of numbers made of the seat's view, own things first."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.data import (
    CARD_KINDS,
    CARDS,
    COD,
    CODS,
    DIRECTIONS,
    FIGURES,
    HAND,
    HUNTER_FIGURES,
    HUNTER_OF,
    HUNTERS,
    ICE_KINDS,
    ICE_TOKENS,
    NEIGHBOUR,
    NOWHERE,
    OUTSIDE,
    PLANKTON,
    PLAYED,
    SEATS,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.names import CELL
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


_BOARD = Channel.BOARD + np.arange(OUTSIDE * PLANES).reshape(OUTSIDE, PLANES)
_SLIDING = Channel.SLIDING + np.arange(OUTSIDE).reshape(OUTSIDE, 1)
PLACES = Places(CELL, np.hstack([_BOARD, _SLIDING]), NEIGHBOUR[:OUTSIDE].astype(np.int64))

# What the news of a step can have changed, beside what is quickly written anew.
ICE, PILE, HOLDINGS = 1, 2, 4
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
CHANGES[[Event.SLIDES, Event.MELTS, Event.PLACES_ICE, Event.PLACES_ICEBERG]] = ICE
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
    observe_turn(state, seat, out)
    add_marks(state, seat, 1, out)


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
        if CHANGES[event[0]] & ICE:
            renew_ice(state, event, out)
    if changed & ICE and state.drift_left == 0:
        forget_drift(out)
    if changed & PILE:
        observe_pile(state, out)
    if changed & HOLDINGS:
        observe_hunters(state, seat, out)
        observe_seats(state, seat, out)
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
    for place in range(state.hand_count[seat]):
        out[Channel.HAND + int(state.hand[seat, place])] += sign
    mark(out, Channel.BOARD + AT_IGLOO, int(state.igloo), PLANES, sign)
    mark(out, Channel.SLIDING, int(state.sliding), 1, sign)
    mark(out, Channel.ACTIVE, int(state.active), 1, sign)
    mark(out, Channel.MOVING, int(state.moving), 1, sign)
    mark(out, Channel.MOVING + 2 * len(FIGURES), int(state.asked), 1, sign)
    mark(out, Channel.ATTACK, int(state.attacker), 1, sign)
    mark(out, Channel.ATTACK + len(FIGURES), int(state.target), 1, sign)
    mark(out, Channel.ESCAPE, int(state.escape_card), 1, sign)
    mark(out, Channel.PHASE, int(state.phase), 1, sign)
    if state.drift_left > 0:
        mark(out, Channel.DRIFT, int(state.drift), 1, sign)


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
    out[Channel.PLANKTON_LEFT] = state.plankton_left / PLANKTON


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
