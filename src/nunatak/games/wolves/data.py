"""How many, how far, how dear? Each number of the ledger's section 3, named once.

What rests on one public source alone is in `designed.toml` and read by `designed.py`.
"""

from enum import IntEnum

import numpy as np

from nunatak.kernel.kinds import Numbered

LEAST_SEATS, SEATS = 2, 5
LAYOUTS = SEATS - LEAST_SEATS + 1
VIRTUAL = SEATS  # W-2P-04: the owner number of the virtual pack
OWNERS = SEATS + 1

TERRAINS = ("forest", "rock", "grass", "tundra", "desert")  # also the packs, by home terrain
LAND = len(TERRAINS)
GROUNDS = (*TERRAINS, "lake", "chasm")
LAKE, CHASM = GROUNDS.index("lake"), GROUNDS.index("chasm")
VOID = len(GROUNDS)  # off the map
NO_TERRAIN = -1
NO_PACK = -1

# ------------------------------------------------------------------ 3.2 to 3.5: the map

REGION_SHAPE = (  # q, r, index into the region's palette; the lake is the origin
    (-3, 1, 0), (-2, 0, 0), (-1, -1, 0),
    (-3, 2, 1), (-3, 3, 1), (-2, 2, 1),
    (-2, 1, 2), (-1, 0, 2), (-1, 1, 2),
    (0, -1, 3), (1, -2, 3), (1, -1, 3),
    (-1, 2, 4), (0, 1, 4), (1, 0, 4),
)  # fmt: skip
LONE_WOLF_OFFSETS = ((-1, -1), (-1, 2))
PREY_OFFSET = (-2, 1)
UPPER_RIGHT, LOWER_RIGHT = (1, -1), (1, 0)  # W-2P-05: where the virtual pack stands

REGION_BOARDS = 10
REGIONS = tuple(f"R{number + 1}" for number in range(REGION_BOARDS))
NO_REGION = -1

START_BOARD = {
    (-3, 1): "tundra", (-2, 0): "rock", (-1, -1): "desert", (0, -1): "grass", (1, -2): "forest",
    (-3, 3): "desert", (-2, 2): "grass", (-1, 2): "forest", (0, 1): "tundra", (1, 0): "rock",
    (-3, 2): "chasm", (-2, 1): "chasm", (-1, 0): "chasm", (-1, 1): "chasm", (0, 0): "chasm",
    (1, -1): "chasm",
}  # fmt: skip

BOARDS_AT = {  # players: slot by slot q, r, turned by half (W-GEO-03)
    2: ((0, 0, 0), (-2, -2, 0), (-5, 3, 0), (2, 2, 0), (5, -3, 0)),
    3: ((0, 0, 0), (3, -5, 0), (-4, -1, 1), (-7, 4, 1), (-3, 5, 0), (0, 3, 1), (5, -3, 0)),
    4: (
        (0, 0, 0), (3, -5, 0), (-4, -1, 1), (-7, 1, 0), (-7, 4, 1), (-3, 5, 0), (0, 3, 1),
        (7, -1, 0), (5, -3, 0),
    ),
    5: (
        (0, 0, 0), (3, -5, 0), (-1, -6, 1), (-4, -1, 1), (-7, 1, 0), (-7, 4, 1), (-3, 5, 0),
        (-1, 7, 0), (0, 3, 1), (7, -1, 0), (5, -3, 0),
    ),
}  # fmt: skip
SLOTS = 11
START_SLOT = 0  # for 3 to 5 players
CELLS = 176  # of the largest map; the others are parts of it
NO_CELL = 255

# ------------------------------------------------------------------ 3.7: terrain tiles

TILES = ("H", "t1", "t2", "t3", "t4", "t5")
TILE_FACES = (("forest", "rock"), ("rock", "grass"), ("grass", "tundra"), ("tundra", "desert"),
              ("desert", "forest"))  # fmt: skip
TURNING_TILES = len(TILE_FACES)
ALL_FRONT, ALL_BACK = 0, (1 << TURNING_TILES) - 1
SIDES = ("front", "back")

# ------------------------------------------------------------------ 3.8: tracks


class Track(IntEnum):
    """The attribute tracks."""

    SPREAD = 0
    SPEED = 1
    HOWL_RANGE = 2


TRACKS = len(Track)
NO_TRACK = TRACKS
TRACK_DENS = 4
TRACK_VALUES = ((2, 3, 3, 4, 4), (3, 4, 4, 5, 5), (2, 3, 3, 4, 4))


class Bonus(IntEnum):
    """What a den uncovers."""

    NONE = 0
    TERRAIN = 1
    ACTION = 2


TRACK_VP = ((0, 0, 0, 2, 5), (0, 0, 0, 3, 7))  # with 2 players, with 3 to 5
LAIR_VP = (0, 5, 10, 15, 20)
WOLF_VP = (0, 1, 2, 3, 4, 6, 8, 10, 12)
RESERVE_ALPHAS = (2, 5)  # places of the wolf track that hold an alpha
RESERVE = 8
MOST_HUNTED = 5

