"""Data spoiled at random, and games played by whatever of it is taken. Run interpreted, or checked.

`python -m tests.server.spoiling GAME SEED COUNT` prints how many were taken, how many refused. An
index outside an array, which compiled code would follow into somebody else's memory, is an error
with NUMBA_DISABLE_JIT=1 and with NUMBA_BOUNDSCHECK=1.
"""

import random
import sys
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.kernel.game import DataError
from nunatak.play.table import Table

MOVES = 40
NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 20, 127, 128, 255, 32768, 2**31, 2**63, 10**30)
THINGS: tuple[Any, ...] = (*NUMBERS, 0.5, True, "", "cave", "forest", [], [1], {}, None)


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Everything in the data that can be replaced: what holds it, and where."""
    found = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(found):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def spoiled(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The data with a thing or two changed: two change places, or one is another, gone or twice."""
    made = deepcopy(data)
    for _ in range(chance.randint(1, 2)):
        found = list(places(made))
        holder, key = chance.choice(found)
        whim = chance.random()
        if whim < 0.5:
            alike = [at for at in found if type(at[0][at[1]]) is type(holder[key])]
            other, there = chance.choice(alike)
            holder[key], other[there] = deepcopy(other[there]), deepcopy(holder[key])
        elif whim < 0.7 and isinstance(holder[key], int):
            holder[key] += chance.choice((-1, 1))
        elif whim < 0.8:
            holder[key] = chance.choice(THINGS)
        elif whim < 0.9 or not isinstance(holder, list):
            del holder[key]
        else:
            holder.append(deepcopy(holder[key]))
    return made


def play(game: str, data: dict[str, Any], chance: random.Random) -> None:
    """A few moves, looked at through all eyes."""
    loaded = games.load(game)
    table = Table(game, chance.choice(loaded.seats), chance.getrandbits(32), data=data)
    for _ in range(MOVES):
        if table.is_over:
            return
        table.play(chance.choice(table.legal))
        table.view(chance.choice([None, *range(table.seats)]))


def main(game: str, seed: str, count: str) -> None:
    chance = random.Random(f"{game} {seed}")
    text = (Path(games.__file__).parent / game / "designed.toml").read_text("utf-8")
    data = tomllib.loads(text)
    told = {"taken": 0, "refused": 0}
    for _ in range(int(count)):
        other = spoiled(data, chance)
        try:
            games.load(game).rules.read_data(other)
        except DataError:
            told["refused"] += 1
            continue
        play(game, other, chance)
        told["taken"] += 1
    print(told["taken"], told["refused"])


if __name__ == "__main__":
    main(*sys.argv[1:])
