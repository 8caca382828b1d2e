"""`nunatak warmup`: compile everything ahead of the first game."""

import argparse
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from nunatak import games
from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.play.text import voice

if TYPE_CHECKING:
    from rich.progress import Progress


def add(parser: Parser) -> None:
    """Arguments."""
    parser.options.add_argument("--game", metavar="GAME", help=parser.house.say("cli-warmup-game"))


def run(arguments: argparse.Namespace, house: House) -> int:
    """Compile, or say that there is nothing to do."""
    from nunatak.warmup import is_warm

    names = games.NAMES if arguments.game is None else (house.game(arguments.game).name,)
    if is_warm(names):
        house.print(house.say("cli-warmup-warm"))
        return DONE
    seconds = compile_games(names, house)
    house.print(house.say("cli-warmup-done", seconds=seconds))
    return DONE


def warm_up(house: House, game: str, bots: Iterable[str] = ()) -> None:
    """Compile of a game what its table and these bots need and is not compiled yet."""
    from nunatak.warmup import TABLE, is_warm

    parts = (TABLE, *bots)
    if not is_warm((game,), parts):
        compile_games((game,), house, parts)


def compile_games(names: Sequence[str], house: House, parts: Sequence[str] | None = None) -> int:
    """Compile the games side by side and show how far they are; how many seconds it took."""
    from nunatak import warmup

    house.err.print(house.say("cli-warmup-once"))
    began = time.monotonic()
    with _progress(house) as progress:
        tasks = {
            name: progress.add_task(voice(house.voice.language, name).say("title"), total=None)
            for name in names
        }
        warmup.warm_up(
            names,
            lambda name, done, total: progress.update(tasks[name], completed=done, total=total),
            warmup.PARTS if parts is None else parts,
        )
    return round(time.monotonic() - began)


def _progress(house: House) -> "Progress":
    from rich import progress  # most starts are warm

    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        console=house.err,
        transient=True,
    )
