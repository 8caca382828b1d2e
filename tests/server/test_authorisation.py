"""Who may do what? Every request and every message, by everybody."""

import json
from typing import Any, get_args

import pytest

from nunatak.client import Client, Problem
from nunatak.search.bots import BOTS
from nunatak.server.app.routing import ROUTES
from nunatak.server.wire import messages as m
from tests.server.running import InThread
from tests.server.talking import Talk, talk
from tests.server.test_identity import raw

LEVEL = next(iter(BOTS))
ROLES = ("nobody", "stranger", "spectator", "player", "host")
GUEST = {"name": "X"}
ANY = "200 200 200 200 200"
MINE = "401 200 200 200 200"
NOWHERE = "404 404 404 404 404"
PUSH = {"endpoint": "http://localhost/", "key": "A" * 87, "auth": "A" * 22}
CUP = {"name": "Cup", "kind": "swiss", "game": "ludo"}
HERE = "404 404 200 200 200"  # nobody may even know that a private table exists

# What each gets: nobody (no session), a stranger, a spectator, another player, the host.
HTTP: dict[str, tuple[Any, str]] = {
    "GET /api/house": (None, ANY),
    "GET /api/text/{language}": (None, ANY),
    "GET /api/text/{language}/{game}": (None, ANY),
    "GET /api/rules/{game}/{language}": (None, ANY),
    "GET /api/book/{game}/{language}": (None, ANY),
    "GET /api/ratings/{game}/{seats}": (None, ANY),
    "GET /api/puzzles/{game}": (None, ANY),
    "GET /api/puzzles/{game}/{puzzle}": (None, "404 404 404 404 404"),
    "GET /healthz": (None, ANY),
    "GET /readyz": (None, ANY),
    "GET /metrics": (None, ANY),
    "POST /api/guest": (GUEST, ANY),
    "POST /api/login": ({"login": "no.such", "password": "x"}, "401 401 401 401 401"),
    "POST /api/carry": ({"token": "no"}, "401 401 401 401 401"),
    "POST /api/carry/whose": ({"token": "no"}, "401 401 401 401 401"),
    "GET /api/me": (None, MINE),
    "PATCH /api/me": ({}, MINE),
    "POST /api/me/account": ({"login": "a", "password": "b"}, "401 400 400 400 400"),
    "POST /api/me/link": (None, MINE),
    "GET /api/me/sessions": (None, MINE),
    "POST /api/me/sessions/end": (None, MINE),
    "POST /api/me/sessions/{session}/end": (None, "401 404 404 404 404"),
    "POST /api/me/password": ({"old": "x", "new": "0123456789"}, "401 409 409 409 409"),
    "POST /api/me/recovery": ({"password": "x"}, "401 409 409 409 409"),
    "POST /api/recover": (
        {"login": "no.such", "code": "x", "password": "0123456789"},
        "401 401 401 401 401",
    ),
    "GET /api/me/tables": (None, MINE),
    "GET /api/me/profile": (None, MINE),
    "GET /api/me/company": (None, MINE),
    "GET /api/me/data": (None, MINE),
    "POST /api/me/farewell": ({"name": "somebody else"}, "401 400 400 400 400"),
    "GET /api/people/{person}": (None, "404 404 404 404 404"),
    "POST /api/people/{person}/friend": ({"wish": "ask"}, "401 404 404 404 404"),
    "POST /api/people/{person}/mute": ({"muted": True}, "401 404 404 404 404"),
    "POST /api/people/{person}/report": (
        {"table": "no", "reason": "spam"},
        "401 404 404 404 404",
    ),
    "POST /api/tables": ({"game": "lonewolves", "seats": []}, "401 400 400 400 400"),
    "GET /api/tables": (None, ANY),
    "POST /api/positions/read": ({"position": "ludo"}, "400 400 400 400 400"),
    "POST /api/positions": ({"position": "ludo"}, "401 400 400 400 400"),
    "POST /api/records": ({"record": "{}"}, "401 400 400 400 400"),
    "POST /api/logout": (None, "401 skip skip skip skip"),
    "GET /api/seeks": (None, ANY),
    "POST /api/seeks": ({"game": "ludo", "seats": 2}, "401 400 400 400 400"),
    "POST /api/seeks/end": ({"game": "ludo"}, MINE),
    "GET /api/me/notices": (None, MINE),
    "PUT /api/me/notices": ({"enabled": True}, MINE),
    "POST /api/me/notices/browsers": (PUSH, "401 400 400 400 400"),
    "POST /api/me/notices/browsers/end": ({"endpoint": "https://a.b/"}, MINE),
    "PUT /api/me/notices/address": ({"address": "a@b"}, "401 409 409 409 409"),
    "POST /api/me/notices/address": ({"code": "x"}, "401 401 401 401 401"),
    "POST /api/notices/off/{token}": (None, "401 401 401 401 401"),
    "GET /api/me/vacation": (None, MINE),
    "POST /api/me/vacation": ({"days": 1000}, "401 400 400 400 400"),
    "POST /api/me/vacation/end": (None, MINE),
    "GET /api/tournaments": (None, ANY),
    "POST /api/tournaments": (CUP, "401 400 400 400 400"),
    "GET /api/tournaments/{tournament}": (None, NOWHERE),
    "POST /api/tournaments/{tournament}/look": ({"invitation": "x"}, NOWHERE),
    "POST /api/tournaments/{tournament}/enter": ({}, "401 404 404 404 404"),
    "POST /api/tournaments/{tournament}/leave": (None, "401 404 404 404 404"),
    "POST /api/tournaments/{tournament}/start": (None, "401 404 404 404 404"),
    "GET /api/me/role": (None, MINE),
    "GET /api/operators/{what}": (None, "401 403 403 403 403"),
    "POST /api/operators": ({"what": "ban", "whom": "x"}, "401 403 403 403 403"),
    # a private table that has not begun
    "GET /api/tables/{table}": (None, HERE),
    "POST /api/tables/{table}/watch": ({"invitation": "no"}, "404 404 404 200 200"),
    "POST /api/tables/{table}/join": ({}, "401 404 404 200 200"),
    "GET /api/tables/{table}/invitation": (None, "401 404 403 200 200"),
    "POST /api/tables/{table}/invitation": (None, "401 404 403 403 200"),
    "PUT /api/tables/{table}/seats/{seat}": ({"kind": "open"}, "401 404 403 403 200"),
    "POST /api/tables/{table}/shuffle": (None, "401 404 403 403 200"),
    "POST /api/tables/{table}/swap": ({"first": 0, "second": 0}, "401 404 403 403 200"),
    "POST /api/tables/{table}/start": (None, "401 404 403 403 409"),
    "GET /api/tables/{table}/replay": (None, "404 404 409 409 409"),
    "GET /api/tables/{table}/record": (None, "404 404 409 409 409"),
    "GET /api/tables/{table}/position": (None, "404 404 409 409 409"),
    "GET /api/tables/{table}/analysis": (None, "404 404 409 409 409"),
    "POST /api/tables/{table}/analysis": (None, "401 404 409 409 409"),
    "POST /api/tables/{table}/hint": ({}, "401 404 409 409 409"),
    "GET /api/tables/{table}/known": (None, "401 404 409 409 409"),
    "POST /api/tables/{table}/bot": (None, "401 404 409 409 409"),
    "POST /api/tables/{table}/bot/move": (
        {"number": 1, "action": None},
        "401 404 409 409 409",
    ),
    "POST /api/tables/{table}/rematch": ({}, "401 404 403 409 409"),
    "POST /api/tables/{table}/fork": ({"number": 1, "seats": []}, "401 400 400 400 400"),
    "GET /api/tables/{table}/ratings": (None, HERE),
    "GET /api/tables/{table}/match": (None, NOWHERE),
    "POST /api/tables/{table}/invite": ({"person": "no"}, "401 404 403 404 404"),
    "PUT /api/tables/{table}/watchers": ({"allowed": True}, "401 404 403 403 200"),
    "GET /api/tables/{table}/watchers": (None, "401 404 403 403 403"),
    "POST /api/tables/{table}/leave": (None, "401 404 200 200 200"),
}

