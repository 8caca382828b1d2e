"""The lessons in a browser: whoever does only what is lit, comes to the end of every chapter."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsing
from tests.web.conftest import Visit, Visitor

MOST_TOUCHES = 200  # that a game's chapters may take
COORDINATES = re.compile(r"\(-?\d+, ?-?\d+\)")

# The one thing that is lit: a point that can be hit, what is said, and whether that covers it.
LIT = """() => {
    const lit = [...document.querySelectorAll('[data-lit]')];
    const bubble = document.querySelector('.bubble');
    if (lit.length !== 1 || !bubble) return null;
    const box = lit[0].getBoundingClientRect();
    const said = bubble.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = steps.flatMap((down) => steps.map((along) => (
        [box.x + box.width * along, box.y + box.height * down])));
    const point = points.find(([x, y]) => lit[0].contains(document.elementFromPoint(x, y)));
    const apart = said.right <= box.left || said.left >= box.right
        || said.bottom <= box.top || said.top >= box.bottom;
    return {
        point: point ?? null,
        name: lit[0].dataset.cell ?? lit[0].ariaLabel ?? lit[0].textContent.trim(),
        text: document.querySelector('#lesson-text').textContent,
        covered: !bubble.contains(lit[0]) && !apart,
        inside: said.left >= 0 && said.top >= 0 && said.right <= innerWidth + 1
            && said.bottom <= innerHeight + 1,
        chapter: document.querySelector('.stage').dataset.chapter,
        over: document.querySelector('.bubble .done') !== null,
    };
}"""
LOOKS = {  # a phone, a desk, a phone on its side
    "ru": {"width": 390, "height": 844, "touch": True},
    "en": {"width": 1280, "height": 800},
    "cs": {"width": 844, "height": 390, "touch": True},
}


def lit(page: Page) -> dict[str, Any]:
    """What is lit, once something is and can be hit."""
    for _ in range(100):
        found: dict[str, Any] | None = page.evaluate(LIT)
        if found and found["point"]:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing lit can be touched: {found}")


COUNT = "addEventListener('click', () => (window.touches = (window.touches ?? 0) + 1), true)"
DRAWN = """(before) => new Promise((next) => {
    const look = () => (window.touches ?? 0) > before
        ? requestAnimationFrame(() => setTimeout(next)) : requestAnimationFrame(look);
    look();
})"""


def touch(page: Page, found: dict[str, Any], finger: bool) -> None:
    """Touch what is lit, and wait until that has arrived and is drawn."""
    before = page.evaluate("() => window.touches ?? 0")
    (page.touchscreen.tap if finger else page.mouse.click)(*found["point"])
    page.evaluate(DRAWN, before)


def walk(page: Page, finger: bool) -> dict[str, list[str]]:
    """Touch only what is lit, through all chapters; what was said in each."""
    told: dict[str, list[str]] = {}
    page.evaluate(COUNT)
    for _ in range(MOST_TOUCHES):
        found = lit(page)
        assert not found["covered"], f"the text covers what is lit: {found}"
        assert found["inside"], f"the text is not in sight: {found}"
        told.setdefault(found["chapter"], [])
        assert found["chapter"] == list(told)[-1], "a chapter comes twice"
        texts = told[found["chapter"]]
        texts += [found["text"]] if found["text"] not in texts else []
        touch(page, found, finger)
        if found["over"] and page.locator("dialog[open]").count():
            return told
    raise AssertionError(f"no end after {MOST_TOUCHES} touches, last {found}")


@pytest.mark.parametrize("language", LOOKS)
@pytest.mark.parametrize("game", browsing.GAMES)
def test_whoever_does_only_what_is_lit_learns_the_whole_game(
    game: str, language: str, visit: Visit
) -> None:
    look = LOOKS[language]
    page = visit(language=language, **look).page(f"/learn/{game}")
    told = walk(page, bool(look.get("touch")))
    chapters = browsing.ask(page, "/lessons/index.json")[game]
    assert list(told) == chapters
    said = [text for texts in told.values() for text in texts]
    assert not [text for text in said if COORDINATES.search(text) or "learn-" in text]
    page.goto(f"{browsing.origin(page)}/learn")
    done = page.locator(f"[aria-labelledby=learn-{game}] li .hidden")
    expect(done).to_have_count(len(chapters))


def test_a_lesson_can_be_walked_by_keyboard_alone(visit: Visit) -> None:
    page = visit().page("/learn/wolves/move")
    for _ in range(30):
        found = lit(page)
        page.wait_for_function("() => document.activeElement.matches('[data-lit]')")
        if found["over"]:
            return
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    raise AssertionError(f"no end by keyboard: {found}")


def test_what_is_not_lit_can_not_be_touched(visit: Visit) -> None:
    page = visit().page("/learn/wolves/den")
    before = lit(page)
    page.mouse.click(10, 400)
    page.locator(".bar .end").click(force=True)
    page.keyboard.press("e")
    page.wait_for_timeout(200)
    assert lit(page)["text"] == before["text"]


def test_an_old_link_opens_the_chapter_that_comes_next(visit: Visit) -> None:
    visitor: Visitor = visit()
    page = visitor.page("/learn/arctica")
    expect(page.locator(".stage")).to_have_attribute("data-chapter", "ice")
    page.evaluate("localStorage['nunatak.learned'] = JSON.stringify({done: {arctica: ['ice']}})")
    page.reload()
    expect(page.locator(".stage")).to_have_attribute("data-chapter", "hunt")


@pytest.mark.parametrize("game", browsing.GAMES)
def test_a_first_game_tells_its_goal_until_it_is_dismissed(game: str, visit: Visit) -> None:
    page = visit(width=390, height=844, newcomer=True).page()
    browsing.play_now(page, game)
    goal = page.locator(".goal")
    expect(goal).to_be_visible()
    goal.locator("button").click()
    expect(goal).to_have_count(0)
    page.reload()
    page.wait_for_selector(".table")
    page.wait_for_timeout(300)
    expect(goal).to_have_count(0)
