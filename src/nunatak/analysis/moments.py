"""What was decided when? A record, taken apart into the moments at which a seat chose."""

from collections.abc import Iterator
from dataclasses import dataclass

from nunatak.kernel.chance import FOR_REDEALS, Chance, stream
from nunatak.kernel.state import State
from nunatak.play.record import Record
from nunatak.play.table import Outlook, Table

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
    finished = record.table()
    table = Table.from_start(record.start(), record.seats)
    turn, last = 0, None
    for number, notation in enumerate(finished.moves, start=1):
        decision = table.decision
        assert decision is not None
        turn += decision.seat != last
        last = decision.seat
        chance = stream(seed_of(seed, number, 0), FOR_REDEALS)
        state = table.outlook(last).redeal(chance)
        legal, action = tuple(table.legal), table.number(notation)
        shows = table.game.views.hidden or _depends(table.outlook(last), action, chance)
        table.play(notation)
        yield Moment(
            number,
            turn,
            last,
            decision.kind,
            state,
            legal,
            action,
            notation,
            shows=shows and table.undoable == 0,
        )


def _depends(outlook: Outlook, action: int, chance: Chance) -> bool:
    """Whether chance has a say in what comes of the action."""
    found = []
    for _ in range(2):
        state = outlook.redeal(chance)
        outlook.game.rules.apply(state, action)
        found.append(outlook.game.views.view(state, outlook.seat))
    return found[0] != found[1]


def seed_of(seed: int, number: int, use: int) -> int:
    """A seed of its own for each use at each moment, whatever is thought about first."""
    return (seed * MOMENTS * USES + number * USES + use) % SEEDS
