"""The same source, interpreted and compiled, gives the same bytes."""

import hashlib
import json
import os
import subprocess
import sys

import pytest

from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.testing.playing import play_randomly, some_seeds, table_after, true_state
from tests.playing import ALL_GAMES, VARIANT_NAMES, VARIANTS

MOVES = 250  # interpreted play is slow


def fingerprints(name: str) -> dict[str, str]:
    """A hash over every position of some random games of each variant of a game."""
    return {
        variant: fingerprint(game, seats, options)
        for variant, (game, seats, options) in zip(VARIANT_NAMES, VARIANTS, strict=True)
        if game.name == name
    }


def fingerprint(game: Game, seats: int, options: dict[str, str]) -> str:
    digest = hashlib.sha256()
    for seed in some_seeds(game):
        table = table_after(game, seats, options, seed, 0)
        for _ in play_randomly(table, seed, MOVES):
            digest.update(true_state(table).tobytes())
        digest.update(true_state(table).tobytes() + str(table.outcome).encode())
    return digest.hexdigest()


@pytest.mark.skipif(INTERPRETED, reason="both speeds are compared by the compiled run")
@pytest.mark.parametrize("name", [game.name for game in ALL_GAMES])
def test_interpreted_and_compiled_agree(name: str) -> None:
    command = [sys.executable, "-m", "tests.test_two_speeds", name]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == fingerprints(name)


if __name__ == "__main__":
    print(json.dumps(fingerprints(sys.argv[1])))
