"""Who may see it? (11)"""

from typing import Annotated, TypedDict

import numpy as np

from nunatak.games.lonewolves.data import (
    BLOOD_MOON,
    CAPACITY,
    CARDS,
    HAND,
    NO_CARD,
    NO_SCAR,
    PLACES,
    SCAR_COPIES,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    SOURCES,
    SUITS,
    SUPPLY_PLACES,
    WHITE_MOON,
)
from nunatak.games.lonewolves.ground import Ground, show_ground
from nunatak.games.lonewolves.names import (
    CARD,
    PHASE,
    SCAR,
    SIDE,
    SLOT,
    SOURCE,
    SUIT,
    TERRITORY,
)
from nunatak.games.lonewolves.prospects import Prospects, prospects
from nunatak.games.lonewolves.redeal import redeal
from nunatak.games.lonewolves.rules import is_over
from nunatak.games.lonewolves.scoring import (
    STRENGTH,
    controller,
    count_sides,
    lone_wolves,
    rank,
    score,
)
from nunatak.games.lonewolves.state import ASIDE, FACE_UP, FLIPPED, HAND_OF, RECRUITED, is_full
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import named
from nunatak.kernel.shown import NONE, By, Shown, Those, exactly, upto
from nunatak.kernel.state import NOBODY, State
from nunatak.kernel.views import Views

FACE = named("up", "flipped", "recruited")
IS_UP, IS_FLIPPED = FACE.number("up"), FACE.number("flipped")
IS_RECRUITED = FACE.number("recruited")
HIDDEN = -1

# ------------------------------------------------------------------ what is open


class Played(TypedDict):
    """A card of this trick."""

    card: Annotated[str, CARD]
    territory: Annotated[str, TERRITORY]


class Wolf(TypedDict):
    """L-INFO-05: a flipped card's former face is open. L-INFO-04: a recruited one's never is."""

    face: Annotated[str, FACE]
    card: Annotated[str | None, CARD]


class Side(TypedDict):
    """One side of a territory."""

    side: Annotated[str, SIDE]
    strength: int
    wolves: Annotated[list[Wolf], upto(CAPACITY)]


class Honor(TypedDict):
    """L-INFO-06: both faces of an honor token."""

    up: int
    down: int


class Token(TypedDict):
    """L-INFO-02: of a face-down scar only its place is told."""

    place: int
    scar: Annotated[str | None, SCAR]


class Moons(TypedDict):
    """Where the moons have risen."""

    white_moon: Annotated[str | None, TERRITORY]
    blood_moon: Annotated[str | None, TERRITORY]


class Territory(TypedDict):
    """What lies open on a board."""

    territory: Annotated[str, TERRITORY]
    cards: int
    full: bool
    honor: Honor
    supply: Annotated[list[Token], upto(SUPPLY_PLACES)]
    controller: int | None
    sides: Annotated[list[Side], exactly(SEATS)]


class Seat(TypedDict):
    """L-INFO-01: of a hand only the number of cards."""

    side: Annotated[str, SIDE]
    cards: int
    void: Annotated[list[str], Those(SUIT)]
    lone_wolves: int
    points: int
    sources: Annotated[dict[str, int], By(SOURCE)]
    rank: int


class SetAside(TypedDict):
    """L-INFO-03: nobody knows the set-aside cards before the end."""

    count: int
    cards: Annotated[list[Annotated[str, CARD]] | None, upto(CARDS)]


class Box(TypedDict):
    """L-INFO-03: scars boxed unseen are only counted before the end; L-SLOT-08's are known."""

    count: int
    scars: Annotated[list[Annotated[str, SCAR]], upto(SCAR_KINDS * SCAR_COPIES)]


class Public(TypedDict):
    """What both see; L-INV-09, L-INFO-10: nothing that 11 denies them, and no word of chance."""

    phase: Annotated[str, PHASE]
    seat: int | None
    trick: int
    leader: int
    trump: Annotated[str | None, SUIT]
    led: Played | None
    followed: Played | None
    taken: Annotated[str | None, SCAR]
    moons: Moons
    territories: Annotated[list[Territory], exactly(PLACES)]
    scars: Annotated[dict[str, Annotated[str | None, SCAR]], By(SLOT)]  # by slot
    seats: Annotated[list[Seat], exactly(SEATS)]
    set_aside: SetAside
    box: Box


