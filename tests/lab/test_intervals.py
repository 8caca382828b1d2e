"""Is an interval of 95 % right 95 times in a hundred, and does stopping early keep it so?"""

import numpy as np
import pytest
from numpy.typing import NDArray

from nunatak.lab.intervals import (
    Estimate,
    always_valid_interval,
    effective_games,
    is_too_low,
    share_interval,
)

GAMES = 2  # of one deal


def deals(
    chance: np.random.Generator, share: float, likeness: float, count: int
) -> NDArray[np.float64]:
    """Shares of deals whose two games come out the same more often than chance would have it."""
    first = chance.random(count) < share
    again = chance.random(count) < share
    second = np.where(chance.random(count) < likeness, first, again)
    return (first.astype(float) + second) / 2


def holds(found: Estimate, share: float) -> bool:
    return found.low <= share <= found.high


@pytest.mark.parametrize("likeness", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.5, 0.75, 0.95])
def test_a_fixed_interval_holds_the_truth_often_enough(share: float, likeness: float) -> None:
    chance = np.random.default_rng(5)
    found = [
        share_interval(list(deals(chance, share, likeness, 60)), 60, 60 * GAMES)
        for _ in range(2000)
    ]
    assert np.mean([holds(one, share) for one in found]) >= 0.935


def test_games_of_one_deal_are_not_counted_as_if_they_were_independent() -> None:
    """The check above can fail: counted game by game, like games make intervals too narrow."""
    chance = np.random.default_rng(5)
    found = []
    for _ in range(2000):
        games = np.repeat(deals(chance, 0.5, 1.0, 60), GAMES)
        found.append(share_interval(list(games), len(games), len(games)))
    assert np.mean([holds(one, 0.5) for one in found]) < 0.9


def test_a_bot_that_won_everything_may_still_lose() -> None:
    found = share_interval([1.0] * 30, 30, 60)
    assert found.mean == found.high == 1
    assert 0.85 < found.low < 0.95


def test_effective_games_lie_between_deals_and_games() -> None:
    assert effective_games([1.0, 0.0] * 20, 40, 80) == 40
    assert effective_games([0.5, 0.5, 0.5, 1.0] * 10, 40, 80) == 80
    assert effective_games([0.5], 1, 2) == 1


def test_looking_after_every_deal_fools_a_fixed_interval_but_not_the_other() -> None:
    """Two equal bots, and somebody who stops as soon as an interval leaves out one half."""
    chance = np.random.default_rng(3)
    peeked = betted = 0
    runs, length = 200, 300
    for _ in range(runs):
        shares = deals(chance, 0.5, 0.3, length)
        betted += is_too_low(shares, 0.5, 0.05) or is_too_low(1 - shares, 0.5, 0.05)
        peeked += any(
            not holds(share_interval(list(shares[:n]), n, n * GAMES), 0.5)
            for n in range(10, length, 10)
        )
    assert peeked / runs > 0.15
    assert betted / runs <= 0.05


def test_the_gambler_finds_out_in_the_end() -> None:
    chance = np.random.default_rng(3)
    shares = deals(chance, 0.7, 0.3, 400)
    assert is_too_low(shares, 0.5, 0.05)
    assert not is_too_low(1 - shares, 0.5, 0.05)
    found = always_valid_interval(list(shares))
    assert 0.5 < found.low < 0.7 < found.high < 0.85


def test_once_settled_it_stays_settled() -> None:
    shares = np.array([1.0] * 20 + [0.0] * 20)
    assert is_too_low(shares[:20], 0.5, 0.05)
    assert is_too_low(shares, 0.5, 0.05)


@pytest.mark.parametrize("shares", [[0.0], [1.0], [0.0] * 50, [1.0] * 50, [0.5] * 50])
def test_an_interval_holds_its_mean_and_stays_between_0_and_1(shares: list[float]) -> None:
    for found in (always_valid_interval(shares), share_interval(shares, len(shares), len(shares))):
        assert 0 <= found.low <= found.mean <= found.high <= 1
