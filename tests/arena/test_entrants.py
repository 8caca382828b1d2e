"""The list of bots: budgets of their own, people's own bots, and what is wrong with a list."""

from pathlib import Path
from typing import Any

import pytest

from nunatak.arena.entrants import (
    EntrantError,
    by_the_clock,
    fingerprint,
    most_threads,
    read_entrants,
)
from nunatak.search.bots import RandomBot, UnknownBot
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS
from nunatak.search.loading import NoChoose, NoClass, NoModule, NotMade, seat_bot

USUAL = Budget(iterations=10)


class Plain:
    """Takes nothing."""

    def choose(self, _outlook: Any) -> int:
        return 0


class Careful(Plain):
    def __init__(self, budget: Budget | None, seed: int = 3) -> None:
        self.known = (seed, budget)


class Demanding(Plain):
    def __init__(self, model: str) -> None: ...


class Silent: ...


def own(kind: str) -> str:
    return f"{__name__}:{kind}"


@pytest.mark.parametrize(
    ("label", "budget"),
    [
        ("plain", USUAL),
        ("plain@0.5s", Budget(seconds=0.5, threads=4)),
        ("plain@2000i", Budget(iterations=2000, threads=4)),
        ("plain@1s+2t", Budget(seconds=1.0, threads=2)),
        ("plain@1s+500i", Budget(seconds=1.0, iterations=500, threads=4)),
    ],
)
def test_a_bot_may_carry_its_own_budget(label: str, budget: Budget) -> None:
    entrant, _ = read_entrants([label, "random"], USUAL, 4)
    assert (entrant.label, entrant.name, entrant.budget) == (label, "plain", budget)


def test_a_level_without_a_budget_thinks_with_its_own() -> None:
    """So that a level that goes by the clock is known to."""
    for entrant in read_entrants(LEVELS, None, 1):
        assert entrant.budget == LEVELS[entrant.name].budget
    assert all(entrant.budget == USUAL for entrant in read_entrants(LEVELS, USUAL, 1))


@pytest.mark.parametrize("amount", ["", "5", "s", "1h", "0s", "1.5i", "0i", "2t", "1s+1s", "-1s"])
def test_a_budget_that_can_not_be_read_names_its_bot(amount: str) -> None:
    with pytest.raises(EntrantError) as wrong:
        read_entrants([f"plain@{amount}", "random"], USUAL, 1)
    assert (wrong.value.entrant, wrong.value.problem) == (f"plain@{amount}", "budget")


@pytest.mark.parametrize(
    ("labels", "problem"), [(["plain"], "alone"), ([], "alone"), (["plain", "plain"], "twice")]
)
def test_two_different_bots_are_needed(labels: list[str], problem: str) -> None:
    with pytest.raises(EntrantError) as wrong:
        read_entrants(labels, USUAL, 1)
    assert wrong.value.problem == problem


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("xyzzy", UnknownBot, "xyzzy"),
        ("no_such_module_at_all:Bot", NoModule, "no_such_module_at_all"),
        (":Bot", NoModule, "ValueError"),
        (own("Nobody"), NoClass, "Nobody"),
        (own("USUAL"), NoClass, "USUAL"),
        (own(""), NoClass, ""),
        (own("Silent"), NoChoose, "Silent"),
        (own("Demanding"), NotMade, "model"),
    ],
)
def test_a_bot_that_can_not_sit_down_is_named(name: str, kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=name) as wrong:
        read_entrants([name, "random"], USUAL, 1)
    assert told in str(wrong.value)


def test_a_broken_module_is_told_with_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "arena_bot_broken.py").write_text("import os\n\nraise SystemExit('oops')\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoModule, match=r"SystemExit: oops \(arena_bot_broken.py:3\)"):
        read_entrants(["arena_bot_broken:Bot", "random"], None, 1)


def test_a_constructor_gets_what_it_asks_for() -> None:
    assert isinstance(seat_bot(own("Plain"), 7, USUAL), Plain)
    careful = seat_bot(own("Careful"), 7, USUAL)
    assert isinstance(careful, Careful)
    assert careful.known == (7, USUAL)
    assert isinstance(seat_bot("random", 7, USUAL), RandomBot)


def test_threads_and_clocks_are_noticed() -> None:
    entrants = read_entrants(["plain@1s+3t", "plain@5i", "random"], None, 1)
    assert most_threads(entrants) == 3
    assert by_the_clock(entrants)
    assert not by_the_clock(entrants[1:])


def test_another_source_is_another_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "arena_bot_changing.py"
    path.write_text("class Bot:\n    def choose(self, outlook): return 0\n")
    bot, other = read_entrants(["arena_bot_changing:Bot", "random"], None, 1)
    before = fingerprint(bot)
    path.write_text("class Bot:\n    def choose(self, outlook): return 1\n")
    assert before != fingerprint(bot)
    assert fingerprint(other) == ""
