"""`nunatak serve`: the table server."""

import argparse

from nunatak import games
from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.cli.serving import settings_from, take_settings
from nunatak.cli.warmup import compile_games


def add(parser: Parser) -> None:
    """Arguments."""
    take_settings(parser)
    parser.options.add_argument(
        "--open", action="store_true", help=parser.house.say("cli-serve-open")
    )


def run(arguments: argparse.Namespace, house: House) -> int:
    """Bring the store up to date, and serve until stopped."""
    settings = settings_from(arguments)
    from nunatak.server.serve import serve
    from nunatak.warmup import is_warm

    if not is_warm():
        compile_games(games.NAMES, house)
    house.print(house.say("cli-serve-at", url=settings.base))
    serve(settings, browse=arguments.open)
    return DONE
