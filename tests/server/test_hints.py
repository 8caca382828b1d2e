"""A hint at the table: against bots only, for the seat that decides, within a budget."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from nunatak.client import Client, Problem
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.server.app.application import WORK_AT_ONCE
from nunatak.server.app.hints import COST
from nunatak.server.chores import advisor
from nunatak.server.chores.advisor import advisor_of
from nunatak.server.table import hinting
from nunatak.server.wire import advice
from nunatak.server.wire.outgoing import Reader
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import talk
from tests.server.test_findings import accounts_at, until
from tests.server.test_tables import two_at

QUICK = 64


@pytest.fixture(scope="module")
def quick(new_db: NewDb) -> Iterator[InThread]:
    with InThread(new_db(), hint=QUICK, work=100_000) as server:
        yield server


def against_a_bot(guest: Client, game: str = "lonewolves", others: int = 1) -> str:
    """A table at which the guest decides."""
    table = str(guest.open_table(game, ["me", *["random"] * others])["id"])
    with talk(guest, table) as one:
        while not one.actions:
            one.receive()
    return table


def test_the_move_is_legal_and_the_reasons_have_texts(quick: InThread) -> None:
    ann = quick.guest("Ann")
    table = against_a_bot(ann)
    found = ann.call("POST", f"/api/tables/{table}/hint?words=en", {})
    with talk(ann, table) as one:
        legal = [choice["action"] for choice in one.actions]
        assert found["number"] == one.number
    assert found["line"][0]["action"] in legal
    assert found["line"][0]["say"]["text"]
    assert found["seat"] == 0
    assert 1 <= found["place"] <= 2
    assert all(other["choice"]["action"] in legal for other in found["others"])
    assert all(reason["key"].startswith(("boon-", "bane-")) for reason in found["reasons"])


def test_none_in_a_rated_game(quick: InThread) -> None:
    table, ann, ben = accounts_at(quick)
    assert ann.table(table)["rated"]
    for who in (ann, ben):
        with pytest.raises(Problem, match="rated"):
            who.call("POST", f"/api/tables/{table}/hint", {})


def test_none_where_other_people_play(quick: InThread) -> None:
    table, ann, _ = two_at(quick)
    with pytest.raises(Problem, match="hint-people"):
        ann.call("POST", f"/api/tables/{table}/hint", {})


def test_none_for_a_seat_of_somebody_else(quick: InThread) -> None:
    ann, eve = quick.guest("Ann"), quick.guest("Eve")
    table = against_a_bot(ann)
    with pytest.raises(Problem, match="forbidden"):
        ann.call("POST", f"/api/tables/{table}/hint", {"seat": 1})
    with pytest.raises(Problem, match="not-found"):
        eve.call("POST", f"/api/tables/{table}/hint", {})


def test_none_for_whoever_does_not_decide(new_db: NewDb) -> None:
    with InThread(new_db(), hint=QUICK, bots=0) as server:  # a bot's turn lasts for ever
        ann = server.guest("Ann")
        table = str(ann.open_table("lonewolves", ["me", "random"])["id"])
        with talk(ann, table) as one:
            while one.actions:
                one.play_first()
        with pytest.raises(Problem, match="not-your-turn"):
            ann.call("POST", f"/api/tables/{table}/hint", {})


def test_none_without_a_budget(new_db: NewDb) -> None:
    with InThread(new_db(), hint=QUICK, work=int(COST) // WORK_AT_ONCE - 1) as server:
        ann = server.guest("Ann")
        path = f"/api/tables/{against_a_bot(ann)}/hint"
        ann.call("POST", path, {})  # which takes all there is
        with pytest.raises(Problem, match="too-fast"):
            ann.call("POST", path, {})


def test_a_server_may_give_none(new_db: NewDb) -> None:
    with InThread(new_db(), hint=0) as server:
        ann = server.guest("Ann")
        with pytest.raises(Problem, match="forbidden"):
            ann.call("POST", f"/api/tables/{against_a_bot(ann)}/hint", {})


def test_the_same_whatever_the_seat_may_not_know(quick: InThread) -> None:
    ann = quick.guest("Ann")
    live = quick.node.tables[against_a_bot(ann)]
    true = hinting.asked(live, str(live.sittings[0].user), advice.HintWish())
    reader = Reader(None, (0,), 0, None)
    told = []
    for chance in (None, 1, 2):
        outlook = true
        if chance is not None:
            dealt = true.redeal(stream(chance, FOR_REDEALS))
            outlook = Outlook(true.game, dealt, true.seat)
        found = advisor.think(outlook, Budget(iterations=QUICK), 5, threading.Event())
        assert found is not None
        told.append(hinting.told(live, reader, live.number, found))
    assert told[0] == told[1] == told[2]


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[threading.Event]:
    """Thoughts that only end when they are given up."""
    begun: list[threading.Event] = []

    def think(_o: Outlook, _b: Budget, _s: int, stop: threading.Event) -> None:
        begun.append(stop)
        stop.wait(30)

    monkeypatch.setattr(advisor, "think", think)
    return begun


def test_who_hangs_up_stops_the_thought(quick: InThread, endless: list[threading.Event]) -> None:
    ann = quick.guest("Ann")
    path = f"/api/tables/{against_a_bot(ann)}/hint"
    headers = {"authorization": f"Bearer {ann.token}", "content-type": "application/json"}
    line = HTTPConnection("127.0.0.1", quick.settings.port)
    line.request("POST", path, "{}", headers)
    until(lambda: len(endless) == 1)
    assert not endless[0].is_set()
    line.close()
    until(endless[0].is_set)
    until(lambda: not advisor_of(quick.node).asking)


def test_who_asks_again_has_given_the_first_up(
    quick: InThread, endless: list[threading.Event]
) -> None:
    ann = quick.guest("Ann")
    path = f"/api/tables/{against_a_bot(ann)}/hint"
    problems: list[str] = []

    def ask() -> None:
        with pytest.raises(Problem) as refused:
            ann.call("POST", path, {})
        problems.append(refused.value.code)

    first, second = threading.Thread(target=ask), threading.Thread(target=ask)
    first.start()
    until(lambda: len(endless) == 1)
    second.start()
    until(lambda: len(endless) == 2)
    first.join(10)
    assert problems == ["too-slow"]
    endless[1].set()
    second.join(10)
    assert problems == ["too-slow"] * 2
