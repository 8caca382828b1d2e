"""How is a game explained to people? Its rulebook: pages of prose, pictures and value tables.

The folder `book/` of a game holds `en.md`, `ru.md` and `cs.md`, and two declarations:

    # Title of the page {#id}           the same ids in every language, in the same order
    ## A heading inside a page
    A paragraph with **bold** words. [L-PLAY-01 L-FOL-02]       the rules that it tells
    - An item of a list. [L-REV-01]
    ![What is to be seen](figure:NAME)                          `figures.toml` declares NAME
    :::values NAME                                              a table of the game's values

`figures.toml` has a table for each picture: a `position` (and the `moves` of an example, the
`seat` whose eyes see it, what is `lit`, the elements that it is to `crop` to, whether it is the
seat's `own` board), or a `drawing` for the client alone. `book.toml` names the page that fits a
decision (`pages`) and the rules that are not for players (`programmers`: ids, or areas such as
`L-DATA`).
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from nunatak import games
from nunatak.kernel.message import Message
from nunatak.kernel.values import Cell, ValueTable
from nunatak.play.rulebook import chapters
from nunatak.play.text import LANGUAGES, Voice, voice

CARD = "card"  # the page that is the summary card
USUAL = "turn"  # the page that fits any decision

PAGE = re.compile(r"# (?P<title>.+?) \{#(?P<id>[a-z][a-z0-9-]*)\}")
HEADING = re.compile(r"## (?P<text>.+)")
PICTURE = re.compile(r"!\[(?P<caption>[^\]]+)\]\(figure:(?P<name>[a-z0-9-]+)\)")
TABLE = re.compile(r":::values (?P<name>[a-z0-9-]+)")
TOLD = re.compile(r"\s*\[(?P<rules>[A-Z0-9]+-[A-Z0-9]+-[0-9]+(?: [A-Z0-9]+-[A-Z0-9]+-[0-9]+)*)\]$")


class BookError(ValueError):
    """Something in a rulebook is not as it should be: in which file, and in which line."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        super().__init__(f"{path.parent.parent.name}/book/{path.name}:{line}: {what}")
        self.path = path
        self.line = line
        self.what = what


@dataclass(frozen=True)
class Paragraph:
    """Some sentences, and the rules that they tell."""

    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Listed:
    """Items, one below the other."""

    items: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Heading:
    """What the next blocks are about."""

    text: str


@dataclass(frozen=True)
class Picture:
    """A picture with what is to be seen in it."""

    figure: str
    caption: str


@dataclass(frozen=True)
class Values:
    """A table of the game's values."""

    name: str


Block: TypeAlias = Paragraph | Listed | Heading | Picture | Values


@dataclass(frozen=True)
class Page:
    """One subject of a rulebook."""

    id: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def rules(self) -> Iterator[str]:
        """The rules that the page tells."""
        for block in self.blocks:
            for part in block.items if isinstance(block, Listed) else (block,):
                yield from part.rules if isinstance(part, Paragraph) else ()


@dataclass(frozen=True)
class Figure:
    """A picture of a position, perhaps with moves to follow, or a client's own drawing."""

    name: str
    position: str = ""
    seat: int | None = None  # whose eyes see it; nobody's: a watcher's
    moves: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    crop: tuple[str, ...] = ()
    hand: bool = False  # whether the hand is shown below the board
    own: bool = False  # whether the seat's own board is shown, and not what all share
    shape: float = 0.0  # width to height of the board, where the client's own choice is not good
    drawing: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Book:
    """The rulebook of a game in a language."""

    game: str
    language: str
    pages: tuple[Page, ...]
    fitting: Mapping[str, str]  # the page that fits a decision, by its phase: draft, draft 2
    programmers: tuple[str, ...]  # rules, or their areas, that no player needs

    def page(self, name: str) -> Page | None:
        """The page of that id."""
        return next((page for page in self.pages if page.id == name), None)

    @property
    def card(self) -> Page | None:
        """The summary card."""
        return self.page(CARD)

    def is_for_programmers(self, rule: str) -> bool:
        """Whether a rule says what only a program needs."""
        return rule in self.programmers or rule.rpartition("-")[0] in self.programmers


def has_book(game: str) -> bool:
    """Whether anybody has written one."""
    return (folder_of(game) / f"{LANGUAGES[0]}.md").is_file()


@cache
def read(game: str, language: str) -> Book:
    """The rulebook of a game; without pages where it has none."""
    declared = _declared(game)
    pages: tuple[Page, ...] = ()
    if has_book(game):
        pages = _Reader(game, folder_of(game) / f"{language}.md").pages
    return Book(
        game=game,
        language=language,
        pages=pages,
        fitting={str(phase): str(page) for phase, page in declared.get("pages", {}).items()},
        programmers=tuple(declared.get("programmers", ())),
    )


@cache
def figures(game: str) -> Mapping[str, Figure]:
    """The pictures of a game's rulebook by name."""
    path = folder_of(game) / "figures.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text("utf-8"))
    return {name: _figure(path, name, table) for name, table in found.items()}


