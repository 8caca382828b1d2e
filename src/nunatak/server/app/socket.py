"""How does a socket talk? Hello first; then commands one way and events the other."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from nunatak.play.table import Refused
from nunatak.server.app import routing
from nunatak.server.app.frames import WRITE, Write
from nunatak.server.events.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.node.hub import ENCODER, Letter, Listener
from nunatak.server.node.limits import Bucket
from nunatak.server.store import rows, schema
from nunatak.server.table import chatting, commands, preview, why
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing
from nunatak.server.wire.trouble import Trouble
from nunatak.server.wire.unfit import unfit

LOG = logging.getLogger("nunatak.socket")
DECODER = msgspec.json.Decoder(m.ClientMessage)
PATIENCE = 20.0  # seconds that a client may take to read a message
NOT_YET = 0.5  # seconds until the store is asked again for what a client has missed
NOTE_EVERY = 2.0  # seconds between two notes of what a player has seen
GREETING = 10.0  # seconds within which a client says hello
SNAPSHOTS = 300_000  # bytes of snapshots a second, in the long run
BUNDLE = 64 * 1024  # bytes of messages that are written at once
BAD_MESSAGES = 20  # that are answered before the socket is closed
POLICY, AWAY = 1008, 1001
Plain = Callable[..., Awaitable[int]]
PLAIN: dict[type, Plain] = {
    m.Play: commands.play,
    m.Undo: commands.undo,
    m.Redo: commands.redo,
    m.Answer: commands.answer,
    m.Resign: commands.resign,
    m.Leave: commands.leave,
    m.Take: commands.take,
}


class Conversation:
    """One socket at one table."""

    def __init__(
        self, node: Node, socket: WebSocket, table: str, me: m.Me | None, session: str | None
    ) -> None:
        self.node = node
        self.socket = socket
        self.me = me
        self.listener = Listener(table, None if me is None else me.id, session)
        self.snapshots = Bucket(SNAPSHOTS, SNAPSHOTS * 10)  # bytes
        self.bucket = Bucket(node.settings.rate, node.settings.burst)
        self.heard = False  # a hello has come
        self.bad = 0
        self.seen = 0
        self.sending: float | None = None  # since when a message is on its way to the client
        self.noting: asyncio.Task[None] | None = None  # writes it down
        self.write: Write | None = socket.scope.get("extensions", {}).get(WRITE)

    @property
    def user(self) -> str | None:
        """Whose socket it is."""
        return self.listener.user

    async def run(self) -> None:
        """Until the client goes or is sent away."""
        await self.socket.accept()
        self.node.hub.enter(self.listener)
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        greeting = asyncio.get_running_loop().call_later(GREETING, self._must_have_greeted)
        patience = Patience(self)
        going: set[asyncio.Future[Any]] = {sender, receiver, self.listener.ended}
        try:
            await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
        finally:
            greeting.cancel()
            patience.end()
            for task in filter(None, (sender, receiver, self.noting)):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)
            self.node.hub.leave(self.listener)
            await self._close()
            await self._went()

    def _must_have_greeted(self) -> None:
        """Whoever has said hello may wait for the answer, even of a server that is late."""
        if not self.heard:
            self.listener.end(POLICY)

    async def _close(self) -> None:
        code = AWAY if self.node.stopping else POLICY
        if self.listener.ended.done() and not self.listener.ended.cancelled():
            code = self.listener.ended.result()
        if self.socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self.socket.close(code)

    async def _went(self) -> None:
        """When somebody has gone is kept; then others see it."""
        with contextlib.suppress(Trouble):
            await self._mark_present(self.node.tables.get(self.listener.table))
            await self._note_seen()
        self.node.show_presence(self.listener.table)
        self.node.rest(self.listener.table)

    async def _mark_present(self, live: LiveTable | None, *, asks: bool = False) -> None:
        """Keep when this player was last here, and let other nodes know who is."""
        c = schema.seats.c
        where = (c.table == self.listener.table) & (c.user == self.user)
        query = update(schema.seats).where(where).values(present=self.node.now())
        words = None if live is None else self.node.hub.tell_presence(live, asks=asks)

        def work(connection: Connection) -> None:
            if self.user is not None:
                connection.execute(query)
            if words is not None:
                rows.wake(connection, words)

        await self.node.write(work)

    # -------------------------------------------------------------- sending

    async def _send(self) -> None:
        listener = self.listener
        clock = asyncio.get_running_loop().time
        while True:
            await listener.ready.wait()
            listener.ready.clear()
            if listener.behind and not await self._catch_up():
                await asyncio.sleep(NOT_YET)
                listener.ready.set()
            waiting, listener.waiting = listener.waiting, []
            for letters in bundles(waiting):
                self.sending = clock()
                await self._write(letters)
                self.sending = None
                for letter in letters:
                    listener.left(letter)
                self.node.metrics.sent.inc(sum(len(letter.text) for letter in letters))

    async def _write(self, letters: Sequence[Letter]) -> None:
        """Framed already, where the socket takes it so."""
        if self.write is not None:
            await self.write([letter.frame for letter in letters])
            return
        for letter in letters:
            await self.socket.send_text(letter.text.decode())

    async def _catch_up(self) -> bool:
        """Instead of all that was dropped: everything as it is now, if the store can tell."""
        listener = self.listener
        try:
            async with self.node.table(listener.table) as live:
                sent, line = listener.sent, listener.sent_line
                message = await self._snapshot(live, None, sent, line)
                listener.drop_news()
                listener.put(message)
        except Trouble as trouble:
            if not trouble.retry:
                raise
            return False
        return True

    async def _snapshot(
        self, live: LiveTable, command: str | None, after: int, line: int
    ) -> Letter:
        listener = self.listener
        reader = listener.reader(live)
        following = self.node.hub.follow(live)
        lines = await chatting.lines(self.node, listener.table, line)
        snapshot = m.Snapshot(
            id=command,
            number=live.number,
            table=outgoing.table_info(live, reader, self.node.hub.online(live)),
            standing=outgoing.standing(live, reader, self.node.now(), following),
            steps=outgoing.steps(live, after, reader.words),
            chat=lines,
            seen=await self._seen(),
        )
        last = lines[-1].line if lines else max(line, listener.line)
        text = ENCODER.encode(snapshot)
        self.snapshots.spend(len(text))
        return Letter(text, number=live.number, line=last)

    async def _seen(self) -> int:
        if self.user is None:
            return 0
        c = schema.seats.c
        query = select(c.seen).where(c.table == self.listener.table, c.user == self.user)
        found = await self.node.read(lambda connection: connection.execute(query).scalars().all())
        return max(found, default=0)

    # -------------------------------------------------------------- receiving

    async def _receive(self) -> None:
        while True:
            await self.listener.room.wait()
            try:
                frame = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if frame["type"] == "websocket.disconnect":
                return
            if not await self._hear(frame.get("text"), frame.get("bytes")):
                return

    async def _hear(self, text: str | None, data: bytes | None) -> bool:
        """Answer one message; whether the conversation goes on."""
        began = time.perf_counter()
        identifier: str | None = None
        raw = text.encode() if text is not None else data or b""
        try:
            if len(raw) > self.node.settings.frame:
                raise Trouble("too-large")
            if not self.bucket.take():
                raise Trouble("too-fast")
            order = _decode(raw)
            identifier = getattr(order, "id", None)
            await self._answer(order)
        except Trouble as trouble:
            return self._tell(trouble, identifier or _id_of(raw))
        except Refused as refused:
            await self._refuse(refused, identifier)
        except Exception:
            LOG.exception("a command failed", extra={"table": self.listener.table})
            return self._tell(Trouble("internal"), identifier)
        finally:
            self.node.metrics.commands.observe(time.perf_counter() - began)
        return True

    def _tell(self, trouble: Trouble, identifier: str | None) -> bool:
        self.node.metrics.refused.labels(trouble.code).inc()
        self.put(
            m.Problem(
                id=identifier,
                code=trouble.code,
                text=trouble.say(self.listener.language),
                field=trouble.field,
                retry=trouble.retry,
            )
        )
        if identifier is None:
            self.bad += 1
        return self.bad < BAD_MESSAGES

    async def _refuse(self, refused: Refused, identifier: str | None) -> None:
        self.node.metrics.refused.labels("rule").inc()
        async with self.node.table(self.listener.table) as live:
            words = self.listener.reader(live).words
            refusal = outgoing.refusal_form(refused.refusal, live, words)
        self.put(m.Refused(id=identifier or "", refusal=refusal))

    def put(self, message: m.ServerMessage) -> None:
        """Send something to this client alone."""
        self.listener.put(Letter(ENCODER.encode(message)))

    async def _answer(self, order: m.ClientMessage) -> None:
        if not self.listener.greeted and not isinstance(order, m.Hello | m.Ping):
            raise Trouble("hello-first")
        plain = PLAIN.get(type(order))
        if plain is not None:
            await self._carry_out(plain, order)
            return
        await getattr(self, f"_on_{type(order).__name__.lower()}")(order)

    async def _carry_out(self, plain: Plain, order: Any) -> None:
        """The answer goes with the news of what was asked for, or alone."""
        listener = self.listener
        listener.asked = order.id
        try:
            number = await plain(self.node, listener.table, self.user, order)
        except Trouble:
            if listener.asked is not None:
                raise
            return  # it was kept after all, and its answer is on its way
        finally:
            asked, listener.asked = listener.asked, None
        if asked is not None:
            self.put(m.Done(id=order.id, number=number))

    # -------------------------------------------------------------- each message

    async def _on_hello(self, order: m.Hello) -> None:
        listener = self.listener
        self.heard = True
        self._may_have_snapshot()
        listener.language = order.language
        listener.words = order.words
        listener.looking = order.look
        listener.thinks = order.thinks
        if self.node.store.is_postgresql:  # another node may have written a moment ago
            await self.node.catch_up(listener.table)
        async with self.node.table(listener.table) as live:
            after = min(order.last or 0, live.number)
            message = await self._snapshot(live, order.id, after, order.lines or 0)
            listener.greeted = True
            listener.put(message)
            self.node.hub.show_presence(live)
        alone = len(self.node.hub.at(listener.table)) == 1
        await self._mark_present(live, asks=alone)

    def _may_have_snapshot(self) -> None:
        """Everything anew is dear: it is counted by its bytes."""
        if self.snapshots.empty:
            raise Trouble("too-fast")

    async def _on_look(self, order: m.Look) -> None:
        self._may_have_snapshot()
        async with self.node.table(self.listener.table) as live:
            if order.seat is not None:
                commands.own_seat(live, self.user, order.seat)
            self.listener.looking = order.seat
            number, line = live.number, self.listener.line
            self.listener.put(await self._snapshot(live, order.id, number, line))

    async def _on_speak(self, order: m.Speak) -> None:
        self.listener.language = order.language
        self.put(m.Done(id=order.id, number=self.listener.number))

    async def _on_why(self, order: m.Why) -> None:
        async with self.node.table(self.listener.table) as live:
            self.put(why.reason(live, self.listener.reader(live), order))

    async def _on_preview(self, order: m.Preview) -> None:
        async with self.node.table(self.listener.table) as live:
            self.put(preview.foresee(live, self.listener.reader(live), order))

    async def _on_prospects(self, order: m.Prospects) -> None:
        async with self.node.table(self.listener.table) as live:
            if live.table is None:
                raise Trouble("wrong-state", live.state)
            found = live.table.prospects(self.listener.reader(live).looking)
            self.put(m.Foresight(id=order.id, number=live.number, prospects=found))

    async def _on_chat(self, order: m.Chat) -> None:
        if self.me is None:
            raise Trouble("no-session")
        async with self.node.table(self.listener.table) as live:
            pass
        line = await chatting.say(self.node, live, self.me, order)
        self.put(m.Done(id=order.id, number=line.line))

    async def _on_makesign(self, order: m.MakeSign) -> None:
        if self.me is None:
            raise Trouble("no-session")
        async with self.node.table(self.listener.table) as live:
            pass
        line = await chatting.sign(self.node, live, self.me, order)
        self.put(m.Done(id=order.id, number=line.line))

    async def _on_seen(self, order: m.Seen) -> None:
        self.seen = max(self.seen, min(order.number, self.listener.number))
        if self.noting is None or self.noting.done():
            self.noting = asyncio.create_task(self._note_now_and_then())

    async def _note_now_and_then(self) -> None:
        """Keep what has been seen, until there is nothing new to keep."""
        kept = 0
        while kept < self.seen:
            kept = self.seen
            with contextlib.suppress(Trouble):
                await self._note_seen()
            await asyncio.sleep(NOTE_EVERY)

    async def _note_seen(self) -> None:
        if self.user is None or self.seen == 0:
            return
        c, number = schema.seats.c, self.seen
        where = (c.table == self.listener.table) & (c.user == self.user) & (c.seen < number)
        query = update(schema.seats).where(where)
        await self.node.write(lambda connection: connection.execute(query, {"seen": number}))

    async def _on_ping(self, order: m.Ping) -> None:
        self.put(m.Pong(id=order.id, at=self.node.now()))

    async def _on_hold(self, order: m.Hold) -> None:
        table = self.listener.table
        c = schema.seats.c
        query = select(c.present).where(c.table == table, c.seat == order.seat)
        present = await self.node.read(lambda connection: connection.execute(query).scalar())
        number = await commands.hold(self.node, table, self.user, order, present or 0.0)
        self.put(m.Done(id=order.id, number=number))


class Patience:
    """Sends a client away that takes too long to read a message.

    One timer for a socket's whole life, which looks when the message now on its way would be late:
    a timer for each message would cost more than most messages.
    """

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.loop = asyncio.get_running_loop()
        self.timer = self.loop.call_later(PATIENCE, self._look)

    def end(self) -> None:
        """The conversation is over."""
        self.timer.cancel()

    def _look(self) -> None:
        now = self.loop.time()
        since = now if self.conversation.sending is None else self.conversation.sending
        if now - since >= PATIENCE:
            self.conversation.listener.end(POLICY)
        else:
            self.timer = self.loop.call_at(since + PATIENCE, self._look)


def bundles(letters: Sequence[Letter]) -> Iterator[list[Letter]]:
    """What is written at once: a few small messages, or one that is large."""
    bundle: list[Letter] = []
    heavy = 0
    for letter in letters:
        if bundle and heavy + len(letter.text) > BUNDLE:
            yield bundle
            bundle, heavy = [], 0
        bundle.append(letter)
        heavy += len(letter.text)
    if bundle:
        yield bundle


class Addressed(msgspec.Struct):
    """What of a wrong message tells which it was."""

    id: m.Id | None = None


def _decode(raw: bytes) -> m.ClientMessage:
    try:
        return DECODER.decode(raw)
    except msgspec.ValidationError as error:
        raise routing.wrong_value(error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("malformed", wrong=unfit(error)) from error


def _id_of(raw: bytes) -> str | None:
    """The id of a message that can't be understood otherwise."""
    try:
        return msgspec.json.decode(raw, type=Addressed).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
