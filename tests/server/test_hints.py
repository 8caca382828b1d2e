"""A hint: against bots or where all agree, for the seat that decides, within a budget."""

import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from typing import Any

import pytest
from sqlalchemy import text

from nunatak.client import Client, Problem
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.server.app.application import WORK_AT_ONCE
from nunatak.server.app.hints import COST
from nunatak.server.chores import advisor
from nunatak.server.chores.advisor import advisor_of
from nunatak.server.store import Store
from nunatak.server.table import hinting
from nunatak.server.wire import advice
from nunatak.server.wire.outgoing import Reader
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import play_turns, talk
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


def hint(who: Client, table: str, seat: int | None = None) -> Any:
    return who.call("POST", f"/api/tables/{table}/hint?words=en", {"seat": seat})


def test_where_all_agree_each_has_hints_of_their_own_turn_and_the_others_read_of_it(
    quick: InThread,
) -> None:
    table, ann, ben = two_at(quick, hints=True)
    eve = quick.guest("Eve")
    helped: list[int] = []
    with talk(ann, table) as one, talk(ben, table) as two:
        while len(set(helped)) < 2:
            newest = max(one.number, two.number)
            one.until_number(newest)
            two.until_number(newest)
            asker, other, mine = (ann, ben, one) if one.actions else (ben, ann, two)
            found = hint(asker, table)
            assert found["line"][0]["action"] in [choice["action"] for choice in mine.actions]
            assert hint(asker, table)["line"], "a second one of the same position is not told again"
            for refused, code in ((other, "not-your-turn"), (eve, "forbidden")):
                with pytest.raises(Problem, match=code):
                    hint(refused, table)
            helped.append(found["seat"])
            play_turns([one, two], 1)
    told = [(line["kind"], line["seat"], line["name"], line["text"]) for line in chat(ben, table)]
    names = ("Ann", "Ben")
    assert told == [("hint", seat, names[seat], "") for seat in helped]


def test_whoever_says_something_with_the_notes_own_id_hides_no_hint(quick: InThread) -> None:
    table, ann, ben = two_at(quick, hints=True)
    with talk(ann, table) as one, talk(ben, table) as two:
        asker, mine = (ann, one) if one.actions else (ben, two)
        assert mine.ask("say", id=f"hint {mine.number}", text="nothing")["type"] == "done"
        with pytest.raises(Problem, match="unavailable"):
            hint(asker, table)


def chat(who: Client, table: str) -> list[Any]:
    with who.sit(table) as seat:
        return seat.chat


def test_a_game_with_hints_for_all_never_counts(quick: InThread) -> None:
    table, ann, ben = two_at(quick, accounts=True, hints=True)
    assert ann.table(table)["hints"]
    assert not ann.table(table)["rated"]
    with talk(ann, table) as one, talk(ben, table) as two:
        play_turns([one, two], 1000)
    over = ann.table(table)
    assert over["state"] == "over"
    assert not over["rated"]
    assert ann.call("GET", "/api/ratings/lonewolves/2")["ratings"] == []
    again = ann.call("POST", f"/api/tables/{table}/rematch", {})
    assert again["hints"], "the same people have agreed"
    assert not again["rated"]


def test_what_is_rated_by_its_kind_takes_no_hints(quick: InThread) -> None:
    """Whoever asks for both is told by which field; and nothing has come of it."""
    ann = quick.guest("Ann")
    pace = {"kind": "clock", "seconds": 600}
    seek = {"game": "lonewolves", "seats": 2, "pace": pace}
    tournament = {**seek, "name": "Cup", "kind": "swiss", "options": {}}
    for path, order in (("/api/seeks", seek), ("/api/tournaments", tournament)):
        before = quick.guest("Eve").call("GET", path)
        with pytest.raises(Problem, match="hints") as refused:
            ann.call("POST", path, {**order, "hints": True})
        assert (refused.value.code, refused.value.field) == ("bad-value", "hints")
        assert quick.guest("Eve").call("GET", path) == before


def test_it_is_seen_before_anybody_sits_down(quick: InThread) -> None:
    ann, ben = quick.guest("Ann"), quick.guest("Ben")
    for hints in (True, False):
        table = ann.open_table("lonewolves", ["me", "open"], public=True, hints=hints)["id"]
        (listed,) = [it for it in ben.call("GET", "/api/tables")["tables"] if it["id"] == table]
        invitation = ann.call("GET", f"/api/tables/{table}/invitation")["url"].partition("#")[2]
        seen = ben.call("POST", f"/api/tables/{table}/watch", {"invitation": invitation})
        assert listed["hints"] == seen["hints"] == hints
    plain = ann.call(
        "POST", "/api/tables", {"game": "lonewolves", "seats": [{"kind": "me"}, {"kind": "open"}]}
    )
    assert not plain["hints"]


def test_it_is_kept_and_tables_of_before_have_none(new_db: NewDb) -> None:
    db = new_db()
    with InThread(db, hint=QUICK) as server:
        agreed, ann, _ = two_at(server, hints=True)
        plain, eve, _ = two_at(server)
    with InThread(db, hint=QUICK) as server:
        ann.url = eve.url = server.url
        assert ann.table(agreed)["hints"]
        assert not eve.table(plain)["hints"]
    engine = Store(db).engine
    with engine.begin() as connection:
        connection.execute(text("alter table tables drop column hints"))
        connection.execute(text("update alembic_version set version_num = '0007'"))
    engine.dispose()
    with InThread(db, hint=QUICK) as server:
        for who, table in ((ann, agreed), (eve, plain)):
            who.url = server.url
            assert not who.table(table)["hints"]
            with pytest.raises(Problem, match="hint-people"):
                hint(who, table)


def test_several_at_one_device_may_agree_too(quick: InThread) -> None:
    ann = quick.guest("Ann")
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bea")]
    for hints in (True, False):
        table = str(ann.open_table("lonewolves", seats, hints=hints)["id"])
        seat = ann.table(table)["turn"]
        if not hints:
            with pytest.raises(Problem, match="hint-people"):
                hint(ann, table, seat)
            continue
        assert hint(ann, table, seat)["seat"] == seat
        assert chat(ann, table) == [], "there is nobody else to be told"


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
        with pytest.raises(Problem, match="bad-value") as refused:
            ann.open_table("lonewolves", ["me", "open"], hints=True)
        assert refused.value.field == "hints"
        assert ann.call("GET", "/api/me/tables")["tables"][1:] == []


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
