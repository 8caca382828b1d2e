"""What was decided when? A record, taken apart into the moments at which a seat chose."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nunatak.kernel.chance import FOR_REDEALS, Chance, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import State, copy
from nunatak.play.record import Record
from nunatak.play.table import Outlook

SEED = 1  # of an analysis, unless another is wished
SEEDS = 1 << 64
MOMENTS = 1 << 20  # more than a game has
USES = 64  # seeds for each moment


@dataclass(frozen=True)
class Moment:
    """One decision of a seat, and all that the seat knew.

    The position is a redeal of the true one, so nobody who looks at it learns what the seat
    could not know.
    """

    number: int  # of the move, from 1
    turn: int  # from 1: what a seat decides in a row is one turn
    seat: int
    kind: str
    state: State  # as the seat may believe it to be
    legal: tuple[int, ...]
    action: int  # that was played
    notation: str
    shows: bool  # the move showed somebody something that was hidden, or used chance

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.legal) == 1


def moments(record: Record, seed: int) -> Iterator[Moment]:
    """The decisions of a record in their order; a resignation is none."""
    table = record.table()
    return moments_of(table.game, table.start.state(), table.numbers, seed)


def moments_of(game: Game, start: State, actions: Sequence[int], seed: int) -> Iterator[Moment]:
    """The decisions of a game in their order."""
    state = copy(start)
    turn, last = 0, None
    for number, action in enumerate(actions, start=1):
        seat = int(state.seat)
        turn += seat != last
        last = seat
        yield _moment(game, state, action, number, turn, seed)
        game.rules.apply(state, action)


def _moment(game: Game, state: State, action: int, number: int, turn: int, seed: int) -> Moment:
    """The decision that is about to be made."""
    seat = int(state.seat)
    outlook = Outlook(game, state, seat)
    chance = stream(seed_of(seed, number, 0), FOR_REDEALS)
    return Moment(
        number,
        turn,
        seat,
        str(game.rules.phase.name(int(state.phase))),
        outlook.redeal(chance),
        tuple(outlook.legal),
        action,
        str(game.rules.actions.decode(action)),
        shows=_is_news(game, state, action)
        and (game.views.hidden or _depends(outlook, action, chance)),
    )


def _is_news(game: Game, state: State, action: int) -> bool:
    """Whether the action shows anybody anything new."""
    after = copy(state)
    game.rules.apply(after, action)
    return bool(after.news)


def _depends(outlook: Outlook, action: int, chance: Chance) -> bool:
    """Whether chance has a say in what comes of the action."""
    found = []
    for _ in range(2):
        state = outlook.redeal(chance)
        outlook.game.rules.apply(state, action)
        found.append(outlook.game.views.view(state, outlook.seat))
    return bool(found[0] != found[1])


def seed_of(seed: int, number: int, use: int) -> int:
    """A seed of its own for each use at each moment, whatever is thought about first."""
    return (seed * MOMENTS * USES + number * USES + use) % SEEDS
