"""People who look for somebody to play with are brought to one table, and hear of it."""

import threading
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select

from nunatak.client import Client, Problem
from nunatak.search.bots import BOTS
from nunatak.server.chores.heralds import standing
from nunatak.server.chores.operating import Wish, do, opened
from nunatak.server.club import seeks
from nunatak.server.store import club, schema
from tests.server.conftest import NewDb
from tests.server.hearing import news_of
from tests.server.running import InThread
from tests.server.talking import talk

LEVEL = next(iter(BOTS))
CLOCK = {"kind": "clock", "seconds": 600}


def seek(client: Client, game: str = "lonewolves", seats: int = 2, **wishes: Any) -> Any:
    return client.call("POST", "/api/seeks", {"game": game, "seats": seats, **wishes})


@pytest.fixture
def house(new_db: NewDb) -> Any:
    with InThread(new_db()) as server:
        yield server


def test_two_who_look_for_the_same_sit_at_one_table(house: InThread) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    assert seek(eve, pace=CLOCK)["table"] is None
    with news_of(ann) as ear:
        assert seek(ann)["table"] is None
        assert ear.until(lambda news: news["seeks"] == ["lonewolves"])["tables"] == []
        table = seek(ben)["table"]
        news = ear.until(lambda news: bool(news["tables"]))
        assert [(it["table"], it["fresh"]) for it in news["tables"]] == [(table, True)]
        assert news["seeks"] == []
        info = ann.table(table)
        assert sorted(seat["name"] for seat in info["seats"]) == ["Ann", "Ben"]
        assert info["state"] == "playing"
        assert info["origin"]["kind"] == "seek"
        with talk(ann, table):
            ear.until(lambda news: bool(news["tables"]) and not news["tables"][0]["fresh"])
    (left,) = ann.call("GET", "/api/seeks")["seeks"]
    assert left["name"] == "Eve"
    assert not left["mine"]


def test_the_news_tell_when_it_is_my_turn_elsewhere(house: InThread) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    seek(ann)
    table = seek(ben)["table"]
    with talk(ann, table) as one, talk(ben, table) as two, news_of(ann) as ann_hears:
        mine = one if one.actions else two
        with news_of(ben) as ben_hears:
            hears = ben_hears if mine is one else ann_hears
            hears.until(lambda news: not news["tables"][0]["yours"])
            while mine.actions:
                mine.play_first()
            hears.until(lambda news: news["tables"][0]["yours"])


def test_nobody_sits_at_two_tables_by_one_seek(house: InThread) -> None:
    people = [house.guest(f"P{number}") for number in range(9)]
    threads = [threading.Thread(target=seek, args=(one,)) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with opened(house.settings.db) as connection:
        s = schema.seats.c
        users = connection.execute(select(s.user).where(s.kind == "person")).scalars().all()
    assert len(users) == len(set(users)) == 8
    assert len(people[0].call("GET", "/api/seeks")["seeks"]) == 1


def test_more_than_two_wait_until_they_are_enough(house: InThread) -> None:
    people = [house.guest(f"P{number}") for number in range(3)]
    tables = [seek(one, "wolves", 3)["table"] for one in people]
    assert tables[:2] == [None, None]
    assert len(people[0].table(tables[2])["seats"]) == 3


def test_ratings_fit_both_ways(house: InThread) -> None:
    ann, ben, cat = house.guest("Ann"), house.guest("Ben"), house.guest("Cat")
    with opened(house.settings.db) as connection:
        row = {"game": "lonewolves", "seats": 2, "sigma": 1.0, "games": 50}
        user = ben.call("GET", "/api/me")["id"]
        connection.execute(schema.ratings.insert(), {**row, "user": user, "mu": 40.0})
    assert seek(ann, within=5)["table"] is None
    assert seek(ben)["table"] is None
    assert seek(cat, within=5)["table"] is not None
    assert {one["name"] for one in ann.call("GET", "/api/seeks")["seeks"]} == {"Ben"}


def test_a_seek_ends_by_itself_and_when_it_is_ended(house: InThread) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    seek(ann)
    assert len(seek(ann)["seeks"]) == 1, "one of a person and a game"
    assert ann.call("POST", "/api/seeks/end", {"game": "lonewolves"})["seeks"] == []
    seek(ann)
    house.offset += seeks.QUICK + 1
    assert ben.call("GET", "/api/seeks")["seeks"] == []
    assert seek(ben)["table"] is None


def test_the_news_tell_of_no_seek_that_has_ended_by_itself() -> None:
    kept = {"user": "ann", "game": "wolves", "seats": 2, "pace": "none", "seconds": 0}
    with create_engine("sqlite://").connect() as connection:
        schema.metadata.create_all(connection)
        connection.execute(insert(club.seeks), {**kept, "created": 0.0, "expires": 900.0})
        assert standing(connection, ["ann"], 899.0)["ann"].seeks == ["wolves"]
        assert standing(connection, ["ann"], 901.0)["ann"].seeks == []


def test_what_does_not_fit_is_named(house: InThread) -> None:
    ann = house.guest()
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "ludo"}, "game"),
        ({"seats": 9}, "seats"),
        ({"pace": {"kind": "clock", "seconds": 0}}, "pace.seconds"),
    ]
    for fields, field in wrong:
        with pytest.raises(Problem) as problem:
            seek(ann, **fields)
        assert problem.value.field == field
    for game in ("lonewolves", "wolves"):
        seek(ann, game)
    with pytest.raises(Problem, match="too-many"):
        seek(ann, "arctica")


def test_news_are_for_those_who_are_known(house: InThread) -> None:
    with pytest.raises(Exception, match="401"), news_of(Client(house.url, token="no")):
        pass
    ann = house.guest("Ann")
    with news_of(ann) as ear:
        ear.until(lambda news: news["tables"] == [])
        do(house.settings.db, "ban", Wish(ann.call("GET", "/api/me")["id"]))
        with pytest.raises(Exception, match="4001"):
            ear.until(lambda _: False)
