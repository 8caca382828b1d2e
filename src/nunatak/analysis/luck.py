"""What was the deal worth?

Two equally strong bots play the same deal again and again, each game once from either side.
Whatever a seat gets more than the other on average, the deal gave it; what it really got beyond
that, it earned. It makes sense for two seats and a deal that they see differently.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from nunatak.analysis.judging import Estimate, ended
from nunatak.analysis.moments import seed_of
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.play.table import Start, Table
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS, TreeBot

LEVEL = LEVELS["hunter"]  # plays on both sides
BUDGET = Budget(iterations=100)  # for each of its decisions


@dataclass(frozen=True)
class Luck:
    """What the deal gave each seat, in worth above an even share, and what the rest is."""

    games: int
    deal: Estimate
    uncertainty: float  # standard error of the deal's worth
    luck: Estimate
    skill: Estimate | None  # None: the game is not over


def can_be_told(start: Start) -> bool:
    """Whether the deal is dealt unseen to two."""
    return start.game.views.hidden and start.seats == 2


def play_pair(start: Start, seed: int, pair: int) -> float:
    """The deal's worth to the first seat: two bots, then the same two with seats swapped."""
    seeds = (seed_of(seed, pair, 0), seed_of(seed, pair, 1))
    return mean(_play(start, order) for order in (seeds, seeds[::-1]))


def _play(start: Start, seeds: Sequence[int]) -> float:
    table = Table.from_start(start)
    bots = [TreeBot(LEVEL, seed, BUDGET) for seed in seeds]
    while table.decision is not None:
        seat = table.decision.seat
        table.play(bots[seat].choose(table.outlook(seat)))
    return final_worths(table)[0]


def final_worths(table: Table) -> Estimate:
    """What the game as it ended is worth to each seat."""
    state = table.outlook(0).redeal(stream(0, FOR_REDEALS))
    return ended(table.game, state, table.seats, table.outcome.resigned)


def tell_luck(pairs: Sequence[float], result: Estimate | None) -> Luck | None:
    """What the pairs of games say, and what is left of the result."""
    if not pairs:
        return None
    first = mean(pairs)
    deal = (first, 1 - first)
    return Luck(
        games=2 * len(pairs),
        deal=deal,
        uncertainty=stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.5,
        luck=tuple(worth - 0.5 for worth in deal),
        skill=None if result is None else tuple(r - d for r, d in zip(result, deal, strict=True)),
    )
