"""Who may see it? (14)"""

from typing import Annotated, TypedDict

import numpy as np

from nunatak.games.arctica.data import (
    CARD_KINDS,
    CARDS,
    COD,
    FIGURES,
    HUNTER_FIGURES,
    MOST_IN_HAND,
    NO_CARD,
    NOWHERE,
    OUTSIDE,
    PLAYED,
    SEATS,
    SOURCES,
)
from nunatak.games.arctica.ground import Ground, show_ground
from nunatak.games.arctica.names import (
    CARD,
    CELL,
    DIRECTION,
    FIGURE,
    HUNTER,
    ICE_KIND,
    LAYER,
    PHASE,
    PLAYED_HUNTER,
    SOURCE,
)
from nunatak.games.arctica.prospects import Prospects, prospects
from nunatak.games.arctica.redeal import count_unseen, oldest_age, redeal
from nunatak.games.arctica.rules import is_over
from nunatak.games.arctica.rules.hunt import lives_left
from nunatak.games.arctica.scoring import rank, score
from nunatak.kernel.compiled import compiled
from nunatak.kernel.shown import NONE, By, Shown, upto
from nunatak.kernel.state import NOBODY, State
from nunatak.kernel.views import Views

# ------------------------------------------------------------------ what is open


class Figure(TypedDict):
    """A-INFO-04: where a figure is, whether it will return, and whether it may hunt."""

    cell: Annotated[str | None, CELL]
    layer: Annotated[str | None, LAYER]
    due: bool
    barred: bool
    moved: bool


class Hunter(TypedDict):
    """Its player, if it is not neutral, and its tokens that nobody has won."""

    owner: int | None
    lives: int


class Seat(TypedDict):
    """A-INFO-01: of a hand only how many cards, and how long held. A-INFO-06: all at the end."""

    hunter: Annotated[str | None, PLAYED_HUNTER]
    cards: int
    hand: Annotated[list[Annotated[str, CARD]] | None, upto(MOST_IN_HAND)]
    ages: Annotated[list[int], upto(MOST_IN_HAND)]
    won: Annotated[dict[str, int], By(PLAYED_HUNTER)]
    cod: int
    plankton: int
    igloo: bool
    half_points: int
    sources: Annotated[dict[str, int], By(SOURCE)]
    rank: int


class Doing(TypedDict):
    """What has been done in this turn, and what is being carried out."""

    card_played: bool
    own_used: bool
    neutral_used: bool
    hunt_closed: bool
    active: Annotated[str | None, HUNTER]
    attacked: Annotated[str | None, HUNTER]
    moving: Annotated[str | None, FIGURE]
    steps: int
    range: int
    drift: Annotated[str | None, DIRECTION]
    drift_left: int
    drifted: Annotated[list[Annotated[str, CELL]], upto(OUTSIDE)]
    sliding: Annotated[str | None, CELL]
    pushing: Annotated[str | None, CELL]
    asked: Annotated[str | None, FIGURE]
    attacker: Annotated[str | None, FIGURE]
    target: Annotated[str | None, FIGURE]
    escape: Annotated[str | None, CARD]
    escape_layer: Annotated[str | None, LAYER]


class Public(TypedDict):
    """A-INFO-03, A-INFO-04: what lies open; A-INFO-07: and no word of chance or of the deck."""

    phase: Annotated[str, PHASE]
    seat: int | None
    active_seat: int
    turn: int
    ice: Annotated[dict[str, Annotated[str | None, ICE_KIND]], By(CELL)]
    igloo: Annotated[str | None, CELL]
    figures: Annotated[dict[str, Figure], By(FIGURE)]
    hunters: Annotated[dict[str, Hunter], By(PLAYED_HUNTER)]
    plankton: int
    deck: int
    discard: Annotated[list[Annotated[str, CARD]], upto(CARDS)]
    doing: Doing
    seats: Annotated[list[Seat], upto(SEATS)]


@compiled
def show(state: State, out: Shown) -> None:
    """The board, the piles and the players."""
    out.phase = state.phase
    out.seat = NONE if is_over(state) else state.seat
    out.active_seat = state.turn_seat
    out.turn = state.turn
    out.ice[:] = state.ice[:OUTSIDE]
    out.igloo = state.igloo
    show_figures(state, out)
    for hunter in range(PLAYED):
        owner = int(state.owner[hunter])
        out.hunters_owner[hunter] = NONE if owner == NOBODY else owner
        out.hunters_lives[hunter] = lives_left(state, hunter)
    out.plankton = state.plankton_left
    out.deck = state.deck_count
    out.discard_count = state.discard_count
    out.discard[:] = state.discard
    show_doing(state, out)
    show_seats(state, out)


