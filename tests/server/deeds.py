"""What can be done that changes a table? All of it, each with a scene in which it can be done.

A new message, request or command that nothing here does makes a test fail: `not_done` looks them
up where they are declared.
"""

import inspect
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from types import CodeType, FrameType
from typing import Any, get_args

from sqlalchemy import Connection, func, insert, select, update
from starlette.applications import Starlette

from nunatak import Record, Table
from nunatak.server.app.routing import ROUTES
from nunatak.server.node import Node
from nunatak.server.people import company, identity
from nunatak.server.store import club, schema
from nunatak.server.table import chatting, commands, opening, watching
from nunatak.server.wire import messages as m
from nunatak.server.wire import people as p
from tests.server.senders import COMMAND, Chore, Errand, Json, Sender, Wire

People = list[identity.Entry]
HOUR = 3600.0
TURNS = 200  # moves within which any game has one that can be taken back
MODULES = (commands, opening, chatting, watching)
LOOKS = {"hello", "why", "preview", "prospects", "seen", "look", "speak", "ping"}  # change nothing
READS = {  # these coroutines change nothing either, or are not of their module
    "position_of",
    "lines",
    "hear",
    "delay",
    "known_invitation",
    "read_data",
    "read_position",
    "carry_out",
    "must_be_open",
}
ELSEWHERE = {  # requests that change no table, or one only by what is done here
    "/api/guest": "who somebody is",
    "/api/login": "who somebody is",
    "/api/logout": "who somebody is",
    "/api/recover": "who somebody is",
    "/api/carry": "who somebody is",
    "/api/me": "who somebody is",
    "/api/people": "whom somebody knows",
    "/api/notices": "what is sent to somebody",
    "/api/seeks": "opens a table as opening does, in one transaction with the seek",
    "/api/tournaments": "its tables are opened by a loop that looks again",
    "/api/positions/read": "changes nothing",
    "/api/tables/{table}/analysis": "asks a worker, who is asked again",
    "/api/tables/{table}/hint": "ends in a line of chat: chatting.note_hint is done here",
    "/api/tables/{table}/bot": "who thinks for a bot; commands.bot_moves is done here",
}


@dataclass
class Scene:
    """A table, its people, and something that is about to be done there."""

    node: Node
    app: Starlette
    table: str
    tokens: list[str]  # of whoever does it first; the others follow
    listening: list[int] = field(default_factory=lambda: [1, 2])  # by token
    memory: Json = field(default_factory=dict)  # what was true before

    async def greeted(self, token: str, **hello: Any) -> Wire:
        wire = Wire(self.app, token, self.table)
        wire.say("hello", id="hello", **hello)
        await wire.until(lambda: wire.answer("hello") or wire.task.done())
        return wire

    @property
    def words(self) -> Json:
        """What another process has to know of it."""
        names = ("table", "tokens", "listening", "memory")
        return {name: getattr(self, name) for name in names}


Prepare = Callable[[Node, Starlette, People], Awaitable[Scene]]


@dataclass(frozen=True)
class Deed:
    """Something that can be done at a table, and how often it has been."""

    of: str  # the message, the request or the function
    prepare: Prepare
    does: "Does"  # by whoever has a token
    count: Callable[[Connection, Scene], int]
    again: bool = True  # done twice, it has happened once
    cold: bool = False  # the table is not in memory
    beside: bool = False  # it is no event, so nobody catches up with it by number
    outs: tuple[int, ...] = ()  # of those who listen: who is sent away by it


# ------------------------------------------------------------------ tables to do it at


async def opened(node: Node, people: People, **more: Any) -> str:
    """A public table with one seat open."""
    seats = [m.SeatPlan(kind="me"), m.SeatPlan(kind="open")]
    order = m.NewTable(**{"game": "lonewolves", "seats": seats, "public": True, **more})
    return (await opening.open_table(node, people[0].me, order)).facts.id


async def lobby(node: Node, app: Starlette, people: People, **more: Any) -> Scene:
    """The host alone at a table."""
    return Scene(node, app, await opened(node, people, **more), tokens(people))


def tokens(people: People) -> list[str]:
    return [entry.token for entry in people]


async def full(node: Node, app: Starlette, people: People, **more: Any) -> Scene:
    """Two at a table that can begin."""
    scene = await lobby(node, app, people, **more)
    async with node.table(scene.table) as live:
        invitation = live.facts.invitation
    await commands.join(node, scene.table, people[1].me, m.Join(invitation=invitation))
    return scene


