"""The examples run."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = "--games 1 --simulations 3 --left 3 --deals 2 --rounds 2"


def run(example: str, *words: str) -> str:
    command = [sys.executable, str(EXAMPLES / f"{example}.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_stock_algorithms_play_and_solve() -> None:
    told = run("openspiel_algorithms", "lonewolves", *QUICK.split())
    assert "\nismcts" in told
    assert "after   2 rounds" in told
