"""When are two games one match? When the second has the deal of the first, and the seats swapped.

Whoever opens a duplicate match opens its first game; its rematch is the second. A tournament opens
both at once, and counts them itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from nunatak.server.events.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.store import schema
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

KIND = "duplicate"
SEATS = 2
FIRST, SECOND = 1, 2
t = schema.tables.c


def first_leg(node: Node, count: int) -> dict[str, Any]:
    """The origin of a match's first game, which knows the name of the second."""
    if count != SEATS:
        raise Trouble("bad-value", "false", "duplicate")
    return {"kind": KIND, "table": node.token()[:12], "number": FIRST}


def second_leg(first: LiveTable) -> dict[str, Any]:
    """The origin of the second."""
    return {"kind": KIND, "table": first.facts.id, "number": SECOND}


def leg_of(live: LiveTable) -> int | None:
    """Which game of a match it is; of a tournament's duplicate, and of no match: None."""
    origin = live.facts.origin
    return None if not is_leg(origin) else origin["number"]  # type: ignore[index]


def is_leg(origin: Mapping[str, Any] | None) -> bool:
    """Whether another table has the same deal."""
    return origin is not None and origin["kind"] == KIND


# ------------------------------------------------------------------ how the match stands


async def match(node: Node, live: LiveTable) -> m.Match:
    """Both games together; players are told by their seats in the first."""
    origin = live.facts.origin
    if not is_leg(origin):
        raise Trouble("not-found")
    assert origin is not None
    names = [live.facts.id, origin["table"]]
    legs = names[::-1] if origin["number"] == SECOND else names
    return await node.read(lambda connection: _match(connection, legs))


def _match(connection: Connection, names: Sequence[str]) -> m.Match:
    query = select(t.id, t.result).where(t.id.in_(names), t.result.is_not(None))
    found = {
        row.id: msgspec.json.decode(row.result, type=m.Result) for row in connection.execute(query)
    }
    legs = [_leg(name, found.get(name), turned=place == 1) for place, name in enumerate(names)]
    played = [leg for leg in legs if leg.ranks is not None]
    wins = [sum(_worth(leg.ranks, seat) for leg in played) for seat in range(SEATS)]
    scored = [leg.points for leg in played if leg.points]
    points = [sum(leg[seat] for leg in scored) for seat in range(SEATS)]
    return m.Match(legs=legs, over=len(played) == len(legs), wins=wins, points=points)


def _leg(name: str, result: m.Result | None, *, turned: bool) -> m.Leg:
    if result is None:
        return m.Leg(table=name, ranks=None, points=None)
    step = -1 if turned else 1
    return m.Leg(table=name, ranks=list(result.ranks[::step]), points=list(result.points[::step]))


def _worth(ranks: Sequence[int] | None, seat: int) -> float:
    """A win counts one, a draw a half."""
    if ranks is None or ranks[seat] != 1:
        return 0.0
    return 1.0 / list(ranks).count(1)
