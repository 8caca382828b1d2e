"""How is it drawn as a picture? The map, the moon calendar, and the packs beside it."""

from math import cos, pi, sin, sqrt
from pathlib import Path
from typing import Any

from nunatak.kernel.drawing import Drawing, Pen, Size

RADIUS = 30  # of a cell, as `wv-hex` is drawn
ROW = sqrt(3) * RADIUS
MARGIN = 34  # around the map
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIGNS = {  # where a piece bears its owner's emblem
    "pack": (0, 6, 0.38),
    "alpha": (0, 7, 0.42),
    "den": (0, -3.5, 0.32),
    "lair": (0, 0, 0.34),
}
PLACES = {1: ((0, 1, 1.0),), 2: ((-11, 3, 0.86), (11, -2, 0.86))}  # of pieces on a cell
GAP, COLUMN, CARD, TOP, DAY = 12, 250, 146, 30, 24
MOON = 23  # the radius of the one in the sky
FLAT = ("lake", "chasm")

Point = tuple[float, float]
View = dict[str, Any]


def draw(view: View, pen: Pen) -> Size:
    """The packs in a column, and beside them the calendar above the map."""
    at = _places(view["cells"])
    width = max(x for x, _ in at.values()) + RADIUS + MARGIN
    height = max(y for _, y in at.values()) + ROW / 2 + MARGIN
    left, top = GAP + COLUMN + GAP, GAP + TOP + 8
    _calendar(view, pen, left, width)
    tall = max(height, len(view["seats"]) * (CARD + 8) - 8 - TOP - 8)
    with pen.group(left, top):
        pen.put("rect", width=width, height=tall, rx=10, fill=_sky(view, pen))
        with pen.group(clip_path=pen.clip(width, tall, 10)):
            _moon(view, pen, width - 18 - MOON, 14 + MOON)
        with pen.group(0, (tall - height) / 2):
            _map(view, pen, at)
    for seat in range(len(view["seats"])):
        _pack(view, pen, seat, GAP + seat * (CARD + 8))
    return left + width + GAP, top + tall + GAP


def _night(view: View) -> float:
    """How far the calendar has come."""
    return min(1.0, float(view["calendar"]["days"] / view["phase_days"][-1]))


def _sky(view: View, pen: Pen) -> str:
    """Light by day, dark as the calendar goes on."""
    night = _night(view)
    near = pen.mixed("--wv-shoal", "--wv-night-sky", 0.7 * night)
    far = pen.mixed("--wv-deep", "--wv-night-sky", 0.85 * night)
    return pen.glow(near, far, (0.3, 0.15), 0.9)


def _moon(view: View, pen: Pen, x: float, y: float) -> None:
    """It grows as the calendar goes on: a disc without the disc that still covers it."""
    night = _night(view)
    bared = min(4 + 42 * night, 1.99 * MOON)  # an arc that ends where it began is none
    horn = sqrt(MOON**2 - bared**2 / 4)
    ends = f"{-bared / 2:.2f} {horn:.2f}", f"{-bared / 2:.2f} {-horn:.2f}"
    arcs = f"A{MOON} {MOON} 0 1 1 {ends[0]}A{MOON} {MOON} 0 0 0 {ends[1]}z"
    with pen.group(x, y):
        shine = pen.glow("--wv-moon", f"{pen.colour('--wv-moon')}00", (0.5, 0.5), 0.5)
        pen.put("circle", r=MOON + 36 * night, fill=shine, opacity=0.6 * night)
        pen.put("path", d=f"M{ends[1]}{arcs}", fill="--wv-moon", opacity=0.9)


# ------------------------------------------------------------------ the map


def _places(cells: list[View]) -> dict[str, Point]:
    """The middle of each cell; the map's corner is the origin."""
    raw = {
        cell["cell"]: (1.5 * RADIUS * cell["q"], ROW * (cell["r"] + cell["q"] / 2))
        for cell in cells
    }
    left = min(x for x, _ in raw.values()) - RADIUS - MARGIN
    top = min(y for _, y in raw.values()) - ROW / 2 - MARGIN
    return {cell: (round(x - left, 1), round(y - top, 1)) for cell, (x, y) in raw.items()}


