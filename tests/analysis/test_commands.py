"""`nunatak analyze` and `nunatak hint`: what they print, write and refuse."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from nunatak import Table, games
from nunatak.analysis.review import Review
from nunatak.cli import main
from nunatak.play.text import LANGUAGES
from nunatak.testing.playing import table_after
from tests.analysis.games import LAST_CARD, after, random_game

Run = Callable[..., tuple[int, str, str]]
QUICK = ("--iterations-per-move", "64", "--deal-games", "2")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "200")

    def run_(*words: str | Path) -> tuple[int, str, str]:
        code = main([*map(str, words), *(() if "--lang" in words else ("--lang", "en"))])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return run_


@pytest.fixture
def blunder(tmp_path: Path) -> Path:
    after(LAST_CARD, "black 7 to cave").save(tmp_path / "game.json")
    return tmp_path / "game.json"


# ------------------------------------------------------------------ analyze


def test_the_analysis_is_told(run: Run, blunder: Path) -> None:
    code, out, _ = run("analyze", blunder, *QUICK)
    assert code == 0
    assert "Move 1. Ivan: blunder" in out
    assert "Own mistake." in out


def test_json_is_the_same_again(run: Run, blunder: Path) -> None:
    first, second = (run("analyze", blunder, *QUICK, "--json")[1] for _ in range(2))
    assert first == second
    assert json.loads(first)["moves"][0]["grade"] == "blunder"


def test_a_page_is_written_with_its_data_and_a_picture_alone(run: Run, blunder: Path) -> None:
    page, picture = blunder.with_name("page.html"), blunder.with_name("picture.svg")
    assert run("analyze", blunder, *QUICK, "--out", page, "--lang", "ru")[0] == 0
    assert "Переломы" in page.read_text("utf-8")
    assert json.loads(page.with_suffix(".analysis.json").read_text("utf-8"))["complete"]
    assert run("analyze", blunder, *QUICK, "--out", picture)[0] == 0
    assert picture.read_text("utf-8").startswith("<svg")
    assert not picture.with_suffix(".analysis.json").exists()


def test_ctrl_c_keeps_what_is_done(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    random_game("lonewolves", 2).save(tmp_path / "game.json")
    whole = Review.run

    def broken_off(self: Review):  # type: ignore[no-untyped-def]
        work = whole(self)
        for done in work:
            yield done
            if done >= 5:
                work.close()
                raise KeyboardInterrupt

    monkeypatch.setattr(Review, "run", broken_off)
    code, _, err = run("analyze", tmp_path / "game.json", *QUICK, "--out", tmp_path / "a.json")
    form = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert code == 130
    assert "Broken off" in err
    assert not form["complete"]
    assert 1 <= len(form["moves"]) < form["decisions"]


def test_a_sealed_record_has_nothing_to_judge_yet(run: Run, tmp_path: Path) -> None:
    table = Table("lonewolves", seed=1)
    table.play(table.legal[0])
    table.record().save(tmp_path / "sealed.json")
    for language in LANGUAGES:
        for command in ("analyze", "hint"):
            code, out, err = run(command, tmp_path / "sealed.json", "--lang", language)
            assert (code, out) == (3, "")
            assert "sealed.json" in err


def test_a_forged_record_is_refused_as_verify_refuses_it(run: Run, blunder: Path) -> None:
    blunder.write_text(blunder.read_text("utf-8").replace("black 7 to cave", "red 7 to cave"))
    code, out, err = run("analyze", blunder)
    assert (code, out) == (1, "")
    assert "L-PLAY-01" in err
    assert run("verify", blunder)[1].partition(": ")[2].strip() in err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("analyze", "nowhere.json"), "nowhere.json"),
        (("analyze", "GAME", "--out", "game.pdf"), "--out"),
        (("analyze", "GAME", "--out", "GAME"), "--out"),
        (("analyze", "GAME", "--out", "no/such/folder.html"), "folder.html"),
        (("analyze", "GAME", "--seconds-per-move", "0"), "--seconds-per-move"),
        (("analyze", "GAME", "--seconds-per-move", "1", *QUICK), "--iterations-per-move"),
        (("hint", "GAME"), "over"),
        (("hint", "GAME", "--move", "9"), "--move"),
        (("hint", "GAME", "--move", "0", "--seat", "Anna"), "Ivan"),
        (("hint", "GAME", "--move", "0", "--seat", "Eva"), "Eva"),
        (("hint", "lonewolves dragons=3"), "dragons"),
    ],
)
def test_mistakes_are_explained(
    run: Run, blunder: Path, words: tuple[str, ...], named: str
) -> None:
    code, out, err = run(*(str(blunder) if word == "GAME" else word for word in words))
    assert (code, out) == (2, "")
    assert named in err


# ------------------------------------------------------------------ hint


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the best move"), ("ru", "лучший ход"), ("cs", "nejlepší tah")],
)
def test_a_hint_is_told_in_words_of_the_ledger(
    run: Run, blunder: Path, language: str, words: str
) -> None:
    for what in ((LAST_CARD,), (blunder, "--move", "0")):
        code, out, _ = run("hint", *what, "--iterations", "200", "--lang", language)
        assert code == 0
        assert words in out
        assert "+7 (1 → 8) [L-CTL-01, L-SCO-01]" in out
        assert out.count("L-CTL-01: ") == 1


def test_a_hint_as_json(run: Run) -> None:
    form = json.loads(run("hint", LAST_CARD, "--iterations", "200", "--json")[1])
    assert form["best"] == "black 7 to swamp"
    assert form["choices"][0]["notation"] == form["best"]
    assert form["points"][1] == {"before": 1, "after": 8}


def test_a_hint_tells_what_else_speaks_for_it(run: Run) -> None:
    table = table_after(games.load("wolves"), 3, {}, seed=26, moves=26)
    code, out, _ = run("hint", table.position, "--iterations", "64")
    assert code == 0
    assert "You have more: " in out or "You have less: " in out or " has less: " in out
    reasons = json.loads(run("hint", table.position, "--iterations", "64", "--json")[1])["reasons"]
    assert {"measure", "seat", "more"} == set(reasons[0])
