"""The script that fits the weights: it finds what is there, and finds the same again."""

import re
from pathlib import Path

import numpy as np
import pytest

from nunatak.fitting.__main__ import main
from nunatak.fitting.matches import match, wilson
from nunatak.fitting.notes import Notes, Pairs, joined, pairs_of
from nunatak.fitting.quality import measure
from nunatak.fitting.regression import by_stage, fit_before, fit_lead
from nunatak.fitting.selfplay import Lot, play_lot
from nunatak.fitting.writing import module
from nunatak.kernel.appraisal import KNOTS, arranged, weigh
from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.game import Game
from nunatak.search.budget import Budget
from tests.playing import ALL_GAMES

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
compiled_only = pytest.mark.skipif(INTERPRETED, reason="whole games, too slow when interpreted")
SMALL = ["--games", "20", "--rounds", "1", "--matches", "20", "--seed", "5"]


def tables_of(text: str) -> object:
    room: dict[str, object] = {}
    exec(text, room)
    return room["TABLES"]


def invented(count: int, before: np.ndarray, lead: np.ndarray) -> Pairs:
    """Pairs that follow these weights (knot by feature), with chance where it belongs."""
    chance = np.random.default_rng(1)
    differences = chance.normal(size=(count, before.shape[1])).astype(np.float32)
    stages = chance.random(count).astype(np.float32)
    odds = 1 / (1 + np.exp(-by_stage(before, differences, stages)))
    won = (chance.random(count) < odds).astype(np.float32)
    leads = by_stage(lead, differences, stages) + chance.normal(size=count)
    return Pairs(differences, stages, won, leads.astype(np.float32))


def test_the_regression_finds_the_weights_that_made_the_games() -> None:
    before = np.array([[0.0, 1.0, -0.5]] * 2 + [[1.0, 0.0, -0.5]] * 2)
    lead = np.array([[2.0, 0.0, -3.0], [3.0, 0.0, -3.0], [4.0, 1.0, -3.0], [5.0, 2.0, -3.0]])
    pairs = invented(100_000, before, lead)
    assert fit_before(pairs) == pytest.approx(before, abs=0.06)
    assert fit_lead(pairs) == pytest.approx(lead, abs=0.06)


def test_the_fit_says_what_the_compiled_model_says() -> None:
    chance = np.random.default_rng(2)
    weights = chance.normal(size=(2, KNOTS, 5))
    rows = chance.normal(size=(50, 2, 5))
    for row, stage in zip(rows, chance.random(50), strict=True):
        out = np.zeros(2)
        weigh(row.copy(), stage, weights, out)
        difference = (row[0] - row[1]).astype(np.float32)
        said = [
            float(by_stage(part, difference[None], np.array([stage], np.float32))[0])
            for part in weights
        ]
        lead = max(-1.0, min(1.0, said[1] / 100))
        assert out[0] == pytest.approx(0.8 / (1 + np.exp(-said[0])) + 0.1 + 0.1 * lead, abs=1e-5)


def test_pairs_compare_every_two_seats_once() -> None:
    rows = np.arange(6, dtype=np.float32).reshape(1, 3, 2) ** 2
    notes = Notes(
        rows,
        np.array([0.5], np.float32),
        np.zeros((1, 3), np.float32),
        np.array([0]),
        np.array([[7, 3, 7]]),
        np.array([[1, 3, 1]]),
    )
    pairs = pairs_of(joined([notes, notes]))
    assert len(pairs.stages) == 6
    assert pairs.before.tolist() == [0, 0, 0.5, 0.5, 1, 1]
    assert pairs.leads.tolist() == [-4, -4, 0, 0, 4, 4]
    assert pairs.differences[0].tolist() == (rows[0, 1] - rows[0, 0]).tolist()


def test_wilson_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)


