"""Which steps is a whole command made of? Words like `howl at (-6,2) paying t3,t4`.

What the engine would not ask for is left out of the steps; what stands against that is asked of
the rules. `docs/wolves-turn.md` tells how whole commands are said.
"""

import re
from dataclasses import dataclass

import numpy as np

from nunatak.games.wolves.actions import (
    ACTIONS,
    MOST_LEGAL,
    PAY_UNKNOWN,
    Build,
    Dominate,
    Howl,
    Pay,
    Upgrade,
    Wolf,
    move_action,
    push_action,
    read_payment,
    stop_action,
    to_action,
    wolf_named,
)
from nunatak.games.wolves.data import CELLS, LAND, MOST_COST, NO_CELL, TERRAINS, TILES
from nunatak.games.wolves.explain import matter_of, values
from nunatak.games.wolves.names import TERRAIN, cell_number
from nunatak.games.wolves.rules import apply, refusal
from nunatak.games.wolves.rules.displacement import is_displacing, refuse_landing_at
from nunatak.games.wolves.rules.move import refuse_count, refuse_path, walk
from nunatak.games.wolves.rules.payment import (
    legal_payments,
    refuse_pay,
    refuse_terrain,
    shown_tiles,
    target_cell,
)
from nunatak.games.wolves.rules.pieces import is_land
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import Phase
from nunatak.kernel.actions import UnreadableAction, plain
from nunatak.kernel.message import Values
from nunatak.kernel.state import State, copy
from nunatak.kernel.words import Whole

PIECE = r"(?:alpha|pack|den|lair)"
CELL = r"\(?[+-]?\d+,[+-]?\d+\)?"
PAYING = r"(?: paying (?P<payment>.+))?"
COMMANDS = (
    rf"(?P<verb>build) (?:at )?(?P<cell>{CELL})(?: from (?P<track>\S+))?{PAYING}",
    rf"(?P<verb>upgrade) (?:at )?(?P<cell>{CELL})(?: pushing to (?P<landing>{CELL}))?{PAYING}",
    rf"(?P<verb>howl) (?:at )?(?P<cell>{CELL}){PAYING}",
    rf"(?P<verb>dominate) (?P<piece>\S+) (?:at )?(?P<cell>{CELL})(?: from (?P<track>\S+))?{PAYING}",
    rf"(?P<verb>move)(?: on (?P<terrain>\S+))?(?: (?P<wolves>{PIECE} .+?))?{PAYING}",
    rf"(?P<verb>)(?P<wolves>{PIECE} (?:at )?{CELL} (?:to|by) .+)",
)
WOLF_MOVE = re.compile(
    rf"(?P<kind>{PIECE}) (?:at )?(?P<start>{CELL}) "
    rf"(?:to (?P<end>{CELL})|by(?P<path>(?: {CELL})*))(?: pushing to (?P<landing>{CELL}))?"
)

# ------------------------------------------------------------------ reading


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

    wolf: int  # the number of naming it
    end: int
    path: tuple[int, ...] | None  # None: the shortest way
    landing: int  # NO_CELL if none is named


def read_whole(state: State, seat: int, text: str) -> Whole | None:
    """The steps of a whole command; None if the words are a single step."""
    words = _words(text)
    if words is None:
        return None
    command = Command(state, seat)
    try:
        if words["verb"] == "move":
            _move(command, words)
        elif words["verb"] == "":
            _further(command, words)
        else:
            _act(command, words)
    except Ended:
        pass
    return Whole(tuple(command.steps), int(command.rule), command.values)


def _words(text: str) -> dict[str, str] | None:
    """The parts of a whole command; None if the words say nothing but a step."""
    low = plain(text).replace("howl range", "howl_range")
    for pattern in COMMANDS:
        found = re.fullmatch(pattern, low)
        if found:
            words = {name: word or "" for name, word in found.groupdict().items()}
            said = words.get("payment") or words.get("landing") or words.get("wolves")
            return words if said else None
    return None


def _read_payment(text: str) -> Payment:
    items = [item.strip() for item in text.split(",") if item.strip()]
    terrains = [item for item in items if item in TERRAINS]
    rest = [item for item in items if item not in TERRAINS]
    tiles, tokens = read_payment(rest)
    named = tuple(tile for tile in tiles.split(",") if tile)
    return Payment(named, tokens, terrains[0] if terrains else "", not rest)


def _read_wolves(text: str) -> list[WolfMove]:
    """The wolf moves, separated by commas."""
    moves = []
    for part in re.split(rf"\s*[,;]\s*(?={PIECE})", text) if text else []:
        found = WOLF_MOVE.fullmatch(part.strip())
        if not found:
            raise UnreadableAction(text)
        path = found["path"]
        cells = None if path is None else tuple(map(cell_number, re.findall(CELL, path)))
        end = found["end"] if cells is None else found["start"]
        moves.append(
            WolfMove(
                ACTIONS.encode(Wolf(found["kind"], found["start"])),
                cells[-1] if cells else cell_number(end),
                cells,
                _landing(found["landing"] or ""),
            )
        )
    return moves


def _landing(cell: str) -> int:
    return cell_number(cell) if cell else NO_CELL


# ------------------------------------------------------------------ taking steps


class Ended(Exception):
    """A rule stands against the command; no further word of it counts."""


