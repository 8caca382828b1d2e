"""How does a program sit down at a table of the server?

Examples:
    >>> me = Client("http://localhost:8000").be_guest("Robot")
    >>> table = me.open_table("lonewolves", seats=["me", "greedy"])
    >>> with me.sit(table["id"]) as seat:
    ...     while seat.wait_for_turn():
    ...         choice = seat.actions[0]
    ...         seat.play(choice["notation"])

Needs `pip install "nunatak[server]"`. Everything that is sent is described in docs/protocol.md.
"""

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nunatak.kernel.shown import follow

Json = dict[str, Any]
TRIES = 20  # to come back to a server that is gone,
PAUSES = (0.05, 2.0)  # with seconds between them, from the first to the longest
LOST = (ConnectionClosed, OSError)


class Problem(Exception):
    """The server can't or won't: its code, its sentence, the field that is wrong."""

    def __init__(self, form: Json) -> None:
        super().__init__(f"{form['code']}: {form['text']}")
        self.code = str(form["code"])
        self.text = str(form["text"])
        self.field = form.get("field")


class Refused(Exception):
    """A rule of the game stands against it."""

    def __init__(self, refusal: Json) -> None:
        super().__init__(f"{refusal['rule']} {refusal['say']['text']}")
        self.rule = str(refusal["rule"])
        self.text = str(refusal["say"]["text"])
        self.step = int(refusal["step"])  # which of several actions it is


