"""The second opinion on The Wolves: the whole game after the deal as plain, slow Python.

Written from the rule ledger alone; it imports nothing of nunatak and shares no thought with it.
`python -m tests.games.counting wolves` recomputes every number of its perft file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

Cell = tuple[int, int]
Wolf = tuple[str, Cell]  # kind and where it stands

NOT_READ: tuple[str, ...] = ("pack",)  # phases whose positions say too little for a second opinion

# --- Maps, 3.1 to 3.5 ----------------------------------------------------------------------------

NEIGHBOURS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
LAKE, CHASM = "lake", "chasm"
TERRAINS = ["forest", "rock", "grass", "tundra", "desert"]
REGION_SHAPE = [
    [(-3, 1), (-2, 0), (-1, -1)],
    [(-3, 2), (-3, 3), (-2, 2)],
    [(-2, 1), (-1, 0), (-1, 1)],
    [(0, -1), (1, -2), (1, -1)],
    [(-1, 2), (0, 1), (1, 0)],
]
LONE_WOLF_CELLS = [(-1, -1), (-1, 2)]
PREY_CELL = (-2, 1)
UPPER_RIGHT, LOWER_RIGHT = (1, -1), (1, 0)
PALETTES = {
    "R1": ["grass", "forest", "tundra", "rock", "desert"],
    "R2": ["rock", "forest", "grass", "tundra", "desert"],
    "R3": ["forest", "grass", "desert", "rock", "tundra"],
    "R4": ["grass", "desert", "tundra", "forest", "rock"],
    "R5": ["desert", "tundra", "rock", "grass", "forest"],
    "R6": ["desert", "rock", "grass", "tundra", "forest"],
    "R7": ["tundra", "rock", "forest", "desert", "grass"],
    "R8": ["forest", "tundra", "desert", "grass", "rock"],
    "R9": ["rock", "grass", "forest", "desert", "tundra"],
    "R10": ["tundra", "desert", "rock", "forest", "grass"],
}
START_CHASM = [(-3, 2), (-2, 1), (-1, 0), (-1, 1), (0, 0), (1, -1)]
START_NORTH = {
    (-3, 1): "tundra",
    (-2, 0): "rock",
    (-1, -1): "desert",
    (0, -1): "grass",
    (1, -2): "forest",
}
START_SOUTH = {
    (-3, 3): "desert",
    (-2, 2): "grass",
    (-1, 2): "forest",
    (0, 1): "tundra",
    (1, 0): "rock",
}
LAYOUTS: dict[int, list[Cell]] = {  # where the origin of each slot's board lies
    2: [(0, 0), (-2, -2), (-5, 3), (2, 2), (5, -3)],
    3: [(0, 0), (3, -5), (-4, -1), (-7, 4), (-3, 5), (0, 3), (5, -3)],
    4: [(0, 0), (3, -5), (-4, -1), (-7, 1), (-7, 4), (-3, 5), (0, 3), (7, -1), (5, -3)],
    5: [
        (0, 0),
        (3, -5),
        (-1, -6),
        (-4, -1),
        (-7, 1),
        (-7, 4),
        (-3, 5),
        (-1, 7),
        (0, 3),
        (7, -1),
        (5, -3),
    ],
}
TURNED_SLOTS: dict[int, list[int]] = {2: [], 3: [2, 3, 5], 4: [2, 4, 6], 5: [2, 3, 5, 8]}

# --- Tiles, tracks, calendar, tokens, 3.7 to 3.12 ------------------------------------------------

TILES = {
    "t1": ("forest", "rock"),
    "t2": ("rock", "grass"),
    "t3": ("grass", "tundra"),
    "t4": ("tundra", "desert"),
    "t5": ("desert", "forest"),
}
TRACKS = ["spread", "speed", "howl_range"]
VALUES = {"spread": [2, 3, 3, 4, 4], "speed": [3, 4, 4, 5, 5], "howl_range": [2, 3, 3, 4, 4]}
ACTION_TOKEN, TERRAIN_TOKEN = "bonusAction", "bonusTerrain"
BONUS_3TO5 = {
    "spread": [None, ACTION_TOKEN, None, TERRAIN_TOKEN],
    "speed": [None, TERRAIN_TOKEN, None, ACTION_TOKEN],
    "howl_range": [None, TERRAIN_TOKEN, None, ACTION_TOKEN],
}
BONUS_2 = {
    "spread": [None, ACTION_TOKEN, None, TERRAIN_TOKEN],
    "speed": [None, ACTION_TOKEN, None, TERRAIN_TOKEN],
    "howl_range": [None, ACTION_TOKEN, None, TERRAIN_TOKEN],
}
TRACK_VP_3TO5, TRACK_VP_2 = [0, 0, 0, 3, 7], [0, 0, 0, 2, 5]
LAIR_VP = [0, 5, 10, 15, 20]
HUNT_VP_3TO5, HUNT_VP_2 = [0, 1, 4, 9, 16, 25], [0, 2, 5, 9, 14, 20]
WOLF_VP = [0, 1, 2, 3, 4, 6, 8, 10, 12]
RESERVE = ["pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack"]
DENS_PER_TRACK = 4
PHASE_DAYS = {2: [7, 13, 18], 3: [9, 17, 22], 4: [11, 20, 26], 5: [13, 23, 30]}
MOON_PHASES = ["crescent", "quarter", "full"]
MOON_OF_LETTER = {"c": "crescent", "q": "quarter", "f": "full"}
FIRST_VP = {"crescent": 4, "quarter": 6, "full": 8}
SECOND_VP = {"crescent": 2, "quarter": 3, "full": 4}
PIECES_PER_PACK = {"alpha": 4, "pack": 8, "den": 12, "lair": 4}
STRENGTH = {"alpha": 1, "pack": 1, "den": 1, "lair": 3}
COSTS = {"move": 1, "howl": 2, "build": 2, "upgrade": 2, "dominate": 3}
FREE_ACTIONS = 2
PRINTED_TOKENS = 12
PREY_KINDS = ["moose", "deer", "raccoon", "boar", "hare"]
VIRTUAL_PACK: dict[tuple[str, ...], list[tuple[str, Cell]]] = {
    ("crescent",): [("pack", UPPER_RIGHT), ("pack", UPPER_RIGHT)],
    ("crescent", "quarter"): [("lair", UPPER_RIGHT)],
    ("full",): [("lair", UPPER_RIGHT), ("alpha", UPPER_RIGHT)],
    ("quarter", "full"): [("lair", UPPER_RIGHT), ("alpha", LOWER_RIGHT), ("alpha", LOWER_RIGHT)],
}

# --- Fixtures, 15.1 and the page on positions ----------------------------------------------------

FIXTURE_MOONS = {
    2: ["q/f", "c", "f", "f", "c/q"],
    3: ["c", "c", "q", "q", "f", "f"],
    4: ["c", "c", "q", "q", "q", "f", "f", "f"],
    5: ["c", "c", "c", "q", "q", "q", "q", "f", "f", "f"],
}
FIXTURE_PREY = {
    2: ["moose1", "deer1", "raccoon1", "boar1", "hare1"],
    3: ["moose2", "hare2", "boar2", "deer2", "hare2", "raccoon2"],
    4: ["moose2", "deer2", "raccoon2", "raccoon2", "boar2", "boar2", "hare2", "hare2"],
    5: [kind + "2" for kind in PREY_KINDS for _ in range(2)],
}

# --- What is true now ----------------------------------------------------------------------------

VIRTUAL = -1
UNCHOSEN = "?"


@dataclass(frozen=True)
class Piece:
    """An alpha, a pack wolf (`pack`), a den or a lair on the map."""

    owner: int  # the seat, or VIRTUAL
    kind: str


@dataclass
class Pack:
    """What lies before one player."""

    home: str
    sides: str = "FFFFF"  # of t1 to t5: F or B
    removed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    used: int = 0
    terrain_tokens: int = 0
    action_tokens: int = 0
    prey: tuple[str, ...] = ()
    moons: tuple[str, ...] = ()
    vp: int = 0


@dataclass(frozen=True)
class Options:
    """Section 12, W-SET-21, W-END-08."""

    bonus_action_cap: bool = False
    limited_supply: bool = False
    tile_side: str = "front"
    stall_rounds: int = 10


@dataclass
class Position:
    options: Options
    regions: tuple[str, ...]  # the region board of each slot that holds one
    first: int
    turn: int
    phase: str
    picks: int
    actions: int
    calendar: int
    scored: int
    quiet: int
    pending: str | None
    paid: str | None
    moved: list[Wolf]
    wolf: Wolf | None
    pushed: Cell | None
    ended: str | None
    moons: dict[int, tuple[str, ...]]
    prey: dict[int, tuple[str, int]]
    lone: set[Cell]
    pieces: dict[Cell, tuple[Piece, ...]]
    packs: list[Pack]


def copied(position: Position) -> Position:
    """A position that shares nothing that changes with the given one."""
    return replace(
        position,
        moved=list(position.moved),
        moons=dict(position.moons),
        prey=dict(position.prey),
        lone=set(position.lone),
        pieces=dict(position.pieces),
        packs=[replace(pack, removed=dict(pack.removed)) for pack in position.packs],
    )


def players(position: Position) -> int:
    return len(position.packs)


def own(position: Position) -> Pack:
    """The pack of the player who decides."""
    return position.packs[position.turn]


def there(position: Position, cell: Cell) -> tuple[Piece, ...]:
    return position.pieces.get(cell, ())


def put(position: Position, cell: Cell, piece: Piece) -> None:
    position.pieces[cell] = (*there(position, cell), piece)


def take_off(position: Position, cell: Cell, piece: Piece) -> None:
    left = list(there(position, cell))
    left.remove(piece)
    position.pieces[cell] = tuple(left)
    if not left:
        del position.pieces[cell]


def cells_of(position: Position, owner: int, kind: str) -> list[Cell]:
    """Where the owner's pieces of this kind stand; twice for two on a cell."""
    piece = Piece(owner, kind)
    return [cell for cell, pieces in position.pieces.items() for p in pieces if p == piece]


