"""What does a view look like? As a picture, or as text where a game has no drawing of its own."""

import io
from collections.abc import Sequence
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from nunatak.kernel.drawing import DISPLAY, Pen
from nunatak.kernel.game import Game
from nunatak.play.text import Voice

ART = Path(__file__).parent / "art"  # what all games share
COLUMNS = 200  # of a board drawn as text
MONOSPACE = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
LINE, LETTER, EDGE = 20, 8.5, 24  # of a picture of text: height, width, margin


def picture(
    game: Game,
    view: dict[str, Any],
    speaker: Voice,
    players: Sequence[str],
    *,
    seat: int | None = None,
    theme: str = "light",
    size: float | None = None,
    lit: Sequence[str] = (),
) -> str:
    """A view as an SVG that needs nothing else; the seat is the one whose view it is."""
    if size is not None and not (isinstance(size, int | float | np.number) and 0 < size < inf):
        raise ValueError(f"size: a number above 0 is expected, got {size!r}")
    if isinstance(lit, str):
        raise ValueError(f"lit: a list of places is expected, got {lit!r}")
    folders = [ART] if game.drawing is None else [ART, game.drawing.art]
    pen = Pen(folders, speaker, players, theme=theme, seat=seat, lit=lit)
    if game.drawing is not None:
        return pen.finish(game.drawing.draw(view, pen), size)
    return pen.finish(_written(pen, as_text(game, view, speaker, players)), size)


def _written(pen: Pen, text: str) -> tuple[float, float]:
    """The lines of a text on a card, below the game's title."""
    lines = text.splitlines()
    width = max([len(line) for line in lines] + [len(pen.say("title")) * 2]) * LETTER + 2 * EDGE
    height = (len(lines) + 1.5) * LINE + 2 * EDGE
    pen.put("rect", x=8, y=8, width=width - 16, height=height - 16, rx=10, fill="--surface")
    at = EDGE + LINE
    pen.text(pen.say("title"), EDGE, at - 4, font_family=DISPLAY, font_size=19, fill="--ink")
    for number, line in enumerate(lines, 1):
        y = at + number * LINE + LINE / 2
        pen.text(line, EDGE, y, font_family=MONOSPACE, font_size=14, fill="--ink")
    return width, height


def as_text(game: Game, view: dict[str, Any], speaker: Voice, players: Sequence[str]) -> str:
    """The board as text without colours."""
    markup = game.words.draw(view, speaker, players, COLUMNS)
    page = io.StringIO()
    Console(file=page, color_system=None, width=COLUMNS, highlight=False, emoji=False).print(markup)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
