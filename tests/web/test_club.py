"""The club in real browsers: people find each other, play tournaments, and are told."""

import re

from playwright.sync_api import Page, expect

from nunatak.server.chores.operating import Wish, do
from tests.web import browsing
from tests.web.conftest import Visit
from tests.web.serving import Serving

PHONE = {"width": 390, "height": 844, "touch": True}


def seek(page: Page, game: str) -> None:
    page.locator(f".covers [data-value='{game}']").click()
    page.locator("form button.primary").click()


def test_three_people_look_for_a_game(visit: Visit) -> None:
    """Two find each other; the third waits, hears nothing, and stops looking."""
    ann, ben, cat = (visit(**PHONE).page("/lobby") for _ in range(3))
    seek(cat, "wolves")
    expect(cat.locator(".wish.mine")).to_be_visible()
    seek(ann, "lonewolves")
    expect(ann.locator(".wish.mine")).to_be_visible()
    ben.goto(f"{browsing.origin(ben)}/settings")
    ben.goto(f"{browsing.origin(ben)}/lobby")
    seek(ben, "lonewolves")
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".table")
    assert ann.url == ben.url
    cat.locator(".wish.mine button").click()
    expect(cat.locator(".wish.mine")).to_have_count(0)
    asked, other = (ann, ben) if browsing.may_choose(ann) else (ben, ann)
    asked.goto(f"{browsing.origin(asked)}/lobby")
    expect(asked.locator("nav .count")).to_contain_text("1")
    expect(other.locator("nav .count")).to_have_count(0)


def test_a_tournament_is_made_entered_by_link_and_played(visit: Visit) -> None:
    ann, ben = (visit(**PHONE).page("/tournaments") for _ in range(2))
    ann.locator("input[type=text]").fill("Winter Cup")
    ann.locator("[data-value=robin]").click()
    ann.locator("[data-value=lonewolves]").click()
    ann.locator("form button.primary").click()
    ann.wait_for_url("**/tournament/*")
    link = ann.locator("input[readonly]").input_value()
    ben.goto(link)
    ben.locator("button.primary").click()
    expect(ben.locator("tbody tr")).to_have_count(2)
    expect(ann.locator("tbody tr")).to_have_count(2)
    ann.locator("button.primary").click()
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".table")
    give_up(ann if browsing.may_choose(ann) else ben)
    ann.goto(link.partition("#")[0])
    expect(ann.locator("h1")).to_have_text("Winter Cup")
    expect(ann.locator("tbody tr").first.locator("strong")).to_have_text("1")


def give_up(page: Page) -> None:
    """The game ends, and the round with it."""
    table = page.url.rpartition("/")[2]
    page.evaluate(
        """async (table) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
            await new Promise((done) => (socket.onopen = done));
            socket.send(JSON.stringify({type: 'hello', id: 'a'}));
            socket.send(JSON.stringify({type: 'resign', id: 'b'}));
            await new Promise((done) => (socket.onmessage = (event) =>
                JSON.parse(event.data).type === 'done' && done()));
            socket.close();
        }""",
        table,
    )


def test_notices_and_vacations_are_set_and_switched_off(visit: Visit, server: Serving) -> None:
    page = visit(**PHONE).page("/lobby")
    seek(page, "lonewolves")
    page.locator(".wish.mine button").click()
    page.goto(f"{server.url}/settings")
    switch = page.get_by_label("Tell me when it is my turn in a slow game")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.reload()
    expect(switch).not_to_be_checked()
    page.get_by_role("button", name="Go on vacation").click()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text(re.compile(r"You have \d+ of 30 days"))).to_be_visible()


def test_a_moderator_handles_what_is_reported(visit: Visit, server: Serving) -> None:
    page = visit(**PHONE).page("/settings")
    page.locator("form input[autocomplete=username]").first.fill("moderator.one")
    page.locator("form input[type=password]").first.fill("a long password")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("button", name="Log out").first.wait_for()
    page.goto(f"{server.url}/operators")
    expect(page.get_by_text("This page is for moderators")).to_be_visible()
    db = f"sqlite:///{server.folder / 'tables.db'}"
    do(db, "role", Wish("moderator.one", "moderator"))
    page.reload()
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.locator(".find button").last.click()
    page.locator("dialog input").first.fill("192.0.2.0/24")
    page.locator("dialog input").last.fill("flood")
    page.locator("dialog button.primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-value=bans]").click()
    expect(page.locator(".rows li")).to_contain_text("192.0.2.0/24")
    page.locator("[data-value=audit]").click()
    expect(page.locator(".rows li").first).to_contain_text("moderator.one")
