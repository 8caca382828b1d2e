"""What is the solution of a position, decision by decision? As long as each is clearly best.

A solution ends where something has been told to everybody and the next decision is no longer
clear, the seat no longer decides, or chance has a say. On the way there one decision may be open
(which tiles pay, say): it is free.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from nunatak.kernel.game import Game
from nunatak.kernel.message import MAIN
from nunatak.kernel.state import State, copy
from nunatak.play.table import Outlook, legal_numbers
from nunatak.puzzles.clear import MARGIN, Verdict, look_at
from nunatak.puzzles.puzzle import Step
from nunatak.search.budget import Budget
from nunatak.search.levels import STYLE
from nunatak.search.thinking import Searcher

LONGEST = 6  # decisions
FREE = 1  # of them that may be free


@dataclass(frozen=True)
class Asked:
    """A decision of a solution: where it is made, and what is right."""

    state: State
    action: int
    free: bool


def solve(
    game: Game, state: State, verdict: Verdict, iterations: int, seed: int
) -> tuple[Step, ...] | None:
    """The steps from the first, which is clear, to where the line is told; None: it stays vague."""
    seat = int(state.seat)
    steps = [_step(game, verdict.best)]
    state, told = _after(game, state, verdict.best)
    while len(steps) < LONGEST and not _ends(game, state, seat):
        found = look_at(game, state, iterations, seed, len(steps)) if _asks(game, state) else None
        clear = found is not None and found.margin >= MARGIN
        if told and not clear:
            break
        action = found.best if found and clear else _favourite(game, state, iterations, seed)
        steps.append(_step(game, action, free=not clear and _asks(game, state)))
        state, tells = _after(game, state, action)
        told = told or tells
    if not told or sum(step.free for step in steps) > FREE:
        return None
    return tuple(steps)


def asked(game: Game, state: State, steps: tuple[Step, ...]) -> Iterator[Asked]:
    """The decisions of a solution; a step that is not legal fails."""
    for step in steps:
        action = game.rules.actions.encode(game.rules.actions.read(step.play, int(state.seat)))
        action = game.rules.complete(state, action)
        if game.rules.refusal(state, int(state.seat), action):
            raise ValueError(f"{step.play} is not legal")
        yield Asked(state, action, step.free)
        state, _ = _after(game, state, action)


def _step(game: Game, action: int, *, free: bool = False) -> Step:
    return Step(str(game.rules.actions.decode(action)), free)


def _asks(game: Game, state: State) -> bool:
    """Whether there is anything to choose."""
    return len(legal_numbers(game, state)) > 1


def _ends(game: Game, state: State, seat: int) -> bool:
    return bool(game.rules.is_over(state)) or int(state.seat) != seat or bool(state.news)


def _after(game: Game, state: State, action: int) -> tuple[State, bool]:
    """The position after an action, and whether anything is told of it."""
    before, state = state, copy(state)
    game.rules.apply(state, action)
    return state, any(line.weight == MAIN for line in game.words.log(state, before))


def _favourite(game: Game, state: State, iterations: int, seed: int) -> int:
    legal = legal_numbers(game, state)
    if len(legal) == 1:
        return legal[0]
    outlook = Outlook(game, state, int(state.seat))
    thought = Searcher(seed, STYLE).think(outlook, Budget(iterations=iterations))
    return thought.actions[thought.best]
