"""The page about the protocol tells every route, message, field, code and kind that there is."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
import pytest

from nunatak.server.app import http, openapi
from nunatak.server.app.routing import ROUTES, Route
from nunatak.server.app.socket import GREETING
from nunatak.server.club import notices, seeks, tournaments
from nunatak.server.events import live
from nunatak.server.node import lending, node
from nunatak.server.node.hub import ENDED, SENT_AWAY
from nunatak.server.node.news import ENDED as NO_NEWS
from nunatak.server.people import company, identity
from nunatak.server.settings import Settings
from nunatak.server.table import chatting, watching
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import RETRY, STATUS

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEXT = PAGE.read_text("utf-8")
REQUEST = re.compile(r"`(GET|POST|PUT|PATCH) ([^`?]+)(?:\?([^`]*))?`")
NAME = re.compile(r"`([A-Z][A-Za-z]+)`")
ELSEWHERE = {"GET /api/tables/{}/socket", "GET /api/me/news"}  # sockets


def part(heading: str) -> str:
    """A chapter of the page."""
    return re.split(r"^#{2,3} ", TEXT.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.M)[0]


def table(text: str) -> list[list[str]]:
    """The rows of the tables in a text, by cells; heads are none."""
    rows = [
        re.split(r"(?<!\\)\|", line)[1:-1] for line in text.splitlines() if line.startswith("|")
    ]
    cells = [[cell.strip() for cell in row] for row in rows]
    return [row for row in cells if row[0].startswith("`") or row[0][:1].isdigit()]


def ticked(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def nameless(path: str) -> str:
    """A path without the names of what varies in it."""
    return re.sub(r"{\w+}", "{}", path)


# ------------------------------------------------------------------ requests


KNOWN = {f"{route.method} {nameless(route.path)}": route for route in ROUTES}
ROWS = [row for row in table(TEXT) if REQUEST.search(row[0])]


def routes_of(row: list[str]) -> list[Route]:
    return [KNOWN[f"{found[1]} {nameless(found[2])}"] for found in REQUEST.finditer(row[0])]


def test_every_request_is_told_and_none_that_is_not_there() -> None:
    told = [f"{found[1]} {nameless(found[2])}" for found in REQUEST.finditer(TEXT)]
    assert set(told) - ELSEWHERE == set(KNOWN)
    listed = [found[0] for row in ROWS for found in REQUEST.finditer(row[0])]
    assert len(listed) == len(set(listed)) == len(KNOWN)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_request_is_told_with_its_body_its_answer_and_its_query(row: list[str]) -> None:
    routes = routes_of(row)
    types = [kind for route in routes for kind in (route.body, route.answer)]
    assert set(NAME.findall(row[1])) == {it.__name__ for it in types if isinstance(it, type)} - {
        "str"
    }
    query = [found[3] or "" for found in REQUEST.finditer(row[0])]
    for route, told in zip(routes, query, strict=True):
        names = [each.partition("=")[0] for each in filter(None, told.split("&"))]
        assert names == [each.name for each in route.query]


def test_every_type_that_is_named_has_a_schema() -> None:
    schemas = openapi.description()["components"]["schemas"]
    assert set(NAME.findall(TEXT)) - {"Host", "Origin"} <= set(schemas)


def test_the_page_tells_the_version() -> None:
    assert f"\nVersion {http.PROTOCOL}." in TEXT
    assert part("Changes").strip().startswith(f"- {http.PROTOCOL}")


# ------------------------------------------------------------------ problems


def test_every_code_of_a_problem_is_told_with_its_status() -> None:
    told = {code: int(row[0]) for row in table(part("Problems")) for code in ticked(row[1])}
    assert told == STATUS


def test_the_problems_that_may_pass_are_told() -> None:
    said = part("Problems").partition("`retry`")[2].partition(")")[0]
    assert ticked(said) == list(RETRY)


# ------------------------------------------------------------------ the socket


def tagged(union: Any) -> dict[str, type[msgspec.Struct]]:
    """The messages of one side, by what stands in `type`."""
    assert isinstance(union, UnionType)
    return {str(each.__struct_config__.tag): each for each in get_args(union)}


def rows_by_name(heading: str) -> dict[str, list[str]]:
    """The rows of a table by each of the names in the first cell."""
    return {name: row for row in table(part(heading)) for name in ticked(row[0])}


def test_every_message_of_a_client_is_told_with_its_fields() -> None:
    told = rows_by_name("From the client")
    assert set(told) == set(tagged(m.ClientMessage))
    for name, kind in tagged(m.ClientMessage).items():
        named = {field.rstrip("?") for field in ticked(told[name][1])}
        fields = set(kind.__struct_fields__) - {"id"}
        assert fields <= named, name
        assert named - fields <= {"stale", *get_args(m.Sign)}, name


def test_every_message_of_the_server_is_told() -> None:
    assert set(rows_by_name("From the server")) >= set(tagged(m.ServerMessage))


def test_every_kind_of_step_is_told_and_every_field_of_a_standing_and_a_step() -> None:
    kinds = set(rows_by_name("From the server")) - set(tagged(m.ServerMessage))
    assert kinds == set(get_args(m.StepKind))
    for kind in (m.Standing, m.Step):
        said = TEXT.partition(f"**`{kind.__name__}`**:")[2].partition("\n\n")[0]
        assert set(kind.__struct_fields__) <= set(ticked(said)), kind.__name__


def test_every_sign_is_told() -> None:
    (_, fields, _) = rows_by_name("From the client")["sign"]
    assert ticked(fields)[1:] == list(get_args(m.Sign))


def codes() -> Iterator[int]:
    """By which the server's own code closes a socket."""
    room = Path(http.__file__).parent
    for file in ("socket.py", "news.py"):
        text = (room / file).read_text("utf-8")
        yield from map(int, re.findall(r"\b1\d{3}\b", text.partition("POLICY, AWAY = ")[2][:20]))
    yield from (ENDED, SENT_AWAY, NO_NEWS)


def test_every_close_code_is_told() -> None:
    told = {int(code) for row in table(part("Closing")) for code in row[0].split(",")}
    assert set(codes()) | {1009, 1011, 1012} == told  # those three are the HTTP server's


# ------------------------------------------------------------------ figures

DAY = 86400
NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 10: "ten"}
FIGURES = [
    f"JSON text frames, at most {Settings().frame // 1024} KiB",
    f"after {GREETING:g} seconds without it the socket is closed",
    f"`late` is {watching.LATE:g} while the game is not over",
    f"good for one device and {identity.LIFE[identity.LINK] / 60:g} minutes",
    f"(seen within {company.LATELY / 60:g} minutes)",
    f"the latest {chatting.MOST} at most",
    f"up to {m.MOST_ACTIONS} of them",
    f"ends after {seeks.QUICK / 60:g} minutes",
    f"{tournaments.ROBIN_MOST} entrants at most",
    f"{NUMBERS[identity.CODES]} codes, shown only now",
    f"is waited for, for {NUMBERS[int(lending.FIRST)]} seconds",
    f"{NUMBERS[notices.MOST]} of one person at most",
    f"a day or more for a move: {NUMBERS[int(seeks.SLOW / DAY)]} days",
    f"{NUMBERS[node.SIGNS[1]].capitalize()} at once, then one in {NUMBERS[int(1 / node.SIGNS[0])]}",
]


@pytest.mark.parametrize("said", FIGURES)
def test_a_figure_is_that_of_the_code(said: str) -> None:
    assert said in " ".join(TEXT.split())


def test_somebody_who_is_back_has_a_minute_at_least() -> None:
    assert live.GRACE == 60
    assert "with a minute at least" in TEXT
