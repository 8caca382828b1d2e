"""Who stands well? Points so far, regions by the moon that scores them, and what is in reach."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.actions import (
    BUILD,
    DOMINATE,
    HOWL,
    UPGRADE,
    build_track,
    dominate_kind,
    dominate_track,
)
from nunatak.games.wolves.data import (
    ALPHA,
    DEN,
    DEN_COST,
    DEN_VP,
    DOMINATE_COST,
    FREE_ACTIONS,
    HOWL_COST,
    HOWL_RANGE,
    LAIR,
    LAIR_COST,
    LAIRS_VP,
    LAND,
    MOON_FIRST,
    MOON_SECOND,
    MOST_HUNTED,
    NO_MOON,
    OWNERS,
    PACK_WOLF,
    RESERVE,
    RING,
    SCORINGS,
    SEATS,
    SOURCES,
    SPEED,
    SPREAD,
    START_SLOT,
    VIRTUAL,
    WOLVES_VP,
)
from nunatak.games.wolves.geometry import (
    BESIDE_LAKE,
    BOARDS,
    LONE_WOLF_CELL,
    LONE_WOLF_CELLS,
    SLOT,
)
from nunatak.games.wolves.rules.den import STEP
from nunatak.games.wolves.rules.howl import has_lone_wolf
from nunatak.games.wolves.rules.hunt import BITS, COUNTER, rings
from nunatak.games.wolves.rules.lair import has_lair_in
from nunatak.games.wolves.rules.payment import shown_tiles, size, target_cell
from nunatak.games.wolves.rules.pieces import (
    alpha_within,
    attribute,
    distance_to_alpha,
    pieces_of,
    where,
)
from nunatak.games.wolves.scoring import (
    STRENGTH_WEIGHT,
    hunted,
    leaders,
    presences,
    score,
    sole,
)
from nunatak.games.wolves.state import ACT, DESTINATION, NO_ACTION, PAY, WOLF, is_two_player
from nunatak.games.wolves.weights import TABLES
from nunatak.kernel.appraisal import Rows, arranged, weigh
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State

FEATURES = (
    "points",
    "regions due",  # points of the next moon's regions as they stand, if it comes soon
    "regions next",  # the same if it does not
    "regions second",  # of the moon after that
    "regions third",
    "share next",  # points of first place times the share of all strength in the region
    "share second",
    "share third",
    "lairs",
    "alphas",
    "pack wolves",
    "dens",
    "spread",
    "speed",
    "howl range",
    "terrain tokens",
    "action tokens",
    "prey surrounded",  # points of the next catch, for each new kind with a full ring
    "prey one short",
    "prey two short",
    "next catch",  # points that one more kind brings
    "lone wolves called",  # in range and payable
    "lone wolves in range",
    "lairs ready",  # dens that can be upgraded and paid for
    "lairs planned",  # dens beside a lake in a region without an own lair
    "alphas at lakes",  # in a region without an own lair
    "pairs of tiles",  # terrains on which two can be paid
    "threes of tiles",
    "actions left",  # in this turn
    "wolves to move",  # in this move
    "wolf to move",  # chosen, its end cell asked
    "turn to come",  # how soon: 1 for the next seat, less for later ones
    "exposed",  # single pack wolves and dens in another alpha's howl range
    "idle",  # pieces on the start board
    "regions present",
    "own moon",  # decides in the turn that brings a scoring
)
(
    POINTS,
    REGIONS_DUE,
    REGIONS_NEXT,
    REGIONS_SECOND,
    REGIONS_THIRD,
    SHARE_NEXT,
    SHARE_SECOND,
    SHARE_THIRD,
    LAIRS,
    ALPHAS,
    PACK_WOLVES,
    DENS,
    SPREADS,
    SPEEDS,
    RANGES,
    TERRAIN_TOKENS,
    ACTION_TOKENS,
    SURROUNDED,
    ONE_SHORT,
    TWO_SHORT,
    NEXT_CATCH,
    CALLED,
    IN_RANGE,
    LAIRS_READY,
    LAIRS_PLANNED,
    AT_LAKES,
    PAIRS,
    THREES,
    ACTIONS_LEFT,
    WOLVES_TO_MOVE,
    WOLF_TO_MOVE,
    TURN_TO_COME,
    EXPOSED,
    IDLE,
    PRESENT,
    OWN_MOON,
) = range(len(FEATURES))

SOON = 3.0  # days in which a moon is felt to be near

WEIGHTS = arranged(TABLES, FEATURES)


@compiled
def appraise(state: State, out: NDArray[np.float64]) -> None:
    """Each seat's worth by the weights fitted for this number of players."""
    rows = np.empty((state.seats, len(FEATURES)))
    weigh(rows, features(state, rows), WEIGHTS[state.layout], out)


