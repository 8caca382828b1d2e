"""The guided first games, made ready for the browser: each step with its view and legal actions.

Reads web/src/games/GAME/lesson.json (a seed, the moves in notation, and the steps with their
texts), plays the moves, and writes web/public/lessons/GAME.json.

    python web/lessons.py
"""

import json
from pathlib import Path
from typing import Any

from fixtures import frame, moves

from nunatak.table import Table

WEB = Path(__file__).parent


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
        "frames": frames,
    }


def main() -> None:
    """Write the lesson of every game that has one."""
    out = WEB / "public" / "lessons"
    out.mkdir(parents=True, exist_ok=True)
    for path in sorted(WEB.glob("src/games/*/lesson.json")):
        lesson = ready(path.parent.name, json.loads(path.read_text("utf-8")))
        (out / f"{path.parent.name}.json").write_text(json.dumps(lesson), "utf-8")


if __name__ == "__main__":
    main()
