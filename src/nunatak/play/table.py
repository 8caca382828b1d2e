"""A game being played: the front door of the library."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import NDArray

from nunatak import games
from nunatak.kernel.actions import Action, Space, UnreadableAction
from nunatak.kernel.chance import FOR_BOTS, FOR_THE_GAME, Chance, sow, stream, words
from nunatak.kernel.game import Game
from nunatak.kernel.message import SILENT, Message, Seat, Value, apart
from nunatak.kernel.shown import Shown
from nunatak.kernel.state import State, copy
from nunatak.kernel.words import Whole
from nunatak.play.glance import glance
from nunatak.play.picture import picture
from nunatak.play.reading import meant
from nunatak.play.seed import SEED_BITS, checked_seed
from nunatak.play.text import Voice, voice

if TYPE_CHECKING:
    from nunatak.play.record import Record

GUESSES = 4  # redeals by which it is found out whether a step told its own seat something


@dataclass(frozen=True)
class Refusal:
    """The rule that stands against an action, and its sentence."""

    rule: str
    text: str
    values: Mapping[str, str | int] = field(default_factory=dict, compare=False)
    step: int = field(default=1, compare=False)  # which of several actions it is


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

    def __post_init__(self) -> None:
        """Its own copy: whoever goes on writing into what was handed in changes no game."""
        object.__setattr__(self, "data", deepcopy(self.data))

    def __reduce__(self) -> tuple[Any, ...]:
        """The game by its name and the version of its rules: compiled functions can't be kept."""
        rest = (self.seats, dict(self.options), self.data, self.seed, self.salt, self.position)
        return _began, (self.game.name, self.game.version, *rest)

    @cached_property
    def designed(self) -> Any:
        """The designed data in use."""
        return self.game.rules.read_data(self.data)

    def state(self) -> State:
        """The first position."""
        rules = self.game.rules
        designed = _printed(rules.read_data) if self.data is None else self.designed
        if self.position is not None:
            return self.game.sheet.read(self.position, designed)[0]
        assert self.seed is not None
        state = rules.blank(designed, self.options, self.seats)
        sow(state.chance, *words(self.seed), FOR_THE_GAME)
        rules.deal(state)
        return state


@cache
def _printed(read_data: Callable[[None], Any]) -> Any:
    """A game's own designed data: read once, and never handed out."""
    return read_data(None)


def _began(name: str, version: int, *rest: Any) -> Start:
    """A pickled start."""
    game = games.load(name)
    if game.version != version:
        raise ValueError(
            f"pickled under version {version} of {name}; this is version {game.version}"
        )
    return Start(game, *rest)


class Outlook:
    """All that a bot may have: what its seat sees, and redeals that look the same to it."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        moves: Sequence[int] = (),
        movers: Sequence[int] = (),
        data: Mapping[str, Any] | None = None,
        given_up: bool = False,
    ) -> None:
        self.game = game
        self.data = data  # what replaces the designed data
        self.seat = seat
        self._given_up = given_up
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
        if number > self.number or (self.game.views.hidden and others):
            return None
        return list(self._moves[number:])

    def __repr__(self) -> str:
        """Whose it is and how far the game has come; nothing that is seen is told."""
        return f"<Outlook {self.game.name}: seat {self.seat}, {_counted(self.number)}>"

    def apart(self) -> "Outlook":
        """The same, unmoved by what happens at the table meanwhile."""
        state = copy(self._state)
        return Outlook(self.game, state, self.seat, data=self.data, given_up=self._given_up)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats_in(self._state)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see."""
        return self.game.views.view(self._state, self.seat)

    def looks_like(self, state: State) -> bool:
        """Whether the seat, from what it observes, can't tell its position from this one."""
        return np.array_equal(self._observe(self._state), self._observe(state))

    def _observe(self, state: State) -> NDArray[np.float32]:
        seen = np.zeros(self.game.learner.length, np.float32)
        self.game.learner.observe(state, self.seat, seen)
        return seen

    @property
    def legal(self) -> list[int]:
        """The seat's legal actions, as numbers; none while another decides or once it is over."""
        over = self._given_up or self.game.rules.is_over(self._state)
        if over or self._state.seat != self.seat:
            return []
        return legal_numbers(self.game, self._state)

    def redeal(self, chance: Chance) -> State:
        """A position of its own memory that the seat can't tell from the true one."""
        state = copy(self._state)
        self.game.views.redeal(state, self.seat, chance)
        return state