# What each gets at a private table that is being played. `own` acts for the own seat, and
# `foreign` for the seat of the other player.
SOCKET: dict[str, tuple[dict[str, Any], str]] = {
    "hello": ({}, "snapshot snapshot snapshot"),
    "look": ({"seat": 0}, "forbidden forbidden snapshot"),
    "speak": ({"language": "ru"}, "done done done"),
    "ping": ({}, "pong pong pong"),
    "why": ({"action": "pass", "seat": 0}, "forbidden forbidden reason"),
    "prospects": ({}, "foresight foresight foresight"),
    "preview": ({"action": "pass", "seat": 0}, "forbidden forbidden refused"),
    "play": ({"action": "pass", "seat": 0}, "forbidden forbidden refused"),
    "undo": ({"seat": 0}, "forbidden forbidden refused"),
    "redo": ({"seat": 0}, "forbidden forbidden nothing-to-redo"),
    "answer": ({"ask": 1, "yes": True, "seat": 0}, "forbidden forbidden stale"),
    "say": ({"text": "hi"}, "done done done"),
    "sign": ({"sign": "hello"}, "done done done"),
    "hold": ({"seat": 0}, "forbidden not-away not-away"),
    "leave": ({"seat": 0}, "forbidden forbidden done"),
    "take": ({"seat": 0}, "forbidden forbidden done"),
    "resign": ({"seat": 0}, "forbidden forbidden done"),
}
THINGS = {
    **{"seat": 2, "language": "en", "game": "wolves", "seats": 3},
    **{"session": "0", "puzzle": "0", "person": "nobody.here"},
    **{"token": "0", "tournament": "0", "what": "bans"},
}
SILENT = {"seen"}  # is never answered


