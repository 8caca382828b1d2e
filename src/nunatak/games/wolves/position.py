"""How is a position written in one line? `docs/wolves-positions.md` has the grammar."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from nunatak.games.wolves.actions import (
    MOST_LEGAL,
    MOVE,
    cell_name,
    cell_number,
    decode,
    encode,
)
from nunatak.games.wolves.actions import PAY as PAY_ACTION
from nunatak.games.wolves.actions import read as read_action
from nunatak.games.wolves.actions import write as write_action
from nunatak.games.wolves.data import (
    ALPHA,
    CELLS,
    DEN,
    KINDS,
    LAIR,
    LAND,
    LEAST_SEATS,
    LONE_WOLF,
    NO_CELL,
    NO_MOON,
    NO_PACK,
    NO_PIECE,
    NO_PREY,
    NO_TERRAIN,
    NO_TOKEN,
    PACK_WOLF,
    PHASES_OF_THE_MOON,
    PIECES,
    PREY,
    REGIONS,
    RESERVE,
    ROOM,
    SCORINGS,
    SEATS,
    TERRAINS,
    TRACK_DENS,
    TRACKS,
    TURNING_TILES,
    VIRTUAL,
)
from nunatak.games.wolves.designed import Designed
from nunatak.games.wolves.geometry import BOARDS, LONE_WOLF_CELL, LONE_WOLF_CELLS
from nunatak.games.wolves.rules import legal, refuse_act
from nunatak.games.wolves.rules.draft import name_virtual_pack, picker
from nunatak.games.wolves.rules.move import is_own_wolf, note_moved, unmoved
from nunatak.games.wolves.rules.pieces import foreign_wolf, is_land, is_wolf, pieces_on, put
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.setup import (
    MOONS,
    OPTIONS,
    STACK_KIND,
    STACK_SIZE,
    blank,
    first_region,
    lay_prey,
    lay_terrain,
    options_of,
    place_virtual_pack,
)
from nunatak.games.wolves.state import (
    ACT,
    DESTINATION,
    ENDINGS,
    HUNT,
    LANDING,
    NEW_ELEMENT,
    NO_WOLF,
    OVER,
    PACK,
    PAY,
    PHASES,
    WOLF,
    kind_of,
    owner_of,
    wolf_cell,
    wolf_kind,
    wolf_of,
)
from nunatak.kernel.game import PositionError, UnreadableAction
from nunatak.kernel.hex import CELL_NAME
from nunatak.kernel.state import State

NAME = "wolves"
NONE = "none"
UNCHOSEN = "?"
MAPS = {f"TM{players}": players for players in range(LEAST_SEATS, SEATS + 1)}
DEFAULT_SEATS = 3
MOON_LETTERS = ("-", *(phase[0] for phase in PHASES_OF_THE_MOON))
KEYS = {"alphas": ALPHA, "wolves": PACK_WOLF, "dens": DEN, "lairs": LAIR}
MOST_TOKENS = 99
MOST_VP = 999
MOST_QUIET = 9999
TM3_PREY = ("moose", "hare", "boar", "deer", "hare", "raccoon")  # 15.1
TM2_MOONS = ((2, 3), (1, 0), (3, 0), (3, 0), (1, 2))

# ------------------------------------------------------------------ writing


def write(state: State) -> str:
    """The whole position."""
    return " ".join([NAME, *_words(state)])


def _words(state: State) -> Iterator[str]:
    yield "seats=" + ",".join(_pack_name(state.pack[seat]) for seat in range(state.seats))
    for option, value in options_of(state).items():
        if value != OPTIONS[option].default:
            yield f"{option}={value}"
    yield from _map_words(state)
    yield f"first={_seat_name(state, state.first)}"
    yield from _turn_words(state)
    for seat in range(state.seats):
        yield from _pack_words(state, seat, _seat_name(state, seat))
    if state.seats == LEAST_SEATS:
        yield from _virtual_words(state)
    if state.chance.any():
        yield "chance=" + "".join(f"{int(word):08x}" for word in state.chance)


def _pack_name(pack: int) -> str:
    return UNCHOSEN if pack == NO_PACK else TERRAINS[pack]


def _seat_name(state: State, seat: int) -> str:
    return str(seat) if state.pack[seat] == NO_PACK else TERRAINS[state.pack[seat]]


def _slots(state: State) -> range:
    return range(first_region(state), BOARDS[state.layout])


def _map_words(state: State) -> Iterator[str]:
    slots = _slots(state)
    yield "regions=" + ",".join(REGIONS[state.region[slot]] for slot in slots)
    yield "moons=" + ",".join(_moon_stack(*state.moon[slot]) for slot in slots)
    yield "prey=" + ",".join(_prey_stack(state, slot) for slot in slots)
    lone = [cell for cell in range(CELLS) if state.token[cell] == LONE_WOLF]
    yield f"lone={_cells(lone) or NONE}"


def _moon_stack(upper: int, lower: int) -> str:
    return MOON_LETTERS[upper] + (f"/{MOON_LETTERS[lower]}" if lower != NO_MOON else "")


def _prey_stack(state: State, slot: int) -> str:
    if state.prey[slot] == NO_PREY:
        return "-"
    return f"{PREY[state.prey[slot]]}{state.prey_left[slot]}"


def _cells(cells: Sequence[int]) -> str:
    return ",".join(map(cell_name, cells))


def _turn_words(state: State) -> Iterator[str]:
    phase = int(state.phase)
    if phase >= ACT:
        yield f"turn={TERRAINS[state.pack[state.seat]]}"
    yield f"phase={PHASES[phase]}"
    yield from _number("picks", state.picks)
    yield from _number("actions", state.actions)
    yield from _number("calendar", state.days)
    yield f"scored={state.scored}"
    yield from _number("quiet", state.quiet)
    if phase == PAY:
        yield f"pending={write_action(decode(int(state.pending))).replace(' ', '_')}"
    if state.paid != NO_TERRAIN:
        yield f"paid={TERRAINS[state.paid]}"
    if state.moved_count:
        yield "moved=" + ",".join(map(_wolf_name, state.moved[: state.moved_count]))
    if state.wolf != NO_WOLF:
        yield f"wolf={_wolf_name(state.wolf)}"
    if state.pushed != NO_CELL:
        yield f"pushed={cell_name(int(state.pushed))}"
    if phase == OVER:
        yield f"ended={ENDINGS[state.ended]}"


def _number(key: str, number: int) -> Iterator[str]:
    if number:
        yield f"{key}={number}"


def _list(key: str, items: Sequence[str]) -> Iterator[str]:
    if items:
        yield f"{key}={','.join(items)}"


def _wolf_name(wolf: int) -> str:
    return KINDS[wolf_kind(int(wolf))] + cell_name(wolf_cell(int(wolf)))


def _piece_words(state: State, owner: int, name: str) -> Iterator[str]:
    for key, kind in KEYS.items():
        cells = state.where[owner, kind, : state.count[owner, kind]]
        yield from _list(f"{name}.{key}", [cell_name(int(cell)) for cell in cells])


def _pack_words(state: State, seat: int, name: str) -> Iterator[str]:
    yield from _piece_words(state, seat, name)
    sides = "".join("FB"[int(state.tiles[seat]) >> tile & 1] for tile in range(TURNING_TILES))
    if "B" in sides:
        yield f"{name}.tiles={sides}"
    for track, key in enumerate(TRACKS):
        yield from _number(f"{name}.{key}", state.dens_off[seat, track])
    yield from _number(f"{name}.used", state.wolves_used[seat])
    yield from _number(f"{name}.terrain_tokens", state.bonus_terrain[seat])
    yield from _number(f"{name}.action_tokens", state.bonus_action[seat])
    kinds = [prey for number, prey in enumerate(PREY) if int(state.hunted[seat]) >> number & 1]
    yield from _list(f"{name}.prey", kinds)
    moons = "".join(
        letter * int(state.moons_won[seat, moon]) for moon, letter in enumerate(MOON_LETTERS)
    )
    yield from _list(f"{name}.moons", list(moons))
    yield from _number(f"{name}.vp", state.vp[seat])


def _virtual_words(state: State) -> Iterator[str]:
    if state.pack[VIRTUAL] != NO_PACK:
        yield f"virtual={TERRAINS[state.pack[VIRTUAL]]}"
    pieces = list(_piece_words(state, VIRTUAL, "virtual"))
    yield from pieces or [f"virtual.lairs={NONE}"]


# ------------------------------------------------------------------ reading


class _Words:
    """The keys and values of a position text, each to be taken once."""

    def __init__(self, text: str) -> None:
        name, *rest = text.split() or [""]
        if name != NAME:
            raise PositionError("start", f"{NAME!r} is expected, got {name!r}")
        self.values: dict[str, str] = {}
        for word in rest:
            key, sign, value = word.partition("=")
            if not sign or not key or not value:
                raise PositionError(word, "key=value is expected")
            if key in self.values:
                raise PositionError(key, "is given twice")
            self.values[key] = value

    def take(self, key: str, default: str = "") -> str:
        return self.values.pop(key, default)

    def number(self, key: str, lowest: int, highest: int, default: int = 0) -> int:
        value = self.take(key, str(default))
        if not re.fullmatch(r"-?[0-9]{1,6}", value) or not lowest <= int(value) <= highest:
            raise PositionError(
                key, f"a number from {lowest} to {highest} is expected, got {value!r}"
            )
        return int(value)

    def one_of(self, key: str, names: Sequence[str], default: str) -> int:
        return _index(key, self.take(key, default), names)

    def items(self, key: str) -> list[str]:
        value = self.take(key, NONE)
        return [] if value == NONE else value.split(",")

    def cells(self, key: str) -> list[int]:
        value = self.take(key, NONE)
        if value == NONE:
            return []
        if not re.fullmatch(rf"{CELL_NAME}(,{CELL_NAME})*", value):
            raise PositionError(key, f"cells like (-6,2),(0,1) are expected, got {value!r}")
        return [_cell(key, name) for name in re.findall(CELL_NAME, value)]

    def wolves(self, key: str) -> list[int]:
        value = self.take(key, NONE)
        kinds = f"(?:{KINDS[PACK_WOLF]}|{KINDS[ALPHA]})"
        if value == NONE:
            return []
        if not re.fullmatch(rf"{kinds}{CELL_NAME}(,{kinds}{CELL_NAME})*", value):
            raise PositionError(key, f"wolves like alpha(-6,2) are expected, got {value!r}")
        return [
            wolf_of(KINDS.index(kind), _cell(key, name))
            for kind, name in re.findall(rf"({kinds})({CELL_NAME})", value)
        ]


def _index(key: str, value: str, names: Sequence[str]) -> int:
    if value not in names:
        raise PositionError(key, f"one of {', '.join(names)} is expected, got {value!r}")
    return names.index(value)


def _cell(key: str, name: str) -> int:
    cell = cell_number(name)
    if cell == CELLS:
        raise PositionError(key, f"there is no cell {name}")
    return cell


def read(text: str, designed: Designed) -> tuple[State, dict[str, str]]:
    """The position and its options, or a PositionError that says what is wrong where."""
    words = _Words(text)
    packs = _read_packs(words)
    options = _read_options(words)
    state = blank(designed, options, len(packs))
    state.tiles[:] = 0
    state.pack[: len(packs)] = packs
    _read_virtual(state, words)
    _read_calendar(state, words)
    _read_map(state, words)
    for seat in range(len(packs)):
        _read_pack(state, words, seat, _seat_name(state, seat))
    _read_lone_wolves(state, words)
    _read_turn(state, words)
    _read_chance(state, words)
    if words.values:
        raise PositionError(next(iter(words.values)), "there is no such key")
    _check_cells(state)
    _check_decision(state)
    return state, options


def _read_packs(words: _Words) -> list[int]:
    """The pack of each seat: as said, then as mentioned, then as they come."""
    name = words.take("map")
    if name and name not in MAPS:
        raise PositionError("map", f"one of {', '.join(MAPS)} is expected, got {name!r}")
    value = words.take("seats", str(MAPS.get(name, DEFAULT_SEATS)))
    said = [] if value.isdecimal() else value.split(",")
    count = int(value) if value.isdecimal() else len(said)
    if not LEAST_SEATS <= count <= SEATS:
        raise PositionError("seats", f"{LEAST_SEATS} to {SEATS} are expected, got {value!r}")
    if name and MAPS[name] != count:
        raise PositionError("seats", f"{name} is a map for {MAPS[name]}, got {count}")
    packs = [
        NO_PACK if pack == UNCHOSEN else _index("seats", pack, TERRAINS)
        for pack in said or _mentioned(words.values)[:count]
    ]
    chosen = [pack for pack in packs if pack != NO_PACK]
    if len(set(chosen)) < len(chosen):
        raise PositionError("seats", "each pack can be there once")
    return packs


def _mentioned(values: Mapping[str, str]) -> list[str]:
    """The packs in the order in which the text speaks of them, then the others."""
    found = []
    for key, value in values.items():
        owner = value if key in ("turn", "first") else key.partition(".")[0]
        if owner in TERRAINS and owner not in found:
            found.append(owner)
    return found + [terrain for terrain in TERRAINS if terrain not in found]


def _read_options(words: _Words) -> dict[str, str]:
    options = {}
    for name, option in OPTIONS.items():
        options[name] = words.take(name, option.default)
        problem = option.refuses(options[name])
        if problem:
            raise PositionError(name, problem)
    return options


# ------------------------------------------------------------------ the map


def _read_virtual(state: State, words: _Words) -> None:
    """W-2P-04: which pack stands for the virtual one."""
    if state.seats == LEAST_SEATS and NO_PACK not in state.pack[: state.seats]:
        name_virtual_pack(state)
        state.pack[VIRTUAL] = words.one_of("virtual", TERRAINS, TERRAINS[state.pack[VIRTUAL]])
        if state.pack[VIRTUAL] in state.pack[: state.seats]:
            raise PositionError("virtual", "a player has that pack")


def _read_calendar(state: State, words: _Words) -> None:
    state.days = words.number("calendar", 0, 999)
    due = sum(state.days >= day for day in state.phase_day)
    state.scored = words.number("scored", 0, SCORINGS, due)
    state.quiet = words.number("quiet", NEW_ELEMENT, MOST_QUIET)


def _read_map(state: State, words: _Words) -> None:
    slots = _slots(state)
    regions = _by_slot(words, "regions", slots) or list(REGIONS[: len(slots)])
    state.region[slots] = [_index("regions", region, REGIONS) for region in regions]
    if len(set(regions)) < len(regions):
        raise PositionError("regions", "each region board can be there once")
    lay_terrain(state)
    for slot, (kind, count) in zip(slots, _prey_stacks(state, words, slots), strict=True):
        if count:
            lay_prey(state, slot, kind, count)
        state.prey[slot] = kind
    _read_moons(state, words, slots)


def _by_slot(words: _Words, key: str, slots: range) -> list[str]:
    """A value for each slot, or nothing if the key is not given."""
    items = words.items(key)
    if items and len(items) != len(slots):
        raise PositionError(key, f"{len(slots)} are expected, got {len(items)}")
    return items


def _prey_stacks(state: State, words: _Words, slots: range) -> Iterator[tuple[int, int]]:
    most = int(STACK_SIZE[state.layout])
    items = _by_slot(words, "prey", slots)
    if not items:
        kinds = STACK_KIND[state.layout, : len(slots)]
        names = TM3_PREY if state.seats == DEFAULT_SEATS else [PREY[kind] for kind in kinds]
        items = [f"{name}{most}" for name in names]
    for item in items:
        found = re.fullmatch(r"([a-z]+)([0-9])", item)
        if item == "-":
            yield NO_PREY, 0
        elif found and int(found[2]) <= most:
            yield _index("prey", found[1], PREY), int(found[2])
        else:
            raise PositionError("prey", f"stacks like hare{most} are expected, got {item!r}")


def _read_moons(state: State, words: _Words, slots: range) -> None:
    items = _by_slot(words, "moons", slots)
    fixture = TM2_MOONS if state.seats == LEAST_SEATS else MOONS[state.layout, : len(slots)]
    state.moon[slots] = [_read_stack(item) for item in items] if items else fixture
    if state.seats == LEAST_SEATS:
        _read_virtual_pieces(state, words)
    if not items:
        for slot in slots:
            while 0 < state.moon[slot, 0] <= state.scored:
                state.moon[slot] = state.moon[slot, 1], NO_MOON


def _read_stack(item: str) -> tuple[int, int]:
    upper, _, lower = item.partition("/")
    return (
        _index("moons", upper, MOON_LETTERS),
        _index("moons", lower, MOON_LETTERS) if lower else NO_MOON,
    )


def _read_virtual_pieces(state: State, words: _Words) -> None:
    """W-2P-05: by the stacks, unless the text says where the pieces stand."""
    if any(f"virtual.{key}" in words.values for key in KEYS):
        _read_pieces(state, words, VIRTUAL, "virtual")
    else:
        place_virtual_pack(state)


def _read_pieces(state: State, words: _Words, owner: int, name: str) -> None:
    for key, kind in KEYS.items():
        cells = words.cells(f"{name}.{key}")
        if len(cells) > PIECES[kind]:
            raise PositionError(f"{name}.{key}", f"there are only {PIECES[kind]}")
        for cell in cells:
            if not is_land(state, cell):
                raise PositionError(f"{name}.{key}", f"{cell_name(cell)} is no land cell")
            if pieces_on(state, cell) >= ROOM:
                raise PositionError(f"{name}.{key}", f"{cell_name(cell)} holds two pieces already")
            put(state, owner, kind, cell)


def _read_lone_wolves(state: State, words: _Words) -> None:
    all_cells = [
        int(cell) for cell in LONE_WOLF_CELL[state.layout, : LONE_WOLF_CELLS[state.layout]]
    ]
    cells = [cell for cell in all_cells if pieces_on(state, cell) == 0]
    if "lone" in words.values:
        cells = words.cells("lone")
    for cell in cells:
        if cell not in all_cells:
            raise PositionError("lone", f"{cell_name(cell)} is no lone-wolf cell")
        state.token[cell] = LONE_WOLF


# ------------------------------------------------------------------ packs


def _read_pack(state: State, words: _Words, seat: int, name: str) -> None:
    _read_pieces(state, words, seat, name)
    state.tiles[seat] = _read_tiles(words, f"{name}.tiles")
    for track, key in enumerate(TRACKS):
        state.dens_off[seat, track] = words.number(f"{name}.{key}", 0, TRACK_DENS)
    state.wolves_used[seat] = words.number(f"{name}.used", 0, RESERVE)
    state.bonus_terrain[seat] = words.number(f"{name}.terrain_tokens", 0, MOST_TOKENS)
    state.bonus_action[seat] = words.number(f"{name}.action_tokens", 0, MOST_TOKENS)
    for prey in words.items(f"{name}.prey"):
        state.hunted[seat] |= 1 << _index(f"{name}.prey", prey, PREY)
    for moon in words.items(f"{name}.moons"):
        state.moons_won[seat, 1 + _index(f"{name}.moons", moon, MOON_LETTERS[1:])] += 1
    state.vp[seat] = words.number(f"{name}.vp", 0, MOST_VP)


def _read_tiles(words: _Words, key: str) -> int:
    value = words.take(key, "front")
    sides = {"front": "F" * TURNING_TILES, "back": "B" * TURNING_TILES}.get(value, value)
    if not re.fullmatch(rf"[FB]{{{TURNING_TILES}}}", sides):
        raise PositionError(key, f"front, back or letters like FFBFF are expected, got {value!r}")
    return sum((side == "B") << tile for tile, side in enumerate(sides))


# ------------------------------------------------------------------ the turn


def _read_turn(state: State, words: _Words) -> None:
    state.first = _read_seat(state, words, "first", 0)
    state.phase = words.one_of("phase", PHASES, PHASES[ACT])
    state.picks = words.number("picks", 0, 2 * int(state.seats) - 1)
    open_action = state.phase in (WOLF, DESTINATION, LANDING, HUNT)
    state.actions = words.number("actions", int(open_action), MOST_TOKENS, int(open_action))
    if state.phase < ACT:
        state.seat = picker(state)
    else:
        state.seat = _read_seat(state, words, "turn", int(state.first))
    if state.phase == OVER:
        state.ended = words.one_of("ended", ENDINGS[1:], ENDINGS[1]) + 1
    _read_move(state, words)
    if state.phase == PAY:
        state.pending = _read_pending(words.take("pending"))


def _read_pending(text: str) -> int:
    try:
        return encode(read_action(text.replace("_", " "), 0))
    except UnreadableAction:
        raise PositionError("pending", f"an action to be paid is expected, got {text!r}") from None


def _read_seat(state: State, words: _Words, key: str, default: int) -> int:
    """A seat by its pack, or by its number where packs are still to be chosen."""
    value = words.take(key, str(default))
    names = [TERRAINS[pack] for pack in state.pack[: state.seats] if pack != NO_PACK]
    if value.isdecimal() and int(value) < state.seats:
        return int(value)
    pack = TERRAINS.index(names[_index(key, value, names)])
    return int(np.flatnonzero(state.pack[: state.seats] == pack)[0])


def _read_move(state: State, words: _Words) -> None:
    paid = words.take("paid")
    if paid:
        state.paid = _index("paid", paid, TERRAINS)
    moved = words.wolves("moved")
    if len(moved) > len(state.moved):
        raise PositionError("moved", f"at most {len(state.moved)} wolves can have moved")
    for wolf in moved:
        note_moved(state, wolf)
    for wolf in words.wolves("wolf")[:1]:
        state.wolf = wolf
    for cell in words.cells("pushed")[:1]:
        state.pushed = cell


def _read_chance(state: State, words: _Words) -> None:
    value = words.take("chance", "0" * 32)
    if not re.fullmatch(r"[0-9a-f]{32}", value):
        raise PositionError("chance", f"32 hexadecimal digits are expected, got {value!r}")
    for word in range(4):
        state.chance[word] = int(value[word * 8 : word * 8 + 8], 16)


# ------------------------------------------------------------------ what must hold


def _check_cells(state: State) -> None:
    """W-CELL-02, W-CELL-03, W-CELL-05."""
    for cell in range(CELLS):
        upper, lower = map(int, state.piece[cell])
        where = cell_name(cell)
        if upper != NO_PIECE and state.token[cell] != NO_TOKEN:
            raise PositionError(where, "a piece and a token lie there (W-CELL-05)")
        if lower == NO_PIECE or cell == state.pushed:
            continue
        dwellings = [kind_of(piece) for piece in (upper, lower) if not is_wolf(piece)]
        if len(dwellings) == ROOM:
            raise PositionError(where, "two dwellings stand there (W-CELL-02)")
        if owner_of(upper) != owner_of(lower) and dwellings != [DEN]:
            raise PositionError(where, "two packs share the cell (W-CELL-03)")


def _check_decision(state: State) -> None:
    """The phase has the data that it needs, and something to decide."""
    checks: dict[int, Callable[[State], None]] = {
        PAY: _check_pending,
        WOLF: _check_open_move,
        DESTINATION: _check_wolf,
        LANDING: _check_pushed,
    }
    if state.phase != PACK and NO_PACK in state.pack[: state.seats]:
        raise PositionError("seats", "a pack is missing")
    checks.get(int(state.phase), _check_nothing_open)(state)
    if state.phase not in (PAY, OVER) and legal(state, np.empty(MOST_LEGAL, np.int16)) == 0:
        raise PositionError("phase", f"nothing is left to decide in {PHASES[state.phase]}")


def _check_nothing_open(state: State) -> None:
    for key, given in (
        ("paid", state.paid != NO_TERRAIN),
        ("moved", state.moved_count > 0),
        ("wolf", state.wolf != NO_WOLF),
        ("pushed", state.pushed != NO_CELL),
    ):
        if given:
            raise PositionError(key, f"does not belong to phase {PHASES[state.phase]}")


def _check_pending(state: State) -> None:
    _check_nothing_open(state)
    if not MOVE <= state.pending < PAY_ACTION:
        raise PositionError("pending", "an action to be paid is expected")
    refused = refuse_act(state, int(state.pending))
    if refused != Rule.NONE:
        raise PositionError("pending", f"{Rule(refused).name.replace('_', '-')} refuses it")


def _check_open_move(state: State) -> None:
    if not 0 <= state.paid < LAND:
        raise PositionError("paid", f"is missing in phase {PHASES[state.phase]}")
    for wolf in state.moved[: state.moved_count]:
        if not is_own_wolf(state, int(wolf)) or unmoved(state, int(wolf)) < 0:
            raise PositionError("moved", f"there is no {_wolf_name(wolf)}")


def _check_wolf(state: State) -> None:
    _check_open_move(state)
    wolf = int(state.wolf)
    if wolf == NO_WOLF or not is_own_wolf(state, wolf) or unmoved(state, wolf) <= 0:
        raise PositionError("wolf", "an own wolf that has not moved is expected")


def _check_pushed(state: State) -> None:
    cell = int(state.pushed)
    if cell == NO_CELL or foreign_wolf(state, state.seat, cell) == NO_PIECE:
        raise PositionError("pushed", "the cell of a foreign wolf is expected")
    if state.paid != NO_TERRAIN:
        _check_open_move(state)
