"""What is the end of a game worth?"""

import numpy as np
import pytest

from nunatak.envs.batch import Batch
from nunatak.envs.compiled.rewards import BOUNDS, standing, win, write_margins
from nunatak.kernel.game import Game
from tests.envs.games import every_variant

GAMES = 10  # enough that not all of them are drawn


@pytest.mark.parametrize(
    ("places", "wins", "standings"),
    [
        ([1, 2], [1, -1], [1, -1]),
        ([1, 1], [0, 0], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5], [0, 1, -1]),
        ([1, 1, 3], [0.25, 0.25, -0.5], [0.5, 0.5, -1]),
        ([1, 2, 2], [1, -0.5, -0.5], [1, -0.5, -0.5]),
        ([4, 3, 2, 1, 5], [-0.25, -0.25, -0.25, 1, -0.25], [-0.5, 0, 0.5, 1, -1]),
    ],
)
def test_win_and_rank(places: list[int], wins: list[float], standings: list[float]) -> None:
    array = np.array(places, np.int64)
    seats = range(len(places))
    assert [win(array, seat) for seat in seats] == pytest.approx(wins)
    assert [standing(array, seat) for seat in seats] == pytest.approx(standings)


def test_margin_is_the_lead_over_the_mean_of_the_others() -> None:
    out = np.zeros(3, np.float32)
    write_margins(np.array([[10, 2], [6, 0], [3, 3]], np.int64), out)
    assert out.tolist() == [6, -3, -3]


@every_variant
def test_every_reward_adds_up_to_zero_and_keeps_its_bounds(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    for reward, bound in BOUNDS.items():
        batch = Batch(game.name, 64, seats=seats, options=options, reward=reward)
        ended, gained = 0, False
        while ended < GAMES:
            batch.step(batch.sample())
            ended += int(batch.done.sum())
            gained |= bool(batch.rewards.any())
            assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-4
            assert np.abs(batch.rewards).max() <= bound
            assert not batch.rewards[~batch.done].any()
        assert gained
