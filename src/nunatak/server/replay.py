"""How did a finished or a running game stand at any moment, through whose eyes?"""

from nunatak.record import Record
from nunatak.server import leaving
from nunatak.server import messages as m
from nunatak.server.leaving import Reader
from nunatak.server.live import LOBBY, OVER, LiveTable
from nunatak.server.opening import rewound
from nunatak.server.trouble import Trouble


def frame(
    live: LiveTable, reader: Reader, number: int | None, look: int | None, everybody: bool
) -> m.Frame:
    """The game after an event; other seats' eyes and open cards only once it is over."""
    if live.state == LOBBY:
        raise Trouble("wrong-state", live.state)
    at = live.number if number is None else min(number, live.number)
    looking = _eyes(live, reader, look, everybody)
    past = rewound(live, at)
    told = live.told[at - 1]
    over = live.state == OVER and past.is_over
    return m.Frame(
        number=at,
        moves=told.moves,
        count=live.moves,
        steps=[leaving.step(live, told, reader.language)],
        views=[past.view(seat) for seat in looking],
        looking=looking,
        result=leaving.outcome_form(past.outcome) if over else None,
    )


def _eyes(live: LiveTable, reader: Reader, look: int | None, everybody: bool) -> list[int | None]:
    if everybody:
        if live.state != OVER:
            raise Trouble("forbidden", field="open")
        return list(range(live.facts.count))
    if look is None:
        return [reader.looking if reader.looking in reader.seats else None]
    if look >= live.facts.count:
        raise Trouble("bad-value", field="look")
    if live.state != OVER and look not in reader.seats:
        raise Trouble("forbidden", field="look")
    return [look]


def record(live: LiveTable) -> Record:
    """The game's record: sealed until it is over."""
    hidden = live.state != OVER and live.facts.position is not None  # there is no seed to seal
    if live.table is None or hidden:
        raise Trouble("wrong-state", live.state)
    found = Record.of(live.table, sealed=live.state != OVER)
    return Record(**{**found.__dict__, "seats": tuple(live.names)})