class Table:
    """One game from the first decision to the last.

    Examples:
        >>> table = Table("lonewolves", seed=7)
        >>> table.play(table.actions[0])

    A table is a value: it can be copied, compared and pickled. Two tables are equal where they
    stand at the same position, whichever way they came there and whoever sits at them.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seed: int | None = None,
        *,
        players: Sequence[str] | None = None,
        options: Mapping[str, object] | None = None,
        data: Mapping[str, Any] | None = None,
        salt: str | None = None,
        lang: str = "en",
    ) -> None:
        loaded = games.load(game)
        names = _checked_names(players)
        count = _count_seats(loaded, seats, names)
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        seed = checked_seed(seed)
        chosen = loaded.choose_options(_said_options(options))
        start = Start(loaded, count, chosen, data, seed, salt or secrets.token_hex(16), None)
        self._sit_down(start, names, lang)

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
        if not isinstance(position, str):
            raise TypeError(f"position: a text is expected, got {position!r}")
        names = _checked_names(players)
        game = games.load(position.split()[0] if position.split() else "")
        state, options = game.sheet.read(position, game.rules.read_data(data))
        count = _count_seats(game, game.seats_in(state), names)
        table = cls.__new__(cls)
        table._sit_down(Start(game, count, options, data, None, "", position), names, lang)
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
        self._state = copy(self.start.state())
        self._moves: list[int] = []
        self._movers: list[int] = []
        self._shows: list[bool] = []  # did this move show anybody anything new?
        self._arrive()
        self._news = self.game.words.log(self._seen)
        self._told: list[list[Message]] | None = None  # kept once somebody has asked for it
        for move in moves:
            self._apply(move)

    def _arrive(self) -> None:
        """What is kept of the position as it is now."""
        self._seen = glance(self._state)  # for its texts
        self._granted: tuple[int, ...] = ()  # steps that nothing refuses from here on
        self._ended: bool | None = None  # by its rules; None: not yet asked

    def _apply(self, number: int) -> None:
        before, granted = self._seen, self._granted
        self._movers.append(int(before.seat))
        self.game.rules.apply(self._state, number)
        self._arrive()
        self._granted = granted[1:] if granted[:1] == (number,) else ()
        self._moves.append(number)
        self._shows.append(bool(self._seen.news))
        self._news = self.game.words.log(self._seen, before)
        if self._told is not None:
            self._told.append(self._news)

    # -------------------------------------------------------------- a value

    def copy(self) -> Self:
        """A table of its own at the same position, with the same moves behind it."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__ |= self.__dict__
        twin._state = copy(self._state)
        twin._moves = self._moves.copy()
        twin._movers = self._movers.copy()
        twin._shows = self._shows.copy()
        twin._told = None if self._told is None else self._told.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same position: game, options, data, and all that is hidden."""
        if not isinstance(other, Table):
            return NotImplemented
        return self._standing == other._standing and self.start.data == other.start.data

    def __hash__(self) -> int:
        """The hash of the position as it is now.

        A table that is played on has another hash, so what is kept in a set or as a key should
        be a copy that nobody plays at, or simply `table.position`.
        """
        return hash(self._standing)

    @property
    def _standing(self) -> tuple[str, int | None]:
        return self.position, self._resigned

    def __reduce__(self) -> tuple[Any, ...]:
        """As what the game began with and the moves: pickles are small, and checked when read."""
        kept = (self.start, self._players, self.voice.language, self._moves, self._resigned)
        return _resumed, (self.__class__, *kept)

    def __repr__(self) -> str:
        """Where it stands; nothing hidden is told."""
        where = f"{self.seats} seats, {_counted(len(self._moves))}"
        if self.is_over:
            ranks = ", ".join(map(str, self.outcome.ranks))
            return f"<Table {self.game.name}: {where}, over, places {ranks}>"
        return f"<Table {self.game.name}: {where}, seat {self._state.seat} decides {self.phase}>"

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
        if self._ended is None:
            self._ended = bool(self.game.rules.is_over(self._state))
        return self._ended or self._resigned is not None

    @property
    def decision(self) -> Decision | None:
        """Whose turn it is and what is being decided; None once the game is over."""
        if self.is_over:
            return None
        asked = self.voice.tell(self.game.words.ask(self._state))
        return Decision(int(self._state.seat), self.phase, asked)

    @property
    def deciding(self) -> int | None:
        """The seat that decides; None once the game is over."""
        return None if self.is_over else int(self._seen.seat)

    @property
    def phase(self) -> str:
        """The kind of decision."""
        return str(self.game.rules.phase.name(int(self._seen.phase)))

    @property
    def roles(self) -> list[str]:
        """What each seat plays, such as its pack or its hunter; empty where nothing is said yet."""
        rules, names = self.game.rules, dict(enumerate(self.game.rules.roles))
        return [names.get(int(rules.role(self._state, seat)), "") for seat in range(self.seats)]

    @property
    def legal(self) -> list[int]:
        """The legal actions as numbers; none once the game is over."""
        return [] if self.is_over else legal_numbers(self.game, self._state)

    @property
    def actions(self) -> list[Action]:
        """The legal actions, typed."""
        return [self.game.rules.actions.decode(number) for number in self.legal]

    # -------------------------------------------------------------- trying and doing

    def why_not(
        self, action: Action | str | int, seat: int | None = None, lang: str | None = None
    ) -> Refusal | None:
        """The rule that refuses the action, or None; the seat is the deciding one if not named."""
        trial = self._try((action,), seat)
        return self._refusal(trial.rule, trial.values, lang) if trial.rule else None

    def play(self, action: Action | str | int, seat: int | None = None) -> None:
        """Carry out an action: notation, typed or a number.

        Raises Refused with the rule; a refused action changes nothing.
        """
        self.play_all((action,), seat)

    def play_all(self, actions: Sequence[Action | str | int], seat: int | None = None) -> None:
        """Carry out actions one after another, all or none: Refused names the first that fails."""
        for number in self._granted_of(actions, seat) or self.all_steps(actions, seat):
            self._apply(number)

    def _granted_of(
        self, actions: Sequence[Action | str | int], seat: int | None
    ) -> tuple[int, ...]:
        """The actions, where they are steps that were found legal just now; else none."""
        steps = self._granted[: len(actions)]
        known = seat is None and all(type(action) is int for action in actions)
        return steps if known and steps == tuple(actions) else ()

    def steps(self, action: Action | str | int, seat: int | None = None) -> tuple[int, ...]:
        """The numbers of an action's steps, most often one; Refused where a rule forbids it."""
        return self.all_steps((action,), seat)

    def all_steps(
        self, actions: Sequence[Action | str | int], seat: int | None = None
    ) -> tuple[int, ...]:
        """The numbers of the steps of actions that follow each other; Refused by the first bad."""
        trial = self._try(actions, seat)
        if trial.rule:
            raise Refused(self._refusal(trial.rule, trial.values, step=trial.place))
        self._granted = tuple(trial.steps)
        return self._granted

    def _try(self, actions: Sequence[Action | str | int], seat: int | None) -> "Trial":
        """The actions one after another, each in the position that those before it lead to."""
        trial = Trial(self.game, self._state, int(self._seen.seat) if seat is None else seat)
        for place, action in enumerate(actions, 1):
            trial.place = place
            whole = self._whole(trial.state, action, trial.seat)
            if self._resigned is not None:
                trial.rule = int(self.game.rules.over)
            for step in whole.steps:
                trial.take(step)
            if whole.rule and not trial.rule:
                trial.rule = whole.rule
                trial.values = {
                    **self.game.words.besides(trial.state, whole.values),
                    **whole.values,
                }
            if trial.rule:
                break
        return trial

    def _whole(self, state: State, action: Action | str | int, seat: int) -> Whole:
        """The steps of an action; most have one."""
        if isinstance(action, str):
            whole = self.game.words.read_whole(state, seat, action)
            if whole is not None:
                return whole
            return Whole((self._read(state, action, seat),))
        return Whole((self._encoded(action, seat),))

    def _read(self, state: State, text: str, seat: int) -> int:
        """An action in notation, or as the list of choices says it in the table's language."""
        try:
            return self._encoded(text, seat)
        except UnreadableAction:
            if seat != state.seat:
                raise
            legal = legal_numbers(self.game, state)
            said = {n: self.voice.tell(self.game.say_action(state, n)) for n in legal}
            number = meant(text, said)
            if number is not None:
                return number
            examples = (str(self.game.rules.actions.decode(n)) for n in legal)
            raise UnreadableAction(text, next(examples, None)) from None

    def _refusal(
        self, rule: int, values: Mapping[str, str | int], lang: str | None = None, step: int = 1
    ) -> Refusal:
        name = rule_name(self.game, rule)
        return Refusal(name, self._voice(lang).say(name, **values), values, step)

    def resign(self, seat: int) -> None:
        """Give up; with two seats the other one wins, and nothing is scored."""
        if self.seats != 2:
            raise ValueError("seats: only a game of two can be given up")
        self._existing(seat)
        if self.is_over:
            raise Refused(self._refusal(int(self.game.rules.over), {}))
        self._resigned = seat
        self._granted = ()

    def parse(self, words: str, seat: int | None = None) -> Action:
        """The action that a notation names, legal or not; `str(action)` is its notation."""
        return self.game.rules.actions.read(words, self._state.seat if seat is None else seat)

    def number(self, action: Action | str | int, seat: int | None = None) -> int:
        """An action's number in the action space; a number passes as it is."""
        mover = int(self._state.seat) if seat is None else seat
        if isinstance(action, str):
            number = self._read(self._state, action, mover)
        else:
            number = self._encoded(action, mover)
        return number if number < 0 else self.game.rules.complete(self._state, number)

    def _encoded(self, action: Action | str | int, seat: int) -> int:
        """The number of what is said, complete or not; -1 outside the action space."""
        if isinstance(action, str):
            action = self.game.rules.actions.read(action, seat)
        if isinstance(action, int | np.integer) and not isinstance(action, bool):
            return int(action) if 0 <= action < self.game.rules.actions.size else -1
        if not isinstance(action, self.game.rules.actions.kinds):
            raise TypeError(f"not an action of {self.game.name}: {action!r}")
        return self.game.rules.actions.encode(action)

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
            raise Refused(self._refusal(int(self.game.rules.over), {}))
        if self.undoable == 0:
            raise Refused(self.refusal_to_undo)
        self._rebuild(self._moves[:-1])

    @property
    def refusal_to_undo(self) -> Refusal:
        """The rule by which a move that has shown something stays."""
        return self._refusal(int(self.game.rules.final), {})

    def rewind(self, moves: int) -> None:
        """Back to where it stood after that many moves, whatever has been shown since."""
        if not 0 <= moves <= len(self._moves):
            raise ValueError(f"moves: 0 to {len(self._moves)} is expected, got {moves}")
        self._resigned = None
        self._rebuild(self._moves[:moves])

    # -------------------------------------------------------------- looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see, ready for JSON; None is a spectator."""
        return self.game.views.view(self._state, self._eyes(seat))

    def svg(
        self,
        seat: int | None = None,
        *,
        theme: str = "light",
        size: float | None = None,
        lang: str | None = None,
        lit: Sequence[str] = (),
    ) -> str:
        """A picture of the board through a seat's eyes, with the drawings of the web client.

        None, the default, is a spectator: nothing hidden is drawn. `theme` is light or dark,
        `size` the width in pixels, `lang` the language of its words (the table's unless said);
        the places in `lit` are marked by a ring: cells, territories, slots. The SVG refers to
        nothing outside itself.
        """
        speaker = self._voice(lang)
        return picture(
            self.game,
            self.view(seat),
            speaker,
            self._names(speaker),
            seat=seat,
            theme=theme,
            size=size,
            lit=lit,
        )

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board as everybody may see it."""
        return self.svg()

    def open(self) -> Shown:
        """What lies open to everybody, as a record of the game's form."""
        return self.game.views.open(self._state)

    def know(self, seat: int) -> Shown:
        """What the seat knows besides, as a record of the game's form."""
        return self.game.views.known(self._state, self._existing(seat))

    def prospects(self, seat: int | None) -> dict[str, Any]:
        """What could come of the position, as far as the seat may know; each game its own."""
        return self.game.views.prospects(self._state, self._eyes(seat))

    def _eyes(self, seat: int | None) -> int | None:
        return None if seat is None else self._existing(seat)

    def _existing(self, seat: int) -> int:
        if not isinstance(seat, int | np.integer) or seat not in range(self.seats):
            raise ValueError(f"seat: a number from 0 to {self.seats - 1} is expected, got {seat!r}")
        return int(seat)

    def outlook(self, seat: int) -> Outlook:
        """What a bot in that seat gets to think with."""
        data = deepcopy(self.start.data)  # a bot may write into it
        kept = self._moves, self._movers, data, self._resigned is not None
        return Outlook(self.game, self._state, self._existing(seat), *kept)

    @property
    def position(self) -> str:
        """The whole position in one line, hidden things included."""
        return self.game.sheet.write(self._state)

    @property
    def outcome(self) -> Outcome:
        """Points and places, as if the game ended now."""
        if self._resigned is not None:
            return given_up(self.seats, self._resigned)
        return outcome(self.game, self._state)

    @property
    def moves(self) -> list[str]:
        """The moves so far, in notation."""
        return [str(self.game.rules.actions.decode(number)) for number in self._moves]

    @property
    def numbers(self) -> list[int]:
        """The moves so far, as numbers of the action space."""
        return self._moves.copy()

    def log(self, lang: str | None = None, since: int = 0) -> list[str]:
        """What has happened, line by line, from the given move on (0: from the deal).

        Main lines and details; what is silent is left out.
        """
        speaker = self._voice(lang)
        names = self._names(speaker)
        lines = [message for step in self._story()[since:] for message in step]
        if self._resigned is not None:
            lines.append(Message("resigned", {"player": Seat(self._resigned)}))
        elif self.is_over:
            lines += self.game.verdict(self._state)
        return [speaker.tell(message, names) for message in lines if message.weight != SILENT]

    @property
    def told(self) -> list[list[Message]]:
        """What the deal told everybody, then what each move did, ready for any language."""
        return [apart(step) for step in self._story()]

    def _story(self) -> list[list[Message]]:
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
        return apart(self._news)

    @property
    def verdict(self) -> list[Message]:
        """What is told at the end of the game."""
        return self.game.verdict(self._state)

    def question(self, seat: int | None) -> Message:
        """What the seat is asked; whoever does not decide reads what is being waited for."""
        asked = seat is not None and seat == self._seen.seat
        return self.game.words.ask(self._seen) if asked else self.game.words.wait(self._seen)

    def choice(self, number: int) -> Message:
        """An action as a line in a list of choices, ready for any language."""
        action, said = _spoken(self.game.rules.actions, number)
        return self.game.words.fill(self._seen, said or action.say(self._seen))

    def said_besides(self, number: int) -> tuple[Value, ...] | None:
        """What an action's text says of the position: as long as it stays, the text does.

        None if that is not known; nothing where the same is said of the action all game long.
        """
        action, said = _spoken(self.game.rules.actions, number)
        if said is not None:
            return ()
        steady = type(action).say is Action.say
        return tuple(action.besides(self._seen).values()) if steady else None

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
        from nunatak.play.record import Record  # records replay tables, so each needs the other

        return Record.of(self, sealed=not self.is_over if sealed is None else sealed)


