"""What a review found, each by its number: H3 … M11 and the small ones."""

import asyncio
import contextlib
import http.client
import json
import logging
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection, event, select, update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from nunatak import games
from nunatak.client import Client, Problem
from nunatak.play.record import Record
from nunatak.search.bots import BOTS
from nunatak.server.app import logs, patience, serve
from nunatak.server.app import socket as talking_socket
from nunatak.server.chores import clocks, doors
from nunatak.server.chores.bots import Spent
from nunatak.server.chores.loops import keep_going
from nunatak.server.chores.maintenance import backup, check
from nunatak.server.node import Node, node
from nunatak.server.node.limits import Buckets, place
from nunatak.server.people.identity import printable
from nunatak.server.settings import Settings
from nunatak.server.store import schema
from nunatak.server.store.migrate import our_version, stored_version, upgrade
from nunatak.server.table import replay, why
from nunatak.server.wire.trouble import StoreError
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, play_turns, talk
from tests.server.test_identity import PASSWORD, account, raw
from tests.server.test_store import change
from tests.server.test_tables import two_at

LEVEL = next(iter(BOTS))
ELDER = list(BOTS)[-1]
FAST = {"kind": "move", "seconds": 2}
SLOW = {"kind": "move", "seconds": 3 * 86400}


def accounts_at(server: InThread, **wishes: object) -> tuple[str, Client, Client]:
    """A table that two people with accounts play."""
    return two_at(server, "lonewolves", accounts=True, **wishes)


def until(fits: Any, seconds: float = 30.0) -> None:
    """Wait until it is so."""
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, "it has not come about"
        time.sleep(0.02)


def ends(one: Talk) -> int:
    """Read until the server hangs up; its code."""
    with pytest.raises(ConnectionClosed) as closed:
        one.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# ------------------------------------------------------------------ loops and clocks


def test_H3_one_broken_row_stops_no_other_clock(new_db: NewDb) -> None:
    with InThread(new_db()) as server:
        broken, ann, _ = two_at(server, pace=FAST)
        other, _, _ = two_at(server, pace=FAST)
        server.node.tables.clear()
        e = schema.events.c
        here = (e.table == broken) & (e.number == 2)
        change(server.settings.db, update(schema.events).where(here).values(body='{"kind":"pers'))
        until(lambda: any(seat["held"] for seat in ann.table(other)["seats"]))
        assert ann.table(broken)["frozen"]
        assert ann.call("GET", "/readyz")["ok"]
    assert [(d.number, d.what) for d in check(server.settings.db).differences if d.table == broken][
        :1
    ] == [(2, "unreadable")]


