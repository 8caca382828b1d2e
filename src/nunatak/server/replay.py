"""How did a finished or a running game stand at any moment, through whose eyes?"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from nunatak.record import Record
from nunatak.server import leaving
from nunatak.server import messages as m
from nunatak.server.leaving import Reader
from nunatak.server.live import LOBBY, OVER, LiveTable
from nunatak.server.node import Node
from nunatak.server.opening import rewound
from nunatak.server.trouble import Trouble
from nunatak.table import Table

CURSORS = 100  # tables that are being replayed at the same time


def frame(
    node: Node,
    live: LiveTable,
    reader: Reader,
    number: int | None,
    look: int | None,
    everybody: bool,
) -> m.Frame:
    """The game after an event; other seats' eyes and open cards only once it is over."""
    if live.state == LOBBY:
        raise Trouble("wrong-state", live.state)
    at = live.number if number is None else min(number, live.number)
    looking = _eyes(live, reader, look, everybody)
    past = past_of(node, live, at)
    told = live.told.number(at)
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


def past_of(node: Node, live: LiveTable, number: int) -> Table:
    """The game after an event; whoever steps forward does not begin from the deal each time."""
    cursor = node.cursors.pop(live.facts.id, None)
    if cursor is None or cursor.number > number or cursor.table is None:
        cursor = rewound(live, number)
    for told in live.told.between(cursor.number, number):
        cursor.replay(told.event)
    node.cursors[live.facts.id] = cursor
    while len(node.cursors) > CURSORS:
        node.cursors.popitem(last=False)
    return cursor.playing


def record(live: LiveTable) -> Record:
    """The game's record: sealed until it is over."""
    hidden = live.state != OVER and live.facts.position is not None  # there is no seed to seal
    if live.table is None or hidden:
        raise Trouble("wrong-state", live.state)
    found = Record.of(live.table, sealed=live.state != OVER)
    return replace(found, seats=tuple(live.names), notes=tuple(_notes(live)))


def _notes(live: LiveTable) -> Iterator[dict[str, Any]]:
    """Where bots held seats, and where moves were taken back by consent."""
    for told in live.told:
        event = told.event
        note: dict[str, Any] = {"after": told.moves, "kind": event.kind, "seat": event.seat}
        if event.kind == "hold":
            yield {**note, "level": event.body["level"], "why": event.body["why"]}
        elif event.kind == "take" or event.body.get("consent"):
            yield note
