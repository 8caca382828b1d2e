"""`nunatak play`: a game in this terminal."""

import argparse

from nunatak import games
from nunatak.cli.house import House
from nunatak.cli.inputs import read_data
from nunatak.cli.parser import Misused, Parser
from nunatak.cli.warmup import compile_games
from nunatak.kernel.game import Game


def add(parser: Parser, house: House) -> None:
    """Arguments."""
    parser.take_game(required=False)
    parser.take_seats()
    parser.options.add_argument(
        "--players",
        metavar="NAME,NAME…",
        type=_names,
        default=[],
        help=house.say("cli-play-players"),
    )
    parser.options.add_argument("--bot", metavar="LEVEL", help=house.say("cli-play-bot"))
    parser.options.add_argument(
        "--hot-seat", action="store_true", help=house.say("cli-play-hot-seat")
    )
    parser.take_seed()
    parser.take_options()


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
