"""`nunatak open`: a record or a position in the browser, on a server of its own or on another."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import pytest

from nunatak import Record, Table
from nunatak.cli import main
from nunatak.client import Client
from tests.server.running import InThread

RECORD = Path(__file__).parent / "archive" / "lonewolves-2-normal-rules-1.json"
PUZZLE = "lonewolves near.hand=B2,R3 far.hand=R2,O4 cave.near=B3,B4 cave.far=R4"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InThread]:
    with InThread(f"sqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


@pytest.fixture
def browsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setenv("LANG", "en")
    return pages


def test_a_record_is_shown_on_a_server_that_is_there(server: InThread, browsed: list[str]) -> None:
    assert main(["open", str(RECORD), "--url", server.url]) == 0
    (page,) = browsed
    table = Client(server.url).table(page.rpartition("/")[2])
    assert page == f"{server.url}/replay/{table['id']}"
    assert (table["state"], table["game"]) == ("over", "lonewolves")


def test_a_position_is_shown_by_its_link(
    server: InThread, browsed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["open", PUZZLE, "--url", server.url]) == 0
    (page,) = browsed
    assert page.startswith(f"{server.url}/at#lonewolves%20near.hand")
    assert page in capsys.readouterr().out, "a link is never broken into lines"


def test_of_a_game_that_is_not_over_the_last_position_is_shown(
    server: InThread, browsed: list[str], tmp_path: Path
) -> None:
    table = Table.at(PUZZLE)
    table.play(table.actions[0])
    table.record().save(tmp_path / "game.json")
    assert main(["open", str(tmp_path / "game.json"), "--url", server.url]) == 0
    assert "/at#lonewolves" in browsed[0]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "there is no such file"), ("ru", "такого файла нет"), ("cs", "takový soubor")],
)
def test_a_file_that_is_not_there_is_told(
    language: str, words: str, browsed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["open", "nowhere.json", "--lang", language]) == 2
    assert words in capsys.readouterr().err
    assert browsed == []


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"rules": 7}, 2, "version 7 of lonewolves"),
        ({"format": 9}, 2, "another version"),
        ({"chain": []}, 1, "does not hold"),
        ({"seed": None, "result": None}, 3, "sealed"),
    ],
)
def test_a_record_that_can_not_be_shown_is_told_in_a_sentence(
    change: dict[str, object],
    code: int,
    words: str,
    tmp_path: Path,
    browsed: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(json.loads(RECORD.read_text("utf-8")) | change), "utf-8")
    assert main(["open", str(path)]) == code
    assert words in capsys.readouterr().err
    assert browsed == []


def test_a_server_that_does_not_answer_is_told(
    browsed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["open", PUZZLE, "--url", "http://127.0.0.1:9"]) == 2
    assert "No table server of nunatak answers" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is sent otherwise")
def test_a_server_of_its_own_shows_it_and_ends_with_ctrl_c() -> None:
    command = [sys.executable, "-m", "nunatak", "open", str(RECORD), "--lang", "en"]
    environment = {**os.environ, "BROWSER": "true"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+?(/replay/\S+)", line)
        assert found, line
        base, table = found[0].removesuffix(found[1]), found[1].rpartition("/")[2]
        with urllib.request.urlopen(f"{base}/api/tables/{table}/record") as answer:
            shown = Record.loads(answer.read().decode())
        assert shown.moves == Record.load(RECORD).moves
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
