"""Games in progress, for tests of any game."""

from collections.abc import Iterator, Sequence

import numpy as np
from hypothesis import strategies as st

from nunatak.kernel.chance import FOR_PLAYING_ON, below, stream
from nunatak.kernel.game import Game
from nunatak.kernel.state import State, copy
from nunatak.play.table import Outlook, Table

Variant = tuple[int, dict[str, str]]  # seats and options
FEW_GAMES = 12  # of a game, over all its variants


def variants(game: Game) -> list[Variant]:
    """Every number of seats with every word of each option, the others as they come."""
    usual = defaults(game)
    choices = [usual]
    for name in usual:
        words = game.rules.options[name].words
        choices += [{**usual, name: word} for word in words if word != usual[name]]
    return [(seats, options) for seats in game.seats for options in choices]


def telling_variants(game: Game) -> list[Variant]:
    """Those that whole games are played of: options with the fewest seats and with the most."""
    usual, ends = defaults(game), (game.seats[0], game.seats[-1])
    return [(n, chosen) for n, chosen in variants(game) if chosen == usual or n in ends]


def defaults(game: Game) -> dict[str, str]:
    """The options that are chosen among words, as they come."""
    return {name: option.default for name, option in game.rules.options.items() if option.words}


def name_of(game: Game, variant: Variant) -> str:
    """A variant in a word: `wolves-4-off-front`."""
    seats, options = variant
    return "-".join([game.name, str(seats), *options.values()])


def some_seeds(game: Game) -> range:
    """Seeds of a few games of each variant: fewer where there are many variants."""
    return range(max(1, FEW_GAMES // len(telling_variants(game))))


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


def true_state(held: Table | Outlook) -> State:
    """The true position, hidden things and all, in memory of its own."""
    return copy(held._state)


def put_state(table: Table, state: State) -> None:
    """Put the table into a position that no text can hold."""
    table._state = copy(state)
    table._arrive()


def state_of(table: Table) -> State:
    """The same without what was just told."""
    return wordless(true_state(table))


def wordless(state: State) -> State:
    """The position without what the last step told: position texts do not hold it."""
    state.event[:] = 0
    state.event_count = 0
    state.news = 0
    return state


def redealt(game: Game, state: State, seat: int, seed: int) -> State:
    """Another position that the seat can't tell from this one."""
    twin = copy(state)
    game.views.redeal(twin, seat, stream(seed, FOR_PLAYING_ON))
    return twin


def same(first: State, second: State) -> bool:
    """Byte for byte."""
    return np.asarray(first).tobytes() == np.asarray(second).tobytes()


seeds = st.integers(0, 2**64 - 1)
some_moves = st.integers(0, 60)


@st.composite
def tables(draw: st.DrawFn, games: Sequence[Game]) -> Table:
    """A table of one of these games, some moves in."""
    game = draw(st.sampled_from(games))
    seats, options = draw(st.sampled_from(variants(game)))
    return table_after(game, seats, options, draw(seeds), draw(some_moves))
