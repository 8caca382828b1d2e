"""What is on the disk, what is refused, and what a killed tournament does when it goes on."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from nunatak import Record, verify
from nunatak.arena.folder import Folder, FolderError, differs
from nunatak.arena.grounds import Here
from nunatak.arena.results import results
from nunatak.arena.settings import Settings
from nunatak.arena.tournament import begin, play
from tests.arena.tournaments import TWO, settings

BOTS = ("random", "greedy")


def run(path: Path, of: Settings, games: int | None = None) -> int:
    """Play all or some of a tournament in a folder; how many games it took."""
    folder = Folder(path, of.json())
    programme = begin(of, folder)
    done = 0
    with Here(of.conditions) as ground:
        for _ in play(programme, ground, folder):
            done += 1
            if done == games:
                return done
    folder.conclude(results(of, programme), programme, "")
    return done


def kept(path: Path) -> dict[str, bytes]:
    """Everything but the journal, which tells how long bots thought."""
    files = (file for file in path.rglob("*") if file.is_file() and file.name != "journal.jsonl")
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in files}


def test_a_tournament_that_was_cut_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    of = settings(*BOTS)
    assert run(tmp_path / "whole", of) == 8
    assert run(tmp_path / "cut", of, 3) == 3
    assert run(tmp_path / "cut", of) == 5
    assert run(tmp_path / "cut", of) == 0
    assert kept(tmp_path / "cut") == kept(tmp_path / "whole")


def test_every_record_of_a_folder_holds(tmp_path: Path) -> None:
    run(tmp_path, settings(*BOTS))
    records = sorted((tmp_path / "games").glob("*.json"))
    assert len(records) == 8
    assert all(verify(Record.load(path)).ok for path in records)


def test_a_line_cut_in_the_middle_is_played_again(tmp_path: Path) -> None:
    of = settings(*BOTS)
    run(tmp_path / "whole", of)
    run(tmp_path / "cut", of, 4)
    journal = tmp_path / "cut" / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-30])
    assert run(tmp_path / "cut", of) == 5
    assert kept(tmp_path / "cut") == kept(tmp_path / "whole")
    assert all(json.loads(line) for line in journal.read_text().splitlines())


def test_a_record_that_is_gone_is_played_again(tmp_path: Path) -> None:
    of = settings(*BOTS)
    run(tmp_path, of)
    before = kept(tmp_path)
    (tmp_path / "games" / "000002.json").unlink()
    assert run(tmp_path, of) == 1
    assert kept(tmp_path) == before


@pytest.mark.parametrize(
    ("other", "field"),
    [
        (settings(*BOTS, seed=2), "seed"),
        (settings(*BOTS, count=10), "games"),
        (settings(*BOTS, until=0.5), "until_settled"),
        (settings("random", "plain"), "bots.1.label"),
        (settings("random", "greedy@5i"), "bots.1.label"),
        (settings(*BOTS, gauntlet=True), "schedule"),
    ],
)
def test_other_settings_are_refused_by_their_field(
    tmp_path: Path, other: Settings, field: str
) -> None:
    run(tmp_path, settings(*BOTS), 1)
    before = kept(tmp_path)
    with pytest.raises(FolderError) as wrong:
        Folder(tmp_path, other.json())
    assert (wrong.value.problem, wrong.value.field) == ("settings", field)
    assert kept(tmp_path) == before


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "photos.txt").write_text("mine")
    with pytest.raises(FolderError) as wrong:
        Folder(tmp_path, settings(*BOTS).json())
    assert wrong.value.problem == "foreign"
    assert [path.name for path in tmp_path.iterdir()] == ["photos.txt"]


def test_settings_that_are_no_json_are_something_else(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    with pytest.raises(FolderError) as wrong:
        Folder(tmp_path, settings(*BOTS).json())
    assert wrong.value.problem == "foreign"


@pytest.mark.parametrize(
    ("one", "other", "field"),
    [
        ({"a": 1}, {"a": 1}, ""),
        ({"a": 1}, {"a": 2}, "a"),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, "a.b.1"),
        ({"a": [1]}, {"a": [1, 2]}, "a"),
        ({}, {"a": 1}, "a"),
        ({"a": 1}, {}, "a"),
    ],
)
def test_the_first_difference_is_named(one: Any, other: Any, field: str) -> None:
    assert differs(one, other) == field


def test_killed_in_the_middle_it_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """Begun by two workers that are killed, ended by this process."""
    of = settings("plain@40i", "greedy", count=24)
    words = ["arena", TWO, "--bots", "plain@40i,greedy", "--games", "24", "--workers", "2"]
    program = str(Path(sys.executable).with_name("nunatak"))
    _kill_in_the_middle([program, *words, "--out", str(tmp_path / "cut")], tmp_path / "cut")
    assert 0 < run(tmp_path / "cut", of) <= 20
    assert run(tmp_path / "whole", of) == 24
    assert kept(tmp_path / "cut") == kept(tmp_path / "whole")


def _kill_in_the_middle(command: list[str], folder: Path) -> None:
    """End a run and its workers once some games are done, and some are not."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
        while _games(folder) < 4 and run.poll() is None:
            time.sleep(0.02)
        workers = _children(run.pid)
        run.kill()
    assert run.returncode == -signal.SIGKILL
    assert 4 <= _games(folder) < 24
    assert len(workers) >= 2
    _wait_until_gone(workers)


def _games(folder: Path) -> int:
    journal = folder / "journal.jsonl"
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def _children(process: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True)
    return [int(word) for word in found.stdout.split()]


def _wait_until_gone(processes: list[int]) -> None:
    """Workers leave with the one they worked for."""
    for process in processes:
        for _ in range(1000):
            try:
                os.kill(process, 0)
            except ProcessLookupError:
                break
            if "Z" in _state(process):
                break
            time.sleep(0.02)
        else:
            pytest.fail(f"process {process} is still there")


def _state(process: int) -> str:
    found = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True
    )
    return found.stdout
