"""How long does each level think about a decision? Played out here, so that what we say is so.

    python bench/levels.py [GAMES]

Each level plays against itself, with as many seats as the game has at least. Printed are the mean
and the longest tenth of the decisions that were more than one choice, beside what players are told.
"""

import sys
import time
from statistics import mean, quantiles

from nunatak import games, make_bot
from nunatak.play.table import Table
from nunatak.server.people.opponents import SECONDS

MOST = 40  # decisions of one game that are measured


def main() -> None:
    """A line for each game and level."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    print(f"{'game':12}{'level':10}{'mean s':>9}{'p90 s':>9}{'told s':>9}")
    for game in games.NAMES:
        for level in SECONDS:
            _measure(game, level, 1)  # compiles
            taken = [one for seed in range(count) for one in _measure(game, level, MOST, seed)]
            tenth = quantiles(taken, n=10)[-1]
            print(
                f"{game:12}{level:10}{mean(taken):9.2f}{tenth:9.2f}{SECONDS[level]:9.1f}",
                flush=True,
            )


def _measure(game: str, level: str, most: int, seed: int = 0) -> list[float]:
    """Seconds of each decision."""
    table = Table(game, games.load(game).seats[0], seed)
    bots = [make_bot(level, seed + seat) for seat in range(table.seats)]
    taken: list[float] = []
    while not table.is_over and len(taken) < most:
        seat = table.deciding
        outlook = table.outlook(seat)
        before = time.perf_counter()
        action = bots[seat].choose(outlook)
        if len(table.legal) > 1:
            taken.append(time.perf_counter() - before)
        table.play(action)
    return taken


if __name__ == "__main__":
    main()
