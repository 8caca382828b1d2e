"""Thousands of games in one file are the games that were played."""

from pathlib import Path

import numpy as np
import pytest

from nunatak import Table
from nunatak.arena.dataset import DataSet, Game, NoDataSet, OtherRules
from nunatak.testing.playing import play_randomly


def played(seed: int) -> tuple[Table, Game]:
    table = Table("lonewolves", seed=seed)
    actions = list(play_randomly(table, seed))
    ended = table.outcome
    return table, Game(seed, ("a", "b"), tuple(actions), tuple(ended.points), tuple(ended.ranks))


def test_what_is_saved_is_read(tmp_path: Path) -> None:
    tables, games = zip(*[played(seed) for seed in (3, 2**63 + 1)], strict=True)
    path = tmp_path / "set.npz"
    DataSet.of("lonewolves", 2, games).save(path)
    found = DataSet.read(path)
    assert [found[0], found[1]] == list(games)
    assert found[-1] == games[1]
    assert len(found) == 2
    for number, table in enumerate(tables):
        assert found.table(number).position == table.position
    assert len(found.table(0, moves=5).moves) == 5
    with pytest.raises(IndexError):
        found[2]


def test_a_set_is_played_again_with_its_options(tmp_path: Path) -> None:
    options = {"mode": "advanced"}
    table = Table("lonewolves", seed=3, options=options)
    actions = tuple(play_randomly(table, 3))
    ended = table.outcome
    one = Game(3, ("a", "b"), actions, tuple(ended.points), tuple(ended.ranks))
    path = tmp_path / "set.npz"
    DataSet.of("lonewolves", 2, [one], options).save(path)
    assert DataSet.read(path).table(0).position == table.position
    with np.load(path) as file:
        np.savez(path, **{name: file[name] for name in file if name != "options"})
    assert DataSet.read(path).options == {}  # as the first files were


def test_other_rules_do_not_play_it_again() -> None:
    _, game = played(3)
    old = DataSet.of("lonewolves", 2, [game])
    with pytest.raises(OtherRules, match="version 0 of lonewolves"):
        DataSet(**{**vars(old), "version": 0}).table(0)


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "set.npz"
    np.savez(path, seeds=np.zeros(3))
    with pytest.raises(NoDataSet, match="actions, bots, ends"):
        DataSet.read(path)
