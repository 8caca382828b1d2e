"""What does a game need to have done once, so that all of it is compiled?"""

from collections.abc import Callable, Sequence
from functools import cached_property, partial

import numpy as np

from nunatak.kernel.chance import FOR_PLAYING_ON, FOR_REDEALS, below, stream
from nunatak.kernel.compiled import CHECKED
from nunatak.kernel.game import Game
from nunatak.kernel.playing import count_lines
from nunatak.kernel.state import State, empty
from nunatak.lab.simulation import simulate
from nunatak.play.table import Table
from nunatak.search.bots import BOTS, can_play, make_bot
from nunatak.search.budget import Budget
from nunatak.search.levels import LEVELS
from nunatak.warmup import LAB, TABLE


class Rehearsal:
    """One short game of the smallest kind, looked at from everywhere."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def table(self) -> Table:
        """Where a game begins."""
        return Table(self.game.name, seed=1)

    # -------------------------------------------------------------- at a table

    def sit_down(self) -> None:
        """The first decision, as everybody sees it."""
        for seat in (0, None):
            assert self.table.view(seat)
            self.table.prospects(seat)
        assert self.table.actions

    def imagine(self) -> State:
        """A redeal: what would come of an action is tried out on one."""
        return self.table.outlook(0).redeal(stream(1, FOR_REDEALS))

    def play(self) -> None:
        """A random game through the front door, to its end; all that is asked is put into words."""
        chance = stream(1, FOR_PLAYING_ON)
        table = Table(self.game.name, seed=1)
        while not table.is_over:
            legal = table.legal
            assert table.question(table.deciding).key
            assert all(table.choice(number).key for number in legal)
            table.play(legal[below(chance, len(legal))])
        table.log()
        assert table.outcome.points

    def write_down(self) -> None:
        """A record, and a position that is read back."""
        assert self.table.record().moves == ()
        assert Table.at(self.table.position) == self.table

    # -------------------------------------------------------------- for bots

    def look(self) -> None:
        """Roles, and an observation of a redeal."""
        assert len(self.table.roles) == self.table.seats
        self.game.learner.observe(self.imagine(), 0, np.zeros(self.game.learner.length, np.float32))

    def think(self, bot: str) -> None:
        """The shortest thought of a bot."""
        outlook = self.table.outlook(self.table.deciding or 0)
        make_bot(bot, 1, Budget(iterations=2)).choose(outlook)

    # -------------------------------------------------------------- in the laboratory

    def simulate(self) -> None:
        """A crowd of two games."""
        simulate(self.game, seats=self.game.seats[0], games=2, seed=1, options={})

    def count_lines(self) -> None:
        """Lines of play, one decision deep."""
        lines(self.table, 1)


def steps(game: Game, parts: Sequence[str]) -> list[Callable[[], object]]:
    """Everything that compiles something of these parts of a game when it is first used.

    With index checks only the rules are run, so only they are compiled.
    """
    rehearsal = Rehearsal(game)
    found: list[Callable[[], object]] = []
    if TABLE in parts:
        found += [rehearsal.sit_down, rehearsal.imagine, rehearsal.play, rehearsal.write_down]
    bots = [bot for bot in BOTS if bot in parts and can_play(bot, game)]
    if CHECKED or not LEVELS.keys().isdisjoint(bots):  # a tree follows what its seat observes
        found.append(rehearsal.look)
    if LAB in parts:
        found.append(rehearsal.count_lines)
    if CHECKED:
        return found
    found += [partial(rehearsal.think, bot) for bot in bots]
    return [*found, rehearsal.simulate] if LAB in parts else found


def lines(table: Table, depth: int) -> int:
    """Perft: how many lines of play of so many decisions start at the table's position."""
    states = empty(table.game.rules.state, depth + 1)
    states[0] = table.game.sheet.read(table.position, table.start.designed)[0]
    return int(
        count_lines(states, depth, np.empty((depth + 1, table.game.rules.most_legal), np.int16))
    )
