"""What could the rest be? A random position that looks the same to a seat."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.data import CARD_KINDS, CARDS
from nunatak.games.arctica.rules.flow import is_over
from nunatak.kernel.chance import Chance, shuffle
from nunatak.kernel.compiled import compiled
from nunatak.kernel.defaults import redeal_chance
from nunatak.kernel.state import State


@compiled
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Every position that the seat can't tell from this one is equally likely.

    The outcome depends on the seat's view and the chance alone, never on what it may not see.
    A-INFO-11: a card that was held when the deck was made anew can't be in that deck, so cards
    change places only with cards of the same age; those of the deck are of age 0.
    """
    for age in range(oldest_age(state, seat), 0, -1):
        redeal_age(state, seat, age, chance)
    redeal_age(state, seat, 0, chance)
    redeal_chance(state, seat, chance)


@compiled
def is_hidden_hand(state: State, seat: int, other: int) -> bool:
    """A-INFO-01: another seat's hand, until the game is over (A-INFO-06)."""
    return other != seat and not is_over(state)


@compiled
def oldest_age(state: State, seat: int) -> int:
    """The age of the oldest card that the seat can't see."""
    oldest = 0
    for other in range(state.seats):
        if is_hidden_hand(state, seat, other):
            for place in range(state.hand_count[other]):
                oldest = max(oldest, int(state.age[other, place]))
    return oldest


@compiled
def count_unseen(state: State, seat: int, age: int) -> NDArray[np.int8]:
    """A-INFO-11: by kind, the cards of an age that the seat can't see."""
    counts = np.zeros(CARD_KINDS, np.int8)
    for other in range(state.seats):
        if is_hidden_hand(state, seat, other):
            for place in range(state.hand_count[other]):
                counts[state.hand[other, place]] += state.age[other, place] == age
    if age == 0:
        for place in range(state.deck_count):
            counts[state.deck[place]] += 1
    return counts


@compiled
def redeal_age(state: State, seat: int, age: int, chance: Chance) -> None:
    """Gather the unseen cards of an age, sorted so that their places are forgotten, and deal."""
    counts = count_unseen(state, seat, age)
    cards = np.empty(CARDS, np.int8)
    count = 0
    for card in range(CARD_KINDS):
        for _ in range(counts[card]):
            cards[count] = card
            count += 1
    shuffle(chance, cards[:count])
    count = 0
    for other in range(state.seats):
        if is_hidden_hand(state, seat, other):
            for place in range(state.hand_count[other]):
                if state.age[other, place] == age:
                    state.hand[other, place] = cards[count]
                    count += 1
    if age == 0:
        for place in range(state.deck_count):
            state.deck[place] = cards[count]
            count += 1
