"""The page: it needs nothing else, says everything in three languages, and trusts no name."""

import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from nunatak.arena.grounds import Here
from nunatak.arena.markup import Markup, element, joined
from nunatak.arena.plots import Mark, ratings_plot, shares_plot, stacked_plot
from nunatak.arena.report import bands, write_report
from nunatak.arena.results import results
from nunatak.arena.tournament import begin, play
from nunatak.play.text import LANGUAGES
from tests.arena.tournaments import MORE, TWO, settings

ANGRY = "<script>alert('x')</script>&"


def played(game: str, seats: int, until: float | None = None) -> dict[str, Any]:
    of = settings("random", "greedy", game=game, seats=seats, count=4, until=until)
    programme = begin(of)
    with Here(of.conditions) as ground:
        for _ in play(programme, ground):
            pass
    return results(of, programme)


@pytest.fixture(scope="module")
def two() -> dict[str, Any]:
    return played(TWO, 2, until=0.5)


@pytest.fixture(scope="module")
def three() -> dict[str, Any]:
    """More seats, and everything that can go wrong."""
    found = played(MORE, 3)
    failed = {"game": 1, "seat": 0, "bot": ANGRY, "move": 3, "problem": "crash", "detail": ANGRY}
    times = {"decisions": 5, "mean_seconds": 0.25, "slowest_seconds": 1.5}
    return {
        **found,
        "forfeits": [failed, {**failed, "problem": "illegal"}],
        "thinking": {"random": times},
        "unfinished": 2,
    }


class Balanced(HTMLParser):
    """Every element that is opened is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, _attributes: object) -> None:
        self.seen.add(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", ["two", "three"])
def test_a_page_is_whole_and_asks_for_nothing(
    which: str, language: str, request: pytest.FixtureRequest
) -> None:
    page = write_report(request.getfixturevalue(which), language)
    reader = Balanced()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    assert not reader.seen & {"script", "link", "img", "iframe", "object"}
    assert not re.search(r"https?:|//|url\(|@import|\bsrc=|\bhref=", page)
    assert f'<html lang="{language}">' in page
    assert "prefers-color-scheme: dark" in page
    assert "width=device-width" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_is_told(three: dict[str, Any], language: str) -> None:
    page = write_report(three, language)
    for word in {
        "en": ("Ratings", "Head to head", "First places", "Seats and roles", "Forfeits"),
        "ru": ("Рейтинги", "Личные встречи", "Первые места", "Места и роли", "поражения"),
        "cs": ("Hodnocení", "Vzájemné zápasy", "První místa", "Místa a role", "Kontumace"),
    }[language]:
        assert word in page
    assert "2 × greedy" in page
    assert "0.250" in page


def test_no_name_is_trusted(three: dict[str, Any]) -> None:
    page = write_report(three, "en")
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_a_settled_question_is_told_with_its_kind_of_interval(two: dict[str, Any]) -> None:
    page = write_report(two, "en")
    assert "stays valid whenever one stops" in page
    assert ("Settled:" in page) or ("Open:" in page)


def test_the_same_results_make_the_same_page(two: dict[str, Any]) -> None:
    assert write_report(two, "cs") == write_report(two, "cs")


@pytest.mark.parametrize(
    "plot",
    [
        ratings_plot([Mark("a", 25.0, 25.0, 25.0), Mark("b", -3.2, -40, 17.5)], "t"),
        ratings_plot([Mark(ANGRY, 25.0, 24.9, 25.1)], ANGRY),
        shares_plot([Mark("a", 0.0, 0.0, 0.2, 0.25), Mark("b", 1.0, even=0.75)], "t"),
        stacked_plot({"a": {"x": 3.0, "y": -1.0}, "b": {"x": 0.0, "y": 0.0}}, "t"),
    ],
)
def test_a_plot_is_drawn_inside_its_frame(plot: Markup) -> None:
    drawing = ElementTree.fromstring(plot)
    _, _, width, height = map(float, drawing.attrib["viewBox"].split())
    for part in drawing.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(part.get(name, 0)) <= width
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(part.get(name, 0)) <= height
        assert float(part.get("width", 0)) >= 0


def test_a_better_bot_is_drawn_further_right() -> None:
    drawing = ElementTree.fromstring(
        ratings_plot([Mark("a", 30.0, 28.0, 32.0), Mark("b", 20.0, 19.0, 21.0)], "t")
    )
    better, worse = (float(dot.attrib["cx"]) for dot in drawing.iter("circle"))
    assert better > worse


def test_a_band_ends_with_the_last_round() -> None:
    found = bands([1.0] * 100, 0.05)
    assert found[-1][0] == 100
    assert len(found) <= 24
    assert found[-1][1] > found[0][1]
    assert [place for place, _, _ in bands([0.5], 0.05)] == [1]


def test_text_is_escaped_and_markup_is_not() -> None:
    inner = element("b", "1 < 2", title='"')
    assert inner == '<b title="&quot;">1 &lt; 2</b>'
    assert element("p", inner, "&") == f"<p>{inner}&amp;</p>"
    assert joined("<", inner) == f"&lt;{inner}"
