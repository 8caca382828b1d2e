"""How strong is an opponent? Levels differ in how long and how carefully they think.

Where a network has learned a game so well that it is worth more than the appraisal (the game says
so: `Learner.say`), it leads the strongest levels; elsewhere, and in a page, which has no network,
all of them are led by the appraisal.
"""

from dataclasses import dataclass, replace
from threading import Event

import numpy as np

from nunatak.kernel.chance import FOR_REDEALS, WORD, draw, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import empty
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.search.endgame import DEEPEST, Ending, make_ending, solve
from nunatak.search.thinking import Searcher, Thought
from nunatak.search.tree import Style

STYLE = Style(eagerness=1.0, trust=20.0, rollout=0)
GUIDED = Style(eagerness=1.0, trust=1.0, rollout=0)  # as much as the network says


@dataclass(frozen=True)
class Level:
    """A way to play."""

    budget: Budget  # for one decision
    slip: float = 0.0  # how often it takes the next best move instead, and the one after that
    solves: int = 0  # endings of so many positions are solved exactly
    style: Style = STYLE
    say: float | None = None  # of a trained network in the worth of a leaf; None: it has none
    learned: bool = False  # led by the network of a game that is worth it


LEVELS = {
    "pup": Level(Budget(iterations=12), slip=0.85),
    "hunter": Level(Budget(iterations=40), slip=0.35),
    "alpha": Level(Budget(iterations=80), solves=3_000),
    "elder": Level(Budget(seconds=3.0, threads=2), solves=20_000, learned=True),
    "spirit": Level(Budget(seconds=15.0, threads=2), solves=60_000, learned=True),
}
DEALS = 100  # an ending is solved over


def level_of(name: str, game: Game) -> Level:
    """The level as it plays this game."""
    level, say = LEVELS[name], game.learner.say
    if say is None or not level.learned:
        return level
    return replace(level, say=say, style=GUIDED)


class LevelBot:
    """Plays as its level does in the game that it meets."""

    def __init__(self, name: str, seed: int, budget: Budget | None = None) -> None:
        self.name = name
        self.seed = seed
        self.budget = budget
        self._bot: TreeBot | None = None

    def choose(self, outlook: Outlook) -> int:
        """The action to play."""
        if self._bot is None:
            self._bot = TreeBot(level_of(self.name, outlook.game), self.seed, self.budget)
        return self._bot.choose(outlook)


class TreeBot:
    """Thinks ahead in a tree over redeals of what its seat sees."""

    def __init__(self, level: Level, seed: int, budget: Budget | None = None) -> None:
        self.level = level
        self.budget = budget or level.budget
        self.chance = stream(seed, FOR_REDEALS)
        self.searcher = Searcher(seed, level.style, say=level.say)
        self.ending: Ending | None = None
        self._stop = Event()

    def choose(self, outlook: Outlook) -> int:
        """The move it likes best; a forced one without a thought."""
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        solved = self._solve(outlook) if self.level.solves else None
        if solved is not None:
            return solved
        thought = self.think(outlook)
        return thought.actions[self.with_slips(thought) if self.level.slip else thought.best]

    def think(self, outlook: Outlook) -> Thought:
        """What it thinks of each move, as far as its budget goes."""
        self._stop.clear()
        return self.searcher.think(outlook, self.budget, self._stop)

    def stop(self) -> None:
        """From another thread: decide now, with what has been thought so far."""
        self._stop.set()

    def with_slips(self, thought: Thought) -> int:
        """The best of the moves that it looked at, but for each slip one place farther down."""
        ranked = [number for number in thought.ranking if thought.visits[number]]
        for number in ranked:
            if draw(self.chance) >= self.level.slip * WORD:
                return number
        return ranked[0]

    def _solve(self, outlook: Outlook) -> int | None:
        """The best move by exact play, if little enough is left and two play."""
        game = outlook.game
        if outlook.seats != 2:
            return None
        if self.ending is None:
            states = empty(game.rules.state, DEEPEST)
            self.ending = make_ending(states, game.rules.most_legal, 2, len(game.rules.sources))
        self.ending.states[0] = outlook.redeal(self.chance)
        means = np.zeros(game.rules.most_legal, np.float64)
        deals = DEALS if game.views.hidden else 1
        if not solve(self.ending, outlook.seat, deals, self.level.solves, self.chance, means):
            return None
        count = len(outlook.legal)
        return int(self.ending.moves[0, np.argmax(means[:count])])
