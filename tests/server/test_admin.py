"""What an operator does, and what comes of it at running servers."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from nunatak.cli import main
from nunatak.client import Client, Problem
from nunatak.search.bots import BOTS
from nunatak.server.chores import operating
from nunatak.server.chores.doors import look_at_doors
from nunatak.server.chores.maintenance import check
from nunatak.server.chores.operating import Wish, do
from nunatak.server.wire.trouble import StoreError
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, play_turns, talk
from tests.server.test_findings import loop_of
from tests.server.test_identity import PASSWORD, account
from tests.server.test_tables import two_at

LEVEL = next(iter(BOTS))


def hear(server: InThread) -> None:
    """Let the server look at its doors at once."""
    asyncio.run_coroutine_threadsafe(look_at_doors(server.node), loop_of(server)).result(30)


def ended(one: Talk) -> str:
    with pytest.raises(ConnectionClosed) as closed:
        one.until(lambda _: False)
    return str(closed.value)


def me(client: Client) -> str:
    return str(client.call("GET", "/api/me")["id"])


def test_whoever_is_banned_is_out_at_once_and_until_then(server: InThread) -> None:
    db = server.settings.db
    table, ann, _ = two_at(server)
    with talk(ann, table) as one:
        do(db, "ban", Wish(me(ann), days=1, why="flood"))
        hear(server)
        assert "4001" in ended(one)
    with pytest.raises(Problem, match="banned"):
        ann.call("GET", "/api/me")
    server.offset += 2 * 86400
    try:
        assert ann.call("GET", "/api/me")["name"] == "Ann"
    finally:
        server.offset = 0.0
    (row,) = [row for row in do(db, "bans", Wish()) if row["why"] == "flood"]
    do(db, "unban", Wish(row["what"]))
    assert ann.table(table)["id"] == table


def test_a_range_of_addresses_is_banned(new_db: NewDb) -> None:
    with InThread(new_db()) as server:
        ann = server.guest()
        table = ann.open_table("lonewolves", ["me", "me"])["id"]
        do(server.settings.db, "ban", Wish("127.0.0.0/8"))
        hear(server)
        with pytest.raises(Problem, match="banned"):
            server.guest()
        with pytest.raises(Exception, match="403"):
            Talk(ann, table)
        do(server.settings.db, "unban", Wish("127.0.0.0/8"))
        hear(server)
        Talk(ann, table).close()


def test_whoever_is_muted_plays_on_and_is_not_heard(server: InThread) -> None:
    table, ann, ben = two_at(server)
    do(server.settings.db, "mute", Wish(me(ann), days=1))
    with talk(ann, table) as one, talk(ben, table) as two:
        assert one.ask("say", text="hello")["code"] == "muted"
        assert two.ask("say", text="hello")["type"] == "done"
        play_turns([one, two], 2)
        do(server.settings.db, "unmute", Wish(me(ann)))
        assert one.ask("say", text="hello")["type"] == "done"


def test_a_closed_table_rests_and_goes_on_when_it_is_opened(server: InThread) -> None:
    db = server.settings.db
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        do(db, "close", Wish(table, why="a quarrel"))
        hear(server)
        one.until(lambda got: got["type"] == "snapshot" and got["table"]["frozen"] is not None)
        asked = one if one.actions else two
        assert asked.ask("play", action=asked.actions[0]["action"])["code"] == "frozen"
        do(db, "reopen", Wish(table))
        hear(server)
        one.until(lambda got: got["type"] == "snapshot" and got["table"]["frozen"] is None)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 2)
    assert check(db).differences == []


def test_a_deleted_table_is_gone(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 3)
        one.ask("say", text="hello")
        do(server.settings.db, "drop", Wish(table))
        hear(server)
        assert "4003" in ended(one)
    with pytest.raises(Problem, match="not-found"):
        ann.table(table)
    assert check(server.settings.db).differences == []


def test_a_person_is_exported_and_forgotten(server: InThread) -> None:
    db = server.settings.db
    table, ann, ben = two_at(server)
    login = account(ann)
    with talk(ann, table) as one, talk(ben, table) as two:
        one.ask("say", text="my secret")
        play_turns([one, two], 1000)
    (found,) = do(db, "export", Wish(login))
    assert found["person"]["login"] == login
    assert [line["text"] for line in found["said"]] == ["my secret"]
    assert len(found["seats"]) == 1
    assert "password" not in json.dumps(found)
    moves = ben.table(table)["number"]
    (gone,) = do(db, "forget", Wish(login))
    assert gone["left"] == []
    with pytest.raises(Problem, match="no-session"):
        ann.call("GET", "/api/me")
    with pytest.raises(Problem, match="wrong-password"):
        Client(server.url).log_in(login, PASSWORD)
    server.node.tables.clear()
    info = ben.table(table)
    assert info["number"] == moves
    assert "Ann" not in json.dumps(info)
    assert "Ann" not in json.dumps(ben.call("GET", f"/api/tables/{table}/record"))
    with talk(ben, table, last=0) as two:
        assert "my secret" not in "".join(two.heard)
        assert "Ann" not in "".join(two.heard)
    assert check(db).differences == []


def test_a_lost_password_is_replaced_by_an_operators_code(server: InThread) -> None:
    login = account(server.guest())
    (given,) = do(server.settings.db, "recovery", Wish(login))
    back = Client(server.url).recover(login, given["code"], "a third password")
    do(server.settings.db, "rename", Wish(login, "Another\u202e Name"))
    assert back.call("GET", "/api/me")["name"] == "Another Name"
    do(server.settings.db, "logout", Wish(login))
    with pytest.raises(Problem, match="no-session"):
        back.call("GET", "/api/me")
    with pytest.raises(StoreError, match=r"nobody\.at\.all"):
        do(server.settings.db, "recovery", Wish("nobody.at.all"))


def test_what_nobody_uses_is_purged(new_db: NewDb, monkeypatch: pytest.MonkeyPatch) -> None:
    with InThread(new_db()) as server:
        db = server.settings.db
        table, ann, _ = two_at(server)
        idle, host = server.guest("Idle"), server.guest("Host")
        lobby = host.open_table("lonewolves", ["me", "open"])["id"]
        assert do(db, "purge", Wish()) == [{"tokens": 0, "bans": 0, "lobbies": 0, "guests": 0}]
        idle.call("POST", "/api/logout")
        monkeypatch.setattr(operating, "OLD", -1.0)
        (found,) = do(db, "purge", Wish())
        assert found == {"tokens": 0, "bans": 0, "lobbies": 1, "guests": 1}
        assert ann.table(table)["id"] == table
        assert lobby not in [row["id"] for row in do(db, "tables", Wish())]
        assert host.call("GET", "/api/me")["name"] == "Host"


@pytest.mark.parametrize("language", ["en", "ru", "cs"])
def test_the_command_line_does_it_and_writes_it_down(
    language: str, new_db: NewDb, capsys: pytest.CaptureFixture[str]
) -> None:
    db = new_db()
    words = ["--db", db, "--lang", language]
    assert main(["db", "migrate", *words]) == 0
    assert main(["admin", "ban", "192.0.2.7", "--why", "flood", *words]) == 0
    capsys.readouterr()
    assert main(["admin", "bans", "--json", *words]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row["what"] == "192.0.2.7/32"
    assert main(["admin", "audit", *words]) == 0
    assert "192.0.2.7" in capsys.readouterr().out
    assert main(["admin", "mute", *words]) == 2
    assert main(["admin", "mute", "nobody", *words]) == 2
    assert "nobody" in capsys.readouterr().err
    assert main(["admin", "--help", "--lang", language]) == 0
    page = capsys.readouterr().out
    for what in operating.DEEDS:
        assert what in page
