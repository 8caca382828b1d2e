"""The examples run."""

import subprocess
import sys
from pathlib import Path

import pytest

from nunatak import games

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = {"--simulations": 3, "--left": 3, "--deals": 2, "--rounds": 2}


def run(example: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def quick(games: int) -> list[str]:
    return ["--games", str(games), *(str(word) for pair in QUICK.items() for word in pair)]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_end_of_any_game_is_solved(name: str) -> None:
    assert "after   2 rounds" in run("openspiel_algorithms", name, *quick(games=0))


def test_stock_searches_play() -> None:
    told = run("openspiel_algorithms", "lonewolves", *quick(games=1))
    assert "\nismcts" in told
