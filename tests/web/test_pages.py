"""Every page in both themes: accessible, readable, and fit for a phone."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web import browsing
from tests.web.browsing import GAMES, WEB
from tests.web.conftest import Visit

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")
PAGES = (
    "/",
    "/mine",
    "/watch",
    "/archive",
    "/settings",
    "/me",
    "/ladder",
    "/rules",
    "/learn",
    "/carry",
    "/lobby",
    "/tournaments",
    "/nowhere",
    *(f"/{page}/{game}" for game in GAMES for page in ("rules", "learn", "new")),
)
# What axe can't decide by itself, and why that is no fault.
EXPLAINED = {
    "color-contrast": "letters on drawings and patterns: test_letters_and_pieces_stand_out",
}

every_theme = pytest.mark.parametrize("theme", THEMES)
every_game = pytest.mark.parametrize("game", GAMES)


def faults(page: Page) -> list[str]:
    """What axe finds on a page, and what it can't decide and nobody has explained."""
    page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, {resultTypes: ['violations', 'incomplete']})"
    )
    unsure = [each for each in found["incomplete"] if each["id"] not in EXPLAINED]
    return [
        f"{each['id']}: {node['html'][:160]}"
        for each in [*found["violations"], *unsure]
        for node in each["nodes"]
    ]