async def game(node: Node, app: Starlette, people: People, **more: Any) -> Scene:
    """A game of two that has just begun; the first decides."""
    scene = await full(node, app, people, **more)
    await commands.start(node, scene.table, people[0].me)
    async with node.table(scene.table) as live:
        return scene if live.turn == 0 else turned(scene)


def turned(scene: Scene) -> Scene:
    """The other player is the first."""
    one, two, *rest = scene.tokens
    scene.tokens = [two, one, *rest]
    return scene


async def person(node: Node, token: str) -> m.Me:
    known = await identity.who(node, token)
    assert known is not None
    return known.me


async def play_first(scene: Scene) -> int:
    """Whoever decides plays the first legal action; whose seat that was."""
    async with scene.node.table(scene.table) as live:
        turn = live.turn
        assert turn is not None
        user, action = live.sittings[turn].user, live.playing.actions[0]
    await commands.play(
        scene.node, scene.table, user, m.Play(id=str(time.time()), action=str(action))
    )
    return turn


async def to_be_undone(node: Node, app: Starlette, people: People) -> Scene:
    """The first has made a move that showed nothing."""
    scene = await game(node, app, people, game="arctica")
    for _ in range(TURNS):
        seat = await play_first(scene)
        async with node.table(scene.table) as live:
            if live.playing.undoable:
                mine = live.sittings[seat].user == (await person(node, scene.tokens[0])).id
                return scene if mine else turned(scene)
    raise AssertionError("nothing can be taken back")


async def undone(node: Node, app: Starlette, people: People) -> Scene:
    scene = await to_be_undone(node, app, people)
    me = await person(node, scene.tokens[0])
    await commands.undo(node, scene.table, me.id, m.Undo(id="undo"))
    return scene


async def played(node: Node, app: Starlette, people: People) -> Scene:
    """The first has made a move that showed something."""
    scene = await game(node, app, people)
    await play_first(scene)
    return scene


async def asked(node: Node, app: Starlette, people: People) -> Scene:
    """Somebody has asked to take a move back, and the first is to answer."""
    scene = await played(node, app, people)
    me = await person(node, scene.tokens[0])
    number = await commands.undo(node, scene.table, me.id, m.Undo(id="undo"))
    scene.memory["ask"] = number
    return turned(scene)


async def left(node: Node, app: Starlette, people: People) -> Scene:
    """A bot holds the seat of the first."""
    scene = await game(node, app, people)
    me = await person(node, scene.tokens[0])
    await commands.leave(node, scene.table, me.id, m.Leave(id="leave"))
    return scene


async def away(node: Node, app: Starlette, people: People) -> Scene:
    """The second is not there."""
    scene = await game(node, app, people)
    other = await person(node, scene.tokens[1])
    async with node.table(scene.table) as live:
        scene.memory["seat"] = live.seats_of(other.id)[0]
    scene.listening = [2]
    return scene


async def late(node: Node, app: Starlette, people: People) -> Scene:
    """The time of whoever decides is up, and no loop has seen it."""
    now, node.now = node.now, lambda: time.time() - HOUR
    try:
        scene = await game(node, app, people, pace=m.Pace(kind="move", seconds=60))
        t = schema.tables
        unseen = update(t).where(t.c.id == scene.table).values(deadline=None)
        await node.write(lambda connection: connection.execute(unseen))
    finally:
        node.now = now
    return scene


async def bots(node: Node, app: Starlette, people: People) -> Scene:
    """Two bots, and nobody who thinks for them."""
    seats = [m.SeatPlan(kind="bot", level="random") for _ in range(2)]
    table = await opened(node, people, seats=seats, start=True)
    async with node.table(table) as live:
        seat = live.turn
        memory = {"number": live.number, "seat": seat, "action": int(live.playing.legal[0])}
    return Scene(node, app, table, tokens(people), memory=memory)


async def over(node: Node, app: Starlette, people: People) -> Scene:
    """A game that is over."""
    scene = await game(node, app, people)
    me = await person(node, scene.tokens[0])
    await commands.resign(node, scene.table, me.id, m.Resign(id="resign"))
    return await counting(scene)


async def counting(scene: Scene) -> Scene:
    """How many tables there are, and a finished game to bring."""
    scene.memory |= {"id": scene.table, "record": record()}
    scene.memory["tables"] = await scene.node.read(_tables)
    return scene


def _tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()


async def anywhere(node: Node, app: Starlette, people: People) -> Scene:
    return await counting(await played(node, app, people))


async def to_join(node: Node, app: Starlette, people: People) -> Scene:
    """A table with an open seat, and the first has none."""
    table = await opened(node, [people[1]])
    return Scene(node, app, table, tokens(people))


