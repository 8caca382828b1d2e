"""On a field, whom a place looks at lies where the window says."""

import numpy as np
import pytest

from nunatak.kernel.game import Game
from nunatak.learning.field import WINDOW, field_of
from nunatak.learning.shape import shape_of
from tests.playing import ALL_GAMES

games = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


@games
@pytest.mark.once
def test_each_neighbour_is_seen_through_its_tap(game: Game) -> None:
    near = shape_of(game).near
    field = field_of(near)
    bordered = np.pad(field.place.reshape(field.rows, field.columns), 1, constant_values=len(near))
    for place, cell in enumerate(field.cell.tolist()):
        row, column = divmod(cell, field.columns)
        window = bordered[row : row + WINDOW, column : column + WINDOW].ravel()
        assert window[field.taps[1:]].tolist() == near[place].tolist()
        assert field.place[cell] == place


@pytest.mark.once
def test_only_hexagons_have_a_field() -> None:
    with pytest.raises(ValueError, match="6 directions"):
        field_of(np.zeros((4, 8), np.int64))


@pytest.mark.once
def test_a_map_in_two_pieces_has_no_field() -> None:
    with pytest.raises(ValueError, match="reached"):
        field_of(np.full((2, 6), 2))
