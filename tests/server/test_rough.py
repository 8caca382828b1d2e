"""Clients that are slow, gone, loud or wrong do no harm."""

import json
import socket
import struct
import time
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nunatak.search.bots import BOTS
from nunatak.server.events.live import LiveTable
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, play_turns, talk
from tests.server.test_identity import raw
from tests.server.test_tables import two_at

LEVEL = next(iter(BOTS))
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
KINDS = (
    "hello",
    "play",
    "undo",
    "redo",
    "answer",
    "why",
    "preview",
    "say",
    "seen",
    "look",
    "speak",
    "ping",
)
FIELDS = ("id", "action", "seat", "at", "last", "lines", "language", "text", "ask", "yes", "number")
almost = st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=6).flatmap(
    lambda fields: st.sampled_from(KINDS).map(lambda kind: {"type": kind, **fields})
)


@pytest.fixture(scope="module")
def table(server: InThread) -> tuple[str, Any]:
    table, ann, _ = two_at(server)
    return table, ann


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(message=st.one_of(json_values, almost))
def test_no_message_breaks_a_socket(
    server: InThread, table: tuple[str, Any], message: object
) -> None:
    name, ann = table
    before = server.node.tables[name].number if name in server.node.tables else None
    with talk(ann, name) as one:
        one.socket.send(json.dumps(message))
        answer = one.ask("ping", id="still here")
        assert answer["type"] == "pong"
        assert all(json.loads(text).get("code") != "internal" for text in one.heard)
    live: LiveTable = server.node.tables[name]
    if before is not None and not (isinstance(message, dict) and message.get("type") == "play"):
        assert live.moves == 0 or live.number >= before


@pytest.mark.parametrize(
    "frame", ["{", "[]", "null", '{"type":"xyzzy"}', "\x00", "{" * 5000, '{"type":1}']
)
def test_what_cant_be_read_is_answered(
    server: InThread, table: tuple[str, Any], frame: str
) -> None:
    name, ann = table
    with talk(ann, name) as one:
        one.socket.send(frame)
        got = one.until(lambda got: got["type"] == "problem")
        assert got["code"] in ("malformed", "bad-value")
        assert got["id"] is None
        one.socket.send(b"\xff\xfe")
        assert one.until(lambda got: got["type"] == "problem")["code"] == "malformed"


def test_a_wrong_field_is_named_to_whoever_sent_it(
    server: InThread, table: tuple[str, Any]
) -> None:
    name, ann = table
    with talk(ann, name) as one:
        got = one.ask("play", id="mine", action="pass", seat="first")
        assert (got["code"], got["field"]) == ("bad-value", "seat")
        assert one.ask("why", element="")["field"] == "element"


UNFIT = [
    ({}, "поля game нет", "pole game chybí"),
    ({"game": 1}, "нужно str, а не «int»", "čeká se str, ne „int“"),
    ({"moon": 1}, "поля moon не бывает", "pole moon neexistuje"),
    ({"game": "x" * 41}, "нужно str длины <= 40", "čeká se str délky <= 40"),
    ({"game": "wolves", "pace": {"kind": "slow"}}, "не может быть 'slow'", "nemůže být 'slow'"),
    ([1], "нужно object, а не «array»", "čeká se object, ne „array“"),
]


@pytest.mark.parametrize(("body", "russian", "czech"), UNFIT)
def test_what_does_not_fit_is_told_in_the_readers_language(
    server: InThread, body: object, russian: str, czech: str
) -> None:
    token = server.guest().token
    for language, told in (("ru", russian), ("cs", czech)):
        path = f"/api/tables?language={language}"
        _, answer = raw(server, "POST", path, body, authorization=f"Bearer {token}")
        assert json.loads(answer)["text"].endswith(f"({told})")


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        ('{"type":', "(JSON обрывается на полуслове)"),
        ("x", "(это не JSON: байт 0)"),
        ('{"type":"play","id":"x","action":{"type":"dance"}}', "а не «dance»)"),
    ],
)
def test_what_a_socket_can_not_read_is_told_in_the_readers_language(
    server: InThread, table: tuple[str, Any], frame: str, told: str
) -> None:
    name, ann = table
    with talk(ann, name, language="ru") as one:
        one.socket.send(frame)
        assert one.until(lambda got: got["type"] == "problem")["text"].endswith(told)


@pytest.mark.parametrize(
    ("method", "path", "body", "code", "field"),
    [
        ("POST", "/api/login", {"login": "a\0b", "password": "long enough"}, "bad-value", "login"),
        ("POST", "/api/tables", {"game": "lonewolves", "id": "\0"}, "bad-value", "id"),
        ("GET", "/api/tables/a%00b", None, "not-found", None),
        ("GET", "/api/tables/a%00b/replay", None, "not-found", None),
        ("GET", "/api/me/%00", None, "not-found", None),
    ],
)
def test_a_nul_is_refused_wherever_it_comes(
    server: InThread, method: str, path: str, body: object, code: str, field: str | None
) -> None:
    token = server.guest().token
    _, answer = raw(server, method, path, body, authorization=f"Bearer {token}")
    problem = json.loads(answer)
    assert (problem["code"], problem["field"]) == (code, field)


def test_a_nul_breaks_no_search_and_no_socket(server: InThread, table: tuple[str, Any]) -> None:
    _, answer = raw(server, "GET", "/api/tables?state=playing&player=%00An%00n")
    assert json.loads(answer)["tables"] == []
    _, answer = raw(server, "GET", "/api/tables?state=playing&player=Ann%00")
    assert json.loads(answer)["tables"]
    name, ann = table
    with pytest.raises(InvalidStatus, match="404"), talk(ann, f"{name}%00"):
        pass
    with talk(ann, name) as one:
        one.socket.send(json.dumps({"type": "say", "id": "\0", "text": "hello"}))
        got = one.until(lambda got: got["type"] == "problem")
        assert (got["code"], got["field"]) == ("bad-value", "id")


