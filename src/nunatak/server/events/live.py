"""What is true at a table? Whatever its numbered events say, folded one after another."""

import hashlib
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from nunatak import games
from nunatak.kernel.message import Message, Seat, Value
from nunatak.play.record import link
from nunatak.play.table import Refused, Start, Table
from nunatak.server.events.history import Event, History, Told

PERSON, BOT, OPEN = "person", "bot", "open"
LOBBY, PLAYING, OVER = "lobby", "playing", "over"
DAY = 86400.0
GRACE = 60  # seconds that somebody who is back has at least, on a clock for the game
PAIRED = ("round", "duplicate")  # origins of the tables of a tournament
DEALT = ("rematch", "seek", "round", "duplicate")  # origins of tables with a fresh deal
Choices = dict[tuple[int, tuple[Value, ...]], bytes]  # by action and what is said besides
UNFIT = (Refused, ValueError, LookupError, AssertionError, TypeError, AttributeError)


class Differs(Exception):
    """The stored events do not lead to the positions that they were written with."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"table {table}, event {number}")
        self.table = table
        self.number = number


@dataclass(frozen=True)
class Facts:
    """What a table was opened with."""

    id: str
    game: str
    rules: int
    count: int
    options: Mapping[str, str]
    data: Mapping[str, Any] | None
    seed: int | None
    salt: str
    position: str | None
    commitment: str | None
    invitation: str
    host: str
    public: bool
    pace: str
    seconds: int
    hold: str
    origin: Mapping[str, Any] | None
    created: float
    watch: str | None = None  # the token of the link for watchers
    hints: bool = False  # whoever decides may have one, although others play

    @property
    def origin_counts(self) -> bool:
        """Whether it was dealt here, so that it can be rated."""
        return self.origin is None or self.origin["kind"] in DEALT

    @property
    def is_of_tournament(self) -> bool:
        """Whether a tournament may go on once it is over."""
        return self.origin is not None and self.origin["kind"] in PAIRED


@dataclass
class Sitting:
    """Who sits in a seat."""

    kind: str = OPEN
    user: str | None = None
    name: str = ""
    level: str | None = None
    held: str | None = None  # the level of the bot that holds it

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.level if self.kind == BOT else self.held


def sitting_of(body: Mapping[str, Any]) -> Sitting:
    """As the body of a `seat` says it."""
    return Sitting(body["kind"], body.get("user"), body.get("name", ""), body.get("level"))


@dataclass
class Plea:
    """Somebody asked to take moves back, and these seats have not answered."""

    ask: int
    seat: int
    moves: int
    waiting: list[int]


@dataclass
class LiveTable:
    """A table as its events made it."""

    facts: Facts
    sittings: list[Sitting] = field(default_factory=list)
    state: str = LOBBY
    number: int = 0
    digest: str = ""
    table: Table | None = None
    told: History = field(default_factory=History)
    choices: Choices = field(default_factory=dict)  # as they are sent,
    steady: dict[int, bytes] = field(default_factory=dict)  # and those that stay all game long
    commands: dict[tuple[str | None, str], int] = field(default_factory=dict)
    taken_back: list[list[str]] = field(default_factory=list)  # by command, the last move first
    movers: list[int] = field(default_factory=list)  # the seat of each move
    firsts: list[int] = field(default_factory=list)  # moves that were the first of a command
    plea: Plea | None = None
    used: list[float] = field(default_factory=list)  # seconds, by seat
    since: float = 0.0  # when the deciding seat was asked; on vacation, when that will be over
    absent: dict[int, float] = field(default_factory=dict)  # until when a seat's player is away
    turn: int | None = None
    started: float | None = None
    ended: float | None = None
    fair: bool = True  # nobody was helped: no bot held a seat, nothing was taken back by consent
    weighed: bool = False  # it was noted of everybody whether they have an account
    strangers: set[str | None] = field(default_factory=set)  # those who sat down without one
    next: str | None = None
    frozen: str | None = None
    closed: str | None = None  # why an operator has closed it
    resting: bool = False  # its events so far belong to rules that are not played here
    noted: Callable[[], None] | None = None  # is told of every event, while somebody listens

    def __post_init__(self) -> None:
        self.sittings = [Sitting() for _ in range(self.facts.count)]
        self.used = [0.0] * self.facts.count

    def apart(self) -> "LiveTable":
        """The same table, unmoved by what happens at this one from now on."""
        twin = copy(self)
        twin.table = None if self.table is None else self.table.copy()
        twin.sittings = [copy(sitting) for sitting in self.sittings]
        twin.told = self.told.apart()
        twin.choices, twin.steady = {}, {}
        twin.commands = dict(self.commands)
        twin.taken_back = [list(moves) for moves in self.taken_back]
        twin.movers, twin.firsts, twin.used = [*self.movers], [*self.firsts], [*self.used]
        twin.plea = None if self.plea is None else replace(self.plea, waiting=[*self.plea.waiting])
        twin.strangers = set(self.strangers)
        twin.absent = dict(self.absent)
        twin.noted = None
        return twin

    # -------------------------------------------------------------- adding an event

    def add(
        self,
        kind: str,
        at: float,
        *,
        seat: int | None = None,
        user: str | None = None,
        by: str = PERSON,
        body: Mapping[str, Any] | None = None,
        command: str | None = None,
    ) -> Event:
        """Let something happen; it counts once the store has taken it."""
        bare = Event(self.number + 1, kind, seat, user, by, body or {}, "", command, at)
        lines = self._fold(bare)
        event = msgspec.structs.replace(bare, digest=self._link(bare))
        self._take(event, lines)
        return event

    def replay(self, event: Event) -> None:
        """Fold a stored event, and see that it leads where it did when it was written."""
        try:
            lines = self._fold(event)
        except UNFIT as error:
            raise Differs(self.facts.id, event.number) from error
        if not self.resting and self._link(event) != event.digest:
            raise Differs(self.facts.id, event.number)
        self._take(event, lines)

    def _take(self, event: Event, lines: list[Message]) -> None:
        self.number = event.number
        self.digest = event.digest
        if event.command is not None:
            self.commands[event.user, event.command] = event.number
        self.told.append(Told(event, self.moves, tuple(lines)))
        if self.noted is not None:
            self.noted()

    def _link(self, event: Event) -> str:
        """The digest over the position and everything that was said before."""
        position = b"" if self.table is None else self.table.fingerprint
        words = msgspec.json.encode(
            [event.number, event.kind, event.seat, event.by, event.body], order="sorted"
        )
        where = hashlib.sha256(position + words).hexdigest()
        return link(self.digest, where, self.facts.salt)

    # -------------------------------------------------------------- what each kind does

    def _fold(self, event: Event) -> list[Message]:
        self._run_clock(event.at)
        fold: Callable[[Event], list[Message]] = getattr(self, f"_fold_{event.kind}")
        lines = fold(event)
        self._set_turn(event.at)
        return lines

    def _fold_seat(self, event: Event) -> list[Message]:
        """Somebody sits down, stands up, or a bot is put there."""
        assert event.seat is not None
        body = event.body
        self.weighed = self.weighed or "account" in body
        if body.get("account") is False:
            self.strangers.add(body.get("user"))
        self.sittings[event.seat] = sitting_of(body)
        return []

    def _fold_shuffle(self, event: Event) -> list[Message]:
        self.sittings = [self.sittings[old] for old in event.body["order"]]
        return []

    def _fold_start(self, event: Event) -> list[Message]:
        self.state = PLAYING
        self.started = event.at
        if self.resting:
            return []
        self.table = Table.from_start(self._start())
        return self.table.news

    def _start(self) -> Start:
        facts = self.facts
        game = games.load(facts.game)
        return Start(
            game, facts.count, facts.options, facts.data, facts.seed, facts.salt, facts.position
        )

    def _fold_move(self, event: Event) -> list[Message]:
        if event.command is not None or event.by != PERSON:
            self.firsts.append(self.moves)
        self.movers.append(int(event.seat or 0))
        if self.resting:
            return []
        table = self.playing
        table.play(event.body["action"])
        self.plea = None
        self._play_again(event.body["move"])
        lines = list(table.news)
        if table.is_over:
            self._end(event.at)
            lines += table.verdict
        return lines

    def _play_again(self, words: str) -> None:
        """A move that was taken back has been made again, or it is forgotten with the others."""
        if not self.taken_back or self.taken_back[-1][-1] != words:
            self.taken_back.clear()
            return
        self.taken_back[-1].pop()
        if not self.taken_back[-1]:
            self.taken_back.pop()

    def _fold_undo(self, event: Event) -> list[Message]:
        moves = event.body["moves"]
        if not self.resting:
            self._take_back(moves)
            self.playing.rewind(moves)
        del self.movers[moves:]
        self.firsts = [first for first in self.firsts if first < moves]
        self.plea = None
        self.fair = self.fair and not event.body.get("consent")
        return [_about("table-undo", event.seat)]

    def _take_back(self, moves: int) -> None:
        """All moves but so many are remembered, those of one command together."""
        made = self.playing.moves
        while len(made) > moves:
            first = max(moves, self.begun(len(made) - 1))
            self.taken_back.append(made[first:][::-1])
            del made[first:]

    def _fold_ask(self, event: Event) -> list[Message]:
        assert event.seat is not None
        body = event.body
        self.plea = Plea(event.number, event.seat, body["moves"], list(body["others"]))
        return [_about("table-ask", event.seat)]

    def _fold_agree(self, event: Event) -> list[Message]:
        assert self.plea is not None
        assert event.seat is not None
        self.plea.waiting.remove(event.seat)
        return [_about("table-agree", event.seat)]

    def _fold_decline(self, event: Event) -> list[Message]:
        self.plea = None
        return [_about("table-decline", event.seat)]

    def _fold_hold(self, event: Event) -> list[Message]:
        assert event.seat is not None
        self.sittings[event.seat].held = event.body["level"]
        self.fair = False
        return [_about(f"table-hold-{event.body['why']}", event.seat)]

    def _fold_take(self, event: Event) -> list[Message]:
        assert event.seat is not None
        self.sittings[event.seat].held = None
        most = max(0, self.facts.seconds - GRACE)
        self.used[event.seat] = min(self.used[event.seat], most)
        return [_about("table-take", event.seat)]

    def _fold_away(self, event: Event) -> list[Message]:
        """A player is on vacation: a clock of days stands still until then."""
        assert event.seat is not None
        until = float(event.body["until"])
        self._return(event.seat, event.at)
        self.absent[event.seat] = until
        if event.seat == self.turn:
            self.since += until - event.at
        days = max(1, round((until - event.at) / DAY))
        return [Message("table-away", {"player": Seat(event.seat), "days": days})]

    def _fold_back(self, event: Event) -> list[Message]:
        assert event.seat is not None
        self._return(event.seat, event.at)
        return [_about("table-back", event.seat)]

    def _return(self, seat: int, at: float) -> None:
        """What is left of a vacation does not count."""
        left = self.absent.pop(seat, at) - at
        if seat == self.turn and left > 0:
            self.since -= left

    def _fold_resign(self, event: Event) -> list[Message]:
        assert event.seat is not None
        if not self.resting:
            self.playing.resign(event.seat)
        self._end(event.at)
        return [Message("resigned", {"player": Seat(event.seat)})]

    def _fold_migrate(self, event: Event) -> list[Message]:
        """A declared step has brought the position into a newer version of the rules."""
        body = event.body
        start = self._start()
        moved = Start(
            start.game, start.seats, start.options, start.data, None, start.salt, body["position"]
        )
        self.table = Table.from_start(moved)
        self.choices.clear()
        self.steady.clear()
        self.movers.clear()
        self.firsts.clear()
        self.taken_back.clear()
        return [Message("table-migrate", {"rules": body["rules"]})]

    def _end(self, at: float) -> None:
        self.state = OVER
        self.ended = at
        self.plea = None

    # -------------------------------------------------------------- time and turns

    def _run_clock(self, at: float) -> None:
        """The deciding person's time runs; a bot's does not."""
        if self.turn is not None and self.sittings[self.turn].bot is None:
            if self.facts.pace == "clock":
                self.used[self.turn] += max(0.0, at - self.since)
                self.since = at

    def _set_turn(self, at: float) -> None:
        turn = self.table.deciding if self.table is not None and self.state == PLAYING else None
        if turn != self.turn or self.facts.pace == "clock":
            self.since = at if turn is None else max(at, self.absent.get(turn, at))
        self.turn = turn

    @property
    def deadline(self) -> float | None:
        """When the deciding person's time is up."""
        if self.turn is None or self.facts.pace == "none":
            return None
        if self.sittings[self.turn].bot is not None:
            return None
        return self.since + self.left(self.turn)

    def left(self, seat: int) -> float:
        """Seconds that the seat had when its turn began."""
        if self.facts.pace == "clock":
            return max(0.0, self.facts.seconds - self.used[seat])
        return float(self.facts.seconds)

    # -------------------------------------------------------------- asking

    @property
    def playing(self) -> Table:
        """The game, once it has begun."""
        assert self.table is not None
        return self.table

    @property
    def moves(self) -> int:
        """Moves made in the game and not taken back."""
        return len(self.movers)

    def begun(self, move: int) -> int:
        """The first move of the command that a move belongs to; of a record each stands alone."""
        return max((first for first in self.firsts if first <= move), default=move)

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [sitting.name for sitting in self.sittings]

    def seats_of(self, user: str | None) -> list[int]:
        """The seats of a user."""
        if user is None:
            return []
        return [seat for seat, sitting in enumerate(self.sittings) if sitting.user == user]

    @property
    def people(self) -> list[str]:
        """The users who sit here, each once."""
        found = [sitting.user for sitting in self.sittings if sitting.user is not None]
        return list(dict.fromkeys(found))

    @property
    def thinker(self) -> tuple[int, str] | None:
        """The seat that a bot decides for now, and its level."""
        if self.turn is None:
            return None
        level = self.sittings[self.turn].bot
        return None if level is None else (self.turn, level)


def _about(key: str, seat: int | None) -> Message:
    return Message(key, {"player": Seat(seat or 0)})
