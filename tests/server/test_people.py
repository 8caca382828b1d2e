"""Who people are to each other: names, profiles, ratings, friends, reports, watchers, farewells."""

import json
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select, text

from nunatak.client import Client, Problem
from nunatak.search.levels import LEVELS
from nunatak.server.chores.maintenance import check
from nunatak.server.chores.operating import Wish, do, opened
from nunatak.server.events.live import OVER
from nunatak.server.people.opponents import SECONDS
from nunatak.server.settings import Settings, lan_addresses
from nunatak.server.store import schema
from nunatak.server.store.migrate import upgrade
from nunatak.server.table import watching
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import play_turns, talk
from tests.server.test_identity import PASSWORD, account
from tests.server.test_tables import two_at


def me(client: Client) -> str:
    return str(client.call("GET", "/api/me")["id"])


def finished(server: InThread, **wishes: Any) -> tuple[str, Client, Client]:
    table, ann, ben = two_at(server, **wishes)
    play_on(table, ann, ben)
    return table, ann, ben


def play_on(table: str, ann: Client, ben: Client) -> None:
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 1000)


def befriend(one: Client, other: Client) -> None:
    one.call("POST", f"/api/people/{me(other)}/friend", {"wish": "ask"})
    other.call("POST", f"/api/people/{me(one)}/friend", {"wish": "accept"})


def friends(client: Client) -> dict[str, str]:
    return {one["name"]: one["tie"] for one in client.call("GET", "/api/me/company")["friends"]}


# ------------------------------------------------------------------ who I am


def test_whoever_has_not_said_a_name_is_called_by_the_login(server: InThread) -> None:
    guest = Client(server.url)
    given = {"name": "Guest", "named": False, "bearer": True}
    guest.token = guest.call("POST", "/api/guest", given)["token"]
    assert not guest.call("GET", "/api/me")["named"]
    login = account(guest)
    found = guest.call("GET", "/api/me")
    assert (found["name"], found["named"], found["shown"]) == (login, True, "public")


def test_a_name_that_was_said_is_kept(server: InThread) -> None:
    ann = server.guest("Ann")
    account(ann)
    assert ann.call("GET", "/api/me")["name"] == "Ann"
    assert ann.call("PATCH", "/api/me", {"name": "Anna"})["named"]
    assert ann.call("PATCH", "/api/me", {"shown": "private"})["shown"] == "private"
    assert ann.call("GET", "/api/me")["name"] == "Anna"


# ------------------------------------------------------------------ profiles


def test_a_profile_counts_what_is_stored(server: InThread) -> None:
    table, ann, ben = finished(server, accounts=True)
    ranks = ann.table(table)["result"]["ranks"]
    for who, seat in ((ann, 0), (ben, 1)):
        found = who.call("GET", "/api/me/profile")
        (game,) = found["games"]
        won = int(ranks[seat] == 1)
        assert game["all"] == game["people"] == {"played": 1, "won": won}
        assert (game["run"], game["best_run"], game["badges"]) == (won, won, [])
        assert game["roles"] == {("near", "far")[seat]: {"played": 1, "won": won}}
        assert [best["table"] for best in found["best"]] == [table] * won
        (curve,) = found["ratings"]
        assert curve["games"] == 1
        assert [moment["rating"] for moment in curve["moments"]] == [curve["rating"]]


def test_a_profile_counts_games_however_people_came_together(server: InThread) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    wish = {"game": "lonewolves", "seats": 2}
    ann.call("POST", "/api/seeks", wish)
    table = ben.call("POST", "/api/seeks", wish)["table"]
    play_on(table, ann, ben)
    (game,) = ann.call("GET", "/api/me/profile")["games"]
    assert game["people"]["played"] == 1


def test_a_game_that_was_given_up_counts_without_points(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ben, table) as one:
        assert one.ask("resign")["type"] == "done"
    found = ann.call("GET", "/api/me/profile")
    assert found["games"][0]["all"] == {"played": 1, "won": 1}
    assert [best["points"] for best in found["best"]] == [0]


def test_a_level_that_is_beaten_leaves_a_badge_for_the_role(new_db: NewDb) -> None:
    with InThread(new_db(), bots=0) as server:
        ann = server.guest()
        table = ann.open_table("lonewolves", ["me", "pup"])["id"]
        give_the_game_to(server, table, 0)
        (game,) = ann.call("GET", "/api/me/profile")["games"]
    assert game["badges"] == [{"level": "pup", "role": "near"}]
    assert game["levels"] == {"pup": {"played": 1, "won": 1}}
    assert game["people"] == {"played": 0, "won": 0}


