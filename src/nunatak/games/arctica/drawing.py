"""How is it drawn as a picture? The sea with its ice and hunters, and the players beside it."""

import re
from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import Any

from nunatak.games.arctica.data import CELLS
from nunatak.games.arctica.names import halves
from nunatak.kernel.drawing import Drawing, Pen, Size, number

SIZE = 50  # of a cell
ACROSS = sqrt(3) * SIZE
BOX = (-462, -402, 924, 804)  # what the drawing covers, around the middle of the board
ANGLE = {"E": 0, "NE": -60, "NW": -120, "W": 180, "SW": 120, "SE": 60}
INNER, OUTER, HALF = 410, 450, cos(pi / 6)  # radii of the sea and of the shore around it
SWIMMING = {"bear": "bearswim", "seal": "sealswim", "inuit": "kayak"}  # A-POS-08
GRIDS = (  # places of things that share a cell, by their number
    ((0, 0),),
    ((-20, 0), (20, 0)),
    ((-19, -14), (20, -10), (0, 17)),
    ((-20, -14), (19, -14), (-19, 16), (20, 16)),
    ((-21, -16), (21, -16), (0, 0), (-21, 17), (21, 17)),
    ((-25, -13), (0, -15), (25, -13), (-25, 15), (0, 17), (25, 15)),
)
SCALES = (0.66, 0.46, 0.42, 0.4, 0.34, 0.3)
MOST_FLOES = 3  # drawn on a card
GAP, COLUMN, CARD, TOP, BOARD = 12, 250, 152, 34, 0.82

Point = tuple[float, float]
View = dict[str, Any]


def draw(view: View, pen: Pen) -> Size:
    """The players in a column, and beside them the piles above the board."""
    left, top = GAP + COLUMN + GAP, GAP + TOP
    x, y, width, height = (side * BOARD for side in BOX)
    tall = max(height, len(view["seats"]) * (CARD + 8) - 8 - TOP)
    _headline(view, pen, left, GAP)
    with pen.group(left, top):
        sky = pen.glow("--ar-sky", "--ar-far", (0.3, 0), 1)
        pen.put("rect", width=width, height=tall, rx=10, fill=sky)
        with pen.group(-x, (tall - height) / 2 - y, BOARD):
            _sea(view, pen)
            _things(view, pen)
    for seat in range(len(view["seats"])):
        _player(view, pen, seat, GAP + seat * (CARD + 8))
    return left + width + GAP, top + tall + GAP


# ------------------------------------------------------------------ the sea


def middle(cell: str) -> Point:
    """Where a cell lies, around the middle of the board."""
    q, r = (int(part) for part in cell[1:-1].split(","))
    return ACROSS * (q + r / 2), 1.5 * SIZE * r


def _at(radius: float, degrees: float) -> Point:
    return radius * cos(degrees * pi / 180), radius * sin(degrees * pi / 180)


def _line(*points: Point) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


def _hexagon(radius: float, first: int) -> str:
    return _line(*(_at(radius, degrees) for degrees in range(first, first + 360, 60)))


def _sea(view: View, pen: Pen) -> None:
    """Shore, the six edges with their signs, water and cells."""
    pen.put("path", d=_hexagon(OUTER, 0), fill="--ar-shore")
    way = view["doing"]["drift"]
    for direction in ANGLE:
        style = "edge" if direction == way else "still"
        pen.put("path", style, d=_edge(direction), fill=f"--ar-{view['colours'][direction]}")
    for fill in ("url(#ar-depth)", "url(#ar-waves)"):
        pen.put("path", d=_hexagon(INNER, 0), fill=fill)
    pen.put("path", "brim", d=_hexagon(INNER, 0))
    for direction in ANGLE:
        _sign(view, pen, direction, drifts=direction == way)
    for q, r in CELLS:
        x, y = middle(f"({q},{r})")
        pen.put("path", "cell", d=_hexagon(49, 30), transform=f"translate({x:.2f} {y:.2f})")


def _edge(direction: str) -> str:
    """A-BOARD-02: the coloured edge around a corner."""
    to = ANGLE[direction]
    return _line(
        *(_at(OUTER * HALF, to - 30), _at(OUTER, to), _at(OUTER * HALF, to + 30)),
        *(_at(INNER * HALF, to + 30), _at(INNER, to), _at(INNER * HALF, to - 30)),
    )


