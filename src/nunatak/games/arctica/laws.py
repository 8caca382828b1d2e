"""What must be true after every action? For tests and verification."""

from nunatak.games.arctica.data import (
    CARDS,
    COD,
    FIGURES,
    FIRST_COD,
    FLOE,
    HUNTER_FIGURES,
    HUNTER_OF,
    ICE,
    ICE_TOKENS,
    ICEBERG,
    ICEBERGS,
    LIVES,
    MOST_IN_HAND,
    NEIGHBOUR,
    NO_CARD,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    PLANKTON,
    PLAYED,
    SEAL,
)
from nunatak.games.arctica.designed import suits
from nunatak.games.arctica.rules.hunt import captures_of
from nunatak.games.arctica.state import DISPLACE, OVER, RETURN
from nunatak.kernel.state import NOBODY, State


def broken_laws(state: State) -> list[str]:
    """The laws that a position reached by play does not keep; none, if the rules are right."""
    laws = {
        "A-COMP-02": ice_is_kept(state),
        "A-COMP-04": tokens_are_kept(state),
        "A-COMP-05": cards_are_kept(state),
        "A-COMP-06": figures_are_kept(state),
        "A-POS-01": layers_suit(state),
        "A-DATA-06": igloo_stands_on_a_floe(state),
        "A-END-03": the_end_is_the_end(state),
    }
    return [law for law, kept in laws.items() if not kept]


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
    if state.phase < RETURN:
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
    """A-POS-02 to A-POS-05, A-POS-09; who climbs onto arriving ice stands there before it."""
    arriving = NEIGHBOUR[state.sliding, state.drift] if state.phase == DISPLACE else NOWHERE
    for figure in range(len(FIGURES)):
        cell, layer = int(state.cell[figure]), int(state.layer[figure])
        climbs = cell == arriving and layer == ICE and HUNTER_OF[figure] < SEAL
        if cell != NOWHERE and not climbs and not suits(state.ice, figure, cell, layer):
            return False
    return True


def igloo_stands_on_a_floe(state: State) -> bool:
    """A-DATA-06, A-EDGE-23: on a floe, never on pack ice or under an iceberg."""
    return bool(state.igloo == NOWHERE or state.ice[state.igloo] == FLOE)


def the_end_is_the_end(state: State) -> bool:
    """A-END-01, A-END-02: without cod or plankton the game is over."""
    ended = (state.cell[FIRST_COD:] == NOWHERE).all() or state.plankton_left == 0
    return bool(state.phase == OVER or not ended)
