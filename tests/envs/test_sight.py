"""What views tell apart, tensors tell apart; and what was told before is told as it was."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from nunatak import Table, games
from nunatak.envs.single import observation
from nunatak.envs.variant import OtherVersion, choose
from nunatak.games.arctica.data import FIGURES
from nunatak.games.wolves.actions import is_move, wolf_named
from nunatak.games.wolves.state import Phase, wolf_cell
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.kernel.state import State, copy
from nunatak.testing.playing import play_randomly, true_state
from tests.envs.games import every_game, every_variant

MOVES = 12 if INTERPRETED else 150  # of each variant
EVERY = 3  # position is looked at

View = dict[str, Any]


def without_walks(view: View) -> View:
    """How the last wolf went, not where it is: a history tells it, and no rule asks for it."""
    return {name: part for name, part in view.items() if name != "walked"}


def sorted_pile(view: View) -> View:
    """The discard pile is counted by kind: its order is forgotten when it is shuffled."""
    return {**view, "discard": sorted(view["discard"])}


# What a view tells and a tensor does not, by game, and why.
NOT_TOLD: dict[str, Callable[[View], View]] = {
    "wolves": without_walks,
    "arctica": sorted_pile,
    "lonewolves": lambda view: view,
}


def aliased(game: Game, state: State, length: int) -> list[tuple[str, str]]:
    """Pairs of legal actions after which the deciding seat sees the same numbers, not the same.

    Of the numbers only so many are looked at. A game that is over asks nobody anything.
    """
    seen: dict[tuple[int, bytes], dict[str, str]] = defaultdict(dict)
    moves = np.zeros(game.rules.most_legal, np.int16)
    for action in moves[: game.rules.legal(state, moves)]:
        after = copy(state)
        game.rules.apply(after, int(action))
        if game.rules.is_over(after):
            continue
        seat = int(after.seat)
        view = NOT_TOLD[game.name](game.views.view(after, seat))
        numbers = observation(game, after, seat)[:length].tobytes()
        words = json.dumps(view, sort_keys=True)
        seen[seat, numbers].setdefault(words, str(game.rules.actions.decode(int(action))))
    return [tuple(group.values())[:2] for group in seen.values() if len(group) > 1]  # type: ignore[misc]


def found_in(game: Game, seats: int, options: dict[str, str], length: int) -> list[tuple[str, str]]:
    """All such pairs in a random game."""
    table = Table(game.name, seats, 5, options=options)
    found = []
    for number, _ in enumerate(play_randomly(table, 5, MOVES)):
        if number % EVERY == 0:
            found += aliased(game, true_state(table), length)
    return found


@every_variant
def test_what_views_tell_apart_tensors_tell_apart(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    assert found_in(game, seats, options, game.learner.length) == []


def test_version_1_did_not_tell_all() -> None:
    """So the test above can fail; of Arctica, the one below shows it."""
    game = games.load("wolves")
    first = game.learner.lengths[0]
    assert any(found_in(game, seats, {}, first) for seats in game.seats)


# ------------------------------------------------------------------ what the review had found


def cell_named(action: int) -> int:
    """Where the wolf of an action stands."""
    return wolf_cell(wolf_named(action))


def test_the_wolf_that_moves_is_told_from_the_one_beside_it() -> None:
    """An alpha and a pack wolf begin on the same cell (W-SET-13)."""
    game = games.load("wolves")
    table = Table("wolves", seed=1)
    while not str(table.actions[0]).startswith("wolf"):
        moves = [number for number in table.legal if is_move(number)]
        table.play((moves or table.legal)[0])
    wolves = [number for number in table.legal if cell_named(number) == cell_named(table.legal[0])]
    assert len(wolves) == 2
    seen = []
    for wolf in wolves:
        state = true_state(table)
        game.rules.apply(state, wolf)
        assert state.phase == Phase.DESTINATION
        seen.append(observation(game, state, int(state.seat)))
    length = game.learner.lengths[0]
    assert (seen[0][:length] == seen[1][:length]).all()
    assert (seen[0] != seen[1]).any()


@pytest.mark.parametrize("kind", ["seal", "cod"])
def test_figures_that_change_places_are_told_apart(kind: str) -> None:
    table = Table("arctica", 4, 3)
    state = true_state(table)
    first, second = (FIGURES.index(f"{kind}{number}") for number in (1, 2))
    before = observation(table.game, state, 0)
    for where in (state.cell, state.layer):
        where[[first, second]] = where[[second, first]]
    assert state.cell[first] != state.cell[second]
    after = observation(table.game, state, 0)
    length = table.game.learner.lengths[0]
    assert (before[:length] == after[:length]).all()
    assert (before != after).any()


# ------------------------------------------------------------------ what was told before

FIRST_TOLD = {  # digests of the first 60 positions of random games, by game and seats
    ("lonewolves", 2): "3680f6d57f747356",
    ("wolves", 2): "9ddf7691b02931f2",
    ("wolves", 3): "195474e3f21b999e",
    ("wolves", 4): "65fa66adc893ec91",
    ("wolves", 5): "e8ddceec00ec4098",
    ("arctica", 2): "b0252152c6be9b3a",
    ("arctica", 3): "476ba273a57ecfaa",
    ("arctica", 4): "d9377c013a3d13e6",
}


@pytest.mark.once
@pytest.mark.parametrize(("name", "seats"), FIRST_TOLD)
def test_an_observation_begins_with_that_of_version_1(name: str, seats: int) -> None:
    table = Table(name, seats, 21)
    digest = hashlib.sha256()
    length = table.game.learner.lengths[0]
    for _ in play_randomly(table, 21, 60):
        assert table.deciding is not None
        digest.update(observation(table.game, true_state(table), table.deciding)[:length].tobytes())
    assert digest.hexdigest()[:16] == FIRST_TOLD[name, seats]


@every_game
def test_a_version_is_told_from_another_by_its_name(game: Game) -> None:
    now = f"{game.name}_v{game.learner.version}"
    assert choose(now).name == choose(f"nunatak/{now}").name == f"nunatak/{now}"
    with pytest.raises(OtherVersion, match=f"no {game.name}_v0 here, use nunatak/{now} instead"):
        choose(f"{game.name}_v0")