def _sign(view: View, pen: Pen, direction: str, *, drifts: bool) -> None:
    """The arrow and the letters of an edge."""
    colour = f"--ar-{view['colours'][direction]}"
    with pen.group(*_at(INNER + 17, ANGLE[direction])):
        rim = "--lit" if drifts else "--ar-shore"
        pen.put("circle", r=31, fill=colour, stroke=rim, stroke_width=5 if drifts else 3)
        pen.use("ar-arrow", 0, -9, turned=ANGLE[direction], fill=f"{colour}-on")
        pen.text(pen.say("compass", direction=direction), 0, 22, "letters", fill=f"{colour}-on")


# ------------------------------------------------------------------ what floats on it


def _things(view: View, pen: Pen) -> None:
    """Ice, then figures."""
    figures = view["figures"].values()
    under = {figure["cell"] for figure in figures if figure["layer"] == "water"}
    for cell, kind in view["ice"].items():
        with pen.group(*middle(cell)):
            with pen.group(style="ice"):
                pen.use(f"ar-{kind}")
                if cell in view["doing"]["drifted"]:
                    pen.put("path", "drifted", d="M-40-2-32 8-22-8")
            if cell in under:
                pen.put("ellipse", "opening", cy=25, rx=33, ry=15)
    for name, (x, y, scale) in _places(view).items():
        _figure(view, pen, name, (x, y), scale)
    for cell in pen.lit:
        if re.fullmatch(r"\(-?\d,-?\d\)", cell):
            x, y = middle(cell)
            ring = f"translate({number(x)} {number(y)})"
            lines: dict[str, Any] = {"fill": "none", "stroke": "--focus", "stroke_width": 6}
            pen.put("path", d=_hexagon(43, 30), transform=ring, **lines)


def _places(view: View) -> dict[str, tuple[float, float, float]]:
    """Where each figure on the board, and the igloo, is drawn, and how large."""
    shared: dict[tuple[str, str], list[str]] = {}
    for name, figure in view["figures"].items():
        if figure["cell"]:
            shared.setdefault((figure["cell"], figure["layer"]), []).append(name)
    if view["igloo"]:
        shared.setdefault((view["igloo"], "ice"), []).append("igloo")
    found = {}
    for (cell, layer), names in shared.items():
        ice = cell in view["ice"]
        crowded = layer == "ice" and (cell, "water") in shared
        lift = -12 if crowded else -4 if ice and layer == "ice" else 0
        x, y = middle(cell)
        for place, name in enumerate(names):
            under = ice and layer == "water"
            dx, dy, scale = (_row if under else _grid)(len(names), place)
            dy, scale = (dy * 0.7, scale * 0.82) if crowded else (dy, scale)
            found[name] = (x + dx, y + dy + lift, scale)
    return found


