"""The evaluation of Lone Wolves: fair to both sides, and sensible where that can be seen."""

import numpy as np
import pytest

from nunatak.games.lonewolves import GAME
from nunatak.games.lonewolves.appraise import DUEL_SHARE, UNBEATEN, Feature
from nunatak.games.lonewolves.data import PLACES, SEATS
from nunatak.games.lonewolves.state import FACE_UP, Phase
from nunatak.kernel.kinds import names_of
from nunatak.kernel.state import State, copy
from nunatak.testing.playing import table_after, true_state
from tests.games.lonewolves.helpers import MODES, following, placing
from tests.test_appraise import positions, worths


def turned(state: State) -> State:
    """The same position with the seats swapped."""
    twin = copy(state)
    for card, place in enumerate(state.card_at):
        if place < SEATS:
            twin.card_at[card] = 1 - place
        elif place >= FACE_UP:
            kind, side = divmod(int(place) - FACE_UP, SEATS * PLACES)
            twin.card_at[card] = (
                FACE_UP + kind * SEATS * PLACES + (side + PLACES) % (SEATS * PLACES)
            )
    for field in ("slot", "slot_at", "void"):
        getattr(twin, field)[:] = getattr(state, field)[::-1]
    twin.seat, twin.leader = 1 - state.seat, 1 - state.leader
    return twin


def row(state: State, seat: int) -> dict[str, float]:
    """The features of a seat, by name."""
    rows = np.zeros((SEATS, len(Feature)))
    GAME.judge.features(state, rows)
    return dict(zip(names_of(Feature), rows[seat] - rows[1 - seat], strict=True))


@pytest.mark.parametrize("mode", MODES)
def test_a_swap_of_the_seats_swaps_the_worths(mode: str) -> None:
    for state in positions(GAME, 2, {"mode": mode}, None):
        assert worths(GAME, turned(state)) == pytest.approx(worths(GAME, state)[::-1])


def test_the_tables_of_duels_know_that_a_2_beats_a_7() -> None:
    two, seven, six = 1 << 0, 1 << 5, 1 << 4
    assert UNBEATEN[two, seven] == 1
    assert UNBEATEN[seven, two] == 0
    assert UNBEATEN[seven, six] == 1
    assert UNBEATEN[six | seven, two] == 1
    assert DUEL_SHARE[six, two | seven] == 0.5
    assert DUEL_SHARE[six, 0] == 0


def test_a_richer_token_is_good_for_the_side_that_holds_it_in_the_last_tricks() -> None:
    compared = 0
    for seed in range(10):
        state = true_state(table_after(GAME, 2, {"mode": "normal"}, seed, 46))
        for territory in range(PLACES):
            twin = copy(state)
            twin.honor[territory, 0] += 3
            gained = row(twin, 0)["territories held"] - row(state, 0)["territories held"]
            if state.phase != Phase.OVER and gained:
                better = worths(GAME, twin)[0] > worths(GAME, state)[0]
                assert better == (gained > 0)
                compared += 1
    assert compared > 10


def test_a_card_that_must_lose_is_not_counted_on() -> None:
    doomed = true_state(following("B6>cave", "B7", "near.hand=R2"))
    safe = true_state(following("B6>cave", "B5", "near.hand=R2"))
    assert row(doomed, 0)["card doomed"] == 5
    assert row(safe, 0)["card at risk"] == 0
    assert row(doomed, 0)["territories leaned"] < row(safe, 0)["territories leaned"]


def test_a_trump_or_a_choice_makes_it_a_risk() -> None:
    ruffed = true_state(following("B6>cave", "R2", "trump=red"))
    may = true_state(following("B6>cave", "R2,G4", "trump=red"))
    assert row(ruffed, 0)["card doomed"] == 5
    assert row(may, 0)["card doomed"] == 0
    assert 0 < row(may, 0)["card at risk"] < 5


def test_the_scar_in_hand_is_worth_what_its_best_slot_brings() -> None:
    fame = true_state(placing("pack_fame", "cave.near=B2,B3"))
    assert row(fame, 0)["gain of the scar"] == 2
