"""Records and positions to think over."""

from functools import cache

from nunatak import Table
from nunatak.analysis.review import Analysis, Effort, analyse
from nunatak.play.record import Record
from nunatak.search.budget import Budget
from nunatak.testing.playing import table_after
from tests.playing import ALL_GAMES

# The last card of the game: in the swamp it wins 7 points and the game, elsewhere it does not.
LAST_CARD = (
    "lonewolves trick=13 phase=follow leader=near led=B6>cave far.hand=B7 swamp.near=R5 "
    "cave.far=G7,G6 cave.honor=1/3 volcano.honor=3/4 desert.honor=2/4 swamp.honor=7/2 "
    "tundra.honor=2/5"
)
# The same, but whatever is played, the game is won.
ALL_THE_SAME = (
    "lonewolves trick=13 phase=follow leader=near led=B6>cave far.hand=B7 "
    "tundra.far=R5 tundra.honor=7/5 cave.far=G7,G6 "
    "cave.honor=3/1 volcano.honor=2/1 desert.honor=2/3 swamp.honor=2/4"
)


def effort(iterations: int = 400, *, threads: int = 1, seed: int = 1, pairs: int = 0) -> Effort:
    return Effort(Budget(iterations=iterations, threads=threads), seed, pairs)


def after(position: str, *moves: str) -> Record:
    """The record of a game that begins at a position."""
    table = Table.at(position, players=("Anna", "Ivan"))
    for move in moves:
        table.play(move)
    return table.record()


def random_game(name: str, seats: int, moves: int | None = None) -> Record:
    """A game of random moves; open, even if it is not over."""
    game = next(game for game in ALL_GAMES if game.name == name)
    return table_after(game, seats, {}, seed=3, moves=moves).record(sealed=False)


@cache
def whole_game() -> Analysis:
    """A whole random game of two with hidden cards, judged."""
    return analyse(random_game("lonewolves", 2), effort(800, threads=2, pairs=2))


@cache
def half_game() -> Analysis:
    """The beginning of an open game of three, judged."""
    return analyse(random_game("wolves", 3, 40), effort(120, threads=2))
