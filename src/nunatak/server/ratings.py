"""Who plays how well? OpenSkill's Plackett–Luce, for each game and number of players apart."""

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from nunatak.server import messages as m
from nunatak.server.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.store import schema

MODEL = PlackettLuce()
LISTED = 200
ratings, users = schema.ratings, schema.users


def rate(connection: Connection, live: LiveTable) -> None:
    """A rated game has ended: everybody's rating moves."""
    people = [sitting.user for sitting in live.sittings]
    game, count = live.facts.game, live.facts.count
    known = {user: _read(connection, user, game, count) for user in people if user}
    teams = [[MODEL.rating(mu=known[user][0], sigma=known[user][1])] for user in people if user]
    rated = MODEL.rate(teams, ranks=list(live.playing.outcome.ranks))
    for user, (rating,) in zip(people, rated, strict=True):
        assert user is not None
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": known[user][2] + 1}
        _write(connection, user, game, count, values)


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


async def ladder(node: Node, me: m.Me | None, game: str, seats: int) -> m.Ratings:
    """The best first, by what is nearly certain of each."""
    c = ratings.c
    worth = c.mu - 3 * c.sigma
    query = (
        select(users.c.id, users.c.name, c.mu, c.sigma, c.games)
        .join(users, users.c.id == c.user)
        .where(c.game == game, c.seats == seats)
        .order_by(worth.desc(), c.user)
        .limit(LISTED)
    )
    found = await node.read(lambda connection: connection.execute(query).all())
    return m.Ratings(
        game=game,
        seats=seats,
        ratings=[
            m.Rating(
                place=place,
                name=row.name,
                mine=me is not None and row.id == me.id,
                rating=round(row.mu - 3 * row.sigma, 2),
                mu=row.mu,
                sigma=row.sigma,
                games=row.games,
            )
            for place, row in enumerate(found, start=1)
        ],
    )
