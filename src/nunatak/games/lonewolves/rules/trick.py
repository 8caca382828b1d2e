"""Who wins the trick? (5.6, 5.7)"""

from nunatak.games.lonewolves.data import CARD_SUIT, CARD_VALUE, HIGHEST, LOWEST, PLACES
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.rules.flow import played_to
from nunatak.games.lonewolves.rules.take import offer_scars
from nunatak.games.lonewolves.state import FLIPPED
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, tell


@compiled
def follower_wins(state: State) -> bool:
    """L-WIN-01, L-WIN-04, L-WIN-05: the better card of one suit, else only a trump.

    L-WIN-06: a 2 has no power over another suit. L-WIN-07, L-EDGE-03: the territories don't matter.
    L-EDGE-09: the trump is the one in force since the lead.
    """
    led_suit = CARD_SUIT[state.led]
    followed_suit = CARD_SUIT[state.followed]
    if followed_suit == led_suit:
        return beats(CARD_VALUE[state.followed], CARD_VALUE[state.led])
    return bool(followed_suit == state.trump)


@compiled
def beats(value: int, other: int) -> bool:
    """L-WIN-01 to L-WIN-03: within a suit the higher value wins, but a 2 beats a 7."""
    if value == LOWEST and other == HIGHEST:
        return True
    if value == HIGHEST and other == LOWEST:
        return False
    return value > other


@compiled
def resolve(state: State) -> None:
    """L-RES-01 to L-RES-03, L-EDGE-08: the loser's card becomes a lone wolf, and stays one."""
    winner = int(state.leader)
    winning, losing = int(state.led), int(state.followed)
    if follower_wins(state):
        winner = 1 - winner
        winning, losing = losing, winning
    loser = 1 - winner
    territory = played_to(state, loser)
    state.card_at[losing] = FLIPPED + loser * PLACES + territory
    tell(state, Event.WINS, winner, winning, 0)
    tell(state, Event.FLIPS, loser, losing, territory)
    state.seat = loser
    offer_scars(state)
