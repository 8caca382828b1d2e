"""How is it drawn in a terminal? From a view, so nothing hidden can show.

Each cell has two lines: its coordinates behind the sign of its ice, and who is there, those on the
ice before the bar, those in the water after it. Colour repeats what signs and letters already say.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from nunatak.games.arctica.data import CELLS, DIRECTIONS, FIGURES, HUNTERS, RADIUS
from nunatak.games.arctica.names import SOURCE, halves
from nunatak.kernel.message import Speaker

CELL = 8  # columns of a cell; the rows are shifted by half of it
NARROWEST = CELL * (2 * RADIUS + 1)
ICE_SIGNS = {"pack": "░", "floe": "▒", "iceberg": "▲"}
ICE_STYLES = {
    "pack": "black on light_cyan3",
    "floe": "black on grey93",
    "iceberg": "bold white on steel_blue",
    None: "dim",
}
LETTERS = {"bear": "B", "inuit": "I", "orca": "O", "seal1": "S", "seal2": "Z"}
COD, IGLOO, BAR = "c", "⌂", "|"
ARROWS = dict(zip(DIRECTIONS, "→↗↖←↙↘", strict=True))
COLOUR_STYLES = {
    "violet": "bold white on purple",
    "light_blue": "bold black on sky_blue1",
    "red": "bold white on red3",
    "green": "bold white on green4",
    "orange": "bold black on orange1",
    "yellow": "bold black on yellow1",
}
DECIDES, GAP = "▶ ", "   "

Lines = list[Text]


def draw(view: dict[str, Any], speaker: Speaker, players: Sequence[str], width: int) -> str:
    """The board as rich markup: headline, map, players, legend."""
    scene = Scene(view, speaker, players, max(width, NARROWEST))
    lines = [
        *_headline(scene),
        *_map(scene),
        *(line for seat in range(len(view["seats"])) for line in _player(scene, seat)),
        *_legend(scene),
    ]
    return "\n".join(line.markup for line in lines)


@dataclass(frozen=True)
class Scene:
    """What is drawn, for whom, and how wide."""

    view: dict[str, Any]
    speaker: Speaker
    players: Sequence[str]
    width: int

    def say(self, key: str, **values: str | int) -> str:
        """A text of the game."""
        return self.speaker.say(key, **values)


def _wrap(pieces: Iterable[Text], width: int) -> Lines:
    """The pieces one after another, on as many lines as they need."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(GAP) + piece.cell_len <= width:
            lines[-1].append(GAP).append_text(piece)
        else:
            lines.append(Text.assemble(piece))
    return lines


# ------------------------------------------------------------------ the map


def _map(scene: Scene) -> Lines:
    """Row by row, each half a cell further than the one above."""
    return [line for row in range(-RADIUS, RADIUS + 1) for line in _row(scene, row)]


