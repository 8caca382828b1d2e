"""What could the rest be? A random position that looks the same to a seat."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.data import (
    CARD_SUIT,
    CARDS,
    NO_SCAR,
    PLACES,
    SCAR_COPIES,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    SUPPLY_PLACES,
)
from nunatak.games.lonewolves.rules.flow import is_over
from nunatak.games.lonewolves.state import ASIDE, HAND_OF, RECRUITED
from nunatak.kernel.chance import Chance, shuffle
from nunatak.kernel.compiled import compiled
from nunatak.kernel.defaults import redeal_chance
from nunatak.kernel.state import State

Cards: TypeAlias = NDArray[np.int8]


@compiled
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Every position that the seat can't tell from this one is equally likely.

    The outcome depends on the seat's view and the chance alone, never on what it may not see.
    After the end everything lies open, and there is nothing to redeal.
    """
    if is_over(state):
        return
    redeal_cards(state, 1 - seat, chance)
    redeal_scars(state, chance)
    redeal_chance(state, seat, chance)


@compiled
def redeal_cards(state: State, other: int, chance: Chance) -> None:
    """L-INFO-01, L-INFO-03, L-INFO-04: the other hand, the set-aside and the recruited cards.

    L-INFO-07: a suit that the other seat has shown to lack stays out of its hand.
    """
    hidden = np.empty(CARDS, np.int8)
    hidden_count = 0
    barred = np.empty(CARDS, np.int8)
    barred_count = 0
    hand = 0
    for card in range(CARDS):
        if is_hidden(int(state.card_at[card]), other):
            hand += state.card_at[card] == HAND_OF + other
            if state.void[other, CARD_SUIT[card]]:
                barred[barred_count] = card
                barred_count += 1
            else:
                hidden[hidden_count] = card
                hidden_count += 1
    shuffle(chance, hidden[:hidden_count])
    rest = barred[: barred_count + hidden_count - hand]
    rest[barred_count:] = hidden[hand:hidden_count]
    shuffle(chance, rest)
    lay_out(state, other, hidden[:hand], rest)


@compiled
def is_hidden(place: int, other: int) -> bool:
    """Whether a card there is one that only the other seat, or nobody, has seen."""
    return place == ASIDE or place == HAND_OF + other or place >= RECRUITED


@compiled
def lay_out(state: State, other: int, hand: Cards, rest: Cards) -> None:
    """The hand's cards into the hand; the rest recruited where recruits lie, then set aside."""
    recruits = np.zeros(SEATS * PLACES, np.int8)
    for card in range(CARDS):
        if state.card_at[card] >= RECRUITED:
            recruits[state.card_at[card] - RECRUITED] += 1
    for card in hand:
        state.card_at[card] = HAND_OF + other
    used = 0
    for side in range(SEATS * PLACES):
        for _ in range(recruits[side]):
            state.card_at[rest[used]] = RECRUITED + side
            used += 1
    for card in rest[used:]:
        state.card_at[card] = ASIDE


@compiled
def redeal_scars(state: State, chance: Chance) -> None:
    """L-INFO-02, L-INFO-03: the face-down scars and those that went to the box unseen."""
    unseen = np.empty(SCAR_KINDS * SCAR_COPIES, np.int8)
    count = 0
    for scar in range(1, SCAR_KINDS + 1):
        for _ in range(SCAR_COPIES - seen_scars(state, scar)):
            unseen[count] = scar
            count += 1
    shuffle(chance, unseen[:count])
    used = 0
    for territory in range(PLACES):
        for symbol in range(SUPPLY_PLACES):
            if (
                state.supply[territory, symbol] != NO_SCAR
                and not state.supply_up[territory, symbol]
            ):
                state.supply[territory, symbol] = unseen[used]
                used += 1


@compiled
def seen_scars(state: State, scar: int) -> int:
    """Scars of the kind that lie open: in supplies, in slots, in the box, or just taken."""
    count = int(state.boxed[scar]) + int(state.taken == scar)
    for territory in range(PLACES):
        for symbol in range(SUPPLY_PLACES):
            if state.supply[territory, symbol] == scar and state.supply_up[territory, symbol]:
                count += 1
    for seat in range(SEATS):
        for slot in range(SLOTS):
            if state.slot[seat, slot] == scar:
                count += 1
    return count
