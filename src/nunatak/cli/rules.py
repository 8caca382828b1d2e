"""`nunatak rules`: how is it played, and what are the rules?"""

import argparse
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nunatak.cli.house import DONE, House
from nunatak.cli.parser import Parser
from nunatak.kernel.game import Game
from nunatak.play import book
from nunatak.play.book import Book, Heading, Listed, Page, Paragraph, Picture, Values
from nunatak.play.rulebook import Chapter, chapters, find
from nunatak.play.table import Table
from nunatak.play.text import Voice


def add(parser: Parser) -> None:
    """Arguments."""
    parser.take_game()
    say = parser.house.say
    parser.things.add_argument("what", metavar="PAGE|RULE", nargs="?", help=say("cli-rules-what"))
    how = parser.options.add_mutually_exclusive_group()
    how.add_argument("--short", action="store_true", help=say("cli-rules-short"))
    how.add_argument("--all", action="store_true", help=say("cli-rules-all"))
    parser.options.add_argument("--boards", action="store_true", help=say("cli-rules-boards"))


def run(arguments: argparse.Namespace, house: House) -> int:
    """The contents of the rulebook, a page of it, the card, or rules by their numbers."""
    game = house.game(arguments.game)
    speaker = house.voice_of(game)
    found = book.read(game.name, speaker.language)
    page = found.card if arguments.short else found.page(arguments.what or "")
    if page is not None and not arguments.all:
        _print_page(house, game, page, speaker, boards=arguments.boards)
    elif arguments.what is not None:
        _print_chapters(house, find(game.name, arguments.what, speaker.language), speaker)
    else:
        house.print(Text(speaker.say("title"), "bold"), speaker.say("about"))
        if found.pages and not arguments.all:
            _print_contents(house, found)
        else:
            _print_chapters(house, chapters(game.name, speaker.language), speaker)
    return DONE


# ------------------------------------------------------------------ the rulebook


def _print_contents(house: House, found: Book) -> None:
    """The pages by the words that open them."""
    grid = Grid.grid(padding=(0, 2, 0, 1))
    for page in found.pages:
        grid.add_row(Text(page.id, "bold cyan"), page.title)
    house.print("", grid, "", house.say("cli-rules-open", game=found.game))


def _print_page(house: House, game: Game, page: Page, speaker: Voice, *, boards: bool) -> None:
    house.print(Text(page.title, "bold underline"))
    for block in page.blocks:
        match block:
            case Paragraph():
                house.print("", _told(block))
            case Listed():
                house.print(_listed(block))
            case Heading():
                house.print("", Text(block.text, "bold"))
            case Values():
                house.print("", _values(game, block.name, speaker))
            case Picture():
                house.print("", *_picture(house, game, block, speaker, boards=boards))


def _listed(block: Listed) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for item in block.items:
        grid.add_row("-", _told(item))
    return grid


def _told(paragraph: Paragraph) -> Text:
    """Sentences with their bold words, and the rules behind them."""
    text = Text()
    for number, part in enumerate(paragraph.text.split("**")):
        text.append(part, "bold" if number % 2 else "")
    if paragraph.rules:
        text.append(f" [{' '.join(paragraph.rules)}]", "dim")
    return text


def _values(game: Game, name: str, speaker: Voice) -> Grid:
    heads, rows = book.printed(game.name, name, speaker.language)
    grid = Grid(*heads, box=None, header_style="dim", padding=(0, 2, 0, 1))
    for row in rows:
        grid.add_row(*row)
    return grid


def _picture(
    house: House, game: Game, picture: Picture, speaker: Voice, *, boards: bool
) -> Iterator[RenderableType]:
    """What is to be seen; with `boards`, the board too."""
    figure = book.figures(game.name)[picture.figure]
    if boards and figure.position:
        table = Table.at(figure.position, lang=speaker.language)
        seen = table.view(figure.seat)
        yield Text.from_markup(game.words.draw(seen, speaker, table.players, house.out.width))
    yield Text(picture.caption, "italic")


# ------------------------------------------------------------------ rules by their numbers


def _print_chapters(house: House, found: list[Chapter], speaker: Voice) -> None:
    for chapter in found:
        grid = Grid.grid(padding=(0, 1, 0, 1))
        for rule in chapter.rules:
            grid.add_row(Text(rule, "bold cyan", no_wrap=True), Text(speaker.rule(rule)))
        house.print("", Text(_capital(chapter.title), "bold underline"), grid)


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]
