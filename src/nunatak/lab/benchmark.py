"""How fast is it? Random play, compiled and interpreted in one run, and others' games beside it."""

import json
import sys
import time
from statistics import median
from typing import Any

import numpy as np

from nunatak import games
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.lab.baseline import Side, in_turns, ours, theirs
from nunatak.lab.simulation import crowd
from nunatak.play.table import Table
from nunatak.search.net import make_room, net_of
from nunatak.search.netbot import NetBot, judge_position

PEERS = ("hearts", "spades", "chess", "hive", "chinese_checkers", "quoridor")
GAMES_TO_MEASURE_LENGTH = 20
ROUNDS = 5  # in which both sides of a comparison take turns
INTERPRETING = {"NUMBA_DISABLE_JIT": "1"}


class NoPeers(RuntimeError):
    """OpenSpiel is not installed, so there is nobody to compare with."""


def bench(
    game: Game, *, seats: int, seconds: float, peers: bool, baseline: str | None = None
) -> dict[str, Any]:
    """Decisions per second on one core: ours compiled, ours interpreted, and the others'."""
    compiled = measure(game, seats, seconds)
    interpreted = measured_on(ours(), game, seats, seconds, **INTERPRETING)
    speed = compiled["decisions_per_second"]
    found = {
        "game": game.name,
        "seats": seats,
        "compiled": compiled,
        "interpreted": interpreted,
        "ratio": round(speed / interpreted["decisions_per_second"], 1),
        "peers": [_compare(speed, name, seconds) for name in PEERS] if peers else [],
    }
    if game.learner.net is not None:
        found["network"] = measure_net(game, seats, seconds)
    if baseline is not None:
        found["baseline"] = against(theirs(baseline), game, seats, seconds)
    return found


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


def measure_net(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Looks of the network at the positions of a game that it plays against itself, one core."""
    net, chance = net_of(game), stream(1, FOR_REDEALS)
    room = make_room(net, game.learner.length, game.rules.most_legal)
    table, bot = Table(game.name, seats, 1), NetBot(1)
    met = []
    while table.deciding is not None:
        outlook = table.outlook(table.deciding)
        if len(outlook.legal) > 1:
            met.append((outlook.redeal(chance), np.array(outlook.legal, np.int16)))
        table.play(bot.choose(outlook))
    looks = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for state, actions in met:
            judge_position(net, room, state, actions, len(actions))
        looks += len(met)
    return {"looks_per_second": round(looks / spent, 1), "seconds": round(spent, 3)}


def against(baseline: Side, game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Another commit of ours, compiled and interpreted; both take turns in the same run.

    A ratio is the median of the rounds' own: what disturbs a round disturbs both of its halves.
    """
    return {
        "commit": baseline.name,
        "rounds": ROUNDS,
        "compiled": rounds_of(baseline, game, seats, seconds),
        "interpreted": rounds_of(baseline, game, seats, seconds, **INTERPRETING),
    }


def rounds_of(
    baseline: Side, game: Game, seats: int, seconds: float, **environment: str
) -> dict[str, Any]:
    """Both sides in turns; what the baseline does, and how many times as fast we are."""
    sides = (ours(), baseline)
    for side in sides:  # compiled before anything is measured
        measured_on(side, game, seats, 0.01, **environment)
    rounds = in_turns(
        sides, ROUNDS, lambda side: measured_on(side, game, seats, seconds, **environment)
    )
    key = "decisions_per_second"
    return {
        key: median(other[key] for _, other in rounds),
        "games_per_second": median(other["games_per_second"] for _, other in rounds),
        "ratio": round(median(mine[key] / other[key] for mine, other in rounds), 3),
        "ratios": [round(mine[key] / other[key], 3) for mine, other in rounds],
    }


def measured_on(
    side: Side, game: Game, seats: int, seconds: float, **environment: str
) -> dict[str, Any]:
    """The same loop in a process of its own, by the benchmark of the side's own commit."""
    moved = side.has("src/nunatak/lab/benchmark.py")
    module = "nunatak.lab.benchmark" if moved else "nunatak.benchmark"
    words = (game.name, str(seats), str(seconds))
    found: dict[str, Any] = json.loads(side.run("-m", module, *words, **environment))
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
