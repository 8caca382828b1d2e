"""Reasons: what the evaluation sees in a line, said so that it makes sense to a person."""

import re

import pytest

from nunatak import games
from nunatak.analysis.hint import give_hint
from nunatak.analysis.reasons import BOON, MOST, key_of
from nunatak.kernel.game import Game
from nunatak.search.budget import Budget
from nunatak.testing.playing import table_after
from tests.playing import ALL_GAMES

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


@every_game
def test_more_of_a_boon_for_me_or_less_of_it_for_others(game: Game) -> None:
    told = 0
    for moves in (9, 17, 26, 34):
        table = table_after(game, game.seats[-1], {}, seed=moves, moves=moves)
        assert table.deciding is not None
        hint = give_hint(table.outlook(table.deciding), Budget(iterations=64))
        assert len(hint.reasons) <= MOST
        for reason in hint.reasons:
            key = key_of(game, reason.measure)
            assert key is not None
            good = reason.is_more == key.startswith(BOON)
            assert good == (reason.seat == hint.seat)
            assert reason.worth > 0
        told += len(hint.reasons)
    assert told


@pytest.mark.parametrize("name", games.NAMES)
def test_every_text_names_a_feature(name: str) -> None:
    game = games.load(name)
    text = (games.folder(name) / "text" / "en.ftl").read_text("utf-8")
    keys = set(re.findall(r"^((?:boon|bane)-[\w-]+) =", text, re.MULTILINE))
    assert keys == {key for measure in game.judge.measures if (key := key_of(game, measure))}
    assert len(keys) >= 10
