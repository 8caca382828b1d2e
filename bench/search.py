"""How fast does the search think? On one core, in one run with OpenSpiel's compiled bots.

    python bench/search.py [--seconds 3] [--json]

Random games per second and search iterations per second with full random rollouts: the tree
should cost no more than the rollouts, so the ratio should be 0.5 or more. Then iterations with
our appraisal in place of rollouts, as the levels think. OpenSpiel's searches on its nearest games
play full random rollouts as well; they are measured where its package is installed.
"""

import argparse
import json
from time import process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Sheet

from nunatak import Table, games
from nunatak.kernel.game import Game
from nunatak.lab.benchmark import NoPeers, after_the_deal
from nunatak.lab.simulation import crowd
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS
from nunatak.search.thinking import Searcher
from nunatak.search.tree import Style

ROLLOUTS = Style(eagerness=2.0, trust=0.0, rollout=-1)
AT_A_TIME = 2_000
ROUNDS = 5
MOVES_IN = 12  # a peer's position is so many random moves into a game, or the next with a choice


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of CPU time for each figure")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = {
        "games": [measure(games.load(name), arguments.seconds) for name in games.NAMES],
        "peers": peers(arguments.seconds),
    }
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        report(found)


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """The best of some rounds that take turns, since a shared machine is now faster, now slower."""
    seats = game.seats[0]
    rounds = [
        (
            random_games(game, seats, seconds / ROUNDS),
            iterations(game, seats, ROLLOUTS, seconds / ROUNDS),
            iterations(game, seats, LEVELS["elder"].style, seconds / ROUNDS),
        )
        for _ in range(ROUNDS)
    ]
    random, rollouts, appraisal = (max(figures) for figures in zip(*rounds, strict=True))
    return {
        "game": game.name,
        "seats": seats,
        "random_games_per_second": round(random),
        "iterations_per_second_with_rollouts": round(rollouts),
        "ratio": round(rollouts / random, 2),
        "iterations_per_second_with_appraisal": round(appraisal),
    }


def random_games(game: Game, seats: int, seconds: float) -> float:
    players = crowd(game, seats, 1, {}, None)
    players.play(1)
    played = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        players.play(200)
        played += 200
    return played / spent


def iterations(game: Game, seats: int, style: Style, seconds: float) -> float:
    """Iterations per second from the first decision of a game, in trees of one thought each."""
    table = Table(game.name, seats, seed=1)
    assert table.decision is not None
    outlook = table.outlook(table.decision.seat)
    searcher = Searcher(1, style)
    searcher.think(outlook, Budget(iterations=1))
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        searcher.forget()
        done += searcher.think(outlook, Budget(iterations=AT_A_TIME)).iterations
    return done / spent


def peers(seconds: float) -> list[dict[str, Any]]:
    try:
        return [peer("ISMCTS", "hearts", seconds), peer("MCTS", "chess", seconds)]
    except NoPeers:
        return []


def peer(search: str, name: str, seconds: float) -> dict[str, Any]:
    try:
        import pyspiel
    except ImportError as error:
        raise NoPeers from error
    game = pyspiel.load_game(name)
    state = after_the_deal(game.new_initial_state())
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if search == "ISMCTS":
        bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, AT_A_TIME)
    else:
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, AT_A_TIME, 1000, False, 1, False)
    chance = np.random.default_rng(1)
    moves = 0
    while moves < MOVES_IN or len(state.legal_actions()) == 1:
        state.apply_action(int(chance.choice(state.legal_actions())))
        moves += 1
    done = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        bot.step(state.clone())
        done += AT_A_TIME
    return {"search": f"OpenSpiel {search}", "game": name, "per_second": round(done / spent)}


def report(found: dict[str, Any]) -> None:
    sheet = Sheet(title="Search, one core")
    for column in ("game", "random games/s", "iterations/s, rollouts", "ratio", "with appraisal"):
        sheet.add_column(column, justify="left" if column == "game" else "right")
    for row in found["games"]:
        sheet.add_row(
            f"{row['game']}, {row['seats']} seats",
            f"{row['random_games_per_second']:,}",
            f"{row['iterations_per_second_with_rollouts']:,}",
            f"{row['ratio']}",
            f"{row['iterations_per_second_with_appraisal']:,}",
        )
    for row in found["peers"]:
        sheet.add_row(f"{row['search']} on {row['game']}", "", f"{row['per_second']:,}", "", "")
    Console().print(sheet)


if __name__ == "__main__":
    main()
