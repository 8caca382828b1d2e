"""How does a person use the pages? Small steps that the tests are made of."""

import os
import random
import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright

from nunatak.client import Client
from nunatak.server.app.routing import COOKIE

WEB = Path(__file__).parent.parent.parent / "web"
GAMES = sorted(path.parent.name for path in WEB.glob("src/games/*/index.ts"))
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARCHIVE = WEB.parent / "tests" / "archive"
TABLE = re.compile(r"/t/[\w-]+$")  # behind a # too, where a page stands alone


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, one named by NUNATAK_BROWSER, or Playwright's own."""
    named = os.environ.get("NUNATAK_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), "")
    if named:
        return playwright.chromium.launch(executable_path=named, args=ARGUMENTS)
    return playwright.chromium.launch(args=ARGUMENTS)


def play_now(page: Page, game: str, level: str = "random", seats: int | None = None) -> str:
    """From the home page to the first decision against bots; the table's id."""
    page.wait_for_selector(f"[aria-labelledby=game-{game}]")
    page.evaluate("document.fonts.ready.then(() => null)")  # they may come late, and move a button
    page.locator(f"[aria-labelledby=game-{game}] button.primary").click()
    page.locator(f"dialog .levels [data-value='{level}']").click()
    if seats is not None and page.locator("dialog .segments").count():
        page.locator(f"dialog .segments [data-value='{seats}']").click()
    page.locator("dialog button.primary").click()
    page.wait_for_selector(".table")
    return page.url.rpartition("/")[2]


def new_table(page: Page, game: str, kinds: list[str], level: str = "random") -> str:
    """Open a table by the form; kinds by seat: me, open, bot."""
    page.goto(f"{origin(page)}/new/{game}")
    page.locator(f"form .segments [data-value='{len(kinds)}']").first.click()
    for seat, kind in enumerate(kinds):
        row = page.locator(".seat").nth(seat)
        row.locator(f".segments [data-value='{kind}']").click()
        if kind == "bot":
            row.locator(f".levels [data-value='{level}']").click()
    page.locator("form button.primary").click()
    page.wait_for_url(TABLE)
    return page.url.rpartition("/")[2]


def invite(host: Page, guest: Page) -> str:
    """Let somebody come to the host's table by its link; the link."""
    link = host.locator(".card input[readonly]").input_value()
    guest.goto(link)
    guest.locator("form button.primary").click()
    guest.wait_for_url("**/t/*")
    return link


def until(page: Page, so: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for what happens outside of the page."""
    last = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < last, f"it is not so after {seconds:.0f} s"
        page.wait_for_timeout(20)


def carry(page: Page, who: Client) -> None:
    """From now on this browser is theirs."""
    page.context.add_cookies([{"name": COOKIE, "value": str(who.token), "url": origin(page)}])
    page.evaluate("localStorage.setItem('nunatak.known', '1')")


def say_name(page: Page, name: str) -> None:
    """Asked once, before something is done with people."""
    page.locator("dialog input").fill(name)
    page.locator("dialog button.primary").click()


def start(host: Page, guest: Page) -> None:
    """Two people sit down to play."""
    host.locator("button.primary:enabled").click()
    for page in (host, guest):
        page.wait_for_selector(".table")


def take(pick: Locator, value: str) -> None:
    """One of a list that opens from a button."""
    pick.locator("button").click()
    pick.locator(f"[data-value='{value}']").click()


def origin(page: Page) -> str:
    """What a path is put behind: at a server its address, at a site that of the page."""
    before, sign, _ = page.url.partition("#/")
    return f"{before}#" if sign else "/".join(page.url.split("/")[:3])


def step(page: Page) -> str | None:
    return page.locator(".table").get_attribute("data-step")


READY = "() => document.querySelector('dialog') || document.querySelector('#panel li button')"


def wait_for_choice(page: Page) -> bool:
    """Until there is something to choose, or the game is over; whether it goes on."""
    page.wait_for_function(READY, timeout=60_000)
    for dialog in page.locator("dialog").all():
        print(f"a dialog is open: {dialog.inner_text()}")  # shown where the test fails
        return False
    return True


def choices(page: Page) -> Locator:
    return page.locator("#panel li button")


def may_choose(page: Page) -> bool:
    """Whether this visitor decides, once the page says who does."""
    page.wait_for_function("() => document.querySelector('.seat.deciding')")
    return page.locator(".ask.mine").count() > 0


def choose(page: Page, chance: random.Random) -> None:
    """Click any of the legal actions in the list, and wait until it has happened."""
    before = step(page)
    found = choices(page)
    found.nth(chance.randrange(found.count())).click()
    wait_for_step(page, before)


def wait_for_step(page: Page, before: str | None) -> None:
    page.wait_for_function(
        "before => document.querySelector('.table')?.dataset.step !== before", arg=before
    )


# Plays the person's turns as fast as the page shows them: any button of the list of actions.
PLAY_ON = """async (seed) => {
    const began = performance.now();
    let chance = seed;
    const below = (most) => (chance = (chance * 48271) % 2147483647) % most;
    const table = () => document.querySelector('.table');
    while (!document.querySelector('dialog')) {
        const buttons = document.querySelectorAll('#panel li button');
        const before = table().dataset.step;
        if (buttons.length) buttons[below(buttons.length)].click();
        while (table().dataset.step === before && !document.querySelector('dialog')) {
            if (performance.now() - began > 600_000) throw new Error('the game does not go on');
            await new Promise((next) => requestAnimationFrame(next));
        }
    }
}"""


def play_until_others_turn(page: Page, chance: random.Random) -> None:
    """Whoever leaves then misses what the others do; the server knows what has been seen."""
    wait_until_seen(page)
    while may_choose(page):
        choose(page, chance)
        wait_until_seen(page)


def wait_until_seen(page: Page) -> None:
    """Until the page has told the server what its player has looked at."""
    until(page, lambda: not any(one["unseen"] for one in ask(page, "/api/me/tables")["tables"]))


def look_at_what_was_missed(page: Page) -> None:
    """It is offered, and shown step by step."""
    page.locator("[data-banner] .note button.primary").click()
    page.wait_for_selector("[data-banner] .note", state="detached")


def play_out(page: Page, seed: int = 1) -> None:
    """A whole game, to the final score."""
    wait_for_choice(page)
    page.evaluate(PLAY_ON, seed)
    page.wait_for_selector("dialog .winners")


def upload(page: Page, record: Path) -> str:
    """Bring a finished game to the archive, and open its replay; the table's id."""
    page.goto(f"{origin(page)}/archive")
    page.locator("input[type=file]").set_input_files(str(record))
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".scrub")
    return page.url.rpartition("/")[2].partition("?")[0]


def ask(page: Page, path: str) -> Any:
    """What the server answers to this visitor."""
    return page.evaluate("async (path) => (await fetch(path)).json()", path)
