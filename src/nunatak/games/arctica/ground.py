"""Of the view: what never changes?"""

from typing import Annotated, TypedDict

import numpy as np

from nunatak.games.arctica.data import IGLOO_POINTS, PLANKTON_POINTS, TOKEN_POINTS
from nunatak.games.arctica.names import COLOUR, DIRECTION, PRIZE, SETUP
from nunatak.kernel.compiled import compiled
from nunatak.kernel.shown import By, Shown
from nunatak.kernel.state import State

WORTH = np.array([*TOKEN_POINTS, PLANKTON_POINTS, IGLOO_POINTS])  # by prize


class Ground(TypedDict):
    """How this game is played."""

    setup: Annotated[str, SETUP]
    turn_limit: int
    first: int
    colours: Annotated[dict[str, Annotated[str, COLOUR]], By(DIRECTION)]  # of the edges
    worth: Annotated[dict[str, int], By(PRIZE)]  # A-SCORE-01 to A-SCORE-05: half points for each


@compiled
def show_ground(state: State, out: Shown) -> None:
    """The options, the first player, the board's colours, and what prey is worth."""
    out.setup = state.setup
    out.turn_limit = state.turn_limit
    out.first = state.first
    out.colours[:] = state.colour
    out.worth[:] = WORTH