def give_the_game_to(server: InThread, table: str, seat: int) -> None:
    """As if it had ended: what a profile reads."""
    ranks = [1 if one == seat else 2 for one in range(2)]
    result = {"points": [9, 9], "ranks": ranks, "sources": [{}, {}], "resigned": None}
    t, s = schema.tables, schema.seats
    values = {"state": OVER, "ended": 1.0, "result": json.dumps(result)}
    with server.node.store.engine.begin() as connection:
        connection.execute(t.update().where(t.c.id == table), values)
        connection.execute(s.update().where(s.c.table == table, s.c.seat == seat), {"role": "near"})


def test_the_private_are_seen_by_themselves_and_friends(server: InThread) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    path = f"/api/people/{me(ann)}"
    assert ann.call("GET", path)["shown"] == "private", "guests are, unless they say otherwise"
    with pytest.raises(Problem, match="not-found"):
        ben.call("GET", path)
    befriend(ann, ben)
    assert ben.call("GET", path)["tie"] == "friends"
    with pytest.raises(Problem, match="not-found"):
        eve.call("GET", path)
    ann.call("PATCH", "/api/me", {"shown": "public"})
    assert eve.call("GET", path)["name"] == "Ann"
    login = account(ann)
    assert eve.call("GET", f"/api/people/{login}")["person"] == me(ann)


def test_a_private_account_is_on_nobody_elses_ladder(server: InThread) -> None:
    _, ann, ben = finished(server, accounts=True)
    ann.call("PATCH", "/api/me", {"shown": "private"})
    path = "/api/ratings/lonewolves/2"
    assert me(ann) not in {row["person"] for row in ben.call("GET", path)["ratings"]}
    assert me(ann) in {row["person"] for row in ann.call("GET", path)["ratings"]}


def test_ratings_agree_with_a_recount_of_the_results(new_db: NewDb) -> None:
    with InThread(new_db()) as server:
        table, ann, ben = finished(server, accounts=True)
        for _ in range(2):
            table = ann.call("POST", f"/api/tables/{table}/rematch", {})["id"]
            play_on(table, ann, ben)
        finished(server, accounts=True)
        stored, swings = kept(server, schema.ratings), kept(server, schema.swings)
        recounted = recount(server)
    assert {(row.user, row.mu, row.sigma, row.games) for row in stored} == {
        (user, rating.mu, rating.sigma, games) for user, (rating, games) in recounted.items()
    }
    last = {row.user: (row.mu, row.sigma) for row in sorted(swings, key=lambda row: row.at)}
    assert last == {row.user: (row.mu, row.sigma) for row in stored}
    assert len(swings) == 8


def test_a_check_counts_the_ratings_again(new_db: NewDb) -> None:
    db = new_db()
    with InThread(db) as server:
        table, ann, ben = finished(server, accounts=True)
        second = str(ann.call("POST", f"/api/tables/{table}/rematch", {})["id"])
        play_on(second, ann, ben)
        finished(server, accounts=True)
        mine = me(ann)
        seat = next(one["seat"] for one in ann.table(second)["seats"] if one["mine"])
    assert check(db).differences == []
    r, w = schema.ratings, schema.swings
    spoiled = [
        (r.update().where(r.c.user == mine), {"mu": 30.0}, "ratings.lonewolves.2"),
        (
            w.update().where(w.c.user == mine, w.c.table == second),
            {"sigma": 1.0},
            f"swings[{seat}]",
        ),
    ]
    for query, values, what in spoiled:
        with opened(db) as connection:
            connection.execute(query, values)
        (*_, found) = sorted(check(db).differences, key=lambda one: one.what)
        assert (found.table, found.what) == (second, what)
    do(db, "drop", Wish(table))
    assert check(db).differences == [], "what has lost a step can't be followed"


def test_games_from_before_curves_were_kept_get_one_where_it_leads_to_the_rating(
    new_db: NewDb,
) -> None:
    db = new_db()
    with InThread(db) as server:
        table, ann, ben = finished(server, accounts=True)
        play_on(str(ann.call("POST", f"/api/tables/{table}/rematch", {})["id"]), ann, ben)
        finished(server, accounts=True)
        before = kept(server, schema.swings)
        stored = kept(server, schema.ratings)
        lost, *_ = stored
        with server.node.store.engine.begin() as connection:
            connection.execute(schema.swings.delete())
            r = schema.ratings
            connection.execute(r.update().where(r.c.user == lost.user), {"mu": lost.mu + 1})
            connection.execute(text("alter table tables drop column hints"))
            connection.execute(text("update alembic_version set version_num = '0006'"))
    upgrade(db)
    with InThread(db) as server:
        after = kept(server, schema.swings)
        assert {row.mu for row in kept(server, schema.ratings)} ^ {row.mu for row in stored}
    assert set(after) == {row for row in before if row.user != lost.user}
    assert len(before) == 6
    assert len(after) < 6


