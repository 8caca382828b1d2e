"""The club in real browsers: people find each other, play tournaments, and are told."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from nunatak.client import Client
from nunatak.server.chores.operating import Wish, do
from tests.server.talking import talk
from tests.web import browsing
from tests.web.conftest import Visit
from tests.web.serving import Serving

PHONE = {"width": 390, "height": 844, "touch": True}


def seek(page: Page, game: str, name: str) -> None:
    page.locator(f".covers [data-value='{game}']").click()
    page.locator("form button.primary").click()
    browsing.say_name(page, name)


def test_three_people_look_for_a_game(visit: Visit) -> None:
    """Two find each other; the third waits, hears nothing, and stops looking."""
    ann, ben, cat = (visit(**PHONE).page("/lobby") for _ in range(3))
    seek(cat, "wolves", "Cat")
    expect(cat.locator(".wish.mine")).to_be_visible()
    seek(ann, "lonewolves", "Ann")
    expect(ann.locator(".wish.mine")).to_be_visible()
    ben.goto(f"{browsing.origin(ben)}/settings")
    ben.goto(f"{browsing.origin(ben)}/lobby")
    expect(ben.locator("section[aria-labelledby=seekers]")).to_contain_text("Ann")
    seek(ben, "lonewolves", "Ben")
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


def test_a_table_is_played_again_by_the_same_people_and_found_by_its_picture(
    visit: Visit, server: Serving
) -> None:
    """Two have played and do so again; a third finds them among the open tables."""
    ann, ben = (Client(server.url).be_guest(name) for name in ("Ann", "Ben"))
    first = ann.open_table("lonewolves", ["me", "open"], public=True)["id"]
    ben.call("POST", f"/api/tables/{first}/join", {})
    ann.call("POST", f"/api/tables/{first}/start")
    with talk(ben, first) as one:
        assert one.ask("resign")["type"] == "done"
    ann_page, ben_page, cat_page = (visit(**PHONE).page() for _ in range(3))
    for who, page in ((ann, ann_page), (ben, ben_page)):
        browsing.carry(page, who)
        page.goto(f"{server.url}/lobby")
    again = ann_page.locator("section[aria-labelledby=again]")
    expect(again).to_contain_text("Ben")
    again.get_by_role("button").first.click()
    ann_page.wait_for_url("**/t/*")
    ben_page.wait_for_url(ann_page.url)  # brought there, since it waited in the lobby
    table = ann_page.url.rpartition("/")[2]
    cat_page.goto(f"{server.url}/lobby")
    card = cat_page.locator(f".tables a[href='/t/{table}']")
    expect(card.locator("svg").first).to_be_visible()
    expect(card).to_contain_text("Ben")
    card.click()
    cat_page.wait_for_selector(".table")


def test_who_hears_late_in_the_lobby_is_brought_to_a_table_of_meanwhile(
    visit: Visit, server: Serving
) -> None:
    """The table is made after the page was opened, and before the server tells it anything."""
    ann, ben = (Client(server.url).be_guest(name) for name in ("Ann", "Ben"))
    page = visit(**PHONE).page()
    browsing.carry(page, ben)
    held: list[WebSocketRoute] = []
    page.route_web_socket("**/api/me/news", lambda socket: held.append(socket))
    page.goto(f"{server.url}/lobby")
    page.wait_for_function("() => document.querySelector('form button.primary')")
    wish = {"game": "lonewolves", "seats": 2}
    table = [who.call("POST", "/api/seeks", wish)["table"] for who in (ben, ann)][1]
    for socket in held:
        socket.connect_to_server()
    page.wait_for_url(f"**/t/{table}")
    page.wait_for_selector(".table")


def test_nobody_is_torn_from_the_lobby_to_a_table_of_before(visit: Visit, server: Serving) -> None:
    ann, ben = (Client(server.url).be_guest(name) for name in ("Ann", "Ben"))
    wish = {"game": "lonewolves", "seats": 2, "pace": {"kind": "move", "seconds": 2 * 86400}}
    table = [who.call("POST", "/api/seeks", wish)["table"] for who in (ann, ben)][1]
    page = visit(**PHONE).page()
    browsing.carry(page, ann)
    page.goto(f"{server.url}/lobby")
    expect(page.locator(f"a[href='/t/{table}']").first).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Play somebody")


def test_several_tables_that_wait_are_said_in_one_line(visit: Visit, server: Serving) -> None:
    """Whoever comes back finds one line above the page, not one for each."""
    ann, ben = (Client(server.url).be_guest(name) for name in ("Ann", "Ben"))
    pace = {"kind": "move", "seconds": 2 * 86400}
    for game in ("lonewolves", "wolves"):
        for who in (ann, ben):
            who.call("POST", "/api/seeks", {"game": game, "seats": 2, "pace": pace})
    page = visit(**PHONE).page()
    browsing.carry(page, ann)
    page.goto(f"{server.url}/ladder")
    page.get_by_role("link", name="2 tables are ready for you").click()
    page.wait_for_url("**/mine")
    page.locator("#mine-playing").wait_for()
    expect(page.get_by_role("link", name="ready for you")).to_have_count(0)


def test_a_tournament_is_made_entered_by_link_and_played(visit: Visit) -> None:
    ann, ben, cat = (visit(**PHONE).page("/tournaments") for _ in range(3))
    ann.locator("input[type=text]").fill("Winter Cup")
    ann.locator("[data-value=robin]").click()
    ann.locator("[data-value=lonewolves]").click()
    ann.get_by_label("Public: anybody may enter and watch").check()
    ann.locator("form button.primary").click()
    browsing.say_name(ann, "Ann")
    ann.wait_for_url("**/tournament/*")
    link = ann.locator("input[readonly]").input_value()
    enter(ben, link, "Ben")
    cat.reload()
    cat.get_by_role("link", name="Winter Cup").click()
    expect(cat.locator("tbody")).to_contain_text("Ben")
    expect(ann.locator("tbody tr")).to_have_count(2)
    ann.locator("button.primary").click()
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".table")
    give_up(ann if browsing.may_choose(ann) else ben)
    ann.goto(link.partition("#")[0])
    expect(ann.locator("h1")).to_have_text("Winter Cup")
    for page in (ann, cat):
        expect(page.locator("tbody tr").first.locator("strong")).to_have_text("1")


def test_an_arena_takes_whoever_comes_and_pairs_them_with_others(visit: Visit) -> None:
    ann, ben, cat = (visit(**PHONE).page("/tournaments") for _ in range(3))
    ann.locator("[data-value=arena]").click()
    ann.locator("[data-value=lonewolves]").click()
    ann.locator("form button.primary").click()
    browsing.say_name(ann, "Ann")
    ann.wait_for_url("**/tournament/*")
    link = ann.locator("input[readonly]").input_value()
    enter(ben, link, "Ben")
    expect(ann.locator("tbody tr")).to_have_count(2)
    ann.locator("button.primary").click()
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        page.wait_for_selector(".table")
    enter(cat, link, "Cat")  # while it goes on
    give_up(ann if browsing.may_choose(ann) else ben)
    for page in (ann, ben):
        page.goto(link.partition("#")[0])
    cat.wait_for_url("**/t/*")
    cat.wait_for_selector(".table")


def enter(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator("button.primary").click()
    browsing.say_name(page, name)
    expect(page.locator("tbody")).to_contain_text(name)


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
    seek(page, "lonewolves", "Ann")
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


def report(rude: Client, hurt: Client) -> str:
    """Somebody says a word at a table and is reported by another; the table."""
    table = str(rude.open_table("lonewolves", ["me", "open"], public=True)["id"])
    hurt.call("POST", f"/api/tables/{table}/join", {})
    with talk(rude, table) as one:
        one.ask("say", text="a rude word")
    whom = rude.call("GET", "/api/me")["id"]
    order = {"table": table, "reason": "insult", "line": 1}
    hurt.call("POST", f"/api/people/{whom}/report", order)
    return table


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
    rude, hurt = (Client(server.url).be_guest(name) for name in ("Rudolf", "Hana"))
    reported = report(rude, hurt)
    page.reload()
    case = page.locator(".rows li", has_text="a rude word")
    expect(case).to_contain_text("Insults")
    case.get_by_role("button", name="Mute").click()
    page.locator("dialog button.primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    other = visit(**PHONE).page()
    browsing.carry(other, rude)
    other.goto(f"{server.url}/t/{reported}")
    other.locator("[aria-labelledby=lobby-chat] #chat-text").fill("more of it")
    other.locator("[aria-labelledby=lobby-chat] form button").click()
    expect(other.get_by_role("alert")).to_contain_text("You can’t write messages for now")
    case.get_by_role("button", name="Settle").click()
    page.locator("dialog button.primary").click()
    expect(case.get_by_role("button", name="Settle")).to_have_count(0)
    page.locator(".find button").last.click()
    page.locator("dialog input").first.fill("192.0.2.0/24")
    page.locator("dialog input").last.fill("flood")
    page.locator("dialog button.primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-value=bans]").click()
    expect(page.locator(".rows li")).to_contain_text("192.0.2.0/24")
    page.locator("[data-value=tables]").click()
    open_table = page.locator(".rows li", has=page.locator(f"a[href='/t/{reported}']"))
    expect(open_table.get_by_role("button", name="Close the table")).to_be_visible()
    expect(open_table.get_by_role("button", name="Reopen the table")).to_have_count(0)
    page.locator("[data-value=audit]").click()
    expect(page.locator(".rows li").first).to_contain_text("moderator.one")
