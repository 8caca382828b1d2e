"""What if it breaks just here? Every place where a command waits, one after another.

A command is sent again and again, each time at a fresh table. The event loop tells whenever a task
of its sender is suspended, so all these points are known by number; at each of them, in turn,
something breaks. Then everything that was promised is looked at.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import (
    AsyncIterator,
    Callable,
    Coroutine,
    Generator,
    Iterable,
    Iterator,
    MutableMapping,
)
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select
from starlette.applications import Starlette

from nunatak.server.app.application import make_app, working
from nunatak.server.app.frames import WRITE
from nunatak.server.chores.maintenance import check
from nunatak.server.node import Node
from nunatak.server.people import identity
from nunatak.server.settings import Settings
from nunatak.server.store import Unavailable, schema
from nunatak.server.table import commands, opening
from nunatak.server.wire import messages as m

Json = dict[str, Any]
PATIENCE = 2.0  # seconds within which everybody must have heard
LONG = 30.0  # seconds for an answer on a machine that does other things as well
BEFORE_WRITING = 0.01  # seconds; so that whoever waits for a write breaks before it is made
SENDER: ContextVar[bool] = ContextVar("sender", default=False)
COMMAND = "the command"
SHORT_HEAD, HEADS = 2, {126: 4, 127: 10}  # bytes of a frame before its text, by its second


class Stepping(Coroutine[Any, Any, Any]):
    """A coroutine that tells whenever it is suspended."""

    def __init__(self, inner: Any, told: Callable[[], None]) -> None:
        self.inner = inner
        self.told = told

    def send(self, value: Any) -> Any:
        found = self.inner.send(value)
        self.told()
        return found

    def throw(self, *error: Any) -> Any:
        found = self.inner.throw(*error)
        self.told()
        return found

    def close(self) -> None:
        self.inner.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        raise NotImplementedError


@dataclass
class Breaker:
    """Counts the points where the sender's tasks wait, and breaks something at one of them."""

    at: int
    does: Callable[[], None]
    armed: bool = False
    count: int = 0
    tasks: list["asyncio.Task[Any]"] = field(default_factory=list)

    def point(self) -> None:
        if self.armed and SENDER.get():
            self.count += 1
            if self.count == self.at:
                self.does()

    @property
    def broke(self) -> bool:
        return self.count >= self.at

    def factory(self, loop: Any, coro: Any, context: Any = None) -> "asyncio.Task[Any]":
        task = asyncio.Task(Stepping(coro, self.point), loop=loop, context=context)
        if SENDER.get():
            self.tasks.append(task)
        return task


class Wire:
    """A client's socket without a network between: what it is sent, and what it hears."""

    def __init__(self, app: Starlette, token: str, table: str) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: list[Json] = []
        self.sent: list[Json] = []
        self.number = 0
        self.actions: list[Json] = []
        self.news = asyncio.Event()
        self.broken = False
        path = f"/api/tables/{table}/socket"
        headers = [(b"authorization", f"Bearer {token}".encode()), (b"host", b"here")]
        scope = {
            **{"type": "websocket", "path": path, "raw_path": path.encode(), "root_path": ""},
            **{"headers": headers, "query_string": b"", "client": ("10.0.0.1", 1)},
            **{"scheme": "ws", "subprotocols": [], "state": {}, "asgi": {"version": "3.0"}},
            "extensions": {WRITE: self._take_framed},
        }
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self.inbox.get, self._take))
        self.task.add_done_callback(lambda _: self.news.set())

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("gone")
        if message["type"] == "websocket.send":
            self._hear(json.loads(message["text"]))

    async def _take_framed(self, frames: Iterable[bytes]) -> None:
        """What the server writes to a real socket."""
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("gone")
        for frame in frames:
            self._hear(json.loads(frame[HEADS.get(frame[1], SHORT_HEAD) :]))

    def _hear(self, message: Json) -> None:
        self.heard.append(message)
        if message["type"] in ("snapshot", "event"):
            self.number = message["number"]
            self.actions = (message["standing"] or {}).get("actions", [])
        self.news.set()

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.sent.append({"type": kind, **fields})
        text = json.dumps(self.sent[-1])
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def drop(self) -> None:
        """The connection is lost, both ways."""
        self.broken = True
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def answer(self, command: str) -> Json | None:
        """What has answered a command, if anything has."""
        return next((got for got in self.heard if got.get("id") == command), None)

    async def until(self, fits: Callable[[], object], seconds: float = LONG) -> None:
        """Until it is so; TimeoutError otherwise."""
        async with asyncio.timeout(seconds):
            while not fits():
                self.news.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.02):
                        await self.news.wait()


