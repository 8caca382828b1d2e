"""What is alike among actions? Their kinds and parts, for learners that share weights.

>>> features = action_features(games.load("wolves"))
>>> features.kinds[features.kind[17]], features.parts["cell"][17]
('build', 1)
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.game import Game

NO_PART = -1


@dataclass(frozen=True)
class ActionFeatures:
    """Every action of a game, by what it is made of."""

    kinds: tuple[str, ...]  # what each kind is called
    kind: NDArray[np.int16]  # by action
    sizes: dict[str, int]  # how many values each part has; the last one is what does not exist
    parts: dict[str, NDArray[np.int16]]  # its number by action, or NO_PART


def action_features(game: Game) -> ActionFeatures:
    """The kind and the parts of each action in the space."""
    space = game.rules.actions
    names = {name: of for each in space.kinds for name, of in each.parts.items()}
    parts = {name: np.full(space.size, NO_PART, np.int16) for name in names}
    kind = np.zeros(space.size, np.int16)
    for number in range(space.size):
        action = space.decode(number)
        kind[number] = space.kinds.index(type(action))
        for name, of in action.parts.items():
            parts[name][number] = of.number(getattr(action, name))
    sizes = {name: of.size + 1 for name, of in names.items()}
    return ActionFeatures(tuple(each.type() for each in space.kinds), kind, sizes, parts)