def _figure(path: Path, name: str, table: Mapping[str, Any]) -> Figure:
    known = Figure.__dataclass_fields__.keys() - {"name"}
    line = _line_of(path, f"[{name}]")
    if unknown := table.keys() - known:
        raise BookError(path, line, f"a picture has no {', '.join(sorted(unknown))}")
    if ("position" in table) == ("drawing" in table):
        raise BookError(path, line, "a picture has a position or a drawing")
    lists = {key: tuple(table.get(key, ())) for key in ("moves", "lit", "crop")}
    return Figure(name, **{**table, **lists})


def _line_of(path: Path, text: str) -> int:
    lines = path.read_text("utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if line.startswith(text)), 0)


def _declared(game: str) -> dict[str, Any]:
    path = folder_of(game) / "book.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def folder_of(game: str) -> Path:
    """Where its pages lie."""
    return games.folder(game) / "book"


# ------------------------------------------------------------------ the text


class _Reader:
    """Reads one file, line by line; what does not fit is told with its line."""

    def __init__(self, game: str, path: Path) -> None:
        self.path = path
        self.figures = figures(game).keys()
        self.tables = tables(game).keys()
        self.known = {rule for chapter in chapters(game, path.stem) for rule in chapter.rules}
        self.line = 0
        self.found: list[tuple[str, str, list[Block]]] = []
        self.words: list[str] = []  # of the paragraph or item that is being read
        self.items: list[Paragraph] | None = None  # of the list that is being read
        for self.line, text in enumerate(path.read_text("utf-8").splitlines(), 1):
            self._read(text.strip())
        self._finish()

    @property
    def pages(self) -> tuple[Page, ...]:
        """All that was read."""
        return tuple(Page(name, title, tuple(blocks)) for name, title, blocks in self.found)

    def _read(self, text: str) -> None:
        if not text:
            self._finish()
        elif text.startswith("- "):
            self._finish_words()
            self.items = self.items if self.items is not None else []
            self.words = [text[2:]]
        elif text.startswith(("#", "!", ":::")):
            self._finish()
            self._read_mark(text)
        else:
            self.words.append(text)

    def _read_mark(self, text: str) -> None:
        if found := PAGE.fullmatch(text):
            if found["id"] in (name for name, _, _ in self.found):
                raise self._wrong(f"there are two pages #{found['id']}")
            self.found.append((found["id"], found["title"], []))
        elif found := HEADING.fullmatch(text):
            self._add(Heading(found["text"]))
        elif found := PICTURE.fullmatch(text):
            if found["name"] not in self.figures:
                raise self._wrong(f"figures.toml has no picture {found['name']}")
            self._add(Picture(found["name"], found["caption"]))
        elif found := TABLE.fullmatch(text):
            if found["name"] not in self.tables:
                raise self._wrong(f"the game has no values {found['name']}")
            self._add(Values(found["name"]))
        else:
            raise self._wrong(f"this is no heading, picture or table: {text}")

    def _finish(self) -> None:
        """A blank line ends a paragraph and a list."""
        self._finish_words()
        if self.items is not None:
            self._add(Listed(tuple(self.items)))
            self.items = None

    def _finish_words(self) -> None:
        if not self.words:
            return
        paragraph = self._paragraph(" ".join(self.words))
        self.words = []
        if self.items is None:
            self._add(paragraph)
        else:
            self.items.append(paragraph)

    def _paragraph(self, text: str) -> Paragraph:
        told = TOLD.search(text)
        rules = tuple(told["rules"].split()) if told else ()
        for rule in rules:
            if rule not in self.known:
                raise self._wrong(f"the ledger has no rule {rule}")
        text = text[: told.start()] if told else text
        if text.count("**") % 2:
            raise self._wrong("a bold passage does not end")
        return Paragraph(text, rules)

    def _add(self, block: Block) -> None:
        if not self.found:
            raise self._wrong("a page begins with `# Title {#id}`")
        self.found[-1][2].append(block)

    def _wrong(self, what: str) -> BookError:
        return BookError(self.path, self.line, what)


# ------------------------------------------------------------------ the value tables


@cache
def tables(game: str) -> Mapping[str, ValueTable]:
    """The value tables of a game, made from its own data."""
    loaded = games.load(game)
    return loaded.values(loaded.rules.read_data(None))


def heads(table: ValueTable, speaker: Voice) -> list[str]:
    """The headings of a table, in a language."""
    return [speaker.say(key) for key in table.columns]


def lines(table: ValueTable, speaker: Voice) -> list[list[str]]:
    """The rows of a table, in a language."""
    return [[_cell(cell, speaker) for cell in row.cells] for row in table.rows]


def _cell(cell: Cell, speaker: Voice) -> str:
    return speaker.tell(cell) if isinstance(cell, Message) else str(cell)


def printed(game: str, name: str, language: str) -> tuple[list[str], list[list[str]]]:
    """A table as a reader sees it: headings and rows."""
    speaker, table = voice(language, game), tables(game)[name]
    return heads(table, speaker), lines(table, speaker)
