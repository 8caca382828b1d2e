"""May a whole command be given? Words like `howl at (-6,2) paying t3,t4`, in the ledger's order.

The command is checked as W-ACT-07 says and broken up into the steps of `docs/wolves-turn.md`.
"""

import re
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from nunatak.games.wolves.actions import (
    DOMINATE,
    HOWL,
    MOST_LEGAL,
    MOVE,
    PUSH,
    STOP,
    TO,
    UPGRADE,
    Build,
    Dominate,
    Howl,
    Upgrade,
    build_track,
    cell_number,
    dominate_kind,
    dominate_track,
    encode,
    number_of,
    pay_action,
    plain,
    read_payment,
    tile_set,
)
from nunatak.games.wolves.actions import WOLF as WOLF_ACTION
from nunatak.games.wolves.data import (
    ALPHA,
    CELLS,
    FACE,
    KINDS,
    LAND,
    MOVE_COST,
    NO_CELL,
    PACK_WOLF,
    SPEED,
    SPREAD,
    TERRAINS,
    TILES,
)
from nunatak.games.wolves.explain import Matter, act_matter, values
from nunatak.games.wolves.geometry import COORDINATES, neighbours
from nunatak.games.wolves.rules import apply, refusal, refuse_turn
from nunatak.games.wolves.rules.den import refuse_build_at
from nunatak.games.wolves.rules.displacement import (
    is_displacing,
    legal_landings,
    push_to,
    refuse_landing_at,
)
from nunatak.games.wolves.rules.dominate import refuse_dominate_at
from nunatak.games.wolves.rules.howl import refuse_howl_at
from nunatak.games.wolves.rules.lair import refuse_upgrade_at
from nunatak.games.wolves.rules.move import (
    is_own_wolf,
    refuse_destination,
    refuse_end_cell,
    unmoved,
    walk,
)
from nunatak.games.wolves.rules.payment import can_pay, refuse_payment, shown_tiles, target_cell
from nunatak.games.wolves.rules.pieces import attribute, is_land, on_map
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import ACT, LANDING, PAY, WOLF, wolf_of
from nunatak.kernel.game import UnreadableAction, Whole
from nunatak.kernel.state import State, begin_step, copy

PIECE = r"(?:alpha|pack|den|lair)"
CELL = r"\(?[+-]?\d+,[+-]?\d+\)?"
PAYING = r"(?: paying (?P<payment>.+))?"
COMMANDS = (
    rf"(?P<verb>build) (?:at )?(?P<cell>{CELL})(?: from (?P<track>\S+))?{PAYING}",
    rf"(?P<verb>upgrade) (?:at )?(?P<cell>{CELL})(?: pushing to (?P<landing>{CELL}))?{PAYING}",
    rf"(?P<verb>howl) (?:at )?(?P<cell>{CELL}){PAYING}",
    rf"(?P<verb>dominate) (?P<piece>\S+) (?:at )?(?P<cell>{CELL})(?: from (?P<track>\S+))?{PAYING}",
    rf"(?P<verb>move)(?: on (?P<terrain>\S+))?(?: (?P<wolves>{PIECE} .+?))?{PAYING}",
)
WOLF_MOVE = re.compile(
    rf"(?P<kind>{PIECE}) (?:at )?(?P<start>{CELL}) "
    rf"(?:to (?P<end>{CELL})|by(?P<path>(?: {CELL})*))(?: pushing to (?P<landing>{CELL}))?"
)


class Refuses(Exception):
    """A rule stands against the command."""

    def __init__(self, rule: Rule, matter: Matter | None = None) -> None:
        super().__init__(rule.name)
        self.rule = rule
        self.matter = matter or Matter()


@dataclass(frozen=True)
class Payment:
    """What the words say about a payment."""

    tiles: tuple[str, ...]
    tokens: int
    terrain: str  # "" if it is not named
    is_open: bool  # tiles and tokens are left to the engine


@dataclass(frozen=True)
class WolfMove:
    """One wolf of a Move, as the words have it."""

    kind: str
    start: int
    end: int
    path: tuple[int, ...] | None  # None: the shortest way
    landing: int  # NO_CELL if none is named


