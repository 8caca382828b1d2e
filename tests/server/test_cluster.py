"""Two nodes and a worker on one PostgreSQL."""

import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import WebSocketException

from nunatak import games
from nunatak.client import Client, new_id
from nunatak.search.bots import BOTS
from nunatak.server.chores.maintenance import check
from nunatak.server.store import schema
from nunatak.server.store.store import driver
from tests.server import running
from tests.server.running import Postgres, Process
from tests.server.talking import Talk, talk

LEVEL = next(iter(BOTS))


@dataclass
class Cluster:
    """Two nodes without bots, and their database."""

    postgres: Postgres
    db: str
    first: Process
    second: Process


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    with contextlib.ExitStack() as stack:
        postgres = stack.enter_context(running.postgres_apart())
        db = postgres.new_database()
        options = ("--bots", "0", "--log", "warning")
        first = stack.enter_context(Process(db, *options, log=folder / "first.log"))
        second = stack.enter_context(Process(db, *options, log=folder / "second.log"))
        yield Cluster(postgres, db, first, second)


def players(
    cluster: Cluster, game: str = "lonewolves", **wishes: object
) -> tuple[str, Client, Client]:
    """Two people at one table on different nodes."""
    ann = Client(cluster.first.url).be_guest("Ann")
    ben = Client(cluster.second.url).be_guest("Ben")
    table = ann.open_table(game, ["me", "open"], public=True, **wishes)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    return table, ann, ben


def play_across(one: Talk, two: Talk, moves: int) -> None:
    """Moves on either node reach the other."""
    for _ in range(moves):
        newest = max(one.number, two.number)
        one.until_number(newest)
        two.until_number(newest)
        asked = next((t for t in (one, two) if t.actions), None)
        if asked is None:
            return
        asked.play_first()


def test_players_on_different_nodes(cluster: Cluster) -> None:
    table, ann, ben = players(cluster)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_across(one, two, 20)
        two.ask("say", text="from the other side")
        line = one.until(lambda got: got["type"] == "chat")
        assert line["text"] == "from the other side"


def test_a_hint_that_all_agreed_to_is_given_by_any_node_and_told_at_the_other(
    cluster: Cluster,
) -> None:
    table, ann, ben = players(cluster, hints=True)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_across(one, two, 3)
        newest = max(one.number, two.number)
        for each in (one, two):
            each.until_number(newest)
        asker, other = (ann, two) if one.actions else (ben, one)
        hint = asker.call("POST", f"/api/tables/{table}/hint", {})
        line = other.until(lambda got: got["type"] == "chat")
        assert (line["kind"], line["seat"]) == ("hint", hint["seat"])


def test_everybody_sees_who_is_at_the_table_on_any_node(cluster: Cluster) -> None:
    table, ann, ben = players(cluster)
    with talk(ann, table) as one:
        with talk(ben, table) as two:
            one.until(lambda got: got["type"] == "presence" and got["seats"] == [0, 1])
            two.until(lambda got: got["type"] == "presence" and got["seats"] == [0, 1])
            online = [seat["online"] for seat in ann.table(table)["seats"]]
            assert online == [True, True]
            with talk(Client(cluster.second.url), table):
                one.until(lambda got: got["type"] == "presence" and got["spectators"] == 1)
        one.until(lambda got: got["type"] == "presence" and got["seats"] == [0])


def test_the_same_turn_on_both_nodes_is_accepted_once(cluster: Cluster) -> None:
    table, ann, ben = players(cluster)
    for _ in range(10):
        talks = []
        for process in (cluster.first, cluster.second):
            for who in (ann, ben):
                there = Client(process.url, token=who.token)
                one = Talk(there, table)
                one.hello()
                talks.append(one)
        asked = [one for one in talks if one.actions]
        assert len(asked) == 2
        before = asked[0].number
        results = _at_once(asked)
        assert [result["type"] for result in results].count("done") == 1, results
        for one in talks:
            one.until_number(before + 1)
            one.close()
    assert check(cluster.db).differences == []


