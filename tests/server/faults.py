"""What if it breaks just here? Every place where a command waits, one after another.

A deed is done again and again, each time at a fresh table. The event loop tells whenever a task
of its sender is suspended, so all these points are known by number; at each of them, in turn,
something breaks. Then everything that was promised is looked at.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select
from starlette.applications import Starlette

from nunatak.server.app.application import make_app, working
from nunatak.server.chores.maintenance import check
from nunatak.server.node import Node
from nunatak.server.node.limits import Buckets
from nunatak.server.node.node import load
from nunatak.server.people import identity
from nunatak.server.settings import Settings
from nunatak.server.store import Unavailable, schema
from nunatak.server.wire import messages as m
from tests.server import deeds
from tests.server.deeds import DEEDS, Deed, Scene
from tests.server.senders import COMMAND, Json, Sender, Wire, until

PATIENCE = 2.0  # seconds within which everybody must have heard
BEFORE_WRITING = 0.01  # seconds; so that whoever waits for a write breaks before it is made
NEVER = 1_000_000  # more points than any deed has
SENDER: ContextVar[bool] = ContextVar("sender", default=False)


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


class Fault:
    """What breaks: the socket, the tasks, the database, the process."""

    def __init__(self, kind: str, end: Callable[[], None] = lambda: None) -> None:
        self.kind = kind
        self.end = end
        self.writes_to_fail = 0

    def strike(self, sender: Sender, breaker: Breaker) -> None:
        sender.news.set()
        if self.kind == "drop":
            sender.drop()
        elif self.kind == "cancel":
            sender.task.cancel()
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


def faults_of(name: str) -> list[str]:
    """Those that a deed may meet.

    What was begun is itself cancelled only when the process ends and nobody listens any more; then
    only events are caught up with.
    """
    everything = "cancel everything"
    return [fault for fault in FAULTS if fault != everything or not DEEDS[name].beside]


LAST_SEEN: list[tuple[Scene, Sender]] = []


def dying_words() -> Json:
    """What is known of the command when the process dies."""
    ((scene, sender),) = LAST_SEEN
    return {"scene": scene.words, "acknowledged": sender.acknowledged}


async def after_death(db: str, name: str, words: Json) -> None:
    """Another process takes over: nothing acknowledged is lost, nothing happens twice."""
    deed = DEEDS[name]
    async with serving(db) as (node, app):
        scene = Scene(node, app, **words["scene"])
        listeners = await listening(scene)
        await must_hold(deed, scene, listeners, acknowledged=words["acknowledged"])
        if deed.again:
            await do_again(deed, scene, listeners)
        await end(listeners)


@contextlib.asynccontextmanager
async def serving(db: str) -> AsyncIterator[tuple[Node, Starlette]]:
    """A node with all its loops, at which nobody thinks and everybody who is not there is away."""
    node = Node(Settings(db=db, bots=0, rate=5000.0, burst=10000, work=100_000, away=0))
    node.signs = Buckets(5000.0, 10000)
    async with working(node):
        yield node, make_app(node)


async def three_people(node: Node) -> list[identity.Entry]:
    """Who plays with whom, and who looks on."""
    return [await identity.be_guest(node, m.NewGuest(name=name)) for name in "ABC"]


async def strike_everywhere(db: str, name: str, faults: Sequence[str], first: int = 0) -> int:
    """Let a deed meet a fault at each of its points; how many there are.

    Of several faults each point meets one, in turn.
    """
    point = 0
    async with serving(db) as (node, app):
        people = await three_people(node)
        while await struck(
            node, app, people, name, Fault(faults[(first + point) % len(faults)]), point + 1
        ):
            point += 1
    assert check(db).differences == []
    return point


async def do_all(db: str) -> None:
    """Every deed once, and nothing breaks."""
    async with serving(db) as (node, app):
        people = await three_people(node)
        for name in DEEDS:
            assert not await struck(node, app, people, name, Fault("nothing"), NEVER), name


async def struck(
    node: Node, app: Starlette, people: list[identity.Entry], name: str, fault: Fault, point: int
) -> bool:
    """One command with one fault; False if it was over before that point."""
    deed = DEEDS[name]
    scene = await deed.prepare(node, app, people)
    async with node.table(scene.table) as live:
        scene.memory.setdefault("number", live.number)
    listeners = await listening(scene)
    breaker = Breaker(point, lambda: fault.strike(sender, breaker))

    def begin() -> None:
        if deed.cold:
            node.forget(scene.table)
        breaker.armed = True

    with under_stress(node, breaker, fault):
        token = SENDER.set(True)
        sender = await deed.does(scene, scene.tokens[0], begin)
        SENDER.reset(token)
        LAST_SEEN[:] = [(scene, sender)]
        await until(sender, lambda: breaker.broke or sender.answered)
        if breaker.broke:
            with contextlib.suppress(TimeoutError):
                await until(sender, lambda: sender.answered or sender.task.done(), PATIENCE)
        breaker.armed = False
    if fault.kind == "kill" and not breaker.broke:
        return False
    await must_hold(deed, scene, listeners, acknowledged=sender.acknowledged)
    earlier = sender.answer(COMMAND) if isinstance(sender, Wire) else None
    sender.drop()
    if deed.again:
        await do_again(deed, scene, listeners, earlier)
    await end([sender, *listeners])
    return breaker.broke


async def listening(scene: Scene) -> list[Wire]:
    """Those who hear of it."""
    return [await scene.greeted(scene.tokens[number]) for number in scene.listening]


async def end(senders: Sequence[Sender]) -> None:
    """They go."""
    for sender in senders:
        sender.drop()
    await asyncio.gather(*(sender.task for sender in senders), return_exceptions=True)


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


async def must_hold(deed: Deed, scene: Scene, listeners: list[Wire], *, acknowledged: bool) -> None:
    """What was promised: it has happened once or not at all, and everybody knows."""
    await scene.node.finish()
    await scene.node.write(lambda _: None)  # everything that waited has been written before it
    times = await scene.node.read(lambda connection: deed.count(connection, scene))
    assert times in ((1,) if acknowledged else (0, 1)), f"happened {times} times"
    out = [listeners[number] for number in deed.outs if times and number < len(listeners)]
    await everybody_heard(scene, [wire for wire in listeners if wire not in out], out)


async def everybody_heard(scene: Scene, others: list[Wire], out: Sequence[Wire] = ()) -> None:
    """Everybody who is connected knows everything that is kept, soon; no number is missing."""
    latest = time.monotonic() + PATIENCE
    while True:
        numbers, lines = await stored(scene)
        wrong = [
            *("an event" for wire in others if wire.number != max(numbers, default=0)),
            *("a line of chat" for wire in others if not lines <= _lines(wire)),
            *("that they are put out" for wire in out if not wire.task.done()),
            *(["what is kept"] if await _is_stale(scene) else []),
        ]
        if not wrong and await _know_the_table(scene, others):
            break
        assert time.monotonic() < latest, f"somebody was not told: {wrong or 'of the table'}"
        await asyncio.sleep(0.002)
    assert numbers == list(range(1, len(numbers) + 1))


async def _is_stale(scene: Scene) -> bool:
    """Whether the server has something else in memory than in its store."""
    live = scene.node.tables.get(scene.table)
    kept = await scene.node.read(lambda connection: load(connection, scene.table))
    assert kept is not None
    return live is not None and (live.facts, live.next, live.closed, live.number) != (
        kept.facts,
        kept.next,
        kept.closed,
        kept.number,
    )


async def _know_the_table(scene: Scene, others: list[Wire]) -> bool:
    """Whether they know what somebody would learn who came just now."""
    for wire in others:
        fresh = await scene.greeted(wire.token)
        same = _lasting(fresh.info) == _lasting(wire.info)
        await end([fresh])
        if not same:
            return False
    return True


def _lasting(info: Json) -> Json:
    """A table without what each move brings anew, and without who is there."""
    seats = [{**seat, "online": None} for seat in info.get("seats", [])]
    return {**info, "seats": seats, "number": None, "turn": None, "yours": None}


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


async def do_again(
    deed: Deed, scene: Scene, listeners: list[Wire], earlier: Json | None = None
) -> None:
    """Whoever asked comes back and asks again: it has happened exactly once."""
    again = await deed.does(scene, scene.tokens[0], lambda: None)
    await until(again, lambda: again.answered)
    assert again.acknowledged, again.said
    if isinstance(again, Wire):
        answer = again.answer(COMMAND)
        assert answer is not None
        places = await scene.node.read(lambda connection: deeds.places(connection, scene))
        assert places == [answer["number"]]
        assert earlier is None or earlier["type"] != "done" or earlier == answer
    await must_hold(deed, scene, listeners, acknowledged=True)
    await end([again])
