"""What a page without a server needs beside the built client, made by what a server would answer.

Written into the folder of the built page are

    data/house.json                    what is offered, and how much to think
    data/rules|book/GAME/LANGUAGE.json every rule, and the rulebook for people
    data/puzzles/GAME/index.json, ID.json
    sw.js                              told which files it keeps, and which version of them

    python web/site.py build/site-app
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from nunatak import games
from nunatak.play.text import LANGUAGES
from nunatak.server.app import http, puzzles
from nunatak.server.node.lending import BOTS
from nunatak.server.settings import Settings
from nunatak.server.wire import texts

FILES = "__FILES__"  # in the service worker, where the list of files belongs


def answers() -> Iterator[tuple[str, Any]]:
    """The path of each answer, and what a server would say there."""
    house = http.offered(None, 0.0, effort=http.effort_of(Settings()))
    yield "house", msgspec.structs.replace(house, bots=[bot for bot in BOTS if bot in house.bots])
    for name in games.NAMES:
        for language in LANGUAGES:
            yield f"rules/{name}/{language}", texts.rulebook(name, language)
            yield f"book/{name}/{language}", texts.book(name, language)
        game = games.load(name)
        yield f"puzzles/{name}/index", puzzles.listed(game)
        for each in puzzles.all_of(game):
            yield f"puzzles/{name}/{each.id}", puzzles.shown(game, each)


def write_answers(out: Path) -> None:
    """Each answer as a file."""
    for path, answer in answers():
        file = out / "data" / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(answer))


def kept(out: Path) -> dict[str, str]:
    """The files that belong to the page, each with the digest of what is in it."""
    return {
        path.relative_to(out).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(out.rglob("*"))
        if path.is_file() and path.name != "sw.js" and ".vite" not in path.parts
    }


def write_worker(out: Path) -> None:
    """The service worker learns the files; another file makes it another worker."""
    worker = out / "sw.js"
    text = worker.read_text("utf-8")
    if FILES not in text:
        raise SystemExit(f"{worker}: {FILES} is expected")
    files = json.dumps(json.dumps(kept(out), separators=(",", ":")))[1:-1]  # inside of quotes
    worker.write_text(text.replace(FILES, files), "utf-8")


def main() -> None:
    """Complete a built page."""
    out = Path(sys.argv[1])
    write_answers(out)
    write_worker(out)


if __name__ == "__main__":
    main()
