"""What should a seat do now, what does it gain, and why?

The best move is what a search over redeals of the seat's view prefers. What it gains is read
off the ledger: the points of every seat by source, now and when the seat's turn is done. Why it
is good beyond that is read off the evaluation.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from threading import Event

from nunatak.analysis.judging import Estimate, part, room
from nunatak.analysis.moments import seed_of
from nunatak.analysis.reasons import Reason, reasons_for
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.game import Game
from nunatak.kernel.message import SILENT, Message
from nunatak.kernel.state import State, copy
from nunatak.play.table import Outlook, outcome
from nunatak.search.budget import Budget
from nunatak.search.levels import STYLE
from nunatak.search.thinking import Searcher, Thought

REDEALS = 16  # positions on which the line is tried out
LONGEST = 30  # decisions of a line
CONTINUED = 0.25  # of the budget, for each decision after the first
OTHERS = 2  # further moves that are told


@dataclass(frozen=True)
class Gain:
    """How the points of a seat from one source change, on average where it is not sure."""

    seat: int
    source: str
    before: float
    after: float
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """One move and what it is worth to each seat."""

    action: int
    worths: Estimate
    visits: int


@dataclass(frozen=True)
class Hint:
    """The best move, how the turn goes on, and what it brings."""

    seat: int
    state: State  # as the seat may believe it to be
    choices: tuple[Choice, ...]  # the best, then some others
    line: tuple[int, ...]  # the decisions of the turn, the best move first
    said: tuple[Message, ...]  # the line, as a person would read it
    events: tuple[Message, ...]  # what happens on the way
    is_sure: bool  # nothing comes to light on the way that the seat can't know
    is_average: bool  # the points depend on what comes to light
    gains: tuple[Gain, ...]
    points: tuple[tuple[float, float], ...]  # of each seat, before and after
    reasons: tuple[Reason, ...]  # what else speaks for it, the weightiest first

    @property
    def best(self) -> Choice:
        """The move to play."""
        return self.choices[0]

    @property
    def others(self) -> list[Choice]:
        """Further moves, but for those that look better because they were hardly tried."""
        most = self.best.worths[self.seat]
        return [other for other in self.choices[1:] if other.worths[self.seat] <= most]


def give_hint(outlook: Outlook, budget: Budget, seed: int = 1, stop: Event | None = None) -> Hint:
    """A hint for the deciding seat, from nothing but what it sees.

    Whoever sets `stop` gets the hint at once, with what has been thought so far.
    """
    memory = room(budget, outlook.game.rules.most_legal)
    searcher = Searcher(seed_of(seed, outlook.number, 0), STYLE, memory)
    thought = searcher.think(outlook, budget, stop)
    choices = tuple(_choices(thought))
    line = Line(outlook, seed, stop)
    before = line.points()
    began = [copy(state) for state in line.states]
    line.follow(choices[0].action, budget)
    after = line.points()
    return Hint(
        seat=outlook.seat,
        state=line.first,
        choices=choices[: 1 + OTHERS],
        line=tuple(line.actions),
        said=tuple(line.said),
        events=tuple(line.events),
        is_sure=line.is_sure,
        is_average=line.varies,
        gains=tuple(_gains(outlook.game, before, after)),
        points=tuple(
            (sum(was.values()), sum(is_.values())) for was, is_ in zip(before, after, strict=True)
        ),
        reasons=reasons_for(outlook.game, outlook.seat, began, line.states),
    )


def _choices(thought: Thought) -> Iterator[Choice]:
    """The best move first, the others by visits."""
    order = sorted(
        range(len(thought.actions)),
        key=lambda n: (n == thought.best, thought.visits[n], thought.worths[n][thought.seat]),
        reverse=True,
    )
    for number in order:
        if thought.visits[number]:
            yield Choice(thought.actions[number], thought.worths[number], thought.visits[number])


class Line:
    """The rest of the seat's turn, tried out on several redeals at once."""

    def __init__(self, outlook: Outlook, seed: int, stop: Event | None = None) -> None:
        chance = stream(seed_of(seed, outlook.number, 1), FOR_REDEALS)
        self.game = outlook.game
        self.seat = outlook.seat
        self.seed = seed
        self.stop = stop
        self.states = [outlook.redeal(chance) for _ in range(REDEALS)]
        self.first = copy(self.states[0])
        self.actions: list[int] = []
        self.said: list[Message] = []
        self.events: list[Message] = []
        self.is_sure = True

    def follow(self, action: int, budget: Budget) -> None:
        """The move, then what the search prefers, until the turn ends or chance has a say."""
        self._play(action)
        while self._goes_on():
            less = part(budget, CONTINUED)
            memory = room(less, self.game.rules.most_legal)
            searcher = Searcher(seed_of(self.seed, len(self.actions), 2), STYLE, memory)
            outlook = Outlook(self.game, self.states[0], self.seat)
            thought = searcher.think(outlook, less, self.stop)
            self._play(thought.actions[thought.best])

    def _goes_on(self) -> bool:
        state = self.states[0]
        mine = not self.game.rules.is_over(state) and int(state.seat) == self.seat
        return mine and self.is_sure and len(self.actions) < LONGEST

    def _play(self, action: int) -> None:
        self.actions.append(action)
        self.said.append(self.game.say_action(self.states[0], action))
        before = copy(self.states[0])
        for state in self.states:
            self.game.rules.apply(state, action)
        views = [self.game.views.view(state, self.seat) for state in self.states]
        self.is_sure = all(view == views[0] for view in views)
        if self.is_sure:
            told = self.game.words.log(self.states[0], before)
            self.events += [line for line in told if line.weight != SILENT]

    @property
    def varies(self) -> bool:
        """Whether the points differ from redeal to redeal."""
        found = [self._sources(state) for state in self.states]
        return any(sources != found[0] for sources in found)

    def points(self) -> list[dict[str, float]]:
        """Points of each seat by source, the mean over the redeals."""
        found = [self._sources(state) for state in self.states]
        return [
            {
                source: sum(one[seat][source] for one in found) / len(found) / self.game.rules.point
                for source in self.game.rules.sources
            }
            for seat in range(len(found[0]))
        ]

    def _sources(self, state: State) -> list[Mapping[str, int]]:
        """As if the game ended now; with what the board will bring, where the game foresees it."""
        seats = self.game.views.view(state, self.seat)["seats"]
        if "projected_sources" in seats[0]:
            return [seat["projected_sources"] for seat in seats]
        return list(outcome(self.game, state).sources)


def _gains(
    game: Game, before: list[dict[str, float]], after: list[dict[str, float]]
) -> Iterator[Gain]:
    for seat, (was, is_) in enumerate(zip(before, after, strict=True)):
        for source in game.rules.sources:
            if was[source] != is_[source]:
                rules = game.rules.source_rules.get(source, ())
                yield Gain(seat, source, was[source], is_[source], rules)
