"""One seat in each of many games: the same games as one at a time."""

import gymnasium
import numpy as np
import pytest

from nunatak.envs.batch import IllegalActions
from nunatak.envs.gymnasium import SeatEnv
from nunatak.envs.variant import name_of
from nunatak.envs.vector import SeatsEnv
from nunatak.kernel.game import Game
from nunatak.play.table import Outlook
from tests.envs.games import every_game


def lowest(masks: np.ndarray) -> np.ndarray:
    return masks.argmax(axis=1)


class Lowest:
    """Plays the lowest number."""

    def choose(self, outlook: Outlook) -> int:
        return min(outlook.legal)


@every_game
def test_they_are_the_games_of_single_seats(game: Game) -> None:
    seats, seat = game.seats[-1], 1
    many = SeatsEnv(game.name, 2, seats, seat=seat, opponents=lambda _seen, masks: lowest(masks))
    ones = [SeatEnv(game.name, seats, seat=seat, opponents=Lowest()) for _ in range(2)]
    seen, info = many.reset(seed=4)
    for row, one in enumerate(ones):
        assert (seen[row] == one.reset(seed=4 + row)[0]).all()
    left = {0, 1}
    for _ in range(200):
        actions = lowest(info["action_mask"])
        seen, rewards, ended, cut_off, info = many.step(actions)
        for row in sorted(left):
            alone, reward, over, _, _ = ones[row].step(int(actions[row]))
            assert (bool(ended[row]), bool(cut_off[row])) == (over, False)
            assert rewards[row] == np.float32(reward)
            if over:
                assert info["_final_obs"][row]
                assert (info["final_obs"][row] == alone).all()
                left.remove(row)
            else:
                assert (seen[row] == alone).all()


@every_game
def test_it_is_made_by_its_versioned_name(game: Game) -> None:
    name = f"nunatak.envs.gymnasium:{name_of(game)}"
    made = gymnasium.make_vec(
        name, num_envs=3, vectorization_mode="vector_entry_point", seat=1, limit=9
    )
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    cut = np.zeros(3, np.bool_)
    for _ in range(20):
        seen, rewards, _, cut_off, info = made.step(lowest(info["action_mask"]))
        assert seen.shape == made.observation_space.shape
        assert rewards.shape == (3,)
        cut |= cut_off
    assert cut.all()


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (beginnings(seed) for seed in (5, 5, 6))
    assert first == second
    assert first != other


def beginnings(seed: int) -> bytes:
    envs = SeatsEnv("lonewolves", 4)
    envs.reset(seed=seed)
    envs.reset()
    return envs.step(lowest(envs.action_masks()))[0].tobytes()


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="seat: from 0 to 1"):
        SeatsEnv("lonewolves", seat=2)
    with pytest.raises(ValueError, match="opponents: 'random' or a function"):
        SeatsEnv("lonewolves", opponents="alpha")
    envs = SeatsEnv("lonewolves", 2)
    envs.reset(seed=1)
    with pytest.raises(IllegalActions):
        envs.step(np.array([299, 299]))
