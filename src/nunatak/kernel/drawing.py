"""With what is a board drawn as a picture? Sheets of drawings that the web client draws with too.

A folder of art holds `drawings.svg`, whose parts are found by their ids, `colours.css` with the
colours of both themes, and `board.css` with the lines and fills of whatever a board is made of.
"""

import hashlib
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, TypeAlias

from nunatak.kernel.message import Speaker, Value

THEMES = ("light", "dark")
DARK = ":root[data-theme='dark']"
FONT = "Commissioner, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
DISPLAY = "Piazzolla, Palatino, 'Noto Serif', 'DejaVu Serif', serif"
DIGITS = 8  # of a digest: drawings that are the same have the same id

Attribute: TypeAlias = str | float | None
Size: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Drawing:
    """How a game draws a view: with a pen, returning how large it came out, and with which art."""

    draw: "Callable[[dict[str, Any], Pen], Size]"
    art: Path


# ------------------------------------------------------------------ what lies in the folders


@dataclass(frozen=True)
class Art:
    """One folder: parts by id, colours by theme and name, attributes by class."""

    parts: dict[str, str]
    colours: dict[str, dict[str, str]]
    styles: dict[str, dict[str, str]]


@cache
def read_art(folder: Path) -> Art:
    """The art of a folder; read once."""
    sheet = ET.fromstring((folder / "drawings.svg").read_text("utf-8"))
    parts = {part.attrib["id"]: _written(part) for defs in sheet for part in defs}
    light, _, dark = (folder / "colours.css").read_text("utf-8").partition(DARK)
    colours = {"light": _declared(light), "dark": _declared(light) | _declared(dark)}
    board = folder / "board.css"
    rules = re.findall(
        r"\.\w+ \.([\w-]+) \{([^}]*)\}", board.read_text("utf-8") if board.exists() else ""
    )
    return Art(parts, colours, {name: _declared(body) for name, body in rules})


def _declared(text: str) -> dict[str, str]:
    """Names and values of declarations."""
    bare = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    return dict(re.findall(r"(--[\w-]+|\b[a-z-]+): ([^;{}]+);", bare))


def _written(element: ET.Element) -> str:
    """An element as it stood in its file, without its namespace."""
    name = element.tag.rpartition("}")[2]
    inside = escape((element.text or "").strip(), quote=False) + "".join(map(_written, element))
    given = "".join(f' {key}="{escape(value)}"' for key, value in element.attrib.items())
    return f"<{name}{given}>{inside}</{name}>" if inside else f"<{name}{given}/>"


# ------------------------------------------------------------------ drawing


