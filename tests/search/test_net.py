"""A network's file fits its game or is refused, and its sums are those of the definition."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from nunatak.kernel.channels import Channels
from nunatak.kernel.game import Game
from nunatak.learning.shape import shape_of
from nunatak.play.table import Table
from nunatak.search.bots import can_play
from nunatak.search.net import (
    Net,
    NetDoesNotFit,
    NoNet,
    judge_observed,
    make_room,
    net_of,
    read_net,
    write_net,
)
from nunatak.search.netbot import NetBot
from tests.playing import ALL_GAMES

EYES, KEPT, WIDTH, BLOCKS, WHISPERS = 6, 3, 10, 2, 2
NEAR_ENOUGH = 1e-4

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def back_of(near: NDArray[np.int64]) -> NDArray[np.int64]:
    back = np.full(near.shape, len(near))
    for place, row in enumerate(near):
        for direction, other in enumerate(row):
            if other < len(near):
                back[other, direction] = place
    return back


def small_net(game: Game, path: Path) -> Net:
    """Random weights, through a file."""
    shape = shape_of(game)
    chance = np.random.default_rng(1)
    places, told = shape.seen.shape
    around = 1 + shape.near.shape[1]

    def some(*sizes: int) -> NDArray[np.float64]:
        return 0.3 * chance.standard_normal(sizes)

    arrays: dict[str, NDArray[Any]] = {
        "seen": shape.seen,
        "back": back_of(shape.near),
        "rest": shape.rest,
        "answer": shape.answer,
        "first": some(told, around * EYES),
        "spot": some(places, EYES),
        "second": some(EYES, around * EYES),
        "second_bias": some(EYES),
        "keep": some(EYES, KEPT),
        "keep_bias": some(KEPT),
        "gather": some(places * KEPT, WIDTH),
        "gather_bias": some(WIDTH),
        "know": some(len(shape.rest), WIDTH),
        "inner": some(BLOCKS, WIDTH, WIDTH),
        "inner_bias": some(BLOCKS, WIDTH),
        "outer": some(BLOCKS, WIDTH, WIDTH),
        "outer_bias": some(BLOCKS, WIDTH),
        "hope": some(WIDTH, shape.seats),
        "hope_bias": some(shape.seats),
        "at": some(EYES, EYES),
        "at_bias": some(EYES),
        "all": some(WIDTH, EYES),
        "weigh": some(shape.here, EYES),
        "weigh_bias": some(shape.here),
        "apart": some(shape.apart, WIDTH),
        "apart_bias": some(shape.apart),
        "whisper": some(places * WHISPERS, WIDTH),
        "hear": some(WHISPERS, EYES),
    }
    write_net(path, game, arrays)
    return read_net(path, game)


def longer_by(game: Game, numbers: int) -> Game:
    """The game with a further version of its observations."""
    told = {
        f"CHANNEL_{number}": channel for number, channel in enumerate(game.learner.channels.sizes())
    }
    make: Any = Channels
    longer = make("Longer", {**told, "MORE": ("more", numbers)})
    learner = replace(game.learner, channels=longer, earlier=game.learner.lengths)
    return replace(game, learner=learner)


def levelled(row: NDArray[np.float64]) -> NDArray[np.float64]:
    return (row - row.mean()) / np.sqrt(row.var() + 1e-5)


def by_definition(
    game: Game, net: Net, observed: NDArray[np.float32]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """All answers and hopes, as whole matrices."""
    near = shape_of(game).near

    def around(rows: NDArray[Any], given: NDArray[np.float32]) -> NDArray[Any]:
        padded = np.vstack([rows, np.zeros((1, rows.shape[1]))])
        all_ways = [rows, *(padded[near[:, way]] for way in range(near.shape[1]))]
        weights = np.split(given, len(all_ways), axis=1)
        return np.sum([seen @ one for seen, one in zip(all_ways, weights, strict=True)], axis=0)

    told = observed[net.seen]
    eyed = np.maximum(around(told, net.first) + net.spot, 0)
    eyed = eyed + np.maximum(around(eyed, net.second) + net.second_bias, 0)
    kept = np.maximum(eyed @ net.keep + net.keep_bias, 0).ravel()
    body = kept @ net.gather + net.gather_bias + observed[net.rest] @ net.know
    for block in range(BLOCKS):
        hidden = np.maximum(levelled(body) @ net.inner[block] + net.inner_bias[block], 0)
        body = body + hidden @ net.outer[block] + net.outer_bias[block]
    body = np.maximum(levelled(body), 0)
    heard = (net.whisper @ body).reshape(len(eyed), WHISPERS) @ net.hear
    there = np.maximum(eyed @ net.at + net.at_bias + body @ net.all + heard, 0)
    here = there @ net.weigh.T + net.weigh_bias
    answers = np.concatenate([here.ravel(), net.apart @ body + net.apart_bias])
    return answers, np.tanh(body @ net.hope + net.hope_bias)


@every_game
def test_the_sums_are_those_of_the_definition(game: Game, tmp_path: Path) -> None:
    net = small_net(game, tmp_path / "net.npz")
    room = make_room(net, game.learner.length, game.rules.most_legal)
    table = Table(game.name, game.seats[-1], seed=3)
    for _ in range(30):
        outlook = table.outlook(table.deciding or 0)
        actions = np.array(outlook.legal, np.int16)
        bot = NetBot(1, net=net)
        if len(actions) > 1:
            weights = bot.weigh(outlook)
            seen = bot.room.observed if bot.room else room.observed
            answers, hopes = by_definition(game, net, seen)
            room.observed[:] = seen
            judge_observed(net, room, actions, len(actions))
            assert np.abs(weights - answers[net.answer[actions]]).max() < NEAR_ENOUGH
            assert np.abs(room.hopes - hopes).max() < NEAR_ENOUGH
        table.play(bot.choose(outlook))


@every_game
@pytest.mark.once
def test_a_network_of_another_version_is_refused(game: Game, tmp_path: Path) -> None:
    small_net(game, tmp_path / "net.npz")
    other = replace(game, version=game.version + 1)
    with pytest.raises(NetDoesNotFit, match=f"version {game.version} .*version {other.version}"):
        read_net(tmp_path / "net.npz", other)


@every_game
@pytest.mark.once
def test_a_network_looks_at_the_beginning_of_longer_observations(
    game: Game, tmp_path: Path
) -> None:
    """Whatever stands behind what it was made for, its answers are the same to the bit."""
    small_net(game, tmp_path / "net.npz")
    longer = longer_by(game, 3)
    net = read_net(tmp_path / "net.npz", longer)
    answers = []
    for behind in (0.0, np.nan):
        room = make_room(net, longer.learner.length, game.rules.most_legal)
        room.observed[:] = np.random.default_rng(2).random(longer.learner.length)
        room.observed[game.learner.length :] = behind
        actions = np.flatnonzero(net.answer >= 0)[:9].astype(np.int16)
        judge_observed(net, room, actions, len(actions))
        assert np.isfinite(room.weights).all()
        answers.append(room.weights.tobytes() + room.hopes.tobytes())
    assert answers[0] == answers[1]


@every_game
@pytest.mark.once
def test_a_network_of_a_later_or_another_observation_is_refused(game: Game, tmp_path: Path) -> None:
    longer = longer_by(game, 3)
    small_net(longer, tmp_path / "later.npz")
    small_net(game, tmp_path / "net.npz")
    with pytest.raises(NetDoesNotFit, match=f"of version {longer.learner.version}, .*, but this"):
        read_net(tmp_path / "later.npz", game)
    other = replace(game, learner=replace(longer.learner, earlier=game.learner.earlier))
    with pytest.raises(NetDoesNotFit, match=f"{game.learner.length} numbers .*, but this"):
        read_net(tmp_path / "net.npz", other)


@every_game
@pytest.mark.once
def test_the_network_of_the_house_fits(game: Game) -> None:
    net = net_of(game)
    assert net.answer.shape == (game.rules.actions.size,)
    assert game.learner.net is not None
    assert game.learner.net.stat().st_size <= 4 << 20


@pytest.mark.once
def test_a_game_that_nobody_has_learned_says_so() -> None:
    game = replace(ALL_GAMES[0], learner=replace(ALL_GAMES[0].learner, net=None))
    assert not can_play("net", game)
    with pytest.raises(NoNet):
        net_of(game)


@every_game
def test_a_warm_bot_repeats_itself_with_the_same_seed_only(game: Game, tmp_path: Path) -> None:
    net = small_net(game, tmp_path / "net.npz")

    def line(seed: int) -> list[str]:
        table, bot = Table(game.name, seed=7), NetBot(seed, warmth=3.0, net=net)
        for _ in range(25):
            table.play(bot.choose(table.outlook(table.deciding or 0)))
        return table.moves

    assert line(1) == line(1)
    assert line(1) != line(2)
