"""Do whole games come to the same bytes, here and in the page? Random ones, with a digest."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from nunatak.kernel.chance import FOR_THE_GAME, Chance, below, draw, sow
from nunatak.kernel.state import Actions, States
from nunatak.kernel.verbs import apply, deal, is_over, legal

Bytes = NDArray[np.uint8]
Digest = NDArray[np.int64]  # of two numbers, each of 32 bits

PRIMES = (16777619, 2246822519)
WORD = 0xFFFFFFFF


@njit(nogil=True)  # type: ignore[untyped-decorator]
def play_out(
    states: States, bytes_: Bytes, chance: Chance, actions: Actions, digest: Digest, games: int
) -> int:
    """Random games from the blank position; every byte of every position goes into the digest.

    `states` has the blank position and the one that is played; `bytes_` are those of the latter.
    """
    decisions = 0
    state = states[1]
    for _ in range(games):
        states[1] = states[0]
        sow(state.chance, draw(chance), draw(chance), FOR_THE_GAME)
        deal(state)
        chain(digest, bytes_)
        while not is_over(state):
            count = legal(state, actions)
            apply(state, actions[below(chance, count)])
            chain(digest, bytes_)
            decisions += 1
    return decisions


@njit(nogil=True)  # type: ignore[untyped-decorator]
def chain(digest: Digest, bytes_: Bytes) -> None:
    """Take these bytes into the digest."""
    first, second = int(digest[0]), int(digest[1])
    for byte in bytes_:
        first = ((first ^ byte) * 16777619) & WORD
        second = ((second + byte + 1) * 73244475 & WORD) ^ (second >> 15)
    digest[0], digest[1] = first, second
