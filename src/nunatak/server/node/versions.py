"""What becomes of a game when its rules change? It is moved by a declared step, or it rests.

A step says how the position that a table's events lead to is written under the next version.
Without a step the table keeps everything and waits for a program that plays its version; it is
never played on under rules that it did not begin with.
"""

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace

from sqlalchemy import Connection, update

from nunatak import games
from nunatak.server.events.history import Event
from nunatak.server.events.live import PLAYING, Differs, Facts, LiveTable
from nunatak.server.store import rows, schema
from nunatak.server.wire import outgoing

Migration = Callable[[Facts, Sequence[Event]], str]  # the position under the newer rules

STEPS: dict[tuple[str, int, int], Migration] = {}  # by game, version before, version after


def folded(facts: Facts, events: Sequence[Event]) -> LiveTable:
    """A table from its events; those before its last migration are not replayed."""
    live = LiveTable(facts)
    last = max((event.number for event in events if event.kind == "migrate"), default=0)
    live.resting = last > 0
    for event in events:
        if event.number == last:
            live.resting = False
        live.replay(event)
    return live


def at_rest(facts: Facts, events: Sequence[Event], why: str) -> LiveTable:
    """A table whose game can't be played on here: who sits there, and nothing of the game."""
    live = LiveTable(facts)
    live.resting = True
    live.frozen = why
    with contextlib.suppress(Differs):  # what can be told of it is told
        for event in events:
            if event.kind != "migrate":
                live.replay(event)
    return live


def can_move(facts: Facts) -> bool:
    """Whether a step leads from the table's rules to ours."""
    return (facts.game, facts.rules, games.load(facts.game).version) in STEPS


def move(connection: Connection, facts: Facts, at: float) -> None:
    """Move a running game to our rules: one more event, and the new version in its row."""
    version = games.load(facts.game).version
    events = rows.read_events(connection, facts.id)
    live = at_rest(facts, events, "")
    if live.state != PLAYING:
        return
    position = STEPS[facts.game, facts.rules, version](facts, events)
    live.facts = replace(facts, rules=version)
    live.resting = False
    body = {"position": position, "rules": version}
    event = live.add("migrate", at, by="server", body=body)
    values = rows.drawn(live, outgoing.is_rated(live), None)
    rows.insert_events(connection, facts.id, [event], values)
    here = schema.tables.c.id == facts.id
    connection.execute(update(schema.tables).where(here), {"rules": version})
    rows.set_job(connection, live)
