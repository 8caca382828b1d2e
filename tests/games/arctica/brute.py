"""The second opinion on Arctica: the whole game after setup as plain, slow Python.

Written from the rule ledger alone; it imports nothing of nunatak and shares no thought with it.
`python -m tests.games.counting arctica` recomputes every number of its perft file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

Cell = tuple[int, int]

NOT_READ: tuple[str, ...] = ()  # it reads the positions of every phase

# --- Designed data, 3.2 --------------------------------------------------------------------------

RADIUS = 4
VECTORS: dict[str, Cell] = {
    "E": (1, 0),
    "NE": (1, -1),
    "NW": (0, -1),
    "W": (-1, 0),
    "SW": (-1, 1),
    "SE": (0, 1),
}
CORNERS: list[Cell] = [(4, 0), (4, -4), (0, -4), (-4, 0), (-4, 4), (0, 4)]
COPIES = {
    "E1": 2,
    "E2": 2,
    "E3": 1,
    "NE1": 2,
    "NE2": 2,
    "NE3": 1,
    "NW1": 2,
    "NW2": 2,
    "NW3": 1,
    "W1": 2,
    "W2": 2,
    "W3": 1,
    "SW1": 2,
    "SW2": 2,
    "SW3": 1,
    "SE1": 2,
    "SE2": 2,
    "SE3": 1,
    "MELT": 6,
}

# --- Sourced data, 3.3 ---------------------------------------------------------------------------

HAND_SIZE = 3
LARGEST_HAND = 4
ICE_TOKENS = 12
ICEBERGS = 2
PLANKTON_TOKENS = 9
COD = [f"cod{number}" for number in range(1, 10)]
HUNTER_FIGURES = ["bear", "inuit", "orca", "seal1", "seal2"]
FIGURES = HUNTER_FIGURES + COD
HUNTERS = ["bear", "inuit", "orca", "seal"]
FIGURES_OF = {
    "bear": ["bear"],
    "inuit": ["inuit"],
    "orca": ["orca"],
    "seal": ["seal1", "seal2"],
    "cod": COD,
}
LIVES = {"orca": 2, "bear": 2, "inuit": 2, "seal": 3}
PREY = {
    "orca": ["bear", "inuit", "seal", "cod"],
    "bear": ["orca", "inuit", "seal", "cod"],
    "inuit": ["orca", "bear", "seal", "cod"],
    "seal": ["cod"],
    "cod": [],
}
IGLOO_ATTACKERS = ["bear", "seal"]
HALF_POINTS = {
    "orca": 6,
    "bear": 6,
    "inuit": 4,
    "seal": 4,
    "cod": 2,
    "plankton": 1,
    "igloo": 4,
}
IN_THE_BOX = {
    "orca": 2,
    "bear": 2,
    "inuit": 2,
    "seal": 3,
    "cod": 9,
    "plankton": 9,
    "igloo": 1,
}
PUSHES = {"pack": ["pack"], "floe": ["pack"], "iceberg": ["pack", "floe", "iceberg"]}
MELTS_TO = {"iceberg": "floe", "floe": "pack", "pack": None}
ICE, WATER = "ice", "water"
SETUPS = ["standard", "advanced"]
PLACING = ["place-ice", "place-iceberg", "place-figure"]
PHASES = [
    *PLACING,
    "place-igloo",
    "return",
    "turn",
    "drift",
    "displace",
    "escape",
    "respond",
    "over",
]

# --- The board, 3.1 ------------------------------------------------------------------------------


def distance(one: Cell, other: Cell) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


AXIS = range(-RADIUS, RADIUS + 1)
CELLS: list[Cell] = [(q, r) for r in AXIS for q in AXIS if distance((q, r), (0, 0)) <= RADIUS]
BOARD = set(CELLS)


def next_cell(cell: Cell, direction: str) -> Cell:
    """The cell one step on, perhaps outside the board."""
    dq, dr = VECTORS[direction]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Cell) -> list[Cell]:
    """The two to six neighbours on the board."""
    around = [next_cell(cell, direction) for direction in VECTORS]
    return [neighbour for neighbour in around if neighbour in BOARD]


def written(cell: Cell) -> str:
    return f"({cell[0]},{cell[1]})"


# --- What is true now ----------------------------------------------------------------------------


class ChanceNeeded(Exception):
    """The move is legal, but what follows is dealt or shuffled: this program has no dice."""


@dataclass(frozen=True)
class Place:
    """A-POS-01: cell and layer."""

    cell: Cell
    layer: str


@dataclass(frozen=True)
class Moving:
    """The figure that stepped last in the open activation."""

    figure: str
    steps: int
    allowed: int


@dataclass
class Position:
    seats: int
    setup: str
    hunters: list[str]  # of seat 0, 1, ...; empty until they are dealt
    first: int
    seat: int
    turn: int
    limit: int
    phase: str
    ice: dict[Cell, str]
    igloo: Cell | None
    figures: dict[str, Place | None]
    won: list[list[str]]
    due: list[str]
    barred: list[str]
    hands: list[list[str]]
    deck: list[str]
    discard: list[str]
    did: list[str]
    active: str | None = None
    attacked: str | None = None
    moving: Moving | None = None
    moved: list[str] | None = None
    drift_direction: str | None = None
    drift_left: int = 0
    drifted: list[Cell] | None = None
    sliding: Cell | None = None
    pushing: Cell | None = None
    asked: str | None = None
    attacker: str | None = None
    target: str | None = None
    escape_card: str | None = None
    escape_layer: str | None = None


def copied(position: Position) -> Position:
    """A position that shares no list and no dict with the given one."""
    return replace(
        position,
        hunters=list(position.hunters),
        ice=dict(position.ice),
        figures=dict(position.figures),
        won=[list(things) for things in position.won],
        due=list(position.due),
        barred=list(position.barred),
        hands=[list(hand) for hand in position.hands],
        deck=list(position.deck),
        discard=list(position.discard),
        did=list(position.did),
        moved=list(position.moved or []),
        drifted=list(position.drifted or []),
    )


def hunter_of(figure: str) -> str:
    return figure.rstrip("0123456789")


def owner_of(position: Position, hunter: str) -> int | None:
    """The seat that plays this hunter, nobody for a neutral one (A-SET-03, A-SET-04)."""
    if hunter in position.hunters:
        return position.hunters.index(hunter)
    return None


def own_hunter(position: Position) -> str:
    return position.hunters[position.seat]


def is_neutral(position: Position, hunter: str) -> bool:
    return owner_of(position, hunter) is None


def place_of(position: Position, figure: str) -> Place:
    place = position.figures[figure]
    if place is None:
        raise ValueError(f"{figure} is not on the board")
    return place


def on_board(position: Position, figures: list[str]) -> list[str]:
    return [figure for figure in figures if position.figures[figure] is not None]


def has_flat_ice(position: Position, cell: Cell) -> bool:
    return position.ice.get(cell) in ("pack", "floe")


def has_iceberg(position: Position, cell: Cell) -> bool:
    return position.ice.get(cell) == "iceberg"


def is_open_sea(position: Position, cell: Cell) -> bool:
    return cell not in position.ice


def layers(position: Position, hunter: str, cell: Cell) -> list[str]:
    """A-POS-02 to 05, A-POS-09: the layers in which this hunter may be in that cell."""
    if has_iceberg(position, cell):
        return []
    if is_open_sea(position, cell):
        return [WATER]
    if hunter in ("orca", "cod"):
        return [WATER]
    if hunter in ("bear", "inuit"):
        return [ICE]
    return [WATER, ICE]


def taken(position: Position, thing: str) -> int:
    """How many of these all seats have won together."""
    return sum(things.count(thing) for things in position.won)


def hand(position: Position) -> list[str]:
    return position.hands[position.seat]


def kinds(cards: list[str]) -> list[str]:
    """Two cards of one kind are one answer."""
    return [card for card in COPIES if card in cards]


def direction_of(card: str) -> str | None:
    """The direction of a drift card, none for a melt card."""
    return None if card == "MELT" else card.rstrip("0123456789")


def number_of(card: str) -> int:
    return int(card.lstrip("ENSW"))


# --- Who decides, and what is legal --------------------------------------------------------------


def actor(position: Position) -> int:
    """A-TURN-19, and the rotation of A-ADV-02."""
    if position.phase in PLACING:
        return (position.first + pieces_placed(position)) % position.seats
    if position.phase == "place-igloo":
        owner = owner_of(position, "inuit")
        return position.first if owner is None else owner
    if position.phase == "escape":
        return position.hunters.index("seal")
    return position.seat


def pieces_placed(position: Position) -> int:
    """A-ADV-02: ice tokens, icebergs, figures."""
    icebergs = list(position.ice.values()).count("iceberg")
    return len(position.ice) + icebergs + len(on_board(position, HUNTER_FIGURES))


def moves(position: Position) -> list[str]:
    """All legal answers, in canonical notation."""
    if position.phase == "place-ice":
        return ice_placings(position)
    if position.phase == "place-iceberg":
        return iceberg_placings(position)
    if position.phase == "place-figure":
        return figure_placings(position)
    if position.phase == "place-igloo":
        return [f"place igloo {written(cell)}" for cell in nearest_floes(position)]
    if position.phase == "return":
        return returns(position)
    if position.phase == "turn":
        return turn_answers(position)
    if position.phase == "drift":
        return [f"drift {written(cell)}" for cell in picks(position)]
    if position.phase == "displace":
        return [f"displace {written(cell)}" for cell in ways_out(position, asked(position))]
    if position.phase == "escape":
        return escapes(position)
    if position.phase == "respond":
        return responses(position)
    return []


# --- Placing, 13 ---------------------------------------------------------------------------------


def allows_iceberg(position: Position, cell: Cell) -> bool:
    """A-ADV-06, A-ADV-07."""
    if cell in CORNERS:
        return False
    return all(place_of(position, cod).cell != cell for cod in on_board(position, COD))


def plain_floes(position: Position) -> list[Cell]:
    return [cell for cell in CELLS if position.ice.get(cell) == "floe"]


def ice_placings(position: Position) -> list[str]:
    """A-ADV-03, A-ADV-04."""
    answers = []
    for cell in CELLS:
        if cell in position.ice:
            continue
        for side in ("floe", "pack"):
            if enough_floes(position, cell, side):
                answers.append(f"place {side} {written(cell)}")
    return answers


def enough_floes(position: Position, cell: Cell, side: str) -> bool:
    """A-ADV-04: with this token placed, 3 floes, 2 of them for icebergs, can still result."""
    floes = plain_floes(position)
    if side == "floe":
        floes.append(cell)
    for_icebergs = [floe for floe in floes if allows_iceberg(position, floe)]
    tokens_left = ICE_TOKENS - len(position.ice) - 1
    return tokens_left >= 3 - len(floes) and tokens_left >= 2 - len(for_icebergs)


def iceberg_placings(position: Position) -> list[str]:
    """A-ADV-05 to 08."""
    floes = plain_floes(position)
    if len(floes) == 1:
        return []
    cells = [cell for cell in floes if allows_iceberg(position, cell)]
    return [f"place iceberg {written(cell)}" for cell in cells]


def figure_placings(position: Position) -> list[str]:
    """A-ADV-09, A-ADV-10."""
    taken_cells = [place_of(position, f).cell for f in on_board(position, HUNTER_FIGURES)]
    answers = []
    for hunter in HUNTERS:
        if next_figure(position, hunter) is None:
            continue
        for cell in CORNERS:
            if cell in taken_cells:
                continue
            for layer in layers(position, hunter, cell):
                answers.append(f"place {hunter} {written(cell)} {layer}")
    return answers


def next_figure(position: Position, hunter: str) -> str | None:
    """The figure of this hunter that is placed next: first seal1, then seal2."""
    for figure in FIGURES_OF[hunter]:
        if position.figures[figure] is None:
            return figure
    return None


def nearest_floes(position: Position) -> list[Cell]:
    """A-ADV-12, A-ADV-20: plain floes, plain distance."""
    here = place_of(position, "inuit").cell
    floes = plain_floes(position)
    shortest = min(distance(here, floe) for floe in floes)
    return [floe for floe in floes if distance(here, floe) == shortest]


# --- Returning, 10 -------------------------------------------------------------------------------


def returning(position: Position) -> list[str]:
    """A-RET-13: who returns in this turn, own figures first, then neutral ones."""
    own = [f for f in FIGURES if f in position.due and hunter_of(f) == own_hunter(position)]
    neutral = [f for f in FIGURES if f in position.due and is_neutral(position, hunter_of(f))]
    return own + neutral


def returns(position: Position) -> list[str]:
    """A-RET-02 to 04."""
    answers = []
    for cell in CORNERS:
        for layer in layers(position, hunter_of(asked(position)), cell):
            answers.append(f"return {written(cell)} {layer}")
    return answers


def asked(position: Position) -> str:
    if position.asked is None:
        raise ValueError("nobody is asked for")
    return position.asked


# --- The turn, 5 ---------------------------------------------------------------------------------


def turn_answers(position: Position) -> list[str]:
    if position.active is not None:
        return [*activity(position, position.active), "done"]
    answers = []
    for hunter in [*HUNTERS, "cod"]:
        if may_activate(position, hunter):
            answers += activity(position, hunter)
    return answers + card_answers(position) + end_answers(position)


def may_activate(position: Position, hunter: str) -> bool:
    """A-TURN-04 to 08, 20, 21."""
    did = position.did
    own = hunter == own_hunter(position)
    if not own and not is_neutral(position, hunter):
        return False
    if hunting_is_closed(position):
        return False
    if "neutral" in did:
        return False
    if position.seats == 4:
        return "own" not in did and (own or hunter == "cod")
    if own:
        return "own" not in did
    return True


def hunting_is_closed(position: Position) -> bool:
    """A-TURN-04: a hunt that began before the card ended with it."""
    did = position.did
    return "card" in did and did[0] != "card"


def activity(position: Position, hunter: str) -> list[str]:
    """Steps and attacks of this hunter's figures."""
    answers = []
    for figure in on_board(position, FIGURES_OF[hunter]):
        for place in steps(position, figure):
            answers.append(f"{figure} to {written(place.cell)} {place.layer}")
    for figure in on_board(position, FIGURES_OF[hunter]):
        for target in targets(position, figure):
            answers.append(f"{figure} attacks {target}")
    return answers


