"""What is kept of games that were played to learn from?"""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.playing import Numbers

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True)
class Notes:
    """Positions of games with one number of seats, and how those games ended."""

    rows: Singles  # position, seat, feature
    stages: Singles  # position
    scores: Singles  # position, seat: points so far
    games: Numbers  # position: which game it is of
    totals: Numbers  # game, seat: points at the end
    places: Numbers  # game, seat: 1 is first

    @property
    def seats(self) -> int:
        """How many played."""
        return self.totals.shape[1]

    def part(self, chosen: NDArray[np.bool_]) -> "Notes":
        """Only the positions of the chosen games."""
        kept = chosen[self.games]
        return Notes(
            self.rows[kept],
            self.stages[kept],
            self.scores[kept],
            self.games[kept],
            self.totals,
            self.places,
        )

    def halves(self, every: int) -> tuple["Notes", "Notes"]:
        """Games to learn from, and every so many-th game to test with."""
        tested = np.arange(len(self.totals)) % every == 0
        return self.part(~tested), self.part(tested)


def joined(parts: Sequence[Notes]) -> Notes:
    """All notes in one, the games numbered on."""
    begins = np.cumsum([0] + [len(part.totals) for part in parts[:-1]])
    return Notes(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.stages for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.games + begin for part, begin in zip(parts, begins, strict=True)]),
        np.concatenate([part.totals for part in parts]),
        np.concatenate([part.places for part in parts]),
    )


@dataclass(frozen=True)
class Pairs:
    """Two seats of a position, compared: what differs, and what came of it."""

    differences: Singles  # pair, feature
    stages: Singles
    before: Singles  # 1: the first seat ended before the second; a half: they shared a place
    leads: Singles  # its lead in points


def pairs_of(notes: Notes, rows: Singles | None = None) -> Pairs:
    """Every two seats of every position once; other rows may stand in for the features."""
    values = notes.rows if rows is None else rows
    couples = [(a, b) for a in range(notes.seats) for b in range(a)]
    parts = [_pairs(notes, values, first, second) for first, second in couples]
    return Pairs(
        *(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Pairs))
    )


def _pairs(notes: Notes, rows: Singles, first: int, second: int) -> Pairs:
    totals = notes.totals[notes.games]
    places = notes.places[notes.games]
    before = (places[:, first] < places[:, second]) + 0.5 * (places[:, first] == places[:, second])
    leads = totals[:, first] - totals[:, second]
    return Pairs(
        rows[:, first] - rows[:, second],
        notes.stages,
        before.astype(np.float32),
        leads.astype(np.float32),
    )
