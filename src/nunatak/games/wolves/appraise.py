"""Who stands well? Points so far, regions by the moon that scores them, and what is in reach."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.actions import (
    build_track,
    dominate_kind,
    dominate_track,
    is_build,
    is_howl,
    is_move,
    is_upgrade,
)
from nunatak.games.wolves.data import (
    DEN_COST,
    DEN_VP,
    DOMINATE_COST,
    FREE_ACTIONS,
    HOWL_COST,
    LAIR_COST,
    LAIRS_VP,
    LAND,
    MOON_FIRST,
    MOON_SECOND,
    MOST_HUNTED,
    NO_MOON,
    OWNERS,
    RESERVE,
    RING,
    SCORINGS,
    SEATS,
    SOURCES,
    START_SLOT,
    VIRTUAL,
    WOLVES_VP,
    Piece,
    Track,
)
from nunatak.games.wolves.geometry import (
    BESIDE_LAKE,
    BOARDS,
    LONE_WOLF_CELL,
    LONE_WOLF_CELLS,
    SLOT,
)
from nunatak.games.wolves.presence import Presences, presence_of, presences, ranked, strength
from nunatak.games.wolves.rules.den import STEP
from nunatak.games.wolves.rules.howl import has_lone_wolf
from nunatak.games.wolves.rules.lair import has_lair_in
from nunatak.games.wolves.rules.payment import shown_tiles, size, target_cell
from nunatak.games.wolves.rules.pieces import (
    alpha_within,
    attribute,
    distance_to_alpha,
    pieces_of,
    where,
)
from nunatak.games.wolves.rules.rings import ring, rings
from nunatak.games.wolves.scoring import hunted, score
from nunatak.games.wolves.state import NO_ACTION, Phase, is_two_player
from nunatak.games.wolves.weights import TABLES
from nunatak.kernel.appraisal import Rows, arranged, weigh
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import Numbered, names_of
from nunatak.kernel.state import NOBODY, State


class Feature(Numbered):
    """What an appraisal looks at; the weights know them by these names."""

    POINTS = "points"
    REGIONS_DUE = "regions due"  # points of the next moon's regions as they stand, if it comes soon
    REGIONS_NEXT = "regions next"  # the same if it does not
    REGIONS_SECOND = "regions second"  # of the moon after that
    REGIONS_THIRD = "regions third"
    SHARE_NEXT = "share next"  # points of first place times the share of all strength in the region
    SHARE_SECOND = "share second"
    SHARE_THIRD = "share third"
    LAIRS = "lairs"
    ALPHAS = "alphas"
    PACK_WOLVES = "pack wolves"
    DENS = "dens"
    SPREADS = "spread"
    SPEEDS = "speed"
    RANGES = "howl range"
    TERRAIN_TOKENS = "terrain tokens"
    ACTION_TOKENS = "action tokens"
    SURROUNDED = "prey surrounded"  # points of the next catch, for each new kind with a full ring
    ONE_SHORT = "prey one short"
    TWO_SHORT = "prey two short"
    NEXT_CATCH = "next catch"  # points that one more kind brings
    CALLED = "lone wolves called"  # in range and payable
    IN_RANGE = "lone wolves in range"
    LAIRS_READY = "lairs ready"  # dens that can be upgraded and paid for
    LAIRS_PLANNED = "lairs planned"  # dens beside a lake in a region without an own lair
    AT_LAKES = "alphas at lakes"  # in a region without an own lair
    PAIRS = "pairs of tiles"  # terrains on which two can be paid
    THREES = "threes of tiles"
    ACTIONS_LEFT = "actions left"  # in this turn
    WOLVES_TO_MOVE = "wolves to move"  # in this move
    WOLF_TO_MOVE = "wolf to move"  # chosen, its end cell asked
    TURN_TO_COME = "turn to come"  # how soon: 1 for the next seat, less for later ones
    EXPOSED = "exposed"  # single pack wolves and dens in another alpha's howl range
    IDLE = "idle"  # pieces on the start board
    PRESENT = "regions present"
    OWN_MOON = "own moon"  # decides in the turn that brings a scoring


FEATURES = len(Feature)

SOON = 3.0  # days in which a moon is felt to be near

WEIGHTS = arranged(TABLES, names_of(Feature))


@compiled
def appraise(state: State, out: NDArray[np.float64]) -> None:
    """Each seat's worth by the weights fitted for this number of players."""
    rows = np.empty((state.seats, FEATURES))
    weigh(rows, features(state, rows), WEIGHTS[state.layout], out)