def card_answers(position: Position) -> list[str]:
    """A-TURN-11, A-TURN-12, A-MELT-08, A-MELT-09."""
    if "card" in position.did:
        return []
    answers = []
    for card in kinds(hand(position)):
        if card == "MELT" and position.ice:
            answers += [f"melt {written(cell)}" for cell in CELLS if cell in position.ice]
        else:
            answers.append(f"play {card}")
    return answers


def end_answers(position: Position) -> list[str]:
    """A-TURN-09, A-TURN-10, A-TURN-13 to 16."""
    cards = len(hand(position))
    if "card" not in position.did and cards > 0:
        return []
    if 0 < cards < HAND_SIZE:
        return ["end turn", "swap"]
    return ["end turn"]


# --- Movement, 8 ---------------------------------------------------------------------------------


def steps(position: Position, figure: str) -> list[Place]:
    """Where the figure may step now."""
    moving = position.moving
    if figure in (position.moved or []):
        return []
    if moving is not None and moving.figure == figure:
        if moving.steps >= moving.allowed:
            return []
        return second_steps(position, figure)
    return neighbouring_places(position, figure)


def neighbouring_places(position: Position, figure: str) -> list[Place]:
    """A-MOVE-02 to 04 and the layers."""
    here = place_of(position, figure).cell
    places = []
    for cell in neighbours(here):
        for layer in layers(position, hunter_of(figure), cell):
            places.append(Place(cell, layer))
    return places