def _map(view: View, pen: Pen, at: dict[str, Point]) -> None:
    _ground(view, pen, at)
    for walk in view["walked"]:
        steps = [f"{at[cell][0]:.1f} {at[cell][1]:.1f}" for cell in walk["path"]]
        pen.put("path", "walked", d="M" + "L".join(steps))
    for board, region in zip(view["boards"], view["regions"], strict=True):
        _region(view, pen, region, at[board["lake"]])
    for cell in view["cells"]:
        with pen.group(*at[cell["cell"]]):
            _token(view, pen, cell)
            _pieces(pen, view["pieces"].get(cell["cell"], []))
    for cell in pen.lit & at.keys():
        x, y = at[cell]
        pen.use("wv-hex", x, y, fill="none", stroke="--focus", stroke_width=4)


def _ground(view: View, pen: Pen, at: dict[str, Point]) -> None:
    """Coast, terrains, a low sun from the upper left, and the borders of the regions."""
    coast = "".join(f"M{x + 30:.1f} {y:.1f}l-15 26h-30l-15-26 15-26h30z" for x, y in at.values())
    for line in ("far", "shoal"):
        pen.put("path", line, d=coast)
    pen.put("path", "cliff", d=coast, transform="translate(2.5 5)")
    pen.put("path", "beach", d=coast)
    for cell in view["cells"]:
        x, y = at[cell["cell"]]
        mirrored = " scale(-1 1)" if (cell["q"] * 7 + cell["r"] * 3) % 2 else ""
        pen.use(f"wv-{cell['terrain']}", transform=f"translate({x} {y}){mirrored}")
    sunny = [at[cell["cell"]] for cell in view["cells"] if cell["terrain"] not in FLAT]
    pen.put("path", "light", d="".join(f"M{x - 27.5:.1f} {y}l13.7-23.7h27.5" for x, y in sunny))
    pen.put("path", "shade", d="".join(f"M{x + 27.5:.1f} {y}l-13.7 23.7h-27.5" for x, y in sunny))
    pen.put("path", "grid", d=coast)
    pen.put("path", "borders", d=_borders(view["cells"], at))


def _borders(cells: list[View], at: dict[str, Point]) -> str:
    """Where a region ends."""
    slots = {(cell["q"], cell["r"]): cell["slot"] for cell in cells}
    path = ""
    for cell in cells:
        for side, (dq, dr) in enumerate(AROUND):
            other = slots.get((cell["q"] + dq, cell["r"] + dr))
            if other == cell["slot"] or (other is not None and side > 2):
                continue
            path += "M{}L{}".format(*(_corner(at[cell["cell"]], side - n) for n in (2, 1)))
    return path


def _corner(middle: Point, corner: int) -> str:
    """Corner number 0 lies to the right, the next ones clockwise."""
    angle = corner * pi / 3
    return f"{middle[0] + RADIUS * cos(angle):.1f} {middle[1] + RADIUS * sin(angle):.1f}"


def _region(view: View, pen: Pen, region: View, lake: Point) -> None:
    """Its moons and what they are worth, and its number."""
    with pen.group(*lake):
        for height, moon in reversed(list(enumerate(region["moons"]))):
            x, y = (7, -9) if height else (0, -5)
            if not height and region["reminder"]:
                pen.put("circle", "reminder", cx=x, cy=y, r=16)
            pen.use(f"wv-{moon['phase']}", x, y)
        if region["moons"]:
            upper = region["moons"][0]
            pen.put("rect", "plate", x=-16, y=9, width=32, height=15, rx=7.5)
            pen.text(f"{upper['first']}·{upper['second']}", 0, 20.5, "worth")
        first = 1 if len(view["seats"]) == 2 else 0  # else the start board has the number 0
        pen.text(str(region["slot"] + first), -20, 4.5, "slot")


def _token(view: View, pen: Pen, cell: View) -> None:
    """A lone wolf, or prey: two of it where two are left."""
    token = view["tokens"].get(cell["cell"])
    if token == "lone_wolf":
        pen.use("wv-lone_wolf")
    elif token == "prey":
        region = next(region for region in view["regions"] if region["slot"] == cell["slot"])
        if region["prey_left"] > 1:
            pen.use(f"wv-{region['prey']}", 4, -4)
        pen.use(f"wv-{region['prey']}", 0, 1)


def _pieces(pen: Pen, pieces: list[View]) -> None:
    """Those on one cell, side by side."""
    for piece, (x, y, scale) in zip(pieces, PLACES.get(len(pieces), ()), strict=True):
        with pen.group(style="piece"):
            _piece(pen, piece["kind"], piece["owner"], (x, y), scale)


