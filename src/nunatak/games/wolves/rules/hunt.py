"""Which prey is caught? (8)"""

from nunatak.games.wolves.actions import HUNT
from nunatak.games.wolves.data import (
    ACTION_BONUS,
    ALPHA,
    NO_TOKEN,
    PACK_WOLF,
    RING,
    SLOTS,
)
from nunatak.games.wolves.events import HUNTS
from nunatak.games.wolves.geometry import BOARDS, PREY_BESIDE, PREY_CELL
from nunatak.games.wolves.rules.pieces import stands_on, where
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.rules.tokens import gain
from nunatak.games.wolves.state import ACT, is_two_player
from nunatak.games.wolves.state import HUNT as HUNT_PHASE
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

BITS = 4  # of a packed row of counters, one for each slot
COUNTER = (1 << BITS) - 1


@compiled
def rings(state: State, seat: int) -> int:
    """W-HUNT-02, W-HUNT-10: on how many cells around each prey cell it has wolves, by slot."""
    packed = 0
    before = -1
    for number in range(state.count[seat, ALPHA]):
        cell = where(state, seat, ALPHA, number)
        if cell != before:
            packed += beside(state, cell)
        before = cell
    before = -1
    for number in range(state.count[seat, PACK_WOLF]):
        cell = where(state, seat, PACK_WOLF, number)
        if cell != before and not stands_on(state, seat, ALPHA, cell):
            packed += beside(state, cell)
        before = cell
    return packed


@compiled
def beside(state: State, cell: int) -> int:
    """One more cell of the ring around the prey cell that it touches, if it touches one."""
    slot = int(PREY_BESIDE[state.layout, cell])
    return 0 if slot < 0 else 1 << (BITS * slot)


@compiled
def is_huntable(state: State, seat: int, slot: int, packed: int) -> bool:
    """W-HUNT-02: surrounded. W-HUNT-03: of a kind that the seat does not own yet."""
    if packed >> (BITS * slot) & COUNTER < RING or state.prey_left[slot] == 0:
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
    state.phase = ACT
    if not any_ring(packed):
        return
    for slot in range(BOARDS[state.layout]):
        if is_huntable(state, seat, slot, packed):
            if twin_stack(state, seat, slot, packed) == SLOTS:
                take_prey(state, slot)
            else:
                state.phase = HUNT_PHASE  # W-HUNT-12: asked for, after all others


@compiled
def any_ring(packed: int) -> bool:
    """Whether some prey cell is surrounded at all."""
    while packed:
        if packed & COUNTER >= RING:
            return True
        packed >>= BITS
    return False


@compiled
def take_prey(state: State, slot: int) -> None:
    """W-HUNT-05, W-HUNT-06, W-HUNT-09, W-HUNT-11: one token; from 3 players on a bonus action."""
    seat = int(state.seat)
    state.hunted[seat] |= 1 << int(state.prey[slot])
    state.prey_left[slot] -= 1
    if state.prey_left[slot] == 0:
        state.token[PREY_CELL[state.layout, slot]] = NO_TOKEN
    tell(state, HUNTS, seat, state.prey[slot], slot)
    if not is_two_player(state):
        gain(state, seat, ACTION_BONUS)


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
    slot = action - HUNT
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
        if refuse_hunt(state, HUNT + slot) == Rule.NONE:
            out[count] = HUNT + slot
            count += 1
    return count


@compiled
def apply_hunt(state: State, action: int) -> None:
    """W-HUNT-12: the named stack, then the next kind in doubt."""
    take_prey(state, action - HUNT)
    hunt(state)
