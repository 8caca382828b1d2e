"""Kill a server again and again under load, and see that nothing acknowledged is ever lost.

`python -m tests.server.killing --kills 200` is the soak: both databases, with progress.
"""

import argparse
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import select
from websockets.exceptions import WebSocketException

from nunatak import games
from nunatak.client import Client, new_id
from nunatak.server.chores.maintenance import check
from nunatak.server.store import schema
from nunatak.server.store.migrate import upgrade
from nunatak.server.store.store import driver, open_engine
from tests.server import running
from tests.server.talking import Talk

TABLES = 6
LOST = (OSError, WebSocketException, EOFError, TimeoutError)
PATIENCE = 120.0  # seconds until a player gives up on the server


class Mortal:
    """A server that is killed and comes back at once."""

    def __init__(self, db: str) -> None:
        self.port = running.free_port()
        words = [sys.executable, "-m", "tests.server.zygote", db, str(self.port), "1"]
        self.zygote = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._line() == "ready"
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _line(self) -> str:
        assert self.zygote.stdout is not None
        return self.zygote.stdout.readline().strip()

    def start(self) -> None:
        assert self.zygote.stdin is not None
        self.zygote.stdin.write("start\n")
        self.zygote.stdin.flush()
        self.pid = int(self._line())
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError, urllib.error.HTTPError):
                urllib.request.urlopen(f"{self.url}/readyz", timeout=5).close()
                return
            time.sleep(0.01)
        raise TimeoutError

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self._line() == "ended"

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.zygote.kill()
        self.zygote.communicate()


@dataclass
class Player:
    """Somebody who plays both seats of a table from one device, whatever happens."""

    client: Client
    table: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    number: int = 0
    problems: list[str] = field(default_factory=list)
    stopping: threading.Event = field(default_factory=threading.Event)
    over: bool = False
    answered: float = field(default_factory=time.monotonic)  # when the server last did
    pending: tuple[str, str, int] | None = None  # id, action, seat of an unanswered command

    def run(self) -> None:
        """Play until told to stop, through every death of the server."""
        while not self.stopping.is_set() and not self.over:
            try:
                self._sit()
            except LOST:
                if time.monotonic() > self.answered + PATIENCE:
                    self.problems.append("the server did not come back")
                    return
                time.sleep(0.01)

    def _sit(self) -> None:
        one = Talk(self.client, self.table)
        try:
            one.hello(last=self.number)
            self.answered = time.monotonic()
            if one.number < self.number:
                self.problems.append(f"from {self.number} back to {one.number}")
            while not self.stopping.is_set() and not self.over:
                self._turn(one)
        finally:
            with contextlib.suppress(*LOST):
                one.close()

    def _turn(self, one: Talk) -> None:
        self.number = max(self.number, one.number)
        decision = (one.standing or {})["decision"]
        if decision is None:
            self.over = True
            return
        if self.pending is None:
            seen = one.ask("look", seat=decision["seat"])
            if seen["type"] == "problem":
                self._note(seen)
                return
            action = random.choice(one.actions)["notation"]
            self.pending = (new_id(), action, decision["seat"])
        command, action, seat = self.pending
        answer = one.ask("play", id=command, action=action, seat=seat)
        if answer["type"] == "done":
            self.acknowledged[command] = answer["number"]
            one.until_number(answer["number"])
        else:
            self._note(answer)
        if not answer.get("retry"):
            self.pending = None

    def _note(self, problem: dict[str, Any]) -> None:
        """What may be tried again is none."""
        if not problem.get("retry"):
            self.problems.append(str(problem))


def play_and_kill(db: str, kills: int, *, progress: bool = False) -> dict[str, int]:
    """Kill the server so many times; what was acknowledged meanwhile, all found again."""
    upgrade(db)
    mortal = Mortal(db)
    try:
        mortal.start()
        players = [_player(mortal, n) for n in range(TABLES)]
        threads = [threading.Thread(target=player.run, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for number in range(kills):
            _let_play(players)
            mortal.kill()
            mortal.start()
            players, threads = _renew(mortal, players, threads)
            if progress and number % 20 == 19:
                print(f"{number + 1} kills, {_acknowledged(players)} moves", flush=True)
        reached = [player.number for player in players]
        time.sleep(2.0)
        for player in players:
            player.stopping.set()
        for thread in threads:
            thread.join()
        assert any(player.number > number for player, number in zip(players, reached, strict=True))
    finally:
        mortal.close()
    return examine(db, players)


def _let_play(players: list[Player]) -> None:
    """A few moves more, and then a moment in the midst of others."""
    wanted = _acknowledged(players) + random.randint(1, 12)
    until = time.monotonic() + PATIENCE
    while _acknowledged(players) < wanted and time.monotonic() < until:
        time.sleep(0.002)
    time.sleep(random.uniform(0, 0.03))


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def _player(mortal: Mortal, number: int) -> Player:
    client = Client(mortal.url).be_guest(f"P{number}")
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]
    game = games.NAMES[number % len(games.NAMES)]
    return Player(client, client.open_table(game, seats)["id"])


def _renew(
    mortal: Mortal, players: list[Player], threads: list[threading.Thread]
) -> tuple[list[Player], list[threading.Thread]]:
    """Whoever has finished a game begins another, so that there is always load."""
    playing = sum(not player.over for player in players)
    for number in range(TABLES - playing):
        player = _player(mortal, len(players) + number)
        thread = threading.Thread(target=player.run, daemon=True)
        thread.start()
        players = [*players, player]
        threads = [*threads, thread]
    return players, threads


def examine(db: str, players: list[Player]) -> dict[str, int]:
    """Every acknowledged move is there once, at its number; the store holds together."""
    engine = open_engine(driver(db))
    e = schema.events.c
    acknowledged = 0
    with engine.connect() as connection:
        for player in players:
            assert player.problems == []
            query = select(e.command, e.number).where(e.table == player.table)
            found = [tuple(row) for row in connection.execute(query)]
            counts = Counter(command for command, _ in found if command is not None)
            assert not [command for command, count in counts.items() if count > 1]
            numbers = {command: number for command, number in found if command}
            assert player.acknowledged.items() <= numbers.items()
            acknowledged += len(player.acknowledged)
    engine.dispose()
    report = check(db)
    assert report.differences == []
    return {"acknowledged": acknowledged, "tables": report.tables, "events": report.events}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    arguments = parser.parse_args()
    wanted = ("sqlite", "postgresql") if arguments.db == "both" else (arguments.db,)
    for kind in wanted:
        with contextlib.ExitStack() as stack:
            made = tempfile.TemporaryDirectory(prefix="nunatak-soak-")
            folder = Path(stack.enter_context(made))
            db = f"sqlite:///{folder}/tables.db"
            if kind == "postgresql":
                db = stack.enter_context(running.postgres(folder)).new_database()
            print(kind, play_and_kill(db, arguments.kills, progress=True), flush=True)


if __name__ == "__main__":
    main()
