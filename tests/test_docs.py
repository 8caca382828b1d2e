"""Every Python block of the README and the guides runs as it stands, one after another.

Commands are understood by the parsers that would read them, positions and settings are read.
"""

import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from html.parser import HTMLParser
from importlib.util import find_spec
from io import StringIO
from itertools import takewhile
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from nunatak import Table, games
from nunatak.cli.commands import COMMANDS, build_parser
from nunatak.cli.house import open_house
from nunatak.search.levels import LEVELS
from tests.server.running import InThread
from tests.test_own_game import GUIDE  # its blocks are pieces of examples/noughts, tested there

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
OTHER = re.compile(r"^```(|toml)\n(.*?)^```", re.DOTALL | re.MULTILINE)
ALL = [
    *map(ROOT.joinpath, ("README.md", "CONTRIBUTING.md", "web/README.md")),
    *sorted(ROOT.glob("docs/*.md")),
]
PAGES = [path for path in ALL if path != GUIDE and BLOCK.search(path.read_text("utf-8"))]
OTHERS = [path for path in ALL if OTHER.search(path.read_text("utf-8"))]
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
ANY = re.compile(r"\b(GAME|NAME|LL|SCENE)\b")  # of a path: somebody fills it in
FILE = re.compile(r"(?:bench|deploy|docs|examples|src|tests)/[\w./-]+")
CHORES = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_there_are_pages_with_python() -> None:
    assert {"README.md", "bots.md", "environments.md"} <= {path.name for path in PAGES}


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text("utf-8")):
        exec(compile(block, page.name, "exec"), known)  # the reader's own session


