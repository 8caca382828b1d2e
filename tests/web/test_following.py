"""What others do can be followed, and nobody is corrected who has not asked."""

import random
import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit

SHORTEST = 300  # ms that any step of a bot stands, even one that only takes up a wolf
ACTION = 600  # ms that an action stands
ACTS = r"built|moved|went|made a Move|howled|dominated|upgraded|caught|without an action"

# Remembers each step that was drawn: when, by whom, and what it told.
WATCH = """() => {
    const table = document.querySelector('.table');
    const first = !window.steps;
    window.steps = [];
    const note = () => window.steps.push({
        step: Number(table.dataset.step),
        at: performance.now(),
        behind: Number(table.dataset.behind),
        news: table.querySelector('[aria-live=polite]').textContent,
    });
    note();
    const watched = { attributes: true, attributeFilter: ['data-step'] };
    if (first) new MutationObserver(note).observe(table, watched);
}"""
MINE = "() => document.querySelector('.ask.mine') && document.querySelector('#panel li button')"


def _bots_moved(page: Page, chance: random.Random) -> list[dict[str, Any]]:
    """Play until the bots have had their turns; the steps of theirs that were drawn."""
    page.evaluate(WATCH)
    while page.locator(".ask.mine").count():
        page.evaluate("() => (window.steps = window.steps.slice(-1))")
        browsing.choose(page, chance)
    page.wait_for_function(MINE, timeout=120_000)
    steps: list[dict[str, Any]] = page.evaluate("() => window.steps")
    return steps[2:]  # after the last one that was there, and one's own


@pytest.mark.parametrize("motion", ["full", "off"])
def test_each_step_of_a_bot_stands_long_enough_to_be_read(motion: str, visit: Visit) -> None:
    page = visit(motion=motion, tempo="calm").page()
    browsing.play_now(page, "wolves", level="greedy", seats=4)
    chance = random.Random(2)
    stood: list[tuple[float, str]] = []
    behind = 0
    while behind < 2 or _actors(stood) != {"Bot 1", "Bot 2", "Bot 3"}:
        assert browsing.wait_for_choice(page)
        steps = _bots_moved(page, chance)
        behind = max([behind, *(step["behind"] for step in steps)])
        stood += [
            (after["at"] - step["at"], step["news"])
            for step, after in pairwise(steps)
            if not any(each["news"].startswith("Guest") for each in (step, after))
        ]
    assert [step for step in stood if step[0] < SHORTEST] == []
    assert [step for step in stood if step[0] < ACTION and _acts(step[1])] == []


def _acts(news: str) -> bool:
    """Whether a step is an action of a turn, or what it does to the board."""
    return re.search(ACTS, news) is not None


def _actors(stood: list[tuple[float, str]]) -> set[str]:
    """Who has been seen to act."""
    return {name for _, news in stood if _acts(news) for name in re.findall(r"Bot \d", news)}


def test_skipping_shows_the_newest_step_and_the_game_goes_on(visit: Visit) -> None:
    page = visit(tempo="calm").page()
    browsing.play_now(page, "wolves", level="greedy", seats=4)
    chance = random.Random(3)
    for _ in range(2):
        assert browsing.wait_for_choice(page)
        while page.locator(".ask.mine").count():
            browsing.choose(page, chance)
        page.wait_for_function("() => Number(document.querySelector('.table').dataset.behind) > 0")
        page.keyboard.press("Escape")
        page.wait_for_function(MINE, timeout=120_000)
    before = browsing.step(page)
    browsing.choose(page, chance)
    assert browsing.step(page) != before


def test_the_tempo_is_chosen_at_the_table_and_kept(visit: Visit) -> None:
    page = visit(tempo="once").page()
    browsing.play_now(page, "wolves", level="greedy", seats=4)
    assert browsing.wait_for_choice(page)
    page.locator("button[aria-haspopup=dialog]").click()
    expect(page.locator("dialog input[name=tempo]:checked")).to_have_value("once")
    page.locator("dialog input[name=tempo][value=brisk]").check()
    kept = page.evaluate("() => JSON.parse(localStorage['nunatak.settings']).tempo")
    assert kept == "brisk"


