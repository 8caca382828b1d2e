"""What does a start load? Only what it needs: that is most of the time that it takes."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import nunatak
from nunatak.kernel.compiled import INTERPRETED

COMPILER = "numba.np.linalg"  # among the last that Numba loads before it compiles anything

FIRST_MOVE = """
import nunatak
table = nunatak.Table("lonewolves", seed=1)
table.play(table.actions[0])
"""


def loaded_by(code: str) -> set[str]:
    """The modules that a process has once it ran this."""
    told = f"{code}\nimport sys\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", told],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(run.stdout.splitlines()[-1].split())


def test_the_front_door_loads_nothing_before_it_is_asked() -> None:
    assert not loaded_by("import nunatak") & {"numpy", "numba", "nunatak.play.table"}


def test_the_version_and_the_help_need_no_compiler() -> None:
    for words in (["--version"], ["--help"], []):
        ran = f"from nunatak.cli import main\nmain({words!r})"
        assert "numba" not in loaded_by(ran), words


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_first_move_readies_neither_the_compiler_nor_the_texts() -> None:
    loaded_by(FIRST_MOVE)  # now it is compiled
    loaded = loaded_by(FIRST_MOVE)
    assert "nunatak.games.lonewolves" in loaded
    for needless in (COMPILER, "fluent.runtime", "openskill", "nunatak.search.bots"):
        assert needless not in loaded, needless


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_warm_game_in_the_terminal_loads_no_progress_bars_and_no_network() -> None:
    words = ["play", "lonewolves", "--bot", "random", "--lang", "en"]
    ran = f"from nunatak.cli import main\nmain({words!r})"
    loaded_by(ran)
    loaded = loaded_by(ran)
    assert "nunatak.terminal" in loaded
    for needless in (COMPILER, "rich.progress", "urllib.request", "http.client", "ssl"):
        assert needless not in loaded, needless


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_board_is_drawn_without_the_compiler() -> None:
    drawn = f"{FIRST_MOVE}table.view(0), table.prospects(0), table.svg(0)"
    loaded_by(drawn)
    assert COMPILER not in loaded_by(drawn)


def test_each_name_of_the_front_door_is_found_where_type_checkers_find_it() -> None:
    tree = ast.parse(Path(nunatak.__file__).read_text("utf-8"))
    seen = {
        alias.name: f"{node.module}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("nunatak.")
        for alias in node.names
    }
    homes = {name: f"nunatak.{home}" for home, names in nunatak.HOMES.items() for name in names}
    assert homes == seen
    assert set(nunatak.__all__) == {*homes, "games", "__version__"}
    assert all(hasattr(nunatak, name) for name in nunatak.__all__)
    assert set(nunatak.__all__) <= set(dir(nunatak))


def test_a_name_that_there_is_not_is_told() -> None:
    with pytest.raises(AttributeError, match="'nunatak' has no attribute 'Tabel'"):
        nunatak.Tabel  # noqa: B018
