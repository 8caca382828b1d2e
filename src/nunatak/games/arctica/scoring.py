"""What is it worth, and who wins? In half points (12)"""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.data import (
    COD,
    IGLOO_POINTS,
    INUIT,
    NO_HUNTER,
    NOWHERE,
    PLANKTON_POINTS,
    PLAYED,
    SEATS,
    SOURCES,
    TOKEN_POINTS,
    Source,
)
from nunatak.games.arctica.rules.hunt import lives_left
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State


@compiled
def score(state: State, out: NDArray[np.int64]) -> None:
    """A-SCORE-01 to A-SCORE-07: half points of each seat by source, as if the game ended now.

    A-OUT-03, A-EDGE-15: also of a seat whose figures are lost or still to return.
    """
    for seat in range(state.seats):
        out[seat, Source.OWN_TOKENS] = own_tokens(state, seat)
        out[seat, Source.WON_TOKENS] = tokens_won(state, seat)
        out[seat, Source.COD] = cod_points(state, seat)
        out[seat, Source.PLANKTON] = plankton_points(state, seat)
        out[seat, Source.IGLOO] = igloo_points(state, seat)


@compiled
def points_of(state: State, seat: int) -> int:
    """A seat's half points from all sources."""
    return (
        own_tokens(state, seat)
        + tokens_won(state, seat)
        + cod_points(state, seat)
        + plankton_points(state, seat)
        + igloo_points(state, seat)
    )


@compiled
def own_tokens(state: State, seat: int) -> int:
    """A-SCORE-01: the tokens that the seat's hunter still has."""
    hunter = int(state.hunter[seat])
    return 0 if hunter == NO_HUNTER else lives_left(state, hunter) * int(TOKEN_POINTS[hunter])


@compiled
def cod_points(state: State, seat: int) -> int:
    """A-SCORE-04: cod figures."""
    return int(state.won[seat, COD]) * int(TOKEN_POINTS[COD])


@compiled
def plankton_points(state: State, seat: int) -> int:
    """A-SCORE-03: plankton tokens."""
    return int(state.plankton[seat]) * PLANKTON_POINTS


@compiled
def igloo_points(state: State, seat: int) -> int:
    """A-SCORE-05, A-SCORE-06: the igloo."""
    return IGLOO_POINTS if has_igloo(state, seat) else 0


@compiled
def tokens_won(state: State, seat: int) -> int:
    """A-SCORE-02: tokens won from other hunters."""
    points = 0
    for hunter in range(PLAYED):
        points += int(state.won[seat, hunter]) * int(TOKEN_POINTS[hunter])
    return points


@compiled
def has_igloo(state: State, seat: int) -> bool:
    """A-SCORE-05: it was won. A-SCORE-06: or it stands, and the seat has the Inuit hunter."""
    return bool(state.igloo_won == seat or (state.igloo != NOWHERE and state.hunter[seat] == INUIT))


@compiled
def role(state: State, seat: int) -> int:
    """A-SET-02: the seat's hunter."""
    return int(state.hunter[seat])


@compiled
def rank(state: State, out: NDArray[np.int64]) -> None:
    """A-SCORE-08 to A-SCORE-10: points, then cod figures, then a shared place."""
    points = np.zeros((SEATS, SOURCES), np.int64)
    score(state, points)
    for seat in range(state.seats):
        out[seat] = 1
        for other in range(state.seats):
            lead = points[other].sum() - points[seat].sum()
            if lead == 0:
                lead = int(state.won[other, COD]) - int(state.won[seat, COD])
            out[seat] += lead > 0