# ------------------------------------------------------------------ 3.9 to 3.12

DAYS = 30
NO_MOON = 0


class Moon(IntEnum):
    """The phases of the moon, in which regions are scored."""

    CRESCENT = 1
    QUARTER = 2
    FULL = 3


SCORINGS = len(Moon)
MOON_FIRST = (0, 4, 6, 8)  # by moon token
MOON_SECOND = (0, 2, 3, 4)
MOON_STACKS = {  # top and below
    2: (
        (Moon.CRESCENT, 0),
        (Moon.FULL, 0),
        (Moon.FULL, 0),
        (Moon.CRESCENT, Moon.QUARTER),
        (Moon.QUARTER, Moon.FULL),
    ),
    3: ((Moon.CRESCENT, 0),) * 2 + ((Moon.QUARTER, 0),) * 2 + ((Moon.FULL, 0),) * 2,
    4: ((Moon.CRESCENT, 0),) * 2 + ((Moon.QUARTER, 0),) * 3 + ((Moon.FULL, 0),) * 3,
    5: ((Moon.CRESCENT, 0),) * 3 + ((Moon.QUARTER, 0),) * 4 + ((Moon.FULL, 0),) * 3,
}

PREYS = ("moose", "deer", "raccoon", "boar", "hare")
NO_PREY = -1
PREY_STACK_SIZE = {2: 1, 3: 2, 4: 2, 5: 2}
PREY_STACKS = {2: (1, 1, 1, 1, 1), 3: (1, 1, 1, 1, 2), 4: (1, 1, 2, 2, 2), 5: (2, 2, 2, 2, 2)}
RING = 3  # W-HUNT-02


class Piece(IntEnum):
    """W-CELL-06: the hierarchy, low to high."""

    DEN = 0
    PACK = 1
    ALPHA = 2
    LAIR = 3


KINDS = len(Piece)
PIECES = (12, 8, 4, 4)  # per pack, by kind
LAIRS = PIECES[Piece.LAIR]
STRENGTH = (1, 1, 1, 3)
STARTING_PAIRS = 2  # of an alpha and a pack wolf
NO_PIECE = 0
ROOM = 2  # W-CELL-01

MOVE_COST, HOWL_COST, DEN_COST, LAIR_COST, DOMINATE_COST = 1, 2, 2, 2, 3
MOST_COST = 3
FREE_ACTIONS = 2  # W-TURN-01
MOST_SPREAD, MOST_SPEED, MOST_HOWL_RANGE = 4, 5, 4
PRINTED_TOKENS = 12  # W-OPT-03, of each kind

# W-2P-05: stack, pieces up-right of the lake, pieces down-right of it
VIRTUAL_PACK = (
    ((Moon.CRESCENT, 0), (Piece.PACK, Piece.PACK), ()),
    ((Moon.CRESCENT, Moon.QUARTER), (Piece.LAIR,), ()),
    ((Moon.FULL, 0), (Piece.LAIR, Piece.ALPHA), ()),
    ((Moon.QUARTER, Moon.FULL), (Piece.LAIR,), (Piece.ALPHA, Piece.ALPHA)),
)

NO_TOKEN = 0


class Token(IntEnum):
    """What may lie on a cell."""

    LONE_WOLF = 1
    PREY = 2


STALL_ROUNDS, MOST_STALL_ROUNDS = 10, 99  # W-END-08


class Source(Numbered):
    """Where points come from, and the rules that give them; the tracks stand in their order."""

    MOON_TOKENS = "W-SCORE-04"
    VP_TOKENS = "W-SCORE-05", "W-SCORE-07"
    SPREAD = "W-DEN-09", "W-END-02"
    SPEED = "W-DEN-09", "W-END-02"
    HOWL_RANGE = "W-DEN-09", "W-END-02"
    LAIRS = "W-LAIR-07", "W-END-02"
    HUNT = "W-HUNT-05", "W-END-02"
    WOLVES = "W-HOWL-04", "W-END-02"


SOURCES = len(Source)

# ------------------------------------------------------------------ tables for compiled code

VALUE = np.array(TRACK_VALUES, np.int8)
DEN_VP = np.array(TRACK_VP, np.int8)
LAIRS_VP = np.array(LAIR_VP, np.int8)
WOLVES_VP = np.array(WOLF_VP, np.int8)
FACE = np.array([[TERRAINS.index(face) for face in faces] for faces in TILE_FACES], np.int8)
# Per terrain the tile whose front, and the tile whose back, shows it.
SHOWN_BY = np.array(
    [[int(np.flatnonzero(FACE[:, side] == t)[0]) for side in (0, 1)] for t in range(LAND)], np.int8
)
