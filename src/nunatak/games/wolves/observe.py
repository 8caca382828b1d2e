"""What does a learner see? A row of numbers: the map cell by cell, then the packs, then the turn.

Packs are counted from the seat's own: 0 is the seat itself, 1 the next player clockwise, and so
on; 5 is the virtual pack. Cells of smaller maps than the largest are all zero.
"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import (
    CELLS,
    DAYS,
    GROUNDS,
    KINDS,
    LONE_WOLF,
    NO_CELL,
    NO_PACK,
    NO_PREY,
    NO_TERRAIN,
    OWNERS,
    PREY,
    PREY_TOKEN,
    RESERVE,
    SCORINGS,
    SEATS,
    SLOTS,
    SOURCES,
    TERRAINS,
    TRACK_DENS,
    TRACKS,
    TURNING_TILES,
    VIRTUAL,
    VOID,
)
from nunatak.games.wolves.geometry import BESIDE_LAKE, BOARDS
from nunatak.games.wolves.rules.payment import cost_of, target_cell, terrain_of
from nunatak.games.wolves.scoring import STRENGTH_WEIGHT, presences, score
from nunatak.games.wolves.state import (
    NO_ACTION,
    NO_WOLF,
    PHASES,
    wolf_cell,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State

GROUND_CHANNELS = len(GROUNDS) - 1  # five terrains, lake, chasm
PIECE_CHANNELS = OWNERS * len(KINDS)
MARKS = 6  # lone wolf, prey, beside a lake, moved, chosen wolf or target, displaced
AT_PIECES = GROUND_CHANNELS
AT_MARKS = AT_PIECES + PIECE_CHANNELS
CELL_CHANNELS = AT_MARKS + MARKS
LONE_MARK, PREY_MARK, LAKE_MARK, MOVED_MARK, CHOSEN_MARK, PUSHED_MARK = range(MARKS)

SLOT_CHANNELS = 2 * SCORINGS + len(PREY) + 1 + OWNERS  # moons, prey kind and count, strengths
PACK_CHANNELS = (
    len(TERRAINS) + TURNING_TILES + len(TRACKS) + 1 + 2 + len(PREY) + SCORINGS + 1 + len(SOURCES)
)
TURN_CHANNELS = len(PHASES) + SEATS + 2 * len(TERRAINS) + 6

CHANNELS = (  # name, how many numbers; in order
    ("cells", CELLS * CELL_CHANNELS),
    ("slots", SLOTS * SLOT_CHANNELS),
    ("packs", SEATS * PACK_CHANNELS),
    ("turn", TURN_CHANNELS),
)
OBSERVATION = sum(size for _, size in CHANNELS)
AT_CELLS, AT_SLOTS, AT_PACKS, AT_TURN = (
    sum(size for _, size in CHANNELS[:number]) for number in range(len(CHANNELS))
)
RICH = 60.0  # a typical winning score
STRONG = 8.0  # a typical strong presence
MANY = 4.0  # tokens


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every channel of CHANNELS."""
    out[:] = 0
    observe_cells(state, out)
    observe_pieces(state, seat, out)
    observe_marks(state, out)
    observe_slots(state, seat, out)
    observe_packs(state, seat, out)
    observe_turn(state, seat, out)


@compiled
def from_seat(state: State, owner: int, seat: int) -> int:
    """An owner, counted from the seat."""
    if owner == VIRTUAL:
        return VIRTUAL
    seats = int(state.seats)
    return (owner - seat + seats) % seats


@compiled
def observe_cells(state: State, out: NDArray[np.float32]) -> None:
    """Ground and tokens of each cell."""
    for cell in range(CELLS):
        ground = int(state.terrain[cell])
        if ground == VOID:
            continue
        at = AT_CELLS + cell * CELL_CHANNELS
        out[at + ground] = 1
        out[at + AT_MARKS + LONE_MARK] = state.token[cell] == LONE_WOLF
        out[at + AT_MARKS + PREY_MARK] = state.token[cell] == PREY_TOKEN
        out[at + AT_MARKS + LAKE_MARK] = BESIDE_LAKE[state.layout, cell]


