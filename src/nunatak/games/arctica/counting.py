"""What could a player count? Where each figure can go, what it takes there, which ice drifts."""

from typing import Any

import numpy as np

from nunatak.games.arctica.actions import (
    MOST_LEGAL,
    PICK,
    cell_name,
    spot_cell,
    spot_layer,
    step_figure,
)
from nunatak.games.arctica.data import (
    DIRECTIONS,
    FIGURES,
    HUNTER_OF,
    LAYERS,
    NO_FIGURE,
    NO_HUNTER,
    NOWHERE,
    TARGETS,
)
from nunatak.games.arctica.rules.drift import legal_picks
from nunatak.games.arctica.rules.hunt import in_same_cell, refuse_target
from nunatak.games.arctica.rules.move import apply_step, legal_steps
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import RETURN
from nunatak.kernel.state import NOBODY, State, begin_step, copy

Spot = tuple[int, int]  # cell, layer


def all_reaches(state: State) -> dict[str, list[dict[str, Any]]]:
    """For each figure on the board the spots it can be at, and its targets there.

    The hunter being activated goes on from where it is; any other as if it were activated now,
    by its owner or, if neutral, by the active player.
    """
    if state.phase < RETURN:
        return {}
    return {name: reach for n, name in enumerate(FIGURES) if (reach := _reach(state, n))}


def _reach(state: State, figure: int) -> list[dict[str, Any]]:
    if state.cell[figure] == NOWHERE:
        return []
    found: dict[Spot, dict[str, Any]] = {}
    start = _activated(state, int(HUNTER_OF[figure]))
    _visit(start, figure, [], found)
    for step in _steps(start, figure):
        first = _stepped(start, step)
        _visit(first, figure, [step], found)
        for second in _steps(first, figure):
            _visit(_stepped(first, second), figure, [step, second], found)
    return list(found.values())


def _activated(state: State, hunter: int) -> State:
    """The same position with the hunter being activated."""
    trial = copy(state)
    if trial.active != hunter:
        trial.active = hunter
        trial.attacked = NO_HUNTER
        trial.moving = NO_FIGURE
        trial.steps = trial.reach = 0
        trial.moved[:] = 0
        if trial.owner[hunter] != NOBODY:
            trial.turn_seat = trial.owner[hunter]
    return trial


def _steps(state: State, figure: int) -> list[int]:
    out = np.empty(MOST_LEGAL, np.int16)
    count = legal_steps(state, int(HUNTER_OF[figure]), out, 0)
    return [int(step) for step in out[:count] if step_figure(int(step)) == figure]


def _stepped(state: State, step: int) -> State:
    twin = copy(state)
    begin_step(twin)
    apply_step(twin, step)
    return twin


def _visit(state: State, figure: int, path: list[int], found: dict[Spot, dict[str, Any]]) -> None:
    """Note a spot with the first and so shortest path to it."""
    spot = (int(state.cell[figure]), int(state.layer[figure]))
    if spot in found:
        return
    found[spot] = {
        "cell": cell_name(spot[0]),
        "layer": LAYERS[spot[1]],
        "path": [[cell_name(spot_cell(step)), LAYERS[spot_layer(step)]] for step in path],
        "attacks": _targets(state, figure),
    }


def _targets(state: State, figure: int) -> list[str]:
    return [
        name
        for target, name in enumerate(TARGETS)
        if in_same_cell(state, figure, target) and refuse_target(state, figure, target) == Rule.NONE
    ]


def drifts(state: State) -> dict[str, list[str]]:
    """For each direction the tokens that a drift card could move now."""
    trial = copy(state)
    out = np.empty(MOST_LEGAL, np.int16)
    found = {}
    for number, direction in enumerate(DIRECTIONS):
        trial.drift = number
        count = legal_picks(trial, out)
        found[direction] = [cell_name(int(pick) - PICK) for pick in out[:count]]
    return found
