"""Which scar does a 3 turn up? (5.5)"""

from nunatak.games.lonewolves.actions import reveal_action, reveal_symbol, reveal_territory
from nunatak.games.lonewolves.data import SUPPLY_PLACES
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.rules.flow import played_to
from nunatak.games.lonewolves.rules.rule import Rule
from nunatak.games.lonewolves.rules.take import is_scar_where_played, next_scar
from nunatak.games.lonewolves.rules.trick import resolve
from nunatak.games.lonewolves.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_reveal(state: State, action: int) -> Rule:
    """L-REV-03: any face-down scar on the territory of the 3."""
    territory = reveal_territory(action)
    symbol = reveal_symbol(action)
    if not is_scar_where_played(state, territory, symbol):
        return Rule.L_REV_04
    if not is_face_down(state, territory, symbol):
        return Rule.L_REV_05
    return Rule.NONE


@compiled
def is_face_down(state: State, territory: int, symbol: int) -> bool:
    """L-REV-05: the scar lies face down."""
    return bool(state.supply_up[territory, symbol] == 0)


@compiled
def legal_reveals(state: State, out: Actions) -> int:
    """The scars of the territory that nothing refuses."""
    territory = played_to(state, state.seat)
    count = 0
    for symbol in range(SUPPLY_PLACES):
        action = reveal_action(territory, symbol)
        if refuse_reveal(state, action) == Rule.NONE:
            out[count] = action
            count += 1
    return count


@compiled
def offer_reveals(state: State) -> None:
    """L-REV-02, L-REV-06: a duty where one is face down. L-FLOW-08: one alone is turned up."""
    territory = played_to(state, state.seat)
    first = next_hidden_scar(state, territory, 0)
    if first == SUPPLY_PLACES:
        go_on(state)
    elif next_hidden_scar(state, territory, first + 1) == SUPPLY_PLACES:
        reveal(state, territory, first)
    elif state.seat == state.leader:
        state.phase = Phase.LEAD_REVEAL
    else:
        state.phase = Phase.FOLLOW_REVEAL


@compiled
def next_hidden_scar(state: State, territory: int, symbol: int) -> int:
    """The first symbol from this one on with a face-down scar; SUPPLY_PLACES if there is none."""
    symbol = next_scar(state, territory, symbol)
    while symbol < SUPPLY_PLACES and not is_face_down(state, territory, symbol):
        symbol = next_scar(state, territory, symbol + 1)
    return symbol


@compiled
def apply_reveal(state: State, action: int) -> None:
    """L-REV-01: the chosen scar is turned up for both seats to see."""
    reveal(state, reveal_territory(action), reveal_symbol(action))


@compiled
def reveal(state: State, territory: int, symbol: int) -> None:
    """L-REV-07: the scar stays where it is, face up, and does nothing.

    L-REV-08: whoever wins the trick later. L-EDGE-02: so it never sets a moon.
    """
    state.supply_up[territory, symbol] = 1
    state.news = 1
    tell(state, Event.REVEALS, state.seat, state.supply[territory, symbol], territory)
    go_on(state)


@compiled
def go_on(state: State) -> None:
    """L-FLOW-02: after the leader's card the follower decides, after his the trick is resolved.

    L-FOL-01, L-EDGE-01: all that the leader's card did is done before.
    """
    if state.seat == state.leader:
        state.seat = 1 - state.leader
        state.phase = Phase.FOLLOW
    else:
        resolve(state)
