"""What does a learner see? A row of numbers: the map cell by cell, then the packs, then the turn.

Version 2 goes on where version 1 ends: the region of each cell, the open action, the options.

Packs are counted from the seat's own: 0 is the seat itself, 1 the next player clockwise, and so
on; 5 is the virtual pack. Cells of smaller maps than the largest are all zero.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.actions import (
    build_track,
    dominate_kind,
    dominate_track,
    is_build,
    is_dominate,
    is_howl,
    is_move,
    is_upgrade,
)
from nunatak.games.wolves.data import (
    CELLS,
    DAYS,
    GROUNDS,
    KINDS,
    LAYOUTS,
    MOST_HUNTED,
    MOST_STALL_ROUNDS,
    NO_CELL,
    NO_PIECE,
    NO_PREY,
    NO_TERRAIN,
    NO_TRACK,
    OWNERS,
    PREYS,
    RESERVE,
    ROOM,
    SCORINGS,
    SEATS,
    SLOTS,
    SOURCES,
    STALL_ROUNDS,
    TERRAINS,
    TRACK_DENS,
    TRACKS,
    TURNING_TILES,
    VIRTUAL,
    VOID,
    Bonus,
    Piece,
    Token,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import (
    BESIDE_LAKE,
    BOARDS,
    COORDINATES,
    DIRECTIONS,
    PREY_CELL,
    SLOT,
)
from nunatak.games.wolves.names import CELL, TILE_SIDE
from nunatak.games.wolves.presence import full_strength, presence_of
from nunatak.games.wolves.rules.payment import cost_of, target_cell, terrain_of
from nunatak.games.wolves.rules.pieces import where
from nunatak.games.wolves.scoring import score_seat
from nunatak.games.wolves.state import (
    NO_ACTION,
    NO_WOLF,
    Phase,
    kind_of,
    owner_of,
    wolf_cell,
    wolf_kind,
)
from nunatak.kernel.channels import Channels
from nunatak.kernel.compiled import compiled
from nunatak.kernel.hex import neighbour_table
from nunatak.kernel.learner import Places
from nunatak.kernel.state import State


class Mark(IntEnum):
    """What else a cell may bear."""

    LONE_WOLF = 0
    PREY = 1
    LAKE = 2  # it lies beside one
    MOVED = 3
    CHOSEN = 4  # the wolf that moves, or the target that is paid for
    PUSHED = 5


class OfCell(Channels):
    """What is seen of a cell."""

    GROUND = "ground", len(GROUNDS)
    PIECES = "pieces", OWNERS * KINDS
    MARKS = "marks", len(Mark)


class OfSlot(Channels):
    """What is seen of a region."""

    MOONS = "moons", 2 * SCORINGS
    PREY = "prey", len(PREYS)
    PREY_LEFT = "prey left", 1
    STRENGTH = "strength", OWNERS


class OfPack(Channels):
    """What is seen of a pack."""

    HOME = "home", len(TERRAINS)
    TILES = "tiles", TURNING_TILES
    TRACKS = "tracks", TRACKS
    WOLVES = "wolves used", 1
    TERRAIN_TOKENS = "bonus terrain tokens", 1
    ACTION_TOKENS = "bonus action tokens", 1
    PREY = "prey", len(PREYS)
    MOONS = "moon tokens", SCORINGS
    VP = "vp tokens", 1
    POINTS = "points", SOURCES


class OfTurn(Channels):
    """What is seen of the turn."""

    PHASE = "phase", len(Phase)
    SEAT = "deciding", SEATS
    PAID = "paid terrain", len(TERRAINS)
    PRICE = "price by terrain", len(TERRAINS)
    ACTIONS = "actions", 1
    DAYS = "days", 1
    SCORED = "moons scored", 1
    DUE = "days to the next moon", 1
    FIRST = "first player", 1
    PICKS = "picks", 1


BONUSES = len(Bonus) - 1  # that a den can uncover


class OfRegion(Channels):
    """What is seen of a cell besides: its region, as in OfSlot; which of two wolves is meant."""

    MOONS = "moons", 2 * SCORINGS
    STRENGTH = "strength", OWNERS
    MOVED_ALPHAS = "alphas that have moved", 1
    CHOSEN_ALPHA = "the alpha that moves", 1


class OfOpen(Channels):
    """What is seen of the open action, and how far the stalled end is."""

    WOLF = "chosen wolf", 2
    PENDING = "pending action", 5
    TRACK = "its track", TRACKS
    TARGET = "its target", KINDS
    QUIET = "quiet turns", 1
    STALL = "turns to the stalled end", 1


class OfOptions(Channels):
    """What was chosen before the game, and the designed tables."""

    SWITCHES = "switches", 4
    TILE_SIDE = "tile side", TILE_SIDE.size
    STALL_ROUNDS = "stall rounds", 1
    PHASE_DAYS = "days of the moons", SCORINGS
    DEN_BONUS = "den bonuses", TRACKS * TRACK_DENS * BONUSES
    HUNT_VP = "points of the hunt", MOST_HUNTED + 1


CELL_SIZE, SLOT_SIZE, PACK_SIZE = OfCell.length(), OfSlot.length(), OfPack.length()
REGION_SIZE = OfRegion.length()
ALL_REGIONS = CELLS * REGION_SIZE


class Channel(Channels):
    """What a learner sees."""

    CELLS = "cells", CELLS * CELL_SIZE
    SLOTS = "slots", SLOTS * SLOT_SIZE
    PACKS = "packs", SEATS * PACK_SIZE
    TURN = "turn", OfTurn.length()
    REGIONS = "region of each cell", ALL_REGIONS
    OPEN = "open action", OfOpen.length()
    OPTIONS = "options", OfOptions.length()


FIRST_VERSION = int(Channel.REGIONS)  # numbers of an observation of version 1

PLACES = Places(
    CELL,
    np.hstack(
        [
            Channel.CELLS + np.arange(CELLS * CELL_SIZE).reshape(CELLS, CELL_SIZE),
            Channel.REGIONS + np.arange(ALL_REGIONS).reshape(CELLS, REGION_SIZE),
        ]
    ),
    neighbour_table(COORDINATES, DIRECTIONS)[:CELLS].astype(np.int64),
)

# The cells of each region board, by layout and slot: all boards have as many.
BOARD_CELLS = int((SLOT[0] == 0).sum())
CELL_OF = np.full((LAYOUTS, SLOTS, BOARD_CELLS), NO_CELL, np.uint8)
for _layout in range(LAYOUTS):
    for _slot in range(BOARDS[_layout]):
        CELL_OF[_layout, _slot] = np.flatnonzero(SLOT[_layout] == _slot)

TURN, OPEN, OPTIONS = int(Channel.TURN), int(Channel.OPEN), int(Channel.OPTIONS)
RICH = 60.0  # a typical winning score
STRONG = 8.0  # a typical strong presence
MANY = 4.0  # tokens
LONG = float(STALL_ROUNDS * SEATS)  # turns without anything new
LONGEST = 10.0  # times LONG: longer is not told apart

# What the news of a step can have changed, beside the open action and the clock.
MAP, SLOT_COUNTS, PACK = 1, 2, 4
CHANGES = np.full(len(Event), PACK, np.int8)
CHANGES[[Event.PLANS, Event.CHOOSES, Event.STOPS]] = 0
CHANGES[[Event.MOVES, Event.PUSHES]] = MAP
CHANGES[[Event.PLACES, Event.BUILDS, Event.UPGRADES, Event.HOWLS, Event.DOMINATES, Event.HUNTS]] = (
    MAP | SLOT_COUNTS | PACK
)


@compiled
def observe(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Every Channel."""
    out[:] = 0
    observe_cells(state, out)
    add_pieces(state, seat, 1, out)
    add_marks(state, 1, out)
    observe_slots(state, seat, out)
    observe_packs(state, seat, out)
    observe_turn(state, seat, out)
    observe_open(state, out)
    observe_options(state, out)


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
    observe_open(state, out)


