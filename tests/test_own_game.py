"""A game of somebody else: installed as a package of its own, it is at home everywhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
EXAMPLE = HERE / "examples" / "noughts"
GUIDE = HERE / "docs" / "your-own-game.md"
MOST_LINES = 120
TOML = "pyproject.toml"
EVERYTHING = """
import sys
from nunatak import Table, games, verify
from nunatak.lab.simulation import simulate
from nunatak.play.text import LANGUAGES
from nunatak.search.bots import make_bot
from nunatak.search.budget import Budget
from tests.server.running import InThread

assert games.NAMES == ("lonewolves", "wolves", "arctica", "noughts")
game = games.load("noughts")

table = Table("noughts", seed=1, players=["Ann", "Ben"])
assert table.why_not("mark 12").rule == "N-MARK-01"
bots = [make_bot("alpha", 1, Budget(iterations=200)), make_bot("random", 2)]
while not table.is_over:
    table.play(bots[table.deciding].choose(table.outlook(table.deciding)))
    assert Table.at(table.position).view(0) == table.view(0)
assert table.outcome.ranks[0] == 1, table.log()
for language in LANGUAGES:
    assert all(table.log(language))
assert table.svg().startswith("<svg")
assert verify(table.record(sealed=False)).ok

found = simulate(game, seats=2, games=2000, seed=1, options={})
assert found["games"] == 2000

with InThread(f"sqlite:///{sys.argv[1]}/store.db") as server:
    ann = server.guest("Ann")
    at = ann.open_table("noughts", ["me", "pup"], start=True)["id"]
    with ann.sit(at) as seat:
        while seat.wait_for_turn():
            seat.play(seat.actions[0]["action"])
        assert seat.info["result"]["ranks"]
        assert len(seat.standing["view"]["fields"]) == 9
print("at home")
"""


FURTHER = """
from nunatak import Table, games
from nunatak.play.text import LANGUAGES

table = Table("noughts", players=["Ann", "Ben"])
form = {"type": "giveup"}
actions = table.game.rules.actions
assert form in [actions.to_json(action) for action in table.actions]
assert list(table.legal) == [*range(9), 10]
assert table.why_not("mark 12").rule == "N-MARK-01"
table.play(actions.from_json(form))
assert table.moves == ["give up"]
assert table.news[0].rule == "N-END-02"
assert [points["points"] for points in table.view(0)["seats"]] == [0, 1]
assert [line for language in LANGUAGES for line in table.log(language)] == [
    "Ann gives up.", "Ben wins!", "Ann сдаётся.", "Ben побеждает!", "Ann se vzdává.", "Ben vítězí!"
]
print("at home")
"""


def installed(example: Path, folder: Path) -> Path:
    """The example as a package in a folder of its own."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--no-index", "--target", str(folder), str(example)], check=True)
    return folder


def run(program: str, package: Path, cache: Path, **environment: str) -> None:
    """Run a program that finds the package."""
    done = subprocess.run(
        [sys.executable, "-c", program, str(cache)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(package), str(HERE / "src"), str(HERE)]),
            "NUNATAK_CACHE": str(cache),
            **environment,
        },
        capture_output=True,
        text=True,
    )
    assert done.stdout.endswith("at home\n"), done.stderr


def test_it_plays_searches_simulates_and_serves(tmp_path: Path) -> None:
    run(EVERYTHING, installed(EXAMPLE, tmp_path / "package"), tmp_path)


def test_a_further_kind_of_action_needs_what_the_guide_says_and_nothing_else(
    tmp_path: Path,
) -> None:
    found = re.search(r"```diff\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    copy = tmp_path / "noughts"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    subprocess.run(["git", "apply", "-"], cwd=copy, input=found[1], text=True, check=True)
    package = installed(copy, tmp_path / "package")
    run(FURTHER, package, tmp_path, NUMBA_DISABLE_JIT="1")


def test_it_passes_the_suite_that_every_game_must_pass(tmp_path: Path) -> None:
    """As the guide says, word by word: a file of tests of its own."""
    found = re.search(
        r"```python\n(from nunatak\.testing .*?)```", GUIDE.read_text("utf-8"), re.DOTALL
    )
    assert found is not None
    (tmp_path / "test_noughts.py").write_text(found[1], "utf-8")
    words = ["-q", "-p", "no:cacheprovider", str(tmp_path / "test_noughts.py")]
    suite = f"import pytest\nassert pytest.main({words!r}) == 0\nprint('at home')"
    run(suite, installed(EXAMPLE, tmp_path / "package"), tmp_path, NUMBA_DISABLE_JIT="1")


def test_the_guide_shows_lines_of_the_example() -> None:
    """All of them stand there so, but for what it leaves out (`...`, `…`)."""
    guide = GUIDE.read_text("utf-8").partition("## 9.")[0]
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", guide, re.DOTALL)
    lines = [line.removesuffix(" ...") for block in blocks for line in block.splitlines()]
    example = "".join(path.read_text("utf-8") for path in (*EXAMPLE.rglob("*.py"), EXAMPLE / TOML))
    assert len(lines) > 30
    assert [line for line in lines if not all(part in example for part in line.split("…"))] == []


def test_the_tutorial_stays_short() -> None:
    files = [path for path in EXAMPLE.rglob("*.py") if "build" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < MOST_LINES
