"""Boards as pictures and pixels, in the ways of Gymnasium and PettingZoo."""

import subprocess
import sys

import numpy as np
import pytest

from nunatak import Table
from nunatak.envs.gymnasium import SeatEnv
from nunatak.envs.pettingzoo import RawEnv
from nunatak.envs.single import PIXELS
from nunatak.kernel.game import Game
from tests.envs.games import every_game


@every_game
def test_a_picture_is_that_of_a_table(game: Game) -> None:
    table = Table(game.name, seed=7)
    one = SeatEnv(game.name, seat=1, render_mode="svg")
    one.single.reset(7)
    assert one.render() == table.svg(1, size=PIXELS)
    all_of_them = RawEnv(game.name, render_mode="svg")
    all_of_them.reset(seed=7)
    assert all_of_them.render() == table.svg(size=PIXELS)


@every_game
def test_pixels_are_rows_of_colours(game: Game) -> None:
    pytest.importorskip("resvg_py")
    env = SeatEnv(game.name, render_mode="rgb_array")
    env.reset(seed=7)
    shown = env.render()
    assert shown.dtype == np.uint8
    assert shown.shape[1:] == (PIXELS, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 1000  # a drawing, not an empty page


def test_what_pixels_need_is_said_before_a_game_begins() -> None:
    code = """
import sys
sys.modules["resvg_py"] = None
from nunatak.envs.gymnasium import SeatEnv
SeatEnv("lonewolves", render_mode="svg")
try:
    SeatEnv("lonewolves", render_mode="rgb_array")
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 'render_mode="rgb_array" needs the extra "render"' in done.stdout
    assert 'pip install "nunatak[render]"' in done.stdout
