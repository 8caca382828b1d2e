"""What can moderators and operators ask for? What `nunatak admin` does, within their role."""

import ipaddress
from dataclasses import asdict
from functools import partial

from sqlalchemy import Connection

from nunatak.server.app.routing import Call, Query, route
from nunatak.server.chores import doors, operating
from nunatak.server.node import Node
from nunatak.server.people import company, roles
from nunatak.server.wire import club as c
from nunatak.server.wire.trouble import StoreError, Trouble

MODERATING = ("ban", "unban", "mute", "unmute", "rename", "close", "reopen", "handle")
LOOKING = ("reports", "people", "tables", "bans", "audit")
MAY: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    roles.MODERATOR: (LOOKING, MODERATING),
    roles.OPERATOR: ((*LOOKING, "roles"), (*MODERATING, "logout", "drop", "role")),
}
NOTHING: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
NEEDS_VALUE = ("rename", "role")
ABOUT_PEOPLE = ("ban", "mute", "rename", "logout")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
WIDEST = {4: 16, 6: 32}  # bits that a range of addresses has at least; the command line takes all


@route("GET", "/api/me/role", c.MyRole)
async def my_role(call: Call) -> c.MyRole:
    """What I may do in this house, and how much of it."""
    role = await roles.role(call.node, call.user)
    looks, deeds = MAY.get(role, NOTHING)
    limits = asdict(roles.read_limits(call.node.settings.limits)[role])
    return c.MyRole(role=role, looks=list(looks), deeds=list(deeds), limits=limits)  # type: ignore[arg-type]


@route(
    "GET",
    "/api/operators/{what}",
    c.Found,
    query=(Query("whom", {"type": "string", "maxLength": 64}),),
)
async def look(call: Call) -> c.Found:
    """Reports, people, tables, bans, what was done."""
    what = str(call.request.path_params["what"])
    whom = str(call.request.query_params.get("whom", ""))[:64].replace("\x00", "")
    wish = operating.Wish(whom=whom)
    await _must_be_allowed(call, what, 0)
    found = await call.node.read(partial(_perform, what=what, wish=wish, who=""))
    return c.Found(rows=found)


@route("POST", "/api/operators", c.Found, body=c.Deed)
async def act(call: Call) -> c.Found:
    """Ban, mute, close, handle a report; it is written down with my name."""
    deed: c.Deed = call.body
    await _must_be_allowed(call, deed.what, 1)
    if not deed.whom or (deed.what in NEEDS_VALUE and not deed.value):
        raise Trouble("bad-value", field="value" if deed.whom else "whom")
    network = _network(deed.whom) if deed.what == "ban" else None
    if network is not None:
        _must_be_narrow(network)
    elif deed.what in ABOUT_PEOPLE:
        await _must_be_below(call, deed.whom)
    wish = operating.Wish(deed.whom, deed.value, deed.days, deed.why)
    who = call.user.login or call.user.name
    return c.Found(rows=await call.node.whole(_done(call.node, deed.what, wish, who)))


async def _done(node: Node, what: str, wish: operating.Wish, who: str) -> operating.Found:
    """Written down, and seen to at once on this node."""
    try:
        return await node.write(partial(_perform, what=what, wish=wish, who=who))
    finally:  # also if it was kept and nobody could say so
        await doors.look_at_doors(node)


async def _must_be_allowed(call: Call, what: str, part: int) -> None:
    """Whoever has no part in it does not learn what there is."""
    role = await roles.role(call.node, call.user)
    if role not in MAY:
        raise Trouble("forbidden")
    if what not in MAY[role][part]:
        raise Trouble("forbidden", ", ".join(MAY[role][part]), "what")


def _network(whom: str) -> Network | None:
    """A range of addresses, if it is one; a login may look like one too, so only a ban asks."""
    try:
        return ipaddress.ip_network(whom, strict=False)
    except ValueError:
        return None


def _must_be_narrow(network: Network) -> None:
    """Half the world stays in."""
    if network.prefixlen < WIDEST[network.version]:
        raise Trouble("bad-value", f"/{WIDEST[network.version]}", "whom")


async def _must_be_below(call: Call, whom: str) -> None:
    """Only operators act against those who look after the house."""
    theirs = await call.node.read(partial(_role_of, whom=whom))
    if theirs in MAY and await roles.role(call.node, call.user) != roles.OPERATOR:
        raise Trouble("forbidden", field="whom")


def _role_of(connection: Connection, whom: str) -> str:
    person = company.person(connection, whom)
    return roles.role_of(connection, person.id, person.login)


def _perform(connection: Connection, what: str, wish: operating.Wish, who: str) -> operating.Found:
    try:
        return operating.perform(connection, what, wish, who)
    except StoreError as error:
        raise Trouble("not-found", field="whom", wrong=error) from error
