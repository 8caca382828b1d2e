"""A table's history gives back what was put in, however it is kept."""

import random

import pytest

from nunatak import games
from nunatak.kernel.message import Message, Seat
from nunatak.play.table import Table
from nunatak.server.events.history import Event, History, Told


def told(number: int, *lines: Message) -> Told:
    body = {"action": number, "move": f"m{number}"}
    event = Event(number, "move", 1, "ann", "person", body, "ab" * 32, None, 12.5)
    return Told(event, number, lines)


def test_a_seat_and_a_number_are_told_apart() -> None:
    history = History()
    history.append(told(1, Message("log-x", {"player": Seat(1), "points": 1, "card": "é"})))
    (line,) = history.number(1).lines
    assert line.values == {"player": 1, "points": 1, "card": "é"}
    assert [type(value) for value in line.values.values()] == [Seat, int, str]


def test_events_are_found_by_number() -> None:
    history = History()
    every = [told(number) for number in range(1, 6)]
    for one in every:
        history.append(one)
    assert list(history) == every
    assert history.number(3) == every[2]
    assert list(history.between(2)) == every[2:]
    assert list(history.between(1, 3)) == every[1:3]
    assert list(history.between(5)) == []


def test_what_is_neither_text_nor_number_is_refused() -> None:
    with pytest.raises(TypeError):
        History().append(told(1, Message("log-x", {"card": object()})))  # type: ignore[dict-item]


@pytest.mark.parametrize("name", games.NAMES)
def test_whatever_a_game_tells_can_be_kept(name: str) -> None:
    table = Table(name, seed=5)
    chance = random.Random(5)
    history = History()
    number = 0
    while not table.is_over:
        table.play(chance.choice(table.legal))
        number += 1
        lines = (*table.news, *(table.verdict if table.is_over else ()))
        history.append(told(number, *lines))
        assert history.number(number) == told(number, *lines)
