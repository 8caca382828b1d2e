"""Who sits at the table when nobody else does?"""

from typing import Protocol

import numpy as np

from nunatak.kernel.chance import FOR_BOTS, below, stream
from nunatak.kernel.state import empty
from nunatak.search.rollouts import try_moves
from nunatak.table import Outlook


class Bot(Protocol):
    """A seat's outlook in, the number of a legal action out."""

    def choose(self, outlook: Outlook) -> int:
        """The action to play."""


class RandomBot:
    """Plays any legal action."""

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, FOR_BOTS)

    def choose(self, outlook: Outlook) -> int:
        """Each legal action is equally likely."""
        legal = outlook.legal
        return legal[below(self.chance, len(legal))]


class PlainBot:
    """Tries its moves on redeals, plays each on at random, and takes the one that did best."""

    def __init__(self, seed: int, iterations: int = 20_000) -> None:
        self.chance = stream(seed, FOR_BOTS)
        self.iterations = iterations

    def choose(self, outlook: Outlook) -> int:
        """The most tried move of a bandit over the legal ones."""
        game = outlook.game
        seats = len(outlook.view["seats"])
        states = empty(game.state, 2)
        states[0] = outlook.redeal(self.chance)
        moves = np.empty(game.most_legal, np.int16)
        best = try_moves(
            states,
            outlook.seat,
            self.iterations,
            self.chance,
            moves,
            np.empty(game.most_legal, np.int16),
            game.longest,
            np.zeros(game.most_legal, np.int64),
            np.zeros(game.most_legal, np.float64),
            np.zeros((seats, len(game.sources)), np.int64),
            np.zeros(seats, np.int64),
        )
        return int(moves[best])


BOTS: dict[str, type[RandomBot] | type[PlainBot]] = {"random": RandomBot, "plain": PlainBot}


class UnknownBot(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
        self.name = name


def make_bot(name: str, seed: int) -> Bot:
    """A bot that thinks with chance of its own."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)
