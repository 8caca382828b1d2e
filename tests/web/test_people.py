"""Three people in real browsers: names, invitation, signs, friends, muting, watching, leaving."""

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import ask, origin, play_now, start
from tests.web.conftest import Visit

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


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_levels_have_names_and_faces_in_every_language(visit: Visit, language: str) -> None:
    page = visit(width=390, height=844).page(f"/?lang={language}")
    page.locator("[aria-labelledby=game-wolves] button.primary").click()
    faces = page.locator("dialog .levels [data-value=elder]")
    expect(faces).to_contain_text({"ru": "Старая Ума", "cs": "Stará Uma"}[language])
    expect(faces).to_contain_text("5")
    picture(page, f"levels-{language}")
