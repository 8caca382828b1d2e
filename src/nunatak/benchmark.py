"""How fast is it? Random play, compiled and interpreted in one run, and others' games beside it."""

import json
import os
import subprocess
import sys
import time
from typing import Any

import numpy as np

from nunatak import games
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.simulation import crowd

PEERS = ("hearts", "spades", "chess", "hive", "chinese_checkers", "quoridor")
GAMES_TO_MEASURE_LENGTH = 20


class NoPeers(RuntimeError):
    """OpenSpiel is not installed, so there is nobody to compare with."""


def bench(game: Game, *, seats: int, seconds: float, peers: bool) -> dict[str, Any]:
    """Decisions per second on one core: ours compiled, ours interpreted, and the peers'."""
    compiled = measure(game, seats, seconds)
    interpreted = _measure_interpreted(game, seats, seconds)
    ours = compiled["decisions_per_second"]
    return {
        "game": game.name,
        "seats": seats,
        "compiled": compiled,
        "interpreted": interpreted,
        "ratio": round(ours / interpreted["decisions_per_second"], 1),
        "peers": [_compare(ours, name, seconds) for name in PEERS] if peers else [],
    }


def measure(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Random games for about so long, after one to warm up."""
    players = crowd(game, seats, 1, {}, None)
    players.play(1)
    at_a_time = 1 if INTERPRETED else 500
    decisions = played = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += players.play(at_a_time)
        played += at_a_time
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(played / spent, 2),
        "decisions": decisions,
        "seconds": round(spent, 3),
    }


def _measure_interpreted(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """The same loop in a process of its own, in which nothing is compiled."""
    command = [sys.executable, "-m", "nunatak.benchmark", game.name, str(seats), str(seconds)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def _compare(ours: float, name: str, seconds: float) -> dict[str, Any]:
    theirs = measure_peer(name, seconds)
    return {
        "name": f"OpenSpiel {name}",
        **theirs,
        "ratio": round(ours / theirs["decisions_per_second"], 2),
    }


def measure_peer(name: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's own compiled random playouts of one of its games, the deal not counted.

    Its search with a single simulation evaluates the root by so many rollouts, all in C++.
    """
    try:
        import pyspiel
    except ImportError as error:
        raise NoPeers from error
    game = pyspiel.load_game(name)
    state = after_the_deal(game.new_initial_state())
    length = sum(_random_length(state.clone(), seed) for seed in range(GAMES_TO_MEASURE_LENGTH))
    at_a_time = 100
    evaluator = pyspiel.RandomRolloutEvaluator(at_a_time, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
    played = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        searcher.mcts_search(state)
        played += at_a_time
    decisions = played * length / GAMES_TO_MEASURE_LENGTH
    return {
        "decisions_per_second": round(decisions / spent, 1),
        "games_per_second": round(played / spent, 2),
    }


def after_the_deal(state: Any) -> Any:
    """The state once chance has dealt, always in the same way."""
    chance = np.random.default_rng(1)
    while state.is_chance_node():
        _happen(state, chance)
    return state


def _happen(state: Any, chance: np.random.Generator) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(int(chance.choice(outcomes, p=odds)))


def _random_length(state: Any, seed: int) -> int:
    """Decisions of players, chance left out, in one random game."""
    chance = np.random.default_rng(seed)
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _happen(state, chance)
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
            decisions += 1
    return decisions


if __name__ == "__main__":
    name, seats, seconds = sys.argv[1:]
    print(json.dumps(measure(games.load(name), int(seats), float(seconds))))
