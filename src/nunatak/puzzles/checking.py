"""Does a solution hold under a longer search, and who else would find it?"""

from dataclasses import dataclass

from nunatak import games
from nunatak.puzzles.clear import HELD, look_at
from nunatak.puzzles.puzzle import Puzzle
from nunatak.puzzles.rating import hard, share_of_greedy, share_of_random
from nunatak.puzzles.solving import asked

SEEDS = 1 << 32


@dataclass(frozen=True)
class Trial:
    """A puzzle to be checked."""

    game: str
    puzzle: Puzzle
    iterations: int
    seed: int


@dataclass(frozen=True)
class Finding:
    """What came of it."""

    puzzle: Puzzle
    holds: bool
    margin: float  # the least of its decisions
    random: float  # share of random play that solves it
    greedy: float


def check(trial: Trial) -> Finding:
    """Every decision of the solution that can be got wrong, searched anew."""
    game, puzzle = games.load(trial.game), trial.puzzle
    decisions = list(asked(game, puzzle.state(game), puzzle.solution))
    seed = trial.seed + int(puzzle.id, 16) % SEEDS
    margin = 1.0
    for number, each in enumerate(hard(game, decisions)):
        verdict = look_at(game, each.state, trial.iterations, seed, number)
        holds = verdict is not None and verdict.best == each.action
        margin = min(margin, verdict.margin if verdict is not None and holds else 0.0)
    return Finding(
        puzzle,
        margin >= HELD,
        margin,
        share_of_random(game, decisions),
        share_of_greedy(game, decisions),
    )
