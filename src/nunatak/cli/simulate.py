"""`nunatak simulate`: what comes of many random games?"""

import argparse
import json
from typing import Any

from rich.progress import Progress
from rich.table import Table

from nunatak.cli.house import DONE, House
from nunatak.cli.inputs import read_data
from nunatak.cli.parser import Parser
from nunatak.cli.seats import count_seats
from nunatak.kernel.game import Game
from nunatak.play.text import Voice


def add(parser: Parser) -> None:
    """Arguments."""
    parser.take_game()
    parser.options.add_argument(
        "--games",
        metavar="N",
        default=10_000,
        type=parser.number(1),
        help=parser.house.say(
            "cli-default", about=parser.house.say("cli-simulate-games"), default="10000"
        ),
    )
    parser.options.add_argument(
        "--greedy", action="store_true", help=parser.house.say("cli-simulate-greedy")
    )
    parser.take_seed(default=1)
    parser.take_seats()
    parser.take_options()
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Play them, and tell what came of them."""
    from nunatak.lab.simulation import simulate

    game = house.game(arguments.game)
    seats = count_seats(game, arguments.seats, house)
    with Progress(console=house.err, transient=True, disable=not house.err.is_terminal) as progress:
        task = progress.add_task(house.voice_of(game).say("title"), total=arguments.games)
        found = simulate(
            game,
            seats=seats,
            games=arguments.games,
            seed=arguments.seed,
            options=dict(arguments.option),
            data=read_data(arguments.data),
            greedy=arguments.greedy,
            report=lambda done, _: progress.update(task, completed=done),
        )
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        house.print(*_report(found, game, house.voice_of(game)))
    return DONE


def _report(found: dict[str, Any], game: Game, speaker: Voice) -> list[Any]:
    lines: list[Any] = [
        speaker.say(
            "cli-simulate-done",
            title=speaker.say("title"),
            games=found["games"],
            seconds=str(found["seconds"]),
        ),
        speaker.say(
            "cli-simulate-length",
            mean=str(found["mean_length"]),
            shortest=found["shortest"],
            longest=found["longest"],
        ),
        speaker.say("cli-simulate-shared", count=found["shared_first_places"]),
        _table(found, game.rules.point, speaker),
        _order(found, speaker),
        *_roles(found, game, speaker),
    ]
    if found["finished"] < found["games"]:
        lines.append(
            speaker.say("cli-simulate-unfinished", count=found["games"] - found["finished"])
        )
    return lines


def _order(found: dict[str, Any], speaker: Voice) -> str:
    """Wins by order of play; the first player is drawn by lot, so seats alone tell nothing."""
    shares = (
        f"{number}. {row['mean']:.1%} ({row['low']:.1%} … {row['high']:.1%})"
        for number, row in enumerate(found["wins_by_order"], 1)
    )
    return speaker.say("cli-simulate-order", shares="   ".join(shares))


def _roles(found: dict[str, Any], game: Game, speaker: Voice) -> list[str]:
    """Wins by what was played, where that is not the seat itself."""
    if len(game.rules.roles) == game.seats[0]:
        return []
    shares = (
        f"{speaker.tell(game.words.say_role(role))} {share['wins'] / share['games']:.1%}"
        for role, share in found["wins_by_role"].items()
    )
    return [speaker.say("cli-simulate-roles", shares="   ".join(shares))]


def _table(found: dict[str, Any], point: int, speaker: Voice) -> Table:
    """Seats in columns; wins, then mean points by source."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(found["seats"]):
        table.add_column(speaker.say("player", number=seat + 1), justify="right")
    shares = [f"{wins / found['games']:.1%}" for wins in found["wins_by_seat"]]
    table.add_row(speaker.say("cli-simulate-wins"), *shares)
    for source, means in found["mean_points_by_source"].items():
        table.add_row(
            speaker.say("source", source=source), *(f"{mean / point:.2f}" for mean in means)
        )
    totals = [f"{mean / point:.2f}" for mean in found["mean_points"]]
    table.add_row(speaker.say("label-total"), *totals, style="bold")
    return table
