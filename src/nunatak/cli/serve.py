"""`nunatak serve`: the table server."""

import argparse

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.cli.serving import settings_from, take_settings
from nunatak.play.text import voice


def add(parser: Parser) -> None:
    """Arguments."""
    take_settings(parser)
    parser.options.add_argument(
        "--open", action="store_true", help=parser.house.say("cli-serve-open")
    )


def run(arguments: argparse.Namespace, house: House) -> int:
    """Bring the store up to date, and serve until stopped."""
    settings = settings_from(arguments)
    from nunatak.server.app.serve import serve
    from nunatak.warmup import is_warm

    warm = is_warm()

    def answering() -> None:
        house.print(house.say("cli-serve-at", url=settings.base))
        if not warm:
            house.print(house.say("cli-serve-warming"))

    def ready(game: str) -> None:
        if not warm:
            title = voice(house.voice.language, game).say("title")
            house.print(house.say("cli-serve-ready", title=title))

    serve(settings, browse=arguments.open, answering=answering, ready=ready)
    return DONE
