"""A finished game is analysed on request: once, for everybody, and only when it is over."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from nunatak.client import Client, Problem
from nunatak.server.chores.analyst import analyst_of
from nunatak.server.store import schema
from tests.server.conftest import NewDb
from tests.server.running import InThread

ARCHIVE = Path(__file__).parents[1] / "archive"
RECORD = (ARCHIVE / "lonewolves-2-normal-rules-1.json").read_text("utf-8")
PATIENCE = 120.0


@pytest.fixture(scope="module")
def quick(new_db: NewDb) -> Iterator[InThread]:
    with InThread(new_db(), analysis=64) as server:
        yield server


def finished(guest: Client) -> str:
    """A game that was played elsewhere."""
    return str(guest.call("POST", "/api/records", {"record": RECORD, "public": True})["id"])


def wait_for(guest: Client, table: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        info: dict[str, Any] = guest.call("GET", f"/api/tables/{table}/analysis")
        if info["state"] != "working":
            return info
        assert info["done"] <= info["todo"]
        time.sleep(0.05)
    raise TimeoutError


def test_it_is_made_on_request_and_kept_for_everybody(quick: InThread) -> None:
    ann, ben = quick.guest("Ann"), quick.guest("Ben")
    table = finished(ann)
    assert ben.call("GET", f"/api/tables/{table}/analysis")["state"] == "none"
    assert ann.call("POST", f"/api/tables/{table}/analysis")["state"] in ("working", "done")
    found = wait_for(ben, table)
    assert found["state"] == "done"
    analysis = found["analysis"]
    assert [move["move"] for move in analysis["moves"]] == list(range(1, analysis["decisions"] + 1))
    assert sorted(analysis["result"]["ranks"]) == [1, 2]
    assert ben.call("POST", f"/api/tables/{table}/analysis") == found


def test_two_requests_are_one_work(quick: InThread) -> None:
    ann = quick.guest("Ann")
    table = finished(ann)
    for _ in range(3):
        ann.call("POST", f"/api/tables/{table}/analysis")
    assert len(analyst_of(quick.node).tasks) <= 1
    assert wait_for(ann, table)["state"] == "done"


def test_what_a_vanished_node_has_begun_is_taken_over(quick: InThread) -> None:
    ann = quick.guest("Ann")
    table = finished(ann)
    now = time.time() + quick.offset
    row = {"table": table, "worker": "gone", "lease": now + 60, "done": 3, "todo": 26}
    with quick.node.store.engine.begin() as connection:
        connection.execute(insert(schema.analyses), row)
    assert ann.call("POST", f"/api/tables/{table}/analysis")["done"] == 3
    quick.offset += 120
    assert ann.call("GET", f"/api/tables/{table}/analysis")["state"] == "none"
    ann.call("POST", f"/api/tables/{table}/analysis")
    assert wait_for(ann, table)["state"] == "done"


def test_nobody_gets_advice_while_a_game_goes_on(quick: InThread) -> None:
    ann = quick.guest("Ann")
    table = ann.open_table("lonewolves", ["me", "random"])["id"]
    for method in ("GET", "POST"):
        with pytest.raises(Problem) as refused:
            ann.call(method, f"/api/tables/{table}/analysis")
        assert refused.value.code == "wrong-state"


def test_a_server_may_make_none(new_db: NewDb) -> None:
    with InThread(new_db(), analysis=0) as server:
        ann = server.guest("Ann")
        table = finished(ann)
        assert ann.call("POST", f"/api/tables/{table}/analysis")["state"] == "off"
