"""How does it look? How soon a move is everywhere, and what the server holds, as one picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10

from nunatak.arena.markup import Markup, element, joined

WIDTH, HEIGHT = 720.0, 300.0
TOP, BOTTOM = 40.0, 44.0
LEAST, MOST = 1.0, 1000.0  # milliseconds
LINES = ("#0b62a8", "#1b7a4b", "#b5500b")
DASHES = ("none", "7 3", "2 3")  # so that nobody needs to tell colours apart
STYLE = """
text { font: 12px system-ui, "Segoe UI", Roboto, sans-serif; fill: #1c2730; }
.title { font-size: 14px; font-weight: 600; } .grid { stroke: #c9d1d8; }
.line { fill: none; stroke-width: 2; } .wanted { stroke: #a01818; stroke-dasharray: 4 4; }
"""


@dataclass(frozen=True)
class Series:
    """One server's milliseconds, move by move, and megabytes, second by second."""

    name: str
    took: Sequence[float]
    memory: Sequence[float]


@dataclass(frozen=True)
class Panel:
    """A part of the picture with axes of its own."""

    left: float
    right: float

    def x(self, share: float) -> float:
        """From nothing at the left to all at the right."""
        return self.left + share * (self.right - self.left)

    def y(self, share: float) -> float:
        """From nothing at the bottom to all at the top."""
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    def level(self, share: float, label: str, kind: str = "grid") -> Markup:
        """A line across, and what it stands for."""
        y = self.y(share)
        return joined(
            element("line", x1=self.left, x2=self.right, y1=y, y2=y, class_=kind),
            element("text", label, x=self.left - 6, y=y + 4, text_anchor="end"),
        )

    def line(self, points: Sequence[tuple[float, float]], number: int) -> Markup:
        """A curve; the places are shares of the panel."""
        places = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        colour = LINES[number % len(LINES)]
        dash = DASHES[number % len(DASHES)]
        words = {"points": places, "stroke": colour, "stroke_dasharray": dash, "class_": "line"}
        return element("polyline", **words)

    def note(self, share: float, label: str) -> Markup:
        """A word below."""
        y = HEIGHT - BOTTOM + 18
        return element("text", label, x=self.x(share), y=y, text_anchor="middle")

    def title(self, words: str) -> Markup:
        """A word above."""
        return element("text", words, x=self.left, y=22.0, class_="title")


SOON = Panel(60.0, 400.0)
HELD = Panel(480.0, 700.0)


def draw(series: Sequence[Series], wanted: float) -> Markup:
    """The whole picture."""
    return element(
        "svg",
        element("style", Markup(STYLE)),
        element("rect", width=WIDTH, height=HEIGHT, fill="#fff"),
        *_how_soon(series, wanted),
        *_how_large(series),
        *_legend(series),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:.0f} {HEIGHT:.0f}",
        role="img",
    )


def _how_soon(series: Sequence[Series], wanted: float) -> list[Markup]:
    """Milliseconds by the share of moves that needed no more; the last hundredth has room."""
    marks = {"half": 0.5, "90 %": 0.9, "99 %": 0.99, "99.9 %": 0.999}
    parts = [SOON.title("from send to the last client's receipt, ms")]
    parts += [SOON.level(_height(ms), f"{ms:g}") for ms in (1, 10, 100, 1000)]
    parts.append(SOON.level(_height(wanted), f"{wanted:g}", "wanted"))
    parts += [SOON.note(_rarity(share), label) for label, share in marks.items()]
    for number, one in enumerate(series):
        took = sorted(one.took)
        shares = [(n + 0.5) / len(took) for n in range(len(took))]
        curve = [(_rarity(s), _height(ms)) for s, ms in zip(shares, took, strict=True)]
        parts.append(SOON.line(_thinned([p for p in curve if p[0] <= 1]), number))
    return parts


def _how_large(series: Sequence[Series]) -> list[Markup]:
    """Megabytes, second by second."""
    known = [one for one in series if len(one.memory) > 1]
    most = max((max(one.memory) for one in known), default=1.0) * 1.2
    parts = [HELD.title("memory of the server, MB")]
    parts += [HELD.level(part / 4, f"{most * part / 4:.0f}") for part in range(5)]
    parts.append(HELD.note(0.5, "while the clock runs"))
    for number, one in enumerate(series):
        if one in known:
            last = len(one.memory) - 1
            parts.append(
                HELD.line([(n / last, m / most) for n, m in enumerate(one.memory)], number)
            )
    return parts


def _legend(series: Sequence[Series]) -> list[Markup]:
    panel = Panel(0.0, WIDTH)
    parts = []
    for number, one in enumerate(series):
        x = 60.0 + 220 * number
        line = panel.line([(x / WIDTH, -0.155), ((x + 26) / WIDTH, -0.155)], number)
        parts += [line, element("text", one.name, x=x + 32, y=HEIGHT - 6)]
    return parts


def _height(ms: float) -> float:
    """Where so many milliseconds lie, on a scale of powers."""
    return (log10(min(MOST, max(LEAST, ms))) - log10(LEAST)) / (log10(MOST) - log10(LEAST))


def _rarity(share: float) -> float:
    """Half, nine tenths, 99 and 99.9 hundredths each a step further."""
    return -log10(max(1e-9, 1 - share)) / 3.2


def _thinned(curve: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """As many points as can be seen."""
    found = curve[:1]
    for point in curve[1:]:
        if point[0] - found[-1][0] > 0.004:
            found.append(point)
    return found
