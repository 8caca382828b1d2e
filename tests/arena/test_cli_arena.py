"""`nunatak arena`: what it tells, what it refuses, on which ground it plays."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from nunatak.cli import main
from nunatak.play.text import LANGUAGES
from tests.arena.tournaments import MORE, TWO


@pytest.fixture(autouse=True)
def _plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["arena", *words])
    out, err = capsys.readouterr()
    return code, out, err


def found(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, _ = arena(capsys, *words, "--json")
    assert code == 0
    return json.loads(out)


SMALL = (TWO, "--bots", "random,greedy", "--games", "6", "--workers", "1")


def test_the_json_says_everything(capsys: pytest.CaptureFixture[str]) -> None:
    form = found(capsys, *SMALL, "--seed", "9")
    assert (form["games"], form["deals"], form["rounds"]) == (6, 3, 3)
    assert [row["bot"] for row in form["standings"]] == ["greedy", "random"]
    for row in form["standings"]:
        assert row["rating"]["low"] < row["rating"]["mu"] < row["rating"]["high"]
    (row,) = form["head_to_head"]
    assert row["wins"] + row["ties"] + row["losses"] == 6
    assert row["score"]["mean"] == pytest.approx((row["wins"] + row["ties"] / 2) / 6, abs=1e-4)
    assert sum(seat["first_share"] for seat in form["seats"]) == pytest.approx(1)
    assert form["forfeits"] == []
    assert "thinking" not in form  # by iterations nothing depends on the clock
    assert form["settings"]["seed"] == 9


def test_first_places_of_one_against_three(capsys: pytest.CaptureFixture[str]) -> None:
    words = (MORE, "--bots", "greedy,random", "--seats", "4", "--games", "4", "--gauntlet")
    form = found(capsys, *words, "--workers", "1")
    (row,) = form["line_ups"]
    assert row["bots"] == ["greedy", "random", "random", "random"]
    alone, others = row["first_places"]["greedy"], row["first_places"]["random"]
    assert (alone["even"], others["even"]) == (0.25, 0.75)
    assert alone["mean"] + others["mean"] == pytest.approx(1, abs=1e-3)


def test_bots_by_the_clock_are_timed(capsys: pytest.CaptureFixture[str]) -> None:
    form = found(
        capsys, TWO, "--bots", "plain,random", "--games", "2", "--seconds-per-move", "0.001"
    )
    assert form["thinking"]["plain"]["mean_seconds"] >= 0.001
    assert form["thinking"]["plain"]["slowest_seconds"] >= form["thinking"]["plain"]["mean_seconds"]


def test_the_games_are_the_same_on_two_workers(capsys: pytest.CaptureFixture[str]) -> None:
    words = (TWO, "--bots", "random,greedy,plain@20i", "--games", "12", "--until-settled")
    assert found(capsys, *words, "--workers", "1") == found(capsys, *words, "--workers", "2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_three_languages(
    capsys: pytest.CaptureFixture[str], language: str, tmp_path: Path
) -> None:
    folder = tmp_path / "evening"
    code, out, err = arena(capsys, *SMALL, "--out", str(folder), "--lang", language)
    assert code == 0
    assert {"en": "rating", "ru": "рейтинг", "cs": "hodnocení"}[language] in out
    assert str(folder) in err
    assert {path.name for path in folder.iterdir()} >= {"results.json", "settings.json", "games"}


def test_games_are_rounded_up_to_whole_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = arena(capsys, TWO, "--bots", "random,greedy", "--games", "3", "--workers", "1")
    assert "4 games on 2 deals" in out
    assert "4 games are played" in err


# ------------------------------------------------------------------ bots that fail


OWN = """
class Sleepy:
    def __init__(self):
        self.moves = 0

    def choose(self, outlook):
        self.moves += 1
        if self.moves > 5:
            raise RuntimeError("too late for me")
        return outlook.legal[0]


class Deadly:
    def choose(self, outlook):
        import os
        os._exit(3)
"""


@pytest.fixture
def _own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "arena_cli_bots.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_own_bots")
def test_a_bot_that_fails_loses_only_its_own_games(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "arena_cli_bots:Sleepy,random,greedy"
    code, out, _ = arena(capsys, TWO, "--bots", bots, "--games", "6", "--workers", "1")
    assert code == 1
    assert "arena_cli_bots:Sleepy failed after move" in out
    assert "RuntimeError: too late for me (arena_cli_bots.py:9)" in out
    assert "6 games on 3 deals" in out


@pytest.mark.usefixtures("_own_bots")
def test_a_process_that_dies_is_told_with_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = (TWO, "--bots", "arena_cli_bots:Deadly,random", "--games", "2", "--workers", "2")
    code, _, err = arena(capsys, *words)
    assert code == 2
    assert "a process died during game" in err
    assert "arena_cli_bots:Deadly" in err


# ------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "--bots"),
        (("--bots", "random"), "at least two bots"),
        (("--bots", "random,random"), "listed twice"),
        (("--bots", "random,xyzzy"), "xyzzy"),
        (("--bots", "random,greedy@1x"), "greedy@1x"),
        (("--bots", "random,no.such:Bot"), "no.such:Bot can’t be imported"),
        (("--bots", "random,json:Bot"), "no class “Bot”"),
        (("--bots", "random,json:JSONDecoder"), "no method choose"),
        (("--bots", "random,greedy", "--seats", "9"), "--seats"),
        (("--bots", "random,greedy", "--games", "0"), "--games"),
        (("--bots", "random,greedy", "--seconds-per-move", "0"), "above 0"),
        (("--bots", "random,greedy", "--seconds-per-move", "nan"), "above 0"),
        (("--bots", "random,greedy", "--until-settled", "1"), "between 0 and 1"),
        (("--bots", "random,greedy", "--threads", "2"), "--seconds-per-move"),
        (("--bots", "random,greedy", "--option", "x=y"), "x"),
        (("--bots", "random,greedy", "--workers", "2", "--ray", "local"), "--ray"),
    ],
)
def test_a_mistake_is_named(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    code, out, err = arena(capsys, TWO, *words)
    assert (code, out) == (2, "")
    assert told in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_tournaments_folder_is_refused_in_three_languages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    arena(capsys, *SMALL, "--out", str(tmp_path / "one"))
    words = (*SMALL, "--out", str(tmp_path / "one"), "--seed", "2", "--lang", language)
    code, _, err = arena(capsys, *words)
    assert code == 2
    assert "seed" in err


# ------------------------------------------------------------------ a real cluster


@pytest.mark.slow
def test_the_games_are_the_same_on_a_ray_cluster(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a bot of one's own, which travels to the nodes."""
    pytest.importorskip("ray", reason="Ray makes no wheel for this machine")
    (tmp_path / "arena_ray_bot.py").write_text(
        "class Last:\n    def choose(self, outlook):\n        return outlook.legal[-1]\n"
    )
    monkeypatch.chdir(tmp_path)
    words = (TWO, "--bots", "arena_ray_bot:Last,greedy,plain@20i", "--games", "6")
    here = found(capsys, *words, "--workers", "1")
    assert found(capsys, *words, "--ray", "local") == here


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{nobody.getsockname()[1]}"
        code, _, err = arena(capsys, *SMALL[:-2], "--ray", address)
    assert code == 2
    assert f"the Ray cluster can’t be reached: {address}" in err
