"""What is acknowledged stays; what is repeated happens once; what differs is found."""

import asyncio
import json
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, delete, insert, select, update

from nunatak import games
from nunatak.client import new_id
from nunatak.search.bots import BOTS
from nunatak.server.chores.maintenance import backup, check, restore
from nunatak.server.events.history import Event
from nunatak.server.events.live import Facts, LiveTable
from nunatak.server.node import node, versions
from nunatak.server.store import Store, Taken, Unavailable, schema
from nunatak.server.store.migrate import configuration, our_version, stored_version, upgrade
from nunatak.server.store.store import Work
from nunatak.server.wire.trouble import StoreError, Trouble
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, play_turns, talk
from tests.server.test_tables import two_at

LEVEL = next(iter(BOTS))


def test_a_repeated_command_is_answered_not_repeated(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        asked = one if one.actions else two
        action = asked.actions[0]["action"]
        first = asked.ask("play", id="same", action=action)
        second = asked.ask("play", id="same", action=action)
        assert first == second
        other = two if asked is one else one
        other.until_number(first["number"])
        third = other.ask("play", id="same", action=action)
        assert third["type"] in ("refused", "done")  # another player's ids are their own
        server.node.tables.clear()
        assert asked.ask("play", id="same", action=action) == first


def test_the_same_request_opens_one_table(server: InThread) -> None:
    ann = server.guest()
    body = {"game": "lonewolves", "seats": [{"kind": "me"}, {"kind": "open"}], "id": "once"}
    assert len({ann.call("POST", "/api/tables", body)["id"] for _ in range(3)}) == 1


def test_the_same_turn_sent_ten_times_at_once_is_accepted_once(server: InThread) -> None:
    table, ann, ben = two_at(server)
    talks = []
    for who in (ann, ben):
        for _ in range(5):
            talks.append(Talk(who, table))
            talks[-1].hello()
    asked = [one for one in talks if one.actions]
    before = asked[0].number
    action = asked[0].actions[0]["action"]
    results = []

    def play(one: object, command: str) -> None:
        results.append(one.ask("play", id=command, action=action, at=before))  # type: ignore[attr-defined]

    threads = [threading.Thread(target=play, args=(one, f"c{n}")) for n, one in enumerate(asked)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(result["type"] for result in results) == ["done", *["problem"] * 4]
    for one in talks:
        one.close()


def test_a_table_is_rebuilt_from_its_events_alone(server: InThread) -> None:
    for game in games.NAMES:
        table, ann, ben = two_at(server, game)
        with talk(ann, table) as one, talk(ben, table) as two:
            play_turns([one, two], 25)
            one.ask("undo")
            one.until_number(max(one.number, two.number))
            number, standing = one.number, one.standing
        server.node.tables.clear()
        with talk(ann, table, last=number) as one:
            if one.number == number:
                assert one.standing == standing
            assert json.loads(one.heard[0])["steps"] == [] or one.number > number


def test_only_a_few_tables_without_a_listener_are_kept(
    new_db: NewDb, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "CACHED", 3)
    with InThread(new_db()) as server:
        kept = server.node.tables
        table, ann, ben = two_at(server)
        with talk(ann, table) as one, talk(ben, table) as two:
            others = [two_at(server)[0] for _ in range(6)]
            assert kept.keys() == {table, *others[3:]}, "somebody listens to the first"
            play_turns([one, two], 5)
            last = max(one.number, two.number)
        while table not in server.node.quiet:  # nobody listens any more
            time.sleep(0.01)
        for other in others:
            assert ann.table(other)["id"] == other, "it is read again"
        assert kept.keys() == server.node.locks.keys() == {*others[3:]}
        with talk(ann, table) as one:
            assert one.number == last


def test_a_client_resumes_by_number(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 10)
        everything = max(one.number, two.number)
    for last in (0, 1, 5, everything, everything + 100):
        with talk(ann, table, last=last) as one:
            numbers = [step["number"] for step in json.loads(one.heard[0])["steps"]]
        assert numbers == list(range(last + 1, everything + 1))


def test_the_store_is_taken_by_the_first_only(new_db: NewDb) -> None:
    db = new_db()
    upgrade(db)
    store = Store(db)
    row = {"id": "a", "name": "a", "language": "en", "login": None, "created": 0.0}

    async def twice() -> None:
        await store.write(lambda c: c.execute(insert(schema.users), row))
        with pytest.raises(Taken):
            await store.write(lambda c: c.execute(insert(schema.users), row))
        with pytest.raises(ZeroDivisionError):
            await store.write(_fail)
        names = await store.read(lambda c: c.execute(select(schema.users.c.name)).scalars().all())
        assert names == ["a"]

    asyncio.run(twice())
    store.close()


def test_what_fails_takes_nobody_along(new_db: NewDb) -> None:
    """Many pieces of work wait for one transaction; some of them can't be done."""
    db = new_db()
    upgrade(db)
    store = Store(db)

    def add(name: str) -> Work[object]:
        row = {"id": name, "name": name, "language": "en", "login": None, "created": 0.0}
        return lambda connection: connection.execute(insert(schema.users), row)

    async def at_once() -> list[object]:
        hold = asyncio.ensure_future(store.write(lambda _: time.sleep(0.3)))  # the others gather
        works = [add("a"), _fail, add("b"), add("a"), add("c")]
        found = await asyncio.gather(*map(store.write, works), return_exceptions=True)
        await hold
        names = select(schema.users.c.name).order_by(schema.users.c.name)
        assert await store.read(lambda c: c.execute(names).scalars().all()) == ["a", "b", "c"]
        return [type(one) for one in found if isinstance(one, Exception)]

    assert asyncio.run(at_once()) == [ZeroDivisionError, Taken]
    store.close()


def _fail(connection: Connection) -> None:
    connection.execute(update(schema.users), {"name": "b"})
    raise ZeroDivisionError


def test_an_unreachable_store_is_named_so() -> None:
    store = Store("postgresql://nobody@127.0.0.1:1/none")

    async def knock() -> None:
        with pytest.raises(Unavailable):
            await store.ping()

    asyncio.run(knock())
    store.close()


def test_migrations_lead_to_the_schema(new_db: NewDb) -> None:
    db = new_db()
    assert stored_version(db) is None
    upgrade(db)
    upgrade(db)
    assert stored_version(db) == our_version()
    engine = Store(db).engine
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_C1_sessions_that_a_claim_may_have_handed_over_end_with_the_upgrade(new_db: NewDb) -> None:
    db = new_db()
    command.upgrade(configuration(db), "0002")
    user = {"language": "en", "created": 1.0}
    users = [
        {**user, "id": "claimer", "name": "Claimer", "merged": None},
        {**user, "id": "guest", "name": "Guest", "merged": "claimer"},
        {**user, "id": "other", "name": "Other", "merged": None},
    ]
    token = {"created": 1.0, "expires": 1e12}
    tokens = [
        {**token, "digest": "moved", "user": "claimer", "kind": "session"},
        {**token, "digest": "session", "user": "other", "kind": "session"},
        {**token, "digest": "link", "user": "other", "kind": "link"},
    ]
    engine = Store(db).engine
    with engine.begin() as connection:
        connection.execute(insert(schema.users), users)
        connection.execute(insert(schema.tokens), tokens)
    upgrade(db)
    with engine.connect() as connection:
        assert connection.execute(select(schema.tokens.c.digest)).scalars().all() == ["session"]
    engine.dispose()


@pytest.fixture
def played(new_db: NewDb) -> tuple[str, str]:
    """A store with a running game, a finished one and a lobby; and the running table."""
    db = new_db()
    with InThread(db) as server:
        running_table, ann, ben = two_at(server)
        with talk(ann, running_table) as one, talk(ben, running_table) as two:
            play_turns([one, two], 10)
            one.ask("say", text="hello")
        over, ann, ben = two_at(server)
        with talk(ann, over) as one, talk(ben, over) as two:
            play_turns([one, two], 1000)
        ann.open_table("wolves", ["me", LEVEL, "open"])
    return db, running_table


def change(db: str, query: object) -> None:
    engine = Store(db).engine
    with engine.connect() as connection:
        connection.execute(query)  # type: ignore[call-overload]
        connection.commit()
    engine.dispose()


def test_a_check_replays_the_whole_store(played: tuple[str, str]) -> None:
    db, table = played
    report = check(db)
    assert report.differences == []
    assert report.tables == 3
    assert report.events > 50
    e, t = schema.events.c, schema.tables.c
    here = (e.table == table) & (e.number == 6)
    engine = Store(db).engine
    with engine.connect() as connection:
        body = connection.execute(select(e.body).where(here)).scalar_one()
        next_body = connection.execute(
            select(e.body).where(e.table == table, e.number == 5)
        ).scalar_one()
    engine.dispose()
    change(db, update(schema.events).where(here).values(body=next_body))
    assert [(d.table, d.number) for d in check(db).differences] == [(table, 6)]
    change(db, update(schema.events).where(here).values(body=body, digest="0" * 16))
    assert [(d.number, d.what) for d in check(db).differences] == [(6, "differs")]
    change(db, delete(schema.events).where(here))
    assert [(d.number, d.what) for d in check(db).differences] == [(6, "missing")]
    change(db, update(schema.tables).where(t.state == "lobby").values(turn=1))
    assert "tables.turn" in {d.what for d in check(db).differences}


@pytest.mark.parametrize("other", ["same", "sqlite"])
def test_a_backup_comes_back(
    played: tuple[str, str], new_db: NewDb, tmp_path: Path, other: str
) -> None:
    db, table = played
    file = tmp_path / "backup.gz"
    rows = backup(db, str(file))
    fresh = new_db() if other == "same" else f"sqlite:///{tmp_path / 'fresh.db'}"
    assert restore(fresh, str(file)) == rows
    assert check(fresh).differences == []
    assert check(fresh).events == check(db).events
    with pytest.raises(StoreError, match="not empty"):
        restore(fresh, str(file))
    with InThread(fresh) as server:
        live = server.guest().call("GET", "/api/tables?state=playing")
        assert [info["id"] for info in live["tables"]] == [table]
    whole = file.read_bytes()
    for broken in (whole[: len(whole) // 2], b"xyzzy"):
        file.write_bytes(broken)
        empty = new_db()
        with pytest.raises(StoreError):
            restore(empty, str(file))
        assert check(empty).tables == 0


def older(db: str, table: str) -> None:
    """As if the rules had moved on since the table began."""
    change(db, update(schema.tables).where(schema.tables.c.id == table).values(rules=0))


def test_a_game_of_other_rules_rests_unless_a_step_is_declared(
    played: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    db, table = played
    older(db, table)
    assert [d.what for d in check(db).differences] == ["rules 0"]
    with InThread(db) as server:
        info = server.guest().table(table)
        assert info["frozen"]
        with talk(server.guest(), table) as eye:
            assert eye.standing is None
            assert eye.ask("undo")["code"] in ("forbidden", "frozen")
    game = games.load("lonewolves").name

    def step(facts: Facts, events: Sequence[Event]) -> str:
        return versions.folded(facts, events).playing.position

    monkeypatch.setitem(versions.STEPS, (game, 0, 1), step)
    with InThread(db) as server:
        info = server.guest().table(table)
        assert info["frozen"] is None
        assert info["rules"] == 1
        frame = server.guest().call("GET", f"/api/tables/{table}/replay")
        assert frame["steps"][-1]["kind"] == "migrate"
    assert check(db).differences == []


def test_nothing_is_shown_of_a_table_whose_events_differ(played: tuple[str, str]) -> None:
    db, table = played
    e = schema.events.c
    change(db, update(schema.events).where(e.table == table, e.number == 5).values(digest="x"))
    with InThread(db) as server:
        info = server.guest().table(table)
        assert info["frozen"]


def test_a_file_is_looked_at_when_somebody_else_has_written(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    upgrade(db)
    user = {"id": "u", "name": "Ann", "language": "en", "created": 0.0}

    async def look() -> list[bool]:
        store = Store(db)
        heard = [await store.heard_others() for _ in range(2)]
        await store.write(lambda c: c.execute(insert(schema.users), user))
        heard.append(await store.heard_others())
        change(db, update(schema.users).values(name="Ben"))
        heard += [await store.heard_others() for _ in range(2)]
        store.close()
        return heard

    assert asyncio.run(look()) == [True, False, False, True, False]


def test_a_move_that_was_kept_without_a_word_is_told_all_the_same(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, ben = two_at(server)

    async def nobody_else(_: Store) -> bool:
        return False

    async def commit(live: LiveTable, events: Sequence[Event], also: object = None) -> None:
        del server.node.commit
        await server.node.store.write(lambda c: node.keep(c, live, events))
        server.node.forget(table)
        raise Trouble("unavailable")

    with talk(ann, table) as one, talk(ben, table) as two:
        mover = one if one.actions else two
        monkeypatch.setattr(Store, "heard_others", nobody_else)
        server.node.commit = commit  # type: ignore[method-assign]
        command, number = new_id(), mover.number + 1
        answer = mover.ask("play", id=command, action=mover.actions[0]["action"])
        assert (answer["code"], answer["retry"]) == ("unavailable", True)
        for talker in (one, two):
            talker.until_number(number)
        again = mover.ask("play", id=command, action={})
        assert (again["type"], again["number"]) == ("done", number)
