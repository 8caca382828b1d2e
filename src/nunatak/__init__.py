"""nunatak: three board games of the wild north.

>>> import nunatak
>>> table = nunatak.Table("lonewolves", seed=7)
>>> table.play(table.actions[0])
"""

from nunatak.kernel.game import (
    ActionError,
    DataError,
    OptionError,
    PositionError,
    UnreadableAction,
)
from nunatak.record import OtherVersion, Record, RecordError, verify
from nunatak.table import Decision, Outcome, Refusal, Refused, Table

__all__ = [
    "ActionError",
    "DataError",
    "Decision",
    "OptionError",
    "OtherVersion",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Table",
    "UnreadableAction",
    "verify",
]
