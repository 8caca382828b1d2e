"""What can be asked of tournaments?"""

from nunatak.server.app.routing import Call, route
from nunatak.server.club import tournaments
from nunatak.server.wire import club as c

STANDINGS = 5.0  # milliseconds of work for one page


@route("GET", "/api/tournaments", c.Tournaments, session=False)
async def all_tournaments(call: Call) -> c.Tournaments:
    """Tournaments that are public, and those of mine."""
    return await tournaments.listed(call.node, call.me)


@route("POST", "/api/tournaments", c.Tournament, body=c.NewTournament)
async def make_tournament(call: Call) -> c.Tournament:
    """Make a tournament."""
    return await tournaments.make(call.node, call.user, call.body)


@route("GET", "/api/tournaments/{tournament}", c.Tournament, session=False)
async def tournament(call: Call) -> c.Tournament:
    """A tournament: standings, pairings, my next table."""
    call.pay(STANDINGS)
    return await tournaments.show(call.node, call.me, _id(call))


@route("POST", "/api/tournaments/{tournament}/look", c.Tournament, body=c.ByLink, session=False)
async def look_at_tournament(call: Call) -> c.Tournament:
    """A tournament that I have a link to."""
    call.pay(STANDINGS)
    return await tournaments.show(call.node, call.me, _id(call), call.body.invitation)


@route("POST", "/api/tournaments/{tournament}/enter", c.Tournament, body=c.Enter)
async def enter_tournament(call: Call) -> c.Tournament:
    """Play too."""
    return await tournaments.enter(call.node, call.user, _id(call), call.body)


@route("POST", "/api/tournaments/{tournament}/leave", c.Tournament)
async def leave_tournament(call: Call) -> c.Tournament:
    """Not paired any more."""
    return await tournaments.leave(call.node, call.user, _id(call))


@route("POST", "/api/tournaments/{tournament}/start", c.Tournament)
async def start_tournament(call: Call) -> c.Tournament:
    """The host lets it begin."""
    return await tournaments.start(call.node, call.user, _id(call))


def _id(call: Call) -> str:
    return str(call.request.path_params["tournament"])