def second_steps(position: Position, figure: str) -> list[Place]:
    """A-MOVE-06, A-INUIT-04."""
    places = neighbouring_places(position, figure)
    if figure == "inuit":
        here = place_of(position, figure)
        return [place for place in places if place.layer == here.layer]
    return places


def allowed_steps(position: Position, figure: str, start: Place, entered: Place) -> int:
    """A-MOVE-05: the first cell entered decides the range."""
    if figure == "bear":
        return 2 if entered.layer == ICE else 1
    if figure == "inuit":
        return 2 if entered.layer == start.layer else 1
    return 2 if is_open_sea(position, entered.cell) else 1


# --- Hunting, 9 ----------------------------------------------------------------------------------


def targets(position: Position, figure: str) -> list[str]:
    """What the figure may attack where it is."""
    if figure in position.barred:
        return []
    prey = [target for target in on_board(position, FIGURES) if is_prey(position, figure, target)]
    found = [target for target in prey if is_reachable(position, figure, target)]
    if may_take_igloo(position, figure):
        found.append("igloo")
    return found


def is_prey(position: Position, figure: str, target: str) -> bool:
    """A-HUNT-02, A-HUNT-07."""
    if owner_of(position, hunter_of(target)) == position.seat:
        return False
    return hunter_of(target) in PREY[hunter_of(figure)]


