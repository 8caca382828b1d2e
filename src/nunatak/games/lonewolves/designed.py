"""What may a box owner replace? The designed data (3.3), checked by the rules of 3.4."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.data import (
    BORDERS,
    FIRST_BORDER_SLOT,
    MODES,
    MOST_SLOTS,
    NORMAL,
    NOWHERE,
    PLACES,
    SCAR_COPIES,
    SCAR_KINDS,
    SEATS,
    SIDES,
    SLOTS,
    TERRITORIES,
    TRICKS,
)
from nunatak.kernel.game import BETWEEN, EACH_ONCE, EXACTLY, LIST_OF, TABLE, DataError
from nunatak.kernel.message import written

DEFAULT = Path(__file__).with_name("designed.toml")
LARGEST_FACE = 999
SO_MANY = "{count} is needed, got {got}"


@dataclass(frozen=True)
class Layout:
    """One side of the five boards (L-ADV-02, L-ADV-03: the sides need not be alike)."""

    face_up: tuple[int, ...]  # supply scars per territory
    face_down: tuple[int, ...]
    slots: NDArray[np.int8]  # per seat and slot the two territories it touches


@dataclass(frozen=True)
class Designed:
    """The replaceable table, ready for the set-up."""

    board_order: tuple[int, ...]
    honor_tokens: tuple[tuple[int, int], ...]
    layouts: tuple[Layout, ...]  # by mode
    table: Mapping[str, Any]  # as it was read, for the record
    warnings: tuple[DataError, ...]


def read_designed(replacement: Mapping[str, Any] | None = None) -> Designed:
    """The project's table, with whole entries taken from the replacement where it has them.

    L-DATA-10: a replacement has no other fields, and its numbers fit the engine.
    """
    table = tomllib.loads(DEFAULT.read_text("utf-8"))
    for field, value in (replacement or {}).items():
        if field not in table:
            raise DataError("L-DATA-10", field, "there is no such field")
        table[field] = value
    order = _board_order(table)
    layouts = tuple(_layout(table, mode, order) for mode in range(len(MODES)))
    return Designed(order, _honor_tokens(table), layouts, table, _warnings(layouts))


def _board_order(table: Mapping[str, Any]) -> tuple[int, ...]:
    """L-DATA-01: the five territories, each once."""
    order = table["board_order"]
    if not isinstance(order, list) or not _is_each_once(order):
        names, got = ", ".join(TERRITORIES), written(order)
        raise DataError("L-DATA-01", "board_order", EACH_ONCE, names=names, got=got)
    return tuple(TERRITORIES.index(name) for name in order)


def _is_each_once(order: list[Any]) -> bool:
    return len(order) == len(TERRITORIES) and all(name in order for name in TERRITORIES)


def _honor_tokens(table: Mapping[str, Any]) -> tuple[tuple[int, int], ...]:
    """L-CMP-05, L-DATA-02: five tokens, two different integer faces each."""
    tokens = table["honor_tokens"]
    if not isinstance(tokens, list) or len(tokens) != PLACES:
        got = written(tokens)
        raise DataError("L-DATA-02", "honor_tokens", LIST_OF, count=PLACES, got=got)
    ids: set[str] = set()
    for number, token in enumerate(tokens):
        _check_token(token, ids, f"honor_tokens[{number}]")
    return tuple(
        _faces(token, f"honor_tokens[{number}].faces") for number, token in enumerate(tokens)
    )


def _check_token(token: object, ids: set[str], field: str) -> None:
    """L-DATA-10: a token has an id of its own and its faces, and nothing else."""
    if not isinstance(token, Mapping):
        raise DataError("L-DATA-10", field, TABLE, got=written(token))
    _check_fields(token, ("id", "faces"), field)
    name = token["id"]
    if not isinstance(name, str) or not name:
        raise DataError(
            "L-DATA-10", f"{field}.id", "a word is needed, got {got}", got=written(name)
        )
    if name in ids:
        raise DataError("L-DATA-10", f"{field}.id", "{name} is there twice", name=name)
    ids.add(name)


def _check_fields(table: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """L-DATA-10: all fields of the table that is replaced, and no others."""
    for field in known:
        if field not in table:
            raise DataError("L-DATA-10", f"{where}.{field}", "is missing")
    for field in table:
        if field not in known:
            raise DataError("L-DATA-10", f"{where}.{field}", "there is no such field")


def _faces(token: Mapping[str, Any], field: str) -> tuple[int, int]:
    faces = token["faces"]
    if not isinstance(faces, list) or len(faces) != 2 or not all(map(_is_integer, faces)):
        sentence = "two whole numbers are needed, got {got}"
        raise DataError("L-DATA-02", field, sentence, got=written(faces))
    if faces[0] == faces[1]:
        raise DataError("L-DATA-02", field, "both faces are {face}", face=faces[0])
    largest = max(faces, key=abs)
    if abs(largest) > LARGEST_FACE:
        bounds = {"least": -LARGEST_FACE, "most": LARGEST_FACE}
        raise DataError("L-DATA-10", field, BETWEEN, **bounds, got=written(largest))
    return faces[0], faces[1]


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _layout(table: Mapping[str, Any], mode: int, order: tuple[int, ...]) -> Layout:
    """L-DATA-03 to L-DATA-08, in this order."""
    name = MODES[mode]
    side = table[name]
    if not isinstance(side, Mapping):
        raise DataError("L-DATA-10", name, TABLE, got=written(side))
    _check_fields(side, ("supply_face_up", "supply_face_down", "slots", "border_slots"), name)
    up = _face_up(side, name)
    down = _face_down(side, name, mode)
    got, most = sum(up) + sum(down), SCAR_KINDS * SCAR_COPIES
    if got > most:
        sentence = "{most} scars at the most in all, got {got}"
        raise DataError("L-DATA-06", f"{name}.supply_face_down", sentence, most=most, got=got)
    return Layout(up, down, _slots(side, name, mode, order))


def _face_up(side: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """L-DATA-03: exactly one scar face up per territory."""
    field = f"{name}.supply_face_up"
    numbers = _per_territory(side["supply_face_up"], "L-DATA-03", field)
    for territory, number in zip(TERRITORIES, numbers, strict=True):
        if number != 1:
            raise DataError("L-DATA-03", f"{field}.{territory}", SO_MANY, count="1", got=number)
    return numbers


def _face_down(side: Mapping[str, Any], name: str, mode: int) -> tuple[int, ...]:
    """L-DATA-04: normally two face down each. L-DATA-05: advanced two or three, not all alike."""
    rule, allowed = ("L-DATA-04", (2,)) if mode == NORMAL else ("L-DATA-05", (2, 3))
    field = f"{name}.supply_face_down"
    numbers = _per_territory(side["supply_face_down"], rule, field)
    for territory, number in zip(TERRITORIES, numbers, strict=True):
        if number not in allowed:
            count = "–".join(map(str, allowed))
            raise DataError(rule, f"{field}.{territory}", SO_MANY, count=count, got=number)
    if mode != NORMAL and len(set(numbers)) == 1:
        raise DataError(rule, field, "all territories have {number}", number=numbers[0])
    return numbers


def _slots(
    side: Mapping[str, Any], name: str, mode: int, order: tuple[int, ...]
) -> NDArray[np.int8]:
    """L-DATA-07 to L-DATA-09: which territories each slot of each seat touches.

    L-ADV-04, L-ADV-10: only slots lie on borders, and each belongs to one side.
    """
    touched = np.full((SEATS, SLOTS, 2), NOWHERE, np.int8)
    _each_side(side["border_slots"], "L-DATA-07", f"{name}.border_slots")
    _each_side(side["slots"], "L-DATA-08", f"{name}.slots")
    for seat, where in enumerate(SIDES):
        borders = side["border_slots"][where]
        field = f"{name}.border_slots.{where}"
        for number, pair in enumerate(_border_list(borders, mode, field)):
            left, right = _neighbours(pair, order, f"{field}[{number}]")
            slot = border_slot(left, right)
            if touched[seat, slot, 0] != NOWHERE:
                raise DataError("L-DATA-07", f"{field}[{number}]", "the border is named twice")
            touched[seat, slot] = left, right
        field = f"{name}.slots.{where}"
        numbers = _per_territory(side["slots"][where], "L-DATA-08", field)
        for territory, number in enumerate(numbers):
            if number > MOST_SLOTS:
                at = f"{field}.{TERRITORIES[territory]}"
                bounds = {"least": 0, "most": MOST_SLOTS}
                raise DataError("L-DATA-10", at, BETWEEN, **bounds, got=written(number))
            first = territory * MOST_SLOTS
            touched[seat, first : first + number, 0] = territory
        if (touched[seat, :, 0] == NOWHERE).all():
            raise DataError("L-DATA-08", field, "this side has no slot at all")
    return touched


def border_slot(left: int, right: int) -> int:
    """The slot index of a border, whichever of its territories is named first."""
    return FIRST_BORDER_SLOT + BORDERS.index((min(left, right), max(left, right)))


def _border_list(borders: object, mode: int, field: str) -> list[Any]:
    if not isinstance(borders, list):
        raise DataError("L-DATA-07", field, "a list is needed, got {got}", got=written(borders))
    if borders and mode == NORMAL:
        raise DataError("L-DATA-07", field, "normal mode has no border slots")
    return borders


def _neighbours(pair: object, order: tuple[int, ...], field: str) -> tuple[int, int]:
    if (
        not isinstance(pair, list)
        or len(pair) != 2
        or any(name not in TERRITORIES for name in pair)
    ):
        sentence = "two territories are needed, got {got}"
        raise DataError("L-DATA-07", field, sentence, got=written(pair))
    places = sorted(order.index(TERRITORIES.index(name)) for name in pair)
    if places[1] - places[0] != 1:
        sentence = "{one} and {other} are not neighbours"
        raise DataError("L-DATA-07", field, sentence, one=pair[0], other=pair[1])
    return order[places[0]], order[places[1]]


def _each_side(table: object, rule: str, field: str) -> None:
    if not isinstance(table, Mapping) or set(table) != set(SIDES):
        raise DataError(rule, field, EXACTLY, names=", ".join(SIDES))


def _per_territory(table: object, rule: str, field: str) -> tuple[int, ...]:
    if not isinstance(table, Mapping):
        raise DataError(rule, field, TABLE, got=written(table))
    for name in table:
        if name not in TERRITORIES:
            raise DataError(rule, f"{field}.{name}", "there is no such territory")
    for name in TERRITORIES:
        if name not in table:
            raise DataError(rule, f"{field}.{name}", "is missing")
        if not _is_integer(table[name]) or table[name] < 0:
            sentence = "a whole number from 0 is needed, got {got}"
            raise DataError(rule, f"{field}.{name}", sentence, got=written(table[name]))
    return tuple(table[name] for name in TERRITORIES)


def _warnings(layouts: tuple[Layout, ...]) -> tuple[DataError, ...]:
    """L-DATA-08: fewer slots than tricks is allowed, with a warning."""
    found = []
    for mode, layout in zip(MODES, layouts, strict=True):
        for seat, where in enumerate(SIDES):
            count = int((layout.slots[seat, :, 0] != NOWHERE).sum())
            if count < TRICKS:
                sentence = "{count} slots for {tricks} tricks"
                values = {"count": count, "tricks": TRICKS}
                found.append(DataError("L-DATA-08", f"{mode}.slots.{where}", sentence, **values))
    return tuple(found)
