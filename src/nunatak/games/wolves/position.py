"""How is a position written in one line? `docs/wolves-positions.md` has the grammar."""

import re
from collections.abc import Callable, Iterable
from functools import partial

import numpy as np

from nunatak.games.wolves.actions import ACTIONS
from nunatak.games.wolves.data import (
    CELLS,
    LEAST_SEATS,
    MOST_SPREAD,
    NO_CELL,
    NO_MOON,
    NO_PACK,
    NO_TERRAIN,
    PIECES,
    PREYS,
    RESERVE,
    ROOM,
    SCORINGS,
    SEATS,
    TERRAINS,
    TRACK_DENS,
    TURNING_TILES,
    VIRTUAL,
    Moon,
    Piece,
    Token,
)
from nunatak.games.wolves.designed import Designed
from nunatak.games.wolves.fixtures import (
    DEFAULT_SEATS,
    KEYS,
    LETTER,
    Given,
    lay_map,
    lone_cells,
    slots,
    write_moons,
    write_prey,
    write_regions,
)
from nunatak.games.wolves.laws import faults
from nunatak.games.wolves.names import CELL, ENDING, OPTION, PHASE, PREY, TERRAIN, TRACK, WOLF
from nunatak.games.wolves.rules.draft import name_virtual_pack, picker
from nunatak.games.wolves.rules.move import note_moved
from nunatak.games.wolves.rules.pieces import is_land, pieces_on, put
from nunatak.games.wolves.setup import OPTIONS, blank
from nunatak.games.wolves.state import NEW_ELEMENT, NO_ACTION, NO_WOLF, Ending, Phase
from nunatak.kernel.actions import UnreadableAction
from nunatak.kernel.kinds import NUMBER_BETWEEN, SUCH, UNKNOWN, counted, named
from nunatak.kernel.sheet import (
    ONCE,
    Entry,
    Name,
    PositionError,
    Sheet,
    as_given,
)
from nunatak.kernel.state import State

MAPS = {f"TM{players}": players for players in range(LEAST_SEATS, SEATS + 1)}
MOST_TOKENS, MOST_VP, MOST_DAYS, MOST_QUIET = 99, 999, 999, 9999

# ------------------------------------------------------------------ who plays


def _blank(given: Given, designed: Designed) -> State:
    """The map with nothing on it but tokens, and the virtual pack."""
    packs = _read_packs(given)
    state = blank(designed, _read_options(given), len(packs))
    state.phase = Phase.ACT
    state.tiles[:] = 0
    state.pack[: len(packs)] = packs
    if state.seats == LEAST_SEATS and NO_PACK not in packs:
        name_virtual_pack(state)
    lay_map(state, given)
    return state


def _read_packs(given: Given) -> list[int]:
    """The pack of each seat: as said, then as mentioned, then as they come."""
    name = given["map"].one_of(*MAPS) if "map" in given else ""
    seats = given.get("seats", Entry("seats", str(MAPS.get(name, DEFAULT_SEATS))))
    said = [] if seats.text.isdecimal() else seats.items()
    count = len(said) or int(seats.text)
    if not LEAST_SEATS <= count <= SEATS:
        seats.fail(NUMBER_BETWEEN, least=LEAST_SEATS, most=SEATS, got=seats.text)
    if name and MAPS[name] != count:
        seats.fail("{map} is a map for {count}, got {got}", map=name, count=MAPS[name], got=count)
    if not said:
        return [TERRAIN.number(pack) for pack in _mentioned(given)[:count]]
    packs = [NO_PACK if pack.text == UNKNOWN else pack.thing(TERRAIN) for pack in said]
    chosen = [pack for pack in packs if pack != NO_PACK]
    if len(set(chosen)) < len(chosen):
        seats.fail(ONCE)
    return packs


def _mentioned(given: Given) -> list[str]:
    """The packs in the order in which the text speaks of them, then the others."""
    words = (
        entry.text if key in ("turn", "first") else key.partition(".")[0]
        for key, entry in given.items()
    )
    return list(dict.fromkeys([*(word for word in words if word in TERRAINS), *TERRAINS]))


def _read_options(given: Given) -> dict[str, str]:
    options = {}
    for name, option in OPTIONS.items():
        options[name] = given[name].text if name in given else option.default
        problem = option.refuses(name, options[name])
        if problem:
            raise PositionError(name, problem.sentence, **problem.said.values)
    return options


def _write_option(option: str, state: State) -> str:
    return str(OPTION[option].name(int(getattr(state, option))))


def _write_packs(state: State) -> list[str]:
    return [UNKNOWN if pack == NO_PACK else TERRAINS[pack] for pack in state.pack[: state.seats]]


