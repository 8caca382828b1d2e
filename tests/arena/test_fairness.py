"""Games between equals are counted by order of play and by what is played, not by seat."""

from collections.abc import Iterable
from typing import Any

import pytest

from nunatak import Table
from nunatak.arena.dataset import DataSet, Game
from nunatak.arena.fairness import tell
from nunatak.kernel.game import Game as Rules
from nunatak.testing.playing import play_randomly
from tests.playing import ALL_GAMES

SEEDS = range(4)

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def played(game: Rules, seats: int, seed: int) -> tuple[Game, Table, int]:
    """A random game, its end, and who decided first."""
    table = Table(game.name, seats, seed)
    first = table.deciding
    assert first is not None
    actions = tuple(play_randomly(table, seed))
    ended = table.outcome
    bots = ("same",) * seats
    return Game(seed, bots, actions, tuple(ended.points), tuple(ended.ranks)), table, first


def told_of(game: Rules, seats: int, games: Iterable[Game]) -> dict[str, Any]:
    return tell(DataSet.of(game.name, seats, games))


@every_game
@pytest.mark.once
def test_who_decides_first_is_counted_first(game: Rules) -> None:
    """Only games that the first to decide has won alone: the others have nothing."""
    seats = game.seats[0]
    won = [
        one
        for one, table, first in (played(game, seats, seed) for seed in range(12))
        if table.outcome.ranks[first] == 1 and table.outcome.ranks.count(1) == 1
    ]
    assert {Table(game.name, seats, one.seed).deciding for one in won} > {0}
    found = told_of(game, seats, won)
    assert [share["mean"] for share in found["by_order"]] == [1.0, *[0.0] * (seats - 1)]
    assert found["games"] == len(won)


@every_game
@pytest.mark.once
def test_what_is_played_is_counted_by_its_name(game: Rules) -> None:
    seats = game.seats[-1]
    games, tables, _ = zip(*(played(game, seats, seed) for seed in SEEDS), strict=True)
    found = told_of(game, seats, games)
    for role, share in found["by_role"].items():
        dealt = [table for table in tables if role in table.roles]
        won = 0.0
        for table in dealt:
            ranks = table.outcome.ranks
            won += (ranks[table.roles.index(role)] == 1) / ranks.count(1)
        assert share["games"] == len(dealt)
        assert share["mean"] == pytest.approx(won / len(dealt), abs=1e-4)
    assert sum(share["mean"] for share in found["by_order"]) == pytest.approx(1, abs=1e-3)


@every_game
@pytest.mark.once
def test_every_action_and_card_is_counted(game: Rules) -> None:
    one, table, _ = played(game, game.seats[0], 1)
    used = told_of(game, game.seats[0], [one])["used"]
    counted = sum(row["a_game"] for what, row in used.items() if what.startswith("action: "))
    assert counted == len(one.actions) == len(table.moves)
    cards = [number for number in one.actions if "card" in _form(game, number)]
    said = sum(row["a_game"] for what, row in used.items() if what.startswith("card "))
    assert said == sum(bool(_form(game, number)["card"]) for number in cards)


def _form(game: Rules, number: int) -> dict[str, Any]:
    return game.rules.actions.to_json(game.rules.actions.decode(number))
