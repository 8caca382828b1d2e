"""The rulebook in the browser: its pages, its pictures, the ledger behind it, the drawer."""

import re

import pytest
from playwright.sync_api import expect

from nunatak.play import book
from nunatak.play.text import LANGUAGES
from tests.web import browsing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit

PHONE = (390, 844)
TOLD = [game for game in GAMES if book.has_book(game)]

NO_MENU = """() => addEventListener('contextmenu', (menu) => {
    menu.preventDefault();
    menu.stopImmediatePropagation();
}, true)"""
CUT = """() => [...document.querySelectorAll('article .scroll')]
    .filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.querySelector('table').dataset.values)"""  # tables that run out of the page
FORETOLD = """() => [...document.querySelectorAll('article figure .traces')]
    .some((drawn) => Number(drawn.dataset.traces) > 0)"""
every_game = pytest.mark.parametrize("game", TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_page_is_drawn_on_a_phone(game: str, language: str, visit: Visit) -> None:
    """All pictures of all pages, and nothing is wider than the screen."""
    page = visit(*PHONE, language=language).page()
    for shown in book.read(game, language).pages:
        page.goto(f"{browsing.origin(page)}/rules/{game}/{shown.id}")
        expect(page.locator("article h2")).to_have_text(shown.title)
        pictures = [block for block in shown.blocks if isinstance(block, book.Picture)]
        expect(page.locator("article figure figcaption")).to_have_count(len(pictures))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(CUT) == []


@every_game
def test_an_example_is_played_to_its_end(game: str, visit: Visit) -> None:
    figures = book.figures(game)
    name, place = next(
        (block.figure, shown.id)
        for shown in book.read(game, "en").pages
        for block in shown.blocks
        if isinstance(block, book.Picture) and figures[block.figure].moves
    )
    page = visit().page(f"/rules/{game}/{place}")
    page.wait_for_function(FORETOLD)
    steps = page.locator(".steps").first
    steps.locator("button").click()
    last = int(steps.locator(".num").inner_text().split("/")[1])
    assert last >= len(figures[name].moves)
    for step in range(1, last + 1):
        steps.locator("button.primary").click()
        expect(steps.locator(".num")).to_have_text(f"{step} / {last}")
        told = page.locator(f"[data-figure-step='{step}'] .traces")
        expect(told).to_have_attribute("data-traces", "0")
    expect(steps.locator("button.primary")).to_have_count(0)


@every_game
def test_a_rule_is_a_link_into_the_ledger(game: str, visit: Visit) -> None:
    page = visit().page(f"/rules/{game}/goal")
    link = page.locator("article .rules a").first
    rule = link.inner_text()
    link.click()
    expect(page.locator(f"[id='{rule}'].here")).to_be_in_viewport()


@every_game
def test_what_only_programs_need_comes_last(game: str, visit: Visit) -> None:
    page = visit().page(f"/rules/{game}/all")
    page.wait_for_selector(".rule")
    ids = page.locator(".rule .id").all_inner_texts()
    found = book.read(game, "en")
    for_programs = [found.is_for_programmers(rule) for rule in ids]
    assert for_programs == sorted(for_programs)
    assert any(for_programs)


@every_game
def test_at_the_table_the_book_opens_on_the_page_that_fits(game: str, visit: Visit) -> None:
    page = visit().page()
    browsing.play_now(page, game)
    page.locator("button.drawer").nth(2).click()
    shown = page.locator(".side article").get_attribute("data-page")
    found = book.read(game, "en")
    assert shown in {*found.fitting.values(), book.USUAL}
    assert page.locator(".side .rules a").first.get_attribute("target") == "_blank"


def test_where_two_begin_otherwise_the_book_opens_on_their_page(visit: Visit) -> None:
    page = visit().page()
    browsing.play_now(page, "wolves", seats=2)
    page.locator("button.drawer").nth(2).click()
    expect(page.locator(".side article")).to_have_attribute("data-page", "two")


@every_game
def test_the_card_is_printed_on_one_page(game: str, visit: Visit) -> None:
    page = visit().page(f"/rules/{game}/card")
    page.wait_for_selector("article table")
    printed = page.pdf(format="A4", print_background=True)
    assert printed.count(b"/Type /Page\n") + printed.count(b"/Type /Page ") == 1


@every_game
def test_anything_says_what_it_is_and_nothing_is_played(game: str, visit: Visit) -> None:
    page = visit().page()
    browsing.play_now(page, game)
    browsing.wait_for_choice(page)
    before = browsing.step(page)
    thing = page.locator(".field svg g:is(:has(> title), [aria-label])").first
    name = thing.evaluate(
        "node => node.querySelector(':scope > title')?.textContent"
        " ?? node.getAttribute('aria-label')"
    )
    assert name
    thing.dispatch_event("contextmenu")
    expect(page.locator(".what p")).to_have_text(name, ignore_case=True)
    page.keyboard.press("Escape")
    expect(page.locator(".what")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator(".asking")).to_be_visible()
    thing.dispatch_event("click")
    expect(page.locator(".what p")).to_have_text(name, ignore_case=True)
    assert browsing.step(page) == before
    page.locator(".what button").click()
    expect(page.locator(".side article h2")).to_be_visible()


def test_a_finger_that_stays_asks_too_and_plays_nothing(visit: Visit) -> None:
    """Also where no menu comes of a long press, as on an iPhone."""
    page = visit(*PHONE, touch=True).page()
    browsing.play_now(page, "lonewolves")
    browsing.wait_for_choice(page)
    page.evaluate(NO_MENU)
    page.locator(".side").get_by_role("button", name="Close").click()
    card = page.locator("button.lit[data-card]").first
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + 12, "y": box["y"] + 12}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".what p")).to_have_text(
        str(card.get_attribute("aria-label")), ignore_case=True
    )
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", ["wolves", "arctica"])
def test_a_cell_says_what_is_there_and_no_coordinates(game: str, visit: Visit) -> None:
    page = visit().page()
    browsing.play_now(page, game)
    browsing.wait_for_choice(page)
    cell = page.locator("[data-cell][aria-label]").first
    told = str(cell.get_attribute("aria-label"))
    cell.dispatch_event("contextmenu")
    shown = page.locator(".what p").inner_text()
    assert told.startswith(str(cell.get_attribute("data-cell")))
    assert told.lower().endswith(shown.lower())
    assert not re.search(r"\(-?\d+,-?\d+\)", shown)
    page.locator(".what button").click()
    told_on = str(cell.get_attribute("data-what"))
    expect(page.locator(".side article")).to_have_attribute("data-page", told_on)