def read_whole(state: State, seat: int, text: str) -> Whole | None:
    """The steps of a whole command, or its refusal; None if the words are a single step."""
    words = _words(text)
    if words is None:
        return None
    try:
        steps = _move(state, seat, words) if words["verb"] == "move" else _act(state, seat, words)
    except Refuses as refuses:
        return Whole((), int(refuses.rule), values(state, refuses.rule, refuses.matter))
    return Whole(tuple(steps))


def _words(text: str) -> dict[str, str] | None:
    """The parts of a whole command; None if the words say nothing but a step."""
    low = plain(text)
    for pattern in COMMANDS:
        found = re.fullmatch(pattern, low)
        if found:
            words = {name: word or "" for name, word in found.groupdict().items()}
            said = words.get("payment") or words.get("landing") or words.get("wolves")
            return words if said else None
    return None


def _check(rule: Rule, matter: Matter) -> None:
    if rule != Rule.NONE:
        raise Refuses(Rule(rule), matter)


# ------------------------------------------------------------------ payment


def _read_payment(text: str) -> Payment:
    items = [item.strip() for item in text.split(",") if item.strip()]
    terrains = [item for item in items if item in TERRAINS]
    rest = [item for item in items if item not in TERRAINS]
    tiles, tokens = read_payment(rest)
    named = tuple(tile for tile in tiles.split(",") if tile)
    return Payment(named, tokens, terrains[0] if terrains else "", not rest)


def _pay(state: State, payment: Payment, matter: Matter) -> int:
    """W-PAY-01 to W-PAY-05 in this order; the payment's number."""
    named = number_of(TERRAINS, payment.terrain) if payment.terrain else matter.terrain
    if payment.is_open:
        number = _default_payment(state, named, matter)
    else:
        number = _said_payment(state, payment, matter)
    if named != matter.terrain:
        raise Refuses(Rule.W_PAY_05, matter)
    return number


def _said_payment(state: State, payment: Payment, matter: Matter) -> int:
    if len(payment.tiles) + payment.tokens != matter.cost:
        raise Refuses(Rule.W_PAY_01, matter)
    tiles = tile_set(list(payment.tiles))
    if tiles is None:
        raise Refuses(Rule.W_PAY_02, matter)
    _check(refuse_payment(state, matter.terrain, matter.cost, tiles, payment.tokens), matter)
    return pay_action(tiles, payment.tokens)


def _default_payment(state: State, terrain: int, matter: Matter) -> int:
    """As few tokens as possible; of the tiles H first, then the lower number."""
    shown = shown_tiles(state, state.seat, terrain)
    tiles = [1 << tile for tile in range(len(TILES)) if shown >> tile & 1][: matter.cost]
    tokens = matter.cost - len(tiles)
    if tokens > state.bonus_terrain[state.seat]:
        raise Refuses(Rule.W_PAY_01, matter)
    return pay_action(sum(tiles), tokens)


# ------------------------------------------------------------------ one target


def _act(state: State, seat: int, words: dict[str, str]) -> list[int]:
    """Build, Upgrade, Howl and Dominate: turn, target, payment, own list, displacement."""
    action = encode(_typed(words))
    matter = act_matter(state, action)
    _check_turn(state, seat, action, matter)
    cell = target_cell(action)
    if not on_map(state, cell):
        raise Refuses(Rule.W_ACT_06, matter)
    if not is_land(state, cell):
        raise Refuses(_land_rule(action), matter)
    payment = _pay(state, _read_payment(words.get("payment", "")), matter)
    _check(_own_list(state, action, cell), matter)
    landing = cell_number(words["landing"]) if words.get("landing") else NO_CELL
    if words["verb"] == "upgrade":
        _check_landing(state, cell, landing)
    return _steps(state, [action], payment, landing)


def _typed(words: dict[str, str]) -> Build | Upgrade | Howl | Dominate:
    match words["verb"]:
        case "build":
            return Build(words["cell"], words["track"])
        case "upgrade":
            return Upgrade(words["cell"])
        case "howl":
            return Howl(words["cell"])
    return Dominate(words["piece"], words["cell"], words["track"])


