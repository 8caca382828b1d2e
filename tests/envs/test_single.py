"""One game from Python."""

import numpy as np
import pytest

from nunatak import Table
from nunatak.envs.single import IllegalAction, Single
from nunatak.envs.variant import choose
from nunatak.kernel.game import Game
from nunatak.kernel.state import NOBODY
from nunatak.testing.playing import same, true_state
from tests.envs.games import every_variant


@every_variant
def test_a_seed_deals_what_a_table_deals(game: Game, seats: int, options: dict[str, str]) -> None:
    single = Single(choose(game.name, seats, options))
    single.reset(2**64 - 1)
    assert same(single.state, true_state(Table(game.name, seats, 2**64 - 1, options=options)))
    assert not any(single.rewards())


@every_variant
def test_a_refused_action_names_its_rule_and_changes_nothing(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    single = Single(choose(game.name, seats, options))
    single.reset(1)
    before = single.state.tobytes()
    table = Table(game.name, seats, 1, options=options)
    illegal = int(np.argmin(single.mask(single.seat)))
    refusal = table.why_not(illegal)
    assert refusal is not None
    with pytest.raises(IllegalAction, match=refusal.rule):
        single.apply(illegal)
    with pytest.raises(IllegalAction):
        single.apply(10**9)
    assert single.state.tobytes() == before


@every_variant
def test_only_the_deciding_seat_has_legal_actions(
    game: Game, seats: int, options: dict[str, str]
) -> None:
    single = Single(choose(game.name, seats, options))
    single.reset(1)
    assert [bool(single.mask(seat).any()) for seat in range(seats)] == [
        seat == single.seat for seat in range(seats)
    ]
    assert single.seat != NOBODY


@every_variant
def test_the_board_is_drawn_as_text(game: Game, seats: int, options: dict[str, str]) -> None:
    single = Single(choose(game.name, seats, options))
    single.reset(1)
    for seat in [None, *range(seats)]:
        text = single.render(seat)
        assert len(text.splitlines()) > 3
        assert "\x1b" not in text
