"""What can be tried? Every action has three faces: a number, a typed form and a few words.

The action space has a number for each answer that a client can name, the impossible ones
included (a cell, a tile or a track that does not exist), so that each of them can be refused by
its rule. `docs/wolves-turn.md` lists them.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from nunatak.games.wolves.data import (
    ALPHA,
    CELLS,
    DEN,
    KINDS,
    LAIR,
    LAND,
    MOST_COST,
    NO_TRACK,
    PACK_WOLF,
    SIDES,
    SLOTS,
    TERRAINS,
    TILES,
    TRACKS,
)
from nunatak.games.wolves.geometry import COORDINATES, NUMBER
from nunatak.games.wolves.state import wolf_of
from nunatak.kernel.compiled import compiled
from nunatak.kernel.game import UnreadableAction
from nunatak.kernel.hex import read_cell, write_cell

UNKNOWN = "?"

PLACES = CELLS + 1  # the cells, and one that does not exist
TRACK_CHOICES = len(TRACKS) + 1  # the tracks, and one that does not exist
TARGETS = 3 + TRACK_CHOICES  # of dominating: pack wolf, alpha, lair, den with a track
PACK_TARGET, ALPHA_TARGET, LAIR_TARGET, DEN_TARGET = range(4)
TILE_SETS = 1 << len(TILES)
PAYMENTS = TILE_SETS * (MOST_COST + 1)

END_TURN = 0
STOP = END_TURN + 1
MOVE = STOP + 1
BUILD = MOVE + LAND + 1
UPGRADE = BUILD + PLACES * TRACK_CHOICES
HOWL = UPGRADE + PLACES
DOMINATE = HOWL + PLACES
PAY = DOMINATE + PLACES * TARGETS
PAY_UNKNOWN = PAY + PAYMENTS
WOLF = PAY_UNKNOWN + 1
TO = WOLF + PLACES * 2
PUSH = TO + PLACES
HUNT = PUSH + PLACES
PLACE = HUNT + SLOTS + 1
PACK = PLACE + PLACES
SIDE = PACK + LAND + 1
ACTIONS = SIDE + len(SIDES) + 1
MOST_LEGAL = 384

# ------------------------------------------------------------------ numbers


@compiled
def build_action(cell: int, track: int) -> int:
    """The number of building a den on a cell from a track."""
    return BUILD + cell * TRACK_CHOICES + track


@compiled
def build_cell(action: int) -> int:
    """The cell of a den to be built; CELLS if it is unknown."""
    return (action - BUILD) // TRACK_CHOICES


@compiled
def build_track(action: int) -> int:
    """The track of a den to be built; NO_TRACK if it is unknown."""
    return (action - BUILD) % TRACK_CHOICES


@compiled
def dominate_action(cell: int, target: int) -> int:
    """The number of dominating a target on a cell."""
    return DOMINATE + cell * TARGETS + target


@compiled
def dominate_cell(action: int) -> int:
    """The cell of the target; CELLS if it is unknown."""
    return (action - DOMINATE) // TARGETS


@compiled
def dominate_kind(action: int) -> int:
    """The kind of the target."""
    target = (action - DOMINATE) % TARGETS
    if target == PACK_TARGET:
        return PACK_WOLF
    if target == ALPHA_TARGET:
        return ALPHA
    if target == LAIR_TARGET:
        return LAIR
    return DEN


@compiled
def dominate_track(action: int) -> int:
    """The track named for a den; NO_TRACK if none is."""
    target = (action - DOMINATE) % TARGETS
    if target < DEN_TARGET:
        return NO_TRACK
    return target - DEN_TARGET


@compiled
def pay_action(tiles: int, tokens: int) -> int:
    """The number of paying with a set of tiles (bit 0 H, bit n tile tn) and some tokens."""
    return PAY + tokens * TILE_SETS + tiles


@compiled
def pay_tiles(action: int) -> int:
    """The tiles of a payment."""
    return (action - PAY) % TILE_SETS


@compiled
def pay_tokens(action: int) -> int:
    """The bonus terrain tokens of a payment."""
    return (action - PAY) // TILE_SETS


# ------------------------------------------------------------------ typed actions


@dataclass(frozen=True)
class EndTurn:
    """End the turn: `end turn`."""


@dataclass(frozen=True)
class Stop:
    """Move no further wolf: `stop`."""


@dataclass(frozen=True)
class Move:
    """Begin a Move: `move on grass`."""

    terrain: str


@dataclass(frozen=True)
class Build:
    """Build a den: `build at (-3,3) from speed`."""

    cell: str
    track: str


@dataclass(frozen=True)
class Upgrade:
    """Upgrade a den to a lair: `upgrade at (3,-6)`."""

    cell: str


@dataclass(frozen=True)
class Howl:
    """Call a lone wolf: `howl at (-6,2)`."""

    cell: str


@dataclass(frozen=True)
class Dominate:
    """Dominate a piece: `dominate pack at (-2,-3)`, `dominate den at (0,-2) from speed`."""

    piece: str
    cell: str
    track: str  # "" but for a den


@dataclass(frozen=True)
class Pay:
    """Pay the action that was named: `pay H,t5`, `pay t3,t4,token`."""

    tiles: str  # separated by commas
    tokens: int


@dataclass(frozen=True)
class Wolf:
    """Choose the wolf that moves next: `wolf alpha at (-1,-1)`."""

    kind: str
    cell: str


@dataclass(frozen=True)
class To:
    """Where the wolf ends: `to (0,-4)`."""

    cell: str


@dataclass(frozen=True)
class Push:
    """Where the displaced wolf goes: `push to (4,-7)`."""

    cell: str


@dataclass(frozen=True)
class Hunt:
    """From which of two stacks the prey is taken: `hunt slot 2`."""

    slot: int  # -1 if there is no such slot


@dataclass(frozen=True)
class Place:
    """Where an alpha and a pack wolf begin: `place at (0,-1)`."""

    cell: str


@dataclass(frozen=True)
class Pack:
    """Which pack to lead: `pack forest`."""

    terrain: str


@dataclass(frozen=True)
class Tiles:
    """Which side the terrain tiles show at first: `tiles front`."""

    side: str


Action: TypeAlias = (
    EndTurn
    | Stop
    | Move
    | Build
    | Upgrade
    | Howl
    | Dominate
    | Pay
    | Wolf
    | To
    | Push
    | Hunt
    | Place
    | Pack
    | Tiles
)
ACTION_TYPES: tuple[type[Any], ...] = (
    EndTurn,
    Stop,
    Move,
    Build,
    Upgrade,
    Howl,
    Dominate,
    Pay,
    Wolf,
    To,
    Push,
    Hunt,
    Place,
    Pack,
    Tiles,
)

# ------------------------------------------------------------------ names


@cache
def cell_name(cell: int) -> str:
    """`(-6,2)`"""
    return write_cell(COORDINATES[cell]) if 0 <= cell < CELLS else UNKNOWN


def cell_number(name: str) -> int:
    """The number of `(-6,2)`; CELLS for a cell that no map has."""
    cell = read_cell(name)
    return CELLS if cell is None else NUMBER.get(cell, CELLS)


def name_of(names: tuple[str, ...], number: int) -> str:
    """A name of a list, or `?` beyond its end."""
    return names[number] if 0 <= number < len(names) else UNKNOWN


def number_of(names: tuple[str, ...], name: str) -> int:
    """The number of a name in a list; the list's length if it is not there."""
    return names.index(name) if name in names else len(names)


