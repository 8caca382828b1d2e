"""Sockets that say and expect, for the tests."""

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from nunatak.client import Client, new_id
from nunatak.kernel.shown import follow

Json = dict[str, Any]
PATIENCE = 30.0


class Talk:
    """A raw socket: what is sent is what the test says."""

    def __init__(self, client: Client, table: str) -> None:
        headers = {"authorization": f"Bearer {client.token}"} if client.token else {}
        address = client.url.replace("http", "ws", 1)
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                f"{address}/api/tables/{table}/socket",
                additional_headers=headers,
                max_size=None,
                max_queue=None,  # so that a test may hang up without having read everything
                compression=None,
            )
        )
        self.heard: list[str] = []
        self.number = 0
        self.standing: Json | None = None
        self.table: Json = {}

    def hello(self, **fields: Any) -> Json:
        """Say hello, with the wish for words; the snapshot."""
        return self.ask("hello", **{"words": True, **fields})

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message without waiting; its id."""
        message = {"type": kind, "id": new_id(), **fields}
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message; what answers it."""
        command = self.send(kind, **fields)
        return self.until(lambda got: got.get("id") == command)

    def receive(self, seconds: float = PATIENCE) -> Json:
        """The next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("snapshot", "event"):
            self.number = message["number"]
            self._stand(message)
            self.table = message["table"] or self.table
        return message

    def _stand(self, message: Json) -> None:
        """An event tells only what has changed of the view."""
        view = (self.standing or {}).get("view")
        self.standing = message["standing"]
        if message["type"] == "event" and self.standing is not None:
            for step, own in zip(message["steps"], message["own"], strict=True):
                view = follow(follow(view, step.get("changes", [])), own)
            self.standing["view"] = view

    def until(self, fits: Callable[[Json], bool]) -> Json:
        """The next message that fits."""
        while True:
            message = self.receive()
            if fits(message):
                return message

    def until_number(self, number: int, seconds: float = PATIENCE) -> None:
        """Until the table has got there."""
        while self.number < number:
            self.receive(seconds)

    @property
    def actions(self) -> list[Json]:
        """My legal actions."""
        return list((self.standing or {}).get("actions", []))

    def play_first(self) -> Json:
        """Play the first legal action, and wait until it has happened."""
        answer = self.ask("play", action=self.actions[0]["action"])
        assert answer["type"] == "done", answer
        self.until_number(answer["number"])
        return answer

    def close(self) -> None:
        """Hang up."""
        self.stack.close()


@contextlib.contextmanager
def talk(client: Client, table: str, **hello: Any) -> Iterator[Talk]:
    """A socket that has said hello."""
    talking = Talk(client, table)
    try:
        talking.hello(**hello)
        yield talking
    finally:
        talking.close()


def play_turns(talks: list[Talk], moves: int) -> None:
    """Let whoever is asked play the first action, so many times or until it is over."""
    for _ in range(moves):
        newest = max(talks, key=lambda t: t.number).number
        for one in talks:
            one.until_number(newest)
        asked = [one for one in talks if one.actions]
        if not asked:
            return
        asked[0].play_first()
