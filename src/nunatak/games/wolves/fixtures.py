"""Which map does a position text lay out? What it says, and the fixtures of 15.1 for the rest."""

import re
from collections.abc import Iterable, Mapping

from nunatak.games.wolves.data import LEAST_SEATS, NO_MOON, NO_PREY, PREYS, REGIONS, Moon, Piece
from nunatak.games.wolves.geometry import BOARDS, LONE_WOLF_CELL, LONE_WOLF_CELLS
from nunatak.games.wolves.names import MOON, PREY, REGION
from nunatak.games.wolves.setup import (
    MOONS,
    STACK_KIND,
    STACK_SIZE,
    first_region,
    lay_prey,
    lay_terrain,
    place_virtual_pack,
)
from nunatak.kernel.kinds import SUCH, named
from nunatak.kernel.sheet import ONCE, SO_MANY, Entry, PositionError
from nunatak.kernel.state import State

Given = Mapping[str, Entry]

DEFAULT_SEATS = 3
KEYS = {"alphas": Piece.ALPHA, "wolves": Piece.PACK, "dens": Piece.DEN, "lairs": Piece.LAIR}
LETTER = named(*(moon[0] for moon in MOON.names), first=Moon.CRESCENT)
NO_STACK = "-"
TM3_PREY = ("moose", "hare", "boar", "deer", "hare", "raccoon")
TM2_MOONS = ("q/f", "c", "f", "f", "c/q")


def slots(state: State) -> range:
    """The slots that hold regions."""
    return range(first_region(state), BOARDS[state.layout])


def lay_map(state: State, given: Given) -> None:
    """Regions, prey and moons slot by slot: as the text says, else the fixture's."""
    places = slots(state)
    two = state.seats == LEAST_SEATS
    regions = [item.thing(REGION) for item in _by_slot(given, "regions", REGIONS, places)]
    if len(set(regions)) < len(regions):
        raise PositionError("regions", ONCE)
    state.region[places] = regions
    lay_terrain(state)
    for slot, item in zip(places, _by_slot(given, "prey", _fixture(state), places), strict=True):
        _lay_stack(state, slot, item)
    fixture = TM2_MOONS if two else [_moon_stack(stack) for stack in MOONS[state.layout]]
    state.moon[places] = [_read_moons(item) for item in _by_slot(given, "moons", fixture, places)]
    if two and not any(f"virtual.{key}" in given for key in KEYS):
        place_virtual_pack(state)  # W-2P-05: by the stacks


def _by_slot(given: Given, key: str, fixture: Iterable[str], places: range) -> list[Entry]:
    if key not in given:
        return [Entry(key, text) for text in fixture][: len(places)]
    items = given[key].items()
    if len(items) != len(places):
        raise PositionError(key, SO_MANY, count=len(places), got=str(len(items)))
    return items


def _fixture(state: State) -> list[str]:
    """The prey stacks of 15.1, or those of the layout in their order."""
    names = [PREYS[kind] for kind in STACK_KIND[state.layout] if kind != NO_PREY]
    names = list(TM3_PREY) if state.seats == DEFAULT_SEATS else names
    return [f"{name}{STACK_SIZE[state.layout]}" for name in names]


def _lay_stack(state: State, slot: int, item: Entry) -> None:
    most = int(STACK_SIZE[state.layout])
    if item.text == NO_STACK:
        return
    if not re.fullmatch(rf"[a-z]+[0-{most}]", item.text):
        item.fail(SUCH, form=f"hare{most}", got=item.text)
    kind, count = Entry(item.key, item.text[:-1]).thing(PREY), int(item.text[-1])
    if count:
        lay_prey(state, slot, kind, count)
    state.prey[slot] = kind


def write_prey(state: State) -> list[str]:
    """`moose2,hare1,-,…`"""
    stacks = ((state.prey[slot], state.prey_left[slot]) for slot in slots(state))
    return [NO_STACK if kind == NO_PREY else f"{PREYS[kind]}{left}" for kind, left in stacks]


def write_regions(state: State) -> list[str]:
    """`R1,R2,…`"""
    return [REGIONS[state.region[slot]] for slot in slots(state)]


def write_moons(state: State) -> list[str]:
    """`c,q/f,-,…`"""
    return [_moon_stack(state.moon[slot]) for slot in slots(state)]


def _moon_stack(moons: Iterable[int]) -> str:
    return "/".join(str(LETTER.name(moon)) for moon in moons if moon != NO_MOON) or NO_STACK


def _read_moons(item: Entry) -> tuple[int, ...]:
    moons = [] if item.text == NO_STACK else item.items(2, sign="/")
    return (*(moon.thing(LETTER) for moon in moons), NO_MOON, NO_MOON)[:2]


def lone_cells(state: State) -> list[int]:
    """Where a lone wolf may lie."""
    return [int(cell) for cell in LONE_WOLF_CELL[state.layout, : LONE_WOLF_CELLS[state.layout]]]