@dataclass
class Scene:
    """Two people at a table, a spectator, and a command that is about to be sent."""

    node: Node
    app: Starlette
    table: str
    tokens: list[str]

    async def greeted(self, token: str, **hello: Any) -> Wire:
        wire = Wire(self.app, token, self.table)
        wire.say("hello", id="hello", **hello)
        await wire.until(lambda: wire.answer("hello"))
        return wire


async def three_people(node: Node) -> list[identity.Entry]:
    """Who plays with whom, and who looks on."""
    return [await identity.be_guest(node, m.NewGuest(name=name)) for name in "ABC"]


async def set_scene(node: Node, app: Starlette, people: list[identity.Entry]) -> Scene:
    """A game of two that has just begun."""
    seats = [m.SeatPlan(kind="me"), m.SeatPlan(kind="open")]
    order = m.NewTable(game="lonewolves", seats=seats, public=True)
    table = (await opening.open_table(node, people[0].me, order)).facts.id
    await commands.join(node, table, people[1].me, m.Join())
    await commands.start(node, table, people[0].me)
    async with node.table(table) as live:
        turn = live.turn
    order_of = people if turn == 0 else [people[1], people[0], people[2]]
    return Scene(node, app, table, [entry.token for entry in order_of])


Send = Callable[[Wire], None]


def play(wire: Wire) -> None:
    wire.say("play", id=COMMAND, action=wire.actions[0]["action"])


def talk_and_play(wire: Wire) -> None:
    """Three messages in one breath."""
    wire.say("say", id="one", text="one")
    wire.say("say", id="two", text="two")
    play(wire)


def resign(wire: Wire) -> None:
    wire.say("resign", id=COMMAND)


def chat(wire: Wire) -> None:
    wire.say("say", id=COMMAND, text="hello")


SENDS: dict[str, Send] = {"play": play, "talk": talk_and_play, "resign": resign, "chat": chat}
COLD = "cold"  # a play at a table that is not in memory


class Fault:
    """What breaks: the socket, the tasks, the database, the process."""

    def __init__(self, kind: str, end: Callable[[], None] = lambda: None) -> None:
        self.kind = kind
        self.end = end
        self.writes_to_fail = 0

    def strike(self, wire: Wire, breaker: Breaker) -> None:
        wire.news.set()
        if self.kind == "drop":
            wire.drop()
        elif self.kind == "cancel":
            wire.task.cancel()
        elif self.kind == "cancel everything":
            for task in breaker.tasks:
                task.cancel()
        elif self.kind == "kill":
            self.end()
        else:
            self.writes_to_fail = 2 if self.kind.endswith("twice") else 1

    @contextlib.contextmanager
    def begin(self, real: Callable[[], Any], breaker: Breaker) -> Iterator[Connection]:
        """A transaction that may fail, before it is kept or after."""
        if breaker.armed:
            time.sleep(BEFORE_WRITING)
        fails, self.writes_to_fail = self.writes_to_fail > 0, max(0, self.writes_to_fail - 1)
        with real() as connection:
            yield connection
            if fails and self.kind.startswith("no write"):
                raise Unavailable
        if fails:
            raise Unavailable


FAULTS = (
    "drop",
    "cancel",
    "cancel everything",
    "no write",
    "no write, twice",
    "no word of the write",
    "no word of the write, twice",
)


LAST_SEEN: list[tuple["Scene", Wire]] = []


def dying_words() -> Json:
    """What is known of the command when the process dies."""
    ((scene, sender),) = LAST_SEEN
    return {
        "table": scene.table,
        "tokens": scene.tokens,
        "sent": sender.sent,
        "answer": sender.answer(COMMAND),
    }


async def after_death(db: str, words: Json) -> None:
    """Another process takes over: nothing acknowledged is lost, nothing happens twice."""
    async with serving(db) as (node, app):
        scene = Scene(node, app, words["table"], words["tokens"])
        other = await scene.greeted(scene.tokens[1])
        await everybody_heard(scene, [other])
        acknowledged = (words["answer"] or {}).get("type") == "done"
        assert not acknowledged or len(await kept(scene)) == 1, "acknowledged, but not there"
        await send_again(scene, words["sent"], words["answer"], [other])
        other.drop()
        await asyncio.gather(other.task, return_exceptions=True)


@contextlib.asynccontextmanager
async def serving(db: str) -> AsyncIterator[tuple[Node, Starlette]]:
    """A node with all its loops."""
    node = Node(Settings(db=db, bots=0, rate=5000.0, burst=10000))
    async with working(node):
        yield node, make_app(node)


