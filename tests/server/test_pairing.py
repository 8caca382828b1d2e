"""Pairings and standings keep their rules, in any tournament."""

import random
from collections import Counter
from itertools import combinations

import pytest

from nunatak.server.club.matching import _Matching, best_pairs
from nunatak.server.club.pairing import Entrant, Lot, Past, arena, robin, swiss
from nunatak.server.club.standings import Game, matches, shares, standings


def heaviest(left: list[int], weights: dict[tuple[int, int], int]) -> int:
    """By trying everything."""
    if not left:
        return 0
    one, *others = left
    found = [heaviest(others, weights)]
    for two in others:
        if (one, two) in weights:
            rest = [it for it in others if it != two]
            found.append(weights[one, two] + heaviest(rest, weights))
    return max(found)


def test_a_matching_is_as_heavy_as_any() -> None:
    chance = random.Random(1)
    for _ in range(600):
        count, most = chance.randrange(1, 9), chance.choice((3, 30))
        weights = {
            pair: chance.randrange(1, most)
            for pair in combinations(range(count), 2)
            if chance.random() < 0.7
        }
        pairs = best_pairs(count, weights)
        assert len({one for pair in pairs for one in pair}) == 2 * len(pairs)
        assert sum(weights[pair] for pair in pairs) == heaviest(list(range(count)), weights)


