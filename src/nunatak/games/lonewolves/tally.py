"""How are the cards of all sides counted in one go?

A tally is a count for each side of each territory, all in one number. Tallies can be added, and
multiplied by a value. How they are packed is known to this file alone.
"""

import numpy as np

from nunatak.games.lonewolves.data import PLACES, SEATS
from nunatak.games.lonewolves.state import FACE_UP, FLIPPED
from nunatak.kernel.compiled import compiled

BITS = 6  # for each side: at most six cards lie at a territory (L-CAP-01), of 42 strength at most
COUNTER = (1 << BITS) - 1
ONE_EACH = [1 << BITS * side for side in range(SEATS * PLACES)]

# By place of a card. Tables, because where a card is can't be guessed, and a wrong guess of the
# processor costs more.
UP_AT = np.array([0] * FACE_UP + ONE_EACH + [0] * 2 * len(ONE_EACH))
LONE_AT = np.array([0] * FLIPPED + ONE_EACH * 2)


@compiled
def face_up_at(place: int) -> int:
    """One more on the side where a card lies face up; nothing for any other card."""
    return int(UP_AT[place])


@compiled
def lone_wolf_at(place: int) -> int:
    """One more on the side where a card is a lone wolf; nothing for any other card."""
    return int(LONE_AT[place])


@compiled
def tallied(tally: int, seat: int, territory: int) -> int:
    """What was counted for one side."""
    return tally >> BITS * (seat * PLACES + territory) & COUNTER
