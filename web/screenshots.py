"""Take a picture of every page, game, theme, language and size, to be looked at.

Writes build/screenshots/SCENE/SIZE-THEME-LANGUAGE.png and two kinds of contact sheets: all pictures
of a scene (build/screenshots/SCENE.png), and all scenes of a game, or all other pages, in one look,
to be seen in one go (build/screenshots/sheets/GAME-SIZE-THEME-LANGUAGE.png, house-…). With --readme
only those of the README are taken.

    python web/screenshots.py [NAME ...] [--look SIZE-THEME-LANGUAGE ...] [--readme]
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web import browsing  # noqa: E402
from tests.web.serving import Serving  # noqa: E402

OUT = ROOT / "build" / "screenshots"
IMAGES = ROOT / "docs" / "images"
SIZES = {
    "phone": (390, 844),
    "side": (844, 390),
    "tablet": (820, 1180),
    "zoomed": (720, 450),
    "desktop": (1440, 900),
}
TOUCHED = ("phone", "side", "tablet")
LIST_OPEN = """localStorage['nunatak.settings'] ??=
    '{"tempo": "once", "drawer": "actions", "workshop": true}'"""
SHUT = "localStorage.removeItem('nunatak.settings')"  # no drawer of the picture before
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
    """Open the drawer at one of its tabs."""

    def turn(page: Page) -> None:
        if not page.locator("#panel").count():
            page.locator(".top .drawer:visible").last.click()
        page.locator(f"#tab-{name}").click()

    return turn


def hover_choice(page: Page) -> None:
    """What is told about the first action of the list."""
    page.keyboard.press("/")
    page.locator("#panel li button").first.hover()
    page.wait_for_timeout(300)


def unfold(page: Page) -> None:
    """All that lies before the second seat."""
    page.locator(".seat .head").nth(1).click()


def overlay(number: int) -> Do:
    """Switch on an overlay; on small screens behind a button."""

    def switch(page: Page) -> None:
        if page.locator(".tools .view").is_visible():
            page.locator(".tools .view").click()
        page.locator(".overlays button").nth(number).click()

    return switch


def people(page: Page) -> None:
    """Who is at the table."""
    page.locator("button[aria-haspopup=dialog]").first.click()
    page.locator("dialog button").first.click()


def refused(page: Page) -> None:
    """Why not, of the first thing on the board that may not be chosen."""
    page.locator(".field [aria-disabled='true']").first.dispatch_event("click")
    page.wait_for_selector(".note .row")


def hint(page: Page) -> None:
    """What somebody stronger would do."""
    page.locator(".ask-hint").click()
    page.wait_for_selector("aside.hint", timeout=60_000)


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
    tab("analysis")(page)
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
    for path in ("puzzles", "me", "ladder", "lobby", "tournaments"):
        yield Scene(path, f"/{path}")
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
    yield Scene(f"{game}-puzzle", f"/puzzles/{game}")
    yield Scene(f"{game}-ladder", f"/ladder/{game}")
    yield Scene(f"{game}-new", f"/new/{game}")
    yield Scene(f"{game}-lobby", f"/t/{lobby}")
    yield Scene(f"{game}-join", "/join" + link.partition("/join")[2])
    yield Scene(f"{game}-table", f"/t/{table}")
    yield Scene(f"{game}-table-plan", f"/t/{table}", hover_choice)
    yield Scene(f"{game}-table-seat", f"/t/{table}", unfold)
    for name in ("actions", "log", "score", "words", "chat", "book"):
        yield Scene(f"{game}-table-{name}", f"/t/{table}", tab(name))
    page.goto(f"{browsing.origin(page)}/t/{table}")
    page.wait_for_selector(".table")
    overlays = page.locator(".overlays button").count()
    for number in range(overlays):
        yield Scene(f"{game}-table-overlay-{number + 1}", f"/t/{table}", overlay(number))
    yield Scene(f"{game}-table-menu", f"/t/{table}", click("button[aria-haspopup=dialog]"))
    yield Scene(f"{game}-table-people", f"/t/{table}", people)
    yield Scene(f"{game}-table-refused", f"/t/{table}", refused)
    yield Scene(f"{game}-table-hint", f"/t/{table}", hint)
    yield Scene(f"{game}-ending", f"/t/{over}")
    yield Scene(f"{game}-replay", f"/replay/{over}?move=20")
    yield Scene(f"{game}-replay-menu", f"/replay/{over}?move=20", click("[aria-haspopup=dialog]"))
    yield Scene(f"{game}-analysis", f"/replay/{over}?move=20", tab("analysis"))


# ------------------------------------------------------------------ pictures


def looks(only: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Every size, theme and language; or those whose name begins so."""
    every = product(SIZES, THEMES, LANGUAGES)
    return (look for look in every if "-".join(look).startswith(only))


