"""Do OpenSpiel's stock algorithms play our games? Tree searches, and regret to be driven out.

    pip install "nunatak[openspiel]"
    python examples/openspiel_algorithms.py lonewolves

The rules have no smaller variant to solve. In its place stands the end of a game: a position a
few decisions before the last, with what is hidden there dealt in a handful of ways. CFR+ drives
its exploitability towards zero. Where players can put the end off, as in the other two games, even
that is too large to be solved: --left 0 leaves it out.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from nunatak import Table, games
from nunatak.envs import openspiel
from nunatak.kernel.chance import FOR_PLAYING_ON, below, stream


def end_of_a_game(name: str, left: int, seed: int) -> str:
    """The position so many decisions before the end of a random game of two."""
    positions = []
    table = Table(name, 2, seed)
    chance = stream(seed, FOR_PLAYING_ON)
    while not table.is_over:
        positions.append(table.position)
        legal = table.legal
        table.play(legal[below(chance, len(legal))])
    return positions[-left]


def searcher(kind: str, game: Any, simulations: int, seed: int) -> Any:
    """One of OpenSpiel's searches: `mcts` sees everything, `ismcts` its information set."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.5, simulations, evaluator, random_state=chance)
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.5,
        max_simulations=simulations,
        evaluator=evaluator,
        random_state=chance,
    )


def play(game: Any, bots: list[Any], seed: int) -> list[float]:
    """The rewards of one game; None plays at random."""
    chance = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.randint(len(state.chance_outcomes())))
            continue
        bot = bots[state.current_player()]
        state.apply_action(chance.choice(state.legal_actions()) if bot is None else bot.step(state))
    rewards: list[float] = state.returns()
    return rewards


def search(name: str, rounds: int, simulations: int) -> None:
    """Each search against random play, in both seats."""
    rules = games.load(name)
    game = pyspiel.load_game(openspiel.name_of(rules))
    for kind in ("mcts", "ismcts") if rules.views.hidden else ("mcts",):
        total = 0.0
        for number in range(rounds):
            bots: list[Any] = [None] * game.num_players()
            bots[number % 2] = searcher(kind, game, simulations, number)
            total += play(game, bots, number)[number % 2]
        print(
            f"{kind:7} against random: {total / rounds:+.2f} on average in {rounds} games",
            flush=True,
        )


def solve(name: str, left: int, deals: int, rounds: int) -> None:
    """CFR+ on the end of a game."""
    position = end_of_a_game(name, left, seed=1)
    print(position)
    game = openspiel.load(name, position=position, deals=deals, draws=1, reward="margin")
    solver = cfr.CFRPlusSolver(game)
    for number in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        if number & (number - 1) == 0:
            conv = exploitability.nash_conv(game, solver.average_policy())
            print(
                f"after {number:3} rounds of CFR+: exploitability {conv / 2:.4f} points", flush=True
            )


def main() -> None:
    """Searches, then the end of a game."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--games", type=int, default=10)
    options.add_argument("--simulations", type=int, default=50)
    options.add_argument("--left", type=int, default=4, help="decisions before the end; 0: none")
    options.add_argument("--deals", type=int, default=8)
    options.add_argument("--rounds", type=int, default=32)
    chosen = options.parse_args()
    if chosen.games:
        search(chosen.game, chosen.games, chosen.simulations)
    if chosen.left:
        solve(chosen.game, chosen.left, chosen.deals, chosen.rounds)


if __name__ == "__main__":
    main()
