"""nunatak: three board games of the wild north.

>>> import nunatak
>>> table = nunatak.Table("lonewolves", seed=7)
>>> table.play(table.actions[0])

`Table` is a game being played, `Record` its file, `make_bot` gives an opponent. A bot of one's own
gets an `Outlook` and has a method `choose` (`Bot`). `nunatak.games` knows which games there are.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

    __version__: str

HOMES = {  # where each name comes from: nothing is loaded before somebody asks for it
    "kernel.actions": ("Action", "ActionError", "UnreadableAction"),
    "kernel.game": ("DataError", "Game", "OptionError"),
    "kernel.message": ("Message",),
    "kernel.sheet": ("PositionError",),
    "play.record": ("OtherVersion", "Record", "RecordError", "Verdict", "verify"),
    "play.table": ("Decision", "Outcome", "Outlook", "Refusal", "Refused", "Table"),
    "search.bots": ("BOTS", "Bot", "UnknownBot", "make_bot"),
    "search.budget": ("Budget",),
    "search.thinking": ("Thought",),
}


def __getattr__(name: str) -> Any:
    """A name of the front door, when it is first asked for."""
    found = _find(name)
    globals()[name] = found
    return found


def _find(name: str) -> Any:
    if name == "games":
        return import_module("nunatak.games")
    if name == "__version__":
        return import_module("importlib.metadata").version("nunatak")
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(f"nunatak.{home}"), name)
    raise AttributeError(f"module 'nunatak' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(set(globals()) | set(__all__))


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
