"""The evaluation of Arctica: fair to all seats, and it sees prey and danger as the rules do."""

from collections.abc import Iterator

import numpy as np
import pytest

from nunatak.games.arctica import GAME
from nunatak.games.arctica.actions import (
    attack_figure,
    attack_target,
    is_attack,
    is_step,
    step_figure,
)
from nunatak.games.arctica.appraise import (
    bit,
    is_within,
    reach_in_water,
    reach_on_ice,
)
from nunatak.games.arctica.data import (
    CELLS,
    FLOE,
    HUNTER_OF,
    IGLOO,
    NO_ICE,
    NOWHERE,
    PACK,
    PREY,
    PREY_OF,
    WATER,
)
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.state import NOBODY, State, copy
from nunatak.testing.playing import true_state
from tests.games.arctica.helpers import PLAYERS, at_sea, play
from tests.test_appraise import positions, worths

BY_SEAT = ("hunter", "won", "plankton", "hand", "age", "hand_count")
MOVES = 30 if INTERPRETED else 150


def rotated(state: State) -> State:
    """The same position, everybody one seat further."""
    twin = copy(state)
    seats = int(state.seats)
    for field in BY_SEAT:
        getattr(twin, field)[:seats] = np.roll(getattr(state, field)[:seats], 1, axis=0)
    for field in ("owner", "igloo_won", "seat", "turn_seat", "first"):
        value = np.asarray(getattr(state, field))
        setattr(twin, field, np.where(value == NOBODY, NOBODY, (value + 1) % seats))
    return twin


def row(state: State, seat: int) -> dict[str, float]:
    """The features of a seat, by name."""
    rows = np.zeros((int(state.seats), len(GAME.judge.measures)))
    GAME.judge.features(state, rows)
    return dict(zip(GAME.judge.measures, rows[seat], strict=True))


@pytest.mark.parametrize("seats", PLAYERS)
def test_a_seat_further_for_everybody_is_a_worth_further(seats: int) -> None:
    for state in positions(GAME, seats, {"setup": "standard"}, MOVES):
        moved = np.roll(worths(GAME, state), 1)
        assert worths(GAME, rotated(state)) == pytest.approx(moved)


def test_a_set_of_one_cell_is_that_cell() -> None:
    assert [bit(1 << cell) for cell in range(len(CELLS))] == list(range(len(CELLS)))


@pytest.mark.parametrize("seats", PLAYERS)
def test_prey_in_reach_is_what_a_full_move_could_attack(seats: int) -> None:
    """At the beginning of a hunt: the same targets as by trying all steps and attacks."""
    compared = 0
    for state in positions(GAME, seats, {"setup": "standard"}, MOVES):
        if state.turn == 0 or state.own_used or state.neutral_used or state.hunt_closed:
            continue
        if GAME.rules.phase.name(state.phase) != "turn" or state.barred.any():
            continue
        for figure in range(len(state.due)):
            owner = state.owner[HUNTER_OF[figure]]
            if state.cell[figure] != NOWHERE and owner in (NOBODY, state.turn_seat):
                assert seen(state, figure) == found(state, figure)
                compared += 1
    assert compared


def test_a_seal_at_bay_is_a_chance_and_a_danger() -> None:
    table = at_sea("orca=(0,0) seal1=(0,0) hand0=NE1,MELT hand1=NE2,W1,MELT deck=SW1,E3")
    play(table, "orca attacks seal1")
    assert row(true_state(table), 0)["seal at bay"] == 4
    assert row(true_state(table), 1)["seal at bay"] == -4
    assert row(true_state(table), 0)["response held"] == 0
    play(table, "escape NE2")
    assert row(true_state(table), 0)["response held"] == 1


def test_a_captured_hunter_is_off_the_board_until_it_returns() -> None:
    table = at_sea("orca=(0,0) bear=(0,0) cod=(2,0)")
    play(table, "orca attacks bear")
    assert row(true_state(table), 2)["off the board"] == 1
    assert row(true_state(table), 2)["lives"] == 1


def test_prey_that_the_steps_left_can_not_reach_is_not_prey_now() -> None:
    table = at_sea("orca=(0,0) cod=(3,0) bear=(4,-4) inuit=(-4,4)")
    assert row(true_state(table), 0)["prey now"] == 0
    play(table, "orca to (1,0)")
    assert row(true_state(table), 0)["prey now"] == 0
    assert row(true_state(table), 0)["prey next"] == 2
    play(table, "orca to (2,0)", "done")
    assert row(true_state(table), 0)["prey next"] == 2
    assert row(true_state(table), 0)["prey now"] == 0


def seen(state: State, figure: int) -> set[int]:
    """What the evaluation thinks that the figure can take."""
    sea = sum(1 << cell for cell in range(len(CELLS)) if state.ice[cell] == NO_ICE)
    flat = sum(1 << cell for cell in range(len(CELLS)) if state.ice[cell] in (PACK, FLOE))
    hunter, cell = int(HUNTER_OF[figure]), int(state.cell[figure])
    water = reach_in_water(hunter, cell, sea, flat)
    ice = reach_on_ice(hunter, cell, sea, flat)
    if state.layer[figure] == WATER:
        water |= 1 << cell
    else:
        ice |= 1 << cell
    targets = [t for t in range(IGLOO + 1) if PREY[hunter, PREY_OF[t]]]
    return {t for t in targets if is_within(state, hunter, t, water, ice)} - owned(state)


def owned(state: State) -> set[int]:
    """Targets that the active player may not attack (A-HUNT-07)."""
    own = {t for t in range(IGLOO) if state.owner[HUNTER_OF[t]] == state.turn_seat}
    if state.hunter[state.turn_seat] == 1:
        own.add(IGLOO)
    return own


def found(state: State, figure: int) -> set[int]:
    """What it can take, by trying."""
    targets = set()
    for after in [state, *walks(state, figure, 2)]:
        for action in legal(after):
            if is_attack(action) and attack_figure(action) == figure:
                targets.add(attack_target(action))
    return targets


def walks(state: State, figure: int, steps: int) -> Iterator[State]:
    """The positions after one or two steps of a figure."""
    for action in legal(state):
        if is_step(action) and step_figure(action) == figure:
            twin = copy(state)
            GAME.rules.apply(twin, action)
            if not GAME.rules.is_over(twin):
                yield twin
                if steps > 1:
                    yield from walks(twin, figure, steps - 1)


def legal(state: State) -> list[int]:
    out = np.zeros(GAME.rules.most_legal, np.int16)
    return [int(action) for action in out[: GAME.rules.legal(state, out)]]