def come(browser: Browser, state: Any, look: tuple[str, str, str]) -> BrowserContext:
    """Somebody's browser, with the same tables."""
    size, theme, language = look
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
        has_touch=size in TOUCHED,
        storage_state=state,
    )
    context.add_init_script(SHUT)
    return context


def closed(state: Any) -> Any:
    """The same visitor, with all drawers shut."""
    for site in state["origins"]:
        kept = [each for each in site["localStorage"] if each["name"] != "nunatak.settings"]
        site["localStorage"] = kept
    return state


def take(page: Page, scene: Scene, base: str, path: Path) -> None:
    """One picture."""
    page.goto(base + scene.path)
    page.wait_for_load_state("networkidle")
    page.wait_for_selector(".table, main h1")
    if scene.do is not None:
        scene.do(page)
    page.wait_for_timeout(150)
    page.screenshot(path=path)


def sheet(browser: Browser, found: list[Path], out: Path) -> None:
    """Many pictures as one."""
    page = browser.new_page(viewport={"width": 1560, "height": 100})
    page.goto(found[0].parent.as_uri())
    page.set_content(SHEET.format("".join(f'<img src="{path.as_uri()}">' for path in found)))
    page.wait_for_load_state("networkidle")
    page.screenshot(path=out, full_page=True)
    page.close()


def sheets(browser: Browser, found: list[Scene], seen: tuple[str, ...]) -> None:
    """All looks of each scene, and all scenes of each game and of the other pages in each look."""
    (OUT / "sheets").mkdir(exist_ok=True)
    for scene in found:
        folder = OUT / scene.name
        sheet(browser, sorted(folder.glob("*.png")), folder.with_suffix(".png"))
    for name, of in groupby(sorted(found, key=whose), whose):
        scenes_of = list(of)
        for look in map("-".join, looks(seen)):
            paths = [OUT / scene.name / f"{look}.png" for scene in scenes_of]
            sheet(browser, paths, OUT / "sheets" / f"{name}-{look}.png")


def whose(scene: Scene) -> str:
    """The game that a scene is of."""
    return next((game for game in browsing.GAMES if scene.name.startswith(f"{game}-")), "house")


def take_all(browser: Browser, base: str, only: tuple[str, ...], seen: tuple[str, ...]) -> None:
    """Every scene whose name begins so, in every look."""
    host = browser.new_context(reduced_motion="reduce")
    host.add_init_script(LIST_OPEN)
    page = host.new_page()
    page.goto(base)
    found = [scene for scene in scenes(page, only) if scene.name.startswith(only)]
    state = closed(host.storage_state())
    for look in looks(seen):
        context = come(browser, state, look)
        each = context.new_page()
        for scene in found:
            (OUT / scene.name).mkdir(parents=True, exist_ok=True)
            take(each, scene, base, OUT / scene.name / f"{'-'.join(look)}.png")
        context.close()
        print(*look, flush=True)
    sheets(browser, found, seen)


def take_readme(browser: Browser, base: str) -> None:
    """A table of each game in the middle of the play, and a phone in the dark."""
    host = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    host.add_init_script(LIST_OPEN)
    page = host.new_page()
    page.goto(base)
    for game in browsing.GAMES:
        scene = Scene(game, f"/t/{middle(page, game)}")
        for look, name in ((("desktop", "light", "en"), ""), (("phone", "dark", "en"), "-phone")):
            context = come(browser, closed(host.storage_state()), look)
            take(context.new_page(), scene, base, IMAGES / f"web-{game}{name}.png")
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
    parser.add_argument("--look", nargs="*", default=[""], help="sizes, themes, languages so begun")
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
                take_all(browser, serving.url, tuple(asked.only) or ("",), tuple(asked.look))
        finally:
            serving.kill()


if __name__ == "__main__":
    main()
