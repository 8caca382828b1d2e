"""What may a box owner replace? What rests on one public source alone (3.3, 3.8, 3.9)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.data import (
    DAYS,
    LEAST_SEATS,
    MOST_HUNTED,
    REGIONS,
    SCORINGS,
    SEATS,
    TERRAINS,
    TRACK_DENS,
)
from nunatak.games.wolves.names import BONUS, TRACK
from nunatak.kernel.game import ANY_OF, BETWEEN, EACH_ONCE, LIST_OF, TABLE, DataError
from nunatak.kernel.message import written

DEFAULT = Path(__file__).with_name("designed.toml")
SIDES_OF_PACK_BOARD = ("two_players", "more_players")
MOST_VP = 99


@dataclass(frozen=True)
class Designed:
    """The replaceable tables, ready for the set-up; first index 0 is the game of two."""

    palettes: NDArray[np.int8]
    phase_days: NDArray[np.int8]  # by number of players, less two
    hunt_vp: NDArray[np.int8]
    den_bonus: NDArray[np.int8]
    table: Mapping[str, Any]  # as it was read, for the record
    warnings: tuple[DataError, ...] = ()


def read_designed(replacement: Mapping[str, Any] | None = None) -> Designed:
    """The project's table, with whole entries taken from the replacement where it has them."""
    table = tomllib.loads(DEFAULT.read_text("utf-8"))
    for field, value in (replacement or {}).items():
        if field not in table:
            raise DataError("W-SET-03", field, "there is no such field")
        table[field] = value
    return Designed(_palettes(table), _phase_days(table), _hunt_vp(table), _bonus(table), table)


def _entries(table: Any, rule: str, field: str, names: tuple[str, ...]) -> list[Any]:
    """The values of a table that must have exactly these names."""
    if not isinstance(table, Mapping):
        raise DataError(rule, field, TABLE, got=written(table))
    for name in table:
        if name not in names:
            raise DataError(rule, f"{field}.{name}", "there is no such field")
    for name in names:
        if name not in table:
            raise DataError(rule, f"{field}.{name}", "is missing")
    return [table[name] for name in names]


def _list(value: Any, rule: str, field: str, length: int, allowed: Any) -> list[Any]:
    """A list of that many values, each an allowed one."""
    if not isinstance(value, list) or len(value) != length:
        raise DataError(rule, field, LIST_OF, count=length, got=written(value))
    for number, item in enumerate(value):
        if isinstance(item, bool) or item not in allowed:
            raise _astray(rule, f"{field}[{number}]", item, allowed)
    return value


def _astray(rule: str, field: str, item: object, allowed: Any) -> DataError:
    """An item is none of the allowed ones."""
    if isinstance(allowed, range):
        bounds = {"least": allowed[0], "most": allowed[-1]}
        return DataError(rule, field, BETWEEN, **bounds, got=written(item))
    return DataError(rule, field, ANY_OF, names=", ".join(allowed), got=written(item))


def _palettes(table: Mapping[str, Any]) -> NDArray[np.int8]:
    """W-SET-03: each region board has all five terrains, three cells each."""
    rows = []
    for name, value in zip(
        REGIONS, _entries(table["palettes"], "W-SET-03", "palettes", REGIONS), strict=True
    ):
        field = f"palettes.{name}"
        palette = _list(value, "W-SET-03", field, len(TERRAINS), TERRAINS)
        if len(set(palette)) < len(TERRAINS):
            names, got = ", ".join(TERRAINS), written(palette)
            raise DataError("W-SET-03", field, EACH_ONCE, names=names, got=got)
        rows.append([TERRAINS.index(terrain) for terrain in palette])
    return np.array(rows, np.int8)


def _phase_days(table: Mapping[str, Any]) -> NDArray[np.int8]:
    """W-SET-06: three rising days of the calendar for each number of players."""
    names = tuple(str(players) for players in range(LEAST_SEATS, SEATS + 1))
    rows = []
    for name, value in zip(
        names, _entries(table["phase_days"], "W-SET-06", "phase_days", names), strict=True
    ):
        field = f"phase_days.{name}"
        days = _list(value, "W-SET-06", field, SCORINGS, range(1, DAYS + 1))
        if sorted(set(days)) != days:
            sentence = "rising numbers are needed, got {got}"
            raise DataError("W-SET-06", field, sentence, got=written(days))
        rows.append(days)
    return np.array(rows, np.int8)


def _hunt_vp(table: Mapping[str, Any]) -> NDArray[np.int8]:
    """W-END-02: points after each prey token."""
    sides = _entries(table["hunt_vp"], "W-END-02", "hunt_vp", SIDES_OF_PACK_BOARD)
    rows = [
        _list(value, "W-END-02", f"hunt_vp.{name}", MOST_HUNTED + 1, range(MOST_VP + 1))
        for name, value in zip(SIDES_OF_PACK_BOARD, sides, strict=True)
    ]
    return np.array(rows, np.int8)


def _bonus(table: Mapping[str, Any]) -> NDArray[np.int8]:
    """W-DEN-09: what each den of each track gains."""
    found = []
    sides = _entries(table["den_bonus"], "W-DEN-09", "den_bonus", SIDES_OF_PACK_BOARD)
    for side, tracks in zip(SIDES_OF_PACK_BOARD, sides, strict=True):
        rows = []
        for track, value in zip(
            TRACK.names, _entries(tracks, "W-DEN-09", f"den_bonus.{side}", TRACK.names), strict=True
        ):
            words = _list(value, "W-DEN-09", f"den_bonus.{side}.{track}", TRACK_DENS, BONUS.names)
            rows.append([BONUS.number(word) for word in words])
        found.append(rows)
    return np.array(found, np.int8)