@compiled
def features(state: State, out: Rows) -> float:
    """Every Feature; how far the game is."""
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
    points = np.empty((SEATS, SOURCES), np.int64)
    score(state, points)
    for seat in range(state.seats):
        out[seat, Feature.POINTS] = points[seat].sum()


@compiled
def imagine(state: State, found: Presences, out: Rows) -> int:
    """An action that is named but not paid yet counts as done; the days that it takes."""
    action = int(state.pending)
    if is_move(action):
        return 0
    seat = int(state.seat)
    slot = int(SLOT[state.layout, target_cell(action)])
    if is_build(action):
        found[seat, slot] += presence_of(Piece.DEN)
        out[seat, Feature.POINTS] += den_points(state, seat, build_track(action))
        return 0
    if is_upgrade(action):
        lairs = int(state.count[seat, Piece.LAIR])
        found[seat, slot] += presence_of(Piece.LAIR) - presence_of(Piece.DEN)
        out[seat, Feature.POINTS] += LAIRS_VP[lairs + 1] - LAIRS_VP[lairs]
        return 1
    found[seat, slot] += presence_of(Piece.PACK)
    if is_howl(action) or dominate_kind(action) == Piece.PACK:
        used = int(state.wolves_used[seat])
        out[seat, Feature.POINTS] += WOLVES_VP[used + 1] - WOLVES_VP[used]
    else:
        out[seat, Feature.POINTS] += den_points(state, seat, dominate_track(action))
    return 1


@compiled
def den_points(state: State, seat: int, track: int) -> int:
    """Points that the track's next den brings."""
    off = int(state.dens_off[seat, track])
    side = 0 if is_two_player(state) else 1
    return int(DEN_VP[side, off + 1] - DEN_VP[side, off])


# ------------------------------------------------------------------ regions


@compiled
def note_regions(state: State, found: Presences, days: int, out: Rows) -> None:
    """Each region with a moon token, by how many moons it is away."""
    left = max(0, int(state.phase_day[min(int(state.scored), SCORINGS - 1)]) - days)
    soon = SOON / (SOON + left)
    for slot in range(BOARDS[state.layout]):
        for place in range(2):
            moon = int(state.moon[slot, place])
            if moon != NO_MOON:
                note_region(state, found, slot, moon, soon, out)
    if left == 0:
        out[state.seat, Feature.OWN_MOON] = 1
    for seat in range(state.seats):
        for slot in range(BOARDS[state.layout]):
            if found[seat, slot] > 0 and state.moon[slot, 0] != NO_MOON:
                out[seat, Feature.PRESENT] += 1
        if not is_two_player(state):
            out[seat, Feature.IDLE] = strength(found[seat, START_SLOT])


@compiled
def note_region(
    state: State, found: Presences, slot: int, moon: int, soon: float, out: Rows
) -> None:
    """W-SCORE-03 to W-SCORE-09: what each seat would get now, and its share of the strength."""
    away = min(moon - int(state.scored) - 1, SCORINGS - 1)
    total = 0
    for owner in range(OWNERS):
        total += found[owner, slot]
    if total == 0:
        return
    for seat in range(state.seats):
        out[seat, Feature.SHARE_NEXT + away] += MOON_FIRST[moon] * found[seat, slot] / total
    tied, first, second = ranked(found, slot)
    if first == NOBODY:
        for seat in range(state.seats):
            if tied >> seat & 1:
                award(out[seat], away, soon, MOON_SECOND[moon])
        return
    if first != VIRTUAL:
        award(out[first], away, soon, MOON_FIRST[moon])
    if second != NOBODY and second != VIRTUAL:
        award(out[second], away, soon, MOON_SECOND[moon])


@compiled
def award(row: NDArray[np.float64], away: int, soon: float, points: int) -> None:
    """Points of a region, under the moon that they are due at."""
    if away == 0:
        row[Feature.REGIONS_DUE] += soon * points
        row[Feature.REGIONS_NEXT] += (1.0 - soon) * points
    else:
        row[Feature.REGIONS_NEXT + away] += points


# ------------------------------------------------------------------ packs


