"""A tree that a network guides: every iteration counts, it can be repeated, and it is honest."""

import pytest

from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.kernel.state import copy
from nunatak.play.table import Outlook, Table
from nunatak.search.budget import Budget
from nunatak.search.netbot import NetBot
from nunatak.search.thinking import Searcher, Thought
from nunatak.search.tree import Style
from nunatak.testing.playing import state_of
from tests.playing import ALL_GAMES

STYLE = Style(eagerness=1.0, trust=1.0, rollout=0)
ITERATIONS = 60

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(INTERPRETED, reason="two million products a look"),
]


def think(outlook: Outlook, say: float = 1.0, seed: int = 3) -> Thought:
    return Searcher(seed, STYLE, say=say).think(outlook, Budget(iterations=ITERATIONS))


def outlook_after(game: Game, moves: int) -> Outlook:
    table = Table(game.name, seed=5)
    bot = NetBot(1)
    for _ in range(moves):
        table.play(bot.choose(table.outlook(table.deciding or 0)))
    return table.outlook(table.deciding or 0)


@pytest.mark.parametrize("game", ALL_GAMES[:1], ids=lambda game: game.name)
@pytest.mark.parametrize("say", [0.0, 0.5, 1.0])
def test_it_thinks_of_legal_moves_and_repeats_itself(game: Game, say: float) -> None:
    outlook = outlook_after(game, 6)
    thought = think(outlook, say)
    assert set(thought.actions) == set(outlook.legal)
    assert 0 < thought.iterations <= ITERATIONS
    assert thought == think(outlook, say)
    assert all(0.0 <= worth <= 1.0 for worths in thought.worths for worth in worths)


@pytest.mark.parametrize("game", ALL_GAMES[:1], ids=lambda game: game.name)
def test_what_the_network_likes_gets_a_look(game: Game) -> None:
    outlook = outlook_after(game, 6)
    liked = NetBot(1).choose(outlook)
    thought = think(outlook)
    assert thought.visits[thought.actions.index(liked)] > 0


@pytest.mark.parametrize("game", ALL_GAMES[:1], ids=lambda game: game.name)
def test_it_does_not_see_what_its_seat_does_not(game: Game) -> None:
    table = Table(game.name, seed=9)
    state = state_of(table)
    twin = copy(state)
    game.views.redeal(twin, int(state.seat), stream(2, FOR_REDEALS))
    first, second = (think(Outlook(game, one, int(state.seat))) for one in (state, twin))
    assert first == second
