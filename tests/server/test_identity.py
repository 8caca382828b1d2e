"""Guests, personal links, accounts, and the games that go with them."""

import http.client
import json
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from nunatak.client import Client, Problem
from nunatak.search.bots import BOTS
from nunatak.server.store import schema
from tests.server.running import InThread
from tests.server.talking import talk

LEVEL = next(iter(BOTS))
PASSWORD = "correct horse battery"


def raw(
    server: InThread, method: str, path: str, body: object = None, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    """A request exactly as told."""
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc)
    data = None if body is None else json.dumps(body).encode()
    connection.request(method, path, data, {"content-type": "application/json", **headers})
    response = connection.getresponse()
    read = response.read()
    connection.close()
    return response, read


def account(client: Client) -> str:
    """Turn a guest into an account; its login."""
    known = client.call("GET", "/api/me")["id"].casefold()
    login = "somebody." + "".join(c for c in known if c.isalnum())
    client.call("POST", "/api/me/account", {"login": login, "password": PASSWORD})
    return login


def link(client: Client) -> str:
    """The token of a fresh personal link."""
    return str(client.call("POST", "/api/me/link")["url"].partition("#")[2])


def test_a_guest_gets_a_cookie_that_scripts_cant_read(server: InThread) -> None:
    response, body = raw(server, "POST", "/api/guest", {"name": "  Ann\n "})
    cookie = response.getheader("set-cookie") or ""
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    me = json.loads(body)
    assert me["name"] == "Ann"
    assert me["token"] is None
    _, body = raw(server, "GET", "/api/me", cookie=cookie.partition(";")[0])
    assert json.loads(body)["id"] == me["id"]


def test_a_foreign_page_is_refused(server: InThread) -> None:
    response, _ = raw(server, "POST", "/api/guest", {"name": "x"}, origin="https://evil.example")
    assert response.status == 403
    response, _ = raw(server, "POST", "/api/guest", {"name": "x"}, origin=server.url)
    assert response.status == 200
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", LEVEL])["id"]
    response, _ = raw(
        server,
        "GET",
        f"/api/tables/{table}/socket",
        origin="https://evil.example",
        authorization=f"Bearer {ann.token}",
        connection="Upgrade",
        upgrade="websocket",
        **{"sec-websocket-version": "13", "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="},
    )
    assert response.status == 403


def test_every_answer_keeps_browsers_safe(server: InThread) -> None:
    for path in ("/api/house", "/api/xyzzy", "/", "/healthz"):
        response, _ = raw(server, "GET", path)
        policy = response.getheader("content-security-policy") or ""
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.getheader("x-content-type-options") == "nosniff"


def test_a_seat_travels_by_personal_link(server: InThread) -> None:
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", LEVEL])["id"]
    first, second = link(ann), link(ann)
    with pytest.raises(Problem, match="bad-token"):
        Client(server.url).carry(first)
    phone = Client(server.url).carry(second)
    assert phone.table(table)["seats"][0]["mine"]
    with talk(phone, table) as there:
        assert (there.standing or {})["view"]["seats"][0]["hand"]


def test_a_personal_link_says_whose_it_is_and_is_good_for_one_device(server: InThread) -> None:
    ann = server.guest("Ann")
    token = link(ann)
    for _ in range(2):
        whose = Client(server.url).call("POST", "/api/carry/whose", {"token": token})
        assert whose == {"name": "Ann", "login": None}
    Client(server.url).carry(token)
    with pytest.raises(Problem, match="bad-token"):
        Client(server.url).carry(token)
    with pytest.raises(Problem, match="bad-token"):
        Client(server.url).call("POST", "/api/carry/whose", {"token": token})
    with pytest.raises(Problem, match="bad-token"):
        Client(server.url).carry(ann.token or "")  # a session is no link
    assert ann.call("GET", "/api/me")["name"] == "Ann"


def test_a_personal_link_dies_within_minutes(server: InThread) -> None:
    token = link(server.guest())
    server.offset += 16 * 60
    try:
        with pytest.raises(Problem, match="bad-token"):
            Client(server.url).carry(token)
    finally:
        server.offset -= 16 * 60


