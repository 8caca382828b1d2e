"""Three people in real browsers: names, invitation, signs, friends, muting, watching, leaving."""

import json
import os
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path

from playwright.sync_api import Page, Route, expect
from sqlalchemy import update

from nunatak.client import Client
from nunatak.server.chores.operating import opened
from nunatak.server.events.live import OVER
from nunatak.server.store import schema
from tests.server.talking import play_turns, talk
from tests.web.browsing import ask, carry, new_table, origin, play_now, start
from tests.web.conftest import Visit
from tests.web.serving import Serving

PICTURES = os.environ.get("NUNATAK_PICTURES")  # a folder: what the pages look like
PASSWORD = "correct horse battery"


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)


def test_nobody_is_asked_for_a_name_before_a_first_game(visit: Visit) -> None:
    page = visit(width=390, height=844).page()
    picture(page, "home")
    play_now(page, "lonewolves", "pup")
    expect(page.locator("dialog")).to_have_count(0)
    names = page.locator(".seat .name")
    expect(names.nth(1)).to_have_text("Nuka")
    page.locator(".seat .head").nth(1).click()
    expect(page.locator(".unfolded h2")).to_have_text("Nuka")
    picture(page, "bot-seat")
    assert not ask(page, "/api/me")["named"]


def test_three_people_at_a_table(visit: Visit) -> None:
    host = visit(width=390, height=844).page()
    guest = visit(width=390, height=844).page()
    eye = visit().page()

    # whoever makes a table says a name, once, and is called so everywhere
    host.goto(f"{origin(host)}/new/lonewolves")
    host.get_by_label("What shall the others call you?").fill("Ann")
    host.locator(".seat").nth(1).locator("[data-value='bot']").first.click()
    expect(host.locator(".levels label")).not_to_have_count(0)
    picture(host, "new-table")
    host.locator(".seat").nth(1).locator("[data-value='open']").first.click()
    host.locator("form button.primary").click()
    host.wait_for_url("**/t/*")
    expect(host.locator("header .who")).to_contain_text("Ann")
    host.get_by_label("Let people watch by a link of their own").check()
    watchers = host.get_by_label("Link for watchers")
    expect(watchers).to_have_count(1)
    picture(host, "lobby")

    # the invitation shows what is played and who sits there, and has one button
    guest.goto(host.locator("input[readonly][aria-label=Invitation]").input_value())
    expect(guest.locator("form .cover svg")).to_have_count(1)
    expect(guest.locator("form li").first).to_contain_text("Ann")
    expect(guest.get_by_role("link", name="Learn it in three minutes")).to_have_count(1)
    expect(guest.locator("form button")).to_have_count(1)
    guest.get_by_label("What shall the others call you?").fill("Ben")
    picture(guest, "join")
    guest.locator("form button.primary").click()
    guest.wait_for_url("**/t/*")
    start(host, guest)

    # the watcher comes by the second link; hands are hidden, so it is shown late
    eye.goto(watchers_link(host))
    expect(eye.locator("form")).to_contain_text("3 minutes late")
    eye.locator("form button.primary").click()
    eye.wait_for_url("**/late/*")
    eye.wait_for_selector(".table")
    expect(eye.locator(".late")).to_contain_text("3 minutes late")
    picture(eye, "late")

    # a sign needs no language: a bubble over the seat, and a mark at the chat
    guest.locator("#tab-chat").click()
    guest.locator("[data-sign=howl]").click()
    expect(host.locator(".bubble")).to_be_visible()
    expect(host.locator("#tab-chat .unread")).to_contain_text("1")
    picture(host, "bubble")
    host.locator("#tab-chat").click()
    expect(host.locator(".unread")).to_have_count(0)
    expect(host.get_by_role("img", name="Howl!")).to_be_visible()

    # friends by consent
    host.locator(".speaker").first.click()
    host.get_by_role("button", name="Ask to be friends").click()
    expect(host.get_by_role("button", name="Take the question back")).to_be_visible()
    picture(host, "chat")
    home = guest.context.new_page()
    home.goto(origin(guest))
    home.get_by_role("button", name="Accept").click()
    expect(home.get_by_role("button", name="Accept")).to_have_count(0)
    expect(home.locator("section[aria-labelledby=friends]")).to_contain_text("here")
    picture(home, "friends")

    # a friend is invited to another table, and finds it at home
    other = host.context.new_page()
    other.goto(origin(host))
    table = new_table(other, "lonewolves", ["me", "open"])
    other.get_by_role("button", name="Invite", exact=True).click()
    expect(other.get_by_role("button", name="Invited")).to_be_visible()
    home.reload()
    expect(home.locator(f"[aria-labelledby=friends] a[href='/t/{table}']")).to_be_visible()

    # who is muted is not heard, on any page
    host.get_by_role("button", name="Mute", exact=True).click()
    expect(host.get_by_role("img", name="Howl!")).to_have_count(0)
    host.get_by_role("button", name="Hear again").click()
    expect(host.get_by_role("img", name="Howl!")).to_have_count(1)

    # a report is kept
    host.get_by_role("button", name="Report").click()
    host.get_by_role("button", name="Spam").click()
    expect(host.get_by_text("An operator will look at it.")).to_be_visible()


