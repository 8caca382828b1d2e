"""A duplicate match at an ordinary table: the same deal, seats swapped, told together."""

from typing import Any

import pytest
from sqlalchemy import select

from nunatak.client import Client, Problem
from nunatak.server.chores.maintenance import check
from nunatak.server.chores.operating import Wish, do, opened
from nunatak.server.store import schema
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import talk
from tests.server.test_people import play_on

SECRETS = ("record", "replay?open=1", "analysis", "position")


@pytest.fixture(scope="module")
def house(new_db: NewDb) -> Any:
    with InThread(new_db()) as server:
        yield server


def begun(house: InThread) -> tuple[str, Client, Client]:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("lonewolves", ["me", "open"], public=True, duplicate=True)["id"]
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    return table, ann, ben


def resign(client: Client, table: str) -> None:
    with talk(client, table) as one:
        assert one.ask("resign")["type"] == "done"


def again(client: Client, table: str) -> Any:
    return client.call("POST", f"/api/tables/{table}/rematch", {})


def match(client: Client, table: str) -> Any:
    return client.call("GET", f"/api/tables/{table}/match")


def deal(house: InThread, table: str) -> Any:
    t = schema.tables.c
    with opened(house.settings.db) as connection:
        return connection.execute(select(t.seed, t.salt, t.commitment).where(t.id == table)).one()


def test_both_games_have_one_deal_and_are_told_together(house: InThread) -> None:
    first, ann, ben = begun(house)
    assert match(ann, first)["wins"] == [0, 0]
    play_on(first, ann, ben)
    for what in SECRETS:
        with pytest.raises(Problem, match="sealed"):
            ann.call("GET", f"/api/tables/{first}/{what}")
    assert not match(ben, first)["over"]
    info = again(ben, first)
    second = info["id"]
    assert [seat["name"] for seat in info["seats"]] == ["Ben", "Ann"]
    assert again(ann, first)["id"] == second, "asked for twice, it is the same"
    one, two = deal(house, first), deal(house, second)
    assert one.seed == two.seed
    assert one.salt != two.salt
    assert one.commitment != two.commitment
    with pytest.raises(Problem, match="sealed"):
        ann.call("GET", f"/api/tables/{first}/record")
    resign(ben, second)
    for what in SECRETS:
        ann.call("GET", f"/api/tables/{first}/{what}")
    found = match(ann, first)
    assert found == match(ben, second)
    assert found["over"]
    assert [leg["table"] for leg in found["legs"]] == [first, second]
    assert found["legs"][1]["ranks"] == [1, 2], "Ann's seat in the first game comes first"
    results = [ann.table(table)["result"] for table in (first, second)]
    assert found["legs"][0]["ranks"] == results[0]["ranks"]
    assert found["points"] == results[0]["points"], "who resigns has no points, nor has the other"
    assert sum(found["wins"]) == 2
    assert check(house.settings.db).differences == []


def test_the_rematch_of_a_match_is_another_match(house: InThread) -> None:
    first, ann, ben = begun(house)
    resign(ann, first)
    second = again(ann, first)["id"]
    resign(ben, second)
    third = again(ann, second)
    assert third["origin"]["kind"] == "duplicate"
    assert third["origin"]["number"] == 1
    assert deal(house, third["id"]).seed != deal(house, first).seed
    assert match(ann, second)["wins"] == [1, 1]


def test_a_second_game_that_was_deleted_seals_nothing(house: InThread) -> None:
    first, ann, _ = begun(house)
    resign(ann, first)
    second = again(ann, first)["id"]
    do(house.settings.db, "close", Wish(second))
    ann.call("GET", f"/api/tables/{first}/record")


def test_a_match_has_two_seats_and_other_tables_have_none(house: InThread) -> None:
    ann = house.guest("Ann")
    with pytest.raises(Problem) as problem:
        ann.open_table("wolves", ["me", "open", "open"], duplicate=True)
    assert problem.value.field == "duplicate"
    table = ann.open_table("lonewolves", ["me", "open"])["id"]
    with pytest.raises(Problem, match="not-found"):
        match(ann, table)
