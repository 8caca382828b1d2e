"""A game being played: the front door of the library."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nunatak import games
from nunatak.glance import glance
from nunatak.kernel.chance import FOR_THE_GAME, Chance, sow, words
from nunatak.kernel.game import Game, Message, Seat, Whole
from nunatak.kernel.state import State, copy
from nunatak.text import Voice, voice

if TYPE_CHECKING:
    from nunatak.record import Record

Action: TypeAlias = Any  # one of the game's frozen dataclasses
SEED_BITS = 64


@dataclass(frozen=True)
class Refusal:
    """The rule that stands against an action, and its sentence."""

    rule: str
    text: str
    values: Mapping[str, str | int] = field(default_factory=dict, compare=False)


class Refused(Exception):
    """The action breaks a rule; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.text}")
        self.refusal = refusal


@dataclass(frozen=True)
class Decision:
    """What the game waits for."""

    seat: int
    kind: str
    text: str


@dataclass(frozen=True)
class Outcome:
    """How it ended, or would if it ended now."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    resigned: int | None = None  # the seat that gave up, so that nothing was scored


@dataclass(frozen=True)
class Start:
    """All that a game begins with; with the moves it is the whole game."""

    game: Game
    seats: int
    options: Mapping[str, str]
    data: Mapping[str, Any] | None  # what replaces the designed data
    seed: int | None
    salt: str
    position: str | None  # instead of a seed

    @cached_property
    def designed(self) -> Any:
        """The designed data in use."""
        return self.game.read_data(self.data)

    def state(self) -> State:
        """The first position."""
        if self.position is not None:
            return self.game.read_position(self.position, self.designed)[0]
        assert self.seed is not None
        state = self.game.blank(self.designed, self.options, self.seats)
        sow(state.chance, *words(self.seed), FOR_THE_GAME)
        self.game.deal(state)
        return state


class Outlook:
    """All that a bot may have: what its seat sees, and redeals that look the same to it."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        moves: Sequence[int] = (),
        movers: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self._state = state
        self._moves = moves
        self._movers = movers

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    def moves_since(self, number: int) -> list[int] | None:
        """The moves after so many, if the seat saw them all: only its own where things are hidden.

        None too if there are fewer moves by now.
        """
        others = any(mover != self.seat for mover in self._movers[number:])
        if number > self.number or (self.game.hidden and others):
            return None
        return list(self._moves[number:])

    def apart(self) -> "Outlook":
        """The same, unmoved by what happens at the table meanwhile."""
        return Outlook(self.game, copy(self._state), self.seat)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats_in(self._state)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see."""
        return self.game.view(self._state, self.seat)

    def looks_like(self, state: State) -> bool:
        """Whether the seat, from what it observes, can't tell its position from this one."""
        return np.array_equal(self._observe(self._state), self._observe(state))

    def _observe(self, state: State) -> NDArray[np.float32]:
        seen = np.zeros(self.game.observation, np.float32)
        self.game.observe(state, self.seat, seen)
        return seen

    @property
    def legal(self) -> list[int]:
        """The seat's legal actions, as numbers."""
        return legal_numbers(self.game, self._state)

    def redeal(self, chance: Chance) -> State:
        """A position of its own memory that the seat can't tell from the true one."""
        state = copy(self._state)
        self.game.redeal(state, self.seat, chance)
        return state


