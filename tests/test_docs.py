"""Every Python block of the README and the guides runs as it stands, one after another."""

import re
import runpy
from pathlib import Path

import pytest

from nunatak import games
from tests.test_own_game import GUIDE  # its blocks are pieces of examples/noughts, tested there

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PAGES = [
    path
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
    if path != GUIDE and BLOCK.search(path.read_text("utf-8"))
]


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


# ------------------------------------------------------------------ the site


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
    nav = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in tmp_path.rglob("*.md"):
        assert page.relative_to(tmp_path).as_posix() in nav, page


def test_every_page_of_the_api_names_a_module() -> None:
    gather = runpy.run_path(str(ROOT / "docs" / "gather.py"))
    for _title, module in gather["API"].values():
        path = ROOT / "src" / Path(*module.split("."))
        assert path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