@compiled
def show_figures(state: State, out: Shown) -> None:
    """Every figure, on the board or not."""
    out.figures_cell[:] = state.cell
    out.figures_moved[:] = state.moved
    out.figures_due[:HUNTER_FIGURES] = state.due
    out.figures_barred[:HUNTER_FIGURES] = state.barred
    for figure in range(len(FIGURES)):
        lost = state.cell[figure] == NOWHERE
        out.figures_layer[figure] = NOWHERE if lost else state.layer[figure]


@compiled
def show_doing(state: State, out: Shown) -> None:
    """The turn's card and hunters, a drift card, an escape."""
    out.doing_card_played = state.card_played
    out.doing_own_used = state.own_used
    out.doing_neutral_used = state.neutral_used
    out.doing_hunt_closed = state.hunt_closed
    out.doing_active = state.active
    out.doing_attacked = state.attacked
    out.doing_moving = state.moving
    out.doing_steps = state.steps
    out.doing_range = state.reach
    out.doing_asked = state.asked
    out.doing_attacker = state.attacker
    out.doing_target = state.target
    out.doing_escape = state.escape_card
    out.doing_escape_layer = NOWHERE if state.escape_card == NO_CARD else state.escape_layer
    out.doing_drift = state.drift if state.drift_left else NOWHERE
    out.doing_drift_left = state.drift_left
    out.doing_sliding = state.sliding
    out.doing_pushing = state.pushing
    for cell in range(OUTSIDE):
        if state.drifted[cell]:
            out.doing_drifted[out.doing_drifted_count] = cell
            out.doing_drifted_count += 1


@compiled
def show_seats(state: State, out: Shown) -> None:
    """What is known of each player."""
    points = np.zeros((SEATS, SOURCES), np.int64)
    places = np.zeros(SEATS, np.int64)
    score(state, points)
    rank(state, places)
    out.seats_count = state.seats
    for seat in range(state.seats):
        out.seats_hunter[seat] = state.hunter[seat]
        out.seats_cards[seat] = out.seats_ages_count[seat] = state.hand_count[seat]
        out.seats_hand_count[seat] = state.hand_count[seat] if is_over(state) else NONE
        out.seats_ages[seat] = state.age[seat]
        if is_over(state):
            out.seats_hand[seat] = state.hand[seat]
        out.seats_won[seat] = state.won[seat, :PLAYED]
        out.seats_cod[seat] = state.won[seat, COD]
        out.seats_plankton[seat] = state.plankton[seat]
        out.seats_igloo[seat] = state.igloo_won == seat
        out.seats_half_points[seat] = points[seat].sum()
        out.seats_sources[seat] = points[seat]
        out.seats_rank[seat] = places[seat]


# ------------------------------------------------------------------ what a seat knows besides


class Unseen(TypedDict):
    """A-INFO-11: cards of one age that the seat can't see; those of age 0 may be in the deck."""

    age: int
    cards: Annotated[dict[str, int | None], By(CARD)]  # how many of each kind


class Private(TypedDict):
    """A-INFO-01: the own hand. A-INFO-11: what the others and the deck hold, until the end."""

    hand: Annotated[list[Annotated[str, CARD]], upto(MOST_IN_HAND)]
    unseen: Annotated[list[Unseen] | None, upto(1 + (SEATS - 1) * MOST_IN_HAND)]


@compiled
def know(state: State, seat: int, out: Shown) -> None:
    """The own hand, and the cards that are somewhere else, age by age."""
    out.hand_count = state.hand_count[seat]
    out.hand[:] = state.hand[seat]
    if is_over(state):
        out.unseen_count = NONE
        return
    for age in range(oldest_age(state, seat) + 1):
        counts = count_unseen(state, seat, age)
        if age == 0 or counts.sum() > 0:
            out.unseen_age[out.unseen_count] = age
            for card in range(CARD_KINDS):
                out.unseen_cards[out.unseen_count, card] = counts[card] if counts[card] else NONE
            out.unseen_count += 1


VIEWS = Views(
    Public,
    show,
    Ground,
    show_ground,
    Private,
    know,
    redeal=redeal,
    prospects=prospects,
    foreseen=Prospects,
    prefix="Arctica",
)
