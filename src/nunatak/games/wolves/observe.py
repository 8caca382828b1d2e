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
    NO_PIECE,
    NO_PREY,
    NO_TERRAIN,
    OWNERS,
    PREY,
    PREY_TOKEN,
    RESERVE,
    ROOM,
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
from nunatak.games.wolves.events import (
    BUILDS,
    CHOOSES,
    DOMINATES,
    EVENTS,
    HOWLS,
    HUNTS,
    MOVES,
    PLACES,
    PLANS,
    PUSHES,
    STOPS,
    UPGRADES,
)
from nunatak.games.wolves.geometry import BESIDE_LAKE, BOARDS, PREY_CELL, SLOT
from nunatak.games.wolves.rules.payment import cost_of, target_cell, terrain_of
from nunatak.games.wolves.rules.pieces import where
from nunatak.games.wolves.scoring import STRENGTH_WEIGHT, WEIGHT, score_seat
from nunatak.games.wolves.state import (
    NO_ACTION,
    NO_WOLF,
    PHASES,
    kind_of,
    owner_of,
    wolf_cell,
    wolf_kind,
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

# What the news of a step can have changed, beside the open action and the clock.
MAP, SLOT_COUNTS, PACK = 1, 2, 4
CHANGES = np.full(len(EVENTS), PACK, np.int8)
CHANGES[[PLANS, CHOOSES, STOPS]] = 0
CHANGES[[MOVES, PUSHES]] = MAP
CHANGES[[PLACES, BUILDS, UPGRADES, HOWLS, DOMINATES, HUNTS]] = MAP | SLOT_COUNTS | PACK


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every channel of CHANNELS."""
    out[:] = 0
    observe_cells(state, out)
    add_pieces(state, seat, 1, out)
    add_marks(state, 1, out)
    observe_slots(state, seat, out)
    observe_packs(state, seat, out)
    observe_turn(state, seat, out)


@compiled
def erase(state: State, out: NDArray[np.float32]) -> None:
    """Before a step: the marks of the open action go."""
    add_marks(state, -1, out)


@compiled
def renew(state: State, before: int, out: NDArray[np.float32]) -> None:
    """After a step: only what its events have changed; for another observer all that has owners.

    As long as the observer stays the same, of all packs only its own gains and spends.
    """
    seat = int(state.seat)
    changed = 0
    for number in range(state.event_count):
        event = state.event[number]
        changed |= int(CHANGES[event[0]])
        if CHANGES[event[0]] & MAP:
            renew_map(state, event, before, out)
    if seat != before:
        add_pieces(state, before, -1, out)
        add_pieces(state, seat, 1, out)
        observe_slots(state, seat, out)
        observe_packs(state, seat, out)
    else:
        if changed & SLOT_COUNTS:
            observe_slots(state, seat, out)
        if changed & PACK:
            observe_pack(state, seat, seat, out)
    add_marks(state, 1, out)
    observe_turn(state, seat, out)


@compiled
def renew_map(state: State, event: NDArray[np.int16], seat: int, out: NDArray[np.float32]) -> None:
    """The cells that an event speaks of, and strength that goes from one region to another."""
    if event[0] == HUNTS:
        renew_cell(state, int(np.int64(PREY_CELL[state.layout, event[3]])), seat, out)
    elif event[0] == MOVES:
        start = wolf_cell(int(event[2]))
        shift(state, seat, wolf_kind(int(event[2])), start, int(event[3]), seat, out)
    elif event[0] == PUSHES:
        piece = int(event[1])
        shift(state, owner_of(piece), kind_of(piece), int(event[2]), int(event[3]), seat, out)
    else:
        renew_cell(state, int(event[2]), seat, out)


@compiled
def shift(
    state: State,
    owner: int,
    kind: int,
    start: int,
    end: int,
    seat: int,
    out: NDArray[np.float32],
) -> None:
    """A piece goes from cell to cell."""
    renew_cell(state, start, seat, out)
    renew_cell(state, end, seat, out)
    add_strength(state, owner, kind, start, seat, -1, out)
    add_strength(state, owner, kind, end, seat, 1, out)


@compiled
def renew_cell(state: State, cell: int, seat: int, out: NDArray[np.float32]) -> None:
    """What stands and lies on a cell."""
    at = AT_CELLS + cell * CELL_CHANNELS
    out[at + AT_PIECES : at + AT_MARKS] = 0
    for place in range(ROOM):
        piece = int(state.piece[cell, place])
        if piece != NO_PIECE:
            owner = from_seat(state, owner_of(piece), seat)
            out[at + AT_PIECES + owner * len(KINDS) + kind_of(piece)] += 1
    observe_token(state, cell, out)


@compiled
def from_seat(state: State, owner: int, seat: int) -> int:
    """An owner, counted from the seat."""
    if owner == VIRTUAL:
        return VIRTUAL
    return owner - seat if owner >= seat else owner - seat + int(state.seats)


@compiled
def observe_cells(state: State, out: NDArray[np.float32]) -> None:
    """Ground and tokens of each cell."""
    for cell in range(CELLS):
        ground = int(state.terrain[cell])
        if ground != VOID:
            at = AT_CELLS + cell * CELL_CHANNELS
            out[at + ground] = 1
            out[at + AT_MARKS + LAKE_MARK] = BESIDE_LAKE[state.layout, cell]
            observe_token(state, cell, out)


@compiled
def observe_token(state: State, cell: int, out: NDArray[np.float32]) -> None:
    """A lone wolf or prey."""
    at = AT_CELLS + cell * CELL_CHANNELS + AT_MARKS
    out[at + LONE_MARK] = state.token[cell] == LONE_WOLF
    out[at + PREY_MARK] = state.token[cell] == PREY_TOKEN


@compiled
def add_pieces(state: State, seat: int, sign: int, out: NDArray[np.float32]) -> None:
    """How many pieces of each owner and kind stand on each cell; with sign -1, away with them."""
    for owner in range(OWNERS):
        at = AT_CELLS + AT_PIECES + from_seat(state, owner, seat) * len(KINDS)
        for kind in range(len(KINDS)):
            for number in range(state.count[owner, kind]):
                out[at + kind + where(state, owner, kind, number) * CELL_CHANNELS] += sign


@compiled
def add_marks(state: State, sign: int, out: NDArray[np.float32]) -> None:
    """The open action on the map: who has moved, who is chosen, what is paid for."""
    for number in range(state.moved_count):
        mark(out, wolf_cell(int(state.moved[number])), MOVED_MARK, sign)
    if state.wolf != NO_WOLF:
        mark(out, wolf_cell(int(state.wolf)), CHOSEN_MARK, sign)
    if state.pushed != NO_CELL:
        mark(out, int(state.pushed), PUSHED_MARK, sign)
    pending = int(state.pending)
    if pending != NO_ACTION and cost_of(pending) > 1:
        mark(out, target_cell(pending), CHOSEN_MARK, sign)


@compiled
def mark(out: NDArray[np.float32], cell: int, channel: int, sign: int) -> None:
    """One more mark on a cell, or one less."""
    if cell < CELLS:
        out[AT_CELLS + cell * CELL_CHANNELS + AT_MARKS + channel] += sign


@compiled
def observe_slots(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Moons, prey and strengths of each region."""
    boards = int(BOARDS[state.layout])
    out[AT_SLOTS : AT_SLOTS + boards * SLOT_CHANNELS] = 0
    for slot in range(boards):
        at = AT_SLOTS + slot * SLOT_CHANNELS
        for height in range(2):
            moon = int(state.moon[slot, height])
            if moon > 0:
                out[at + height * SCORINGS + moon - 1] = 1
        if state.prey[slot] != NO_PREY:
            out[at + 2 * SCORINGS + int(state.prey[slot])] = 1
        out[at + 2 * SCORINGS + len(PREY)] = state.prey_left[slot] / 2
    add_strengths(state, seat, out)


@compiled
def add_strengths(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """W-SCORE-01, W-SCORE-03: each piece to its owner's presence in its region."""
    for owner in range(OWNERS):
        for kind in range(len(KINDS)):
            for number in range(state.count[owner, kind]):
                cell = where(state, owner, kind, number)
                add_strength(state, owner, kind, cell, seat, 1, out)


@compiled
def add_strength(
    state: State,
    owner: int,
    kind: int,
    cell: int,
    seat: int,
    sign: int,
    out: NDArray[np.float32],
) -> None:
    """One piece more or less; strengths are sums of eighths and less, and exact."""
    at = AT_SLOTS + int(SLOT[state.layout, cell]) * SLOT_CHANNELS + SLOT_CHANNELS - OWNERS
    out[at + from_seat(state, owner, seat)] += sign * WEIGHT[kind] / (STRENGTH_WEIGHT * STRONG)


@compiled
def observe_packs(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Home terrain, tiles, tracks, tokens, prey, moons and points of each pack."""
    for owner in range(state.seats):
        observe_pack(state, owner, seat, out)


@compiled
def observe_pack(state: State, owner: int, seat: int, out: NDArray[np.float32]) -> None:
    """The same of one pack."""
    at = AT_PACKS + from_seat(state, owner, seat) * PACK_CHANNELS
    for terrain in range(len(TERRAINS)):
        out[at + terrain] = state.pack[owner] == terrain
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
    observe_gains(state, owner, at + 3, out)


@compiled
def observe_gains(state: State, owner: int, at: int, out: NDArray[np.float32]) -> None:
    """Prey, moon tokens, VP tokens and points by source."""
    for prey in range(len(PREY)):
        out[at + prey] = int(state.hunted[owner]) >> prey & 1
    at += len(PREY)
    for moon in range(SCORINGS):
        out[at + moon] = state.moons_won[owner, moon + 1] / MANY
    at += SCORINGS
    out[at] = state.vp[owner] / RICH
    points = out[at + 1 : at + 1 + len(SOURCES)]
    score_seat(state, owner, points)
    for source in range(len(SOURCES)):
        points[source] /= RICH


@compiled
def observe_turn(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """What is decided, by whom, what it is paid with, and how far the moon has come."""
    at = AT_TURN
    out[at : at + TURN_CHANNELS] = 0
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
