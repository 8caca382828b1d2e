"""What comes of many random games? Lengths, winners, and where the points come from."""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

import numpy as np

from nunatak.kernel.chance import FOR_SIMULATION, FOR_THE_GAME, draw, sow, stream
from nunatak.kernel.game import Game
from nunatak.kernel.playing import Numbers, play_games, play_on_greedily
from nunatak.kernel.state import State, empty
from nunatak.lab.intervals import win_interval

AT_A_TIME = 2_000  # games between two reports of progress

Report = Callable[[int, int], None]


class Crowd:
    """Room for many random games of one kind, and what they add up to."""

    def __init__(self, game: Game, blank: State, seats: int, seed: int, greedy: bool) -> None:
        self.game = game
        self.blank = blank
        self.chance = stream(seed, FOR_SIMULATION)
        self.greedy = greedy
        self.states = empty(game.rules.state, 3)
        self.actions = np.empty(game.rules.most_legal, np.int16)
        self.points = np.zeros((seats, len(game.rules.sources)), np.int64)
        self.places: list[Numbers] = []
        self.roles: list[Numbers] = []
        self.firsts: list[Numbers] = []  # which seat decided first
        self.lengths: list[Numbers] = []
        self.finished = 0

    def play(self, games: int) -> int:
        """So many games more; how many decisions they took."""
        places = np.zeros((games, len(self.points)), np.int64)
        roles = np.zeros_like(places)
        firsts = np.zeros(games, np.int64)
        lengths = np.zeros(games, np.int64)
        play = self._play_greedily if self.greedy else self._play_randomly
        self.finished += play(places, roles, firsts, lengths)
        self.places.append(places)
        self.roles.append(roles)
        self.firsts.append(firsts)
        self.lengths.append(lengths)
        return int(lengths.sum())

    def _play_randomly(
        self, places: Numbers, roles: Numbers, firsts: Numbers, lengths: Numbers
    ) -> int:
        return play_games(
            self.blank,
            self.states,
            len(lengths),
            self.game.rules.longest,
            self.chance,
            self.actions,
            self.points,
            places,
            roles,
            firsts,
            lengths,
        )

    def _play_greedily(
        self, places: Numbers, roles: Numbers, firsts: Numbers, lengths: Numbers
    ) -> int:
        """Game by game, so that nobody waits for this to be compiled who does not need it."""
        game, state = self.game, self.states[0]
        scored = np.zeros_like(self.points)
        finished = 0
        for number in range(len(lengths)):
            self.states[0] = self.blank
            sow(state.chance, draw(self.chance), draw(self.chance), FOR_THE_GAME)
            game.rules.deal(state)
            firsts[number] = state.seat
            lengths[number] = play_on_greedily(
                self.states, self.chance, self.actions, scored, game.rules.longest
            )
            finished += game.rules.is_over(state)
            game.rules.score(state, scored)
            self.points += scored
            game.rules.rank(state, places[number])
            roles[number] = [game.rules.role(state, seat) for seat in range(len(self.points))]
        return finished


def crowd(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, str],
    data: Mapping[str, Any] | None,
    greedy: bool = False,
) -> Crowd:
    """Room for games with these options and this data."""
    chosen = game.choose_options(options)
    return Crowd(
        game, game.rules.blank(game.rules.read_data(data), chosen, seats), seats, seed, greedy
    )


def simulate(
    game: Game,
    *,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    data: Mapping[str, Any] | None = None,
    greedy: bool = False,
    report: Report | None = None,
) -> dict[str, Any]:
    """Games of random or of simple greedy play, and what there is to say about them."""
    players = crowd(game, seats, seed, options, data, greedy)
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
        "play": "greedy" if greedy else "random",
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
        "wins_by_order": _by_order(players, shares),
        "wins_by_role": _by_role(players, shares),
        "shared_first_places": int((firsts.sum(axis=1) > 1).sum()),
        "mean_points": [round(float(mean), 3) for mean in means.sum(axis=1)],
        "mean_points_by_source": {
            source: [round(float(mean), 3) for mean in means[:, column]]
            for column, source in enumerate(players.game.rules.sources)
        },
    }


def _by_order(players: Crowd, shares: Any) -> list[dict[str, float]]:
    """The share of games won by who decides first, by the next seat, and so on, with intervals."""
    firsts = np.concatenate(players.firsts)
    games = np.arange(len(firsts))
    seats = shares.shape[1]
    found = (win_interval(shares[games, (firsts + place) % seats]) for place in range(seats))
    return [{name: round(value, 4) for name, value in asdict(one).items()} for one in found]


def _by_role(players: Crowd, shares: Any) -> dict[str, dict[str, float]]:
    """Of each role that was played: in how many games, and how many of them it won."""
    roles = np.concatenate(players.roles)
    found = {}
    for number, name in enumerate(players.game.rules.roles):
        played = roles == number
        if played.any():
            found[name] = {
                "games": int(played.sum()),
                "wins": round(float(shares[played].sum()), 1),
            }
    return found
