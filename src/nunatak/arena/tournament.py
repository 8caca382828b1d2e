"""How does a tournament run? Games are begun wherever there is room, and kept as they end."""

from collections.abc import Iterator

from nunatak.arena.folder import Folder
from nunatak.arena.grounds import Ground
from nunatak.arena.match import Played
from nunatak.arena.programme import Programme
from nunatak.arena.settings import Settings


def begin(settings: Settings, folder: Folder | None = None) -> Programme:
    """The programme, with what the folder has already."""
    schedule = settings.schedule
    programme = Programme(schedule, schedule.rounds_for(settings.games), settings.until)
    for played in folder.played() if folder is not None else ():
        programme.take(played)
    return programme


def play(programme: Programme, ground: Ground, folder: Folder | None = None) -> Iterator[Played]:
    """Play all that counts and is missing; each game is given when it has ended."""
    waiting = programme.waiting()
    while not programme.is_done:
        while not ground.is_full and (fixture := next(waiting, None)):
            ground.begin(fixture)
        played = ground.next_end()
        if folder is not None:
            folder.keep(played)
        programme.take(played)
        yield played