@compiled
def show(state: State, out: Shown) -> None:
    """L-INFO-09: all that lies open."""
    out.phase = state.phase
    out.seat = NONE if is_over(state) else state.seat
    out.trick = state.trick
    out.leader = state.leader
    out.trump = state.trump
    show_trick(state, out)
    out.moons_white_moon = state.moon_at[WHITE_MOON]
    out.moons_blood_moon = state.moon_at[BLOOD_MOON]
    sides = count_sides(state)
    for place in range(PLACES):
        territory = int(state.row[place])
        show_territory(state, territory, place, out)
        owner = controller(sides, territory)
        out.territories_controller[place] = NONE if owner == NOBODY else owner
        for seat in range(SEATS):
            out.territories_sides_side[place, seat] = seat
            out.territories_sides_strength[place, seat] = sides[seat, territory, STRENGTH]
            show_wolves(state, territory, place, seat, out)
    for seat in range(SEATS):
        for slot in range(SLOTS):
            out.scars[seat * SLOTS + slot] = state.slot[seat, slot]
    show_seats(state, out)
    show_set_aside(state, out)
    show_box(state, out)


@compiled
def show_trick(state: State, out: Shown) -> None:
    """The cards of this trick, and the scar that was taken."""
    out.led = state.led != NO_CARD
    out.led_card = state.led
    out.led_territory = state.led_to
    out.followed = state.followed != NO_CARD
    out.followed_card = state.followed
    out.followed_territory = state.followed_to
    out.taken = state.taken


@compiled
def show_territory(state: State, territory: int, place: int, out: Shown) -> None:
    """Honor, supply and how many cards lie there."""
    out.territories_territory[place] = territory
    out.territories_cards[place] = state.cards_in[territory]
    out.territories_full[place] = is_full(state, territory)
    out.territories_honor_up[place] = state.honor[territory, 0]
    out.territories_honor_down[place] = state.honor[territory, 1]
    count = 0
    for symbol in range(SUPPLY_PLACES):
        if state.supply[territory, symbol] != NO_SCAR:
            up = state.supply_up[territory, symbol]
            out.territories_supply_place[place, count] = symbol + 1
            out.territories_supply_scar[place, count] = (
                state.supply[territory, symbol] if up else NO_SCAR
            )
            count += 1
    out.territories_supply_count[place] = count


@compiled
def show_wolves(state: State, territory: int, place: int, seat: int, out: Shown) -> None:
    """A side's cards: face up, then flipped, then recruited."""
    side = seat * PLACES + territory
    count = 0
    for face, at in ((IS_UP, FACE_UP), (IS_FLIPPED, FLIPPED), (IS_RECRUITED, RECRUITED)):
        for card in range(CARDS):
            if state.card_at[card] == at + side:
                hidden = face == IS_RECRUITED and not is_over(state)
                out.territories_sides_wolves_face[place, seat, count] = face
                out.territories_sides_wolves_card[place, seat, count] = HIDDEN if hidden else card
                count += 1
    out.territories_sides_wolves_count[place, seat] = count


@compiled
def show_seats(state: State, out: Shown) -> None:
    """What is known of each player."""
    points = np.zeros((SEATS, SOURCES), np.int64)
    places = np.zeros(SEATS, np.int64)
    score(state, points)
    rank(state, places)
    for seat in range(SEATS):
        out.seats_side[seat] = seat
        out.seats_cards[seat] = np.sum(state.card_at == HAND_OF + seat)
        for suit in range(len(SUITS)):
            out.seats_void[seat] |= int(state.void[seat, suit]) << suit
        out.seats_lone_wolves[seat] = lone_wolves(state, seat)
        out.seats_points[seat] = points[seat].sum()
        out.seats_sources[seat] = points[seat]
        out.seats_rank[seat] = places[seat]


@compiled
def show_set_aside(state: State, out: Shown) -> None:
    """How many, and once it is over which."""
    count = 0
    for card in range(CARDS):
        if state.card_at[card] == ASIDE:
            if is_over(state):
                out.set_aside_cards[count] = card
            count += 1
    out.set_aside_count = count
    out.set_aside_cards_count = count if is_over(state) else NONE


@compiled
def show_box(state: State, out: Shown) -> None:
    """The scars that are neither on the boards nor taken."""
    count = 0
    for scar in range(1, SCAR_KINDS + 1):
        lying = np.sum(state.supply == scar) + np.sum(state.slot == scar) + (state.taken == scar)
        boxed = SCAR_COPIES - lying
        out.box_count += boxed
        for _ in range(boxed if is_over(state) else state.boxed[scar]):
            out.box_scars[count] = scar
            count += 1
    out.box_scars_count = count


# ------------------------------------------------------------------ what a seat knows besides


class Private(TypedDict):
    """L-INFO-01: the own hand."""

    hand: Annotated[list[Annotated[str, CARD]], upto(HAND)]


@compiled
def know(state: State, seat: int, out: Shown) -> None:
    """The cards of a hand, in order."""
    count = 0
    for card in range(CARDS):
        if state.card_at[card] == HAND_OF + seat:
            out.hand[count] = card
            count += 1
    out.hand_count = count


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
    prefix="LoneWolves",
)
