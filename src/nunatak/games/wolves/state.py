"""What is true now? One record is one whole position."""

from enum import IntEnum

import numpy as np

from nunatak.games.wolves.data import (
    CELLS,
    KINDS,
    LAND,
    MOST_HUNTED,
    MOST_SPREAD,
    OWNERS,
    REGION_BOARDS,
    ROOM,
    SCORINGS,
    SEATS,
    SLOTS,
    TRACK_DENS,
    TRACKS,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, record


class Phase(IntEnum):
    """What is decided now."""

    PACK = 0
    SIDE = 1
    DRAFT = 2
    ACT = 3
    PAY = 4
    WOLF = 5
    DESTINATION = 6
    LANDING = 7
    HUNT = 8
    OVER = 9


class Ending(IntEnum):
    """How it ended: W-END-01, W-END-08."""

    NONE = 0
    FULL = 1
    STALLED = 2


MAP_OF_TWO = 0  # the layout of two players
NO_ACTION = -1
NO_WOLF = -1
NEW_ELEMENT = -1  # `quiet` after an element went to the calendar in this turn
MOST_ON_MAP = 24  # of a kind; hand-written positions may have more pieces than a box

STATE = record(
    [
        # the table and its options
        ("seats", np.int8),
        ("layout", np.int8),  # seats - 2: the first index of every table of geometry.py
        ("bonus_action_cap", np.int8),
        ("seat_compensation", np.int8),
        ("limited_supply", np.int8),
        ("tile_side", np.int8),  # front, back, choose
        ("packs", np.int8),  # random, choose
        ("stall_rounds", np.int8),
        # designed data
        ("palette", np.int8, (REGION_BOARDS, LAND)),
        ("phase_day", np.int8, SCORINGS),
        ("den_bonus", np.int8, (TRACKS, TRACK_DENS)),
        ("hunt_vp", np.int8, MOST_HUNTED + 1),
        # the map
        ("region", np.int8, SLOTS),  # region board in each slot, or NO_REGION
        ("terrain", np.int8, CELLS),  # terrain, LAKE, CHASM, or VOID off the map
        ("token", np.int8, CELLS),  # LONE_WOLF, PREY_TOKEN or NO_TOKEN
        ("prey", np.int8, SLOTS),  # kind of each stack, or NO_PREY
        ("prey_left", np.int8, SLOTS),  # tokens in it
        ("moon", np.int8, (SLOTS, 2)),  # moon tokens, the upper first
        ("piece", np.int8, (CELLS, ROOM)),  # pieces, the higher number first, or NO_PIECE
        ("where", np.uint8, (OWNERS, KINDS, MOST_ON_MAP)),  # the same by pack, sorted
        ("count", np.int8, (OWNERS, KINDS)),  # pieces on the map
        # the packs
        ("pack", np.int8, OWNERS),  # home terrain, or NO_PACK
        ("tiles", np.int8, SEATS),  # bit n: tile t(n+1) shows its back
        ("dens_off", np.int8, (SEATS, TRACKS)),  # dens removed from each track
        ("wolves_used", np.int8, SEATS),  # reserve wolves
        ("bonus_terrain", np.int8, SEATS),
        ("bonus_action", np.int8, SEATS),
        ("hunted", np.int8, SEATS),  # bit n: has a token of this kind of prey
        ("moons_won", np.int8, (SEATS, SCORINGS + 1)),  # by moon token
        ("vp", np.int16, SEATS),  # points of the VP tokens, which can't run out (W-SUP-03)
        # the clock
        ("first", np.int8),  # first player
        ("picks", np.int8),  # answers so far in a phase of the set-up
        ("days", np.int16),  # filled days of the calendar
        ("scored", np.int8),  # phases of the moon that have been scored
        ("quiet", np.int16),  # turns ended since the last element, or NEW_ELEMENT
        ("actions", np.int8),  # begun in this turn
        ("ended", np.int8),
        # the open action
        ("pending", np.int16),  # what is to be paid, or NO_ACTION
        ("paid", np.int8),  # terrain of the open Move, or NO_TERRAIN
        ("moved", np.int16, MOST_SPREAD),  # wolves that have moved in it, sorted, or NO_WOLF
        ("moved_count", np.int8),
        ("wolf", np.int16),  # the wolf whose end cell is asked, or NO_WOLF
        ("pushed", np.int16),  # where the displaced wolf stands, or NO_CELL
    ],
    events=32,
)


@compiled
def owner_of(piece: int) -> int:
    """Whose piece it is: a seat, or VIRTUAL."""
    return (piece - 1) >> 2


@compiled
def kind_of(piece: int) -> int:
    """Den, pack wolf, alpha or lair."""
    return (piece - 1) & 3


@compiled
def piece_of(owner: int, kind: int) -> int:
    """The number by which a piece lies on its cell."""
    return owner * 4 + kind + 1


@compiled
def wolf_of(kind: int, cell: int) -> int:
    """W-MOVE-21: wolves are told apart by kind and cell."""
    return cell * 2 + kind - 1


@compiled
def wolf_kind(wolf: int) -> int:
    """Pack wolf or alpha."""
    return wolf % 2 + 1


@compiled
def wolf_cell(wolf: int) -> int:
    """Where the wolf stands."""
    return wolf // 2


@compiled
def is_two_player(state: State) -> bool:
    """W-SET-01: two players use section 11."""
    return bool(state.layout == MAP_OF_TWO)
