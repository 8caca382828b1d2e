"""Which weights fit best? Logistic and linear regression with weights that change by stage.

Newton's method on the penalised log loss. Weights stand at KNOTS stages and change along straight
lines between them, so a pair touches the weights of two neighbouring knots only, and the
curvature is put together block by block.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak.fitting.notes import Floats, Pairs, Singles
from nunatak.kernel.appraisal import KNOTS

RIDGE = 30.0  # pairs that say nothing, per weight
STEPS = 20
ENOUGH = 1e-4  # the largest change of a weight at which Newton's method stops
AT_A_TIME = 40_000
TOGETHER = 128  # pairs of one product: so few that it stays on one core, and always comes out same


def by_stage(weights: Floats, differences: Singles, stages: Singles) -> Floats:
    """What the weights (knot by feature) say of each pair."""
    knot, part = placed(stages)
    at_knots = np.concatenate(
        [
            differences[begin : begin + TOGETHER] @ weights.T.astype(np.float32)
            for begin in range(0, len(stages), TOGETHER)
        ]
    )
    rows = np.arange(len(stages))
    return at_knots[rows, knot] * (1 - part) + at_knots[rows, knot + 1] * part


def placed(stages: Singles) -> tuple[NDArray[np.int64], Floats]:
    """The knot before each stage, and how far it is to the next: as `weigh` does it."""
    at = np.clip(stages.astype(np.float64), 0, 1) * (KNOTS - 1)
    knot = np.minimum(at.astype(np.int64), KNOTS - 2)
    return knot, at - knot


def chances(weights: Floats, pairs: Pairs) -> Floats:
    """The chance of each pair's first seat to end before its second."""
    return _chance(by_stage(weights, pairs.differences, pairs.stages))


def _chance(standing: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(standing, -30, 30)))


def fit_before(pairs: Pairs, ridge: float = RIDGE) -> Floats:
    """Weights for the chance to end before another seat (logistic)."""
    scale = _scale(pairs)
    lots = list(_lots(pairs, scale))
    weights = np.zeros((KNOTS, len(scale)))
    for _ in range(STEPS):
        system = _System(len(scale), ridge, weights)
        for lot in lots:
            expected = _chance(lot.say(weights))
            system.add(lot, lot.before - expected, expected * (1 - expected))
        step = system.solve()
        weights += step
        if np.abs(step).max() < ENOUGH:
            break
    return weights / scale


def fit_lead(pairs: Pairs, ridge: float = RIDGE) -> Floats:
    """Weights for the lead in points (least squares)."""
    scale = _scale(pairs)
    system = _System(len(scale), ridge, np.zeros((KNOTS, len(scale))))
    for lot in _lots(pairs, scale):
        system.add(lot, lot.leads, np.ones(len(lot.leads)))
    return system.solve() / scale


def _scale(pairs: Pairs) -> Floats:
    """How much each feature differs, so that the penalty is fair to all."""
    return np.sqrt(np.mean(np.square(pairs.differences), axis=0, dtype=np.float64)) + 1e-9


@dataclass(frozen=True)
class _Lot:
    """Pairs between the same two knots, their features scaled; filled up with pairs of nothing."""

    knot: int
    shares: tuple[Floats, Floats]  # of the knot before and of the one after
    scaled: Singles  # block, pair, feature
    before: Singles
    leads: Singles

    def say(self, weights: Floats) -> Floats:
        """What the weights say of each pair."""
        both = weights[self.knot : self.knot + 2].T.astype(np.float32)
        said = np.matmul(self.scaled, both).reshape(-1, 2)
        return said[:, 0] * self.shares[0] + said[:, 1] * self.shares[1]


def _lots(pairs: Pairs, scale: Floats) -> Iterator[_Lot]:
    knots, parts = placed(pairs.stages)
    for knot in range(KNOTS - 1):
        here = np.flatnonzero(knots == knot)
        for begin in range(0, len(here), AT_A_TIME):
            rows = here[begin : begin + AT_A_TIME]
            part = _filled(parts[rows])
            scaled = np.divide(pairs.differences[rows], scale, dtype=np.float32)
            yield _Lot(
                knot,
                (1 - part, part),
                _filled(scaled).reshape(-1, TOGETHER, len(scale)),
                _filled(pairs.before[rows]),
                _filled(pairs.leads[rows]),
            )


def _filled(values: NDArray[Any]) -> NDArray[Any]:
    """Zeros behind the values, up to whole blocks."""
    room = -len(values) % TOGETHER
    return np.concatenate([values, np.zeros((room, *values.shape[1:]), values.dtype)])


class _System:
    """Slope and curvature of the penalised fit around some weights."""

    def __init__(self, features: int, ridge: float, weights: Floats) -> None:
        self.features = features
        self.slope = -ridge * weights
        self.curve = np.eye(weights.size) * ridge

    def add(self, lot: _Lot, errors: Floats | Singles, strengths: Floats) -> None:
        """Add these pairs' share."""
        for a in range(2):
            pull = _by_block(errors * lot.shares[a])
            self.slope[lot.knot + a] += _sum(pull.transpose(0, 2, 1), lot.scaled)[0]
            for b in range(a + 1):
                self._add_block(lot, a, b, strengths * lot.shares[a] * lot.shares[b])

    def _add_block(self, lot: _Lot, a: int, b: int, strengths: Floats) -> None:
        block = _sum(lot.scaled.transpose(0, 2, 1), lot.scaled * _by_block(strengths))
        first = slice((lot.knot + a) * self.features, (lot.knot + a + 1) * self.features)
        second = slice((lot.knot + b) * self.features, (lot.knot + b + 1) * self.features)
        self.curve[first, second] += block
        if a != b:
            self.curve[second, first] += block.T

    def solve(self) -> Floats:
        """The step to the best weights, as far as slope and curvature tell."""
        step = np.linalg.solve(self.curve, self.slope.ravel())
        return np.asarray(step.reshape(self.slope.shape), np.float64)


def _by_block(values: Floats | Singles) -> Singles:
    return values.astype(np.float32).reshape(-1, TOGETHER, 1)


def _sum(first: Singles, second: Singles) -> Floats:
    """The sum of many small products."""
    return np.matmul(first, second).sum(axis=0, dtype=np.float64)
