"""Many games at once are the same games as one at a time."""

from typing import Any

import numpy as np
import pytest

from nunatak import Table
from nunatak.envs.batch import FEWEST_LOOKS, FEWEST_ROWS, Batch, IllegalActions
from nunatak.envs.compiled.rewards import REWARDS
from nunatak.envs.single import Single
from nunatak.envs.variant import LARGEST, choose
from nunatak.kernel.game import Game
from nunatak.play.table import legal_numbers
from nunatak.testing.playing import same, true_state
from tests.envs.games import every_game, every_variant

ROWS = 5
STEPS = 120
ARRAYS = ("observations", "masks", "moves", "counts", "rewards", "seats", "done", "lengths")


@every_variant
def test_a_row_is_the_game_that_a_table_plays(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    batch = Batch(game.name, 1, seats=seats, options=options, seed=11)
    table = Table(game.name, seats, 11, options=options)
    for _ in range(50):
        assert batch.seats[0] == true_state(table).seat
        assert batch.moves[0, : batch.counts[0]].tolist() == table.legal
        assert same(batch.states[0], true_state(table))
        action = int(batch.sample()[0])
        table.play(action)
        batch.step([action])
        if table.is_over:
            break


@every_variant
def test_many_at_once_are_identical_to_single_stepping(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    batch = Batch(game.name, ROWS, seats=seats, options=options, seed=2**64 - 2, limit=50)
    variant = choose(game.name, seats, options)
    singles = [Single(variant) for _ in range(ROWS)]
    for single, seed in zip(singles, batch.seeds, strict=True):
        single.reset(seed)
    for _ in range(STEPS):
        for row, single in enumerate(singles):
            check_row(batch, row, single)
        actions = batch.sample()
        for single, action in zip(singles, actions, strict=True):
            single.apply(int(action))
        batch.step(actions)
        for row, single in enumerate(singles):
            assert batch.done[row] == single.is_over
            assert batch.truncated[row] == (not single.is_over and single.length == 50)
            assert (batch.rewards[row] == np.array(single.rewards(), np.float32)).all()
            if batch.done[row] or batch.truncated[row]:
                single.reset(batch.seeds[row])


def check_row(batch: Batch, row: int, single: Single) -> None:
    seat = int(single.state.seat)
    assert same(batch.states[row], single.state)
    assert batch.seats[row] == seat
    assert (batch.observations[row] == single.observe(seat)).all()
    assert (batch.masks[row] == single.mask(seat)).all()
    assert (
        sorted(legal_numbers(single.game, single.state))
        == np.flatnonzero(batch.masks[row]).tolist()
    )


@every_game
@pytest.mark.parametrize("reward", REWARDS)
def test_whole_games_end_in_the_rewards_of_their_outcome(game: Game, reward: str) -> None:
    seats = game.seats[-1]
    batch = Batch(game.name, 2, seats=seats, seed=3, reward=reward)
    moves: list[list[int]] = [[], []]
    ended = [False, False]
    while not all(ended):
        actions = batch.sample().copy()
        batch.step(actions)
        for row in np.flatnonzero(np.logical_not(ended)):
            moves[row].append(int(actions[row]))
            if batch.done[row]:
                ended[row] = True
                single = rewards_of(game, seats, 3 + int(row), moves[row], reward)
                assert (batch.rewards[row] == np.array(single, np.float32)).all()


def rewards_of(game: Game, seats: int, seed: int, moves: list[int], reward: str) -> list[float]:
    single = Single(choose(game.name, seats, reward=reward))
    single.reset(seed)
    for move in moves:
        single.apply(move)
    assert single.is_over
    return single.rewards()


@every_game
def test_threads_change_nothing(game: Game) -> None:
    size = 3 * FEWEST_ROWS + 5
    batches = [Batch(game.name, size, seed=4, threads=threads) for threads in (1, 3)]
    for _ in range(80):
        actions = [batch.sample() for batch in batches]
        assert (actions[0] == actions[1]).all()
        for batch in batches:
            batch.step(actions[0])
        for name in ARRAYS:
            first, second = (getattr(batch, name) for batch in batches)
            assert first.tobytes() == second.tobytes(), name
    assert batches[0].seeds == batches[1].seeds


@every_game
def test_the_same_seeds_give_the_same_games_and_others_do_not(game: Game) -> None:
    seeds = [5, 9, 5]
    batch = Batch(game.name, 3, seed=seeds)
    assert batch.seeds == seeds
    assert same(batch.states[0], batch.states[2])
    assert not same(batch.states[0], batch.states[1])
    before = batch.states.tobytes()
    batch.step(batch.sample())
    batch.reset(seeds)
    assert batch.states.tobytes() == before
    assert not batch.done.any()
    assert not batch.rewards.any()


@every_game
def test_the_arrays_stay_where_they_are(game: Game) -> None:
    batch = Batch(game.name, 4)
    places = [getattr(batch, name).ctypes.data for name in ARRAYS]
    batch.step(batch.sample())
    batch.reset(8)
    assert [getattr(batch, name).ctypes.data for name in ARRAYS] == places


@every_game
def test_observations_are_bounded(game: Game) -> None:
    batch = Batch(game.name, 64, seats=game.seats[-1])
    for _ in range(400):
        batch.step(batch.sample())
        assert np.abs(batch.observations).max() <= LARGEST


@every_game
@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_out_of_the_space_steps_no_game(game: Game, action: int) -> None:
    refused(Batch(game.name, 3), action)


@every_game
def test_an_illegal_action_steps_no_game(game: Game) -> None:
    batch = Batch(game.name, 3)
    refused(batch, int(np.argmin(batch.masks[2])))


def refused(batch: Batch, action: int) -> None:
    before = batch.states.tobytes()
    actions = batch.sample().copy()
    actions[2] = action
    with pytest.raises(IllegalActions, match=r"actions\[2\]") as caught:
        batch.step(actions)
    assert (caught.value.row, caught.value.action) == (2, action)
    assert batch.states.tobytes() == before


def test_threads_look_at_large_batches_together() -> None:
    one, two = (Batch("lonewolves", 2 * FEWEST_LOOKS, seed=4, threads=n) for n in (1, 2))
    assert np.array_equal(one.sample(), two.sample())
    before = two.states.tobytes()
    actions = two.sample().copy()
    actions[[FEWEST_LOOKS + 7, FEWEST_LOOKS + 9]] = -1
    with pytest.raises(IllegalActions) as caught:
        two.step(actions)
    assert caught.value.row == FEWEST_LOOKS + 7
    assert two.states.tobytes() == before


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"size": 0}, "size"),
        ({"seats": 99}, "seats"),
        ({"options": {"xyzzy": "1"}}, "xyzzy"),
        ({"reward": "xyzzy"}, "reward"),
        ({"seed": [1]}, "seed"),
        ({"seed": [1, -1]}, "seed"),
        ({"history": -1}, "history"),
    ],
)
@every_game
def test_what_is_wrong_is_named(game: Game, settings: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Batch(game.name, **{"size": 2, **settings})


@every_game
def test_one_action_for_each_row_is_expected(game: Game) -> None:
    with pytest.raises(ValueError, match="actions"):
        Batch(game.name, 2).step([0])


@every_game
@pytest.mark.parametrize("name", ARRAYS)
def test_dlpack_shares_the_memory(game: Game, name: str) -> None:
    batch = Batch(game.name, 4)
    array = getattr(batch, name)
    twin = np.from_dlpack(array)
    assert twin.ctypes.data == array.ctypes.data
    batch.step(batch.sample())
    assert (twin == array).all()


@every_game
def test_rows_that_do_not_move_stay(game: Game) -> None:
    batch, all_of_them, untouched = (Batch(game.name, 4, seed=3) for _ in range(3))
    actions = all_of_them.sample().copy()
    all_of_them.step(actions)
    batch.step(np.where([True, False, True, False], actions, -7), moving=[1, 0, 1, 0])
    for row, like in enumerate((all_of_them, untouched) * 2):
        assert same(batch.states[row], like.states[row])
    assert batch.lengths.tolist() == [1, 0, 1, 0]
    batch.step(actions, moving=[0, 1, 0, 1])
    for name in ARRAYS:
        assert (getattr(batch, name) == getattr(all_of_them, name)).all()


def test_who_moves_is_said_for_every_row() -> None:
    batch = Batch("lonewolves", 3)
    with pytest.raises(ValueError, match="moving"):
        batch.step(batch.sample(), moving=[True])


def test_a_row_that_stays_has_no_reward_twice() -> None:
    batch = Batch("lonewolves", 1)
    while not batch.done[0]:
        batch.step(batch.sample())
    assert batch.rewards.any()
    batch.step([0], moving=[False])
    assert not batch.rewards.any()
    assert not batch.done[0]


@every_game
@pytest.mark.parametrize("limit", [None, 7])
def test_the_last_observation_of_a_game_is_kept(game: Game, limit: int | None) -> None:
    seats = game.seats[-1]
    batch = Batch(game.name, 2, seats=seats, seed=5, limit=limit, last=True)
    batch.eyes[1] = 1
    single = Single(choose(game.name, seats))
    seeds = batch.seeds
    played: list[list[int]] = [[], []]
    left = {0, 1}
    while left:
        actions = batch.sample().copy()
        batch.step(actions)
        for row in sorted(left):
            played[row].append(int(actions[row]))
            if batch.done[row] or batch.truncated[row]:
                left.remove(row)
                single.reset(seeds[row])
                for action in played[row]:
                    single.apply(action)
                eyes = int(single.state.seat) if row == 0 else 1
                assert (batch.last_observations[row] == single.observe(eyes)).all()


@every_game
def test_a_history_is_what_everybody_was_told(game: Game) -> None:
    batch = Batch(game.name, 2, seed=5, history=6, limit=40)
    told = [told_in(batch, row) for row in range(2)]
    for _ in range(60):
        batch.step(batch.sample())
        for row in range(2):
            new = batch.done[row] or batch.truncated[row]
            told[row] = ([] if new else told[row]) + told_in(batch, row)
            wanted = [[-1] * 4] * 6 + told[row]
            assert batch.histories[row].tolist() == wanted[-6:]


def told_in(batch: Batch, row: int) -> list[list[int]]:
    state = batch.states[row]
    found: list[list[int]] = state.event[: state.event_count].tolist()
    return found
