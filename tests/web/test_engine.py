"""The engine of a page plays in a real browser what Python plays here, to the byte.

Some games of one kind; `make test-page` plays thousands of every kind.
"""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from nunatak import games
from tests.page.browser import in_browser
from tests.page.trials import bots_here, native, question, variants
from tests.web import browsing


@pytest.mark.parametrize("game", games.NAMES)
def test_whole_games_are_the_same_to_the_byte(game: str, browser: Browser, tmp_path: Path) -> None:
    of = games.load(game)
    seats, options = next(variants(of))
    built = browsing.WEB.parent / "build" / "site-app" / "engine"
    with in_browser(browser, built, tmp_path) as page:
        (theirs,) = page.random(of, [question(of, seats, options, 5, 20)])
        there = page.bots(of, seats, options, range(1, 2), "hunter")
    ours = native(of, seats, options, 5, 20)
    assert [ours[key] for key in ("decisions", "digest", "last")] == [
        theirs[key] for key in ("decisions", "digest", "last")
    ]
    assert there == [bots_here(of, seats, options, 1, "hunter")]