def is_wolf(piece: Piece) -> bool:
    return piece.kind in ("alpha", "pack")


def is_dwelling(piece: Piece) -> bool:
    return piece.kind in ("den", "lair")


# --- The map -------------------------------------------------------------------------------------


@cache
def first_region_slot(count: int) -> int:
    """W-2P-01: with two players slot 0 holds a region too."""
    return 0 if count == 2 else 1


def on_map(count: int, slot: int, local: Cell) -> Cell:
    """W-GEO-03: a cell of the board in this slot."""
    q, r = LAYOUTS[count][slot]
    if slot in TURNED_SLOTS[count]:
        return q - local[0], r - local[1]
    return q + local[0], r + local[1]


@cache
def region_slots(count: int) -> list[int]:
    return list(range(first_region_slot(count), len(LAYOUTS[count])))


@cache
def slots(count: int) -> dict[Cell, int]:
    """Every cell of the map and the slot it belongs to."""
    outline = [cell for cells in REGION_SHAPE for cell in cells] + [(0, 0)]
    return {
        on_map(count, slot, local): slot for slot in range(len(LAYOUTS[count])) for local in outline
    }


@cache
def grounds(count: int, regions: tuple[str, ...]) -> dict[Cell, str]:
    """Every cell of the map: its terrain, or lake, or chasm."""
    found: dict[Cell, str] = {}
    if count > 2:
        found |= START_NORTH | START_SOUTH | dict.fromkeys(START_CHASM, CHASM)
    for slot, region in zip(region_slots(count), regions, strict=True):
        found[on_map(count, slot, (0, 0))] = LAKE
        for terrain, cells in zip(PALETTES[region], REGION_SHAPE, strict=True):
            for local in cells:
                found[on_map(count, slot, local)] = terrain
    return found


@cache
def land(count: int) -> set[Cell]:
    """W-GEO-06: which cells are land is the same for all regions."""
    some_regions = tuple(list(PALETTES)[: len(region_slots(count))])
    return {cell for cell, it in grounds(count, some_regions).items() if it in TERRAINS}


@cache
def lone_wolf_cells(count: int) -> set[Cell]:
    return {on_map(count, slot, local) for slot in region_slots(count) for local in LONE_WOLF_CELLS}


@cache
def prey_cells(count: int) -> dict[Cell, int]:
    return {on_map(count, slot, PREY_CELL): slot for slot in region_slots(count)}


@cache
def lakes(count: int) -> set[Cell]:
    return {on_map(count, slot, (0, 0)) for slot in region_slots(count)}


@cache
def neighbours(cell: Cell) -> list[Cell]:
    """W-GEO-02."""
    return [(cell[0] + q, cell[1] + r) for q, r in NEIGHBOURS]


def distances(start: Cell, cells: Iterable[Cell]) -> dict[Cell, int]:
    """Fewest steps from the start to each cell, over these cells only."""
    allowed = set(cells)
    found = {start: 0}
    border = [start]
    while border:
        cell = border.pop(0)
        for other in neighbours(cell):
            if other in allowed and other not in found:
                found[other] = found[cell] + 1
                border.append(other)
    return found