class Table:
    """One game from the first decision to the last.

    >>> table = Table("lonewolves", seed=7)
    >>> table.play(table.actions[0])
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | None = None,
        *,
        players: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, Any] | None = None,
        salt: str | None = None,
        lang: str = "en",
    ) -> None:
        rules = games.load(game)
        count = _count_seats(rules, seats, players)
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"seed: a number from 0 to 2**{SEED_BITS} - 1 is expected, got {seed}")
        chosen = rules.choose_options(options or {})
        start = Start(rules, count, chosen, data, seed, salt or secrets.token_hex(16), None)
        self._sit_down(start, players, lang)

    @classmethod
    def at(
        cls,
        position: str,
        *,
        players: Sequence[str] | None = None,
        data: Mapping[str, Any] | None = None,
        lang: str = "en",
    ) -> "Table":
        """A table at a position written in one line."""
        rules = games.load(position.split()[0] if position.split() else "")
        state, options = rules.read_position(position, rules.read_data(data))
        count = _count_seats(rules, rules.seats_in(state), players)
        table = cls.__new__(cls)
        table._sit_down(Start(rules, count, options, data, None, "", position), players, lang)
        return table

    @classmethod
    def from_start(
        cls, start: Start, players: Sequence[str] | None = None, lang: str = "en"
    ) -> "Table":
        """A table that begins as a record says."""
        table = cls.__new__(cls)
        table._sit_down(start, players, lang)
        return table

    def _sit_down(self, start: Start, players: Sequence[str] | None, lang: str) -> None:
        self.start = start
        self.game = start.game
        self.seats = start.seats
        self.voice: Voice = voice(lang, self.game.name)
        self._players = None if players is None else tuple(players)
        self._resigned: int | None = None
        self._rebuild([])

    def _rebuild(self, moves: Sequence[int]) -> None:
        """State is nothing but the start and the moves."""
        self._state = self.start.state()
        self._glanced: State | None = None
        self._moves: list[int] = []
        self._movers: list[int] = []
        self._shows: list[bool] = []  # did this move show anybody anything new?
        self._news = self.game.log(self._sight)
        self._told: list[list[Message]] | None = None  # kept once somebody has asked for it
        for move in moves:
            self._apply(move)

    def _apply(self, number: int) -> None:
        self._movers.append(int(self._state.seat))
        self.game.apply(self._state, number)
        self._glanced = None
        self._moves.append(number)
        self._shows.append(bool(self._sight.news))
        self._news = self.game.log(self._sight)
        if self._told is not None:
            self._told.append(self._news)

    @property
    def _sight(self) -> State:
        """The position as it is now, to be read and not to be changed."""
        if self._glanced is None:
            self._glanced = glance(self._state)
        return self._glanced

    # -------------------------------------------------------------- who is here

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._names(self.voice)

    def _names(self, speaker: Voice) -> tuple[str, ...]:
        if self._players is not None:
            return self._players
        return tuple(speaker.say("player", number=seat + 1) for seat in range(self.seats))

    # -------------------------------------------------------------- what is asked

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or because somebody gave up."""
        return self._resigned is not None or bool(self.game.is_over(self._state))

    @property
    def decision(self) -> Decision | None:
        """Whose turn it is and what is being decided; None once the game is over."""
        if self.is_over:
            return None
        kind = self.game.phases[self._state.phase]
        return Decision(int(self._state.seat), kind, self.voice.tell(self.game.ask(self._state)))

    @property
    def deciding(self) -> int | None:
        """The seat that decides; None once the game is over."""
        return None if self.is_over else int(self._state.seat)

    @property
    def phase(self) -> str:
        """The kind of decision."""
        return self.game.phases[self._state.phase]

    @property
    def legal(self) -> list[int]:
        """The legal actions as numbers."""
        return legal_numbers(self.game, self._state)

    @property
    def actions(self) -> list[Action]:
        """The legal actions, typed."""
        return [self.game.decode(number) for number in self.legal]

    # -------------------------------------------------------------- trying and doing

    def why_not(
        self, action: Action | str | int, seat: int | None = None, lang: str | None = None
    ) -> Refusal | None:
        """The rule that refuses the action, or None; the seat is the deciding one if not named."""
        asking = int(self._state.seat) if seat is None else seat
        whole = self._whole(action, asking)
        if self._resigned is not None:
            return self._refusal(int(self.game.over), {}, lang)
        return self._refusal(whole.rule, whole.values, lang) if whole.rule else None

    def _whole(self, action: Action | str | int, seat: int) -> Whole:
        """The steps of an action, or the rule that refuses it; most have one step."""
        if isinstance(action, str):
            whole = self.game.read_whole(self._state, seat, action)
            if whole is not None:
                return whole
        number = self.number(action, seat)
        rule = int(self.game.refusal(self._state, seat, number))
        if rule == 0:
            return Whole((number,))
        return Whole((), rule, self.game.explain(self._state, seat, number, rule))

    def _refusal(
        self, rule: int, values: Mapping[str, str | int], lang: str | None = None
    ) -> Refusal:
        name = rule_name(self.game, rule)
        return Refusal(name, self._voice(lang).say(name, **values), values)

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Carry out an action: notation, typed or a number.

        Raises Refused with the rule; a refused action changes nothing.
        """
        for number in self.steps(action, seat):
            self._apply(number)

    def steps(self, action: Action | str | int, seat: int | None = None) -> tuple[int, ...]:
        """The numbers of an action's steps, most often one; Refused where a rule forbids it."""
        whole = self._whole(action, int(self._state.seat) if seat is None else seat)
        if self._resigned is not None:
            raise Refused(self._refusal(int(self.game.over), {}))
        if whole.rule:
            raise Refused(self._refusal(whole.rule, whole.values))
        return whole.steps

    def resign(self, seat: int) -> None:
        """Give up; with two seats the other one wins, and nothing is scored."""
        if self.seats != 2:
            raise ValueError("seats: only a game of two can be given up")
        if seat not in range(self.seats):
            raise ValueError(f"seat: a number from 0 to {self.seats - 1} is expected, got {seat}")
        if self.is_over:
            raise Refused(self._refusal(int(self.game.over), {}))
        self._resigned = seat

    def number(self, action: Action | str | int, seat: int | None = None) -> int:
        """An action's number in the action space; a number passes as it is."""
        if isinstance(action, str):
            action = self.game.read_action(action, int(self._state.seat) if seat is None else seat)
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            inside = 0 <= action < self.game.actions
            return self.game.complete(self._state, int(action)) if inside else -1
        if not isinstance(action, self.game.action_types):
            raise TypeError(f"not an action of {self.game.name}: {action!r}")
        return self.game.complete(self._state, self.game.encode(action))

    # -------------------------------------------------------------- taking back

    @property
    def undoable(self) -> int:
        """How many moves may be taken back: none that showed anybody anything new."""
        count = 0
        for shows in reversed(self._shows):
            if shows:
                break
            count += 1
        return count

    def undo(self) -> None:
        """Take the last move back; again and again, as far as nothing new has been shown."""
        if self.is_over:
            raise Refused(self._refusal(int(self.game.over), {}))
        if self.undoable == 0:
            raise Refused(self.refusal_to_undo)
        self._rebuild(self._moves[:-1])

    @property
    def refusal_to_undo(self) -> Refusal:
        """The rule by which a move that has shown something stays."""
        return self._refusal(int(self.game.final), {})

    def rewind(self, moves: int) -> None:
        """Back to where it stood after that many moves, whatever has been shown since."""
        if not 0 <= moves <= len(self._moves):
            raise ValueError(f"moves: 0 to {len(self._moves)} is expected, got {moves}")
        self._resigned = None
        self._rebuild(self._moves[:moves])

    # -------------------------------------------------------------- looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see, ready for JSON; None is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seat: a number from 0 to {self.seats - 1} is expected, got {seat}")
        return self.game.view(self._sight, seat)

    def outlook(self, seat: int) -> Outlook:
        """What a bot in that seat gets to think with."""
        return Outlook(self.game, self._state, seat, self._moves, self._movers)

    @property
    def position(self) -> str:
        """The whole position in one line, hidden things included."""
        return self.game.write_position(self._state)

    @property
    def outcome(self) -> Outcome:
        """Points and places, as if the game ended now."""
        if self._resigned is not None:
            ranks = tuple(2 if seat == self._resigned else 1 for seat in range(self.seats))
            return Outcome((), ranks, (), self._resigned)
        return outcome(self.game, self._state, self.seats)

    @property
    def moves(self) -> list[str]:
        """The moves so far, in notation."""
        return [self.game.write_action(self.game.decode(number)) for number in self._moves]

    def log(self, lang: str | None = None, since: int = 0) -> list[str]:
        """What has happened, line by line, from the given move on (0: from the deal)."""
        speaker = self._voice(lang)
        names = self._names(speaker)
        lines = [message for step in self.told[since:] for message in step]
        if self._resigned is not None:
            lines.append(Message("resigned", {"player": Seat(self._resigned)}))
        elif self.is_over:
            lines += self.game.verdict(self._state)
        return [speaker.tell(message, names) for message in lines]

    @property
    def told(self) -> list[list[Message]]:
        """What the deal told everybody, then what each move did, ready for any language."""
        if self._told is None:
            past = Table.from_start(self.start)
            past._told = [past._news]
            for move in self._moves:
                past._apply(move)
            self._told = past._told
        return self._told

    @property
    def news(self) -> list[Message]:
        """What the last move told everybody, or the deal if there was none."""
        return self._news

    @property
    def verdict(self) -> list[Message]:
        """What is told at the end of the game."""
        return self.game.verdict(self._state)

    def question(self, seat: int | None) -> Message:
        """What the seat is asked; whoever does not decide reads what is being waited for."""
        asked = seat is not None and seat == self._sight.seat
        return self.game.ask(self._sight) if asked else self.game.wait(self._sight)

    def choice(self, number: int) -> Message:
        """An action as a line in a list of choices, ready for any language."""
        return self.game.say_action(self._sight, number)

    @property
    def fingerprint(self) -> bytes:
        """The position's bytes, hidden things included: only to be digested."""
        return np.asarray(self._state).tobytes()

    def say_action(self, action: Action | str | int, lang: str | None = None) -> str:
        """An action as a person would read it in a list."""
        number = self.number(action)
        return self._voice(lang).tell(self.game.say_action(self._state, number))

    def _voice(self, lang: str | None) -> Voice:
        return self.voice if lang is None else voice(lang, self.game.name)

    def record(self, *, sealed: bool | None = None) -> "Record":
        """The game as a record; its seed stays sealed until the game is over."""
        from nunatak.record import Record  # records replay tables, so each needs the other

        return Record.of(self, sealed=not self.is_over if sealed is None else sealed)


