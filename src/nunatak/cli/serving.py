"""Which settings does a server take on the command line? All of them."""

import argparse
from dataclasses import fields
from importlib.util import find_spec
from typing import TYPE_CHECKING

from nunatak.cli.house import House
from nunatak.cli.parser import Parser

if TYPE_CHECKING:
    from nunatak.server.settings import Settings


BOUNDS = {"port": (1, 65535)}  # of settings that are numbers; others begin at 0


class NoServer(Exception):
    """The extra `server` is not installed."""


def need_server() -> None:
    """What a server is made of must be there."""
    try:
        missing = [name for name in ("sqlalchemy", "starlette") if find_spec(name) is None]
    except ValueError:  # somebody has hidden it
        missing = ["starlette"]
    if missing:
        raise NoServer


def take_settings(parser: Parser, *names: str) -> None:
    """An option for each setting, and a file for many."""
    from nunatak.server.settings import Settings

    for setting in fields(Settings):
        if not names or setting.name in names:
            least, most = BOUNDS.get(setting.name, (0, None))
            kind = parser.number(least, most) if setting.type is int else str
            parser.options.add_argument(
                f"--{setting.name}",
                metavar=setting.name.upper(),
                type=kind,
                help=_help(setting.name, parser.house),
            )
    parser.options.add_argument(
        "--settings", metavar="FILE.toml", help=parser.house.say("cli-set-file")
    )


def _help(name: str, house: House) -> str:
    """What a setting does, and what it is where nobody sets it."""
    from nunatak.server.settings import Settings

    default = str(getattr(Settings(), name)).replace("%", "%%")
    about = house.say(f"cli-set-{name}")
    return house.say("cli-default", about=about, default=default) if default else about


def settings_from(arguments: argparse.Namespace) -> "Settings":
    """Defaults, the file, the environment, the options."""
    from nunatak.server.settings import Settings, read_settings

    need_server()
    options = {setting.name: getattr(arguments, setting.name, None) for setting in fields(Settings)}
    return read_settings(options, arguments.settings)
