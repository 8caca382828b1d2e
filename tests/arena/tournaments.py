"""Small tournaments, and made-up results where no game is needed."""

from collections.abc import Callable, Sequence

from nunatak import games
from nunatak.arena.entrants import read_entrants
from nunatak.arena.match import Played
from nunatak.arena.programme import Programme
from nunatak.arena.schedule import Fixture, make_schedule
from nunatak.arena.settings import Settings

TWO, MORE = games.NAMES[0], games.NAMES[2]  # a game for two, and one that more can play

Ranks = Callable[[Fixture], Sequence[int]]


def settings(
    *bots: str,
    game: str = TWO,
    seats: int = 2,
    count: int = 8,
    seed: int = 1,
    gauntlet: bool = False,
    until: float | None = None,
) -> Settings:
    entrants = read_entrants(bots, None, 1)
    return Settings(game, seats, entrants, count, seed, {}, None, gauntlet, until)


def made_up(fixture: Fixture, ranks: Sequence[int]) -> Played:
    """A game of which only the places matter."""
    seats = len(ranks)
    nothing = (0,) * seats
    return Played(
        number=fixture.number,
        ranks=tuple(ranks),
        points=nothing,
        sources=({"honor": 0},) * seats,
        roles=("",) * seats,
        decisions=(1,) * seats,
        seconds=nothing,
        slowest=nothing,
        finished=True,
        forfeits=(),
        record="",
    )


def programme(
    bots: Sequence[str], seats: int, rounds: int, until: float | None = None, seed: int = 1
) -> Programme:
    return Programme(make_schedule(bots, seats, seed, gauntlet=False), rounds, until)


def play_out(found: Programme, ranks: Ranks, ahead: int = 1) -> int:
    """Play all, so many games at a time, the last begun ending first; how many were begun."""
    waiting, begun = found.waiting(), 0
    running: list[Fixture] = []
    while not found.is_done:
        while len(running) < ahead and (fixture := next(waiting, None)):
            running.append(fixture)
            begun += 1
        fixture = running.pop()
        found.take(made_up(fixture, ranks(fixture)))
    return begun
