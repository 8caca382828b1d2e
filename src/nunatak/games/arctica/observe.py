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
    NO_CARD,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    PLANKTON,
    PLAYED,
    SEATS,
    SOURCES,
)
from nunatak.games.arctica.rules.flow import is_over
from nunatak.games.arctica.rules.hunt import lives_left
from nunatak.games.arctica.scoring import score
from nunatak.games.arctica.state import PHASES
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State

ICE_PLANES = len(ICE_KINDS) - 1
PLANES = ICE_PLANES + 2 + 2 * len(HUNTERS)  # ice, igloo, drifted, hunters on ice and in water
AT_IGLOO = ICE_PLANES
AT_DRIFTED = ICE_PLANES + 1
AT_HUNTERS = ICE_PLANES + 2
MOST_LIVES = 3.0
RICH = 40.0  # half points of a typical winner
LONG = 100.0  # turns

CHANNELS = (  # name, how many numbers; in order
    ("board: by cell the planes", OUTSIDE * PLANES),
    ("owner of each hunter: own, then clockwise, or neutral", PLAYED * (SEATS + 1)),
    ("lives of each hunter", PLAYED),
    ("figures due, barred", 2 * HUNTER_FIGURES),
    ("figures moving, moved, asked", 3 * len(FIGURES)),
    ("figures attacking, attacked", 2 * len(FIGURES)),
    ("hunter being activated", len(HUNTERS)),
    ("tokens and cod won by seat", SEATS * len(HUNTERS)),
    ("plankton by seat", SEATS),
    ("plankton left", 1),
    ("points by seat", SEATS),
    ("cards by seat", SEATS),
    ("own hand by kind", CARD_KINDS),
    ("discard pile by kind", CARD_KINDS),
    ("escape card", CARD_KINDS),
    ("deck", 1),
    ("drift direction", len(DIRECTIONS)),
    ("tokens left to drift", 1),
    ("cell of the sliding token", OUTSIDE),
    ("card played, own used, neutral used, closed, steps, range", 6),
    ("phase", len(PHASES)),
    ("deciding, active, first", 3),
    ("turn", 1),
)
OBSERVATION = sum(size for _, size in CHANNELS)
(
    AT_BOARD,
    AT_OWNERS,
    AT_LIVES,
    AT_DUE,
    AT_MOVING,
    AT_ATTACK,
    AT_ACTIVE,
    AT_WON,
    AT_PLANKTON,
    AT_PLANKTON_LEFT,
    AT_POINTS,
    AT_CARDS,
    AT_HAND,
    AT_DISCARD,
    AT_ESCAPE,
    AT_DECK,
    AT_DRIFT,
    AT_DRIFT_LEFT,
    AT_SLIDING,
    AT_DONE,
    AT_PHASE,
    AT_SEAT,
    AT_TURN,
) = (sum(size for _, size in CHANNELS[:number]) for number in range(len(CHANNELS)))


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every channel of CHANNELS; seats are counted clockwise from the observer."""
    out[:] = 0
    observe_board(state, out)
    observe_hunters(state, seat, out)
    observe_figures(state, out)
    observe_seats(state, seat, out)
    observe_cards(state, seat, out)
    observe_turn(state, seat, out)


@compiled
def observe_board(state: State, out: NDArray[np.float32]) -> None:
    """Ice, igloo and figures, cell by cell."""
    for cell in range(OUTSIDE):
        if state.ice[cell] != NO_ICE:
            out[AT_BOARD + cell * PLANES + int(state.ice[cell]) - 1] = 1
        out[AT_BOARD + cell * PLANES + AT_DRIFTED] = state.drifted[cell]
    if state.igloo != NOWHERE:
        out[AT_BOARD + int(state.igloo) * PLANES + AT_IGLOO] = 1
    for figure in range(len(FIGURES)):
        if state.cell[figure] != NOWHERE:
            plane = AT_HUNTERS + 2 * int(HUNTER_OF[figure]) + int(state.layer[figure])
            out[AT_BOARD + int(state.cell[figure]) * PLANES + plane] += 1
    if state.sliding != NOWHERE:
        out[AT_SLIDING + int(state.sliding)] = 1


@compiled
def observe_hunters(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Whose each hunter is, and its lives."""
    for hunter in range(PLAYED):
        owner = int(state.owner[hunter])
        place = SEATS if owner == NOBODY else from_seat(state, owner, seat)
        out[AT_OWNERS + hunter * (SEATS + 1) + place] = 1
        out[AT_LIVES + hunter] = lives_left(state, hunter) / MOST_LIVES
    if state.active != NO_HUNTER:
        out[AT_ACTIVE + int(state.active)] = 1


@compiled
def from_seat(state: State, other: int, seat: int) -> int:
    """Seats counted clockwise from the observer."""
    return int((other - seat) % int(state.seats))


@compiled
def observe_figures(state: State, out: NDArray[np.float32]) -> None:
    """What each figure is doing."""
    for figure in range(HUNTER_FIGURES):
        out[AT_DUE + figure] = state.due[figure]
        out[AT_DUE + HUNTER_FIGURES + figure] = state.barred[figure]
    for figure in range(len(FIGURES)):
        out[AT_MOVING + figure] = state.moving == figure
        out[AT_MOVING + len(FIGURES) + figure] = state.moved[figure]
        out[AT_MOVING + 2 * len(FIGURES) + figure] = state.asked == figure
        out[AT_ATTACK + figure] = state.attacker == figure
        out[AT_ATTACK + len(FIGURES) + figure] = state.target == figure


@compiled
def observe_seats(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """What each seat has won and how many cards it holds."""
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
    score(state, points)
    for other in range(state.seats):
        place = from_seat(state, other, seat)
        for hunter in range(len(HUNTERS)):
            most = CODS if hunter == COD else MOST_LIVES
            out[AT_WON + place * len(HUNTERS) + hunter] = state.won[other, hunter] / most
        out[AT_PLANKTON + place] = state.plankton[other] / PLANKTON
        out[AT_POINTS + place] = points[other].sum() / RICH
        out[AT_CARDS + place] = state.hand_count[other] / HAND
    out[AT_PLANKTON_LEFT] = state.plankton_left / PLANKTON


@compiled
def observe_cards(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """A-INFO-01 to A-INFO-03: the own hand, the open pile, and the size of the deck."""
    for place in range(state.hand_count[seat]):
        out[AT_HAND + int(state.hand[seat, place])] += 1
    for place in range(state.discard_count):
        out[AT_DISCARD + int(state.discard[place])] += 1
    if state.escape_card != NO_CARD:
        out[AT_ESCAPE + int(state.escape_card)] = 1
    out[AT_DECK] = state.deck_count / CARDS


@compiled
def observe_turn(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Where the turn stands."""
    if state.drift_left > 0:
        out[AT_DRIFT + int(state.drift)] = 1
        out[AT_DRIFT_LEFT] = state.drift_left / ICE_TOKENS
    out[AT_DONE] = state.card_played
    out[AT_DONE + 1] = state.own_used
    out[AT_DONE + 2] = state.neutral_used
    out[AT_DONE + 3] = state.hunt_closed
    out[AT_DONE + 4] = state.steps / 2
    out[AT_DONE + 5] = state.reach / 2
    out[AT_PHASE + int(state.phase)] = 1
    out[AT_SEAT] = state.seat == seat and not is_over(state)
    out[AT_SEAT + 1] = state.turn_seat == seat
    out[AT_SEAT + 2] = state.first == seat
    out[AT_TURN] = state.turn / LONG
