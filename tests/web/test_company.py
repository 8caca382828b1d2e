"""Company in real browsers: a match of two games, notices, and people's pages for everybody."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect
from sqlalchemy import select

from nunatak.client import Client
from nunatak.play.text import LANGUAGES, voice
from nunatak.server.chores.operating import Wish, do, opened
from nunatak.server.store import club
from tests.web import browsing
from tests.web.browsing import (
    ask,
    carry,
    choose,
    look_at_what_was_missed,
    origin,
    play_until_others_turn,
    until,
)
from tests.web.conftest import Visit
from tests.web.serving import Serving
from tests.web.test_club import PHONE, give_up
from tests.web.test_pages import every_theme, faults

PASSWORD = "correct horse battery"
PICTURES = os.environ.get("NUNATAK_PICTURES")  # a folder: what the pages look like
WIDE = {"width": 844, "height": 390, "touch": True}


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"), full_page=True)


def store(server: Serving) -> str:
    return f"sqlite:///{server.folder / 'tables.db'}"


def make_account(page: Page, login: str) -> None:
    send(page, "/api/guest", {"name": login})
    send(page, "/api/me/account", {"login": login, "password": PASSWORD})
    page.reload()
    expect(page.locator("header .who")).to_contain_text(login)


# ------------------------------------------------------------------ a match of two games


def test_a_duplicate_match_of_two_is_told_together_and_watched_by_a_third(visit: Visit) -> None:
    host, guest, eye = visit().page(), visit().page(), visit(**PHONE).page()
    host.goto(f"{origin(host)}/new/lonewolves")
    host.get_by_label("What shall the others call you?").fill("Ann")
    host.get_by_label("Duplicate match").check()
    host.get_by_label("Public").check()
    picture(host, "new-duplicate")
    host.locator("form button.primary").click()
    host.wait_for_url("**/t/*")
    guest.goto(host.locator("input[readonly][aria-label=Invitation]").input_value())
    expect(guest.locator("form")).to_contain_text("Duplicate match")
    guest.get_by_label("What shall the others call you?").fill("Ben")
    guest.locator("form button.primary").click()
    guest.wait_for_url("**/t/*")
    host.locator("button.primary:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".table")
    first = host.url
    give_up(guest)
    match = host.locator("dialog section.match")
    expect(match).to_contain_text("1 : 0")
    expect(match).to_contain_text("not over yet")
    host.locator("dialog").get_by_role("button", name="Second game").click()
    host.wait_for_url(lambda url: url != first)
    guest.locator("dialog").get_by_role("link", name="Second game").click()
    guest.wait_for_url(host.url)
    guest.wait_for_selector(".table")
    eye.goto(host.url)
    eye.wait_for_selector(".table, main")
    give_up(host)
    for page in (host, guest):
        expect(page.locator("dialog section.match h3")).to_have_text("The match: 1 : 1")
    picture(host, "match")
    eye.goto(first)
    expect(eye.locator("dialog section.match h3")).to_have_text("The match: 1 : 1")


# ------------------------------------------------------------------ hints for everybody


def test_hints_for_everybody_are_told_before_one_sits_down_and_noted_when_they_are_taken(
    visit: Visit,
) -> None:
    host, eye = visit(**PHONE, language="cs").page(), visit(**PHONE, language="cs").page("/lobby")
    guest = visit(**PHONE, language="ru").page()
    host.goto(f"{origin(host)}/new/lonewolves")
    host.get_by_label("Jak vám mají ostatní říkat?").fill("Anna")
    host.get_by_label("Rady pro všechny").check()
    host.get_by_label("Veřejný").check()
    picture(host, "hints-new")
    host.locator("form button.primary").click()
    host.wait_for_url("**/t/*")
    card = host.locator("[aria-labelledby=lobby-options]")
    expect(card).to_contain_text("Rady pro všechny")
    picture(host, "hints-waiting")
    expect(eye.locator(f".tables a[href='{host.url.removeprefix(origin(host))}']")).to_contain_text(
        "Rady pro všechny"
    )
    picture(eye, "hints-list")
    guest.goto(host.locator("input[readonly]").first.input_value())
    told = guest.locator("form")
    expect(told).to_contain_text("Подсказки для всех.")
    expect(told).to_contain_text("На рейтинг такая партия не влияет.")
    picture(guest, "hints-invitation")
    guest.get_by_label("Как вас называть за столом?").fill("Борис")
    guest.locator("form button.primary").click()
    guest.wait_for_url("**/t/*")
    browsing.start(host, guest)
    for page in (host, guest):
        page.locator(".side .shut").click()  # the drawer lies over the tools of a phone

    notes = {host: "Vyžádána rada", guest: "Запрошена подсказка"}
    asked: set[Page] = set()
    chance = random.Random(1)
    while len(asked) < 2:
        mine, other = (host, guest) if browsing.may_choose(host) else (guest, host)
        expect(other.locator(".ask-hint")).to_be_disabled()
        if mine not in asked:
            mine.locator(".ask-hint").click()
            expect(other.locator(".bubble")).to_contain_text(notes[other])
            expect(mine.locator(".hint strong")).not_to_be_empty()
            expect(other.locator(".hint")).to_have_count(0)
            picture(mine, f"hints-taken-{len(asked)}")
            picture(other, f"hints-seen-{len(asked)}")
            asked.add(mine)
        before = browsing.step(other)
        mine.locator("[data-drawer=actions]").click()
        browsing.choose(mine, chance)
        mine.locator(".side .shut").click()
        browsing.wait_for_step(other, before)
    guest.locator("[data-drawer=chat]").click()
    lines = guest.get_by_role("log", name="Чат").locator(".line")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text(notes[guest])
    picture(guest, "hints-chat")


def test_where_nobody_agreed_people_have_no_hints(visit: Visit) -> None:
    host, guest = (visit(**PHONE, language="ru").page() for _ in range(2))
    browsing.new_table(host, "lonewolves", ["me", "open"])
    guest.goto(host.locator(".card input[readonly]").first.input_value())
    expect(guest.locator("form button.primary")).to_be_enabled()
    expect(guest.locator("form")).not_to_contain_text("Подсказки")
    guest.locator("form button.primary").click()
    guest.wait_for_url("**/t/*")
    browsing.start(host, guest)
    for page in (host, guest):
        expect(page.locator(".ask")).to_be_visible()
        expect(page.locator(".ask-hint")).to_have_count(0)


# ------------------------------------------------------------------ notices


def test_a_notice_is_shown_in_ones_language_and_leads_to_what_one_missed(
    visit: Visit, server: Serving
) -> None:
    """Without a push service, which a browser of tests has not: what it would bring is given."""
    anna = visit(**PHONE, language="ru")
    page, ben = anna.page(), visit().page()
    anna.context.grant_permissions(["notifications"])
    table = slow_game(page, ben)
    chance = random.Random(1)
    for player in (page, ben):
        player.goto(f"{origin(player)}/t/{table}")
        player.wait_for_selector(".table")
    play_until_others_turn(page, chance)
    page.goto(f"{origin(page)}/settings")
    choose(ben, chance)
    ask(page, "/api/me/notices")
    page.evaluate("navigator.serviceWorker.register('/sw.js', {type: 'module'})")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until(page, lambda: bool(anna.context.service_workers))
    (worker,) = anna.context.service_workers
    worker.evaluate(PLACE)
    me = ask(page, "/api/me")["id"]
    (shown,) = deliver(page, worker, notice(server, me, table))
    assert shown["title"] == voice("ru", "lonewolves").say("title")
    assert shown["body"].startswith("Ваш ход")
    assert shown["actions"] == [voice("ru").say("notice-off")]
    again = deliver(page, worker, notice(server, me, table))
    assert len(again) == 1, "a table has one notice"

    click(worker, "")
    path = worker.evaluate("self.led")
    assert path == f"/t/{table}"
    page.goto(origin(page) + path)
    expect(page.locator("[data-banner] .note")).to_contain_text("Пока вас не было")
    picture(page, "missed")
    look_at_what_was_missed(page)

    deliver(page, worker, notice(server, me, table))
    assert ask(page, "/api/me/notices")["enabled"]
    click(worker, "off")
    until(page, lambda: not ask(page, "/api/me/notices")["enabled"])


def test_a_vacation_is_told_to_everybody_and_notices_end_with_one_click(
    visit: Visit, server: Serving
) -> None:
    people = [Client(server.url).be_guest(name) for name in ("Ann", "Ben", "Cat")]
    wish = {"game": "wolves", "seats": 3, "pace": {"kind": "move", "seconds": 2 * 86400}}
    *_, table = [who.call("POST", "/api/seeks", wish)["table"] for who in people]
    ann, ben, cat = pages = [visit().page() for _ in people]
    for page, who in zip(pages, people, strict=True):
        carry(page, who)
    for page in (ben, cat):
        page.goto(f"{server.url}/t/{table}")
        page.locator("#tab-log").click()
    ann.goto(f"{server.url}/settings")
    ann.get_by_role("button", name="Go on vacation").click()
    for page in (ben, cat):
        expect(page.locator("#panel")).to_contain_text("Ann is on vacation for 7 days")
    ann.get_by_role("button", name="I am back").click()
    for page in (ben, cat):
        expect(page.locator("#panel")).to_contain_text("Ann is back from vacation")
    assert ask(ben, "/api/me/notices")["enabled"]
    ben.goto(f"{server.url}/off#{off_switch(server, ask(ben, '/api/me')['id'])}")
    expect(ben.get_by_text("You will get no more notices")).to_be_visible()
    assert not ask(ben, "/api/me/notices")["enabled"]


# A browser of tests may have no place for notices, and one that has it may put them away: the
# worker is given a place of its own, and a click on what lies there.
PLACE = """() => {
    self.shown = [];
    self.told = 0;
    self.clients.openWindow = async (path) => void (self.led = path);
    self.registration.showNotification = async (title, told) => {
        const notification = { title, ...told, close() { self.shown.splice(0); } };
        self.shown = [...self.shown.filter((each) => each.tag !== told.tag), notification];
        self.told += 1;
    };
    self.registration.getNotifications = async () => self.shown;
}"""
SHOWN = """() => self.shown.map(({ title, body, actions }) =>
    ({ title, body, actions: actions.map((each) => each.title) }))"""
CLICK = """(action) => {
    const event = new ExtendableEvent('notificationclick');
    self.dispatchEvent(Object.assign(event, { notification: self.shown[0], action }));
}"""


def click(worker: Worker, action: str) -> None:
    worker.evaluate(CLICK, action)
    assert worker.evaluate(SHOWN) == []


def deliver(page: Page, worker: Worker, text: str) -> list[dict[str, Any]]:
    """The notices that are shown then."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: bool(found))  # the browser tells of its workers in its own time
    before = worker.evaluate("self.told")
    there = {"origin": origin(page), "registrationId": found[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", there)
    until(page, lambda: worker.evaluate("self.told") > before)
    session.detach()
    return list(worker.evaluate(SHOWN))


def notice(server: Serving, user: str, table: str) -> str:
    """As the server writes it (tests/server/test_notices.py) for somebody who reads Russian."""
    token = off_switch(server, user)
    title, say = voice("ru", "lonewolves").say("title"), voice("ru").say
    text = say("notice-turn", game=title, names="Ben")
    form = {"title": title, "text": text, "table": table, "token": token}
    return json.dumps({**form, "off": say("notice-off")}, ensure_ascii=False)


def off_switch(server: Serving, user: str) -> str:
    """What the link in somebody's notices holds."""
    with opened(store(server)) as connection:
        query = select(club.notices.c.token).where(club.notices.c.user == user)
        return str(connection.execute(query).scalar_one())


# A push service as a browser sees it; that of the standard's own example.
PUSHING = """(() => {
    const key = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUz'
        + 'ORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const bytes = (text) => {
        const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
        return Uint8Array.from(raw, (letter) => letter.charCodeAt(0)).buffer;
    };
    const made = {
        endpoint: 'https://push.example.net/send/anna',
        getKey: (name) => bytes(name === 'auth' ? 'BTBZMqHH6r4Tts7J_aSIgg' : key),
        unsubscribe: async () => delete localStorage.pushed,
    };
    PushManager.prototype.subscribe = async () => ((localStorage.pushed = '1'), made);
    PushManager.prototype.getSubscription = async () => (localStorage.pushed ? made : null);
})()"""


def test_a_slow_game_offers_notices_and_they_end_with_the_session(
    visit: Visit, server: Serving
) -> None:
    anna = visit(**PHONE)
    page = anna.page()
    anna.context.grant_permissions(["notifications"])
    anna.context.add_init_script(PUSHING)
    slow_game(page, visit().page())
    make = {"login": "anna.of.notices", "password": PASSWORD}
    send(page, "/api/me/account", make)
    page.goto(f"{origin(page)}/mine")
    offer = page.get_by_role("button", name="Tell me in this browser")
    picture(page, "offer")
    offer.click()
    expect(offer).to_have_count(0)
    assert ask(page, "/api/me/notices")["browsers"] == 1
    page.goto(f"{origin(page)}/settings")
    expect(page.get_by_label("in this browser")).to_be_checked()
    page.get_by_role("button", name="Log out").first.click()
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    with opened(store(server)) as connection:
        s = club.subscriptions.c
        kept = select(s.id).where(s.endpoint == "https://push.example.net/send/anna")
        assert connection.execute(kept).all() == []


def slow_game(anna: Page, ben: Page) -> str:
    """Two days for a move."""
    wish = {"game": "lonewolves", "seats": 2, "pace": {"kind": "move", "seconds": 2 * 86400}}
    table = ""
    for page, name in ((anna, "Анна"), (ben, "Ben")):
        language = "ru" if page is anna else "en"
        send(page, "/api/guest", {"name": name, "language": language})
        table = send(page, "/api/seeks", wish)["table"]
    return table


def send(page: Page, path: str, body: Any) -> Any:
    return page.evaluate(
        """async ([path, body]) => {
            const headers = { 'content-type': 'application/json' };
            const order = { method: 'POST', headers, body: JSON.stringify(body) };
            const answer = await fetch(path, order);
            localStorage.setItem('nunatak.known', '1');
            return answer.json();
        }""",
        [path, body],
    )


# ------------------------------------------------------------------ pages for everybody


@pytest.fixture(scope="module")
def paths(server: Serving) -> list[str]:
    """Every page about people, with something on it."""
    host = Client(server.url).be_guest("Host")
    pace = {"kind": "clock", "seconds": 600}
    wish = {"name": "Cup", "kind": "swiss", "game": "lonewolves", "pace": pace, "public": True}
    cup = host.call("POST", "/api/tournaments", wish)["info"]["id"]
    table = host.open_table("lonewolves", ["me", "open"])["id"]
    link = host.call("GET", f"/api/tables/{table}/invitation")["url"].partition("/join/")[2]
    host.call("GET", "/api/me/notices")
    off = f"/off#{off_switch(server, host.call('GET', '/api/me')['id'])}"
    fixed = ["/me", "/ladder", "/lobby", "/tournaments", "/operators", "/settings"]
    return [*fixed, off, f"/tournament/{cup}", f"/join/{link}"]


@every_theme
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_about_people_are_accessible_on_a_phone(
    language: str, theme: str, visit: Visit, server: Serving, paths: list[str]
) -> None:
    visitor = visit(**PHONE, theme=theme, language=language)
    page = visitor.page()
    login = f"mod.{language}.{theme}"
    make_account(page, login)
    do(store(server), "role", Wish(login, "moderator"))
    wrong: dict[str, Any] = {}
    for path in paths:
        page.goto(origin(page) + path)
        page.reload()
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        picture(page, f"{path.split('/')[1].partition('#')[0]}-{language}-{theme}")
        found = faults(page)
        wrong |= {path: found} if found else {}
        rows = set(page.evaluate(ROWS))
        wrong |= {f"{path} header": rows} if len(rows) > 1 else {}
        for size in (PHONE, WIDE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            wrong |= {f"{path} {size['width']}": over} if over > 0 else {}
        page.set_viewport_size({"width": 390, "height": 844})
    assert wrong == {}
    expect(page.locator("nav a[href='/operators']")).to_have_count(1)


# Whoever has a long name has a header no higher than others.
ROWS = (
    "[...document.querySelectorAll('header :is(.brand, .who, .language)')].map((e) => e.offsetTop)"
)


def press_until(page: Page, wanted: str) -> None:
    """Tab by tab, as somebody without a mouse; every stop is seen."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def say_name_by_keyboard(page: Page, name: str) -> None:
    page.keyboard.press("Enter")
    expect(page.locator("dialog input")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")


def test_people_find_each_other_by_keyboard_alone(visit: Visit) -> None:
    """Three people: one makes a tournament, one comes by its link, one climbs to the ladder."""
    ann, ben, cat = (visit(**WIDE).page("/tournaments") for _ in range(3))
    press_until(ann, "section input[type=text]")
    ann.keyboard.type("Key Cup")
    press_until(ann, "form button.primary")
    say_name_by_keyboard(ann, "Ann")
    ann.wait_for_url("**/tournament/*")
    ben.goto(ann.locator("input[readonly]").input_value())
    press_until(ben, "button.primary")
    say_name_by_keyboard(ben, "Ben")
    expect(ben.locator("tbody tr")).to_have_count(2)
    press_until(cat, "nav a[href='/lobby']")
    cat.keyboard.press("Enter")
    cat.wait_for_url("**/lobby")
    press_until(cat, "form button.primary")
    say_name_by_keyboard(cat, "Cat")
    expect(cat.locator(".wish.mine")).to_be_visible()
    press_until(cat, ".wish.mine button")
    cat.keyboard.press("Enter")
    expect(cat.locator(".wish.mine")).to_have_count(0)
    press_until(cat, "header .who")
    cat.keyboard.press("Enter")
    cat.wait_for_url("**/me")
    cat.goto(f"{origin(cat)}/ladder/wolves")
    press_until(cat, "[role=radiogroup] input, .segments button, .segments input")
