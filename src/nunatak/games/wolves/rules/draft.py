"""How do the packs come to the map? (W-SET-02, W-SET-10, W-SET-13 to W-SET-21, 11)"""

from nunatak.games.wolves.actions import (
    pack_action,
    pack_terrain,
    place_action,
    place_cell,
    tiles_action,
    tiles_side,
)
from nunatak.games.wolves.data import (
    ALL_BACK,
    ALL_FRONT,
    CELLS,
    LAND,
    NO_PACK,
    SIDES,
    STARTING_PAIRS,
    VIRTUAL,
    Moon,
    Piece,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import SIDE as SIDE_OF_CHASM
from nunatak.games.wolves.geometry import SLOT
from nunatak.games.wolves.names import PACKS, TILE_SIDE
from nunatak.games.wolves.rules.pieces import is_bare, is_land, pieces_on, put, where
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import Phase, is_two_player
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

CHOOSE_SIDE = TILE_SIDE.number("choose")
CHOOSE_PACK = PACKS.number("choose")

# ------------------------------------------------------------------ packs and sides


@compiled
def refuse_pack(state: State, action: int) -> Rule:
    """W-SET-02: one of the five packs, and nobody else's."""
    pack = pack_terrain(action)
    if pack >= LAND or is_taken(state, pack):
        return Rule.W_SET_02
    return Rule.NONE


@compiled
def is_taken(state: State, pack: int) -> bool:
    """Whether a player leads the pack."""
    for seat in range(state.seats):
        if state.pack[seat] == pack:
            return True
    return False


@compiled
def legal_packs(state: State, out: Actions) -> int:
    """The packs that nobody leads yet."""
    count = 0
    for pack in range(LAND):
        if not is_taken(state, pack):
            out[count] = pack_action(pack)
            count += 1
    return count


@compiled
def apply_pack(state: State, action: int) -> None:
    """W-SET-02: the player leads that pack."""
    state.pack[state.seat] = pack_terrain(action)
    tell(state, Event.PACK_CHOSEN, state.seat, pack_terrain(action), 0)
    next_pick(state)


@compiled
def name_virtual_pack(state: State) -> None:
    """W-2P-04: with two players the first unused pack is the virtual one."""
    pack = 0
    while is_taken(state, pack):
        pack += 1
    state.pack[VIRTUAL] = pack if is_two_player(state) else NO_PACK


@compiled
def refuse_side(state: State, action: int) -> Rule:
    """W-SET-10: all fronts or all backs."""
    return Rule.NONE if tiles_side(action) < len(SIDES) else Rule.W_SET_10


@compiled
def legal_sides(state: State, out: Actions) -> int:
    """Both sides."""
    for side in range(len(SIDES)):
        out[side] = tiles_action(side)
    return len(SIDES)


@compiled
def apply_side(state: State, action: int) -> None:
    """W-SET-21: the five tiles show that side."""
    state.tiles[state.seat] = ALL_BACK if tiles_side(action) else ALL_FRONT
    tell(state, Event.SIDE_CHOSEN, state.seat, tiles_side(action), 0)
    next_pick(state)


# ------------------------------------------------------------------ the draft


@compiled
def refuse_place(state: State, action: int) -> Rule:
    """W-SET-15 to W-SET-18; W-2P-15: with two players W-2P-10 and W-2P-11."""
    cell = place_cell(action)
    if is_two_player(state):
        return refuse_place_of_two(state, cell)
    if not is_start_cell(state, cell):
        return Rule.W_SET_15
    if not touches_chasm(cell):
        return Rule.W_SET_16
    if pieces_on(state, cell) > 0:
        return Rule.W_SET_17
    if not is_on_other_side(state, cell):
        return Rule.W_SET_18
    return Rule.NONE


@compiled
def refuse_place_of_two(state: State, cell: int) -> Rule:
    """W-2P-10: an open region. W-2P-11: an empty cell."""
    if not is_land(state, cell) or not is_open_region(state, cell):
        return Rule.W_2P_10
    if pieces_on(state, cell) > 0 or not is_bare(state, cell):
        return Rule.W_2P_11
    return Rule.NONE


@compiled
def is_open_region(state: State, cell: int) -> bool:
    """W-2P-10: the region's top moon token is not a crescent."""
    return bool(state.moon[SLOT[state.layout, cell], 0] != Moon.CRESCENT)


@compiled
def is_start_cell(state: State, cell: int) -> bool:
    """W-SET-15: a land cell of the start board."""
    return is_land(state, cell) and SLOT[state.layout, cell] == 0


@compiled
def touches_chasm(cell: int) -> bool:
    """W-SET-16: all land cells of the start board do (3.4)."""
    return bool(SIDE_OF_CHASM[cell] >= 0)


@compiled
def is_on_other_side(state: State, cell: int) -> bool:
    """W-SET-18: a second pick lies across the chasm from the first."""
    seat = int(state.seat)
    if state.count[seat, Piece.ALPHA] == 0:
        return True
    return bool(SIDE_OF_CHASM[where(state, seat, Piece.ALPHA, 0)] != SIDE_OF_CHASM[cell])


@compiled
def legal_places(state: State, out: Actions) -> int:
    """The cells that nothing refuses."""
    count = 0
    for cell in range(CELLS):
        if refuse_place(state, place_action(cell)) == Rule.NONE:
            out[count] = place_action(cell)
            count += 1
    return count


@compiled
def apply_place(state: State, action: int) -> None:
    """W-SET-19: an alpha and a pack wolf; no hunt, no calendar, no payment."""
    cell = place_cell(action)
    put(state, state.seat, Piece.ALPHA, cell)
    put(state, state.seat, Piece.PACK, cell)
    tell(state, Event.PLACES, state.seat, cell, 0)
    next_pick(state)


# ------------------------------------------------------------------ whose pick


@compiled
def next_pick(state: State) -> None:
    """After a pick of the set-up, which can't be taken back: the next one."""
    state.news = 1
    state.picks += 1
    settle_pick(state)


@compiled
def settle_pick(state: State) -> None:
    """Skip the phases of the set-up that are done, and see whose pick is due."""
    if state.phase == Phase.PACK and state.picks == state.seats:
        name_virtual_pack(state)
        begin_phase(state, Phase.SIDE if state.tile_side == CHOOSE_SIDE else Phase.DRAFT)
    if state.phase == Phase.SIDE and state.picks == state.seats:
        begin_phase(state, Phase.DRAFT)
    if state.phase == Phase.DRAFT and state.picks == STARTING_PAIRS * state.seats:
        begin_phase(state, Phase.ACT)
        state.seat = state.first  # W-SET-20
        tell(state, Event.TURN, state.seat, 0, 0)
        return
    state.seat = picker(state)


@compiled
def begin_phase(state: State, phase: int) -> None:
    """A new phase of the set-up."""
    state.phase = phase
    state.picks = 0


@compiled
def picker(state: State) -> int:
    """W-SET-13, W-2P-09: 1 2 … N N … 2 1; packs and sides from the first player clockwise."""
    seats = int(state.seats)
    number = int(state.picks)
    if number >= seats:
        number = 2 * seats - 1 - number
    return (int(state.first) + number) % seats
