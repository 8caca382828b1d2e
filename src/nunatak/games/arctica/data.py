"""How many, how far, how dear? Each number of the ledger's sourced data (3.1, 3.3), named once.

What no source gives is in `designed.toml` and read by `designed.py`.
"""

import numpy as np

from nunatak.kernel.hex import Cell, distance_table, hexagon, neighbour_table
from nunatak.kernel.kinds import Numbered

FEWEST_SEATS, SEATS = 2, 4  # A-SET-01; SEATS is the most

# ------------------------------------------------------------------ the board

# A-COMP-01, A-BOARD-02: six directions, six corners, six colours, one to one.
DIRECTIONS = ("E", "NE", "NW", "W", "SW", "SE")
VECTORS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

RADIUS = 4  # A-BOARD-01
CELLS = hexagon(RADIUS)
OUTSIDE = len(CELLS)  # the number of every cell that the board does not have
PLACES = OUTSIDE + 1
NEIGHBOUR = neighbour_table(CELLS, VECTORS)
DISTANCE = distance_table(CELLS)
CELL_NUMBER = {cell: number for number, cell in enumerate(CELLS)}
CORNERS = tuple(CELL_NUMBER[RADIUS * dq, RADIUS * dr] for dq, dr in VECTORS)
IS_CORNER = np.array([cell in CORNERS for cell in range(PLACES)], np.int8)
NOWHERE = -1

COLOURS = ("violet", "light_blue", "red", "green", "orange", "yellow")  # by direction, if unchanged
SOURCED_COLOURS = ("light_blue", "violet", "yellow")

ICE_KINDS = ("none", "pack", "floe", "iceberg")
NO_ICE, PACK = ICE_KINDS.index("none"), ICE_KINDS.index("pack")
FLOE, ICEBERG = ICE_KINDS.index("floe"), ICE_KINDS.index("iceberg")
ICE_TOKENS = 12
ICEBERGS = 2
FEWEST_FLOES = 3  # A-ADV-04: two for the icebergs, one for the igloo
MAY_PUSH = np.array(  # A-PUSH-01, A-PUSH-06, A-PUSH-07: by mover and obstacle
    [[0, 0, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 1, 1]], np.int8
)

LAYERS = ("water", "ice")
WATER, ICE = LAYERS.index("water"), LAYERS.index("ice")
UNSAID = len(LAYERS)

# ------------------------------------------------------------------ hunters and figures

HUNTERS = ("bear", "inuit", "orca", "seal", "cod")
BEAR, INUIT, ORCA = HUNTERS.index("bear"), HUNTERS.index("inuit"), HUNTERS.index("orca")
SEAL, COD = HUNTERS.index("seal"), HUNTERS.index("cod")
PLAYED = COD  # hunters that a player can have
NO_HUNTER = -1

CODS = 9
FIGURES = ("bear", "inuit", "orca", "seal1", "seal2", *(f"cod{n + 1}" for n in range(CODS)))
HUNTER_FIGURES = 5  # the figures before the cod
FIRST_COD = HUNTER_FIGURES
NO_FIGURE = -1
HUNTER_OF = np.array([BEAR, INUIT, ORCA, SEAL, SEAL] + [COD] * CODS, np.int8)  # by figure
FIRST_FIGURE = np.array([0, 1, 2, 3, 5], np.int8)  # by hunter
END_FIGURE = np.array([1, 2, 3, 5, 14], np.int8)

IGLOO = len(FIGURES)  # as a target
TARGETS = (*FIGURES, "igloo")
IGLOO_PREY = len(HUNTERS)  # as a column of PREY
PREY_OF = np.array([*HUNTER_OF, IGLOO_PREY], np.int8)  # by target
PREY = np.array(  # section 9: by attacker; bear, inuit, orca, seal, cod, igloo
    [
        [0, 1, 1, 1, 1, 1],
        [1, 0, 1, 1, 1, 0],
        [1, 1, 0, 1, 1, 0],
        [0, 0, 0, 0, 1, 1],
        [0, 0, 0, 0, 0, 0],
    ],
    np.int8,
)

# ------------------------------------------------------------------ cards

CARDS = 36
HAND = 3
MOST_IN_HAND = 5  # the attacker's fourth card, and one more in an artificial position
MOST_DRIFT = ICE_TOKENS  # a larger number than all the ice means nothing
MELT = len(DIRECTIONS) * MOST_DRIFT
CARD_KINDS = MELT + 1
NO_CARD = -1
OLDEST = 99  # reshuffles that a held card is known to have outlasted; more are not told apart

# ------------------------------------------------------------------ worth, in half points

# A-SET-12: lives times points, and the igloo, start everybody with the same.
LIVES = np.array([2, 2, 2, 3], np.int8)  # by hunter: the tokens (A-CAP-09, A-RET-12)
TOKEN_POINTS = np.array([6, 4, 6, 4, 2], np.int8)  # by hunter; for cod its figure (A-SCORE-04)
PLANKTON = 9
PLANKTON_POINTS = 1
IGLOO_POINTS = 4
VP_TOKENS = 18  # A-COMP-04
PRIZES = (*HUNTERS, "plankton", "igloo")  # what can be won, and how many there are of each
MOST_WON = (*map(int, LIVES), CODS, PLANKTON, 1)
WON_PLANKTON, WON_IGLOO = PRIZES.index("plankton"), PRIZES.index("igloo")


class Source(Numbered):
    """Where points come from, and the rules that give them."""

    OWN_TOKENS = "A-SCORE-01"
    WON_TOKENS = "A-SCORE-02", "A-CAP-02"
    COD = "A-SCORE-04", "A-CAP-05"
    PLANKTON = "A-SCORE-03"
    IGLOO = "A-SCORE-05", "A-SCORE-06"


SOURCES = len(Source)
POINT = 2  # half points

STANDARD_ROUNDS = 50  # A-END-10
MOST_TURNS = 1000
SETUPS = ("standard", "advanced")
STANDARD, ADVANCED = SETUPS.index("standard"), SETUPS.index("advanced")