def watchers_link(host: Page) -> str:
    table = host.url.rpartition("/")[2]
    return str(ask(host, f"/api/tables/{table}/watchers")["url"])


def test_an_account_has_a_profile_a_place_and_a_way_out(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    page = visitor.page("/settings")
    page.get_by_label("Account name").first.fill("thea.north")
    page.get_by_label("Password (at least 10 characters)").first.fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    expect(page.locator("header .who")).to_contain_text("thea.north")
    page.locator("header .who").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("thea.north")
    page.locator(".segments [data-value=private]").click()
    expect(page.get_by_text("Only you and your friends see this page")).to_be_visible()
    picture(page, "profile-empty")
    page.goto(f"{origin(page)}/ladder/lonewolves")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder")
    picture(page, "ladder")
    page.goto(f"{origin(page)}/settings")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text())["person"]["login"] == "thea.north"
    page.get_by_text("Delete me for good").click()
    picture(page, "settings")
    page.locator("form:has(.danger) input").fill(PASSWORD)
    page.get_by_role("button", name="Delete everything").click()
    page.wait_for_url(f"{origin(page)}/")
    expect(page.locator("header .who")).to_contain_text("Guest")


def test_what_two_have_played_is_seen_by_a_third_unless_it_is_private(
    visit: Visit, server: Serving
) -> None:
    ann, ben = (account(server, name) for name in ("Ann", "Ben"))
    played = [play(ann, ben) for _ in range(2)]
    beat_a_bot(server, ann)
    befriend(ann, ben)
    ann_page, ben_page, cat = (visit(width=390, height=844).page() for _ in range(3))
    carry(ann_page, ann)
    carry(ben_page, ben)
    me = ask(ann_page, "/api/me")["id"]

    # a place on the ladder leads to the person: the rating and its course, results, packs, badges
    place = f"tr a[href='/people/{me}']"
    cat.goto(f"{origin(cat)}/ladder/lonewolves")
    cat.locator(place).click()
    expect(cat.get_by_role("heading", level=1)).to_have_text("Ann")
    of = cat.locator("section[aria-labelledby=of-lonewolves]")
    for told in ("All games", "Against people", "Nuka, pup", "In a row", "Near side", "points: "):
        expect(of).to_contain_text(told)
    expect(of.locator("figcaption")).to_contain_text("2 rated games")
    course = of.get_by_role("slider")
    last = course.get_attribute("aria-valuetext")
    course.press("ArrowLeft")
    expect(course).not_to_have_attribute("aria-valuetext", last or "")
    expect(of.locator("figure").get_by_role("link", name="Replay")).to_be_visible()
    expect(of.locator("li.beaten")).to_have_count(1)
    picture(cat, "profile")

    # the ladder of bots shows one's own badges
    ann_page.goto(f"{origin(ann_page)}/ladder/lonewolves")
    expect(ann_page.locator("section[aria-labelledby=bots] li.beaten")).to_contain_text("Nuka")

    # the end of a rated game tells what it has made of the rating
    curve = ann.call("GET", "/api/me/profile")["ratings"][0]
    before, after = (tenths(moment["rating"]) for moment in curve["moments"])
    ann_page.goto(f"{origin(ann_page)}/t/{played[-1]}")
    expect(ann_page.locator("dialog")).to_contain_text(f"Your rating: {before} → {after}")
    assert ann_page.locator("#tab-log").is_visible(), "a drawer is open below"
    ann_page.locator("dialog .winners").wait_for()
    assert ann_page.evaluate(ON_TOP), "the end is covered"
    picture(ann_page, "end")

    # whoever is private is on nobody else's ladder, and seen by friends
    ann_page.goto(f"{origin(ann_page)}/me")
    ann_page.locator(".segments [data-value=private]").click()
    expect(ann_page.get_by_text("Only you and your friends see this page")).to_be_visible()
    cat.goto(f"{origin(cat)}/ladder/lonewolves")
    expect(cat.locator("table")).to_contain_text("Ben")
    expect(cat.locator(place)).to_have_count(0)
    ben_page.goto(f"{origin(ben_page)}/people/{me}")
    expect(ben_page.get_by_role("heading", level=1)).to_have_text("Ann")


ON_TOP = """() => {
    const place = document.querySelector('dialog .winners').getBoundingClientRect();
    const there = document.elementFromPoint(place.x + place.width / 2, place.y + 10);
    return there.closest('dialog') !== null;
}"""


def tenths(value: float) -> Decimal:
    """As a browser writes it."""
    return Decimal(value).quantize(Decimal("0.1"), ROUND_HALF_UP)