def _at_once(asked: list[Talk]) -> list[dict[str, Any]]:
    results: list[dict[str, Any]] = []
    action = asked[0].actions[0]["action"]
    number = asked[0].number
    gate = threading.Barrier(len(asked))

    def play(one: Talk) -> None:
        gate.wait()
        results.append(one.ask("play", action=action, at=number))

    threads = [threading.Thread(target=play, args=(one,)) for one in asked]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_a_worker_is_killed_in_mid_thought_and_another_takes_over(cluster: Cluster) -> None:
    ann = Client(cluster.first.url).be_guest("Ann")
    slow = list(BOTS)[-1]
    table = ann.open_table("lonewolves", ["me", slow])["id"]
    options = ("--lease", "2", "--bots", "1")
    with Process(cluster.db, *options, command="worker") as worker, talk(ann, table) as one:
        while not one.actions:
            one.receive(120)
        one.play_first()
        while one.actions:
            one.play_first()
        _wait_for_claim(cluster.db, table)
        worker.kill()
        with Process(cluster.db, *options, command="worker"):
            before = one.number
            while one.number == before:
                one.receive(120)
    by = {step["by"] for text in one.heard for step in json.loads(text).get("steps", [])}
    assert "bot" in by
    assert check(cluster.db).differences == []


def _wait_for_claim(db: str, table: str) -> None:
    engine = create_engine(driver(db))
    j = schema.jobs.c
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with engine.connect() as connection:
            worker = connection.execute(select(j.worker).where(j.table == table)).scalar()
        if worker is not None:
            break
        time.sleep(0.02)
    engine.dispose()


def test_postgresql_restarts_in_mid_game(cluster: Cluster) -> None:
    table, ann, ben = players(cluster)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_across(one, two, 6)
        newest = max(one.number, two.number)
        for t in (one, two):
            t.until_number(newest)
        cluster.postgres.stop()
        asked = one if one.actions else two
        action = asked.actions[0]["action"]
        answer = asked.ask("play", id="through the storm", action=action)
        assert answer["code"] == "unavailable"
        assert answer["retry"]
        cluster.postgres.start()
        until = time.monotonic() + 60
        while answer["type"] == "problem" and time.monotonic() < until:
            answer = asked.ask("play", id="through the storm", action=action)
            time.sleep(0.1)
        assert answer["type"] == "done"
        for t in (one, two):
            t.until_number(newest + 1)
        play_across(one, two, 6)
    assert check(cluster.db).differences == []


def test_a_node_that_was_cut_off_catches_up_by_number(cluster: Cluster) -> None:
    table, ann, ben = players(cluster)
    with talk(ann, table) as one, talk(ben, table) as two:
        play_across(one, two, 4)
        both = Client(cluster.first.url, token=ben.token)
        with talk(both, table) as here:
            _cut_off(cluster, cluster.second)
            for _ in range(5):
                newest = max(one.number, here.number)
                one.until_number(newest)
                here.until_number(newest)
                (one if one.actions else here).play_first()
            newest = max(one.number, here.number)
            two.until_number(newest)
        assert (two.standing or {})["moves"] == newest - 3


def _cut_off(cluster: Cluster, process: Process) -> None:
    """End all database connections of a node, its ear among them, without a word."""
    with psycopg.connect(cluster.db, autocommit=True) as connection:
        connection.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid() "
            "and application_name like %s",
            (f"%{process.port}%",),
        )


def test_a_graceful_stop_ends_sockets_and_exits_well(cluster: Cluster, tmp_path: Path) -> None:
    with Process(cluster.db, "--bots", "0", log=tmp_path / "log") as third:
        ann = Client(third.url).be_guest("Ann")
        table = ann.open_table("lonewolves", ["me", LEVEL])["id"]
        with talk(ann, table) as one:
            stopping = threading.Thread(target=third.stop)
            stopping.start()
            with pytest.raises(Exception, match=r"1001|1012"):
                _receive_for_ever(one)
            stopping.join()
        assert third.process is not None
        assert third.process.returncode == 0