async def to_stand(node: Node, app: Starlette, people: People) -> Scene:
    """The first is not the host."""
    return turned(await full(node, app, people))


async def private(node: Node, app: Starlette, people: People) -> Scene:
    """A private table of two at which an invited friend looks on."""
    scene = await full(node, app, people, public=False)
    async with node.table(scene.table) as live:
        invitation = live.facts.invitation
        await watching.come_in(node, live, people[2].me, invitation)
    scene.memory["invitation"] = invitation
    return scene


async def to_come(node: Node, app: Starlette, people: People) -> Scene:
    """A private table that the first may come to."""
    table = await opened(node, [people[1], people[0], people[2]], public=False)
    async with node.table(table) as live:
        memory = {"invitation": live.facts.invitation, "user": people[0].me.id}
    return Scene(node, app, table, tokens(people), [1], memory)


async def friends(node: Node, app: Starlette, people: People) -> Scene:
    """A private table, and a friend who may be asked to come."""
    scene = await full(node, app, people, public=False)
    one, friend = people[0].me, people[2].me
    await company.befriend(node, one, friend.id, p.FriendWish(wish="ask"))
    await company.befriend(node, friend, one.id, p.FriendWish(wish="accept"))
    scene.listening, scene.memory["user"] = [1], friend.id
    return scene


async def watched(node: Node, app: Starlette, people: People) -> Scene:
    """A private table with a link for watchers."""
    scene = await private(node, app, people)
    await watching.allow(node, scene.table, people[0].me, allowed=True)
    return scene


async def house(node: Node, app: Starlette, people: People) -> Scene:
    """A game, and somebody who looks after the house."""
    scene = await game(node, app, people)
    chief = (await person(node, scene.tokens[2])).id
    u, r = schema.users, club.roles

    def work(connection: Connection) -> None:
        connection.execute(update(u).where(u.c.id == chief).values(login=chief))
        if not connection.execute(select(r.c.role).where(r.c.user == chief)).all():
            connection.execute(insert(r), {"user": chief, "role": "operator"})

    await node.write(work)
    scene.tokens = scene.tokens[::-1]
    return scene


# ------------------------------------------------------------------ how it is done

Begin = Callable[[], None]  # is called just before it is asked for
Does = Callable[[Scene, str, Begin], Awaitable[Sender]]


def filled(scene: Scene, fields: Json) -> Json:
    """With what is known of the scene, where a value is `=NAME`."""
    known = {**scene.memory, "table": scene.table}
    return {
        name: known[value[1:]] if isinstance(value, str) and value[:1] == "=" else value
        for name, value in fields.items()
    }


def said(kind: str, **fields: Any) -> Does:
    """Something that is said on a socket."""

    async def does(scene: Scene, token: str, begin: Begin) -> Sender:
        wire = await scene.greeted(token)
        begin()
        wire.say(kind, id=COMMAND, **filled(scene, fields))
        return wire

    return does


def moved(*lines: str) -> Does:
    """The first legal action, after a few lines in the same breath."""

    async def does(scene: Scene, token: str, begin: Begin) -> Sender:
        wire = await scene.greeted(token)
        if "action" not in scene.memory:
            scene.memory["action"] = wire.actions[0]["action"]
        begin()
        for line in lines:
            wire.say("say", id=line, text=line)
        wire.say("play", id=COMMAND, action=scene.memory["action"])
        return wire

    return does


def asks(of: str, body: Json | None = None) -> Does:
    """Something that is asked over HTTP."""

    async def does(scene: Scene, token: str, begin: Begin) -> Sender:
        method, path = of.split()
        where = path.replace("{table}", scene.table).replace("{seat}", "1")
        given = None if body is None else filled(scene, body)
        begin()
        return Errand(scene.app, token, method, where, given)

    return does


def done_by_itself(work: Callable[[Scene], Awaitable[Any]]) -> Does:
    """Something that the server does without being asked."""

    async def does(scene: Scene, token: str, begin: Begin) -> Sender:
        async def whole() -> None:
            await work(scene)

        begin()
        return Chore(whole())

    return does


async def time_is_up(scene: Scene) -> None:
    await commands.time_is_up(scene.node, scene.table)


async def bot_moves(scene: Scene) -> None:
    memory = scene.memory
    number, seat, action = memory["number"], memory["seat"], memory["action"]
    await commands.bot_moves(scene.node, scene.table, number, seat, action)


async def note_hint(scene: Scene) -> None:
    me = await person(scene.node, scene.tokens[0])
    async with scene.node.table(scene.table) as live:
        await chatting.note_hint(scene.node, live, me, 0)


