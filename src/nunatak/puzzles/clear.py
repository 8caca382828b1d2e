"""Is one move clearly best here? It must beat each rival by a margin, examined alike.

A search looks at all moves. The one it likes best and those it likes next are then each examined
by searches of their own after the move, over redeals of what the seat knows (`analysis.judging`),
so that a rival is not called bad only because nobody looked at it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from nunatak.analysis.judging import MISTAKE, Judge, error_between, gave_away
from nunatak.analysis.moments import Moment
from nunatak.kernel.game import Game
from nunatak.kernel.state import State
from nunatak.play.table import legal_numbers
from nunatak.search.budget import Budget

MARGIN = MISTAKE  # of worth: whoever plays otherwise makes at least a mistake
HELD = MARGIN / 2  # that a solution keeps under a longer search
RIVALS = 3  # moves besides the best that are examined
FAVOUR = 0.35  # share of the visits that a candidate has


@dataclass(frozen=True)
class Verdict:
    """The best move, and what the others give away."""

    best: int
    losses: Mapping[int, float]  # of the rivals; 0 where it is not sure

    @property
    def margin(self) -> float:
        """What the best of the others gives away."""
        return min(self.losses.values(), default=0.0)


def moment_at(game: Game, state: State, number: int) -> Moment:
    """A decision that nobody has made yet; the number only tells its chance from others'."""
    legal = tuple(legal_numbers(game, state))
    kind = str(game.rules.phase.name(state.phase))
    return Moment(number, 1, int(state.seat), kind, state, legal, legal[0], "", shows=False)


def look_at(game: Game, state: State, iterations: int, seed: int, number: int) -> Verdict | None:
    """What is best, and by how much; None as soon as nothing stands out."""
    moment = moment_at(game, state, number)
    judge = Judge(game, game.seats_in(state), Budget(iterations=iterations), seed)
    thought = judge.survey(moment)
    first, *others = thought.ranking
    if thought.visits[first] < FAVOUR * thought.iterations:
        return None
    best = judge.examine(moment, thought.actions[first])
    losses = {}
    for rival in others[:RIVALS]:
        other = judge.examine(moment, thought.actions[rival])
        lead = best.worths[moment.seat] - other.worths[moment.seat]
        if lead <= 0:
            return None
        losses[thought.actions[rival]] = gave_away(lead, error_between(best, other, moment.seat))
    return Verdict(thought.actions[first], losses)