def account(server: Serving, name: str) -> Client:
    client = Client(server.url).be_guest(name)
    login = f"{name}.{str(client.token)[:8]}".replace("_", "-").lower()
    client.call("POST", "/api/me/account", {"login": login, "password": PASSWORD})
    return client


def play(ann: Client, ben: Client) -> str:
    """A whole game that counts; its table."""
    table = str(ann.open_table("lonewolves", ["me", "open"], public=True)["id"])
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 1000)
    return table


def beat_a_bot(server: Serving, who: Client) -> None:
    """As if a game against it had ended so: what a profile reads."""
    table = who.open_table("lonewolves", ["me", "pup"])["id"]
    result = {"points": [9, 4], "ranks": [1, 2], "sources": [{}, {}], "resigned": None}
    over = {"state": OVER, "ended": 1.0, "result": json.dumps(result)}
    t, s = schema.tables, schema.seats
    with opened(f"sqlite:///{server.folder / 'tables.db'}") as connection:
        connection.execute(update(t).where(t.c.id == table), over)
        mine = (s.c.table == table) & (s.c.seat == 0)
        connection.execute(update(s).where(mine), {"role": "near"})


def befriend(one: Client, other: Client) -> None:
    ids = [who.call("GET", "/api/me")["id"] for who in (one, other)]
    one.call("POST", f"/api/people/{ids[1]}/friend", {"wish": "ask"})
    other.call("POST", f"/api/people/{ids[0]}/friend", {"wish": "accept"})


def test_a_link_is_offered_by_every_address_at_which_others_reach_the_server(visit: Visit) -> None:
    """And where only this computer could open it, the page says how to change that."""
    page = visit(width=390, height=844).page()
    new_table(page, "lonewolves", ["me", "open"])
    links = page.locator("input[readonly][aria-label=Invitation]")
    expect(page.get_by_text("nunatak serve --host 0.0.0.0")).to_be_visible()
    expect(links).to_have_count(1)
    expect(page.locator("img.qr")).to_have_count(0)
    page.route("**/api/house*", in_a_local_network)
    page.reload()
    expect(links).to_have_count(3)
    assert links.nth(1).input_value().startswith("http://192.168.7.4:8000/join/")
    expect(page.locator("img.qr")).to_be_visible()


def test_a_stranger_with_the_address_of_a_private_table_is_told_what_to_ask_for(
    visit: Visit,
) -> None:
    host, stranger = (visit(width=390, height=844) for _ in range(2))
    table = new_table(host.page(), "lonewolves", ["me", "open"])
    eye = stranger.page()
    eye.goto(f"{origin(eye)}/t/{table}")
    expect(eye.get_by_role("heading", level=1)).to_have_text("This table can’t be opened")
    expect(eye.get_by_text("a private table opens by its invitation")).to_be_visible()
    picture(eye, "stranger")
    stranger.wrongs.clear()  # the browser itself reports what does not open


def test_a_link_is_copied_where_the_page_came_without_https(visit: Visit) -> None:
    """As in a local network, where a browser keeps its clipboard closed."""
    visitor = visit(width=390, height=844)
    visitor.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {})")
    page = visitor.page()
    new_table(page, "lonewolves", ["me", "open"])
    link = page.locator("input[readonly][aria-label=Invitation]").input_value()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    page.locator("#chat-text").focus()
    page.keyboard.press("Control+V")
    expect(page.locator("#chat-text")).to_have_value(link)


def test_a_link_to_another_device_is_no_code_that_no_phone_could_read(visit: Visit) -> None:
    page = visit(width=390, height=844).page("/settings")
    page.get_by_role("button", name="Make a personal link").click()
    expect(page.get_by_text("nunatak serve --host 0.0.0.0")).to_be_visible()
    expect(page.locator("img.qr")).to_have_count(0)
    page.route("**/api/house*", in_a_local_network)
    page.reload()
    page.get_by_role("button", name="Make a personal link").click()
    links = page.locator("input[readonly]")
    expect(links).to_have_count(3)
    assert "192.168.7.4:8000/carry#" in links.nth(1).input_value()
    expect(page.locator("img.qr")).to_be_visible()


def in_a_local_network(route: Route) -> None:
    answer = route.fetch()
    addresses = ["http://192.168.7.4:8000", "http://10.0.0.4:8000"]
    route.fulfill(response=answer, json={**answer.json(), "addresses": addresses})


def test_levels_have_names_and_faces_for_everybody_in_their_language(visit: Visit) -> None:
    for language, name in (("en", "Old Uma"), ("ru", "Старая Ума"), ("cs", "Stará Uma")):
        page = visit(width=390, height=844).page(f"/?lang={language}")
        page.locator("[aria-labelledby=game-wolves] button.primary").click()
        faces = page.locator("dialog .levels [data-value=elder]")
        expect(faces).to_contain_text(name)
        expect(faces).to_contain_text("3")
        picture(page, f"levels-{language}")
