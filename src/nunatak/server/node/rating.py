"""What does a rated game do to its players' ratings? OpenSkill's Plackett–Luce moves them.

Each game and number of players has ratings of its own.
"""

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from nunatak.server.events.live import OVER, LiveTable
from nunatak.server.store import schema

MODEL = PlackettLuce()
LATELY = 7 * 86400.0  # seconds within which
OFTEN = 10  # games of the same people move their ratings
ratings = schema.ratings


def rate(connection: Connection, live: LiveTable) -> None:
    """A rated game has ended: everybody's rating moves, unless the same people play on and on."""
    if _met(connection, live) > OFTEN:
        return
    people = [sitting.user for sitting in live.sittings]
    game, count = live.facts.game, live.facts.count
    known = {user: _read(connection, user, game, count) for user in people if user}
    teams = [[MODEL.rating(mu=known[user][0], sigma=known[user][1])] for user in people if user]
    rated = MODEL.rate(teams, ranks=list(live.playing.outcome.ranks))
    for user, (rating,) in zip(people, rated, strict=True):
        assert user is not None
        values = {"mu": rating.mu, "sigma": rating.sigma}
        _write(connection, user, game, count, {**values, "games": known[user][2] + 1})
        here = {"user": user, "table": live.facts.id, "game": game, "seats": count}
        connection.execute(insert(schema.swings), {**here, **values, "at": live.ended})


def _met(connection: Connection, live: LiveTable) -> int:
    """How many rated games the same people have ended lately, this one too."""
    t, s = schema.tables.c, schema.seats.c
    ended = float(live.ended or 0.0)
    query = select(func.count()).select_from(schema.tables)
    query = query.where(t.rated, t.game == live.facts.game, t.size == live.facts.count)
    query = query.where(t.state == OVER, t.ended > ended - LATELY)
    for user in live.people:
        query = query.where(t.id.in_(select(s.table).where(s.user == user)))
    return int(connection.execute(query).scalar_one())


def _read(connection: Connection, user: str, game: str, count: int) -> tuple[float, float, int]:
    row = connection.execute(select(ratings).where(_of(user, game, count))).one_or_none()
    if row is None:
        fresh = MODEL.rating()
        return fresh.mu, fresh.sigma, 0
    return row.mu, row.sigma, row.games


def _write(
    connection: Connection, user: str, game: str, count: int, values: dict[str, float]
) -> None:
    done = connection.execute(update(ratings).where(_of(user, game, count)), values)
    if not done.rowcount:
        row = {"user": user, "game": game, "seats": count, **values}
        connection.execute(insert(ratings), row)


def _of(user: str, game: str, count: int):  # type: ignore[no-untyped-def]
    c = ratings.c
    return (c.user == user) & (c.game == game) & (c.seats == count)
