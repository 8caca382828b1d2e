"""What never changes? The map, the pack boards, the calendar and the options."""

from typing import Annotated, TypedDict

from nunatak.games.wolves.data import (
    CELLS,
    DEN_VP,
    LAIRS,
    LAIRS_VP,
    MOST_HUNTED,
    NO_REGION,
    RESERVE,
    SCORINGS,
    SLOTS,
    TRACK_DENS,
    TRACKS,
    VALUE,
    VOID,
    WOLVES_VP,
)
from nunatak.games.wolves.geometry import AXIAL, BESIDE_LAKE, BOARDS, LAKE_CELL, PREY_CELL, SLOT
from nunatak.games.wolves.names import (
    BONUS,
    CELL,
    GROUND,
    PACKS,
    PIECE,
    REGION,
    SWITCH,
    TILE_SIDE,
    TRACK,
)
from nunatak.games.wolves.rules.pieces import reserve_kind
from nunatak.games.wolves.state import is_two_player
from nunatak.kernel.compiled import compiled
from nunatak.kernel.shown import By, Shown, exactly, upto
from nunatak.kernel.state import State


class Options(TypedDict):
    """What was chosen before the game."""

    bonus_action_cap: Annotated[str, SWITCH]
    seat_compensation: Annotated[str, SWITCH]
    limited_supply: Annotated[str, SWITCH]
    tile_side: Annotated[str, TILE_SIDE]
    packs: Annotated[str, PACKS]
    stall_rounds: int


class Cell(TypedDict):
    """A cell of the map, and what is printed there."""

    cell: Annotated[str, CELL]
    q: int
    r: int
    slot: int
    terrain: Annotated[str, GROUND]
    beside_lake: bool


class Board(TypedDict):
    """A region board in its slot."""

    slot: int
    region: Annotated[str, REGION]
    lake: Annotated[str, CELL]
    prey_cell: Annotated[str, CELL]


class Track(TypedDict):
    """3.8: values and points by dens removed, and what each den uncovers."""

    values: Annotated[list[int], exactly(TRACK_DENS + 1)]
    vp: Annotated[list[int], exactly(TRACK_DENS + 1)]
    bonus: Annotated[list[Annotated[str, BONUS]], exactly(TRACK_DENS)]


class Worth(TypedDict):
    """3.8: points by how many lairs, prey and wolves a pack has."""

    lairs: Annotated[list[int], exactly(LAIRS + 1)]
    hunt: Annotated[list[int], exactly(MOST_HUNTED + 1)]
    wolves: Annotated[list[int], exactly(RESERVE + 1)]


class Ground(TypedDict):
    """The map, the pack boards, the calendar and the options."""

    options: Options
    phase_days: Annotated[list[int], exactly(SCORINGS)]
    cells: Annotated[list[Cell], upto(CELLS)]
    boards: Annotated[list[Board], upto(SLOTS)]
    tracks: Annotated[dict[str, Track], By(TRACK)]
    worth: Worth
    reserve: Annotated[list[Annotated[str, PIECE]], exactly(RESERVE)]  # of every pack, in order


@compiled
def show_ground(state: State, out: Shown) -> None:
    """What is printed, and what was chosen."""
    out.options_bonus_action_cap = state.bonus_action_cap
    out.options_seat_compensation = state.seat_compensation
    out.options_limited_supply = state.limited_supply
    out.options_tile_side = state.tile_side
    out.options_packs = state.packs
    out.options_stall_rounds = state.stall_rounds
    out.phase_days[:] = state.phase_day
    show_cells(state, out)
    for slot in range(BOARDS[state.layout]):
        if state.region[slot] != NO_REGION:
            number = out.boards_count
            out.boards_slot[number] = slot
            out.boards_region[number] = state.region[slot]
            out.boards_lake[number] = LAKE_CELL[state.layout, slot]
            out.boards_prey_cell[number] = PREY_CELL[state.layout, slot]
            out.boards_count += 1
    out.tracks_values[:] = VALUE
    out.tracks_bonus[:] = state.den_bonus
    for track in range(TRACKS):
        out.tracks_vp[track] = DEN_VP[0 if is_two_player(state) else 1]
    out.worth_lairs[:] = LAIRS_VP
    out.worth_hunt[:] = state.hunt_vp
    out.worth_wolves[:] = WOLVES_VP
    for place in range(RESERVE):
        out.reserve[place] = reserve_kind(place)


@compiled
def show_cells(state: State, out: Shown) -> None:
    """Every cell of the map."""
    for cell in range(CELLS):
        if state.terrain[cell] != VOID:
            number = out.cells_count
            out.cells_cell[number] = cell
            out.cells_q[number] = AXIAL[cell, 0]
            out.cells_r[number] = AXIAL[cell, 1]
            out.cells_slot[number] = SLOT[state.layout, cell]
            out.cells_terrain[number] = state.terrain[cell]
            out.cells_beside_lake[number] = BESIDE_LAKE[state.layout, cell]
            out.cells_count += 1
