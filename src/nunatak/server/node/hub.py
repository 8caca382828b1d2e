"""Who listens to a table, and how are they told?

Each distinct reader of a version gets one encoded message, whatever the number of sockets. A
socket that does not keep up loses nothing: what waits for it is replaced by one snapshot.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from nunatak.server.events.live import LiveTable
from nunatak.server.node.presence import Elsewhere
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing
from nunatak.server.wire.following import NOTHING, Following, Shift
from nunatak.server.wire.outgoing import Reader
from nunatak.server.wire.trouble import Trouble

if TYPE_CHECKING:
    from nunatak.server.node import Node

BACKLOG = 32  # messages that may wait for a socket
HEAVY = 512 * 1024  # bytes that wait for a socket, after which it is not listened to
ENDED, SENT_AWAY = 4001, 4003  # close codes: the session has ended; no longer let in here
TEXT, SHORT = 0x81, 126  # of a frame: its kind, and the least length that has bytes of its own
ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True)
class Letter:
    """A message on its way: an answer must arrive, news can be replaced by newer ones."""

    text: bytes
    number: int | None = None  # of the last event in it
    line: int | None = None  # of chat
    answer: bool = True

    @cached_property
    def frame(self) -> bytes:
        """As it lies on the wire: made once, however many get it."""
        return framed(self.text)


def framed(text: bytes) -> bytes:
    """A text message of a server, unmasked and whole, as RFC 6455 frames it."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big") + text


class Listener:
    """One socket at a table: its reader, and what waits to be sent to it."""

    def __init__(self, table: str, user: str | None, session: str | None = None) -> None:
        self.table = table
        self.user = user
        self.session = session  # by which it came in
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.language = "en"
        self.words = False
        self.looking: int | None = None
        self.waiting: list[Letter] = []
        self.heavy = 0  # bytes that wait, or are being sent
        self.ready = asyncio.Event()
        self.room = asyncio.Event()  # so little waits that more may be asked for
        self.room.set()
        self.behind = False  # a snapshot shall replace what was dropped
        self.number = 0  # the last that was put in line,
        self.line = 0
        self.sent = 0  # and the last that has left
        self.sent_line = 0
        self.greeted = False
        self.asked: str | None = None  # the command that is to be answered
        self.thinks = False  # for the bots of its own table

    def reader(self, live: LiveTable) -> Reader:
        """How this socket reads the table now; all who only look on read alike."""
        mine = tuple(live.seats_of(self.user))
        looking = self.looking if self.looking in mine else None
        if looking is None and len(mine) == 1:
            looking = mine[0]
        user = self.user if mine or self.user == live.facts.host else None
        return Reader(user, mine, looking, self.language if self.words else None)

    def put(self, letter: Letter) -> None:
        """Send this when the socket is free."""
        self.waiting.append(letter)
        self.weigh(len(letter.text))
        self.number = self.number if letter.number is None else letter.number
        self.line = self.line if letter.line is None else letter.line
        self.ready.set()

    def left(self, letter: Letter) -> None:
        """This has been sent."""
        self.weigh(-len(letter.text))
        self.sent = self.sent if letter.number is None else letter.number
        self.sent_line = self.sent_line if letter.line is None else letter.line

    def drop_news(self) -> None:
        """Forget what a snapshot will replace."""
        dropped = [letter for letter in self.waiting if not letter.answer]
        self.waiting = [letter for letter in self.waiting if letter.answer]
        self.weigh(-sum(len(letter.text) for letter in dropped))
        self.number, self.line = self.sent, self.sent_line
        self.behind = False

    def weigh(self, more: int) -> None:
        """So many bytes more wait to be sent, or fewer."""
        self.heavy += more
        if self.heavy > HEAVY:
            self.room.clear()
        else:
            self.room.set()

    def end(self, code: int) -> None:
        """Send this one away."""
        if not self.ended.done():
            self.ended.set_result(code)