def test_H3_a_loop_that_dies_is_told_of_and_begins_anew(
    new_db: NewDb, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    db = new_db()
    upgrade(db)
    monkeypatch.setattr("nunatak.server.chores.loops.PAUSE", 0.2)
    caplog.set_level(logging.ERROR)
    seen: list[list[str]] = []

    async def dies(one: Node) -> None:
        seen.append(one.ailing)
        if len(seen) < 3:
            raise ZeroDivisionError
        one.beat("dies")
        await asyncio.sleep(60)

    async def live() -> list[str]:
        found = Node(Settings(db=db))
        task = asyncio.create_task(keep_going(found, "dies", dies))
        await asyncio.sleep(0.05)
        assert found.ailing == ["dies"]
        with pytest.raises(Exception, match="unavailable"):
            await found.can_write()
        while len(seen) < 3:
            await asyncio.sleep(0.05)
        await found.can_write()
        task.cancel()
        found.store.close()
        return found.ailing

    assert asyncio.run(live()) == []
    assert sum("a loop has died" in record.message for record in caplog.records) == 2


def test_H4_resting_tables_starve_no_clock(new_db: NewDb, monkeypatch: pytest.MonkeyPatch) -> None:
    with InThread(new_db()) as server:
        node_, t = server.node, schema.tables.c
        resting = [two_at(server, pace=FAST)[0] for _ in range(3)]
        where = update(schema.tables).where(t.id.in_(resting))
        change(server.settings.db, where.values(rules=0, deadline=1.0))
        node_.tables.clear()
        read = asyncio.run_coroutine_threadsafe(
            node_.read(lambda c: clocks.late_tables(c, node_.now() + 9, ["lame"])), loop_of(server)
        )
        assert not set(read.result(10)) & set(resting)
        late, ann, _ = two_at(server, pace=FAST)
        until(lambda: any(seat["held"] for seat in ann.table(late)["seats"]))


def loop_of(server: InThread) -> asyncio.AbstractEventLoop:
    """The server's event loop."""
    servers = server.server.servers
    return servers[0].get_loop()


def test_H5_hold_follows_the_pace(server: InThread) -> None:
    slow, ann, _ = two_at(server, pace=SLOW)
    friends, fay, _ = two_at(server)
    rated, eve, _ = accounts_at(server)
    assert eve.table(rated)["rated"]
    try:
        for table, who in ((slow, ann), (friends, fay), (rated, eve)):
            with talk(who, table) as one:
                assert one.ask("hold", seat=1)["code"] == "not-away", "it has just begun"
        server.offset += server.settings.away + 1
        with talk(fay, friends) as one:
            assert one.ask("hold", seat=1)["type"] == "done"
        for table, who in ((slow, ann), (rated, eve)):
            with talk(who, table) as one:
                assert one.ask("hold", seat=1)["code"] == "not-away"
        server.offset += 86400
        with talk(eve, rated) as one:
            assert one.ask("hold", seat=1)["type"] == "done"
        with talk(ann, slow) as one:
            assert one.ask("hold", seat=1)["code"] == "not-away", "the clock alone decides"
    finally:
        server.offset = 0.0


# ------------------------------------------------------------------ one rude client


def test_H6_hosts_take_turns_at_the_bots(new_db: NewDb) -> None:
    with InThread(new_db(), bots=0) as server:
        many, few = server.guest("Many"), server.guest("Few")
        for _ in range(6):
            many.open_table("lonewolves", ["me", ELDER], public=True)
        table = few.open_table("lonewolves", ["me", LEVEL])["id"]
        _let_bots_be_asked(server, many, few)
        thinkers = _thinkers(server)
        host = {many.call("GET", "/api/me")["id"]: "many", few.call("GET", "/api/me")["id"]: "few"}
        thinkers.spent.add(next(iter(host)), 5.0)
        turn = asyncio.run_coroutine_threadsafe(thinkers.claim(1), loop_of(server)).result(10)
        assert [host[one.host] for one in turn] == ["few"]
        assert turn[0].table == table


def _let_bots_be_asked(server: InThread, *people: Client) -> None:
    """At each table somebody plays until the bot is to move."""
    for who in people:
        for info in who.call("GET", "/api/me/tables")["tables"]:
            with talk(who, info["table"]["id"]) as one:
                while one.actions:
                    one.play_first()


def _thinkers(server: InThread) -> Any:
    from nunatak.server.chores.bots import Thinkers

    return Thinkers(server.node, 1)


def test_H6_what_bots_have_thought_for_a_host_fades() -> None:
    now = 0.0
    spent = Spent(lambda: now)
    spent.add("a", 8.0)
    spent.add("b", 1.0)
    assert spent.by("a") > spent.by("b") > spent.by("c") == 0
    now = 60.0
    assert spent.by("a") == 4.0


def test_H6_one_person_lets_bots_play_alone_at_few_tables(new_db: NewDb) -> None:
    with InThread(new_db(), bots=0) as server:
        ann = server.guest()
        for _ in range(3):
            ann.open_table("lonewolves", [LEVEL, LEVEL])
        with pytest.raises(Problem) as problem:
            ann.open_table("lonewolves", [LEVEL, LEVEL])
        assert (problem.value.code, problem.value.field) == ("too-many", "seats")
        ann.open_table("lonewolves", ["me", LEVEL])


def test_H7_one_address_and_one_person_have_so_many_sockets(new_db: NewDb) -> None:
    with InThread(new_db(), crowd=22) as server:
        table, ann, ben = two_at(server)
        sockets = [Talk(ann, table) for _ in range(20)]
        with pytest.raises(InvalidStatus, match="429"):
            Talk(ann, table)
        more = [Talk(ben, table) for _ in range(2)]
        with pytest.raises(InvalidStatus, match="429"):
            Talk(ben, table)
        for one in (*sockets, *more):
            one.close()
        until(lambda: not server.node.hub.at(table))
        Talk(ben, table).close()


def test_H7_a_socket_must_say_hello(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, ben = two_at(server)
    with talk(ben, table) as loud:
        monkeypatch.setattr(talking_socket, "GREETING", 0.3)
        silent = Talk(ann, table)
        assert ends(silent) == 1008
        assert loud.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/house HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        b"content-length: 20\r\n\r\n{",
    ],
)
def test_H7_half_a_request_is_not_waited_for(
    server: InThread, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(patience, "HEAD", 0.4)
    monkeypatch.setattr(patience, "BODY", 0.4)
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname or "", address.port or 0)) as client:
        client.settimeout(20)
        client.sendall(half)
        with contextlib.suppress(ConnectionResetError):
            assert client.recv(1000) == b""