@compiled
def renew_map(state: State, event: NDArray[np.int16], seat: int, out: NDArray[np.float32]) -> None:
    """The cells that an event speaks of, and strength that goes from one region to another."""
    if event[0] == Event.HUNTS:
        renew_cell(state, int(np.int64(PREY_CELL[state.layout, event[3]])), seat, out)
    elif event[0] == Event.MOVES:
        start = wolf_cell(int(event[2]))
        shift(state, seat, wolf_kind(int(event[2])), start, int(event[3]), seat, out)
    elif event[0] == Event.PUSHES:
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
    told = OfSlot.STRENGTH + from_seat(state, owner, seat)
    shown = OfRegion.STRENGTH + from_seat(state, owner, seat)
    spread(state, int(SLOT[state.layout, start]), told, shown, out)
    spread(state, int(SLOT[state.layout, end]), told, shown, out)


@compiled
def renew_cell(state: State, cell: int, seat: int, out: NDArray[np.float32]) -> None:
    """What stands and lies on a cell."""
    at = Channel.CELLS + cell * CELL_SIZE
    out[at + OfCell.PIECES : at + OfCell.MARKS] = 0
    for place in range(ROOM):
        piece = int(state.piece[cell, place])
        if piece != NO_PIECE:
            owner = from_seat(state, owner_of(piece), seat)
            out[at + OfCell.PIECES + owner * KINDS + kind_of(piece)] += 1
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
            at = Channel.CELLS + cell * CELL_SIZE
            out[at + ground] = 1
            out[at + OfCell.MARKS + Mark.LAKE] = BESIDE_LAKE[state.layout, cell]
            observe_token(state, cell, out)