def _grid(count: int, place: int) -> tuple[float, float, float]:
    """Things that share a cell."""
    if count > len(GRIDS):
        return (place % 3 - 1) * 24, (place // 3 - 1) * 20, 0.26
    return *GRIDS[count - 1][place], SCALES[count - 1]


def _row(count: int, place: int) -> tuple[float, float, float]:
    """Under the ice there is a row in the opening at the lower side of the token."""
    return (place - (count - 1) / 2) * min(22, 50 / count), 25, 0.34 if count < 3 else 0.26


def _figure(view: View, pen: Pen, name: str, at: Point, scale: float) -> None:
    """A figure with its base, and what is being done with it."""
    doing, figure = view["doing"], view["figures"].get(name)
    hunter = name.rstrip("0123456789")
    drawing = hunter
    if figure and figure["layer"] == "water":
        drawing = SWIMMING.get(hunter, hunter)
    with pen.group(*at, scale, style="figure"):
        if name in (doing["moving"], doing["attacker"], doing["target"], doing["asked"]):
            pen.put("circle", "hunted" if name == doing["target"] else "chosen", r=54)
        tired = figure is not None and figure["moved"] and doing["active"] == hunter
        with pen.group(opacity=0.72 if tired else None):
            owned = view["hunters"].get(hunter)
            _piece(pen, drawing, owned["owner"] if owned else None, based=owned is not None)
        if hunter == "seal":
            pen.use("ar-number")
            ink: dict[str, Any] = {"font_size": 21, "font_weight": 800, "fill": "--ink"}
            pen.text(name[-1], -34, 41, text_anchor="middle", **ink)
        if figure and figure["barred"]:
            pen.put("circle", "barred", cx=30, cy=-32, r=16)
            pen.put("path", "barred", d="M20-22 40-42")


def _piece(pen: Pen, drawing: str, owner: int | None, *, based: bool) -> None:
    """A figure on its base: the seat's pattern and emblem, or grey where it is neutral."""
    if based and owner is None:
        pen.use("ar-base-neutral")
    elif based:
        pen.use("ar-base", fill=f"url(#seat-pattern-{owner})")
    pen.use(f"ar-{drawing}")
    if based and owner is not None:
        pen.use("ar-badge", fill=f"--seat-{owner}")
        pen.use(f"seat-emblem-{owner}", 23.5, 26.5, 0.8, fill=f"--seat-{owner}-on")


# ------------------------------------------------------------------ around it


def _card(view: View, pen: Pen, card: str | None, age: int = 0) -> None:
    """A-BOARD-03: an ice card of 60 by 84, or its back, with how long it has been held."""
    if card is None:
        pen.use("ar-card-back")
        if age:
            _letter(pen, str(age), 30, 24, 24, "--ar-back-on")
        return
    direction = card.rstrip("0123456789")
    if direction not in ANGLE:
        pen.use("ar-card-melt")
        return
    colour, drifts = f"--ar-{view['colours'][direction]}", card[len(direction) :]
    pen.use("ar-card-drift", fill=colour)
    _letter(pen, drifts, 14, 21, 22, f"{colour}-on")
    _letter(pen, pen.say("compass", direction=direction), 42, 19, 15, f"{colour}-on")
    pen.use("ar-arrow", 30, 46, 1.15, turned=ANGLE[direction], fill=f"{colour}-on")
    floes = min(int(drifts), MOST_FLOES)
    for floe in range(floes):
        pen.use("ar-floe", 30 + (floe - (floes - 1) / 2) * 17, 73, 0.17)


def _letter(pen: Pen, words: str, x: float, y: float, size: float, fill: str) -> None:
    pen.text(words, x, y, text_anchor="middle", font_size=size, font_weight=800, fill=fill)


def _headline(view: View, pen: Pen, x: float, y: float) -> None:
    """The turn, the piles, the supply, and the hunters that nobody plays."""
    label = pen.say("label-turn", turn=view["turn"]) if view["turn"] else pen.say("label-setup")
    bold: dict[str, Any] = {"font_size": 15, "font_weight": 700, "fill": "--table-ink"}
    pen.text(label, x, y + 18, **bold)
    x += 130
    for pile, count in ((None, view["deck"]), ([*view["discard"], ""][:-1], len(view["discard"]))):
        with pen.group(x, y - 3, 0.34):
            if pile:
                _card(view, pen, pile[-1])
            elif pile is None:
                _card(view, pen, None)
        pen.text(str(count), x + 25, y + 18, **bold)
        x += 62
    cod = sum(bool(figure["cell"]) for name, figure in view["figures"].items() if "cod" in name)
    for kind, count in (("plankton", view["plankton"]), ("cod", cod)):
        pen.use(f"ar-{kind}", x + 12, y + 12, 0.27)
        pen.text(str(count), x + 29, y + 18, **bold)
        x += 62
    for name, hunter in view["hunters"].items():
        if hunter["owner"] is None and view["seats"][0]["hunter"]:
            with pen.group(x + 14, y + 11, 0.27, opacity=None if hunter["lives"] else 0.45):
                _piece(pen, name, None, based=True)
            pen.text(str(hunter["lives"]), x + 31, y + 18, **bold)
            x += 62


def _player(view: View, pen: Pen, seat: int, y: float) -> None:
    """A player: hunter and lives, points, what was won, and the hand or its backs."""
    sitting = view["seats"][seat]
    points = halves(sitting["half_points"])
    pen.seat_card(seat, (GAP, y, COLUMN, CARD), points, decides=view["seat"] == seat)
    if sitting["hunter"]:
        with pen.group(GAP + 34, y + 64, 0.42):
            _piece(pen, sitting["hunter"], seat, based=True)
        for life in range(view["hunters"][sitting["hunter"]]["lives"]):
            pen.use("ar-life", GAP + 66 + life * 18, y + 54, 0.66)
    _won(view, pen, sitting, y + 63)
    hand = sitting["hand"] if sitting["hand"] is not None else [None] * sitting["cards"]
    for place, (card, age) in enumerate(zip(hand, sitting["ages"], strict=True)):
        with pen.group(GAP + 14 + place * min(44, 190 / len(hand)), y + 90, 0.64):
            _card(view, pen, card, age)


def _won(view: View, pen: Pen, sitting: View, y: float) -> None:
    """What has been captured, with numbers."""
    prizes = [*sitting["won"].items(), *((kind, sitting[kind]) for kind in ("cod", "plankton"))]
    x = GAP + 134.0
    for kind, count in [*prizes, ("igloo", int(sitting["igloo"]))]:
        if count:
            pen.use(f"ar-{kind}", x, y, 0.2)
            pen.text(str(count), x + 11, y + 5, font_size=12, font_weight=800, fill="--ink")
            x += 28


DRAWING = Drawing(draw, Path(__file__).parent / "art")
