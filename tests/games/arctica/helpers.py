"""How a scenario is told: positions to start from, and what lies where, as people would say it."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nunatak import Table
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.compiled import INTERPRETED

LEDGER = (Path(__file__).parents[3] / "docs" / "rules" / "arctica.md").read_text("utf-8")

PLAYERS = (2, 3, 4)
SETUPS = ("standard", "advanced")
HUNTERS = ("bear", "inuit", "orca", "seal")
FIGURES = ("bear", "inuit", "orca", "seal1", "seal2", *(f"cod{n}" for n in range(1, 10)))
VECTORS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
BOARD = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if max(abs(q), abs(r), abs(q + r)) <= 4]
CORNERS = ["(4,0)", "(4,-4)", "(0,-4)", "(-4,0)", "(-4,4)", "(0,4)"]
DECK = [f"{way}{n}" for way in VECTORS for n in (1, 1, 2, 2, 3)] + ["MELT"] * 6
COD = ["(0,-1)", "(1,-1)", "(-2,0)", "(-1,0)", "(0,0)", "(1,0)", "(2,0)", "(-1,1)", "(0,1)"]
RANDOM_GAMES = 1 if INTERPRETED else 4
TURNS = 12 if INTERPRETED else 60  # a random game is cut off there

# ------------------------------------------------------------------ tables


def at(words: str, **kwargs: Any) -> Table:
    """A table at a position; two players, bear and Inuit hunter, if nothing else is said."""
    return Table.at(f"arctica {words}", **kwargs)


def at_sea(words: str, **kwargs: Any) -> Table:
    """Four players; the orca's is active and has played its card, the seal's is next."""
    return at(f"seats=4 hunters=orca,seal,bear,inuit did=card {words}", **kwargs)


def new(seats: int = 2, seed: int = 7, setup: str = "standard", **kwargs: Any) -> Table:
    """A freshly dealt table."""
    options = {"setup": setup, **kwargs.pop("options", {})}
    return Table("arctica", seats=seats, seed=seed, options=options, **kwargs)


def play(table: Table, *moves: str) -> Table:
    """The table after these moves."""
    for move in moves:
        table.play(move)
    return table


def play_on(table: Table, seed: int) -> Iterator[Table]:
    """The table after each of its random moves, up to the end."""
    choose = random.Random(seed)
    while not table.is_over:
        table.play(choose.choice(table.legal))
        yield table


def every_step(seats: int, setup: str, games: int = RANDOM_GAMES) -> Iterator[Table]:
    """Tables of some random games, after the deal and after every step."""
    for seed in range(games):
        table = new(seats, seed, setup, options={"turnLimit": str(TURNS)})
        yield table
        yield from play_on(table, seed)


def all_but(*held: str) -> str:
    """The cards of the box that are not held, for a discard pile that leaves no deck."""
    left = list(DECK)
    for card in held:
        left.remove(card)
    return ",".join(left)


def finished(seats: int = 2, seed: int = 7) -> Table:
    """A random game that was played to its end."""
    table = new(seats, seed, options={"turnLimit": str(TURNS)})
    for _ in play_on(table, seed):
        pass
    return table


def midgame(seats: int, setup: str = "standard", steps: int = 30) -> Table:
    """A random game after some steps."""
    table = new(seats, seed=5, setup=setup)
    for _, _ in zip(range(steps), play_on(table, seed=3), strict=False):
        pass
    return table


# ------------------------------------------------------------------ what may be done


def rule(table: Table, move: str, seat: int | None = None) -> str | None:
    """The rule that refuses the move; None if it is legal."""
    refusal = table.why_not(move, seat)
    return None if refusal is None else refusal.rule


def options(table: Table, start: str = "") -> list[str]:
    """The legal actions in notation, those that begin so."""
    moves = [str(action) for action in table.actions]
    return [move for move in moves if move.startswith(start)]


def awaits(table: Table) -> tuple[int | None, str]:
    """The seat that decides, and what."""
    view = table.view(None)
    return view["seat"], view["phase"]


# ------------------------------------------------------------------ what is true


def truth(table: Table) -> dict[str, str]:
    """The whole position, hidden things included, by the keys of its text."""
    pairs = (word.partition("=") for word in table.position.split()[1:])
    return {key: value for key, _, value in pairs}


def items(value: str) -> list[str]:
    """The parts of a value between commas that are not inside a cell."""
    return re.split(r",(?![^(]*\))", value) if value else []


def ice(table: Table) -> dict[str, str]:
    """Every ice token, by cell."""
    position = truth(table)
    return {
        cell: kind for kind in ("iceberg", "floe", "pack") for cell in items(position.get(kind, ""))
    }


def igloo(table: Table) -> str | None:
    """The igloo's cell, if it is on the board."""
    return truth(table).get("igloo")


def figures(table: Table) -> dict[str, str]:
    """Every figure on the board: `(1,0) water`."""
    position = truth(table)
    found = {name: position[name].replace(":", " ") for name in FIGURES[:5] if name in position}
    for number, cell in enumerate(items(position["cod"]), 1):
        if cell != "off":
            found[f"cod{number}"] = f"{cell} water"
    return found


def where(table: Table, figure: str) -> str:
    """`(1,0) water`, or `off`."""
    return figures(table).get(figure, "off")


def hand(table: Table, seat: int = 0) -> list[str]:
    """A seat's cards."""
    return [card.partition("~")[0] for card in items(truth(table).get(f"hand{seat}", ""))]


def deck(table: Table) -> list[str]:
    """The deck from its top."""
    return items(truth(table).get("deck", ""))


def discard(table: Table) -> list[str]:
    """The discard pile from its bottom."""
    return items(truth(table).get("discard", ""))


def won(table: Table, seat: int = 0) -> str:
    """What a seat has won: `orca,seal*2,cod`."""
    return truth(table).get(f"won{seat}", "")


def tokens(table: Table) -> dict[str, int]:
    """The tokens that each hunter still has with its owner or in the supply."""
    return {name: hunter["lives"] for name, hunter in table.view(None)["hunters"].items()}


def points(table: Table, seat: int = 0) -> dict[str, int]:
    """A seat's half points by source; sources that give nothing are left out."""
    return {source: number for source, number in table.outcome.sources[seat].items() if number}


def seen(table: Table, seat: int | None) -> str:
    """All that a seat sees, as text: what to compare when nothing may differ."""
    return json.dumps(table.view(seat))


def redeals(table: Table, seat: int, count: int) -> Iterator[Table]:
    """Tables that the seat can't tell from this one."""
    chance = stream(11, FOR_REDEALS)
    for _ in range(count):
        yield Table.at(table.game.sheet.write(table.outlook(seat).redeal(chance)))


def next_cell(cell: str, way: str) -> tuple[int, int]:
    """The neighbouring cell in a direction, on the board or not."""
    q, r = map(int, cell.strip("()").split(","))
    return q + VECTORS[way][0], r + VECTORS[way][1]


# ------------------------------------------------------------------ the ledger


def ledger_json(section: str) -> Any:
    """The JSON block of a section of the ledger."""
    heading = re.escape(section)
    found = re.search(rf"^##+ {heading}\.? .*?```json\n(.*?)```", LEDGER, re.S | re.M)
    assert found, section
    return json.loads(found[1])
