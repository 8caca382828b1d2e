"""Who would win each region now? (9.2) As everybody may see it."""

from typing import Annotated, TypedDict

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import (
    MOON_FIRST,
    MOON_SECOND,
    NO_MOON,
    NO_REGION,
    OWNERS,
    RING,
    SEATS,
    VIRTUAL,
)
from nunatak.games.wolves.geometry import BOARDS
from nunatak.games.wolves.names import MOON, OWNER, PREY
from nunatak.games.wolves.presence import Presences, alphas, presences, ranked, strength
from nunatak.games.wolves.rules.rings import ring, rings
from nunatak.kernel.compiled import compiled
from nunatak.kernel.shown import NONE, Shown, upto
from nunatak.kernel.state import NOBODY, State


class Moon(TypedDict):
    """A moon token, and the points of first and second place."""

    phase: Annotated[str, MOON]
    first: int
    second: int


class Strength(TypedDict):
    """W-SCORE-01: strength and alphas of a pack that is present."""

    owner: int | None
    strength: int
    alphas: int


class Ring(TypedDict):
    """W-HUNT-02: on how many cells around the prey a pack has wolves."""

    owner: int
    cells: int
    needed: int


class Region(TypedDict):
    """9.2: who is how strong where, and who would win now. W-SUP-04, W-SET-08: the reminders."""

    slot: int
    moons: Annotated[list[Moon], upto(2)]
    reminder: bool
    prey: Annotated[str | None, PREY]
    prey_left: int
    strengths: Annotated[list[Strength], upto(OWNERS)]
    rings: Annotated[list[Ring], upto(SEATS)]
    first: Annotated[int | str | None, OWNER]
    second: Annotated[int | str | None, OWNER]
    tied: Annotated[list[Annotated[int | str, OWNER]], upto(OWNERS)]


@compiled
def seat_or_none(owner: int) -> int:
    """The virtual pack is nobody's."""
    return NONE if owner == VIRTUAL else owner


@compiled
def show_regions(state: State, out: Shown) -> None:
    """Moons, prey, strengths and rings of each region."""
    found = presences(state)
    around = np.zeros(SEATS, np.int64)
    for seat in range(state.seats):
        around[seat] = rings(state, seat)
    for slot in range(BOARDS[state.layout]):
        if state.region[slot] != NO_REGION:
            number = out.regions_count
            out.regions_slot[number] = slot
            out.regions_reminder[number] = state.moon[slot, 0] == state.scored + 1
            out.regions_prey[number] = state.prey[slot]
            out.regions_prey_left[number] = state.prey_left[slot]
            show_moons(state, slot, number, out)
            show_strengths(found, slot, number, out)
            show_rings(state, around, slot, number, out)
            out.regions_count += 1


@compiled
def show_moons(state: State, slot: int, number: int, out: Shown) -> None:
    """A stack of moon tokens, the upper first."""
    for height in range(2):
        moon = int(state.moon[slot, height])
        if moon != NO_MOON:
            place = out.regions_moons_count[number]
            out.regions_moons_phase[number, place] = moon
            out.regions_moons_first[number, place] = MOON_FIRST[moon]
            out.regions_moons_second[number, place] = MOON_SECOND[moon]
            out.regions_moons_count[number] += 1


@compiled
def show_strengths(found: Presences, slot: int, number: int, out: Shown) -> None:
    """Who is present, and who would be first, second or tied for first."""
    tied, first, second = ranked(found, slot)
    out.regions_first[number] = first
    out.regions_second[number] = second
    for owner in range(OWNERS):
        if found[owner, slot]:
            place = out.regions_strengths_count[number]
            out.regions_strengths_owner[number, place] = seat_or_none(owner)
            out.regions_strengths_strength[number, place] = strength(found[owner, slot])
            out.regions_strengths_alphas[number, place] = alphas(found[owner, slot])
            out.regions_strengths_count[number] += 1
        if first == NOBODY and tied >> owner & 1:
            out.regions_tied[number, out.regions_tied_count[number]] = owner
            out.regions_tied_count[number] += 1


@compiled
def show_rings(state: State, around: NDArray[np.int64], slot: int, number: int, out: Shown) -> None:
    """Who has wolves around the prey."""
    for seat in range(state.seats):
        cells = ring(around[seat], slot)
        if cells:
            place = out.regions_rings_count[number]
            out.regions_rings_owner[number, place] = seat
            out.regions_rings_cells[number, place] = cells
            out.regions_rings_needed[number, place] = RING
            out.regions_rings_count[number] += 1
