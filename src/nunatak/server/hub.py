"""Who listens to a table, and how are they told?

Each distinct reader of a version gets one encoded message, whatever the number of sockets. A
socket that does not keep up loses nothing: what waits for it is replaced by one snapshot.
"""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from nunatak.server import leaving
from nunatak.server import messages as m
from nunatak.server.leaving import Reader
from nunatak.server.live import LiveTable
from nunatak.server.presence import Elsewhere

if TYPE_CHECKING:
    from nunatak.server.node import Node

BACKLOG = 32  # messages that may wait for a socket
ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True)
class Letter:
    """A message on its way: an answer must arrive, news can be replaced by newer ones."""

    text: bytes
    number: int | None = None  # of the last event in it
    line: int | None = None  # of chat
    answer: bool = True


class Listener:
    """One socket at a table: its reader, and what waits to be sent to it."""

    def __init__(self, table: str, user: str | None) -> None:
        self.table = table
        self.user = user
        self.language = "en"
        self.looking: int | None = None
        self.waiting: list[Letter] = []
        self.ready = asyncio.Event()
        self.behind = False  # a snapshot shall replace what was dropped
        self.number = 0  # the last that was put in line,
        self.line = 0
        self.sent = 0  # and the last that has left
        self.sent_line = 0
        self.greeted = False

    def reader(self, live: LiveTable) -> Reader:
        """How this socket reads the table now."""
        mine = tuple(live.seats_of(self.user))
        looking = self.looking if self.looking in mine else None
        if looking is None and len(mine) == 1:
            looking = mine[0]
        return Reader(self.user, mine, looking, self.language)

    def put(self, letter: Letter) -> None:
        """Send this when the socket is free."""
        self.waiting.append(letter)
        self.number = self.number if letter.number is None else letter.number
        self.line = self.line if letter.line is None else letter.line
        self.ready.set()

    def left(self, letter: Letter) -> None:
        """This has been sent."""
        self.sent = self.sent if letter.number is None else letter.number
        self.sent_line = self.sent_line if letter.line is None else letter.line

    def drop_news(self) -> None:
        """Forget what a snapshot will replace."""
        self.waiting = [letter for letter in self.waiting if letter.answer]
        self.number, self.line = self.sent, self.sent_line
        self.behind = False


class Hub:
    """All sockets of this node, by table."""

    def __init__(self, node: "Node") -> None:
        self.node = node
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere = Elsewhere()

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
        self.node.metrics.sockets.dec()

    def online(self, live: LiveTable) -> list[int]:
        """Seats whose players are connected, to whichever node."""
        users = self.users(live.facts.id) | self.elsewhere.users(live.facts.id)
        return [
            seat
            for seat, sitting in enumerate(live.sittings)
            if sitting.user is not None and sitting.user in users
        ]

    # -------------------------------------------------------------- telling

    def publish(self, live: LiveTable) -> None:
        """Tell everybody what has happened since they were last told."""
        made: dict[tuple[Reader, int], bytes] = {}
        told: dict[tuple[int, str], list[m.Step]] = {}
        for listener in self.at(live.facts.id):
            if not listener.greeted or listener.number >= live.number:
                continue
            if self._lags(listener):
                continue
            reader, after = listener.reader(live), listener.number
            if (after, reader.language) not in told:
                told[after, reader.language] = leaving.steps(live, after, reader.language)
            if (reader, after) not in made:
                made[reader, after] = self._happened(live, reader, told[after, reader.language])
            listener.put(Letter(made[reader, after], number=live.number, answer=False))

    def _lags(self, listener: Listener) -> bool:
        if listener.behind or len(listener.waiting) >= BACKLOG:
            listener.behind = True
            listener.ready.set()
            self.node.metrics.slow.inc()
            return True
        return False

    def _happened(self, live: LiveTable, reader: Reader, steps: list[m.Step]) -> bytes:
        full = live.ended is not None or any(step.kind != "move" for step in steps)
        message = m.Happened(
            number=live.number,
            steps=steps,
            table=leaving.table_info(live, reader, self.online(live)) if full else None,
            standing=leaving.standing(live, reader, self.node.now()),
        )
        return ENCODER.encode(message)

    def renew(self, live: LiveTable) -> None:
        """Something beside the events has changed: everybody gets a fresh snapshot."""
        for listener in self.at(live.facts.id):
            listener.behind = True
            listener.ready.set()

    async def refresh(self, table: str) -> None:
        """Another node has changed something beside the events."""
        if self.listens(table):
            async with self.node.table(table) as live:
                self.renew(live)

    async def hear(self, table: str) -> None:
        """Another node has taken lines of chat."""
        from nunatak.server import chatting

        if not self.listens(table):
            return
        least = min((listener.line for listener in self.at(table)), default=0)
        for line in await chatting.lines(self.node, table, least):
            self.say(table, line)

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
