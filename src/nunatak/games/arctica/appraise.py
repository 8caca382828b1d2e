"""Who stands well? Points, prey in reach, danger, and what is left of the turn.

Sets of cells are whole numbers with a bit for each cell, so that where a figure can go is found
by a few operations.
"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.data import (
    BEAR,
    CELLS,
    COD,
    DISTANCE,
    FEWEST_SEATS,
    FIGURES,
    FIRST_COD,
    HUNTER_FIGURES,
    HUNTER_OF,
    ICE,
    ICEBERG,
    IGLOO,
    IGLOO_POINTS,
    INUIT,
    MELT,
    MOST_DRIFT,
    NEIGHBOUR,
    NO_CARD,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    ORCA,
    OUTSIDE,
    PLANKTON,
    PREY,
    PREY_OF,
    SEAL,
    SEATS,
    SOURCES,
    TARGETS,
    TOKEN_POINTS,
    WATER,
)
from nunatak.games.arctica.rules.hunt import lives_left
from nunatak.games.arctica.scoring import score
from nunatak.games.arctica.state import Phase
from nunatak.games.arctica.weights import TABLES
from nunatak.kernel.appraisal import Rows, arranged, weigh
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import Numbered, names_of
from nunatak.kernel.state import NOBODY, State


class Feature(Numbered):
    """What tells who stands well, by the names that the weights have."""

    POINTS = "points"
    COD_WON = "cod won"  # breaks ties
    LIVES_LEFT = "lives"
    OFF_BOARD = "off the board"  # figures due to return
    PREY_NOW = "prey now"  # best prey that the own hunter can take in this turn, in half points
    NEUTRAL_NOW = "neutral prey now"  # the same of neutral hunters
    PREY_NEXT = "prey next"  # best prey in reach of the own hunter's next turn
    PREY_IN_REACH = "prey in reach"  # all of it, added up
    COD_NEAR = "cod near"  # cod within three cells of the own figures
    COD_DISTANCE = "cod distance"  # to the nearest
    DANGER_NOW = "danger now"  # own figures that the active player can take in this turn
    DANGER_NEXT = "danger next"  # that the player after the active one can take
    DANGER_LATER = "danger later"  # that somebody else can take
    DANGER_NEUTRAL = "danger from neutrals"
    PREDATOR_DISTANCE = "predator distance"
    OWN_UNUSED = "own hunter unused"  # in this turn
    NEUTRAL_UNUSED = "neutral hunter unused"
    TO_PLAY = "card to play"
    TURN_OPEN = "turn open"  # an activation or a drift of its own is going on
    CARDS_HELD = "cards"
    MELTS = "melts"
    TURN_TO_COME = "turn to come"  # how soon: 1 for the next seat, less for later ones
    AT_BAY = "seal at bay"  # half points of a seal under attack: won, or to be lost
    RESPONSE = "response held"
    BEAR = "bear"  # who plays it; the other hunters follow in their order
    INUIT = "inuit"
    ORCA = "orca"
    SEAL = "seal"


FEATURES = len(Feature)
NEAR = 3
FAR = 9  # farther than any cell

AROUND = np.array(  # the cells around each cell, as a set
    [sum(1 << int(n) for n in NEIGHBOUR[cell] if n != OUTSIDE) for cell in range(len(CELLS))],
    np.int64,
)

WEIGHTS = arranged(TABLES, names_of(Feature))


@compiled
def appraise(state: State, out: NDArray[np.float64]) -> None:
    """Each seat's worth by the weights fitted for this number of players."""
    rows = np.empty((state.seats, FEATURES))
    weigh(rows, features(state, rows), WEIGHTS[state.seats - FEWEST_SEATS], out)


@compiled
def features(state: State, out: Rows) -> float:
    """Every feature of Feature; how far the game is: cod and plankton both end it."""
    out[:] = 0
    note_points(state, out)
    note_hunters(state, out)
    note_distances(state, out)
    note_turn(state, out)
    cod = 0
    for figure in range(FIRST_COD, len(FIGURES)):
        cod += state.cell[figure] != NOWHERE
    left = min(int(state.plankton_left), cod)
    return 1.0 - float(left - 1) / (PLANKTON - 1)


@compiled
def note_points(state: State, out: Rows) -> None:
    """What everybody has, and plays."""
    points = np.empty((SEATS, SOURCES), np.int64)
    score(state, points)
    for seat in range(state.seats):
        row = out[seat]
        row[Feature.POINTS] = points[seat].sum()
        row[Feature.COD_WON] = state.won[seat, COD]
        row[Feature.CARDS_HELD] = state.hand_count[seat]
        for place in range(state.hand_count[seat]):
            row[Feature.MELTS] += state.hand[seat, place] == MELT
        hunter = int(state.hunter[seat])
        if hunter != NO_HUNTER:
            row[Feature.LIVES_LEFT] = lives_left(state, hunter)
            row[Feature.BEAR + hunter] = 1


