"""How long until the first decision, on a cold open of the page without a server?

python bench/cold.py [--slower 4]    (built by `make site`)

A phone-sized browser that knows nothing, its processor throttled in the browser's own emulation,
opens the page, begins a game as fast as it can be asked to, and waits until the table says who
decides.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from nunatak import games
from tests.web import browsing
from tests.web.serving import Hosting

SITE = browsing.WEB.parent / "build" / "site-app"
BEGIN = """async (offer) => {
    const there = async (selector) => {
        while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
        return document.querySelector(selector);
    };
    (await there(offer)).click();
    (await there('dialog button.primary')).click();
    await there('.seat.deciding');
    return performance.now() / 1000;
}"""


def seconds(browser: Browser, url: str, game: str, slower: float) -> float:
    """From the navigation to a table that says who decides."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(url, wait_until="commit")
    found: float = page.evaluate(BEGIN, f"[aria-labelledby=game-{game}] button.primary")
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4)
    slower = parser.parse_args().slower
    hosting = Hosting(SITE)
    with sync_playwright() as playwright:
        browser = browsing.launch(playwright)
        for game in games.NAMES:
            found = [seconds(browser, f"{hosting.url}/", game, slower) for _ in range(3)]
            print(game, *(f"{each:.2f} s" for each in found))
        browser.close()
    hosting.close()


if __name__ == "__main__":
    main()
