"""What is true now? One record is one whole position."""

from enum import IntEnum

import numpy as np

from nunatak.games.lonewolves.data import (
    CAPACITY,
    CARDS,
    PLACES,
    SCAR_KINDS,
    SEATS,
    SLOTS,
    SUITS,
    SUPPLY_PLACES,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, record


class Phase(IntEnum):
    """What is decided now."""

    LEAD = 0
    LEAD_REVEAL = 1
    FOLLOW = 2
    FOLLOW_REVEAL = 3
    TAKE = 4
    PLACE = 5
    OVER = 6


# Where a card is: in a hand, set aside, or on a side of a territory in one of three ways.
HAND_OF = 0  # + seat
ASIDE = SEATS
FACE_UP = ASIDE + 1  # + side_of(seat, territory)
FLIPPED = FACE_UP + SEATS * PLACES  # a lone wolf that lost its trick; both saw its face
RECRUITED = FLIPPED + SEATS * PLACES  # a lone wolf whose face nobody has seen

STATE = record(
    [
        ("mode", np.int8),
        ("row", np.int8, PLACES),  # the territories from left to right, as seat 0 sees them
        ("trick", np.int8),  # 1 to 13
        ("leader", np.int8),  # seat that leads this trick
        ("trump", np.int8),  # suit in force in this trick, or NO_SUIT
        ("led", np.int8),  # card of this trick's leader, or NO_CARD
        ("led_to", np.int8),  # its territory
        ("followed", np.int8),
        ("followed_to", np.int8),
        ("taken", np.int8),  # scar taken and not yet placed, or NO_SCAR
        ("card_at", np.int8, CARDS),  # where each card is
        ("cards_in", np.int8, PLACES),  # wolf cards lying at each territory, both sides
        ("void", np.int8, (SEATS, len(SUITS))),  # 1: the seat has shown that it holds none
        ("supply", np.int8, (PLACES, SUPPLY_PLACES)),  # scar at each symbol, or NO_SCAR
        ("supply_up", np.int8, (PLACES, SUPPLY_PLACES)),  # 1: it lies face up
        ("honor", np.int16, (PLACES, 2)),  # the honor token's face up, and the other
        ("moon_at", np.int8, 2),  # territory of each moon, or NOWHERE
        ("slot", np.int8, (SEATS, SLOTS)),  # scar in each slot, NO_SCAR if free, or NO_SLOT
        ("slot_at", np.int8, (SEATS, SLOTS, 2)),  # territories it touches, or NOWHERE
        ("boxed", np.int8, SCAR_KINDS + 1),  # scars put into the box for all to see
    ],
    events=16,
)


@compiled
def is_full(state: State, territory: int) -> bool:
    """L-PLAY-03, L-CAP-01: six wolf cards lie there, both sides together."""
    return bool(state.cards_in[territory] >= CAPACITY)