def _piece(pen: Pen, kind: str, owner: int | None, at: Point, scale: float = 1) -> None:
    """A wolf or a dwelling in its owner's colour; the virtual pack is nobody's."""
    colour, emblem = "--wv-virtual", "wv-emblem"
    if owner is not None:
        colour, emblem = f"--seat-{owner}", f"seat-emblem-{owner}"
    with pen.group(*at, scale, fill=colour, color=f"{colour}-on"):
        pen.use(f"wv-{kind}")
        x, y, size = SIGNS[kind]
        pen.use(emblem, x - 12 * size, y - 12 * size, size, fill=f"{colour}-on")


# ------------------------------------------------------------------ around it


def _calendar(view: View, pen: Pen, left: float, room: float) -> None:
    """9.1: the days, what lies on them, and the days of the three scorings."""
    calendar, last = view["calendar"], view["phase_days"][-1]
    moons = dict(zip(view["phase_days"], ("crescent", "quarter", "full"), strict=True))
    lying = _lying(calendar)
    days = max(last, calendar["days"])
    with pen.group(left, GAP, min(1.0, room / (days * DAY))):
        for day in range(1, days + 1):
            moon = moons.get(day)
            style = "due" if moon is not None and moon == calendar["next"] else "day"
            with pen.group((day - 0.5) * DAY, DAY / 2):
                pen.put("rect", style, x=-11, y=-11, width=22, height=22, rx=5)
                if moon:
                    gone = 0.5 if moon in calendar["scored"] else None
                    pen.use(f"wv-{moon}", scale=0.86, opacity=gone)
                elif day > calendar["days"]:
                    pen.text(str(day), 0, 4, "date")
                if day <= len(lying):
                    _fill(pen, *lying[day - 1], 0.5 if moon else 0.68)


def _lying(calendar: View) -> list[tuple[str, int | None]]:
    """What lies on the days, in order."""
    found: list[tuple[str, int | None]] = [("lone_wolf", None)] * calendar["lone_wolves"]
    for kind, counts in (("den", calendar["dens"]), ("pack", calendar["pack_wolves"])):
        found += [(kind, seat) for seat, count in enumerate(counts) for _ in range(count)]
    return found


def _fill(pen: Pen, kind: str, owner: int | None, scale: float) -> None:
    if kind == "lone_wolf":
        pen.use("wv-lone_wolf", scale=scale)
    else:
        _piece(pen, kind, owner, (0, 0), scale)


def _pack(view: View, pen: Pen, seat: int, y: float) -> None:
    """A player: points, tiles, what the tracks show, tokens, prey and moons."""
    pack = view["seats"][seat]
    place = (GAP, y, COLUMN, CARD)
    pen.seat_card(seat, place, str(pack["points"]), decides=view["seat"] == seat)
    if pack["pack"] is None:
        return
    with pen.group(GAP + 10, y + 40, 0.58):
        for number, tile in enumerate(pack["tiles"]):
            _tile(pen, tile, number * 66)
    spread, speed, howl = (
        (f"{pen.say('attribute', attribute=track)} ", f"{shown['value']}", "  ")
        for track, shown in pack["attributes"].items()
    )
    small: dict[str, Any] = {"font_size": 11.5, "fill": "--ink-soft"}
    pen.text((*spread, "", *speed), GAP + 12, y + 92, **small)
    pen.text(howl, GAP + 12, y + 109, **small)
    _belongings(pen, pack, y + 128)


def _tile(pen: Pen, tile: View, x: float) -> None:
    """The side that is up, and in its corner the other one."""
    with pen.group(x + 32, 28):
        if tile["shows"]:
            pen.use(f"wv-{tile['shows']}")
        pen.use("wv-hex", fill="none", stroke="--wv-border", stroke_width=2)
        if tile["flips_to"] and tile["flips_to"] != tile["shows"]:
            with pen.group(17, 19, 0.42):
                pen.use("wv-hex", scale=1.134, fill="--wv-halo")
                pen.use(f"wv-{tile['flips_to']}")


def _belongings(pen: Pen, pack: View, y: float) -> None:
    """Bonus tokens, moons and prey, each with its number."""
    owned = [(token, pack[token]) for token in ("bonus_terrain", "bonus_action")]
    owned += [(moon, count) for moon, count in pack["moons"].items() if count]
    x = GAP + 20.0
    for drawing, count in owned:
        pen.use(f"wv-{drawing}", x, y, 0.66)
        pen.text(str(count), x + 11, y + 4.5, font_size=13, font_weight=800, fill="--ink")
        x += 32
    for prey in pack["prey"]:
        pen.use(f"wv-{prey}", x, y, 0.6)
        x += 19


DRAWING = Drawing(draw, Path(__file__).parent / "art")