def test_H7_connections_of_one_address_are_counted_while_they_last(new_db: NewDb) -> None:
    with InThread(new_db(), crowd=2, bots=0) as server:
        most = 2 * 2 + 50
        table, ann, _ = two_at(server)
        for _ in range(most + 5):
            until(lambda: _talks(ann, table))
        assert ann.table(table)["id"] == table, "sockets that have ended count no more"
        address = urlsplit(server.url)
        where = (address.hostname or "", address.port or 0)
        with contextlib.ExitStack() as stack:
            held = [stack.enter_context(socket.create_connection(where)) for _ in range(most + 3)]
            held[-1].settimeout(20)
            with contextlib.suppress(ConnectionResetError):
                assert held[-1].recv(10) == b""
        until(lambda: _answers(ann))


def _talks(client: Client, table: str) -> bool:
    with contextlib.suppress(InvalidStatus):  # the one before is still on its way out
        Talk(client, table).close()
        return True
    return False


def _answers(client: Client) -> bool:
    with contextlib.suppress(OSError):
        return bool(client.call("GET", "/healthz")["ok"])
    return False


def test_H7_a_connection_that_rests_between_requests_is_kept(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "HEAD", 0.4)
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc)
    for _ in range(3):
        connection.request("GET", "/healthz")
        assert json.load(connection.getresponse())["ok"]
        kept = connection.sock
        time.sleep(0.8)
        assert connection.sock is kept
    connection.close()


# ------------------------------------------------------------------ M1 … M5


@pytest.fixture(scope="module")
def over(server: InThread) -> tuple[str, Client]:
    """A finished game."""
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 1000)
    return table, ann