@compiled
def features(state: State, out: Rows) -> float:
    """Every feature of FEATURES; how far the game is."""
    out[:] = 0
    found = presences(state)
    days = int(state.days)
    note_points(state, out)
    if state.pending != NO_ACTION:
        days += imagine(state, found, out)
    note_regions(state, found, days, out)
    for seat in range(state.seats):
        note_pack(state, seat, out[seat])
        note_reach(state, seat, out[seat])
        note_prey(state, seat, out[seat])
    note_turn(state, out)
    return min(1.0, days / float(state.phase_day[SCORINGS - 1]))


# ------------------------------------------------------------------ points


@compiled
def note_points(state: State, out: Rows) -> None:
    """W-END-02: points so far."""
    points = np.empty((SEATS, len(SOURCES)), np.int64)
    score(state, points)
    for seat in range(state.seats):
        out[seat, POINTS] = points[seat].sum()


@compiled
def imagine(state: State, found: NDArray[np.int64], out: Rows) -> int:
    """An action that is named but not paid yet counts as done; the days that it takes."""
    action = int(state.pending)
    if action < BUILD:
        return 0
    seat = int(state.seat)
    slot = int(SLOT[state.layout, target_cell(action)])
    if action < UPGRADE:
        found[seat, slot] += STRENGTH_WEIGHT
        out[seat, POINTS] += den_points(state, seat, build_track(action))
        return 0
    if action < HOWL:
        lairs = int(state.count[seat, LAIR])
        found[seat, slot] += 2 * STRENGTH_WEIGHT
        out[seat, POINTS] += LAIRS_VP[lairs + 1] - LAIRS_VP[lairs]
        return 1
    found[seat, slot] += STRENGTH_WEIGHT
    if action < DOMINATE or dominate_kind(action) == PACK_WOLF:
        used = int(state.wolves_used[seat])
        out[seat, POINTS] += WOLVES_VP[used + 1] - WOLVES_VP[used]
    else:
        out[seat, POINTS] += den_points(state, seat, dominate_track(action))
    return 1


@compiled
def den_points(state: State, seat: int, track: int) -> int:
    """Points that the track's next den brings."""
    off = int(state.dens_off[seat, track])
    side = 0 if is_two_player(state) else 1
    return int(DEN_VP[side, off + 1] - DEN_VP[side, off])


# ------------------------------------------------------------------ regions


@compiled
def note_regions(state: State, found: NDArray[np.int64], days: int, out: Rows) -> None:
    """Each region with a moon token, by how many moons it is away."""
    left = max(0, int(state.phase_day[min(int(state.scored), SCORINGS - 1)]) - days)
    soon = SOON / (SOON + left)
    for slot in range(BOARDS[state.layout]):
        for place in range(2):
            moon = int(state.moon[slot, place])
            if moon != NO_MOON:
                note_region(state, found, slot, moon, soon, out)
    if left == 0:
        out[state.seat, OWN_MOON] = 1
    for seat in range(state.seats):
        for slot in range(BOARDS[state.layout]):
            if found[seat, slot] > 0 and state.moon[slot, 0] != NO_MOON:
                out[seat, PRESENT] += 1
        if not is_two_player(state):
            out[seat, IDLE] = found[seat, START_SLOT] // STRENGTH_WEIGHT


@compiled
def note_region(
    state: State, found: NDArray[np.int64], slot: int, moon: int, soon: float, out: Rows
) -> None:
    """W-SCORE-03 to W-SCORE-09: what each seat would get now, and its share of the strength."""
    away = min(moon - int(state.scored) - 1, SCORINGS - 1)
    total = 0
    for owner in range(OWNERS):
        total += found[owner, slot]
    if total == 0:
        return
    for seat in range(state.seats):
        out[seat, SHARE_NEXT + away] += MOON_FIRST[moon] * found[seat, slot] / total
    tied = leaders(found, slot, 1 << 30)
    first = sole(tied)
    if first == NOBODY:
        for seat in range(state.seats):
            if tied >> seat & 1:
                award(out[seat], away, soon, MOON_SECOND[moon])
        return
    if first != VIRTUAL:
        award(out[first], away, soon, MOON_FIRST[moon])
    second = sole(leaders(found, slot, found[first, slot]))
    if second != NOBODY and second != VIRTUAL:
        award(out[second], away, soon, MOON_SECOND[moon])


@compiled
def award(row: NDArray[np.float64], away: int, soon: float, points: int) -> None:
    """Points of a region, under the moon that they are due at."""
    if away == 0:
        row[REGIONS_DUE] += soon * points
        row[REGIONS_NEXT] += (1.0 - soon) * points
    else:
        row[REGIONS_NEXT + away] += points


# ------------------------------------------------------------------ packs


