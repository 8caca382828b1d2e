"""What happens when a network plays against itself? Thousands of games, side by side.

There is a batch for each number of seats, and they take turns: while the processor steps one of
them, the accelerator looks at another.
"""

from dataclasses import dataclass, fields

import numpy as np
import torch
from torch import Tensor

from nunatak.envs.batch import Batch
from nunatak.learning.network import Network, odds
from nunatak.learning.repeating import Work
from nunatak.learning.shape import Shape

TRUST = 0.95  # in the end of a game rather than in hopes on the way (lambda of the advantage)


@dataclass
class Lesson:
    """Decisions to learn from, a row each."""

    observed: Tensor  # as the network arranges it
    masks: Tensor  # by answer
    answers: Tensor
    odds: Tensor  # logarithm, when it was taken
    surprise: Tensor  # to the deciding seat
    gains: Tensor  # of each seat, counted from the deciding one
    seated: Tensor  # which of them there are

    def pick(self, rows: Tensor) -> "Lesson":
        """Some of the decisions."""
        return Lesson(*(getattr(self, field.name).index_select(0, rows) for field in fields(self)))


@dataclass
class Played:
    """How games went since somebody last asked."""

    games: int = 0
    decisions: int = 0
    cut_off: int = 0


def decider(network: Network, shape: Shape, device: torch.device) -> Work:
    """How a network decides in many games at once."""
    column = torch.from_numpy(shape.action).to(device)
    named = torch.from_numpy(shape.named).to(device)

    def decide(seen: Tensor, legal: Tensor) -> tuple[Tensor, ...]:
        """From observations and legal actions: in order, answers that may be given, one, hopes."""
        arranged = network.arrange(seen.to(seen_as(device)))
        weights, hopes = network.judge(arranged)
        masks = legal[:, column].bool() & named
        logs = odds(weights, masks)
        noise = torch.rand_like(logs).clamp_min(1e-30).log().neg().log()
        answers = (logs - noise).argmax(-1)  # a draw by the odds
        return arranged, masks, answers, logs.gather(1, answers[:, None]).squeeze(1), hopes

    return decide


class Hall:
    """Games of one number of seats, and what was seen in them."""

    def __init__(
        self, batch: Batch, shape: Shape, observed: Tensor, masks: Tensor, lead: float
    ) -> None:
        self.batch = batch
        self.observed, self.masks = observed, masks  # by step and game
        self.lead = lead  # points that are a clear lead; 0: only who wins counts
        self.steps, size = observed.shape[:2]
        self.device = device = observed.device
        self.seats = batch.variant.seats
        self.most = shape.seats
        self.column = torch.from_numpy(shape.action).to(device)
        self.answers = torch.zeros(self.steps, size, dtype=torch.int64, device=device)
        self.odds = torch.zeros(self.steps, size, device=device)
        self.hopes = torch.zeros(self.steps + 1, size, self.seats, device=device)  # by seat
        self.turns = torch.zeros(self.steps + 1, size, dtype=torch.int64, device=device)
        self.rewards = torch.zeros(self.steps, size, self.seats, device=device)
        self.going = torch.zeros(self.steps, size, 1, device=device)
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

    def look(self, decide: Work, step: int) -> None:
        """Work in every game; the last look of a lesson is for the hopes alone."""
        self._turns.copy_(torch.from_numpy(self.batch.seats))
        turns = self._turns.to(self.device, non_blocking=True)
        seen, legal = torch.from_numpy(self.batch.observations), torch.from_numpy(self.batch.masks)
        arranged, masks, answers, logs, hopes = decide(seen, legal)
        self.turns[step] = turns
        self.hopes[step] = hopes.gather(1, self._from(turns))
        if step == self.steps:
            return
        self.observed[step] = arranged
        self.masks[step] = masks
        self.answers[step] = answers
        self.odds[step] = logs
        self.chosen.copy_(self.column[answers], non_blocking=True)
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

    def lesson(self, sway: float) -> Lesson:
        """What came of it, compared with what was hoped for: for every seat at once."""
        rewards = swayed(self.rewards, self.lead, sway) if self.lead else self.rewards
        surprise = torch.zeros_like(self.hopes)
        for step in reversed(range(self.steps)):
            later = self.hopes[step + 1] + TRUST * surprise[step + 1]
            surprise[step] = rewards[step] + self.going[step] * later - self.hopes[step]
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


def swayed(margins: Tensor, lead: float, sway: float) -> Tensor:
    """The reward `win`, with so much of it for how clearly; all 0 while nothing has ended."""
    seats = margins.shape[-1]
    first = (margins == margins.amax(-1, keepdim=True)).float()
    share = first / first.sum(-1, keepdim=True)
    return (1 - sway) * (seats * share - 1) / (seats - 1) + sway * torch.tanh(margins / lead)


def seen_as(device: torch.device) -> torch.dtype:
    """How observations are kept: half as long where there are many."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def pin(array: np.ndarray) -> None:
    """Let the accelerator read the array where it lies; where that is refused it copies."""
    torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)


@torch.no_grad()
def play(decide: Work, halls: list[Hall], played: Played, sway: float) -> list[Lesson]:
    """So many steps in every hall."""
    for step in range(halls[0].steps):
        for hall in halls:
            if step:
                hall.play(step - 1, played)
            hall.look(decide, step)
    for hall in halls:
        hall.play(hall.steps - 1, played)
        hall.look(decide, hall.steps)
    return [hall.lesson(sway) for hall in halls]
