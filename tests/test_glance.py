"""A position that is read quickly, and forgotten when nobody needs it."""

import weakref

import pytest

from nunatak import Table, games
from nunatak.glance import glance

every_game = pytest.mark.parametrize("game", games.NAMES)


@every_game
def test_a_glance_shows_what_the_position_holds(game: str) -> None:
    state = Table(game, seed=1)._state
    seen = glance(state)
    for name in state.dtype.names or ():
        assert (getattr(seen, name) == getattr(state, name)).all()


@every_game
def test_a_glance_is_not_kept_alive_by_what_was_read(game: str) -> None:
    state = Table(game, seed=1)._state
    seen = glance(state)
    for name in state.dtype.names or ():
        getattr(seen, name)
    gone = weakref.ref(seen)
    del seen
    assert gone() is None


def test_what_is_written_is_read_again() -> None:
    seen = glance(Table("lonewolves", seed=1)._state)
    before = int(seen.seat)
    seen.seat = 1 - before
    assert seen.seat == 1 - before
