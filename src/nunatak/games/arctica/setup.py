"""How does it begin?"""

from collections.abc import Mapping

from nunatak.games.arctica.data import (
    ADVANCED,
    CARDS,
    FIRST_COD,
    NO_CARD,
    NO_FIGURE,
    NO_HUNTER,
    NOWHERE,
    PLANKTON,
    SETUPS,
    STANDARD,
    STANDARD_ROUNDS,
)
from nunatak.games.arctica.designed import Designed
from nunatak.games.arctica.rules.dealing import begin_play, choose_first, deal_hunters
from nunatak.games.arctica.state import STATE, Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, State, begin_step, empty


def blank(designed: Designed, options: Mapping[str, str], seats: int) -> State:
    """A-SET-05 to A-SET-08: the board laid out for the chosen setup, nothing dealt."""
    state = bare(seats)
    state.setup = SETUPS.index(options["setup"])
    limit = options["turnLimit"]
    state.turn_limit = STANDARD_ROUNDS * seats if limit == "standard" else int(limit)
    state.colour[:] = designed.colours
    state.deck[:] = designed.deck[::-1]
    state.deck_count = CARDS
    state.cell[FIRST_COD:] = designed.cells[FIRST_COD:]  # A-ADV-01
    if state.setup == STANDARD:
        state.ice[:] = designed.ice
        state.igloo = designed.igloo
        state.cell[:] = designed.cells
        state.layer[:] = designed.layers
    return state


def bare(seats: int) -> State:
    """A position with an empty board, no cards and no hunters."""
    state = empty(STATE)[0]
    state.seats = seats
    state.phase = Phase.TURN
    state.igloo = NOWHERE
    state.igloo_won = NOBODY
    state.cell[:] = NOWHERE
    state.owner[:] = NOBODY
    state.hunter[:] = NO_HUNTER
    state.plankton_left = PLANKTON
    state.active = state.attacked = NO_HUNTER
    state.moving = state.asked = state.attacker = state.target = NO_FIGURE
    state.sliding = state.pushing = NOWHERE
    state.escape_card = NO_CARD
    return state


@compiled
def deal(state: State) -> None:
    """A-SET-02, A-SET-09 to A-SET-11; A-ADV-20: experienced players place the pieces first."""
    begin_step(state)
    state.news = 1
    if state.setup == ADVANCED:
        choose_first(state)
        state.phase = Phase.PLACE_ICE
        return
    deal_hunters(state)
    choose_first(state)
    begin_play(state)