@cache
def walking(count: int, start: Cell) -> dict[Cell, int]:
    """W-GEO-04: over land."""
    return distances(start, land(count))


@cache
def ranges(count: int, start: Cell) -> dict[Cell, int]:
    """W-GEO-05: over all cells of the map, water included, never over the void."""
    return distances(start, slots(count))


@cache
def reach(count: int, regions: tuple[str, ...], wolf: Cell, speed: int, terrain: str) -> list[Cell]:
    """W-MOVE-05 to 09: other cells of this terrain within Speed steps."""
    ground = grounds(count, regions)
    steps = walking(count, wolf)
    return [cell for cell in steps if 1 <= steps[cell] <= speed and ground[cell] == terrain]


def ground_of(position: Position, cell: Cell) -> str:
    return grounds(players(position), position.regions)[cell]


def holds_token(position: Position, cell: Cell) -> bool:
    """W-CELL-05: a lone wolf or prey."""
    return cell in position.lone or prey_cells(players(position)).get(cell) in position.prey


def beside_lake(position: Position, cell: Cell) -> bool:
    return any(other in lakes(players(position)) for other in neighbours(cell))


# --- May it be done? -----------------------------------------------------------------------------


def moves(position: Position) -> list[str]:
    """All legal answers of the phase, in canonical notation; none once the game is over."""
    if position.phase == "pack":
        return packs_left(position)
    if position.phase == "side":
        return ["tiles front", "tiles back"]
    if position.phase == "draft":
        return draft_picks(position)
    if position.phase == "act":
        return acts(position)
    if position.phase == "pay":
        return payments(position, the(position.pending))
    if position.phase == "wolf":
        return wolves_to_move(position)
    if position.phase == "destination":
        return destinations(position)
    if position.phase == "landing":
        return landings(position)
    if position.phase == "hunt":
        return hunts(position)
    return []


def the(text: str | None) -> str:
    """What this phase cannot be without."""
    if text is None:
        raise ValueError("the phase needs a word that was not said")
    return text


def written(cell: Cell) -> str:
    return f"({cell[0]},{cell[1]})"


def packs_left(position: Position) -> list[str]:
    """W-SET-02."""
    taken = [pack.home for pack in position.packs]
    return [f"pack {terrain}" for terrain in TERRAINS if terrain not in taken]


def draft_picks(position: Position) -> list[str]:
    """W-SET-15 to 18, or W-2P-10 and 11."""
    allowed = draft_cells_2(position) if players(position) == 2 else draft_cells(position)
    empty = [c for c in sorted(allowed) if not there(position, c) and not holds_token(position, c)]
    return [f"place at {written(cell)}" for cell in empty]


def draft_cells(position: Position) -> list[Cell]:
    """W-SET-18: north, south, or both for a first pick."""
    first_pick = cells_of(position, position.turn, "alpha")
    if not first_pick:
        return list(START_NORTH) + list(START_SOUTH)
    return list(START_SOUTH) if first_pick[0] in START_NORTH else list(START_NORTH)


def draft_cells_2(position: Position) -> list[Cell]:
    """W-2P-10: not where a crescent is on top."""
    closed = [slot for slot, stack in position.moons.items() if stack[:1] == ("crescent",)]
    slot_of = slots(players(position))
    return [cell for cell in land(players(position)) if slot_of[cell] not in closed]


def acts(position: Position) -> list[str]:
    """W-TURN-01 to 03, W-TURN-08: what can be done and paid, and the end of the turn."""
    if not may_act(position):
        return ["end turn"]
    found = terrains_to_move_on(position) + dens_to_build(position) + dens_to_upgrade(position)
    found += wolves_to_howl_for(position) + pieces_to_dominate(position)
    return [act for act in found if is_payable(position, act)] + ["end turn"]


def may_act(position: Position) -> bool:
    """W-ACT-04, W-ACT-05."""
    if position.actions < FREE_ACTIONS:
        return True
    if position.options.bonus_action_cap and position.actions > FREE_ACTIONS:
        return False
    return own(position).action_tokens > 0


# Payment, 6.2


def is_payable(position: Position, act: str) -> bool:
    fitting = len(tiles_showing(own(position), paid_terrain(position, act)))
    return fitting + own(position).terrain_tokens >= COSTS[act.split()[0]]


def paid_terrain(position: Position, act: str) -> str:
    """W-PAY-05: the terrain of the target; a Move names it."""
    words = act.split()
    if words[0] == "move":
        return words[2]
    return ground_of(position, read_cell(words[words.index("at") + 1]))


def tiles_showing(pack: Pack, terrain: str) -> list[str]:
    """W-PAY-03."""
    fitting = ["H"] if pack.home == terrain else []
    for (tile, faces), side in zip(TILES.items(), pack.sides, strict=True):
        if faces["FB".index(side)] == terrain:
            fitting.append(tile)
    return fitting


def payments(position: Position, act: str) -> list[str]:
    """W-PAY-01 to 08: any tiles that show the terrain and any tokens, together the cost."""
    cost = COSTS[act.split()[0]]
    fitting = tiles_showing(own(position), paid_terrain(position, act))
    found = []
    for tokens in range(min(cost, own(position).terrain_tokens) + 1):
        for tiles in combinations(fitting, cost - tokens):
            found.append("pay " + ",".join([*tiles, *["token"] * tokens]))
    return found


# Move, 6.4


def terrains_to_move_on(position: Position) -> list[str]:
    """W-MOVE-22."""
    return [f"move on {terrain}" for terrain in TERRAINS if movable_wolves(position, terrain)]


def movable_wolves(position: Position, terrain: str) -> list[Wolf]:
    """W-MOVE-03, 04, 21: own wolves, by kind and cell, that have not moved and can go there."""
    found = []
    for kind in ("alpha", "pack"):
        standing = cells_of(position, position.turn, kind)
        for cell in sorted(set(standing)):
            has_unmoved = standing.count(cell) > position.moved.count((kind, cell))
            if has_unmoved and can_go_somewhere(position, (kind, cell), terrain):
                found.append((kind, cell))
    return found


def cells_in_reach(position: Position, wolf: Wolf, terrain: str) -> list[Cell]:
    speed = VALUES["speed"][own(position).removed["speed"]]
    return reach(players(position), position.regions, wolf[1], speed, terrain)


def can_go_somewhere(position: Position, wolf: Wolf, terrain: str) -> bool:
    return any(may_end(position, wolf, cell) for cell in cells_in_reach(position, wolf, terrain))


