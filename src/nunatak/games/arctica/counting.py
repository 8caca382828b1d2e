"""What could a player count? Where each figure can go and hunt, what ice cards would do."""

from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
    ICE_KINDS,
    LAYERS,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OUTSIDE,
    PLACES,
    TARGETS,
)
from nunatak.games.arctica.events import SLIDES
from nunatak.games.arctica.rules.drift import (
    apply_displace,
    apply_pick,
    legal_displacements,
    legal_picks,
)
from nunatak.games.arctica.rules.hunt import in_same_cell, refuse_target
from nunatak.games.arctica.rules.melt import melt_token
from nunatak.games.arctica.rules.move import apply_step, legal_steps
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import DISPLACE, DRIFT, RETURN, STATE, TURN
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import NOBODY, Actions, State, States, begin_step, copy, empty

MOST_SPOTS = PLACES * len(LAYERS)
NO_STEP = -1
CELL, LAYER, FIRST_STEP, ATTACKS = range(4)  # columns of a table of spots

Spots = NDArray[np.int16]


def all_reaches(state: State) -> dict[str, list[dict[str, Any]]]:
    """For each figure on the board the spots it can be at, and its targets there.

    The hunter being activated goes on from where it is; any other as if it were activated now,
    by its owner or, if neutral, by the active player.
    """
    return _reaches(np.asarray(state).tobytes())


@lru_cache(maxsize=4)  # every seat's view of a position counts the same
def _reaches(position: bytes) -> dict[str, list[dict[str, Any]]]:
    state = copy(np.frombuffer(position, STATE)[0])
    if state.phase < RETURN:
        return {}
    return {name: reach for n, name in enumerate(FIGURES) if (reach := _reach(state, n))}


def _reach(state: State, figure: int) -> list[dict[str, Any]]:
    if state.cell[figure] == NOWHERE:
        return []
    states = empty(STATE, 3)
    states[0] = state
    _activate(states[0], int(HUNTER_OF[figure]))
    spots = np.empty((MOST_SPOTS, 4), np.int16)
    count = find_spots(states, figure, np.empty((2, MOST_LEGAL), np.int16), spots)
    return [_spot(*map(int, spot)) for spot in spots[:count]]


def _activate(state: State, hunter: int) -> None:
    """Let the hunter be the one that is being activated."""
    begin_step(state)
    if state.active != hunter:
        state.active = hunter
        state.attacked = NO_HUNTER
        state.moving = NO_FIGURE
        state.steps = state.reach = 0
        state.moved[:] = 0
        if state.owner[hunter] != NOBODY:
            state.turn_seat = state.owner[hunter]


@cache
def _spot(cell: int, layer: int, first: int, attacks: int) -> dict[str, Any]:
    here = [cell_name(cell), LAYERS[layer]]
    path = []
    if first != NO_STEP:
        step = [cell_name(spot_cell(first)), LAYERS[spot_layer(first)]]
        path = [step] if step == here else [step, here]
    targets = [name for number, name in enumerate(TARGETS) if attacks >> number & 1]
    return {"cell": here[0], "layer": here[1], "path": path, "attacks": targets}


@compiled
def find_spots(states: States, figure: int, actions: Actions, spots: Spots) -> int:
    """Write each spot within two steps once, with the first step to it; how many there are.

    The position is in the first state; the others are room to try steps in.
    """
    count = add_spot(states[0], figure, NO_STEP, spots, 0)
    firsts = legal_steps(states[0], HUNTER_OF[figure], actions[0], 0)
    for number in range(firsts):
        if step_figure(actions[0, number]) == figure:
            states[1] = states[0]
            apply_step(states[1], actions[0, number])
            count = add_spot(states[1], figure, actions[0, number], spots, count)
    for number in range(firsts):
        if step_figure(actions[0, number]) == figure:
            states[1] = states[0]
            apply_step(states[1], actions[0, number])
            count = add_second_steps(states, figure, actions, number, spots, count)
    return count


@compiled
def add_second_steps(
    states: States, figure: int, actions: Actions, first: int, spots: Spots, count: int
) -> int:
    """The spots that one more step leads to."""
    seconds = legal_steps(states[1], HUNTER_OF[figure], actions[1], 0)
    for number in range(seconds):
        if step_figure(actions[1, number]) == figure:
            states[2] = states[1]
            apply_step(states[2], actions[1, number])
            count = add_spot(states[2], figure, actions[0, first], spots, count)
    return count