def proof(found: _Matching, weights: dict[tuple[int, int], int]) -> int:
    """No matching weighs more than half of this, by its labels, which fit every edge."""
    found.shift(min(found.outer_labels(), default=0))  # the last step, which mends no pair
    vertices = range(1, found.count + 1)
    used = [it for it in range(found.count + 1, found.last + 1) if found.top[it]]
    within = {it: {one for one in vertices if found.holds[it][one]} for it in used}
    assert min(found.label[it] for it in [*vertices, *used]) >= 0
    for (one, two), weight in weights.items():
        ends = {one + 1, two + 1}
        inside = sum(found.label[it] for it in used if ends <= within[it])
        assert sum(found.label[end] for end in ends) + inside >= 2 * weight
    halves = sum(found.label[it] * (len(within[it]) // 2) for it in used)
    return sum(found.label[one] for one in vertices) + halves


@pytest.mark.parametrize("count", [9, 20, 33, 48])
def test_a_matching_of_many_is_proved_by_its_own_labels(count: int) -> None:
    """Whatever else is chosen: weak duality. Weights are such as a Swiss has, and such as tie."""
    chance = random.Random(count)
    nested = 0
    for most in (2, 9, 10**15):
        for share in (0.15, 0.5, 1.0):
            weights = {
                pair: chance.randrange(1, most + 1)
                for pair in combinations(range(count), 2)
                if chance.random() < share
            }
            found = _Matching(count, weights)
            while found.improve():
                pass
            pairs = best_pairs(count, weights)
            assert 2 * sum(weights[pair] for pair in pairs) == proof(found, weights)
            nested += found.last > count
    assert nested, "some have odd cycles"


def play_swiss(count: int, rounds: int, chance: random.Random) -> list[Game]:
    games: list[Game] = []
    for number in range(1, rounds + 1):
        lines = standings("swiss", range(1, count + 1), games)
        entrants = [Entrant(line.entrant, line.score) for line in lines]
        for board, players in enumerate(swiss(entrants, games, Lot("s", number)), start=1):
            ranks = chance.choice(((1, 2), (2, 1), (1, 1))) if len(players) == 2 else (1,)
            games.append(Game(number, board, players, ranks, (0,) * len(players)))
    return games


@pytest.mark.parametrize(("count", "rounds"), [(2, 1), (7, 5), (8, 7), (16, 4), (21, 6), (64, 6)])
def test_nobody_meets_twice_and_byes_come_once(count: int, rounds: int) -> None:
    games = play_swiss(count, rounds, random.Random(count))
    met = Counter(frozenset(game.players) for game in games if len(game.players) == 2)
    byes = Counter(game.players[0] for game in games if len(game.players) == 1)
    assert max(met.values()) == 1
    assert max(byes.values(), default=0) <= 1
    assert sum(byes.values()) == (rounds if count % 2 else 0)
    for number in range(1, rounds + 1):
        here = [one for game in games if game.round == number for one in game.players]
        assert sorted(here) == list(range(1, count + 1))


def test_seats_are_balanced() -> None:
    games = play_swiss(32, 6, random.Random(3))
    past = Past(games)
    assert max(abs(past.first[one]) for one in range(1, 33)) <= 2
    assert sum(past.first[one] == 0 for one in range(1, 33)) >= 20


def test_differences_of_scores_are_the_least_there_can_be() -> None:
    chance = random.Random(5)
    for _ in range(40):
        games = play_swiss(8, 3, chance)
        lines = standings("swiss", range(1, 9), games)
        score = {line.entrant: line.score for line in lines}
        met = {frozenset(game.players) for game in games}
        pairs = swiss([Entrant(one, score[one]) for one in score], games, Lot("s", 4))
        found = sum(round(2 * (score[a] - score[b])) ** 2 for a, b in pairs)
        weights = {
            (a - 1, b - 1): 1000 - round(2 * (score[a] - score[b])) ** 2
            for a, b in combinations(range(1, 9), 2)
            if frozenset((a, b)) not in met
        }
        assert 4000 - found == heaviest(list(range(8)), weights)


def test_a_bye_goes_to_the_last_who_had_none() -> None:
    games = [Game(1, 1, (1, 2), (1, 2), (0, 0)), Game(1, 2, (3,), (1,), (0,))]
    entrants = [Entrant(1, 1.0), Entrant(2, 0.0), Entrant(3, 1.0)]
    assert (2,) in swiss(entrants, games, Lot("s", 2))


@pytest.mark.parametrize("count", [2, 3, 4, 7, 8, 12])
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    rounds = robin(range(1, count + 1))
    pairs = Counter(frozenset(pair) for one in rounds for pair in one if len(pair) == 2)
    assert pairs == Counter(frozenset(pair) for pair in combinations(range(1, count + 1), 2))
    first: Counter[int] = Counter()
    for one in rounds:
        assert sorted(it for pair in one for it in pair) == list(range(1, count + 1))
        for pair in (pair for pair in one if len(pair) == 2):
            first[pair[0]] += 1
            first[pair[1]] -= 1
    assert max(abs(it) for it in first.values()) <= 1


@pytest.mark.parametrize(("count", "seats"), [(5, 2), (8, 2), (7, 3), (9, 4)])
def test_an_arena_seats_as_many_as_it_can(count: int, seats: int) -> None:
    free = [Entrant(number, number / 2) for number in range(1, count + 1)]
    groups = arena(free, seats, [], Lot("s", 1))
    seated = [one for group in groups for one in group]
    assert len(seated) == len(set(seated)) == count // seats * seats
    assert {len(group) for group in groups} == {seats}


def test_an_arena_does_not_pair_the_same_two_again_at_once() -> None:
    free = [Entrant(number, 0.0) for number in (1, 2, 3, 4)]
    games = [Game(1, 1, (1, 2), (1, 1), (0, 0)), Game(1, 2, (3, 4), (1, 1), (0, 0))]
    for seed in range(20):
        pairs = {frozenset(pair) for pair in arena(free, 2, games, Lot(str(seed), 2))}
        assert frozenset((1, 2)) not in pairs


def test_in_an_arena_whoever_has_just_come_does_not_wait() -> None:
    free = [Entrant(1, 1.0), Entrant(2, 0.0), Entrant(3, 0.0)]
    games = [Game(1, 1, (1, 2), (1, 2), (5, 3))]
    for seed in range(20):
        (pair,) = arena(free, 2, games, Lot(str(seed), 2))
        assert 3 in pair


def test_scores_and_tie_breaks_by_hand() -> None:
    assert shares((1, 3, 2)) == [1.0, 0.0, 0.5]
    assert shares((1, 1, 3, 4)) == pytest.approx([2.5 / 3, 2.5 / 3, 1 / 3, 0])
    games = [
        Game(1, 1, (1, 2), (1, 2), (5, 3)),
        Game(1, 2, (3, 4), (1, 1), (4, 4)),
        Game(2, 1, (3, 1), (2, 1), (1, 9)),
        Game(2, 2, (4, 2), (2, 1), (0, 1)),
    ]
    lines = standings("swiss", (1, 2, 3, 4), games)
    told = {line.entrant: (line.rank, line.score, *line.breaks) for line in lines}
    assert told == {
        1: (1, 2.0, 1.5, 1.5, 0.0, 2.0),
        2: (2, 1.0, 2.5, 0.5, 0.0, 1.0),
        3: (3, 0.5, 2.5, 0.25, 0.5, 0.0),
        4: (4, 0.5, 1.5, 0.25, 0.5, 0.0),
    }


def test_equal_in_everything_share_a_rank() -> None:
    lines = standings("robin", (1, 2, 3), [])
    assert [line.rank for line in lines] == [1, 1, 1]


def test_the_legs_of_a_duplicate_are_one_match() -> None:
    legs = [Game(1, 1, (1, 2), (1, 2), (9, 5)), Game(1, 1, (2, 1), (1, 2), (6, 5))]
    (match,) = matches(legs)
    assert match.scores == {1: 1.0, 2: 0.0}, "one leg each, more points in all"
    even = [Game(1, 1, (1, 2), (1, 2), (9, 5)), Game(1, 1, (2, 1), (1, 2), (9, 5))]
    assert matches(even)[0].scores == {1: 0.5, 2: 0.5}
    both = [Game(1, 1, (1, 2), (1, 2), (9, 5)), Game(1, 1, (2, 1), (2, 1), (1, 2))]
    assert matches(both)[0].scores == {1: 1.0, 2: 0.0}


def test_a_leg_that_was_given_up_has_no_points_and_its_loser_gains_nothing_by_that() -> None:
    one_each = [Game(1, 1, (1, 2), (1, 2), (9, 5)), Game(1, 1, (2, 1), (1, 2), ())]
    assert matches(one_each)[0].scores == {1: 0.0, 2: 1.0}, "1 has more points, but gave one up"
    given_up = [Game(1, 1, (1, 2), (1, 2), ()), Game(1, 1, (2, 1), (1, 2), ())]
    assert matches(given_up)[0].scores == {1: 0.5, 2: 0.5}
    twice = [Game(1, 1, (1, 2), (1, 2), ()), Game(1, 1, (2, 1), (2, 1), (3, 8))]
    assert matches(twice)[0].scores == {1: 1.0, 2: 0.0}
