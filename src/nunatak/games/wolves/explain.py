"""Why not, in numbers? The values of a refusal's sentence: ranges, distances, costs, terrains."""

from dataclasses import dataclass

from nunatak.games.wolves.actions import (
    BUILD,
    END_TURN,
    HUNT,
    MOVE,
    PAY,
    PLACE,
    PUSH,
    TO,
    WOLF,
    cell_name,
    name_of,
)
from nunatak.games.wolves.data import (
    CELLS,
    HOWL_RANGE,
    MOVE_COST,
    NO_CELL,
    NO_PIECE,
    NO_TERRAIN,
    SPEED,
    SPREAD,
    TERRAINS,
)
from nunatak.games.wolves.geometry import walking_distance
from nunatak.games.wolves.rules.displacement import nearest_landing
from nunatak.games.wolves.rules.payment import cost_of, shown_tiles, size, target_cell, terrain_of
from nunatak.games.wolves.rules.pieces import (
    attribute,
    distance_to_alpha,
    foreign_wolf,
    is_land,
    on_map,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import NO_WOLF, owner_of, wolf_cell
from nunatak.games.wolves.state import PAY as PAY_PHASE
from nunatak.kernel.state import State

Values = dict[str, str | int]


@dataclass(frozen=True)
class Matter:
    """What a refused action was about."""

    cell: int = CELLS  # target, end or landing cell
    start: int = NO_CELL  # where the wolf comes from
    terrain: int = NO_TERRAIN
    cost: int = 0


def explain(state: State, seat: int, action: int, rule: int) -> Values:
    """The values of the sentence with which the rule refuses a step."""
    return values(state, rule, matter_of(state, action))


def values(state: State, rule: int, matter: Matter) -> Values:
    """Numbers and names that a rule's sentence may need."""
    if rule in (Rule.W_HOWL_02, Rule.W_DOM_04):
        return _in_range(state, matter.cell)
    if rule == Rule.W_MOVE_07:
        return _in_reach(state, matter)
    if rule == Rule.W_MOVE_02:
        return {"limit": attribute(state, state.seat, SPREAD)}
    if rule in (Rule.W_MOVE_08, Rule.W_MOVE_22, Rule.W_PAY_03):
        return {"terrain": name_of(TERRAINS, matter.terrain), "cell": cell_name(matter.cell)}
    if rule in (Rule.W_PAY_01, Rule.W_PAY_04):
        return _in_purse(state, matter)
    if rule == Rule.W_DISP_04:
        return _landing(state, matter)
    return {"cell": cell_name(matter.cell)}


def _in_range(state: State, cell: int) -> Values:
    """W-HOWL-02, W-DOM-04: how far an alpha is heard, and how far the nearest one is."""
    return {
        "cell": cell_name(cell),
        "range": attribute(state, state.seat, HOWL_RANGE),
        "distance": distance_to_alpha(state, state.seat, cell),
    }


def _in_reach(state: State, matter: Matter) -> Values:
    """W-MOVE-07: how far a wolf gets, and how far the cell is."""
    return {
        "cell": cell_name(matter.cell),
        "range": attribute(state, state.seat, SPEED),
        "distance": walking_distance(state.layout, matter.start, matter.cell),
    }


def _in_purse(state: State, matter: Matter) -> Values:
    """W-PAY-01, W-PAY-04: the cost, and what the player has for it."""
    found: Values = {"cost": matter.cost, "tokens": int(state.bonus_terrain[state.seat])}
    if 0 <= matter.terrain < len(TERRAINS):
        found["terrain"] = TERRAINS[matter.terrain]
        found["tiles"] = size(shown_tiles(state, state.seat, matter.terrain))
    return found


def _landing(state: State, matter: Matter) -> Values:
    """W-DISP-04: how far the nearest cell that fits is."""
    wolf = foreign_wolf(state, state.seat, matter.start)
    nearest = nearest_landing(state, matter.start, owner_of(wolf)) if wolf != NO_PIECE else 0
    return {"cell": cell_name(matter.cell), "distance": nearest}


def matter_of(state: State, action: int) -> Matter:
    """What a step is about."""
    if PLACE > action >= HUNT or action <= END_TURN:
        return Matter()
    if action >= PLACE:
        return Matter(cell=min(action - PLACE, CELLS))
    if action >= PUSH:
        return Matter(cell=action - PUSH, start=int(state.pushed))
    if action >= TO:
        start = NO_CELL if state.wolf == NO_WOLF else wolf_cell(int(state.wolf))
        cost = MOVE_COST
        return Matter(cell=action - TO, start=start, terrain=int(state.paid), cost=cost)
    if action >= WOLF:
        return Matter(cell=wolf_cell(action - WOLF), terrain=int(state.paid), cost=MOVE_COST)
    if action >= PAY:
        return _pending_matter(state)
    return act_matter(state, action)


def _pending_matter(state: State) -> Matter:
    if state.phase != PAY_PHASE:
        return Matter()
    return act_matter(state, int(state.pending))


def act_matter(state: State, action: int) -> Matter:
    """What an action of the turn is about: target, terrain and cost."""
    if action < MOVE:
        return Matter()
    if action < BUILD:
        return Matter(terrain=action - MOVE, cost=cost_of(action))
    cell = target_cell(action)
    if not on_map(state, cell) or not is_land(state, cell):
        return Matter(cell=cell, cost=cost_of(action))
    return Matter(cell=cell, terrain=terrain_of(state, action), cost=cost_of(action))