def tile_set(names: list[str]) -> int | None:
    """The set of tiles that are named; None if one is unknown or named twice."""
    known = {tile.lower(): 1 << number for number, tile in enumerate(TILES)}
    if len(set(names)) < len(names) or not set(names) <= set(known):
        return None
    return sum(known[name] for name in names)


def tile_names(tiles: int) -> str:
    """`H,t5`"""
    return ",".join(tile for number, tile in enumerate(TILES) if tiles >> number & 1)


# ------------------------------------------------------------------ number and typed form


def encode(action: Action) -> int:
    """The number of a typed action."""
    match action:
        case EndTurn():
            return END_TURN
        case Stop():
            return STOP
        case Move(terrain):
            return MOVE + number_of(TERRAINS, terrain)
        case Build(cell, track):
            return build_action(cell_number(cell), number_of(TRACKS, track))
        case Upgrade(cell):
            return UPGRADE + cell_number(cell)
        case Howl(cell):
            return HOWL + cell_number(cell)
        case Dominate(piece, cell, track):
            return dominate_action(cell_number(cell), _target(piece, track))
        case Pay(tiles, tokens):
            return _payment(tiles, tokens)
        case Wolf(kind, cell):
            return _wolf(kind, cell)
        case To(cell):
            return TO + cell_number(cell)
        case Push(cell):
            return PUSH + cell_number(cell)
        case Hunt(slot):
            return HUNT + (slot if 0 <= slot < SLOTS else SLOTS)
        case Place(cell):
            return PLACE + cell_number(cell)
        case Pack(terrain):
            return PACK + number_of(TERRAINS, terrain)
        case Tiles(side):
            return SIDE + number_of(SIDES, side)


