"""`python -m nunatak.fitting GAME`: play against itself, fit the weights, write them down."""

import argparse
import sys
from os import cpu_count
from pathlib import Path

from rich.progress import Progress

from nunatak import games
from nunatak.fitting.matches import match
from nunatak.fitting.rounds import Fit, Plan, fit
from nunatak.fitting.writing import module, tell
from nunatak.kernel.appraisal import arranged
from nunatak.kernel.game import Game
from nunatak.search.bots import BOTS
from nunatak.search.budget import Budget
from nunatak.search.players import PLAYERS


def read(arguments: list[str]) -> argparse.Namespace:
    """The command line; what is wrong with it is said at once."""
    parser = argparse.ArgumentParser("python -m nunatak.fitting", description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--games", type=int, default=6000, help="in each round")
    parser.add_argument("--rounds", type=int, default=3, help="played with fitted weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", help="for example 2,3; else every number")
    parser.add_argument(
        "--bots",
        default="greedy,keen",
        help=f"of {', '.join(dict.fromkeys([*PLAYERS, *BOTS]))}; the last one plays most",
    )
    parser.add_argument("--iterations", type=int, help="of a bot for each decision")
    parser.add_argument("--redeals", type=int, default=1, help="that a keen player looks at")
    parser.add_argument("--matches", type=int, default=1000, help="games against greedy, or 0")
    parser.add_argument("--threads", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="instead of the game's weights.py")
    found = parser.parse_args(arguments)
    for name in ("games", "threads", "redeals"):
        if getattr(found, name) < 1:
            parser.error(f"--{name}: 1 or more is expected")
    found.bots = tuple(found.bots.split(","))
    for bot in found.bots:
        if bot not in PLAYERS and bot not in BOTS:
            parser.error(f"--bots: there is no {bot!r}")
    every = games.load(found.game).seats
    found.seats = [int(n) for n in found.seats.split(",")] if found.seats else list(every)
    if not set(found.seats) <= set(every):
        parser.error(f"--seats: {every[0]} to {every[-1]} are expected")
    return found


def main(arguments: list[str]) -> int:
    """Fit, measure, write."""
    asked = read(arguments)
    game = games.load(asked.game)
    plan = Plan(
        asked.games,
        asked.rounds,
        asked.seed,
        asked.bots,
        asked.threads,
        asked.redeals,
        Budget(iterations=asked.iterations) if asked.iterations else None,
    )
    told = [_command(arguments), ""]
    tables = list(arranged(game.judge.weights, game.judge.measures))
    with Progress() as bar:
        for seats in asked.seats:
            found, lines = _fit_one(game, seats, plan, asked.matches, bar)
            tables[seats - game.seats[0]] = found.weights
            told += lines
    print("\n".join(told))
    out = asked.out or games.folder(game.name) / "weights.py"
    out.write_text(module(told, game.judge.measures, tables), "utf-8")
    return 0


def _command(arguments: list[str]) -> str:
    """What was asked for, wherever it is done and written to."""
    kept = list(arguments)
    for option in ("--out", "--threads"):
        if option in kept:
            at = kept.index(option)
            del kept[at : at + 2]
    return " ".join(["python -m nunatak.fitting", *kept])


def _fit_one(
    game: Game, seats: int, plan: Plan, games: int, bar: Progress
) -> tuple[Fit, list[str]]:
    """One number of seats, and what there is to tell about it."""
    task = bar.add_task(f"{game.name}, {seats} seats")

    def progress(label: str, done: int, total: int) -> None:
        bar.update(task, description=label, completed=done, total=total)

    found = fit(game, seats, plan, progress)
    if not games:
        return found, tell(found, None)
    bar.update(task, description=f"{game.name}, {seats} seats, match", completed=0, total=games)
    played = match(
        game,
        found.weights,
        seats=seats,
        games=games,
        seed=plan.seed,
        threads=plan.threads,
        report=lambda done: bar.advance(task, done),
    )
    return found, tell(found, played)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
