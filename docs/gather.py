"""The pages of the documentation site, gathered: `make docs`.

The site is laid out as the repository is, so that every link holds in both: the guides as they lie
in `docs/`, with what they link to, a page of the API for each public module, and a page for each
game made from its declaration, and its rulebook in every language. The games themselves lie in
`app/`: the page without a server, so that one set of files is both the manual and the game.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.kernel.game import Game
from nunatak.lab import declared
from nunatak.play import book
from nunatak.play.book import Heading, Listed, Paragraph, Picture, Values
from nunatak.play.table import Table
from nunatak.play.text import LANGUAGES, voice

ROOT = Path(__file__).parents[1]
APP = ROOT / "build" / "site-app"  # the games themselves, as `make site` builds them
PLAY = """# Play here

[The three games](app/index.html) run in this very site: against bots, or with others at one device.
Nothing has to be installed and no server is asked. Opened once, they work without a network.
[How that is built](docs/site.md).
"""
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "web/README.md")
LINK = re.compile(r"""(?:\]\(|<img src=")([^)"#:]+)(?:#[^)"]*)?[)"]""")  # or a picture's
API = {
    "table": ("The front door", "nunatak.play.table"),
    "record": ("Records", "nunatak.play.record"),
    "bots": ("Bots", "nunatak.search.bots"),
    "levels": ("Levels", "nunatak.search.levels"),
    "budget": ("Budgets", "nunatak.search.budget"),
    "thinking": ("Thoughts", "nunatak.search.thinking"),
    "games": ("Which games there are", "nunatak.games"),
    "game": ("What a game brings", "nunatak.kernel.game"),
    "kinds": ("Kinds", "nunatak.kernel.kinds"),
    "actions": ("Actions", "nunatak.kernel.actions"),
    "events": ("Events", "nunatak.kernel.events"),
    "message": ("Messages", "nunatak.kernel.message"),
    "views": ("Views", "nunatak.kernel.views"),
    "drawing": ("Pictures", "nunatak.kernel.drawing"),
    "sheet": ("Position texts", "nunatak.kernel.sheet"),
    "channels": ("Observations", "nunatak.kernel.channels"),
    "chance": ("Chance", "nunatak.kernel.chance"),
    "text": ("Texts", "nunatak.play.text"),
    "batch": ("Batches of games", "nunatak.envs.batch"),
    "testing": ("The suite for a game", "nunatak.testing"),
    "client": ("A client of the table server", "nunatak.client"),
}
FIRST = {"table": ("Table", "Outlook", "Decision", "Outcome", "Refusal", "Refused", "Start")}


def gather(out: Path) -> None:
    """Everything that the site is made of, into a folder that is made anew."""
    shutil.rmtree(out, ignore_errors=True)
    for path in (*map(ROOT.joinpath, PAGES), *sorted(ROOT.glob("docs/**/*.md"))):
        _copy(path, out)
        for target in _linked(path):
            _copy(target, out)
    _write(out / "play.md", PLAY)
    shutil.copytree(APP, out / "app", ignore=shutil.ignore_patterns(".vite"))
    for name, (title, module) in API.items():
        told = "".join(f"        - {member}\n" for member in FIRST.get(name, ()))
        options = f"    options:\n      members:\n{told}" if told else ""
        _write(out / "api" / f"{name}.md", f"# {title}\n\n::: {module}\n{options}")
    for game in map(games.load, games.NAMES):
        _write(out / "games" / f"{game.name}.md", "\n".join(page_of(game)) + "\n")
        for language in LANGUAGES:
            written = BookWriter(game.name, language, out / "rulebooks")
            _write(out / "rulebooks" / f"{game.name}-{language}.md", written.text)


def _linked(path: Path) -> Iterator[Path]:
    """What a page links to and is no page itself; a link that leads nowhere is left to the site."""
    for link in LINK.findall(path.read_text("utf-8")) if path.suffix == ".md" else ():
        target = (path.parent / link).resolve()
        if target.is_file() and target.suffix != ".md":
            yield target


def _copy(path: Path, out: Path) -> None:
    there = out / path.relative_to(ROOT)
    there.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".md":  # `[P1][R]` in a ledger are two marks, no link
        there.write_text(path.read_text("utf-8").replace("][", "]\\["), "utf-8")
    else:
        shutil.copy(path, there)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


# ------------------------------------------------------------------ a page for each game


def page_of(game: Game) -> Iterator[str]:
    """A game, as it declares itself."""
    say = voice("en", game.name).say
    seats = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    yield f"# {say('title')}\n\n{say('about')}\n"
    yield f"Played by {seats}. In Python it is `Table({game.name!r})`. This is version"
    yield f"{game.version} of its rules. Its ledger: [every rule](../docs/rules/{game.name}.md).\n"
    names = {"en": "in English", "ru": "по-русски", "cs": "česky"}
    links = (f"[{said}](../rulebooks/{game.name}-{name}.md)" for name, said in names.items())
    yield f"How to play it: {', '.join(links)}.\n"
    tables = {
        "Options": declared.options_table(game),
        "Phases": declared.phases_table(game),
        "Actions": declared.actions_table(game),
        "Events": declared.events_table(game),
        "What `Table.view` gives": view_tables(game),
        "Keys of a position text": declared.table(("key", "default"), position_keys(game)),
        "What a learner sees": declared.table(("numbers", "channel"), channels(game)),
    }
    for title, table in tables.items():
        yield f"## {title}\n\n{table}"


def view_tables(game: Game) -> str:
    """The form of a view, a table for the whole and one for each structure in it."""
    known: dict[str, Any] = {}
    forms = {f"{game.views.prefix}View": game.views.schema(known)} | known
    found = []
    for name, form in forms.items():
        rows = [(f"`{key}`", f"`{python_type(each)}`") for key, each in form["properties"].items()]
        about = form.get("description", "A dictionary of these.")
        found.append(f"**{name}.** {about}\n\n{declared.table(('key', 'type'), rows)}")
    return "\n".join(found)


def python_type(form: dict[str, Any]) -> str:
    """What a JSON schema is in Python."""
    if "$ref" in form:
        return str(form["$ref"]).rpartition("/")[2]
    if "anyOf" in form:
        return " or ".join(map(python_type, form["anyOf"]))
    if "enum" in form:
        return " or ".join(repr(value) for value in form["enum"])
    if form.get("type") == "array":
        return f"list[{python_type(form['items'])}]"
    if form.get("type") == "object":
        inner = form.get("additionalProperties") or next(
            iter(form.get("properties", {}).values()), {}
        )
        return f"dict[str, {python_type(inner)}]" if isinstance(inner, dict) and inner else "dict"
    names = {"integer": "int", "string": "str", "boolean": "bool", "number": "float"}
    return names.get(str(form.get("type")), "None")


def position_keys(game: Game) -> Iterator[tuple[str, str]]:
    """The keys of its first position, those of its options first."""
    state = game.rules.blank(game.rules.read_data(None), game.choose_options({}), game.seats[-1])
    for key, default in game.sheet.keys(state):
        yield f"`{key}`", f"`{default}`" if default else ""


def channels(game: Game) -> Iterator[tuple[str, str]]:
    """The channels of an observation, and which of its numbers are theirs."""
    first = 0
    for said, size in game.learner.channels.sizes():
        yield declared.span(first, size), said
        first += size


# ------------------------------------------------------------------ a rulebook


class BookWriter:
    """A game's rulebook in one language, as one page; pictures where a table can draw itself."""

    def __init__(self, game: str, language: str, folder: Path) -> None:
        self.game, self.language, self.folder = game, language, folder
        self.voice = voice(language, game)
        self.text = "\n\n".join(self._all()) + "\n"

    def _all(self) -> Iterator[str]:
        yield f"# {self.voice.say('title')}"
        for page in book.read(self.game, self.language).pages:
            yield f"## {page.title} {{#{page.id}}}"
            for block in page.blocks:
                yield self._block(block)

    def _block(self, block: book.Block) -> str:
        match block:
            case Paragraph():
                return self._told(block)
            case Listed():
                return "\n".join(f"- {self._told(item)}" for item in block.items)
            case Heading():
                return f"### {block.text}"
            case Values():
                heads, rows = book.printed(self.game, block.name, self.language)
                return declared.table(tuple(heads), map(tuple, rows)).rstrip()
            case Picture():
                return self._picture(block)

    def _told(self, paragraph: Paragraph) -> str:
        """The rules stand behind, small, with a way to the ledger."""
        if not paragraph.rules:
            return paragraph.text
        ledger = f"../docs/rules/{self.game}.md"
        return f"{paragraph.text} <small>[{' '.join(paragraph.rules)}]({ledger})</small>"

    def _picture(self, picture: Picture) -> str:
        """A drawing where the table can make one, and the words below it."""
        figure = book.figures(self.game)[picture.figure]
        draw = getattr(Table, "svg", None)
        if draw is None or not figure.position:
            return f"*{picture.caption}*"
        path = self.folder / "pictures" / f"{self.game}-{self.language}-{figure.name}.svg"
        _write(path, draw(Table.at(figure.position, lang=self.language), figure.seat))
        return f"![{picture.caption}](pictures/{path.name})\n\n*{picture.caption}*"


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
