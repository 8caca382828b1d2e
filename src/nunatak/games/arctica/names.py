"""What is everything called? The kinds of things in the game, and their names at every edge."""

import re
from functools import cache, lru_cache

from nunatak.games.arctica.data import (
    CARD_KINDS,
    CELL_NUMBER,
    CELLS,
    COD,
    COLOURS,
    DIRECTIONS,
    FIGURES,
    FIRST_COD,
    FLOE,
    HUNTERS,
    ICE_KINDS,
    IGLOO,
    LAYERS,
    MELT,
    MOST_DRIFT,
    OUTSIDE,
    PACK,
    PLAYED,
    PRIZES,
    SETUPS,
    TARGETS,
    Source,
)
from nunatak.games.arctica.state import Phase
from nunatak.kernel.kinds import UNKNOWN, Kind, listed, named
from nunatak.kernel.message import Value, Values

SETUP = named(*SETUPS)
PHASE = listed(Phase, joint="-")
SOURCE = listed(Source)
DIRECTION = named(*DIRECTIONS)
COLOUR = named(*COLOURS)
HUNTER = named(*HUNTERS, closed=True)
PLAYED_HUNTER = named(*HUNTERS[:PLAYED], closed=True)
PRIZE = named(*PRIZES)
ICE_KIND = named(*ICE_KINDS[PACK:], first=PACK)  # number 0 is no ice
FLAT_ICE = named(ICE_KINDS[PACK], ICE_KINDS[FLOE], closed=True)  # as it is placed

LAYER = named(*LAYERS)
SAID_LAYER = named(*LAYERS, "", closed=True).told(  # it may be left out (A-POS-10)
    lambda layer: {"layer": LAYER.name(layer)}
)


def say_direction(direction: int) -> dict[str, Value]:
    """A direction in a text."""
    return {"direction": DIRECTIONS[direction]}


# ------------------------------------------------------------------ cells


@cache
def cell_name(cell: int) -> str:
    """`(1,-2)`, or `out` for a cell that the board does not have."""
    return f"({CELLS[cell][0]},{CELLS[cell][1]})" if cell < OUTSIDE else "out"


@lru_cache(maxsize=1024)  # names come from people, too
def cell_number(name: Value) -> int:
    """The number of `(1,-2)` or `1,-2`; OUTSIDE for a cell that the board does not have."""
    found = re.fullmatch(
        r"\(?([+-]?[0-9]{1,3}),([+-]?[0-9]{1,3})\)?", str(name).strip().replace(" ", "")
    )
    return CELL_NUMBER.get((int(found[1]), int(found[2])), OUTSIDE) if found else OUTSIDE


CELL = Kind(
    OUTSIDE,
    cell_name,
    cell_number,
    pattern=r"\(?[+-]?[0-9]{1,3},[+-]?[0-9]{1,3}\)?|out",
    expected="(q,r)",
)

# ------------------------------------------------------------------ cards


def card_name(card: int) -> str:
    """`NE2` or `MELT`"""
    if card == MELT:
        return "MELT"
    if not 0 <= card < MELT:
        return UNKNOWN
    return f"{DIRECTIONS[card // MOST_DRIFT]}{card % MOST_DRIFT + 1}"


def card_number(name: Value) -> int:
    """The number of `NE2` or `MELT`; CARD_KINDS for a card that does not exist."""
    high = str(name).strip().upper()
    found = re.fullmatch(r"(E|NE|NW|W|SW|SE)([0-9]{1,3})", high)
    if found and 1 <= int(found[2]) <= MOST_DRIFT:
        return DIRECTIONS.index(found[1]) * MOST_DRIFT + int(found[2]) - 1
    return MELT if high == "MELT" else CARD_KINDS


def _say_card(card: int) -> Values:
    if card < MELT:
        direction, number = divmod(card, MOST_DRIFT)
        return {"card": "drift", "number": number + 1, **say_direction(direction)}
    return {"card": "melt" if card == MELT else UNKNOWN, "number": 0, "direction": UNKNOWN}


CARD = Kind(
    CARD_KINDS,
    card_name,
    card_number,
    pattern=r"[a-z]+[0-9]*|\?",
    said=_say_card,
    expected=f"MELT|NE1…NE{MOST_DRIFT}",
)

# ------------------------------------------------------------------ figures


def _is_cod(target: int) -> bool:
    return FIRST_COD <= target < IGLOO


def _alike(target: int) -> str:
    """Cod are alike; the others have names of their own, in the kayak too (A-POS-08)."""
    return HUNTERS[COD] if _is_cod(target) else TARGETS[target]


def say_figure(figure: int) -> dict[str, Value]:
    """A figure in a text."""
    return {"figure": _alike(int(figure))}


def _told_apart(field: str, kind: Kind) -> Kind:
    """Cod look alike, so a choice tells them apart by number."""
    return kind.told(
        lambda target: (
            {"number": target - FIRST_COD + 1} if _is_cod(target) else {field: TARGETS[target]}
        ),
        suffix=lambda target: "-cod" if _is_cod(target) else "",
    )


HUNTERS_FIGURE = named(*FIGURES[:FIRST_COD])
FIGURE = named(*FIGURES, closed=True).told(say_figure)
TARGET = named(*TARGETS, closed=True).told(lambda target: {"target": _alike(target)})
MOVER = _told_apart("figure", FIGURE)
PREY = _told_apart("target", TARGET)


def halves(points: int) -> str:
    """Half points as people write them: `12`, `12½`."""
    whole, half = divmod(points, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
