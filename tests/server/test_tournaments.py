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
from nunatak.server.club.standings import BREAKS
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


Leg = tuple[tuple[int, ...], list[int], list[int]]  # players, ranks, points


def recount(db: str, tournament: str) -> list[tuple[int, int, float]]:
    """Rank, entrant and score, counted here from the results that the tables themselves keep."""
    kind, numbers, boards = stored(db, tournament)
    met: dict[int, list[tuple[list[int], float]]] = {one: [] for one in numbers}
    for legs in boards.values():
        for one, got in counted(legs).items():
            met[one].append(([it for it in legs[0][0] if it != one], got))
    score = {one: sum(got for _, got in met[one]) for one in numbers}
    every = {one: [(other, got) for others, got in met[one] for other in others] for one in numbers}
    counts: dict[str, Callable[[int], float]] = {
        "buchholz": lambda one: sum(score[other] for other, _ in every[one]),
        "sonneborn": lambda one: sum(got * score[other] for other, got in every[one]),
        "direct": lambda one: sum(got for other, got in every[one] if score[other] == score[one]),
        "wins": lambda one: sum(got == 1 for others, got in met[one] if others),
    }
    worth = {one: (score[one], *(counts[name](one) for name in BREAKS[kind])) for one in numbers}
    ranks = {one: 1 + sum(other > worth[one] for other in worth.values()) for one in numbers}
    return sorted((ranks[one], one, score[one]) for one in numbers)


def counted(legs: list[Leg]) -> dict[int, float]:
    """What each got out of a match: of one game the share beaten; two games are won or drawn."""
    if len(legs[0][0]) == 1:
        return {legs[0][0][0]: 1.0}
    got: dict[int, list[float]] = {one: [0.0, 0.0, 0.0] for one in legs[0][0]}
    for players, ranks, points in legs:
        for seat, one in enumerate(players):
            others = [rank for place, rank in enumerate(ranks) if place != seat]
            share = sum(1.0 if rank > ranks[seat] else (rank == ranks[seat]) / 2 for rank in others)
            got[one][0] += share / len(others)
            got[one][1] += 0 if points else share
            got[one][2] += points[seat] if points else 0
    if len(legs) == 1:
        return {one: found[0] for one, found in got.items()}
    one, two = got
    better = 1.0 if got[one] > got[two] else 0.5 if got[one] == got[two] else 0.0
    return {one: better, two: 1 - better}


def stored(db: str, tournament: str) -> tuple[str, list[int], dict[tuple[int, int], list[Leg]]]:
    """Of a tournament its kind and entrants, and what its tables keep, by round and board."""
    boards: dict[tuple[int, int], list[Leg]] = {}
    with opened(db) as connection:
        row = connection.execute(
            select(club.tournaments).where(club.tournaments.c.id == tournament)
        ).one()
        e, p = club.entrants.c, club.pairings
        entered = select(e.number).where(e.tournament == tournament).order_by(e.number)
        numbers = list(connection.execute(entered).scalars())
        pairs = select(p).where(p.c.tournament == tournament).order_by(p.c.leg)
        for pair in connection.execute(pairs):
            legs = boards.setdefault((pair.round, pair.board), [])
            t = schema.tables.c
            kept = connection.execute(select(t.result).where(t.id == pair.table)).scalar()
            result = msgspec.json.decode(kept or '{"ranks": [1], "points": [0]}')
            players = tuple(msgspec.json.decode(pair.players))
            legs.append((players, result["ranks"], result["points"]))
    return row.kind, numbers, boards


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


def test_a_duplicate_goes_on_after_a_game_that_was_given_up(house: InThread) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    found = make(ann, "robin", duplicate=True, public=True)
    ben.call("POST", path(found, "/enter"), {})
    ann.call("POST", path(found, "/start"))
    found = until(ann, found, lambda it: len([p for p in it["pairings"] if p["table"]]) == 2)
    first, second = (pair["table"] for pair in sorted(found["pairings"], key=lambda p: p["leg"]))
    for table in (first, second):
        with talk(ben, table) as one:
            assert one.ask("resign")["type"] == "done"
    found = until(ann, found, is_over)
    assert [(it["name"], it["score"]) for it in found["standings"]] == [("Ann", 1), ("Ben", 0)]
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