def kept(server: InThread, table: Any) -> list[Any]:
    with server.node.store.engine.connect() as connection:
        return list(connection.execute(select(table)).all())


def recount(server: InThread) -> dict[str, tuple[Any, int]]:
    """The ratings from the stored results alone."""
    model = PlackettLuce()
    known: dict[str, tuple[Any, int]] = {}
    seats = sorted(kept(server, schema.seats), key=lambda row: row.seat)
    tables = [row for row in kept(server, schema.tables) if row.rated and row.state == OVER]
    for table in sorted(tables, key=lambda row: row.ended):
        people = [row.user for row in seats if row.table == table.id]
        before = [known.get(user, (model.rating(), 0)) for user in people]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one, _ in before]
        after = model.rate(teams, ranks=json.loads(table.result)["ranks"])
        known |= {
            user: (rating, games + 1)
            for user, (rating,), (_, games) in zip(people, after, before, strict=True)
        }
    return known


def test_the_ratings_of_a_table_are_told_by_seat(server: InThread) -> None:
    table, ann, ben = finished(server, accounts=True)
    found = ann.call("GET", f"/api/tables/{table}/ratings")["ratings"]
    mine = [who.call("GET", "/api/me/profile")["ratings"][0]["rating"] for who in (ann, ben)]
    assert found == mine


# ------------------------------------------------------------------ bots


def test_every_level_that_people_play_has_a_time_and_keeps_to_it() -> None:
    assert list(SECONDS) == list(LEVELS)
    for name, level in LEVELS.items():
        assert level.budget.seconds is None or level.budget.seconds <= SECONDS[name]


def test_yardsticks_are_not_among_the_levels(server: InThread) -> None:
    house = server.guest().call("GET", "/api/house")
    offered = [level["level"] for level in house["levels"]]
    assert offered == list(SECONDS)
    assert {"random", "greedy", "plain", "net"} <= set(house["bots"]) - set(offered)


# ------------------------------------------------------------------ friends


def test_friends_need_both(server: InThread) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    to_ben, to_ann = f"/api/people/{me(ben)}/friend", f"/api/people/{me(ann)}/friend"
    with pytest.raises(Problem, match="wrong-state"):
        ben.call("POST", to_ann, {"wish": "accept"})
    ann.call("POST", to_ben, {"wish": "ask"})
    assert (friends(ann), friends(ben)) == ({"Ben": "asked"}, {"Ann": "asks"})
    ben.call("POST", to_ann, {"wish": "decline"})
    assert friends(ann) == friends(ben) == {}
    ann.call("POST", to_ben, {"wish": "ask"})
    ben.call("POST", to_ann, {"wish": "ask"})
    assert (friends(ann), friends(ben)) == ({"Ben": "friends"}, {"Ann": "friends"})
    ann.call("POST", to_ben, {"wish": "end"})
    assert friends(ann) == friends(ben) == {}
    with pytest.raises(Problem, match="bad-value"):
        ann.call("POST", to_ann, {"wish": "ask"})
    with pytest.raises(Problem, match="not-found"):
        ann.call("POST", "/api/people/nobody.here/friend", {"wish": "ask"})


def test_an_account_that_claims_a_guest_has_its_friends(server: InThread) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    login = account(ann)
    guest = server.guest("Ann too")
    for other in (ben, eve):
        befriend(guest, other)
    befriend(eve, ann)
    before = me(guest)
    guest.log_in(login, PASSWORD, claim=True)
    assert friends(guest) == {"Ben": "friends", "Eve": "friends"}
    assert friends(ben) == friends(eve) == {"Ann": "friends"}
    assert ben.call("GET", f"/api/people/{before}")["person"] == me(ann)