def may_end(position: Position, wolf: Wolf, cell: Cell) -> bool:
    """W-MOVE-10 to 16."""
    pieces = there(position, cell)
    if holds_token(position, cell) or len(pieces) > 1:
        return False
    if not pieces or pieces[0].owner == position.turn:
        return True
    if pieces[0].owner == VIRTUAL:
        return False
    if pieces[0].kind == "den":
        return True
    if pieces[0].kind == "pack" and wolf[0] == "alpha":
        return could_be_displaced(position, wolf, cell, pieces[0].owner)
    return False


def could_be_displaced(position: Position, alpha: Wolf, cell: Cell, owner: int) -> bool:
    """W-DISP-06, W-DISP-07: the alpha has left its cell by then."""
    later = copied(position)
    take_off(later, alpha[1], Piece(position.turn, "alpha"))
    return nearest_landings(later, cell, owner) != []


def wolves_to_move(position: Position) -> list[str]:
    """W-MOVE-01, 02, 20."""
    found = []
    if len(position.moved) < VALUES["spread"][own(position).removed["spread"]]:
        for kind, cell in movable_wolves(position, the(position.paid)):
            found.append(f"wolf {kind} at {written(cell)}")
    if position.moved:
        found.append("stop")
    return found


def destinations(position: Position) -> list[str]:
    if position.wolf is None:
        raise ValueError("no wolf was named")
    cells = cells_in_reach(position, position.wolf, the(position.paid))
    return [f"to {written(cell)}" for cell in cells if may_end(position, position.wolf, cell)]


# Build, 6.5


def dens_to_build(position: Position) -> list[str]:
    """W-DEN-01 to 08."""
    cells = [cell for cell in beside_alphas(position) if may_build(position, cell)]
    tracks = tracks_with_dens(own(position))
    return [f"build at {written(cell)} from {track}" for cell in cells for track in tracks]


def beside_alphas(position: Position) -> list[Cell]:
    """W-DEN-02: land cells with an own alpha or next to one."""
    found = set()
    for alpha in cells_of(position, position.turn, "alpha"):
        found |= {alpha, *neighbours(alpha)} & land(players(position))
    return sorted(found)


def may_build(position: Position, cell: Cell) -> bool:
    """W-DEN-03 to 06: nothing there, or one own wolf."""
    pieces = there(position, cell)
    if holds_token(position, cell) or len(pieces) > 1:
        return False
    return not pieces or (pieces[0].owner == position.turn and is_wolf(pieces[0]))


def tracks_with_dens(pack: Pack) -> list[str]:
    """W-DEN-08."""
    return [track for track in TRACKS if pack.removed[track] < DENS_PER_TRACK]


# Upgrade, 6.6


def dens_to_upgrade(position: Position) -> list[str]:
    cells = [cell for cell in beside_alphas(position) if may_upgrade(position, cell)]
    return [f"upgrade at {written(cell)}" for cell in cells]


def may_upgrade(position: Position, cell: Cell) -> bool:
    """W-LAIR-01, 03 to 06."""
    if Piece(position.turn, "den") not in there(position, cell):
        return False
    if not fits_a_lair(position, position.turn, cell):
        return False
    foreign = foreign_wolves(position, cell)
    return not foreign or nearest_landings(position, cell, foreign[0].owner) != []


def fits_a_lair(position: Position, seat: int, cell: Cell) -> bool:
    """W-LAIR-03 to 05."""
    slot_of = slots(players(position))
    lairs = cells_of(position, seat, "lair")
    if slot_of[cell] in [slot_of[lair] for lair in lairs]:
        return False
    return beside_lake(position, cell) and len(lairs) < PIECES_PER_PACK["lair"]


def foreign_wolves(position: Position, cell: Cell) -> list[Piece]:
    return [p for p in there(position, cell) if is_wolf(p) and p.owner != position.turn]


# Howl, 6.7


def wolves_to_howl_for(position: Position) -> list[str]:
    """W-HOWL-01 to 03."""
    if own(position).used == len(RESERVE):
        return []
    return [f"howl at {written(c)}" for c in sorted(position.lone) if in_howl_range(position, c)]


def in_howl_range(position: Position, cell: Cell) -> bool:
    """W-HOWL-02, W-DOM-04."""
    howl_range = VALUES["howl_range"][own(position).removed["howl_range"]]
    steps = ranges(players(position), cell)
    return any(steps[a] <= howl_range for a in cells_of(position, position.turn, "alpha"))


# Dominate, 6.8


def pieces_to_dominate(position: Position) -> list[str]:
    """W-DOM-01 to 06."""
    found = []
    for cell in sorted(position.pieces):
        for piece in there(position, cell):
            if may_dominate(position, cell, piece) and in_howl_range(position, cell):
                found += dominations(position, cell, piece)
    return found


def may_dominate(position: Position, cell: Cell, piece: Piece) -> bool:
    """W-DOM-01 to 03."""
    if piece.owner in (position.turn, VIRTUAL) or piece.kind not in ("pack", "den"):
        return False
    return len([p for p in there(position, cell) if p.owner == piece.owner]) == 1


def dominations(position: Position, cell: Cell, piece: Piece) -> list[str]:
    """W-DOM-05, W-DOM-06."""
    if piece.kind == "den":
        tracks = tracks_with_dens(own(position))
        return [f"dominate den at {written(cell)} from {track}" for track in tracks]
    if own(position).used < len(RESERVE):
        return [f"dominate pack at {written(cell)}"]
    return []


# Displacement, 7


def landings(position: Position) -> list[str]:
    if position.pushed is None:
        raise ValueError("no wolf is displaced")
    owner = foreign_wolves(position, position.pushed)[0].owner
    cells = nearest_landings(position, position.pushed, owner)
    return [f"push to {written(cell)}" for cell in cells]


def nearest_landings(position: Position, start: Cell, owner: int) -> list[Cell]:
    """W-DISP-04, W-DISP-05."""
    steps = walking(players(position), start)
    fit = [cell for cell in steps if cell != start and is_landing(position, cell, owner)]
    least = min((steps[cell] for cell in fit), default=0)
    return [cell for cell in fit if steps[cell] == least]


def is_landing(position: Position, cell: Cell, owner: int) -> bool:
    """W-DISP-03: empty, or friendly to the owner of the displaced wolf."""
    if holds_token(position, cell):
        return False
    pieces = there(position, cell)
    return not pieces or (len(pieces) == 1 and pieces[0].owner == owner)


# Hunt, 8


def hunts(position: Position) -> list[str]:
    """W-HUNT-12: the stacks of the first kind that is surrounded twice."""
    for stacks in new_prey(position).values():
        if len(stacks) > 1:
            return [f"hunt slot {slot}" for slot in stacks]
    return []


