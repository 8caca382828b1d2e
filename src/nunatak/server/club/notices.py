"""How does somebody want to be told that it is their turn in a slow game?

By as many browsers as they like, by mail to an address that they have confirmed, or not at all.
"""

import hashlib
import secrets
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from nunatak.server.club import mail, push
from nunatak.server.node import Node
from nunatak.server.people.identity import LEGIBLE
from nunatak.server.store import club
from nunatak.server.wire import club as c
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

MOST = 10  # browsers of one person
TRIES = 5  # wrong codes for one address
PAUSE = 60.0  # seconds between two codes
CODE = 8  # letters
n, b = club.notices, club.subscriptions


async def of(node: Node, me: m.Me) -> c.Notices:
    """How somebody is told."""
    return await node.write(lambda connection: _told(connection, node, me))


def _told(connection: Connection, node: Node, me: m.Me) -> c.Notices:
    row = _row(connection, node, me.id)
    browsers = select(func.count()).where(b.c.user == me.id)
    return c.Notices(
        enabled=row.enabled,
        key=push.encode(push.public_bytes(push.own_key(connection))),
        browsers=connection.execute(browsers).scalar_one(),
        mail=mail.can_send(node.settings),
        address=row.address,
        confirmed=row.address is not None and row.code is None,
    )


def _row(connection: Connection, node: Node, user: str) -> Row[Any]:
    """What is kept of somebody's wishes; at first, that they want notices."""
    query = select(n).where(n.c.user == user)
    found = connection.execute(query).one_or_none()
    if found is None:
        fresh = {"user": user, "token": node.token(), "enabled": True, "tries": 0, "asked": 0.0}
        connection.execute(insert(n), fresh)
        found = connection.execute(query).one()
    return found


def _set(connection: Connection, node: Node, me: m.Me, **values: Any) -> c.Notices:
    _row(connection, node, me.id)
    connection.execute(update(n).where(n.c.user == me.id), values)
    return _told(connection, node, me)


async def switch(node: Node, me: m.Me, order: c.Switch) -> c.Notices:
    """All of them on or off."""
    return await node.write(lambda co: _set(co, node, me, enabled=order.enabled))


async def off(node: Node, token: str) -> None:
    """By the token of a notice: no more of them."""
    query = update(n).where(n.c.token == token).values(enabled=False)
    if (await node.write(lambda connection: connection.execute(query))).rowcount != 1:
        raise Trouble("bad-token", field="token")


# ------------------------------------------------------------------ browsers


async def subscribe(node: Node, me: m.Me, order: c.Subscription) -> c.Notices:
    """A browser takes notices; of very many the oldest takes none any more."""
    _check(order)
    row = {"endpoint": order.endpoint, "key": order.key, "auth": order.auth, "user": me.id}

    def work(connection: Connection) -> c.Notices:
        connection.execute(delete(b).where(b.c.endpoint == order.endpoint))
        kept = select(b.c.id).where(b.c.user == me.id).order_by(b.c.created.desc())
        for old in connection.execute(kept).scalars().all()[MOST - 1 :]:
            connection.execute(delete(b).where(b.c.id == old))
        connection.execute(insert(b), {**row, "id": node.token()[:16], "created": node.now()})
        return _set(connection, node, me, enabled=True)

    return await node.write(work)


def _check(order: c.Subscription) -> None:
    if not push.is_endpoint(order.endpoint):
        raise Trouble("bad-value", field="endpoint")
    try:
        push.read_point(push.decode(order.key))
    except ValueError as error:
        raise Trouble("bad-value", field="key") from error
    if len(push.decode(order.auth)) != 16:
        raise Trouble("bad-value", field="auth")


async def unsubscribe(node: Node, me: m.Me, order: c.Endpoints) -> c.Notices:
    """A browser takes no more notices."""

    def work(connection: Connection) -> c.Notices:
        mine = (b.c.user == me.id) & (b.c.endpoint == order.endpoint)
        connection.execute(delete(b).where(mine))
        return _told(connection, node, me)

    return await node.write(work)


# ------------------------------------------------------------------ mail


def digest(code: str) -> str:
    """What is kept of a code."""
    return hashlib.sha256(code.strip().lower().encode()).hexdigest()


async def set_address(node: Node, me: m.Me, order: c.NewAddress) -> c.Notices:
    """Another address, or none; nothing but a code is sent there until it is confirmed."""
    if order.address is None:
        return await node.write(lambda co: _set(co, node, me, address=None, code=None))
    if not mail.can_send(node.settings):
        raise Trouble("no-mail")
    code = "".join(secrets.choice(LEGIBLE) for _ in range(CODE))
    now, address = node.now(), order.address

    def work(connection: Connection) -> c.Notices:
        if _row(connection, node, me.id).asked > now - PAUSE:
            raise Trouble("too-fast")
        letter = {"user": me.id, "table": "", "after": int(now), "channel": "code", "body": code}
        post(connection, node, letter)
        values = {"address": address, "code": digest(code), "tries": 0, "asked": now}
        return _set(connection, node, me, **values)

    return await node.write(work)


async def confirm(node: Node, me: m.Me, order: c.Confirm) -> c.Notices:
    """The code that came by mail; after a few wrong ones it is good no more."""

    def work(connection: Connection) -> c.Notices | None:
        row = _row(connection, node, me.id)
        if row.code is None or row.tries >= TRIES:
            return None
        if digest(order.code) != row.code:
            _set(connection, node, me, tries=row.tries + 1)
            return None
        return _set(connection, node, me, code=None, enabled=True)

    found = await node.write(work)
    if found is None:
        raise Trouble("wrong-code", field="code")
    return found


# ------------------------------------------------------------------ the outbox


def post(connection: Connection, node: Node, letter: dict[str, Any]) -> None:
    """Something shall be sent; the postman comes soon."""
    now = node.now()
    fresh = {"id": node.token()[:16], "state": "waiting", "tries": 0, "due": now, "created": now}
    connection.execute(insert(club.outbox), {**fresh, **letter})
