"""Curves of ratings for games that were played before curves were kept.

Rated games are counted again from their results, as they were counted then. A curve is kept where
it ends at the rating that is stored; where people have left since, or tables were deleted, the way
to the rating can't be told any more.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from math import isclose
from typing import Any

import sqlalchemy as sa
from alembic import op
from openskill.models import PlackettLuce

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

LATELY = 7 * 86400.0
OFTEN = 10
Key = tuple[str, str, int]  # user, game, seats
tables = sa.table("tables", *map(sa.column, ("id", "game", "size", "ended", "rated", "result")))
seats = sa.table("seats", *map(sa.column, ("table", "seat", "user")))
ratings = sa.table("ratings", *map(sa.column, ("user", "game", "seats", "mu", "sigma")))
swings = sa.table(
    "swings", *map(sa.column, ("user", "table", "game", "seats", "mu", "sigma", "at"))
)


def upgrade() -> None:
    """Nothing that is there changes."""
    connection = op.get_bind()
    curves = _recount(connection)
    known = {tuple(row) for row in connection.execute(sa.select(swings.c.user, swings.c.table))}
    for row in connection.execute(sa.select(ratings)).all():
        curve = curves.get((row.user, row.game, row.seats), [])
        fresh = [one for one in curve if (one["user"], one["table"]) not in known]
        if fresh and _ends_at(curve[-1], row):
            connection.execute(sa.insert(swings), fresh)


def _ends_at(last: dict[str, Any], row: Any) -> bool:
    return isclose(last["mu"], row.mu) and isclose(last["sigma"], row.sigma)


def _recount(connection: sa.Connection) -> dict[Key, list[dict[str, Any]]]:
    """Every curve from the stored results, the oldest first."""
    model = PlackettLuce()
    curves: dict[Key, list[dict[str, Any]]] = defaultdict(list)
    for row, people in _games(connection):
        keys = [(user, row.game, row.size) for user in people]
        last = [curves[key][-1:] for key in keys]
        before = [[_rating(model, *one)] for one in last]
        after = model.rate(before, ranks=json.loads(row.result)["ranks"])
        for (user, game, size), (rating,) in zip(keys, after, strict=True):
            place = {"user": user, "table": row.id, "game": game, "seats": size, "at": row.ended}
            curves[user, game, size].append({**place, "mu": rating.mu, "sigma": rating.sigma})
    return curves


def _rating(model: PlackettLuce, last: dict[str, Any] | None = None) -> Any:
    return model.rating(mu=last["mu"], sigma=last["sigma"]) if last else model.rating()


def _games(connection: sa.Connection) -> Iterator[tuple[Any, list[str]]]:
    """Rated games and their players by seat; those of the same people only so often."""
    t = tables.c
    query = sa.select(tables).where(t.rated, t.result.is_not(None)).order_by(t.ended, t.id)
    met: dict[tuple[str, frozenset[str]], list[float]] = defaultdict(list)
    for row in connection.execute(query).all():
        sitting = sa.select(seats.c.user).where(seats.c.table == row.id).order_by(seats.c.seat)
        people = list(connection.execute(sitting).scalars())
        if None in people:
            continue
        times = met[row.game, frozenset(people)]
        times.append(row.ended)
        if sum(at > row.ended - LATELY for at in times) <= OFTEN:
            yield row, people
