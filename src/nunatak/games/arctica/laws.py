"""What must be true after every action? For tests and verification."""

from collections.abc import Callable

from nunatak.games.arctica.data import (
    CARDS,
    COD,
    FIGURES,
    FIRST_COD,
    FLOE,
    HUNTER_FIGURES,
    HUNTER_OF,
    HUNTERS,
    ICE,
    ICE_TOKENS,
    ICEBERG,
    ICEBERGS,
    IGLOO_PREY,
    INUIT,
    LIVES,
    MOST_IN_HAND,
    NEIGHBOUR,
    NO_CARD,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    PLANKTON,
    PLAYED,
    PREY,
    SEAL,
    SEATS,
)
from nunatak.games.arctica.designed import suits
from nunatak.games.arctica.rules.drift import is_in_the_way
from nunatak.games.arctica.rules.escape import refuse_way
from nunatak.games.arctica.rules.hunt import captures_of
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import Phase
from nunatak.kernel.state import NOBODY, State


def ice_is_kept(state: State) -> bool:
    """A-COMP-02, A-COMP-03: never more tokens and icebergs than the box has."""
    tokens = int((state.ice != NO_ICE).sum())
    icebergs = int((state.ice == ICEBERG).sum())
    return tokens <= ICE_TOKENS and icebergs <= ICEBERGS and state.ice[OUTSIDE] == NO_ICE


def tokens_are_kept(state: State) -> bool:
    """A-COMP-04, A-CAP-09: plankton adds up to nine, and no hunter loses more lives than it has."""
    plankton = int(state.plankton.sum()) + int(state.plankton_left)
    lives = all(captures_of(state, hunter) <= LIVES[hunter] for hunter in range(PLAYED))
    igloo = state.igloo == NOWHERE or state.igloo_won == NOBODY
    return plankton == PLANKTON and lives and bool(igloo)


def cards_are_kept(state: State) -> bool:
    """A-COMP-05: every card is in the deck, in a hand, on the discard pile or lies aside."""
    held = int(state.hand_count.sum())
    aside = int(state.escape_card != NO_CARD)
    count = int(state.deck_count) + int(state.discard_count) + held + aside
    return count == CARDS and int(state.hand_count.max()) < MOST_IN_HAND


def figures_are_kept(state: State) -> bool:
    """A-COMP-06, A-RET-09: who is off the board was captured, and comes back if it may."""
    cod_off = int((state.cell[FIRST_COD:] == NOWHERE).sum())
    if cod_off != int(state.won[:, COD].sum()):
        return False
    if state.phase < Phase.RETURN:
        return True
    for hunter in range(PLAYED):
        figures = [n for n in range(HUNTER_FIGURES) if HUNTER_OF[n] == hunter]
        off = sum(state.cell[n] == NOWHERE for n in figures)
        due = sum(int(state.due[n]) for n in figures)
        captured = captures_of(state, hunter)
        lost = max(captured - 1, 0)  # the first capture is made good
        if due > 1 or off - due != lost or (due and not captured):
            return False
    return bool((state.due[state.cell[:HUNTER_FIGURES] != NOWHERE] == 0).all())


def layers_suit(state: State) -> bool:
    """A-POS-02 to A-POS-05, A-POS-09: every figure is where it can be."""
    return misplaced(state) == NO_FIGURE


def misplaced(state: State) -> int:
    """The first figure that can't be where it is; who climbs onto arriving ice may."""
    arriving = NEIGHBOUR[state.sliding, state.drift] if state.phase == Phase.DISPLACE else NOWHERE
    for figure in range(len(FIGURES)):
        cell, layer = int(state.cell[figure]), int(state.layer[figure])
        climbs = cell == arriving and layer == ICE and HUNTER_OF[figure] < SEAL
        if cell != NOWHERE and not climbs and not suits(state.ice, figure, cell, layer):
            return figure
    return NO_FIGURE


def igloo_stands_on_a_floe(state: State) -> bool:
    """A-DATA-06, A-EDGE-23: the igloo stands on a floe, never on pack ice or under an iceberg."""
    return bool(state.igloo == NOWHERE or state.ice[state.igloo] == FLOE)


def nobody_wins_its_own(state: State) -> bool:
    """A-HUNT-02, A-HUNT-07: tokens and igloo were prey of hunters that their winner may use."""
    return all(
        may_win(state, seat, prey)
        for seat in range(state.seats)
        for prey in range(len(HUNTERS) + 1)
        if (state.won[seat, prey] if prey < IGLOO_PREY else state.igloo_won == seat)
    )


