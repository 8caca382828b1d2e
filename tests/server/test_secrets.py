"""Nobody learns what they may not know: two tables that differ only in that send the same bytes.

Two servers run side by side with the same clock, the same ids and the same tokens. On both, the
same two people sit at a table; the second table's position is a redeal of the first's that looks
the same to the watching seat. The other player, who sees different cards, plays such moves as are
legal in both. Everything that the watching seat, a spectator and a stranger receive must be the
same, byte for byte: sockets, pages, errors, replays.
"""

import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from nunatak import Table, games
from nunatak.client import Client
from nunatak.kernel.chance import FOR_PLAYING_ON, stream
from nunatak.kernel.game import Game
from nunatak.server import leaving, opening
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, talk
from tests.server.test_identity import raw

HIDDEN = [name for name in games.NAMES if leaving.sees_differently(name)]
DEALS = 3
LONGEST = 400


class Ticking:
    """A clock and a source of ids that are the same for every server that counts its own."""

    def __init__(self) -> None:
        self.count = itertools.count()

    def token(self) -> str:
        return f"{random.Random(next(self.count)).getrandbits(256):064x}"


class Twin:
    """One of two servers, with a table that starts at a position."""

    def __init__(self, db: str, game: Game, position: str, seats: int) -> None:
        ticking = Ticking()
        self.server = InThread(db, bots=0)
        node = self.server.node
        node.now = lambda: 1_000_000.0
        node.token = ticking.token
        self.position = position
        self.game = game
        self.seats = seats

    def __enter__(self) -> "Twin":
        self.server.__enter__()
        self.people = [self.server.guest(f"P{n}") for n in range(self.seats)]
        self.spectator = self.server.guest("Eye")
        self.table = self._open()
        self.talks = [Talk(person, self.table) for person in self.people]
        self.eye = Talk(self.spectator, self.table)
        for one in [*self.talks, self.eye]:
            one.hello(id="hello")
            _settle(one)
        for one in [*self.talks, self.eye]:
            _settle(one)
        return self

    def __exit__(self, *error: object) -> None:
        for one in [*self.talks, self.eye]:
            one.close()
        self.server.__exit__(*error)

    def _open(self) -> str:
        """A table that begins at the position, as a fork does."""
        node = self.server.node
        facts = opening._facts
        position = self.position

        def begun(*args: Any) -> Any:
            dealt = facts(*args)
            return replace(
                dealt,
                seed=None,
                position=position,
                commitment=None,
                salt=node.token(),
            )

        opening._facts = begun  # type: ignore[assignment]
        try:
            plans: list[Any] = ["me", *["open"] * (self.seats - 1)]
            table = self.people[0].open_table(self.game.name, plans, public=True, id="t")["id"]
        finally:
            opening._facts = facts
        for person in self.people[1:]:
            person.call("POST", f"/api/tables/{table}/join", {})
        self.people[0].call("POST", f"/api/tables/{table}/start")
        return str(table)

    def legal(self, seat: int) -> list[str]:
        """What the seat is offered."""
        return [choice["notation"] for choice in self.talks[seat].actions]

    def play(self, seat: int, notation: str, command: str) -> None:
        answer = self.talks[seat].ask("play", id=command, action=notation)
        assert answer["type"] == "done", answer
        for one in [*self.talks, self.eye]:
            one.until_number(answer["number"])
            _settle(one)

    def asides(self, watcher: int, element: str, number: int) -> list[bytes]:
        """Everything else that can be asked: why, undo, pages, errors, replays."""
        heard: list[bytes] = []
        seat = self.talks[watcher]
        for kind, fields in (
            ("why", {"element": element}),
            ("why", {"action": element}),
            ("preview", {"action": next(iter(self.legal(watcher)), element)}),
            ("play", {"action": "pass", "at": 1}),
            ("look", {"seat": 1 - watcher if self.seats == 2 else (watcher + 1) % self.seats}),
            ("answer", {"ask": 1, "yes": True}),
            ("redo", {}),
        ):
            heard.append(json.dumps(seat.ask(kind, id=f"{kind}{number}", **fields)).encode())
        for who in (self.people[watcher], self.spectator, Client(self.server.url)):
            for path in ("", "/replay", f"/replay?number={number}", "/replay?open=1", "/record"):
                headers = {"authorization": f"Bearer {who.token}"} if who.token else {}
                response, body = raw(
                    self.server, "GET", f"/api/tables/{self.table}{path}", **headers
                )
                heard.append(f"{response.status}".encode() + body)
        return heard


