"""Which prey is caught? (8)"""

from nunatak.games.wolves.actions import hunt_action, hunt_slot
from nunatak.games.wolves.data import NO_TOKEN, RING, SLOTS, Bonus
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import BOARDS, PREY_CELL
from nunatak.games.wolves.rules.rings import any_ring, ring, rings
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.rules.tokens import gain
from nunatak.games.wolves.state import Phase, is_two_player
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def is_huntable(state: State, seat: int, slot: int, packed: int) -> bool:
    """W-HUNT-02: surrounded. W-HUNT-03: of a kind that the seat does not own yet."""
    if ring(packed, slot) < RING or state.prey_left[slot] == 0:
        return False
    return not int(state.hunted[seat]) >> int(state.prey[slot]) & 1


@compiled
def twin_stack(state: State, seat: int, slot: int, packed: int) -> int:
    """W-HUNT-08: another stack of the same new kind that is surrounded too, or SLOTS."""
    for other in range(BOARDS[state.layout]):
        if other != slot and state.prey[other] == state.prey[slot]:
            if is_huntable(state, seat, other, packed):
                return other
    return SLOTS


@compiled
def hunt(state: State) -> None:
    """W-HUNT-01, W-HUNT-04: after every action, by itself. W-HUNT-07: every new kind, by slot."""
    seat = int(state.seat)
    packed = rings(state, seat)
    state.phase = Phase.ACT
    if not any_ring(packed):
        return
    for slot in range(BOARDS[state.layout]):
        if is_huntable(state, seat, slot, packed):
            if twin_stack(state, seat, slot, packed) == SLOTS:
                take_prey(state, slot)
            else:
                state.phase = Phase.HUNT  # W-HUNT-12: asked for, after all others


@compiled
def take_prey(state: State, slot: int) -> None:
    """W-HUNT-05, W-HUNT-06, W-HUNT-09, W-HUNT-11: one token; from 3 players on a bonus action."""
    seat = int(state.seat)
    state.hunted[seat] |= 1 << int(state.prey[slot])
    state.prey_left[slot] -= 1
    if state.prey_left[slot] == 0:
        state.token[PREY_CELL[state.layout, slot]] = NO_TOKEN
    tell(state, Event.HUNTS, seat, state.prey[slot], slot)
    if not is_two_player(state):
        gain(state, seat, Bonus.ACTION)


@compiled
def asked_slot(state: State) -> int:
    """W-HUNT-12: several such kinds are asked in slot order: the lowest slot that is in doubt."""
    seat = int(state.seat)
    packed = rings(state, seat)
    for slot in range(BOARDS[state.layout]):
        if is_huntable(state, seat, slot, packed):
            return slot
    return SLOTS


@compiled
def refuse_hunt(state: State, action: int) -> Rule:
    """W-HUNT-08: one of the stacks of the kind that is asked for."""
    slot = hunt_slot(action)
    if slot >= BOARDS[state.layout]:
        return Rule.W_HUNT_08
    asked = asked_slot(state)
    if state.prey[slot] != state.prey[asked]:
        return Rule.W_HUNT_08
    if not is_huntable(state, state.seat, slot, rings(state, state.seat)):
        return Rule.W_HUNT_08
    return Rule.NONE


@compiled
def legal_hunts(state: State, out: Actions) -> int:
    """The stacks that nothing refuses."""
    count = 0
    for slot in range(BOARDS[state.layout]):
        if refuse_hunt(state, hunt_action(slot)) == Rule.NONE:
            out[count] = hunt_action(slot)
            count += 1
    return count


@compiled
def apply_hunt(state: State, action: int) -> None:
    """W-HUNT-12: the named stack, then the next kind in doubt."""
    take_prey(state, hunt_slot(action))
    hunt(state)