@pytest.mark.parametrize("claim", [False, True])
def test_C1_a_planted_guest_does_not_get_into_the_account(claim: bool, server: InThread) -> None:
    """Whoever carries a stranger's identity and then logs in keeps the stranger out."""
    login = account(server.guest("Victim"))
    attacker = server.guest("Attacker")
    browser = Client(server.url).carry(link(attacker))
    spare = link(attacker)
    browser.log_in(login, PASSWORD, claim=claim)
    assert browser.call("GET", "/api/me")["login"] == login
    if claim:
        _is_shut_out(server, attacker, spare)
    else:
        assert attacker.call("GET", "/api/me")["login"] is None
        assert Client(server.url).carry(spare).call("GET", "/api/me")["login"] is None


def _is_shut_out(server: InThread, attacker: Client, spare: str) -> None:
    with pytest.raises(Problem, match="no-session"):
        attacker.call("GET", "/api/me")
    with pytest.raises(Problem, match="bad-token"):
        Client(server.url).carry(spare)


def test_C1_an_account_made_of_a_planted_guest_is_its_makers_alone(server: InThread) -> None:
    attacker = server.guest("Attacker")
    browser = Client(server.url).carry(link(attacker))
    spare = link(attacker)
    login = account(browser)
    assert browser.call("GET", "/api/me")["login"] == login
    _is_shut_out(server, attacker, spare)


def test_a_guests_games_stay_the_guests_unless_they_are_claimed(server: InThread) -> None:
    login = account(server.guest())
    guest = server.guest("Guest")
    table = guest.open_table("lonewolves", ["me", LEVEL], public=True)["id"]
    browser = Client(server.url, token=guest.token).log_in(login, PASSWORD)
    assert not browser.table(table)["seats"][0]["mine"]
    assert guest.table(table)["seats"][0]["mine"]


def test_a_guest_becomes_an_account_with_all_games(server: InThread) -> None:
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", LEVEL])["id"]
    login = f"Ann.{table}"
    assert ann.call("POST", "/api/me/account", {"login": login, "password": PASSWORD})["login"]
    elsewhere = Client(server.url).log_in(login.lower(), PASSWORD)
    assert elsewhere.table(table)["seats"][0]["mine"]
    with pytest.raises(Problem, match="login-taken"):
        server.guest().call("POST", "/api/me/account", {"login": login, "password": PASSWORD})
    with pytest.raises(Problem, match="wrong-state"):
        ann.call("POST", "/api/me/account", {"login": f"{login}2", "password": PASSWORD})


def test_an_account_claims_a_guests_games(server: InThread) -> None:
    owner = server.guest()
    login = account(owner)
    guest = server.guest("Guest")
    table = guest.open_table("lonewolves", ["me", LEVEL])["id"]
    guest.log_in(login, PASSWORD, claim=True)
    assert owner.table(table)["seats"][0]["mine"]
    assert owner.table(table)["host"]
    with talk(owner, table) as seat:
        assert (seat.standing or {})["looking"] == 0
        while not seat.actions:
            seat.receive()
        seat.play_first()


def test_passwords_are_checked_and_kept_as_argon2(server: InThread) -> None:
    ann = server.guest()
    login = account(ann)
    for wrong in ((login, "wrong password"), ("nobody.at.all", PASSWORD)):
        with pytest.raises(Problem, match="wrong-password"):
            Client(server.url).log_in(*wrong)
    with pytest.raises(Problem) as problem:
        server.guest().call("POST", "/api/me/account", {"login": "short", "password": "short"})
    assert problem.value.field == "password"
    engine = server.node.store.engine
    with engine.connect() as connection:
        users = schema.users
        kept = connection.execute(select(users.c.password).where(users.c.login == login)).scalar()
        tokens = connection.execute(select(schema.tokens.c.digest)).scalars().all()
    assert str(kept).startswith("$argon2id$")
    assert ann.token not in tokens


def test_whoever_logs_out_is_forgotten(server: InThread) -> None:
    ann = server.guest()
    ann.call("POST", "/api/logout")
    with pytest.raises(Problem, match="no-session"):
        ann.call("GET", "/api/me")