@every_theme
def test_every_page_is_accessible(theme: str, visit: Visit) -> None:
    page = visit(theme=theme).page()
    wrong: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(browsing.origin(page) + path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        found = faults(page)
        if found:
            wrong[path] = found
    assert wrong == {}


@every_theme
@every_game
def test_a_table_and_its_dialogs_are_accessible(game: str, theme: str, visit: Visit) -> None:
    page = visit(theme=theme).page()
    browsing.new_table(page, game, ["me", "open"])
    page.wait_for_selector(".card input[readonly]")
    wrong = faults(page)
    browsing.new_table(page, game, ["me", "bot"])
    assert browsing.wait_for_choice(page)
    browsing.choose(page, random.Random(1))
    assert browsing.wait_for_choice(page)
    for tab in ("actions", "log", "score", "words", "chat"):
        page.locator(f"#tab-{tab}").click()
        wrong += faults(page)
    page.locator("#tab-actions").click()
    for overlay in page.locator(".overlays button").all():
        overlay.click()
        wrong += faults(page)
    page.locator(".top .tools button").last.click()
    page.wait_for_selector("dialog")
    wrong += faults(page)
    page.locator("dialog a[href^='/replay/']").click()
    page.wait_for_selector(".scrub")
    wrong += faults(page)
    assert wrong == []


@every_theme
def test_a_finished_game_and_its_analysis_are_accessible(theme: str, visit: Visit) -> None:
    page = visit(theme=theme).page()
    table = browsing.upload(page, min(browsing.ARCHIVE.glob("lonewolves-*.json")))
    page.locator("#tab-analysis").click()
    page.wait_for_selector("#panel button.primary")
    wrong = faults(page)
    page.locator("#panel button.primary").click()
    page.wait_for_selector("#panel figure")
    wrong += faults(page)
    page.goto(f"{browsing.origin(page)}/t/{table}")
    page.wait_for_selector("dialog .winners")
    wrong += faults(page)
    assert wrong == []


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@every_theme
def test_letters_and_pieces_stand_out(theme: str, visit: Visit) -> None:
    """Each pair of colours that lie upon each other, as the rooms list them."""
    page = visit(theme=theme).page()
    page.wait_for_selector(f"html[data-theme={theme}]")
    lists = [WEB / "src" / "contrast.json", *sorted(WEB.glob("src/games/*/contrast.json"))]
    assert len(lists) == 1 + len(GAMES)
    weak = []
    for path in lists:
        game = path.parent.name
        if game in GAMES:
            page.goto(f"{browsing.origin(page)}/learn/{game}")
            page.wait_for_selector(".table")
        for upper, lower, least in json.loads(path.read_text("utf-8")):
            colours = [_colour(page, upper), _colour(page, lower)]
            if contrast(*colours) < least:
                weak.append(
                    f"{path.parent.name} {upper} on {lower}: {contrast(*colours):.2f} < {least}"
                )
    assert weak == []


def _colour(page: Page, token: str) -> str:
    found: str = page.evaluate(
        """token => {
            const node = document.createElement('i');
            node.style.color = `var(${token})`;
            document.body.append(node);
            const [r, g, b] = getComputedStyle(node).color.match(/[0-9.]+/g).map(Number);
            node.remove();
            const hex = (part) => Math.round(part).toString(16).padStart(2, '0');
            return '#' + hex(r) + hex(g) + hex(b);
        }""",
        token,
    )
    return found


SMALL = """() => [...document.querySelectorAll('button, a.button, select, input')]
    .filter((node) => !node.matches('[type=checkbox], [type=radio], .hidden'))
    .filter((node) => node.checkVisibility() && !node.closest('svg'))
    .map((node) => [node.outerHTML.slice(0, 120), node.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 39.5 || box.height < 39.5))
    .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def test_every_page_fits_a_phone(visit: Visit) -> None:
    page = visit(width=360, height=740, touch=True).page()
    wrong = {}
    for path in PAGES:
        page.goto(browsing.origin(page) + path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        found = [
            *page.evaluate(SMALL),
            *([f"{path} is too wide"] if page.evaluate(WIDE) > 0 else []),
        ]
        if found:
            wrong[path] = found
    assert wrong == {}


@every_game
def test_a_game_is_played_on_a_phone_by_touch(game: str, visit: Visit) -> None:
    page = visit(width=360, height=740, touch=True).page()
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    assert page.evaluate(WIDE) <= 0
    assert page.evaluate(SMALL) == []
    for _ in range(4):
        assert browsing.wait_for_choice(page)
        before = browsing.step(page)
        browsing.choices(page).first.tap()
        browsing.wait_for_step(page, before)


BARE = """([x, y, width, height]) => {
    for (let down = 0.2; down < 0.9; down += 0.05)
        for (let right = 0.1; right < 0.6; right += 0.05) {
            const at = [x + right * width, y + down * height];
            if (!document.elementFromPoint(...at)?.closest('[data-carry]')) return at;
        }
}"""  # where nothing can be taken up
WIDER = "width => document.querySelector('.sheet').getBoundingClientRect().width > width"


@every_game
def test_panning_and_zooming_moves_the_board(game: str, visit: Visit) -> None:
    page = visit().page()
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    sheet = page.locator(".sheet").first
    box = page.locator(".panzoom .box").first.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    fitted = sheet.bounding_box()
    assert fitted is not None
    page.mouse.wheel(0, -600)
    page.wait_for_function(WIDER, arg=fitted["width"] * 1.5)
    zoomed = sheet.bounding_box()
    assert zoomed is not None
    bare = page.evaluate(BARE, [box["x"], box["y"], box["width"], box["height"]])
    page.mouse.move(*bare)
    page.mouse.down()
    page.mouse.move(bare[0] + 120, bare[1] + 60, steps=12)
    page.mouse.up()
    moved = sheet.bounding_box()
    assert moved is not None
    assert (moved["x"], moved["y"]) != (zoomed["x"], zoomed["y"])
    page.keyboard.press("Escape")
    page.locator(".panzoom .tools button").last.click()
    page.wait_for_function(f"width => !({WIDER})(width)", arg=fitted["width"] * 1.01)
    assert sheet.bounding_box() == fitted


def test_the_list_of_pages_is_whole() -> None:
    """Every page of the router is looked at here or in the tests of games."""
    text = (WEB / "src" / "App.svelte").read_text("utf-8")
    named = {
        line.split("pages/")[1].split(".svelte")[0]
        for line in text.splitlines()
        if "pages/" in line
    }
    assert named == {path.stem for path in Path(WEB / "src" / "pages").glob("*.svelte")} - {
        "Fixtures"
    }