def _check_turn(state: State, seat: int, action: int, matter: Matter) -> None:
    """W-ACT-01 to W-ACT-05."""
    if seat != state.seat or state.phase != ACT:
        _check(refusal(state, seat, action), matter)
    _check(refuse_turn(state), matter)


def _land_rule(action: int) -> Rule:
    """W-ACT-07: the action's own rule against a target that is no land."""
    if action < UPGRADE:
        return Rule.W_DEN_01
    if action < HOWL:
        return Rule.W_LAIR_01
    return Rule.W_HOWL_01 if action < DOMINATE else Rule.W_DOM_01


def _own_list(state: State, action: int, cell: int) -> Rule:
    if action < UPGRADE:
        return refuse_build_at(state, cell, build_track(action))
    if action < HOWL:
        return refuse_upgrade_at(state, cell)
    if action < DOMINATE:
        return refuse_howl_at(state, cell)
    kind, track = dominate_kind(action), dominate_track(action)
    return refuse_dominate_at(state, cell, kind, track)


def _check_landing(state: State, cell: int, landing: int) -> None:
    """W-DISP-01: none is due; W-DISP-03: one is due and missing; else whether it is right."""
    matter = Matter(cell=min(landing, CELLS), start=cell)
    if not is_displacing(state, cell):
        if landing != NO_CELL:
            raise Refuses(Rule.W_DISP_01, matter)
    elif landing != NO_CELL:
        _check(refuse_landing_at(state, cell, landing), matter)
    elif len(_landings(state, cell)) > 1:
        raise Refuses(Rule.W_DISP_03, matter)


def _landings(state: State, cell: int) -> list[int]:
    twin = copy(state)
    twin.pushed = cell
    out = np.empty(MOST_LEGAL, np.int16)
    return [int(action) - PUSH for action in out[: legal_landings(twin, out)]]


def _steps(state: State, actions: list[int], payment: int, landing: int) -> list[int]:
    """The actions with the payment and the landing cell where the engine asks for them."""
    twin = copy(state)
    steps = []
    for action in actions:
        steps += _step(twin, action)
        if twin.phase == PAY:
            steps += _step(twin, payment)
        if twin.phase == LANDING:
            steps += _step(twin, PUSH + landing)
    return steps


def _step(twin: State, action: int) -> list[int]:
    apply(twin, action)
    return [action]


# ------------------------------------------------------------------ Move


def _move(state: State, seat: int, words: dict[str, str]) -> list[int]:
    """Turn, payment, W-MOVE-01 and 02, then wolf by wolf."""
    wolves = _read_wolves(words["wolves"])
    payment = _read_payment(words["payment"])
    terrain = _terrain(state, words["terrain"], payment, wolves)
    matter = Matter(terrain=terrain, cost=MOVE_COST)
    _check_turn(state, seat, MOVE + min(terrain, LAND), matter)
    if terrain >= LAND:
        raise Refuses(Rule.W_PAY_05, matter)
    number = _pay(state, payment, matter)
    if not wolves:
        raise Refuses(Rule.W_MOVE_01, matter)
    if len(wolves) > attribute(state, state.seat, SPREAD):
        raise Refuses(Rule.W_MOVE_02, matter)
    _check_wolves(state, terrain, wolves)
    return _move_steps(state, terrain, number, wolves)


def _read_wolves(text: str) -> list[WolfMove]:
    """The wolf moves, separated by commas."""
    moves = []
    for part in re.split(rf"\s*[,;]\s*(?={PIECE})", text) if text else []:
        found = WOLF_MOVE.fullmatch(part.strip())
        if not found:
            raise UnreadableAction(text)
        path = found["path"]
        cells = None if path is None else tuple(map(cell_number, re.findall(CELL, path)))
        start = cell_number(found["start"])
        end = cell_number(found["end"]) if cells is None else (cells or (start,))[-1]
        landing = cell_number(found["landing"]) if found["landing"] else NO_CELL
        moves.append(WolfMove(found["kind"], start, end, cells, landing))
    return moves