async def strike_everywhere(db: str, kind: str, fault: str) -> int:
    """Let the command of that kind meet the fault at each of its points; how many there are."""
    point = 0
    async with serving(db) as (node, app):
        people = await three_people(node)
        while await struck(node, app, people, kind, Fault(fault), point + 1):
            point += 1
    assert check(db).differences == []
    return point


async def struck(
    node: Node, app: Starlette, people: list[identity.Entry], kind: str, fault: Fault, point: int
) -> bool:
    """One command with one fault; False if it was over before that point."""
    scene = await set_scene(node, app, people)
    others = [await scene.greeted(token) for token in scene.tokens[1:]]
    breaker = Breaker(point, lambda: fault.strike(sender, breaker))
    with under_stress(node, breaker, fault):
        token = SENDER.set(True)
        sender = await scene.greeted(scene.tokens[0])
        SENDER.reset(token)
        LAST_SEEN[:] = [(scene, sender)]
        if kind == COLD:
            node.forget(scene.table)
        breaker.armed = True
        SENDS["play" if kind == COLD else kind](sender)
        await sender.until(lambda: breaker.broke or sender.answer(COMMAND))
        if breaker.broke:
            with contextlib.suppress(TimeoutError):
                await sender.until(lambda: sender.answer(COMMAND) or sender.task.done(), PATIENCE)
        breaker.armed = False
    if fault.kind == "kill" and not breaker.broke:
        return False
    acknowledged = (sender.answer(COMMAND) or {}).get("type") == "done"
    await everybody_heard(scene, others)
    assert not acknowledged or len(await kept(scene)) == 1, "acknowledged, but not there"
    await send_again(scene, sender.sent, sender.answer(COMMAND), others)
    for wire in (sender, *others):
        wire.drop()
    await asyncio.gather(*(wire.task for wire in (sender, *others)), return_exceptions=True)
    return breaker.broke


@contextlib.contextmanager
def under_stress(node: Node, breaker: Breaker, fault: Fault) -> Iterator[None]:
    loop, writer = asyncio.get_running_loop(), node.store.writer
    real = writer.begin
    loop.set_task_factory(breaker.factory)
    writer.begin = lambda: fault.begin(real, breaker)  # type: ignore[method-assign]
    try:
        yield
    finally:
        loop.set_task_factory(None)
        writer.begin = real  # type: ignore[method-assign]


async def everybody_heard(scene: Scene, others: list[Wire]) -> None:
    """Everybody who is connected knows everything that is kept, soon; no number is missing."""
    await scene.node.finish()
    await scene.node.write(lambda _: None)  # everything that waited has been written before it
    until = time.monotonic() + PATIENCE
    while True:
        numbers, lines = await stored(scene)
        heard = all(wire.number == max(numbers) for wire in others)
        told = all(lines <= _lines(wire) for wire in others)
        if heard and told:
            break
        assert time.monotonic() < until, "something is kept that somebody was not told"
        await asyncio.sleep(0.002)
    assert numbers == list(range(1, len(numbers) + 1))


def _lines(wire: Wire) -> set[int]:
    found = {got["line"] for got in wire.heard if got["type"] == "chat"}
    for got in wire.heard:
        if got["type"] == "snapshot":
            found |= {line["line"] for line in got["chat"]}
    return found


async def stored(scene: Scene) -> tuple[list[int], set[int]]:
    """The numbers of all events and lines of the table."""
    e, c = schema.events.c, schema.chat.c
    events = select(e.number).where(e.table == scene.table).order_by(e.number)
    lines = select(c.line).where(c.table == scene.table)
    return await scene.node.read(
        lambda connection: (
            list(connection.execute(events).scalars()),
            set(connection.execute(lines).scalars()),
        )
    )


async def kept(scene: Scene) -> list[int]:
    """Where the command is kept."""
    e, c = schema.events.c, schema.chat.c
    event = select(e.number).where(e.table == scene.table, e.command == COMMAND)
    line = select(c.line).where(c.table == scene.table, c.command == COMMAND)
    query = event.union_all(line)
    return await scene.node.read(lambda connection: list(connection.execute(query).scalars()))


async def send_again(
    scene: Scene, sent: list[Json], earlier: Json | None, others: list[Wire]
) -> None:
    """The sender comes back and sends everything again: it has happened exactly once."""
    again = await scene.greeted(scene.tokens[0])
    for message in sent[1:]:  # all but the hello
        again.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
    await again.until(lambda: again.answer(COMMAND))
    answer = again.answer(COMMAND)
    assert answer is not None
    assert answer["type"] == "done", answer
    assert await kept(scene) == [answer["number"]]
    if earlier is not None and earlier["type"] == "done":
        assert earlier == answer
    await everybody_heard(scene, [*others, again])
    again.drop()
    await asyncio.gather(again.task, return_exceptions=True)