def test_M1_a_replay_goes_from_stage_to_stage(
    server: InThread, over: tuple[str, Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = over
    monkeypatch.setattr(replay, "EACH", 10)
    server.node.stages.clear()
    last = ann.table(table)["number"]
    frames = {
        number: ann.call("GET", f"/api/tables/{table}/replay?number={number}")
        for number in (last, last - 1, 7, last - 3, last // 2, 8)
    }
    live = server.node.tables[table]
    assert replay.distance(server.node, live, last - 2) <= 10
    for number, frame in frames.items():
        server.node.stages.clear()
        again = ann.call("GET", f"/api/tables/{table}/replay?number={number}")
        assert again == frame


def test_M1_dear_work_has_a_budget(new_db: NewDb, over: tuple[str, Client]) -> None:
    table, ann = over
    record = json.dumps(ann.call("GET", f"/api/tables/{table}/record"))
    assert Record.loads(record)
    with InThread(new_db(), work=1) as server:
        cheap = server.guest()
        codes = []
        for _ in range(3):
            try:
                cheap.call("POST", "/api/records", {"record": record})
            except Problem as problem:
                codes.append(problem.code)
        assert codes == ["too-fast"] * 2
        assert cheap.open_table("lonewolves", ["me", "me"])["id"], "what is cheap goes on"


def test_M2_tables_are_forgotten_after_an_error_too(
    new_db: NewDb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "CACHED", 3)
    with InThread(new_db()) as server:
        ann, ben = server.guest(), server.guest()
        tables = [ann.open_table("lonewolves", ["me", "open"])["id"] for _ in range(8)]
        for table in tables:
            with pytest.raises(Problem, match="not-found"):
                ben.table(table)
        assert len(server.node.tables) <= 3


def test_M3_a_client_that_does_not_read_is_not_listened_to(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = two_at(server)
    monkeypatch.setattr(talking_socket, "SNAPSHOTS", 4000)
    with talk(ann, table) as one:
        codes = [one.ask("hello").get("code") for _ in range(14)]
        assert codes[0] is None
        assert "too-fast" in codes, "everything anew is dear"
    listener = Talk(ann, table)
    until(lambda: server.node.hub.at(table))
    (found,) = server.node.hub.at(table)
    loop_of(server).call_soon_threadsafe(found.weigh, 10**7)
    until(lambda: not found.room.is_set())
    for _ in range(5):
        listener.send("ping")
    with pytest.raises(TimeoutError):
        listener.until_number(10**9, 0.5)
    listener.close()


def test_M4_sockets_end_with_their_session(server: InThread) -> None:
    table, ann, ben = two_at(server)
    phone = Client(server.url).carry(str(ann.call("POST", "/api/me/link")["url"].partition("#")[2]))
    with talk(ann, table) as one, talk(phone, table) as other, talk(ben, table) as third:
        phone.call("POST", "/api/logout")
        assert ends(other) == 4001
        assert one.ask("ping")["type"] == "pong"
        assert third.ask("ping")["type"] == "pong"


def test_M4_sockets_of_a_claimed_guest_end(server: InThread) -> None:
    login = account(server.guest())
    table, guest, _ = two_at(server)
    with talk(guest, table) as one:
        Client(server.url, token=guest.token).log_in(login, PASSWORD, claim=True)
        assert ends(one) == 4001


def test_M4_whoever_is_put_out_of_a_private_table_is_out(server: InThread) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    table = ann.open_table("lonewolves", ["me", "open"])["id"]
    link = ann.call("GET", f"/api/tables/{table}/invitation")["url"]
    invitation = link.partition("#")[2]
    for who in (ben, eve):
        who.call("POST", f"/api/tables/{table}/watch", {"invitation": invitation})
    ben.call("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    with talk(ben, table) as out, talk(eve, table) as stays:
        ann.call("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
        assert ends(out) == 4003
        assert stays.ask("ping")["type"] == "pong"
    with pytest.raises(Problem, match="not-found"):
        ben.call("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    with pytest.raises(InvalidStatus, match="404"):
        Talk(ben, table)


def test_M4_an_invitation_can_be_renewed(server: InThread) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table("lonewolves", ["me", "open"])["id"]
    path = f"/api/tables/{table}/invitation"
    old = ann.call("GET", path)["url"].partition("#")[2]
    new = ann.call("POST", path)["url"].partition("#")[2]
    assert ann.call("GET", path)["url"].endswith(new)
    with pytest.raises(Problem, match="not-found"):
        ben.call("POST", f"/api/tables/{table}/join", {"invitation": old})
    with pytest.raises(Problem, match="not-found"):
        ben.call("POST", path)
    ben.call("POST", f"/api/tables/{table}/join", {"invitation": new})
    with pytest.raises(Problem, match="forbidden"):
        ben.call("POST", path)


def test_M4_what_was_ended_elsewhere_ends_here(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = two_at(server)
    with talk(ann, table) as one:
        t = schema.tokens.c
        mine = t.user == ann.call("GET", "/api/me")["id"]
        change(server.settings.db, update(schema.tokens).where(mine).values(expires=1.0))
        look = doors.look_at_doors(server.node)
        asyncio.run_coroutine_threadsafe(look, loop_of(server)).result(20)
        assert ends(one) == 4001


NO_WRITES = {"sqlite": "PRAGMA query_only=ON", "postgresql": "set transaction read only"}


def test_M5_a_database_that_cant_write_is_not_ready_and_a_move_may_be_sent_again(
    new_db: NewDb,
) -> None:
    def no_writes(connection: Connection) -> None:
        connection.exec_driver_sql(NO_WRITES[new_db.database])

    def writes(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only=OFF")

    with InThread(new_db()) as server:
        table, ann, ben = two_at(server)
        engine = server.node.store.engine
        with talk(ann, table) as one, talk(ben, table) as two:
            asked = one if one.actions else two
            action = asked.actions[0]["action"]
            event.listen(engine, "begin", no_writes)
            answer = asked.ask("play", id="again", action=action)
            assert (answer["code"], answer["retry"]) == ("unavailable", True)
            response, _ = raw(server, "GET", "/readyz")
            assert response.status == 503
            event.remove(engine, "begin", no_writes)
            if new_db.database == "sqlite":
                event.listen(engine, "begin", writes)
            assert asked.ask("play", id="again", action=action)["type"] == "done"
            response, _ = raw(server, "GET", "/readyz")
            assert response.status == 200


def test_M5_a_database_that_does_not_answer_is_not_ready(
    new_db: NewDb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "SOON", 0.3)
    with InThread(new_db()) as server:
        gate = threading.Event()
        server.node.store.writer.put(lambda _: gate.wait(20))
        response, body = raw(server, "GET", "/readyz")
        gate.set()
        assert response.status == 503
        assert json.loads(body)["code"] == "unavailable"


# ------------------------------------------------------------------ M6 … M11


@pytest.mark.parametrize("name", ["\0", "a\0b", "\u202eevil", "\u200b", "   "])
def test_M6_names_are_clean_everywhere(server: InThread, name: str) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    seats = [{"kind": "me", "name": name}, {"kind": "open"}]
    body = {"game": "lonewolves", "seats": seats, "public": True}
    table = ann.open_table("lonewolves", ["me", "open"], public=True)["id"]
    tries = (
        (ann, "POST", "/api/tables", body, "seats[0].name"),
        (ben, "POST", f"/api/tables/{table}/join", {"name": name}, "name"),
        (ann, "PUT", f"/api/tables/{table}/seats/1", seats[0], "name"),
    )
    for who, method, path, order, field in tries:
        if printable(name):
            info = who.call(method, path, order)
            assert all(seat["name"].isprintable() for seat in info["seats"])
            continue
        with pytest.raises(Problem) as problem:
            who.call(method, path, order)
        assert (problem.value.code, problem.value.field) == ("bad-value", field)


def test_M6_what_grows_when_it_is_folded_is_refused(server: InThread) -> None:
    with pytest.raises(Problem) as problem:
        server.guest().call(
            "POST", "/api/me/account", {"login": "\u0390" * 40, "password": PASSWORD}
        )
    assert (problem.value.code, problem.value.field) == ("bad-value", "login")


@pytest.mark.parametrize("path", ["/%00", "/a%00.js", "/" + "a" * 300, f"/{'a' * 300}.js"])
def test_M6_no_name_of_a_file_breaks_the_server(server: InThread, path: str) -> None:
    response, _ = raw(server, "GET", path)
    assert response.status in (200, 404)


def test_M7_only_accounts_are_rated(server: InThread) -> None:
    table, ann, _ = two_at(server)
    assert not ann.table(table)["rated"]
    mixed, eve, _ = accounts_at(server)
    assert eve.table(mixed)["rated"]


def test_M7_a_game_given_up_at_once_counts_for_nothing(server: InThread) -> None:
    early, ann, _ = accounts_at(server)
    with talk(ann, early) as one:
        one.ask("resign")
    assert not ann.table(early)["rated"]
    later, eve, fay = accounts_at(server)
    with talk(eve, later) as one, talk(fay, later) as two:
        play_turns([one, two], 12)
        two.ask("resign")
    assert eve.table(later)["rated"]
    ladder = server.guest().call("GET", "/api/ratings/lonewolves/2")["ratings"]
    assert any(row["games"] for row in ladder)
    assert not any(row["mine"] for row in ann.call("GET", "/api/ratings/lonewolves/2")["ratings"])
    assert any(row["mine"] for row in eve.call("GET", "/api/ratings/lonewolves/2")["ratings"])


def test_M7_the_same_two_move_their_ratings_only_so_often(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nunatak.server.node.rating.OFTEN", 2)
    table, ann, ben = accounts_at(server)
    for _ in range(4):
        with talk(ann, table) as one, talk(ben, table) as two:
            play_turns([one, two], 12)
            two.ask("resign")
        table = ann.call("POST", f"/api/tables/{table}/rematch", {})["id"]
    (mine,) = [r for r in ann.call("GET", "/api/ratings/lonewolves/2")["ratings"] if r["mine"]]
    assert mine["games"] == 2


def test_M8_files_are_for_their_owner(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'new' / 'tables.db'}"
    with InThread(db) as server:
        two_at(server)
        names = sorted(path.name for path in (tmp_path / "new").iterdir())
        assert "tables.db-wal" in names
        for path in (tmp_path / "new").iterdir():
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    backup(db, str(tmp_path / "backup.gz"))
    assert stat.S_IMODE((tmp_path / "backup.gz").stat().st_mode) == 0o600
    (tmp_path / "new" / "tables.db").chmod(0o644)
    check(db)
    assert stat.S_IMODE((tmp_path / "new" / "tables.db").stat().st_mode) == 0o640


def test_M9_guesses_are_counted_by_account(new_db: NewDb) -> None:
    with InThread(new_db()) as server:
        login = account(server.guest())
        server.node.guesses = Buckets(0.0, 3)
        codes = []
        for _ in range(5):
            with pytest.raises(Problem) as problem:
                Client(server.url).log_in(login, "a wrong password")
            codes.append(problem.value.code)
        assert codes == ["wrong-password"] * 3 + ["too-fast"] * 2
        with pytest.raises(Problem, match="too-fast"):
            Client(server.url).log_in(login, PASSWORD)
        assert Client(server.url).log_in(account(server.guest()), PASSWORD).token


def test_M9_a_house_is_one_address() -> None:
    assert place("2001:db8:1:2::1") == place("2001:db8:1:2:ffff::9") != place("2001:db8:1:3::1")
    assert place("::ffff:10.0.0.1") == place("10.0.0.1") != place("10.0.0.2")
    assert place("testclient") == "testclient"


def test_M10_no_help_in_a_running_rated_game(server: InThread) -> None:
    table, ann, ben = accounts_at(server)
    order = {"number": 3, "seats": [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]}
    for who in (ann, ben, server.guest()):
        with pytest.raises(Problem, match="rated"):
            who.call("POST", f"/api/tables/{table}/fork", order)
    friendly, eve, _ = two_at(server)
    assert eve.call("POST", f"/api/tables/{friendly}/fork", order)["id"]


@pytest.fixture
def root_logger() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


@pytest.mark.usefixtures("root_logger")
def test_M11_every_line_is_json_and_tells_nobodys_values(
    capfd: pytest.CaptureFixture[str],
) -> None:
    logs.set_up("info")
    other = logging.getLogger("uvicorn.error")
    try:
        raise ValueError("[parameters: {'user': 'secret'}]")
    except ValueError:
        other.exception("Exception in ASGI application\n")
    other.error("ASGI callable returned without completing handshake.")
    logging.getLogger("sqlalchemy.pool").error("connection %s is gone", "secret")
    logging.getLogger("nunatak.x").info("ours", extra={"loop": "clocks"})
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["what"] for line in lines] == [
        "Exception in ASGI application",
        "connection %s is gone",
        "ours",
    ]
    assert lines[-1]["loop"] == "clocks"
    assert "secret" not in json.dumps(lines)


# ------------------------------------------------------------------ the small ones


def test_L_nobody_learns_that_a_private_table_is_there(server: InThread) -> None:
    table = server.guest().open_table("lonewolves", ["me", "open"])["id"]
    eve = server.guest("Eve")
    for path in ("rematch", "start", "shuffle", "swap", "fork"):
        body: Any = {"swap": {"first": 0, "second": 1}, "rematch": {}}.get(path)
        if path == "fork":
            body = {"number": 1, "seats": [{"kind": "me"}, {"kind": "me"}]}
        with pytest.raises(Problem, match="not-found"):
            eve.call("POST", f"/api/tables/{table}/{path}", body)


def test_L_a_name_that_anybody_may_take_is_no_page_of_ours(server: InThread) -> None:
    evil = f"evil.local:{server.settings.port}"
    origins = {"origin": f"http://{evil}", "host": evil}
    assert raw(server, "POST", "/api/guest", {"name": "x"}, **origins)[0].status == 403


def test_L_the_first_why_about_an_element_waits_for_nothing() -> None:
    why.naming.cache_clear()
    serve.learn_languages()
    assert why.naming.cache_info().currsize == len(games.NAMES)


def test_L_news_that_are_not_read_end_like_any_socket(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client is told that it was too slow, not that the server stops."""
    monkeypatch.setattr("nunatak.server.app.news.PATIENCE", 0.05)

    async def stuck(_self: object, _text: str) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr("starlette.websockets.WebSocket.send_text", stuck)
    head = {"authorization": f"Bearer {server.guest().token}"}
    url = f"{server.url.replace('http', 'ws', 1)}/api/me/news"
    with connect(url, additional_headers=head) as news, pytest.raises(ConnectionClosed) as closed:
        news.recv(timeout=30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_L_a_store_of_a_newer_program_is_named_so(new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    from sqlalchemy import text

    change(db, text("update alembic_version set version_num = '9999'"))
    with pytest.raises(StoreError, match="9999"):
        upgrade(db)


def test_L_what_is_no_route_is_counted_too(new_db: NewDb) -> None:
    with InThread(new_db(), rate=0.001, burst=1) as server:
        codes = [raw(server, "GET", "/api/openapi.json")[0].status for _ in range(60)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_migration_0004_keeps_what_is_there(new_db: NewDb) -> None:
    from alembic import command
    from sqlalchemy import text

    from nunatak.server.store import Store
    from nunatak.server.store.migrate import configuration

    db = new_db()
    command.upgrade(configuration(db), "0003")
    store = Store(db)
    user = "insert into users (id, name, language, created) values ('u', 'U', 'en', 1.0)"
    token = (
        'insert into tokens (digest, "user", kind, created, expires) '
        f"values ('{'a' * 48}{'b' * 16}', 'u', 'session', 5.0, 1e12)"
    )
    table = (
        "insert into tables (id, game, rules, size, options, salt, invitation, host, public, pace, "
        "seconds, hold, created, state, number, rated) values ('t', 'lonewolves', 1, 2, '{}', '', "
        "'', 'u', true, 'none', 0, 'alpha', 1.0, 'lobby', 0, false)"
    )
    job = "insert into jobs (\"table\", number, seat, level, lease) values ('t', 1, 0, 'alpha', 0)"
    with store.engine.begin() as connection:
        for statement in (user, token, table, job):
            connection.execute(text(statement))
    upgrade(db)
    with store.engine.begin() as connection:  # a node of the version before goes on beside ours
        connection.execute(text(token.replace("aaaa", "cccc", 1)))
        connection.execute(text("update jobs set number = 2"))
    with store.engine.connect() as connection:
        assert connection.execute(select(schema.tokens.c.used)).scalar() == 5.0
        assert connection.execute(select(schema.jobs.c.host)).scalar() == "u"
        assert connection.execute(select(schema.pulse.c.id)).scalar() == 1
    store.close()


def test_two_nodes_start_at_once_on_an_empty_database(new_db: NewDb) -> None:
    db = new_db()
    words = "import sys; from nunatak.server.store.migrate import upgrade; upgrade(sys.argv[1])"
    starting = [subprocess.Popen([sys.executable, "-c", words, db]) for _ in range(3)]
    assert [process.wait(120) for process in starting] == [0, 0, 0]
    assert stored_version(db) == our_version()


def test_a_clock_that_jumps_costs_nobody_a_move(new_db: NewDb) -> None:
    with InThread(new_db()) as server:
        table, ann, ben = two_at(server, pace={"kind": "clock", "seconds": 600})
        with talk(ann, table) as one, talk(ben, table) as two:
            for jump in (0.0, -3600.0, -3590.0, -7200.0, -7190.0):
                server.offset = jump
                play_turns([one, two], 2)
            assert max(one.number, two.number) == 13
            one.until_number(13)
            clocks_ = (one.standing or {})["clocks"]
            assert all(0 <= clock["left"] <= 600 for clock in clocks_)
    assert check(server.settings.db).differences == []
