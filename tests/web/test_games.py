"""From the home page through whole games, in real browsers."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit
from tests.web.serving import Hosting, Serving

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_whole_game_against_bots_then_replay_fork_and_rematch(game: str, visit: Visit) -> None:
    page = visit().page()
    table = browsing.play_now(page, game)
    browsing.play_out(page)
    assert page.locator("dialog table tbody tr").count() > 0
    scoring = browsing.ask(page, f"/api/tables/{table}/replay?words=en")["steps"][-1]
    told = page.locator("dialog details li").all_text_contents()
    assert len(told) == scoring["closing"]
    for line, said in zip(told, scoring["lines"][-len(told) :], strict=True):
        figures = re.findall(r"\d+", said["text"])
        assert re.findall(r"\d+", line)[: len(figures)] == figures
    looks_back_plays_on_and_again(page, table)


def test_replay_fork_and_rematch_without_a_server(visit: Visit, site: Hosting) -> None:
    page = visit(base=site.url).page()
    table = browsing.play_now(page, "lonewolves")
    browsing.play_out(page)
    looks_back_plays_on_and_again(page, table)


def looks_back_plays_on_and_again(page: Page, table: str) -> None:
    """From the end of a game to its replay, a fork of it, and a rematch."""
    page.locator("dialog a[href^='/replay/']").click()
    page.wait_for_selector(".scrub")
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    assert last > 10
    page.locator(".scrub button").nth(0).click()
    page.locator(".scrub button").nth(3).click()
    expect(page).to_have_url(re.compile("move=1"))
    browsing.take(page.locator(".eyes"), "0")
    page.goto(f"{browsing.origin(page)}/replay/{table}?move={last // 2}&eyes=0")
    page.reload()  # behind a # it would be the same page still
    page.wait_for_selector(".scrub")
    expect(page.locator(".scrub input")).to_have_value(str(last // 2))

    page.locator(".fork").click()
    page.locator("dialog button.primary").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table")
    assert table not in page.url

    page.goto(f"{browsing.origin(page)}/t/{table}")
    page.locator("dialog .buttons button.primary").click()
    page.wait_for_function("old => !location.href.endsWith(old)", arg=table)
    page.wait_for_selector(".table")


@every_game
def test_two_people_against_each_other_and_somebody_who_watches(game: str, visit: Visit) -> None:
    host, guest, watcher = visit().page(), visit().page(), visit().page()
    browsing.new_table(host, game, ["me", "open"])
    link = browsing.invite(host, guest)
    browsing.start(host, guest)
    chance = random.Random(3)
    for _ in range(12):
        deciding = next(page for page in (host, guest) if browsing.may_choose(page))
        browsing.choose(deciding, chance)
        after = browsing.step(deciding)
        for page in (host, guest):
            expect(page.locator(".table")).to_have_attribute("data-step", str(after))
    watcher.goto(link)
    watcher.locator("form button.primary").click()
    watcher.wait_for_selector(".table")
    assert browsing.choices(watcher).count() == 0


@every_game
def test_refresh_close_and_reopen_in_mid_turn(game: str, visit: Visit, home: str) -> None:
    visitor = visit(base=home)
    page = visitor.page()
    browsing.play_now(page, game)
    chance = random.Random(5)
    for _ in range(5):
        assert browsing.wait_for_choice(page)
        browsing.choose(page, chance)
    assert browsing.wait_for_choice(page)
    before = browsing.choices(page).all_inner_texts()
    page.reload()
    assert browsing.wait_for_choice(page)
    assert browsing.choices(page).all_inner_texts() == before
    address = page.url
    page.close()
    page = visitor.page()
    page.goto(address)
    assert browsing.wait_for_choice(page)
    assert browsing.choices(page).all_inner_texts() == before


@every_game
def test_the_server_is_restarted_in_mid_game_and_a_move_is_sent_once(
    game: str, visit: Visit, own_server: Serving
) -> None:
    visitor = visit(base=own_server.url)
    page = visitor.page()
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    visitor.lenient = True
    own_server.kill()
    page.wait_for_selector("[role=alert]")
    before = browsing.step(page)
    browsing.choices(page).first.click()
    page.wait_for_function("() => /1/.test(document.querySelector('.lost')?.textContent ?? '')")
    own_server.start()
    browsing.wait_for_step(page, before)
    page.wait_for_selector(".lost", state="detached")
    assert browsing.wait_for_choice(page)
    page.locator("#tab-log").click()
    lines = page.locator("#panel li .line").all_inner_texts()
    page.reload()
    page.wait_for_selector(".table")
    page.locator("#tab-log").click()
    assert page.locator("#panel li .line").all_inner_texts()[: len(lines)] == lines


@every_game
def test_hot_seat_hides_what_the_other_may_not_see(game: str, visit: Visit, home: str) -> None:
    page = visit(base=home).page()
    browsing.new_table(page, game, ["me", "me"])
    page.wait_for_selector(".table")
    chance = random.Random(8)
    for _ in range(6):
        page.wait_for_function(browsing.READY)
        if page.locator("dialog").count():
            page.locator("dialog button.primary").click()
            page.wait_for_selector("#panel li button")
        browsing.choose(page, chance)


@every_game
def test_by_keyboard_alone(game: str, visit: Visit, home: str) -> None:
    page = visit(base=home).page()
    start = page.locator(f"[aria-labelledby=game-{game}] button.primary")
    for _ in range(60):
        page.keyboard.press("Tab")
        if start.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog button.primary:focus")
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector("dialog input:focus", state="attached")  # the level
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    for number in range(4):
        assert browsing.wait_for_choice(page)
        before = browsing.step(page)
        page.keyboard.press("/")
        page.wait_for_selector("#action-filter:focus")
        words = browsing.choices(page).nth(number % 2).inner_text().split()
        page.keyboard.type(words[-1])
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        browsing.wait_for_step(page, before)


@every_game
@pytest.mark.parametrize("language", ["ru", "cs"])
def test_in_every_language_without_a_reload(game: str, language: str, visit: Visit) -> None:
    page = visit(language=language).page()
    page.wait_for_selector(f"html[lang={language}]")
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    browsing.choose(page, random.Random(2))
    page.locator("#tab-log").click()
    own = page.locator("#panel li").first.inner_text()
    page.locator(".top .home").click()
    browsing.take(page.locator("header .language"), "en")
    page.wait_for_selector("html[lang=en]")
    page.go_back()
    page.wait_for_selector(".table")
    page.locator("#tab-log").click()
    assert page.locator("#panel li").first.inner_text() != own


@every_game
def test_motion_never_stands_in_the_way(game: str, visit: Visit, home: str) -> None:
    """With motion the steps of the others are shown one after another, and can be skipped."""
    page = visit(motion="full", base=home).page()
    browsing.play_now(page, game)
    chance = random.Random(7)
    for number in range(8):
        if number % 2:
            page.keyboard.press("Escape")
        assert browsing.wait_for_choice(page)
        browsing.choose(page, chance)
    assert browsing.wait_for_choice(page)
    expect(page.locator(".table")).to_have_attribute("data-behind", "0")
