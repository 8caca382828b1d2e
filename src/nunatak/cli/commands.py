"""Which commands are there?"""

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from nunatak import games
from nunatak.cli.house import House
from nunatak.cli.parser import Parser

COMMANDS = (
    "play",
    "bots",
    "serve",
    "worker",
    "db",
    "admin",
    "show",
    "open",
    "rules",
    "verify",
    "analyze",
    "hint",
    "puzzles",
    "simulate",
    "arena",
    "engine",
    "bench",
    "train",
    "ledger",
    "warmup",
)


def build_parser(house: House, words: Sequence[str]) -> Parser:
    """The parser of the command line that these words make.

    Of the commands that they don't name only the name and a line of help are made: each brings
    the rooms that it needs, and some of them take long to load. What nobody will read is not said.
    """
    reads_help = {"-h", "--help"} & set(words) or not set(COMMANDS) & set(words)
    parser = Parser(
        house,
        prog="nunatak",
        description=house.say("cli-about"),
    )
    parser.last_words = lambda: (
        f"{house.say('cli-exit-codes')}\n\n{house.say('cli-more', game=games.NAMES[0])}"
    )
    parser.add_common()
    parser.add_version()
    found: Any = parser.add_subparsers(
        title=house.say("cli-commands"),
        dest="command",
        metavar=house.say("cli-command"),
        parser_class=Parser,
    )
    named = [game for game in games.NAMES if game in words] or games.NAMES
    for name in COMMANDS:
        about = _about(name, house) if reads_help else {}
        command: Parser = found.add_parser(name, house=house, **about)
        command.last_words = partial(_last_words, command, name, named)
        if name in words:
            parser.asked = command.prog
            _fill(command, name)
    return parser


def _about(name: str, house: House) -> dict[str, str]:
    return {"help": house.say(f"cli-{name}"), "description": house.say(f"cli-{name}-about")}


def _last_words(command: Parser, name: str, named: Sequence[str]) -> str:
    house = command.house
    told = [_options(game, house) for game in named] if command.tells_options else []
    return "\n\n".join([*told, _examples(name, house)])


def _fill(command: Parser, name: str) -> None:
    module = import_module(f"nunatak.cli.{name}")
    module.add(command)
    command.set_defaults(run=module.run)
    command.add_common()


def _options(name: str, house: House) -> str:
    """What can be chosen before a game; what is chosen unless named stands first."""
    game = games.load(name)
    lines = [house.say("cli-options-of", title=house.voice_of(game).say("title"))]
    for key, option in game.rules.options.items():
        others = [word for word in option.words if word != option.default]
        if option.numbers:
            others.append(f"{option.numbers[0]}…{option.numbers[-1]}")
        lines.append(f"  {key}={' | '.join([option.default, *others])}")
    return "\n".join(lines)


def _examples(name: str, house: House) -> str:
    """With a game, one of its rules and the area of that rule."""
    from nunatak.play.table import rule_name

    game = games.load(games.NAMES[0])
    rule = rule_name(game, len(game.rules.ids) - 1)
    area = rule.rpartition("-")[0]
    examples = house.say(f"cli-{name}-examples", game=game.name, rule=rule, area=area)
    return f"{house.say('cli-examples')}\n{examples}"
