"""How are bonus tokens gained? (3.8, W-SUP-02, W-OPT-03)"""

from nunatak.games.wolves.data import PRINTED_TOKENS, Bonus
from nunatak.games.wolves.events import Event
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, tell


@compiled
def gain(state: State, seat: int, bonus: int) -> None:
    """W-SUP-02, W-TURN-04: usable at once, never lost. W-OPT-03: but from an empty supply."""
    if bonus == Bonus.NONE:
        return
    if state.limited_supply and supply_left(state, bonus) == 0:
        tell(state, Event.GAINS_NOTHING, seat, bonus, 0)
        return
    if bonus == Bonus.TERRAIN:
        state.bonus_terrain[seat] += 1
    else:
        state.bonus_action[seat] += 1
    tell(state, Event.GAINS, seat, bonus, 0)


@compiled
def supply_left(state: State, bonus: int) -> int:
    """W-OPT-03: what nobody holds of the printed tokens; spent ones are back at once."""
    left = PRINTED_TOKENS
    for seat in range(state.seats):
        if bonus == Bonus.ACTION:
            left -= state.bonus_action[seat]
        else:
            left -= state.bonus_terrain[seat]
    return max(left, 0)
