"""How is it drawn as a picture? Five territories between two packs, and the hand below."""

from pathlib import Path
from typing import Any

from nunatak.games.lonewolves.data import CAPACITY, TERRITORIES, TRICKS
from nunatak.games.lonewolves.names import SUIT
from nunatak.kernel.drawing import Drawing, Pen, Size

COLUMN, STEP = 196, 200  # width of a territory, and from one to the next
PANEL, CARDS, SLOTS = 186, 92, 50  # heights of a landscape, of a row of cards and of slots
UPPER = 8 + CARDS + SLOTS  # where the landscapes begin
TALL = 2 * (CARDS + SLOTS) + PANEL + 16
WIDE, HIGH = 60, 84  # a card
PLACES = 4  # for scars on a territory
MOONS = {"white_moon": (116, "5", "--lw-moon-ink"), "blood_moon": (162, "3", "--lw-moon-blood-on")}
GAP, SEAT, TOP, LETTER = 12, 46, 34, 9.2

View = dict[str, Any]


def draw(view: View, pen: Pen) -> Size:
    """Players and trick above, the territories, and below them the cards in hand."""
    near = pen.seat or 0
    row = view["territories"] if near == 0 else view["territories"][::-1]  # L-SET-02
    width = len(row) * STEP - 4
    for place, seat in enumerate((near, 1 - near)):
        half = (width - 8) / 2
        _player(view, pen, seat, (GAP + place * (half + 8), GAP, half, SEAT))
    _headline(view, pen, GAP + SEAT + 4)
    top = GAP + SEAT + TOP + 6
    with pen.group(GAP, top):
        table = pen.glow("--lw-table-light", "--lw-table", (0.3, 0), 1.1)
        pen.put("rect", x=-4, y=-4, width=width + 8, height=TALL + 8, rx=10, fill=table)
        for number, territory in enumerate(row):
            with pen.group(number * STEP):
                _territory(view, pen, territory, near)
        order = {territory["territory"]: number for number, territory in enumerate(row)}
        for seat, slots in enumerate(view["slots"]):
            _slots(view, pen, slots, order, seat, near)
    bottom = top + TALL + GAP
    hand = (view["seats"][near]["hand"] or []) if pen.seat is not None else []
    for number, card in enumerate(hand):
        with pen.group(GAP + number * min(WIDE + 8, (width - WIDE) / len(hand)), bottom):
            _card(pen, card)
    return width + 2 * GAP, bottom + (HIGH + GAP if hand else 0)


# ------------------------------------------------------------------ territories


def _territory(view: View, pen: Pen, territory: View, near: int) -> None:
    """A landscape with all that lies on it, and the wolves of both sides."""
    name = territory["territory"]
    pen.put("rect", "strip", width=COLUMN, height=TALL, rx=12)
    with pen.group(style="lane", clip_path=pen.clip(COLUMN, TALL, 12)):
        pen.use(f"lw-lane-{name}")
    with pen.group(0, UPPER):
        with pen.group(clip_path=pen.clip(COLUMN, PANEL, 12)):
            pen.use(f"lw-{name}", 0, -46)
            pen.put("rect", "shade", width=COLUMN, height=PANEL)
        edge: dict[str, Any] = {"stroke": "--focus", "stroke_width": 5} if name in pen.lit else {}
        pen.put("rect", "frame", width=COLUMN, height=PANEL, rx=12, **edge)
        _title(pen, name)
        _gauge(pen, territory["cards"])
        _honor(pen, territory["honor"])
        for moon, (x, worth, ink) in MOONS.items():
            if view["moons"][moon] == name:
                pen.use(f"lw-{moon}", x, 66)
                pen.text(worth, x, 73, "points", font_size=20, fill=ink)
        for token in territory["supply"]:
            _scar(
                pen, token["scar"], COLUMN / 2 + (token["place"] - 1 - (PLACES - 1) / 2) * 46, 124
            )
    for seat, side in enumerate(territory["sides"]):
        own = seat == near
        _strength(pen, territory, seat, UPPER + (PANEL - 19 if own else 19))
        _wolves(view, pen, territory, side, UPPER + PANEL + SLOTS + 4 if own else 4)


def _title(pen: Pen, territory: str) -> None:
    """Its name behind the sign of its suit."""
    suit = SUIT.names[TERRITORIES.index(territory)]
    pen.put("rect", "plate", x=66, y=7, width=124, height=26, rx=13)
    pen.use(f"lw-suit-{suit}", 74, 10, 0.8, fill="--ink")
    pen.text(pen.say("territory", territory=territory), 138, 26, "name", font_size=17)


def _gauge(pen: Pen, cards: int) -> None:
    """How many cards lie there, of six."""
    with pen.group(128, PANEL - 19):
        pen.put("rect", "plate", x=-40, y=-8, width=80, height=16, rx=8)
        for place in range(CAPACITY):
            pen.put("circle", "full" if place < cards else "pip", cx=(place - 2.5) * 12, r=4.2)


def _honor(pen: Pen, honor: View) -> None:
    """L-INFO-06: both faces of the token."""
    with pen.group(42, 70):
        pen.use("lw-honor")
        pen.text(str(honor["up"]), 0, 8, "points", font_size=26)
        pen.text(str(honor["down"]), 23, 25.5, "points", font_size=13)


def _strength(pen: Pen, territory: View, seat: int, y: float) -> None:
    """A side's strength, with a star where it holds the territory."""
    holds = territory["controller"] == seat
    ink = f"--seat-{seat}-on"
    with pen.group(36, y):
        box: dict[str, Any] = {"x": -26, "y": -14, "width": 52, "height": 28, "rx": 14}
        pen.put("rect", "chip", fill=f"--seat-{seat}", **box)
        shown = str(territory["sides"][seat]["strength"])
        pen.text(shown, 9 if holds else 0, 6.5, "strength", font_size=19, fill=ink)
        if holds:
            pen.use("lw-star", -13, 0, fill=ink)