def _seat_name(state: State, seat: int) -> str:
    return str(seat) if state.pack[seat] == NO_PACK else TERRAINS[state.pack[seat]]


def _write_seat(field: str, state: State) -> str:
    return _seat_name(state, int(getattr(state, field)))


def _read_seat(field: str, state: State, entry: Entry) -> None:
    """A seat by its pack, or by its number where packs are still to be chosen."""
    names = [_seat_name(state, seat) for seat in range(state.seats)]
    numbered = entry.text.isdecimal() and int(entry.text) < state.seats
    setattr(state, field, int(entry.text) if numbered else names.index(entry.one_of(*names)))


# ------------------------------------------------------------------ the map


def _put_lone_wolf(state: State, cell: int, item: Entry) -> None:
    if cell not in lone_cells(state):
        item.fail("{cell} is no lone-wolf cell", cell=item.text)
    state.token[cell] = Token.LONE_WOLF


# ------------------------------------------------------------------ packs


def _standing(owner: int, kind: int, state: State) -> Iterable[int]:
    return state.where[owner, kind, : state.count[owner, kind]].tolist()


def _has_none(owner: int, kind: int, state: State) -> bool:
    """The virtual pack has pieces by default: that it has none at all must be said."""
    return owner == VIRTUAL and kind == Piece.LAIR and not state.count[VIRTUAL].any()


def _put(owner: int, kind: int, state: State, cell: int, item: Entry) -> None:
    if not is_land(state, cell):
        item.fail("{cell} is no land cell", cell=item.text)
    if pieces_on(state, cell) >= ROOM:
        item.fail("{cell} holds two pieces already", cell=item.text)
    put(state, owner, kind, cell)


def _write_tiles(seat: int, state: State) -> str | None:
    tiles = int(state.tiles[seat])
    return "".join("FB"[tiles >> tile & 1] for tile in range(TURNING_TILES)) if tiles else None


def _read_tiles(seat: int, state: State, entry: Entry) -> None:
    sides = {"front": "F" * TURNING_TILES, "back": "B" * TURNING_TILES}.get(entry.text, entry.text)
    if not re.fullmatch(rf"[FB]{{{TURNING_TILES}}}", sides):
        entry.fail(SUCH, form="front|back|FFBFF", got=entry.text)
    state.tiles[seat] = sum((side == "B") << tile for tile, side in enumerate(sides))


def _hunt(seat: int, state: State, prey: int, _item: Entry) -> None:
    state.hunted[seat] |= 1 << prey


def _win(seat: int, state: State, moon: int, _item: Entry) -> None:
    state.moons_won[seat, moon] += 1


def _write_virtual(state: State) -> str | None:
    return None if state.pack[VIRTUAL] == NO_PACK else TERRAINS[state.pack[VIRTUAL]]


def _read_virtual(state: State, entry: Entry) -> None:
    """W-2P-04: which pack stands for the virtual one."""
    state.pack[VIRTUAL] = entry.thing(TERRAIN)
    if state.pack[VIRTUAL] in state.pack[: state.seats]:
        entry.fail("a player has that pack")


# ------------------------------------------------------------------ the turn


def _write_turn(state: State) -> str | None:
    """In the set-up it follows from the picks who decides."""
    return None if state.phase < Phase.ACT else _write_seat("seat", state)


def _write_pending(state: State) -> str | None:
    pending = int(state.pending)
    return None if pending == NO_ACTION else str(ACTIONS.decode(pending)).replace(" ", "_")


def _read_pending(state: State, entry: Entry) -> None:
    try:
        state.pending = ACTIONS.encode(ACTIONS.read(entry.text.replace("_", " "), 0))
    except UnreadableAction:
        entry.fail("an action to be paid is expected, got {got!r}", got=entry.text)


def _complete(state: State, given: frozenset[str]) -> None:
    """What was not said: who decides, which moons are scored, where lone wolves lie."""
    if state.phase < Phase.ACT:
        state.seat = picker(state)
    elif "turn" not in given:
        state.seat = state.first
    if "scored" not in given:
        state.scored = sum(state.days >= day for day in state.phase_day)
    if "moons" not in given:
        for slot in slots(state):
            while NO_MOON < state.moon[slot, 0] <= state.scored:
                state.moon[slot] = state.moon[slot, 1], NO_MOON
    if "lone" not in given:
        bare = [cell for cell in lone_cells(state) if pieces_on(state, cell) == 0]
        state.token[bare] = Token.LONE_WOLF
    if "actions" not in given:
        state.actions = int(Phase.PAY < state.phase < Phase.OVER)
    if "ended" not in given and state.phase == Phase.OVER:
        state.ended = Ending.FULL