def may_win(state: State, seat: int, prey: int) -> bool:
    """A-HUNT-02, A-HUNT-07: prey of the own hunter or of a neutral one, and not the own."""
    uses = [owner in (seat, NOBODY) for owner in state.owner]
    owner = state.owner[INUIT if prey == IGLOO_PREY else prey]
    return bool(owner != seat and PREY[uses, prey].any())


def activation_is_whole(state: State) -> bool:
    """A-TURN-27: while a hunter is being activated, a figure of it has stepped last."""
    if state.moving == NO_FIGURE:
        return bool(state.active == NO_HUNTER and not state.moved.any())
    mine = state.active == HUNTER_OF[state.moving] and not state.moved[state.moving]
    return bool(mine and state.steps <= state.reach)


def hunters_are_used_by_their_owners(state: State) -> bool:
    """A-TURN-20: only the own hunter and neutral ones are activated."""
    used = [hunter for hunter in (state.active, state.attacked) if hunter != NO_HUNTER]
    return all(state.owner[hunter] in (state.turn_seat, NOBODY) for hunter in used)


def ice_slides(state: State) -> bool:
    """A-DRIFT-03, A-PUSH-05, A-SWIM-01: a token has somewhere to slide, and somebody gives way."""
    if (state.drifted & (state.ice == NO_ICE)).any():
        return False
    if state.phase != Phase.DISPLACE:
        return bool(state.sliding == NOWHERE and state.pushing == NOWHERE)
    to = int(NEIGHBOUR[state.sliding, state.drift])
    pushing = int(state.pushing)
    pushed = pushing == NOWHERE or (
        NEIGHBOUR[pushing, state.drift] == state.sliding and state.ice[pushing] != NO_ICE
    )
    free = to != OUTSIDE and state.ice[state.sliding] != NO_ICE and state.ice[to] == NO_ICE
    return bool(pushed and free and is_in_the_way(state, state.asked, to))


def seal_may_flee(state: State) -> bool:
    """A-ESC-01, A-ESC-04, A-ESC-05, A-ESC-12: with four players, to where a seal can be."""
    if state.phase not in (Phase.ESCAPE, Phase.RESPOND):
        return bool(state.target == NO_FIGURE and state.escape_card == NO_CARD)
    seal = HUNTER_OF[state.target] == SEAL and state.cell[state.target] != NOWHERE
    if state.seats < SEATS or not seal:
        return False
    card, layer = int(state.escape_card), int(state.escape_layer)
    return card == NO_CARD or refuse_way(state, card, layer) == Rule.NONE


def who_is_asked_returns(state: State) -> bool:
    """A-RET-01: only a figure that is off the board returns, and only one that is due is asked."""
    if (state.due & (state.cell[:HUNTER_FIGURES] != NOWHERE)).any():
        return False
    asked = int(state.asked)
    return state.phase != Phase.RETURN or (asked < HUNTER_FIGURES and bool(state.due[asked]))


def turns_are_limited(state: State) -> bool:
    """A-END-10: there is no turn after the last."""
    return bool(state.turn_limit == 0 or state.turn <= state.turn_limit)


def the_end_is_the_end(state: State) -> bool:
    """A-END-01, A-END-02: without cod or plankton the game is over."""
    ended = (state.cell[FIRST_COD:] == NOWHERE).all() or state.plankton_left == 0
    return bool(state.phase == Phase.OVER or not ended)


LAWS: dict[str, Callable[[State], bool]] = {
    "A-COMP-02": ice_is_kept,
    "A-COMP-04": tokens_are_kept,
    "A-COMP-05": cards_are_kept,
    "A-COMP-06": figures_are_kept,
    "A-POS-01": layers_suit,
    "A-DATA-06": igloo_stands_on_a_floe,
    "A-HUNT-07": nobody_wins_its_own,
    "A-TURN-20": hunters_are_used_by_their_owners,
    "A-TURN-27": activation_is_whole,
    "A-DRIFT-03": ice_slides,
    "A-ESC-01": seal_may_flee,
    "A-RET-01": who_is_asked_returns,
    "A-END-10": turns_are_limited,
    "A-END-03": the_end_is_the_end,
}


def broken_laws(state: State) -> list[str]:
    """The laws that a position reached by play does not keep; none, if the rules are right."""
    return [law for law, is_kept in LAWS.items() if not is_kept(state)]
