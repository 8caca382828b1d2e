"""How a scenario is told: positions to start from, and what lies where, as people would say it."""

import random
import re
from collections.abc import Iterator
from typing import Any, TypeAlias

from nunatak import Refusal, Refused, Table
from nunatak.games.wolves.data import CELLS, Piece
from nunatak.games.wolves.names import cell_name, cell_number
from nunatak.games.wolves.rules.pieces import is_bare, is_land, pieces_on, put
from nunatak.kernel.compiled import INTERPRETED
from nunatak.testing.playing import put_state, true_state

PACKS = ("forest", "rock", "grass", "tundra", "desert")
TRACKS = ("spread", "speed", "howl_range")
KINDS = {"alphas": "alpha", "wolves": "pack", "dens": "den", "lairs": "lair"}
TILES = {  # 3.7: front and back of t1 to t5
    "t1": ("forest", "rock"),
    "t2": ("rock", "grass"),
    "t3": ("grass", "tundra"),
    "t4": ("tundra", "desert"),
    "t5": ("desert", "forest"),
}
RESERVE = ("pack", "pack", "alpha", "pack", "pack", "alpha", "pack", "pack")  # 3.8
LONE_CELLS = {2: 10, 3: 12, 4: 16, 5: 20}  # two for each region
PLAYERS = (2, 3, 4, 5)
RICH = "terrain_tokens=9"  # so that what is paid plays no part
STEPS = 80 if INTERPRETED else 100_000  # of a random game

# ------------------------------------------------------------------ tables


def at(words: str, board: str = "TM3", **kwargs: Any) -> Table:
    """A table at a position on one of the fixtures of 15.1."""
    return Table.at(f"wolves map={board} {words}", **kwargs)


def turn(pack: str, own: str, words: str = "", board: str = "TM3") -> Table:
    """It is this pack's turn; `own` are its keys without its name."""
    mine = " ".join(f"{pack}.{word}" for word in own.split())
    return at(f"turn={pack} {mine} {words}", board)


def new(seats: int = 3, seed: int = 7, /, **options: str) -> Table:
    """A freshly dealt table."""
    return Table("wolves", seats=seats, seed=seed, options=options)


def play(table: Table, *moves: str) -> Table:
    """The table after these moves."""
    for move in moves:
        table.play(move)
    return table


def play_on(table: Table, seed: int, steps: int = STEPS) -> Iterator[Table]:
    """The table after each of its random moves; turns are ended rarely while they can go on."""
    choose = random.Random(seed)
    for _ in range(steps):
        if table.is_over:
            return
        legal = table.legal
        if len(legal) > 1 and legal[0] == table.number("end turn") and choose.random() < 0.9:
            legal = legal[1:]
        table.play(choose.choice(legal))
        yield table


def every_step(seats: int, seed: int = 1, **options: str) -> Iterator[Table]:
    """The tables of a random game, after the deal and after every step."""
    table = new(seats, seed, **options)
    yield table
    yield from play_on(table, seed)


# ------------------------------------------------------------------ what is asked, what is refused


def why(table: Table, action: str, seat: int | None = None) -> str | None:
    """The id of the rule that refuses the action, said as a whole and step by step."""
    refusal = _refusal(table, action, seat)
    return None if refusal is None else refusal.rule


def said(table: Table, action: str) -> tuple[str, str]:
    """The id of the rule that refuses the action, and its sentence."""
    refusal = _refusal(table, action, None)
    assert refusal is not None
    return refusal.rule, refusal.text


def _refusal(table: Table, action: str, seat: int | None) -> Refusal | None:
    refusal = table.why_not(action, seat)
    assert by_steps(table, action, seat) == refusal
    return refusal


def why_in_words(table: Table, action: str) -> str | None:
    """The same where words say more than is asked: a path, a terrain that is paid, how many."""
    refusal = table.why_not(action)
    return None if refusal is None else refusal.rule


def said_in_words(table: Table, action: str) -> tuple[str, str]:
    """The rule and its sentence, where words say more than is asked."""
    refusal = table.why_not(action)
    assert refusal is not None
    return refusal.rule, refusal.text


