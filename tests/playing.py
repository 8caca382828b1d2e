"""Games in progress, for tests of any game."""

from collections.abc import Iterator

import numpy as np
from hypothesis import strategies as st

from nunatak import Table, games
from nunatak.kernel.chance import FOR_PLAYING_ON, below, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import State, copy

ALL_GAMES = [games.load(name) for name in games.NAMES]


def variants(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every word of each option, the others as they come."""
    usual = defaults(game)
    choices = [usual]
    for name in usual:
        choices += [
            {**usual, name: word} for word in game.options[name].words if word != usual[name]
        ]
    return [(seats, options) for seats in game.seats for options in choices]


def defaults(game: Game) -> dict[str, str]:
    """The options that are chosen among words, as they come."""
    return {name: option.default for name, option in game.options.items() if option.words}


VARIANTS = [(game, seats, options) for game in ALL_GAMES for seats, options in variants(game)]
VARIANT_NAMES = [
    "-".join([game.name, str(seats), *options.values()]) for game, seats, options in VARIANTS
]


def some_seeds(game: Game) -> range:
    """Seeds of a few games of each variant: fewer where there are many variants."""
    return range(max(1, 12 // sum(other is game for other, _, _ in VARIANTS)))


def play_randomly(table: Table, seed: int, moves: int | None = None) -> Iterator[int]:
    """Play random legal moves on the table; yields each before it is played."""
    chance = stream(seed, FOR_PLAYING_ON)
    done = 0
    while not table.is_over and done != moves:
        legal = table.legal
        number = legal[below(chance, len(legal))]
        yield number
        table.play(number)
        done += 1


def table_after(
    game: Game, seats: int, options: dict[str, str], seed: int, moves: int | None = None
) -> Table:
    """A table some random moves into a game, or at its end."""
    table = Table(game.name, seats, seed, options=options, salt="salt")
    for _ in play_randomly(table, seed, moves):
        pass
    return table


def state_of(table: Table) -> State:
    """The table's true position, in memory of its own and without what was just told."""
    return wordless(copy(table._state))


def wordless(state: State) -> State:
    """The position without what the last step told: position texts do not hold it."""
    state.event[:] = 0
    state.event_count = 0
    state.news = 0
    return state


def redealt(game: Game, state: State, seat: int, seed: int) -> State:
    """Another position that the seat can't tell from this one."""
    twin = copy(state)
    game.redeal(twin, seat, stream(seed, FOR_PLAYING_ON))
    return twin


def same(first: State, second: State) -> bool:
    """Byte for byte."""
    return np.asarray(first).tobytes() == np.asarray(second).tobytes()


seeds = st.integers(0, 2**64 - 1)
some_variant = st.sampled_from(VARIANTS)
some_moves = st.integers(0, 60)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A game of any kind, some moves in."""
    game, seats, options = draw(some_variant)
    return table_after(game, seats, options, draw(seeds), draw(some_moves))
