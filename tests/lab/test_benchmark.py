"""How often a network looks is measured where there is one."""

import pytest

from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.lab.benchmark import measure_net
from tests.playing import ALL_GAMES


@pytest.mark.once
@pytest.mark.skipif(INTERPRETED, reason="two million products a look")
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_looks_of_a_network_are_counted(game: Game) -> None:
    found = measure_net(game, game.seats[0], 0.01)
    assert found["looks_per_second"] * found["seconds"] >= 10  # a game has more decisions