def test_the_title_tells_that_my_turn_has_come(visit: Visit) -> None:
    visitor = visit(tempo="brisk")
    page = visitor.page()
    browsing.play_now(page, "wolves", level="greedy", seats=4)
    page.wait_for_function(MINE, timeout=120_000)
    chance = random.Random(4)
    for _ in range(2):
        while page.locator(".ask.mine").count():
            assert page.title().startswith("Your turn")
            browsing.choose(page, chance)
        expect(page).not_to_have_title(re.compile("Your turn"))
        page.wait_for_function(MINE, timeout=120_000)
        expect(page).to_have_title(re.compile("^Your turn"))


@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_for_a_pointer_that_rests(game: str, visit: Visit) -> None:
    """The pointer lies on the board while things come and go beneath it: no note by itself."""
    page = visit().page()
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    chance = random.Random(5)
    for _ in range(12):
        where = chance.choice(page.locator("main [aria-disabled]").all())
        spot = where.bounding_box()
        if spot is not None:
            page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        before = browsing.step(page)
        buttons = "() => document.querySelectorAll('#panel li button')"
        page.evaluate(
            f"at => {{ const all = ({buttons})(); all[at % all.length].click(); }}",
            chance.randrange(1000),
        )
        browsing.wait_for_step(page, before)
        page.wait_for_timeout(1200)
        assert page.locator(".note").count() == 0
        if not browsing.wait_for_choice(page):
            break


def test_a_long_look_at_what_is_being_chosen_is_answered(visit: Visit) -> None:
    """A card that can't follow says why to whoever points at it; a scar says nothing meanwhile."""
    page = visit().page()
    browsing.play_now(page, "lonewolves")
    chance = random.Random(1)
    dim = page.locator(".hand button[aria-disabled=true]")
    lit = page.locator(".hand button[aria-disabled=false]")
    for _ in range(60):
        assert browsing.wait_for_choice(page)
        if dim.count() and lit.count():
            break
        browsing.choose(page, chance)
    for quiet in (page.locator("main .token").first, page.locator("main .token").last):
        quiet.hover()
        page.mouse.move(0, 0)
    page.wait_for_timeout(1000)
    assert page.locator(".note").count() == 0
    dim.first.hover()
    expect(page.locator(".note .rule")).to_have_text("L-FOL-02")


# Remembers all that was told, in the order in which it was.
LISTEN = """() => {
    const news = document.querySelector('.table [aria-live=polite]');
    window.told = [];
    new MutationObserver(() => window.told.push(news.textContent))
        .observe(news, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize(
    ("level", "bot"),
    [
        ("random", "Бот (начал взятку|ответил) и положил "),
        ("pup", "Нука (начала взятку|ответила) и положила "),
    ],
    ids=["unnamed", "named"],
)
def test_what_happened_is_told_in_the_past_and_agrees_with_who_did_it(
    level: str, bot: str, visit: Visit
) -> None:
    page = visit(language="ru").page("/settings")
    page.locator("input[name=gender][value=she]").check()
    page.goto(browsing.origin(page))
    browsing.play_now(page, "lonewolves", level=level)
    assert browsing.wait_for_choice(page)
    page.evaluate(LISTEN)
    chance = random.Random(7)
    for _ in range(6):
        browsing.choose(page, chance)
        assert browsing.wait_for_choice(page)
    told = " ".join(page.evaluate("() => window.told"))
    assert re.search(r"Гость (начала взятку|ответила) и положила", told)
    assert re.search(bot, told)


def test_a_personal_link_names_whose_it_is(visit: Visit) -> None:
    ann = visit().page("/settings")
    ann.locator("section input[type=text]").first.fill("Ann")
    ann.locator("section input[type=text]").first.press("Enter")
    ann.locator("section button", has_text="personal link").click()
    link = ann.locator("section input[readonly]").input_value()
    phone = visit().page()
    phone.goto(link)
    expect(phone.locator("main")).to_contain_text("Ann")
    phone.locator("button.primary").click()
    phone.wait_for_url("**/mine")
    late = visit()
    page = late.page()
    page.goto(link)
    expect(page.locator("[role=alert]")).to_be_visible()
    assert page.locator("button.primary").count() == 0
    assert ["401" in wrong for wrong in late.wrongs] == [True]
    late.wrongs.clear()
