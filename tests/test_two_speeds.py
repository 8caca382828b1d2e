"""The same source, interpreted and compiled, gives the same bytes."""

import hashlib
import os
import subprocess
import sys

import pytest

from nunatak.kernel.compiled import INTERPRETED
from nunatak.testing.playing import play_randomly, some_seeds, table_after, true_state
from tests.playing import VARIANT_NAMES, VARIANTS

MOVES = 250  # interpreted play is slow


def fingerprint(number: int) -> str:
    """A hash over every position of some random games of a variant."""
    game, seats, options = VARIANTS[number]
    digest = hashlib.sha256()
    for seed in some_seeds(game):
        table = table_after(game, seats, options, seed, 0)
        for _ in play_randomly(table, seed, MOVES):
            digest.update(true_state(table).tobytes())
        digest.update(true_state(table).tobytes() + str(table.outcome).encode())
    return digest.hexdigest()


@pytest.mark.skipif(INTERPRETED, reason="both speeds are compared by the compiled run")
@pytest.mark.parametrize("number", range(len(VARIANTS)), ids=VARIANT_NAMES)
def test_interpreted_and_compiled_agree(number: int) -> None:
    command = [sys.executable, "-m", "tests.test_two_speeds", str(number)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == fingerprint(number)


if __name__ == "__main__":
    print(fingerprint(int(sys.argv[1])))
