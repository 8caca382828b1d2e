"""Which games are there? Each is loaded when it is first asked for."""

from importlib import import_module

from nunatak.kernel.game import Game

NAMES = ("lonewolves", "wolves", "arctica")


class UnknownGame(ValueError):
    """There is no game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no game {name!r}; there are {', '.join(NAMES)}")
        self.name = name


def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise UnknownGame(name)
    game = import_module(f"nunatak.games.{name}").GAME
    assert isinstance(game, Game)
    return game