@pytest.mark.slow
def test_the_client_of_its_guide_plays_a_whole_game(tmp_path: Path) -> None:
    (block,) = BLOCK.findall((ROOT / "docs" / "a-client.md").read_text("utf-8"))
    known: dict[str, object] = {"__name__": "page"}
    exec(compile(block, "a-client.md", "exec"), known)
    with InThread(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        told = known["play_a_game"](server.url)  # type: ignore[operator]
    assert told["state"] == "over"
    assert block.strip().count("\n") <= 32, "a client of thirty lines"


@pytest.mark.once
@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_commands_the_settings_and_the_positions_of_a_page_are_understood(page: Path) -> None:
    for kind, block in OTHER.findall(page.read_text("utf-8")):
        if kind == "toml":
            assert tomllib.loads(block)
        elif block.split()[0] in games.NAMES:
            assert Table.at(" ".join(block.split())).actions
        else:
            for line in block.splitlines():
                assert _is_understood(line), line


def _is_understood(line: str) -> bool:
    """Whether a line is none of our commands, or one that what would run it can read."""
    match line.split():
        case ["nunatak", *_]:
            _, *said = takewhile(">".__ne__, shlex.split(line, comments=True))
            return build_parser(open_house(said), said).parse_args(said).command is not None
        case ["make", chore, *_]:
            return chore in CHORES
        case ["python", "-m", module, *_]:
            return find_spec(module) is not None
        case ["python", script, *_]:
            return (ROOT / script).is_file()
    return True


@pytest.mark.once
@pytest.mark.parametrize("page", ALL, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_in_a_sentence_is_there(page: Path) -> None:
    """Commands with their options, chores, scripts and files."""
    for span in SPAN.findall(page.read_text("utf-8")):
        match span.split():
            case ["nunatak", command, *words] if command in COMMANDS:
                options = {word.partition("=")[0] for word in words if word.startswith("--")}
                assert options <= _options(command), span
            case ["make", chore, *_]:
                assert chore in CHORES, span
            case ["python", "-m", module, *_]:
                assert find_spec(module) is not None, span
            case ["python", script, *_]:
                assert (ROOT / script).is_file(), span
            case [name] if FILE.fullmatch(name) and not ANY.search(name):
                assert (ROOT / name).exists() or (page.parent / name).exists(), span


@cache
def _options(command: str) -> set[str]:
    """What begins with a dash on the command's page of help."""
    with pytest.raises(SystemExit), redirect_stdout(StringIO()) as page:
        build_parser(open_house([command]), [command]).parse_args([command, "--help"])
    return set(re.findall(r"--[\w-]+", page.getvalue()))


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_told_as_it_is(name: str) -> None:
    told = (ROOT / "docs" / "bots.md").read_text("utf-8").partition(f"| `{name}` |")[2]
    level, row = LEVELS[name], told.partition("\n")[0]
    numbers = {"seconds": level.budget.seconds, "iterations": level.budget.iterations}
    for unit, number in numbers.items():
        assert number is None or f" {number:g} {unit}" in row
    assert not level.slip or f" {100 * level.slip:g} times of 100" in row
    assert not level.solves or f" {level.solves:,} positions" in row


# ------------------------------------------------------------------ the site


@pytest.mark.once
@pytest.mark.slow
def test_the_site_is_built_and_a_broken_link_is_an_error(tmp_path: Path) -> None:
    """As `make docs` builds it, from a copy so that nobody else's pages are in the way."""
    pages = tmp_path / "build" / "pages"
    runpy.run_path(str(ROOT / "docs" / "gather.py"))["gather"](pages)
    (tmp_path / "src").symlink_to(ROOT / "src")
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert "strict: true" in settings
    (tmp_path / "mkdocs.yml").write_text(settings, "utf-8")
    built = _built(tmp_path)
    assert built.returncode == 0, built.stderr
    assert "Table" in (tmp_path / "build/site/api/table/index.html").read_text("utf-8")
    for page in (tmp_path / "build/site/api").rglob("index.html"):
        assert "<blockquote>" not in page.read_text("utf-8"), f"an example as a quotation: {page}"
    assert 'href="../app/' in (tmp_path / "build/site/play/index.html").read_text("utf-8")
    assert list(_broken(tmp_path / "build" / "site")) == []
    guide = pages / "docs" / "a-rule.md"
    guide.write_text(guide.read_text("utf-8") + "\n[nowhere](nowhere.md)\n", "utf-8")
    broken = _built(tmp_path)
    assert broken.returncode != 0
    assert "nowhere.md" in broken.stderr


class Links(HTMLParser):
    """Where a page leads, pictures and scripts included."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def _broken(site: Path) -> Iterator[tuple[str, str]]:
    """Links of the built pages that lead nowhere; the generator reads Markdown alone."""
    for page in site.rglob("index.html"):
        for link in Links(page).found:
            where = urlsplit(link)
            if not where.scheme and not (page.parent / unquote(where.path)).exists():
                yield page.relative_to(site).as_posix(), link


def _built(folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "mkdocs", "build"]  # a quiet build counts no warnings
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def test_the_site_is_gathered_with_a_page_for_each_game(tmp_path: Path) -> None:
    gather = runpy.run_path(str(ROOT / "docs" / "gather.py"))
    gather["gather"](tmp_path)
    for name in games.NAMES:
        text = (tmp_path / "games" / f"{name}.md").read_text("utf-8")
        for kind in games.load(name).rules.actions.kinds:
            assert f"`{kind.type()}`" in text
        for option in games.load(name).rules.options:
            assert f"`{option}`" in text
        for said, _ in games.load(name).learner.channels.sizes():
            assert said in text
        assert "| `phase` |" in text
        for key in games.load(name).views.schema({})["properties"]:
            assert f"| `{key}` |" in text.partition("What `Table.view` gives")[2]
    nav = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in tmp_path.rglob("*.md"):
        assert page.relative_to(tmp_path).as_posix() in nav, page


def test_every_page_of_the_api_names_a_module() -> None:
    gather = runpy.run_path(str(ROOT / "docs" / "gather.py"))
    for _title, module in gather["API"].values():
        path = ROOT / "src" / Path(*module.split("."))
        assert path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