@compiled
def observe_pieces(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """How many pieces of each owner and kind stand on each cell."""
    for owner in range(OWNERS):
        at = AT_CELLS + AT_PIECES + from_seat(state, owner, seat) * len(KINDS)
        for kind in range(len(KINDS)):
            for number in range(state.count[owner, kind]):
                out[at + kind + int(state.where[owner, kind, number]) * CELL_CHANNELS] += 1


@compiled
def mark(out: NDArray[np.float32], cell: int, channel: int) -> None:
    """One more mark on a cell."""
    if cell < CELLS:
        out[AT_CELLS + cell * CELL_CHANNELS + AT_MARKS + channel] += 1


@compiled
def observe_marks(state: State, out: NDArray[np.float32]) -> None:
    """The open action on the map: who has moved, who is chosen, what is paid for."""
    for number in range(state.moved_count):
        mark(out, wolf_cell(int(state.moved[number])), MOVED_MARK)
    if state.wolf != NO_WOLF:
        mark(out, wolf_cell(int(state.wolf)), CHOSEN_MARK)
    if state.pushed != NO_CELL:
        mark(out, int(state.pushed), PUSHED_MARK)
    pending = int(state.pending)
    if pending != NO_ACTION and cost_of(pending) > 1:
        mark(out, target_cell(pending), CHOSEN_MARK)


@compiled
def observe_slots(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Moons, prey and strengths of each region."""
    found = presences(state)
    for slot in range(BOARDS[state.layout]):
        at = AT_SLOTS + slot * SLOT_CHANNELS
        for height in range(2):
            moon = int(state.moon[slot, height])
            if moon > 0:
                out[at + height * SCORINGS + moon - 1] = 1
        if state.prey[slot] != NO_PREY:
            out[at + 2 * SCORINGS + int(state.prey[slot])] = 1
        out[at + 2 * SCORINGS + len(PREY)] = state.prey_left[slot] / 2
        for owner in range(OWNERS):
            strength = found[owner, slot] / (STRENGTH_WEIGHT * STRONG)
            out[at + SLOT_CHANNELS - OWNERS + from_seat(state, owner, seat)] += strength


@compiled
def observe_packs(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Home terrain, tiles, tracks, tokens, prey, moons and points of each pack."""
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
    score(state, points)
    for owner in range(state.seats):
        at = AT_PACKS + from_seat(state, owner, seat) * PACK_CHANNELS
        if state.pack[owner] != NO_PACK:
            out[at + int(state.pack[owner])] = 1
        at += len(TERRAINS)
        for tile in range(TURNING_TILES):
            out[at + tile] = int(state.tiles[owner]) >> tile & 1
        at += TURNING_TILES
        for track in range(len(TRACKS)):
            out[at + track] = state.dens_off[owner, track] / TRACK_DENS
        at += len(TRACKS)
        out[at] = state.wolves_used[owner] / RESERVE
        out[at + 1] = state.bonus_terrain[owner] / MANY
        out[at + 2] = state.bonus_action[owner] / MANY
        observe_gains(state, owner, points, at + 3, out)


@compiled
def observe_gains(
    state: State, owner: int, points: NDArray[np.int64], at: int, out: NDArray[np.float32]
) -> None:
    """Prey, moon tokens, VP tokens and points by source."""
    for prey in range(len(PREY)):
        out[at + prey] = int(state.hunted[owner]) >> prey & 1
    at += len(PREY)
    for moon in range(SCORINGS):
        out[at + moon] = state.moons_won[owner, moon + 1] / MANY
    at += SCORINGS
    out[at] = state.vp[owner] / RICH
    for source in range(len(SOURCES)):
        out[at + 1 + source] = points[owner, source] / RICH


@compiled
def observe_turn(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """What is decided, by whom, what it is paid with, and how far the moon has come."""
    at = AT_TURN
    out[at + int(state.phase)] = 1
    at += len(PHASES)
    out[at + from_seat(state, int(state.seat), seat)] = 1
    at += SEATS
    if state.paid != NO_TERRAIN:
        out[at + int(state.paid)] = 1
    at += len(TERRAINS)
    pending = int(state.pending)
    if pending != NO_ACTION:
        out[at + terrain_of(state, pending)] = cost_of(pending)
    at += len(TERRAINS)
    out[at] = state.actions / MANY
    out[at + 1] = state.days / DAYS
    out[at + 2] = state.scored / SCORINGS
    if state.scored < SCORINGS:
        out[at + 3] = (int(state.phase_day[state.scored]) - int(state.days)) / DAYS
    out[at + 4] = from_seat(state, int(state.first), seat) / SEATS
    out[at + 5] = state.picks / SEATS
