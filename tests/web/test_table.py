"""What a table page does besides the moves."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web import browsing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_what_is_not_legal_is_explained_with_its_rule(game: str, visit: Visit, home: str) -> None:
    """Some element of the board is not legal now: its note names a rule that the rulebook has."""
    page = visit(base=home).page()
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    chance = random.Random(4)
    for _ in range(12):
        if refused(page):
            break
        browsing.choose(page, chance)
        assert browsing.wait_for_choice(page)
    rule = page.locator(".note .rule")
    name = rule.inner_text()
    page.goto(f"{browsing.origin(page)}/rules/{game}#{name}")
    expect(page.locator(".rule.here")).to_contain_text(name)


def at_one_device(page: Page, game: str) -> str:
    table = browsing.new_table(page, game, ["me", "me"])
    page.locator("dialog button.primary").click()  # shows the side of who begins
    expect(page.locator("dialog")).to_have_count(0)
    return table


@pytest.mark.parametrize("begin", [browsing.play_now, at_one_device])
def test_a_game_that_is_still_compiled_begins_by_itself(
    visit: Visit, begin: Callable[[Page, str], str]
) -> None:
    visitor = visit()
    visitor.lenient = True  # the browser itself reports a 503
    page = visitor.page()
    answers = ["0%", "50%"]

    def answer(route: Route) -> None:
        if route.request.method != "POST" or not answers:
            route.continue_()
            return
        text = f"A moment. ({answers.pop(0)})"
        problem = {"type": "problem", "code": "warming", "text": text, "field": None}
        route.fulfill(status=503, json=problem)

    page.route("**/api/tables", answer)
    begin(page, "lonewolves")
    assert answers == []
    assert browsing.wait_for_choice(page)


ANSWERED = """() => !document.querySelector('.note') || document.querySelector('.note p')"""


def refused(page: Page) -> bool:
    for node in page.locator(".board [aria-disabled=true]").all()[:12]:
        if not node.is_visible():
            continue
        before = browsing.step(page)
        node.press("Enter")
        page.wait_for_function(ANSWERED)
        if page.locator(".note .rule").count():
            assert browsing.step(page) == before
            return True
    return False


def test_a_slip_that_cant_be_taken_back_is_asked_about(visit: Visit, home: str) -> None:
    page = visit(base=home).page()
    browsing.play_now(page, "lonewolves")
    chance = random.Random(6)
    slips = page.locator("[data-territory] .token.lit[aria-label*='face-down']")
    for _ in range(40):
        assert browsing.wait_for_choice(page)
        if slips.count():
            break
        browsing.choose(page, chance)
    before = browsing.step(page)
    slips.first.click()
    page.locator(".asked button").nth(1).click()
    expect(page.locator(".asked")).to_have_count(0)
    assert browsing.step(page) == before
    slips.first.click()
    page.locator(".asked button.primary").click()
    browsing.wait_for_step(page, before)


def test_an_undo_takes_the_move_back_and_redo_plays_it_again(visit: Visit, home: str) -> None:
    """Where nobody else is a person an undo beyond the barrier is granted at once."""
    page = visit(base=home).page()
    for game in GAMES:
        browsing.new_table(page, game, ["me", "bot"])
        assert browsing.wait_for_choice(page)
        before = browsing.choices(page).all_inner_texts()
        browsing.choose(page, random.Random(1))
        assert browsing.wait_for_choice(page)
        page.keyboard.press("u")
        page.wait_for_function(
            "texts => JSON.stringify([...document.querySelectorAll('#panel li button')]"
            ".map(node => node.innerText)) === JSON.stringify(texts)",
            arg=before,
        )
        page.keyboard.press("r")
        page.wait_for_function(
            "texts => JSON.stringify([...document.querySelectorAll('#panel li button')]"
            ".map(node => node.innerText)) !== JSON.stringify(texts)",
            arg=before,
        )


def test_an_undo_of_what_the_other_has_seen_needs_consent(visit: Visit) -> None:
    host, guest = visit().page(), visit().page()
    browsing.new_table(host, "lonewolves", ["me", "open"])
    browsing.invite(host, guest)
    browsing.start(host, guest)
    asks, other = (host, guest) if browsing.may_choose(host) else (guest, host)
    while browsing.may_choose(asks):
        browsing.choose(asks, random.Random(1))
    for answer, back in (("button:not(.primary)", False), ("button.primary", True)):
        asks.keyboard.press("u")
        expect(asks.locator("[data-banner] [role=status]")).to_be_visible()
        other.locator(f"[data-banner] [role=alert] {answer}").click()
        expect(asks.locator("[data-banner] [role=status]")).to_have_count(0)
        assert browsing.may_choose(asks) is back


def test_an_invitation_says_to_what(visit: Visit) -> None:
    host, guest = visit().page(), visit().page()
    browsing.new_table(host, "arctica", ["me", "open"])
    link = host.locator(".card input[readonly]").input_value()
    guest.goto(link)
    expect(guest.locator(".card")).to_contain_text("Arctica")


def test_chat_is_plain_text(visit: Visit) -> None:
    host, guest = visit().page(), visit().page()
    browsing.new_table(host, GAMES[0], ["me", "open"])
    browsing.invite(host, guest)
    text = "<b>hello</b> & <img src=x onerror=alert(1)>"
    guest.locator("#chat-text").fill(text)
    guest.keyboard.press("Enter")
    expect(host.locator("[role=log]")).to_contain_text(text)
    assert host.locator("[role=log] img, [role=log] b").count() == 0


def test_since_you_were_away(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page()
    browsing.new_table(page, GAMES[0], ["me", "open"])
    other = visit().page()
    browsing.invite(page, other)
    browsing.start(page, other)
    chance = random.Random(1)
    browsing.play_until_others_turn(page, chance)
    address = page.url
    page.close()
    browsing.choose(other, chance)
    page = visitor.page()
    page.goto(address)
    browsing.look_at_what_was_missed(page)


def test_a_record_is_downloaded_and_uploaded_again(visit: Visit, home: str) -> None:
    page = visit(base=home).page()
    table = browsing.upload(page, min(browsing.ARCHIVE.glob("lonewolves-*.json")))
    page.goto(f"{browsing.origin(page)}/t/{table}")
    with page.expect_download() as waiting:
        page.locator("dialog a[download]").click()
    assert browsing.upload(page, waiting.value.path()) != table


def test_a_replay_rests_while_the_game_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page()
    table = browsing.play_now(page, "lonewolves")
    assert browsing.wait_for_choice(page)
    browsing.choose(page, random.Random(1))
    assert browsing.wait_for_choice(page)
    replay = visitor.page(f"/replay/{table}")
    replay.wait_for_selector(".scrub")
    slider = replay.locator(".scrub input")
    at, last = slider.input_value(), slider.get_attribute("max")
    shown = browsing.step(replay)
    browsing.choose(page, random.Random(1))
    expect(slider).not_to_have_attribute("max", str(last))
    assert slider.input_value() == at
    assert browsing.step(replay) == shown


COUNT_LINES = """() => {
    window.counts = [];
    const count = () => {
        const lines = document.querySelectorAll('dialog ol[aria-live] li').length;
        if (lines && counts.at(-1) !== lines) counts.push(lines);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
}"""


def test_the_final_scoring_is_read_out_line_by_line(visit: Visit) -> None:
    page = visit(motion="full").page()
    table = browsing.upload(page, min(browsing.ARCHIVE.glob("arctica-*.json")))
    page.add_init_script(f"({COUNT_LINES})()")
    page.goto(f"{browsing.origin(page)}/t/{table}")
    page.wait_for_selector("dialog .winners")
    assert page.evaluate("() => window.counts")[:3] == [1, 2, 3]


@pytest.mark.parametrize("game", ["arctica", "lonewolves"])
def test_the_analysis_of_a_finished_game(game: str, visit: Visit, tmp_path: Path) -> None:
    """Made on request, then there for everybody: the curve leads to the moves, and so do lists."""
    page = visit().page()
    table = browsing.upload(page, max(browsing.ARCHIVE.glob(f"{game}-*.json")))
    page.locator("#tab-analysis").click()
    page.locator("#panel button.primary").click()
    page.wait_for_selector("#panel figure")
    count = int(page.locator(".scrub input").get_attribute("max") or 0)
    page.locator("#panel figure > svg").click(position={"x": 60, "y": 40})
    expect(page.locator(".scrub input")).not_to_have_value(str(count))
    first = page.locator("#panel ol button").first
    first.click()
    expect(first).to_have_attribute("aria-current", "true")
    page.locator("#panel .retry").first.click()
    expect(page.locator("dialog input[name=fork-seat]:checked")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator("#panel summary").click()
    assert page.locator("#panel details tbody tr").count() > 10
    file = tmp_path / "analysis.json"
    found = browsing.ask(page, f"/api/tables/{table}/analysis")["analysis"]
    file.write_text(json.dumps(found | {"decisions": 1}), "utf-8")
    page.reload()
    page.locator("#tab-analysis").click()
    page.wait_for_selector("#panel figure")
    page.locator("#panel input[type=file]").set_input_files(str(file))
    expect(page.locator("#panel [role=alert]")).to_be_visible()
    file.write_text(json.dumps(found), "utf-8")
    page.locator("#panel input[type=file]").set_input_files(str(file))
    expect(page.locator("#panel [role=alert]")).to_have_count(0)


def test_settings_change_at_once_and_are_kept(visit: Visit, home: str) -> None:
    page = visit(base=home).page("/settings")
    page.locator("input[name=theme][value=dark]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("input[name=language]").nth(2).check()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
