"""Where do puzzles come from? Out of games that the search plays against itself.

Which games are played and what is found in each depends on the seed alone, however many workers
play them and whoever is quicker.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from nunatak import games
from nunatak.analysis.hint import Hint, give_hint
from nunatak.analysis.moments import seed_of
from nunatak.kernel.chance import FOR_BOTS, FOR_REDEALS, Chance, below, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import State
from nunatak.play.table import Outlook, Table
from nunatak.puzzles.clear import FAVOUR, MARGIN, Verdict, look_at
from nunatak.puzzles.puzzle import Gain, Puzzle, Why
from nunatak.puzzles.rating import rate
from nunatak.puzzles.solving import asked, solve
from nunatak.search.budget import Budget
from nunatak.search.levels import STYLE
from nunatak.search.thinking import CAPACITY, Searcher, Thought

GLANCE = 48  # iterations by which the games are played, and by which one sees where to look
SEATS = 3  # numbers of players, from the fewest, that take turns
CHOICES = 4  # legal moves that a puzzle has at least
APART = 5  # moves between two puzzles of one game
FROM_ONE = 4  # puzzles of one game at the most
STRAYS = 4  # one move in so many is not the best, so that games differ
TIMES = 4  # the second search is so many times as long as the first
ID = 8  # letters


@dataclass(frozen=True)
class Claim:
    """One game to be searched for puzzles."""

    game: str
    seed: int
    number: int  # of the game
    iterations: int


def mine(claim: Claim) -> list[Puzzle]:
    """The puzzles of one game, in their order."""
    return list(_found(claim))


def _found(claim: Claim) -> Iterator[Puzzle]:
    game = games.load(claim.game)
    numbers = game.seats[:SEATS]
    seed = seed_of(claim.seed, claim.number, 0)
    table = Table(claim.game, numbers[claim.number % len(numbers)], seed)
    chance, redeals = stream(seed, FOR_BOTS), stream(seed, FOR_REDEALS)
    last, count = -APART, 0
    while (seat := table.deciding) is not None and count < FROM_ONE:
        if len(table.legal) == 1:
            table.play(table.legal[0])
            continue
        outlook, move = table.outlook(seat), len(table.moves)
        searcher = Searcher(seed_of(seed, move, 1), STYLE, CAPACITY // 10)
        thought = searcher.think(outlook, Budget(iterations=GLANCE))
        if move - last >= APART and _is_promising(thought):
            puzzle = puzzle_at(game, outlook.redeal(redeals), claim.iterations, seed + move)
            if puzzle is not None:
                last, count = move, count + 1
                yield puzzle
        table.play(_played(thought, chance))


def _is_promising(thought: Thought) -> bool:
    return (
        len(thought.actions) >= CHOICES
        and thought.visits[thought.best] >= FAVOUR * thought.iterations
    )


def _played(thought: Thought, chance: Chance) -> int:
    """The best move; now and then the next best."""
    strays = below(chance, STRAYS) == 0
    return thought.actions[thought.ranking[1 if strays else 0]]


def puzzle_at(game: Game, state: State, iterations: int, seed: int) -> Puzzle | None:
    """The puzzle that the seat which decides has before it; None: nothing is clearly best."""
    verdict = look_at(game, state, iterations, seed, 0)
    if verdict is None or verdict.margin < MARGIN:
        return None
    again = look_at(game, state, TIMES * iterations, seed + 1, 0)
    if again is None or again.best != verdict.best or again.margin < MARGIN:
        return None
    steps = solve(game, state, again, iterations, seed)
    if steps is None:
        return None
    outlook = Outlook(game, state, int(state.seat))
    hint = give_hint(outlook, Budget(iterations=iterations), seed)
    if hint.best.action != again.best:
        return None
    position = game.sheet.write(state)
    return Puzzle(
        id=hashlib.sha256(position.encode()).hexdigest()[:ID],
        position=position,
        seat=hint.seat,
        solution=steps,
        margin=again.margin,
        losses=_losses(game, again),
        themes=tuple(_themes(game, hint)),
        rating=rate(game, list(asked(game, state, steps))),
        why=tuple(Why(why.measure, why.seat, why.is_more) for why in hint.reasons),
        gains=tuple(
            Gain(gain.seat, gain.source, round(gain.before, 1), round(gain.after, 1))
            for gain in hint.gains
        ),
    )


def _losses(game: Game, verdict: Verdict) -> dict[str, float]:
    actions = game.rules.actions
    return {str(actions.decode(action)): loss for action, loss in verdict.losses.items()}


def _themes(game: Game, hint: Hint) -> Iterator[str]:
    """What kind of action it is, and what it is good for."""
    action = game.rules.actions.decode(hint.best.action)
    yield str(game.rules.actions.to_json(action)["type"])
    mine = [gain for gain in hint.gains if gain.seat == hint.seat and gain.after > gain.before]
    others = [gain for gain in hint.gains if gain.seat != hint.seat and gain.after < gain.before]
    yield from (f"gain-{gain.source.replace(' ', '-')}" for gain in mine)
    if others:
        yield "deny"
    if not mine and not others:
        yield "quiet"
