"""Take a picture of every page, game, theme, language and size, to be looked at.

Writes build/screenshots/SCENE/SIZE-THEME-LANGUAGE.png and build/screenshots/SCENE.png, all
pictures of a scene side by side. With --readme only the pictures of the README are taken.

    python web/screenshots.py [NAME ...] [--readme]
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web import browsing  # noqa: E402
from tests.web.serving import Serving  # noqa: E402

OUT = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "ru", "cs")
MOVES = {"arctica": 6, "lonewolves": 14, "wolves": 30}  # until there is something to see
SHEET = """<style>body {{ margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; background: #777 }}
img {{ height: 470px }}</style>{}"""

Do = Callable[[Page], None]


@dataclass(frozen=True)
class Scene:
    """A page, and what is done there before the picture is taken."""

    name: str
    path: str
    do: Do | None = None


def click(selector: str) -> Do:
    """Press the first of these."""
    return lambda page: page.locator(selector).first.click()


def tab(name: str) -> Do:
    """Turn to a tab of the panel."""
    return click(f"#tab-{name}")


def hover_choice(page: Page) -> None:
    """What is told about the first action of the list."""
    page.locator("#panel li button").first.hover()
    page.wait_for_timeout(300)


# ------------------------------------------------------------------ games to look at


def middle(page: Page, game: str) -> str:
    """A game against bots, in the middle."""
    page.goto(browsing.origin(page))
    table = browsing.play_now(page, game, level="greedy")
    chance = random.Random(2)
    for _ in range(MOVES.get(game, 10)):
        browsing.wait_for_choice(page)
        browsing.choose(page, chance)
    browsing.wait_for_choice(page)
    return table


def finished(page: Page, game: str) -> str:
    """A game of the archive, analysed."""
    record = max(browsing.ARCHIVE.glob(f"{game}-*.json"))
    table = browsing.upload(page, record)
    page.locator("#tab-analysis").click()
    page.locator("#panel button.primary").click()
    page.wait_for_selector("#panel figure", timeout=300_000)
    return table


def scenes(page: Page, only: tuple[str, ...]) -> Iterator[Scene]:
    """Every page; tables that they need are opened here."""
    yield Scene("home", "/")
    yield Scene("settings", "/settings")
    yield Scene("rules", "/rules")
    yield Scene("learn", "/learn")
    yield Scene("carry", "/carry")
    yield Scene("nowhere", "/nowhere")
    for game in browsing.GAMES:
        if game.startswith(only) or any(name.startswith(game) for name in only):
            yield from game_scenes(page, game)
    for path in ("mine", "watch", "archive"):
        yield Scene(path, f"/{path}")


def game_scenes(page: Page, game: str) -> Iterator[Scene]:
    """All that is to be seen of one game."""
    lobby = browsing.new_table(page, game, ["me", "open"])
    link = page.locator(".card input[readonly]").input_value()
    table, over = middle(page, game), finished(page, game)
    play_now = f"[aria-labelledby=game-{game}] button.primary"
    yield Scene(f"{game}-play-now", "/", click(play_now))
    yield Scene(f"{game}-rules", f"/rules/{game}")
    yield Scene(f"{game}-learn", f"/learn/{game}")
    yield Scene(f"{game}-new", f"/new/{game}")
    yield Scene(f"{game}-lobby", f"/t/{lobby}")
    yield Scene(f"{game}-join", "/join" + link.partition("/join")[2])
    yield Scene(f"{game}-table", f"/t/{table}")
    yield Scene(f"{game}-table-plan", f"/t/{table}", hover_choice)
    for name in ("log", "score", "words", "chat"):
        yield Scene(f"{game}-table-{name}", f"/t/{table}", tab(name))
    page.goto(f"{browsing.origin(page)}/t/{table}")
    page.wait_for_selector(".table")
    overlays = page.locator(".overlays button").count()
    for number in range(overlays):
        do = click(f".overlays button:nth-child({number + 1})")
        yield Scene(f"{game}-table-overlay-{number + 1}", f"/t/{table}", do)
    yield Scene(f"{game}-table-menu", f"/t/{table}", click(".top .tools button:last-child"))
    yield Scene(f"{game}-ending", f"/t/{over}")
    yield Scene(f"{game}-replay", f"/replay/{over}?move=20")
    yield Scene(f"{game}-analysis", f"/replay/{over}?move=20", tab("analysis"))


# ------------------------------------------------------------------ pictures


def looks() -> Iterator[tuple[str, str, str]]:
    """Every size, theme and language."""
    return product(SIZES, THEMES, LANGUAGES)


def come(browser: Browser, state: Any, look: tuple[str, str, str]) -> BrowserContext:
    """Somebody's browser, with the same tables."""
    size, theme, language = look
    width, height = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
        has_touch=size == "phone",
        storage_state=state,
    )


def take(page: Page, scene: Scene, base: str, path: Path) -> None:
    """One picture."""
    page.goto(base + scene.path)
    page.wait_for_load_state("networkidle")
    page.wait_for_selector(".table, main h1")
    if scene.do is not None:
        scene.do(page)
    page.wait_for_timeout(150)
    page.screenshot(path=path)


def sheet(browser: Browser, folder: Path) -> None:
    """All pictures of a scene as one."""
    page = browser.new_page(viewport={"width": 1560, "height": 100})
    found = sorted(folder.glob("*.png"))
    page.goto(folder.as_uri())
    page.set_content(SHEET.format("".join(f'<img src="{path.as_uri()}">' for path in found)))
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder.with_suffix(".png"), full_page=True)
    page.close()


def take_all(browser: Browser, base: str, only: tuple[str, ...]) -> None:
    """Every scene whose name begins so, in every look."""
    host = browser.new_context(reduced_motion="reduce")
    page = host.new_page()
    page.goto(base)
    found = [scene for scene in scenes(page, only) if scene.name.startswith(only)]
    state = host.storage_state()
    for look in looks():
        context = come(browser, state, look)
        each = context.new_page()
        for scene in found:
            (OUT / scene.name).mkdir(parents=True, exist_ok=True)
            take(each, scene, base, OUT / scene.name / f"{'-'.join(look)}.png")
        context.close()
        print(*look, flush=True)
    for scene in found:
        sheet(browser, OUT / scene.name)


def take_readme(browser: Browser, base: str) -> None:
    """A table of each game in the middle of the play, and a phone in the dark."""
    host = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = host.new_page()
    page.goto(base)
    for game in browsing.GAMES:
        table = middle(page, game)
        page.mouse.move(0, 0)
        page.screenshot(path=IMAGES / f"web-{game}.png")
        context = come(browser, host.storage_state(), ("phone", "dark", "en"))
        scene = Scene(game, f"/t/{table}")
        take(context.new_page(), scene, base, IMAGES / f"web-{game}-phone.png")
        context.close()
    over = finished(page, "lonewolves")
    take(
        page,
        Scene("", f"/replay/{over}?move=20", tab("analysis")),
        base,
        IMAGES / "web-analysis.png",
    )


def main() -> None:
    """Start a server and a browser, and take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", metavar="NAME", help="scenes whose names begin so")
    parser.add_argument("--readme", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        try:
            browser = browsing.launch(playwright)
            if asked.readme:
                take_readme(browser, serving.url)
            else:
                take_all(browser, serving.url, tuple(asked.only) or ("",))
        finally:
            serving.kill()


if __name__ == "__main__":
    main()