@compiled
def note_pack(state: State, seat: int, row: NDArray[np.float64]) -> None:
    """Pieces, attributes, tokens and tiles."""
    row[Feature.LAIRS] = state.count[seat, Piece.LAIR]
    row[Feature.ALPHAS] = state.count[seat, Piece.ALPHA]
    row[Feature.PACK_WOLVES] = state.count[seat, Piece.PACK]
    row[Feature.DENS] = state.count[seat, Piece.DEN]
    row[Feature.SPREADS] = attribute(state, seat, Track.SPREAD)
    row[Feature.SPEEDS] = attribute(state, seat, Track.SPEED)
    row[Feature.RANGES] = attribute(state, seat, Track.HOWL_RANGE)
    row[Feature.TERRAIN_TOKENS] = state.bonus_terrain[seat]
    row[Feature.ACTION_TOKENS] = state.bonus_action[seat]
    for terrain in range(LAND):
        payable = affordable(state, seat, terrain)
        row[Feature.PAIRS] += payable >= DEN_COST
        row[Feature.THREES] += payable >= DOMINATE_COST


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
        reach = attribute(state, seat, Track.HOWL_RANGE)
        for number in range(LONE_WOLF_CELLS[layout]):
            cell = int(LONE_WOLF_CELL[layout, number])
            if has_lone_wolf(state, cell) and distance_to_alpha(state, seat, cell) <= reach:
                row[Feature.IN_RANGE] += 1
                row[Feature.CALLED] += (
                    affordable(state, seat, int(state.terrain[cell])) >= HOWL_COST
                )
    for number in range(state.count[seat, Piece.ALPHA]):
        cell = where(state, seat, Piece.ALPHA, number)
        if BESIDE_LAKE[layout, cell] and not has_lair_in(state, seat, int(SLOT[layout, cell])):
            row[Feature.AT_LAKES] += 1
    for number in range(state.count[seat, Piece.DEN]):
        cell = where(state, seat, Piece.DEN, number)
        if BESIDE_LAKE[layout, cell] and not has_lair_in(state, seat, int(SLOT[layout, cell])):
            row[Feature.LAIRS_PLANNED] += 1
            if alpha_within(state, seat, cell, STEP):
                row[Feature.LAIRS_READY] += (
                    affordable(state, seat, int(state.terrain[cell])) >= LAIR_COST
                )
    row[Feature.EXPOSED] = exposed(state, seat, Piece.PACK) + exposed(state, seat, Piece.DEN)


@compiled
def exposed(state: State, seat: int, kind: int) -> int:
    """W-DOM-03, W-DOM-04: pieces that stand alone within earshot of another seat's alpha."""
    count = 0
    for number in range(state.count[seat, kind]):
        cell = where(state, seat, kind, number)
        if pieces_of(state, seat, cell) == 1:
            for other in range(state.seats):
                if other != seat:
                    reach = attribute(state, other, Track.HOWL_RANGE)
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
    row[Feature.NEXT_CATCH] = points
    around = rings(state, seat)
    for slot in range(BOARDS[state.layout]):
        cells = ring(around, slot)
        if cells > 0 and state.prey_left[slot] > 0:
            if not int(state.hunted[seat]) >> int(state.prey[slot]) & 1:
                row[Feature.SURROUNDED + max(0, RING - cells)] += points


# ------------------------------------------------------------------ the turn


@compiled
def note_turn(state: State, out: Rows) -> None:
    """What the deciding seat still has of its turn, and who comes next."""
    seats = int(state.seats)
    for seat in range(seats):
        out[seat, Feature.TURN_TO_COME] = 1.0 - float((seat - state.seat - 1) % seats) / seats
    if state.phase < Phase.ACT:
        return
    row = out[state.seat]
    row[Feature.ACTIONS_LEFT] = FREE_ACTIONS - min(int(state.actions), FREE_ACTIONS)
    if state.pending != NO_ACTION:
        row[Feature.ACTIONS_LEFT] -= 1
    if state.phase == Phase.WOLF or state.phase == Phase.DESTINATION:
        row[Feature.WOLVES_TO_MOVE] = attribute(state, state.seat, Track.SPREAD) - int(
            state.moved_count
        )
        row[Feature.WOLF_TO_MOVE] = state.phase == Phase.DESTINATION
    elif state.phase == Phase.PAY and is_move(state.pending):
        row[Feature.WOLVES_TO_MOVE] = attribute(state, state.seat, Track.SPREAD)
