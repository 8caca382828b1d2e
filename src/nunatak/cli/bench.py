"""`nunatak bench`: how fast is it?"""

import argparse
import json
from typing import Any

from rich.table import Table

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.cli.seats import count_seats


def add(parser: Parser) -> None:
    """Arguments."""
    parser.take_game(required=False)
    parser.take_seats()
    parser.options.add_argument(
        "--seconds",
        metavar="S",
        default=2,
        type=parser.number(1, 3600),
        help=parser.house.say("cli-bench-seconds"),
    )
    parser.options.add_argument(
        "--peers", action="store_true", help=parser.house.say("cli-bench-peers")
    )
    parser.options.add_argument(
        "--baseline",
        metavar="COMMIT",
        nargs="?",
        const="HEAD~1",
        help=parser.house.say("cli-bench-baseline"),
    )
    parser.take_json()


def run(arguments: argparse.Namespace, house: House) -> int:
    """Measure, and show it in a table."""
    from nunatak.lab.benchmark import bench

    game = house.game(arguments.game)
    seats = count_seats(game, arguments.seats, house)
    with house.err.status(house.say("cli-bench-measuring")):
        found = bench(
            game,
            seats=seats,
            seconds=arguments.seconds,
            peers=arguments.peers,
            baseline=arguments.baseline,
        )
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        house.print(_table(found, house.voice_of(game).say("title"), house))
    return DONE


def _table(found: dict[str, Any], title: str, house: House) -> Table:
    table = Table(box=None, pad_edge=False, title=title, title_justify="left")
    table.add_column("")
    for key in ("decisions", "games", "ratio"):
        table.add_column(house.say(f"cli-bench-{key}"), justify="right")
    _row(table, house.say("cli-bench-compiled"), found["compiled"], "")
    _row(table, house.say("cli-bench-interpreted"), found["interpreted"], f"× {found['ratio']}")
    if (network := found.get("network")) is not None:
        table.add_row(house.say("cli-bench-network"), f"{network['looks_per_second']:,.0f}")
    if (baseline := found.get("baseline")) is not None:
        for key in ("compiled", "interpreted"):
            name = f"{baseline['commit']}, {house.say(f'cli-bench-{key}')}"
            _row(table, name, baseline[key], f"× {baseline[key]['ratio']:.3f}")
    for peer in found["peers"]:
        _row(table, peer["name"], peer, f"× {peer['ratio']}")
    return table


def _row(table: Table, name: str, speeds: dict[str, Any], ratio: str) -> None:
    """One player of random games; the ratio is how many times faster ours is."""
    decisions, games = speeds["decisions_per_second"], speeds["games_per_second"]
    table.add_row(name, f"{decisions:,.0f}", f"{games:,.0f}", ratio)
