"""How is a command line read? By argparse, made to speak the reader's language."""

import argparse
import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from importlib.metadata import version
from math import inf
from typing import Any, NoReturn

from nunatak import games
from nunatak.cli.house import House
from nunatak.play.seed import LARGEST_SEED
from nunatak.play.text import LANGUAGES

Run = Callable[[argparse.Namespace, House], int]

COMPLAINTS = (  # what argparse says in English, and the house's text for it
    (r"unrecognized arguments: (?P<what>.+)", "cli-error-unrecognized"),
    (r"the following arguments are required: (?P<what>.+)", "cli-error-required"),
    (r"argument (?P<argument>.+): expected .*argument.*", "cli-error-expected"),
    (
        r"argument (?P<argument>.+): not allowed with argument (?P<other>.+)",
        "cli-error-exclusive",
    ),
    (
        r"argument (?P<argument>\S+): invalid choice: (?P<value>.+?) \(choose from (?P<what>.+)\)",
        "cli-error-choice",
    ),
    (r"argument (?P<argument>.+?): (?P<what>.+)", "cli-error-argument"),
)


class Misused(Exception):
    """A command line that can't be read: the sentence that says why."""


class Layout(argparse.RawDescriptionHelpFormatter):
    """A help page that begins in the reader's language."""

    def __init__(self, usage: str, prog: str, **settings: Any) -> None:
        super().__init__(prog, max_help_position=30, **settings)
        self.opening = f"{usage} "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The first line of a page."""
        super().add_usage(usage, actions, groups, self.opening if prefix is None else prefix)


class TellVersion(argparse.Action):
    """`--version`"""

    def __call__(self, parser: argparse.ArgumentParser, *_words: Any) -> NoReturn:
        """Say it, and nothing more."""
        print(f"nunatak {version('nunatak')}")
        parser.exit()


class Parser(argparse.ArgumentParser):
    """A parser whose pages and complaints are texts of the house."""

    def __init__(self, house: House, **settings: Any) -> None:
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=partial(Layout, house.say("cli-usage")),
            **settings,
        )
        self.house = house
        self.asked = self.prog  # whose page of help tells more
        self.last_words: Callable[[], str] = lambda: ""
        self.tells_options = False
        self.things = self.add_argument_group(house.say("cli-arguments"))
        self.options = self.add_argument_group(house.say("cli-options"))

    def format_help(self) -> str:
        """The page, whose last words are found when somebody reads it."""
        self.epilog = self.last_words()
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Every complaint is translated and ends in one place."""
        key, values = _read(message)
        asked = self.asked if key == "cli-error-unrecognized" else self.prog
        if values.get("argument") == self.house.say("cli-command"):
            key, values = _command(values["value"], values["what"].split(", "))
        sentence = self.house.say(key, **values) if key else message
        raise Misused(sentence, self.house.say("cli-error-see-help", command=asked))

    def add_common(self) -> None:
        """What every command takes."""
        house = self.house
        self.options.add_argument(
            "--lang",
            choices=LANGUAGES,
            default=argparse.SUPPRESS,
            help=house.say("cli-lang", languages=", ".join(LANGUAGES)),
        )
        self.options.add_argument(
            "--no-color",
            action="store_true",
            default=argparse.SUPPRESS,
            help=house.say("cli-no-color"),
        )
        self.options.add_argument("-h", "--help", action="help", help=house.say("cli-help"))

    def add_version(self) -> None:
        """`--version`"""
        self.options.add_argument(
            "--version", action=TellVersion, nargs=0, help=self.house.say("cli-version")
        )

    # -------------------------------------------------------------- arguments of many commands

    def take_game(self, *, required: bool = True) -> None:
        """GAME"""
        names = ", ".join(games.NAMES)
        self.things.add_argument(
            "game",
            metavar="GAME",
            nargs=None if required else "?",
            default=games.NAMES[0],
            help=self.house.say("cli-game" if required else "cli-game-default", games=names),
        )

    def take_seats(self) -> None:
        """--seats"""
        self.options.add_argument(
            "--seats", metavar="K", type=self.number(1), help=self.house.say("cli-seats")
        )

    def take_options(self) -> None:
        """--option and --data; the page ends with the options that there are"""
        self.tells_options = True
        self.options.add_argument(
            "--option",
            metavar="KEY=VALUE",
            action="append",
            default=[],
            type=self.pair,
            help=self.house.say("cli-option"),
        )
        self.take_data()

    def take_data(self) -> None:
        """--data"""
        self.options.add_argument("--data", metavar="FILE.toml", help=self.house.say("cli-data"))

    def take_seed(self, default: int | None = None, key: str = "cli-seed") -> None:
        """--seed"""
        about = self.house.say(key)
        if default is not None:
            about = self.house.say("cli-default", about=about, default=str(default))
        self.options.add_argument(
            "--seed",
            metavar="N",
            default=default,
            type=self.number(0, LARGEST_SEED),
            help=about,
        )

    def take_json(self) -> None:
        """--json"""
        self.options.add_argument("--json", action="store_true", help=self.house.say("cli-json"))

    # -------------------------------------------------------------- what an argument may be

    def number(self, least: int, most: int | None = None) -> Callable[[str], int]:
        """A whole number within bounds."""

        def read(text: str) -> int:
            try:
                number = int(text)
            except ValueError:
                number = least - 1
            if number < least or (most is not None and number > most):
                key = "cli-error-number" if most is None else "cli-error-number-between"
                bounds = {"least": str(least)} if most is None else _bounds(least, most)
                raise argparse.ArgumentTypeError(self.house.say(key, value=text, **bounds))
            return number

        return read

    def positive(self, text: str) -> float:
        """A number above 0; a comma will do for a point."""
        return self._real(text, inf, "cli-error-positive")

    def share(self, text: str) -> float:
        """A number between 0 and 1."""
        return self._real(text, 1, "cli-error-share")

    def _real(self, text: str, below: float, key: str) -> float:
        try:
            number = float(text.replace(",", "."))
        except ValueError:
            number = 0.0
        if not 0 < number < below:
            raise argparse.ArgumentTypeError(self.house.say(key, value=text))
        return number

    def pair(self, text: str) -> tuple[str, str]:
        """`KEY=VALUE`"""
        key, equals, value = text.partition("=")
        if not equals:
            raise argparse.ArgumentTypeError(self.house.say("cli-error-pair", value=text))
        return key, value


def names(text: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _bounds(least: int, most: int) -> dict[str, str]:
    return {"least": str(least), "most": str(most)}


def _read(complaint: str) -> tuple[str, dict[str, str]]:
    """The key of what argparse says, and its values; marks around a choice are ours to set."""
    for pattern, key in COMPLAINTS:
        found = re.fullmatch(pattern, complaint, re.DOTALL)
        if found:
            marks = "'" if key == "cli-error-choice" else ""
            return key, {name: said.replace(marks, "") for name, said in found.groupdict().items()}
    return "", {}


def _command(said: str, commands: list[str]) -> tuple[str, dict[str, str]]:
    """A command that there is not: the one that was meant, or all that there are."""
    likely = get_close_matches(said, commands, 1)
    key = "cli-error-command-like" if likely else "cli-error-command"
    return key, {"value": said, "what": ", ".join(likely or commands)}
