"""Which lone wolf can be called? (6.7)"""

from nunatak.games.wolves.actions import howl_action, howl_cell
from nunatak.games.wolves.data import HOWL_COST, NO_TOKEN, Token, Track
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import LONE_WOLF_CELL, LONE_WOLF_CELLS
from nunatak.games.wolves.rules.payment import can_pay
from nunatak.games.wolves.rules.pieces import (
    alpha_within,
    attribute,
    fill_day,
    is_land,
    on_map,
    place_next_wolf,
    wolf_left,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_howl(state: State, action: int) -> Rule:
    """W-ACT-07: the target, whether it can be paid, then Howl's own list."""
    cell = howl_cell(action)
    if not on_map(state, cell):
        return Rule.W_ACT_06
    if not is_land(state, cell):
        return Rule.W_HOWL_01
    if not can_pay(state, state.terrain[cell], HOWL_COST):
        return Rule.W_PAY_01
    return refuse_howl_at(state, cell)


@compiled
def refuse_howl_at(state: State, cell: int) -> Rule:
    """Howl's own list."""
    seat = int(state.seat)
    if not has_lone_wolf(state, cell):
        return Rule.W_HOWL_01
    if not in_howl_range(state, seat, cell):
        return Rule.W_HOWL_02
    if not wolf_left(state, seat):
        return Rule.W_HOWL_03
    return Rule.NONE


@compiled
def has_lone_wolf(state: State, cell: int) -> bool:
    """W-HOWL-01: a lone wolf token lies on the target."""
    return bool(state.token[cell] == Token.LONE_WOLF)


@compiled
def in_howl_range(state: State, seat: int, cell: int) -> bool:
    """W-HOWL-02, W-DOM-04: some own alpha is within Howl Range; water counts as cells."""
    return alpha_within(state, seat, cell, attribute(state, seat, Track.HOWL_RANGE))


@compiled
def legal_howls(state: State, out: Actions, count: int) -> int:
    """The lone wolves that nothing refuses."""
    layout = int(state.layout)
    if not wolf_left(state, state.seat):
        return count
    for number in range(LONE_WOLF_CELLS[layout]):
        cell = int(LONE_WOLF_CELL[layout, number])
        if has_lone_wolf(state, cell) and refuse_howl(state, howl_action(cell)) == Rule.NONE:
            out[count] = howl_action(cell)
            count += 1
    return count


@compiled
def apply_howl(state: State, action: int) -> None:
    """W-HOWL-04: token to the calendar, next wolf of the track to its cell."""
    cell = howl_cell(action)
    state.token[cell] = NO_TOKEN
    kind = place_next_wolf(state, state.seat, cell)
    tell(state, Event.HOWLS, state.seat, cell, kind)
    fill_day(state)
    tell(state, Event.DAY, state.days, 0, 0)
