"""How does a trained network become a file that bots read?"""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from nunatak import games
from nunatak.learning.network import Network, Size
from nunatak.learning.shape import Indices, Shape, shape_of
from nunatak.search.net import write_net

Arrays = dict[str, NDArray[Any]]


def export(checkpoint: Path, to: Path) -> None:
    """The weights of a checkpoint in the form that `nunatak.search.net` reads."""
    held = torch.load(checkpoint, map_location="cpu", weights_only=True)
    game = games.load(held["game"])
    shape = shape_of(game)
    network = Network(shape, Size(**held["size"]))
    network.load_state_dict({name: part.float() for name, part in held["mean"].items()})
    write_net(to, game, arrays_of(network, shape))


def arrays_of(network: Network, shape: Shape) -> Arrays:
    """Tables and weights by name; matrices with a row for each number that goes in."""
    parts = {name: part.detach().cpu().numpy() for name, part in network.state_dict().items()}
    told, eyes = shape.seen.shape[1], network.size.eyes
    blocks = range(network.size.blocks)

    def matrix(name: str) -> NDArray[Any]:
        return parts[f"{name}.weight"].T

    return {
        "seen": shape.seen,
        "back": back_of(shape.near),
        "rest": shape.rest,
        "answer": shape.answer,
        "first": by_giver(matrix("first"), told),
        "spot": parts["spot"] + parts["first.bias"],
        "second": by_giver(matrix("second"), eyes),
        "second_bias": parts["second.bias"],
        "keep": matrix("keep"),
        "keep_bias": parts["keep.bias"],
        "gather": matrix("gather"),
        "gather_bias": parts["gather.bias"],
        "know": matrix("know"),
        "inner": np.stack([matrix(f"inner.{block}") for block in blocks]),
        "inner_bias": np.stack([parts[f"inner.{block}.bias"] for block in blocks]),
        "outer": np.stack([matrix(f"outer.{block}") for block in blocks]),
        "outer_bias": np.stack([parts[f"outer.{block}.bias"] for block in blocks]),
        "hope": matrix("hope"),
        "hope_bias": parts["hope.bias"],
        "at": matrix("at"),
        "at_bias": parts["at.bias"],
        "all": matrix("all"),
        "weigh": parts["weigh.weight"],
        "weigh_bias": parts["weigh.bias"],
        "apart": parts["apart.weight"],
        "apart_bias": parts["apart.bias"],
        "whisper": parts["whisper.weight"],
        "hear": matrix("hear"),
    }


def back_of(near: Indices) -> Indices:
    """By place and direction, from where it is the next one."""
    places, directions = near.shape
    back = np.full((places, directions), places)
    for direction in range(directions):
        looking = np.flatnonzero(near[:, direction] < places)
        back[near[looking, direction], direction] = looking
    return back


def by_giver(matrix: NDArray[Any], given: int) -> NDArray[Any]:
    """From what a place gets, by direction and number, to what a number gives, by direction."""
    around = len(matrix) // given if given else 0
    eyes = matrix.shape[1]
    return matrix.reshape(around, given, eyes).transpose(1, 0, 2).reshape(given, around * eyes)
