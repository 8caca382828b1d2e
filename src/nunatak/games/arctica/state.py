"""What is true now? One record is one whole position."""

from enum import IntEnum

import numpy as np

from nunatak.games.arctica.data import (
    CARDS,
    DIRECTIONS,
    FIGURES,
    HUNTER_FIGURES,
    HUNTERS,
    MOST_IN_HAND,
    PLACES,
    SEATS,
)
from nunatak.kernel.state import record


class Phase(IntEnum):
    """What is decided now."""

    PLACE_ICE = 0
    PLACE_ICEBERG = 1
    PLACE_FIGURE = 2
    PLACE_IGLOO = 3
    RETURN = 4
    TURN = 5
    DRIFT = 6
    DISPLACE = 7
    ESCAPE = 8
    RESPOND = 9
    OVER = 10


STATE = record(
    [
        # the table
        ("seats", np.int8),
        ("setup", np.int8),  # STANDARD or ADVANCED
        ("first", np.int8),  # the first player
        ("turn_seat", np.int8),  # the active player
        ("turn", np.int16),  # 1 is the first; 0 while the pieces are placed
        ("turn_limit", np.int16),  # 0: none
        ("colour", np.int8, len(DIRECTIONS)),  # of the edge in each direction
        # the board
        ("ice", np.int8, PLACES),  # NO_ICE, PACK, FLOE or ICEBERG
        ("igloo", np.int8),  # its cell, or NOWHERE
        ("cell", np.int8, len(FIGURES)),  # of each figure, or NOWHERE; any may share one (A-POS-06)
        ("layer", np.int8, len(FIGURES)),  # WATER or ICE
        # hunters and what was won
        ("owner", np.int8, len(HUNTERS)),  # seat of each hunter; NOBODY: neutral, as cod (A-SET-04)
        ("hunter", np.int8, SEATS),  # of each seat, or NO_HUNTER
        ("won", np.int8, (SEATS, len(HUNTERS))),  # tokens of hunters, and cod figures
        ("plankton", np.int8, SEATS),
        ("plankton_left", np.int8),  # in the supply
        ("igloo_won", np.int8),  # the seat that took it, or NOBODY
        ("due", np.int8, HUNTER_FIGURES),  # 1: the figure will return to the board
        ("barred", np.int8, HUNTER_FIGURES),  # 1: it returned in this turn and may not hunt
        # cards: 12 * direction + number - 1, or MELT
        ("hand", np.int8, (SEATS, MOST_IN_HAND)),  # in the order in which they were drawn
        ("age", np.int8, (SEATS, MOST_IN_HAND)),  # reshuffles that the card was held through
        ("hand_count", np.int8, SEATS),
        ("deck", np.int8, CARDS),  # the last one is on top
        ("deck_count", np.int8),
        ("discard", np.int8, CARDS),  # the last one is on top
        ("discard_count", np.int8),
        # this turn
        ("card_played", np.int8),
        ("own_used", np.int8),  # 1: the own hunter was activated
        ("neutral_used", np.int8),  # 1: a neutral hunter was
        ("hunt_closed", np.int8),  # 1: hunters were activated, then the card was played
        ("active", np.int8),  # the hunter whose activation is open, or NO_HUNTER
        ("attacked", np.int8),  # the hunter whose attack ended the last activation, or NO_HUNTER
        ("moving", np.int8),  # the figure that stepped last in this activation, or NO_FIGURE
        ("steps", np.int8),  # its steps
        ("reach", np.int8),  # how many its first step allows
        ("moved", np.int8, len(FIGURES)),  # 1: its move of this turn is over
        # the drift card
        ("drift", np.int8),  # its direction
        ("drift_left", np.int8),  # tokens still to be chosen
        ("drifted", np.int8, PLACES),  # 1: the token here has moved on this card
        ("sliding", np.int8),  # cell of the token about to move, or NOWHERE
        ("pushing", np.int8),  # cell of the token that follows it, or NOWHERE
        ("asked", np.int8),  # figure that is asked for: displaced or returning, or NO_FIGURE
        # the seal's escape
        ("attacker", np.int8),  # figure, or NO_FIGURE
        ("target", np.int8),
        ("escape_card", np.int8),  # or NO_CARD
        ("escape_layer", np.int8),
    ],
    events=48,
)