def _terrain(state: State, named: str, payment: Payment, wolves: list[WolfMove]) -> int:
    """The one named; else what the first tile shows; else that of the first wolf's end cell.

    An end cell that is no land has none: then any that can be paid, for W-MOVE-05 or 06 to speak.
    """
    if named or payment.terrain:
        return number_of(TERRAINS, named or payment.terrain)
    if payment.tiles and payment.tiles[0].upper() == TILES[0]:
        return int(state.pack[state.seat])
    if payment.tiles and payment.tiles[0] in TILES[1:]:
        tile = TILES[1:].index(payment.tiles[0])
        return int(FACE[tile, int(state.tiles[state.seat]) >> tile & 1])
    end = wolves[0].end if wolves else CELLS
    if is_land(state, end):
        return int(state.terrain[end])
    return next((terrain for terrain in range(LAND) if can_pay(state, terrain, MOVE_COST)), 0)


def _check_wolves(state: State, terrain: int, wolves: list[WolfMove]) -> None:
    """W-MOVE-18: one after another, each on the map as it then is."""
    twin = copy(state)
    twin.paid = terrain
    for move in wolves:
        begin_step(twin)
        wolf = _check_wolf(twin, move)
        matter = Matter(cell=move.end, start=move.start, terrain=terrain, cost=MOVE_COST)
        if move.path is None:
            twin.wolf = wolf
            _check(refuse_destination(twin, TO + move.end), matter)
        else:
            _check_path(twin, move, matter)
        walk(twin, wolf, move.end)
        _check_landing(twin, move.end, move.landing)
        if is_displacing(twin, move.end):
            twin.pushed = move.end
            push_to(twin, move.landing if move.landing < CELLS else _landings(twin, move.end)[0])


def _check_wolf(twin: State, move: WolfMove) -> int:
    """W-MOVE-03, W-MOVE-04."""
    kind = ALPHA if move.kind == KINDS[ALPHA] else PACK_WOLF
    wolf = wolf_of(kind, move.start)
    matter = Matter(cell=move.start)
    if move.kind not in (KINDS[ALPHA], KINDS[PACK_WOLF]) or not is_own_wolf(twin, wolf):
        raise Refuses(Rule.W_MOVE_03, matter)
    if unmoved(twin, wolf) == 0:
        raise Refuses(Rule.W_MOVE_04, matter)
    return wolf


def _check_path(twin: State, move: WolfMove, matter: Matter) -> None:
    """W-MOVE-05 and 06 for every step, W-MOVE-07 for their number, then the end cell."""
    assert move.path is not None
    cells = [move.start, *move.path]
    for here, there in pairwise(cells):
        if not on_map(twin, there) or COORDINATES[there] not in neighbours(COORDINATES[here]):
            raise Refuses(Rule.W_MOVE_05, matter)
    if not all(is_land(twin, cell) for cell in move.path):
        raise Refuses(Rule.W_MOVE_06, matter)
    if not 1 <= len(move.path) <= attribute(twin, twin.seat, SPEED):
        raise Refuses(Rule.W_MOVE_07, matter)
    kind = ALPHA if move.kind == KINDS[ALPHA] else PACK_WOLF
    _check(refuse_end_cell(twin, kind, move.start, move.end), matter)


def _move_steps(state: State, terrain: int, payment: int, wolves: list[WolfMove]) -> list[int]:
    """The Move as the engine asks for it, and `stop` where it would ask for one more wolf."""
    twin = copy(state)
    steps = _step(twin, MOVE + terrain)
    if twin.phase == PAY:
        steps += _step(twin, payment)
    for move in wolves:
        kind = ALPHA if move.kind == KINDS[ALPHA] else PACK_WOLF
        if twin.phase == WOLF:
            steps += _step(twin, WOLF_ACTION + wolf_of(kind, move.start))
        steps += _step(twin, TO + move.end)
        if twin.phase == LANDING:
            steps += _step(twin, PUSH + move.landing)
    if twin.phase == WOLF:
        steps += _step(twin, STOP)
    return steps
