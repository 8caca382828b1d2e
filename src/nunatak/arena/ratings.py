"""How strong is each bot? One number for all it has done, and an interval around it.

The model is OpenSkill's Bradley-Terry with full pairing. All of its models were tried on ties
(`tests/arena/test_ratings.py` keeps the findings): with Plackett-Luce a better place can lower a
rating, and the two ends of a table do not mirror each other; Thurstone-Mosteller takes a single
tie of unequal bots for near proof that they are equal. Bradley-Terry treats a tie as half a win
and half a loss.

Bots do not change while they play, so nothing drifts (tau is 0), and the order of the games must
not matter: a rating is the mean over several random orders. The interval is a bootstrap of that
mean over deals, line-up by line-up.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from nunatak.arena.schedule import draw_seed
from nunatak.lab.intervals import CONFIDENCE

ORDERS = 5
MOST_RATED = 100_000  # games that are rated for all the intervals together, if there are not many
REPLICATES = (40, 200)

Ranked = tuple[tuple[str, ...], tuple[int, ...]]  # one game: the bots by seat, their places
Deal = tuple[Ranked, ...]  # the games of one deal, which stay together
Ratings = dict[str, BradleyTerryFullRating]


@dataclass(frozen=True)
class Rating:
    """Strength on OpenSkill's scale, where a newcomer has 25."""

    mu: float
    low: float
    high: float


class Scale:
    """The model, and what it makes of games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.model = BradleyTerryFull(tau=0.0)
        self.bots = bots

    def rate(self, deals: Sequence[Deal]) -> dict[str, float]:
        """Everybody's strength after the deals, one after another."""
        ratings: Ratings = {bot: self.model.rating() for bot in self.bots}
        for deal in deals:
            for seats, ranks in deal:
                self.take_game(ratings, seats, ranks)
        return {bot: rating.mu for bot, rating in ratings.items()}

    def take_game(self, ratings: Ratings, seats: Sequence[str], ranks: Sequence[int]) -> None:
        """What one game changes. A bot in several seats learns the sum of what they taught it.

        That is the gradient of a strength that several seats share: what its seats win from one
        another cancels out.
        """
        before = [[self._like(ratings[bot])] for bot in seats]  # the model writes into what it gets
        after = self.model.rate(before, ranks=[float(rank) for rank in ranks])
        for bot in dict.fromkeys(seats):
            mine = [team[0] for seat, team in enumerate(after) if seats[seat] == bot]
            old = ratings[bot].mu
            mu = old + sum(rating.mu - old for rating in mine)
            ratings[bot] = self.model.rating(mu=mu, sigma=min(rating.sigma for rating in mine))

    def _like(self, rating: BradleyTerryFullRating) -> BradleyTerryFullRating:
        return self.model.rating(mu=rating.mu, sigma=rating.sigma)


def rate(
    bots: Sequence[str], line_ups: Mapping[int, Sequence[Deal]], seed: int
) -> dict[str, Rating]:
    """Ratings with intervals, from the deals of each line-up."""
    scale = Scale(bots)
    chance = random.Random(draw_seed(seed, "ratings"))
    deals = [deal for played in line_ups.values() for deal in played]
    points = _in_any_order(scale, deals, chance)
    games = ORDERS * sum(map(len, deals))
    count = max(REPLICATES[0], min(REPLICATES[1], MOST_RATED // games))
    replicates = [_in_any_order(scale, _again(line_ups, chance), chance) for _ in range(count)]
    return {bot: _with_interval(points[bot], [one[bot] for one in replicates]) for bot in bots}


def _in_any_order(scale: Scale, deals: Sequence[Deal], chance: random.Random) -> dict[str, float]:
    """The mean over several random orders."""
    found = [scale.rate(chance.sample(deals, len(deals))) for _ in range(ORDERS)]
    return {bot: fmean(one[bot] for one in found) for bot in scale.bots}


def _again(line_ups: Mapping[int, Sequence[Deal]], chance: random.Random) -> list[Deal]:
    """What might have been played instead: of each line-up as many deals, drawn from its own.

    Among those drawn from is one deal that went the other way round. Without it a bot that never
    lost would look as if it never could; with it the interval is about that of the rule of three.
    """
    drawn = []
    for played in line_ups.values():
        upside_down = mirrored(chance.choice(played))
        drawn += chance.choices([*played, upside_down], k=len(played))
    return drawn


def mirrored(deal: Deal) -> Deal:
    """The same games, the last come first."""
    return tuple((seats, tuple(-rank for rank in ranks)) for seats, ranks in deal)


def _with_interval(mu: float, replicates: Sequence[float]) -> Rating:
    """As far around the rating as the replicates scatter around it."""
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    reach = z * fmean((one - mu) ** 2 for one in replicates) ** 0.5
    return Rating(mu, mu - reach, mu + reach)