# ------------------------------------------------------------------ where figures can go


@compiled
def around(cells: int) -> int:
    """All cells next to some cell of a set."""
    found = 0
    while cells:
        lowest = cells & -cells
        found |= AROUND[bit(lowest)]
        cells ^= lowest
    return int(found)


@compiled
def bit(lowest: int) -> int:
    """The number of a set's only cell."""
    number = 0
    for step in (32, 16, 8, 4, 2, 1):
        if lowest >> step != 0 and lowest >= 1 << step:
            lowest >>= step
            number += step
    return number


@compiled
def reach_in_water(hunter: int, cell: int, sea: int, flat: int) -> int:
    """Cells that a full move of the figure can end on in the water, its own not counted."""
    first = int(AROUND[cell]) & (sea | flat)
    second = around(first & sea)
    if hunter == BEAR:
        return (first & sea) | (around(first & flat) & sea)
    if hunter == INUIT:
        if sea >> cell & 1:
            return (first & sea) | (second & sea)
        return first & sea
    return first | (second & (sea | flat))


@compiled
def reach_on_ice(hunter: int, cell: int, sea: int, flat: int) -> int:
    """Cells that a full move of the figure can end on on ice, its own not counted."""
    first = int(AROUND[cell]) & (sea | flat)
    if hunter == BEAR:
        return (first & flat) | (around(first & flat) & flat)
    if hunter == INUIT:
        if sea >> cell & 1:
            return first & flat
        return (first & flat) | (around(first & flat) & flat)
    if hunter == SEAL:
        return (first & flat) | (around(first & sea) & flat)
    return 0


@compiled
def last_step(hunter: int, cell: int, layer: int, sea: int, flat: int) -> int:
    """Cells for a second step; an Inuit hunter's stays in its element."""
    first = int(AROUND[cell]) & (sea | flat)
    if hunter == INUIT:
        return first & (flat if layer == ICE else sea)
    return first


# ------------------------------------------------------------------ prey and danger


@compiled
def note_hunters(state: State, out: Rows) -> None:
    """Whom each figure on the board can take now, and in a full move."""
    sea = 0
    flat = 0
    for cell in range(len(CELLS)):
        if state.ice[cell] == NO_ICE:
            sea |= 1 << cell
        elif state.ice[cell] != ICEBERG:
            flat |= 1 << cell
    for figure in range(HUNTER_FIGURES):
        if state.cell[figure] != NOWHERE:
            note_hunter(state, figure, sea, flat, out)


@compiled
def note_hunter(state: State, figure: int, sea: int, flat: int, out: Rows) -> None:
    """One figure: its full move, and what is left of it in this turn."""
    hunter = int(HUNTER_OF[figure])
    cell = int(state.cell[figure])
    water = reach_in_water(hunter, cell, sea, flat)
    ice = reach_on_ice(hunter, cell, sea, flat)
    if state.layer[figure] == WATER:
        water |= 1 << cell
    else:
        ice |= 1 << cell
    now = steps_left(state, figure)
    near_water = water
    near_ice = ice
    if now < 2:
        near_water = near_ice = 0
        if now == 1:
            next_cells = last_step(hunter, cell, int(state.layer[figure]), sea, flat)
            near_water = next_cells & (sea if hunter <= INUIT else sea | flat)
            near_ice = next_cells & flat if hunter != ORCA else 0
        if now >= 0:
            if state.layer[figure] == WATER:
                near_water |= 1 << cell
            else:
                near_ice |= 1 << cell
    for target in range(len(TARGETS)):
        if PREY[hunter, PREY_OF[target]]:
            if is_within(state, hunter, target, water, ice):
                is_now = is_within(state, hunter, target, near_water, near_ice)
                note_prey(state, hunter, target, is_now, out)


@compiled
def is_within(state: State, hunter: int, target: int, water: int, ice: int) -> bool:
    """A-REACH-01 to A-REACH-05: whether the target is in cells that can be reached."""
    if target == IGLOO:
        return bool(state.igloo != NOWHERE and ice >> int(state.igloo) & 1)
    cell = int(state.cell[target])
    if cell == NOWHERE:
        return False
    if state.layer[target] == ICE:
        return bool(ice >> cell & 1)
    if hunter == INUIT and HUNTER_OF[target] == COD and ice >> cell & 1:
        return True
    return bool(water >> cell & 1)


