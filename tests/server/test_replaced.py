"""Replaced data: what a table takes, and what it refuses before it has cost anything."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from nunatak import games
from nunatak.client import Problem
from nunatak.server.table.replaced import check_shape
from tests.server.running import InThread

PARTS = ["a"] * 4_000
KEY = ".".join(PARTS) + "=1"
DEEP = {
    "dotted key": KEY,
    "dotted key with blanks": " . ".join(PARTS) + "=1",
    "quoted dotted key": ".".join(f'"{part}"' for part in PARTS) + "=1",
    "dotted header": "[" + ".".join(PARTS) + "]",
    "key after a text of four quotes": 'x = ["""y"""", {' + KEY + "}]",
    "key after a text of four apostrophes": "x = ['''y'''', {" + KEY + "}]",
    "lists in lists": "x = " + "[" * 9_990,
    "tables in tables": "x = " + "{a=" * 4_990,
}
FLAT = {
    "dots in a text": f'x = "{KEY}"',
    "dots in a comment": f"# {KEY}",
    "dots in a long text": f'x = """\n{KEY}"""',
    "brackets in a text": "x = '" + "[" * 9_000 + "'",
    "numbers": "x = [" + "0.5, " * 3_900 + "]",
    "a key of five parts": "normal.slots.a.b.c = 1",
}


@pytest.mark.parametrize("shape", DEEP)
def test_C2_deep_data_is_refused_by_name_before_it_is_read(
    shape: str, server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nunatak.server.table.replaced.read_toml", None)
    with pytest.raises(Problem) as problem:
        server.guest().open_table("lonewolves", ["me", "random"], data=DEEP[shape])
    assert (problem.value.code, problem.value.field) == ("bad-value", "data")


@pytest.mark.parametrize("shape", FLAT)
def test_dots_and_brackets_elsewhere_are_no_depth(shape: str) -> None:
    check_shape(FLAT[shape])
    tomllib.loads(FLAT[shape])


@pytest.mark.parametrize("opening", ['"', '"""', "'", "'''", '\\"', '"\\', "#", "a", " ", "\t"])
def test_a_text_that_is_never_closed_is_no_trouble_of_ours(opening: str, server: InThread) -> None:
    with pytest.raises(Problem) as problem:
        server.guest().open_table("lonewolves", ["me", "random"], data=f"x = {opening * 6_000}")
    assert (problem.value.code, problem.value.field) == ("bad-value", "data")


@pytest.mark.parametrize("game", games.NAMES)
def test_the_designed_data_of_every_game_is_taken(game: str, server: InThread) -> None:
    data = (Path(games.__file__).parent / game / "designed.toml").read_text("utf-8")
    seats = ["me", *["random"] * (min(games.load(game).seats) - 1)]
    assert server.guest().open_table(game, seats, data=data)["game"] == game


@pytest.mark.parametrize(
    "data", ["#" * 20_001, "x = " + "9" * 9_000, "board_order = [0x" + "f" * 9_000 + "]"]
)
def test_long_data_and_long_numbers_are_refused_by_name(data: str, server: InThread) -> None:
    with pytest.raises(Problem) as problem:
        server.guest().open_table("lonewolves", ["me", "random"], data=data)
    assert problem.value.code == "bad-value"
    assert (problem.value.field or "").startswith("data")


@pytest.mark.parametrize("game", games.NAMES)
def test_no_data_that_is_taken_leads_outside_an_array(game: str) -> None:
    words = [sys.executable, "-m", "tests.server.spoiling", game, "1", "80"]
    interpreted = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(words, env=interpreted, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    taken, refused = map(int, run.stdout.split())
    assert taken > 4
    assert refused > 5


TOLD = {
    "ru": {
        'board_order = ["cave"]': "(L-DATA-01: нужно каждое из cave, volcano, desert, swamp, tundra"
        ' по одному разу, а не ["cave"])',
        "moons = 1": "(L-DATA-10: такого поля нет)",
        "normal = 5": "(L-DATA-10: нужна таблица, а не 5)",
        "moon = 1 2": "(это не TOML: строка 1, место 10)",
        "x = " + "9" * 9_000: "(в числе слишком много цифр)",
        KEY: "(в ключе больше точек, чем 4)",
    },
    "cs": {
        'board_order = ["cave"]': "(L-DATA-01: čeká se každé z cave, volcano, desert, swamp,"
        ' tundra právě jednou, ne ["cave"])',
        "moons = 1": "(L-DATA-10: takové pole není)",
        "normal = 5": "(L-DATA-10: čeká se tabulka, ne 5)",
        "moon = 1 2": "(není to TOML: řádek 1, znak 10)",
        "x = " + "9" * 9_000: "(číslo má příliš mnoho číslic)",
        KEY: "(v klíči je víc teček než 4)",
    },
}


@pytest.mark.parametrize("language", TOLD)
def test_what_is_wrong_with_data_is_told_in_the_readers_language(
    language: str, server: InThread
) -> None:
    ann = server.guest(language=language)
    for data, told in TOLD[language].items():
        with pytest.raises(Problem) as problem:
            ann.open_table("lonewolves", ["me", "random"], data=data)
        assert problem.value.code == "bad-value"
        assert problem.value.text.endswith(told)
