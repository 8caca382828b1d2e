"""What must a game bring? Its rules; all else has defaults, for who has nothing better to bring."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

import numpy as np

from nunatak.kernel import defaults, verbs
from nunatak.kernel.actions import Space
from nunatak.kernel.drawing import Drawing
from nunatak.kernel.events import Telling
from nunatak.kernel.judge import Judge, by_score
from nunatak.kernel.kinds import NUMBER_BETWEEN, ONE_OF, Kind, listed
from nunatak.kernel.learner import Learner
from nunatak.kernel.message import Message, Seat, Value, Wrong
from nunatak.kernel.sheet import Sheet, plain_sheet
from nunatak.kernel.state import State, empty
from nunatak.kernel.tally import Tally
from nunatak.kernel.values import ValueTable
from nunatak.kernel.views import Views
from nunatak.kernel.words import Words

TABLE = "a table is needed, got {got}"  # what a file of designed data lacks
LIST_OF = "a list of {count} is needed, got {got}"
BETWEEN = "a number from {least} to {most} is needed, got {got}"
ANY_OF = "one of {names} is needed, got {got}"
EACH_ONCE = "each of {names} is needed once, got {got}"
EXACTLY = "exactly {names} are needed"


class DataError(Wrong):
    """A replacement of the designed data breaks a rule of the ledger in a field."""

    def __init__(self, rule: str, field: str, sentence: str, /, **values: Value) -> None:
        super().__init__(f"{rule} {field}", sentence, **values)
        self.rule = rule
        self.field = field


class OptionError(Wrong):
    """An option that the game does not have, or a value that it does not take."""

    def __init__(self, option: str, sentence: str, /, **values: Value) -> None:
        super().__init__(option, sentence, **values)
        self.option = option


@dataclass(frozen=True)
class Option:
    """Something to choose before a game: one of a few words, or a number."""

    default: str
    words: tuple[str, ...] = ()
    numbers: range = range(0)

    def refuses(self, name: str, value: str) -> OptionError | None:
        """Why the value can't be chosen, if it can't; the option is called so."""
        if value in self.words or (value.isdecimal() and int(value) in self.numbers):
            return None
        if self.numbers:
            least, most = self.numbers[0], self.numbers[-1]
            return OptionError(name, NUMBER_BETWEEN, least=least, most=most, got=value)
        return OptionError(name, ONE_OF, names=", ".join(self.words), got=value)


class Phase(IntEnum):
    """What is decided in a game with one kind of decision."""

    MOVE = 0
    OVER = 1


_UNSAID: Any = None


@dataclass(frozen=True, kw_only=True)
class Rules:
    """May it be done, and what happens then? The compiled verbs, and what they speak of."""

    state: np.dtype[np.record]
    seats: range
    actions: Space
    events: type[Telling]
    over: IntEnum  # the rule that refuses everything once the game is over

    refusal: Callable[[State, int, int], int]
    apply: Callable[[State, int], None]
    score: Callable[[State, Any], None]

    phases: type[IntEnum] = Phase  # the one in which nothing is decided is called OVER
    deal: Callable[[State], None] = defaults.deal_nothing
    role: Callable[[State, int], int] = defaults.seat_is_role
    roles: tuple[str, ...] = ()  # what a seat can play
    sources: tuple[str, ...] = ("points",)  # where points come from
    source_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # that give them
    point: int = 1  # what `score` writes for one point: 2 where it counts half points
    options: Mapping[str, Option] = field(default_factory=dict)
    longest: int = 10_000  # decisions that one game can take
    read_data: Callable[[Mapping[str, Any] | None], Any] = defaults.no_data
    complete: Callable[[State, int], int] = defaults.as_it_is  # what an action may leave out
    broken_laws: Callable[[State], list[str]] = defaults.no_laws

    # filled in from the others where they are not given
    final: IntEnum = _UNSAID  # the rule that refuses to take a move back
    blank: Callable[[Any, Mapping[str, str], int], State] = _UNSAID  # data, options, seats
    legal: Callable[[State, Any], int] = _UNSAID
    most_legal: int = 0  # legal actions that one decision can offer
    is_over: Callable[[State], bool] = _UNSAID
    rank: Callable[[State, Any], None] = _UNSAID

    def __post_init__(self) -> None:
        """What is unsaid follows from what is said."""
        usual: dict[str, Any] = {
            "final": self.over,
            "blank": lambda _data, _options, _seats: empty(self.state)[0],
            "legal": defaults.legal_by_refusal(self.actions.size),
            "is_over": defaults.in_phase(self.over_phase),
            "rank": defaults.rank_by_score(len(self.sources)),
            "most_legal": self.actions.size,
        }
        for name, value in usual.items():
            if not getattr(self, name):
                object.__setattr__(self, name, value)

    @property
    def ids(self) -> type[IntEnum]:
        """The rules of the ledger that refuse something."""
        return type(self.over)

    @property
    def over_phase(self) -> int:
        """The phase in which nothing is decided any more."""
        return int(self.phases["OVER"])

    @cached_property
    def phase(self) -> Kind:
        """The phases by their names."""
        return listed(self.phases, joint="-")


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game, as generic code sees it; what is unsaid follows from the rules."""

    name: str
    version: int  # of the rules; kept in every record
    rules: Rules
    views: Views
    words: Words = _UNSAID
    learner: Learner = field(default_factory=Learner)
    judge: Judge = _UNSAID
    sheet: Sheet = _UNSAID
    drawing: Drawing | None = None  # its board as a picture; without one, as text
    values: Callable[[Any], Mapping[str, ValueTable]] = defaults.no_values  # by its data

    def __post_init__(self) -> None:
        """From now on generic compiled code finds this game by its STATE type."""
        rules, sources = self.rules, len(self.rules.sources)
        usual = {
            "words": Words(rules.events, rules.phase, rules.over_phase, verdict=self._tell_winners),
            "judge": by_score(sources),
            "sheet": plain_sheet(self.name, rules.state, self._blank),
        }
        for name, part in usual.items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, part)
        parts = (rules, self.views, self.learner, self.judge)
        owners = {verb: part for verb in verbs.VERBS for part in parts if hasattr(part, verb)}
        verbs.provide(rules.state, {verb: getattr(part, verb) for verb, part in owners.items()})

    def __repr__(self) -> str:
        """Its name; what it is made of would fill pages."""
        return f"<Game {self.name}, version {self.version} of its rules>"

    def _blank(self, _given: Mapping[str, Any], designed: Any) -> State:
        return self.rules.blank(designed, self.choose_options({}), self.seats[0])

    def _tell_winners(self, _state: State, tally: Tally) -> list[Message]:
        """Who comes first, or who shares the first place."""
        key = "log-winner" if len(tally.winners) == 1 else "log-shared"
        return [Message(key, {"player": Seat(seat)}) for seat in tally.winners]

    def tally(self, state: State) -> Tally:
        """Points and places, as if the game ended now."""
        seats = self.seats_in(state)
        points = np.zeros((seats, len(self.rules.sources)), np.int64)
        places = np.zeros(seats, np.int64)
        self.rules.score(state, points)
        self.rules.rank(state, places)
        return Tally(points, places)

    def verdict(self, state: State) -> list[Message]:
        """How it ended, in words."""
        return self.words.verdict(state, self.tally(state))

    def say_action(self, state: State, number: int) -> Message:
        """An action as a line in a list of choices, ready for any language."""
        return self.words.fill(state, self.rules.actions.say(state, number))

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.rules.seats

    def seats_in(self, state: State) -> int:
        """How many play in this position; a game for several numbers keeps it in `seats`."""
        names = self.rules.state.names or ()
        return int(state.seats) if "seats" in names else self.seats[0]

    def choose_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values; what was not chosen keeps its default."""
        options = self.rules.options
        for option, value in chosen.items():
            if option not in options:
                names = ", ".join(options)
                raise OptionError(option, "there is no such option; known: {names}", names=names)
            problem = options[option].refuses(option, value)
            if problem:
                raise problem
        return {name: chosen.get(name, option.default) for name, option in options.items()}
