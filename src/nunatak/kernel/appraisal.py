"""What are a position's features worth? One model for all games; a game's script fits the weights.

A feature counts for the seat in whose row it stands. Two seats are compared by the difference of
their rows: one set of weights gives the chance to end before the other, one the lead in points.
The weights change with the stage of the game, along straight lines between a few knots.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.compiled import compiled
from nunatak.kernel.exponential import exponential

Rows: TypeAlias = NDArray[np.float64]
Weights: TypeAlias = NDArray[np.float64]  # BEFORE or LEAD, knot, feature
ByFeature: TypeAlias = Mapping[str, tuple[float, ...]]  # KNOTS for BEFORE, then for LEAD

KNOTS = 4  # stages at which the weights are fitted
BEFORE, LEAD = 0, 1  # the two sets of weights
PLACE_SHARE = 0.8  # of the place in a seat's worth; the rest is the lead's
MARGIN = 100.0  # the lead in points that counts fully


def arranged(tables: Sequence[ByFeature], features: Sequence[str]) -> Weights:
    """The tables of a game, one for each number of seats, in the order of its features."""
    weights = np.zeros((len(tables), 2, KNOTS, len(features)))
    for number, table in enumerate(tables):
        for feature, name in enumerate(features):
            if name in table:
                weights[number, :, :, feature] = np.reshape(table[name], (2, KNOTS))
    return weights


@compiled
def weigh(rows: Rows, stage: float, weights: Weights, out: Rows) -> None:
    """Write each seat's worth, 0 to 1: together they are always half the number of seats.

    The rows are used up.
    """
    seats, features = rows.shape
    at = min(max(stage, 0.0), 1.0) * (KNOTS - 1)
    knot = min(int(at), KNOTS - 2)
    part = at - knot
    for seat in range(seats):
        standing = 0.0
        points = 0.0
        for feature in range(features):
            value = rows[seat, feature]
            low = weights[BEFORE, knot, feature]
            standing += value * (low + part * (weights[BEFORE, knot + 1, feature] - low))
            low = weights[LEAD, knot, feature]
            points += value * (low + part * (weights[LEAD, knot + 1, feature] - low))
        rows[seat, 0] = standing
        rows[seat, 1] = points
    compare(rows, out)


@compiled
def compare(rows: Rows, out: Rows) -> None:
    """Each seat against each other: the first column says who ends before, the second who leads."""
    seats = len(rows)
    for seat in range(seats):
        out[seat] = 0.5
    for seat in range(seats):
        for other in range(seat):
            chance = 1.0 / (1.0 + exponential(rows[other, 0] - rows[seat, 0]))
            lead = max(-1.0, min(1.0, (rows[seat, 1] - rows[other, 1]) / MARGIN))
            edge = PLACE_SHARE * (chance - 0.5) + (1.0 - PLACE_SHARE) * 0.5 * lead
            out[seat] += edge / (seats - 1)
            out[other] -= edge / (seats - 1)
