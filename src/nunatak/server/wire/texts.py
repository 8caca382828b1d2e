"""How do clients get the words? The same Fluent files as everywhere, the rules and the rulebook."""

from functools import cache

from starlette.responses import Response

from nunatak import games
from nunatak.kernel.values import ValueTable
from nunatak.play import book as books
from nunatak.play.rulebook import chapters
from nunatak.play.text import HERE, LANGUAGES, Voice, voice
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble


def fluent(language: str, game: str | None) -> Response:
    """The texts of the house, with those of a game."""
    _check(language, game)
    headers = {"cache-control": "no-cache"}
    return Response(_merged(language, game), media_type="text/plain", headers=headers)


def _check(language: str, game: str | None) -> None:
    if language not in LANGUAGES or (game is not None and game not in games.NAMES):
        raise Trouble("not-found")


@cache
def _merged(language: str, game: str | None) -> str:
    folders = [HERE]
    if game is not None:
        folders.append(games.folder(game) / "text")
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


@cache
def rulebook(game: str, language: str) -> m.Rulebook:
    """The rules of a game in a language."""
    _check(language, game)
    speaker = voice(language, game)
    return m.Rulebook(
        game=game,
        language=language,  # type: ignore[arg-type]
        chapters=[
            m.Chapter(
                title=chapter.title,
                rules=[m.RuleText(id=rule, text=speaker.rule(rule)) for rule in chapter.rules],
            )
            for chapter in chapters(game, language)
        ],
    )


@cache
def book(game: str, language: str) -> m.Book:
    """The rulebook of a game for people, in a language."""
    _check(language, game)
    found = books.read(game, language)
    speaker = voice(language, game)
    return m.Book(
        game=game,
        language=language,  # type: ignore[arg-type]
        pages=[
            m.BookPage(
                id=page.id,
                title=page.title,
                blocks=[_block(block, game, speaker) for block in page.blocks],
            )
            for page in found.pages
        ],
        fitting=dict(found.fitting),
        programmers=list(found.programmers),
    )


def _block(block: books.Block, game: str, speaker: Voice) -> m.BookBlock:
    match block:
        case books.Paragraph():
            return _paragraph(block)
        case books.Listed():
            return m.BookList(items=[_paragraph(item) for item in block.items])
        case books.Heading():
            return m.BookHeading(text=block.text)
        case books.Picture():
            return m.BookFigure(figure=block.figure, caption=block.caption)
        case books.Values():
            return _values(block.name, books.tables(game)[block.name], speaker)


def _paragraph(paragraph: books.Paragraph) -> m.BookText:
    return m.BookText(text=paragraph.text, rules=list(paragraph.rules))


def _values(name: str, table: ValueTable, speaker: Voice) -> m.BookValues:
    rows = zip(table.rows, books.lines(table, speaker), strict=True)
    return m.BookValues(
        name=name,
        columns=books.heads(table, speaker),
        rows=[m.BookRow(sign=row.sign, cells=cells) for row, cells in rows],
    )