def is_reachable(position: Position, figure: str, target: str) -> bool:
    """A-REACH-01 to 04."""
    here, there = place_of(position, figure), place_of(position, target)
    if here.cell != there.cell:
        return False
    if here.layer == there.layer:
        return True
    return figure == "inuit" and here.layer == ICE and hunter_of(target) == "cod"


def may_take_igloo(position: Position, figure: str) -> bool:
    """A-HUNT-07, A-HUNT-09, A-REACH-05."""
    here = place_of(position, figure)
    if hunter_of(figure) not in IGLOO_ATTACKERS or own_hunter(position) == "inuit":
        return False
    return position.igloo == here.cell and here.layer == ICE


# --- Drift, 6 ------------------------------------------------------------------------------------


def direction(position: Position) -> str:
    if position.drift_direction is None:
        raise ValueError("nothing drifts")
    return position.drift_direction


def picks(position: Position) -> list[Cell]:
    return [cell for cell in CELLS if cell in position.ice and may_drift(position, cell)]


def may_drift(position: Position, cell: Cell) -> bool:
    """A-DRIFT-05 to 08, A-PUSH-01 to 04."""
    drifted = position.drifted or []
    ahead = next_cell(cell, direction(position))
    if cell in drifted or ahead not in BOARD:
        return False
    if is_open_sea(position, ahead):
        return True
    if ahead in drifted or position.ice[ahead] not in PUSHES[position.ice[cell]]:
        return False
    behind = next_cell(ahead, direction(position))
    return behind in BOARD and is_open_sea(position, behind)


def origin(position: Position) -> Cell:
    if position.sliding is None:
        raise ValueError("nothing slides")
    return position.sliding


def destination(position: Position) -> Cell:
    return next_cell(origin(position), direction(position))


def swimmer_in_the_way(position: Position) -> str | None:
    """A-SWIM-10: the next figure that must give way to the sliding token."""
    for figure in on_board(position, FIGURES):
        place = place_of(position, figure)
        if place == Place(destination(position), WATER):
            if figure in ("bear", "inuit") or has_iceberg(position, origin(position)):
                return figure
    return None


def ways_out(position: Position, figure: str) -> list[Cell]:
    """Where the swimmer may be put; its own cell means onto the arriving token."""
    if figure in ("bear", "inuit"):
        return ways_out_of_a_swimmer(position)
    return ways_out_of_a_diver(position)


def ways_out_of_a_swimmer(position: Position) -> list[Cell]:
    """A-SWIM-01 to 06: bear and Inuit hunter."""
    forward = next_cell(destination(position), direction(position))
    if forward in BOARD and is_open_sea(position, forward):
        return [forward]
    around = [cell for cell in neighbours(destination(position)) if cell != origin(position)]
    free = [cell for cell in around if is_open_sea(position, cell)]
    if free:
        return free
    climbs = [cell for cell in around if has_flat_ice(position, cell)]
    if has_flat_ice(position, origin(position)):
        climbs.append(destination(position))
    return climbs


def ways_out_of_a_diver(position: Position) -> list[Cell]:
    """A-BERG-01, A-BERG-02: orca, seal and cod before an iceberg."""
    forward = next_cell(destination(position), direction(position))
    if forward in BOARD and not has_iceberg(position, forward):
        return [forward]
    around = [cell for cell in neighbours(destination(position)) if cell != origin(position)]
    return [cell for cell in around if not has_iceberg(position, cell)]


# --- The seal's escape, 11 -----------------------------------------------------------------------


