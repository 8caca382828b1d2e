"""How did the game go? The estimate of every seat, move by move, as one picture.

The picture is a self-contained SVG: it asks nobody for anything, follows the reader's light or
dark setting, and its letters stay readable on a phone.
"""

from collections.abc import Iterator
from html import escape

from nunatak.analysis.judging import BLUNDERED, ERROR, SLIP, grade_of
from nunatak.analysis.outlooks import decimal, place_of
from nunatak.analysis.summary import Turn
from nunatak.analysis.words import Teller

WIDTH, HEIGHT = 480, 330
LEFT, RIGHT, TOP, BOTTOM = 58, 14, 56, 42
SIZES = {SLIP: 3.0, ERROR: 4.5, BLUNDERED: 6.5}
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "5 5")  # so that nobody needs to tell colours apart

STYLE = """
.plot { --paper: #fff; --ink: #1c2730; --faint: #c9d1d8;
  --c0: #0b62a8; --c1: #b5500b; --c2: #1b7a4b; --c3: #8a2f83; --c4: #6b6200;
  font: 15px system-ui, "Segoe UI", Roboto, sans-serif; }
@media (prefers-color-scheme: dark) { .plot { --paper: #12181d; --ink: #e4eaee; --faint: #3a454e;
  --c0: #6cb6f5; --c1: #f2a65e; --c2: #6fd09b; --c3: #dd94d7; --c4: #d9cf5c; } }
.plot .paper { fill: var(--paper); } .plot text { fill: var(--ink); }
.plot .grid { stroke: var(--faint); } .plot .line { fill: none; stroke-width: 2; }
.plot .loss { stroke: var(--paper); }
"""


class Plot:
    """The picture of one analysis in one language."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.analysis = teller.analysis
        self.seats = teller.seats
        self.last = max(1, self.analysis.decisions)

    def draw(self) -> str:
        """The whole SVG."""
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
                f'class="plot" role="img" aria-label="{escape(self.teller.title)}">',
                f"<style>{STYLE}</style>",
                f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
                *self._scale(),
                *self._moves(),
                *self._lines(),
                *self._losses(),
                *self._legend(),
                "</svg>",
            ]
        )

    # -------------------------------------------------------------- where things go

    def _x(self, move: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (move - 1) / self.last, 1)

    def _y(self, worth: float) -> float:
        below = (place_of(worth, self.seats) - 1) / (self.seats - 1)
        return round(TOP + (HEIGHT - TOP - BOTTOM) * below, 1)

    def _at_place(self, place: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (place - 1) / (self.seats - 1), 1)

    # -------------------------------------------------------------- what is drawn

    def _scale(self) -> Iterator[str]:
        """Lines across, at a quarter of the chance or at a place each."""
        for place, label in self._levels():
            y = self._at_place(place)
            yield f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'
            yield _text(LEFT - 6, y + 5, label, "end")
        yield _text(8, 16, self.teller.measure, "start")

    def _levels(self) -> list[tuple[float, str]]:
        if self.seats == 2:
            say = self.teller.say
            return [
                (2 - percent / 100, say("analysis-percent", percent=percent))
                for percent in (0, 25, 50, 75, 100)
            ]
        return [(place, decimal(place, self.teller.voice, 0)) for place in range(1, self.seats + 1)]

    def _moves(self) -> Iterator[str]:
        """Numbers of moves below."""
        step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if s * 8 >= self.last)
        for move in range(step, self.last + 1, step):
            yield _text(self._x(move), HEIGHT - BOTTOM + 17, str(move), "middle")
        yield _text(WIDTH - RIGHT, HEIGHT - 6, self.teller.say("analysis-axis-moves"), "end")

    def _lines(self) -> Iterator[str]:
        for seat, line in enumerate(self._stands()):
            points = " ".join(f"{self._x(move)},{self._y(worth)}" for move, worth in line)
            yield (
                f'<polyline class="line" stroke="var(--c{seat})" '
                f'stroke-dasharray="{DASHES[seat]}" points="{points}"/>'
            )

    def _stands(self) -> list[list[tuple[int, float]]]:
        """Of each seat: moves, and how it stood; where things are hidden, as it saw it itself."""
        analysis = self.analysis
        hidden = analysis.table.game.views.hidden
        found = [
            [
                (judged.moment.number, judged.judgement.worths[seat])
                for judged in analysis.judged
                if judged.moment.seat == seat or not hidden
            ]
            for seat in range(self.seats)
        ]
        if analysis.result is not None and len(analysis.judged) == analysis.decisions:
            for line, worth in zip(found, analysis.result, strict=True):
                line.append((self.last + 1, worth))
        return found

    def _losses(self) -> Iterator[str]:
        """A dot where a turn gave something away; the greater, the more."""
        for turn in self.analysis.turns:
            if turn.lost:
                yield self._loss(turn)

    def _loss(self, turn: Turn) -> str:
        worst = turn.worst
        x, y = self._x(worst.moment.number), self._y(worst.judgement.worths[turn.seat])
        words = escape(f"{self.teller.loss(turn)} {self.teller.advice(turn.worst)}")
        return (
            f'<circle class="loss" cx="{x}" cy="{y}" r="{SIZES[grade_of(turn.lost)]}" '
            f'fill="var(--c{turn.seat})"><title>{words}</title></circle>'
        )

    def _legend(self) -> Iterator[str]:
        """Whose line is whose."""
        width = (WIDTH - LEFT - RIGHT) / self.seats
        for seat, name in enumerate(self.teller.names):
            x = LEFT + width * seat
            yield (
                f'<line class="line" stroke="var(--c{seat})" stroke-dasharray="{DASHES[seat]}" '
                f'x1="{x:.1f}" y1="36" x2="{x + 18:.1f}" y2="36"/>'
            )
            yield _text(x + 22, 41, _fitting(name, width - 24), "start")


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _fitting(name: str, width: float) -> str:
    """A name cut to the room there is."""
    most = int(width / 9)
    return name if len(name) <= most else f"{name[: max(1, most - 1)]}…"


def draw(teller: Teller) -> str:
    """The picture of an analysis."""
    return Plot(teller).draw()
