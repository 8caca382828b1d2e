"""How are thousands of games kept small? In one file: their seeds, and every action as a number.

>>> games = DataSet.read("lonewolves.npz")
>>> games.table(17).position  # the end of a game; with `moves=20`, a position on the way
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nunatak import games
from nunatak.play.table import Table

OPTIONS = "options"


@dataclass(frozen=True)
class Game:
    """One game of a set."""

    seed: int
    bots: tuple[str, ...]  # by seat
    actions: tuple[int, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class NoDataSet(ValueError):
    """The file holds no data set."""


class OtherRules(ValueError):
    """A set was played under other rules than this program plays."""


@dataclass(frozen=True)
class DataSet:
    """Games of one kind for so many seats, under one version of the rules."""

    game: str
    version: int
    seats: int
    names: tuple[str, ...]  # of all bots that sit at some table
    seeds: NDArray[np.uint64]
    bots: NDArray[np.int8]  # by game and seat, which of the names
    ends: NDArray[np.int64]  # where the actions of each game end
    actions: NDArray[np.int16]  # of all games, one after another
    points: NDArray[np.int16]  # by game and seat
    ranks: NDArray[np.int8]
    options: Mapping[str, str] = field(default_factory=dict)  # that are not as usual

    @classmethod
    def of(
        cls,
        game: str,
        seats: int,
        played: Iterable[Game],
        options: Mapping[str, str] | None = None,
    ) -> "DataSet":
        """The set of these games."""
        all_of_them = list(played)
        names = tuple(sorted({name for each in all_of_them for name in each.bots}))
        shape = (len(all_of_them), seats)
        return cls(
            game,
            games.load(game).version,
            seats,
            names,
            np.array([each.seed for each in all_of_them], np.uint64),
            np.array([[names.index(name) for name in each.bots] for each in all_of_them], np.int8),
            np.cumsum([len(each.actions) for each in all_of_them], dtype=np.int64),
            np.array([action for each in all_of_them for action in each.actions], np.int16),
            np.array([each.points for each in all_of_them], np.int16).reshape(shape),
            np.array([each.ranks for each in all_of_them], np.int8).reshape(shape),
            dict(options or {}),
        )

    def __len__(self) -> int:
        return len(self.seeds)

    def __getitem__(self, number: int) -> Game:
        number = range(len(self))[number]
        begin = int(self.ends[number - 1]) if number else 0
        return Game(
            int(self.seeds[number]),
            tuple(self.names[bot] for bot in self.bots[number]),
            tuple(self.actions[begin : self.ends[number]].tolist()),
            tuple(self.points[number].tolist()),
            tuple(self.ranks[number].tolist()),
        )

    def table(self, number: int, moves: int | None = None) -> Table:
        """A game played again: to its end, or so many moves far."""
        ours = games.load(self.game).version
        if self.version != ours:
            raise OtherRules(f"version {self.version} of {self.game}, and this is {ours}")
        one = self[number]
        table = Table(self.game, self.seats, one.seed, players=one.bots, options=self.options)
        for action in one.actions[:moves]:
            table.play(action)
        return table

    def save(self, path: str | Path) -> None:
        """As one compressed file."""
        held = {**vars(self), OPTIONS: json.dumps(dict(self.options))}
        arrays: dict[str, Any] = {name: np.array(value) for name, value in held.items()}
        np.savez_compressed(path, **arrays)

    @classmethod
    def read(cls, path: str | Path) -> "DataSet":
        """A set as it was saved."""
        with np.load(path, allow_pickle=False) as file:
            needed = set(cls.__dataclass_fields__) - {OPTIONS}  # the first files had no options
            missing = sorted(needed - set(file))
            if missing:
                raise NoDataSet(f"{path}: {', '.join(missing)} are missing")
            found = {name: file[name] for name in needed}
            options = json.loads(str(file[OPTIONS])) if OPTIONS in file else {}
        return cls(
            str(found.pop("game")),
            int(found.pop("version")),
            int(found.pop("seats")),
            tuple(map(str, found.pop("names"))),
            **found,
            options=options,
        )