def test_a_friend_is_invited_and_sits_down_without_a_link(server: InThread) -> None:
    ann, ben, eve = server.guest("Ann"), server.guest("Ben"), server.guest("Eve")
    befriend(ann, ben)
    table = ann.open_table("lonewolves", ["me", "open"])["id"]
    (friend,) = ben.call("GET", "/api/me/company")["friends"]
    assert friend["here"]
    assert friend["tables"] == [], "a private table, and no invitation"
    with pytest.raises(Problem, match="forbidden"):
        ann.call("POST", f"/api/tables/{table}/invite", {"person": me(eve)})
    ann.call("POST", f"/api/tables/{table}/invite", {"person": me(ben)})
    (friend,) = ben.call("GET", "/api/me/company")["friends"]
    assert [one["id"] for one in friend["tables"]] == [table]
    with pytest.raises(Problem, match="not-found"):
        eve.call("POST", f"/api/tables/{table}/join", {})
    assert ben.call("POST", f"/api/tables/{table}/join", {})["seats"][1]["person"] == me(ben)


# ------------------------------------------------------------------ chat


def test_signs_are_lines_of_the_chat_and_not_too_many(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ann, table) as one, talk(ben, table) as two:
        assert one.ask("sign", sign="howl")["type"] == "done"
        line = two.until(lambda got: got["type"] == "chat")
        assert (line["kind"], line["text"], line["person"]) == ("sign", "howl", me(ann))
        assert one.ask("sign", sign="shrug")["code"] == "bad-value"
        answers = [one.ask("sign", sign="hello").get("code", "done") for _ in range(8)]
        assert "too-fast" in answers
        assert one.ask("say", text="hi")["type"] == "done", "words are not counted as signs"


def test_whom_one_does_not_hear_is_kept(server: InThread) -> None:
    _, ann, ben = two_at(server)
    path = f"/api/people/{me(ben)}/mute"
    assert ann.call("POST", path, {"muted": True})["muted"] == [me(ben)]
    assert ann.call("POST", path, {"muted": True})["muted"] == [me(ben)]
    ben.call("POST", f"/api/people/{me(ann)}/friend", {"wish": "ask"})
    assert friends(ann) == {}, "nor do they ask"
    assert ann.call("POST", path, {"muted": False})["muted"] == []


def test_reports_are_kept_for_operators(server: InThread) -> None:
    table, ann, ben = two_at(server)
    with talk(ben, table) as two:
        line = two.ask("say", text="something rude")["number"]
    path, order = f"/api/people/{me(ben)}/report", {"table": table, "reason": "insult"}
    for _ in range(2):
        ann.call("POST", path, {**order, "line": line})
    ann.call("POST", path, order)
    with pytest.raises(Problem) as problem:
        ann.call("POST", path, {**order, "line": line + 1})
    assert (problem.value.code, problem.value.field) == ("not-found", "line")
    found = [row for row in kept(server, schema.reports) if row.reporter == me(ann)]
    assert [(row.reported, row.line, row.reason, row.state) for row in found] == [
        (me(ben), line, "insult", "open"),
        (me(ben), None, "insult", "open"),
    ]


# ------------------------------------------------------------------ watchers


def watch_token(host: Client, table: str) -> str:
    host.call("PUT", f"/api/tables/{table}/watchers", {"allowed": True})
    return str(host.call("GET", f"/api/tables/{table}/watchers")["url"].partition("#")[2])


def test_watchers_need_the_hosts_consent_and_can_only_watch(server: InThread) -> None:
    ann, eye = server.guest("Ann"), server.guest("Eye")
    table = ann.open_table("wolves", ["me", "open", "open"])["id"]
    with pytest.raises(Problem, match="forbidden"):
        ann.call("GET", f"/api/tables/{table}/watchers")
    token = watch_token(ann, table)
    assert eye.call("POST", f"/api/tables/{table}/watch", {"invitation": token})["watched"]
    with pytest.raises(Problem, match="not-found"):
        eye.call("POST", f"/api/tables/{table}/join", {"invitation": token})
    with pytest.raises(Problem, match="not-found"):
        eye.call("POST", f"/api/tables/{table}/join", {})
    with talk(eye, table) as one:
        assert one.table["id"] == table, "nothing is hidden in The Wolves"
    ann.call("PUT", f"/api/tables/{table}/watchers", {"allowed": False})
    with pytest.raises(Problem, match="not-found"):
        eye.table(table)
    with pytest.raises(Problem, match="not-found"):
        eye.call("POST", f"/api/tables/{table}/watch", {"invitation": token})


