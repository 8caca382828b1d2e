"""`nunatak rules`: what are the rules?"""

import argparse

from rich.table import Table
from rich.text import Text

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.play.rulebook import Chapter, chapters, find
from nunatak.play.text import Voice


def add(parser: Parser) -> None:
    """Arguments."""
    parser.take_game()
    parser.things.add_argument(
        "rule", metavar="RULE", nargs="?", help=parser.house.say("cli-rules-rule")
    )


def run(arguments: argparse.Namespace, house: House) -> int:
    """All rules by area, or those asked for."""
    game = house.game(arguments.game)
    speaker = house.voice_of(game)
    if arguments.rule is None:
        house.print(Text(speaker.say("title"), "bold"), speaker.say("about"))
        found = chapters(game.name, speaker.language)
    else:
        found = find(game.name, arguments.rule, speaker.language)
    for chapter in found:
        _print_chapter(house, chapter, speaker)
    return DONE


def _print_chapter(house: House, chapter: Chapter, speaker: Voice) -> None:
    """A heading and its rules."""
    grid = Table.grid(padding=(0, 1, 0, 1))
    for rule in chapter.rules:
        grid.add_row(Text(rule, "bold cyan", no_wrap=True), Text(speaker.rule(rule)))
    house.print("", Text(_capital(chapter.title), "bold underline"), grid)


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]
