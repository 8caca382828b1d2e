"""How does a game look to a network? Its places, the rest, and which answer is whose.

A network answers for each place in the same words ("build here", "step here with the orca"), and
for all that names no place apart. An action of a place that does not exist has no answer: it is
never legal.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from nunatak.kernel.actions import Space
from nunatak.kernel.game import Game
from nunatak.kernel.learner import Places

Indices = NDArray[np.int64]

NO_ANSWER = -1


@dataclass(frozen=True)
class Shape:
    """Tables that lead from an observation to a network, and from its answers to actions."""

    seen: Indices  # by place, the numbers of an observation that tell of it
    near: Indices  # by place and direction, the next place; how many places there are for none
    rest: Indices  # the numbers of an observation that tell of no place
    here: int  # answers of each place
    apart: int  # answers of no place
    answer: Indices  # by action, place by place and then apart; or NO_ANSWER
    seats: int  # the most there are

    @property
    def answers(self) -> int:
        """How many answers a network gives."""
        return len(self.seen) * self.here + self.apart

    @property
    def action(self) -> Indices:
        """By answer, its action; 0 where no action has that answer."""
        found = np.zeros(self.answers, np.int64)
        known = np.flatnonzero(self.answer != NO_ANSWER)
        found[self.answer[known]] = known
        return found

    @property
    def named(self) -> NDArray[np.bool_]:
        """By answer, whether an action has it."""
        found = np.zeros(self.answers, np.bool_)
        found[self.answer[self.answer != NO_ANSWER]] = True
        return found


def shape_of(game: Game) -> Shape:
    """The shape of a game; one that names no places is a row of numbers."""
    places = game.learner.places
    length = game.learner.length
    seen = np.zeros((0, 0), np.int64) if places is None else places.seen
    near = np.zeros((0, 0), np.int64) if places is None else places.near
    rest = np.setdiff1d(np.arange(length), seen)
    here, apart, answer = _answers(game.rules.actions, places)
    return Shape(seen, near, rest, here, apart, answer, game.seats[-1])


def _answers(space: Space, places: Places | None) -> tuple[int, int, Indices]:
    """How many answers there are of each place and apart, and the answer of each action."""
    where = np.full(space.size, NO_ANSWER)  # the place; as many as there are: apart
    which = np.zeros(space.size, np.int64)
    here: dict[object, int] = {}
    apart: dict[object, int] = {}
    count = 0 if places is None else len(places.seen)
    for number in range(space.size):
        action = space.decode(number)
        said = {name: getattr(action, name) for name in action.parts}
        place = count
        for name, kind in action.parts.items():
            if places is not None and kind == places.kind:
                place = kind.number(said.pop(name))
                break
        else:
            where[number] = count
            which[number] = apart.setdefault(number, len(apart))
            continue
        if place < count:
            where[number] = place
            words = (action.type(), *sorted(said.items()))
            which[number] = here.setdefault(words, len(here))
    first = np.where(where == count, count * len(here), where * len(here))
    return len(here), len(apart), np.where(where == NO_ANSWER, NO_ANSWER, first + which)