class Hub:
    """All sockets of this node, by table."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere = Elsewhere()
        self.followings: dict[str, Following] = {}

    def tables(self) -> list[str]:
        """Tables that somebody listens to."""
        return list(self.listeners)

    def listens(self, table: str) -> bool:
        """Whether somebody listens to the table."""
        return table in self.listeners

    def at(self, table: str) -> tuple[Listener, ...]:
        """Those who listen to a table."""
        return tuple(self.listeners.get(table, ()))

    def users(self, table: str) -> set[str]:
        """The users who listen to a table."""
        return {listener.user for listener in self.at(table) if listener.user is not None}

    def enter(self, listener: Listener) -> None:
        """Somebody comes to listen."""
        self.listeners.setdefault(listener.table, set()).add(listener)
        self.node.metrics.sockets.inc()

    def leave(self, listener: Listener) -> None:
        """Somebody goes."""
        here = self.listeners.get(listener.table, set())
        here.discard(listener)
        if not here:
            self.listeners.pop(listener.table, None)
            following = self.followings.pop(listener.table, None)
            if following is not None:
                following.end()
        self.node.metrics.sockets.dec()

    def online(self, live: LiveTable) -> list[int]:
        """Seats whose players are connected, to whichever node."""
        users = self.users(live.facts.id) | self.elsewhere.users(live.facts.id)
        return [
            seat
            for seat, sitting in enumerate(live.sittings)
            if sitting.user is not None and sitting.user in users
        ]

    def end_sessions(self, user: str, sessions: Collection[str] | None = None) -> None:
        """Sockets of a person end: those of some sessions, or all."""
        for table in self.tables():
            for listener in self.at(table):
                mine = listener.user == user
                if mine and (sessions is None or listener.session in sessions):
                    listener.end(ENDED)

    def send_away(self, table: str, user: str) -> None:
        """Somebody is not let in at a table any more."""
        for listener in self.at(table):
            if listener.user == user:
                listener.end(SENT_AWAY)

    def end_table(self, table: str) -> None:
        """There is no such table any more."""
        for listener in self.at(table):
            listener.end(SENT_AWAY)

    # -------------------------------------------------------------- telling

    def follow(self, live: LiveTable) -> Following:
        """The changes of a table; they are kept from now on."""
        following = self.followings.get(live.facts.id)
        if following is None or following.live is not live:
            following = self.followings[live.facts.id] = Following(live)
        return following

    def publish(self, live: LiveTable) -> None:
        """Tell everybody what has happened since they were last told."""
        changed: dict[int, list[Shift] | None] = {}
        told: dict[tuple[int, str | None], msgspec.Raw] = {}
        made: dict[tuple[Reader, int], Letter] = {}
        for listener in self.at(live.facts.id):
            after = listener.number
            if not listener.greeted or after >= live.number:
                continue
            if after not in changed:
                changed[after] = self.follow(live).between(after, live.number)
            shifts = changed[after]
            listener.behind = listener.behind or shifts is None
            if self._lags(listener) or shifts is None:
                continue
            reader = listener.reader(live)
            if (after, reader.words) not in told:
                told[after, reader.words] = _steps(live, after, reader.words, shifts)
            if (reader, after) not in made:
                steps = told[after, reader.words]
                text = self._happened(live, reader, steps, shifts)
                made[reader, after] = Letter(text, number=live.number, answer=False)
            listener.put(made[reader, after])
            _answer(live, listener)

    def _lags(self, listener: Listener) -> bool:
        if listener.behind or len(listener.waiting) >= BACKLOG:
            listener.behind = True
            listener.ready.set()
            self.node.metrics.slow.inc()
            return True
        return False

    def _happened(
        self, live: LiveTable, reader: Reader, steps: msgspec.Raw, shifts: list[Shift]
    ) -> bytes:
        recent = live.told.between(live.number - len(shifts))
        full = live.ended is not None or any(told.event.kind != "move" for told in recent)
        message = m.Happened(
            number=live.number,
            steps=steps,  # type: ignore[arg-type]
            own=[shift.own.get(reader.looking, NOTHING) for shift in shifts],  # type: ignore[misc]
            table=outgoing.table_info(live, reader, self.online(live)) if full else None,
            standing=outgoing.standing(live, reader, self.node.now()),
        )
        return ENCODER.encode(message)

    def renew(self, live: LiveTable) -> None:
        """Something beside the events has changed: everybody gets a fresh snapshot."""
        for listener in self.at(live.facts.id):
            listener.behind = True
            listener.ready.set()

    async def refresh(self, table: str) -> None:
        """Something beside the events has changed elsewhere, or the table is gone."""
        if not self.listens(table):
            return
        try:
            async with self.node.table(table) as live:
                self.renew(live)
        except Trouble as trouble:
            if trouble.code != "not-found":
                raise
            self.end_table(table)

    def say(self, table: str, line: m.ChatLine) -> None:
        """Somebody said something."""
        message = ENCODER.encode(line)
        for listener in self.at(table):
            if listener.greeted and not self._lags(listener) and listener.line < line.line:
                listener.put(Letter(message, line=line.line, answer=False))

    def show_presence(self, live: LiveTable) -> None:
        """Who is here now."""
        table = live.facts.id
        watching = self._watching(live) + self.elsewhere.watching(table)
        message = ENCODER.encode(m.Presence(seats=self.online(live), spectators=watching))
        for listener in self.at(table):
            if listener.greeted and not self._lags(listener):
                listener.put(Letter(message, answer=False))

    def _watching(self, live: LiveTable) -> int:
        people = set(live.people)
        return sum(listener.user not in people for listener in self.at(live.facts.id))

    def tell_presence(self, live: LiveTable, *, asks: bool = False) -> str:
        """The words by which other nodes learn who is here."""
        table = live.facts.id
        seated = self.users(table) & set(live.people)
        return self.elsewhere.tell(table, seated, self._watching(live), asks=asks)


def _answer(live: LiveTable, listener: Listener) -> None:
    """Whoever asked for what has just happened hears both at once."""
    asked = listener.asked
    number = None if asked is None else live.commands.get((listener.user, asked))
    if asked is not None and number is not None:
        listener.asked = None
        listener.put(Letter(ENCODER.encode(m.Done(id=asked, number=number))))


def _steps(live: LiveTable, after: int, words: str | None, shifts: list[Shift]) -> msgspec.Raw:
    """The events after a number with what each changed, written once for all who read so."""
    steps = outgoing.steps(live, after, words)
    for step, shift in zip(steps, shifts, strict=True):
        step.changes = shift.public  # type: ignore[assignment]
    return msgspec.Raw(ENCODER.encode(steps))