@compiled
def add_spot(state: State, figure: int, first: int, spots: Spots, count: int) -> int:
    """Note where the figure is, unless it is known already."""
    cell = state.cell[figure]
    layer = state.layer[figure]
    for number in range(count):
        if spots[number, CELL] == cell and spots[number, LAYER] == layer:
            return count
    spots[count, CELL] = cell
    spots[count, LAYER] = layer
    spots[count, FIRST_STEP] = first
    spots[count, ATTACKS] = targets_of(state, figure)
    return count + 1


@compiled
def targets_of(state: State, figure: int) -> int:
    """What the figure could attack where it is, as bits."""
    bits = 0
    for target in range(len(TARGETS)):
        if in_same_cell(state, figure, target):
            if refuse_target(state, figure, target) == Rule.NONE:
                bits |= 1 << target
    return bits


def drifts(state: State) -> dict[str, list[str]]:
    """For each direction the tokens that a drift card could move now."""
    return _drifts(np.asarray(state).tobytes())


@lru_cache(maxsize=4)
def _drifts(position: bytes) -> dict[str, list[str]]:
    trial = copy(np.frombuffer(position, STATE)[0])
    out = np.empty(MOST_LEGAL, np.int16)
    found = {}
    for number, direction in enumerate(DIRECTIONS):
        trial.drift = number
        count = legal_picks(trial, out)
        found[direction] = [cell_name(int(pick) - PICK) for pick in out[:count]]
    return found


# ------------------------------------------------------------------ what ice cards would do


def drift_outcomes(state: State) -> dict[str, dict[str, dict[str, Any]]]:
    """For each direction that may still drift, what comes of choosing each token."""
    if not _awaits_ice(state):
        return {}
    ways = [int(state.drift)] if state.phase == DRIFT else range(len(DIRECTIONS))
    return {DIRECTIONS[way]: _outcomes_of_picks(state, way) for way in ways}


def melt_outcomes(state: State) -> dict[str, dict[str, Any]]:
    """What comes of melting each token."""
    if not _awaits_ice(state) or state.phase == DRIFT:
        return {}
    return {
        cell_name(cell): _outcome_of_melting(state, cell)
        for cell in range(OUTSIDE)
        if state.ice[cell] != NO_ICE
    }


def _awaits_ice(state: State) -> bool:
    return bool(state.phase == DRIFT or (state.phase == TURN and not state.card_played))


def _outcomes_of_picks(state: State, way: int) -> dict[str, dict[str, Any]]:
    start = copy(state)
    start.drift = way
    start.drift_left = max(1, int(state.drift_left))
    out = np.empty(MOST_LEGAL, np.int16)
    count = legal_picks(start, out)
    return {cell_name(int(pick) - PICK): _outcome_of_pick(start, int(pick)) for pick in out[:count]}


def _outcome_of_pick(start: State, pick: int) -> dict[str, Any]:
    """The tokens that slide, in order; who is elsewhere then; who may choose; a moved igloo."""
    trial = copy(start)
    begin_step(trial)
    apply_pick(trial, pick)
    choosing = []
    while trial.phase == DISPLACE:
        choosing.append(int(trial.asked))
        _displace_somewhere(trial)
    slides = [event for event in trial.event[: trial.event_count] if event[0] == SLIDES]
    return {
        "ice": [[cell_name(int(slide[1])), cell_name(int(slide[2]))] for slide in slides],
        "figures": _moved(start, trial, choosing),
        "choosing": [FIGURES[figure] for figure in choosing],
        "igloo": None if trial.igloo == start.igloo else cell_name(int(trial.igloo)),
    }


def _displace_somewhere(trial: State) -> None:
    """Any cell will do: the figure's own goal is not told."""
    out = np.empty(MOST_LEGAL, np.int16)
    legal_displacements(trial, out)
    apply_displace(trial, int(out[0]))


def _outcome_of_melting(state: State, cell: int) -> dict[str, Any]:
    """What is left of the token, who falls into the water, whether the igloo is lost."""
    trial = copy(state)
    begin_step(trial)
    melt_token(trial, cell)
    return {
        "ice": ICE_KINDS[trial.ice[cell]],
        "figures": _moved(state, trial, []),
        "igloo_lost": bool(trial.igloo != state.igloo),
    }


def _moved(before: State, after: State, but: list[int]) -> dict[str, list[str]]:
    """The figures whose cell or layer is another one, and where they are then."""
    return {
        name: [cell_name(int(after.cell[n])), LAYERS[after.layer[n]]]
        for n, name in enumerate(FIGURES)
        if n not in but and (before.cell[n] != after.cell[n] or before.layer[n] != after.layer[n])
    }
