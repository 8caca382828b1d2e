"""Slow games: notices reach browsers and letter boxes, once for a turn; vacations stop clocks."""

import asyncio
import datetime
import ipaddress
import json
import re
import smtplib
import ssl
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

import pytest
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from sqlalchemy import select

from nunatak.client import Client, Problem
from nunatak.server.chores import postman, turns
from nunatak.server.chores.maintenance import check
from nunatak.server.chores.operating import opened
from nunatak.server.chores.postman import TRIES, send_due
from nunatak.server.chores.turns import notice_turns, settle_vacations
from nunatak.server.club import mail, push
from nunatak.server.settings import Settings
from nunatak.server.store import club
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, talk
from tests.server.test_findings import loop_of

DAY = 86400


def slowly(days: int) -> dict[str, Any]:
    return {"kind": "move", "seconds": days * DAY}


# RFC 8291, appendix A
RFC = {
    "ua_private": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "ua_public": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkN"
    "toIAiw4",
    "as_private": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "body": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
    "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
    "gSxsj_Qulcy4a-fN",
}


def hkdf(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


class Browser:
    """Keys as a browser has them; it reads what is meant for it, by the standard's own words."""

    def __init__(self, private: str | None = None, auth: str | None = None) -> None:
        fresh = ec.generate_private_key(ec.SECP256R1())
        self.private = fresh if private is None else push.read_key(private)
        self.auth = b"0123456789abcdef" if auth is None else push.decode(auth)

    @property
    def public(self) -> bytes:
        return push.public_bytes(self.private)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert size >= len(sealed)
        shared = self.private.exchange(ec.ECDH(), push.read_point(theirs))
        key = hkdf(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        content = hkdf(salt, key, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, key, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(content).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded[-1] == 2
        return padded[:-1]


def test_the_example_of_the_standard_is_encrypted_to_the_letter() -> None:
    browser = push.Browser("https://push.example/", RFC["ua_public"], RFC["auth"])
    text = b"When I grow up, I want to be a watermelon"
    own, salt = push.read_key(RFC["as_private"]), push.decode(RFC["salt"])
    body = push.encrypt(text, browser, own, salt)
    assert push.encode(body) == RFC["body"]
    theirs = Browser(RFC["ua_private"], RFC["auth"])
    assert push.encode(theirs.public) == RFC["ua_public"]
    assert theirs.read(push.decode(RFC["body"])) == text
    assert push.encrypt(text, browser) != push.encrypt(text, browser)


def test_only_push_services_of_the_open_net_are_taken() -> None:
    assert push.is_endpoint("https://push.example.net/send/abc")
    wrong = (
        "http://push.example.net/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/",
    )
    for endpoint in (*wrong, "https://localhost/", "https://intern/", "ftp://a.b/", "x"):
        assert not push.is_endpoint(endpoint), endpoint
    assert not push.may_reach("127.0.0.1")
    assert not push.may_reach("192.168.0.7")


class PushService(HTTPServer):
    """A push service that checks who sends, and keeps what comes."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Pushing)
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/send/me"


class Pushing(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        assert re.fullmatch(r"[\w-]{1,32}", self.headers["topic"], re.ASCII), "RFC 8030, 5.4"
        assert self.headers["urgency"] in ("very-low", "low", "normal", "high"), "RFC 8030, 5.3"
        assert len(body) <= 4096, "RFC 8030, 7.2: so much every push service takes"
        self.server.came.append((dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None: ...


def verify(authorization: str, key: str, audience: str) -> None:
    """As RFC 8292 wants it."""
    words = dict(part.strip().split("=", 1) for part in authorization[6:].split(","))
    assert authorization.startswith("vapid ")
    assert words["k"] == key
    signed, _, signature = words["t"].rpartition(".")
    raw = push.decode(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = push.read_point(push.decode(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(*numbers), b"x", ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(push.decode(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == audience
    assert 0 < claims["exp"] - time.time() <= DAY, "RFC 8292 allows a day"
    assert claims.get("sub", "mailto:").startswith(("mailto:", "https:"))


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    monkeypatch.setattr(push, "is_endpoint", lambda _: True)
    monkeypatch.setattr(push, "may_reach", lambda _: True)
    found = PushService()
    yield found
    found.shutdown()
    found.server_close()


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loops look once at the start; then the tests let them look."""
    for loop in (postman, turns):
        monkeypatch.setattr(loop, "EVERY", 3600.0)


@pytest.fixture
def house(new_db: NewDb) -> Iterator[InThread]:
    with InThread(new_db()) as server:
        yield server


def do(house: InThread, work: Any) -> Any:
    """What a loop does now and then, at once."""
    return asyncio.run_coroutine_threadsafe(work(house.node), loop_of(house)).result(30)


def slow_game(
    house: InThread, names: tuple[str, str] = ("Аня", "Ben"), days: int = 2
) -> tuple[str, Any, Any]:
    """A game with days for a move; first the one whose turn it is."""
    ann, ben = house.guest(names[0], "ru"), house.guest(names[1])
    table = ann.open_table("lonewolves", ["me", "open"], public=True, pace=slowly(days))["id"]
    ben.call("POST", f"/api/tables/{table}/join", {})
    ann.call("POST", f"/api/tables/{table}/start")
    info = ann.table(table)
    return (table, ann, ben) if info["yours"] else (table, ben, ann)


def subscribe(client: Client, service: PushService) -> tuple[Browser, Any]:
    browser = Browser()
    keys = {"key": push.encode(browser.public), "auth": push.encode(browser.auth)}
    body = {"endpoint": service.endpoint, **keys}
    return browser, client.call("POST", "/api/me/notices/browsers", body)


def play_turn(client: Client, table: str) -> None:
    """Play until it is the other's turn, and go."""
    with talk(client, table) as one:
        while one.actions:
            one.play_first()


def later(house: InThread, seconds: float = 200.0) -> None:
    house.offset += seconds
    do(house, notice_turns)


def test_a_notice_tells_whose_turn_it_is_once_for_each_turn(
    house: InThread, service: PushService
) -> None:
    table, first, second = slow_game(house)
    browser, told = subscribe(first, service)
    assert (told["browsers"], told["enabled"]) == (1, True)
    do(house, notice_turns)
    assert service.came == [], "their turn has just begun"
    later(house)
    do(house, send_due)
    ((headers, body),) = service.came
    verify(headers["Authorization"], told["key"], service.endpoint.removesuffix("/send/me"))
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    notice = json.loads(browser.read(body))
    assert notice["table"] == table
    language = first.call("GET", "/api/me")["language"]
    turn = {"ru": "Ваш ход", "en": "Your turn"}[language]
    assert notice["text"].startswith(turn)
    for _ in range(3):
        later(house)
        do(house, send_due)
    assert len(service.came) == 1, "at most one for a turn"
    play_turn(first, table)
    play_turn(second, table)
    later(house)
    do(house, send_due)
    assert len(service.came) == 2
    first.call("POST", f"/api/notices/off/{notice['token']}")
    assert not first.call("GET", "/api/me/notices")["enabled"]
    play_turn(first, table)
    play_turn(second, table)
    later(house)
    do(house, send_due)
    assert len(service.came) == 2


def test_whoever_is_there_gets_no_notice(house: InThread, service: PushService) -> None:
    table, first, _ = slow_game(house)
    subscribe(first, service)
    house.offset += 200
    with talk(first, table):
        do(house, notice_turns)
    later(house)
    with talk(first, table):  # came to look after the notice was written
        do(house, send_due)
    assert service.came == []


def test_a_push_service_that_is_away_is_asked_again_and_a_dead_subscription_dropped(
    house: InThread, service: PushService
) -> None:
    table, first, second = slow_game(house, days=30)
    subscribe(first, service)
    service.status = 503
    later(house)
    for _ in range(2 * TRIES):
        do(house, send_due)
        house.offset += DAY
    assert len(service.came) == TRIES
    with opened(house.settings.db) as connection:
        assert connection.execute(select(club.outbox.c.state)).scalars().all() == ["failed"]
    service.status = 410
    play_turn(first, table)
    play_turn(second, table)
    later(house)
    do(house, send_due)
    assert first.call("GET", "/api/me/notices")["browsers"] == 0


def test_what_lies_in_the_outbox_survives_a_restart(new_db: NewDb, service: PushService) -> None:
    db = new_db()
    with InThread(db) as house:
        _, first, _ = slow_game(house)
        browser, told = subscribe(first, service)
        with opened(db) as connection:
            connection.execute(club.outbox.delete())
        later(house)
    with InThread(db) as house:
        house.offset += 300
        assert Client(house.url, first.token).call("GET", "/api/me/notices")["key"] == told["key"]
        do(house, send_due)
    assert len(service.came) == 1
    assert browser.read(service.came[0][1])


def test_a_wrong_subscription_is_named(house: InThread, service: PushService) -> None:
    ann = house.guest()
    good = {"endpoint": service.endpoint, "key": RFC["ua_public"], "auth": RFC["auth"]}
    for field, value in (("key", "A" * 87), ("auth", "A" * 30)):
        with pytest.raises(Problem) as problem:
            ann.call("POST", "/api/me/notices/browsers", {**good, field: value})
        assert problem.value.field == field
    assert ann.call("GET", "/api/me/notices")["browsers"] == 0


# ------------------------------------------------------------------ letters


class PostOffice(ThreadingTCPServer):
    """A mail server that keeps what comes."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), Posting)
        self.letters: list[str] = []
        self.tls = tls  # what comes before it is taken is not kept
        self.said: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Posting(StreamRequestHandler):
    server: PostOffice

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().decode().strip().upper():
            self.server.said.append(line)
            if line == "STARTTLS" and self.server.tls is not None:
                if not self.go_under_cover(self.server.tls):
                    return
                continue
            if line.startswith("EHLO") and self.server.tls is not None:
                self.wfile.write(b"250-here\r\n250 STARTTLS\r\n")
                continue
            if line == "DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = iter(self.rfile.readline, b".\r\n")
                self.server.letters.append(b"".join(lines).decode())
            self.wfile.write(b"221 bye\r\n" if line == "QUIT" else b"250 ok\r\n")

    def finish(self) -> None:
        super().finish()
        self.request.close()

    def go_under_cover(self, tls: ssl.SSLContext) -> bool:
        """From now on nobody reads along; False: the other does not trust us."""
        self.wfile.write(b"220 go on\r\n")
        try:
            self.request = tls.wrap_socket(self.request, server_side=True)
        except OSError:
            return False
        self.rfile, self.wfile = self.request.makefile("rb"), self.request.makefile("wb", 0)
        return True


@pytest.fixture
def mailing(new_db: NewDb) -> Iterator[tuple[InThread, PostOffice]]:
    office = PostOffice()
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": office.server_address[1], "smtp_tls": "none"}
    with InThread(new_db(), **smtp, smtp_from="nunatak@example.org") as server:
        yield server, office
    office.shutdown()
    office.server_close()


@pytest.fixture
def sealed(tmp_path: Path) -> Iterator[tuple[PostOffice, Path]]:
    """A mail server with a certificate that it has signed itself."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([])
    now = datetime.datetime.now(datetime.UTC)
    days = datetime.timedelta(days=1)
    host = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - days).not_valid_after(now + days)
    signed = builder.add_extension(host, critical=True).sign(key, hashes.SHA256())
    file = tmp_path / "office.pem"
    plain = (Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(key.private_bytes(*plain) + signed.public_bytes(Encoding.PEM))
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(file)
    office = PostOffice(tls)
    yield office, file
    office.shutdown()
    office.server_close()


def post(office: PostOffice, **wishes: Any) -> None:
    port = office.server_address[1]
    settings = Settings(smtp_host="127.0.0.1", smtp_port=port, smtp_from="a@b.org", **wishes)
    mail.send(settings, "ann@example.org", "Your turn", "Come!")


def test_letters_go_under_cover_to_a_server_that_is_trusted(
    sealed: tuple[PostOffice, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    office, file = sealed
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    post(office)
    (letter,) = office.letters
    assert words_of(letter).strip() == "Come!"
    hello, starttls, again, *_ = office.said
    assert starttls == "STARTTLS"
    assert hello == again, "what was said in the open is said anew"


def test_nothing_is_said_to_a_mail_server_that_nobody_vouches_for(
    sealed: tuple[PostOffice, Path],
) -> None:
    office, _ = sealed
    with pytest.raises(ssl.SSLCertVerificationError):
        post(office)
    assert office.letters == []
    assert not any(line.startswith("MAIL") for line in office.said)


def test_no_letter_goes_in_the_open_unless_the_operator_says_so() -> None:
    office = PostOffice()  # knows nothing of STARTTLS
    with pytest.raises(smtplib.SMTPException):
        post(office)
    assert office.letters == []
    post(office, smtp_tls="none")
    assert len(office.letters) == 1
    office.shutdown()
    office.server_close()


def words_of(letter: str) -> str:
    from email import message_from_string, policy

    return str(message_from_string(letter, policy=policy.default).get_content())


def test_an_address_is_confirmed_before_anything_is_sent_there(
    mailing: tuple[InThread, PostOffice],
) -> None:
    house, office = mailing
    _, first, _ = slow_game(house, ("Ann", "Ben"))
    told = first.call("PUT", "/api/me/notices/address", {"address": "ann@example.org"})
    assert (told["address"], told["confirmed"]) == ("ann@example.org", False)
    with pytest.raises(Problem, match="too-fast"):
        first.call("PUT", "/api/me/notices/address", {"address": "ann@example.org"})
    later(house)
    do(house, send_due)
    (letter,) = office.letters
    text = words_of(letter)
    code = next(word for word in text.split() if len(word) == 8 and word.isascii())
    with pytest.raises(Problem, match="wrong-code"):
        first.call("POST", "/api/me/notices/address", {"code": "nonsense"})
    assert first.call("POST", "/api/me/notices/address", {"code": code})["confirmed"]
    later(house)
    do(house, send_due)
    assert len(office.letters) == 2
    assert "List-Unsubscribe" in office.letters[1]
    token = words_of(office.letters[1]).rpartition("/off#")[2].strip()
    first.call("POST", f"/api/notices/off/{token}")
    assert not first.call("GET", "/api/me/notices")["enabled"]


def test_a_house_without_a_mail_server_says_so(house: InThread) -> None:
    ann = house.guest()
    assert not ann.call("GET", "/api/me/notices")["mail"]
    with pytest.raises(Problem, match="no-mail"):
        ann.call("PUT", "/api/me/notices/address", {"address": "ann@example.org"})
    with pytest.raises(Problem) as problem:
        ann.call("PUT", "/api/me/notices/address", {"address": "ann"})
    assert problem.value.field == "address"


# ------------------------------------------------------------------ vacations


def left(talking: Talk, seat: int) -> float:
    assert talking.standing is not None
    return float(talking.standing["clocks"][seat]["left"])


def test_clocks_of_days_stand_still_on_a_vacation_and_everybody_is_told(house: InThread) -> None:
    table, first, second = slow_game(house)
    seat = first.table(table)["turn"]
    house.offset += DAY
    told = first.call("POST", "/api/me/vacation", {"days": 10})
    assert told["left"] == told["yearly"] - 10
    with talk(second, table) as eye:
        assert left(eye, seat) == pytest.approx(11 * DAY, abs=60)
        assert eye.ask("hello", last=0)["steps"][-1]["kind"] == "away"
    house.offset += 5 * DAY
    with talk(second, table) as eye:
        assert not eye.table["seats"][seat]["held"]
    first.call("POST", "/api/me/vacation/end")
    with talk(second, table) as eye:
        assert left(eye, seat) == pytest.approx(DAY, abs=60)
        assert eye.ask("hello", last=0)["steps"][-1]["kind"] == "back"
    assert check(house.settings.db).differences == []
    with pytest.raises(Problem, match="too-many"):
        first.call("POST", "/api/me/vacation", {"days": 26})
    house.offset += 366 * DAY
    assert first.call("GET", "/api/me/vacation")["left"] == told["yearly"]


def test_a_turn_that_comes_on_a_vacation_begins_after_it(house: InThread) -> None:
    table, first, second = slow_game(house)
    second.call("POST", "/api/me/vacation", {"days": 3})
    do(house, settle_vacations)
    number = first.table(table)["number"]
    do(house, settle_vacations)
    assert first.table(table)["number"] == number, "told once"
    play_turn(first, table)
    seat = first.table(table)["turn"]
    with talk(first, table) as eye:
        assert left(eye, seat) == pytest.approx(5 * DAY, abs=60)
    with pytest.raises(Problem, match="on-vacation"):
        second.call("POST", "/api/me/vacation", {"days": 3})
