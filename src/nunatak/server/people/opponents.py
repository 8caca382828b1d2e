"""Which bots are there for people, and how long do they think about a decision?

Our levels, and the programs that an operator has invited. Developers' yardsticks can be named by
programs, but players are not offered them.
"""

from nunatak.search.bots import BOTS
from nunatak.server.wire import messages as m

SECONDS = {  # for a decision, as players feel it; a test holds them to the levels' budgets
    "pup": 0.2,
    "hunter": 0.3,
    "alpha": 0.5,
    "elder": 3.0,
    "spirit": 15.0,
}
YARDSTICKS = ("net", "random", "greedy", "plain")


def levels() -> list[m.LevelInfo]:
    """The weakest first, then the programs."""
    offered = [name for name in BOTS if name not in YARDSTICKS]
    return [m.LevelInfo(level=name, seconds=SECONDS.get(name)) for name in offered]
