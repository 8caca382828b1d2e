"""The bot that docs/bots.md teaches: cut out of the page, and sent against random."""

import json
import re
from pathlib import Path

import pytest

from nunatak import games
from nunatak.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def example() -> str:
    lesson = PAGE.read_text("utf-8").partition("## Write your own bot")[2]
    found = re.search(r"```python\n(.*?)```", lesson, re.DOTALL)
    assert found is not None
    return found[1]


def command() -> list[str]:
    found = re.search(r"^nunatak (arena \S+ --bots my_bots:\S+.*)$", PAGE.read_text("utf-8"), re.M)
    assert found is not None
    return found[1].split()


@pytest.fixture
def _taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(example(), "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_taught")
def test_the_bot_of_the_lesson_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command(), "--workers", "1", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["head_to_head"]
    assert row["bot"] == "my_bots:Tryer"
    assert row["score"]["low"] > 0.5


@pytest.mark.usefixtures("_taught")
@pytest.mark.parametrize("name", games.NAMES)
def test_it_plays_every_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", name, "--bots", "my_bots:Tryer,random", "--games", "2", "--workers", "1"]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["forfeits"] == []
