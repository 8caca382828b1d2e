"""What is it worth, and who wins? (9.2, 10)"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import (
    DEN_VP,
    LAIRS_VP,
    MOON_FIRST,
    MOON_SECOND,
    NO_MOON,
    SCORINGS,
    SEATS,
    SOURCES,
    TRACKS,
    VIRTUAL,
    WOLVES_VP,
    Piece,
    Source,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import BOARDS
from nunatak.games.wolves.presence import Presences, presences, ranked
from nunatak.games.wolves.state import is_two_player
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State, tell

# ------------------------------------------------------------------ regions


@compiled
def score_phase(state: State) -> None:
    """W-CAL-04: every region whose top token is of the next phase. W-SCORE-11: no piece moves."""
    state.scored += 1
    moon = int(state.scored)
    tell(state, Event.SCORES, moon, 0, 0)
    found = presences(state)
    for slot in range(BOARDS[state.layout]):
        if state.moon[slot, 0] == moon:
            score_region(state, found, slot)
            state.moon[slot, 0] = state.moon[slot, 1]  # W-SCORE-10, W-2P-03
            state.moon[slot, 1] = NO_MOON


@compiled
def score_region(state: State, found: Presences, slot: int) -> None:
    """W-SCORE-04 to W-SCORE-09. W-2P-12, W-2P-13: the virtual pack is ranked, but gains nothing."""
    moon = int(state.moon[slot, 0])
    tied, first, second = ranked(found, slot)
    if tied == 0:
        tell(state, Event.REGION_EMPTY, slot, 0, 0)
    elif first == NOBODY:
        tell(state, Event.REGION_TIED, slot, tied, 0)
        for seat in range(state.seats):
            if tied >> seat & 1:
                state.vp[seat] += MOON_SECOND[moon]
    else:
        tell(state, Event.REGION_WON, slot, first, second)
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
    out[Source.MOON_TOKENS] = 0
    for moon in range(1, SCORINGS + 1):
        out[Source.MOON_TOKENS] += int(state.moons_won[seat, moon]) * MOON_FIRST[moon]
    out[Source.VP_TOKENS] = state.vp[seat]
    for attribute in range(TRACKS):
        out[Source.SPREAD + attribute] = DEN_VP[track, state.dens_off[seat, attribute]]
    out[Source.LAIRS] = LAIRS_VP[state.count[seat, Piece.LAIR]]
    out[Source.HUNT] = state.hunt_vp[hunted(state, seat)]
    out[Source.WOLVES] = WOLVES_VP[state.wolves_used[seat]]


@compiled
def project(state: State, out: NDArray[np.int64]) -> None:
    """The points if every moon token still on the map were scored as the pieces stand now."""
    score(state, out)
    found = presences(state)
    for slot in range(BOARDS[state.layout]):
        scored = int(state.scored)
        for height in range(2):
            moon = int(state.moon[slot, height])
            if moon <= scored:  # none, or one that was passed over
                break
            award(found, slot, moon, int(state.seats), out)
            scored = moon


@compiled
def award(found: Presences, slot: int, moon: int, seats: int, out: NDArray[np.int64]) -> None:
    """W-SCORE-04 to W-SCORE-09: what a region brings each seat, by source."""
    tied, first, second = ranked(found, slot)
    for seat in range(seats):
        if seat == first:
            out[seat, Source.MOON_TOKENS] += MOON_FIRST[moon]
        elif seat == second or (first == NOBODY and tied >> seat & 1):
            out[seat, Source.VP_TOKENS] += MOON_SECOND[moon]


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
    alphas = int(state.count[seat, Piece.ALPHA])
    wolves = alphas + int(state.count[seat, Piece.PACK])
    return ((points * 100 + tokens) * 100 + wolves) * 100 + alphas


@compiled
def role(state: State, seat: int) -> int:
    """W-SET-02: the seat's pack, by its home terrain."""
    return int(state.pack[seat])


@compiled
def rank(state: State, out: NDArray[np.int64]) -> None:
    """W-END-07, W-END-09: the place of each seat; ties share it: 1, 1, 3."""
    points = np.zeros((SEATS, SOURCES), np.int64)
    score(state, points)
    keys = np.zeros(SEATS, np.int64)
    for seat in range(state.seats):
        keys[seat] = standing(state, seat, points[seat].sum())
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            place += keys[other] > keys[seat]
        out[seat] = place