def _target(piece: str, track: str) -> int:
    """What is dominated; an unknown piece is taken for a lair, which nobody may dominate."""
    if piece == KINDS[DEN]:
        return DEN_TARGET + number_of(TRACKS, track)
    return {KINDS[PACK_WOLF]: PACK_TARGET, KINDS[ALPHA]: ALPHA_TARGET}.get(piece, LAIR_TARGET)


def _payment(tiles: str, tokens: int) -> int:
    named = tile_set([name for name in tiles.lower().split(",") if name])
    if named is None or not 0 <= tokens <= MOST_COST:
        return PAY_UNKNOWN
    return pay_action(named, tokens)


def _wolf(kind: str, cell: str) -> int:
    """A piece that is no wolf is a wolf that does not exist."""
    if kind == KINDS[ALPHA]:
        return WOLF + wolf_of(ALPHA, cell_number(cell))
    return WOLF + wolf_of(PACK_WOLF, cell_number(cell) if kind == KINDS[PACK_WOLF] else CELLS)


def decode(action: int) -> Action:
    """The typed form of a number of the action space."""
    for start, kind in reversed(STARTS):
        if action >= start:
            return kind(action - start)
    return EndTurn()


def _decode_build(number: int) -> Action:
    cell, track = divmod(number, TRACK_CHOICES)
    return Build(cell_name(cell), name_of(TRACKS, track))


def _decode_dominate(number: int) -> Action:
    cell, target = divmod(number, TARGETS)
    if target >= DEN_TARGET:
        return Dominate(KINDS[DEN], cell_name(cell), name_of(TRACKS, target - DEN_TARGET))
    return Dominate(KINDS[(PACK_WOLF, ALPHA, LAIR)[target]], cell_name(cell), "")


def _decode_pay(number: int) -> Action:
    if number == PAYMENTS:
        return Pay(UNKNOWN, 0)
    tokens, tiles = divmod(number, TILE_SETS)
    return Pay(tile_names(tiles), tokens)


def _decode_wolf(number: int) -> Action:
    cell, kind = divmod(number, 2)
    return Wolf(KINDS[(PACK_WOLF, ALPHA)[kind]], cell_name(cell))


STARTS: tuple[tuple[int, Any], ...] = (
    (END_TURN, lambda _: EndTurn()),
    (STOP, lambda _: Stop()),
    (MOVE, lambda number: Move(name_of(TERRAINS, number))),
    (BUILD, _decode_build),
    (UPGRADE, lambda number: Upgrade(cell_name(number))),
    (HOWL, lambda number: Howl(cell_name(number))),
    (DOMINATE, _decode_dominate),
    (PAY, _decode_pay),
    (WOLF, _decode_wolf),
    (TO, lambda number: To(cell_name(number))),
    (PUSH, lambda number: Push(cell_name(number))),
    (HUNT, lambda number: Hunt(number if number < SLOTS else -1)),
    (PLACE, lambda number: Place(cell_name(number))),
    (PACK, lambda number: Pack(name_of(TERRAINS, number))),
    (SIDE, lambda number: Tiles(name_of(SIDES, number))),
)

