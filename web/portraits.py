"""Take the pictures of the README: a table of each game in the middle of the play.

python web/portraits.py
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.web import browsing  # noqa: E402
from tests.web.serving import Serving  # noqa: E402

MOVES = {"arctica": 6, "lonewolves": 14, "wolves": 30}


def main() -> None:
    """One picture for each game, in the light theme."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = browsing.launch(playwright)
        for game in browsing.GAMES:
            page = browser.new_page(
                viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
            )
            page.goto(serving.url)
            browsing.play_now(page, game, level="greedy")
            chance = random.Random(2)
            for _ in range(MOVES.get(game, 10)):
                browsing.wait_for_choice(page)
                browsing.choose(page, chance)
            browsing.wait_for_choice(page)
            page.mouse.move(0, 0)
            page.screenshot(path=ROOT / "docs" / "images" / f"web-{game}.png")
            page.close()
        browser.close()
        serving.kill()


if __name__ == "__main__":
    main()
