"""Have all who play equally well equal chances? Games between equals, counted in many ways.

The first player is drawn by lot, so seats are even whatever the rules are: what counts is the order
of play, and what is played (a hunter, a pack), wherever that is no choice.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import numpy as np

from nunatak.arena.dataset import DataSet
from nunatak.lab.intervals import Estimate, win_interval
from nunatak.play.table import Table

WATCHED = ("card", "scar", "track", "target", "hunter")  # of what is told and of actions
CHOICE = 10.0  # seconds that people are reckoned to take for a choice
DIGITS = 4


class Count:
    """What some games add up to."""

    def __init__(self, seats: int) -> None:
        self.by_order: list[list[float]] = [[] for _ in range(seats)]
        self.by_role: dict[str, list[float]] = defaultdict(list)
        self.shared: list[float] = []
        self.choices: list[int] = []
        self.turns: list[int] = []
        self.leads: list[float] = []
        self.used: Counter[str] = Counter()  # how often
        self.met: Counter[str] = Counter()  # in how many games

    def add(self, data: DataSet, number: int) -> None:
        """One game more, played again."""
        table = data.table(number, moves=0)
        game, first = table.game, table.deciding or 0
        used: Counter[str] = Counter()
        choices = turns = 0
        mover: int | None = None
        for action in data[number].actions:
            choices += len(table.legal) > 1
            turns += table.deciding != mover
            mover = table.deciding
            used[f"action: {game.rules.actions.kind_of(action).type()}"] += 1
            used.update(_watched(table, action))
            table.play(action)
            for message in table.news:
                used.update(f"{message.key}: {what}" for what in _of(message.values))
        self._end(table, first)
        self.choices.append(choices)
        self.turns.append(turns)
        self.used.update(used)
        self.met.update(used.keys())

    def _end(self, table: Table, first: int) -> None:
        ended = table.outcome
        winners = [seat for seat, rank in enumerate(ended.ranks) if rank == 1]
        points = sorted(ended.points, reverse=True)
        for place in range(table.seats):
            seat = (first + place) % table.seats
            won = 1 / len(winners) if seat in winners else 0.0
            self.by_order[place].append(won)
            self.by_role[table.roles[seat]].append(won)
        self.shared.append(float(len(winners) > 1))
        self.leads.append((points[0] - points[1]) / table.game.rules.point)

    def summary(self) -> dict[str, Any]:
        """In numbers, ready for JSON."""
        games = len(self.shared)
        return {
            "games": games,
            "by_order": [_interval(won) for won in self.by_order],
            "by_role": {
                role: {"games": len(won), **_interval(won)}
                for role, won in sorted(self.by_role.items())
            },
            "shared": _interval(self.shared),
            "lead": _spread(self.leads),
            "choices": _spread(self.choices),
            "turns": _spread(self.turns),
            "minutes": _spread([count * CHOICE / 60 for count in self.choices]),
            "used": {
                what: {
                    "a_game": round(count / games, 3),
                    "of_games": round(self.met[what] / games, 3),
                }
                for what, count in sorted(self.used.items())
            },
        }


def tell(data: DataSet) -> dict[str, Any]:
    """All that is counted of a set of games."""
    count = Count(data.seats)
    for number in range(len(data)):
        count.add(data, number)
    return {
        "game": data.game,
        "version": data.version,
        "seats": data.seats,
        "options": dict(data.options),
        "bots": list(data.names),
        **count.summary(),
    }


def _watched(table: Table, action: int) -> Iterator[str]:
    """Of an action, the parts that are watched."""
    form = table.game.rules.actions.to_json(table.game.rules.actions.decode(action))
    yield from _of(form)


def _of(values: Mapping[str, Any]) -> Iterator[str]:
    """What is watched among values; nothing that is left empty."""
    for name in WATCHED:
        if isinstance(values.get(name), str | int) and values[name] != "":
            yield f"{name} {values[name]}"


def _interval(won: Sequence[float]) -> dict[str, float]:
    found: Estimate = win_interval(won)
    return {name: round(value, DIGITS) for name, value in asdict(found).items()}


def _spread(numbers: Sequence[float]) -> dict[str, float]:
    """The mean, and between what nine of ten lie."""
    low, high = np.quantile(numbers, (0.05, 0.95))
    return {
        "mean": round(float(np.mean(numbers)), 2),
        "low": round(float(low), 2),
        "high": round(float(high), 2),
    }
