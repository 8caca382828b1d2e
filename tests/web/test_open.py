"""A record that is dropped onto the page, and a position that is carried on by its link."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor

RECORD = Path(__file__).parents[1] / "archive" / "lonewolves-2-normal-rules-1.json"
Visit = Callable[..., Visitor]

DRAG = """([text, kinds]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'game.json', {type: 'application/json'}));
  for (const kind of kinds)
    document.body.dispatchEvent(
      new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
}"""


def drag(page: Page, text: str, *kinds: str) -> None:
    """A file that is held over the page, or dropped there."""
    page.evaluate(DRAG, [text, kinds])


def forgive(visitor: Visitor) -> None:
    """The browser reports by itself that the server refused something."""
    visitor.wrongs[:] = [wrong for wrong in visitor.wrongs if "status of 400" not in wrong]


@pytest.mark.parametrize("path", ["/", "/archive"])
def test_a_record_is_dropped_anywhere_and_replayed(visit: Visit, path: str, home: str) -> None:
    page = visit(base=home).page(path)
    expect(page.locator("h1")).to_be_visible()
    drag(page, RECORD.read_text("utf-8"), "dragenter", "dragover")
    expect(page.get_by_text("Drop the record here")).to_be_visible()
    drag(page, RECORD.read_text("utf-8"), "drop")
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    assert "/replay/" in page.url
    expect(page.get_by_text("Drop the record here")).to_have_count(0)


def test_a_file_that_is_no_record_is_told_in_a_sentence(visit: Visit, home: str) -> None:
    visitor = visit(base=home)
    page = visitor.page("/")
    expect(page.locator("h1")).to_be_visible()
    drag(page, json.dumps({"a": 1}), "dragenter", "drop")
    expect(page.get_by_role("alert")).to_contain_text("The record does not hold.")
    expect(page.get_by_role("alert")).to_contain_text("this is no record of nunatak")
    forgive(visitor)


def test_a_position_of_a_replay_is_played_on_by_its_link(visit: Visit, home: str) -> None:
    visitor = visit(base=home)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page("/archive")
    expect(page.locator("h1")).to_be_visible()
    drag(page, RECORD.read_text("utf-8"), "drop")
    expect(page.get_by_role("group", name="Replay")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy a link to this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "/at#lonewolves" in link

    other = visitor.page(link.removeprefix(visitor.base))
    expect(other.locator("h1")).to_have_text("Lone Wolves")
    expect(other.get_by_text("decides now")).to_be_visible()
    other.get_by_label("Every seat: I move for all").check()
    other.get_by_role("button", name="Start").click()
    other.wait_for_url("**/t/*")
    expect(other.get_by_role("button", name="Menu")).to_be_visible()


def test_a_text_that_is_no_position_is_told_in_a_sentence(visit: Visit, home: str) -> None:
    visitor = visit(base=home)
    page = visitor.page("/at?position=wolves%20moon=cheese")
    expect(page.get_by_role("alert")).to_have_text(
        "The position can’t be read. (there is no such key)"
    )
    forgive(visitor)
