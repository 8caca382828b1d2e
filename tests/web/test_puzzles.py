"""Puzzles and hints in the browser: solved, failed, shown; asked for and drawn."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import browsing
from tests.web.browsing import GAMES
from tests.web.conftest import Visit
from tests.web.serving import Serving

RIGHTMOST = """() => Math.max(...[...document.querySelectorAll('.tools > *')]
    .map((tool) => tool.getBoundingClientRect().right))"""
LISTED = 40  # actions that the list shows at once

every_game = pytest.mark.parametrize("game", GAMES)


def fetched(server: Serving, path: str) -> Any:
    with urllib.request.urlopen(f"{server.url}/api/puzzles/{path}") as answer:
        return json.load(answer)


def short_one(server: Serving, game: str) -> Any:
    """A puzzle of one decision, whose solution the list of actions shows."""
    for each in fetched(server, game)["puzzles"]:
        puzzle = fetched(server, f"{game}/{each['id']}")
        if len(puzzle["solution"]) == 1 and place_of(puzzle) < LISTED:
            return puzzle
    raise LookupError(game)


def place_of(puzzle: Any) -> int:
    """Where the solution stands in the list of actions."""
    actions = [choice["action"] for choice in puzzle["frames"][0]["actions"]]
    return actions.index(puzzle["solution"][0]["action"])


def choose(page: Page, number: int) -> None:
    if not page.locator("#action-filter").count():
        page.keyboard.press("/")
    page.locator(".actions li button").nth(number).click()


def stand(page: Page) -> str:
    return str(page.locator(".puzzle").get_attribute("data-stand"))


def kept(page: Page, game: str) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('nunatak.puzzles')"))[game]


@every_game
def test_a_puzzle_is_failed_and_then_solved(game: str, visit: Visit, server: Serving) -> None:
    puzzle = short_one(server, game)
    right = place_of(puzzle)
    page = visit().page(f"/puzzles/{game}/{puzzle['id']}")
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "asked")
    choose(page, 0 if right else 1)
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "wrong")
    failed = kept(page, game)
    assert failed["rating"] < 1200
    assert failed["run"] == 0
    choose(page, right)
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "solved")
    assert page.locator(".puzzle .text").inner_text().startswith("Solved:")
    assert kept(page, game) | {"day": "", "days": 0} == failed | {"day": "", "days": 0}
    page.locator(".puzzle button.primary").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "asked")
    assert puzzle["id"] not in page.url


def test_a_solved_puzzle_counts_for_rating_and_streak(visit: Visit, server: Serving) -> None:
    puzzle = short_one(server, "lonewolves")
    page = visit(width=390, height=844).page(f"/puzzles/lonewolves/{puzzle['id']}")
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "asked")
    choose(page, place_of(puzzle))
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "solved")
    found = kept(page, "lonewolves")
    assert found["rating"] > 1200
    assert (found["run"], found["bestRun"]) == (1, 1)
    assert found["tried"] == {puzzle["id"]: True}


def test_the_puzzle_of_the_day_and_its_solution(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page("/puzzles")
    page.locator("[aria-labelledby=puzzles-lonewolves] .button.primary").click()
    expect(page.locator(".puzzle .text")).to_contain_text("Puzzle of the day")
    page.locator(".puzzle button").click()
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "shown")
    again = visitor.page("/puzzles/lonewolves")
    expect(again.locator(".puzzle .text")).to_contain_text("Puzzle of the day")


def test_practice_by_theme_stays_with_its_theme(visit: Visit, server: Serving) -> None:
    page = visit().page("/puzzles")
    theme = page.locator("[aria-labelledby=puzzles-arctica] li a").first
    name = str(theme.get_attribute("href")).partition("theme=")[2]
    theme.click()
    page.wait_for_url("**/puzzles/arctica/*")
    expect(page.locator(".puzzle")).to_have_attribute("data-stand", "asked")
    puzzle = fetched(server, f"arctica/{page.url.rpartition('/')[2].partition('?')[0]}")
    assert name in puzzle["themes"]


@every_game
def test_a_hint_is_asked_for_by_a_key_and_drawn(game: str, visit: Visit) -> None:
    page = visit().page()
    browsing.play_now(page, game)
    assert browsing.wait_for_choice(page)
    page.keyboard.press("h")
    expect(page.locator(".hint strong")).not_to_be_empty()
    best = page.locator(".hint strong").inner_text()
    assert best
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)


def test_a_hint_goes_with_the_move(visit: Visit, home: str) -> None:
    page = visit(width=390, height=844, base=home).page()
    browsing.play_now(page, "lonewolves")
    assert browsing.wait_for_choice(page)
    page.locator(".side .shut").click()
    page.locator(".ask-hint").click()
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".traces")).not_to_have_attribute("data-traces", "0")
    assert page.evaluate(RIGHTMOST) <= 390, "a further tool still fits the phone"
    choose(page, 0)
    expect(page.locator(".hint")).to_have_count(0)
