"""Who asks for something? A socket, a request or a chore, each without a network between."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Coroutine, Iterable, MutableMapping
from typing import Any, ClassVar, Protocol, TypeAlias

from starlette.applications import Starlette

from nunatak.server.app.frames import WRITE

Json = dict[str, Any]
Take: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
LONG = 30.0  # seconds for an answer on a machine that does other things as well
COMMAND = "the command"
SHORT_HEAD, HEADS = 2, {126: 4, 127: 10}  # bytes of a frame before its text, by its second
WELL = 200


class Sender(Protocol):
    """Whoever asks, and hears the answer or is gone before."""

    task: "asyncio.Task[Any]"
    news: asyncio.Event
    sent: list[Json]

    @property
    def said(self) -> object:
        """What it was answered."""

    def drop(self) -> None:
        """Be gone."""

    @property
    def answered(self) -> bool:
        """Whether anything has answered."""

    @property
    def acknowledged(self) -> bool:
        """Whether it was told that it is done."""


async def until(sender: Sender, fits: Callable[[], object], seconds: float = LONG) -> None:
    """Until it is so; TimeoutError otherwise."""
    async with asyncio.timeout(seconds):
        while not fits():
            sender.news.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.02):
                    await sender.news.wait()


class Connection:
    """A way to the server and back, without a network between."""

    LOST: ClassVar[Json]  # what the server learns when it is

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.news = asyncio.Event()
        self.broken = False

    def _begin(
        self, app: Starlette, token: str, path: str, scope: Json, first: Json, take: Take
    ) -> None:
        """The server is called with its first message."""
        headers = [(b"authorization", f"Bearer {token}".encode()), (b"host", b"here")]
        whole = {
            **{"path": path, "raw_path": path.encode(), "root_path": "", "query_string": b""},
            **{"client": ("10.0.0.1", 1), "state": {}, "asgi": {"version": "3.0"}},
            **{**scope, "headers": headers + scope.get("headers", [])},
        }
        self.inbox.put_nowait(first)
        self.task = asyncio.create_task(app(whole, self.inbox.get, take))
        self.task.add_done_callback(lambda _: self.news.set())

    async def _reach(self) -> None:
        """What the server says is under way, and arrives if anybody is there."""
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("gone")

    def drop(self) -> None:
        """It is lost, both ways."""
        self.broken = True
        self.inbox.put_nowait(self.LOST)


class Wire(Connection):
    """A client's socket: what it is sent, and what it hears."""

    LOST: ClassVar[Json] = {"type": "websocket.disconnect", "code": 1006}

    def __init__(self, app: Starlette, token: str, table: str) -> None:
        super().__init__()
        self.token = token
        self.heard: list[Json] = []
        self.sent: list[Json] = []
        self.number = 0
        self.actions: list[Json] = []
        self.info: Json = {}  # what is known of the table
        self.ended: int | None = None  # the code with which the server has closed it
        scope = {
            **{"type": "websocket", "scheme": "ws", "subprotocols": []},
            "extensions": {WRITE: self._take_framed},
        }
        path = f"/api/tables/{table}/socket"
        self._begin(app, token, path, scope, {"type": "websocket.connect"}, self._take)

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        await self._reach()
        if message["type"] == "websocket.close":
            self.ended = message.get("code")
        if message["type"] == "websocket.send":
            self._hear(json.loads(message["text"]))

    async def _take_framed(self, frames: Iterable[bytes]) -> None:
        """What the server writes to a real socket."""
        await self._reach()
        for frame in frames:
            self._hear(json.loads(frame[HEADS.get(frame[1], SHORT_HEAD) :]))

    def _hear(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] in ("snapshot", "event"):
            self.number = message["number"]
            self.actions = (message["standing"] or {}).get("actions", [])
            self.info = message["table"] or self.info
        self.news.set()

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.sent.append({"type": kind, **fields})
        text = json.dumps(self.sent[-1])
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def answer(self, command: str) -> Json | None:
        """What has answered a command, if anything has."""
        return next((got for got in self.heard if got.get("id") == command), None)

    @property
    def said(self) -> object:
        return self.answer(COMMAND)

    @property
    def answered(self) -> bool:
        return self.answer(COMMAND) is not None

    @property
    def acknowledged(self) -> bool:
        return (self.answer(COMMAND) or {}).get("type") == "done"

    async def until(self, fits: Callable[[], object], seconds: float = LONG) -> None:
        """Until it is so; TimeoutError otherwise."""
        await until(self, fits, seconds)


class Errand(Connection):
    """A request over HTTP."""

    LOST: ClassVar[Json] = {"type": "http.disconnect"}

    def __init__(
        self, app: Starlette, token: str, method: str, path: str, body: Json | None
    ) -> None:
        super().__init__()
        self.sent = [{"method": method, "path": path, "body": body}]
        self.status: int | None = None
        self.body = b""
        self.whole = False
        headers = [] if body is None else [(b"content-type", b"application/json")]
        scope = {"type": "http", "scheme": "http", "method": method, "headers": headers}
        text = b"" if body is None else json.dumps(body).encode()
        first = {"type": "http.request", "body": text, "more_body": False}
        self._begin(app, token, path, scope, first, self._take)

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        await self._reach()
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.body += message.get("body", b"")
            self.whole = not message.get("more_body", False)
        self.news.set()

    @property
    def said(self) -> object:
        return self.status, self.body

    @property
    def answered(self) -> bool:
        return self.whole

    @property
    def acknowledged(self) -> bool:
        return self.whole and self.status == WELL


class Chore:
    """What the server itself does at a table."""

    def __init__(self, work: Coroutine[Any, Any, Any]) -> None:
        self.sent: list[Json] = []
        self.news = asyncio.Event()
        self.task = asyncio.create_task(work)
        self.task.add_done_callback(lambda _: self.news.set())

    @property
    def said(self) -> object:
        return None if self.acknowledged else self.task

    def drop(self) -> None:
        """Nobody waits for it any more."""
        self.task.cancel()

    @property
    def answered(self) -> bool:
        return self.task.done()

    @property
    def acknowledged(self) -> bool:
        done = self.task.done() and not self.task.cancelled()
        return done and self.task.exception() is None
