"""The evaluation of The Wolves: fair to all seats, and sensible where it is plain who is ahead."""

import numpy as np
import pytest

from nunatak import Table
from nunatak.games.wolves import GAME
from nunatak.games.wolves.appraise import Feature
from nunatak.games.wolves.data import NO_PIECE
from nunatak.games.wolves.state import kind_of, owner_of, piece_of
from nunatak.kernel.kinds import names_of
from nunatak.kernel.state import State, copy
from nunatak.testing.playing import table_after, true_state
from tests.games.wolves.helpers import PLAYERS, turn
from tests.test_appraise import positions, worths

BY_SEAT = (
    "where",
    "count",
    "pack",
    "tiles",
    "dens_off",
    "wolves_used",
    "bonus_terrain",
    "bonus_action",
    "hunted",
    "moons_won",
    "vp",
)


def rotated(state: State) -> State:
    """The same position, everybody one seat further."""
    twin = copy(state)
    seats = int(state.seats)
    for field in BY_SEAT:
        getattr(twin, field)[:seats] = np.roll(getattr(state, field)[:seats], 1, axis=0)
    for cell in range(len(state.piece)):
        moved = [_rotated_piece(int(piece), seats) for piece in state.piece[cell]]
        twin.piece[cell] = sorted(moved, reverse=True)
    twin.seat = (state.seat + 1) % seats
    twin.first = (state.first + 1) % seats
    return twin


def _rotated_piece(piece: int, seats: int) -> int:
    if piece == NO_PIECE or owner_of(piece) >= seats:
        return piece
    return piece_of((owner_of(piece) + 1) % seats, kind_of(piece))


def row(state: State, seat: int = 0) -> dict[str, float]:
    """The features of a seat, by name."""
    rows = np.zeros((int(state.seats), len(Feature)))
    GAME.judge.features(state, rows)
    return dict(zip(names_of(Feature), rows[seat], strict=True))


def own(table: Table) -> dict[str, float]:
    """The features of the seat whose turn it is."""
    return row(true_state(table), int(true_state(table).seat))


@pytest.mark.parametrize("seats", PLAYERS)
def test_a_seat_further_for_everybody_is_a_worth_further(seats: int) -> None:
    for state in positions(GAME, seats, {}, 120):
        moved = np.roll(worths(GAME, state), 1)
        assert worths(GAME, rotated(state)) == pytest.approx(moved)


@pytest.mark.parametrize("seats", PLAYERS)
def test_five_points_more_are_worth_more_to_their_seat_and_less_to_all_others(seats: int) -> None:
    compared = 0
    for seed in range(3):
        state = copy(true_state(table_after(GAME, seats, {}, seed, 400)))
        if state.days >= state.phase_day[1]:
            compared += 1
            twin = copy(state)
            twin.vp[0] += 5
            gained = worths(GAME, twin) - worths(GAME, state)
            assert gained[0] > 0.005
            assert (gained[1:] < 0).all()
    assert compared


def test_an_action_that_is_named_counts_as_done_before_it_is_paid() -> None:
    """A howl with a choice of payment: the wolf, its point and its day are there already."""
    table = turn("desert", "alphas=(-4,1) terrain_tokens=3")
    before = own(table)
    table.play("howl at (-6,2)")
    assert table.decision is not None
    assert table.decision.kind == "pay"
    assert own(table)["points"] == before["points"] + 1
    assert own(table)["actions left"] == before["actions left"] - 1


def test_a_ring_that_lacks_one_wolf_is_worth_the_next_catch() -> None:
    """Of a kind that the seat has not caught; two wolves on one cell count once (W-HUNT-02)."""
    table = turn("desert", "alphas=(1,-5),(1,-5) wolves=(2,-5)")
    found = own(table)
    prey = [f"prey {how}" for how in ("surrounded", "one short", "two short")]
    assert [found[name] for name in prey] == [0, found["next catch"], 0]
    assert found["next catch"] == 1