def _settle(one: Talk) -> None:
    """Everything that is on its way has come."""
    one.ask("ping", id="settle")


def redealt(game: Game, table: Table, seat: int, seed: int) -> str:
    """Another position that looks the same to the seat."""
    return game.write_position(table.outlook(seat).redeal(stream(seed, FOR_PLAYING_ON)))


def twins(
    new_db: NewDb, game: Game, seats: int, seed: int, watcher: int
) -> Iterator[tuple[Twin, Twin]]:
    table = Table(game.name, seats, seed)
    first = game.write_position(table.outlook(watcher).redeal(stream(seed, FOR_PLAYING_ON)))
    second = redealt(game, Table.at(first), watcher, seed + 1)
    assert first != second
    with Twin(new_db(), game, first, seats) as one, Twin(new_db(), game, second, seats) as two:
        yield one, two


def play_alike(one: Twin, two: Twin, watcher: int, seed: int) -> int:
    """Play whatever is legal on both until nothing is; how many moves that were."""
    chance = random.Random(seed)
    moves = 0
    elements = sorted({str(v) for n in range(0, one.game.actions, 7) for v in _values(one, n)})
    while moves < LONGEST:
        standing = one.talks[watcher].standing or {}
        if standing["decision"] is None:
            break
        seat = standing["decision"]["seat"]
        both = [notation for notation in one.legal(seat) if notation in two.legal(seat)]
        if seat == watcher:
            assert one.legal(seat) == two.legal(seat)
        if not both:
            break
        notation = chance.choice(both)
        if _ends_or_differs(one, two, watcher, seat, notation):
            break
        for twin in (one, two):
            twin.play(seat, notation, f"m{moves}")
        moves += 1
        if moves % 9 == 0:
            element = chance.choice(elements)
            number = one.talks[watcher].number
            assert one.asides(watcher, element, number) == two.asides(watcher, element, number)
    return moves


def _values(twin: Twin, number: int) -> list[Any]:
    form = leaving.forms(twin.game.name, number).action
    return [value for name, value in form.items() if name != "type"]


def _ends_or_differs(one: Twin, two: Twin, watcher: int, seat: int, notation: str) -> bool:
    """Whether the move lets the seat learn what differs: then the tables part by the rules."""
    views = []
    for twin in (one, two):
        live = twin.server.node.tables[twin.table]
        trial = Table.at(live.playing.position)
        trial.play(notation, seat)
        views.append((trial.view(watcher), trial.view(None), trial.is_over, trial.deciding))
    return views[0] != views[1] or bool(views[0][2])


@pytest.mark.parametrize("game", HIDDEN)
def test_what_a_seat_may_not_know_changes_no_byte(new_db: NewDb, game: str) -> None:
    rules = games.load(game)
    moves = 0
    for deal in range(DEALS):
        seats = rules.seats[deal % len(rules.seats)]
        watcher = deal % seats
        for one, two in twins(new_db, rules, seats, 100 + deal, watcher):
            moves += play_alike(one, two, watcher, deal)
            assert one.talks[watcher].heard == two.talks[watcher].heard
            assert one.eye.heard == two.eye.heard
    assert moves >= 20 * DEALS, "the tables parted too early to tell anything"


def test_there_are_games_with_hidden_information() -> None:
    assert HIDDEN


@pytest.mark.parametrize("game", games.NAMES)
def test_logs_and_metrics_hold_no_secret(
    new_db: NewDb, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "nunatak")
    with InThread(new_db()) as server:
        ann = server.guest()
        table = ann.open_table(game, ["me", "random"])["id"]
        with talk(ann, table) as one:
            for _ in range(10):
                while not one.actions:
                    one.receive()
                one.play_first()
            one.socket.send("{")
            one.receive()
        live = server.node.tables[table]
        _, metrics = raw(server, "GET", "/metrics")
        secrets = [str(live.facts.seed), live.facts.salt, str(ann.token), live.facts.invitation]
        from nunatak.server.logs import Lines

        text = "\n".join(map(Lines().format, caplog.records)) + metrics.decode()
        assert not [secret for secret in secrets if secret in text]
