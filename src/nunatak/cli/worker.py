"""`nunatak worker`: bots that think for servers elsewhere."""

import argparse

from nunatak import games
from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.cli.serving import settings_from, take_settings
from nunatak.cli.warmup import compile_games


def add(parser: Parser) -> None:
    """Arguments."""
    take_settings(parser, "db", "bots", "programs", "lease", "log")


def run(arguments: argparse.Namespace, house: House) -> int:
    """Take bots' turns from the store until stopped."""
    settings = settings_from(arguments)
    from nunatak.server.app.serve import work
    from nunatak.warmup import is_warm

    if not is_warm():
        compile_games(games.NAMES, house)
    house.print(house.say("cli-worker-at", bots=settings.bots))
    work(settings)
    return DONE
