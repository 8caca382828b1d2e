"""nunatak: three board games of the wild north.

>>> import nunatak
>>> table = nunatak.Table("lonewolves", seed=7)
>>> table.play(table.actions[0])

`Table` is a game being played, `Record` its file, `make_bot` gives an opponent. A bot of one's own
gets an `Outlook` and has a method `choose` (`Bot`). `nunatak.games` knows which games there are.
"""

from importlib.metadata import version

from nunatak import games
from nunatak.kernel.actions import Action, ActionError, UnreadableAction
from nunatak.kernel.game import DataError, Game, OptionError
from nunatak.kernel.message import Message
from nunatak.kernel.sheet import PositionError
from nunatak.play.record import OtherVersion, Record, RecordError, Verdict, verify
from nunatak.play.table import Decision, Outcome, Outlook, Refusal, Refused, Table
from nunatak.search.bots import BOTS, Bot, UnknownBot, make_bot
from nunatak.search.budget import Budget
from nunatak.search.thinking import Thought

__version__ = version("nunatak")

__all__ = [
    "BOTS",
    "Action",
    "ActionError",
    "Bot",
    "Budget",
    "DataError",
    "Decision",
    "Game",
    "Message",
    "OptionError",
    "OtherVersion",
    "Outcome",
    "Outlook",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Table",
    "Thought",
    "UnknownBot",
    "UnreadableAction",
    "Verdict",
    "__version__",
    "games",
    "make_bot",
    "verify",
]
