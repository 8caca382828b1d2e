"""Who plays? `elder`, `elder@0.5s`, `elder@1s+2t`, `package.module:Class`, `program:./mybot`.

After the `@` a bot carries a budget of its own, so that a level can meet itself with another one.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from nunatak.engine.program import is_program, sources_of
from nunatak.engine.seating import check_bot
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS
from nunatak.search.loading import is_own, source_of

AMOUNT = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>[sit])")


class EntrantError(ValueError):
    """A list of bots that can't play: which entry, and the key of what is wrong with it."""

    def __init__(self, entrant: str, problem: str) -> None:
        super().__init__(f"{entrant}: {problem}")
        self.entrant = entrant
        self.problem = problem


@dataclass(frozen=True)
class Entrant:
    """A bot with the budget that it thinks with; `label` is what it is called everywhere."""

    label: str
    name: str
    budget: Budget | None


def read_entrants(labels: Iterable[str], usual: Budget | None, threads: int) -> tuple[Entrant, ...]:
    """The bots of a list; those without a budget of their own take the usual one.

    Where there is none either, a level has its own, which may go by the clock.
    """
    found = tuple(_read(label, usual, threads) for label in labels)
    for number, entrant in enumerate(found):
        check_bot(entrant.name)
        if entrant.label in {other.label for other in found[:number]}:
            raise EntrantError(entrant.label, "twice")
    if len(found) < 2:
        raise EntrantError(", ".join(entrant.label for entrant in found), "alone")
    return found


def _read(label: str, usual: Budget | None, threads: int) -> Entrant:
    name, at, amounts = label.partition("@")
    if at:
        return Entrant(label, name, read_budget(label, amounts, threads))
    level = LEVELS.get(name)
    return Entrant(label, name, level.budget if usual is None and level else usual)


def read_budget(label: str, amounts: str, threads: int) -> Budget:
    """`0.5s`, `2000i`, or several with a plus; `2t` is the number of threads."""
    budget = {}
    for amount in amounts.split("+"):
        found = AMOUNT.fullmatch(amount)
        if found is None or found["unit"] in budget:
            raise EntrantError(label, "budget")
        budget[found["unit"]] = float(found["number"])
    try:
        return Budget(budget.get("s"), _whole(budget.get("i")), _whole(budget.get("t")) or threads)
    except ValueError as error:
        raise EntrantError(label, "budget") from error


def _whole(amount: float | None) -> int | None:
    """The number of iterations or threads; half an iteration is a mistake."""
    if amount is None:
        return None
    if amount != int(amount) or amount < 1:
        raise ValueError(amount)
    return int(amount)


def by_the_clock(entrants: Iterable[Entrant]) -> bool:
    """Whether any of them thinks by the clock, so that nothing can be repeated exactly."""
    return any(entrant.budget and entrant.budget.seconds is not None for entrant in entrants)


def most_threads(entrants: Iterable[Entrant]) -> int:
    """How many cores a game with the hungriest of them uses."""
    return max(entrant.budget.threads if entrant.budget else 1 for entrant in entrants)


def fingerprint(entrant: Entrant) -> str:
    """Of a person's own bot, a hash of its source: another source is another bot."""
    paths = _sources(entrant.name)
    if not paths:
        return ""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _sources(name: str) -> list[Path]:
    if is_program(name):
        return sources_of(name)
    source = source_of(name) if is_own(name) else None
    return [] if source is None else list(_python_files(source))


def _python_files(source: Path) -> Iterator[Path]:
    yield from sorted(source.rglob("*.py")) if source.is_dir() else (source,)
