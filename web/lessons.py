"""The guided first games, made ready for the browser: each step with its view and legal actions.

Reads web/src/games/GAME/lesson.json (a seed, the moves in notation, and the steps with their
texts), plays the moves, and writes web/public/lessons/GAME.json: the first frame in full, then
what each move changes in it.

    python web/lessons.py
"""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from fixtures import frame, moves

from nunatak.play.table import Table

WEB = Path(__file__).parent
MISSING = object()


def ready(name: str, lesson: dict[str, Any]) -> dict[str, Any]:
    """A lesson with all its frames; a move that is not legal fails here."""
    seat = lesson["seat"]
    table = Table(name, lesson["seats"], lesson["seed"], options=lesson["options"])
    frames = [frame(table, seat, 0)]
    for move in lesson["moves"]:
        table.play(move)
        frames.append(frame(table, seat, len(frames)))
    return {
        "game": name,
        "seats": lesson["seats"],
        "seat": seat,
        "steps": lesson["steps"],
        "moves": moves(table),
        "first": frames[0],
        "changes": [list(changes(before, after)) for before, after in pairwise(frames)],
    }


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """Each place that differs: the way to it, and what is there now (nothing: it is gone)."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before.keys() - after.keys():
            yield [[*path, name]]
        for name, value in after.items():
            yield from changes(before.get(name, MISSING), value, (*path, name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, (*path, number))
    elif before is MISSING or before != after:
        yield [list(path), after]


def main() -> None:
    """Write the lesson of every game that has one."""
    out = WEB / "public" / "lessons"
    out.mkdir(parents=True, exist_ok=True)
    for path in sorted(WEB.glob("src/games/*/lesson.json")):
        lesson = ready(path.parent.name, json.loads(path.read_text("utf-8")))
        text = json.dumps(lesson, separators=(",", ":"), ensure_ascii=False)
        (out / f"{path.parent.name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
