"""How sure are we? Intervals for a mean share, over observations that are independent.

An observation is what a bot got, from 0 to 1, in all the games of one deal together. The games of
one deal are not independent of each other, so they are never counted one by one.

- `share_interval`: for a number of deals that was fixed beforehand. Wilson's interval with the
  effective number of games of the survey statisticians (Korn and Graubard 1998): as many
  independent games as would have scattered like the observations did, at least one per deal and
  at most those that were played. It keeps its width where everything was won.
- `always_valid_interval`: for stopping whenever one likes. A bet against each possible mean; if the
  mean is true, the gambler's money is a martingale, and by Ville's inequality it ever grows
  20-fold with a chance of at most 1 in 20 (Waudby-Smith and Ramdas 2024). The stake is a mixture of
  fixed ones, so nothing has to be known beforehand.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
STAKES = np.linspace(0.02, 0.98, 49)  # parts of the most that can be staked without going broke
STEPS = 20  # halvings when an interval's end is looked for

Shares = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A mean share, and the interval that holds the true one with 95 % confidence."""

    mean: float
    low: float
    high: float


def share_interval(shares: Sequence[float], deals: int, games: int) -> Estimate:
    """The mean of the observations, made of so many deals and games in all."""
    mean = float(np.mean(shares))
    count = effective_games(shares, deals, games)
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    spread = mean * (1 - mean) / count + (z / (2 * count)) ** 2
    reach = z / (1 + z * z / count) * float(np.sqrt(spread))
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def win_interval(won: Sequence[float]) -> Estimate:
    """The mean of what was won in games that are independent of each other."""
    return share_interval(won, len(won), len(won))


def effective_games(shares: Sequence[float], deals: int, games: int) -> float:
    """How many independent games would scatter as much: between the deals and the games."""
    if len(shares) < 2:
        return deals
    mean = float(np.mean(shares))
    scatter = float(np.var(shares, ddof=1)) / len(shares)
    if scatter == 0:
        return deals
    return float(np.clip(mean * (1 - mean) / scatter, deals, games))


def always_valid_interval(shares: Sequence[float], error: float = 1 - CONFIDENCE) -> Estimate:
    """The means that no gambler could break, at any time so far; valid whenever one stops."""
    found = np.asarray(shares, np.float64)
    low = _edge(lambda mean: is_too_low(found, mean, error))
    high = 1 - _edge(lambda mean: is_too_low(1 - found, mean, error))
    mean = float(found.mean())
    return Estimate(mean, min(low, mean), max(high, mean))


def is_too_low(shares: Shares, mean: float, error: float) -> bool:
    """Whether a gambler who bets that the true mean is higher got rich on the way."""
    if mean <= 0:
        return bool(shares.max() > 0)
    growth = np.log1p(np.outer(shares / mean - 1, STAKES)).cumsum(axis=0)
    fortune = np.logaddexp.reduce(growth, axis=1) - np.log(len(STAKES))
    return bool(fortune.max() >= np.log(2 / error))


def _edge(excluded: Callable[[float], bool]) -> float:
    """The largest mean that is still excluded; whatever lies below it is excluded too."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if excluded(middle):
            low = middle
        else:
            high = middle
    return low
