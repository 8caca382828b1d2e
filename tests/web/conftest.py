"""What the browser tests share: a server, a browser, and a watch on what a page does wrong."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web import browsing
from tests.web.serving import Hosting, Serving

PATIENCE = 60_000  # ms: a machine may be busy
expect.set_options(timeout=PATIENCE)

# What Chromium itself writes of a server that is gone, goes, or is not ready yet, and of a version
# of the page that does not arrive.
AWAY = re.compile(
    r"Failed to load resource: (net::ERR_"
    r"(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH)"
    r"|the server responded with a status of (404|503) \()"
    r"|WebSocket connection to '\S+' failed: "
    r"(Error in connection establishment: net::ERR_CONNECTION_(REFUSED|RESET)"
    r"|Error during WebSocket handshake: Unexpected response code: 503)"
    r"|An unknown error occurred when fetching the script"
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = browsing.launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("server"))
    serving.start()
    yield serving
    serving.kill()


def hosted(folder: Path) -> Iterator[Hosting]:
    """The page without a server, as any host would serve it."""
    built = browsing.WEB.parent / "build" / "site-app"
    assert (built / "sw.js").is_file(), "it is built by `make site`"
    hosting = Hosting(Path(shutil.copytree(built, folder / "built")))
    yield hosting
    hosting.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    yield from hosted(tmp_path_factory.mktemp("site"))


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Hosting]:
    """One whose files may be changed."""
    yield from hosted(tmp_path)


@pytest.fixture(params=["server", "site"])
def home(request: pytest.FixtureRequest) -> str:
    """Where tables live: at a server, or in the page."""
    return str(request.getfixturevalue(request.param).url)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Serving]:
    serving = Serving(tmp_path)
    serving.start()
    yield serving
    serving.kill()


class Visitor:
    """Somebody's browser: pages that are watched for errors and for requests to elsewhere."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.wrongs: list[str] = []
        self.lenient = False  # while a server is gone or just back, the browser itself reports it

    def page(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda line: self._wrong(line.type, line.text))
        page.on("pageerror", lambda error: self.wrongs.append(f"error: {error}"))
        page.on("request", lambda request: self._requested(request.url))
        page.goto(self.base + path)
        return page

    def _wrong(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.lenient and AWAY.match(text)):
            self.wrongs.append(f"console: {text}")

    def _requested(self, url: str) -> None:
        here = self.base.removeprefix("http").removesuffix("#")
        if not url.startswith(("http" + here, "ws" + here, "data:", "blob:")):
            self.wrongs.append(f"request: {url}")


Visit = Callable[..., Visitor]


@pytest.fixture
def seed(request: pytest.FixtureRequest, server: Serving) -> str:
    """A test meets the same deals and bots each time; others with another NUNATAK_SEED."""
    found = f"{os.environ.get('NUNATAK_SEED', '')} {request.node.name}"
    print(f"deals and bots follow the seed {found!r}")  # shown where the test fails
    server.sow(found)
    return found


@pytest.fixture
def visit(browser: Browser, server: Serving, seed: str) -> Iterator[Visit]:
    """Open a browser for somebody; at the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come(
        width: int = 1280,
        height: int = 800,
        theme: str = "light",
        language: str = "en",
        motion: str = "off",
        tempo: str = "once",
        touch: bool = False,
        newcomer: bool = False,
        base: str | None = None,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "off" else "no-preference",
            has_touch=touch,
        )
        kept = json.dumps({"tempo": tempo, "drawer": "actions", "workshop": True})
        context.add_init_script(f"localStorage['nunatak.settings'] ??= {json.dumps(kept)}")
        if not newcomer:  # whoever has played before is told no goal
            known = json.dumps({"first": dict.fromkeys(browsing.GAMES, "")})
            context.add_init_script(f"localStorage['nunatak.learned'] ??= {json.dumps(known)}")
        visitors.append(Visitor(context, base or server.url))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [wrong for visitor in visitors for wrong in visitor.wrongs] == []
