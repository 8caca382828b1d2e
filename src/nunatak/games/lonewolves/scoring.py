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
    FROM_ALPHA_FAME,
    FROM_CUB_FAME,
    FROM_HONOR,
    FROM_LONER_FAME,
    FROM_PACK_FAME,
    FROM_TROPHY,
    FROM_WHITE_MOON,
    FURY,
    FURY_STRENGTH,
    LONE_WOLF_STRENGTH,
    LONER_FAME,
    LONER_FAME_POINTS,
    MIGHT,
    MOON_POINTS,
    NOWHERE,
    OLDEST_CUB,
    PACK_FAME,
    PACK_FAME_POINTS,
    PLACES,
    SEATS,
    SLOTS,
    SOURCES,
    TROPHY,
    TROPHY_POINTS,
    WHITE_MOON,
)
from nunatak.games.lonewolves.state import FACE_UP, FLIPPED
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State

# What lies on each side of each territory, counted once per scoring.
COUNTS = 4
FACES_UP, LONE_WOLVES, CUBS, STRENGTH = range(COUNTS)

# By place of a card: its side, and whether it counts there, face up or as a lone wolf. Tables,
# because where a card is can't be guessed, and a wrong guess of the processor costs more.
WAYS = 3  # face up, flipped, recruited
UP_AT = np.array([0] * FACE_UP + [1] * SEATS * PLACES + [0] * 2 * SEATS * PLACES)
LONE_AT = np.array([0] * FLIPPED + [1] * 2 * SEATS * PLACES)
SEAT_AT = np.array([0] * FACE_UP + ([0] * PLACES + [1] * PLACES) * WAYS)
TERRITORY_AT = np.array([0] * FACE_UP + [*range(PLACES)] * SEATS * WAYS)


@compiled
def count_sides(state: State) -> NDArray[np.int64]:
    """L-END-02, step 1: cards and strength of each side; L-ADV-06: a border acts on both."""
    sides = np.zeros((SEATS, PLACES, COUNTS), np.int64)
    for card in range(CARDS):
        count_card(sides, int(state.card_at[card]), int(CARD_VALUE[card]))
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if state.slot[seat, slot] == MIGHT or state.slot[seat, slot] == FURY:
                for territory in state.slot_at[seat, slot]:
                    if territory != NOWHERE:
                        strengthen(sides[seat, territory], state.slot[seat, slot])
    return sides


@compiled
def count_card(sides: NDArray[np.int64], place: int, value: int) -> None:
    """L-STR-01: a face-up card adds its value, a lone wolf 1; neither does in a hand or aside."""
    side = sides[SEAT_AT[place], TERRITORY_AT[place]]
    up, lone = UP_AT[place], LONE_AT[place]
    side[FACES_UP] += up
    side[LONE_WOLVES] += lone
    side[CUBS] += up * (value <= OLDEST_CUB)
    side[STRENGTH] += up * value + lone * LONE_WOLF_STRENGTH


@compiled
def strengthen(side: NDArray[np.int64], scar: int) -> None:
    """L-SCAR-01: might adds 1 per own card there. L-SCAR-02: fury adds 3, card or no (L-STR-02)."""
    if scar == MIGHT:
        side[STRENGTH] += side[FACES_UP] + side[LONE_WOLVES]
    else:
        side[STRENGTH] += FURY_STRENGTH


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
            out[seat, FROM_HONOR] += state.honor[territory, 0]
            for moon in (WHITE_MOON, BLOOD_MOON):
                if state.moon_at[moon] == territory:
                    out[seat, FROM_WHITE_MOON + moon] += MOON_POINTS[moon]
    for seat in range(SEATS):  # L-SCAR-11: each scar for itself, equal ones too
        for slot in range(SLOTS):
            if state.slot[seat, slot] >= PACK_FAME:
                for territory in state.slot_at[seat, slot]:  # L-ADV-05, L-ADV-09: both of a border
                    if territory != NOWHERE:
                        score_scar(out[seat], state.slot[seat, slot], sides, seat, territory)


@compiled
def score_scar(
    out: NDArray[np.int64], scar: int, sides: NDArray[np.int64], seat: int, territory: int
) -> None:
    """L-SCAR-05 to L-SCAR-09: own cards only (L-SCAR-12); control counts for one (L-SCAR-10)."""
    side = sides[seat, territory]
    if scar == PACK_FAME:
        out[FROM_PACK_FAME] += PACK_FAME_POINTS * (side[FACES_UP] + side[LONE_WOLVES])
    elif scar == LONER_FAME:
        out[FROM_LONER_FAME] += LONER_FAME_POINTS * side[LONE_WOLVES]
    elif scar == ALPHA_FAME:
        out[FROM_ALPHA_FAME] += ALPHA_FAME_POINTS * side[FACES_UP]
    elif scar == CUB_FAME:
        out[FROM_CUB_FAME] += CUB_FAME_POINTS * side[CUBS]
    elif scar == TROPHY and controller(sides, territory) == seat:
        out[FROM_TROPHY] += TROPHY_POINTS


@compiled
def rank(state: State, out: NDArray[np.int64]) -> None:
    """L-SCO-02 to L-SCO-04: points, then lone wolves, then a draw."""
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
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
