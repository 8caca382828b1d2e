"""What can be tried? Every action has three faces: a number, a typed form and a few words.

The action space has a number for each answer that a client can name, the impossible ones
included (a cell outside the board, a card that does not exist, a layer left unsaid), so that
each of them can be refused by its rule. See docs/arctica-turn.md.
"""

import re
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from nunatak.games.arctica.data import (
    CARD_KINDS,
    CELL_NUMBER,
    CELLS,
    DIRECTIONS,
    FIGURES,
    FLOE,
    HUNTERS,
    ICE_KINDS,
    LAYERS,
    MELT,
    MOST_DRIFT,
    OUTSIDE,
    PACK,
    PLACES,
    PLAYED,
    TARGETS,
    UNSAID,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.game import UnreadableAction

UNKNOWN_CARD = CARD_KINDS
CARD_ANSWERS = CARD_KINDS + 1
LAYER_ANSWERS = UNSAID + 1
SPOTS = PLACES * LAYER_ANSWERS  # a cell and a layer

STEP = 0  # figure, spot
ATTACK = STEP + len(FIGURES) * SPOTS  # figure, target
PLAY = ATTACK + len(FIGURES) * len(TARGETS)  # card
MELT_AT = PLAY + CARD_ANSWERS  # cell
PICK = MELT_AT + PLACES  # cell
DISPLACE_TO = PICK + PLACES  # cell
RETURN_TO = DISPLACE_TO + PLACES  # spot
ESCAPE_WITH = RETURN_TO + SPOTS  # card, layer
NO_ESCAPE = ESCAPE_WITH + CARD_ANSWERS * LAYER_ANSWERS
RESPOND_WITH = NO_ESCAPE + 1  # card
NO_RESPONSE = RESPOND_WITH + CARD_ANSWERS
DONE = NO_RESPONSE + 1
END_TURN = DONE + 1
SWAP = END_TURN + 1
ACTIVATE = SWAP + 1  # hunter
PLACE_FLAT = ACTIVATE + len(HUNTERS)  # pack ice or floe, cell
PLACE_BERG = PLACE_FLAT + 2 * PLACES  # cell
PLACE_HUNTER = PLACE_BERG + PLACES  # hunter, spot
PLACE_IGLOO_AT = PLACE_HUNTER + PLAYED * SPOTS  # cell
ACTIONS = PLACE_IGLOO_AT + PLACES
MOST_LEGAL = 512

# ------------------------------------------------------------------ numbers


@compiled
def step_action(figure: int, cell: int, layer: int) -> int:
    """The number of a figure's step."""
    return STEP + figure * SPOTS + cell * LAYER_ANSWERS + layer


@compiled
def step_figure(action: int) -> int:
    """The figure of a step."""
    return (action - STEP) // SPOTS


@compiled
def spot_cell(spot: int) -> int:
    """The cell of a spot, counted from the beginning of its kind of action; may be OUTSIDE."""
    return spot % SPOTS // LAYER_ANSWERS


@compiled
def spot_layer(spot: int) -> int:
    """The layer of a spot or of an escape card; UNSAID if it was left out."""
    return spot % LAYER_ANSWERS


@compiled
def attack_action(figure: int, target: int) -> int:
    """The number of a figure's attack on a target."""
    return ATTACK + figure * len(TARGETS) + target


@compiled
def attack_figure(action: int) -> int:
    """The attacking figure."""
    return (action - ATTACK) // len(TARGETS)


@compiled
def attack_target(action: int) -> int:
    """The figure attacked, or IGLOO."""
    return (action - ATTACK) % len(TARGETS)


@compiled
def escape_action(card: int, layer: int) -> int:
    """The number of an escape with a card to a layer."""
    return ESCAPE_WITH + card * LAYER_ANSWERS + layer


@compiled
def place_hunter_action(hunter: int, cell: int, layer: int) -> int:
    """The number of placing a figure of a hunter."""
    return PLACE_HUNTER + hunter * SPOTS + cell * LAYER_ANSWERS + layer


@compiled
def place_flat_action(kind: int, cell: int) -> int:
    """The number of placing PACK or FLOE."""
    return PLACE_FLAT + (kind - PACK) * PLACES + cell


# ------------------------------------------------------------------ typed actions


@dataclass(frozen=True)
class Step:
    """A figure goes to a neighbouring cell: `seal1 to (1,0) water`."""

    figure: str
    cell: str
    layer: str


@dataclass(frozen=True)
class Attack:
    """A figure attacks: `orca attacks seal1`."""

    figure: str
    target: str


@dataclass(frozen=True)
class Play:
    """Play an ice card: `play NE2`; a melt card so only when no ice is left."""

    card: str


@dataclass(frozen=True)
class Melt:
    """Play a melt card on an ice token: `melt (1,0)`."""

    cell: str


@dataclass(frozen=True)
class Drift:
    """Choose a token that drifts: `drift (0,0)`."""

    cell: str


@dataclass(frozen=True)
class Displace:
    """Where the displaced figure goes: `displace (1,-1)`."""

    cell: str


@dataclass(frozen=True)
class Return:
    """Where the captured figure returns: `return (4,0) water`."""

    cell: str
    layer: str


@dataclass(frozen=True)
class Escape:
    """The seal's owner plays a card, or `none`: `escape NE2 water`, `no escape`."""

    card: str
    layer: str


@dataclass(frozen=True)
class Respond:
    """The attacker plays a card of the same direction, or `none`: `respond NE1`, `no response`."""

    card: str


@dataclass(frozen=True)
class Done:
    """End the open activation: `done`."""


@dataclass(frozen=True)
class EndTurn:
    """End the turn and fill the hand: `end turn`."""


@dataclass(frozen=True)
class Swap:
    """End the turn by discarding the hand and drawing three: `swap`."""


@dataclass(frozen=True)
class Activate:
    """Activate a hunter and do nothing with it, which A-TURN-26 forbids: `activate orca`."""

    hunter: str


@dataclass(frozen=True)
class Place:
    """Put a piece on the board: `place floe (0,0)`, `place seal (4,0) ice`."""

    piece: str
    cell: str
    layer: str


Action: TypeAlias = (
    Step
    | Attack
    | Play
    | Melt
    | Drift
    | Displace
    | Return
    | Escape
    | Respond
    | Done
    | EndTurn
    | Swap
    | Activate
    | Place
)
ACTION_TYPES = (
    Step,
    Attack,
    Play,
    Melt,
    Drift,
    Displace,
    Return,
    Escape,
    Respond,
    Done,
    EndTurn,
    Swap,
    Activate,
    Place,
)

# ------------------------------------------------------------------ names

OUT = "out"
NO_SUCH_CARD = "?"
NONE = "none"
SAID = (*LAYERS, "")  # by layer; the last one is UNSAID
PIECES = (ICE_KINDS[PACK], ICE_KINDS[FLOE], "iceberg", *HUNTERS[:PLAYED], "igloo")
CELL = re.compile(r"\(?([+-]?[0-9]{1,3}),([+-]?[0-9]{1,3})\)?")


@cache
def cell_name(cell: int) -> str:
    """`(1,-2)`, or `out` for a cell that the board does not have."""
    return OUT if cell >= OUTSIDE else f"({CELLS[cell][0]},{CELLS[cell][1]})"


def cell_number(name: str) -> int:
    """The number of `(1,-2)` or `1,-2`; OUTSIDE for a cell that the board does not have."""
    found = CELL.fullmatch(name.strip().replace(" ", ""))
    return CELL_NUMBER.get((int(found[1]), int(found[2])), OUTSIDE) if found else OUTSIDE


def card_name(card: int) -> str:
    """`NE2` or `MELT`"""
    if card == MELT:
        return "MELT"
    if card >= CARD_KINDS:
        return NO_SUCH_CARD
    return f"{DIRECTIONS[card // MOST_DRIFT]}{card % MOST_DRIFT + 1}"


def card_number(name: str) -> int:
    """The number of `NE2` or `MELT`; UNKNOWN_CARD for a card that does not exist."""
    high = name.strip().upper()
    if high == "MELT":
        return MELT
    found = re.fullmatch(r"(E|NE|NW|W|SW|SE)([0-9]{1,3})", high)
    if found and 1 <= int(found[2]) <= MOST_DRIFT:
        return DIRECTIONS.index(found[1]) * MOST_DRIFT + int(found[2]) - 1
    return UNKNOWN_CARD


def _figure(name: str) -> int:
    return _index(FIGURES, name)


def _index(names: tuple[str, ...], name: str) -> int:
    """The place of a name; a thing that does not exist can't be named in an action."""
    low = name.strip().lower()
    if low not in names:
        raise UnreadableAction(name)
    return names.index(low)


def _spot(cell: str, layer: str) -> int:
    return cell_number(cell) * LAYER_ANSWERS + _index(SAID, layer)


def _spot_names(spot: int) -> tuple[str, str]:
    return cell_name(spot_cell(spot)), SAID[spot_layer(spot)]


# ------------------------------------------------------------------ numbers of typed actions


def encode(action: Action) -> int:
    """The number of a typed action."""
    match action:
        case Step(figure, cell, layer):
            return STEP + _figure(figure) * SPOTS + _spot(cell, layer)
        case Attack(figure, target):
            return attack_action(_figure(figure), _index(TARGETS, target))
        case Play(card):
            return PLAY + card_number(card)
        case Melt(cell):
            return MELT_AT + cell_number(cell)
        case Drift(cell):
            return PICK + cell_number(cell)
        case Displace(cell):
            return DISPLACE_TO + cell_number(cell)
        case Return(cell, layer):
            return RETURN_TO + _spot(cell, layer)
        case Escape(card, layer):
            if card == NONE:
                return NO_ESCAPE
            return escape_action(card_number(card), _index(SAID, layer))
        case Respond(card):
            return NO_RESPONSE if card == NONE else RESPOND_WITH + card_number(card)
        case Done():
            return DONE
        case EndTurn():
            return END_TURN
        case Swap():
            return SWAP
        case Activate(hunter):
            return ACTIVATE + _index(HUNTERS, hunter)
        case Place(piece, cell, layer):
            return _encode_place(_index(PIECES, piece), cell, layer)


def _encode_place(piece: int, cell: str, layer: str) -> int:
    if piece < 2:
        return place_flat_action(piece + PACK, cell_number(cell))
    if PIECES[piece] == "iceberg":
        return PLACE_BERG + cell_number(cell)
    if PIECES[piece] == "igloo":
        return PLACE_IGLOO_AT + cell_number(cell)
    return PLACE_HUNTER + HUNTERS.index(PIECES[piece]) * SPOTS + _spot(cell, layer)


def decode(action: int) -> Action:
    """The typed form of a number of the action space."""
    if action < ATTACK:
        return Step(FIGURES[step_figure(action)], *_spot_names(action - STEP))
    if action < PLAY:
        return Attack(FIGURES[attack_figure(action)], TARGETS[attack_target(action)])
    if action < RETURN_TO:
        return _decode_card_or_cell(action)
    if action < ESCAPE_WITH:
        return Return(*_spot_names(action - RETURN_TO))
    if action < NO_ESCAPE:
        answer = action - ESCAPE_WITH
        return Escape(card_name(answer // LAYER_ANSWERS), SAID[spot_layer(answer)])
    if action < DONE:
        return _decode_reply(action)
    if action < PLACE_FLAT:
        return _decode_end(action)
    return _decode_place(action)


def _decode_card_or_cell(action: int) -> Action:
    if action < MELT_AT:
        return Play(card_name(action - PLAY))
    if action < PICK:
        return Melt(cell_name(action - MELT_AT))
    if action < DISPLACE_TO:
        return Drift(cell_name(action - PICK))
    return Displace(cell_name(action - DISPLACE_TO))


def _decode_reply(action: int) -> Action:
    if action == NO_ESCAPE:
        return Escape(NONE, "")
    if action == NO_RESPONSE:
        return Respond(NONE)
    return Respond(card_name(action - RESPOND_WITH))


def _decode_end(action: int) -> Action:
    if action >= ACTIVATE:
        return Activate(HUNTERS[action - ACTIVATE])
    return (Done(), EndTurn(), Swap())[action - DONE]


def _decode_place(action: int) -> Action:
    if action < PLACE_BERG:
        kind, cell = divmod(action - PLACE_FLAT, PLACES)
        return Place(PIECES[kind], cell_name(cell), "")
    if action < PLACE_HUNTER:
        return Place("iceberg", cell_name(action - PLACE_BERG), "")
    if action < PLACE_IGLOO_AT:
        spot = action - PLACE_HUNTER
        return Place(HUNTERS[spot // SPOTS], *_spot_names(spot))
    return Place("igloo", cell_name(action - PLACE_IGLOO_AT), "")


# ------------------------------------------------------------------ notation


def write(action: Action) -> str:
    """A typed action in words."""
    match action:
        case Step(figure, cell, layer):
            return f"{figure} to {cell} {layer}".rstrip()
        case Attack(figure, target):
            return f"{figure} attacks {target}"
        case Play(card):
            return f"play {card}"
        case Melt(cell) | Drift(cell) | Displace(cell):
            return f"{type(action).__name__.lower()} {cell}"
        case Return(cell, layer):
            return f"return {cell} {layer}".rstrip()
        case Escape(card, layer):
            return "no escape" if card == NONE else f"escape {card} {layer}".rstrip()
        case Respond(card):
            return "no response" if card == NONE else f"respond {card}"
        case Done():
            return "done"
        case EndTurn():
            return "end turn"
        case Swap():
            return "swap"
        case Activate(hunter):
            return f"activate {hunter}"
        case Place(piece, cell, layer):
            return f"place {piece} {cell} {layer}".rstrip()


_CELL = r"(?:\(?[+-]?[0-9]{1,3},[+-]?[0-9]{1,3}\)?|out)"
_SPOT = rf"(?P<cell>{_CELL})(?:\s*(?P<layer>water|ice))?"
_PATH = rf"(?:\s*(?:>|to|\s)\s*{_CELL}(?:\s*(?:water|ice))?)+"
_CARD = r"(?P<card>[a-z]+[0-9]*|\?)"
_FIGURE = rf"(?P<figure>{'|'.join(FIGURES)})"

NOTATION: tuple[tuple[str, type[Action]], ...] = (
    (r"done", Done),
    (r"end turn", EndTurn),
    (r"swap", Swap),
    (r"(?P<card>no) escape", Escape),
    (r"(?P<card>no) response", Respond),
    (rf"play {_CARD}", Play),
    (rf"melt (?P<cell>{_CELL})", Melt),
    (rf"drift (?P<cell>{_CELL})", Drift),
    (rf"displace (?P<cell>{_CELL})", Displace),
    (rf"return {_SPOT}", Return),
    (rf"escape {_CARD}(?: (?P<layer>water|ice))?", Escape),
    (rf"respond {_CARD}", Respond),
    (rf"activate (?P<hunter>{'|'.join(HUNTERS)})", Activate),
    (rf"place (?P<piece>{'|'.join(PIECES)}) {_SPOT}", Place),
    (rf"{_FIGURE} (?:attacks|attack|x) (?P<target>{'|'.join(TARGETS)})", Attack),
)


def read(text: str, seat: int) -> Action:
    """The action that the words name; a path has one step here (`whole.py` reads longer ones)."""
    steps = read_path(text)
    if len(steps) == 1:
        return steps[0]
    for pattern, kind in NOTATION:
        found = re.fullmatch(pattern, _low(text))
        if found:
            words = {name: word or "" for name, word in found.groupdict().items()}
            if words.get("card") == "no":
                words["card"] = NONE
            missing = {"layer": ""} if kind in (Escape, Place) else {}
            return decode(encode(kind(**{**missing, **words})))
    raise UnreadableAction(text)


def read_path(text: str) -> tuple[Action, ...]:
    """`bear to (1,0) > (2,0) water`: each cell is a step; nothing if the words are no path."""
    found = re.fullmatch(rf"(?:move )?{_FIGURE}(?P<path>{_PATH})", _low(text))
    if not found:
        return ()
    steps = re.findall(rf"({_CELL})\s*(water|ice)?", found["path"])
    return tuple(decode(encode(Step(found["figure"], cell, layer))) for cell, layer in steps)


def _low(text: str) -> str:
    return re.sub(r"\s*,\s*", ",", " ".join(text.lower().split()))


# ------------------------------------------------------------------ what may be left out
