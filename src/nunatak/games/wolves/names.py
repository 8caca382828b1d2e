"""What is everything called? The kinds of things in the game, and their names at every edge."""

import re
from dataclasses import replace
from functools import cache, lru_cache

from nunatak.games.wolves.data import (
    CELLS,
    GROUNDS,
    MOST_COST,
    MOST_STALL_ROUNDS,
    OWNERS,
    PREYS,
    REGIONS,
    SIDES,
    SLOTS,
    TERRAINS,
    TILES,
    VIRTUAL,
    Bonus,
    Moon,
    Piece,
    Source,
    Token,
    Track,
)
from nunatak.games.wolves.geometry import COORDINATES, NUMBER
from nunatak.games.wolves.state import Ending, Phase, wolf_cell, wolf_kind, wolf_of
from nunatak.kernel.hex import read_cell, write_cell
from nunatak.kernel.kinds import UNKNOWN, Kind, counted, listed, named
from nunatak.kernel.message import Value, Values

PHASE = listed(Phase)
ENDING = listed(Ending)
SOURCE = listed(Source)
TERRAIN = named(*TERRAINS)  # also the packs, by home terrain
GROUND = named(*GROUNDS)
REGION = named(*REGIONS)
SLOT = counted(0, SLOTS - 1)
MOON = listed(Moon)
TOKEN = listed(Token)
PREY = named(*PREYS)
TILE = named(*TILES)
SIDE = named(*SIDES)
BONUS = listed(Bonus)
GAIN = BONUS.told(lambda bonus: {"token": f"bonus_{BONUS.name(bonus)}"})

# ------------------------------------------------------------------ options

SWITCH = named("off", "on")
TILE_SIDE = named(*SIDES, "choose")
PACKS = named("random", "choose")
OPTION = {  # each is a field of the state
    "bonus_action_cap": SWITCH,
    "seat_compensation": SWITCH,
    "limited_supply": SWITCH,
    "tile_side": TILE_SIDE,
    "packs": PACKS,
    "stall_rounds": counted(0, MOST_STALL_ROUNDS),
}

# ------------------------------------------------------------------ cells and tracks


@cache
def cell_name(cell: int) -> str:
    """`(-6,2)`"""
    return write_cell(COORDINATES[cell]) if 0 <= cell < CELLS else UNKNOWN


@lru_cache(maxsize=1024)  # names come from people, too
def cell_number(name: Value) -> int:
    """The number of `(-6,2)`; CELLS for a cell that no map has."""
    cell = read_cell(str(name))
    return CELLS if cell is None else NUMBER.get(cell, CELLS)


CELL = Kind(
    CELLS,
    cell_name,
    cell_number,
    pattern=r"\?|\(?[+-]?\d+,[+-]?\d+\)?",
    expected="(q,r)",
)
TRACK = replace(
    named(*listed(Track).names, short=lambda name: name.replace("_", " ")),
    pattern=r"howl range|\S+",
)

# ------------------------------------------------------------------ pieces


def _say_piece(piece: int) -> Values:
    return {"piece": "pack_wolf" if piece == Piece.PACK else PIECE.name(piece)}


PIECE = listed(Piece).told(_say_piece)
DOMINATED = PIECE.told(_say_piece, suffix=lambda piece: "-den" if piece == Piece.DEN else "")
TARGET = named(  # of dominating
    *(PIECE.names[piece] for piece in (Piece.PACK, Piece.ALPHA, Piece.LAIR)),
    *(f"{PIECE.names[Piece.DEN]} from {track}" for track in (*TRACK.names, UNKNOWN)),
    closed=True,
)


def wolf_name(wolf: int) -> str:
    """W-MOVE-21: `alpha(-6,2)`"""
    return f"{PIECE.name(wolf_kind(wolf))}{cell_name(wolf_cell(wolf))}"


def wolf_number(name: Value) -> int:
    """The number of `alpha(-6,2)`; WOLVES if there can't be such a wolf."""
    found = re.fullmatch(r"(pack|alpha)(\(.+\))", str(name))
    cell = cell_number(found[2]) if found else CELLS
    return WOLVES if found is None or cell == CELLS else wolf_of(PIECE.number(found[1]), cell)


def _say_wolf(wolf: int) -> Values:
    return {**_say_piece(wolf_kind(wolf)), "cell": cell_name(wolf_cell(wolf))}


def _say_start(wolf: int) -> Values:
    return {**_say_piece(wolf_kind(wolf)), "from": cell_name(wolf_cell(wolf))}


WOLVES = 2 * (CELLS + 1)  # those on the cell that does not exist included
WOLF = Kind(
    WOLVES, wolf_name, wolf_number, said=_say_wolf, closed=True, expected="alpha(q,r)|pack(q,r)"
)
WALKER = WOLF.told(_say_start)  # a wolf where it stood

# ------------------------------------------------------------------ owners


def owner_name(owner: int) -> Value:
    """A seat, or `virtual`."""
    return "virtual" if owner == VIRTUAL else owner


OWNER = Kind(OWNERS, owner_name, lambda name: VIRTUAL if name == "virtual" else int(name))

# ------------------------------------------------------------------ payments


def tile_names(tiles: int) -> str:
    """`H,t5` of a set of tiles: bit 0 is H, bit n tile tn."""
    return ",".join(tile for number, tile in enumerate(TILES) if tiles >> number & 1)


def tile_set(names: Value) -> int:
    """The set of `H,t5`; TILE_SETS if a tile is unknown or named twice."""
    tiles = [TILE.number(name) for name in str(names).split(",") if name]
    if len(set(tiles)) < len(tiles) or TILE.size in tiles:
        return TILE_SETS
    return sum(1 << tile for tile in tiles)


TILE_SETS = 1 << len(TILES)
TILES_PAID = Kind(TILE_SETS, tile_names, tile_set, pattern=".+")
TOKENS_PAID = counted(0, MOST_COST)
