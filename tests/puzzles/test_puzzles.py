"""Puzzles: found where one move is clearly best, kept through the seat's eyes, checked anew."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from nunatak import Table, games
from nunatak.cli import main
from nunatak.kernel.chance import FOR_REDEALS, stream
from nunatak.play.table import Outlook
from nunatak.puzzles.clear import MARGIN, look_at
from nunatak.puzzles.mining import Claim, mine, puzzle_at
from nunatak.puzzles.puzzle import (
    Collection,
    Puzzle,
    PuzzleError,
    Step,
    read_collection,
    shipped,
    shipped_at,
    write_collection,
)
from nunatak.puzzles.quarry import Kept
from nunatak.puzzles.rating import hard, share_of_random
from nunatak.puzzles.solving import asked
from nunatak.testing.playing import state_of
from tests.analysis.games import ALL_THE_SAME, LAST_CARD

ITERATIONS = 200
Run = Callable[..., tuple[int, str, str]]
every_game = pytest.mark.parametrize("name", games.NAMES)


def found_at(position: str) -> Puzzle | None:
    table = Table.at(position)
    return puzzle_at(table.game, state_of(table), ITERATIONS, seed=3)


@cache
def known() -> Puzzle:
    puzzle = found_at(LAST_CARD)
    assert puzzle is not None
    return puzzle


# ------------------------------------------------------------------ finding


def test_the_one_winning_card_is_a_puzzle() -> None:
    puzzle = known()
    assert puzzle.solution == (Step("black 7 to swamp"),)
    assert puzzle.seat == 1
    assert puzzle.margin >= MARGIN
    assert puzzle.themes == ("play", "gain-honor", "deny")
    assert [(gain.seat, gain.after) for gain in puzzle.gains] == [(0, 0), (1, 8)]
    assert set(puzzle.losses) < set(map(str, Table.at(LAST_CARD).actions))


def test_where_everything_is_as_good_there_is_none() -> None:
    assert found_at(ALL_THE_SAME) is None


def test_the_same_seed_finds_the_same() -> None:
    claim = Claim("lonewolves", 1, 1, ITERATIONS)
    first = mine(claim)
    assert first == mine(claim)
    assert first, "the seed of this test was chosen so that there is something to compare"


def test_no_kind_of_action_and_nothing_easy_takes_over() -> None:
    kept = Kept(10)
    for rating in (2000, 1000):
        for kind in ("play", "take", "place", "reveal"):
            for _ in range(10):
                kept.offer(replace(known(), themes=(kind,), rating=rating))
    assert kept.is_full
    assert max(kept.kinds.values()) == 4
    assert kept.easy <= 4


def test_what_the_seat_may_not_know_decides_nothing() -> None:
    collection = shipped("lonewolves")
    assert collection is not None
    puzzle = collection.puzzles[0]
    game = games.load("lonewolves")
    state = puzzle.state(game)
    twin = Outlook(game, state, puzzle.seat).redeal(stream(9, FOR_REDEALS))
    assert game.sheet.write(state) != game.sheet.write(twin)
    first, second = (look_at(game, it, ITERATIONS, 5, 0) for it in (state, twin))
    assert first == second


# ------------------------------------------------------------------ keeping


def collected(*puzzles: Puzzle) -> Collection:
    return Collection("lonewolves", games.load("lonewolves").version, 1, 64, MARGIN, puzzles)


def test_a_collection_is_read_as_it_was_written(tmp_path: Path) -> None:
    free = replace(known(), solution=(Step("black 7 to swamp"), Step("pass", free=True)))
    kept = collected(free, known())
    write_collection(kept, tmp_path / "puzzles.json")
    found = read_collection(tmp_path / "puzzles.json")
    assert found.puzzles[0].solution == free.solution
    assert [puzzle.position for puzzle in found.puzzles] == [known().position] * 2
    assert replace(found, puzzles=()) == replace(kept, puzzles=())


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "puzzles": [1]}'])
def test_what_is_no_collection_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text, "utf-8")
    with pytest.raises(PuzzleError):
        read_collection(path)


# ------------------------------------------------------------------ checking


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")

    def run_(*words: str | Path) -> tuple[int, str, str]:
        code = main([*map(str, words), "--lang", "en", "--workers", "1"])
        out, err = capsys.readouterr()
        return code, out, err

    return run_


def test_a_true_solution_holds_and_a_false_one_does_not(run: Run, tmp_path: Path) -> None:
    false = replace(known(), id="0badf00d", solution=(Step("black 7 to cave"),))
    path = tmp_path / "puzzles.json"
    write_collection(collected(known(), false), path)
    code, out, _ = run("puzzles", "lonewolves", "--check", path, "--times", "4")
    assert code == 1
    assert "0badf00d does not hold: black 7 to cave" in out
    assert "1 of 2 hold under 4 times the search." in out
    assert "Solved by random play: 20.0%" in out
    run("puzzles", "lonewolves", "--check", path, "--times", "4", "--drop")
    assert [puzzle.id for puzzle in read_collection(path).puzzles] == [known().id]


def test_puzzles_of_another_game_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_collection(replace(collected(), game="wolves"), path)
    code, _, err = run("puzzles", "lonewolves", "--check", path)
    assert code == 2
    assert "wolves" in err


def test_the_command_says_what_it_needs(run: Run) -> None:
    assert run("puzzles", "lonewolves")[0] == 2


def test_random_play_is_told_from_the_number_of_choices() -> None:
    game = games.load("lonewolves")
    decisions = list(asked(game, known().state(game), known().solution))
    assert len(hard(game, decisions)) == 1
    assert share_of_random(game, decisions) == pytest.approx(0.2)


# ------------------------------------------------------------------ what comes with the games


@every_game
def test_every_game_comes_with_at_least_sixty(name: str) -> None:
    found = shipped(name)
    assert found is not None
    assert (found.game, found.rules) == (name, games.load(name).version)
    assert len({puzzle.id for puzzle in found.puzzles}) == len(found.puzzles) >= 60
    assert len({puzzle.themes[0] for puzzle in found.puzzles}) >= 2
    assert shipped_at(name).stat().st_size < 250_000


@every_game
def test_every_puzzle_can_be_read_and_its_solution_is_legal(name: str) -> None:
    found = shipped(name)
    assert found is not None
    for puzzle in found.puzzles:
        table = Table.at(puzzle.position)
        assert table.position == puzzle.position
        assert table.deciding == puzzle.seat
        assert puzzle.margin >= found.margin
        for move in puzzle.losses:
            assert table.why_not(move) is None
            assert move != puzzle.solution[0].play
        for step in puzzle.solution:
            assert table.deciding == puzzle.seat
            table.play(step.play)


@every_game
def test_every_theme_and_reason_has_words(name: str) -> None:
    found = shipped(name)
    assert found is not None
    folder = shipped_at(name).parent / "text"
    themes = {puzzle.themes[0] for puzzle in found.puzzles}
    sources = {
        theme.removeprefix("gain-")
        for puzzle in found.puzzles
        for theme in puzzle.themes
        if theme.startswith("gain-")
    }
    assert sources <= set(games.load(name).rules.sources)
    for language in ("en", "ru", "cs"):
        web = (folder / "web" / f"{language}.ftl").read_text("utf-8")
        told = web.partition("puzzle-theme =")[2]
        assert all(f"[{theme}]" in told for theme in themes)


def test_the_file_is_json_with_a_line_for_each(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    write_collection(collected(known(), known()), path)
    assert len(path.read_text("utf-8").splitlines()) == 4
    assert json.loads(path.read_text("utf-8"))["format"] == 1