def people(server: InThread, *, start: bool) -> tuple[str, dict[str, Client]]:
    """A private table with everybody around it."""
    host, player, eye = server.guest("Host"), server.guest("Player"), server.guest("Eye")
    seats = ["me", "open"] if start else ["me", "open", "open"]
    game = "lonewolves" if start else "wolves"
    table = host.open_table(game, seats)["id"]
    link = host.call("GET", f"/api/tables/{table}/invitation")["url"]
    invitation = link.partition("#")[2]
    player.call("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    eye.call("POST", f"/api/tables/{table}/watch", {"invitation": invitation})
    if start:
        host.call("POST", f"/api/tables/{table}/start")
    found = {
        "nobody": Client(server.url),
        "stranger": server.guest("Stranger"),
        "spectator": eye,
        "player": player,
        "host": host,
    }
    return table, found


def test_the_matrix_has_every_route() -> None:
    assert set(HTTP) == {f"{route.method} {route.path}" for route in ROUTES}


def test_the_matrix_has_every_message() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(m.ClientMessage)}
    assert set(SOCKET) | SILENT == tags


@pytest.mark.parametrize("what", HTTP)
def test_requests(server: InThread, what: str) -> None:
    """At one table, the least first: whoever is refused has changed nothing for the next."""
    body, expected = HTTP[what]
    method, _, path = what.partition(" ")
    table, found = people(server, start=False)
    for role, status in zip(ROLES, expected.split(), strict=True):
        if status == "skip":
            continue
        address = path.format(**{**THINGS, "table": table})
        token = found[role].token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response, read = raw(server, method, address, body, **headers)
        assert response.status == int(status), (role, read[:300])
        if response.status >= 400:
            problem = json.loads(read)
            assert problem["type"] == "problem"
            assert problem["text"]


@pytest.fixture(scope="module")
def playing(server: InThread) -> tuple[str, dict[str, Client]]:
    return people(server, start=True)


@pytest.mark.parametrize("kind", SOCKET)
def test_messages(server: InThread, playing: tuple[str, dict[str, Client]], kind: str) -> None:
    fields, expected = SOCKET[kind]
    table, found = playing
    for role, answer in zip(("spectator", "player", "host"), expected.split(), strict=True):
        with talk(found[role], table) as one:
            got = one.ask(kind, **fields)
            assert got.get("code", got["type"]) == answer, (role, got)


@pytest.mark.parametrize("role", ["nobody", "stranger"])
def test_nobody_else_gets_a_socket(
    server: InThread, playing: tuple[str, dict[str, Client]], role: str
) -> None:
    table, found = playing
    with pytest.raises(Exception, match="404"):
        Talk(found[role], table)


def test_a_seat_of_a_device_is_not_anothers(server: InThread) -> None:
    table, found = people(server, start=True)
    with pytest.raises(Problem, match="forbidden"):
        found["player"].call("GET", f"/api/tables/{table}/replay?look=0")
    with pytest.raises(Problem, match="forbidden"):
        found["spectator"].call(
            "POST",
            f"/api/tables/{table}/fork",
            {"number": 4, "seats": [{"kind": "me"}, {"kind": "me"}]},
        )
