"""What may a box owner replace? The designed data (3.2), checked by the rules of 3.4."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.data import (
    CARD_KINDS,
    CARDS,
    CELL_NUMBER,
    CODS,
    COLOURS,
    CORNERS,
    DIRECTIONS,
    FIGURES,
    FLOE,
    HUNTER_FIGURES,
    ICE_KINDS,
    ICE_TOKENS,
    ICEBERG,
    ICEBERGS,
    LAYERS,
    LIVES,
    MELT,
    MOST_DRIFT,
    NO_ICE,
    PACK,
    PLACES,
    PLANKTON,
    RADIUS,
    SOURCED_COLOURS,
    VP_TOKENS,
)
from nunatak.games.arctica.names import card_number
from nunatak.games.arctica.rules.move import refuse_layer
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import STATE
from nunatak.kernel.game import ANY_OF, BETWEEN, EXACTLY, TABLE, DataError
from nunatak.kernel.message import written
from nunatak.kernel.state import empty

DEFAULT = Path(__file__).with_name("designed.toml")


@dataclass(frozen=True)
class Designed:
    """The replaceable table, ready for the set-up."""

    colours: tuple[int, ...]  # by direction, numbers of COLOURS
    deck: tuple[int, ...]  # the cards' kinds, in the order of the table
    ice: NDArray[np.int8]  # by cell
    igloo: int
    cells: tuple[int, ...]  # by figure
    layers: tuple[int, ...]
    table: Mapping[str, Any]  # as it was read, for the record
    warnings: tuple[DataError, ...]


def read_designed(replacement: Mapping[str, Any] | None = None) -> Designed:
    """The project's table, with whole entries taken from the replacement where it has them."""
    table = tomllib.loads(DEFAULT.read_text("utf-8"))
    for field, value in (replacement or {}).items():
        if field not in table:
            raise DataError("A-DATA-01", field, "there is no such field")
        table[field] = value
    _check_board(table["board"])
    colours = _colours(_table(table["directions"], "A-DATA-07", "directions"))
    deck = _deck(_table(table["deck"], "A-DATA-01", "deck"))
    layout = _layout(table["layout"])
    ice = _ice(layout)
    cod = _cod(layout, ice)
    cells, layers = _figures(layout, ice)
    _check_tokens()
    return Designed(
        colours,
        deck,
        ice,
        _igloo(layout, ice),
        (*cells, *cod),
        (*layers, *[0] * CODS),
        table,
        _warnings(ice, cells),
    )


