"""Tournaments from the first entrant to the last game, with whatever happens meanwhile."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from nunatak.client import Client, Problem
from nunatak.server.chores.maintenance import check
from nunatak.server.chores.operating import Wish, do, opened
from nunatak.server.club.standings import Game, standings
from nunatak.server.store import club, schema
from tests.server.conftest import NewDb
from tests.server.hearing import news_of
from tests.server.running import InThread, Process
from tests.server.talking import play_turns, talk
from tests.server.test_identity import raw

PATIENCE = 240.0
CLOCK = {"kind": "clock", "seconds": 3600}


def make(client: Client, kind: str = "swiss", **wishes: Any) -> Any:
    body = {"name": "Cup", "kind": kind, "game": "lonewolves", "pace": CLOCK, **wishes}
    return client.call("POST", "/api/tournaments", body)


def path(found: Any, what: str = "") -> str:
    return f"/api/tournaments/{found['info']['id']}{what}"


def until(client: Client, found: Any, fits: Callable[[Any], bool]) -> Any:
    """The tournament, once it fits."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = client.call("GET", path(found))
        if fits(found):
            return found
        time.sleep(0.2)
    raise TimeoutError(found["info"])


def recount(db: str, tournament: str) -> list[tuple[int, int, float]]:
    """Rank, entrant and score from the results that the tables themselves keep."""
    with opened(db) as connection:
        row = connection.execute(
            select(club.tournaments).where(club.tournaments.c.id == tournament)
        ).one()
        e, p = club.entrants.c, club.pairings
        entered = select(e.number).where(e.tournament == tournament).order_by(e.number)
        numbers = connection.execute(entered).scalars().all()
        games = []
        for pair in connection.execute(select(p).where(p.c.tournament == tournament)):
            players = tuple(msgspec.json.decode(pair.players))
            if pair.table is None:
                games.append(Game(pair.round, pair.board, players, (1,), (0,)))
                continue
            t = schema.tables.c
            told = connection.execute(select(t.result).where(t.id == pair.table)).scalar_one()
            result = msgspec.json.decode(told)
            ranks, points = tuple(result["ranks"]), tuple(result["points"])
            games.append(Game(pair.round, pair.board, players, ranks, points))
    return [(it.rank, it.entrant, it.score) for it in standings(row.kind, numbers, games)]


def told(found: Any) -> list[tuple[int, int, float]]:
    return [(it["rank"], it["entrant"], it["score"]) for it in found["standings"]]


def is_over(found: Any) -> bool:
    return bool(found["info"]["state"] == "over")


def test_a_swiss_of_bots_survives_a_kill(new_db: NewDb) -> None:
    """Fewer than the 64 of `bench/tournament.py`, and bots that think of nothing."""
    db = new_db()
    with Process(db) as process:
        host = Client(process.url).be_guest("Host")
        found = make(host, rounds=3, fill=8, level="random", enter=False)
        host.call("POST", path(found, "/start"))
        until(host, found, lambda it: it["info"]["round"] == 2)
        process.kill()
        process.start()
        found = until(host, found, is_over)
        mine = host.call("GET", "/api/me/tables")["tables"]
        made = host.call("GET", "/api/me/data")["tournaments"]
    assert [row["name"] for row in made] == ["Cup"]
    assert mine == [], "whoever only made it is not at its tables"
    assert found["info"]["rounds"] == found["info"]["round"] == 3
    assert len(found["pairings"]) == 12
    assert all(it["ranks"] for it in found["pairings"])
    assert sum(it["score"] for it in found["standings"]) == 12
    assert told(found) == recount(db, found["info"]["id"])
    assert found["breaks"] == ["buchholz", "sonneborn", "direct", "wins"]
    assert check(db).differences == []


@pytest.fixture(scope="module")
def house(new_db: NewDb) -> Any:
    with InThread(new_db()) as server:
        yield server


def test_people_enter_by_link_and_are_brought_to_their_table(house: InThread) -> None:
    ann, ben, eve = house.guest("Ann"), house.guest("Ben"), house.guest("Eve")
    found = make(ann, "robin")
    link = found["link"].partition("#")[2]
    for stranger in (ben, Client(house.url)):
        with pytest.raises(Problem, match="not-found"):
            stranger.call("GET", path(found))
    assert ben.call("POST", path(found, "/look"), {"invitation": link})["info"]["name"] == "Cup"
    with pytest.raises(Problem, match="not-found"):
        ben.call("POST", path(found, "/enter"), {})
    with pytest.raises(Problem, match="few-entrants"):
        ann.call("POST", path(found, "/start"))
    assert ben.call("POST", path(found, "/enter"), {"invitation": link})["info"]["entered"]
    with pytest.raises(Problem, match="forbidden"):
        ben.call("POST", path(found, "/start"))
    with news_of(ben) as ear:
        ann.call("POST", path(found, "/start"))
        news = ear.until(lambda news: bool(news["tables"]))
    table = until(ben, found, lambda it: it["next"])["next"]
    assert [it["table"] for it in news["tables"]] == [table]
    with pytest.raises(Problem, match="wrong-state"):
        eve.call("POST", path(found, "/enter"), {"invitation": link})
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 1000)
    found = until(ann, found, is_over)
    assert told(found) == recount(house.settings.db, found["info"]["id"])
    assert found["next"] is None


