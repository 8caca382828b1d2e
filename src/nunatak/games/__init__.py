"""Which games are there? Whatever is installed under the entry point `nunatak.games`.

Each is loaded when it is first asked for. A game can live in any package:
docs/your-own-game.md tells how.
"""

import copyreg
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # which games there are is known without the compiler that they need
    from nunatak.kernel.game import Game

GROUP = "nunatak.games"
FIRST = ("lonewolves", "wolves", "arctica")  # the house's own, in the order of their making


def _found() -> dict[str, EntryPoint]:
    """The installed games by name: the house's own first, then the others by the alphabet."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    names = [name for name in FIRST if name in found] + sorted(set(found) - set(FIRST))
    return {name: found[name] for name in names}


_ENTRIES = _found()
NAMES = tuple(_ENTRIES)


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; there are {', '.join(NAMES)}")
        self.name = name


@cache
def load(name: str) -> "Game":
    """The game of that name."""
    from nunatak.kernel.game import Game

    copyreg.pickle(Game, _kept)  # type: ignore[arg-type]
    game = _entry(name).load()
    if not isinstance(game, Game) or game.name != name:
        raise TypeError(f"the entry point {name!r} of {GROUP} is not a Game of that name")
    return game


def _kept(game: "Game") -> tuple[object, tuple[str]]:
    """A game is pickled by its name: its compiled functions are made anew wherever it is read."""
    return load, (game.name,)


@cache
def folder(name: str) -> Path:
    """Where a game's files lie; its texts are in `text/`."""
    spec = find_spec(_entry(name).module)
    if spec is None or spec.origin is None:
        raise UnknownGame(name)
    return Path(spec.origin).parent


def _entry(name: str) -> EntryPoint:
    if name not in _ENTRIES:
        raise UnknownGame(name)
    return _ENTRIES[name]
