"""How are results drawn? SVG of our own: it needs no script, and takes its colours from the page.

A plot is as wide as a phone is, so that its letters stay readable there; a larger screen
enlarges it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from nunatak.arena.markup import Markup, element, joined

WIDTH = 360.0
EDGE = 8.0
ROW = 36.0
AXIS = 22.0
COURSE = 110.0  # how high a course is,
MARGIN = 42.0  # and how much room its labels take
TICKS = 5


@dataclass(frozen=True)
class Mark:
    """A value with its interval; `even` is what it would be if all were equal."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    even: float | None = None


@dataclass(frozen=True)
class Scale:
    """From values to places between the left and the right edge."""

    least: float
    most: float
    left: float = EDGE

    def x(self, value: float) -> float:
        """Where a value lies."""
        part = (value - self.least) / (self.most - self.least)
        return self.left + part * (WIDTH - EDGE - self.left)


def ratings_plot(marks: Sequence[Mark], title: str) -> Markup:
    """Dots with whiskers, on a scale that holds them all."""
    ends = [end for mark in marks for end in (mark.low, mark.high) if end is not None]
    step = _step(max(ends) - min(ends))
    scale = Scale(floor(min(ends) / step) * step, ceil(max(ends) / step) * step)
    ticks = [scale.least + step * n for n in range(round((scale.most - scale.least) / step) + 1)]
    rows = [_dot_row(mark, scale, ROW * number) for number, mark in enumerate(marks)]
    axis = _axis(scale, ticks, ROW * len(marks), [f"{tick:g}" for tick in ticks])
    return _plot(title, ROW * len(marks) + AXIS, axis, *rows)


def shares_plot(marks: Sequence[Mark], title: str) -> Markup:
    """Bars from 0 to 100 %, with whiskers and the even share."""
    scale = Scale(0.0, 1.0)
    ticks = [0, 0.25, 0.5, 0.75, 1]
    rows = [_bar_row(mark, scale, ROW * number) for number, mark in enumerate(marks)]
    axis = _axis(scale, ticks, ROW * len(marks), [f"{tick:.0%}" for tick in ticks])
    return _plot(title, ROW * len(marks) + AXIS, axis, *rows)


def stacked_plot(bars: Mapping[str, Mapping[str, float]], title: str) -> Markup:
    """Bars made of parts, one colour for each kind of part."""
    totals = {name: sum(max(0.0, part) for part in parts.values()) for name, parts in bars.items()}
    scale = Scale(0.0, max(1.0, *totals.values()))
    rows = [
        joined(
            _caption(name, f"{sum(parts.values()):.1f}", ROW * number),
            *_parts(list(parts.values()), scale, ROW * number),
        )
        for number, (name, parts) in enumerate(bars.items())
    ]
    return _plot(title, ROW * len(bars), *rows)


def course_plot(
    means: Sequence[float], bands: Sequence[tuple[int, float, float]], title: str
) -> Markup:
    """A score round by round, and the band around it at some of the rounds."""
    scale = Scale(1.0, float(max(2, len(means))), left=MARGIN)
    above = [(scale.x(n), _height(high)) for n, _, high in bands]
    below = [(scale.x(n), _height(low)) for n, low, _ in reversed(bands)]
    line = [(scale.x(n), _height(mean)) for n, mean in enumerate(means, start=1)]
    return _plot(
        title,
        COURSE,
        *(_level(share) for share in (0.0, 0.5, 1.0)),
        element("polygon", points=_points([*above, *below]), class_="band"),
        element("polyline", points=_points(line), class_="course"),
    )


def _level(share: float) -> Markup:
    """A line across, and what it stands for."""
    y = _height(share)
    kind = "even" if share == 0.5 else "grid"
    return joined(
        element("text", f"{share:.0%}", x=MARGIN - 5, y=y + 4, class_="tick", text_anchor="end"),
        element("line", x1=MARGIN, x2=WIDTH - EDGE, y1=y, y2=y, class_=kind),
    )


def _height(share: float) -> float:
    return EDGE + (1 - share) * (COURSE - 2 * EDGE)


def _plot(title: str, height: float, *inside: str) -> Markup:
    box = f"0 0 {WIDTH:.0f} {height:.0f}"
    name = element("title", title)
    return element("svg", name, *inside, viewBox=box, role="img", aria_label=title)


def _dot_row(mark: Mark, scale: Scale, top: float) -> Markup:
    y = top + ROW - 10
    return joined(
        _caption(mark.name, f"{mark.value:.1f}", top),
        _whisker(mark, scale, y),
        element("circle", cx=scale.x(mark.value), cy=y, r=4.5, class_="dot"),
    )


def _bar_row(mark: Mark, scale: Scale, top: float) -> Markup:
    y = top + ROW - 10
    width = max(0.5, scale.x(mark.value) - EDGE)
    bar = element("rect", x=EDGE, y=y - 5, width=width, height=10.0, class_="bar")
    parts = [_caption(mark.name, f"{mark.value:.1%}", top), bar, _whisker(mark, scale, y)]
    if mark.even is not None:
        x = scale.x(mark.even)
        parts.append(element("line", x1=x, x2=x, y1=y - 9, y2=y + 9, class_="even"))
    return joined(*parts)


def _whisker(mark: Mark, scale: Scale, y: float) -> Markup:
    if mark.low is None or mark.high is None:
        return joined()
    low, high = scale.x(mark.low), scale.x(mark.high)
    return joined(
        element("line", x1=low, x2=high, y1=y, y2=y, class_="whisker"),
        *(element("line", x1=x, x2=x, y1=y - 4, y2=y + 4, class_="whisker") for x in (low, high)),
    )


def _caption(name: str, value: str, top: float) -> Markup:
    return joined(
        element("text", name, x=EDGE, y=top + 13),
        element("text", value, x=WIDTH - EDGE, y=top + 13, class_="value"),
    )


def _parts(parts: Sequence[float], scale: Scale, top: float) -> list[Markup]:
    """Parts below nothing have no place in a bar; the total beside it counts them."""
    found, so_far = [], 0.0
    for number, part in enumerate(parts):
        size = max(0.0, part)
        x, end = scale.x(so_far), scale.x(so_far + size)
        colour = f"part{number % 8}"
        found.append(element("rect", x=x, y=top + 19, width=end - x, height=12.0, class_=colour))
        so_far += size
    return found


def _axis(scale: Scale, ticks: Sequence[float], height: float, labels: Sequence[str]) -> Markup:
    lines = []
    for tick, label in zip(ticks, labels, strict=True):
        x = scale.x(tick)
        anchor = "start" if x < 2 * EDGE else "end" if x > WIDTH - 2 * EDGE else "middle"
        lines.append(element("line", x1=x, x2=x, y1=0.0, y2=height, class_="grid"))
        lines.append(element("text", label, x=x, y=height + 15, class_="tick", text_anchor=anchor))
    return joined(*lines)


def _step(span: float) -> float:
    """A round number that divides the span into a few parts."""
    rough = max(span, 1e-6) / TICKS
    tens = 10.0 ** floor(log10(rough))
    return next(tens * factor for factor in (1, 2, 5, 10) if tens * factor >= rough)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
