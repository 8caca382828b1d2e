"""Who meets whom, from which seats, on which deals."""

from collections import Counter
from itertools import permutations

import pytest

from nunatak.arena.schedule import Fixture, Schedule, is_duel, make_schedule

BOTS = ("a", "b", "c", "d", "e")


def schedule(bots: int, seats: int, *, gauntlet: bool = False) -> Schedule:
    return make_schedule(BOTS[:bots], seats, 7, gauntlet=gauntlet)


def one_round(of: Schedule, round_: int = 0) -> list[Fixture]:
    return [one for number in range(len(of.line_ups)) for one in of.deal(round_, number)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_each_bot_has_each_deal_from_each_seat_equally_often(bots: int, seats: int) -> None:
    found = schedule(bots, seats)
    for number, line_up in enumerate(found.line_ups):
        games = list(found.deal(3, number))
        assert len({game.deal for game in games}) == 1
        for seat in range(seats):
            assert Counter(game.seats[seat] for game in games) == Counter(line_up)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_nobody_is_favoured(bots: int, seats: int) -> None:
    sat = Counter(seat for game in one_round(schedule(bots, seats)) for seat in game.seats)
    assert len(set(sat.values())) == 1
    assert set(sat) == set(BOTS[:bots])


def test_two_seats_make_every_pair_once() -> None:
    assert schedule(3, 2).line_ups == (("a", "b"), ("a", "c"), ("b", "c"))


def test_more_seats_make_duels_of_one_against_many_and_mixed_tables() -> None:
    line_ups = schedule(3, 4).line_ups
    duels = [line_up for line_up in line_ups if is_duel(line_up)]
    assert duels == [(one, other, other, other) for one, other in permutations("abc", 2)]
    assert set(line_ups) - set(duels) == {
        ("a", "a", "b", "c"),
        ("a", "b", "b", "c"),
        ("a", "b", "c", "c"),
    }


def test_two_bots_at_a_large_table_make_two_duels() -> None:
    assert schedule(2, 4).line_ups == (("a", "b", "b", "b"), ("b", "a", "a", "a"))


def test_a_gauntlet_is_played_by_the_first_alone() -> None:
    assert schedule(3, 4, gauntlet=True).line_ups == (("a", "b", "b", "b"), ("a", "c", "c", "c"))
    assert schedule(3, 2, gauntlet=True).line_ups == (("a", "b"), ("a", "c"))


def test_games_are_numbered_through_and_rounds_are_whole() -> None:
    found = schedule(3, 3)
    numbers = [game.number for round_ in range(2) for game in one_round(found, round_)]
    assert numbers == list(range(2 * found.games_in_a_round))
    assert found.rounds_for(1) == found.rounds_for(found.games_in_a_round) == 1
    assert found.rounds_for(found.games_in_a_round + 1) == 2


def test_deals_differ_between_rounds_line_ups_and_seeds() -> None:
    first, second = schedule(4, 3), make_schedule(BOTS[:4], 3, 8, gauntlet=False)
    deals = {game.deal for of in (first, second) for r in range(5) for game in one_round(of, r)}
    assert len(deals) == 2 * 5 * len(first.line_ups)


def test_another_bot_in_the_list_changes_no_deal_of_the_others() -> None:
    few, many = schedule(2, 2), schedule(3, 2)
    assert [game.deal for game in few.deal(4, 0)] == [game.deal for game in many.deal(4, 0)]


def test_neighbours_change_from_deal_to_deal() -> None:
    found = schedule(4, 4)
    table = found.line_ups.index(("a", "b", "c", "d"))
    orders = {next(found.deal(round_, table)).seats for round_ in range(40)}
    assert len(orders) > 12
