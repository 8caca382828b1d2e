"""What can be asked of the club: seeks, notices, vacations?"""

from nunatak.server.app.routing import Call, route
from nunatak.server.club import notices, seeks, vacations
from nunatak.server.wire import club as c
from nunatak.server.wire import messages as m

# ------------------------------------------------------------------ play somebody


@route("GET", "/api/seeks", c.Seeks, session=False)
async def all_seeks(call: Call) -> c.Seeks:
    """Who looks for others to play with."""
    return await seeks.seeks(call.node, call.me)


@route("POST", "/api/seeks", c.Seeks, body=c.NewSeek)
async def seek(call: Call) -> c.Seeks:
    """Look for others; as soon as there are enough, we sit at a table."""
    return await call.node.whole(seeks.seek(call.node, call.user, call.body))


@route("POST", "/api/seeks/end", c.Seeks, body=c.EndSeek)
async def end_seek(call: Call) -> c.Seeks:
    """Look no more."""
    return await seeks.end(call.node, call.user, call.body)


# ------------------------------------------------------------------ notices


@route("GET", "/api/me/notices", c.Notices)
async def my_notices(call: Call) -> c.Notices:
    """How I am told that it is my turn in a slow game."""
    return await notices.of(call.node, call.user)


@route("PUT", "/api/me/notices", c.Notices, body=c.Switch)
async def switch_notices(call: Call) -> c.Notices:
    """All notices on or off."""
    return await notices.switch(call.node, call.user, call.body)


@route("POST", "/api/me/notices/browsers", c.Notices, body=c.Subscription)
async def subscribe(call: Call) -> c.Notices:
    """This browser takes notices."""
    return await notices.subscribe(call.node, call.user, call.body)


@route("POST", "/api/me/notices/browsers/end", c.Notices, body=c.Endpoints)
async def unsubscribe(call: Call) -> c.Notices:
    """This browser takes no more notices."""
    return await notices.unsubscribe(call.node, call.user, call.body)


@route("PUT", "/api/me/notices/address", c.Notices, body=c.NewAddress, limited=True)
async def set_address(call: Call) -> c.Notices:
    """Notices by mail; a code is sent there first."""
    return await notices.set_address(call.node, call.user, call.body)


@route("POST", "/api/me/notices/address", c.Notices, body=c.Confirm, limited=True)
async def confirm_address(call: Call) -> c.Notices:
    """The code that was sent to my address."""
    return await notices.confirm(call.node, call.user, call.body)


@route("POST", "/api/notices/off/{token}", m.Health, session=False)
async def notices_off(call: Call) -> m.Health:
    """By the link in a notice: no more of them."""
    await notices.off(call.node, str(call.request.path_params["token"]))
    return m.Health(ok=True, detail={})


# ------------------------------------------------------------------ vacations


@route("GET", "/api/me/vacation", c.Vacation)
async def my_vacation(call: Call) -> c.Vacation:
    """Whether my clocks of days stand still."""
    return await vacations.of(call.node, call.user)


@route("POST", "/api/me/vacation", c.Vacation, body=c.NewVacation)
async def begin_vacation(call: Call) -> c.Vacation:
    """I am away for so many days."""
    return await vacations.begin(call.node, call.user, call.body)


@route("POST", "/api/me/vacation/end", c.Vacation)
async def end_vacation(call: Call) -> c.Vacation:
    """I am back."""
    return await vacations.end(call.node, call.user)
