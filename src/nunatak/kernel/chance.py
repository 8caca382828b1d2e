"""Where does chance come from?

The generator is Chris Doty-Humphrey's `sfc32`: four 32-bit words, additions, shifts and
exclusive-ors only. It is kept in 64-bit integers that never overflow, so that interpreted and
compiled code, on any platform, give the same numbers.

A stream is sown from a 64-bit seed and a *purpose*. Streams of the same seed and different
purposes have nothing to do with each other, so a bot's thinking can't disturb the deal.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.compiled import compiled

Chance: TypeAlias = NDArray[np.int64]

WORDS = 4
WORD = 0xFFFFFFFF
ROUNDS_BEFORE_USE = 20

FOR_THE_GAME = 1
FOR_SIMULATION = 2
FOR_PLAYING_ON = 3
FOR_REDEALS = 4
FOR_BOTS = 5


def stream(seed: int, purpose: int) -> Chance:
    """A new stream; the seed is any integer from 0 to 2**64 - 1."""
    chance = np.zeros(WORDS, np.int64)
    sow(chance, *words(seed), purpose)
    return chance


def words(seed: int) -> tuple[int, int]:
    """The low and the high half of a seed."""
    return seed & WORD, seed >> 32


@compiled
def sow(chance: Chance, low: int, high: int, purpose: int) -> None:
    """Begin the stream of a seed and a purpose."""
    chance[0] = low
    chance[1] = high
    chance[2] = purpose
    chance[3] = 1
    for _ in range(ROUNDS_BEFORE_USE):
        draw(chance)


@compiled
def draw(chance: Chance) -> int:
    """The next 32 random bits."""
    a = int(chance[0])
    b = int(chance[1])
    c = int(chance[2])
    count = int(chance[3])
    bits = (a + b + count) & WORD
    chance[0] = b ^ (b >> 9)
    chance[1] = (c + (c << 3)) & WORD
    chance[2] = (((c << 21) | (c >> 11)) + bits) & WORD
    chance[3] = (count + 1) & WORD
    return bits


@compiled
def below(chance: Chance, bound: int) -> int:
    """A number from 0 to bound - 1, each exactly as likely (Lemire's method); bound < 2**31."""
    product = draw(chance) * bound
    if product & WORD < bound:
        unfair = (WORD + 1 - bound) % bound
        while product & WORD < unfair:
            product = draw(chance) * bound
    return product >> 32


@compiled
def shuffle(chance: Chance, items: NDArray[np.int8]) -> None:
    """Every order of the items is equally likely."""
    for last in range(len(items) - 1, 0, -1):
        other = below(chance, last + 1)
        items[last], items[other] = items[other], items[last]