def _resumed(
    cls: type[Table],
    start: Start,
    players: Sequence[str] | None,
    lang: str,
    moves: Sequence[int],
    resigned: int | None,
) -> Table:
    """A pickled table."""
    table = cls.__new__(cls)
    table._sit_down(start, players, lang)
    table._rebuild(moves)
    table._resigned = resigned
    return table


class Trial:
    """Actions that a seat tries one after another, without touching the table."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.steps: list[int] = []  # that nothing refuses
        self.place = 1  # of the action that is being tried
        self.rule = 0  # that refuses it
        self.values: Mapping[str, str | int] = {}
        self._start = state
        self._state = state
        self._taken = 0  # steps that have led to it

    @property
    def state(self) -> State:
        """Where the steps so far lead; only what is asked for is carried out."""
        if self._taken == 0 and self.steps:
            self._state = copy(self._start)
        for number in self.steps[self._taken :]:
            self.game.rules.apply(self._state, number)
        self._taken = len(self.steps)
        return self._state

    def take(self, number: int) -> None:
        """One more step, unless something has been refused already."""
        if self.rule:
            return
        state = self.state
        if self._has_learned():
            self.rule = int(self.game.rules.final)
            return
        step = number if number < 0 else self.game.rules.complete(state, number)
        self.rule = int(self.game.rules.refusal(state, self.seat, step))
        if not self.rule:
            self.steps.append(step)
        elif step >= 0:  # of what is no action at all, nothing can be said
            self.values = self.game.words.why(state, self.seat, step, self.rule)

    def _has_learned(self) -> bool:
        """Whether the steps told their own seat what it could not foresee.

        They could not be taken back then, as they would be if the next one were refused.
        """
        if not self.steps or not self.game.views.hidden or not self._state.news:
            return False
        seen = self.game.views.view(self._state, self.seat)
        return any(seen != self._imagined(stream(guess, FOR_BOTS)) for guess in range(GUESSES))

    def _imagined(self, chance: Chance) -> dict[str, Any]:
        """What the seat would see if the steps were taken in a redeal."""
        state = copy(self._start)
        self.game.views.redeal(state, self.seat, chance)
        for number in self.steps:
            self.game.rules.apply(state, number)
        return self.game.views.view(state, self.seat)


def _counted(moves: int) -> str:
    return f"{moves} move{'s' * (moves != 1)}"


def _checked_names(players: Iterable[str] | None) -> tuple[str, ...] | None:
    if players is None:
        return None
    names = () if isinstance(players, str) else tuple(players)
    if isinstance(players, str) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"players: a list of names is expected, got {players!r}")
    return names


def _said_options(options: Mapping[str, object] | None) -> dict[str, str]:
    """Options as records have them; a number may be given as one."""
    if not isinstance(options, Mapping | None):
        raise TypeError(f"options: names with their values are expected, got {options!r}")
    return {name: str(value) for name, value in (options or {}).items()}


def _count_seats(game: Game, seats: int | None, names: tuple[str, ...] | None) -> int:
    count = seats
    if count is None:
        count = len(names) if names is not None else game.seats[0]
    if not isinstance(count, int | np.integer) or count not in game.seats:
        allowed = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else game.seats[0]
        raise ValueError(f"seats: {allowed} is expected, got {count!r}")
    if names is not None and len(names) != count:
        raise ValueError(f"players: {count} names are expected, got {len(names)}")
    return int(count)


@cache
def _spoken(space: Space, number: int) -> tuple[Action, Message | None]:
    """The action of a number, and its text unless that depends on the position; made once."""
    action = space.decode(number)
    kind = type(action)
    if kind.say is not Action.say or kind.besides is not Action.besides:
        return action, None
    return action, action.say(None)  # type: ignore[arg-type]


def legal_numbers(game: Game, state: State) -> list[int]:
    """The legal actions of the deciding seat, as numbers."""
    out = np.empty(game.rules.most_legal, np.int16)
    found: list[int] = out[: game.rules.legal(state, out)].tolist()
    return found


def outcome(game: Game, state: State) -> Outcome:
    """Points by source and places, as if the game ended now."""
    tally = game.tally(state)
    return Outcome(
        tuple(tally.totals),
        tuple(tally.places.tolist()),
        tuple(dict(zip(game.rules.sources, row, strict=True)) for row in tally.points.tolist()),
    )


def given_up(seats: int, resigned: int) -> Outcome:
    """Nothing is scored; whoever gave up comes last."""
    ranks = tuple(2 if seat == resigned else 1 for seat in range(seats))
    return Outcome((), ranks, (), resigned)


def rule_name(game: Game, rule: int) -> str:
    """The ledger's id of a rule number: `L-PLAY-03`."""
    return game.rules.ids(rule).name.replace("_", "-")
