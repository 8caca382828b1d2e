"""What can be asked about people over HTTP? Profiles, company, and one's own data."""

import msgspec
from starlette.responses import Response

from nunatak.server.app.http import admitted, link_to, table_of
from nunatak.server.app.routing import JSON, Call, route
from nunatak.server.chores import leaving
from nunatak.server.people import company, profile
from nunatak.server.table import duplicates, watching
from nunatak.server.wire import messages as m
from nunatak.server.wire import people as p
from nunatak.server.wire.trouble import Trouble

COUNTING = 20.0  # milliseconds of the server's work for a profile


def _person(call: Call) -> str:
    return str(call.request.path_params["person"])


@route("GET", "/api/me/profile", p.Profile)
async def my_profile(call: Call) -> p.Profile:
    """How I play."""
    call.pay(COUNTING)
    return await profile.profile(call.node, call.me, call.user.id)


@route("GET", "/api/people/{person}", p.Profile, session=False)
async def their_profile(call: Call) -> p.Profile:
    """How somebody plays; the private are not found."""
    call.pay(COUNTING)
    return await profile.profile(call.node, call.me, _person(call))


@route("GET", "/api/tables/{table}/ratings", p.SeatRatings, session=False)
async def seat_ratings(call: Call) -> p.SeatRatings:
    """The ratings of those who sit at a table."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        users = [sitting.user for sitting in live.sittings]
    return await profile.of_table(call.node, live.facts.game, users)


@route("GET", "/api/tables/{table}/match", m.Match, session=False)
async def match(call: Call) -> m.Match:
    """Both games of a duplicate match together."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
    return await duplicates.match(call.node, live)


# ------------------------------------------------------------------ company


@route("GET", "/api/me/company", p.Company)
async def my_company(call: Call) -> p.Company:
    """My friends, their tables, and whom I do not hear."""
    return await company.company(call.node, call.user)


@route("POST", "/api/people/{person}/friend", p.Company, body=p.FriendWish)
async def befriend(call: Call) -> p.Company:
    """Ask somebody to be a friend, accept, decline, or end it."""
    await company.befriend(call.node, call.user, _person(call), call.body)
    return await company.company(call.node, call.user)


@route("POST", "/api/people/{person}/mute", p.Company, body=p.MuteWish)
async def mute(call: Call) -> p.Company:
    """Not to hear somebody any more, or again."""
    await company.mute(call.node, call.user, _person(call), call.body)
    return await company.company(call.node, call.user)


@route("POST", "/api/people/{person}/report", m.Health, body=p.NewReport)
async def report(call: Call) -> m.Health:
    """Tell the operators about somebody."""
    async with call.node.table(call.body.table) as live:
        await admitted(call, live)
    await company.report(call.node, call.user, _person(call), call.body)
    return m.Health(ok=True, detail={})


@route("POST", "/api/tables/{table}/invite", m.TableInfo, body=p.Invited)
async def invite(call: Call) -> m.TableInfo:
    """A friend may come to my table, and sees it among mine."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        if call.user.id != live.facts.host and not live.seats_of(call.user.id):
            raise Trouble("forbidden")
        me, whom = call.user, call.body.person
        friend = await call.node.read(lambda c: company.must_be_friends(c, me, whom))
        await watching.invite(call.node, live, friend)
        return table_of(call, live)


# ------------------------------------------------------------------ watchers


@route("PUT", "/api/tables/{table}/watchers", m.TableInfo, body=p.Watching)
async def allow_watchers(call: Call) -> m.TableInfo:
    """The host lets people watch by a link of its own, or no longer."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
    allowed = bool(call.body.allowed)
    return table_of(call, await watching.allow(call.node, call.table, call.user, allowed=allowed))


@route("GET", "/api/tables/{table}/watchers", m.Link)
async def watchers(call: Call) -> m.Link:
    """The link for watchers; for those who sit here."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        sits = call.user.id == live.facts.host or bool(live.seats_of(call.user.id))
        if not sits or live.facts.watch is None:
            raise Trouble("forbidden")
        return link_to(f"{call.node.settings.base}/join/{live.facts.id}#{live.facts.watch}")


# ------------------------------------------------------------------ my own data


@route("GET", "/api/me/data", JSON)
async def my_data(call: Call) -> Response:
    """Everything that is kept of me, as one file."""
    call.pay(COUNTING)
    found = await leaving.export(call.node, call.user)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    headers = {"content-disposition": 'attachment; filename="nunatak-data.json"'}
    return Response(text, media_type=JSON, headers=headers)


@route("POST", "/api/me/farewell", m.Health, body=p.Farewell, limited=True)
async def farewell(call: Call) -> Response:
    """Delete me; the games of others stay, without my name."""
    await leaving.leave(call.node, call.user, call.body)
    response = Response(msgspec.json.encode(m.Health(ok=True, detail={})), media_type=JSON)
    response.delete_cookie("nunatak_session", path="/")
    return response
