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

from nunatak.kernel.appraisal import KNOTS
from nunatak.kernel.game import Game
from nunatak.kernel.state import State
from nunatak.play.text import LANGUAGES, Voice, voice

MOST = 3  # reasons that are told
LEAST = 0.03  # of log odds: less is not worth a word
BOON, BANE = "boon-", "bane-"
KEYS: dict[str, dict[str, str]] = {}  # by game and feature, once somebody has asked


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
    if game.name not in KEYS:
        KEYS[game.name] = spoken(game)
    return KEYS[game.name].get(measure)


def spoken(game: Game) -> dict[str, str]:
    """The texts that name features, by feature."""
    speaker = voice(LANGUAGES[0], game.name)
    named = [(measure, measure.replace(" ", "-")) for measure in game.judge.measures]
    keys = {measure: (f"{BOON}{name}", f"{BANE}{name}") for measure, name in named}
    return {each: key for each, two in keys.items() for key in reversed(two) if speaker.has(key)}


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
    (rows, stage), (later, _) = _mean_features(game, before), _mean_features(game, after)
    told = []
    for number, weight in enumerate(_weights(game, len(rows), stage)):
        for whose in range(len(rows)):
            was, is_ = rows[whose][number], later[whose][number]
            share = 1 if whose == seat else -(len(rows) - 1)
            worth = (is_ - was) * weight / share
            reason = Reason(game.judge.measures[number], whose, was, is_, worth)
            if worth >= LEAST and _makes_sense(game, reason, seat):
                told.append(reason)
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


def _mean_features(game: Game, states: Sequence[State]) -> tuple[list[list[float]], float]:
    """The mean of the seats' features, and how far the game is."""
    seats, count = game.seats_in(states[0]), len(game.judge.measures)
    sums, stages = [[0.0] * count for _ in range(seats)], 0.0
    for state in states:
        rows = np.zeros((seats, count))
        stages += game.judge.features(state, rows)
        pairs = zip(sums, rows.tolist(), strict=True)
        sums = [[so + one for so, one in zip(*pair, strict=True)] for pair in pairs]
    return [[so / len(states) for so in row] for row in sums], stages / len(states)


def _weights(game: Game, seats: int, stage: float) -> list[float]:
    """What each feature counts at this stage."""
    table = game.judge.weights[seats - game.seats[0]]
    at = min(max(stage, 0.0), 1.0) * (KNOTS - 1)
    knot = min(int(at), KNOTS - 2)
    none = (0.0,) * KNOTS
    lines = [table.get(name, none) for name in game.judge.measures]
    return [line[knot] + (at - knot) * (line[knot + 1] - line[knot]) for line in lines]
