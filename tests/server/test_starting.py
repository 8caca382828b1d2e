"""A server answers before its games are compiled, and says what it waits for."""

import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from nunatak import games
from nunatak.server.app.listening import CantListen, listen
from nunatak.warmup.warmer import Warmer
from tests.server.running import InThread, free_port

COLD, WARM = games.NAMES[0], games.NAMES[1]


class HalfReady(Warmer):
    """One game is compiled, the others never are."""

    def __init__(self) -> None:
        super().__init__()
        self.done.add((WARM, "table"))
        self._shares[COLD] = 0.4
        self.wanted: list[str] = []

    def want(self, name: str) -> None:
        self.wanted.append(name)


class Thoughtless(HalfReady):
    """All can be played, and one game's yardsticks are compiled, of which `random` is one."""

    def __init__(self) -> None:
        super().__init__()
        self.done |= {(name, "table") for name in games.NAMES} | {(WARM, "yardsticks")}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InThread]:
    with InThread(f"sqlite:///{tmp_path / 'tables.db'}") as running:
        yield running


@pytest.fixture
def client(server: InThread) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.settings.base, timeout=30) as anna:
        token = anna.post("/api/guest", json={"name": "Anna", "bearer": True}).json()["token"]
        anna.headers["authorization"] = f"Bearer {token}"
        yield anna


def order(game: str) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    return {"game": game, "seats": seats, "start": True}


def test_the_house_tells_how_far_each_game_is(server: InThread, client: httpx.Client) -> None:
    ready = {one["name"]: one["ready"] for one in client.get("/api/house").json()["games"]}
    assert set(ready.values()) == {1.0}
    assert client.get("/readyz").status_code == 200
    server.node.warmer = HalfReady()
    ready = {one["name"]: one["ready"] for one in client.get("/api/house").json()["games"]}
    assert (ready[COLD], ready[WARM]) == (0.4, 1.0)
    waiting = client.get("/readyz")
    assert (waiting.status_code, waiting.json()["code"]) == (503, "warming")
    assert client.get("/healthz").status_code == 200


def test_whoever_opens_a_game_that_is_not_ready_hurries_it(
    server: InThread, client: httpx.Client
) -> None:
    warmer = HalfReady()
    server.node.warmer = warmer
    refused = client.post("/api/tables?language=cs", json=order(COLD))
    assert refused.status_code == 503
    assert refused.json() == {
        "type": "problem",
        "id": None,
        "code": "warming",
        "text": "Hra se připravuje; chvilku strpení. (40%)",
        "field": None,
        "retry": True,
    }
    assert warmer.wanted == [COLD]
    assert client.post("/api/tables", json=order(WARM)).status_code == 200
    server.node.warmer = None
    assert client.post("/api/tables", json=order(COLD)).status_code == 200


def test_a_table_of_before_waits_for_its_game(server: InThread, client: httpx.Client) -> None:
    table = client.post("/api/tables", json=order(COLD)).json()["id"]
    server.node.tables.clear()
    server.node.warmer = HalfReady()
    assert client.get(f"/api/tables/{table}").json()["code"] == "warming"
    assert client.get("/api/tables/nowhere").status_code == 404
    server.node.warmer = None
    assert client.get(f"/api/tables/{table}").json()["id"] == table


def number(client: httpx.Client, table: str) -> int:
    told: int = client.get(f"/api/tables/{table}").json()["number"]
    return told


def until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it never came")


def test_a_bot_that_is_not_compiled_yet_keeps_no_other_from_thinking(
    server: InThread, client: httpx.Client
) -> None:
    assert server.settings.bots == 1
    warmer = Thoughtless()
    server.node.warmer = warmer
    seats = [{"kind": "bot", "level": "random"}] * 2
    cold, warm = (
        client.post("/api/tables", json={**order(game), "seats": seats}).json()["id"]
        for game in (COLD, WARM)
    )
    begun = number(client, cold)
    until(lambda: number(client, warm) > begun + 3)
    assert number(client, cold) == begun
    assert COLD in warmer.wanted
    warmer.done.add((COLD, "yardsticks"))
    until(lambda: number(client, cold) > begun)


# ------------------------------------------------------------------ a port of its own


def test_a_port_is_had_or_said_why_not() -> None:
    port = free_port()
    with listen("127.0.0.1", port) as sock:
        sock.listen()
        with pytest.raises(CantListen) as taken:
            listen("127.0.0.1", port)
    assert (taken.value.problem, taken.value.port) == ("taken", port)
    for wrong in (0, 99_999):
        with pytest.raises(CantListen) as out:
            listen("127.0.0.1", wrong)
        assert out.value.problem == "range"
    with pytest.raises(CantListen) as elsewhere:
        listen("192.0.2.7", port)
    assert elsewhere.value.problem == "host"


def test_a_port_that_is_not_ours_is_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", bind)
    with pytest.raises(CantListen) as forbidden:
        listen("127.0.0.1", 80)
    assert forbidden.value.problem == "forbidden"
