"""Why not, in numbers? The values of a refusal's sentence: ranges, distances, costs, terrains."""

from dataclasses import dataclass

from nunatak.games.wolves.actions import (
    is_build,
    is_howl,
    is_move,
    is_paid,
    is_pay,
    is_place,
    is_push,
    is_to,
    is_upgrade,
    is_wolf,
    move_terrain,
    place_cell,
    push_cell,
    to_cell,
    wolf_named,
)
from nunatak.games.wolves.data import CELLS, LAND, MOVE_COST, NO_CELL, NO_PIECE, NO_TERRAIN, Track
from nunatak.games.wolves.geometry import FAR, walking_distance
from nunatak.games.wolves.names import TERRAIN, cell_name
from nunatak.games.wolves.rules.displacement import nearest_landing
from nunatak.games.wolves.rules.move import end_of_move
from nunatak.games.wolves.rules.payment import cost_of, shown_tiles, size, target_cell, terrain_of
from nunatak.games.wolves.rules.pieces import (
    attribute,
    distance_to_alpha,
    foreign_wolf,
    is_land,
    on_map,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import NO_WOLF, Phase, owner_of, wolf_cell
from nunatak.kernel.message import Value, Values
from nunatak.kernel.state import State


@dataclass(frozen=True)
class Matter:
    """What a refused action was about."""

    cell: int = CELLS  # target, end or landing cell
    start: int = NO_CELL  # where the wolf comes from
    terrain: int = NO_TERRAIN
    cost: int = 0
    action: str = "none"  # as the texts call it


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
        return {"limit": attribute(state, state.seat, Track.SPREAD)}
    if rule in (Rule.W_MOVE_08, Rule.W_MOVE_22, Rule.W_PAY_03):
        return {"terrain": TERRAIN.name(matter.terrain), "cell": cell_name(matter.cell)}
    if rule in (Rule.W_PAY_01, Rule.W_PAY_04):
        return _in_purse(state, matter)
    if rule == Rule.W_DISP_04:
        return _landing(state, matter)
    return {"cell": cell_name(matter.cell)}


def _in_range(state: State, cell: int) -> Values:
    """W-HOWL-02, W-DOM-04: how far an alpha is heard, and how far the nearest one is."""
    return {
        "cell": cell_name(cell),
        "range": attribute(state, state.seat, Track.HOWL_RANGE),
        "distance": distance_to_alpha(state, state.seat, cell),
    }


def _in_reach(state: State, matter: Matter) -> Values:
    """W-MOVE-07: how far a wolf gets, and how far the cell is, if there is a way at all."""
    distance = walking_distance(state.layout, matter.start, matter.cell)
    return {
        "cell": cell_name(matter.cell),
        "range": attribute(state, state.seat, Track.SPEED),
        "way": "none" if distance == FAR else "far",
        "distance": distance,
    }


def _in_purse(state: State, matter: Matter) -> Values:
    """W-PAY-01, W-PAY-04: the cost, and what the player has for it."""
    found: dict[str, Value] = {
        "action": matter.action,
        "cost": matter.cost,
        "terrain": "none",
        "tiles": 0,
        "tokens": int(state.bonus_terrain[state.seat]),
    }
    if 0 <= matter.terrain < LAND:
        found["terrain"] = TERRAIN.name(matter.terrain)
        found["tiles"] = size(shown_tiles(state, state.seat, matter.terrain))
    return found


def _landing(state: State, matter: Matter) -> Values:
    """W-DISP-04: how far the nearest cell that fits is."""
    wolf = foreign_wolf(state, state.seat, matter.start)
    nearest = nearest_landing(state, matter.start, owner_of(wolf)) if wolf != NO_PIECE else 0
    return {"cell": cell_name(matter.cell), "distance": nearest}


def matter_of(state: State, action: int) -> Matter:
    """What a step is about."""
    if is_place(action):
        return Matter(cell=place_cell(action))
    if is_push(action):
        return Matter(cell=push_cell(action), start=int(state.pushed))
    if is_to(action):
        start = NO_CELL if state.wolf == NO_WOLF else wolf_cell(int(state.wolf))
        return Matter(to_cell(action), start, int(state.paid), MOVE_COST, "move")
    if is_wolf(action):
        cell = wolf_cell(wolf_named(action))
        return Matter(cell, terrain=_paid(state), cost=MOVE_COST, action="move")
    if is_pay(action) and state.phase == Phase.PAY:
        return act_matter(state, int(state.pending))
    return act_matter(state, action) if is_paid(action) else Matter()


def _paid(state: State) -> int:
    """The terrain of the open Move, or of the one that has just ended."""
    end = end_of_move(state)
    return int(state.paid if end == NO_CELL else state.terrain[end])


def act_matter(state: State, action: int) -> Matter:
    """What an action of the turn is about: target, terrain and cost."""
    name, cost = _name_of(action), cost_of(action)
    if is_move(action):
        return Matter(terrain=move_terrain(action), cost=cost, action=name)
    cell = target_cell(action)
    if not on_map(state, cell) or not is_land(state, cell):
        return Matter(cell=cell, cost=cost, action=name)
    return Matter(cell=cell, terrain=terrain_of(state, action), cost=cost, action=name)


def _name_of(action: int) -> str:
    names = {is_move: "move", is_build: "build_den", is_upgrade: "upgrade_den", is_howl: "howl"}
    return next((name for test, name in names.items() if test(action)), "dominate")
