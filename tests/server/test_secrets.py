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
from dataclasses import replace
from typing import Any

import pytest

from nunatak import Table, games
from nunatak.client import Client
from nunatak.kernel.chance import FOR_PLAYING_ON, stream
from nunatak.kernel.game import Game
from nunatak.server.table import opening
from nunatak.server.wire import outgoing
from nunatak.testing.playing import true_state
from tests.server.conftest import NewDb
from tests.server.running import InThread
from tests.server.talking import Talk, talk
from tests.server.test_identity import raw

HIDDEN = [name for name in games.NAMES if games.load(name).views.hidden]
REDEALS = 20


class Ticking:
    """A clock and a source of ids that are the same for every server that counts its own."""

    def __init__(self) -> None:
        self.count = itertools.count()

    def token(self) -> str:
        return f"{random.Random(next(self.count)).getrandbits(256):064x}"


class Twin:
    """One of two servers, with tables that start at a position."""

    def __init__(self, db: str, game: Game, seats: int) -> None:
        ticking = Ticking()
        self.server = InThread(db, bots=0)
        self.server.node.now = lambda: 1_000_000.0
        self.server.node.token = ticking.token
        self.game = game
        self.seats = seats
        self.talks: list[Talk] = []

    def __enter__(self) -> "Twin":
        self.server.__enter__()
        self.people = [self.server.guest(f"P{n}") for n in range(self.seats)]
        self.spectator = self.server.guest("Eye")
        return self

    def __exit__(self, *error: object) -> None:
        self.rise()
        self.server.__exit__(*error)

    def rise(self) -> None:
        """Everybody leaves the table."""
        for one in self.talks:
            one.close()
        self.talks = []

    def sit_down(self, position: str, count: int) -> None:
        """A table that begins at the position, and everybody around it."""
        self.rise()
        self.table = self._open(position, count)
        self.talks = [Talk(person, self.table) for person in [*self.people, self.spectator]]
        for one in self.talks:
            one.hello(id="hello")
        for _ in range(2):
            for one in self.talks:
                _settle(one)

    @property
    def eye(self) -> Talk:
        """The spectator."""
        return self.talks[-1]

    def _open(self, position: str, count: int) -> str:
        facts = opening.facts_of

        def begun(*args: Any) -> Any:
            return replace(facts(*args), seed=None, position=position, commitment=None)

        opening.facts_of = begun  # type: ignore[assignment]
        try:
            plans: list[Any] = ["me", *["open"] * (self.seats - 1)]
            body = {"public": True, "id": f"t{count}"}
            table = self.people[0].open_table(self.game.name, plans, **body)["id"]
        finally:
            opening.facts_of = facts
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
        for one in self.talks:
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


def nearest_redeal(game: Game, position: str, seat: int, seed: int) -> str | None:
    """Another position that looks the same to the seat, but for little; None if there is none."""
    outlook = Table.at(position).outlook(seat)
    found = {
        game.sheet.write(outlook.redeal(stream(seed + n, FOR_PLAYING_ON))) for n in range(REDEALS)
    } - {position}
    return max(found, key=lambda other: _likeness(position, other), default=None)


def _likeness(first: str, second: str) -> int:
    return sum(a == b for a, b in zip(first, second, strict=False))


def play_alike(one: Twin, two: Twin, watcher: int, chance: random.Random) -> int:
    """Play whatever is legal on both until the tables part by the rules; how many moves."""
    moves = 0
    elements = sorted(
        {str(v) for n in range(0, one.game.rules.actions.size, 7) for v in _values(one, n)}
    )
    while True:
        decision = (one.talks[watcher].standing or {})["decision"]
        if decision is None:
            return moves
        seat = decision["seat"]
        if seat == watcher:
            assert one.legal(seat) == two.legal(seat)
        both = [notation for notation in one.legal(seat) if notation in two.legal(seat)]
        chance.shuffle(both)
        alike = (words for words in both if not _part(one, two, watcher, seat, words))
        notation = next(alike, None)
        if notation is None:
            return moves
        for twin in (one, two):
            twin.play(seat, notation, f"m{moves}")
        moves += 1
        if moves % 5 == 1:
            element = chance.choice(elements)
            number = one.talks[watcher].number
            assert one.asides(watcher, element, number) == two.asides(watcher, element, number)


def _values(twin: Twin, number: int) -> list[Any]:
    form = outgoing.forms(twin.game.name, number).action
    return [value for name, value in form.items() if name != "type"]


def _part(one: Twin, two: Twin, watcher: int, seat: int, notation: str) -> bool:
    """Whether by the rules the move shows what differs; the end of the game opens everything."""
    first, second = (_after(twin, watcher, seat, notation) for twin in (one, two))
    return first != second or first[0]


def _after(twin: Twin, watcher: int, seat: int, notation: str) -> tuple[bool, Any, Any, Any, int]:
    """How it would look after the move: whether it is over, and what the two onlookers see.

    What is discarded is seen by all; where the pile is shuffled at once, only the hand tells it.
    """
    table = twin.server.node.tables[twin.table].playing
    state = true_state(table)
    hand, before = (twin.game.views.view(state, eyes) for eyes in (seat, None))
    for number in table.steps(notation, seat):
        twin.game.rules.apply(state, number)
    own, open_to_all = (twin.game.views.view(state, eyes) for eyes in (watcher, None))
    shuffled = open_to_all.get("deck", 0) > before.get("deck", 0)
    discarded = hand if shuffled else None
    return bool(twin.game.rules.is_over(state)), own, open_to_all, discarded, int(state.seat)


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_seat_may_not_know_changes_no_byte(new_db: NewDb, name: str) -> None:
    """A whole game: with few seats on one database, with many on the other."""
    game = games.load(name)
    few = new_db.database == "sqlite"
    seats, watcher = (game.seats[0], 0) if few else (game.seats[-1], 1)
    with Twin(new_db(), game, seats) as one, Twin(new_db(), game, seats) as two:
        moves, parts = through_a_game(one, two, watcher, random.Random(seats))
    assert moves >= 20
    assert parts > 1


def through_a_game(one: Twin, two: Twin, watcher: int, chance: random.Random) -> tuple[int, int]:
    """A whole game: wherever the tables part, a new pair begins from there."""
    table = Table(one.game.name, one.seats, chance.getrandbits(60))
    moves = parts = 0
    while not table.is_over:
        position = table.position
        other = nearest_redeal(one.game, position, watcher, chance.getrandbits(30))
        if other is not None:
            one.sit_down(position, parts)
            two.sit_down(other, parts)
            moves += play_alike(one, two, watcher, chance)
            assert one.talks[watcher].heard == two.talks[watcher].heard
            assert one.eye.heard == two.eye.heard
            table = Table.at(one.server.node.tables[one.table].playing.position)
            parts += 1
        if not table.is_over:
            table.play(chance.choice(table.legal))
    return moves, parts


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
        from nunatak.server.app.logs import Lines

        text = "\n".join(map(Lines().format, caplog.records)) + metrics.decode()
        assert not [secret for secret in secrets if secret in text]
