"""Kinds of things: a number inside, a name at every edge."""

from enum import IntEnum

from nunatak.kernel.kinds import listed, named


class Moon(IntEnum):
    NEW = 1
    HALF_FULL = 2


def test_an_enumeration_keeps_its_numbers() -> None:
    moon = listed(Moon)
    assert moon.names == ("new", "half_full")
    assert [moon.number(name) for name in moon.names] == [1, 2]
    assert [moon.name(number) for number in range(4)] == ["?", "new", "half_full", "?"]


def test_names_are_found_in_any_case() -> None:
    board = named("R1", "R2")
    assert (board.number("R2"), board.number("r2"), board.number("R3")) == (1, 1, 2)
    assert board.name(1) == "R2"