def test_a_duplicate_has_the_same_deal_twice_and_keeps_it_sealed(house: InThread) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    found = make(ann, "robin", duplicate=True, public=True)
    ben.call("POST", path(found, "/enter"), {})
    ann.call("POST", path(found, "/start"))
    found = until(ann, found, lambda it: len([p for p in it["pairings"] if p["table"]]) == 2)
    legs = {pair["leg"]: pair for pair in found["pairings"]}
    assert legs[0]["players"] == legs[1]["players"][::-1]
    first, second = legs[0]["table"], legs[1]["table"]
    with opened(house.settings.db) as connection:
        t = schema.tables.c
        deals = connection.execute(
            select(t.seed, t.salt, t.commitment).where(t.id.in_((first, second)))
        ).all()
    assert deals[0].seed == deals[1].seed
    assert deals[0].salt != deals[1].salt
    assert deals[0].commitment != deals[1].commitment
    play_out(ann, ben, first)
    secrets = ("record", "replay?open=1", "analysis", "position")
    for what in secrets:
        with pytest.raises(Problem, match="sealed"):
            ann.call("GET", f"/api/tables/{first}/{what}")
    play_out(ann, ben, second)
    for what in secrets:
        ann.call("GET", f"/api/tables/{first}/{what}")
    found = until(ann, found, is_over)
    assert sum(it["score"] for it in found["standings"]) == 1
    assert told(found) == recount(house.settings.db, found["info"]["id"])


def play_out(ann: Client, ben: Client, table: str) -> None:
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 1000)


def test_an_arena_pairs_whoever_is_free_until_its_end(house: InThread) -> None:
    ann = house.guest("Ann")
    found = make(ann, "arena", seats=3, game="wolves", fill=3, level="random", enter=False)
    found = ann.call("POST", path(found, "/start"))
    found = until(ann, found, lambda it: any(pair["ranks"] for pair in it["pairings"]))
    house.offset += 3601
    try:
        found = until(ann, found, is_over)
    finally:
        house.offset -= 3601
    assert {len(pair["players"]) for pair in found["pairings"]} == {3}
    assert told(found) == recount(house.settings.db, found["info"]["id"])


def test_who_has_gone_is_not_paired_and_a_closed_table_is_nobodys_win(house: InThread) -> None:
    ann, ben, cat = house.guest("Ann"), house.guest("Ben"), house.guest("Cat")
    found = make(ann, "robin", public=True)
    for one in (ben, cat):
        one.call("POST", path(found, "/enter"), {})
    ann.call("POST", path(found, "/start"))
    first = until(ann, found, lambda it: any(p["table"] for p in it["pairings"]))
    gone = cat
    gone.call("POST", path(found, "/leave"))
    (table,) = [pair["table"] for pair in first["pairings"] if pair["table"]]
    do(house.settings.db, "close", Wish(table))
    until(ann, found, lambda it: it["info"]["round"] >= 2)
    (line,) = [it for it in first["standings"] if it["name"] == "Cat"]
    later = ann.call("GET", path(found))
    rounds = [p for p in later["pairings"] if p["round"] >= 2 and line["entrant"] in p["players"]]
    assert rounds == []


def test_the_same_request_makes_one_tournament_and_wrong_ones_name_the_field(
    house: InThread,
) -> None:
    ann = house.guest("Ann")
    assert path(make(ann, id="once")) == path(make(ann, id="once"))
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": "ludo"}, "game"),
        ({"seats": 3, "game": "wolves"}, "seats"),
        ({"pace": {"kind": "none"}}, "pace"),
        ({"kind": "arena", "duplicate": True}, "duplicate"),
        ({"fill": 4, "level": "nobody"}, "level"),
        ({"options": {"no": "such"}}, "options.no"),
        ({"fill": 200, "level": "random"}, "fill"),
        ({"name": " "}, "name"),
    ]
    for fields, field in wrong:
        status, read = raw(
            house,
            "POST",
            "/api/tournaments",
            {"name": "Cup", "kind": "swiss", "game": "lonewolves", "pace": CLOCK, **fields},
            authorization=f"Bearer {ann.token}",
        )
        assert status.status in (400, 429), read
        assert msgspec.json.decode(read)["field"] == field, (fields, read)
    with pytest.raises(Problem, match="too-many"):
        make(ann)
