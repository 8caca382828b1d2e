"""Why is a line good? The features of the evaluation that it changes, by how much they count.

A change counts by its fitted weight: for the seat that asks what it gains, and what others lose.
Points are told by their sources elsewhere, and what is only a matter of whose turn it is says
nothing: told is what the game has a text for, as a boon (`boon-…`) or as a bane (`bane-…`). Weights
are fitted together, so one of them alone may point the wrong way: more of a boon is always good for
whoever has it, or it is not told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.appraisal import BEFORE, KNOTS, Weights, arranged
from nunatak.kernel.game import Game
from nunatak.kernel.state import State
from nunatak.play.text import LANGUAGES, Voice, voice

MOST = 3  # reasons that are told
LEAST = 0.03  # of log odds: less is not worth a word
BOON, BANE = "boon-", "bane-"


@dataclass(frozen=True)
class Reason:
    """A feature of a seat that changes, and what that is worth to the seat that asks."""

    measure: str
    seat: int
    before: float
    after: float
    worth: float  # in log odds against one other seat

    @property
    def is_more(self) -> bool:
        """Whether there is more of it."""
        return self.after > self.before


def key_of(game: Game, measure: str) -> str | None:
    """The text that names a feature, if it is told."""
    speaker = voice(LANGUAGES[0], game.name)
    name = measure.replace(" ", "-")
    return next((key for key in (f"{BOON}{name}", f"{BANE}{name}") if speaker.has(key)), None)


def _makes_sense(game: Game, reason: Reason, seat: int) -> bool:
    """More of a boon for the seat that asks, less of it for others; a bane the other way round."""
    key = key_of(game, reason.measure)
    return key is not None and reason.is_more == ((reason.seat == seat) == key.startswith(BOON))


def reasons_for(
    game: Game, seat: int, before: Sequence[State], after: Sequence[State]
) -> tuple[Reason, ...]:
    """What speaks for a line, the weightiest first; positions are redeals of one another."""
    if not game.judge.weights or any(game.rules.is_over(state) for state in after):
        return ()
    rows, stage = _mean_features(game, before)
    changes = _mean_features(game, after)[0] - rows
    worths = changes * _weights(game, len(rows), stage)
    worths[np.arange(len(rows)) != seat] /= -(len(rows) - 1)
    found = [
        Reason(
            measure,
            whose,
            float(rows[whose, number]),
            float(rows[whose, number] + changes[whose, number]),
            float(worths[whose, number]),
        )
        for number, measure in enumerate(game.judge.measures)
        for whose in range(len(rows))
        if worths[whose, number] >= LEAST
    ]
    told = [reason for reason in found if _makes_sense(game, reason, seat)]
    return tuple(sorted(told, key=lambda reason: -reason.worth)[:MOST])


def say_reasons(
    game: Game, reasons: Sequence[Reason], seat: int, speaker: Voice, names: Sequence[str]
) -> Iterator[str]:
    """A sentence for each seat and way: what it has more of, what less; the own seat first."""
    for whose in sorted({reason.seat for reason in reasons}, key=lambda other: other != seat):
        for way in ("more", "less"):
            keys = [
                key_of(game, reason.measure) or ""
                for reason in reasons
                if reason.seat == whose and reason.is_more == (way == "more")
            ]
            listed = "; ".join(speaker.say(key) for key in keys)
            if listed and whose == seat:
                yield speaker.say("hint-why", way=way, list=listed)
            elif listed:
                yield speaker.say("hint-why-other", way=way, list=listed, player=names[whose])


def _mean_features(game: Game, states: Sequence[State]) -> tuple[NDArray[np.float64], float]:
    """The mean of the seats' features, and how far the game is."""
    seats = game.seats_in(states[0])
    rows = np.zeros((len(states), seats, len(game.judge.measures)))
    stages = [game.judge.features(state, row) for state, row in zip(states, rows, strict=True)]
    return rows.mean(axis=0), float(np.mean(stages))


def _weights(game: Game, seats: int, stage: float) -> Weights:
    """What each feature counts at this stage."""
    tables = arranged(game.judge.weights, game.judge.measures)
    knots = tables[seats - game.seats[0], BEFORE]
    at = min(max(stage, 0.0), 1.0) * (KNOTS - 1)
    knot = min(int(at), KNOTS - 2)
    weights: Weights = knots[knot] + (at - knot) * (knots[knot + 1] - knots[knot])
    return weights
