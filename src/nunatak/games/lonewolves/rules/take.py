"""Which scar does the loser take, and does a moon rise? (6.1, 7)"""

from nunatak.games.lonewolves.actions import take_action, take_symbol, take_territory
from nunatak.games.lonewolves.data import (
    BLOOD_MOON,
    NO_SCAR,
    NOWHERE,
    SUPPLY_PLACES,
    WHITE_MOON,
)
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.rules.flow import next_trick, played_to
from nunatak.games.lonewolves.rules.place import offer_slots
from nunatak.games.lonewolves.rules.rule import Rule
from nunatak.games.lonewolves.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_take(state: State, action: int) -> Rule:
    """L-TAKE-02: any scar, face up or down, of the territory that the loser played to.

    L-TAKE-07, L-CAP-04: a full territory still gives its scars.
    """
    if not is_scar_where_played(state, take_territory(action), take_symbol(action)):
        return Rule.L_TAKE_03
    return Rule.NONE


@compiled
def is_scar_where_played(state: State, territory: int, symbol: int) -> bool:
    """L-TAKE-03, L-REV-04: a scar lies there, and the actor played to this very territory."""
    return bool(
        territory == played_to(state, state.seat) and state.supply[territory, symbol] != NO_SCAR
    )


@compiled
def legal_takes(state: State, out: Actions) -> int:
    """The scars of the territory that nothing refuses."""
    territory = played_to(state, state.seat)
    count = 0
    for symbol in range(SUPPLY_PLACES):
        action = take_action(territory, symbol)
        if refuse_take(state, action) == Rule.NONE:
            out[count] = action
            count += 1
    return count


@compiled
def offer_scars(state: State) -> None:
    """L-TAKE-05: an empty supply gives none. L-FLOW-08: a single scar is taken by the engine."""
    territory = played_to(state, state.seat)
    first = next_scar(state, territory, 0)
    if first == SUPPLY_PLACES:
        tell(state, Event.FINDS_NO_SCAR, state.seat, territory, 0)
        next_trick(state, 1 - state.seat)
    elif next_scar(state, territory, first + 1) == SUPPLY_PLACES:
        take_scar(state, territory, first)
    else:
        state.phase = Phase.TAKE


@compiled
def next_scar(state: State, territory: int, symbol: int) -> int:
    """The first symbol from this one on with a scar; SUPPLY_PLACES if there is none."""
    while symbol < SUPPLY_PLACES and state.supply[territory, symbol] == NO_SCAR:
        symbol += 1
    return symbol


@compiled
def apply_take(state: State, action: int) -> None:
    """L-TAKE-01: the loser takes exactly one scar, so at most thirteen in a game (L-EDGE-11)."""
    take_scar(state, take_territory(action), take_symbol(action))


@compiled
def take_scar(state: State, territory: int, symbol: int) -> None:
    """L-TAKE-06: a face-down scar is shown as it is taken. L-FLOW-02: take, moon, place."""
    if not state.supply_up[territory, symbol]:
        state.news = 1  # L-FLOW-07: final; L-FLOW-09: taking an open scar shows nothing new
    state.taken = state.supply[territory, symbol]
    state.supply[territory, symbol] = NO_SCAR
    state.supply_up[territory, symbol] = 0
    tell(state, Event.TAKES, state.seat, state.taken, territory)
    if is_emptied(state, territory):
        raise_moon(state, territory)
    offer_slots(state)


@compiled
def is_emptied(state: State, territory: int) -> bool:
    """L-MOON-09: no scar is left on the territory; scars in slots do not count."""
    return next_scar(state, territory, 0) == SUPPLY_PLACES


@compiled
def raise_moon(state: State, territory: int) -> None:
    """L-MOON-01, L-MOON-02: first the White, then the Blood Moon. L-MOON-03: then none.

    L-MOON-06: whoever emptied it. L-MOON-07: in the last trick too.
    """
    for moon in (WHITE_MOON, BLOOD_MOON):
        if state.moon_at[moon] == NOWHERE:
            state.moon_at[moon] = territory
            tell(state, Event.MOON_RISES, moon, territory, state.trick)
            return