def _receive_for_ever(one: Talk) -> None:
    while True:
        one.receive()


@dataclass
class Restless:
    """Somebody who plays both seats of a table, on whichever node is there."""

    urls: list[str]
    client: Client
    table: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    waited: float = 0.0  # the longest time without an answer
    answered: float = field(default_factory=time.monotonic)
    problems: list[str] = field(default_factory=list)
    stopping: threading.Event = field(default_factory=threading.Event)
    pending: tuple[str, str, int] | None = None

    def run(self) -> None:
        """Play on; when a node closes, go to the next."""
        while not self.stopping.is_set():
            try:
                self._sit(Talk(self.client, self.table))
            except (OSError, EOFError, WebSocketException):
                self.urls.append(self.urls.pop(0))
                self.client.url = self.urls[0]
                time.sleep(0.02)

    def _sit(self, one: Talk) -> None:
        with contextlib.closing(one):
            one.hello()
            while not self.stopping.is_set():
                self._turn(one)

    def _turn(self, one: Talk) -> None:
        if self.pending is None:
            decision = (one.standing or {})["decision"]
            if decision is None:
                self.stopping.set()
                return
            if one.ask("look", seat=decision["seat"]).get("retry"):  # many snapshots: too fast
                time.sleep(0.1)
                return
            self.pending = (new_id(), one.actions[0]["notation"], decision["seat"])
        command, action, seat = self.pending
        answer = one.ask("play", id=command, action=action, seat=seat)
        self.waited = max(self.waited, time.monotonic() - self.answered)
        self.answered = time.monotonic()
        if answer["type"] == "done":
            self.acknowledged[command] = answer["number"]
            one.until_number(answer["number"])
        elif not answer.get("retry"):
            self.problems.append(str(answer))
        if not answer.get("retry"):
            self.pending = None


def test_nodes_are_replaced_one_by_one_under_load(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """A rolling upgrade: each node is stopped and started anew while everybody plays on."""
    with contextlib.ExitStack() as stack:
        db = stack.enter_context(running.postgres_apart()).new_database()
        options = ("--bots", "0", "--log", "warning")
        nodes = [Process(db, *options, log=tmp_path / f"{n}.log") for n in range(2)]
        for node in nodes:
            stack.enter_context(node)
        players = [_restless(nodes, number) for number in range(4)]
        threads = [threading.Thread(target=player.run, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for node in nodes:
            _let_play(players)
            assert node.stop() == 0
            _let_play(players)  # on the other node
            node.start()
        _let_play(players)
        for player in players:
            player.stopping.set()
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
        assert check(db).differences == []
        _are_there(db, players)
    assert [player.problems for player in players] == [[]] * len(players)
    record_property("longest wait, seconds", max(player.waited for player in players))
    print(f"longest wait: {max(player.waited for player in players):.2f} s")


def _restless(nodes: list[Process], number: int) -> Restless:
    urls = [node.url for node in nodes]
    urls = urls[number % 2 :] + urls[: number % 2]
    client = Client(urls[0]).be_guest(f"P{number}")
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    game = games.NAMES[number % len(games.NAMES)]
    return Restless(urls, client, client.open_table(game, seats)["id"])


def _let_play(players: list[Restless], moves: int = 5) -> None:
    """Everybody gets a few moves further."""
    wanted = {id(player): len(player.acknowledged) + moves for player in players}
    until = time.monotonic() + 120
    while any(
        len(player.acknowledged) < wanted[id(player)] and not player.stopping.is_set()
        for player in players
    ):
        assert time.monotonic() < until, [player.problems for player in players]
        time.sleep(0.02)


def _are_there(db: str, players: list[Restless]) -> None:
    """Every acknowledged move is kept once, at its number."""
    engine = create_engine(driver(db))
    e = schema.events.c
    with engine.connect() as connection:
        for player in players:
            query = select(e.command, e.number).where(
                e.table == player.table, e.command.is_not(None)
            )
            found = dict(connection.execute(query).all())
            assert player.acknowledged.items() <= found.items()
    engine.dispose()
