"""What comes of many random games? Lengths, winners, and where the points come from."""

import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from nunatak.kernel.chance import FOR_SIMULATION, stream
from nunatak.kernel.game import Game
from nunatak.kernel.playing import play_games
from nunatak.kernel.state import State, empty

AT_A_TIME = 2_000  # games between two reports of progress

Report = Callable[[int, int], None]


class Crowd:
    """Room for many random games of one kind, and what they add up to."""

    def __init__(self, game: Game, blank: State, seats: int, seed: int) -> None:
        self.game = game
        self.blank = blank
        self.chance = stream(seed, FOR_SIMULATION)
        self.states = empty(game.state)
        self.actions = np.empty(game.most_legal, np.int16)
        self.points = np.zeros((seats, len(game.sources)), np.int64)
        self.places: list[np.ndarray[Any, np.dtype[np.int64]]] = []
        self.lengths: list[np.ndarray[Any, np.dtype[np.int64]]] = []
        self.finished = 0

    def play(self, games: int) -> int:
        """So many games more; how many decisions they took."""
        places = np.zeros((games, len(self.points)), np.int64)
        lengths = np.zeros(games, np.int64)
        self.finished += play_games(
            self.blank,
            self.states,
            games,
            self.game.longest,
            self.chance,
            self.actions,
            self.points,
            places,
            lengths,
        )
        self.places.append(places)
        self.lengths.append(lengths)
        return int(lengths.sum())


def crowd(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    data: Mapping[str, Any] | None,
) -> Crowd:
    """Room for random games with these options and this data."""
    chosen = game.choose_options(options)
    return Crowd(game, game.blank(game.read_data(data), chosen, seats), seats, seed)


def simulate(
    game: Game,
    *,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    data: Mapping[str, Any] | None = None,
    report: Report | None = None,
) -> dict[str, Any]:
    """Random games, and what there is to say about them."""
    players = crowd(game, seats, seed, options, data)
    began = time.perf_counter()
    for done in range(0, games, AT_A_TIME):
        players.play(min(AT_A_TIME, games - done))
        if report is not None:
            report(min(done + AT_A_TIME, games), games)
    seconds = time.perf_counter() - began
    return {
        "game": game.name,
        "rules": game.version,
        "seats": seats,
        "options": game.choose_options(options),
        "seed": seed,
        "games": games,
        "seconds": round(seconds, 3),
        **_summary(players),
    }


def _summary(players: Crowd) -> dict[str, Any]:
    places = np.concatenate(players.places)
    lengths = np.concatenate(players.lengths)
    firsts = places == 1
    shares = firsts / firsts.sum(axis=1, keepdims=True)
    means = players.points / len(places)
    return {
        "finished": int(players.finished),
        "decisions": int(lengths.sum()),
        "mean_length": round(float(lengths.mean()), 2),
        "shortest": int(lengths.min()),
        "longest": int(lengths.max()),
        "wins_by_seat": [round(float(share), 1) for share in shares.sum(axis=0)],
        "shared_first_places": int((firsts.sum(axis=1) > 1).sum()),
        "mean_points": [round(float(mean), 3) for mean in means.sum(axis=1)],
        "mean_points_by_source": {
            source: [round(float(mean), 3) for mean in means[:, column]]
            for column, source in enumerate(players.game.sources)
        },
    }
