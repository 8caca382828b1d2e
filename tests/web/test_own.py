"""A server whose pages think themselves: nobody else does here, and yet all is answered."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocket, expect

from nunatak import games
from tests.web import browsing
from tests.web.conftest import Visit, Visitor
from tests.web.serving import Serving
from tests.web.test_table import refused

PLAIN = "lonewolves"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    engines = browsing.WEB.parent / "build" / "site-app" / "engine"
    serving = Serving(tmp_path_factory.mktemp("house"), pages=engines, bots=0)
    serving.start()
    yield serving
    serving.kill()


def overheard(visitor: Visitor) -> tuple[Page, list[str]]:
    """A page, and all that it asks the server for."""
    asked: list[str] = []
    page = visitor.page()
    page.on("request", lambda it: asked.append(f"{it.method} {it.url} {it.post_data or ''}"))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: asked.append(str(frame)))

    page.on("websocket", listen)
    return page, asked


def said(asked: list[str], what: str) -> bool:
    return any(what in request for request in asked)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_bot_and_a_hint_without_a_servers_thought(
    game: str, visit: Visit, house: Serving
) -> None:
    page, asked = overheard(visit(base=house.url))
    browsing.play_now(page, game, "pup")
    chance = random.Random(1)
    while not said(asked, "/bot/move"):
        assert browsing.wait_for_choice(page)
        browsing.choose(page, chance)
    assert browsing.wait_for_choice(page)
    page.keyboard.press("h")
    expect(page.locator(".hint strong")).not_to_be_empty()
    assert not any(said(asked, what) for what in ("/hint", '"type":"why"', '"type":"preview"'))


def test_a_hint_among_people_is_the_servers_who_tells_the_others(
    visit: Visit, house: Serving
) -> None:
    (host, asked), guest = overheard(visit(base=house.url)), visit(base=house.url).page()
    host.goto(f"{house.url}/new/{PLAIN}")
    host.get_by_label("Hints for everybody").check()
    host.locator("form button.primary").click()
    host.wait_for_url("**/t/*")
    browsing.invite(host, guest)
    browsing.start(host, guest)
    while not browsing.may_choose(host):
        before = browsing.step(host)
        browsing.choose(guest, random.Random(1))
        browsing.wait_for_step(host, before)
    host.keyboard.press("h")
    expect(host.locator(".hint strong")).not_to_be_empty()
    assert said(asked, "/hint")
    expect(guest.locator(".bubble")).to_contain_text("Asked for a hint")


def test_a_refusal_is_said_in_the_page(visit: Visit, house: Serving) -> None:
    page, asked = overheard(visit(base=house.url))
    browsing.play_now(page, PLAIN, "pup")
    assert browsing.wait_for_choice(page)
    assert refused(page)
    assert said(asked, "/known?")
    assert not said(asked, '"type":"why"')


def test_a_whole_game_and_its_analysis(visit: Visit, house: Serving) -> None:
    page, asked = overheard(visit(base=house.url))
    table = browsing.play_now(page, PLAIN, "pup")
    browsing.play_out(page)
    page.goto(f"{house.url}/replay/{table}")
    page.locator("#tab-analysis").click()
    expect(page.locator("#panel")).to_contain_text("Your browser can judge")
    page.locator("#panel button.primary").click()
    page.wait_for_selector("#panel figure")
    assert not any(it.startswith("POST") and "/analysis" in it for it in asked)
    found = browsing.ask(page, f"/api/tables/{table}/analysis")
    assert found["state"] == "none"


@pytest.mark.parametrize("broken", ["**/engine/*", "**/lent.worker*"])
def test_where_the_games_do_not_come_the_server_thinks(
    broken: str, visit: Visit, house: Serving
) -> None:
    """A page that can't use them says so, asks as it always did, and is waited for no more."""
    visitor = visit(base=house.url)
    visitor.context.route(broken, lambda route: route.fulfill(status=200, body="half"))
    page, asked = overheard(visitor)
    browsing.play_now(page, PLAIN, "pup")
    while not browsing.may_choose(page):  # the lot has let the bot begin
        page.goto(house.url)
        asked.clear()
        browsing.play_now(page, PLAIN, "pup")
    page.keyboard.press("h")
    expect(page.locator(".hint strong")).not_to_be_empty()
    assert said(asked, "/hint")
    chance = random.Random(1)
    while browsing.may_choose(page):  # nobody thinks for the bot here
        browsing.choose(page, chance)
    browsing.until(page, lambda: said(asked, '"action":null'))
    page.locator("a.home").click()
    asked.clear()
    browsing.play_now(page, PLAIN, "pup")
    browsing.until(page, lambda: said(asked, '"thinks":'))
    assert said(asked, '"thinks":false')
    if "worker" in broken:
        visitor.wrongs.clear()  # the browser reports it by itself
