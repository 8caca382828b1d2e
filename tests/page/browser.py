"""Whole games in a real browser: the same questions as to Node, the same answers."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from nunatak.kernel.game import Game
from tests.page import node
from tests.web.serving import Hosting

ROOT = Path(__file__).parents[2]
PLAY = """async ([game, trials, bots]) =>
    (await import(new URL('tests/page/whole.js', location.href)))
        .inPage('page', game, trials, bots)"""


class InBrowser:
    """A page that plays whole games."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def random(self, game: Game, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Random games, as `trials.in_node` has them."""
        found: list[dict[str, Any]] = self._played(game, asked, [])["trials"]
        return found

    def bots(
        self, game: Game, seats: int, options: dict[str, str], seeds: range, level: str
    ) -> list[Any]:
        """Games of bots, as `trials.bots_there` has them."""
        about = {"seats": seats, "options": options, "level": level, "budget": {}}
        found: list[Any] = self._played(game, [], [about | {"seed": str(it)} for it in seeds])[
            "bots"
        ]
        return found

    def _played(self, game: Game, trials: list[Any], bots: list[Any]) -> Any:
        return self.page.evaluate(PLAY, [game.name, trials, bots])


@contextmanager
def in_browser(browser: Browser, built: Path, folder: Path) -> Iterator[InBrowser]:
    """A browser at a page in the folder, beside the built games."""
    for name, text in json.loads(node.run(Path(__file__).with_name("plain.ts"), str(ROOT))).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    shutil.copytree(built, folder / "page")
    (folder / "index.html").write_text("<!doctype html><title>Whole games</title>", "utf-8")
    hosting = Hosting(folder)
    page = browser.new_page()
    page.goto(hosting.url)
    yield InBrowser(page)
    page.close()
    hosting.close()
