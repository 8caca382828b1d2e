"""The page and the picture: self-contained, well formed, in three languages."""

import re
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from nunatak.analysis.page import page
from nunatak.analysis.plot import draw
from nunatak.analysis.review import Analysis, analyse
from nunatak.analysis.words import Teller
from nunatak.play.text import LANGUAGES
from tests.analysis.games import LAST_CARD, after, effort, half_game, whole_game

SVG = "{http://www.w3.org/2000/svg}"


class Tags(HTMLParser):
    """Whether every tag that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, _: list[tuple[str, str | None]]) -> None:
        if tag not in ("br", "meta"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_asks_nobody_for_anything(language: str) -> None:
    for analysis in (whole_game(), half_game()):
        text = page(Teller(analysis, language))
        assert set(re.findall(r"https?://[^\s\"<]*", text)) == {"http://www.w3.org/2000/svg"}
        assert not re.search(r"<(script|link|img|iframe)|url\(|@import", text)
        assert "prefers-color-scheme: dark" in text
        assert 'name="viewport"' in text
        tags = Tags()
        tags.feed(text)
        assert tags.open == []


def test_the_languages_tell_it_differently() -> None:
    pages = [page(Teller(whole_game(), language)) for language in LANGUAGES]
    for words, found in zip(("Turning points", "Переломы игры", "Zlomy hry"), pages, strict=True):
        assert [words in text for text in pages].count(True) == 1
        assert words in found


@pytest.mark.parametrize("judge", [whole_game, half_game])
def test_the_picture_has_a_line_for_each_seat_and_a_dot_for_each_loss(
    judge: Callable[[], Analysis],
) -> None:
    analysis = judge()
    picture = ElementTree.fromstring(draw(Teller(analysis, "en")))
    lines = picture.findall(f"{SVG}polyline")
    assert len(lines) == analysis.table.seats
    losing = [turn for turn in analysis.turns if turn.lost]
    assert len(picture.findall(f"{SVG}circle")) == len(losing)
    for line in lines:
        for point in line.attrib["points"].split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= 480
            assert 0 <= y <= 330


def test_names_are_no_markup() -> None:
    record = after(LAST_CARD, "black 7 to cave")
    analysis = analyse(record, effort(64))
    evil = analyse(replace(record, seats=("<b>&", '"x"')), effort(64))
    assert "<b>" not in page(Teller(evil, "en"))
    assert "Anna" in page(Teller(analysis, "en"))
    ElementTree.fromstring(draw(Teller(evil, "cs")))


def test_the_losing_move_and_the_better_one_are_named() -> None:
    analysis = analyse(after(LAST_CARD, "black 7 to cave"), effort())
    told = {language: list(Teller(analysis, language).losses()) for language in LANGUAGES}
    assert ["swamp" in line and "cave" in line for line in told["en"]] == [True]
    assert ["промах" in line for line in told["ru"]] == [True]
    assert ["hrubá chyba" in line for line in told["cs"]] == [True]


def test_places_are_told_among_more_than_two() -> None:
    assert "place" in Teller(half_game(), "en").worth(0.5)
    assert Teller(half_game(), "cs").worth(0.5) == "místo 2,0"
    assert Teller(whole_game(), "en").worth(0.5) == "50%"