def _wolves(view: View, pen: Pen, territory: View, side: View, y: float) -> None:
    """Cards side by side; the more there are, the more they overlap."""
    count = len(side["wolves"])
    step = (COLUMN - 8 - WIDE) / (count - 1) if count > 3 else WIDE + 4
    trick = [played for played in (view["led"], view["followed"]) if played]
    for place, wolf in enumerate(side["wolves"]):
        with pen.group(4 + place * step, y, style="lifted"):
            _card(pen, wolf["card"], back=wolf["face"] != "up")
            here = {"card": wolf["card"], "territory": territory["territory"]}
            if wolf["face"] == "up" and here in trick:
                pen.put("rect", "intrick", x=-2, y=-2, width=64, height=88, rx=8)


def _slots(
    view: View, pen: Pen, slots: list[View], order: dict[str, int], seat: int, near: int
) -> None:
    """One side's slots, and the scars in them."""
    y = UPPER + PANEL + SLOTS / 2 if seat == near else 4 + CARDS + SLOTS / 2
    for slot in slots:
        border = slot["number"] is None
        left = min(order[territory] for territory in slot["territories"])
        x = (left + 1) * STEP - 2.0
        if border:
            pen.put("path", "bridge", d=f"M{x - 30} {y}h60")
        else:
            own = [other for other in slots if other["number"] is not None]
            own = [other for other in own if other["territories"] == slot["territories"]]
            x = left * STEP + COLUMN / 2 + (own.index(slot) - (len(own) - 1) / 2) * _gap(len(own))
        ring: dict[str, Any] = {"stroke": f"--seat-{seat}"}
        if slot["slot"] in pen.lit:
            ring = {"stroke": "--focus", "stroke_width": 5}
        pen.put("circle", "slot", cx=x, cy=y, r=21, **ring)
        if scar := view["scars"].get(slot["slot"]):
            _scar(pen, scar, x, y)


def _gap(count: int) -> float:
    """From one slot to the next."""
    return min(46, (COLUMN - 46) / (count - 1)) if count > 1 else 0


def _scar(pen: Pen, scar: str | None, x: float, y: float) -> None:
    with pen.group(x, y, style="lifted"):
        pen.use(f"lw-scar-{scar or 'hidden'}", scale=1.05)


def _card(pen: Pen, card: str | None, *, back: bool = False) -> None:
    """A wolf card, or its back, a lone wolf, with the face it had if that is known."""
    suit, _, value = (card or "").partition(" ")
    bold: dict[str, Any] = {"text_anchor": "middle", "font_weight": 800}
    if back:
        pen.use("lw-back")
        if card:
            pen.use(f"lw-was-{suit}", 2.5, 2.5)
            pen.text(value, 21.5, 15.5, font_size=12, fill=f"--lw-{suit}-on", **bold)
        return
    pen.use(f"lw-card-{suit}")
    pen.text(value, 16, 22.5, font_size=24, fill=f"--lw-{suit}-on", **bold)


# ------------------------------------------------------------------ around them


def _player(view: View, pen: Pen, seat: int, place: tuple[float, float, float, float]) -> None:
    """A player: points, lone wolves, cards in hand, suits that ran out."""
    sitting = view["seats"][seat]
    pen.seat_card(seat, place, str(sitting["points"]), decides=view["seat"] == seat)
    x, y = place[0] + place[2] * 0.36, place[1] + 27
    said = [
        pen.say("label-lone-wolves", count=sitting["lone_wolves"]),
        pen.say("label-hand-count", count=sitting["cards"]),
    ]
    pen.text("   ".join(said), x, y, font_size=13, fill="--ink-soft")
    for number, suit in enumerate(sitting["void"]):
        with pen.group(place[0] + place[2] - 66 - number * 20, place[1] + 15, 0.66):
            pen.use(f"lw-suit-{suit}", fill="--ink-soft")
            pen.put("path", d="M2 22 22 2", stroke="--bad", stroke_width=3)


def _headline(view: View, pen: Pen, y: float) -> None:
    """The trick, the trump, and the cards that lie in it."""
    soft: dict[str, Any] = {"font_size": 15, "fill": "--table-ink"}
    label = pen.say("label-trick", trick=min(view["trick"], TRICKS), tricks=TRICKS)
    pen.text(label, GAP, y + 21, **soft)
    x = GAP + 150.0
    words = pen.say("label-trump", suit=view["trump"]) if view["trump"] else pen.say("no-trump")
    wide = 52 + LETTER * len(words)
    if view["trump"]:
        box: dict[str, Any] = {"x": x, "y": y + 3, "width": wide, "height": 26, "rx": 13}
        pen.put("rect", fill=f"--lw-{view['trump']}", stroke="--line-strong", **box)
        ink = f"--lw-{view['trump']}-on"
        pen.use(f"lw-suit-{view['trump']}", x + 10, y + 7, 0.75, fill=ink)
        pen.text(words, x + 36, y + 21, font_size=14, font_weight=700, fill=ink)
    else:
        pen.text(words, x, y + 21, **soft)
    x += wide + 20
    for seat, played in ((view["leader"], view["led"]), (1 - view["leader"], view["followed"])):
        if played:
            with pen.group(x, y, 0.38):
                _card(pen, played["card"])
            where = pen.say("territory", territory=played["territory"])
            pen.text(f"{pen.players[seat]} · {where}", x + 30, y + 21, **soft)
            x += 300


DRAWING = Drawing(draw, Path(__file__).parent / "art")
