"""`nunatak bots`: who can be played against?"""

import argparse

from rich.table import Table
from rich.text import Text

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.search.bots import BOTS


def add(parser: Parser) -> None:
    """Arguments: none."""


def run(_: argparse.Namespace, house: House) -> int:
    """A line for each bot: its name, as it is called here, and what it is like."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for bot in BOTS:
        about = house.voice.attribute(f"bot-{bot}", "about")
        grid.add_row(Text(bot, "bold cyan"), Text(house.say(f"bot-{bot}")), Text(about))
    house.print(grid)
    return DONE
