"""Another commit of ours is run by its own code, beside the working tree."""

import shutil
from pathlib import Path

import pytest

from nunatak import games
from nunatak.lab import baseline, benchmark
from nunatak.lab.baseline import UnknownCommit, ours, theirs
from nunatak.lab.ledger import CHECKOUT, NoCheckout

in_a_repository = pytest.mark.skipif(
    shutil.which("git") is None or not (CHECKOUT / ".git").exists(), reason="needs a repository"
)
WHERE = "import nunatak; print(nunatak.__file__)"
GAME = "lonewolves"


@pytest.fixture(autouse=True)
def _kept_for_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baseline, "KEPT", tmp_path)


@in_a_repository
def test_each_side_runs_its_own_code(tmp_path: Path) -> None:
    side = theirs("HEAD")
    assert Path(side.run("-c", WHERE).strip()).is_relative_to(tmp_path / side.name)
    assert Path(ours().run("-c", WHERE).strip()).is_relative_to(CHECKOUT / "src")


@in_a_repository
def test_machine_code_has_a_folder_of_its_own(tmp_path: Path) -> None:
    words = "from nunatak.kernel.cache import cache_root; print(cache_root())"
    assert Path(theirs("HEAD").run("-c", words).strip()).is_relative_to(tmp_path)
    assert not Path(ours().run("-c", words).strip()).is_relative_to(tmp_path)


@in_a_repository
def test_an_unknown_commit_is_named() -> None:
    with pytest.raises(UnknownCommit, match="nowhere"):
        theirs("nowhere")


def test_without_a_repository_there_is_nothing_to_compare_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baseline, "CHECKOUT", tmp_path)
    with pytest.raises(NoCheckout):
        theirs("HEAD")


@in_a_repository
def test_both_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "ROUNDS", 2)
    asked = []

    def measured(side: baseline.Side, *_: object, **environment: str) -> dict[str, float]:
        asked.append((side.name, *environment))
        speed = 300.0 if side.name == "working tree" else 200.0
        return {"decisions_per_second": speed, "games_per_second": speed / 50}

    monkeypatch.setattr(benchmark, "measured_on", measured)
    side = theirs("HEAD")
    found = benchmark.against(side, games.load(GAME), 2, 1.0)
    mine, other = "working tree", side.name
    turns = [mine, other, mine, other, other, mine]  # first to compile, then two rounds
    assert asked == [
        *((name,) for name in turns),
        *((name, *benchmark.INTERPRETING) for name in turns),
    ]
    assert found["commit"] == side.name
    assert found["compiled"]["ratios"] == [1.5, 1.5]
    assert found["interpreted"]["ratio"] == 1.5


@in_a_repository
@pytest.mark.slow
def test_the_benchmark_of_another_commit_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "ROUNDS", 1)
    found = benchmark.rounds_of(theirs("HEAD"), games.load(GAME), 2, 0.1, **benchmark.INTERPRETING)
    assert found["decisions_per_second"] > 0
    assert found["ratio"] > 0
