"""Where does a displaced wolf go? (7)"""

from nunatak.games.wolves.actions import push_action, push_cell
from nunatak.games.wolves.data import NO_CELL, NO_PIECE
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import MOST_WALK, WITHIN, walk_cell, walking_distance
from nunatak.games.wolves.rules.pieces import (
    foreign_wolf,
    is_bare,
    is_land,
    pieces_of,
    pieces_on,
    put,
    take,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import Phase, kind_of, owner_of
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def fits_landing(state: State, cell: int, owner: int) -> bool:
    """W-DISP-03: empty, or friendly: exactly one piece, of the displaced wolf's owner."""
    if not is_bare(state, cell):
        return False
    count = pieces_on(state, cell)
    return count == 0 or (count == 1 and pieces_of(state, owner, cell) == 1)


@compiled
def nearest_landing(state: State, start: int, owner: int) -> int:
    """W-DISP-04: walking distance of the nearest cell that fits, or 0 if there is none."""
    layout = int(state.layout)
    for steps in range(1, MOST_WALK + 1):
        for number in range(WITHIN[layout, start, steps - 1], WITHIN[layout, start, steps]):
            if fits_landing(state, walk_cell(layout, start, number), owner):
                return steps
    return 0


@compiled
def can_be_displaced(state: State, cell: int, owner: int, left: int) -> bool:
    """W-DISP-06: some cell fits. W-DISP-07: also the one that the alpha leaves behind."""
    if nearest_landing(state, cell, owner) > 0:
        return True
    if left == NO_CELL or not is_bare(state, left):
        return False
    return pieces_on(state, left) == 1 or pieces_of(state, owner, left) == 1


@compiled
def refuse_landing(state: State, action: int) -> Rule:
    """W-DISP-02, W-DISP-05: the active player chooses among the nearest cells."""
    return refuse_landing_at(state, int(state.pushed), push_cell(action))


@compiled
def refuse_landing_at(state: State, start: int, cell: int) -> Rule:
    """W-DISP-03, then W-DISP-04, for the wolf that is driven from the start."""
    owner = owner_of(foreign_wolf(state, state.seat, start))
    if not is_land(state, cell) or not fits_landing(state, cell, owner):
        return Rule.W_DISP_03
    distance = walking_distance(state.layout, start, cell)
    if distance > nearest_landing(state, start, owner):
        return Rule.W_DISP_04
    return Rule.NONE


@compiled
def legal_landings(state: State, out: Actions) -> int:
    """The cells at the smallest distance that fit."""
    start = int(state.pushed)
    layout = int(state.layout)
    owner = owner_of(foreign_wolf(state, state.seat, start))
    steps = nearest_landing(state, start, owner)
    count = 0
    for number in range(WITHIN[layout, start, steps - 1], WITHIN[layout, start, steps]):
        cell = walk_cell(layout, start, number)
        if fits_landing(state, cell, owner):
            out[count] = push_action(cell)
            count += 1
    return count


@compiled
def offer_landings(state: State) -> bool:
    """Ask for the landing cell; a single one is taken at once. Whether it is settled."""
    start = int(state.pushed)
    layout = int(state.layout)
    owner = owner_of(foreign_wolf(state, state.seat, start))
    steps = nearest_landing(state, start, owner)
    only = NO_CELL
    for number in range(WITHIN[layout, start, steps - 1], WITHIN[layout, start, steps]):
        cell = walk_cell(layout, start, number)
        if fits_landing(state, cell, owner):
            if only != NO_CELL:
                state.phase = Phase.LANDING
                return False
            only = cell
    push_to(state, only)
    return True


@compiled
def push_to(state: State, cell: int) -> None:
    """W-DISP-08: the wolf is set there, and nothing else happens. W-DISP-09: no hunt for it."""
    start = int(state.pushed)
    piece = foreign_wolf(state, state.seat, start)
    take(state, owner_of(piece), kind_of(piece), start)
    put(state, owner_of(piece), kind_of(piece), cell)
    state.pushed = NO_CELL
    tell(state, Event.PUSHES, piece, start, cell)


@compiled
def is_displacing(state: State, cell: int) -> bool:
    """W-DISP-01: a foreign wolf stands where an own alpha or lair has just come."""
    return foreign_wolf(state, state.seat, cell) != NO_PIECE
