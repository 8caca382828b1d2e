"""A further kind of action: its test, asked the way the engine is asked."""

from nunatak import Table


def test_N_END_02_who_gives_up_leaves_the_game_to_the_other() -> None:
    table = Table("noughts")
    table.play("give up")
    assert table.outcome.ranks == (2, 1)
