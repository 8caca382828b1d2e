"""How many, how far, how dear? Each number of the ledger's sourced data (3.1, 3.2), named once.

What no source gives is in `designed.toml` and read by `designed.py`.
"""

import numpy as np

from nunatak.kernel.kinds import Numbered

SEATS = 2
SIDES = ("near", "far")  # L-CMP-09: seat 0 sits at the near side, seat 1 at the far side

SUITS = ("black", "red", "orange", "green", "white")
TERRITORIES = ("cave", "volcano", "desert", "swamp", "tundra")  # L-CMP-08: the colours, one to one
PLACES = len(TERRITORIES)

LOWEST, HIGHEST = 2, 7
VALUES = HIGHEST - LOWEST + 1
CARDS = len(SUITS) * VALUES  # L-CMP-01
REVEALER = 3  # L-REV-01
LONE_WOLF_STRENGTH = 1  # L-CMP-02

TRICKS = 13
HAND = 13
SET_ASIDE = CARDS - SEATS * HAND
CAPACITY = 6  # L-CAP-01

SCARS = (  # L-CMP-03; number 0 is no scar
    "might",
    "fury",
    "recruit",
    "turn",
    "pack_fame",
    "loner_fame",
    "alpha_fame",
    "cub_fame",
    "trophy",
)
NO_SCAR = 0
MIGHT, FURY = 1 + SCARS.index("might"), 1 + SCARS.index("fury")
RECRUIT, TURN = 1 + SCARS.index("recruit"), 1 + SCARS.index("turn")
PACK_FAME, LONER_FAME = 1 + SCARS.index("pack_fame"), 1 + SCARS.index("loner_fame")
ALPHA_FAME, CUB_FAME = 1 + SCARS.index("alpha_fame"), 1 + SCARS.index("cub_fame")
TROPHY = 1 + SCARS.index("trophy")
SCAR_KINDS = len(SCARS)
SCAR_COPIES = 2

FURY_STRENGTH = 3
PACK_FAME_POINTS = 1
LONER_FAME_POINTS = 2
ALPHA_FAME_POINTS = 2
CUB_FAME_POINTS = 3
OLDEST_CUB = 4
TROPHY_POINTS = 5

MOONS = ("white_moon", "blood_moon")
WHITE_MOON, BLOOD_MOON = MOONS.index("white_moon"), MOONS.index("blood_moon")
MOON_POINTS = (5, 3)  # L-CMP-06, L-CMP-07

MODES = ("normal", "advanced")  # L-CMP-04: the two sides of the boards
NORMAL, ADVANCED = MODES.index("normal"), MODES.index("advanced")

LIGHT_SYMBOL = 0  # place of the face-up scar; the dark symbols follow
SUPPLY_PLACES = 4

MOST_SLOTS = 5  # on one side of one territory (L-DATA-10)
BORDERS = tuple((left, right) for left in range(PLACES) for right in range(left + 1, PLACES))
FIRST_BORDER_SLOT = PLACES * MOST_SLOTS
SLOTS = FIRST_BORDER_SLOT + len(BORDERS)


class Source(Numbered):
    """Where points come from, and the rules that give them."""

    HONOR = "L-CTL-01", "L-SCO-01"
    WHITE_MOON = "L-CTL-01", "L-CMP-06"
    BLOOD_MOON = "L-CTL-01", "L-CMP-07"
    PACK_FAME = "L-SCAR-05"
    LONER_FAME = "L-SCAR-06"
    ALPHA_FAME = "L-SCAR-07"
    CUB_FAME = "L-SCAR-08"
    TROPHY = "L-SCAR-09"


SOURCES = len(Source)

NOWHERE = -1
NO_SLOT = -1
NO_CARD = -1
NO_SUIT = -1

CARD_SUIT = np.repeat(np.arange(len(SUITS)), VALUES).astype(np.int8)
CARD_VALUE = np.tile(np.arange(LOWEST, HIGHEST + 1), len(SUITS)).astype(np.int8)
