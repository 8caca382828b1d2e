"""What does a game do that brings nothing of its own? An open game, judged by its score."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from nunatak.kernel import verbs
from nunatak.kernel.appraisal import Rows, compare
from nunatak.kernel.chance import Chance, draw
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State, begin_step
from nunatak.kernel.values import ValueTable

# ------------------------------------------------------------------ rules


def in_phase(phase: int) -> Callable[[State], bool]:
    """Whether this is being decided."""

    @compiled
    def is_in_phase(state: State) -> bool:
        return bool(state.phase == phase)

    return is_in_phase


def legal_by_refusal(actions: int) -> Callable[[State, Any], int]:
    """Every action that nothing refuses, found by trying them all."""

    @compiled
    def legal(state: State, out: Any) -> int:
        count = 0
        for action in range(actions):
            if verbs.refusal(state, int(state.seat), action) == 0:
                out[count] = action
                count += 1
        return count

    return legal


def rank_by_score(sources: int) -> Callable[[State, Any], None]:
    """Whoever has more points is before the others; ties share."""

    @compiled
    def rank(state: State, out: Any) -> None:
        points = np.zeros((len(out), sources), np.int64)
        verbs.score(state, points)
        totals = points.sum(axis=1)
        for seat in range(len(out)):
            out[seat] = 1 + np.sum(totals > totals[seat])

    return rank


@compiled
def deal_nothing(state: State) -> None:
    """The blank position is where the game begins."""
    begin_step(state)


@compiled
def seat_is_role(state: State, seat: int) -> int:
    """All seats play the same."""
    return seat


def no_data(_replacement: Mapping[str, Any] | None) -> None:
    """Nothing was designed, so nothing can be replaced."""


def as_it_is(_state: State, action: int) -> int:
    """An action leaves nothing out."""
    return action


def no_laws(_state: State) -> list[str]:
    """Nothing is claimed of a position, so nothing is broken."""
    return []


# ------------------------------------------------------------------ who may see it


@compiled
def redeal_chance(state: State, seat: int, chance: Chance) -> None:
    """In an open game nobody knows only what chance will bring."""
    for word in range(len(state.chance)):
        state.chance[word] = draw(chance)


def no_prospects(_state: State, _seat: int | None) -> dict[str, Any]:
    """Nothing is foreseen."""
    return {}


# ------------------------------------------------------------------ learners


@compiled
def observe_nothing(state: State, seat: int, out: Any) -> None:
    """No number is seen."""


@compiled
def erase_nothing(state: State, out: Any) -> None:
    """All is observed anew after the step."""


@compiled
def observe_anew(state: State, before: int, out: Any) -> None:
    """The observation of the deciding seat, from the beginning."""
    verbs.observe(state, int(state.seat), out)


# ------------------------------------------------------------------ who stands well


def features_of_score(sources: int) -> Callable[[State, Any], float]:
    """One feature: the points."""

    @compiled
    def features(state: State, out: Rows) -> float:
        points = np.zeros((len(out), sources), np.int64)
        verbs.score(state, points)
        for seat in range(len(out)):
            out[seat, 0] = points[seat].sum()
        return 0.5

    return features


def appraise_by_score(sources: int) -> Callable[[State, Any], None]:
    """Whoever has more points stands better."""

    @compiled
    def appraise(state: State, out: Rows) -> None:
        points = np.zeros((len(out), sources), np.int64)
        verbs.score(state, points)
        rows = np.empty((len(out), 2))
        for seat in range(len(out)):
            rows[seat] = points[seat].sum()
        compare(rows, out)

    return appraise


# ------------------------------------------------------------------ rulebook


def no_values(_data: Any) -> dict[str, ValueTable]:
    """Its rulebook needs no table."""
    return {}
