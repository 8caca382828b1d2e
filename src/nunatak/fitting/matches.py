"""How strong is a player that follows the weights? Alone against others, seats taken in turn."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from nunatak.fitting.notes import Notes
from nunatak.fitting.selfplay import LOT, Lot, Report, play_lots
from nunatak.kernel.appraisal import Weights
from nunatak.kernel.game import Game

SURENESS = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Match:
    """First places of one player among others of another kind; shared ones are shared out."""

    games: int
    even: float  # the share of first places if all were equal
    share: float
    low: float
    high: float
    points: float
    points_of_others: float


def match(
    game: Game,
    weights: Weights,
    *,
    seats: int,
    games: int,
    seed: int,
    threads: int,
    report: Report,
    redeals: int = 1,
    player: str = "keen",
    others: str = "greedy",
    rival_weights: Weights | None = None,
) -> Match:
    """The player against as many others as there are seats left."""
    lots = [
        Lot(
            seats,
            (player, *(others,) * (seats - 1)),
            seed + number,
            games=min(LOT, games - number * LOT),
            redeals=redeals,
            per_game=1,
            rival_weights=rival_weights,
        )
        for number in range(-(-games // LOT))
    ]
    notes = play_lots(game, lots, weights, threads, report)
    seat = np.fromiter(_seats(lots), int)
    return _result(notes, seat)


def _seats(lots: list[Lot]) -> Iterator[int]:
    """Where the first player of each game sits: see `play_noting`."""
    for lot in lots:
        for number in range(lot.games):
            yield -number % lot.seats


def _result(notes: Notes, seat: np.ndarray[tuple[int], np.dtype[np.int64]]) -> Match:
    games = np.arange(len(seat))
    firsts = notes.places == 1
    shares = (firsts / firsts.sum(axis=1, keepdims=True))[games, seat]
    low, high = wilson(float(shares.mean()), len(shares))
    points = notes.totals[games, seat].sum()
    others = notes.totals.sum() - points
    return Match(
        len(games),
        1 / notes.seats,
        float(shares.mean()),
        low,
        high,
        float(points / len(games)),
        float(others / len(games) / (notes.seats - 1)),
    )


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    spread = SURENESS**2 / games
    middle = (share + spread / 2) / (1 + spread)
    half = np.sqrt(share * (1 - share) * spread + spread**2 / 4) / (1 + spread)
    return float(middle - half), float(middle + half)