# ------------------------------------------------------------------ how often it is done

Count = Callable[[Connection, Scene], int]


def kept(connection: Connection, scene: Scene) -> int:
    """By the command's own name."""
    return len(places(connection, scene))


def places(connection: Connection, scene: Scene) -> list[int]:
    """The numbers at which the command is kept."""
    e, c = schema.events.c, schema.chat.c
    event = select(e.number).where(e.table == scene.table, e.command == COMMAND)
    line = select(c.line).where(c.table == scene.table, c.command == COMMAND)
    return list(connection.execute(event.union_all(line)).scalars())


def events(kind: str) -> Count:
    """Events of a kind since the beginning of the scene."""

    def count(connection: Connection, scene: Scene) -> int:
        e = schema.events.c
        since = (e.table == scene.table) & (e.kind == kind) & (e.number > scene.memory["number"])
        return connection.execute(select(func.count()).where(since)).scalar_one()

    return count


def hints(connection: Connection, scene: Scene) -> int:
    c = schema.chat.c
    which = (c.table == scene.table) & (c.kind == chatting.HINT)
    return connection.execute(select(func.count()).where(which)).scalar_one()


def tables(connection: Connection, scene: Scene) -> int:
    """Tables that there are now and were not before."""
    return _tables(connection) - int(scene.memory["tables"])


def open_seat(connection: Connection, scene: Scene) -> int:
    s = schema.seats.c
    which = (s.table == scene.table) & (s.seat == 1) & (s.kind == "open")
    return connection.execute(select(func.count()).where(which)).scalar_one()


def bot_seat(connection: Connection, scene: Scene) -> int:
    s = schema.seats.c
    which = (s.table == scene.table) & (s.seat == 1) & (s.kind == "bot")
    return connection.execute(select(func.count()).where(which)).scalar_one()


def guests(connection: Connection, scene: Scene) -> int:
    """Whether the person has been let in."""
    g = schema.guests.c
    which = (g.table == scene.table) & (g.user == scene.memory["user"])
    return connection.execute(select(func.count()).where(which)).scalar_one()


def asked_guests(connection: Connection, scene: Scene) -> int:
    g = schema.guests.c
    which = (g.table == scene.table) & (g.user == scene.memory["user"]) & g.asked
    return connection.execute(select(func.count()).where(which)).scalar_one()


def _of_table(connection: Connection, scene: Scene, name: str) -> Any:
    t = schema.tables.c
    return connection.execute(select(t[name]).where(t.id == scene.table)).scalar_one()


def renewed(connection: Connection, scene: Scene) -> int:
    return int(_of_table(connection, scene, "invitation") != scene.memory["invitation"])


def put_out(connection: Connection, scene: Scene) -> int:
    """The seat is open, and the old invitation lets nobody in: both or neither."""
    opened, closed = open_seat(connection, scene), renewed(connection, scene)
    assert opened == closed, "put out, and yet let in"
    return opened


def watchable(connection: Connection, scene: Scene) -> int:
    return int(_of_table(connection, scene, "watch") is not None)


def unwatchable(connection: Connection, scene: Scene) -> int:
    return 1 - watchable(connection, scene)


def closed(connection: Connection, scene: Scene) -> int:
    return int(_of_table(connection, scene, "closed") is not None)


# ------------------------------------------------------------------ all of it


@cache
def record() -> str:
    """A finished game as a file."""
    table = Table("lonewolves", seed=4)
    while not table.is_over:
        table.play(table.legal[0])
    return Record.of(table, sealed=False).dumps()


def over_http(
    of: str, prepare: Prepare, count: Count, body: Json | None = None, **more: Any
) -> Deed:
    return Deed(of, prepare, asks(of, body), count, **more)


TABLE = "/api/tables/{table}"
SEATS: list[Json] = [{"kind": "me"}, {"kind": "open"}]
PLAN: Json = {"game": "lonewolves", "seats": SEATS, "public": True, "id": "=id"}
POSITION: Json = {"position": Table("lonewolves", seed=4).position, "seats": SEATS, "id": "=id"}
FORK: Json = {"number": "=number", "seats": SEATS, "public": True, "id": "=id"}
CLOSE: Json = {"what": "close", "whom": "=table"}