def escapes(position: Position) -> list[str]:
    """A-ESC-03 to 07, A-ESC-12."""
    here = place_of(position, the(position.target)).cell
    answers = ["no escape"]
    for card in kinds(position.hands[actor(position)]):
        towards = direction_of(card)
        if towards is None:
            continue
        cell = next_cell(here, towards)
        if cell in BOARD:
            answers += [f"escape {card} {layer}" for layer in layers(position, "seal", cell)]
    return answers


def responses(position: Position) -> list[str]:
    """A-ESC-09, A-ESC-10."""
    towards = direction_of(the(position.escape_card))
    same = [card for card in kinds(hand(position)) if direction_of(card) == towards]
    return ["no response", *(f"respond {card}" for card in same)]


def the(word: str | None) -> str:
    if word is None:
        raise ValueError("a word is missing")
    return word


# --- Playing a move ------------------------------------------------------------------------------


def play(position: Position, move: str) -> Position:
    """The position after a legal move and after all that the engine does by itself."""
    if move not in moves(position):
        raise ValueError(f"not a legal move: {move}")
    return after(position, move)


def after(position: Position, move: str) -> Position:
    position = copied(position)
    carry_out(position, move)
    return position


def carry_out(position: Position, move: str) -> None:
    words = move.split()
    if words[0] == "place":
        place_piece(position, words)
    elif words[0] == "return":
        return_figure(position, Place(read_cell(words[1]), words[2]))
    elif words[0] == "play":
        play_card(position, words[1])
    elif words[0] == "melt":
        melt(position, read_cell(words[1]))
    elif words[0] == "drift":
        pick(position, read_cell(words[1]))
    elif words[0] == "displace":
        displace(position, asked(position), read_cell(words[1]))
        slide(position)
    elif words[0] == "done":
        end_activation(position)
    elif words[0] in ("end", "swap"):
        end_turn(position, swap=words[0] == "swap")
    elif words[0] == "escape":
        escape(position, words[1], words[2])
    elif words == ["no", "escape"]:
        capture_the_seal(position)
    elif words[0] == "respond":
        respond(position, words[1])
    elif words == ["no", "response"]:
        let_the_seal_flee(position)
    elif words[1] == "to":
        step(position, words[0], Place(read_cell(words[2]), words[3]))
    else:
        attack(position, words[0], words[2])


def place_piece(position: Position, words: list[str]) -> None:
    """Section 13, in the order of A-ADV-20."""
    piece, cell = words[1], read_cell(words[2])
    if position.phase == "place-ice":
        position.ice[cell] = piece
        if len(position.ice) == ICE_TOKENS:
            position.phase = "place-iceberg"
    elif position.phase == "place-iceberg":
        position.ice[cell] = "iceberg"
        if list(position.ice.values()).count("iceberg") == ICEBERGS:
            position.phase = "place-figure"
    elif position.phase == "place-figure":
        position.figures[the(next_figure(position, piece))] = Place(cell, words[3])
        if len(on_board(position, HUNTER_FIGURES)) == len(HUNTER_FIGURES):
            raise ChanceNeeded("A-ADV-11: the hunters are dealt")
    else:
        position.igloo = cell
        raise ChanceNeeded("A-ADV-20: the cards are dealt")


def return_figure(position: Position, place: Place) -> None:
    """A-RET-01 to 05."""
    figure = asked(position)
    position.figures[figure] = place
    position.due.remove(figure)
    position.barred.append(figure)
    ask_for_returns(position)


def ask_for_returns(position: Position) -> None:
    """A-TURN-01, A-RET-13."""
    waiting = returning(position)
    position.phase = "return" if waiting else "turn"
    position.asked = waiting[0] if waiting else None


def play_card(position: Position, card: str) -> None:
    """A-TURN-02, A-DRIFT-11."""
    discard_ice_card(position, card)
    towards = direction_of(card)
    if towards is None:
        return
    position.drift_direction = towards
    position.drift_left = number_of(card)
    position.drifted = []
    go_on_with_drift(position)


def discard_ice_card(position: Position, card: str) -> None:
    hand(position).remove(card)
    position.discard.append(card)
    position.did.append("card")


def go_on_with_drift(position: Position) -> None:
    """A-DRIFT-10."""
    if position.drift_left > 0 and picks(position):
        position.phase = "drift"
        return
    position.phase = "turn"
    position.drift_direction = None
    position.drift_left = 0
    position.drifted = []


def pick(position: Position, cell: Cell) -> None:
    """A-PUSH-08: the pushed token first, then the pusher."""
    ahead = next_cell(cell, direction(position))
    if ahead in position.ice:
        position.sliding, position.pushing = ahead, cell
    else:
        position.sliding, position.pushing = cell, None
    slide(position)


def slide(position: Position) -> None:
    """Make room and move, as far as nobody needs to be asked."""
    while position.sliding is not None:
        swimmer = swimmer_in_the_way(position)
        if swimmer is None:
            move_token(position)
            continue
        cells = ways_out(position, swimmer)
        if len(cells) > 1:
            position.phase, position.asked = "displace", swimmer
            return
        displace(position, swimmer, cells[0])
    position.asked = None
    position.drift_left -= 1
    go_on_with_drift(position)


def displace(position: Position, figure: str, cell: Cell) -> None:
    """A-SWIM-05, A-SWIM-08, A-BERG-03."""
    climbs = cell == destination(position) or has_flat_ice(position, cell)
    on_ice = climbs and figure in ("bear", "inuit")
    position.figures[figure] = Place(cell, ICE if on_ice else WATER)


