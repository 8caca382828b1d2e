"""Where may a den be built? (6.5)"""

from nunatak.games.wolves.actions import build_action, build_cell, build_track
from nunatak.games.wolves.data import DEN_COST, NO_PIECE, NO_TRACK, ROOM, TRACKS, Piece
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import NEIGHBOURS, neighbour, range_distance
from nunatak.games.wolves.rules.payment import can_pay, payable_terrains
from nunatak.games.wolves.rules.pieces import (
    alpha_within,
    any_den_left,
    attribute,
    den_left,
    foreign_wolf,
    is_bare,
    is_land,
    on_map,
    pieces_on,
    put,
    where,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.rules.tokens import gain
from nunatak.games.wolves.state import kind_of
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

STEP = 1  # an alpha stands on the target or next to it


@compiled
def refuse_build(state: State, action: int) -> Rule:
    """W-ACT-07: the target, whether it can be paid, then Build's own list."""
    cell = build_cell(action)
    if not on_map(state, cell):
        return Rule.W_ACT_06
    if not is_land(state, cell):
        return Rule.W_DEN_01
    if not can_pay(state, state.terrain[cell], DEN_COST):
        return Rule.W_PAY_01
    return refuse_build_at(state, cell, build_track(action))


@compiled
def refuse_build_at(state: State, cell: int, track: int) -> Rule:
    """Build's own list: the cell, then the track."""
    if not alpha_within(state, state.seat, cell, STEP):
        return Rule.W_DEN_02
    refused = refuse_den_on(state, cell)
    if refused != Rule.NONE:
        return refused
    if track == NO_TRACK:
        return Rule.W_DEN_07
    if not den_left(state, state.seat, track):
        return Rule.W_DEN_08
    return Rule.NONE


@compiled
def refuse_den_on(state: State, cell: int) -> Rule:
    """W-DEN-03 to W-DEN-06: what the cell may hold."""
    if pieces_on(state, cell) >= ROOM:
        return Rule.W_DEN_03
    if has_dwelling(state, cell):
        return Rule.W_DEN_04
    if foreign_wolf(state, state.seat, cell) != NO_PIECE:
        return Rule.W_DEN_05
    if not is_bare(state, cell):
        return Rule.W_DEN_06
    return Rule.NONE


@compiled
def has_dwelling(state: State, cell: int) -> bool:
    """W-CELL-02, W-DEN-04: a den or a lair stands there, anybody's."""
    for place in range(ROOM):
        piece = int(state.piece[cell, place])
        if piece != NO_PIECE and (kind_of(piece) == Piece.DEN or kind_of(piece) == Piece.LAIR):
            return True
    return False


@compiled
def legal_builds(state: State, out: Actions, count: int) -> int:
    """Every cell on or next to an own alpha that nothing refuses, from every track."""
    seat = int(state.seat)
    layout = int(state.layout)
    payable = payable_terrains(state, DEN_COST)
    if payable == 0 or not any_den_left(state, seat):
        return count
    for number in range(state.count[seat, Piece.ALPHA]):
        alpha = where(state, seat, Piece.ALPHA, number)
        count = legal_builds_on(state, out, count, number, alpha, payable)
        for side in range(NEIGHBOURS[layout, alpha]):
            cell = neighbour(layout, alpha, side)
            count = legal_builds_on(state, out, count, number, cell, payable)
    return count


@compiled
def legal_builds_on(
    state: State, out: Actions, count: int, number: int, cell: int, payable: int
) -> int:
    """The dens that may be built on a cell near an alpha, unless an earlier alpha is near too."""
    seat = int(state.seat)
    if not payable >> int(state.terrain[cell]) & 1 or refuse_den_on(state, cell) != Rule.NONE:
        return count
    if is_near_earlier_alpha(state, seat, number, cell):
        return count
    for track in range(TRACKS):
        if den_left(state, seat, track):
            out[count] = build_action(cell, track)
            count += 1
    return count


@compiled
def is_near_earlier_alpha(state: State, seat: int, number: int, cell: int) -> bool:
    """Whether the cell has been looked at already, from an alpha with a lower number."""
    for earlier in range(number):
        if range_distance(state.layout, where(state, seat, Piece.ALPHA, earlier), cell) <= STEP:
            return True
    return False


@compiled
def apply_build(state: State, action: int) -> None:
    """W-DEN-09: the track's next den comes to the cell."""
    tell(state, Event.BUILDS, state.seat, build_cell(action), build_track(action))
    place_next_den(state, build_cell(action), build_track(action))


@compiled
def place_next_den(state: State, cell: int, track: int) -> None:
    """W-DEN-09, W-DOM-07: the attribute takes the uncovered value; the 2nd and 4th den pay."""
    seat = int(state.seat)
    number = int(state.dens_off[seat, track])
    before = attribute(state, seat, track)
    put(state, seat, Piece.DEN, cell)
    state.dens_off[seat, track] += 1
    if attribute(state, seat, track) > before:
        tell(state, Event.IMPROVES, seat, track, attribute(state, seat, track))
    gain(state, seat, state.den_bonus[track, number])
