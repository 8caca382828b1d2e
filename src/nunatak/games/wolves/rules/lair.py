"""Which den may become a lair? (6.6)"""

from nunatak.games.wolves.actions import upgrade_action, upgrade_cell
from nunatak.games.wolves.data import LAIR_COST, LAIRS, NO_CELL, NO_PIECE, Bonus, Piece
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import BESIDE_LAKE, SLOT
from nunatak.games.wolves.rules.den import STEP
from nunatak.games.wolves.rules.displacement import can_be_displaced
from nunatak.games.wolves.rules.payment import can_pay
from nunatak.games.wolves.rules.pieces import (
    alpha_within,
    fill_day,
    foreign_wolf,
    has_den,
    is_land,
    on_map,
    put,
    take,
    where,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.rules.tokens import gain
from nunatak.games.wolves.state import owner_of
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_upgrade(state: State, action: int) -> Rule:
    """W-ACT-07: the target, whether it can be paid, then Upgrade's own list."""
    cell = upgrade_cell(action)
    if not on_map(state, cell):
        return Rule.W_ACT_06
    if not is_land(state, cell):
        return Rule.W_LAIR_01
    if not can_pay(state, state.terrain[cell], LAIR_COST):
        return Rule.W_PAY_01
    return refuse_upgrade_at(state, cell)


@compiled
def refuse_upgrade_at(state: State, cell: int) -> Rule:
    """Upgrade's own list."""
    seat = int(state.seat)
    if not has_den(state, seat, cell):
        return Rule.W_LAIR_01
    if not alpha_within(state, seat, cell, STEP):
        return Rule.W_LAIR_02
    if not is_beside_lake(state, cell):
        return Rule.W_LAIR_03
    if has_lair_in(state, seat, int(SLOT[state.layout, cell])):
        return Rule.W_LAIR_04
    if not lair_left(state, seat):
        return Rule.W_LAIR_05
    if not is_free_to_rise(state, cell):
        return Rule.W_LAIR_06
    return Rule.NONE


@compiled
def is_beside_lake(state: State, cell: int) -> bool:
    """W-LAIR-03: next to a lake; the chasm is none."""
    return bool(BESIDE_LAKE[state.layout, cell])


@compiled
def has_lair_in(state: State, seat: int, slot: int) -> bool:
    """W-LAIR-04: the seat has a lair in that region."""
    for number in range(state.count[seat, Piece.LAIR]):
        if SLOT[state.layout, where(state, seat, Piece.LAIR, number)] == slot:
            return True
    return False


@compiled
def lair_left(state: State, seat: int) -> bool:
    """W-LAIR-05: lairs never leave the map, so those on it are those used."""
    return bool(state.count[seat, Piece.LAIR] < LAIRS)


@compiled
def is_free_to_rise(state: State, cell: int) -> bool:
    """W-LAIR-06: no foreign wolf stands there, or it can be displaced."""
    wolf = foreign_wolf(state, state.seat, cell)
    return wolf == NO_PIECE or can_be_displaced(state, cell, owner_of(wolf), NO_CELL)


@compiled
def legal_upgrades(state: State, out: Actions, count: int) -> int:
    """The own dens that nothing refuses."""
    seat = int(state.seat)
    for number in range(state.count[seat, Piece.DEN]):
        cell = where(state, seat, Piece.DEN, number)
        if is_beside_lake(state, cell) and refuse_upgrade(state, upgrade_action(cell)) == Rule.NONE:
            out[count] = upgrade_action(cell)
            count += 1
    return count


@compiled
def apply_upgrade(state: State, action: int) -> None:
    """W-LAIR-07: den to the calendar, lair to the cell, a bonus terrain token."""
    cell = upgrade_cell(action)
    seat = int(state.seat)
    tell(state, Event.UPGRADES, seat, cell, 0)
    take(state, seat, Piece.DEN, cell)
    fill_day(state)
    tell(state, Event.DAY, state.days, 0, 0)
    put(state, seat, Piece.LAIR, cell)
    gain(state, seat, Bonus.TERRAIN)