def move_token(position: Position) -> None:
    """A-DRIFT-03, A-DRIFT-13, A-RIDE-01 to 04."""
    start, end = origin(position), destination(position)
    position.ice[end] = position.ice.pop(start)
    for figure in FIGURES:
        if position.figures[figure] == Place(start, ICE):
            position.figures[figure] = Place(end, ICE)
    if position.igloo == start:
        position.igloo = end
    position.drifted = [*(position.drifted or []), end]
    position.sliding, position.pushing = position.pushing, None


def melt(position: Position, cell: Cell) -> None:
    """Section 7."""
    discard_ice_card(position, "MELT")
    left = MELTS_TO[position.ice.pop(cell)]
    if left is not None:
        position.ice[cell] = left
    if left == "pack" and position.igloo == cell:
        position.igloo = None
    for figure in FIGURES:
        if left is None and position.figures[figure] == Place(cell, ICE):
            position.figures[figure] = Place(cell, WATER)


# --- Activations ---------------------------------------------------------------------------------


def activate(position: Position, hunter: str) -> None:
    """The first step or attack of a hunter activates it."""
    if position.active == hunter:
        return
    position.active = hunter
    position.attacked = None
    position.did.append("own" if hunter == own_hunter(position) else "neutral")


def step(position: Position, figure: str, place: Place) -> None:
    first_of_hunter = position.active is None
    activate(position, hunter_of(figure))
    moving = position.moving
    if moving is not None and moving.figure == figure:
        position.moving = replace(moving, steps=moving.steps + 1)
    else:
        end_move(position)
        start = place_of(position, figure)
        position.moving = Moving(figure, 1, allowed_steps(position, figure, start, place))
    position.figures[figure] = place
    if first_of_hunter and hunter_of(figure) == "cod":
        feed(position)


def feed(position: Position) -> None:
    """A-COD-04, A-COD-07, A-END-02."""
    position.won[position.seat].append("plankton")
    if taken(position, "plankton") == PLANKTON_TOKENS:
        position.phase = "over"


def end_move(position: Position) -> None:
    if position.moving is not None:
        position.moved = [*(position.moved or []), position.moving.figure]
    position.moving = None


def end_activation(position: Position) -> None:
    end_move(position)
    position.active = None


def attack(position: Position, figure: str, target: str) -> None:
    """A-HUNT-01, A-HUNT-05, A-HUNT-06, A-ESC-01."""
    activate(position, hunter_of(figure))
    end_activation(position)
    position.attacked = hunter_of(figure)
    if position.seats == 4 and hunter_of(target) == "seal":
        position.phase = "escape"
        position.attacker, position.target = figure, target
    elif target == "igloo":
        position.igloo = None
        position.won[position.seat].append("igloo")
    else:
        capture(position, target)


def capture(position: Position, figure: str) -> None:
    """A-CAP-01 to 05, A-RET-01, A-RET-08, A-RET-09, A-END-01."""
    hunter = hunter_of(figure)
    position.figures[figure] = None
    position.won[position.seat].append(hunter)
    if hunter == "cod":
        if not on_board(position, COD):
            position.phase = "over"
    elif taken(position, hunter) == 1:
        position.due.append(figure)


# --- Escape --------------------------------------------------------------------------------------


def escape(position: Position, card: str, layer: str) -> None:
    """A-ESC-03, A-ESC-08, A-ESC-16: the card lies aside."""
    position.hands[actor(position)].remove(card)
    position.escape_card, position.escape_layer = card, layer
    draw(position)
    position.phase = "respond"


def capture_the_seal(position: Position) -> None:
    """A-ESC-07: nobody draws."""
    capture(position, the(position.target))
    end_attack(position)


def respond(position: Position, card: str) -> None:
    """A-ESC-09, A-ESC-20."""
    hand(position).remove(card)
    capture(position, the(position.target))
    refill_after_exchange(position)
    position.discard += [the(position.escape_card), card]
    end_attack(position)


def let_the_seal_flee(position: Position) -> None:
    """A-ESC-11, A-ESC-12."""
    seal, card = the(position.target), the(position.escape_card)
    cell = next_cell(place_of(position, seal).cell, the(direction_of(card)))
    position.figures[seal] = Place(cell, the(position.escape_layer))
    refill_after_exchange(position)
    position.discard.append(card)
    end_attack(position)


def refill_after_exchange(position: Position) -> None:
    """A-ESC-14."""
    if len(hand(position)) < HAND_SIZE:
        draw(position)


def end_attack(position: Position) -> None:
    position.phase = "turn"
    position.attacker = position.target = None
    position.escape_card = position.escape_layer = None


# --- End of a turn -------------------------------------------------------------------------------


def draw(position: Position) -> None:
    """A-TURN-17."""
    if not position.deck:
        raise ChanceNeeded("A-TURN-17: the discard pile is shuffled into a new deck")
    hand(position).append(position.deck.pop(0))


def end_turn(position: Position, swap: bool) -> None:
    """A-TURN-13 to 18, A-END-10."""
    if swap:
        position.discard += hand(position)
        hand(position).clear()
    while len(hand(position)) < HAND_SIZE:
        draw(position)
    position.did, position.moved, position.barred = [], [], []
    position.attacked = None
    if position.limit > 0 and position.turn >= position.limit:
        position.phase = "over"
        return
    position.turn += 1
    position.seat = (position.seat + 1) % position.seats
    ask_for_returns(position)


