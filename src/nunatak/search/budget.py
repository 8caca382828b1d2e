"""How long may a bot think about one decision?"""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Budget:
    """Seconds, iterations, or both: whichever ends first. Iterations alone are reproducible."""

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"seconds: more than 0 is expected, got {self.seconds}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"iterations: 1 or more is expected, got {self.iterations}")
        if self.threads < 1:
            raise ValueError(f"threads: 1 or more is expected, got {self.threads}")
        if self.seconds is None and self.iterations is None:
            raise ValueError("seconds or iterations: one of them is expected")


def chunks(budget: Budget, size: int) -> Iterator[int]:
    """How many iterations to do at a time, until the budget is spent; at least one chunk."""
    ends = None if budget.seconds is None else perf_counter() + budget.seconds
    left = budget.iterations
    while left is None or left > 0:
        done = size if left is None else min(size, left)
        yield done
        if left is not None:
            left -= done
        if ends is not None and perf_counter() >= ends:
            return