OLD = {  # in every ordinary run: with every fault, on both databases
    "play": Deed("play", game, moved(), kept),
    "cold": Deed("play", game, moved(), kept, cold=True),
    "talk": Deed("play", game, moved("one", "two"), kept, beside=True),
    "resign": Deed("resign", game, said("resign"), kept),
    "chat": Deed("say", game, said("say", text="hello"), kept, beside=True),
}
NEW = {
    "sign": Deed("sign", game, said("sign", sign="thanks"), kept, beside=True),
    "undo": Deed("undo", to_be_undone, said("undo"), kept),
    "ask": Deed("undo", played, said("undo"), kept),
    "yes": Deed("answer", asked, said("answer", ask="=ask", yes=True), kept),
    "no": Deed("answer", asked, said("answer", ask="=ask", yes=False), kept),
    "redo": Deed("redo", undone, said("redo"), kept),
    "leave": Deed("leave", game, said("leave"), kept),
    "take": Deed("take", left, said("take"), kept),
    "hold": Deed("hold", away, said("hold", seat="=seat"), kept),
    "time": Deed("time_is_up", late, done_by_itself(time_is_up), events("hold")),
    "bot": Deed("bot_moves", bots, done_by_itself(bot_moves), events("move")),
    "hint": Deed("note_hint", game, done_by_itself(note_hint), hints, beside=True),
    "open": over_http("POST /api/tables", anywhere, tables, PLAN),
    "position": over_http("POST /api/positions", anywhere, tables, POSITION),
    "record": over_http("POST /api/records", anywhere, tables, {"record": "=record", "id": "=id"}),
    "rematch": over_http(f"POST {TABLE}/rematch", over, tables, {"id": "=id"}, beside=True),
    "fork": over_http(f"POST {TABLE}/fork", anywhere, tables, FORK),
    "join": over_http(f"POST {TABLE}/join", to_join, events("seat"), {}),
    "stand": over_http(f"POST {TABLE}/leave", to_stand, events("seat")),
    "go": over_http(f"POST {TABLE}/leave", game, events("hold")),
    "seat a bot": over_http(
        f"PUT {TABLE}/seats/{{seat}}",
        lobby,
        bot_seat,
        {"kind": "bot", "level": "random"},
    ),
    "kick": over_http(
        f"PUT {TABLE}/seats/{{seat}}", private, put_out, {"kind": "open"}, beside=True, outs=(0,)
    ),
    "shuffle": over_http(f"POST {TABLE}/shuffle", full, events("shuffle"), again=False),
    "swap": over_http(
        f"POST {TABLE}/swap", full, events("shuffle"), {"first": 0, "second": 1}, again=False
    ),
    "start": over_http(f"POST {TABLE}/start", full, events("start")),
    "invitation": over_http(f"POST {TABLE}/invitation", private, renewed, again=False, beside=True),
    "watch": over_http(
        f"POST {TABLE}/watch", to_come, guests, {"invitation": "=invitation"}, beside=True
    ),
    "invite": over_http(
        f"POST {TABLE}/invite", friends, asked_guests, {"person": "=user"}, beside=True
    ),
    "watchers": over_http(
        f"PUT {TABLE}/watchers", private, watchable, {"allowed": True}, beside=True
    ),
    "no watchers": over_http(
        f"PUT {TABLE}/watchers", watched, unwatchable, {"allowed": False}, beside=True
    ),
    "close": over_http("POST /api/operators", house, closed, CLOSE, beside=True),
}
DEEDS = OLD | NEW


# ------------------------------------------------------------------ what is not done here


def not_done() -> set[str]:
    """Messages and requests that may change a table, and that no deed does."""
    done = {deed.of for deed in DEEDS.values()}
    messages = {kind.__struct_config__.tag for kind in get_args(m.ClientMessage)} - LOOKS
    requests = {
        f"{route.method} {route.path}"
        for route in ROUTES
        if route.method != "GET" and not _is_elsewhere(route.path)
    }
    return (messages | requests) - done


def _is_elsewhere(path: str) -> bool:
    return any(path == start or path.startswith(f"{start}/") for start in ELSEWHERE)


def coroutines() -> dict[CodeType, str]:
    """Everything that the modules of tables offer and that may change one."""
    found = {}
    for module in MODULES:
        for name, function in inspect.getmembers(module, inspect.iscoroutinefunction):
            own = function.__module__ == module.__name__ and not name.startswith("_")
            if own and name not in READS:
                found[function.__code__] = f"{module.__name__.rpartition('.')[2]}.{name}"
    return found


@contextmanager
def seeing(met: set[CodeType]) -> Iterator[None]:
    """Which code is run meanwhile."""

    def see(frame: FrameType, *_: object) -> None:
        met.add(frame.f_code)

    sys.setprofile(see)
    try:
        yield
    finally:
        sys.setprofile(None)