def new_prey(position: Position) -> dict[str, list[int]]:
    """W-HUNT-02, W-HUNT-03: slots of the surrounded stacks of each new kind, lowest slot first."""
    found: dict[str, list[int]] = {}
    for slot in sorted(position.prey):
        kind = position.prey[slot][0]
        if kind not in own(position).prey and is_surrounded(position, slot):
            found.setdefault(kind, []).append(slot)
    return found


def is_surrounded(position: Position, slot: int) -> bool:
    """W-HUNT-02."""
    ring = neighbours(on_map(players(position), slot, PREY_CELL))
    return len([cell for cell in ring if has_own_wolf(position, cell)]) >= 3


def has_own_wolf(position: Position, cell: Cell) -> bool:
    return any(is_wolf(p) and p.owner == position.turn for p in there(position, cell))


# --- What happens then? --------------------------------------------------------------------------


def play(position: Position, move: str) -> Position:
    """The position after a legal answer and after all that the engine does by itself."""
    if move not in moves(position):
        raise ValueError(f"not a legal move: {move}")
    return after(position, move)


def after(position: Position, move: str) -> Position:
    """No forced questions: the only payment, first wolf, landing cell, and a Move's only end."""
    position = copied(position)
    carry_out(position, move)
    while is_forced(position):
        carry_out(position, moves(position)[0])
    return position


def is_forced(position: Position) -> bool:
    """The end of a turn and the end cell of a wolf are always asked."""
    return position.phase in ("pay", "wolf", "landing") and len(moves(position)) == 1


def carry_out(position: Position, move: str) -> None:
    words = move.split()
    if position.phase == "pack":
        choose_pack(position, words[1])
    elif position.phase == "side":
        choose_side(position, words[1])
    elif position.phase == "draft":
        draft(position, read_cell(words[2]))
    elif position.phase == "act":
        act(position, move)
    elif position.phase == "pay":
        pay(position, words[1].split(","))
    elif position.phase == "wolf":
        choose_wolf(position, words)
    elif position.phase == "destination":
        move_wolf(position, read_cell(words[1]))
    elif position.phase == "landing":
        displace(position, read_cell(words[2]))
    elif position.phase == "hunt":
        take_prey(position, int(words[2]))
        hunt(position)


# Set-up, 4


def choose_pack(position: Position, home: str) -> None:
    own(position).home = home
    position.picks += 1
    if position.picks == players(position):
        position.picks = 0
        position.phase = "side" if position.options.tile_side == "choose" else "draft"
    position.turn = picking_seat(position)


def choose_side(position: Position, side: str) -> None:
    """W-SET-10: all fronts or all backs."""
    own(position).sides = "FFFFF" if side == "front" else "BBBBB"
    position.picks += 1
    if position.picks == players(position):
        position.picks = 0
        position.phase = "draft"
    position.turn = picking_seat(position)


def draft(position: Position, cell: Cell) -> None:
    """W-SET-19, W-SET-20."""
    put(position, cell, Piece(position.turn, "alpha"))
    put(position, cell, Piece(position.turn, "pack"))
    position.picks += 1
    if position.picks == 2 * players(position):
        position.picks = 0
        position.phase = "act"
        position.turn = position.first
    else:
        position.turn = picking_seat(position)


def picking_seat(position: Position) -> int:
    """W-SET-13: 1 2 … N N … 2 1."""
    order = list(range(players(position)))
    order += reversed(order)
    return (position.first + order[position.picks]) % players(position)


# A turn, 5 and 6


def act(position: Position, move: str) -> None:
    if move == "end turn":
        end_turn(position)
    else:
        position.pending = move
        position.phase = "pay"


def pay(position: Position, payment: list[str]) -> None:
    """W-PAY-06, W-ACT-04; with the payment the action begins."""
    pack = own(position)
    position.actions += 1
    if position.actions > FREE_ACTIONS:
        pack.action_tokens -= 1
    for paid in payment:
        if paid == "token":
            pack.terrain_tokens -= 1
        elif paid != "H":
            flip(pack, list(TILES).index(paid))
    pending = the(position.pending)
    position.pending = None
    begin(position, pending)


def flip(pack: Pack, tile: int) -> None:
    side = "B" if pack.sides[tile] == "F" else "F"
    pack.sides = pack.sides[:tile] + side + pack.sides[tile + 1 :]


def begin(position: Position, pending: str) -> None:
    words = pending.split()
    if words[0] == "move":
        position.paid = words[2]
        position.phase = "wolf"
    elif words[0] == "build":
        build(position, read_cell(words[2]), words[4])
    elif words[0] == "upgrade":
        upgrade(position, read_cell(words[2]))
    elif words[0] == "howl":
        howl(position, read_cell(words[2]))
    elif words[1] == "pack":
        dominate_pack_wolf(position, read_cell(words[3]))
    else:
        dominate_den(position, read_cell(words[3]), words[5])


def choose_wolf(position: Position, words: list[str]) -> None:
    if words == ["stop"]:
        finish_action(position)
    else:
        position.wolf = (words[1], read_cell(words[3]))
        position.phase = "destination"


def move_wolf(position: Position, cell: Cell) -> None:
    """W-MOVE-19."""
    if position.wolf is None:
        raise ValueError("no wolf was named")
    kind, start = position.wolf
    take_off(position, start, Piece(position.turn, kind))
    put(position, cell, Piece(position.turn, kind))
    position.moved.append((kind, cell))
    position.wolf = None
    if foreign_wolves(position, cell):
        position.pushed = cell
        position.phase = "landing"
    else:
        position.phase = "wolf"


def displace(position: Position, cell: Cell) -> None:
    """W-DISP-08; then on with the Move, or the end of the upgrade."""
    if position.pushed is None:
        raise ValueError("no wolf is displaced")
    wolf = foreign_wolves(position, position.pushed)[0]
    take_off(position, position.pushed, wolf)
    put(position, cell, wolf)
    position.pushed = None
    if position.paid is None:
        finish_action(position)
    else:
        position.phase = "wolf"


def build(position: Position, cell: Cell, track: str) -> None:
    """W-DEN-09."""
    put(position, cell, Piece(position.turn, "den"))
    remove_den(position, track)
    finish_action(position)


def remove_den(position: Position, track: str) -> None:
    """W-DEN-09: the next den leaves its track, with the token of its space."""
    bonus = BONUS_2 if players(position) == 2 else BONUS_3TO5
    token = bonus[track][own(position).removed[track]]
    own(position).removed[track] += 1
    if token == TERRAIN_TOKEN:
        gain_terrain_token(position)
    if token == ACTION_TOKEN:
        gain_action_token(position)


