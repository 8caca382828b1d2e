"""How is the same work done again and again, without telling an accelerator each step of it?"""

from collections.abc import Callable

import torch
from torch import Tensor

Work = Callable[..., tuple[Tensor, ...]]

TRIED = 3  # times before it is recorded: by then nothing is compiled or allocated any more


class Repeated:
    """Work that is recorded at its first call and then repeated; its answer is written over.

    Everything it is given has the same size at every call, and everything else that it reads stays
    where it is in memory.
    """

    def __init__(self, work: Work, device: torch.device) -> None:
        self.work = work
        self.device = device
        self.given: list[Tensor] = []
        self.answer: tuple[Tensor, ...] = ()
        self.record: torch.cuda.CUDAGraph | None = None

    def __call__(self, *given: Tensor) -> tuple[Tensor, ...]:
        """The work's answer."""
        if self.record is None:
            self.given = [one.to(self.device, copy=True) for one in given]
            self.record = self._recorded()
        for ours, one in zip(self.given, given, strict=True):
            ours.copy_(one, non_blocking=True)
        self.record.replay()
        return self.answer

    def _recorded(self) -> torch.cuda.CUDAGraph:
        beside = torch.cuda.Stream()
        beside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(beside):
            for _ in range(TRIED):
                self.work(*self.given)
        torch.cuda.current_stream().wait_stream(beside)
        record = torch.cuda.CUDAGraph()
        with torch.cuda.graph(record):
            self.answer = self.work(*self.given)
        return record
