"""Gymnasium's own checker, unchanged, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nunatak.envs.gymnasium import SeatEnv
from nunatak.envs.single import IllegalAction
from nunatak.envs.variant import OtherVersion, name_of
from nunatak.kernel.game import Game
from nunatak.play.table import Outlook
from nunatak.search.bots import BOTS, RandomBot
from nunatak.search.budget import Budget
from tests.envs.games import every_game, every_variant


@every_variant
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_their_checker(game: Game, seats: int, options: dict[str, str]) -> None:
    check_env(SeatEnv(game.name, seats, options), skip_render_check=True)


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_their_checker_from_every_seat_with_pictures(game: Game) -> None:
    for seat in range(game.seats[-1]):
        check_env(SeatEnv(game.name, game.seats[-1], seat=seat, render_mode="ansi"))


@every_game
def test_it_is_made_by_its_versioned_name(game: Game) -> None:
    made = gymnasium.make(f"nunatak.envs.gymnasium:{name_of(game)}", reward="margin", seat=1)
    base = made.unwrapped
    assert isinstance(base, SeatEnv)
    assert base.seat == 1
    assert base.single.variant.reward == "margin"


@every_variant
def test_a_game_is_played_to_its_end(game: Game, seats: int, options: dict[str, str]) -> None:
    env = SeatEnv(game.name, seats, options, seat=seats - 1)
    _, info = env.reset(seed=3)
    chance = np.random.default_rng(3)
    ended = False
    while not ended:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, ended, truncated, info = env.step(action)
        assert env.observation_space.contains(observation)
        assert not truncated
    assert reward == env.single.rewards()[seats - 1]
    assert not info["action_mask"].any()


@every_game
def test_the_same_seed_gives_the_same_game_against_the_same_bots(game: Game) -> None:
    assert first_steps(game, 5) == first_steps(game, 5)
    assert first_steps(game, 5) != first_steps(game, 6)


def first_steps(game: Game, seed: int) -> list[bytes]:
    env = SeatEnv(game.name)
    observation, info = env.reset(seed=seed)
    seen = [observation.tobytes()]
    for _ in range(5):
        observation, *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
        seen.append(observation.tobytes())
    return seen


class Counting(RandomBot):
    """A bot of one's own, which notes where it sat."""

    seats: set[int]

    def choose(self, outlook: Outlook) -> int:
        self.seats = {*getattr(self, "seats", set()), outlook.seat}
        return super().choose(outlook)


@every_game
def test_opponents_are_names_or_bots(game: Game) -> None:
    seats = game.seats[-1]
    bots = [Counting(seat) for seat in range(seats - 1)]
    env = SeatEnv(game.name, seats, opponents=bots)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    assert [bot.seats for bot in bots] == [{seat} for seat in range(1, seats)]
    with pytest.raises(ValueError, match="opponents"):
        SeatEnv(game.name, seats, opponents=["random"] * seats)
    with pytest.raises(ValueError, match="xyzzy"):
        SeatEnv(game.name, seats, opponents="xyzzy")
    with pytest.raises(ValueError, match="seat"):
        SeatEnv(game.name, seats, seat=seats)


@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_of_ours_can_be_an_opponent(game: Game, bot: str) -> None:
    env = SeatEnv(game.name, seat=1, opponents=bot, budget=Budget(iterations=2))
    _, info = env.reset(seed=1)
    for _ in range(3):
        *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert info["action_mask"].any()


@every_game
def test_what_follows_an_illegal_action_can_be_chosen(game: Game) -> None:
    envs = [SeatEnv(game.name, illegal=choice) for choice in ("raise", "lose", "ignore")]
    illegal = [int(np.argmin(env.reset(seed=1)[1]["action_mask"])) for env in envs]
    with pytest.raises(IllegalAction):
        envs[0].step(illegal[0])
    _, reward, ended, _, info = envs[1].step(illegal[1])
    assert (reward, ended) == (-1, True)
    assert info["refused"]
    _, reward, ended, _, info = envs[2].step(illegal[2])
    assert (reward, ended) == (0, False)
    assert info["refused"]


@every_game
def test_a_game_can_be_cut_off(game: Game) -> None:
    env = SeatEnv(game.name, max_steps=2)
    _, info = env.reset(seed=1)
    cut = []
    for _ in range(2):
        *_, truncated, info = env.step(np.flatnonzero(info["action_mask"])[0])
        cut.append(truncated)
    assert cut == [False, True]


@every_game
def test_learners_may_ask_for_masks(game: Game) -> None:
    env = SeatEnv(game.name)
    _, info = env.reset(seed=2)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


def test_a_seat_may_be_chosen_for_every_game() -> None:
    env = SeatEnv("arctica", 3)
    seen = env.reset(seed=2, options={"seat": 2})[0]
    assert env.seat == 2
    assert (seen == env.single.observe(2)).all()
    with pytest.raises(ValueError, match="options: only seat is known, got chair"):
        env.reset(options={"chair": 1})
    with pytest.raises(ValueError, match="seat: from 0 to 2"):
        env.reset(options={"seat": 3})


def test_a_way_to_show_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode: one of human, ansi, svg, rgb_array"):
        SeatEnv("lonewolves", render_mode="xyzzy")


def test_for_people_the_board_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("lonewolves", render_mode="human")
    env.reset(seed=3)
    assert env.render() is None
    assert capsys.readouterr().out.strip() == env.single.render(0).strip()


@pytest.mark.parametrize("name", ["wolves", "arctica"])
def test_an_older_version_names_the_newer_one(name: str) -> None:
    with pytest.raises(OtherVersion, match=f"{name}_v1 here, use nunatak/{name}_v2 instead"):
        gymnasium.make(f"nunatak/{name}_v1")
    assert gymnasium.spec(f"nunatak/{name}_v2").kwargs == {"game": f"nunatak/{name}_v2"}
