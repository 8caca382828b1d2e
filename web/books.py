"""The pictures of the rulebooks, made ready for the browser: each position with its view.

Reads `book/figures.toml` of every game, plays the moves of each example, and writes
web/public/books/GAME.json: a picture's first frame in full, then what each move changes in it.

    python web/books.py
"""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from fixtures import frame, moves
from lessons import changes

from nunatak import games
from nunatak.play.book import Figure, figures
from nunatak.play.table import Table

WEB = Path(__file__).parent


def ready(figure: Figure) -> dict[str, Any]:
    """A picture with all its frames; a move that is not legal fails here."""
    if figure.drawing:
        return {"drawing": figure.drawing}
    table = Table.at(figure.position)
    frames = [frame(table, figure.seat, 0)]
    for move in figure.moves:
        for step in table.steps(move):
            table.play(step)
            frames.append(frame(table, figure.seat, len(frames)))
    return {
        "seats": len(table.players),
        "seat": figure.seat,
        "moves": moves(table),
        "lit": figure.lit,
        "crop": figure.crop,
        "hand": figure.hand,
        "own": figure.own,
        "shape": figure.shape,
        "first": frames[0],
        "changes": [list(changes(before, after)) for before, after in pairwise(frames)],
    }


def main() -> None:
    """Write the pictures of every game."""
    out = WEB / "public" / "books"
    out.mkdir(parents=True, exist_ok=True)
    for name in games.NAMES:
        book = {figure.name: ready(figure) for figure in figures(name).values()}
        text = json.dumps(book, separators=(",", ":"), ensure_ascii=False)
        (out / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
