"""Roles: what moderators and operators may do on their page, and how much everybody may have."""

from pathlib import Path

import pytest
from sqlalchemy import insert, select

from nunatak.client import Client, Problem
from nunatak.server.chores.operating import Wish, do, opened
from nunatak.server.people import roles
from nunatak.server.settings import SettingError
from nunatak.server.store import schema
from nunatak.server.wire.trouble import StoreError
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import talk
from tests.server.test_identity import account
from tests.server.test_tables import two_at


def with_role(server: InThread, role: str) -> tuple[Client, str]:
    client = server.guest(role)
    login = account(client)
    do(server.settings.db, "role", Wish(login, role))
    return client, login


def act(client: Client, what: str, whom: str, **wish: object) -> list[dict[str, object]]:
    found = client.call("POST", "/api/operators", {"what": what, "whom": whom, **wish})
    return list(found["rows"])


def look(client: Client, what: str) -> list[dict[str, object]]:
    return list(client.call("GET", f"/api/operators/{what}")["rows"])


def test_a_report_is_handled_with_a_name_to_it(server: InThread) -> None:
    moderator, login = with_role(server, "moderator")
    table, ann, ben = two_at(server)
    with talk(ann, table) as one:
        one.ask("say", text="a rude word")
    about, by = (who.call("GET", "/api/me")["id"] for who in (ann, ben))
    row = {"at": 1.0, "reporter": by, "reported": about, "table": table, "line": 1}
    with opened(server.settings.db) as connection:
        done = connection.execute(
            insert(schema.reports), {**row, "reason": "rude", "state": "open"}
        )
        assert done.inserted_primary_key is not None
        number = str(done.inserted_primary_key[0])
    (report,) = [row for row in look(moderator, "reports") if str(row["id"]) == number]
    assert (report["about_name"], report["said"]) == ("Ann", "a rude word")
    act(moderator, "mute", about, days=1)
    with talk(ann, table) as one:
        assert one.ask("say", text="more")["code"] == "muted"
    act(moderator, "handle", number, why="muted for a day")
    with opened(server.settings.db) as connection:
        kept = connection.execute(
            select(schema.reports).where(schema.reports.c.id == int(number))
        ).one()
    assert (kept.state, kept.handled_by, kept.note) == ("done", login, "muted for a day")
    assert [row["who"] for row in look(moderator, "audit")[:2]] == [login, login]
    act(moderator, "unmute", about)
    with pytest.raises(Problem, match="not-found"):
        act(moderator, "handle", "999999")


def test_a_table_is_closed_at_once_and_only_an_operator_deletes_it(server: InThread) -> None:
    moderator, _ = with_role(server, "moderator")
    operator, _ = with_role(server, "operator")
    table, ann, _ = two_at(server)
    with talk(ann, table) as one:
        act(moderator, "close", table, why="a quarrel")
        one.until(lambda got: got["type"] == "snapshot" and got["table"]["frozen"] is not None)
    for what in ("drop", "role", "purge", "forget"):
        with pytest.raises(Problem, match="forbidden"):
            act(moderator, what, table, value="operator")
    act(operator, "drop", table)
    with pytest.raises(Problem, match="not-found"):
        ann.table(table)
    with pytest.raises(Problem) as problem:
        act(operator, "role", "somebody")
    assert problem.value.field == "value"


def test_a_role_is_for_accounts_and_can_be_taken_back(server: InThread) -> None:
    db = server.settings.db
    operator, login = with_role(server, "operator")
    assert login in [row["login"] for row in look(operator, "roles")]
    assert operator.call("GET", "/api/me/role")["role"] == "operator"
    guest = server.guest("Guest")
    with pytest.raises(StoreError, match="login"):
        do(db, "role", Wish(guest.call("GET", "/api/me")["id"], "operator"))
    with pytest.raises(StoreError, match="ROLE"):
        do(db, "role", Wish(login, "king"))
    do(db, "role", Wish(login, "player"))
    assert operator.call("GET", "/api/me/role")["looks"] == []
    with pytest.raises(Problem, match="forbidden"):
        look(operator, "reports")


def test_moderators_do_not_act_against_each_other_and_shut_nobody_out_by_a_wide_range(
    server: InThread,
) -> None:
    moderator, _ = with_role(server, "moderator")
    operator, login = with_role(server, "operator")
    _, other = with_role(server, "moderator")
    for what, whom in (("ban", login), ("mute", other), ("rename", login)):
        with pytest.raises(Problem) as problem:
            act(moderator, what, whom, value="Nobody", days=1)
        assert (problem.value.code, problem.value.field) == ("forbidden", "whom")
    for who, everywhere in ((moderator, "0.0.0.0/0"), (operator, "2000::/3")):
        with pytest.raises(Problem, match="bad-value"):
            act(who, "ban", everywhere)
    like_an_address = "203.0.113.7"
    order = {"login": like_an_address, "password": "correct horse battery"}
    server.guest("Third").call("POST", "/api/me/account", order)
    do(server.settings.db, "role", Wish(like_an_address, "moderator"))
    with pytest.raises(Problem, match="forbidden"):
        act(moderator, "mute", like_an_address, days=1)
    act(operator, "mute", other, days=1)
    act(moderator, "ban", "198.51.100.0/24", days=1)
    act(moderator, "unban", "198.51.100.0/24")


def test_limits_come_from_one_file(new_db: NewDb, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("[guest]\nseeks = 1\nfriends = 1\nwatched = 0\n")
    found = roles.read_limits(str(file))
    assert (found["guest"].seeks, found["guest"].bots) == (1, roles.DEFAULTS["guest"].bots)
    assert found["player"] == roles.DEFAULTS["player"]
    with InThread(new_db(), limits=str(file)) as house:
        ann = house.guest()
        assert ann.call("GET", "/api/me/role")["limits"]["seeks"] == 1
        ann.call("POST", "/api/seeks", {"game": "lonewolves", "seats": 2})
        with pytest.raises(Problem, match="too-many"):
            ann.call("POST", "/api/seeks", {"game": "wolves", "seats": 2})
        ben, cat = (house.guest().call("GET", "/api/me")["id"] for _ in range(2))
        ann.call("POST", f"/api/people/{ben}/friend", {"wish": "ask"})
        with pytest.raises(Problem, match="too-many"):
            ann.call("POST", f"/api/people/{cat}/friend", {"wish": "ask"})
        with pytest.raises(Problem, match="too-many"):
            ann.open_table("lonewolves", ["pup", "pup"])
    for wrong in ("[king]\n", "[guest]\nsongs = 1\n", "[guest]\nseeks = -1\n"):
        other = tmp_path / f"{len(wrong)}.toml"
        other.write_text(wrong)
        with pytest.raises(SettingError, match="limits"):
            roles.read_limits(str(other))
