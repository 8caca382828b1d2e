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

from nunatak.learning.field import WINDOW, field_of
from nunatak.learning.shape import Indices, Shape

NEVER = -1.0e4  # weight of what is not legal, and sight of what is no place
TOGETHER = 8  # numbers that an accelerator reads at once


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    eyes: int = 32  # numbers that are made of a place,
    kept: int = 12  # and how many of them the body gets to know
    width: int = 384  # of the body
    blocks: int = 3
    whispers: int = 4  # numbers that the body tells each place alone


class Pick(torch.autograd.Function):
    """Some rows of many, none of them twice, so that the way back is to pick as well."""

    @staticmethod
    def forward(ctx: Any, rows: Tensor, wanted: Tensor, back: Tensor) -> Tensor:
        """Those that are wanted, in this order."""
        ctx.save_for_backward(back)
        return rows[:, wanted]

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, None, None]:
        """To each row what was taken from it."""
        (back,) = ctx.saved_tensors
        return functional.pad(gradients[0], (0, 0, 0, 1))[:, back], None, None


class Network(nn.Module):
    """From observations to the weights of all answers and the hopes of all seats."""

    def __init__(self, shape: Shape, size: Size) -> None:
        super().__init__()
        self.size = size
        self.field = field_of(shape.near)
        places, told = shape.seen.shape
        around = 1 + shape.near.shape[1]
        self.told, self.rest = _whole(told), len(shape.rest)
        for name, table in (
            ("taps", self.field.taps),
            ("cell", self.field.cell),
            ("place", self.field.place),
            ("order", _order(shape, self.field.place, self.told)),
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
        self.whisper = nn.Linear(width, places * size.whispers, bias=False)
        self.hear = nn.Linear(size.whispers, eyes, bias=False)
        self._begin_calmly()

    def _begin_calmly(self) -> None:
        """At first all answers are alike, nobody hopes, and the blocks change nothing."""
        for layer in (self.hope, self.weigh, self.apart, *self.outer):
            assert isinstance(layer, nn.Linear)
            with torch.no_grad():
                layer.weight.mul_(0.1)
                layer.bias.zero_()

    def arrange(self, observed: Tensor) -> Tensor:
        """An observation in the order in which it is looked at: cell by cell, and then the rest."""
        return functional.pad(observed, (0, 1))[:, self.order]

    def forward(self, observed: Tensor) -> tuple[Tensor, Tensor]:
        """The weight of each answer, place by place and then apart; the hope of each seat."""
        return self.judge_arranged(self.arrange(observed))

    def judge_arranged(self, arranged: Tensor) -> tuple[Tensor, Tensor]:
        """The same of an observation that is in order."""
        onto = len(self.place) * self.told
        eyed = self._look(arranged[:, :onto].contiguous())
        flat = functional.relu(self.keep(eyed)).flatten(1)
        rest = functional.pad(self.know.weight, (0, arranged.shape[1] - onto - self.rest))
        body = self.gather(flat) + functional.linear(arranged[:, onto:], rest)
        for inner, outer in zip(self.inner, self.outer, strict=True):
            body = body + outer(functional.relu(inner(_level(body))))
        body = functional.relu(_level(body))
        there = self.at(eyed) + self.all(body)[:, None]
        whispered = self.whisper(body).unflatten(1, (len(self.cell), self.size.whispers))
        there = there + self.hear(whispered)
        weighed = self.weigh(functional.relu(there)).flatten(1)
        weights = torch.cat([weighed, self.apart(body)], 1)
        return weights, torch.tanh(self.hope(body).float())

    def _look(self, told: Tensor) -> Tensor:
        """Each place with its neighbours, twice; what lies off the map is 0."""
        rows = told.unflatten(1, (len(self.place), self.told))
        spots = functional.pad(self.spot, (0, 0, 0, 1), value=NEVER)[self.place]
        eyed = functional.relu(self._around(self.first, rows) + spots.to(rows.dtype))
        eyed = eyed + functional.relu(self._around(self.second, eyed))
        return Pick.apply(eyed, self.cell, self.place)

    def _around(self, layer: nn.Linear, rows: Tensor) -> Tensor:
        """What a layer makes of each cell and those beside it."""
        given = layer.in_features // len(self.taps)
        kernel = layer.weight.view(layer.out_features, len(self.taps), given)
        kernel = functional.pad(kernel, (0, rows.shape[-1] - given))
        if len(self.taps) == 1:
            return functional.linear(rows, kernel[:, 0], layer.bias)
        window = kernel.new_zeros(len(kernel), WINDOW * WINDOW, rows.shape[-1])
        window = window.index_copy(1, self.taps, kernel).unflatten(1, (WINDOW, WINDOW))
        field = rows.unflatten(1, (self.field.rows, self.field.columns))
        seen = functional.conv2d(
            field.permute(0, 3, 1, 2), window.permute(0, 3, 1, 2), layer.bias, padding=1
        )
        return seen.permute(0, 2, 3, 1).flatten(1, 2)

    def judge(self, arranged: Tensor) -> tuple[Tensor, Tensor]:
        """The same as `judge_arranged`, on an accelerator with numbers half as long.

        Nothing is cached, for weights change between two calls.
        """
        kind = arranged.device.type
        with torch.autocast(kind, torch.bfloat16, kind == "cuda", cache_enabled=False):
            weights, hopes = self.judge_arranged(arranged)
        return weights, hopes


def _order(shape: Shape, place: Indices, told: int) -> Indices:
    """By number on the field and then by the rest, where it is in an observation; its end: 0."""
    places = len(shape.seen)
    end = shape.seen.size + len(shape.rest)
    seen = np.full((places + 1, told), end)
    seen[:places, : shape.seen.shape[1]] = shape.seen
    rest = np.full(_whole(len(shape.rest)), end)
    rest[: len(shape.rest)] = shape.rest
    return np.concatenate([seen[place].ravel(), rest])


def _whole(count: int) -> int:
    """So many numbers, and as many zeros as an accelerator likes to have behind them."""
    return -(-count // TOGETHER) * TOGETHER


def _level(body: Tensor) -> Tensor:
    return functional.layer_norm(body, body.shape[-1:])


def odds(weights: Tensor, masks: Tensor) -> Tensor:
    """Logarithms of the odds of each answer; what is not legal has none."""
    return torch.log_softmax(weights.float().masked_fill(~masks, NEVER), -1)
