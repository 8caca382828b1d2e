"""What must be true after every action? The invariants (12.2), for tests and verification."""

import numpy as np

from nunatak.games.lonewolves.data import (
    CAPACITY,
    CARDS,
    NO_SCAR,
    NO_SUIT,
    NOWHERE,
    PLACES,
    SCAR_COPIES,
    SCAR_KINDS,
    SEATS,
    SET_ASIDE,
    TRICKS,
)
from nunatak.games.lonewolves.state import ASIDE, FACE_UP, FLIPPED, HAND_OF, RECRUITED, Phase
from nunatak.kernel.state import State


def broken_laws(state: State) -> list[str]:
    """The laws that a position reached by play does not keep; none, if the rules are right."""
    laws = {
        "L-INV-01": cards_are_kept(state),
        "L-INV-02": scars_are_kept(state),
        "L-INV-03": bool((state.cards_in >= 0).all() and (state.cards_in <= CAPACITY).all()),
        "L-INV-04": state.phase != Phase.LEAD or hands_are_even(state),
        "L-INV-05": state.phase not in (Phase.LEAD, Phase.OVER) or tricks_lie_on_the_field(state),
        "L-INV-06": moons_mark_emptied_supplies(state),
        "L-INV-07": state.phase != Phase.LEAD or trump_is_the_latest_moon(state),
        "L-INV-08": scars_follow_lost_tricks(state),
    }
    return [law for law, kept in laws.items() if not kept]


def cards_are_kept(state: State) -> bool:
    """L-INV-01: every card is in one known place, and the territories' counts agree."""
    places = state.card_at
    if places.min() < HAND_OF or places.max() >= RECRUITED + SEATS * PLACES:
        return False
    on_field = places[places >= FACE_UP]
    lying = np.bincount((on_field - FACE_UP) % PLACES, minlength=PLACES)
    set_aside = np.count_nonzero(places == ASIDE)
    recruited = np.count_nonzero(places >= RECRUITED)
    return bool((lying == state.cards_in).all()) and set_aside + recruited == SET_ASIDE


def scars_are_kept(state: State) -> bool:
    """L-INV-02: of each kind two, in supplies, slots, the box, or just taken."""
    for scar in range(1, SCAR_KINDS + 1):
        lying = np.count_nonzero(state.supply == scar) + np.count_nonzero(state.slot == scar)
        if lying + (state.taken == scar) + state.boxed[scar] > SCAR_COPIES:
            return False
    return True


def hands_are_even(state: State) -> bool:
    """L-INV-04: before the lead of trick n both hands hold 14 - n cards."""
    hands = [np.count_nonzero(state.card_at == HAND_OF + seat) for seat in range(SEATS)]
    return hands == [TRICKS + 1 - int(state.trick)] * SEATS


def tricks_lie_on_the_field(state: State) -> bool:
    """L-INV-05: each trick left one card face up and one lone wolf."""
    settled = TRICKS if state.phase == Phase.OVER else int(state.trick) - 1
    face_up = np.count_nonzero((state.card_at >= FACE_UP) & (state.card_at < FLIPPED))
    flipped = np.count_nonzero((state.card_at >= FLIPPED) & (state.card_at < RECRUITED))
    recruited = CARDS - face_up - flipped - np.count_nonzero(state.card_at <= ASIDE)
    return bool(face_up == flipped == settled and recruited <= SET_ASIDE)


def moons_mark_emptied_supplies(state: State) -> bool:
    """L-INV-06: as many moons lie as supplies are empty, two at most."""
    emptied = np.count_nonzero((state.supply == NO_SCAR).all(axis=1))
    return bool(np.count_nonzero(state.moon_at != NOWHERE) == min(2, emptied))


def trump_is_the_latest_moon(state: State) -> bool:
    """L-INV-07: none, or the suit of the latest moon's territory."""
    moons = [moon for moon in state.moon_at if moon != NOWHERE]
    return bool(state.trump == (moons[-1] if moons else NO_SUIT))


def scars_follow_lost_tricks(state: State) -> bool:
    """L-INV-08: a seat has taken no more scars than it lost tricks."""
    for seat in range(SEATS):
        lone = state.card_at[(state.card_at >= FLIPPED) & (state.card_at < RECRUITED)]
        lost = np.count_nonzero((lone - FLIPPED) // PLACES == seat)
        if np.count_nonzero(state.slot[seat] > NO_SCAR) > lost:
            return False
    return True
