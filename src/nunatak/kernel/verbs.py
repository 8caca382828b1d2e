"""What can generic code ask of any game?

Each verb is a plain function that looks the game up by the state's record type. Compiled code
calls the same names: Numba picks the game's own function when it compiles the caller, so a
search or a batch loop is written once and specialised per game at no cost.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import overload

from nunatak.kernel.chance import Chance
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.state import State

VERBS = (
    "deal",
    "refusal",
    "legal",
    "apply",
    "is_over",
    "score",
    "rank",
    "role",
    "redeal",
    "observe",
    "erase",
    "renew",
    "features",
    "appraise",
)

_by_dtype: dict[np.dtype[np.record], dict[str, Callable[..., Any]]] = {}
_by_type: dict[Any, dict[str, Callable[..., Any]]] = {}


def provide(dtype: np.dtype[np.record], functions: dict[str, Callable[..., Any]]) -> None:
    """A game hands in its function for each verb, under its STATE type."""
    missing = set(VERBS) - set(functions)
    if missing:
        raise TypeError(f"a game must provide {', '.join(sorted(missing))}")
    _by_dtype[dtype] = functions
    _by_type[numba.from_dtype(dtype)] = functions


def deal(state: State) -> None:
    """From the blank position and its chance to the first decision."""
    _by_dtype[state.dtype]["deal"](state)


def refusal(state: State, seat: int, action: int) -> int:
    """The rule that refuses this action of this seat, or 0."""
    return int(_by_dtype[state.dtype]["refusal"](state, seat, action))


def legal(state: State, out: Any) -> int:
    """Write the deciding seat's legal actions into `out`; how many there are."""
    return int(_by_dtype[state.dtype]["legal"](state, out))


def apply(state: State, action: int) -> None:
    """Carry out a legal action and everything that follows from it."""
    _by_dtype[state.dtype]["apply"](state, action)


def is_over(state: State) -> bool:
    """Whether nothing is left to decide."""
    return bool(_by_dtype[state.dtype]["is_over"](state))


def score(state: State, out: Any) -> None:
    """Write the points of each seat by source, as if the game ended now."""
    _by_dtype[state.dtype]["score"](state, out)


def rank(state: State, out: Any) -> None:
    """Write the place of each seat, as if the game ended now: 1 is first, ties share."""
    _by_dtype[state.dtype]["rank"](state, out)


def role(state: State, seat: int) -> int:
    """What the seat plays: a side, a pack, a hunter."""
    return int(_by_dtype[state.dtype]["role"](state, seat))


def redeal(state: State, seat: int, chance: Chance) -> None:
    """Turn the position into a random one that looks the same to the seat."""
    _by_dtype[state.dtype]["redeal"](state, seat, chance)


def observe(state: State, seat: int, out: Any) -> None:
    """Write what the seat may know as numbers for a learner."""
    _by_dtype[state.dtype]["observe"](state, seat, out)


def erase(state: State, out: Any) -> None:
    """Before a step: take out of the deciding seat's observation what `renew` would only add."""
    _by_dtype[state.dtype]["erase"](state, out)


def renew(state: State, before: int, out: Any) -> None:
    """After a step: turn what `before` observed into the observation of the deciding seat.

    `erase` was called before the step. The result is that of `observe`, for less work.
    """
    _by_dtype[state.dtype]["renew"](state, before, out)


def features(state: State, out: Any) -> float:
    """Write a row of numbers per seat that tell who stands well; how far the game is, 0 to 1."""
    return float(_by_dtype[state.dtype]["features"](state, out))


def appraise(state: State, out: Any) -> None:
    """Write what the game, seen whole, is worth to each seat: from 0 to 1, half is even."""
    _by_dtype[state.dtype]["appraise"](state, out)


def _specialise(verb: Callable[..., Any]) -> None:
    name = verb.__name__

    def one_argument(state: Any) -> Any:
        function = _by_type[state][name]
        return lambda state: function(state)

    def two_arguments(state: Any, second: Any) -> Any:
        function = _by_type[state][name]
        return lambda state, second: function(state, second)

    def three_arguments(state: Any, second: Any, third: Any) -> Any:
        function = _by_type[state][name]
        return lambda state, second, third: function(state, second, third)

    arity = verb.__code__.co_argcount
    overload(verb, strict=False)((one_argument, two_arguments, three_arguments)[arity - 1])


if not INTERPRETED:
    for _name in VERBS:
        _specialise(globals()[_name])