@compiled
def observe_token(state: State, cell: int, out: NDArray[np.float32]) -> None:
    """A lone wolf or prey."""
    at = Channel.CELLS + cell * CELL_SIZE + OfCell.MARKS
    out[at + Mark.LONE_WOLF] = state.token[cell] == Token.LONE_WOLF
    out[at + Mark.PREY] = state.token[cell] == Token.PREY


@compiled
def add_pieces(state: State, seat: int, sign: int, out: NDArray[np.float32]) -> None:
    """How many pieces of each owner and kind stand on each cell; with sign -1, away with them."""
    for owner in range(OWNERS):
        at = Channel.CELLS + OfCell.PIECES + from_seat(state, owner, seat) * KINDS
        for kind in range(KINDS):
            for number in range(state.count[owner, kind]):
                out[at + kind + where(state, owner, kind, number) * CELL_SIZE] += sign


@compiled
def add_marks(state: State, sign: int, out: NDArray[np.float32]) -> None:
    """The open action on the map: who has moved, who is chosen, what is paid for."""
    for number in range(state.moved_count):
        mark_wolf(out, int(state.moved[number]), Mark.MOVED, OfRegion.MOVED_ALPHAS, sign)
    if state.wolf != NO_WOLF:
        mark_wolf(out, int(state.wolf), Mark.CHOSEN, OfRegion.CHOSEN_ALPHA, sign)
    if state.pushed != NO_CELL:
        mark(out, int(state.pushed), Mark.PUSHED, sign)
    pending = int(state.pending)
    if pending != NO_ACTION and not is_move(pending):
        mark(out, target_cell(pending), Mark.CHOSEN, sign)


@compiled
def mark_wolf(out: NDArray[np.float32], wolf: int, channel: int, of_alpha: int, sign: int) -> None:
    """A wolf on its cell; W-MOVE-21: an alpha and a pack wolf there are told apart."""
    cell = wolf_cell(wolf)
    mark(out, cell, channel, sign)
    if wolf_kind(wolf) == Piece.ALPHA and cell < CELLS:
        out[Channel.REGIONS + cell * REGION_SIZE + of_alpha] += sign


@compiled
def mark(out: NDArray[np.float32], cell: int, channel: int, sign: int) -> None:
    """One more mark on a cell, or one less."""
    if cell < CELLS:
        out[Channel.CELLS + cell * CELL_SIZE + OfCell.MARKS + channel] += sign


