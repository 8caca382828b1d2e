"""What does a network make of an observation? A number for each answer, and a hope for each seat.

Each place is looked at through the same eyes, its neighbours with it, twice; what was seen goes,
with all that tells of no place, into one body of residual blocks. The answers of a place are
weighed by the same scales everywhere, from what was seen there and what the body knows.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from nunatak.learning.shape import Indices, Shape

NEVER = -1.0e4  # weight of what is not legal


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    eyes: int = 32  # numbers that are made of a place,
    kept: int = 12  # and how many of them the body gets to know
    width: int = 384  # of the body
    blocks: int = 3


class Look(torch.autograd.Function):
    """What lies next to each place in each direction; what lies off the map is 0.

    By direction no place is next to two others, so that the way back is a look as well.
    """

    @staticmethod
    def forward(ctx: Any, seen: Tensor, near: Tensor, back: Tensor) -> Tensor:
        """From places × numbers to places × directions × numbers."""
        ctx.save_for_backward(back)
        return _padded(seen)[:, near]

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, None, None]:
        """To each place from all that have looked at it."""
        (back,) = ctx.saved_tensors
        padded = _padded(gradients[0])
        total = padded[:, back[:, 0], 0]
        for direction in range(1, back.shape[1]):
            total = total + padded[:, back[:, direction], direction]
        return total, None, None


def _padded(rows: Tensor) -> Tensor:
    """One more place, where nothing is."""
    return torch.cat([rows, rows.new_zeros(rows.shape[0], 1, *rows.shape[2:])], 1)


def back_of(near: Indices) -> Indices:
    """By place and direction, from where it is the next one."""
    places, directions = near.shape
    back = np.full((places, directions), places)
    for direction in range(directions):
        looking = np.flatnonzero(near[:, direction] < places)
        back[near[looking, direction], direction] = looking
    return back


class Network(nn.Module):
    """From observations to the weights of all answers and the hopes of all seats."""

    def __init__(self, shape: Shape, size: Size) -> None:
        super().__init__()
        self.size = size
        places, told = shape.seen.shape
        self.places, self.here = places, shape.here
        around = 1 + shape.near.shape[1]
        for name, table in (
            ("seen", shape.seen),
            ("near", shape.near),
            ("back", back_of(shape.near)),
            ("rest", shape.rest),
        ):
            self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(table)), False)
        eyes, kept, width = size.eyes, size.kept, size.width
        self.first = nn.Linear(around * told, eyes)
        self.spot = nn.Parameter(torch.zeros(places, eyes))
        self.second = nn.Linear(around * eyes, eyes)
        self.keep = nn.Linear(eyes, kept)
        self.gather = nn.Linear(places * kept, width)
        self.know = nn.Linear(len(shape.rest), width, bias=False)
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(size.blocks))
        self.outer = nn.ModuleList(nn.Linear(width, width) for _ in range(size.blocks))
        self.hope = nn.Linear(width, shape.seats)
        self.at = nn.Linear(eyes, eyes)
        self.all = nn.Linear(width, eyes, bias=False)
        self.weigh = nn.Linear(eyes, shape.here)
        self.apart = nn.Linear(width, shape.apart)
        self._begin_calmly()

    def _begin_calmly(self) -> None:
        """At first all answers are alike, nobody hopes, and the blocks change nothing."""
        for layer in (self.hope, self.weigh, self.apart, *self.outer):
            assert isinstance(layer, nn.Linear)
            with torch.no_grad():
                layer.weight.mul_(0.1)
                layer.bias.zero_()

    def forward(self, observed: Tensor) -> tuple[Tensor, Tensor]:
        """The weight of each answer, place by place and then apart; the hope of each seat."""
        eyed = self._look(observed)
        flat = functional.relu(self.keep(eyed)).flatten(1)
        body = self.gather(flat) + self.know(observed[:, self.rest])
        for inner, outer in zip(self.inner, self.outer, strict=True):
            body = body + outer(functional.relu(inner(_level(body))))
        body = functional.relu(_level(body))
        there = functional.relu(self.at(eyed) + self.all(body)[:, None])
        weights = torch.cat([self.weigh(there).flatten(1), self.apart(body)], 1)
        return weights, torch.tanh(self.hope(body).float())

    def _look(self, observed: Tensor) -> Tensor:
        """Each place with its neighbours, twice."""
        told = observed[:, self.seen]
        if self.near.shape[1]:
            around = _padded(told)[:, self.near].flatten(2)
            eyed = self._spot(self.first(torch.cat([told, around], 2)))
            around = Look.apply(eyed, self.near, self.back).flatten(2)
            return eyed + functional.relu(self.second(torch.cat([eyed, around], 2)))
        eyed = self._spot(self.first(told))
        return eyed + functional.relu(self.second(eyed))

    def _spot(self, made: Tensor) -> Tensor:
        """Where it is counts a little, too."""
        return functional.relu(made + self.spot.to(made.dtype))

    def judge(self, observed: Tensor) -> tuple[Tensor, Tensor]:
        """The same as `forward`, on an accelerator with numbers half as long.

        Nothing is cached, for weights change between two calls.
        """
        kind = observed.device.type
        with torch.autocast(kind, torch.bfloat16, kind == "cuda", cache_enabled=False):
            weights, hopes = self(observed)
        return weights, hopes


def _level(body: Tensor) -> Tensor:
    return functional.layer_norm(body, body.shape[-1:])


def odds(weights: Tensor, masks: Tensor) -> Tensor:
    """Logarithms of the odds of each answer; what is not legal has none."""
    return torch.log_softmax(weights.float().masked_fill(~masks, NEVER), -1)
