"""Who sits at the table when nobody else does?"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Protocol

import numpy as np

from nunatak.kernel.chance import FOR_BOTS, below, stream
from nunatak.kernel.game import Game
from nunatak.kernel.playing import greediest
from nunatak.kernel.state import empty
from nunatak.play.seed import SEED_BITS
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget, chunks
from nunatak.search.levels import LEVELS, LevelBot
from nunatak.search.netbot import NetBot
from nunatak.search.rollouts import try_moves

CHUNK = 100  # iterations between two looks at the clock


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


class GreedyBot:
    """Takes what brings it most points at once."""

    def __init__(self, seed: int) -> None:
        self.chance = stream(seed, FOR_BOTS)

    def choose(self, outlook: Outlook) -> int:
        """The action after which it leads by most; among equals, any."""
        game = outlook.game
        legal = np.array(outlook.legal, np.int16)
        states = empty(game.rules.state, 3)
        states[0] = outlook.redeal(self.chance)
        points = np.zeros((game.seats_in(states[0]), len(game.rules.sources)), np.int64)
        return int(legal[greediest(states, self.chance, legal, points)])


class PlainBot:
    """Tries its moves on redeals, plays each on at random, and takes the one that did best."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.chance = stream(seed, FOR_BOTS)
        self.budget = budget or Budget(iterations=20_000)

    def choose(self, outlook: Outlook) -> int:
        """The most tried move of a bandit over the legal ones; a forced one takes no time."""
        moves = np.array(outlook.legal, np.int16)
        if self.budget.seconds is not None and len(moves) == 1:
            return int(moves[0])
        game = outlook.game
        states = empty(game.rules.state, 2)
        states[0] = outlook.redeal(self.chance)
        seats = game.seats_in(states[0])
        visits = np.zeros(len(moves), np.int64)
        means = np.zeros(len(moves), np.float64)
        points = np.zeros((seats, len(game.rules.sources)), np.int64)
        places = np.zeros(seats, np.int64)
        actions = np.empty(game.rules.most_legal, np.int16)
        for iterations in chunks(self.budget, CHUNK):
            try_moves(
                states,
                outlook.seat,
                iterations,
                self.chance,
                moves,
                actions,
                game.rules.longest,
                visits,
                means,
                points,
                places,
                np.zeros(seats, np.float64),
            )
        return int(moves[np.argmax(visits)])


BOTS: dict[str, Callable[[int, Budget | None], Bot]] = {
    **{name: partial(LevelBot, name) for name in LEVELS},
    "net": NetBot,
    "random": lambda seed, _: RandomBot(seed),
    "greedy": lambda seed, _: GreedyBot(seed),
    "plain": PlainBot,
}


def can_play(name: str, game: Game) -> bool:
    """Whether a bot knows the game: a network has to be trained on it."""
    return BOTS[name] is not NetBot or game.learner.net is not None


class UnknownBot(ValueError):
    """There is no bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
        self.name = name


def make_bot(name: str, seed: int | None = None, budget: Budget | None = None) -> Bot:
    """A bot that thinks with chance of its own, another each time unless a seed is given.

    Without a budget it has its level's.
    """
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](secrets.randbits(SEED_BITS) if seed is None else seed, budget)
