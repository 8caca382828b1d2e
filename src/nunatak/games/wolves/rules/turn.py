"""What happens at the end of a turn? (W-TURN-06, 9.1, 10)"""

from nunatak.games.wolves.data import SCORINGS, Piece, Token
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import LONE_WOLF_CELL, LONE_WOLF_CELLS, SLOT
from nunatak.games.wolves.rules.lair import has_lair_in, is_beside_lake, lair_left
from nunatak.games.wolves.rules.pieces import any_den_left, where, wolf_left
from nunatak.games.wolves.scoring import score_phase
from nunatak.games.wolves.state import Ending, Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, tell


@compiled
def apply_end_turn(state: State) -> None:
    """W-TURN-06, W-CAL-03: scorings, then the end or the next player. W-TURN-08, not W-TURN-05."""
    state.news = 1
    state.quiet += 1
    while is_due(state):
        score_phase(state)
    if state.scored == SCORINGS:
        end(state, Ending.FULL)
    elif is_stalled(state):
        end(state, Ending.STALLED)
    else:
        state.seat = (int(state.seat) + 1) % int(state.seats)
        state.phase = Phase.ACT
        state.actions = 0
        tell(state, Event.TURN, state.seat, 0, 0)


@compiled
def is_due(state: State) -> bool:
    """W-CAL-02: the filled days have reached the next phase's day. W-CAL-06: each phase once."""
    return bool(state.scored < SCORINGS and state.days >= state.phase_day[state.scored])


@compiled
def end(state: State, ending: int) -> None:
    """W-END-01, W-END-08: nothing is decided any more."""
    state.phase = Phase.OVER
    state.ended = ending
    if ending == Ending.FULL:
        tell(state, Event.ENDS, 0, 0, 0)
    else:
        tell(state, Event.STALLS, 0, 0, 0)


@compiled
def is_stalled(state: State) -> bool:
    """W-END-08: no new element for so many rounds, or none possible any more."""
    rounds = int(state.stall_rounds)
    if rounds > 0 and state.quiet >= rounds * int(state.seats):
        return True
    return not can_grow(state)


@compiled
def can_grow(state: State) -> bool:
    """W-END-08: somebody could still add an element, as far as the pieces go."""
    for seat in range(state.seats):
        if wolf_left(state, seat):
            if any_lone_wolf(state) or others_have(state, seat, Piece.PACK):
                return True
        if any_den_left(state, seat):
            if lair_left(state, seat) or others_have_dens(state, seat):
                return True
        if lair_left(state, seat) and has_den_to_upgrade(state, seat):
            return True
    return False


@compiled
def any_lone_wolf(state: State) -> bool:
    """Whether a lone wolf token is left on the map."""
    for number in range(LONE_WOLF_CELLS[state.layout]):
        if state.token[LONE_WOLF_CELL[state.layout, number]] == Token.LONE_WOLF:
            return True
    return False


@compiled
def others_have(state: State, seat: int, kind: int) -> bool:
    """Whether another player has a piece of the kind on the map."""
    for owner in range(state.seats):
        if owner != seat and state.count[owner, kind] > 0:
            return True
    return False


@compiled
def others_have_dens(state: State, seat: int) -> bool:
    """Whether another player has a den on the map, or could still build one."""
    for owner in range(state.seats):
        if owner != seat and any_den_left(state, owner):
            return True
    return others_have(state, seat, Piece.DEN)


@compiled
def has_den_to_upgrade(state: State, seat: int) -> bool:
    """Whether an own den stands beside a lake in a region without an own lair."""
    for number in range(state.count[seat, Piece.DEN]):
        cell = where(state, seat, Piece.DEN, number)
        if is_beside_lake(state, cell):
            if not has_lair_in(state, seat, int(SLOT[state.layout, cell])):
                return True
    return False
