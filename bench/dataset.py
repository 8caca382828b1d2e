"""Thousands of games between strong bots, in one file a game and number of seats.

    python bench/dataset.py GAME [--seats 2] [--games 10000] [--bots net,alpha] [--out build/games]
                            [--option KEY=VALUE]

Seeds are counted up from --seed; the bots take the seats in turns. What comes of it depends on the
seed alone, however many processes (--workers) share the work. `nunatak.arena.dataset` reads it.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from rich.progress import track

from nunatak import Bot, Table, games, make_bot
from nunatak.arena.dataset import DataSet, Game
from nunatak.arena.entrants import read_budget


def play(game: str, seats: int, bots: Sequence[str], options: Mapping[str, str], seed: int) -> Game:
    names = tuple(bots[(seat + seed) % len(bots)] for seat in range(seats))
    table = Table(game, seats, seed, players=names, options=options)
    sitting = [_made(name, seed * seats + seat) for seat, name in enumerate(names)]
    actions = []
    while table.decision is not None:
        seat = table.decision.seat
        actions.append(int(sitting[seat].choose(table.outlook(seat))))
        table.play(actions[-1])
    ended = table.outcome
    return Game(seed, names, tuple(actions), tuple(ended.points), tuple(ended.ranks))


def _made(label: str, seed: int) -> Bot:
    """A bot as the arena names it: `elder@400i` has a budget of its own."""
    name, at, amounts = label.partition("@")
    return make_bot(name, seed, read_budget(label, amounts, 1) if at else None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", default="net", help="by commas; elder@400i has a budget")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("build/games"))
    asked = parser.parse_args()
    options = dict(word.split("=", 1) for word in asked.option)
    work = partial(play, asked.game, asked.seats, asked.bots.split(","), options)
    seeds = range(asked.seed, asked.seed + asked.games)
    with get_context("spawn").Pool(asked.workers) as pool:
        done = pool.imap(work, seeds, chunksize=16)
        played = track(done, "games", total=len(seeds))
        found = DataSet.of(asked.game, asked.seats, played, options)
    asked.out.mkdir(parents=True, exist_ok=True)
    path = asked.out / f"{'-'.join([asked.game, str(asked.seats), *asked.option])}.npz"
    found.save(path)
    print(f"{path}: {len(found)} games, {len(found.actions)} actions, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
