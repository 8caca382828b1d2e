"""How is an action paid? (6.2)"""

import numpy as np

from nunatak.games.wolves.actions import (
    PAY_UNKNOWN,
    build_cell,
    dominate_cell,
    howl_cell,
    is_build,
    is_howl,
    is_move,
    is_upgrade,
    move_terrain,
    pay_tiles,
    pay_tokens,
    pay_with,
    upgrade_cell,
)
from nunatak.games.wolves.data import (
    DEN_COST,
    DOMINATE_COST,
    FREE_ACTIONS,
    HOWL_COST,
    LAIR_COST,
    LAND,
    MOVE_COST,
    SHOWN_BY,
    TILES,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.rules.rule import Rule
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

HOME_TILE = 1  # bit 0 of a set of tiles
SIZE = np.array([tiles.bit_count() for tiles in range(1 << len(TILES))], np.int8)


@compiled
def cost_of(action: int) -> int:
    """3.12: how many tiles or tokens the action costs."""
    if is_move(action):
        return MOVE_COST
    if is_build(action):
        return DEN_COST
    if is_upgrade(action):
        return LAIR_COST
    if is_howl(action):
        return HOWL_COST
    return DOMINATE_COST


@compiled
def target_cell(action: int) -> int:
    """The target of an action other than a Move."""
    if is_build(action):
        return build_cell(action)
    if is_upgrade(action):
        return upgrade_cell(action)
    if is_howl(action):
        return howl_cell(action)
    return dominate_cell(action)


@compiled
def terrain_of(state: State, action: int) -> int:
    """W-PAY-05: the paid terrain: the target's, for a Move the named one."""
    if is_move(action):
        return move_terrain(action)
    return int(state.terrain[target_cell(action)])


@compiled
def shown_tiles(state: State, seat: int, terrain: int) -> int:
    """W-PAY-03: the tiles that show the terrain, as a set."""
    tiles = int(state.tiles[seat])
    front = int(SHOWN_BY[terrain, 0])
    back = int(SHOWN_BY[terrain, 1])
    shown = HOME_TILE if state.pack[seat] == terrain else 0
    if not tiles >> front & 1:
        shown |= 2 << front
    if tiles >> back & 1:
        shown |= 2 << back
    return shown


@compiled
def size(tiles: int) -> int:
    """How many tiles a set has."""
    return int(SIZE[tiles])


@compiled
def can_pay(state: State, terrain: int, cost: int) -> bool:
    """W-PAY-01: tiles that show the terrain and bonus terrain tokens reach the cost."""
    seat = int(state.seat)
    return size(shown_tiles(state, seat, terrain)) + state.bonus_terrain[seat] >= cost


@compiled
def payable_terrains(state: State, cost: int) -> int:
    """The terrains on which the cost can be paid, as bits."""
    found = 0
    for terrain in range(LAND):
        found |= int(can_pay(state, terrain, cost)) << terrain
    return found


@compiled
def refuse_pay(state: State, action: int) -> Rule:
    """W-PAY-02: a payment that no hand can make; else the payment's own list."""
    if action == PAY_UNKNOWN:
        return Rule.W_PAY_02
    pending = int(state.pending)
    return refuse_payment(
        state, terrain_of(state, pending), cost_of(pending), pay_tiles(action), pay_tokens(action)
    )


@compiled
def refuse_payment(state: State, terrain: int, cost: int, tiles: int, tokens: int) -> Rule:
    """W-PAY-07: any mix of fitting tiles and tokens that is exactly the cost."""
    seat = int(state.seat)
    if size(tiles) + tokens != cost:
        return Rule.W_PAY_01
    if tiles & ~shown_tiles(state, seat, terrain):
        return Rule.W_PAY_03
    if tokens > state.bonus_terrain[seat]:
        return Rule.W_PAY_04
    return Rule.NONE


@compiled
def refuse_terrain(state: State, action: int, terrain: int) -> Rule:
    """W-PAY-05: the terrain that is said to be paid is the target's, for a Move the named one."""
    return Rule.NONE if terrain_of(state, action) == terrain else Rule.W_PAY_05


@compiled
def legal_payments(state: State, out: Actions) -> int:
    """W-PAY-08: every set of fitting tiles, the rest in tokens; each leads to another state."""
    pending = int(state.pending)
    cost = cost_of(pending)
    shown = shown_tiles(state, state.seat, terrain_of(state, pending))
    count = 0
    for tokens in range(min(cost, int(state.bonus_terrain[state.seat])) + 1):
        tiles = 0
        for _ in range(1 << size(shown)):
            if size(tiles) + tokens == cost:
                out[count] = pay_with(tokens, tiles)
                count += 1
            tiles = (tiles - shown) & shown
    return count


@compiled
def only_payment(state: State) -> int:
    """The payment of the pending action if there is just one, else PAY_UNKNOWN."""
    pending = int(state.pending)
    cost = cost_of(pending)
    shown = shown_tiles(state, state.seat, terrain_of(state, pending))
    tiles = size(shown)
    tokens = int(state.bonus_terrain[state.seat])
    if tiles == 0:
        return pay_with(cost, 0)
    if tiles + tokens == cost:
        return pay_with(tokens, shown)
    return PAY_UNKNOWN


@compiled
def pay(state: State, payment: int) -> None:
    """W-PAY-06: flip the tiles, discard the tokens. W-ACT-04: the third action costs one more."""
    seat = int(state.seat)
    tiles = pay_tiles(payment)
    tokens = pay_tokens(payment)
    if state.actions >= FREE_ACTIONS:
        state.bonus_action[seat] -= 1
        tell(state, Event.SPENDS_ACTION, seat, 0, 0)
    state.actions += 1
    state.tiles[seat] ^= tiles >> 1
    state.bonus_terrain[seat] -= tokens
    tell(state, Event.PAYS, seat, tiles, tokens)