def _table(value: object, rule: str, field: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise DataError(rule, field, TABLE, got=written(value))
    return value


def _check_board(board: object) -> None:
    """A-BOARD-01: the compiled rules know one board."""
    if board != {"shape": "hexagon", "radius": RADIUS}:
        sentence = "a hexagon of radius {radius} is needed"
        raise DataError("A-BOARD-01", "board", sentence, radius=RADIUS)


def _check_tokens() -> None:
    """A-DATA-08: 18 victory point tokens, in the numbers of the ledger's sourced data."""
    assert int(LIVES.sum()) + PLANKTON == VP_TOKENS


def _colours(directions: Mapping[str, Any]) -> tuple[int, ...]:
    """A-DATA-07: six directions, six colours, the three sourced ones among them."""
    if set(directions) != set(DIRECTIONS):
        raise DataError("A-DATA-07", "directions", EXACTLY, names=", ".join(DIRECTIONS))
    found = []
    for direction in DIRECTIONS:
        field, colour = f"directions.{direction}", directions[direction]
        if colour not in COLOURS:
            names = ", ".join(COLOURS)
            raise DataError("A-DATA-07", field, ANY_OF, names=names, got=written(colour))
        if COLOURS.index(colour) in found:
            raise DataError("A-DATA-07", field, "{name} is there twice", name=colour)
        found.append(COLOURS.index(colour))
    assert set(SOURCED_COLOURS) <= set(COLOURS)
    return tuple(found)


def _deck(deck: Mapping[str, Any]) -> tuple[int, ...]:
    """A-DATA-01: 36 cards, melt or drift; every direction occurs."""
    cards: list[int] = []
    for name, copies in deck.items():
        card = card_number(name)
        if card == CARD_KINDS:
            sentence = "MELT, or a direction with a number from 1 to {most}, is needed"
            raise DataError("A-DATA-01", f"deck.{name}", sentence, most=MOST_DRIFT)
        if not _is_integer(copies) or not 0 <= copies <= CARDS:
            got = written(copies)
            raise DataError("A-DATA-01", f"deck.{name}", BETWEEN, least=0, most=CARDS, got=got)
        cards += [card] * copies
    if len(cards) != CARDS:
        sentence = "{count} cards are needed, got {got}"
        raise DataError("A-DATA-01", "deck", sentence, count=CARDS, got=len(cards))
    for number, direction in enumerate(DIRECTIONS):
        if not any(card != MELT and card // MOST_DRIFT == number for card in cards):
            sentence = "no card drifts {direction}"
            raise DataError("A-DATA-01", "deck", sentence, direction=direction)
    return tuple(cards)


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _layout(layout: object) -> Mapping[str, Any]:
    known = ("iceberg", "floe", "pack", "igloo", "cod", "figures")
    table = _table(layout, "A-DATA-02", "layout")
    for field in known:
        if field not in table:
            raise DataError("A-DATA-02", f"layout.{field}", "is missing")
    for field in table:
        if field not in known:
            raise DataError("A-DATA-02", f"layout.{field}", "there is no such field")
    return table


def _cell(value: object, rule: str, field: str) -> int:
    if isinstance(value, list) and len(value) == 2 and all(map(_is_integer, value)):
        number = CELL_NUMBER.get((value[0], value[1]))
        if number is not None:
            return number
    sentence = "a cell [q, r] of the board is needed, got {got}"
    raise DataError(rule, field, sentence, got=written(value))


def _cells(layout: Mapping[str, Any], name: str, rule: str) -> list[int]:
    field = f"layout.{name}"
    if not isinstance(layout[name], list):
        sentence = "a list of cells is needed, got {got}"
        raise DataError(rule, field, sentence, got=written(layout[name]))
    return [_cell(cell, rule, f"{field}[{n}]") for n, cell in enumerate(layout[name])]


def _ice(layout: Mapping[str, Any]) -> NDArray[np.int8]:
    """A-DATA-02: 12 tokens on distinct cells, 2 of them icebergs. A-DATA-03: none in a corner."""
    ice = np.full(PLACES, NO_ICE, np.int8)
    for kind in (PACK, FLOE, ICEBERG):
        name = ICE_KINDS[kind]
        for number, cell in enumerate(_cells(layout, name, "A-DATA-02")):
            if ice[cell] != NO_ICE:
                raise DataError("A-DATA-02", f"layout.{name}[{number}]", "the cell has ice already")
            if kind == ICEBERG and cell in CORNERS:
                raise DataError("A-DATA-03", f"layout.{name}[{number}]", "the cell is a corner")
            ice[cell] = kind
    _check_ice(ice)
    return ice


def _check_ice(ice: NDArray[np.int8]) -> None:
    """A-DATA-02: so many icebergs, and so many tokens in all."""
    icebergs, tokens = int((ice == ICEBERG).sum()), int((ice != NO_ICE).sum())
    if icebergs != ICEBERGS:
        sentence = "{count} icebergs are needed, got {got}"
        raise DataError("A-DATA-02", "layout.iceberg", sentence, count=ICEBERGS, got=icebergs)
    if tokens != ICE_TOKENS:
        sentence = "{count} ice tokens are needed in all, got {got}"
        raise DataError("A-DATA-02", "layout", sentence, count=ICE_TOKENS, got=tokens)


def _cod(layout: Mapping[str, Any], ice: NDArray[np.int8]) -> list[int]:
    """A-DATA-04: nine cod on the board. A-DATA-03: not in a cell with an iceberg."""
    cells = _cells(layout, "cod", "A-DATA-04")
    for number, cell in enumerate(cells):
        if ice[cell] == ICEBERG:
            raise DataError("A-DATA-03", f"layout.cod[{number}]", "the cell has an iceberg")
    if len(cells) != CODS:
        sentence = "{count} cod are needed, got {got}"
        raise DataError("A-DATA-04", "layout.cod", sentence, count=CODS, got=len(cells))
    return cells


def _figures(layout: Mapping[str, Any], ice: NDArray[np.int8]) -> tuple[list[int], list[int]]:
    """A-DATA-05: one bear, Inuit hunter and orca and two seals, each in a layer that suits."""
    figures = _table(layout["figures"], "A-DATA-05", "layout.figures")
    names = FIGURES[:HUNTER_FIGURES]
    if set(figures) != set(names):
        raise DataError("A-DATA-05", "layout.figures", EXACTLY, names=", ".join(names))
    cells, layers = [], []
    for number, name in enumerate(names):
        field = f"layout.figures.{name}"
        cell, layer = _place(figures[name], field)
        if not suits(ice, number, cell, LAYERS.index(layer)):
            sentence = "{name} can't be there, in the layer {layer}"
            raise DataError("A-DATA-05", field, sentence, name=name, layer=layer)
        cells.append(cell)
        layers.append(LAYERS.index(layer))
    return cells, layers


def _place(value: object, field: str) -> tuple[int, str]:
    """A-DATA-05: the cell and the layer of a figure."""
    figure = _table(value, "A-DATA-05", field)
    for part in ("cell", "layer"):
        if part not in figure:
            raise DataError("A-DATA-05", f"{field}.{part}", "is missing")
    layer = figure["layer"]
    if layer not in LAYERS:
        names, got = ", ".join(LAYERS), written(layer)
        raise DataError("A-DATA-05", f"{field}.layer", ANY_OF, names=names, got=got)
    return _cell(figure["cell"], "A-DATA-05", f"{field}.cell"), layer


def suits(ice: NDArray[np.int8], figure: int, cell: int, layer: int) -> bool:
    """A-POS-02 to A-POS-05, A-POS-09: the figure may be in this layer of this cell."""
    state = empty(STATE)[0]
    state.ice[:] = ice
    return bool(ice[cell] != ICEBERG and refuse_layer(state, figure, cell, layer) == Rule.NONE)


def _igloo(layout: Mapping[str, Any], ice: NDArray[np.int8]) -> int:
    """A-DATA-06: on a floe."""
    cell = _cell(layout["igloo"], "A-DATA-06", "layout.igloo")
    if ice[cell] != FLOE:
        raise DataError("A-DATA-06", "layout.igloo", "there is no floe in the cell")
    return cell


def _warnings(ice: NDArray[np.int8], cells: list[int]) -> tuple[DataError, ...]:
    """A-DATA-09: corners without ice and figures, so that returning hunters find open water."""
    return tuple(
        DataError("A-DATA-09", "layout", "the corner {direction} is not empty", direction=direction)
        for direction, corner in zip(DIRECTIONS, CORNERS, strict=True)
        if ice[corner] != NO_ICE or corner in cells
    )
