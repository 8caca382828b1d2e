"""PyTorch sees the batch's own memory, and the learner learns; with the extra `learn` only."""

from pathlib import Path

import pytest

from nunatak.envs.batch import Batch
from nunatak.kernel.game import Game
from tests.envs.games import every_game
from tests.envs.test_batch import ARRAYS
from tests.envs.test_examples import run

torch = pytest.importorskip("torch", reason="needs the extra learn")


@every_game
@pytest.mark.parametrize("name", ARRAYS)
def test_torch_shares_the_memory(game: Game, name: str) -> None:
    batch = Batch(game.name, 4)
    array = getattr(batch, name)
    twin = torch.from_dlpack(array)
    assert twin.data_ptr() == array.ctypes.data
    batch.step(torch.from_numpy(batch.sample()))
    assert (twin.numpy() == array).all()


def test_the_learner_learns_for_a_moment(tmp_path: Path) -> None:
    plot = tmp_path / "curve.svg"
    told = run("learn_lonewolves", "--decisions", "1", "--plot", str(plot))
    assert "at the end" in told
    assert plot.stat().st_size
