"""What is made once for many messages is as good as made anew for each."""

import asyncio
import random
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from nunatak import Table, games
from nunatak.kernel.message import Message, Seat
from nunatak.server.app import socket
from nunatak.server.app.frames import Framed
from nunatak.server.events.live import LiveTable
from nunatak.server.node.hub import Letter, Listener, framed
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing
from tests.server.running import InThread
from tests.server.talking import talk

NOBODY = outgoing.Reader(None, (), None, None)
MOVES = 40


def _live(game: str) -> LiveTable:
    facts = SimpleNamespace(game=game)
    return cast(LiveTable, SimpleNamespace(facts=facts, names=["", ""], choices={}, steady={}))


@pytest.mark.parametrize("game", games.NAMES)
def test_choices_that_are_sent_as_before_say_what_they_would_say_now(game: str) -> None:
    for seed in range(2):
        live, table, chance = _live(game), Table(game, seed=seed), random.Random(seed)
        for _ in range(MOVES):
            legal = table.legal
            sent = msgspec.json.encode(outgoing.choices(live, table, NOBODY, legal))
            assert msgspec.json.decode(sent) == [_made_anew(table, number) for number in legal]
            table.play(chance.choice(legal))


def _made_anew(table: Table, number: int) -> Any:
    name = table.game.name
    say = outgoing.said(table.choice(number), (), name, None)
    choice = m.Choice(action=outgoing.forms(name, number).action, say=say, notation="")
    return msgspec.json.decode(msgspec.json.encode(choice))


def test_a_seat_in_a_choice_is_never_taken_for_a_number() -> None:
    live = _live("wolves")
    values: list[Any] = []
    for who in (1, Seat(1), 1):
        said = SimpleNamespace(
            choice=lambda _number, who=who: Message("action", {"player": who}),
            said_besides=lambda _number: None,
        )
        (choice,) = outgoing.choices(live, cast(Table, said), NOBODY, [0])
        values.append(msgspec.json.decode(msgspec.json.encode(choice))["say"]["values"]["player"])
    assert values == [1, {"seat": 1}, 1]


@pytest.mark.parametrize("game", games.NAMES)
def test_an_action_that_was_offered_is_known_by_its_form(game: str) -> None:
    actions = games.load(game).rules.actions
    for number in random.Random(1).sample(range(actions.size), 200):
        form = msgspec.json.decode(msgspec.json.encode(outgoing.forms(game, number).action))
        assert outgoing.offered(game, form) == actions.encode(actions.from_json(form))
    assert outgoing.offered(game, {**form, "more": 1}) is None


def test_only_a_client_that_does_not_read_a_message_is_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "PATIENCE", 0.02)

    async def talk() -> int:
        listener = Listener("table", None)
        talking: Any = SimpleNamespace(sending=None, listener=listener)
        patience = socket.Patience(talking)
        await asyncio.sleep(0.1)
        assert not listener.ended.done()
        talking.sending = asyncio.get_running_loop().time()
        code = await asyncio.wait_for(listener.ended, 20)
        patience.end()
        return code

    assert asyncio.run(talk()) == socket.POLICY


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_is_framed_as_the_library_of_the_sockets_does(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_waits_goes_out_in_one_write_unless_it_is_large() -> None:
    sizes = [10, 20, socket.BUNDLE, 5, 5, 2 * socket.BUNDLE, 7]
    letters = [Letter(b"x" * size) for size in sizes]
    written = [[len(letter.text) for letter in some] for some in socket.bundles(letters)]
    assert written == [[10, 20], [socket.BUNDLE], [5, 5], [2 * socket.BUNDLE], [7]]


def test_every_message_goes_out_framed(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a socket of the real server sends has been framed once, whatever it is."""
    monkeypatch.setattr("starlette.websockets.WebSocket.send_text", None)
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", "me"], start=True)["id"]
    with talk(ann, table) as one, talk(ann, table) as two:
        for place in range(4):
            one.ask("look", seat=(one.standing or {})["decision"]["seat"])
            one.play_first()
            two.until_number(one.number)
            assert one.ask("say", text="ž" * place + "x")["type"] == "done"


def _payload(frame: bytes) -> bytes:
    """A frame begins with its kind and its length, which may hold any byte."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def test_a_player_hears_the_news_and_the_answer_in_one_write(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[list[str]] = []
    real = Framed.write

    async def write(self: Framed, frames: Iterable[bytes]) -> None:
        written.append([msgspec.json.decode(_payload(frame))["type"] for frame in frames])
        await real(self, frames)

    monkeypatch.setattr(Framed, "write", write)
    ann = server.guest()
    table = ann.open_table("lonewolves", ["me", "me"], start=True)["id"]
    with talk(ann, table) as one:
        one.ask("look", seat=(one.standing or {})["decision"]["seat"])
        written.clear()
        done = one.ask("play", id="once", action=one.actions[0]["action"])
        assert written == [["event", "done"]]
        assert one.ask("play", id="once", action={}) == done, "what was done is answered alone"
        assert written == [["event", "done"], ["done"]]
