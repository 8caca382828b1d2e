"""PettingZoo's own tests, unchanged, and what they do not ask."""

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

from nunatak.envs.pettingzoo import RawEnv, env, parallel_env
from nunatak.envs.single import IllegalAction
from nunatak.kernel.game import Game
from tests.envs.games import every_game, every_variant

# Their suites warn about flat observations, missing classic wrappers and the like.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_variant
def test_their_api_test(game: Game, seats: int, options: dict[str, str]) -> None:
    api_test(env(game.name, seats, options), num_cycles=200, verbose_progress=False)


@every_game
def test_their_api_test_over_a_whole_game_and_more(game: Game) -> None:
    api_test(env(game.name), num_cycles=1000, verbose_progress=False)


@every_game
def test_their_api_test_in_all_their_wrappers(game: Game) -> None:
    wrapped: Any = wrappers.AssertOutOfBoundsWrapper(RawEnv(game.name))
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    api_test(wrappers.OrderEnforcingWrapper(wrapped), num_cycles=200)


@every_variant
def test_their_seed_test(game: Game, seats: int, options: dict[str, str]) -> None:
    seed_test(partial(env, game.name, seats, options), num_cycles=50)


@every_game
def test_their_render_test(game: Game) -> None:
    pytest.importorskip("resvg_py")
    render_test(partial(env, game.name), {"svg": lambda shown: shown.startswith("<svg")})


@every_game
def test_their_parallel_api_test(game: Game) -> None:
    parallel_api_test(turn_based_aec_to_parallel(RawEnv(game.name)), num_cycles=100)


@every_game
def test_their_parallel_tests_that_know_no_masks(game: Game) -> None:
    """They draw actions without a mask, so illegal ones are ignored here."""
    parallel = partial(parallel_env, game.name, illegal="ignore")
    parallel_seed_test(parallel, num_cycles=50)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )


@every_variant
def test_a_game_is_played_to_its_end(game: Game, seats: int, options: dict[str, str]) -> None:
    aec = env(game.name, seats, options, reward="rank")
    aec.reset(seed=6)
    returns = dict.fromkeys(aec.possible_agents, 0.0)
    chance = np.random.default_rng(6)
    for agent in aec.agent_iter():
        seen, reward, terminated, truncated, _ = aec.last()
        returns[agent] += reward
        over = terminated or truncated
        aec.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert sum(returns.values()) == pytest.approx(0)
    assert len(returns) == seats


@every_game
def test_the_name_carries_the_version(game: Game) -> None:
    assert env(game.name).metadata["name"] == f"nunatak/{game.name}_v{game.learner.version}"


@every_game
def test_what_follows_an_illegal_action_can_be_chosen(game: Game) -> None:
    raising, losing, ignoring = (
        RawEnv(game.name, illegal=choice) for choice in ("raise", "lose", "ignore")
    )
    for raw in (raising, losing, ignoring):
        raw.reset(seed=1)
    actor = raising.agent_selection
    illegal = int(np.argmin(raising.observe(actor)["action_mask"]))
    with pytest.raises(IllegalAction):
        raising.step(illegal)
    losing.step(illegal)
    assert losing.rewards[actor] == -1
    assert all(losing.terminations.values())
    ignoring.step(illegal)
    assert not any(ignoring.terminations.values())
    assert ignoring.agent_selection == actor
    with pytest.raises(ValueError, match="illegal"):
        RawEnv(game.name, illegal="xyzzy")


@every_game
def test_an_observation_keeps_its_space(game: Game) -> None:
    raw = RawEnv(game.name, game.seats[-1])
    raw.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for agent in raw.possible_agents:
            assert raw.observation_space(agent).contains(raw.observe(agent))


@every_game
def test_their_state_test(game: Game) -> None:
    state_test(RawEnv(game.name, illegal="ignore"), parallel_env(game.name, illegal="ignore"))


@every_game
def test_everybody_together_knows_what_each_of_them_knows(game: Game) -> None:
    made = RawEnv(game.name, game.seats[-1])
    made.reset(seed=3)
    seen = [made.observe(agent)["observation"] for agent in made.possible_agents]
    assert (made.state() == np.concatenate(seen)).all()


@every_game
def test_whoever_waits_in_a_parallel_game_has_something_to_choose(game: Game) -> None:
    seen, _ = parallel_env(game.name).reset(seed=3)
    counts = {int(each["action_mask"].sum()) for each in seen.values()}
    assert min(counts) > 0
    assert max(counts) == game.rules.actions.size
    with pytest.raises(ValueError, match="waiting"):
        RawEnv(game.name, waiting=2)
