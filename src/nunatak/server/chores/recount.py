"""Do the ratings follow from the results that are stored? Every step of every curve is made again.

A curve that has lost a step (its table was deleted, or its other player) can't be followed; whoever
met its owner can't be checked at that table either.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import isclose
from typing import Any

from sqlalchemy import Connection, Row, select

from nunatak.server.node.rating import MODEL
from nunatak.server.store import schema

Key = tuple[str, str, int]  # user, game, seats
w, s, t = schema.swings.c, schema.seats.c, schema.tables.c


def wrong_ratings(connection: Connection) -> Iterator[tuple[str, str]]:
    """Each table after which a rating is another than its result leads to, and what differs."""
    before: dict[Key, Row[Any]] = {}
    whole = _whole(connection)
    for table, swings in _tables(connection):
        keys = [(swing.user, swing.game, swing.seats) for swing in swings]
        if all(key in whole for key in keys) and len(swings) == table.size:
            for seat, (mu, sigma) in enumerate(_rated(table, [before.get(key) for key in keys])):
                if not _same(swings[seat], mu, sigma):
                    yield table.id, f"swings[{seat}]"
        before |= dict(zip(keys, swings, strict=True))
    for key, row in whole.items():
        if key in before and not _same(before[key], row.mu, row.sigma):
            yield before[key].table, f"ratings.{row.game}.{row.seats}"


def _whole(connection: Connection) -> dict[Key, Row[Any]]:
    """Ratings with as many steps as games."""
    steps: dict[Key, int] = defaultdict(int)
    for key in connection.execute(select(w.user, w.game, w.seats)):
        steps[tuple(key)] += 1
    found = connection.execute(select(schema.ratings)).all()
    keyed = {(row.user, row.game, row.seats): row for row in found}
    return {key: row for key, row in keyed.items() if steps[key] == row.games}


def _tables(connection: Connection) -> Iterator[tuple[Row[Any], list[Row[Any]]]]:
    """Tables that have moved ratings, in their order, and the steps by seat."""
    steps: dict[str, list[Row[Any]]] = defaultdict(list)
    sitting = (s.table == w.table) & (s.user == w.user)
    query = select(schema.swings).join(schema.seats, sitting).order_by(s.seat)
    for swing in connection.execute(query):
        steps[swing.table].append(swing)
    moved = t.id.in_(select(w.table))
    for table in connection.execute(select(schema.tables).where(moved).order_by(t.ended)).all():
        yield table, steps[table.id]


def _rated(table: Row[Any], before: Sequence[Row[Any] | None]) -> list[tuple[float, float]]:
    """What the result makes of what they had."""
    fresh = MODEL.rating()
    had = [(fresh.mu, fresh.sigma) if one is None else (one.mu, one.sigma) for one in before]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in had]
    ranks = json.loads(table.result)["ranks"]
    return [(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=ranks)]


def _same(step: Row[Any], mu: float, sigma: float) -> bool:
    return isclose(step.mu, mu) and isclose(step.sigma, sigma)
