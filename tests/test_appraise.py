"""What every game's evaluation must keep, whatever its features."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from nunatak import Table
from nunatak.kernel import verbs
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.kernel.state import State, copy
from nunatak.testing.playing import play_randomly, redealt, same, some_seeds, true_state
from tests.playing import ALL_GAMES, VARIANT_NAMES, VARIANTS

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
every_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS, ids=VARIANT_NAMES)

MOVES = 40 if INTERPRETED else None
SLOW_MOVES = 60  # of a game that is played interpreted too


def worths(game: Game, state: State) -> NDArray[np.float64]:
    out = np.full(game.seats_in(state), np.nan)
    game.judge.appraise(state, out)
    return out


def positions(game: Game, seats: int, options: dict[str, str], moves: int | None) -> list[State]:
    """Every few positions of some random games, their ends left out."""
    found = []
    for seed in some_seeds(game):
        table = Table(game.name, seats, seed, options=options)
        for step, _ in enumerate(play_randomly(table, seed, moves)):
            if step % 5 == 0:
                found.append(true_state(table))
    return found


@every_variant
def test_a_worth_is_from_0_to_1_and_all_are_half_of_the_seats(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    for state in positions(game, seats, options, MOVES):
        found = worths(game, state)
        assert ((found >= 0) & (found <= 1)).all()
        assert found.sum() == pytest.approx(seats / 2)


@every_variant
def test_appraising_changes_nothing_and_says_the_same_again(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    for state in positions(game, seats, options, MOVES):
        before = copy(state)
        first = worths(game, state)
        assert same(state, before)
        assert (worths(game, state) == first).all()


@every_variant
def test_what_a_seat_can_not_tell_apart_is_appraised_whole(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    for state in positions(game, seats, options, MOVES)[:20]:
        found = worths(game, redealt(game, state, int(state.seat), 3))
        assert np.isfinite(found).all()


@every_variant
def test_features_are_finite_and_the_stage_grows_from_0_to_1(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    rows = np.full((seats, len(game.judge.measures)), np.nan)
    states = positions(game, seats, options, MOVES)
    for state in states:
        stage = verbs.features(state, rows)
        assert 0 <= stage <= 1
        assert np.isfinite(rows).all()
    assert verbs.features(states[0], rows) == 0


@every_game
def test_every_feature_has_its_weights(game: Game) -> None:
    tables = _tables(game)
    assert len(tables) == len(game.seats)
    for table in tables:
        assert tuple(table) == game.judge.measures
        assert any(any(row) for row in table.values())


def _tables(game: Game) -> tuple[dict[str, tuple[float, ...]], ...]:
    module = __import__(f"nunatak.games.{game.name}.weights", fromlist=["TABLES"])
    tables: tuple[dict[str, tuple[float, ...]], ...] = module.TABLES
    return tables


def said(number: int) -> list[list[float]]:
    """The worths along a few positions of a variant."""
    game, seats, options = VARIANTS[number]
    return [list(worths(game, state)) for state in positions(game, seats, options, SLOW_MOVES)]


FEW = [
    min(n for n, (other, seats, _) in enumerate(VARIANTS) if other is game and seats == number)
    for game in ALL_GAMES
    for number in game.seats
]


@pytest.mark.skipif(INTERPRETED, reason="both speeds are compared by the compiled run")
def test_interpreted_and_compiled_agree() -> None:
    command = [sys.executable, "-m", "tests.test_appraise", *map(str, FEW)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    for number, interpreted in zip(FEW, json.loads(run.stdout), strict=True):
        compiled = said(number)
        assert len(compiled) == len(interpreted)
        for ours, theirs in zip(compiled, interpreted, strict=True):
            assert ours == pytest.approx(theirs, abs=1e-9)


if __name__ == "__main__":
    print(json.dumps([said(int(number)) for number in sys.argv[1:]]))
