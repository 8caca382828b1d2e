"""A game in a terminal, for one person against bots or for friends at one keyboard."""

from nunatak.terminal.evening import Setting, Wishes, settle
from nunatak.terminal.screen import Screen
from nunatak.terminal.session import play

__all__ = ["Screen", "Setting", "Wishes", "play", "settle"]