CELL = r"\(?-?\d+,-?\d+\)?"
PAYING = r"(?: paying (?P<payment>.+))?"
TARGETED = re.compile(
    rf"(?P<act>(?:build|upgrade|howl|dominate) .+?)(?: pushing to (?P<landing>{CELL}))?{PAYING}"
)
MOVED = re.compile(rf"move(?: on (?P<terrain>\S+))?(?: (?P<wolves>\w+ {CELL} .+?))?{PAYING}")
WOLF = re.compile(
    rf"(?P<kind>\w+) (?P<start>{CELL}) (?:to|by) ?(?:{CELL} )*?(?P<end>{CELL})?"
    rf"(?: pushing to (?P<landing>{CELL}))?"
)


def by_steps(table: Table, action: str, seat: int | None = None) -> Refusal | None:
    """What refuses the first step of a whole command that fails, each played when it is asked."""
    twin = table.copy()
    for step in in_steps(twin, action):
        refusal = twin.why_not(step, seat)
        if refusal is not None:
            return refusal
        twin.play(step, seat)
    return None


def in_steps(table: Table, action: str) -> Iterator[str]:
    """The steps of a whole command, while somebody plays them at the table."""
    act, move = TARGETED.fullmatch(action), MOVED.fullmatch(action)
    if act:
        yield act["act"]
        yield from _payment_step(table, act["payment"])
        yield from _landing_step(table, act["landing"])
    elif move and (move["wolves"] or move["payment"]):
        yield from _move_steps(table, move)
    else:
        yield action


def _move_steps(table: Table, move: re.Match[str]) -> Iterator[str]:
    wolves = [WOLF.fullmatch(part) for part in re.split(r", (?=[a-z])", move["wolves"] or "")]
    named = [wolf for wolf in wolves if wolf is not None]
    yield f"move on {move['terrain'] or _terrain(table, move['payment'], named)}"
    yield from _payment_step(table, move["payment"])
    for wolf in named:
        step = f"wolf {wolf['kind']} at {wolf['start']}"
        if _asked(table) != "destination" or options(table, "to") == []:
            yield step
        elif (refusal := table.why_not(step)) and refusal.rule != "W-ACT-03":
            yield step  # another wolf than the only one that can move
        yield f"to {wolf['end'] or wolf['start']}"
        yield from _landing_step(table, wolf["landing"])
    if _asked(table) == "wolf" or not named:
        yield "stop"


def _terrain(table: Table, payment: str | None, wolves: list[re.Match[str]]) -> str:
    """What the first tile shows, else the first wolf's end cell, else any that is possible."""
    items = (payment or "").split(",")
    if items[0] in PACKS:
        return items[0]
    if table.decision is not None and packs(table):
        shown = tiles(table, packs(table)[table.decision.seat])
        if items[0] in shown:
            return shown[items[0]]
    end = cell_number(wolves[0]["end"] or "") if wolves else CELLS
    state = true_state(table)
    if is_land(state, end):
        return PACKS[int(state.terrain[end])]
    return (options(table, "move on") or ["move on forest"])[0].removeprefix("move on ")


def _payment_step(table: Table, payment: str | None) -> Iterator[str]:
    if _asked(table) == "pay":
        named = [item for item in (payment or "").split(",") if item and item not in PACKS]
        yield f"pay {','.join(named)}" if named else options(table, "pay")[0]


def _landing_step(table: Table, landing: str | None) -> Iterator[str]:
    if landing or _asked(table) == "landing":
        yield f"push to {landing or '?'}"


def _asked(table: Table) -> str:
    return "" if table.decision is None else table.decision.kind


def undo_refusal(table: Table) -> Refusal | None:
    """Why the last move can't be taken back; it is taken back if it can."""
    try:
        table.undo()
    except Refused as refused:
        return refused.refusal
    return None


def options(table: Table, word: str = "") -> list[str]:
    """The legal actions in notation: those that begin so."""
    written = (str(action) for action in table.actions)
    return [action for action in written if action.startswith(word)]


