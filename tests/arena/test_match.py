"""One game: who sits where, what the referee does with a bot that fails, and what is kept."""

from pathlib import Path
from typing import Any

import pytest

from nunatak import Record, games, verify
from nunatak.arena.entrants import Entrant, read_entrants
from nunatak.arena.match import Conditions, Played, forfeited_last, play_fixture
from nunatak.arena.schedule import Fixture
from nunatak.play.table import Outcome
from nunatak.search.bots import RandomBot

TWO, MORE = games.NAMES[0], games.NAMES[2]


class Crashing(RandomBot):
    """Plays on for a while, and then fails."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.moves = 0

    def choose(self, outlook: Any) -> int:
        self.moves += 1
        if self.moves == 3:
            raise ZeroDivisionError("no idea")
        return super().choose(outlook)


class Cheating(RandomBot):
    def choose(self, outlook: Any) -> int:
        return next(number for number in range(10_000) if number not in outlook.legal)


class Beyond(RandomBot):
    def choose(self, _outlook: Any) -> int:
        return -7


class Mumbling(RandomBot):
    def choose(self, _outlook: Any) -> Any:
        return "the red one"


class Unborn:
    born = False

    def __init__(self) -> None:
        if Unborn.born:
            raise OSError("no model file")
        Unborn.born = True  # the check before the tournament lets it pass

    def choose(self, _outlook: Any) -> int:
        return 0


def own(kind: type) -> str:
    return f"{__name__}:{kind.__name__}"


def conditions(game: str, seats: int, *bots: str) -> Conditions:
    entrants = read_entrants(bots, None, 1)
    options = games.load(game).choose_options({})
    return Conditions(game, seats, options, None, 5, entrants)


def play(game: str, *seats: str, deal: int = 11) -> Played:
    common = conditions(game, len(seats), *dict.fromkeys(seats))
    return play_fixture(Fixture(0, 0, 0, 0, seats, deal), common)


def test_a_game_ends_with_places_points_and_a_record_that_holds() -> None:
    played = play(MORE, "random", "greedy", "random")
    assert played.finished
    assert sorted(played.ranks)[0] == 1
    assert len(set(played.roles)) == 3
    record = Record.loads(played.record)
    assert verify(record).ok
    assert record.seats == ("random", "greedy", "random")
    assert record.result is not None
    assert tuple(record.result["ranks"]) == played.ranks
    assert sum(played.decisions) == len(record.moves)
    for seat, points in enumerate(played.points):
        assert sum(played.sources[seat].values()) == points


def test_the_same_fixture_gives_the_same_bytes() -> None:
    assert play(TWO, "random", "greedy").record == play(TWO, "random", "greedy").record
    assert play(TWO, "random", "greedy").record != play(TWO, "random", "greedy", deal=12).record


def test_roles_belong_to_the_seat_and_the_deal() -> None:
    here, there = play(MORE, "random", "greedy"), play(MORE, "greedy", "random")
    assert here.roles == there.roles


@pytest.mark.parametrize(
    ("kind", "problem", "told"),
    [
        (Crashing, "crash", "ZeroDivisionError: no idea (test_match.py:"),
        (Cheating, "illegal", "("),
        (Beyond, "illegal", "-7"),
        (Mumbling, "illegal", "'the red one'"),
    ],
)
def test_with_two_seats_a_failing_bot_gives_the_game_up(
    kind: type, problem: str, told: str
) -> None:
    played = play(TWO, "greedy", own(kind))
    assert played.ranks == (1, 2)
    (forfeit,) = played.forfeits
    assert (forfeit.seat, forfeit.bot, forfeit.problem) == (1, own(kind), problem)
    assert told in forfeit.detail
    record = Record.loads(played.record)
    assert verify(record).ok
    assert record.result is not None
    assert record.result["resigned"] == 1
    assert forfeit.move == len(record.moves)


@pytest.mark.parametrize("kind", [Crashing, Cheating, Mumbling])
def test_with_more_seats_a_stand_in_plays_on_and_the_failing_bot_comes_last(kind: type) -> None:
    played = play(MORE, "greedy", own(kind), "random")
    assert played.finished
    assert played.ranks[1] == 3
    assert sorted((played.ranks[0], played.ranks[2])) in ([1, 1], [1, 2])
    assert len(played.forfeits) == 1
    assert verify(Record.loads(played.record)).ok


def test_a_bot_that_can_not_be_made_any_more_forfeits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Unborn, "born", False)
    played = play(TWO, own(Unborn), "random")
    (forfeit,) = played.forfeits
    assert "no model file" in forfeit.detail
    assert played.ranks == (2, 1)


@pytest.mark.parametrize(
    ("ranks", "failed", "places"),
    [
        ((1, 2, 3), [], (1, 2, 3)),
        ((1, 2, 3), [0], (3, 1, 2)),
        ((1, 1, 3, 4), [1, 2], (1, 3, 3, 2)),
        ((2, 1, 2), [0, 1, 2], (1, 1, 1)),
    ],
)
def test_who_forfeits_comes_behind_everybody_else(
    ranks: tuple[int, ...], failed: list[int], places: tuple[int, ...]
) -> None:
    assert forfeited_last(Outcome((), ranks, ()), failed) == places


def test_each_seat_thinks_with_chance_of_its_own() -> None:
    """Two random bots on one deal do not mirror each other."""
    record = Record.loads(play(TWO, "random", "random@1i").record)
    other = Record.loads(play(TWO, "random@1i", "random").record)
    assert record.moves == other.moves  # chance belongs to the seat, whatever sits there


def test_a_bot_gets_the_budget_that_it_carries() -> None:
    entrants = read_entrants(["plain@30i", "plain"], None, 1)
    assert [entrant.budget and entrant.budget.iterations for entrant in entrants] == [30, None]
    assert entrants[0] == Entrant("plain@30i", "plain", entrants[0].budget)


def test_own_bots_are_found_in_the_current_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "arena_bot_of_mine.py").write_text(
        "class First:\n    def choose(self, outlook):\n        return outlook.legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    played = play(TWO, "arena_bot_of_mine:First", "random")
    assert not played.forfeits
