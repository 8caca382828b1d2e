"""The ledgers' examples and random games hold interpreted and with index checks too.

Each in a process of its own, beside the other tests. `make test-rules` does so with all tests of
the rules.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nunatak.kernel.compiled import CHECKED, INTERPRETED
from nunatak.testing import GameSuite
from tests import test_every_game

ROOT = Path(__file__).parents[2]
WAYS = {
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
    "with index checks": {"NUMBA_BOUNDSCHECK": "1"},
}
SUITES = {
    suite.game.name: suite.__name__
    for suite in vars(test_every_game).values()
    if isinstance(suite, type) and issubclass(suite, GameSuite) and suite is not GameSuite
}


@pytest.mark.once
@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED or CHECKED, reason="this run is one of them")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SUITES)
def test_the_examples_and_random_games_hold(name: str, way: str) -> None:
    tests = [f"tests/games/{name}/test_cases.py", f"tests/test_every_game.py::{SUITES[name]}"]
    pytest_quietly = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*pytest_quietly, "-m", "not once", *tests],
        cwd=ROOT,
        env={**os.environ, **WAYS[way]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
