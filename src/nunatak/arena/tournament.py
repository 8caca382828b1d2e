"""How does a tournament run? Games are begun wherever there is room, and kept as they end."""

from collections.abc import Callable

from nunatak.arena.folder import Folder
from nunatak.arena.grounds import Ground
from nunatak.arena.programme import Programme
from nunatak.arena.settings import Settings

Report = Callable[[Programme], None]


def run(
    settings: Settings, ground: Ground, folder: Folder | None = None, report: Report | None = None
) -> Programme:
    """Play all that counts; what the folder has is not played again."""
    programme = begin(settings, folder)
    waiting = programme.waiting()
    while not programme.is_done:
        while not ground.is_full and (fixture := next(waiting, None)):
            ground.begin(fixture)
        played = ground.next_end()
        if folder is not None:
            folder.keep(played)
        programme.take(played)
        if report is not None:
            report(programme)
    if folder is not None:
        folder.keep_only({fixture.number for fixture in programme.fixtures()})
    return programme


def begin(settings: Settings, folder: Folder | None) -> Programme:
    """The programme, with what has been played already."""
    schedule = settings.schedule
    programme = Programme(schedule, schedule.rounds_for(settings.games), settings.until)
    for played in folder.played() if folder is not None else ():
        programme.take(played)
    return programme
