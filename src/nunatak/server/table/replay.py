"""How did a finished or a running game stand at any moment, through whose eyes?"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from nunatak.play.record import Record
from nunatak.play.table import Table
from nunatak.server.events.live import LOBBY, OVER, LiveTable
from nunatak.server.node import Node
from nunatak.server.table.opening import rewound
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing
from nunatak.server.wire.outgoing import Reader
from nunatak.server.wire.trouble import Trouble

REPLAYED = 40  # tables that are being replayed at the same time
EACH = 50  # events between two stages of a table that are kept


async def frame(
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
    past = await past_of(node, live, at)
    told = live.told.number(at)
    over = live.state == OVER and past.is_over
    return m.Frame(
        number=at,
        moves=told.moves,
        count=live.moves,
        steps=[outgoing.step(live, told, reader.words)],
        views=[past.view(seat) for seat in looking],
        looking=looking,
        result=outgoing.outcome_form(past.outcome) if over else None,
    )


async def foreseen(node: Node, live: LiveTable, number: int) -> dict[str, Any]:
    """What everybody could foresee after an event: how far pieces reach, say."""
    past = await past_of(node, live, number)
    return await asyncio.to_thread(past.prospects, None)


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


def distance(node: Node, live: LiveTable, number: int | None) -> int:
    """How many events are folded to get to one."""
    at = live.number if number is None else min(number, live.number)
    near = _nearest(node, live, at)
    return at - (0 if near is None else near.number)


def _nearest(node: Node, live: LiveTable, number: int) -> LiveTable | None:
    """The last stage before an event that is kept."""
    stages = [it for it in node.stages.get(live.facts.id, ()) if it.number <= number]
    return max(stages, key=lambda stage: stage.number, default=None)


async def past_of(node: Node, live: LiveTable, number: int) -> Table:
    """The game after an event: from a stage before it, in a thread; new stages are kept."""
    table = live.facts.id
    near = _nearest(node, live, number)
    stages = await asyncio.to_thread(_stages, live, near, number)
    known = {stage.number: stage for stage in [*node.stages.pop(table, ()), *stages]}
    kept = {at: stage for at, stage in known.items() if at % EACH == 0 or at == number}
    node.stages[table] = list(kept.values())
    while len(node.stages) > REPLAYED:
        node.stages.popitem(last=False)
    return known[number].playing


def _stages(live: LiveTable, near: LiveTable | None, number: int) -> list[LiveTable]:
    """The table after an event, and on the way there."""
    begun = [
        told.event.number
        for told in live.told.between(0, number)
        if told.event.kind in ("start", "migrate")
    ]
    first = max(begun, default=number)
    if near is None or near.table is None or near.number < first:
        near = rewound(live, max(first, min(number, EACH)))
    stages = [near]
    while stages[-1].number < number:
        stage = stages[-1].apart()
        until = min(number, (stage.number // EACH + 1) * EACH)
        for told in live.told.between(stage.number, until):
            stage.replay(told.event)
        stages.append(stage)
    return stages


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