# --- Scoring, 12 ---------------------------------------------------------------------------------


def points(position: Position) -> tuple[int, ...]:
    """Half points of each seat if the game ended now."""
    return tuple(seat_points(position, seat) for seat in range(len(position.hunters)))


def seat_points(position: Position, seat: int) -> int:
    """A-SCORE-01 to 06."""
    hunter = position.hunters[seat]
    total = (LIVES[hunter] - taken(position, hunter)) * HALF_POINTS[hunter]
    total += sum(HALF_POINTS[thing] for thing in position.won[seat])
    if hunter == "inuit" and position.igloo is not None:
        total += HALF_POINTS["igloo"]
    return total


def ranks(position: Position) -> tuple[int, ...]:
    """A-SCORE-08 to 10: points, then cod; equal seats share the better rank."""
    cod = [won.count("cod") for won in position.won]
    results = list(zip(points(position), cod, strict=True))
    return tuple(1 + sum(other > mine for other in results) for mine in results)


# --- Reading a position --------------------------------------------------------------------------

KEYS = [
    *("seats", "setup", "hunters", "first", "seat", "turn", "limit", "phase"),
    *("iceberg", "floe", "pack", "igloo", "cod", *HUNTER_FIGURES),
    *("won0", "won1", "won2", "won3", "due", "barred"),
    *("hand", "hand0", "hand1", "hand2", "hand3", "deck", "discard"),
    *("did", "active", "attacked", "moving", "moved"),
    *("drift", "drifted", "sliding", "pushing", "asked", "attack", "escape"),
    *("colours", "chance"),
]


def read(line: str) -> Position:
    """A position from its line of text; what the line leaves out has its default."""
    values = read_values(line)
    seats = int(values.get("seats", "2"))
    phase = chosen(values.get("phase", "turn"), PHASES)
    first = int(values.get("first", "0"))
    seat = int(values.get("seat", str(first)))
    placing = phase in PLACING or phase == "place-igloo"
    ice = read_ice(values)
    won = [read_won(values.get(f"won{number}")) for number in range(seats)]
    position = Position(
        seats=seats,
        setup=chosen(values.get("setup", "standard"), SETUPS),
        hunters=read_hunters(values.get("hunters"), seats, phase),
        first=first,
        seat=seat,
        turn=int(values.get("turn", "0" if placing else "1")),
        limit=int(values.get("limit", str(50 * seats))),
        phase=phase,
        ice=ice,
        igloo=read_optional_cell(values.get("igloo")),
        figures={},
        won=won,
        due=figures(values.get("due")),
        barred=figures(values.get("barred")),
        hands=[read_cards(values.get(f"hand{number}")) for number in range(seats)],
        deck=read_cards(values.get("deck")),
        discard=read_cards(values.get("discard")),
        did=[chosen(word, ["card", "own", "neutral"]) for word in items(values.get("did"))],
        active=values.get("active"),
        attacked=values.get("attacked"),
        moving=read_moving(values.get("moving")),
        moved=figures(values.get("moved")),
        drifted=cells(values.get("drifted")),
        sliding=read_optional_cell(values.get("sliding")),
        pushing=read_optional_cell(values.get("pushing")),
        asked=values.get("asked"),
    )
    for figure in HUNTER_FIGURES:
        position.figures[figure] = read_place(position, figure, values.get(figure, "off"))
    read_cod(position, values.get("cod"))
    if "hand" in values:
        position.hands[seat] = read_cards(values["hand"])
    read_drift(position, values.get("drift"))
    read_attack(position, values.get("attack"), values.get("escape"))
    lay_the_rest_beneath(position)
    if phase == "return" and position.asked is None:
        position.asked = returning(position)[0]
    check(position)
    return position


def read_values(line: str) -> dict[str, str]:
    tokens = line.split()
    if tokens[0] != "arctica":
        raise ValueError("the line is not about arctica")
    values = {}
    for token in tokens[1:]:
        key, equals, value = token.partition("=")
        if not equals or key in values or key not in KEYS:
            raise ValueError(f"bad, unknown or repeated: {token}")
        values[key] = value
    return values


def chosen(word: str, words: list[str]) -> str:
    if word not in words:
        raise ValueError(f"{word} is none of {words}")
    return word


def items(value: str | None) -> list[str]:
    """The parts between commas; commas inside parentheses do not count."""
    return re.split(r",(?![^(]*\))", value) if value else []


def read_cell(text: str) -> Cell:
    q, r = text.strip("()").split(",")
    cell = int(q), int(r)
    if cell not in BOARD:
        raise ValueError(f"not on the board: {text}")
    return cell


def read_optional_cell(value: str | None) -> Cell | None:
    return None if value is None else read_cell(value)


def cells(value: str | None) -> list[Cell]:
    return [read_cell(text) for text in items(value)]


def figures(value: str | None) -> list[str]:
    return [chosen(text, FIGURES) for text in items(value)]


