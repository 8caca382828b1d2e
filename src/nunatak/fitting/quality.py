"""How well do the weights foretell? On games that they were not fitted to, by stage."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from nunatak.fitting.notes import Floats, Notes, Pairs, pairs_of
from nunatak.fitting.regression import by_stage, chances, fit_before
from nunatak.kernel.appraisal import BEFORE, LEAD, MARGIN, PLACE_SHARE, Weights

STAGES = 4


@dataclass(frozen=True)
class Quality:
    """Log loss of who ends before whom, and the share of the worth's variance explained."""

    stage: int  # which quarter of the game
    pairs: int
    loss: float
    loss_of_points: float  # the same foretold by the points so far alone
    explained: float  # R² of the worth


def measure(weights: Weights, learned: Notes, tested: Notes) -> list[Quality]:
    """Quarter by quarter, beside a fit of the same kind to the points so far."""
    pairs = pairs_of(tested)
    points = pairs_of(tested, tested.scores[:, :, None])
    baseline = fit_before(pairs_of(learned, learned.scores[:, :, None]))
    losses = _losses(chances(weights[BEFORE], pairs), pairs)
    losses_of_points = _losses(chances(baseline, points), points)
    wrong, spread = _errors(weights, pairs)
    found = []
    for stage in range(STAGES):
        here = np.minimum((pairs.stages * STAGES).astype(int), STAGES - 1) == stage
        if here.any():
            found.append(
                Quality(
                    stage,
                    int(here.sum()),
                    float(losses[here].mean()),
                    float(losses_of_points[here].mean()),
                    float(1 - wrong[here].sum() / spread[here].sum()),
                )
            )
    return found


def _losses(expected: Floats, pairs: Pairs) -> Floats:
    sure = np.clip(expected, 1e-6, 1 - 1e-6)
    losses = -(pairs.before * np.log(sure) + (1 - pairs.before) * np.log(1 - sure))
    return np.asarray(losses, np.float64)


def _errors(weights: Weights, pairs: Pairs) -> tuple[Floats, Floats]:
    """Squared errors of the worth between two seats, of the weights and of calling it even."""
    lead = by_stage(weights[LEAD], pairs.differences, pairs.stages)
    expected = _worth(chances(weights[BEFORE], pairs), lead)
    worth = _worth(pairs.before, pairs.leads)
    return (worth - expected) ** 2, (worth - 0.5) ** 2


def _worth(before: NDArray[np.floating], lead: NDArray[np.floating]) -> Floats:
    """What a game is worth to the first of two seats."""
    margin = 0.5 + 0.5 * np.clip(lead / MARGIN, -1, 1)
    return np.asarray(PLACE_SHARE * before + (1 - PLACE_SHARE) * margin, np.float64)
