"""Which game, for how many, with which options, what is success worth, and what is it called?"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nunatak import games
from nunatak.envs.compiled.rewards import REWARDS
from nunatak.kernel.game import Game
from nunatak.kernel.state import State

VERSIONED = re.compile(r"(?:nunatak/)?(\w+)_v(\d+)")
LARGEST = 10.0  # no number of an observation goes beyond it, on either side of zero


class OtherVersion(ValueError):
    """An environment by its versioned name, but not of the version that there is."""

    def __init__(self, name: str, now: str) -> None:
        super().__init__(f"there is no {name} here, use {now} instead")
        self.name, self.now = name, now


@dataclass(frozen=True)
class Variant:
    """All that a game is begun with, but the seed."""

    game: Game
    seats: int
    options: Mapping[str, str]
    reward: str
    blank: State

    @property
    def name(self) -> str:
        """Its versioned name, such as `nunatak/wolves_v2`."""
        return name_of(self.game)

    @property
    def reward_kind(self) -> int:
        """The number of the reward, for compiled code."""
        return REWARDS.index(self.reward)


def choose(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    data: Mapping[str, Any] | None = None,
) -> Variant:
    """The variant of a game; what is not named is as the game would have it."""
    loaded = named(game)
    count = loaded.seats[0] if seats is None else seats
    if count not in loaded.seats:
        raise ValueError(
            f"seats: from {loaded.seats[0]} to {loaded.seats[-1]} are expected, got {count}"
        )
    if reward not in REWARDS:
        raise ValueError(f"reward: one of {', '.join(REWARDS)} is expected, got {reward!r}")
    chosen = loaded.choose_options(options or {})
    return Variant(
        loaded,
        count,
        chosen,
        reward,
        loaded.rules.blank(loaded.rules.read_data(data), chosen, count),
    )


def named(name: str) -> Game:
    """The game of a name, with its version or without; another version is not the same game."""
    found = VERSIONED.fullmatch(name)
    if found is None:
        return games.load(name)
    game = games.load(found[1])
    if int(found[2]) != game.learner.version:
        raise OtherVersion(name, name_of(game))
    return game


def check_seat(variant: Variant, seat: int) -> int:
    """The seat, if there is such a one."""
    if seat not in range(variant.seats):
        raise ValueError(f"seat: from 0 to {variant.seats - 1} is expected, got {seat}")
    return seat


def name_of(game: Game, version: int | None = None) -> str:
    """A game's versioned name; the version changes with its actions and observations."""
    return f"nunatak/{game.name}_v{game.learner.version if version is None else version}"


def channels(game: Game) -> list[tuple[str, int]]:
    """What the numbers of an observation say: names and sizes, in order."""
    return list(game.learner.channels.sizes())