@compiled
def observe_slots(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Moons, prey and strengths of each region."""
    boards = int(BOARDS[state.layout])
    out[Channel.SLOTS : Channel.SLOTS + boards * SLOT_SIZE] = 0
    for slot in range(boards):
        at = Channel.SLOTS + slot * SLOT_SIZE
        for height in range(2):
            moon = int(state.moon[slot, height])
            if moon > 0:
                out[at + OfSlot.MOONS + height * SCORINGS + moon - 1] = 1
        if state.prey[slot] != NO_PREY:
            out[at + OfSlot.PREY + int(state.prey[slot])] = 1
        out[at + OfSlot.PREY_LEFT] = state.prey_left[slot] / 2
    add_strengths(state, seat, out)
    for slot in range(boards):
        for number in range(2 * SCORINGS):
            spread(state, slot, OfSlot.MOONS + number, OfRegion.MOONS + number, out)
        for number in range(OWNERS):
            spread(state, slot, OfSlot.STRENGTH + number, OfRegion.STRENGTH + number, out)


@compiled
def spread(state: State, slot: int, told: int, shown: int, out: NDArray[np.float32]) -> None:
    """A number of a region, to all its cells; they have the same, so one is asked for the others.

    A cell can't see which region it belongs to, for that depends on the number of players.
    """
    layout = int(state.layout)
    at = Channel.REGIONS + shown
    now = out[Channel.SLOTS + slot * SLOT_SIZE + told]
    if out[at + int(CELL_OF[layout, slot, 0]) * REGION_SIZE] != now:
        for number in range(BOARD_CELLS):
            out[at + int(CELL_OF[layout, slot, number]) * REGION_SIZE] = now


@compiled
def add_strengths(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """W-SCORE-01, W-SCORE-03: each piece to its owner's presence in its region."""
    for owner in range(OWNERS):
        for kind in range(KINDS):
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
    at = Channel.SLOTS + int(SLOT[state.layout, cell]) * SLOT_SIZE + OfSlot.STRENGTH
    gained = sign * full_strength(presence_of(kind)) / STRONG
    out[at + from_seat(state, owner, seat)] += gained


@compiled
def observe_packs(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """Home terrain, tiles, tracks, tokens, prey, moons and points of each pack."""
    for owner in range(state.seats):
        observe_pack(state, owner, seat, out)


@compiled
def observe_pack(state: State, owner: int, seat: int, out: NDArray[np.float32]) -> None:
    """The same of one pack."""
    at = Channel.PACKS + from_seat(state, owner, seat) * PACK_SIZE
    for terrain in range(len(TERRAINS)):
        out[at + OfPack.HOME + terrain] = state.pack[owner] == terrain
    for tile in range(TURNING_TILES):
        out[at + OfPack.TILES + tile] = int(state.tiles[owner]) >> tile & 1
    for track in range(TRACKS):
        out[at + OfPack.TRACKS + track] = state.dens_off[owner, track] / TRACK_DENS
    out[at + OfPack.WOLVES] = state.wolves_used[owner] / RESERVE
    out[at + OfPack.TERRAIN_TOKENS] = state.bonus_terrain[owner] / MANY
    out[at + OfPack.ACTION_TOKENS] = state.bonus_action[owner] / MANY
    observe_gains(state, owner, at, out)


@compiled
def observe_gains(state: State, owner: int, at: int, out: NDArray[np.float32]) -> None:
    """Prey, moon tokens, VP tokens and points by source."""
    for prey in range(len(PREYS)):
        out[at + OfPack.PREY + prey] = int(state.hunted[owner]) >> prey & 1
    for moon in range(SCORINGS):
        out[at + OfPack.MOONS + moon] = state.moons_won[owner, moon + 1] / MANY
    out[at + OfPack.VP] = state.vp[owner] / RICH
    points = out[at + OfPack.POINTS : at + PACK_SIZE]
    score_seat(state, owner, points)
    for source in range(SOURCES):
        points[source] /= RICH


@compiled
def observe_turn(state: State, seat: int, out: NDArray[np.float32]) -> None:
    """What is decided, by whom, what it is paid with, and how far the moon has come."""
    at = TURN
    out[at : Channel.REGIONS] = 0
    out[at + OfTurn.PHASE + int(state.phase)] = 1
    out[at + OfTurn.SEAT + from_seat(state, int(state.seat), seat)] = 1
    if state.paid != NO_TERRAIN:
        out[at + OfTurn.PAID + int(state.paid)] = 1
    pending = int(state.pending)
    if pending != NO_ACTION:
        out[at + OfTurn.PRICE + terrain_of(state, pending)] = cost_of(pending)
    out[at + OfTurn.ACTIONS] = state.actions / MANY
    out[at + OfTurn.DAYS] = state.days / DAYS
    out[at + OfTurn.SCORED] = state.scored / SCORINGS
    if state.scored < SCORINGS:
        out[at + OfTurn.DUE] = (int(state.phase_day[state.scored]) - int(state.days)) / DAYS
    out[at + OfTurn.FIRST] = from_seat(state, int(state.first), seat) / SEATS
    out[at + OfTurn.PICKS] = state.picks / SEATS


@compiled
def observe_open(state: State, out: NDArray[np.float32]) -> None:
    """Which wolf moves, what is paid for, and W-END-08: how long nothing new has come."""
    at = OPEN
    out[at : Channel.OPTIONS] = 0
    if state.wolf != NO_WOLF:
        out[at + OfOpen.WOLF + wolf_kind(int(state.wolf)) - Piece.PACK] = 1
    if state.pending != NO_ACTION:
        observe_pending(int(state.pending), out)
    quiet = max(0, int(state.quiet))
    out[at + OfOpen.QUIET] = min(quiet / LONG, LONGEST)
    if state.stall_rounds > 0:
        left = int(state.stall_rounds) * int(state.seats) - quiet
        out[at + OfOpen.STALL] = max(0, left) / LONG


@compiled
def observe_pending(action: int, out: NDArray[np.float32]) -> None:
    """The kind of an action that is to be paid, the track of its den, and whom it dominates."""
    at = OPEN
    kinds = (
        is_move(action),
        is_build(action),
        is_upgrade(action),
        is_howl(action),
        is_dominate(action),
    )
    for kind in range(len(kinds)):
        out[at + OfOpen.PENDING + kind] = kinds[kind]
    track = NO_TRACK
    if is_build(action):
        track = build_track(action)
    elif is_dominate(action):
        track = dominate_track(action)
        out[at + OfOpen.TARGET + dominate_kind(action)] = 1
    if track < NO_TRACK:
        out[at + OfOpen.TRACK + track] = 1


@compiled
def observe_options(state: State, out: NDArray[np.float32]) -> None:
    """What no step can change."""
    at = OPTIONS
    out[at + OfOptions.SWITCHES] = state.bonus_action_cap
    out[at + OfOptions.SWITCHES + 1] = state.seat_compensation
    out[at + OfOptions.SWITCHES + 2] = state.limited_supply
    out[at + OfOptions.SWITCHES + 3] = state.packs
    out[at + OfOptions.TILE_SIDE + int(state.tile_side)] = 1
    out[at + OfOptions.STALL_ROUNDS] = state.stall_rounds / MOST_STALL_ROUNDS
    for moon in range(SCORINGS):
        out[at + OfOptions.PHASE_DAYS + moon] = state.phase_day[moon] / DAYS
    for track in range(TRACKS):
        for den in range(TRACK_DENS):
            bonus = int(state.den_bonus[track, den])
            if bonus != Bonus.NONE:
                place = (track * TRACK_DENS + den) * BONUSES + bonus - 1
                out[at + OfOptions.DEN_BONUS + place] = 1
    for hunted in range(MOST_HUNTED + 1):
        out[at + OfOptions.HUNT_VP + hunted] = state.hunt_vp[hunted] / RICH