def test_oversize_and_endless_nonsense_end_the_socket(
    server: InThread, table: tuple[str, Any]
) -> None:
    name, ann = table
    with talk(ann, name) as one:
        one.socket.send("x" * (server.settings.frame + 1))
        with pytest.raises(ConnectionClosed):
            _send_for_ever(one, None)
    with talk(ann, name) as one, pytest.raises(ConnectionClosed):
        _send_for_ever(one, "{")


def _send_for_ever(one: Talk, frame: str | None) -> None:
    while True:
        if frame is not None:
            one.socket.send(frame)
        one.receive()


def test_commands_before_hello_and_numbers_from_the_future(
    server: InThread, table: tuple[str, Any]
) -> None:
    name, ann = table
    one = Talk(ann, name)
    assert one.ask("undo")["code"] == "hello-first"
    assert one.ask("ping")["type"] == "pong"
    one.hello()
    assert one.ask("play", action="pass", at=10**8)["code"] == "stale"
    assert one.ask("answer", ask=10**8, yes=True)["code"] == "stale"
    one.close()


def test_a_loud_client_is_told_to_wait(new_db: NewDb) -> None:
    with InThread(new_db(), rate=5.0, burst=20) as server:
        ann = server.guest()
        name = ann.open_table("lonewolves", ["me", LEVEL])["id"]
        with talk(ann, name) as one:
            codes = [one.ask("ping").get("code") for _ in range(10)]
            assert codes == [None] * 10
            for _ in range(40):
                one.send("ping")
            problem = one.until(lambda got: got["type"] == "problem")
            assert problem["code"] == "too-fast"
            assert problem["retry"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/json"}, 400),
        ({"content-type": "application/json", "content-length": "99999999"}, 413),
    ],
)
def test_bodies_that_dont_fit(server: InThread, headers: dict[str, str], status: int) -> None:
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname or "", address.port or 0)) as client:
        lines = [f"{name}: {value}" for name, value in headers.items()]
        body = b"x" * 3_000_000 if status == 413 else b"{"
        if status != 413:
            lines.append(f"content-length: {len(body)}")
        head = "\r\n".join(["POST /api/guest HTTP/1.1", "host: x", *lines, "", ""])
        try:
            client.sendall(head.encode() + body)
        except OSError:
            assert status == 413
        client.settimeout(20)
        assert client.recv(100).split()[1] == str(status).encode()


def test_a_client_that_does_not_read_slows_nobody_and_misses_nothing(server: InThread) -> None:
    """It gets one snapshot instead of everything that would have waited."""
    table, ann, ben = two_at(server, "arctica")
    sleeper = _sleeping_socket(server, str(ann.token), table)
    with talk(ann, table) as one, talk(ben, table) as two:
        longest = 0.0
        for _ in range(120):
            began = time.monotonic()
            play_turns([one, two], 1)
            longest = max(longest, time.monotonic() - began)
            if one.table.get("state") == "over":
                break
        assert longest < 15
        lagging = [one for one in server.node.hub.at(table) if len(one.waiting) > 40]
        assert lagging == []
        newest = max(one.number, two.number)
    steps = _read_all(sleeper, newest)
    assert steps == list(range(1, newest + 1))
    sleeper.close()


def _sleeping_socket(server: InThread, token: str, table: str) -> socket.socket:
    """A socket that has said hello and reads nothing, with little room to write into."""
    address = urlsplit(server.url)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect((address.hostname or "", address.port or 0))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"host: {address.netloc}",
        "connection: Upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        f"authorization: Bearer {token}",
    ]
    client.sendall("\r\n".join([*lines, "", ""]).encode())
    while not client.recv(1, socket.MSG_PEEK):
        pass
    hello = b'{"type":"hello","id":"x"}'
    client.sendall(struct.pack("!BB", 0x81, 0x80 | len(hello)) + bytes(4) + hello)
    return client


def _read_all(client: socket.socket, newest: int) -> list[int]:
    """Wake up and read; the numbers of all steps that were told, until the newest has come."""
    client.settimeout(30)
    stream = client.makefile("rb")
    while stream.readline().strip():
        pass
    numbers: list[int] = []
    while not numbers or numbers[-1] < newest:
        opcode, length = struct.unpack("!BB", stream.read(2))
        if length == 126:
            (length,) = struct.unpack("!H", stream.read(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", stream.read(8))
        body = stream.read(length)
        if opcode & 15 == 1:
            message = json.loads(body)
            if message["type"] in ("event", "snapshot"):
                numbers += [step["number"] for step in message["steps"]]
    return numbers


def test_vanishing_clients_leave_nothing_behind(server: InThread) -> None:
    table, ann, ben = two_at(server)
    for _ in range(20):
        one = Talk(ann, table)
        one.hello()
        one.socket.socket.shutdown(socket.SHUT_RDWR)
    with talk(ben, table) as two:
        until = time.monotonic() + 30
        while len(list(server.node.hub.at(table))) > 1 and time.monotonic() < until:
            time.sleep(0.05)
        assert len(list(server.node.hub.at(table))) == 1
        assert two.ask("ping")["type"] == "pong"


def test_paths_outside_the_web_client_are_not_served(server: InThread) -> None:
    for path in ("/../pyproject.toml", "/..%2f..%2ftable.py", "/assets/../../table.py", "/a.js"):
        response, body = raw(server, "GET", path)
        assert response.status == 404
        assert b"import" not in body
