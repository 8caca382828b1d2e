"""Which piece can be dominated? (6.8)"""

from nunatak.games.wolves.actions import (
    DEN_TARGET,
    PACK_TARGET,
    dominate_action,
    dominate_cell,
    dominate_kind,
    dominate_track,
)
from nunatak.games.wolves.data import DOMINATE_COST, NO_PIECE, NO_TRACK, TRACKS, Piece
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.rules.den import place_next_den
from nunatak.games.wolves.rules.howl import in_howl_range
from nunatak.games.wolves.rules.payment import can_pay, payable_terrains
from nunatak.games.wolves.rules.pieces import (
    any_den_left,
    den_left,
    fill_day,
    foreign_piece,
    is_land,
    on_map,
    pieces_of,
    place_next_wolf,
    take,
    where,
    wolf_left,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import owner_of
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_dominate(state: State, action: int) -> Rule:
    """W-ACT-07: the target, whether it can be paid, then Dominate's own list."""
    cell = dominate_cell(action)
    if not on_map(state, cell):
        return Rule.W_ACT_06
    if not is_land(state, cell):
        return Rule.W_DOM_01
    if not can_pay(state, state.terrain[cell], DOMINATE_COST):
        return Rule.W_PAY_01
    return refuse_dominate_at(state, cell, dominate_kind(action), dominate_track(action))


@compiled
def refuse_dominate_at(state: State, cell: int, kind: int, track: int) -> Rule:
    """Dominate's own list. W-2P-16: it bars every piece of the virtual pack."""
    seat = int(state.seat)
    piece = foreign_piece(state, seat, kind, cell)
    if piece == NO_PIECE:
        return Rule.W_DOM_01
    if kind == Piece.ALPHA or kind == Piece.LAIR:
        return Rule.W_DOM_02
    if not is_alone(state, piece, cell):
        return Rule.W_DOM_03
    if not in_howl_range(state, seat, cell):
        return Rule.W_DOM_04
    if kind == Piece.PACK and not wolf_left(state, seat):
        return Rule.W_DOM_05
    if kind == Piece.DEN and (track == NO_TRACK or not den_left(state, seat, track)):
        return Rule.W_DOM_06
    return Rule.NONE


@compiled
def is_alone(state: State, piece: int, cell: int) -> bool:
    """W-DOM-03: the only piece of its owner on its cell; others' pieces do not protect it."""
    return pieces_of(state, owner_of(piece), cell) == 1


@compiled
def legal_dominations(state: State, out: Actions, count: int) -> int:
    """The pack wolves and dens of others that nothing refuses."""
    seat = int(state.seat)
    payable = payable_terrains(state, DOMINATE_COST)
    if payable == 0:
        return count
    wolves = wolf_left(state, seat)
    dens = any_den_left(state, seat)
    for owner in range(state.seats):
        if owner != seat:
            if wolves:
                count = legal_targets(state, out, count, owner, Piece.PACK, payable)
            if dens:
                count = legal_targets(state, out, count, owner, Piece.DEN, payable)
    return count


@compiled
def legal_targets(
    state: State, out: Actions, count: int, owner: int, kind: int, payable: int
) -> int:
    """The pieces of an owner and a kind that may be dominated, dens from every track."""
    seat = int(state.seat)
    for number in range(state.count[owner, kind]):
        cell = where(state, owner, kind, number)
        if not payable >> int(state.terrain[cell]) & 1:
            continue
        if pieces_of(state, owner, cell) > 1 or not in_howl_range(state, seat, cell):
            continue
        if kind == Piece.PACK:
            out[count] = dominate_action(cell, PACK_TARGET)
            count += 1
            continue
        for track in range(TRACKS):
            if den_left(state, seat, track):
                out[count] = dominate_action(cell, DEN_TARGET + track)
                count += 1
    return count


@compiled
def apply_dominate(state: State, action: int) -> None:
    """W-DOM-07: the target to the calendar; W-CELL-08: wolf for wolf, den for den in its place."""
    cell = dominate_cell(action)
    kind = dominate_kind(action)
    seat = int(state.seat)
    piece = foreign_piece(state, seat, kind, cell)
    take(state, owner_of(piece), kind, cell)
    tell(state, Event.DOMINATES, seat, cell, piece)
    fill_day(state)
    tell(state, Event.DAY, state.days, 0, 0)
    if kind == Piece.PACK:
        tell(state, Event.REPLACES, seat, cell, place_next_wolf(state, seat, cell))
    else:
        tell(state, Event.REPLACES, seat, cell, Piece.DEN)
        place_next_den(state, cell, dominate_track(action))
