"""The games of the house and their variants, for tests of all of them."""

from nunatak import games
from nunatak.testing.playing import name_of, variants

ALL_GAMES = [games.load(name) for name in games.FIRST]
VARIANTS = [(game, seats, options) for game in ALL_GAMES for seats, options in variants(game)]
VARIANT_NAMES = [name_of(game, (seats, options)) for game, seats, options in VARIANTS]
