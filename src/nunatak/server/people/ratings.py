"""Who plays how well? The ratings of a game and a number of players, the best first."""

from sqlalchemy import select

from nunatak.server.node import Node
from nunatak.server.store import schema
from nunatak.server.wire import messages as m

LISTED = 200
ratings, users = schema.ratings, schema.users


async def ladder(node: Node, me: m.Me | None, game: str, seats: int) -> m.Ratings:
    """The best first, by what is nearly certain of each."""
    c = ratings.c
    worth = c.mu - 3 * c.sigma
    mine = users.c.id == ("" if me is None else me.id)
    query = (
        select(users.c.id, users.c.name, c.mu, c.sigma, c.games)
        .join(users, users.c.id == c.user)
        .where(c.game == game, c.seats == seats, users.c.login.is_not(None))
        .where(users.c.shown.is_distinct_from("private") | mine)
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
                person=row.id,
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
