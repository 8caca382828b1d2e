"""How hard is a puzzle? As hard as players of many strengths find it.

Random and greedy play, the two weaker levels and searches of several depths try it, each several
times with chance of its own. The mean share that they solve becomes a rating on the scale that
players know: 1300 is solved by half of them.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from math import log10
from statistics import mean

from nunatak.kernel.game import Game
from nunatak.play.table import Outlook, legal_numbers
from nunatak.puzzles.solving import Asked
from nunatak.search.bots import Bot, GreedyBot
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS, Level, TreeBot

SEARCHES = (3, 30, 300)  # iterations
SLIPPING = ("pup", "hunter")
TRIES = 6  # of each solver
MIDDLE = 1300
SCALE = 400  # as in chess: ten times the odds
SOFTLY = 0.02  # so that nothing is impossible


def rate(game: Game, decisions: Sequence[Asked]) -> int:
    """The rating: what no solver finds is worth about 2000."""
    tried = hard(game, decisions)
    shares = chain(
        (share_of_random(game, decisions), _share(game, tried, GreedyBot)),
        (_share(game, tried, partial(TreeBot, level)) for level in _levels()),
    )
    share = mean(shares)
    return round(MIDDLE - SCALE * log10((share + SOFTLY) / (1 - share + SOFTLY)))


def _levels() -> list[Level]:
    """The trees that try it."""
    plain = [Level(Budget(iterations=iterations)) for iterations in SEARCHES]
    return [LEVELS[name] for name in SLIPPING] + plain


def hard(game: Game, decisions: Sequence[Asked]) -> list[Asked]:
    """The decisions that can be got wrong."""
    return [it for it in decisions if not it.free and len(legal_numbers(game, it.state)) > 1]


def share_of_random(game: Game, decisions: Sequence[Asked]) -> float:
    """The chance that random play solves it."""
    share = 1.0
    for each in hard(game, decisions):
        share /= len(legal_numbers(game, each.state))
    return share


def share_of_greedy(game: Game, decisions: Sequence[Asked]) -> float:
    """How often greedy play solves it: it breaks ties by chance."""
    return _share(game, hard(game, decisions), GreedyBot)


def _share(game: Game, decisions: Sequence[Asked], make: Callable[[int], Bot]) -> float:
    """How often a player finds every decision."""
    return mean(
        all(_choice(game, make(seed), each) == each.action for each in decisions)
        for seed in range(TRIES)
    )


def _choice(game: Game, bot: Bot, each: Asked) -> int:
    return bot.choose(Outlook(game, each.state, int(each.state.seat)))