class Client:
    """Somebody who uses a table server."""

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language

    def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """One HTTP request; a Problem where it is not granted."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self._headers(), method=method)
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise Problem(json.load(error)) from error

    def _headers(self) -> dict[str, str]:
        headers = {"content-type": "application/json", "accept-language": self.language}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        return headers

    # -------------------------------------------------------------- who

    def be_guest(self, name: str) -> "Client":
        """Come in under a name."""
        return self._enter("/api/guest", {"name": name, "language": self.language})

    def log_in(self, login: str, password: str, *, claim: bool = False) -> "Client":
        """Come in by name and password; with `claim` the games of this guest come along."""
        return self._enter("/api/login", {"login": login, "password": password, "claim": claim})

    def carry(self, token: str) -> "Client":
        """Come in by a personal link."""
        return self._enter("/api/carry", {"token": token})

    def sessions(self) -> list[Json]:
        """Where I am logged in, the latest used first."""
        return list(self.call("GET", "/api/me/sessions")["sessions"])

    def end_session(self, session: str | None = None) -> list[Json]:
        """Log a device of mine out, or all but this one; those that are left."""
        path = "/api/me/sessions/end" if session is None else f"/api/me/sessions/{session}/end"
        return list(self.call("POST", path)["sessions"])

    def change_password(self, old: str, new: str) -> None:
        """Another password; all other devices are logged out."""
        self.call("POST", "/api/me/password", {"old": old, "new": new})

    def recovery_codes(self, password: str) -> list[str]:
        """Fresh codes, each good for one new password."""
        return list(self.call("POST", "/api/me/recovery", {"password": password})["codes"])

    def recover(self, login: str, code: str, password: str) -> "Client":
        """Come in by a recovery code, with a new password."""
        return self._enter("/api/recover", {"login": login, "code": code, "password": password})

    def _enter(self, path: str, body: Json) -> "Client":
        self.token = self.call("POST", path, {**body, "bearer": True})["token"]
        return self

    # -------------------------------------------------------------- tables

    def open_table(self, game: str, seats: Sequence[str | Json], **wishes: Any) -> Json:
        """Open a table; a seat is `me`, `open`, or the level of a bot. It starts if it is full."""
        plans = [_plan(seat) for seat in seats]
        full = all(plan["kind"] != "open" for plan in plans)
        body = {"game": game, "seats": plans, "start": full, "id": new_id(), **wishes}
        return dict(self.call("POST", "/api/tables", body))

    def table(self, table: str) -> Json:
        """A table."""
        return dict(self.call("GET", f"/api/tables/{table}"))

    def sit(self, table: str, **hello: Any) -> "Seat":
        """A socket at a table: to play where a seat is mine, else to watch."""
        return Seat(self, table, **hello)


def _plan(seat: str | Json) -> Json:
    if not isinstance(seat, str):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}


def new_id() -> str:
    """An id for a command: sent again with the same id, it is carried out once."""
    return secrets.token_hex(8)


class Seat:
    """A socket at a table, which comes back by itself and loses nothing."""

    def __init__(self, client: Client, table: str, **hello: Any) -> None:
        self.client = client
        self.table = table
        self.hello = hello
        self.number = 0  # the last event seen
        self.line = 0  # the last line of chat seen
        self.info: Json = {}
        self.standing: Json | None = None
        self.steps: list[Json] = []
        self.chat: list[Json] = []
        self._socket: ClientConnection | None = None
        self._stack = ExitStack()

    def __enter__(self) -> "Seat":
        self._connect()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Go."""
        self._stack.close()
        self._socket = None

    def _connect(self) -> ClientConnection:
        address = self.client.url.replace("http", "ws", 1)
        headers = {"authorization": f"Bearer {self.client.token}"} if self.client.token else {}
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(
            connect(
                f"{address}/api/tables/{self.table}/socket",
                additional_headers=headers,
                max_size=None,
                compression=None,
            )
        )
        hello = {"language": self.client.language, "words": True, **self.hello}
        message = {"type": "hello", "id": new_id(), "last": self.number, "lines": self.line}
        self._socket.send(json.dumps({**message, **hello}))
        self._until(lambda got: got["type"] == "snapshot")
        return self._socket

    def _come_back(self) -> None:
        """Connect again, as soon as the server is there again."""
        pause, longest = PAUSES
        for left in reversed(range(TRIES)):
            self.close()
            try:
                self._connect()
                return
            except LOST:
                if not left:
                    raise
            time.sleep(pause)
            pause = min(longest, 2 * pause)

    # -------------------------------------------------------------- listening

    @property
    def actions(self) -> list[Json]:
        """My legal actions now."""
        return [] if self.standing is None else list(self.standing["actions"])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.info.get("state") == "over")

    def wait_for_turn(self) -> bool:
        """Until I have to decide; False once the game is over."""
        while not self.is_over and not self.actions:
            try:
                self.receive()
            except LOST:
                self._come_back()
        return not self.is_over

    def receive(self, timeout: float | None = None) -> Json:
        """The next message; TimeoutError if there is none in time."""
        assert self._socket is not None
        message: Json = json.loads(self._socket.recv(timeout))
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if message["type"] in ("snapshot", "event"):
            self.number = message["number"]
            self.steps += message["steps"]
            self._stand(message)
            self.info = message["table"] or self.info
        if message["type"] == "snapshot":
            self.chat += message["chat"]
        if message["type"] == "chat":
            self.chat.append(message)
        if self.chat:
            self.line = self.chat[-1]["line"]

    def _stand(self, message: Json) -> None:
        """Where the game stands; an event tells only what has changed of the view."""
        view = None if self.standing is None else self.standing["view"]
        self.standing = message["standing"]
        if message["type"] == "event" and self.standing is not None:
            for step, own in zip(message["steps"], message["own"], strict=True):
                view = follow(follow(view, step.get("changes", ())), own)
            self.standing["view"] = view

    def _until(self, fits: Callable[[Json], bool]) -> Json:
        while True:
            message = self.receive()
            if fits(message):
                return message

    # -------------------------------------------------------------- speaking

    def send(self, message: Json) -> Json:
        """Send a command and wait for its answer, through lost connections too."""
        command = {"id": new_id(), **message}
        while True:
            try:
                socket = self._socket or self._connect()
                socket.send(json.dumps(command))
                return self._answer(command["id"])
            except LOST:
                self._come_back()

    def _answer(self, command: str) -> Json:
        answer = self._until(lambda got: got.get("id") == command)
        if answer["type"] == "refused":
            raise Refused(answer["refusal"])
        if answer["type"] == "problem":
            raise Problem(answer)
        return answer

    def play(self, *actions: str | Json) -> Json:
        """Do something: notation, or an action's JSON form. Several are done together or not."""
        answer = self.send({"type": "play", "actions": actions})
        while self.number < answer["number"]:
            self.receive()
        return answer

    def why(self, action: str | Json) -> Json:
        """What stands against an action."""
        return self.send({"type": "why", "action": action})

    def say(self, text: str) -> Json:
        """Say something to the table."""
        return self.send({"type": "say", "text": text})
