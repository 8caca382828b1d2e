"""What becomes of a game when its rules change? It is moved by a declared step, or it rests.

A step says how a position of one version is written in the next. Without a step the table keeps
everything and waits for a program that plays its version; it is never played on under rules that
it did not begin with.
"""

from collections.abc import Callable

from sqlalchemy import Connection

from nunatak import games
from nunatak.server.live import LiveTable
from nunatak.server.store import rows

Migration = Callable[[LiveTable], str]  # the position's text under the newer rules

STEPS: dict[tuple[str, int, int], Migration] = {}  # game, from, to


def migrate(connection: Connection, live: LiveTable) -> LiveTable:
    """A table of another version: its lobby can still be read, its game rests."""
    facts = live.facts
    for event in rows.read_events(connection, facts.id):
        if event.kind not in ("seat", "shuffle"):
            break
        live.replay(event)
    live.frozen = f"{facts.game} {facts.rules} ≠ {games.load(facts.game).version}"
    return live
