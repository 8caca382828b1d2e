"""How quick is a table page? First board, longest task while the board is panned, script sizes.

python bench/web.py [--game wolves] [--seats 5] [--json]
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web import browsing
from tests.web.serving import Serving

WATCH = """() => {
    window.longest = 0;
    const seen = (list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    };
    new PerformanceObserver(seen).observe({ type: 'longtask' });
}"""


def first_board(page: Page) -> float:
    """Milliseconds from the navigation to a board on the screen, on a second visit."""
    page.reload()
    page.wait_for_selector(".sheet svg")
    found: float = page.evaluate("() => performance.now()")
    return found


def pan(page: Page) -> float:
    """The longest task while the board is zoomed and dragged about, in milliseconds."""
    page.evaluate(WATCH)
    box = page.locator(".panzoom .box").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -900)
    for turn in range(6):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 200 * (-1) ** turn, y + 120 * (-1) ** (turn // 2), steps=30)
        page.mouse.up()
    found: float = page.evaluate("() => longest")
    return found


def scripts(page: Page) -> float:
    """Kilobytes of script that the page has loaded, as they came over the wire."""
    found: float = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((e) => e.name.endsWith('.js'))"
        ".reduce((sum, e) => sum + e.decodedBodySize, 0) / 1000"
    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="wolves")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder))
        serving.start()
        browser = browsing.launch(playwright)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(serving.url)
        browsing.play_now(page, asked.game, seats=asked.seats)
        page.wait_for_selector(".sheet svg")
        found = {
            "first_board_ms": round(first_board(page)),
            "longest_task_while_panning_ms": round(pan(page)),
            "script_kb": round(scripts(page)),
        }
        browser.close()
        serving.kill()
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:32} {value}")


if __name__ == "__main__":
    main()
