"""How do OpenSpiel's own searches play our games? As bots for the arena.

    cd bench
    nunatak arena lonewolves --bots elder@1s,openspiel_bots:Search@1s --games 20

Information-set search where something is hidden, tree search where nothing is, both with random
rollouts, as OpenSpiel has them in Python: its compiled ones do not take games written in Python.
They know no clock, so as many simulations are asked for as the last thought made in the time.
"""

from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from nunatak.envs import openspiel
from nunatak.kernel.chance import FOR_BOTS, stream
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget

FEWEST = 2  # simulations
SECONDS = 1.0


class Search:
    """OpenSpiel's ISMCTSBot or MCTSBot within a time budget."""

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seconds = (budget and budget.seconds) or SECONDS
        self.chance = stream(seed, FOR_BOTS)
        self.random = np.random.RandomState(seed % (1 << 32))
        self.rate = 0.0

    def choose(self, outlook: Outlook) -> int:
        """The search's best action at a redeal of what the seat sees."""
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        state = self._state(outlook)
        simulations = max(FEWEST, int(self.rate * self.seconds))
        began = perf_counter()
        action = int(self._search(outlook.game.views.hidden, state, simulations).step(state))
        self.rate = simulations / (perf_counter() - began)
        return action

    def _state(self, outlook: Outlook) -> Any:
        position = outlook.game.sheet.write(outlook.redeal(self.chance))
        return openspiel.load(outlook.game.name, position=position, draws=0).new_initial_state()

    def _search(self, hidden: bool, state: Any, simulations: int) -> Any:
        evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        game = state.get_game()
        if not hidden:
            return mcts.MCTSBot(game, 1.5, simulations, evaluator, random_state=self.random)
        return ismcts.ISMCTSBot(
            game=game,
            uct_c=1.5,
            max_simulations=simulations,
            evaluator=evaluator,
            random_state=self.random,
        )
