"""Machine code is never stale."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

import nunatak
from nunatak.kernel import cache
from nunatak.kernel.compiled import CACHE_FOLDER, INTERPRETED, compiled

PACKAGE = Path(nunatak.__file__).parent

# A sixth card is laid: refused or not by code in another file than the one that holds the number.
QUESTION = """
from nunatak.games.lonewolves import GAME
from nunatak.games.lonewolves.actions import play_action
from nunatak.games.lonewolves.rules.play import refuse_play
position = "lonewolves near.hand=B2 far.hand=R2 cave.near=B3,B4,B5 cave.far=R3,R4"
state, _ = GAME.sheet.read(position, GAME.rules.read_data(None))
print(refuse_play(state, play_action(0, 0)).name)
print(sum(refuse_play.stats.cache_hits.values()))
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_an_edited_callee_is_seen_at_once(tmp_path: Path) -> None:
    package = tmp_path / "nunatak"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert _ask(tmp_path) == ["NONE", "0"]
    assert _ask(tmp_path) == ["NONE", "1"], "the second start loads from the cache"
    data = package / "games" / "lonewolves" / "data.py"
    text = data.read_text("utf-8")
    assert "CAPACITY = 6" in text
    data.write_text(text.replace("CAPACITY = 6", "CAPACITY = 5"), "utf-8")
    assert _ask(tmp_path) == ["L_PLAY_03", "0"]


def _ask(folder: Path) -> list[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "NUNATAK_CACHE": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-c", QUESTION]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_every_compiled_source_is_in_the_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    named = {path.relative_to(PACKAGE).as_posix() for path in cache.sources()}
    users = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if "@compiled" in path.read_text("utf-8")
    }
    assert users <= named


def test_code_that_checks_indices_has_a_folder_of_its_own() -> None:
    assert cache.folder(checked=True) != cache.folder(checked=False)


def test_another_package_keeps_its_own_cache() -> None:
    before = numba.config.CACHE_DIR
    compiled(lambda: 1) if INTERPRETED else compiled(cache_me)
    assert before == numba.config.CACHE_DIR
    assert str(CACHE_FOLDER) != before


def cache_me() -> int:
    return 1


def test_an_unwritable_cache_folder_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("NUNATAK_CACHE", str(blocked / "inside"))
    assert cache.cache_root().name == "nunatak-cache"


def test_only_the_latest_folders_are_kept(tmp_path: Path) -> None:
    for number in range(7):
        folder = tmp_path / str(number)
        folder.mkdir()
        os.utime(folder, (time.time() + number, time.time() + number))
    cache.forget_old_folders(tmp_path / "0")
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"0", "4", "5", "6"}
