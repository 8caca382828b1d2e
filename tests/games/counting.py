"""How many lines of play are there by the second opinions? They alone are asked, never the engine.

`python -m tests.games.counting GAME` recomputes every number of the game's perft file.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def brute_of(name: str) -> Any:
    """The second opinion on a game."""
    return import_module(f"tests.games.{name}.brute")


def perft(brute: Any, position: Any, depth: int) -> int:
    """Lines of play of that many decisions; a line that the end cuts short counts once."""
    if depth == 0 or position.phase == "over":
        return 1
    options = brute.moves(position)
    if not options:
        raise ValueError(f"somebody must decide and can do nothing: {position.phase}")
    if depth == 1:
        return len(options)
    return sum(perft(brute, brute.after(position, move), depth - 1) for move in options)


def recount(name: str) -> int:
    """Recompute the perft file of a game; the number of wrong lines."""
    brute, position, wrong = brute_of(name), None, 0
    path = HERE / name / "perft.txt"
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        word, _, rest = line.partition(" ")
        if word == "position":
            position = brute.read(rest)
        elif word == "lines":
            depth, said = map(int, rest.split())
            count = perft(brute, position, depth)
            if count != said:
                print(f"{path}:{number}: {line}, but it is {count}")
                wrong += 1
    return wrong


if __name__ == "__main__":
    sys.exit(recount(sys.argv[1]) > 0)
