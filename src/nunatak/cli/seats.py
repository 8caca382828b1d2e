"""How many sit down? As many as the game takes."""

from nunatak.cli.house import House
from nunatak.cli.parser import Misused
from nunatak.kernel.game import Game


def count_seats(game: Game, seats: int | None, house: House) -> int:
    """The number of seats asked for, or the game's smallest."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise Misused(house.say("cli-error-seats", seats=count, allowed=allowed))
    return count
