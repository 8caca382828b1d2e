"""`nunatak engine`: a bot of the house as a program that hears and says lines."""

import argparse
import sys
import threading
from typing import TYPE_CHECKING

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.cli.warmup import warm_up
from nunatak.search.bots import BOTS

if TYPE_CHECKING:
    from nunatak.engine.lines import Line

BOT = "elder"


def add(parser: Parser) -> None:
    """Arguments."""
    say = parser.house.say
    about = say("cli-engine-bot", bots=", ".join(BOTS))
    parser.options.add_argument(
        "--bot",
        metavar="BOT",
        default=BOT,
        help=say("cli-default", about=about, default=BOT),
    )


def run(arguments: argparse.Namespace, house: House) -> int:
    """Hear lines until told to quit; answers go to the output, all else to the error stream."""
    from nunatak.engine.engine import Engine

    lock = threading.Lock()

    def say(line: "Line") -> None:
        with lock:
            print(line, flush=True)

    def prepare(game: str, bot: str) -> None:
        warm_up(house, game, (bot,))

    engine = Engine(say, arguments.bot, prepare)
    for text in sys.stdin:
        if not engine.hear(text):
            return DONE
    engine.hear("quit")
    return DONE
