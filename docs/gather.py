"""The pages of the documentation site, gathered: `make docs`.

The site is laid out as the repository is, so that every link holds in both: the guides as they lie
in `docs/`, with what they link to, a page of the API for each public module, and a page for each
game made from its declaration.
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from nunatak import games
from nunatak.kernel.game import Game
from nunatak.lab import declared
from nunatak.play.text import voice

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "web/README.md")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
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
    "views": ("Views", "nunatak.kernel.views"),
    "sheet": ("Position texts", "nunatak.kernel.sheet"),
    "channels": ("Observations", "nunatak.kernel.channels"),
    "chance": ("Chance", "nunatak.kernel.chance"),
    "text": ("Texts", "nunatak.play.text"),
    "batch": ("Batches of games", "nunatak.envs.batch"),
    "testing": ("The suite for a game", "nunatak.testing"),
    "client": ("A client of the table server", "nunatak.client"),
}


def gather(out: Path) -> None:
    """Everything that the site is made of, into a folder that is made anew."""
    shutil.rmtree(out, ignore_errors=True)
    for path in (*map(ROOT.joinpath, PAGES), *sorted(ROOT.glob("docs/**/*.md"))):
        _copy(path, out)
        for target in _linked(path):
            _copy(target, out)
    for name, (title, module) in API.items():
        _write(out / "api" / f"{name}.md", f"# {title}\n\n::: {module}\n")
    for game in map(games.load, games.NAMES):
        _write(out / "games" / f"{game.name}.md", "\n".join(page_of(game)) + "\n")


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
    tables = {
        "Options": declared.options_table(game),
        "Phases": declared.phases_table(game),
        "Actions": declared.actions_table(game),
        "Events": declared.events_table(game),
        "Keys of a position text": declared.table(("key", "default"), position_keys(game)),
        "What a learner sees": declared.table(("numbers", "channel"), channels(game)),
    }
    for title, table in tables.items():
        yield f"## {title}\n\n{table}"


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


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
