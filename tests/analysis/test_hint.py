"""Hints: the best move, what it gains by which rule, and only from what the seat sees."""

import pytest

from nunatak import Table, games
from nunatak.analysis.hint import Gain, Hint, give_hint
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.game import Game
from nunatak.lab import ledger
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.testing.playing import state_of, table_after
from tests.analysis.games import LAST_CARD
from tests.playing import ALL_GAMES

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def hint_at(table: Table, iterations: int = 200) -> Hint:
    assert table.decision is not None
    return give_hint(table.outlook(table.decision.seat), Budget(iterations=iterations))


def test_the_winning_move_is_told_with_its_points_and_rules() -> None:
    table = Table.at(LAST_CARD)
    hint = hint_at(table)
    assert hint.best.action == table.number("black 7 to swamp")
    [gone, won] = hint.gains
    assert gone == Gain(0, "honor", 7, 0, won.rules)
    assert won == Gain(1, "honor", 1, 8, won.rules)
    assert "L-CTL-01" in won.rules
    assert list(hint.points) == [(7, 0), (1, 8)]
    assert hint.is_sure
    assert hint.events


@every_game
def test_a_line_is_one_turn_of_legal_decisions(game: Game) -> None:
    for moves in (8, 30, 41):
        table = table_after(game, game.seats[-1], {}, seed=moves, moves=moves)
        hint = hint_at(table, 96)
        assert table.decision is not None
        for action in hint.line:
            assert table.decision is not None
            assert table.decision.seat == hint.seat
            table.play(action)
        assert len(hint.line) == len(hint.said)
        if hint.is_sure:
            assert table.decision is None or table.decision.seat != hint.seat


@every_game
def test_a_hint_for_an_open_game_is_right_about_the_points(game: Game) -> None:
    table = table_after(game, game.seats[0], {}, seed=5, moves=20)
    hint = hint_at(table, 96)
    for action in hint.line:
        table.play(action)
    if hint.is_sure and game.name != "wolves":  # which also counts what its board will bring
        found = tuple(points / game.rules.point for points in table.outcome.points)
        assert found == tuple(after for _, after in hint.points)


@pytest.mark.parametrize(
    "game", [g for g in ALL_GAMES if g.views.hidden], ids=lambda game: game.name
)
def test_a_hint_uses_only_what_the_seat_sees(game: Game) -> None:
    for moves in (5, 16, 33):
        state = state_of(table_after(game, game.seats[-1], {}, seed=moves, moves=moves))
        seat = int(state.seat)
        twin = Outlook(game, state, seat).redeal(stream(moves, FOR_REDEALS))
        first, second = (
            give_hint(Outlook(game, position, seat), Budget(iterations=96))
            for position in (state, twin)
        )
        assert (first.line, first.choices, first.gains) == (
            second.line,
            second.choices,
            second.gains,
        )


@pytest.mark.parametrize("name", games.NAMES)
def test_the_rules_that_give_points_are_rules_of_the_ledger(name: str) -> None:
    game = games.load(name)
    known = {row.rule for row in ledger.check(name)}
    assert set(game.rules.source_rules) == set(game.rules.sources)
    assert {rule for rules in game.rules.source_rules.values() for rule in rules} <= known
