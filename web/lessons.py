"""The chapters of the lessons, made ready for the browser: each step with all that is seen then.

Reads web/src/games/GAME/lessons.json: the chapters and their steps. A step may `start` anew at
a position (else it goes on from the one before, also over the end of a chapter), may `see` moves
first, then it `say`s a text `learn-…`, and may let the learner `do` moves; it may `point` at
something and name a `rule`. All moves are played by the engine: one that is not legal fails here.
Written are

    web/public/lessons/index.json         the names of every game's chapters
    web/public/lessons/GAME/CHAPTER.json  first frame in full, then what each move changes in it
    web/public/lessons/GAME/film.json     a game to look at: that of film.json, else the chapters'

    python web/lessons.py
"""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from fixtures import frame, moves

from nunatak.play.table import Table

WEB = Path(__file__).parent
FILM = "film"
MISSING = object()
Chapter = dict[str, Any]


def chapters(game: str) -> list[Chapter]:
    """A game's chapters, as they are declared."""
    found: list[Chapter] = json.loads(_source(game).read_text("utf-8"))["chapters"]
    return found


def games() -> list[str]:
    """The games that have lessons."""
    return sorted(path.parent.name for path in WEB.glob("src/games/*/lessons.json"))


def _source(game: str) -> Path:
    return WEB / "src" / "games" / game / "lessons.json"


def begin(start: str | dict[str, Any]) -> Table:
    """A table at the beginning of a chapter: a position in one line, or a deal."""
    return Table.at(start) if isinstance(start, str) else Table(**start)


def ready(game: str, chapter: Chapter, table: Table | None) -> tuple[dict[str, Any], Table]:
    """A chapter with all its frames, and the table at its end; it may go on from a table."""
    seat = chapter.get("seat", 0)
    frames: list[dict[str, Any]] = []
    done: list[dict[str, str | int] | None] = []
    steps = []
    for step in chapter["steps"]:
        if "start" in step:
            table = begin(step["start"])
        assert table is not None, f"{game} {chapter['name']} has nothing to go on from"
        if "start" in step or not frames:
            frames.append(frame(table, seat, len(frames)) | {"events": []})
            done += [None] if len(frames) > 1 else []
        _play(table, seat, frames, done, step.get("see", ()))
        told = {name: step[name] for name in ("say", "point", "rule") if name in step}
        steps.append({**told, "at": len(frames) - 1, "do": len(step.get("do", ()))})
        _play(table, seat, frames, done, step.get("do", ()))
    assert table is not None
    packed = {
        "game": game,
        "chapter": chapter["name"],
        "seats": len(table.players),
        "seat": seat,
        "steps": steps,
        "moves": done,
        "first": frames[0],
        "changes": [list(changes(old, new)) for old, new in pairwise(frames)],
    }
    return packed, table


def _play(
    table: Table,
    seat: int,
    frames: list[dict[str, Any]],
    done: list[dict[str, str | int] | None],
    words: Sequence[str],
) -> None:
    for move in words:
        table.play(move)
        frames.append(frame(table, seat, len(frames)))
        done.append(moves(table)[-1])


def film(game: str) -> Chapter:
    """A game of its own to look at, or that of the chapters from first to last."""
    own = _source(game).with_name("film.json")
    if own.exists():
        told = json.loads(own.read_text("utf-8"))
        return {"name": FILM, "steps": [{"start": told["start"], "see": told["moves"], "say": ""}]}
    return {"name": FILM, "steps": [step for each in chapters(game) for step in each["steps"]]}


def changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """Each place that differs: the way to it, and what is there now (nothing: it is gone)."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:  # in its order: what is built again is the same
            if name not in after:
                yield [[*path, name]]
        for name, value in after.items():
            yield from changes(before.get(name, MISSING), value, (*path, name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, (*path, number))
    elif before is MISSING or before != after:
        yield [list(path), after]


def main() -> None:
    """Write the chapters of every game, their names, and the films."""
    out = WEB / "public" / "lessons"
    names = {}
    for game in games():
        (out / game).mkdir(parents=True, exist_ok=True)
        names[game] = [chapter["name"] for chapter in chapters(game)]
        table = None
        for chapter in (*chapters(game), film(game)):
            packed, table = ready(game, chapter, table)
            _write(out / game / f"{chapter['name']}.json", packed)
    _write(out / "index.json", names)


def _write(path: Path, told: Any) -> None:
    path.write_text(json.dumps(told, separators=(",", ":"), ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