def read_ice(values: dict[str, str]) -> dict[Cell, str]:
    ice: dict[Cell, str] = {}
    for kind in ("iceberg", "floe", "pack"):
        for cell in cells(values.get(kind)):
            if cell in ice:
                raise ValueError(f"A-POS-07: two tokens in {cell}")
            ice[cell] = kind
    return ice


def read_hunters(value: str | None, seats: int, phase: str) -> list[str]:
    if value == "none" or (value is None and phase in PLACING):
        return []
    hunters = HUNTERS[:seats] if value is None else items(value)
    if len(hunters) != seats or len(set(hunters)) != seats:
        raise ValueError("one hunter for each seat, no two the same")
    return [chosen(hunter, HUNTERS) for hunter in hunters]


def read_won(value: str | None) -> list[str]:
    """`orca,seal*2,cod,plankton*3,igloo`"""
    won: list[str] = []
    for text in items(value):
        thing, _, times = text.partition("*")
        won += [chosen(thing, list(IN_THE_BOX))] * int(times or "1")
    return won


def read_cards(value: str | None) -> list[str]:
    """`NE2,W1~2`: what was seen of a card is no matter of rules."""
    return [chosen(text.partition("~")[0], list(COPIES)) for text in items(value)]


def read_place(position: Position, figure: str, text: str) -> Place | None:
    """`(0,0)`, `(0,0):ice`, `off`"""
    if text == "off":
        return None
    cell_text, _, layer = text.partition(":")
    cell = read_cell(cell_text)
    possible = layers(position, hunter_of(figure), cell)
    if not layer:
        if len(possible) != 1:
            raise ValueError(f"which layer, if any, for {figure}?")
        return Place(cell, possible[0])
    return Place(cell, chosen(layer, possible))


def read_cod(position: Position, value: str | None) -> None:
    """Unnamed cod stand at (-4,0), the last of them are off if more were won than named off."""
    texts = items(value)
    still_off = taken(position, "cod") - texts.count("off")
    unnamed = len(COD) - len(texts)
    if not 0 <= still_off <= unnamed:
        raise ValueError("cod on the board and cod won do not fit")
    texts += ["(-4,0)"] * (unnamed - still_off) + ["off"] * still_off
    for figure, text in zip(COD, texts, strict=True):
        position.figures[figure] = read_place(position, figure, text)


def read_moving(value: str | None) -> Moving | None:
    """`seal1:1/2`"""
    if value is None:
        return None
    figure, _, numbers = value.partition(":")
    made, allowed = numbers.split("/")
    return Moving(chosen(figure, FIGURES), int(made), int(allowed))


def read_drift(position: Position, value: str | None) -> None:
    """`NE:2`"""
    if value is not None:
        towards, left = value.split(":")
        position.drift_direction = chosen(towards, list(VECTORS))
        position.drift_left = int(left)


def read_attack(position: Position, attack_text: str | None, escape_text: str | None) -> None:
    """`orca>seal1` and `NE2:water`"""
    if attack_text is not None:
        position.attacker, position.target = attack_text.split(">")
    if escape_text is not None:
        position.escape_card, position.escape_layer = escape_text.split(":")


def lay_the_rest_beneath(position: Position) -> None:
    """Every card that is named nowhere lies beneath the deck, in the order of the data."""
    named = position.deck + position.discard
    for cards in position.hands:
        named = named + cards
    if position.escape_card is not None:
        named = [*named, position.escape_card]
    for card, copies in COPIES.items():
        if named.count(card) > copies:
            raise ValueError(f"too many: {card}")
        position.deck += [card] * (copies - named.count(card))


def check(position: Position) -> None:
    if len(position.ice) > ICE_TOKENS:
        raise ValueError("too many ice tokens")
    if list(position.ice.values()).count("iceberg") > ICEBERGS:
        raise ValueError("too many icebergs")
    if position.igloo is not None and position.ice.get(position.igloo) != "floe":
        raise ValueError("the igloo stands on a floe")
    for thing, number in IN_THE_BOX.items():
        if taken(position, thing) + (thing == "igloo" and position.igloo is not None) > number:
            raise ValueError(f"too many: {thing}")
    if any(len(cards) > LARGEST_HAND for cards in position.hands):
        raise ValueError("too many cards in a hand")
    if any(position.figures[figure] is not None for figure in position.due):
        raise ValueError("a figure on the board cannot be due")
    check_phase(position)


def check_phase(position: Position) -> None:
    phase = position.phase
    if (position.drift_direction is None) != (phase not in ("drift", "displace")):
        raise ValueError(f"drift does not fit {phase}")
    if (position.sliding is None) != (phase != "displace"):
        raise ValueError(f"sliding does not fit {phase}")
    if (position.asked is None) != (phase not in ("displace", "return")):
        raise ValueError(f"asked does not fit {phase}")
    if (position.target is None) != (phase not in ("escape", "respond")):
        raise ValueError(f"attack does not fit {phase}")
    if (position.escape_card is None) != (phase != "respond"):
        raise ValueError(f"escape does not fit {phase}")
    if phase == "displace" and swimmer_in_the_way(position) != position.asked:
        raise ValueError("another figure must be asked for")
    if position.active is not None and not {"own", "neutral"} & set(position.did):
        raise ValueError("an open activation is among what was done")
    if phase != "over" and not moves(position):
        raise ValueError("nothing to decide")
