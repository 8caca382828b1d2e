"""Two people at a table are told apart by their names, whatever letters they write them with."""

import json
import unicodedata
from typing import Any

import pytest

from nunatak.client import Client, Problem
from nunatak.server.people.likeness import ALIKE, LONGEST, apart, looks
from tests.server.running import InThread
from tests.server.talking import talk

ALIKES = [
    ("Анна", "Aннa"),  # a Latin A and a Latin a
    ("Аnn", "Ann"),
    ("ANN", "ann"),
    ("A nn", "Ann"),
    ("Ánn", "Ann"),
    ("A\u0332n\u0332n\u0332", "Ann"),
    ("A\u3164nn", "Ann"),
    ("Ａｎｎ", "Ann"),
    ("𝔸𝕟𝕟", "Ann"),
    ("Αnn", "Ann"),
    ("Ann.", "Ann"),
    ("AIice", "Alice"),
    ("B0b", "Bob"),
    ("Maтт", "Matt"),
    ("Bernie", "Bemie"),
    ("Straße", "STRASSE"),
]
UNLIKE = [
    ("Ann", "Anna"),
    ("Ben", "Ann"),
    ("P1", "P2"),
    ("Петр", "Пётра"),
    ("!", "?"),
    ("🐺", "🐻"),
]
UNSEEN = ["\u3164", "\u2800 \u2800", "\ufe0f", "\u115f\u1160", "\u0301"]


@pytest.mark.parametrize(("one", "two"), ALIKES)
def test_names_look_the_same(one: str, two: str) -> None:
    assert looks(one) == looks(two)


@pytest.mark.parametrize(("one", "two"), UNLIKE)
def test_names_look_different(one: str, two: str) -> None:
    assert looks(one) != looks(two)


def test_every_letter_stands_for_one_of_the_usual_ones() -> None:
    for letter, drawn in ALIKE.items():
        assert drawn.isascii()
        assert unicodedata.normalize("NFKD", chr(letter)).casefold() == chr(letter)


def test_a_number_is_found_and_fits() -> None:
    assert apart("Ann", ["Ben"]) == "Ann"
    assert apart("Ann", ["аnn", "Ann 2"]) == "Ann 3"
    long = "x" * LONGEST
    assert apart(long, [long]) == f"{long[:-2]} 2"


def names(info: dict[str, object]) -> list[str]:
    return [str(seat["name"]) for seat in info["seats"]]  # type: ignore[attr-defined]


def waiting(host: Client, *more: str) -> str:
    return str(host.open_table("lonewolves", ["me", "open", *more], public=True)["id"])


def join(client: Client, table: str, **more: object) -> list[str]:
    return names(client.call("POST", f"/api/tables/{table}/join", more))


def account(server: InThread, name: str) -> Client:
    client = server.guest(name)
    login = f"login-{client.call('GET', '/api/me')['id'].lower().strip('-_')}"
    client.call("POST", "/api/me/account", {"login": login, "password": "0123456789"})
    return client


def test_who_comes_later_gets_a_number(server: InThread) -> None:
    table = waiting(server.guest("Ann"))
    assert join(server.guest("Аnn"), table) == ["Ann", "Аnn 2"]


def test_an_account_keeps_its_name_and_the_guest_gets_the_number(server: InThread) -> None:
    table = waiting(server.guest("Аnn"))
    assert join(account(server, "Ann"), table) == ["Аnn 2", "Ann"]
    table = waiting(account(server, "Ann"))
    assert join(account(server, "ann"), table) == ["Ann", "ann 2"]


def test_a_device_for_several_people_may_name_them_alike(server: InThread) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ann"}]
    assert names(server.guest("Ann").open_table("lonewolves", seats)) == ["Ann", "Ann"]


def test_nobody_is_taken_for_a_bot_nor_a_bot_for_somebody(server: InThread) -> None:
    host = server.guest("Ann")
    bot = {"kind": "bot", "level": "random", "name": "АNN"}
    seats: list[str | dict[str, Any]] = ["me", bot, "random", "random", "open"]
    table = host.open_table("wolves", seats, public=True)
    assert names(table)[:4] == ["Ann", "АNN 2", "random", "random"]
    assert join(server.guest("Random"), table["id"])[4] == "Random 2"


def test_who_looks_on_speaks_under_a_name_of_their_own(server: InThread) -> None:
    table = waiting(server.guest("Ann"))
    for name in ("Аnn", "Ann"):
        with talk(server.guest(name), table) as one:
            assert one.ask("say", text="hello")["type"] == "done"
            assert one.ask("say", text="again")["type"] == "done"
    with talk(server.guest(), table) as one:
        said = [line["name"] for line in json.loads(one.heard[0])["chat"]]
    assert said == ["Аnn 2", "Аnn 2", "Ann 3", "Ann 3"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_shows_something(server: InThread, name: str) -> None:
    with pytest.raises(Problem) as caught:
        server.guest(name)
    assert caught.value.code == "bad-value"
