"""What every game must keep, whatever its rules."""

from nunatak import games
from nunatak.testing import GameSuite
from tests.playing import ALL_GAMES


class TestLoneWolves(GameSuite):
    game = games.load("lonewolves")


class TestTheWolves(GameSuite):
    game = games.load("wolves")


class TestArctica(GameSuite):
    game = games.load("arctica")


def test_no_two_games_share_a_record_type() -> None:
    assert len({game.rules.state for game in ALL_GAMES}) == len(ALL_GAMES)
