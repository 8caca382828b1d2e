"""Who is meant by the name of a bot? One of ours, somebody's class, or somebody's program."""

from nunatak.engine.program import ProgramBot, is_program
from nunatak.search import loading
from nunatak.search.bots import BOTS, Bot
from nunatak.search.budget import Budget


def check_bot(name: str) -> None:
    """Raise what is wrong with the name of a bot."""
    if is_program(name):
        ProgramBot(name, 0).close()
    else:
        loading.check_bot(name)


def seat_bot(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """`elder`, `package.module:Class` or `program:COMMAND`."""
    if is_program(name):
        return ProgramBot(name, seed, budget)
    return loading.seat_bot(name, seed, budget)


def invite(name: str, command: str) -> None:
    """Let a program be one of the house's bots, under a name of its own."""
    BOTS[name] = lambda seed, budget: ProgramBot(f"program:{command}", seed, budget)