@compiled
def note_pack(state: State, seat: int, row: NDArray[np.float64]) -> None:
    """Pieces, attributes, tokens and tiles."""
    row[LAIRS] = state.count[seat, LAIR]
    row[ALPHAS] = state.count[seat, ALPHA]
    row[PACK_WOLVES] = state.count[seat, PACK_WOLF]
    row[DENS] = state.count[seat, DEN]
    row[SPREADS] = attribute(state, seat, SPREAD)
    row[SPEEDS] = attribute(state, seat, SPEED)
    row[RANGES] = attribute(state, seat, HOWL_RANGE)
    row[TERRAIN_TOKENS] = state.bonus_terrain[seat]
    row[ACTION_TOKENS] = state.bonus_action[seat]
    for terrain in range(LAND):
        payable = affordable(state, seat, terrain)
        row[PAIRS] += payable >= DEN_COST
        row[THREES] += payable >= DOMINATE_COST


@compiled
def affordable(state: State, seat: int, terrain: int) -> int:
    """Tiles that show the terrain, and tokens."""
    if state.pack[seat] < 0:
        return 0
    return size(shown_tiles(state, seat, terrain)) + int(state.bonus_terrain[seat])


@compiled
def note_reach(state: State, seat: int, row: NDArray[np.float64]) -> None:
    """Lone wolves, lakes and dens near the seat's alphas."""
    layout = int(state.layout)
    if state.wolves_used[seat] < RESERVE:
        reach = attribute(state, seat, HOWL_RANGE)
        for number in range(LONE_WOLF_CELLS[layout]):
            cell = int(LONE_WOLF_CELL[layout, number])
            if has_lone_wolf(state, cell) and distance_to_alpha(state, seat, cell) <= reach:
                row[IN_RANGE] += 1
                row[CALLED] += affordable(state, seat, int(state.terrain[cell])) >= HOWL_COST
    for number in range(state.count[seat, ALPHA]):
        cell = where(state, seat, ALPHA, number)
        if BESIDE_LAKE[layout, cell] and not has_lair_in(state, seat, int(SLOT[layout, cell])):
            row[AT_LAKES] += 1
    for number in range(state.count[seat, DEN]):
        cell = where(state, seat, DEN, number)
        if BESIDE_LAKE[layout, cell] and not has_lair_in(state, seat, int(SLOT[layout, cell])):
            row[LAIRS_PLANNED] += 1
            if alpha_within(state, seat, cell, STEP):
                row[LAIRS_READY] += affordable(state, seat, int(state.terrain[cell])) >= LAIR_COST
    row[EXPOSED] = exposed(state, seat, PACK_WOLF) + exposed(state, seat, DEN)


@compiled
def exposed(state: State, seat: int, kind: int) -> int:
    """W-DOM-03, W-DOM-04: pieces that stand alone within earshot of another seat's alpha."""
    count = 0
    for number in range(state.count[seat, kind]):
        cell = where(state, seat, kind, number)
        if pieces_of(state, seat, cell) == 1:
            for other in range(state.seats):
                if other != seat:
                    reach = attribute(state, other, HOWL_RANGE)
                    if distance_to_alpha(state, other, cell) <= reach:
                        count += 1
                        break
    return count


@compiled
def note_prey(state: State, seat: int, row: NDArray[np.float64]) -> None:
    """W-HUNT-02: rings around prey of a new kind, by how many cells they lack."""
    owned = hunted(state, seat)
    if owned == MOST_HUNTED:
        return
    points = float(state.hunt_vp[owned + 1] - state.hunt_vp[owned])
    row[NEXT_CATCH] = points
    packed = rings(state, seat)
    for slot in range(BOARDS[state.layout]):
        ring = packed >> (BITS * slot) & COUNTER
        if ring > 0 and state.prey_left[slot] > 0:
            if not int(state.hunted[seat]) >> int(state.prey[slot]) & 1:
                row[SURROUNDED + max(0, RING - ring)] += points


# ------------------------------------------------------------------ the turn


@compiled
def note_turn(state: State, out: Rows) -> None:
    """What the deciding seat still has of its turn, and who comes next."""
    seats = int(state.seats)
    for seat in range(seats):
        out[seat, TURN_TO_COME] = 1.0 - float((seat - state.seat - 1) % seats) / seats
    if state.phase < ACT:
        return
    row = out[state.seat]
    row[ACTIONS_LEFT] = FREE_ACTIONS - min(int(state.actions), FREE_ACTIONS)
    if state.pending != NO_ACTION:
        row[ACTIONS_LEFT] -= 1
    if state.phase == WOLF or state.phase == DESTINATION:
        row[WOLVES_TO_MOVE] = attribute(state, state.seat, SPREAD) - int(state.moved_count)
        row[WOLF_TO_MOVE] = state.phase == DESTINATION
    elif state.phase == PAY and state.pending < BUILD:
        row[WOLVES_TO_MOVE] = attribute(state, state.seat, SPREAD)
