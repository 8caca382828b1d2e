"""How do a thousand clients make the load? Two at each table, who play real games of all kinds.

A move counts once all clients at the table have received it, from the moment when it was due: where
a server falls behind, the moves that wait for it are not left out of the reckoning. A client that
misses a number, or gets one twice, is an error. Of what is received only the legal actions are
read, and only where there are any: the machine is shared with the server.

A mixed load is what a house has besides: onlookers, people whose connection breaks and who come
back, talk, and tables against a bot. Each table's people come from an address of their own, so that
the server's limits can stay as they are shipped.
"""

import asyncio
import contextlib
import itertools
import ssl
import sys
import time
from collections import deque
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nunatak import games

LENGTHS = {"lonewolves": 50, "wolves": 770, "arctica": 125}  # moves of a random game of two
WARM_UP = 3.0  # seconds that are not counted
LATE = 10.0  # seconds for the last moves to arrive
OVER = b'"decision":null'
NEWS = {  # how they begin, and whether they tell everything
    b'{"type":"event","number":': False,
    b'{"type":"snapshot","id":"hello","number":': True,
}
WRONG = (b'{"type":"problem"', b'{"type":"refused"', b'{"type":"snapshot","id":null')
NOTHING = b'"actions":[]'
EACH = 4  # of so many tables of a mixed load one has onlookers, and one a bot,
ONLOOKERS = 4  # so many of them;
BREAKS, TALKS = 1.0, 4.0  # connections that break and lines that are said, in a second

NO_SECRETS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # one for all: each takes long to make


class Action(msgspec.Struct):
    action: msgspec.Raw  # its JSON form: sent back as it came


class Standing(msgspec.Struct):
    actions: list[Action]


class Heard(msgspec.Struct):
    """What the load needs of a message; the rest is skipped while it is read."""

    standing: Standing | None = None


READ = msgspec.json.Decoder(Heard)


@dataclass
class Measured:
    """What a load has seen."""

    sent: list[float] = field(default_factory=list)  # when each move was due,
    took: list[float] = field(default_factory=list)  # and seconds until everybody had it
    errors: list[str] = field(default_factory=list)
    games: int = 0  # that came to their end


