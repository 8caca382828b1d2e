"""Pages that think themselves: what they get of a table, and the bots that they move."""

import gzip
import json
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nunatak import games
from nunatak.client import Client, Problem
from nunatak.play.table import Table
from nunatak.server.app.lending import Engines
from nunatak.server.events.live import BOT, PERSON, PLAYING, LiveTable, Sitting
from nunatak.server.node import Node
from nunatak.server.node.lending import is_lent
from nunatak.server.settings import SettingError
from nunatak.server.table.lending import known
from nunatak.server.table.opening import fresh_facts
from nunatak.server.wire.trouble import Trouble
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, talk
from tests.server.test_findings import until
from tests.server.test_tables import two_at

HIDDEN = "lonewolves"
ANN, BEN = Sitting(PERSON, "ann", "Ann"), Sitting(PERSON, "ben", "Ben")
PUP, GREEDY = Sitting(BOT, level="pup"), Sitting(BOT, level="greedy")


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What only looks like games: the server hands them on without a look inside."""
    folder = tmp_path_factory.mktemp("engines")
    for name in games.NAMES:
        (folder / f"{name}.json").write_text(json.dumps({"version": games.load(name).version}))
        (folder / f"{name}.wasm").write_bytes(b"\0asm")
        (folder / f"{name}.js").write_text("export default 1;")
    return folder


@pytest.fixture(scope="module")
def lending(new_db: NewDb, engines: Path) -> Iterator[InThread]:
    """Only pages think here."""
    with InThread(new_db(), pages=str(engines), bots=0) as server:
        yield server


def against_a_bot(guest: Client, level: str = "pup") -> str:
    return str(guest.open_table(HIDDEN, ["me", level])["id"])


def until_the_bots_turn(one: Talk) -> None:
    while one.actions:
        one.play_first()


# ------------------------------------------------------------------ what pages get


def test_only_where_the_owner_wants_it(server: InThread, lending: InThread) -> None:
    ann = server.guest()
    assert ann.call("GET", "/api/house")["effort"] is None
    table = against_a_bot(ann)
    for method, path in (("GET", "known"), ("POST", "bot")):
        with pytest.raises(Problem, match="forbidden"):
            ann.call(method, f"/api/tables/{table}/{path}")
    assert lending.guest().call("GET", "/api/house")["effort"]["hint"] > 0


def test_the_games_are_served_packed_and_once(lending: InThread, engines: Path) -> None:
    address = f"{lending.url}/engine/{HIDDEN}.wasm"
    packed = urllib.request.Request(address, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(packed) as answer:
        whole = (engines / f"{HIDDEN}.wasm").read_bytes()
        assert gzip.decompress(answer.read()) == whole
        assert answer.headers["content-type"] == "application/wasm"
        assert "'wasm-unsafe-eval'" in answer.headers["content-security-policy"]
        tag = answer.headers["etag"]
    with urllib.request.urlopen(address) as answer:
        assert answer.read() == whole
    again = urllib.request.Request(address, headers={"if-none-match": tag})
    with pytest.raises(urllib.error.HTTPError, match="304"):
        urllib.request.urlopen(again)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{lending.url}/engine/{HIDDEN}.txt")


def test_without_them_no_page_may_compile_anything(server: InThread) -> None:
    with urllib.request.urlopen(server.url) as answer:
        assert "wasm" not in answer.headers["content-security-policy"]


def test_games_of_other_rules_are_refused(engines: Path, tmp_path: Path) -> None:
    for file in engines.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / f"{HIDDEN}.json").write_text('{"version": 999}')
    with pytest.raises(SettingError, match="rules 999"):
        Engines(str(tmp_path))
    (tmp_path / f"{HIDDEN}.wasm").unlink()
    with pytest.raises(SettingError, match="wasm"):
        Engines(str(tmp_path))


def test_a_seat_gets_what_it_may_know_and_nothing_else(lending: InThread) -> None:
    ann = lending.guest()
    table = against_a_bot(ann)
    told = [ann.call("GET", f"/api/tables/{table}/known?seat=0") for _ in range(8)]
    true = lending.node.tables[table].playing
    seen = [Table.at(each["position"]) for each in told]
    assert all(each.view(0) == true.view(0) for each in seen)
    assert len({json.dumps(each.view(1), default=str) for each in seen}) > 1
    with pytest.raises(Problem, match="forbidden"):
        ann.call("GET", f"/api/tables/{table}/known?seat=1")
    with pytest.raises(Problem, match="not-found"):
        lending.guest("Eve").call("GET", f"/api/tables/{table}/known")


def at_table(node: Node, *seats: Sitting, **facts: Any) -> LiveTable:
    """Where the last seat decides."""
    live = LiveTable(replace(fresh_facts(node, "ann", games.load(HIDDEN), len(seats)), **facts))
    live.sittings, live.state, live.turn = list(seats), PLAYING, len(seats) - 1
    return live


def test_of_a_game_that_rests_nothing_is_known(lending: InThread) -> None:
    live = at_table(lending.node, ANN, PUP)
    live.frozen = "lonewolves 1 ≠ 2"
    with pytest.raises(Trouble) as trouble:
        known(lending.node, live, "ann", None)
    assert trouble.value.code == "frozen"


# ------------------------------------------------------------------ bots


def came_from(kind: str) -> dict[str, Any]:
    return {"origin": {"kind": kind, "table": None, "number": None}}


@pytest.mark.parametrize(
    ("seats", "facts", "lent"),
    [
        ((ANN, PUP), {}, True),
        ((PUP, replace(ANN, held="pup")), {}, True),
        ((ANN, PUP), came_from("rematch"), True),
        ((ANN, replace(BEN, held="pup")), {}, False),  # what Ben's seat knows is Ben's
        ((ANN, BEN, PUP), {}, False),
        ((PUP, PUP), {}, False),
        ((ANN, GREEDY), {}, False),
        ((ANN, PUP), {"data": {}}, False),
        *(((ANN, PUP), came_from(kind), False) for kind in ("seek", "round", "duplicate")),
    ],
)
def test_what_a_bots_seat_knows_is_lent_to_whoever_plays_alone(
    lending: InThread, seats: tuple[Sitting, ...], facts: dict[str, Any], lent: bool
) -> None:
    live = at_table(lending.node, *seats, **facts)
    assert is_lent(lending.node, live, "ann") == lent
    assert not is_lent(lending.node, live, "ben")
    assert not is_lent(lending.node, live, None)


def test_a_page_thinks_for_the_bot(lending: InThread) -> None:
    ann = lending.guest()
    table = against_a_bot(ann)
    path = f"/api/tables/{table}/bot"
    with talk(ann, table, thinks=True) as one:
        until_the_bots_turn(one)
        live = lending.node.tables[table]
        turn = ann.call("POST", path)
        assert (turn["number"], turn["seat"], turn["level"]) == (one.number, 1, "pup")
        seen = Table.at(turn["position"])
        assert seen.view(1) == live.playing.view(1)
        assert seen.view(0) != live.playing.view(0)
        form = live.playing.game.rules.actions.to_json(seen.actions[0])
        move = {"number": turn["number"], "action": form}
        assert ann.call("POST", f"{path}/move", move)["ok"]
        one.until_number(turn["number"] + 1)
        assert live.told.number(one.number).event.by == "bot"
        with pytest.raises(Problem, match=r"stale|forbidden"):
            ann.call("POST", f"{path}/move", move)


def test_what_is_no_move_is_none(lending: InThread) -> None:
    ann = lending.guest()
    table = against_a_bot(ann)
    path = f"/api/tables/{table}/bot"
    with talk(ann, table, thinks=True) as one:
        until_the_bots_turn(one)
        number = ann.call("POST", path)["number"]
        actions, legal = games.load(HIDDEN).rules.actions, lending.node.tables[table].playing.legal
        illegal = next(each for each in range(max(legal) + 2) if each not in legal)
        move = {"number": number, "action": actions.to_json(actions.decode(illegal))}
        with pytest.raises(Problem, match="bad-value"):
            ann.call("POST", f"{path}/move", move)
        assert lending.node.tables[table].number == number


def test_only_whoever_plays_alone_and_only_bots_of_ours(lending: InThread) -> None:
    table, ann, _ = two_at(lending)
    with pytest.raises(Problem, match="forbidden"):
        ann.call("POST", f"/api/tables/{table}/bot")
    own = against_a_bot(ann)
    with pytest.raises(Problem, match="not-found"):
        lending.guest("Eve").call("POST", f"/api/tables/{own}/bot")
    with talk(ann, own) as one:
        if one.actions:
            with pytest.raises(Problem, match="forbidden"):
                ann.call("POST", f"/api/tables/{own}/bot")


def test_the_server_thinks_where_the_page_cannot(
    new_db: NewDb, engines: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with InThread(new_db(), pages=str(engines)) as server:
        ann = server.guest()
        table = against_a_bot(ann)
        path = f"/api/tables/{table}/bot"
        with talk(ann, table, thinks=True) as one:
            while not one.actions:
                one.receive()
            monkeypatch.setattr("nunatak.server.node.lending.FIRST", 600.0)  # on any machine
            until_the_bots_turn(one)
            number = ann.call("POST", path)["number"]
            assert server.node.tables[table].number == number  # it waits for the page
            nothing = {"number": number, "action": None}
            assert not ann.call("POST", f"{path}/move", nothing)["ok"]
            until(lambda: server.node.tables[table].number > number)
            assert not any(each.thinks for each in server.node.hub.at(table))
