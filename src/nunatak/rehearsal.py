"""What does a game need to have done once, so that all of it is compiled?"""

import numpy as np

from nunatak.kernel.chance import FOR_PLAYING_ON, FOR_REDEALS, below, stream
from nunatak.kernel.game import Game
from nunatak.kernel.playing import count_lines
from nunatak.kernel.state import empty
from nunatak.search.bots import BOTS, make_bot
from nunatak.search.budget import Budget
from nunatak.simulation import simulate
from nunatak.table import Table


class Rehearsal:
    """One short game of the smallest kind, looked at from everywhere."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table = Table(game.name, seed=1)

    def play(self) -> None:
        """A random game through the front door, to its end."""
        chance = stream(1, FOR_PLAYING_ON)
        table = Table(self.game.name, seed=1)
        while not table.is_over:
            legal = table.legal
            table.play(legal[below(chance, len(legal))])
        table.log()
        assert table.record().moves

    def look(self) -> None:
        """Views, redeals, observations and outcomes."""
        outlook = self.table.outlook(0)
        state = outlook.redeal(stream(1, FOR_REDEALS))
        self.game.observe(state, 0, np.zeros(self.game.observation, np.float32))
        assert self.table.view(0)
        assert self.table.outcome.points

    def write_and_read(self) -> None:
        """A position written down and read back."""
        assert Table.at(self.table.position).position == self.table.position

    def simulate(self) -> None:
        """A crowd of two games."""
        simulate(self.game, seats=self.game.seats[0], games=2, seed=1, options={})

    def count_lines(self) -> None:
        """Lines of play, one decision deep."""
        lines(self.table, 1)

    def think(self) -> None:
        """The shortest thought of every bot."""
        for name in BOTS:
            make_bot(name, 1, Budget(iterations=2)).choose(self.table.outlook(0))


def lines(table: Table, depth: int) -> int:
    """Perft: how many lines of play of so many decisions start at the table's position."""
    states = empty(table.game.state, depth + 1)
    states[0] = table.game.read_position(table.position, table.start.designed)[0]
    return int(count_lines(states, depth, np.empty((depth + 1, table.game.most_legal), np.int16)))
