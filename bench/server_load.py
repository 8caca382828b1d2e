"""How do a thousand clients make the load? Two at each table, who play real games of all kinds.

A move counts once both clients have received it, from the moment when it was due: where a server
falls behind, the moves that wait for it are not left out of the reckoning. A client that misses a
number, or gets one twice, is an error. Of what is received only the legal actions are read, and
only where there are any: the machine is shared with the server.
"""

import asyncio
import json
import sys
import time
from collections import deque
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from nunatak import games

LENGTHS = {"lonewolves": 50, "wolves": 770, "arctica": 125}  # moves of a random game of two
WARM_UP = 3.0  # seconds that are not counted
NEWS = (b'{"type":"event","number":', b'{"type":"snapshot","id":"hello","number":')
WRONG = (b'{"type":"problem"', b'{"type":"refused"', b'{"type":"snapshot","id":null')
NOTHING = b'"actions":[]'


class Action(msgspec.Struct):
    notation: str


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

    def __init__(self, pair: "Pair", token: str) -> None:
        self.pair = pair
        self.token = token
        self.number = 0
        self.actions: list[Action] = []
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def come(self, url: str) -> None:
        self.socket = await connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{self.pair.table}/socket",
            additional_headers={"authorization": f"Bearer {self.token}"},
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        await self.socket.send('{"type":"hello","id":"hello"}')
        self.task = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        assert self.socket is not None
        while True:
            data = await self.socket.recv(decode=False)
            at = time.perf_counter()
            for opening in NEWS:
                if data.startswith(opening):
                    self._hear(data, int(data[len(opening) : data.index(b",", len(opening))]))
                    self.pair.saw(at)
            if data.startswith(WRONG):
                self.pair.measured.errors.append(data[:200].decode(errors="replace"))
                self.pair.pending = None

    def _hear(self, data: bytes, number: int) -> None:
        if self.number and number != self.number + 1:
            self.pair.measured.errors.append(f"{number} after {self.number}")
        self.number = number
        self.actions = []
        if NOTHING not in data:
            heard = READ.decode(data)
            self.actions = [] if heard.standing is None else heard.standing.actions

    async def go(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.socket is not None:
            await self.socket.close()


class Pair:
    """A table and its two clients."""

    def __init__(self, measured: Measured, game: str) -> None:
        self.measured = measured
        self.game = game
        self.table = ""
        self.clients: list[Sight] = []
        self.pending: tuple[float, int] | None = None  # when it was due, the number it will have
        self.moves = 0

    async def open(self, http: httpx.AsyncClient, url: str) -> None:
        tokens = [await guest(http, url) for _ in range(2)]
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        first, second = ({"authorization": f"Bearer {token}"} for token in tokens)
        answer = await http.post(f"{url}/api/tables", json=body, headers=first)
        self.table = answer.raise_for_status().json()["id"]
        path = f"{url}/api/tables/{self.table}"
        (await http.post(f"{path}/join", json={}, headers=second)).raise_for_status()
        (await http.post(f"{path}/start", headers=first)).raise_for_status()
        self.moves = 0
        self.clients = [Sight(self, token) for token in tokens]
        await asyncio.gather(*(client.come(url) for client in self.clients))

    def leave(self) -> list[Sight]:
        """Nobody is at the table any more; those who were."""
        clients, self.clients = self.clients, []
        return clients

    async def renew(self, gone: list[Sight], http: httpx.AsyncClient, url: str) -> None:
        """The game is over: another one."""
        for client in gone:
            await client.go()
        await self.open(http, url)

    @property
    def mover(self) -> Sight | None:
        """The client that is asked, where nothing is under way."""
        if self.pending is not None:
            return None
        return next((client for client in self.clients if client.actions), None)

    @property
    def is_over(self) -> bool:
        """Whether everybody has seen the end."""
        settled = self.pending is None and self.moves > 5 and len(self.clients) == 2
        return settled and not any(client.actions for client in self.clients)

    async def move(self, client: Sight, chance: int, due: float) -> None:
        """Send a move that was due at a moment, perhaps a while ago."""
        action = client.actions[chance % len(client.actions)]
        command = {"type": "play", "id": f"m{self.moves}", "action": action.notation}
        text = json.dumps(command)
        self.moves += 1
        self.pending = (due, client.number + 1)
        assert client.socket is not None
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


async def guest(http: httpx.AsyncClient, url: str) -> str:
    answer = await http.post(f"{url}/api/guest", json={"name": "Load", "bearer": True})
    return str(answer.raise_for_status().json()["token"])


class Load:
    """So many tables at so many moves a second."""

    def __init__(self, url: str, tables: int, rate: float, seconds: float, ahead: int) -> None:
        self.url = url
        self.ahead = ahead  # moves that a table may have behind it when the clock starts
        self.rate = rate
        self.seconds = seconds
        self.before = Measured()  # what was seen until then
        self.measured = Measured()
        self.pairs = [Pair(self.before, games.NAMES[n % len(games.NAMES)]) for n in range(tables)]
        self.begun = 0.0  # when the clock started

    async def run(self) -> Measured:
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(limits=limits, timeout=60) as http:
            gate = asyncio.Semaphore(8)
            await asyncio.gather(*(self._open(pair, http, gate) for pair in self.pairs))
            say(f"{len(self.pairs)} tables are open")
            await self._play_ahead()
            say("tables stand at different stages of a game; the clock starts")
            await self._play(http)
        for pair in self.pairs:
            for client in pair.clients:
                await client.go()
        self.measured.errors += self.before.errors
        return self.measured

    async def _open(self, pair: Pair, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> None:
        async with gate:
            await pair.open(http, self.url)

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

    async def _play(self, http: httpx.AsyncClient) -> None:
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
                        renewing.create_task(pair.renew(pair.leave(), http, self.url))
                await asyncio.sleep(0.002)
        await asyncio.sleep(1.0)
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