def gain_terrain_token(position: Position) -> None:
    """W-SUP-02, W-OPT-03."""
    held = sum(pack.terrain_tokens for pack in position.packs)
    if not position.options.limited_supply or held < PRINTED_TOKENS:
        own(position).terrain_tokens += 1


def gain_action_token(position: Position) -> None:
    """W-SUP-02, W-OPT-03."""
    held = sum(pack.action_tokens for pack in position.packs)
    if not position.options.limited_supply or held < PRINTED_TOKENS:
        own(position).action_tokens += 1


def upgrade(position: Position, cell: Cell) -> None:
    """W-LAIR-07."""
    take_off(position, cell, Piece(position.turn, "den"))
    fill_day(position)
    put(position, cell, Piece(position.turn, "lair"))
    gain_terrain_token(position)
    if foreign_wolves(position, cell):
        position.pushed = cell
        position.phase = "landing"
    else:
        finish_action(position)


def howl(position: Position, cell: Cell) -> None:
    """W-HOWL-04."""
    position.lone.remove(cell)
    fill_day(position)
    next_wolf(position, cell)
    finish_action(position)


def next_wolf(position: Position, cell: Cell) -> None:
    """The next wolf of the pack track, alpha or pack wolf as it comes."""
    put(position, cell, Piece(position.turn, RESERVE[own(position).used]))
    own(position).used += 1


def dominate_pack_wolf(position: Position, cell: Cell) -> None:
    """W-DOM-07."""
    take_off(position, cell, target(position, cell, "pack"))
    fill_day(position)
    next_wolf(position, cell)
    finish_action(position)


def dominate_den(position: Position, cell: Cell, track: str) -> None:
    """W-DOM-07."""
    take_off(position, cell, target(position, cell, "den"))
    fill_day(position)
    put(position, cell, Piece(position.turn, "den"))
    remove_den(position, track)
    finish_action(position)


def target(position: Position, cell: Cell, kind: str) -> Piece:
    """The one foreign piece of this kind on the cell."""
    pieces = there(position, cell)
    (found,) = [p for p in pieces if p.kind == kind and p.owner != position.turn]
    return found


def fill_day(position: Position) -> None:
    """W-CAL-01."""
    position.calendar += 1
    position.quiet = -1


def finish_action(position: Position) -> None:
    position.paid = None
    position.moved = []
    hunt(position)


def hunt(position: Position) -> None:
    """W-HUNT-04 to 08, 12: single stacks by slot, then a question for each double one."""
    for stacks in new_prey(position).values():
        if len(stacks) == 1:
            take_prey(position, stacks[0])
    position.phase = "hunt" if new_prey(position) else "act"


def take_prey(position: Position, slot: int) -> None:
    """W-HUNT-05, 06, 09."""
    kind, count = position.prey.pop(slot)
    if count > 1:
        position.prey[slot] = (kind, count - 1)
    own(position).prey += (kind,)
    if players(position) > 2:
        gain_action_token(position)


# The end of a turn, 9 and 10


def end_turn(position: Position) -> None:
    """W-TURN-06, W-END-01, W-END-08."""
    days = PHASE_DAYS[players(position)]
    while position.scored < len(days) and position.calendar >= days[position.scored]:
        score_phase(position, MOON_PHASES[position.scored])
        position.scored += 1
    position.quiet += 1
    position.actions = 0
    if position.scored == len(days):
        end_game(position, "full")
    elif is_stalled(position):
        end_game(position, "stalled")
    else:
        position.turn = (position.turn + 1) % players(position)


def end_game(position: Position, ended: str) -> None:
    position.phase = "over"
    position.ended = ended


def is_stalled(position: Position) -> bool:
    """W-END-08."""
    turns = position.options.stall_rounds * players(position)
    if turns > 0 and position.quiet >= turns:
        return True
    return not any(could_fill_a_day(position, seat) for seat in range(players(position)))


def could_fill_a_day(position: Position, seat: int) -> bool:
    """With everybody's help and any payment: by a howl, by dominating, by an upgrade."""
    others = [other for other in range(players(position)) if other != seat]
    pack = position.packs[seat]
    if pack.used < len(RESERVE):
        if position.lone or any(cells_of(position, other, "pack") for other in others):
            return True
    if tracks_with_dens(pack):
        if any(could_show_a_den(position, other) for other in others):
            return True
    return could_build_a_lair(position, seat)


def could_show_a_den(position: Position, seat: int) -> bool:
    """A den to be dominated stands on the map, or could."""
    return bool(cells_of(position, seat, "den") or tracks_with_dens(position.packs[seat]))


def could_build_a_lair(position: Position, seat: int) -> bool:
    """A lair is left, and a den fits or could still be built."""
    if len(cells_of(position, seat, "lair")) == PIECES_PER_PACK["lair"]:
        return False
    dens = cells_of(position, seat, "den")
    if any(fits_a_lair(position, seat, den) for den in dens):
        return True
    return bool(tracks_with_dens(position.packs[seat]))


def score_phase(position: Position, phase: str) -> None:
    """9.2: regions whose top token is of this phase."""
    for slot in sorted(position.moons):
        if position.moons[slot][:1] == (phase,):
            position.moons[slot] = position.moons[slot][1:]
            score_region(position, slot, phase)


def score_region(position: Position, slot: int, phase: str) -> None:
    """W-SCORE-04 to 09, W-2P-13."""
    results = sorted(set(presence(position, slot).values()), reverse=True)
    if not results:
        return
    first = seats_with(position, slot, results[0])
    if len(first) > 1:
        gain_vp(position, first, SECOND_VP[phase])
        return
    if first != [VIRTUAL]:
        position.packs[first[0]].moons += (phase,)
    if len(results) > 1:
        second = seats_with(position, slot, results[1])
        if len(second) == 1:
            gain_vp(position, second, SECOND_VP[phase])


def presence(position: Position, slot: int) -> dict[int, tuple[int, int]]:
    """W-SCORE-01 to 03: strength and alphas of every pack that is there."""
    found: dict[int, tuple[int, int]] = {}
    for cell, pieces in position.pieces.items():
        for piece in pieces:
            if slots(players(position))[cell] == slot:
                strength, alphas = found.get(piece.owner, (0, 0))
                alphas += piece.kind == "alpha"
                found[piece.owner] = (strength + STRENGTH[piece.kind], alphas)
    return found


def seats_with(position: Position, slot: int, result: tuple[int, int]) -> list[int]:
    return [owner for owner, its in presence(position, slot).items() if its == result]


