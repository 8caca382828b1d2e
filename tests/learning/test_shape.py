"""Every action has an answer of its own, and every number of an observation is looked at once."""

import numpy as np
import pytest

from nunatak.envs.batch import Batch
from nunatak.kernel.game import Game
from nunatak.learning.shape import NO_ANSWER, shape_of
from tests.playing import ALL_GAMES

games = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


@games
@pytest.mark.once
def test_no_two_actions_share_an_answer(game: Game) -> None:
    shape = shape_of(game)
    known = shape.answer[shape.answer != NO_ANSWER]
    assert len(np.unique(known)) == len(known)
    assert known.max() < shape.answers
    assert (shape.action[known] == np.flatnonzero(shape.answer != NO_ANSWER)).all()


@games
@pytest.mark.once
def test_every_number_is_seen_once(game: Game) -> None:
    shape = shape_of(game)
    seen = np.concatenate([shape.seen.ravel(), shape.rest])
    assert sorted(seen.tolist()) == list(range(game.learner.length))


@games
@pytest.mark.once
def test_who_looks_back_sees_who_looks(game: Game) -> None:
    """A direction has an opposite one, which leads back."""
    near = shape_of(game).near
    for place, row in enumerate(near):
        for other in row[row < len(near)]:
            assert place in near[other]


@games
def test_whatever_is_legal_has_an_answer(game: Game) -> None:
    shape = shape_of(game)
    batch = Batch(game.name, 4, seats=game.seats[-1], seed=5, threads=1)
    for _ in range(60):
        assert (shape.answer[np.flatnonzero(batch.masks.any(0))] != NO_ANSWER).all()
        batch.step(batch.sample())
