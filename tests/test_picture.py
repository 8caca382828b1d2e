"""Boards as pictures: whole, legible in every language and theme, with art that lies only once."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

import nunatak
from nunatak import Table, games
from nunatak.kernel.drawing import THEMES, Pen, read_art
from nunatak.kernel.game import Game
from nunatak.play.picture import ART, picture
from nunatak.play.text import LANGUAGES, voice
from nunatak.testing.playing import table_after
from tests.playing import ALL_GAMES

PACKAGE = Path(nunatak.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
FOLDERS = [ART, *sorted(PACKAGE.glob("games/*/art"))]
SVG = "{http://www.w3.org/2000/svg}"

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def after(game: Game, moves: int = 40) -> Table:
    return table_after(game, game.seats[-1], {}, 5, moves)


def words(svg: str) -> str:
    return " ".join("".join(text.itertext()) for text in ET.fromstring(svg).iter(f"{SVG}text"))


# ------------------------------------------------------------------ the picture


@every_game
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_needs_nothing_outside_itself(game: Game, theme: str) -> None:
    svg = after(game).svg(0, theme=theme)
    root = ET.fromstring(svg)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert max(Counter(ids).values()) == 1
    pointed = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', svg)
    assert {"".join(found) for found in pointed} == {f"#{name}" for name in ids}
    assert "var(" not in svg
    assert not {"script", "style", "image", "foreignObject"} & {
        element.tag.removeprefix(SVG) for element in root.iter()
    }


@every_game
def test_everybody_is_named_with_points_in_every_language(game: Game) -> None:
    table = after(game)
    said = {language: words(table.svg(lang=language)) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for language in LANGUAGES:
        for number in range(table.seats):
            assert voice(language, game.name).say("player", number=number + 1) in said[language]


@every_game
def test_a_notebook_shows_what_everybody_may_see(game: Game) -> None:
    table = after(game)
    assert table._repr_svg_() == table.svg() == table.svg(None, theme="light")


def test_a_hand_is_drawn_to_its_own_seat_alone() -> None:
    table = Table("lonewolves", seed=7)
    cards = [table.svg(seat).count("#lw-card-") for seat in (None, 0, 1)]
    assert cards[0] < cards[1] == cards[2]


@every_game
def test_the_size_is_the_width_and_the_theme_is_seen(game: Game) -> None:
    table = after(game)
    assert 'width="640"' in table.svg(size=640)
    assert table.svg(theme="dark") != table.svg()
    with pytest.raises(ValueError, match="theme: one of light, dark is expected, got 'dusk'"):
        table.svg(theme="dusk")
    for size in (0, "big", inf):
        with pytest.raises(ValueError, match=f"size: a number above 0 is expected, got {size!r}"):
            table.svg(size=size)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"lit: a list of places is expected, got '\(0,0\)'"):
        table.svg(lit="(0,0)")


@every_game
def test_places_can_be_lit(game: Game) -> None:
    table = after(game)
    view = table.view(None)
    place = next(iter(view.get("ice", {})), None)  # a cell with ice, a territory, any cell
    place = place or (view.get("territories") or [{}])[0].get("territory")
    place = place or view["cells"][0]["cell"]
    pen = Pen([ART], table.voice, table.players)
    assert table.svg(lit=[place]).count(pen.colour("--focus")) == 1
    assert pen.colour("--focus") not in table.svg(lit=["nowhere"])


@every_game
def test_what_has_the_same_id_looks_the_same(game: Game) -> None:
    """Pictures of both themes may lie on one page, where the first of two equal ids is taken."""
    found: dict[str, str] = {}
    for theme in THEMES:
        for element in ET.fromstring(after(game).svg(theme=theme)).iter():
            if name := element.attrib.get("id"):
                drawn = ET.tostring(element, "unicode")
                assert found.setdefault(name, drawn) == drawn


def test_a_game_without_a_drawing_is_shown_as_text() -> None:
    table = Table("lonewolves", seed=7)
    plain = replace(table.game, drawing=None)
    svg = picture(plain, table.view(0), table.voice, ["<Ann>", "Ben & Co"])
    assert "<Ann>" in words(svg)
    assert "Ben & Co" in words(svg)
    assert "Trick 1 of 13" in words(svg)


# ------------------------------------------------------------------ the art


@every_folder
def test_both_themes_have_the_same_colours(folder: Path) -> None:
    light, _, dark = (folder / "colours.css").read_text("utf-8").partition(":root[")
    names = [sorted(re.findall(r"(--[\w-]+):", text)) for text in (light, dark)]
    assert names[0] == names[1]


@every_folder
@pytest.mark.parametrize("theme", THEMES)
def test_every_drawing_of_a_sheet_can_be_drawn(folder: Path, theme: str) -> None:
    pen = Pen([ART, folder], voice("en"), [], theme=theme)
    for name, part in read_art(folder).parts.items():
        if not part.startswith(("<pattern", "<radialGradient", "<filter")):
            pen.use(name)
    for style in read_art(folder).styles:
        pen.put("path", style)


def test_no_drawing_exists_twice() -> None:
    """Long paths are drawings; short ones are marks and lines."""
    drawings = [
        path
        for folder in FOLDERS
        for path in re.findall(r' d="([^"]{40,})"', (folder / "drawings.svg").read_text("utf-8"))
    ]
    assert [path for path, count in Counter(drawings).items() if count > 1] == []
    pages = "".join(path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix == ".svelte")
    code = "".join(path.read_text("utf-8") for path in WEB.rglob("*.ts"))
    assert [path for path in drawings if path in pages + code] == []


def test_the_web_client_draws_with_what_the_sheets_have() -> None:
    known = {name for folder in FOLDERS for name in read_art(folder).parts}
    for path in WEB.rglob("*.svelte"):
        for name in re.findall(r'<use href="#([\w-]+)"', path.read_text("utf-8")):
            assert name in known, path


@every_game
def test_a_game_is_drawn_by_its_own_art(game: Game) -> None:
    assert game.drawing is not None
    assert game.drawing.art == games.folder(game.name) / "art"


def test_the_moon_of_the_wolves_grows_until_it_is_full() -> None:
    table = Table("wolves", seed=5)
    view = table.view(None)
    last, bared = view["phase_days"][-1], []
    for days in (0, last // 2, last, last + 3):
        shown = view | {"calendar": view["calendar"] | {"days": days}}
        drawn = picture(table.game, shown, table.voice, table.players)
        found = re.search(r'd="M-([\d.]+) -[\d.]+A23 23 0 1 1', drawn)
        assert found
        bared.append(2 * float(found[1]))
    assert bared == sorted(bared)
    assert bared[0] == 4
    assert bared[2] == bared[3] == pytest.approx(2 * 23, abs=0.5)