def _count_seats(game: Game, seats: int | None, players: Sequence[str] | None) -> int:
    count = seats
    if count is None:
        count = len(players) if players is not None else game.seats[0]
    if count not in game.seats:
        allowed = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else game.seats[0]
        raise ValueError(f"seats: {allowed} is expected, got {count}")
    if players is not None and len(players) != count:
        raise ValueError(f"players: {count} names are expected, got {len(players)}")
    return count


def legal_numbers(game: Game, state: State) -> list[int]:
    """The legal actions of the deciding seat, as numbers."""
    out = np.empty(game.most_legal, np.int16)
    found: list[int] = out[: game.legal(state, out)].tolist()
    return found


def outcome(game: Game, state: State, seats: int) -> Outcome:
    """Points by source and places, as if the game ended now."""
    points = np.zeros((seats, len(game.sources)), np.int64)
    ranks = np.zeros(seats, np.int64)
    game.score(state, points)
    game.rank(state, ranks)
    return Outcome(
        tuple(int(row.sum()) for row in points),
        tuple(int(rank) for rank in ranks),
        tuple(dict(zip(game.sources, map(int, row), strict=True)) for row in points),
    )


def rule_name(game: Game, rule: int) -> str:
    """The ledger's id of a rule number: `L-PLAY-03`."""
    return game.rules(rule).name.replace("_", "-")
