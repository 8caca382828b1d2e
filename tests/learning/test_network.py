"""The network learns, goes on where it stopped, and is the same in compiled code."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch: Any = pytest.importorskip("torch")

from nunatak.envs.batch import Batch  # noqa: E402
from nunatak.kernel.game import Game  # noqa: E402
from nunatak.learning.export import arrays_of, export  # noqa: E402
from nunatak.learning.field import field_of  # noqa: E402
from nunatak.learning.network import Network, Pick, Size  # noqa: E402
from nunatak.learning.selfplay import swayed  # noqa: E402
from nunatak.learning.shape import shape_of  # noqa: E402
from nunatak.learning.training import CHECKPOINT, Plan, Trainer  # noqa: E402
from nunatak.search.net import judge_observed, make_room, read_net, write_net  # noqa: E402
from tests.playing import ALL_GAMES  # noqa: E402

SMALL = Size(eyes=8, kept=4, width=24, blocks=2)
NEAR_ENOUGH = 1e-4  # sums of single-precision numbers in another order

games = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def stirred(game: Game) -> Network:
    """A network whose weights are all different, and as a file keeps them."""
    torch.manual_seed(1)
    network = Network(shape_of(game), SMALL)
    with torch.no_grad():
        for part in network.parameters():
            part.copy_((part + 0.05 * torch.randn_like(part)).half().float())
    return network


def compare(game: Game, path: Path) -> None:
    """What PyTorch and our own compiled code make of the same positions."""
    shape, network = shape_of(game), stirred(game)
    write_net(path, game, arrays_of(network, shape))
    net = read_net(path, game)
    room = make_room(net, game.learner.length, game.rules.most_legal)
    batch = Batch(game.name, 2, seats=game.seats[-1], seed=3, threads=1)
    for _ in range(12):
        with torch.no_grad():
            weights, hopes = network(torch.from_numpy(batch.observations.copy()))
        for row in range(batch.size):
            count = int(batch.counts[row])
            room.observed[:] = batch.observations[row]
            judge_observed(net, room, batch.moves[row], count)
            wanted = weights[row].numpy()[shape.answer[batch.moves[row, :count]]]
            assert np.abs(room.weights[:count] - wanted).max() < NEAR_ENOUGH
            assert np.abs(room.hopes - hopes[row].numpy()).max() < NEAR_ENOUGH
        batch.step(batch.sample())


@games
def test_compiled_sums_are_those_of_pytorch(game: Game, tmp_path: Path) -> None:
    compare(game, tmp_path / "net.npz")


@pytest.mark.filterwarnings("ignore:Initializing zero-element")
def test_a_game_that_names_no_places_is_a_row_of_numbers(tmp_path: Path) -> None:
    game = replace(ALL_GAMES[0], learner=replace(ALL_GAMES[0].learner, places=None))
    compare(game, tmp_path / "net.npz")


@pytest.mark.once
def test_what_is_picked_has_the_right_gradient() -> None:
    field = field_of(max((shape_of(game).near for game in ALL_GAMES), key=lambda near: near.size))
    cell, place = torch.from_numpy(field.cell), torch.from_numpy(field.place)
    rows = torch.randn(2, len(place), 3, requires_grad=True)
    pull = torch.randn(2, len(cell), 3)
    Pick.apply(rows, cell, place).backward(pull)
    ours, rows.grad = rows.grad, None
    rows[:, cell].backward(pull)
    assert torch.equal(ours, rows.grad)


@pytest.mark.once
def test_a_lead_sways_the_reward() -> None:
    margins = torch.tensor([[10.0, -10.0], [0.0, 0.0], [-1.0, 1.0]])
    assert swayed(margins, 10.0, 0.0).tolist() == [[1, -1], [0, 0], [-1, 1]]
    half = swayed(margins, 10.0, 0.5)
    assert half[0, 0] > half[2, 1] > 0.5
    assert torch.allclose(half.sum(-1), torch.zeros(3))


@games
@pytest.mark.slow
def test_a_training_goes_on_where_it_stopped(game: Game, tmp_path: Path) -> None:
    plan = Plan(minutes=1e-6, games=8, steps=2, page=8, threads=1, size=SMALL)
    decisions = []
    for _ in range(2):
        trainer = Trainer(game.name, list(game.seats), plan, tmp_path)
        trainer.train(lambda _point: None)
        decisions.append(trainer.decisions)
    export(tmp_path / CHECKPOINT, tmp_path / "other.npz")
    assert read_net(tmp_path / "other.npz", game).answer.shape == (game.rules.actions.size,)
    assert decisions == [decisions[0], 2 * decisions[0]]