def gain_vp(position: Position, owners: list[int], vp: int) -> None:
    for owner in owners:
        if owner != VIRTUAL:
            position.packs[owner].vp += vp


def points(position: Position) -> tuple[int, ...]:
    """W-END-02: each seat's points if the game ended now."""
    return tuple(seat_points(position, seat) for seat in range(players(position)))


def seat_points(position: Position, seat: int) -> int:
    pack = position.packs[seat]
    track_vp = TRACK_VP_2 if players(position) == 2 else TRACK_VP_3TO5
    hunt_vp = HUNT_VP_2 if players(position) == 2 else HUNT_VP_3TO5
    total = pack.vp + sum(FIRST_VP[moon] for moon in pack.moons)
    total += sum(track_vp[pack.removed[track]] for track in TRACKS)
    total += LAIR_VP[len(cells_of(position, seat, "lair"))]
    return total + hunt_vp[len(pack.prey)] + WOLF_VP[pack.used]


def ranks(position: Position) -> tuple[int, ...]:
    """W-END-03 to 07, 09."""
    results = [result(position, seat) for seat in range(players(position))]
    return tuple(1 + len([other for other in results if other > mine]) for mine in results)


def result(position: Position, seat: int) -> tuple[int, int, int, int]:
    """Points, moon tokens, wolves on the map, alphas on the map."""
    alphas = len(cells_of(position, seat, "alpha"))
    wolves = alphas + len(cells_of(position, seat, "pack"))
    moons = len(position.packs[seat].moons)
    return seat_points(position, seat), moons, wolves, alphas


# --- Reading a position --------------------------------------------------------------------------

PLAIN_KEYS = [
    "map",
    "seats",
    "regions",
    "moons",
    "prey",
    "lone",
    "first",
    "turn",
    "phase",
    "picks",
    "actions",
    "calendar",
    "scored",
    "quiet",
    "pending",
    "paid",
    "moved",
    "wolf",
    "pushed",
    "ended",
    "chance",
    "virtual",
    "virtual.alphas",
    "virtual.wolves",
    "virtual.lairs",
    "bonus_action_cap",
    "seat_compensation",
    "limited_supply",
    "tile_side",
    "packs",
    "stall_rounds",
]
PACK_KEYS = [
    "alphas",
    "wolves",
    "dens",
    "lairs",
    "tiles",
    "spread",
    "speed",
    "howl_range",
    "used",
    "terrain_tokens",
    "action_tokens",
    "prey",
    "moons",
    "vp",
]
KIND_OF_KEY = {"alphas": "alpha", "wolves": "pack", "dens": "den", "lairs": "lair"}
PHASES = ["pack", "side", "draft", "act", "pay", "wolf", "destination", "landing", "hunt", "over"]


def read(line: str) -> Position:
    """A position from its line of text; what the line leaves out has its default."""
    values = read_values(line)
    seats = read_seats(values)
    count = len(seats)
    phase = chosen(values.get("phase", "act"), PHASES)
    calendar = int(values.get("calendar", "0"))
    due = len([day for day in PHASE_DAYS[count] if day <= calendar])
    scored = int(values.get("scored", str(due)))
    first = seats.index(values["first"]) if "first" in values else 0
    begun = 1 if phase in ("wolf", "destination", "landing", "hunt") else 0
    position = Position(
        options=read_options(values),
        regions=read_regions(values.get("regions"), count),
        first=first,
        turn=seats.index(values["turn"]) if "turn" in values else first,
        phase=phase,
        picks=int(values.get("picks", "0")),
        actions=int(values.get("actions", str(begun))),
        calendar=calendar,
        scored=scored,
        quiet=int(values.get("quiet", "0")),
        pending=read_pending(values.get("pending")),
        paid=chosen(values["paid"], TERRAINS) if "paid" in values else None,
        moved=read_wolves(values.get("moved")),
        wolf=read_wolves(values["wolf"])[0] if "wolf" in values else None,
        pushed=read_cell(values["pushed"]) if "pushed" in values else None,
        ended=values.get("ended", "full") if phase == "over" else None,
        moons=read_moons(values.get("moons"), count, scored),
        prey=read_prey(values.get("prey"), count),
        lone=set(),
        pieces=read_pieces(values, seats),
        packs=[read_pack(values, home) for home in seats],
    )
    position.lone = read_lone(position, values.get("lone"))
    if phase in ("pack", "side", "draft"):
        position.turn = picking_seat(position)
    if phase == "pack":
        deal_to_unchosen(position, values)
    check(position)
    return position


def read_values(line: str) -> dict[str, str]:
    tokens = line.split()
    if tokens[0] != "wolves":
        raise ValueError("the line is not about wolves")
    values = {}
    for token in tokens[1:]:
        key, equals, value = token.partition("=")
        home, _, rest = key.partition(".")
        known = key in PLAIN_KEYS or (home in TERRAINS and rest in PACK_KEYS)
        if not equals or not known or key in values:
            raise ValueError(f"bad, unknown or repeated: {token}")
        values[key] = value
    return values


def items(value: str | None) -> list[str]:
    """Split at the commas outside of brackets; `none` is the empty list."""
    if value is None or value == "none":
        return []
    return re.split(r",(?![^(]*\))", value)


def chosen(word: str, words: list[str]) -> str:
    if word not in words:
        raise ValueError(f"{word} is none of {words}")
    return word


def read_cell(text: str) -> Cell:
    """`(-1,2)`"""
    q, r = text.removeprefix("(").removesuffix(")").split(",")
    return int(q), int(r)


def read_cells(value: str | None) -> list[Cell]:
    return [read_cell(text) for text in items(value)]


def read_wolves(value: str | None) -> list[Wolf]:
    """`alpha(0,-4),pack(-3,-1)`"""
    found = []
    for text in items(value):
        kind, bracket, rest = text.partition("(")
        found.append((chosen(kind, ["alpha", "pack"]), read_cell(bracket + rest)))
    return found


def read_pending(value: str | None) -> str | None:
    """Blanks are written `_`, but `howl_range` is one word."""
    if value is None:
        return None
    return value.replace("_", " ").replace("howl range", "howl_range")


def read_seats(values: dict[str, str]) -> list[str]:
    """The pack of each seat."""
    seats = values.get("seats")
    count = int(values["map"].removeprefix("TM")) if "map" in values else 3
    if seats is not None and not seats.isdigit():
        return items(seats)
    if seats is not None:
        count = int(seats)
    packs = [pack for pack in named_packs(values) if pack != values.get("virtual")]
    for terrain in TERRAINS:
        if terrain not in packs and terrain != values.get("virtual") and len(packs) < count:
            packs.append(terrain)
    return packs


