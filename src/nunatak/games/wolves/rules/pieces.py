"""What stands where? Placing, taking, and the questions that every action asks (6.3)."""

import numpy as np

from nunatak.games.wolves.data import (
    CELLS,
    LAND,
    NO_CELL,
    NO_PIECE,
    NO_TOKEN,
    RESERVE,
    RESERVE_ALPHAS,
    ROOM,
    TRACK_DENS,
    TRACKS,
    VALUE,
    VOID,
    Piece,
)
from nunatak.games.wolves.geometry import range_distance
from nunatak.games.wolves.state import NEW_ELEMENT, kind_of, owner_of, piece_of
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State


@compiled
def on_map(state: State, cell: int) -> bool:
    """W-ACT-06: the cell exists on this map."""
    return bool(cell < CELLS and state.terrain[cell] != VOID)


@compiled
def is_land(state: State, cell: int) -> bool:
    """W-GEO-06: a cell of the map that is neither lake nor chasm."""
    return bool(cell < CELLS and state.terrain[cell] < LAND)


@compiled
def pieces_on(state: State, cell: int) -> int:
    """W-CELL-01: how many pieces stand there, all owners together."""
    return int(state.piece[cell, 0] != NO_PIECE) + int(state.piece[cell, 1] != NO_PIECE)


@compiled
def is_bare(state: State, cell: int) -> bool:
    """W-CELL-05: no lone wolf and no prey lies there."""
    return bool(state.token[cell] == NO_TOKEN)


@compiled
def stands_on(state: State, owner: int, kind: int, cell: int) -> bool:
    """Whether the owner has a piece of the kind there."""
    piece = piece_of(owner, kind)
    return bool(state.piece[cell, 0] == piece or state.piece[cell, 1] == piece)


@compiled
def foreign_piece(state: State, seat: int, kind: int, cell: int) -> int:
    """Another owner's piece of the kind on the cell, or NO_PIECE."""
    for place in range(ROOM):
        piece = int(state.piece[cell, place])
        if piece != NO_PIECE and kind_of(piece) == kind and owner_of(piece) != seat:
            return piece
    return NO_PIECE


@compiled
def foreign_wolf(state: State, seat: int, cell: int) -> int:
    """Another owner's wolf on the cell, or NO_PIECE."""
    for place in range(ROOM):
        piece = int(state.piece[cell, place])
        if piece != NO_PIECE and is_wolf(piece) and owner_of(piece) != seat:
            return piece
    return NO_PIECE


@compiled
def is_wolf(piece: int) -> bool:
    """An alpha or a pack wolf."""
    kind = kind_of(piece)
    return kind == Piece.PACK or kind == Piece.ALPHA


@compiled
def pieces_of(state: State, owner: int, cell: int) -> int:
    """How many of the owner's pieces stand there."""
    count = 0
    for place in range(ROOM):
        piece = int(state.piece[cell, place])
        count += piece != NO_PIECE and owner_of(piece) == owner
    return count


@compiled
def where(state: State, owner: int, kind: int, number: int) -> int:
    """The cell of an owner's piece; pieces of a kind are sorted by cell."""
    return int(np.int64(state.where[owner, kind, number]))


@compiled
def put(state: State, owner: int, kind: int, cell: int) -> None:
    """Place a piece."""
    piece = piece_of(owner, kind)
    if piece > state.piece[cell, 0]:
        state.piece[cell, 1] = state.piece[cell, 0]
        state.piece[cell, 0] = piece
    else:
        state.piece[cell, 1] = piece
    number = int(state.count[owner, kind])
    while number > 0 and where(state, owner, kind, number - 1) > cell:
        state.where[owner, kind, number] = state.where[owner, kind, number - 1]
        number -= 1
    state.where[owner, kind, number] = cell
    state.count[owner, kind] += 1


@compiled
def take(state: State, owner: int, kind: int, cell: int) -> None:
    """Take a piece off the map."""
    if state.piece[cell, 0] == piece_of(owner, kind):
        state.piece[cell, 0] = state.piece[cell, 1]
    state.piece[cell, 1] = NO_PIECE
    number = 0
    while where(state, owner, kind, number) != cell:
        number += 1
    state.count[owner, kind] -= 1
    for place in range(number, state.count[owner, kind]):
        state.where[owner, kind, place] = state.where[owner, kind, place + 1]
    state.where[owner, kind, state.count[owner, kind]] = NO_CELL


@compiled
def alpha_within(state: State, seat: int, cell: int, reach: int) -> bool:
    """W-DEN-02, W-LAIR-02, W-HOWL-02, W-DOM-04: some own alpha is near enough."""
    return distance_to_alpha(state, seat, cell) <= reach


@compiled
def distance_to_alpha(state: State, seat: int, cell: int) -> int:
    """W-GEO-05: range distance to the nearest own alpha."""
    nearest = CELLS
    for number in range(state.count[seat, Piece.ALPHA]):
        alpha = where(state, seat, Piece.ALPHA, number)
        nearest = min(nearest, range_distance(state.layout, alpha, cell))
    return nearest


@compiled
def attribute(state: State, seat: int, track: int) -> int:
    """3.8: the value that the track shows."""
    return int(VALUE[track, state.dens_off[seat, track]])


@compiled
def den_left(state: State, seat: int, track: int) -> bool:
    """W-DEN-08, W-DOM-06: the track still has a den."""
    return bool(state.dens_off[seat, track] < TRACK_DENS)


@compiled
def any_den_left(state: State, seat: int) -> bool:
    """Whether some track still has a den."""
    for track in range(TRACKS):
        if den_left(state, seat, track):
            return True
    return False


@compiled
def wolf_left(state: State, seat: int) -> bool:
    """W-HOWL-03, W-DOM-05: a wolf is left on the pack track."""
    return bool(state.wolves_used[seat] < RESERVE)


@compiled
def reserve_kind(place: int) -> int:
    """3.8: what stands on a place of the pack track."""
    alpha = place == RESERVE_ALPHAS[0] or place == RESERVE_ALPHAS[1]
    return Piece.ALPHA if alpha else Piece.PACK


@compiled
def place_next_wolf(state: State, seat: int, cell: int) -> int:
    """W-HOWL-04, W-DOM-07: the next wolf of the pack track comes, alpha or not; its kind."""
    kind = reserve_kind(int(state.wolves_used[seat]))
    state.wolves_used[seat] += 1
    put(state, seat, kind, cell)
    return kind


@compiled
def fill_day(state: State) -> None:
    """W-CAL-01: an element taken off the map fills the next day. W-CAL-05: it counts on."""
    state.days += 1
    state.quiet = NEW_ELEMENT


@compiled
def has_den(state: State, seat: int, cell: int) -> bool:
    """W-LAIR-01: the cell holds an own den."""
    return stands_on(state, seat, Piece.DEN, cell)
