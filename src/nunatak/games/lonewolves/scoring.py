"""What is it worth, and who wins? (9, 10)"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.data import (
    ALPHA_FAME,
    ALPHA_FAME_POINTS,
    BLOOD_MOON,
    CARD_VALUE,
    CARDS,
    CUB_FAME,
    CUB_FAME_POINTS,
    FURY,
    FURY_STRENGTH,
    LONE_WOLF_STRENGTH,
    LONER_FAME,
    LONER_FAME_POINTS,
    MIGHT,
    MOON_POINTS,
    NO_SCAR,
    NOWHERE,
    OLDEST_CUB,
    PACK_FAME,
    PACK_FAME_POINTS,
    PLACES,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    SOURCES,
    TROPHY,
    TROPHY_POINTS,
    WHITE_MOON,
    Source,
)
from nunatak.games.lonewolves.state import FLIPPED
from nunatak.games.lonewolves.tally import face_up_at, lone_wolf_at, tallied
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State

# What lies on each side of each territory, counted once per scoring, then how many of each scar act
# there: scar number n is counted in SCARS_AT + n.
CARD_COUNTS = 4
FACES_UP, LONE_WOLVES, CUBS, STRENGTH = range(CARD_COUNTS)
COUNTS = CARD_COUNTS + SCAR_KINDS
SCARS_AT = CARD_COUNTS - 1


@compiled
def count_sides(state: State) -> NDArray[np.int64]:
    """L-END-02, step 1: cards, scars and strength of each side."""
    sides = np.zeros((SEATS, PLACES, COUNTS), np.int64)
    count_cards(state, sides)
    count_scars(state, sides)
    for seat in range(SEATS):
        for territory in range(PLACES):
            strengthen(sides, seat, territory)
    return sides


@compiled
def count_cards(state: State, sides: NDArray[np.int64]) -> None:
    """L-STR-01: a face-up card adds its value, a lone wolf 1; neither does in a hand or aside."""
    faces_up = lone_wolves = cubs = strength = 0
    for card in range(CARDS):
        up = face_up_at(state.card_at[card])
        lone = lone_wolf_at(state.card_at[card])
        value = int(CARD_VALUE[card])
        faces_up += up
        lone_wolves += lone
        cubs += up * int(value <= OLDEST_CUB)
        strength += up * value + lone * LONE_WOLF_STRENGTH
    for seat in range(SEATS):
        for territory in range(PLACES):
            sides[seat, territory, FACES_UP] = tallied(faces_up, seat, territory)
            sides[seat, territory, LONE_WOLVES] = tallied(lone_wolves, seat, territory)
            sides[seat, territory, CUBS] = tallied(cubs, seat, territory)
            sides[seat, territory, STRENGTH] = tallied(strength, seat, territory)


@compiled
def count_scars(state: State, sides: NDArray[np.int64]) -> None:
    """L-SCAR-11: each for itself, equal ones too.

    L-ADV-05, L-ADV-06, L-ADV-09: one on a border acts on both sides of it.
    """
    for seat in range(SEATS):
        for slot in range(SLOTS):
            scar = int(state.slot[seat, slot])
            if scar > NO_SCAR:
                for territory in state.slot_at[seat, slot]:
                    if territory != NOWHERE:
                        sides[seat, territory, SCARS_AT + scar] += 1


@compiled
def strengthen(sides: NDArray[np.int64], seat: int, territory: int) -> None:
    """L-SCAR-01: might adds 1 per own card there. L-SCAR-02: fury adds 3, card or no (L-STR-02)."""
    might = sides[seat, territory, SCARS_AT + MIGHT] * cards_on(sides, seat, territory)
    fury = sides[seat, territory, SCARS_AT + FURY] * FURY_STRENGTH
    sides[seat, territory, STRENGTH] += might + fury


@compiled
def cards_on(sides: NDArray[np.int64], seat: int, territory: int) -> int:
    """Cards of a side, face up and lone wolves."""
    return int(sides[seat, territory, FACES_UP] + sides[seat, territory, LONE_WOLVES])


@compiled
def controller(sides: NDArray[np.int64], territory: int) -> int:
    """L-CTL-01: the stronger side controls. L-CTL-02, L-EDGE-10: equal strength, nobody."""
    near = sides[0, territory, STRENGTH]
    far = sides[1, territory, STRENGTH]
    if near == far:
        return NOBODY
    return 0 if near > far else 1


@compiled
def score(state: State, out: NDArray[np.int64]) -> None:
    """L-SCO-01: points of each seat by source, as if the game ended now."""
    score_sides(state, count_sides(state), out)


@compiled
def score_sides(state: State, sides: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """The same, where the sides have been counted."""
    out[:] = 0
    for territory in range(PLACES):
        seat = controller(sides, territory)
        if seat != NOBODY:
            out[seat, Source.HONOR] += state.honor[territory, 0]
            for moon in (WHITE_MOON, BLOOD_MOON):
                if state.moon_at[moon] == territory:
                    out[seat, Source.WHITE_MOON + moon] += MOON_POINTS[moon]
    for seat in range(SEATS):
        for territory in range(PLACES):
            score_scars(sides, seat, territory, out)


@compiled
def score_scars(
    sides: NDArray[np.int64], seat: int, territory: int, out: NDArray[np.int64]
) -> None:
    """L-SCAR-05 to L-SCAR-09: own cards only (L-SCAR-12); control counts for one (L-SCAR-10)."""
    pack = sides[seat, territory, SCARS_AT + PACK_FAME] * cards_on(sides, seat, territory)
    loner = sides[seat, territory, SCARS_AT + LONER_FAME] * sides[seat, territory, LONE_WOLVES]
    alpha = sides[seat, territory, SCARS_AT + ALPHA_FAME] * sides[seat, territory, FACES_UP]
    cub = sides[seat, territory, SCARS_AT + CUB_FAME] * sides[seat, territory, CUBS]
    trophy = sides[seat, territory, SCARS_AT + TROPHY] * (controller(sides, territory) == seat)
    out[seat, Source.PACK_FAME] += pack * PACK_FAME_POINTS
    out[seat, Source.LONER_FAME] += loner * LONER_FAME_POINTS
    out[seat, Source.ALPHA_FAME] += alpha * ALPHA_FAME_POINTS
    out[seat, Source.CUB_FAME] += cub * CUB_FAME_POINTS
    out[seat, Source.TROPHY] += trophy * TROPHY_POINTS


@compiled
def rank(state: State, out: NDArray[np.int64]) -> None:
    """L-SCO-02 to L-SCO-04: points, then lone wolves, then a draw."""
    points = np.zeros((SEATS, SOURCES), np.int64)
    score(state, points)
    lead = points[0].sum() - points[1].sum()
    if lead == 0:
        lead = lone_wolves(state, 0) - lone_wolves(state, 1)
    out[0] = 2 if lead < 0 else 1
    out[1] = 2 if lead > 0 else 1


@compiled
def role(state: State, seat: int) -> int:
    """L-CMP-09: seat 0 plays the near side, seat 1 the far side."""
    return seat


@compiled
def lone_wolves(state: State, seat: int) -> int:
    """L-SCO-03: lone wolves of the seat on the whole field, flipped and recruited alike."""
    count = 0
    for place in state.card_at:
        if place >= FLIPPED and (place - FLIPPED) % (SEATS * PLACES) // PLACES == seat:
            count += 1
    return count