def test_where_hands_are_hidden_watchers_hear_late(server: InThread) -> None:
    ann, ben, eye = server.guest("Ann"), server.guest("Ben"), server.guest("Eye")
    table = ann.open_table("lonewolves", ["me", "open"])["id"]
    befriend(ann, ben)
    ann.call("POST", f"/api/tables/{table}/invite", {"person": me(ben)})
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    eye.call("POST", f"/api/tables/{table}/watch", {"invitation": watch_token(ann, table)})
    begun = eye.table(table)["number"]
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 6)
    assert eye.table(table)["number"] == begun
    assert eye.call("GET", f"/api/tables/{table}/replay")["moves"] == 0
    assert eye.call("GET", f"/api/tables/{table}/replay?number=999999")["moves"] == 0
    for path in ("record", "position", "ratings"):
        with pytest.raises(Problem, match="not-found"):
            eye.call("GET", f"/api/tables/{table}/{path}")
    with pytest.raises(Exception, match="404"):
        talk(eye, table).__enter__()
    server.offset += watching.LATE + 1
    try:
        assert eye.call("GET", f"/api/tables/{table}/replay")["moves"] == 6
    finally:
        server.offset = 0.0


# ------------------------------------------------------------------ addresses


def test_a_server_offers_the_addresses_by_which_others_reach_it() -> None:
    assert Settings(host="127.0.0.1").addresses == []
    assert Settings(host="localhost").addresses == []
    assert Settings(url="https://games.example.org/").addresses == ["https://games.example.org"]
    assert Settings(host="192.0.2.7", port=80).addresses == ["http://192.0.2.7:80"]
    everywhere = Settings(host="0.0.0.0").addresses
    assert len(everywhere) == sum(":" not in address for address in lan_addresses())
    assert not any("127.0.0.1" in address or "0.0.0.0" in address for address in everywhere)


# ------------------------------------------------------------------ farewells


def test_my_data_is_one_file(server: InThread) -> None:
    table, ann, ben = two_at(server)
    befriend(ann, ben)
    with talk(ann, table) as one:
        one.ask("say", text="hello there")
    found = ann.call("GET", "/api/me/data")
    assert found["person"]["id"] == me(ann)
    assert [line["text"] for line in found["said"]] == ["hello there"]
    assert [row["other"] for row in found["friends"]] == [me(ben)]
    assert "password" not in json.dumps(found)


def test_an_account_is_deleted_by_its_password(server: InThread) -> None:
    table, ann, ben = finished(server)
    running, lobby = two_with(server, ann, ben)
    login, mine = account(ann), me(ann)
    befriend(ann, ben)
    with pytest.raises(Problem, match="wrong-password"):
        ann.call("POST", "/api/me/farewell", {"name": "Ann"})
    ann.call("POST", "/api/me/farewell", {"password": PASSWORD})
    with pytest.raises(Problem, match="no-session"):
        ann.call("GET", "/api/me")
    with pytest.raises(Problem, match="wrong-password"):
        Client(server.url).log_in(login, PASSWORD)
    assert "Ann" not in json.dumps(ben.table(table))
    assert ben.table(running)["seats"][0]["held"] is not None
    assert ben.table(lobby)["seats"][0]["kind"] == "open"
    assert friends(ben) == {}
    with pytest.raises(Problem, match="not-found"):
        ben.call("GET", f"/api/people/{mine}")
    assert check(server.settings.db).differences == []


def two_with(server: InThread, ann: Client, ben: Client) -> tuple[str, str]:
    """A game that goes on, and a table that waits."""
    running = ann.open_table("lonewolves", ["me", "open"], public=True)["id"]
    ben.call("POST", f"/api/tables/{running}/join", {})
    ann.call("POST", f"/api/tables/{running}/start")
    return running, ann.open_table("lonewolves", ["me", "open"], public=True)["id"]


def test_a_guest_is_deleted_by_the_name_typed_again(server: InThread) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Problem) as problem:
        ann.call("POST", "/api/me/farewell", {"name": "Anna"})
    assert (problem.value.code, problem.value.field) == ("bad-value", "name")
    ann.call("POST", "/api/me/farewell", {"name": " ann "})
    with pytest.raises(Problem, match="no-session"):
        ann.call("GET", "/api/me")


def test_a_name_leaves_a_game_that_ends_later_with_the_next_purge(server: InThread) -> None:
    table, ann, ben = two_at(server)
    ann.call("POST", "/api/me/farewell", {"name": "Ann"})
    with talk(ben, table) as two:
        assert two.ask("resign", seat=1)["type"] == "done"
    do(server.settings.db, "purge", Wish())
    server.node.tables.clear()
    assert "Ann" not in json.dumps(ben.table(table))