def test_another_name_and_language(server: InThread) -> None:
    ann = server.guest()
    assert ann.call("PATCH", "/api/me", {"name": "Анна", "language": "ru"})["name"] == "Анна"
    assert ann.call("GET", "/api/me")["language"] == "ru"
    with pytest.raises(Problem) as problem:
        ann.call("PATCH", "/api/me", {"name": "\u200b\n"})
    assert problem.value.field == "name"


def test_too_many_tries_are_slowed(new_db: object) -> None:
    with InThread(new_db(), logins=3) as strict:  # type: ignore[operator]
        client = Client(strict.url)
        codes = []
        for _ in range(5):
            with pytest.raises(Problem) as problem:
                client.log_in("nobody", "wrong password")
            codes.append(problem.value.code)
        assert codes[:3] == ["wrong-password"] * 3
        assert codes[-1] == "too-fast"


def test_problems_are_told_in_the_readers_language(server: InThread) -> None:
    texts = set()
    for language in ("en", "ru", "cs"):
        with pytest.raises(Problem) as problem:
            Client(server.url, language=language).call("GET", "/api/me")
        texts.add(problem.value.text)
    assert len(texts) == 3


def test_sessions_are_listed_and_ended(server: InThread) -> None:
    ann = server.guest()
    login = account(ann)
    phone, tablet = (Client(server.url).log_in(login, PASSWORD) for _ in range(2))
    found = ann.sessions()
    assert [one["here"] for one in found].count(True) == 1
    assert len(found) == 3
    assert all(one["agent"].startswith("Python-urllib") for one in found)
    (mine,) = [one["id"] for one in phone.sessions() if one["here"]]
    assert len(ann.end_session(mine)) == 2
    with pytest.raises(Problem, match="no-session"):
        phone.sessions()
    with pytest.raises(Problem, match="not-found"):
        ann.end_session(mine)
    (strange,) = [one["id"] for one in server.guest().sessions()]
    with pytest.raises(Problem, match="not-found"):
        ann.end_session(strange)
    assert [one["here"] for one in ann.end_session()] == [True]
    with pytest.raises(Problem, match="no-session"):
        tablet.sessions()


def test_a_new_password_ends_all_other_sessions(server: InThread) -> None:
    ann = server.guest()
    login = account(ann)
    phone = Client(server.url).log_in(login, PASSWORD)
    spare = link(ann)
    with pytest.raises(Problem, match="wrong-password"):
        ann.change_password("a wrong password", "another horse battery")
    table = phone.open_table("lonewolves", ["me", "me"])["id"]
    with talk(phone, table) as one:
        ann.change_password(PASSWORD, "another horse battery")
        with pytest.raises(ConnectionClosed, match="4001"):
            one.until(lambda _: False)
    assert ann.call("GET", "/api/me")["login"] == login
    with pytest.raises(Problem, match="no-session"):
        phone.sessions()
    with pytest.raises(Problem, match="bad-token"):
        Client(server.url).carry(spare)
    with pytest.raises(Problem, match="wrong-password"):
        Client(server.url).log_in(login, PASSWORD)
    assert Client(server.url).log_in(login, "another horse battery").sessions()


def test_a_recovery_code_is_good_for_one_new_password(server: InThread) -> None:
    ann = server.guest()
    login = account(ann)
    with pytest.raises(Problem, match="wrong-password"):
        ann.recovery_codes("a wrong password")
    old = ann.recovery_codes(PASSWORD)
    codes = ann.recovery_codes(PASSWORD)
    assert len(set(codes)) == 10
    for login_, code in ((login, old[0]), (login, "xxxxx"), ("nobody.here", codes[0])):
        with pytest.raises(Problem) as problem:
            Client(server.url).recover(login_, code, "a third password")
        assert (problem.value.code, problem.value.field) == ("wrong-code", "code")
    back = Client(server.url).recover(login.upper(), f" {codes[0].upper()} ", "a third password")
    assert back.call("GET", "/api/me")["login"] == login
    with pytest.raises(Problem, match="no-session"):
        ann.sessions()
    with pytest.raises(Problem, match="wrong-code"):
        Client(server.url).recover(login, codes[0], "a fourth password")
    assert Client(server.url).log_in(login, "a third password").sessions()
    with pytest.raises(Problem, match="wrong-state"):
        server.guest().recovery_codes("whatever it is")