class Command:
    """The steps so far, taken in a position of its own to see what is asked next."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = copy(state)
        self.seat = seat
        self.steps: list[int] = []
        self.rule = Rule.NONE  # against what is said beyond the steps
        self.values: Values = {}

    def take(self, action: int) -> State:
        """One more step; the position before it."""
        before = copy(self.state)
        self.steps.append(action)
        if refusal(self.state, self.seat, action) != Rule.NONE:
            raise Ended
        apply(self.state, action)
        return before

    def heed(self, rule: Rule, state: State, action: int) -> None:
        """A rule that was asked about an answer for which the engine does not ask."""
        if rule != Rule.NONE:
            self.rule = Rule(rule)
            self.values = values(state, rule, matter_of(state, action))
            raise Ended


def _act(command: Command, words: dict[str, str]) -> None:
    """Build, Upgrade, Howl and Dominate: the target, its payment, a landing cell."""
    action = ACTIONS.encode(_typed(words))
    before = command.take(action)
    _pay(command, before, action, _read_payment(words["payment"]))
    _land(command, before, target_cell(action), _landing(words.get("landing", "")))


def _typed(words: dict[str, str]) -> Build | Upgrade | Howl | Dominate:
    match words["verb"]:
        case "build":
            return Build(words["cell"], words["track"])
        case "upgrade":
            return Upgrade(words["cell"])
        case "howl":
            return Howl(words["cell"])
    return Dominate(words["piece"], words["cell"], words["track"])


def _move(command: Command, words: dict[str, str]) -> None:
    """The terrain, its payment, wolf after wolf; then `stop` if one more would be asked for."""
    wolves = _read_wolves(words["wolves"])
    payment = _read_payment(words["payment"])
    action = move_action(_terrain(command, words["terrain"], payment, wolves))
    before = command.take(action)
    _pay(command, before, action, payment)
    command.heed(refuse_count(command.state, len(wolves)), command.state, action)
    for move in wolves:
        _wolf(command, move)
    if command.state.phase == Phase.WOLF:
        command.take(stop_action())


def _further(command: Command, words: dict[str, str]) -> None:
    """Further wolves of a Move that has begun; it goes on."""
    for move in _read_wolves(words["wolves"]):
        _wolf(command, move)


def _terrain(command: Command, named: str, payment: Payment, wolves: list[WolfMove]) -> int:
    """The one named; else what the first tile shows; else that of the first wolf's end cell.

    An end cell that is no land has none: then the first with which a Move can begin.
    """
    state = command.state
    if named or payment.terrain:
        return TERRAIN.number(named or payment.terrain)
    tile = payment.tiles[0].lower() if payment.tiles else ""
    for number, name in enumerate(TILES):
        if name.lower() == tile:
            shown = (shown_tiles(state, state.seat, terrain) >> number for terrain in range(LAND))
            return next((terrain for terrain, bits in enumerate(shown) if bits & 1), 0)
    end = wolves[0].end if wolves else CELLS
    if is_land(state, end):
        return int(state.terrain[end])
    possible = (n for n in range(LAND) if not refusal(state, command.seat, move_action(n)))
    return next(possible, 0)


def _pay(command: Command, before: State, action: int, payment: Payment) -> None:
    """What is said of the payment: the answer if it is asked for, else it must be as it was."""
    before.pending = action
    number = _payment(payment)
    if command.state.phase == Phase.PAY:
        command.take(_first_payment(command.state) if payment.is_open else number)
    elif not payment.is_open:
        command.heed(refuse_pay(before, number), before, action)
    if payment.terrain:
        terrain = TERRAIN.number(payment.terrain)
        command.heed(refuse_terrain(before, action, terrain), before, action)


def _payment(payment: Payment) -> int:
    """The number of a payment; more tokens than a number can say are more than anything costs."""
    if payment.tokens > MOST_COST:
        return ACTIONS.encode(Pay(",".join(TILES), MOST_COST))
    return ACTIONS.encode(Pay(",".join(payment.tiles), payment.tokens))


def _first_payment(state: State) -> int:
    """As few tokens as possible; of the tiles H first, then the lower number."""
    out = np.full(MOST_LEGAL, PAY_UNKNOWN, np.int16)
    legal_payments(state, out)
    return int(out[0])


def _wolf(command: Command, move: WolfMove) -> None:
    """One wolf: it is named unless it is the one that was chosen for want of another."""
    state = command.state
    if state.phase != Phase.DESTINATION or state.wolf != wolf_named(move.wolf):
        command.take(move.wolf)
    if move.path is not None:
        rule = refuse_path(state, np.array(move.path, np.int16))
        command.heed(rule, state, to_action(move.end))
    arrived = command.take(to_action(move.end))
    walk(arrived, int(arrived.wolf), move.end)
    _land(command, arrived, move.end, move.landing)


def _land(command: Command, arrived: State, cell: int, landing: int) -> None:
    """The landing cell where one is asked for, if need be none (W-DISP-03); or as it was."""
    if command.state.phase == Phase.LANDING:
        command.take(push_action(min(landing, CELLS)))
    elif landing != NO_CELL and is_displacing(arrived, cell):
        arrived.pushed = cell
        command.heed(refuse_landing_at(arrived, cell, landing), arrived, push_action(landing))
    elif landing != NO_CELL:
        command.take(push_action(landing))
