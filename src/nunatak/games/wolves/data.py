"""How many, how far, how dear? Each number of the ledger's section 3, named once.

What rests on one public source alone is in `designed.toml` and read by `designed.py`.
"""

import numpy as np

LEAST_SEATS, SEATS = 2, 5
LAYOUTS = SEATS - LEAST_SEATS + 1
VIRTUAL = SEATS  # W-2P-04: the owner number of the virtual pack
OWNERS = SEATS + 1

TERRAINS = ("forest", "rock", "grass", "tundra", "desert")  # also the packs, by home terrain
LAND = len(TERRAINS)
LAKE, CHASM, VOID = LAND, LAND + 1, LAND + 2  # what else a cell can be
GROUNDS = (*TERRAINS, "lake", "chasm", "void")
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
BOARD_CELLS = len(REGION_SHAPE) + 1
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

TRACKS = ("spread", "speed", "howl_range")
SPREAD, SPEED, HOWL_RANGE = range(len(TRACKS))
NO_TRACK = len(TRACKS)
TRACK_DENS = 4
TRACK_VALUES = ((2, 3, 3, 4, 4), (3, 4, 4, 5, 5), (2, 3, 3, 4, 4))
BONUSES = ("none", "terrain", "action")
NO_BONUS, TERRAIN_BONUS, ACTION_BONUS = range(len(BONUSES))
TRACK_VP = ((0, 0, 0, 2, 5), (0, 0, 0, 3, 7))  # with 2 players, with 3 to 5
LAIR_VP = (0, 5, 10, 15, 20)
WOLF_VP = (0, 1, 2, 3, 4, 6, 8, 10, 12)
RESERVE_ALPHAS = (2, 5)  # places of the wolf track that hold an alpha
RESERVE = 8
MOST_HUNTED = 5

# ------------------------------------------------------------------ 3.9 to 3.12

DAYS = 30
PHASES_OF_THE_MOON = ("crescent", "quarter", "full")
NO_MOON = 0
CRESCENT, QUARTER, FULL = 1, 2, 3
SCORINGS = len(PHASES_OF_THE_MOON)
MOON_FIRST = (0, 4, 6, 8)  # by moon token
MOON_SECOND = (0, 2, 3, 4)
MOON_STACKS = {  # top and below
    2: ((CRESCENT, 0), (FULL, 0), (FULL, 0), (CRESCENT, QUARTER), (QUARTER, FULL)),
    3: ((CRESCENT, 0),) * 2 + ((QUARTER, 0),) * 2 + ((FULL, 0),) * 2,
    4: ((CRESCENT, 0),) * 2 + ((QUARTER, 0),) * 3 + ((FULL, 0),) * 3,
    5: ((CRESCENT, 0),) * 3 + ((QUARTER, 0),) * 4 + ((FULL, 0),) * 3,
}

PREY = ("moose", "deer", "raccoon", "boar", "hare")
NO_PREY = -1
PREY_STACK_SIZE = {2: 1, 3: 2, 4: 2, 5: 2}
PREY_STACKS = {2: (1, 1, 1, 1, 1), 3: (1, 1, 1, 1, 2), 4: (1, 1, 2, 2, 2), 5: (2, 2, 2, 2, 2)}
RING = 3  # W-HUNT-02

KINDS = ("den", "pack", "alpha", "lair")  # W-CELL-06: the hierarchy, low to high
DEN, PACK_WOLF, ALPHA, LAIR = range(len(KINDS))
PIECES = (12, 8, 4, 4)  # per pack, by kind
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
    ((CRESCENT, 0), (PACK_WOLF, PACK_WOLF), ()),
    ((CRESCENT, QUARTER), (LAIR,), ()),
    ((FULL, 0), (LAIR, ALPHA), ()),
    ((QUARTER, FULL), (LAIR,), (ALPHA, ALPHA)),
)

NO_TOKEN, LONE_WOLF, PREY_TOKEN = 0, 1, 2  # what may lie on a cell
STALL_ROUNDS = 10  # W-END-08

SOURCES = ("moon_tokens", "vp_tokens", *TRACKS, "lairs", "hunt", "wolves")
(
    FROM_MOONS,
    FROM_VP,
    FROM_SPREAD,
    FROM_SPEED,
    FROM_HOWL_RANGE,
    FROM_LAIRS,
    FROM_HUNT,
    FROM_WOLVES,
) = range(len(SOURCES))
SOURCE_RULES = {  # which rule gives the points
    "moon_tokens": ("W-SCORE-04",),
    "vp_tokens": ("W-SCORE-05", "W-SCORE-07"),
    **dict.fromkeys(TRACKS, ("W-DEN-09", "W-END-02")),
    "lairs": ("W-LAIR-07", "W-END-02"),
    "hunt": ("W-HUNT-05", "W-END-02"),
    "wolves": ("W-HOWL-04", "W-END-02"),
}

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
