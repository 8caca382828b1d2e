"""What is a puzzle, and how is a game's collection kept? Through the eyes of the seat it is for.

The position is written as the seat may believe it to be: a redeal stands for what it can't know.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from nunatak import games
from nunatak.kernel.game import Game
from nunatak.kernel.state import State

FORMAT = 1
FILE = "puzzles.json"
DIGITS = 3


class PuzzleError(ValueError):
    """A collection that can't be read, and why."""


@dataclass(frozen=True)
class Step:
    """A decision of the solution; of a free one, any of its kind will do: it only leads on."""

    play: str  # notation
    free: bool = False


@dataclass(frozen=True)
class Why:
    """A feature of the evaluation by which the solution is good; see `analysis.reasons`."""

    measure: str
    seat: int
    more: bool


@dataclass(frozen=True)
class Gain:
    """Points of a seat from one source, as the turn brings them."""

    seat: int
    source: str
    before: float
    after: float


@dataclass(frozen=True)
class Puzzle:
    """One position, what is best in it, and why."""

    id: str
    position: str
    seat: int
    solution: tuple[Step, ...]
    margin: float  # of worth: what the next best first move gives away
    losses: Mapping[str, float]  # first moves that were examined, and what each gives away
    themes: tuple[str, ...]
    rating: int
    why: tuple[Why, ...]
    gains: tuple[Gain, ...]

    def state(self, game: Game) -> State:
        """The position."""
        return game.sheet.read(self.position, game.rules.read_data(None))[0]


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and how they were found."""

    game: str
    rules: int  # version
    seed: int
    iterations: int  # of the search that found them, for each decision
    margin: float  # the least
    puzzles: tuple[Puzzle, ...]


def write_collection(found: Collection, path: Path) -> None:
    """Keep it: a line for each puzzle, so that a change can be read."""
    head = {"format": FORMAT, **{k: v for k, v in asdict(found).items() if k != "puzzles"}}
    lines = ",\n".join(_dump(_slim(asdict(puzzle))) for puzzle in found.puzzles)
    path.write_text(f'{_dump(head)[:-1]}, "puzzles": [\n{lines}\n]}}\n', "utf-8")


def _slim(puzzle: dict[str, Any]) -> dict[str, Any]:
    """What goes without saying is left out, and numbers are short."""
    steps = [step["play"] if not step["free"] else step for step in puzzle["solution"]]
    losses = {move: round(loss, DIGITS) for move, loss in puzzle["losses"].items()}
    margin = round(puzzle["margin"], DIGITS)
    return {**puzzle, "solution": steps, "losses": losses, "margin": margin}


def _dump(form: dict[str, Any]) -> str:
    return json.dumps(form, ensure_ascii=False)


def read_collection(path: Path) -> Collection:
    """What was kept."""
    try:
        form = json.loads(path.read_text("utf-8"))
        if form.pop("format") != FORMAT:
            raise PuzzleError(f"format {FORMAT} is expected")
        puzzles = tuple(_puzzle(each) for each in form.pop("puzzles"))
        return Collection(**form, puzzles=puzzles)
    except (KeyError, TypeError, AttributeError, json.JSONDecodeError) as error:
        raise PuzzleError(f"is no collection of puzzles ({error})") from error


def _puzzle(form: dict[str, Any]) -> Puzzle:
    steps = (Step(step) if isinstance(step, str) else Step(**step) for step in form["solution"])
    lists: dict[str, Sequence[Any]] = {
        "solution": tuple(steps),
        "themes": tuple(form["themes"]),
        "why": tuple(Why(**why) for why in form["why"]),
        "gains": tuple(Gain(**gain) for gain in form["gains"]),
    }
    return Puzzle(**{**form, **lists})


def shipped_at(game: str) -> Path:
    """Where the puzzles that come with a game lie."""
    return games.folder(game) / FILE


@cache
def shipped(game: str) -> Collection | None:
    """The puzzles that come with a game; None where it has none."""
    path = shipped_at(game)
    return read_collection(path) if path.is_file() else None