def named_packs(values: dict[str, str]) -> list[str]:
    """Packs in the order in which the line names them."""
    found = []
    for key, value in values.items():
        name = value if key in ("turn", "first") else key.split(".")[0]
        if name in TERRAINS and name not in found:
            found.append(name)
    return found


def read_options(values: dict[str, str]) -> Options:
    return Options(
        bonus_action_cap=values.get("bonus_action_cap", "off") == "on",
        limited_supply=values.get("limited_supply", "off") == "on",
        tile_side=chosen(values.get("tile_side", "front"), ["front", "back", "choose"]),
        stall_rounds=int(values.get("stall_rounds", "10")),
    )


def read_regions(value: str | None, count: int) -> tuple[str, ...]:
    if value is None:
        return tuple(list(PALETTES)[: len(region_slots(count))])
    return tuple(items(value))


def by_slot(value: str | None, count: int, fixture: list[str]) -> list[tuple[int, str]]:
    texts = fixture if value is None else items(value)
    return list(zip(region_slots(count), texts, strict=True))


def read_moons(value: str | None, count: int, scored: int) -> dict[int, tuple[str, ...]]:
    """`q/f`, top first; the fixture's stacks without the phases that are scored."""
    stacks = {}
    for slot, text in by_slot(value, count, FIXTURE_MOONS[count]):
        stack = read_stack(text)
        if value is None:
            stack = [moon for moon in stack if MOON_PHASES.index(moon) >= scored]
        stacks[slot] = tuple(stack)
    return stacks


def read_stack(text: str) -> list[str]:
    return [] if text == "-" else [MOON_OF_LETTER[letter] for letter in text.split("/")]


def read_prey(value: str | None, count: int) -> dict[int, tuple[str, int]]:
    """`moose2`"""
    found = {}
    for slot, text in by_slot(value, count, FIXTURE_PREY[count]):
        if text != "-":
            found[slot] = (chosen(text[:-1], PREY_KINDS), int(text[-1]))
    return found


def read_pieces(values: dict[str, str], seats: list[str]) -> dict[Cell, tuple[Piece, ...]]:
    found: dict[Cell, tuple[Piece, ...]] = {}
    for owner, home in [*enumerate(seats), (VIRTUAL, "virtual")]:
        for key, kind in KIND_OF_KEY.items():
            for cell in read_cells(values.get(f"{home}.{key}")):
                found[cell] = (*found.get(cell, ()), Piece(owner, kind))
    said = any(f"virtual.{key}" in values for key in KIND_OF_KEY)
    if len(seats) == 2 and not said:
        for cell, kind in virtual_pieces(values.get("moons")):
            found[cell] = (*found.get(cell, ()), Piece(VIRTUAL, kind))
    return found


def virtual_pieces(moons: str | None) -> list[tuple[Cell, str]]:
    """W-2P-05."""
    found = []
    for slot, text in by_slot(moons, 2, FIXTURE_MOONS[2]):
        for kind, local in VIRTUAL_PACK.get(tuple(read_stack(text)), []):
            found.append((on_map(2, slot, local), kind))
    return found


def read_pack(values: dict[str, str], home: str) -> Pack:
    return Pack(
        home=home,
        sides=read_sides(values.get(f"{home}.tiles", "front")),
        removed={track: int(values.get(f"{home}.{track}", "0")) for track in TRACKS},
        used=int(values.get(f"{home}.used", "0")),
        terrain_tokens=int(values.get(f"{home}.terrain_tokens", "0")),
        action_tokens=int(values.get(f"{home}.action_tokens", "0")),
        prey=tuple(items(values.get(f"{home}.prey"))),
        moons=tuple(MOON_OF_LETTER[letter] for letter in items(values.get(f"{home}.moons"))),
        vp=int(values.get(f"{home}.vp", "0")),
    )


def read_sides(value: str) -> str:
    return {"front": "FFFFF", "back": "BBBBB"}.get(value, value)


def read_lone(position: Position, value: str | None) -> set[Cell]:
    if value is None:
        return {c for c in lone_wolf_cells(players(position)) if not there(position, c)}
    return set(read_cells(value))


def deal_to_unchosen(position: Position, values: dict[str, str]) -> None:
    """W-SET-21, W-2P-08, W-OPT-02: what a line cannot say of a pack that has no name yet."""
    count = players(position)
    early_seats = {3: 2, 4: 2, 5: 3}.get(count, count)  # those without compensation
    for number in range(count):
        pack = position.packs[(position.first + number) % count]
        if pack.home == UNCHOSEN:
            compensated = values.get("seat_compensation") == "on" and number >= early_seats
            pack.action_tokens = int(compensated or (count == 2 and number == 1))
            pack.sides = "BBBBB" if position.options.tile_side == "back" else "FFFFF"


def check(position: Position) -> None:
    """W-CELL-01 to 05, the counts of pieces and tokens, and what the phase asks for."""
    count = players(position)
    homes = [pack.home for pack in position.packs if pack.home != UNCHOSEN]
    if not 2 <= count <= 5 or len(set(homes)) < len(homes) or not set(homes) <= set(TERRAINS):
        raise ValueError(f"these cannot play: {homes}")
    if len(set(position.regions)) < len(region_slots(count)):
        raise ValueError(f"a region is missing or twice: {position.regions}")
    if not position.lone <= lone_wolf_cells(count):
        raise ValueError("a lone wolf where none belongs")
    for cell in position.pieces:
        check_cell(position, cell)
    for owner in range(count):
        for kind, most in PIECES_PER_PACK.items():
            if len(cells_of(position, owner, kind)) > most:
                raise ValueError(f"too many of {kind}")
    if (UNCHOSEN in [pack.home for pack in position.packs]) != (position.phase == "pack"):
        raise ValueError("packs are chosen in phase pack")
    if position.phase != "over" and not moves(position):
        raise ValueError(f"nothing to decide in {position.phase}")
    if is_forced(position):
        raise ValueError(f"only one answer in {position.phase}")


def check_cell(position: Position, cell: Cell) -> None:
    pieces = there(position, cell)
    if cell not in land(players(position)) or holds_token(position, cell):
        raise ValueError(f"no piece may stand on {cell}")
    if len(pieces) > 2 or len([p for p in pieces if is_dwelling(p)]) > 1:
        raise ValueError(f"too much on {cell}")
    if len({p.owner for p in pieces}) == 2 and cell != position.pushed:
        if sorted(is_wolf(p) for p in pieces) != [False, True]:
            raise ValueError(f"these cannot share {cell}")
        if "den" not in [p.kind for p in pieces]:
            raise ValueError(f"these cannot share {cell}")
