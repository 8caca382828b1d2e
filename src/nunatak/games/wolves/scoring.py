"""What is it worth, and who wins? (9.2, 10)"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import (
    ALPHA,
    DEN_VP,
    FROM_HUNT,
    FROM_LAIRS,
    FROM_MOONS,
    FROM_SPREAD,
    FROM_VP,
    FROM_WOLVES,
    KINDS,
    LAIR,
    LAIRS_VP,
    MOON_FIRST,
    MOON_SECOND,
    NO_MOON,
    OWNERS,
    PACK_WOLF,
    SCORINGS,
    SEATS,
    SLOTS,
    SOURCES,
    STRENGTH,
    TRACKS,
    VIRTUAL,
    WOLVES_VP,
)
from nunatak.games.wolves.events import REGION_EMPTY, REGION_TIED, REGION_WON, SCORES
from nunatak.games.wolves.geometry import BOARDS, SLOT
from nunatak.games.wolves.state import is_two_player
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State, tell

ALPHA_WEIGHT = 1  # of a presence: alphas break ties, so strength counts in whole sixteens
STRENGTH_WEIGHT = 16
WEIGHT = tuple(
    strength * STRENGTH_WEIGHT + ALPHA_WEIGHT * (kind == ALPHA)
    for kind, strength in enumerate(STRENGTH)
)  # what a piece of each kind adds to a presence

# ------------------------------------------------------------------ regions


@compiled
def presences(state: State) -> NDArray[np.int64]:
    """W-SCORE-01, W-SCORE-03: 16 × strength + alphas of each owner in each slot."""
    found = np.zeros((OWNERS, SLOTS), np.int64)
    for owner in range(OWNERS):
        for kind in range(len(KINDS)):
            for number in range(state.count[owner, kind]):
                found[owner, SLOT[state.layout, state.where[owner, kind, number]]] += WEIGHT[kind]
    return found


@compiled
def leaders(found: NDArray[np.int64], slot: int, below: int) -> int:
    """W-SCORE-02, W-SCORE-03: the owners with the greatest presence less than `below`, as bits."""
    best = 0
    tied = 0
    for owner in range(OWNERS):
        presence = found[owner, slot]
        if presence >= below or presence == 0 or presence < best:
            continue
        tied = tied | 1 << owner if presence == best else 1 << owner
        best = presence
    return tied


@compiled
def sole(owners: int) -> int:
    """The only owner of a set, or NOBODY if it has none or several."""
    if owners == 0 or owners & (owners - 1):
        return NOBODY
    owner = 0
    while owners >> owner != 1:
        owner += 1
    return owner


@compiled
def score_phase(state: State) -> None:
    """W-CAL-04: every region whose top token is of the next phase. W-SCORE-11: no piece moves."""
    state.scored += 1
    moon = int(state.scored)
    tell(state, SCORES, moon, 0, 0)
    found = presences(state)
    for slot in range(BOARDS[state.layout]):
        if state.moon[slot, 0] == moon:
            score_region(state, found, slot)
            state.moon[slot, 0] = state.moon[slot, 1]  # W-SCORE-10, W-2P-03
            state.moon[slot, 1] = NO_MOON


@compiled
def score_region(state: State, found: NDArray[np.int64], slot: int) -> None:
    """W-SCORE-04 to W-SCORE-09. W-2P-12, W-2P-13: the virtual pack is ranked, but gains nothing."""
    moon = int(state.moon[slot, 0])
    tied = leaders(found, slot, 1 << 30)
    first = sole(tied)
    if tied == 0:
        tell(state, REGION_EMPTY, slot, 0, 0)
    elif first == NOBODY:
        tell(state, REGION_TIED, slot, tied, 0)
        for seat in range(state.seats):
            if tied >> seat & 1:
                state.vp[seat] += MOON_SECOND[moon]
    else:
        second = sole(leaders(found, slot, found[first, slot]))
        tell(state, REGION_WON, slot, first, second)
        if first != VIRTUAL:
            state.moons_won[first, moon] += 1
        if second != NOBODY and second != VIRTUAL:
            state.vp[second] += MOON_SECOND[moon]


# ------------------------------------------------------------------ points


@compiled
def score(state: State, out: NDArray[np.int64]) -> None:
    """W-END-02: points by source, as if the game ended now. W-SUP-05: not for unspent tokens."""
    out[:] = 0
    for seat in range(state.seats):
        score_seat(state, seat, out[seat])


@compiled
def score_seat(state: State, seat: int, out: NDArray[np.int64] | NDArray[np.float32]) -> None:
    """The same of one seat."""
    track = 0 if is_two_player(state) else 1
    out[FROM_MOONS] = 0
    for moon in range(1, SCORINGS + 1):
        out[FROM_MOONS] += int(state.moons_won[seat, moon]) * MOON_FIRST[moon]
    out[FROM_VP] = state.vp[seat]
    for attribute in range(len(TRACKS)):
        out[FROM_SPREAD + attribute] = DEN_VP[track, state.dens_off[seat, attribute]]
    out[FROM_LAIRS] = LAIRS_VP[state.count[seat, LAIR]]
    out[FROM_HUNT] = state.hunt_vp[hunted(state, seat)]
    out[FROM_WOLVES] = WOLVES_VP[state.wolves_used[seat]]


@compiled
def hunted(state: State, seat: int) -> int:
    """How many prey tokens the seat has: one of a kind each (W-HUNT-03)."""
    kinds = int(state.hunted[seat])
    count = 0
    while kinds:
        kinds &= kinds - 1
        count += 1
    return count


@compiled
def standing(state: State, seat: int, points: int) -> int:
    """W-END-03 to W-END-06: points, moon tokens, wolves, alphas, as one number."""
    tokens = 0
    for moon in range(1, SCORINGS + 1):
        tokens += int(state.moons_won[seat, moon])
    alphas = int(state.count[seat, ALPHA])
    wolves = alphas + int(state.count[seat, PACK_WOLF])
    return ((points * 100 + tokens) * 100 + wolves) * 100 + alphas


@compiled
def role(state: State, seat: int) -> int:
    """W-SET-02: the seat's pack, by its home terrain."""
    return int(state.pack[seat])


@compiled
def rank(state: State, out: NDArray[np.int64]) -> None:
    """W-END-07, W-END-09: the place of each seat; ties share it: 1, 1, 3."""
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
    score(state, points)
    keys = np.zeros(SEATS, np.int64)
    for seat in range(state.seats):
        keys[seat] = standing(state, seat, points[seat].sum())
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            place += keys[other] > keys[seat]
        out[seat] = place
