"""What could come? Where each figure can go and hunt, what ice cards would do."""

from collections.abc import Sequence
from typing import Annotated, Any, TypedDict, cast

import numpy as np
from numpy.typing import NDArray

from nunatak.games.arctica.actions import MOST_LEGAL, drift_cell, step_cell, step_figure, step_layer
from nunatak.games.arctica.data import (
    COD,
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
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.names import LAYER as LAYER_KIND
from nunatak.games.arctica.names import cell_name
from nunatak.games.arctica.rules import is_over
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
from nunatak.games.arctica.state import STATE, Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import named
from nunatak.kernel.state import NOBODY, Actions, State, States, begin_step

MOST_SPOTS = PLACES * len(LAYERS)
MOST_ASKED = 2 * len(FIGURES)  # by one choice: it slides a token, and perhaps one before it
NO_STEP = -1
CELL, LAYER, FIRST_STEP, ATTACKS = range(4)  # columns of a table of spots

Spots = NDArray[np.int16]
AllSpots = NDArray[np.int16]  # by figure

# ------------------------------------------------------------------ what is told

LayerName = Annotated[str, LAYER_KIND]
Where = tuple[str, LayerName]  # a cell, and a layer of it
LEFT_ICE = named(*ICE_KINDS)


class Spot(TypedDict):
    """Where a figure can be, its steps to there, and whom it can attack there."""

    cell: str
    layer: LayerName
    path: list[Where]
    attacks: list[str]


class DriftOutcome(TypedDict):
    """What comes of choosing a token that drifts."""

    ice: list[tuple[str, str]]  # the tokens that slide, in order: from, to
    figures: dict[str, Where]  # who is elsewhere then
    choosing: list[str]  # figures that may be displaced to several cells
    igloo: str | None  # its new cell, if it has moved


class MeltOutcome(TypedDict):
    """What comes of melting a token."""

    ice: Annotated[str, LEFT_ICE]  # what is left of it
    figures: dict[str, Where]
    igloo_lost: bool


class Prospects(TypedDict):
    """What a player could count; all of it lies open."""

    reach: dict[str, list[Spot]]  # by figure
    drifts: dict[str, list[str]]  # by direction, the tokens that a drift card could move now
    drift_outcomes: dict[str, dict[str, DriftOutcome]]  # by direction and cell
    melt_outcomes: dict[str, MeltOutcome]  # by cell


def prospects(state: State, _seat: int | None) -> dict[str, Any]:
    """A-INFO-03, A-INFO-04: the same for everybody."""
    over = is_over(state)
    found = Prospects(
        reach={} if over else all_reaches(state),
        drifts={} if over else drifts(state),
        drift_outcomes=drift_outcomes(state),
        melt_outcomes=melt_outcomes(state),
    )
    return cast("dict[str, Any]", found)


# ------------------------------------------------------------------ where figures can go


def all_reaches(state: State) -> dict[str, list[Spot]]:
    """For each figure on the board the spots it can be at, and its targets there.

    The hunter being activated goes on from where it is; any other as if it were activated now,
    by its owner or, if neutral, by the active player.
    """
    if state.phase < Phase.RETURN:
        return {}
    spots = np.empty((len(FIGURES), MOST_SPOTS, 4), np.int16)
    counts = np.zeros(len(FIGURES), np.int16)
    room = np.empty((2, MOST_LEGAL), np.int16)
    find_all_spots(state, np.zeros(3, STATE), room, spots, counts)
    return {
        name: [_spot(*spot) for spot in spots[n, : counts[n]].tolist()]
        for n, name in enumerate(FIGURES)
        if counts[n]
    }


@compiled
def find_all_spots(
    state: State, states: States, actions: Actions, spots: AllSpots, counts: Actions
) -> None:
    """Write the spots of each figure on the board, as if it were activated."""
    for figure in range(len(FIGURES)):
        if state.cell[figure] != NOWHERE:
            states[0] = state
            activate(states[0], HUNTER_OF[figure])
            far = not ends_at_once(state, HUNTER_OF[figure])
            counts[figure] = find_spots(states, figure, far, actions, spots[figure])


@compiled
def ends_at_once(state: State, hunter: int) -> bool:
    """A-COD-07, A-END-02: the first step of cod would take the last plankton token."""
    return bool(hunter == COD and state.active != COD and state.plankton_left == 1)


@compiled
def activate(state: State, hunter: int) -> None:
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


def _spot(cell: int, layer: int, first: int, attacks: int) -> Spot:
    here = (cell_name(cell), LAYERS[layer])
    path: list[Where] = []
    if first != NO_STEP:
        step = (cell_name(step_cell(first)), LAYERS[step_layer(first)])
        path = [step] if step == here else [step, here]
    targets = [name for number, name in enumerate(TARGETS) if attacks >> number & 1]
    return {"cell": here[0], "layer": here[1], "path": path, "attacks": targets}


@compiled
def find_spots(states: States, figure: int, far: bool, actions: Actions, spots: Spots) -> int:
    """Write each spot within a step, or two, once, with the first step to it; how many there are.

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
        if far and step_figure(actions[0, number]) == figure:
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
    starts = _drifting(state, range(len(DIRECTIONS)))
    found: dict[str, list[str]] = {direction: [] for direction in DIRECTIONS}
    owners, picks = _picks_of(starts)
    for owner, pick in zip(owners.tolist(), picks.tolist(), strict=True):
        found[DIRECTIONS[owner]].append(cell_name(drift_cell(pick)))
    return found


def _drifting(state: State, ways: Sequence[int]) -> States:
    """The position once for each direction, as if the ice drifted there."""
    starts = np.zeros(len(ways), STATE)
    for n, way in enumerate(ways):
        starts[n] = state
        starts[n]["drift"] = way
    return starts


# ------------------------------------------------------------------ what ice cards would do


def drift_outcomes(state: State) -> dict[str, dict[str, DriftOutcome]]:
    """For each direction that may still drift, what comes of choosing each token."""
    if not _awaits_ice(state):
        return {}
    ways = [int(state.drift)] if state.phase == Phase.DRIFT else list(range(len(DIRECTIONS)))
    starts = _drifting(state, ways)
    starts["drift_left"] = max(1, int(state.drift_left))
    owners, picks = _picks_of(starts)
    outcomes = _outcomes_of_picks(state, starts, owners, picks)
    found: dict[str, dict[str, DriftOutcome]] = {DIRECTIONS[way]: {} for way in ways}
    for owner, pick, outcome in zip(owners.tolist(), picks.tolist(), outcomes, strict=True):
        found[DIRECTIONS[ways[owner]]][cell_name(drift_cell(pick))] = outcome
    return found


def _picks_of(starts: States) -> tuple[NDArray[np.int64], Actions]:
    """The tokens that can be chosen: in which of the positions, and which."""
    out = np.empty((len(starts), MOST_LEGAL), np.int16)
    counts = np.zeros(len(starts), np.int64)
    list_picks(starts, out, counts)
    owners = np.repeat(np.arange(len(starts)), counts)
    return owners, out[np.arange(MOST_LEGAL) < counts[:, None]]


def _outcomes_of_picks(
    state: State, starts: States, owners: NDArray[np.int64], picks: Actions
) -> list[DriftOutcome]:
    trials = np.zeros(len(picks), STATE)
    asked = np.full((len(picks), MOST_ASKED), NO_FIGURE, np.int16)
    try_picks(starts, owners, picks, trials, asked)
    events, counts = trials["event"], trials["event_count"].tolist()
    igloos, igloo = trials["igloo"].tolist(), int(state.igloo)
    choosing = [[FIGURES[n] for n in row if n != NO_FIGURE] for row in asked.tolist()]
    moved = _moved(state, trials)
    return [
        {
            "ice": _slides(events[n, : counts[n]].tolist()),
            "figures": {name: at for name, at in moved[n].items() if name not in choosing[n]},
            "choosing": choosing[n],
            "igloo": None if igloos[n] == igloo else cell_name(igloos[n]),
        }
        for n in range(len(picks))
    ]


def melt_outcomes(state: State) -> dict[str, MeltOutcome]:
    """What is left of each token if it melts, who falls into the water, is the igloo lost?"""
    if not _awaits_ice(state) or state.phase == Phase.DRIFT:
        return {}
    cells = np.flatnonzero(state.ice[:OUTSIDE] != NO_ICE)
    trials = np.zeros(len(cells), STATE)
    try_melting(state, cells, trials)
    lost = (trials["igloo"] != state.igloo).tolist()
    moved = _moved(state, trials)
    return {
        cell_name(cell): {
            "ice": ICE_KINDS[trials["ice"][n, cell]],
            "figures": moved[n],
            "igloo_lost": lost[n],
        }
        for n, cell in enumerate(cells.tolist())
    }


def _awaits_ice(state: State) -> bool:
    return bool(state.phase == Phase.DRIFT or (state.phase == Phase.TURN and not state.card_played))


def _slides(told: list[list[int]]) -> list[tuple[str, str]]:
    return [
        (cell_name(old), cell_name(new)) for event, old, new, _ in told if event == Event.SLIDES
    ]


def _moved(before: State, trials: States) -> list[dict[str, Where]]:
    """In each trial the figures whose cell or layer is another one, and where they are then."""
    cells, layers = trials["cell"], trials["layer"]
    found: list[dict[str, Where]] = [{} for _ in trials]
    for n, figure in np.argwhere((cells != before.cell) | (layers != before.layer)).tolist():
        where = (cell_name(int(cells[n, figure])), LAYERS[layers[n, figure]])
        found[n][FIGURES[figure]] = where
    return found


@compiled
def list_picks(starts: States, out: Actions, counts: NDArray[np.int64]) -> None:
    """The tokens that can be chosen in each position."""
    for n in range(len(starts)):
        counts[n] = legal_picks(starts[n], out[n])


@compiled
def try_picks(
    starts: States, owners: NDArray[np.int64], picks: Actions, trials: States, asked: Spots
) -> None:
    """Choose each token on a trial; a figure that may choose goes anywhere, and is noted."""
    out = np.empty(MOST_LEGAL, np.int16)
    for n in range(len(picks)):
        trials[n] = starts[owners[n]]
        begin_step(trials[n])
        apply_pick(trials[n], picks[n])
        count = 0
        while trials[n].phase == Phase.DISPLACE:
            asked[n, count] = trials[n].asked
            count += 1
            legal_displacements(trials[n], out)
            apply_displace(trials[n], out[0])


@compiled
def try_melting(state: State, cells: NDArray[np.int64], trials: States) -> None:
    """Melt the token in each cell on a trial."""
    for n in range(len(cells)):
        trials[n] = state
        begin_step(trials[n])
        melt_token(trials[n], cells[n])