class Pen:
    """Draws one picture: with the art of some folders, in one theme, in somebody's words.

    An attribute `stroke_width` is called `stroke-width`; a value `--ink` is the colour of that
    name; `style` names a class of `board.css`. What a drawing borrows from a sheet comes along.
    """

    def __init__(
        self,
        folders: Sequence[Path],
        speaker: Speaker,
        players: Sequence[str],
        *,
        theme: str = "light",
        seat: int | None = None,
        lit: Sequence[str] = (),
    ) -> None:
        if theme not in THEMES:
            raise ValueError(f"theme: one of {', '.join(THEMES)} is expected, got {theme!r}")
        sheets = [read_art(folder) for folder in folders]
        self._parts = {name: part for sheet in sheets for name, part in sheet.parts.items()}
        self._colours = {k: v for sheet in sheets for k, v in sheet.colours[theme].items()}
        self._styles = {name: style for sheet in sheets for name, style in sheet.styles.items()}
        self._borrowed: dict[str, str] = {}  # new ids by old ones
        self._definitions: dict[str, str] = {}
        self._drawn: list[str] = []
        self._speaker = speaker
        self.players = players
        self.seat = seat  # through whose eyes
        self.lit = frozenset(lit)  # places to be marked

    def say(self, key: str, **values: Value) -> str:
        """A text of the game."""
        return self._speaker.say(key, **values)

    # -------------------------------------------------------------- colours and attributes

    def colour(self, name: str) -> str:
        """What a colour's name stands for in this theme."""
        return self._resolved(self._colours[name])

    def mixed(self, one: str, other: str, share: float) -> str:
        """A colour between two, `share` of it the other one."""
        pairs = zip(_channels(self.colour(one)), _channels(self.colour(other)), strict=True)
        return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)

    def _resolved(self, text: str) -> str:
        return re.sub(r"var\((--[\w-]+)\)", lambda found: self.colour(found[1]), text)

    def _attributes(self, style: str, given: dict[str, Attribute]) -> str:
        named = {key.rstrip("_").replace("_", "-"): value for key, value in given.items()}
        whole = {**(self._styles[style] if style else {}), **named}
        return "".join(
            f' {key}="{escape(self._value(value))}"'
            for key, value in whole.items()
            if value is not None
        )

    def _value(self, value: Attribute) -> str:
        if not isinstance(value, str):
            return number(value or 0)
        text = self.colour(value) if value.startswith("--") else self._resolved(value)
        return re.sub(r"url\(#([\w-]+)\)", lambda found: f"url(#{self._borrow(found[1])})", text)

    # -------------------------------------------------------------- elements

    def put(self, tag: str, style: str = "", /, **attributes: Attribute) -> None:
        """An element without anything inside."""
        self._drawn.append(f"<{tag}{self._attributes(style, attributes)}/>")

    @contextmanager
    def group(
        self, x: float = 0, y: float = 0, scale: float = 1, style: str = "", **attributes: Attribute
    ) -> Iterator[None]:
        """What is drawn meanwhile lies there, that large."""
        moved = _transform(x, y, scale)
        self._drawn.append(f"<g{self._attributes(style, {'transform': moved, **attributes})}>")
        yield
        self._drawn.append("</g>")

    def use(
        self,
        name: str,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        *,
        turned: float = 0,
        **attributes: Attribute,
    ) -> None:
        """A drawing of a sheet."""
        moved = (_transform(x, y, 1) or "") + (f" rotate({number(turned)})" if turned else "")
        moved = f"{moved} {_transform(0, 0, scale) or ''}".strip()
        given = {"transform": moved or None, **attributes}
        self.put("use", href=f"#{self._borrow(name)}", **given)

    def text(
        self,
        words: str | Sequence[str],
        x: float,
        y: float,
        style: str = "",
        **attributes: Attribute,
    ) -> None:
        """A line of text; of several pieces every second one is strong."""
        pieces = [words] if isinstance(words, str) else words
        bold = f'<tspan font-weight="800" fill="{self.colour("--ink")}">'
        runs = [
            f"{bold}{escape(piece, quote=False)}</tspan>"
            if place % 2
            else escape(piece, quote=False)
            for place, piece in enumerate(pieces)
        ]
        given = self._attributes(style, {"x": x, "y": y, **attributes})
        self._drawn.append(f'<text xml:space="preserve"{given}>{"".join(runs)}</text>')

    # -------------------------------------------------------------- definitions

    def _borrow(self, name: str) -> str:
        """Bring a part of a sheet along, and what it needs; its new id tells what it looks like."""
        if name in self._definitions:
            return name
        if name not in self._borrowed:
            part = self._resolved(self._parts[name])
            part = re.sub(r'(href="#|url\(#)([\w-]+)', lambda f: f[1] + self._borrow(f[2]), part)
            self._borrowed[name] = self._define(name, part)
        return self._borrowed[name]

    def _define(self, name: str, markup: str) -> str:
        """Keep an element for others to point at, under an id that follows from its looks."""
        called = f"{name}-{hashlib.sha256(markup.encode()).hexdigest()[:DIGITS]}"
        self._definitions[called] = markup.replace(f'id="{name}"', f'id="{called}"', 1)
        return called

    def clip(self, width: float, height: float, radius: float) -> str:
        """A rounded box at the origin, to cut a drawing by."""
        box = f'<rect width="{number(width)}" height="{number(height)}" rx="{number(radius)}"/>'
        clip = f'<clipPath id="clip">{box}</clipPath>'
        return f"url(#{self._define('clip', clip)})"

    def glow(self, inner: str, outer: str, middle: tuple[float, float], reach: float) -> str:
        """A radial gradient from one colour to another."""
        stops = "".join(
            f'<stop offset="{at}" stop-color="{self._value(colour)}"/>'
            for at, colour in enumerate((inner, outer))
        )
        at = f'cx="{number(middle[0])}" cy="{number(middle[1])}" r="{number(reach)}"'
        glow = f'<radialGradient id="glow" {at}>{stops}</radialGradient>'
        return f"url(#{self._define('glow', glow)})"

    # -------------------------------------------------------------- what all games show

    def seat_card(
        self, seat: int, place: tuple[float, float, float, float], points: str, *, decides: bool
    ) -> None:
        """A player's card with sign, name and points; x, y, width and height."""
        x, y, width, height = place
        edge: dict[str, Attribute] = {"stroke": "--lit", "stroke_width": 3} if decides else {}
        self.put("rect", x=x, y=y, width=width, height=height, rx=8, fill="--surface", **edge)
        self.put("rect", x=x, y=y + 8, width=4, height=height - 16, fill=f"--seat-{seat}")
        self.use(f"seat-sign-{seat}", x + 10, y + 7, 0.8)
        self.text(self.players[seat], x + 46, y + 27, font_size=15, font_weight=700, fill="--ink")
        self.text(
            points,
            *(x + width - 12, y + 29),
            text_anchor="end",
            font_family=DISPLAY,
            font_size=21,
            font_weight=700,
            fill="--ink",
        )

    def finish(self, size: Size, width: float | None = None) -> str:
        """The whole picture, that many pixels wide."""
        across = size[0] if width is None else width
        high = size[1] * across / size[0]
        title = escape(self.say("title"), quote=False)
        ground = self.glow("--table-light", "--table-dark", (0.3, 0.1), 1.1)
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" role="img" '
            f'viewBox="0 0 {number(size[0])} {number(size[1])}" '
            f'width="{number(across)}" height="{number(high)}" font-family="{FONT}">'
            f"<title>{title}</title><defs>{''.join(self._definitions.values())}</defs>"
            f'<rect width="100%" height="100%" fill="{ground}"/>{"".join(self._drawn)}</svg>'
        )


def _channels(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _transform(x: float, y: float, scale: float) -> str | None:
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    sized = f"scale({number(scale)})" if scale != 1 else ""
    return f"{moved} {sized}".strip() or None


def number(value: float) -> str:
    """A number with as few signs as it needs."""
    return f"{value:.3f}".rstrip("0").rstrip(".")
