"""How are weights found that nobody guessed? Play, fit, play with what was fitted, fit again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from nunatak.fitting.notes import Notes, joined, pairs_of
from nunatak.fitting.quality import Quality, measure
from nunatak.fitting.regression import fit_before, fit_lead
from nunatak.fitting.selfplay import LOT, Lot, play_lots
from nunatak.kernel.appraisal import KNOTS, Weights
from nunatak.kernel.game import Game
from nunatak.search.budget import Budget

CARELESSNESS = (0.02, 0.1, 0.3)  # shares of random decisions, one for all players of a game
NOISE = 0.02  # of an appraisal, so that nearly equal actions are all tried
USUAL = 0.5  # share of the games with the usual options
TESTED = 5  # every so many-th game is kept for the test
REMEMBERED = 2  # rounds that a fit learns from
LEARNED_WITHOUT = ("random", "greedy")  # players that need no weights

Progress = Callable[[str, int, int], None]  # what, done, of how many


@dataclass(frozen=True)
class Plan:
    """What to play and how long."""

    games: int  # in a round
    rounds: int  # after the first one, which is played without weights
    seed: int
    players: tuple[str, ...]
    threads: int
    redeals: int
    budget: Budget | None


@dataclass(frozen=True)
class Fit:
    """The weights for one number of seats, and how good they are."""

    seats: int
    weights: Weights
    positions: int
    quality: list[Quality]


def fit(game: Game, seats: int, plan: Plan, progress: Progress) -> Fit:
    """Weights for this number of seats."""
    weights: Weights = np.zeros((2, KNOTS, len(game.judge.measures)))
    rounds: list[Notes] = []
    for number in range(plan.rounds + 1):
        lots = lots_of(game, seats, plan, number)
        label = f"{game.name}, {seats} seats, round {number}"
        rounds.append(_play(game, lots, weights, plan.threads, label, progress))
        learned, tested = joined(rounds[-REMEMBERED:]).halves(TESTED)
        pairs = pairs_of(learned)
        weights = np.stack([fit_before(pairs), fit_lead(pairs)])
    _, tested = rounds[-1].halves(TESTED)
    return Fit(seats, weights, len(learned.rows), measure(weights, learned, tested))


def _play(
    game: Game, lots: Sequence[Lot], weights: Weights, threads: int, label: str, progress: Progress
) -> Notes:
    total = sum(lot.games for lot in lots)
    played = 0

    def report(games: int) -> None:
        nonlocal played
        played += games
        progress(label, played, total)

    return play_lots(game, lots, weights, threads, report)


def lots_of(game: Game, seats: int, plan: Plan, number: int) -> list[Lot]:
    """The lots of a round: players alike or mixed, careful or careless, options of all kinds."""
    chance = np.random.default_rng([plan.seed, seats, number])
    players = plan.players
    if number == 0:
        players = tuple(p for p in players if p in LEARNED_WITHOUT) or LEARNED_WITHOUT[-1:]
    lots = []
    for index in range(-(-plan.games // LOT)):
        lots.append(
            Lot(
                seats,
                _table_of(players, seats, index, chance),
                int(chance.integers(1 << 62)),
                options=_options(game, chance),
                carelessness=CARELESSNESS[index % len(CARELESSNESS)],
                noise=NOISE,
                redeals=plan.redeals,
                budget=plan.budget,
            )
        )
    return lots


def _table_of(
    players: tuple[str, ...], seats: int, index: int, chance: np.random.Generator
) -> tuple[str, ...]:
    """Two lots in three have players of the last kind only, the others any mixture."""
    if index % 3:
        return (players[-1],) * seats
    return tuple(str(player) for player in chance.choice(players, seats))


def _options(game: Game, chance: np.random.Generator) -> dict[str, str]:
    if chance.random() < USUAL:
        return {}
    return {
        name: str(chance.choice(option.words))
        for name, option in game.rules.options.items()
        if option.words
    }
