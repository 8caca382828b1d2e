"""`nunatak arena`: who is stronger, and how sure are we?"""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from nunatak.cli.house import DONE, NO, House
from nunatak.cli.inputs import read_data
from nunatak.cli.parser import Misused, Parser, names
from nunatak.cli.seats import count_seats
from nunatak.cli.standings import tell
from nunatak.cli.warmup import warm_up
from nunatak.search.bots import BOTS
from nunatak.search.budget import Budget

if TYPE_CHECKING:
    from nunatak.arena.folder import Folder
    from nunatak.arena.grounds import Ground
    from nunatak.arena.programme import Programme
    from nunatak.arena.settings import Settings

EVEN = 0.5


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    take = parser.options.add_argument
    parser.take_game()
    take(
        "--bots",
        metavar="BOT,BOT…",
        required=True,
        type=names,
        help=say("cli-arena-bots", bots=", ".join(BOTS)),
    )
    parser.take_seats()
    take(
        "--games",
        metavar="N",
        default=100,
        type=parser.number(1),
        help=say("cli-default", about=say("cli-arena-games"), default="100"),
    )
    _add_budget(parser)
    _add_course(parser)
    parser.take_seed(default=1)
    parser.take_options()
    parser.take_json()


def _add_budget(parser: Parser) -> None:
    say = parser.house.say
    budget = parser.options.add_mutually_exclusive_group()
    budget.add_argument(
        "--seconds-per-move", metavar="S", type=parser.positive, help=say("cli-arena-seconds")
    )
    budget.add_argument(
        "--iterations-per-move",
        metavar="I",
        type=parser.number(1),
        help=say("cli-arena-iterations"),
    )
    parser.options.add_argument(
        "--threads", metavar="T", default=1, type=parser.number(1), help=say("cli-arena-threads")
    )


def _add_course(parser: Parser) -> None:
    say = parser.house.say
    take = parser.options.add_argument
    take("--gauntlet", action="store_true", help=say("cli-arena-gauntlet"))
    take(
        "--until-settled",
        metavar="SHARE",
        nargs="?",
        const=EVEN,
        type=parser.share,
        help=say("cli-arena-until"),
    )
    take("--out", metavar="FOLDER", type=Path, help=say("cli-arena-out"))
    where = parser.options.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", metavar="W", type=parser.number(1), help=say("cli-arena-workers")
    )
    where.add_argument("--ray", metavar="ADDRESS|local", help=say("cli-arena-ray"))


def run(arguments: argparse.Namespace, house: House) -> int:
    """Play, keep, and tell what came of it."""
    from nunatak.arena.folder import Folder
    from nunatak.arena.report import write_report
    from nunatak.arena.results import results

    settings = _settings(arguments, house)
    folder = Folder(arguments.out, settings.json()) if arguments.out else None
    programme = _play(settings, arguments, house, folder)
    found = results(settings, programme)
    if folder is not None:
        folder.conclude(found, programme, write_report(found, house.voice.language))
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        house.print(*tell(found, house.voice_of(house.game(settings.game))))
    if folder is not None:
        house.err.print(house.say("cli-arena-kept", folder=str(folder.path)))
    return NO if found["forfeits"] else DONE


def _settings(arguments: argparse.Namespace, house: House) -> "Settings":
    """Whatever is wrong is said before anything is compiled or played."""
    from nunatak.arena.entrants import read_entrants
    from nunatak.arena.settings import Settings

    game = house.game(arguments.game)
    data = read_data(arguments.data)
    game.rules.read_data(data)
    usual = _budget(arguments, house)
    return Settings(
        game=game.name,
        seats=count_seats(game, arguments.seats, house),
        entrants=read_entrants(arguments.bots, usual, arguments.threads),
        games=arguments.games,
        seed=arguments.seed,
        options=game.choose_options(dict(arguments.option)),
        data=data,
        gauntlet=arguments.gauntlet,
        until=arguments.until_settled,
    )


def _budget(arguments: argparse.Namespace, house: House) -> Budget | None:
    """What a bot thinks with unless it has a budget of its own; None: that of its level."""
    seconds, iterations = arguments.seconds_per_move, arguments.iterations_per_move
    if seconds is None and iterations is None:
        if arguments.threads > 1 and not all("@" in bot for bot in arguments.bots):
            raise Misused(house.say("cli-error-threads"))
        return None
    return Budget(seconds, iterations, arguments.threads)


def _ground(settings: "Settings", arguments: argparse.Namespace) -> "Ground":
    from nunatak.arena.cluster import Cluster
    from nunatak.arena.entrants import most_threads
    from nunatak.arena.grounds import Here, Processes, cores

    if arguments.ray is not None:
        return Cluster(settings.conditions, arguments.ray)
    workers = arguments.workers or max(1, cores() // most_threads(settings.entrants))
    if workers == 1:
        return Here(settings.conditions)
    return Processes(settings.conditions, workers)


def _play(
    settings: "Settings", arguments: argparse.Namespace, house: House, folder: "Folder | None"
) -> "Programme":
    """All games that are not in the folder yet, with progress shown."""
    from nunatak.arena.tournament import begin, play

    programme = begin(settings, folder)
    if programme.total != settings.games and settings.until is None:
        told = {"games": programme.total, "round": programme.schedule.games_in_a_round}
        house.err.print(house.say("cli-arena-rounded", **told))
    if programme.is_done:
        return programme
    ours = {entrant.name for entrant in settings.conditions.entrants} & set(BOTS)
    warm_up(house, settings.conditions.game, sorted(ours))
    with _ground(settings, arguments) as ground, _progress(house) as progress:
        task = progress.add_task(house.say("cli-arena-playing"), total=programme.total)
        for _ in play(programme, ground, folder):
            progress.update(task, completed=len(programme.played), total=programme.total)
    return programme


def _progress(house: House) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=house.err,
        transient=True,
        disable=not house.err.is_terminal,
    )