@compiled
def steps_left(state: State, figure: int) -> int:
    """How far the figure can still go in this turn; -1: it can't even attack."""
    hunter = int(HUNTER_OF[figure])
    owner = int(state.owner[hunter])
    if state.barred[figure] or (owner != NOBODY and owner != state.turn_seat):
        return -1
    if state.active == hunter:
        if state.moved[figure]:
            return 0
        return int(state.reach) - int(state.steps) if state.moving == figure else 2
    if state.hunt_closed or (state.active != NO_HUNTER and state.card_played):
        return -1
    used = state.own_used if owner == state.turn_seat else state.neutral_used
    return -1 if used else 2


@compiled
def note_prey(state: State, hunter: int, target: int, is_now: bool, out: Rows) -> None:
    """A target that a hunter can take, now or in a full move: somebody's chance or danger."""
    owner = int(state.owner[hunter])
    prey = INUIT if target == IGLOO else int(HUNTER_OF[target])
    victim = int(state.owner[prey])
    value = float(IGLOO_POINTS if target == IGLOO else TOKEN_POINTS[prey])
    active = int(state.turn_seat)
    if owner == NOBODY:
        if is_now and victim != active:
            out[active, Feature.NEUTRAL_NOW] = max(out[active, Feature.NEUTRAL_NOW], value)
        if victim != NOBODY:
            out[victim, Feature.DANGER_NEUTRAL] += value
        return
    if victim == owner:
        return
    row = out[owner]
    if is_now:
        row[Feature.PREY_NOW] = max(row[Feature.PREY_NOW], value)
    row[Feature.PREY_NEXT] = max(row[Feature.PREY_NEXT], value)
    row[Feature.PREY_IN_REACH] += value
    if victim != NOBODY:
        if owner == active:
            out[victim, Feature.DANGER_NOW if is_now else Feature.DANGER_LATER] += value
        elif owner == (active + 1) % int(state.seats):
            out[victim, Feature.DANGER_NEXT] += value
        else:
            out[victim, Feature.DANGER_LATER] += value


# ------------------------------------------------------------------ distances


@compiled
def note_distances(state: State, out: Rows) -> None:
    """Cod and predators around each seat's figures."""
    for seat in range(state.seats):
        row = out[seat]
        row[Feature.COD_DISTANCE] = FAR
        row[Feature.PREDATOR_DISTANCE] = FAR
    for figure in range(HUNTER_FIGURES):
        owner = int(state.owner[HUNTER_OF[figure]])
        cell = int(state.cell[figure])
        if owner == NOBODY:
            continue
        if cell == NOWHERE:
            out[owner, Feature.OFF_BOARD] += state.due[figure]
            continue
        row = out[owner]
        for cod in range(FIRST_COD, len(FIGURES)):
            if state.cell[cod] != NOWHERE:
                steps = int(DISTANCE[cell, state.cell[cod]])
                row[Feature.COD_DISTANCE] = min(row[Feature.COD_DISTANCE], float(steps))
                row[Feature.COD_NEAR] += steps <= NEAR
        for other in range(HUNTER_FIGURES):
            if state.cell[other] != NOWHERE and state.owner[HUNTER_OF[other]] != owner:
                if PREY[HUNTER_OF[other], HUNTER_OF[figure]]:
                    steps = int(DISTANCE[cell, state.cell[other]])
                    row[Feature.PREDATOR_DISTANCE] = min(
                        row[Feature.PREDATOR_DISTANCE], float(steps)
                    )


# ------------------------------------------------------------------ the turn


@compiled
def note_turn(state: State, out: Rows) -> None:
    """What the active player may still do, who comes next, and a seal under attack."""
    seats = int(state.seats)
    active = int(state.turn_seat)
    for seat in range(seats):
        out[seat, Feature.TURN_TO_COME] = 1.0 - float((seat - active - 1) % seats) / seats
    if state.turn == 0:
        return
    row = out[active]
    row[Feature.TO_PLAY] = state.card_played == 0
    row[Feature.TURN_OPEN] = state.active != NO_HUNTER or state.phase == Phase.DRIFT
    if not state.hunt_closed:
        row[Feature.OWN_UNUSED] = state.own_used == 0
        row[Feature.NEUTRAL_UNUSED] = state.neutral_used == 0
    if state.phase == Phase.ESCAPE or state.phase == Phase.RESPOND:
        value = float(TOKEN_POINTS[SEAL])
        row[Feature.AT_BAY] = value
        out[state.owner[SEAL], Feature.AT_BAY] = -value
        row[Feature.RESPONSE] = holds_response(state, active)


@compiled
def holds_response(state: State, seat: int) -> bool:
    """A-ESC-09: a card of the direction in which the seal tries to flee."""
    if state.escape_card == NO_CARD:
        return False
    for place in range(state.hand_count[seat]):
        card = int(state.hand[seat, place])
        if card != MELT and card // MOST_DRIFT == state.escape_card // MOST_DRIFT:
            return True
    return False
