"""Games in every form, for the tests of the environments."""

import pytest

from nunatak import Table
from nunatak.kernel.game import Game, Option
from nunatak.testing.playing import play_randomly
from tests.playing import ALL_GAMES


def values(option: Option) -> list[str]:
    """All words of an option, its default first, and a number where it takes numbers."""
    words = [option.default, *(word for word in option.words if word != option.default)]
    half = len(option.numbers) // 2
    return words + [str(number) for number in option.numbers[half : half + 1]]


def variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats and every value of each option, in as few variants as that takes."""
    choices = {name: values(option) for name, option in game.rules.options.items()}
    count = max(len(game.seats), *map(len, choices.values()))
    return [
        (
            game.seats[number % len(game.seats)],
            {name: words[number % len(words)] for name, words in choices.items()},
        )
        for number in range(count)
    ]


VARIANTS = [(game, seats, options) for game in ALL_GAMES for seats, options in variants(game)]

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
every_variant = pytest.mark.parametrize(
    ("game", "seats", "options"),
    VARIANTS,
    ids=["-".join([game.name, str(seats), *options.values()]) for game, seats, options in VARIANTS],
)


def late_position(
    game: Game, seats: int, options: dict[str, str], *, left: int, seed: int = 1
) -> str:
    """A position of a random game so many decisions before its end."""
    table = Table(game.name, seats, seed, options=options)
    positions = []
    for _ in play_randomly(table, seed):
        positions.append(table.position)
    return positions[-left]