def awaits(table: Table) -> tuple[str, str] | None:
    """The pack that decides, and what."""
    if table.decision is None:
        return None
    return packs(table)[table.decision.seat], table.decision.kind


# ------------------------------------------------------------------ what is true

Facts: TypeAlias = dict[str, str]  # a position by the keys of its text


def truth(table: Table | Facts) -> Facts:
    """The whole position by the keys of its text."""
    if isinstance(table, dict):
        return table
    return dict(word.split("=", 1) for word in table.position.split()[1:])


def number(table: Table | Facts, key: str) -> int:
    """A number of the position; 0 if it says nothing."""
    return int(truth(table).get(key, "0"))


def items(table: Table | Facts, key: str) -> list[str]:
    """A list of the position that is no list of cells."""
    value = truth(table).get(key, "none")
    return [] if value == "none" else value.split(",")


def cells(table: Table | Facts, key: str) -> list[str]:
    """The cells that a key names."""
    return re.findall(r"\(-?\d+,-?\d+\)", truth(table).get(key, ""))


def packs(table: Table | Facts) -> list[str]:
    """The packs in seat order."""
    return items(table, "seats")


def everything_on(table: Table | Facts) -> dict[str, list[str]]:
    """Every occupied cell and its pieces: `grass alpha`, `rock den`."""
    position = truth(table)
    found: dict[str, list[str]] = {}
    for key in position:
        owner, _, kind = key.partition(".")
        if kind in KINDS:
            for cell in cells(position, key):
                found.setdefault(cell, []).append(f"{owner} {KINDS[kind]}")
    return found


def on(table: Table, cell: str) -> list[str]:
    """The pieces on a cell, sorted."""
    return sorted(everything_on(table).get(cell, []))


def tiles(table: Table, pack: str) -> dict[str, str]:
    """What each tile of a pack shows."""
    sides = truth(table).get(f"{pack}.tiles", "FFFFF")
    shown = {tile: TILES[tile]["FB".index(side)] for tile, side in zip(TILES, sides, strict=True)}
    return {"H": pack, **shown}


def tokens(table: Table, pack: str) -> tuple[int, int]:
    """The bonus terrain and the bonus action tokens of a pack."""
    return number(table, f"{pack}.terrain_tokens"), number(table, f"{pack}.action_tokens")


def days(table: Table) -> int:
    """The filled days of the calendar."""
    return number(table, "calendar")


def points(table: Table, pack: str) -> dict[str, int]:
    """A pack's points by source; sources that give nothing are left out."""
    sources = table.outcome.sources[packs(table).index(pack)]
    return {source: points for source, points in sources.items() if points}


def scored(table: Table, pack: str) -> tuple[list[str], int]:
    """What a pack has won in region scorings: moon tokens, and points of VP tokens."""
    return items(table, f"{pack}.moons"), number(table, f"{pack}.vp")


def slot_moons(table: Table) -> dict[int, str]:
    """The moon stack in each slot."""
    first = 0 if table.seats == 2 else 1
    return dict(enumerate(items(table, "moons"), first))


def slot_prey(table: Table) -> dict[int, str]:
    """The prey stack in each slot."""
    first = 0 if table.seats == 2 else 1
    return dict(enumerate(items(table, "prey"), first))


# ------------------------------------------------------------------ artificial positions


def crowd(table: Table, *free: str) -> Table:
    """Fill every empty cell but these with pieces of the active pack and of the last one.

    There are more of them than in any box: no game and no text can hold such a position.
    """
    state = true_state(table)
    last = int(state.seats) - 1
    hands = [
        (int(state.seat), Piece.DEN),
        (last, Piece.DEN),
        (last, Piece.LAIR),
        (last, Piece.PACK),
        (last, Piece.ALPHA),
    ]
    crowds = [hand for hand in hands for _ in range(18)]
    for cell in range(CELLS):
        if is_land(state, cell) and is_bare(state, cell) and pieces_on(state, cell) == 0:
            if cell_name(cell) not in free:
                put(state, *crowds.pop(), cell)
    put_state(table, state)
    return table
