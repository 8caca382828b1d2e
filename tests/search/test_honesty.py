"""A bot's choice depends on the position only through what its seat sees."""

from collections.abc import Callable

import numpy as np
import pytest

from nunatak.kernel.chance import FOR_PLAYING_ON, FOR_REDEALS, stream
from nunatak.kernel.game import Game
from nunatak.kernel.playing import play_on
from nunatak.kernel.state import State, copy
from nunatak.play.table import Outlook, outcome
from nunatak.search.bots import BOTS, Bot, make_bot
from nunatak.search.budget import Budget
from nunatak.testing.playing import state_of, table_after, true_state
from tests.playing import ALL_GAMES

MOMENTS = range(4, 44, 8)  # moves into a game


def twins(game: Game, seats: int, moves: int) -> tuple[State, State]:
    """Two positions that the deciding seat can't tell apart."""
    table = table_after(game, seats, {}, seed=moves, moves=moves)
    state = state_of(table)
    twin = copy(state)
    game.views.redeal(twin, int(state.seat), stream(moves, FOR_REDEALS))
    return state, twin


def tells_twins_apart(make: Callable[[], Bot], game: Game, seats: int) -> bool:
    """Whether a new bot with the same seed decides differently in some pair of twins."""
    for moves in MOMENTS:
        first, second = (
            make().choose(Outlook(game, state, int(state.seat)))
            for state in twins(game, seats, moves)
        )
        if first != second:
            return True
    return False


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_a_bot_does_not_see_what_its_seat_does_not(game: Game, name: str) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        assert not tells_twins_apart(lambda: make_bot(name, 5, Budget(iterations=48)), game, seats)


class Cheat:
    """Tries its moves on the cards as they truly lie."""

    def choose(self, outlook: Outlook) -> int:
        state = true_state(outlook)
        return max(outlook.legal, key=lambda action: fortune(outlook.game, state, action))


def fortune(game: Game, state: State, action: int) -> int:
    """The mover's points in a few games that go on at random from the true position."""
    seat = int(state.seat)
    chance = stream(5, FOR_PLAYING_ON)
    moves = np.empty(game.rules.most_legal, np.int16)
    points = 0
    for _ in range(5):
        after = copy(state)
        game.rules.apply(after, action)
        play_on(after, chance, moves, game.rules.longest)
        points += outcome(game, after).points[seat]
    return points


@pytest.mark.parametrize(
    "game", [g for g in ALL_GAMES if g.views.hidden], ids=lambda game: game.name
)
def test_a_cheat_is_found_out(game: Game) -> None:
    assert tells_twins_apart(Cheat, game, game.seats[-1])
