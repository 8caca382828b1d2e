"""Which commands are there?"""

import argparse
from typing import Any

from nunatak import games
from nunatak.cli import (
    admin,
    analyze,
    arena,
    bench,
    bots,
    db,
    engine,
    hint,
    ledger,
    play,
    rules,
    serve,
    show,
    simulate,
    verify,
    warmup,
    worker,
)
from nunatak.cli.house import House
from nunatak.cli.parser import Parser
from nunatak.play.table import rule_name

COMMANDS = {
    "play": play,
    "bots": bots,
    "serve": serve,
    "worker": worker,
    "db": db,
    "admin": admin,
    "show": show,
    "rules": rules,
    "verify": verify,
    "analyze": analyze,
    "hint": hint,
    "simulate": simulate,
    "arena": arena,
    "engine": engine,
    "bench": bench,
    "ledger": ledger,
    "warmup": warmup,
}


def build_parser(house: House) -> Parser:
    """The parser of the whole command line."""
    parser = Parser(
        house,
        prog="nunatak",
        description=house.say("cli-about"),
        epilog=f"{house.say('cli-exit-codes')}\n\n{house.say('cli-more', game=games.NAMES[0])}",
    )
    parser.add_common()
    parser.add_version()
    found: Any = parser.add_subparsers(
        title=house.say("cli-commands"),
        dest="command",
        metavar=house.say("cli-command"),
        parser_class=Parser,
    )
    for name in COMMANDS:
        _add(found, name, house)
    return parser


def _add(commands: "argparse._SubParsersAction[Parser]", name: str, house: House) -> None:
    examples = house.say(f"cli-{name}-examples", **_example())
    command = commands.add_parser(
        name,
        house=house,
        help=house.say(f"cli-{name}"),
        description=house.say(f"cli-{name}-about"),
        epilog=f"{house.say('cli-examples')}\n{examples}",
    )
    COMMANDS[name].add(command)
    command.set_defaults(run=COMMANDS[name].run)
    command.add_common()


def _example() -> dict[str, str]:
    """A game, one of its rules and the area of that rule."""
    game = games.load(games.NAMES[0])
    rule = rule_name(game, len(game.rules.ids) - 1)
    return {"game": game.name, "rule": rule, "area": rule.rpartition("-")[0]}