# ------------------------------------------------------------------ notation


def write(action: Action) -> str:
    """A typed action in words."""
    match action:
        case EndTurn():
            return "end turn"
        case Stop():
            return "stop"
        case Move(terrain):
            return f"move on {terrain}"
        case Build(cell, track):
            return f"build at {cell} from {track}"
        case Upgrade(cell):
            return f"upgrade at {cell}"
        case Howl(cell):
            return f"howl at {cell}"
        case Dominate(piece, cell, track):
            return f"dominate {piece} at {cell}" + (f" from {track}" if track else "")
        case Pay(tiles, tokens):
            return f"pay {','.join([*filter(None, [tiles]), *['token'] * tokens]) or 'nothing'}"
        case Wolf(kind, cell):
            return f"wolf {kind} at {cell}"
        case To(cell):
            return f"to {cell}"
        case Push(cell):
            return f"push to {cell}"
        case Hunt(slot):
            return f"hunt slot {UNKNOWN if slot < 0 else slot}"
        case Place(cell):
            return f"place at {cell}"
        case Pack(terrain):
            return f"pack {terrain}"
        case Tiles(side):
            return f"tiles {side}"


CELL = r"(?P<cell>\?|\(?[+-]?\d+,[+-]?\d+\)?)"
NOTATION: tuple[tuple[str, type[Any]], ...] = (
    (r"end(?: turn)?", EndTurn),
    (r"stop", Stop),
    (r"move on (?P<terrain>\S+)", Move),
    (rf"build (?:at )?{CELL}(?: from (?P<track>\S+))?", Build),
    (rf"upgrade (?:at )?{CELL}", Upgrade),
    (rf"howl (?:at )?{CELL}", Howl),
    (rf"dominate (?P<piece>\S+) (?:at )?{CELL}(?: from (?P<track>\S+))?", Dominate),
    (r"pay (?P<tiles>.+)", Pay),
    (rf"wolf (?P<kind>\S+) (?:at )?{CELL}", Wolf),
    (rf"to {CELL}", To),
    (rf"push (?:to )?{CELL}", Push),
    (r"hunt (?:slot )?(?P<slot>\d{1,2}|\?)", Hunt),
    (rf"place (?:at )?{CELL}", Place),
    (r"pack (?P<terrain>\S+)", Pack),
    (r"tiles (?P<side>\S+)", Tiles),
)


def plain(text: str) -> str:
    """Words in lower case, single blanks, none inside a cell or around a comma in it."""
    low = " ".join(text.lower().replace("−", "-").split()).replace("howl range", "howl_range")
    return re.sub(r"\(\s*([+-]?\d+)\s*,\s*([+-]?\d+)\s*\)", r"(\1,\2)", low)


def read(text: str, seat: int) -> Action:
    """The action that the words name; whatever is unknown in it becomes `?`."""
    low = plain(text)
    for pattern, kind in NOTATION:
        found = re.fullmatch(pattern, low)
        if found:
            words = {name: word or "" for name, word in found.groupdict().items()}
            return decode(encode(_typed(kind, words)))
    raise UnreadableAction(text)


def _typed(kind: type[Any], words: dict[str, str]) -> Action:
    if kind is Pay:
        return Pay(*read_payment(words["tiles"].split(",")))
    if kind is Hunt:
        return Hunt(int(words["slot"]) if words["slot"].isdecimal() else -1)
    made: Action = kind(**words)
    return made


def read_payment(items: list[str]) -> tuple[str, int]:
    """Tiles and number of tokens of `t3,token`, `2 tokens` or `nothing`."""
    tiles = []
    tokens = 0
    for item in map(str.strip, items):
        counted = re.fullmatch(r"(?:(\d) )?tokens?", item)
        if counted:
            tokens += int(counted[1] or 1)
        elif item != "nothing":
            tiles.append(item)
    return ",".join(tiles), tokens
