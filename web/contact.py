"""Boards drawn by Python beside the same boards in the web client: contact sheets to look at.

Positions of the archived games of tests/archive, thirty of each game, drawn by `table.svg` (left)
and by the client on its development server (right), in build/contact/GAME.png. Fails if the page
wrote an error to the console.

    python web/contact.py [GAME ...] [--positions 30] [--theme dark] [--lang cs]
"""

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from shoot import ARGUMENTS

from nunatak import Table, games
from nunatak.play.record import Record

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build" / "contact"
FIXTURES = ROOT / "build" / "fixtures"
PORT = 5177
PATIENCE = 120_000  # milliseconds: the first page waits until everything is bundled
NAMES = ("Anna", "Ivan", "Klára", "Олег", "Magdaléna")
STYLE = """body { margin: 8px; background: #888; }
body { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
figure { margin: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 4px; align-items: start; }
figcaption { grid-column: 1 / 3; font: 14px sans-serif; } img { width: 100%; }"""


def positions(game: str, wanted: int) -> Iterator[tuple[str, list[Table]]]:
    """Positions of each archived game, evenly spread from its beginning to its end."""
    records = sorted((ROOT / "tests" / "archive").glob(f"{game}-*.json"))
    each = max(2, -(-wanted // len(records)))
    for path in records:
        record = Record.load(path)
        steps = {round((len(record) - 1) * number / (each - 1)) for number in range(each)}
        yield path.stem, [table.copy() for step, table in enumerate(record) if step in steps]


def frame(table: Table, number: int) -> dict[str, Any]:
    """A position as the client's page of fixtures reads it, with nothing to choose."""
    nothing: dict[str, Any] = {
        "prospects": None,
        "events": [],
        "decision": None,
        "choices": [],
        "outcome": None,
    }
    return {"number": number, "view": table.view(0), **nothing}


def prepare(game: str, wanted: int, theme: str, lang: str) -> list[tuple[str, int, Path]]:
    """Fixtures for the client, and our own pictures of the same positions."""
    found = []
    for name, tables in positions(game, wanted):
        frames = [frame(table, number) for number, table in enumerate(tables)]
        players = NAMES[: tables[0].seats]
        recorded = {"game": game, "players": players, "seat": 0, "moves": [], "frames": frames}
        (FIXTURES / f"{name}.json").write_text(json.dumps(recorded, ensure_ascii=False), "utf-8")
        for number, table in enumerate(tables):
            drawn = OUT / "drawn" / f"{name}-{number}.svg"
            named = Table.at(table.position, players=players, data=table.start.data)
            drawn.write_text(named.svg(0, theme=theme, lang=lang), "utf-8")
            found.append((name, number, drawn))
    return found


@contextmanager
def client() -> Iterator[str]:
    """The development server of the web client, while it is needed."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    server = subprocess.Popen(
        ["npx", "vite", "--port", str(PORT), "--strictPort"],
        cwd=ROOT / "web",
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    try:
        next(line for line in server.stdout if str(PORT) in line)
        yield f"http://localhost:{PORT}"
    finally:
        os.killpg(server.pid, signal.SIGTERM)  # with the processes that it has started


def shoot(browser: Browser, url: str, places: list[tuple[str, int, Path]], look: str) -> list[str]:
    """The client's pictures beside ours; what the page complained about."""
    errors: list[str] = []
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(PATIENCE)
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    for name, number, drawn in places:
        page.goto(f"{url}/fixtures.html?of={name}&step={number}&motion=off&{look}")
        page.wait_for_selector("svg [data-cell], svg [data-territory]")
        page.wait_for_timeout(200)
        page.screenshot(path=drawn.with_suffix(".png"))
    page.close()
    return errors


def bind(browser: Browser, game: str, places: list[tuple[str, int, Path]]) -> None:
    """All of them on one sheet."""
    figures = "".join(
        f'<figure><figcaption>{name}, {number}</figcaption><img src="drawn/{drawn.name}">'
        f'<img src="drawn/{drawn.with_suffix(".png").name}"></figure>'
        for name, number, drawn in places
    )
    sheet = OUT / f"{game}.html"
    sheet.write_text(f'<meta charset="utf-8"><style>{STYLE}</style>{figures}', "utf-8")
    page = browser.new_page(viewport={"width": 2200, "height": 800})
    page.goto(sheet.as_uri(), wait_until="load")
    page.screenshot(path=OUT / f"{game}.png", full_page=True)
    page.close()


def main() -> None:
    """A sheet for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(games.NAMES))
    parser.add_argument("--positions", type=int, default=30)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    asked = parser.parse_args()
    for folder in (OUT / "drawn", FIXTURES):
        folder.mkdir(parents=True, exist_ok=True)
    look = f"theme={asked.theme}&lang={asked.lang}"
    errors: list[str] = []
    with client() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=asked.browser, args=ARGUMENTS)
        for game in asked.game:
            places = prepare(game, asked.positions, asked.theme, asked.lang)
            names = sorted({name for name, _, _ in places})
            (FIXTURES / "index.json").write_text(json.dumps(names))
            errors += shoot(browser, url, places, look)
            bind(browser, game, places)
            print(f"{len(places)} positions: {OUT / f'{game}.png'}", flush=True)
        browser.close()
    for error in errors:
        print("console:", error)
    sys.exit(bool(errors))


if __name__ == "__main__":
    main()