@compiled_only
@every_game
def test_a_lot_is_played_the_same_again(game: Game) -> None:
    seats = game.seats[-1]
    weights = np.ones((2, KNOTS, len(game.judge.measures)))
    lot = Lot(seats, ("keen",) + ("greedy",) * (seats - 1), 3, games=3, carelessness=0.1)
    first, second = play_lot(game, lot, weights), play_lot(game, lot, weights)
    for name in ("rows", "stages", "scores", "games", "totals", "places"):
        assert (getattr(first, name) == getattr(second, name)).all()
    assert (first.places.min(axis=1) == 1).all()
    assert len(first.rows) == 3 * lot.per_game


@compiled_only
@every_game
def test_bots_by_name_can_play_too(game: Game) -> None:
    seats = game.seats[0]
    lot = Lot(seats, ("plain", *("greedy",) * (seats - 1)), 3, games=1, budget=Budget(iterations=2))
    notes = play_lot(game, lot, np.zeros((2, KNOTS, len(game.judge.measures))))
    assert len(notes.rows) == lot.per_game
    assert (notes.totals != 0).any()


@compiled_only
@every_game
def test_the_script_writes_the_same_weights_again_on_more_cores(game: Game, tmp_path: Path) -> None:
    texts: list[str] = []
    for name in ("first.py", "second.py"):
        command = [game.name, *SMALL, "--seats", str(game.seats[0])]
        threads = str(1 + len(texts))
        assert main([*command, "--threads", threads, "--out", str(tmp_path / name)]) == 0
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]
    shown = f"python -m nunatak.fitting {game.name} {' '.join(SMALL)} --seats {game.seats[0]}\n"
    assert shown in texts[0]
    assert "quarter 1: log loss" in texts[0]
    assert arranged(tables_of(texts[0]), game.judge.measures).any()  # type: ignore[arg-type]


@every_game
def test_the_weights_in_use_tell_how_they_were_made(game: Game) -> None:
    written = __import__(f"nunatak.games.{game.name}.weights", fromlist=["TABLES"])
    text = Path(str(written.__file__)).read_text("utf-8")
    assert re.search(rf"python -m nunatak.fitting {game.name} .*--seed \d+", text)
    for seats in game.seats:
        assert re.search(rf"^{seats} seats, fitted to \d+ positions", text, re.MULTILINE)
    told = text.split('"""')[1].split("\n\n")
    again = module(told[1:3], game.judge.measures, arranged(written.TABLES, game.judge.measures))
    assert tables_of(again) == written.TABLES


@compiled_only
@every_game
def test_one_ply_by_the_weights_in_use_beats_greedy(game: Game) -> None:
    """A bug that turns the evaluation round would lose; how good it is, the docs tell."""
    written = __import__(f"nunatak.games.{game.name}.weights", fromlist=["TABLES"])
    weights = arranged(written.TABLES, game.judge.measures)
    for number, seats in enumerate(game.seats):
        found = match(
            game,
            weights[number],
            seats=seats,
            games=60,
            seed=1,
            threads=2,
            report=lambda _: None,
        )
        assert found.low > found.even


def test_better_weights_have_a_smaller_loss() -> None:
    chance = np.random.default_rng(3)
    rows = chance.normal(size=(4000, 2, 1)).astype(np.float32)
    won = rows[:, 0, 0] - rows[:, 1, 0] > chance.normal(size=4000)
    places = np.stack([2 - won, 1 + won], axis=1)
    notes = Notes(
        rows,
        chance.random(4000).astype(np.float32),
        np.zeros((4000, 2), np.float32),
        np.arange(4000),
        10 - 5 * places,
        places,
    )
    weights = np.ones((2, KNOTS, 1))
    for found in measure(weights, notes, notes):
        assert found.loss < 0.6 < found.loss_of_points
        assert found.explained > 0.2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "nobody"], "--bots: there is no 'nobody'"),
        (["--seats", "9"], "--seats:"),
        (["--games", "0"], "--games: 1 or more is expected"),
    ],
)
def test_wrong_arguments_are_told(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([ALL_GAMES[0].name, *words])
    assert said in capsys.readouterr().err