class Sight:
    """One client at one table."""

    def __init__(self, pair: "Pair", token: str | None) -> None:
        self.pair = pair
        self.token = token  # None: somebody who only looks on
        self.number = 0
        self.actions: list[Action] = []
        self.over = False
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def come(self, url: str) -> None:
        self.socket = await connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{self.pair.table}/socket",
            additional_headers={"authorization": f"Bearer {self.token}"} if self.token else {},
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=60,
            local_addr=(self.pair.address, 0),
        )
        hello = {"type": "hello", "id": "hello", "last": self.number}
        await self.socket.send(msgspec.json.encode(hello).decode())
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            await self._listen()
        except ConnectionClosed as closed:
            self.pair.measured.errors.append(f"sent away: {closed}")

    async def _listen(self) -> None:
        assert self.socket is not None
        while True:
            data = await self.socket.recv(decode=False)
            at = time.perf_counter()
            for opening, whole in NEWS.items():
                if data.startswith(opening):
                    number = int(data[len(opening) : data.index(b",", len(opening))])
                    self._hear(data, number, whole=whole)
                    self.pair.saw(at)
            if data.startswith(WRONG):
                self.pair.measured.errors.append(data[:200].decode(errors="replace"))
                self.pair.pending = None

    def _hear(self, data: bytes, number: int, *, whole: bool) -> None:
        if not whole and number != self.number + 1:
            self.pair.measured.errors.append(f"{number} after {self.number}")
        self.number = number
        self.actions = []
        self.over = OVER in data
        if NOTHING not in data:
            heard = READ.decode(data)
            self.actions = [] if heard.standing is None else heard.standing.actions

    async def go(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.socket is not None:
            await self.socket.close()


class Pair:
    """A table and its two clients; against a bot it is one, and some may look on."""

    def __init__(
        self, measured: Measured, game: str, place: int = 0, *, bot: bool = False, watched: int = 0
    ) -> None:
        self.measured = measured
        self.game = game
        self.address = f"127.1.{place // 250}.{place % 250 + 1}"  # of its people's house
        self.people = 1 if bot else 2
        self.watched = watched
        self.away = False  # somebody's connection is broken
        self.table = ""
        self.clients: list[Sight] = []
        self.pending: tuple[float, int] | None = None  # when it was due, the number it will have
        self.moves = 0

    async def open(self, url: str) -> None:
        """A fresh table of new people, from their own address."""
        house = httpx.AsyncHTTPTransport(local_address=self.address, verify=NO_SECRETS)
        async with httpx.AsyncClient(transport=house, base_url=url, timeout=60) as http:
            tokens = [await guest(http) for _ in range(self.people)]
            other = {"kind": "open"} if self.people == 2 else {"kind": "bot", "level": "greedy"}
            body = {"game": self.game, "seats": [{"kind": "me"}, other], "public": True}
            heads = [{"authorization": f"Bearer {token}"} for token in tokens]
            answer = await http.post("/api/tables", json=body, headers=heads[0])
            self.table = answer.raise_for_status().json()["id"]
            path = f"/api/tables/{self.table}"
            for head in heads[1:]:
                (await http.post(f"{path}/join", json={}, headers=head)).raise_for_status()
            (await http.post(f"{path}/start", headers=heads[0])).raise_for_status()
        self.moves = 0
        self.clients = [Sight(self, token) for token in [*tokens, *[None] * self.watched]]
        await asyncio.gather(*(client.come(url) for client in self.clients))

    def leave(self) -> list[Sight]:
        """Nobody is at the table any more; those who were."""
        clients, self.clients = self.clients, []
        return clients

    async def renew(self, gone: list[Sight], url: str) -> None:
        """The game is over: another one."""
        for client in gone:
            await client.go()
        await self.open(url)

    async def break_off(self, client: Sight, url: str) -> None:
        """A connection is lost, and somebody is back."""
        self.away = True
        await client.go()
        await client.come(url)
        self.away = False

    @property
    def mover(self) -> Sight | None:
        """The client that is asked, where nothing is under way."""
        if self.pending is not None or self.away:
            return None
        return next((client for client in self.clients if client.actions), None)

    @property
    def is_over(self) -> bool:
        """Whether everybody has seen the end."""
        return self.pending is None and not self.away and any(c.over for c in self.clients)

    async def move(self, client: Sight, chance: int, due: float) -> None:
        """Send a move that was due at a moment, perhaps a while ago."""
        action = client.actions[chance % len(client.actions)]
        command = {"type": "play", "id": f"m{self.moves}", "action": action.action}
        text = msgspec.json.encode(command).decode()
        self.moves += 1
        self.pending = (due, client.number + 1)
        assert client.socket is not None
        with contextlib.suppress(ConnectionClosed):  # whoever listens tells of it
            await client.socket.send(text)

    def saw(self, at: float) -> None:
        """Everybody has received the move: that is how long it took."""
        if self.pending is None:
            return
        sent, number = self.pending
        if all(client.number >= number for client in self.clients):
            self.measured.sent.append(sent)
            self.measured.took.append(at - sent)
            self.pending = None


async def guest(http: httpx.AsyncClient) -> str:
    answer = await http.post("/api/guest", json={"name": "Load", "bearer": True})
    return str(answer.raise_for_status().json()["token"])


class Load:
    """So many tables at so many moves a second."""

    def __init__(
        self,
        url: str,
        tables: int,
        rate: float,
        seconds: float,
        ahead: int,
        *,
        mixed: bool = False,
    ) -> None:
        self.url = url
        self.ahead = ahead  # moves that a table may have behind it when the clock starts
        self.rate = rate
        self.seconds = seconds
        self.mixed = mixed
        self.before = Measured()  # what was seen until then
        self.measured = Measured()
        self.pairs = [self._pair(number) for number in range(tables)]
        self.begun = 0.0  # when the clock started

    def _pair(self, number: int) -> Pair:
        game = games.NAMES[number % len(games.NAMES)]
        watched = ONLOOKERS if self.mixed and number % EACH == 1 else 0
        bot = self.mixed and number % EACH == 2
        return Pair(self.before, game, number, bot=bot, watched=watched)

    async def run(self) -> Measured:
        gate = asyncio.Semaphore(8)
        await asyncio.gather(*(self._open(pair, gate) for pair in self.pairs))
        say(f"{len(self.pairs)} tables are open")
        await self._play_ahead()
        say("tables stand at different stages of a game; the clock starts")
        stirring = asyncio.create_task(self._stir())
        await self._play()
        stirring.cancel()
        for pair in self.pairs:
            for client in pair.clients:
                await client.go()
        self.measured.errors += self.before.errors
        return self.measured

    async def _open(self, pair: Pair, gate: asyncio.Semaphore) -> None:
        async with gate:
            await pair.open(self.url)

    async def _stir(self) -> None:
        """Connections break and people talk, table after table."""
        turns = itertools.cycle(self.pairs)
        for number in itertools.count():
            await asyncio.sleep(1 / (BREAKS + TALKS))
            pair = next(turns)
            if not self.mixed or not pair.clients or pair.pending or pair.away or pair.is_over:
                continue
            if number % (1 + TALKS / BREAKS) == 0:
                await pair.break_off(pair.clients[-1], self.url)
            elif (socket := pair.clients[0].socket) is not None:
                line = {"type": "say", "id": f"s{number}", "text": "Your turn, I think."}
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(msgspec.json.encode(line).decode())

    async def _play_ahead(self) -> None:
        """As fast as the server can, to stages that are spread evenly."""
        count = len(self.pairs)
        wanted = {
            pair: min(LENGTHS[pair.game], self.ahead) * n // count
            for n, pair in enumerate(self.pairs)
        }
        total = sum(wanted.values())
        told = time.perf_counter()
        while wanted:
            if time.perf_counter() > told + 15:
                told = time.perf_counter()
                say(f"{sum(pair.moves for pair in self.pairs)} of {total} moves ahead")
            for pair in [pair for pair in wanted if pair.pending is None]:
                if pair.moves >= wanted[pair] or pair.is_over:
                    del wanted[pair]
                elif (mover := pair.mover) is not None:
                    await pair.move(mover, pair.moves * 7919, time.perf_counter())
            await asyncio.sleep(0.01)
        await asyncio.sleep(1.0)

    async def _play(self) -> None:
        """One move every so often, table after table; a finished game is followed by another."""
        for pair in self.pairs:
            pair.measured = self.measured
        queue = deque(self.pairs)
        self.begun = time.perf_counter() + WARM_UP
        sent = 0
        async with asyncio.TaskGroup() as renewing:
            while (now := time.perf_counter() - self.begun) < self.seconds:
                due = int((now + WARM_UP) * self.rate) - sent
                for _ in range(min(due, len(queue))):
                    pair = queue[0]
                    queue.rotate(-1)
                    if (mover := pair.mover) is not None:
                        due_at = self.begun - WARM_UP + sent / self.rate
                        await pair.move(mover, sent * 7919, due_at)
                        sent += 1
                    elif pair.is_over:
                        self.measured.games += 1
                        renewing.create_task(pair.renew(pair.leave(), self.url))
                await asyncio.sleep(0.002)
        until = time.perf_counter() + LATE
        while any(pair.pending for pair in self.pairs) and time.perf_counter() < until:
            await asyncio.sleep(0.1)
        if any(pair.pending is not None for pair in self.pairs):
            self.measured.errors.append("a move never arrived")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def counted(load: Load) -> list[float]:
    """Seconds that each counted move took: those sent while the clock ran."""
    measured = load.measured
    end = load.begun + load.seconds
    moves = zip(measured.sent, measured.took, strict=True)
    return [took for sent, took in moves if load.begun <= sent < end]