def _row(scene: Scene, row: int) -> Lines:
    cells = [cell for cell in CELLS if cell[1] == row]
    margin = " " * (abs(row) * CELL // 2)
    above = [_surface(scene, q, r) for q, r in cells]
    below = [_figures(scene, q, r) for q, r in cells]
    return [Text.assemble(margin, *above), Text.assemble(margin, *below)]


def _ice(scene: Scene, name: str) -> str | None:
    kind: str | None = scene.view["ice"].get(name)
    return kind


def _surface(scene: Scene, q: int, r: int) -> Text:
    """The sign of the ice and the coordinates."""
    ice = _ice(scene, f"({q},{r})")
    sign = ICE_SIGNS[ice] if ice else "·"
    return Text.assemble((f"{sign}{q},{r}".ljust(CELL - 1), ICE_STYLES[ice]), " ")


def _figures(scene: Scene, q: int, r: int) -> Text:
    """Who is on the ice, a bar, and who is in the water."""
    name = f"({q},{r})"
    ice = _ice(scene, name)
    igloo = IGLOO if scene.view["igloo"] == name else ""
    on_ice = igloo + _letters(scene, name, "ice")
    in_water = _letters(scene, name, "water")
    if not on_ice and not in_water:
        return Text.assemble((" " * (CELL - 1), ICE_STYLES[ice]), " ")
    words = f"{on_ice}{BAR}{in_water}" if ice else f" {in_water}"
    style = f"bold {ICE_STYLES[ice]}" if ice else "bold"
    return Text.assemble((words.ljust(CELL - 1), style), " ")


def _letters(scene: Scene, cell: str, layer: str) -> str:
    """`BI`, or `c3` for three cod."""
    here = [
        name
        for name in FIGURES
        if scene.view["figures"][name]["cell"] == cell
        and scene.view["figures"][name]["layer"] == layer
    ]
    hunters = "".join(LETTERS[name] for name in here if name in LETTERS)
    cod = len(here) - len(hunters)
    return hunters + (f"{COD}{cod}" if cod > 1 else COD * cod)


# ------------------------------------------------------------------ around the map


def _headline(scene: Scene) -> Lines:
    """The turn, the piles, the supply, and what is being carried out."""
    view = scene.view
    pieces = [
        Text(_moment(scene), "bold"),
        Text(scene.say("label-deck", count=view["deck"])),
        Text(scene.say("label-discard", count=len(view["discard"]))),
        Text(scene.say("label-plankton", count=view["plankton"])),
    ]
    if view["discard"]:
        pieces.append(_card(scene, view["discard"][-1]))
    return _wrap(pieces, scene.width)


def _moment(scene: Scene) -> str:
    if scene.view["seat"] is None:
        return scene.say("ask-over")
    if scene.view["turn"] == 0:
        return scene.say("label-setup")
    return scene.say("label-turn", turn=scene.view["turn"])


def _card(scene: Scene, name: str) -> Text:
    """A-BOARD-03: a card by colour, arrow and letters."""
    direction = name.rstrip("0123456789")
    if direction not in ARROWS:
        return Text(f" {name} ", "bold reverse")
    style = COLOUR_STYLES[scene.view["colours"][direction]]
    return Text(f" {ARROWS[direction]} {name} ", style)


def _player(scene: Scene, seat: int) -> Lines:
    """A player: hunter, lives, points, what was won, and the hand or its size."""
    sitting = scene.view["seats"][seat]
    name = (DECIDES if scene.view["seat"] == seat else "") + scene.players[seat]
    pieces = [Text(name, "bold")]
    if sitting["hunter"] is not None:
        hunter = sitting["hunter"]
        lives = scene.view["hunters"][hunter]["lives"]
        pieces.append(Text(f"{scene.say('hunter', hunter=hunter)} {'♥' * lives}"))
    pieces.append(Text(scene.say("points-text", points=halves(sitting["half_points"]))))
    pieces += _sources(scene, sitting["sources"])
    if sitting["hand"] is None:
        pieces.append(Text(scene.say("label-hand-count", count=sitting["cards"])))
        return _wrap(pieces, scene.width)
    hand = [_card(scene, card) for card in sitting["hand"]]
    return _wrap([*pieces, Text(scene.say("label-hand")), *hand], scene.width)


def _sources(scene: Scene, sources: dict[str, int]) -> Lines:
    """Where the points are from."""
    return [
        Text(f"{scene.say('source', source=source)} {halves(sources[source])}", "dim")
        for source in SOURCE.names
        if sources[source]
    ]


def _legend(scene: Scene) -> Lines:
    """The signs of the drawing; neutral hunters with their lives, figures that will return."""
    view = scene.view
    neutral = [
        Text(f"{scene.say('label-neutral', hunter=name)} {'♥' * hunter['lives']}")
        for name, hunter in view["hunters"].items()
        if hunter["owner"] is None
    ]
    due = [
        Text(scene.say("label-due", figure=name))
        for name in LETTERS
        if view["figures"][name]["due"]
    ]
    edges = [
        Text(
            f" {ARROWS[direction]} {direction} {scene.say('colour', colour=colour)} ",
            COLOUR_STYLES[colour],
        )
        for direction, colour in view["colours"].items()
    ]
    return [*_wrap(neutral + due, scene.width), *_wrap(edges, scene.width), *_signs(scene)]


def _signs(scene: Scene) -> Lines:
    signs = [
        *(Text(f"{sign} {scene.say('ice', ice=ice)}") for ice, sign in ICE_SIGNS.items()),
        *(Text(f"{letter} {scene.say('figure', figure=n)}") for n, letter in LETTERS.items()),
        Text(f"{COD} {scene.say('hunter', hunter=HUNTERS[-1])}"),
        Text(f"{IGLOO} {scene.say('figure', figure='igloo')}"),
        Text(scene.say("label-layers", ice="BI", water="c2")),
    ]
    lines = _wrap(signs, scene.width)
    for line in lines:
        line.stylize("dim")
    return lines
