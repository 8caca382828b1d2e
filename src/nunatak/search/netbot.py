"""What does a player do that has learned by playing against itself? What it feels like, at once."""

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.chance import FOR_BOTS, WORD, Chance, draw, stream
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State
from nunatak.kernel.verbs import observe
from nunatak.play.table import Outlook
from nunatak.search.budget import Budget
from nunatak.search.net import Net, Room, judge_observed, make_room, net_of


@compiled
def judge_position(net: Net, room: Room, state: State, actions: Actions, count: int) -> None:
    """What the deciding seat makes of the position: a weight for each of its actions, and hopes."""
    observe(state, int(state.seat), room.observed)
    judge_observed(net, room, actions, count)


class NetBot:
    """Plays what its network likes best; the warmer it is, the more often something else."""

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        warmth: float = 0.0,
        net: Net | None = None,
    ) -> None:
        self.chance = stream(seed, FOR_BOTS)
        self.budget = budget  # it needs none: it looks once
        self.warmth = warmth
        self._net = net  # its own; else that of the game
        self.room: Room | None = None

    def choose(self, outlook: Outlook) -> int:
        """One look, and no thought of what comes after; a forced move without a look."""
        legal = outlook.legal
        if len(legal) == 1:
            return legal[0]
        weights = self.weigh(outlook)
        if not self.warmth:
            return legal[int(np.argmax(weights))]
        return legal[drawn(weights / self.warmth, self.chance)]

    def weigh(self, outlook: Outlook) -> NDArray[np.float64]:
        """How much it likes each legal action; a redeal shows nothing that the seat can't see."""
        game = outlook.game
        net = self._net or net_of(game)
        if self.room is None:
            self.room = make_room(net, game.learner.length, game.rules.most_legal)
        actions = np.array(outlook.legal, np.int16)
        judge_position(net, self.room, outlook.redeal(self.chance), actions, len(actions))
        return self.room.weights[: len(actions)].astype(np.float64)

    @property
    def hope(self) -> float:
        """The share of the victory that it expected where it looked last; of two, how often."""
        if self.room is None:
            return 0.5
        return float(self.room.hopes[0] + 1) / 2


def drawn(weights: NDArray[np.float64], chance: Chance) -> int:
    """One of them, as likely as the exponent of its weight says."""
    odds = np.exp(weights - weights.max())
    left = odds.sum() * draw(chance) / WORD
    for number, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return number
    return int(np.argmax(odds))
