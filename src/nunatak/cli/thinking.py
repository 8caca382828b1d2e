"""How long may a command think? Seconds, or iterations that give the same again."""

import argparse
from typing import TYPE_CHECKING

from nunatak.cli.parser import Parser

if TYPE_CHECKING:
    from nunatak.search.budget import Budget

FEWEST = 64  # iterations that can tell anything


def take_budget(parser: Parser, command: str, ending: str, seconds: float) -> None:
    """`--seconds…` and `--iterations…`, one of them."""
    say = parser.house.say
    either = parser.options.add_mutually_exclusive_group()
    either.add_argument(
        f"--seconds{ending}",
        dest="seconds",
        metavar="S",
        default=seconds,
        type=parser.positive,
        help=say(f"cli-{command}-seconds", seconds=f"{seconds:g}"),
    )
    either.add_argument(
        f"--iterations{ending}",
        dest="iterations",
        metavar="N",
        type=parser.number(FEWEST),
        help=say(f"cli-{command}-iterations"),
    )


def budget_of(arguments: argparse.Namespace, threads: int) -> "Budget":
    """What was asked for, on so many threads."""
    from nunatak.search.budget import Budget

    if arguments.iterations is not None:
        return Budget(iterations=arguments.iterations, threads=threads)
    return Budget(seconds=arguments.seconds, threads=threads)
