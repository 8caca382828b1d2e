"""What happens when a network plays against itself? Thousands of games, side by side.

There is a batch for each number of seats, and they take turns: while the processor steps one of
them, the accelerator looks at another.
"""

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from nunatak.envs.batch import Batch
from nunatak.learning.network import Network, odds
from nunatak.learning.shape import Shape

TRUST = 0.95  # in the end of a game rather than in hopes on the way (lambda of the advantage)


@dataclass
class Lesson:
    """Decisions to learn from, a row each."""

    observed: Tensor
    masks: Tensor  # by answer
    answers: Tensor
    odds: Tensor  # logarithm, when it was taken
    surprise: Tensor  # to the deciding seat
    gains: Tensor  # of each seat, counted from the deciding one
    seated: Tensor  # which of them there are


@dataclass
class Played:
    """How games went since somebody last asked."""

    games: int = 0
    decisions: int = 0
    cut_off: int = 0


class Hall:
    """Games of one number of seats, and what was seen in them."""

    def __init__(self, batch: Batch, shape: Shape, steps: int, device: torch.device) -> None:
        self.batch = batch
        self.steps = steps
        self.device = device
        self.seats = batch.variant.seats
        self.most = shape.seats
        size, long = batch.size, shape.answers
        self.column = torch.from_numpy(shape.action).to(device)
        self.named = torch.from_numpy(shape.named).to(device)
        self.observed = torch.zeros(
            steps, size, batch.observations.shape[1], dtype=seen_as(device), device=device
        )
        self.masks = torch.zeros(steps, size, long, dtype=torch.bool, device=device)
        self.answers = torch.zeros(steps, size, dtype=torch.int64, device=device)
        self.odds = torch.zeros(steps, size, device=device)
        self.hopes = torch.zeros(steps + 1, size, self.seats, device=device)  # by seat
        self.turns = torch.zeros(steps + 1, size, dtype=torch.int64, device=device)
        self.rewards = torch.zeros(steps, size, self.seats, device=device)
        self.going = torch.zeros(steps, size, 1, device=device)
        self.chosen = self._room(torch.int64)
        self._turns, self._going = self._room(torch.int64), self._room(torch.bool)
        self._rewards = self._room(torch.float32, self.seats)
        if device.type == "cuda":
            for array in (batch.observations, batch.masks):
                pin(array)
        self.ready: torch.cuda.Event | None = None

    def _room(self, dtype: torch.dtype, *each: int) -> Tensor:
        """Numbers of all games that wait to be read by the accelerator, or written."""
        quick = self.device.type == "cuda"
        return torch.zeros(self.batch.size, *each, dtype=dtype, pin_memory=quick)

    def look(self, network: Network, step: int) -> None:
        """Decide in every game; the last look of a lesson is for the hopes alone."""
        last = step == self.steps
        at = 0 if last else step
        seen = torch.from_numpy(self.batch.observations).to(self.device, non_blocking=True)
        self._turns.copy_(torch.from_numpy(self.batch.seats))
        turns = self._turns.to(self.device, non_blocking=True)
        self.turns[step] = turns
        weights, hopes = network.judge(seen.to(self.observed.dtype))
        self.hopes[step] = hopes.gather(1, self._from(turns))
        if last:
            return
        self.observed[at].copy_(seen)
        legal = torch.from_numpy(self.batch.masks).to(self.device, non_blocking=True)
        self.masks[at] = legal[:, self.column].bool() & self.named
        logs = odds(weights, self.masks[at])
        noise = torch.empty_like(logs).exponential_().log()
        self.answers[at] = (logs - noise).argmax(-1)  # a draw by the odds
        self.odds[at] = logs.gather(1, self.answers[at, :, None]).squeeze(1)
        self.chosen.copy_(self.column[self.answers[at]], non_blocking=True)
        if self.device.type == "cuda":
            self.ready = torch.cuda.Event()
            self.ready.record()

    def _from(self, turns: Tensor) -> Tensor:
        """By seat, how far it is from the deciding one."""
        return (torch.arange(self.seats, device=self.device) - turns[:, None]) % self.seats

    def play(self, step: int, played: Played) -> None:
        """Do what was decided, as soon as it is known."""
        if self.ready is not None:
            self.ready.synchronize()
        batch = self.batch
        batch.step(self.chosen.numpy())
        self._rewards.copy_(torch.from_numpy(batch.rewards))
        self._going.copy_(torch.from_numpy(~(batch.done | batch.truncated)))
        self.rewards[step].copy_(self._rewards, non_blocking=True)
        self.going[step].copy_(self._going[:, None], non_blocking=True)
        played.games += int(batch.done.sum())
        played.cut_off += int(batch.truncated.sum())
        played.decisions += batch.size

    def lesson(self) -> Lesson:
        """What came of it, compared with what was hoped for: for every seat at once."""
        surprise = torch.zeros_like(self.hopes)
        for step in reversed(range(self.steps)):
            later = self.hopes[step + 1] + TRUST * surprise[step + 1]
            surprise[step] = self.rewards[step] + self.going[step] * later - self.hopes[step]
        turns = self.turns[:-1].flatten()
        rows = surprise[:-1].flatten(0, 1)
        gains = (self.hopes + surprise)[:-1].flatten(0, 1)
        away = torch.arange(self.seats, device=self.device)
        order = (turns[:, None] + away) % self.seats  # from the deciding seat on
        missing = self.most - self.seats
        seated = torch.zeros(len(turns), self.most, dtype=torch.bool, device=self.device)
        seated[:, : self.seats] = True
        return Lesson(
            self.observed.flatten(0, 1),
            self.masks.flatten(0, 1),
            self.answers.flatten(),
            self.odds.flatten(),
            rows.gather(1, turns[:, None]).squeeze(1),
            torch.nn.functional.pad(gains.gather(1, order), (0, missing)),
            seated,
        )


def seen_as(device: torch.device) -> torch.dtype:
    """How observations are kept: half as long where there are many."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def pin(array: np.ndarray) -> None:
    """Let the accelerator read the array where it lies; where that is refused it copies."""
    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)


@torch.no_grad()
def play(network: Network, halls: list[Hall], played: Played) -> list[Lesson]:
    """So many steps in every hall."""
    for step in range(halls[0].steps):
        for hall in halls:
            if step:
                hall.play(step - 1, played)
            hall.look(network, step)
    for hall in halls:
        hall.play(hall.steps - 1, played)
        hall.look(network, hall.steps)
    return [hall.lesson() for hall in halls]