def _check(state: State, given: frozenset[str]) -> None:
    if "turn" in given and state.phase < Phase.ACT:
        raise PositionError("turn", "follows from the picks of the set-up")
    for fault in faults(state):
        raise fault


# ------------------------------------------------------------------ the keys, as they are written


def _declare_pieces(sheet: Sheet, owner: int, name: Callable[[str], Name]) -> None:
    for key, kind in KEYS.items():
        these, add = partial(_standing, owner, kind), partial(_put, owner, kind)
        sheet.several(name(key), CELL, these, add, PIECES[kind], partial(_has_none, owner, kind))


def _declare_pack(sheet: Sheet, seat: int) -> None:
    """Everything of a player; the keys begin with his pack, or his number before he has one."""

    def name(key: str) -> Name:
        return lambda state: f"{_seat_name(state, seat)}.{key}" if seat < state.seats else None

    _declare_pieces(sheet, seat, name)
    sheet.key(name("tiles"), partial(_write_tiles, seat), partial(_read_tiles, seat))
    for number, track in enumerate(TRACK.names):
        sheet.field(name(track), counted(0, TRACK_DENS), "dens_off", seat, number, none=0)
    sheet.field(name("used"), counted(0, RESERVE), "wolves_used", seat, none=0)
    sheet.field(name("terrain_tokens"), counted(0, MOST_TOKENS), "bonus_terrain", seat, none=0)
    sheet.field(name("action_tokens"), counted(0, MOST_TOKENS), "bonus_action", seat, none=0)
    sheet.several(
        name("prey"),
        PREY,
        lambda state: (n for n in range(len(PREYS)) if int(state.hunted[seat]) >> n & 1),
        partial(_hunt, seat),
        len(PREYS),
    )
    sheet.several(
        name("moons"),
        LETTER,
        lambda state: (moon for moon in Moon for _ in range(state.moons_won[seat, moon])),
        partial(_win, seat),
        MOST_TOKENS,
    )
    sheet.field(name("vp"), counted(0, MOST_VP), "vp", seat, none=0)


def _declare_virtual(sheet: Sheet) -> None:
    """W-2P-04, W-2P-05: with two players the virtual pack."""

    def name(key: str) -> Name:
        return lambda state: key if state.seats == LEAST_SEATS else None

    sheet.key(name("virtual"), _write_virtual, _read_virtual)
    _declare_pieces(sheet, VIRTUAL, lambda key: name(f"virtual.{key}"))


def _declare_turn(sheet: Sheet) -> None:
    sheet.key("first", partial(_write_seat, "first"), partial(_read_seat, "first"))
    sheet.key("turn", _write_turn, partial(_read_seat, "seat"))
    sheet.field("phase", PHASE)
    sheet.field("picks", counted(0, 2 * SEATS - 1), none=0)
    sheet.field("actions", counted(0, MOST_TOKENS), none=0)
    sheet.field("calendar", counted(0, MOST_DAYS), "days", none=0)
    sheet.field("scored", counted(0, SCORINGS))
    sheet.field("quiet", counted(NEW_ELEMENT, MOST_QUIET), none=0)
    sheet.key("pending", _write_pending, _read_pending)
    sheet.field("paid", TERRAIN, none=NO_TERRAIN)
    sheet.several(
        "moved",
        WOLF,
        lambda state: state.moved[: state.moved_count],
        lambda state, wolf, _item: note_moved(state, wolf),
        MOST_SPREAD,
    )
    sheet.field("wolf", WOLF, none=NO_WOLF)
    sheet.field("pushed", CELL, none=NO_CELL)
    sheet.field("ended", named(*ENDING.names[1:], first=Ending.FULL), none=Ending.NONE)


def _sheet() -> Sheet:
    sheet = Sheet("wolves", blank=_blank)
    sheet.key("map", lambda _state: None, as_given)
    sheet.key("seats", _write_packs, as_given)
    for option in OPTIONS:
        sheet.given(option, partial(_write_option, option), OPTIONS[option].default)
    sheet.key("regions", write_regions, as_given)
    sheet.key("moons", write_moons, as_given)
    sheet.key("prey", write_prey, as_given)
    sheet.several(
        "lone",
        CELL,
        lambda state: np.flatnonzero(state.token == Token.LONE_WOLF),
        _put_lone_wolf,
        CELLS,
        lambda _state: True,
    )
    _declare_turn(sheet)
    for seat in range(SEATS):
        _declare_pack(sheet, seat)
    _declare_virtual(sheet)
    sheet.chance()
    sheet.check(_complete)
    sheet.check(_check)
    return sheet


SHEET = _sheet()
