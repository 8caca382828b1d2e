"""Who is it? A guest with a name at once, an account if they like, on as many devices as they have.

Tokens are random, only their digests are kept, so that nobody who reads the store can be anybody.
A token never becomes somebody else's: whoever was let in as a guest is not let into the account
that the guest becomes or is claimed by, except on the device where that was done.
"""

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, insert, select, update

from nunatak.server import messages as m
from nunatak.server.node import Node
from nunatak.server.store import Taken, rows, schema
from nunatak.server.trouble import Trouble

SESSION, LINK = "session", "link"
LIFE = {SESSION: 400 * 86400.0, LINK: 15 * 60.0}
HASHER = PasswordHasher()
DECOY = HASHER.hash("there is no such account")  # so that a missing account takes as long

users, tokens = schema.users, schema.tokens


@dataclass(frozen=True)
class Entry:
    """Somebody who has just come in, and the token to come in again."""

    me: m.Me
    token: str


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _me(row: Row[tuple[object, ...]]) -> m.Me:
    return m.Me(id=row.id, name=row.name, language=row.language, login=row.login)


async def who(node: Node, token: str | None) -> m.Me | None:
    """Whose token it is; None if nobody's."""
    if not token:
        return None
    return await node.read(lambda c: _owner(c, token, SESSION, node.now()))


def _owner(connection: Connection, token: str, kind: str, now: float) -> m.Me | None:
    query = (
        select(users)
        .join(tokens, tokens.c.user == users.c.id)
        .where(tokens.c.digest == digest(token), tokens.c.kind == kind, tokens.c.expires > now)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else _me(row)


async def be_guest(node: Node, order: m.NewGuest) -> Entry:
    """Come in under a name."""
    user: dict[str, Any] = {
        "id": node.token()[:16],
        "name": clean(order.name, "name"),
        "language": order.language,
        "created": node.now(),
    }
    token = node.token()

    def work(connection: Connection) -> None:
        connection.execute(insert(users), user)
        _give(connection, user["id"], token, SESSION, node.now())

    await node.write(work)
    return Entry(m.Me(id=user["id"], name=user["name"], language=order.language, login=None), token)


def clean(text: str, field: str) -> str:
    """A name without control characters, and not empty."""
    words = printable(text)
    if not words:
        raise Trouble("bad-value", field=field)
    return words


def printable(text: str) -> str:
    """Its words, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _give(connection: Connection, user: str, token: str, kind: str, now: float) -> None:
    row = {"digest": digest(token), "user": user, "kind": kind, "created": now}
    connection.execute(insert(tokens), {**row, "expires": now + LIFE[kind]})


async def rename(node: Node, me: m.Me, order: m.NewName) -> m.Me:
    """Another name or language."""
    name = me.name if not isinstance(order.name, str) else clean(order.name, "name")
    language = me.language if not isinstance(order.language, str) else order.language
    values = {"name": name, "language": language}
    await node.write(lambda c: c.execute(update(users).where(users.c.id == me.id), values))
    return m.Me(id=me.id, name=name, language=language, login=me.login)


# ------------------------------------------------------------------ accounts


async def make_account(node: Node, me: m.Me, order: m.NewAccount, token: str) -> m.Me:
    """A guest becomes an account, with everything played so far; other devices log in anew."""
    if me.login is not None:
        raise Trouble("wrong-state", field="login")
    password = await asyncio.to_thread(HASHER.hash, order.password)
    values = {"login": order.login.casefold(), "password": password}

    def work(connection: Connection) -> None:
        connection.execute(update(users).where(users.c.id == me.id), values)
        elsewhere = (tokens.c.user == me.id) & (tokens.c.digest != digest(token))
        connection.execute(delete(tokens).where(elsewhere))

    try:
        await node.write(work)
    except Taken as error:
        raise Trouble("login-taken", field="login") from error
    return m.Me(id=me.id, name=me.name, language=me.language, login=values["login"])


async def log_in(node: Node, me: m.Me | None, order: m.LogIn) -> Entry:
    """By name and password; a guest's games come along if that is asked for."""
    query = select(users).where(users.c.login == order.login.casefold())
    row = await node.read(lambda c: c.execute(query).one_or_none())
    known = DECOY if row is None else row.password
    if not await asyncio.to_thread(_fits, known, order.password) or row is None:
        raise Trouble("wrong-password")
    account, token = _me(row), node.token()
    claimed = await node.write(lambda c: _enter(c, me, account, token, order.claim, node.now()))
    for table in claimed:
        node.tables.pop(table, None)
    return Entry(account, token)


def _fits(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


def _enter(
    connection: Connection, me: m.Me | None, account: m.Me, token: str, claim: bool, now: float
) -> list[str]:
    _give(connection, account.id, token, SESSION, now)
    if me is None or me.login is not None or not claim:
        return []
    return _claim(connection, me.id, account.id)


def _claim(connection: Connection, guest: str, account: str) -> list[str]:
    """The guest's seats and tables are the account's from now on; no device is the guest's."""
    s = schema
    mine = select(s.seats.c.table).where(s.seats.c.user == guest)
    hosted = select(s.tables.c.id).where(s.tables.c.host == guest)
    found = [row[0] for row in connection.execute(mine.union(hosted))]
    connection.execute(update(s.seats).where(s.seats.c.user == guest), {"user": account})
    connection.execute(
        update(s.tables).where(s.tables.c.host == guest), {"host": account, "command": None}
    )
    connection.execute(delete(tokens).where(tokens.c.user == guest))
    connection.execute(update(users).where(users.c.id == guest), {"merged": account})
    for table in found:
        rows.wake(connection, f"{table} anew")
    return found


async def log_out(node: Node, token: str) -> None:
    """This device is nobody's any more."""
    await node.write(lambda c: c.execute(delete(tokens).where(tokens.c.digest == digest(token))))


# ------------------------------------------------------------------ other devices


async def make_link(node: Node, me: m.Me) -> str:
    """A personal link's token; earlier links of the same person end."""
    token = node.token()

    def work(connection: Connection) -> None:
        earlier = (tokens.c.user == me.id) & (tokens.c.kind == LINK)
        connection.execute(delete(tokens).where(earlier))
        _give(connection, me.id, token, LINK, node.now())

    await node.write(work)
    return token


async def whose_link(node: Node, order: m.LinkToken) -> m.Carried:
    """Who one would be by a personal link; looking does not use it up."""
    me = await node.read(lambda c: _owner(c, order.token, LINK, node.now()))
    if me is None:
        raise Trouble("bad-token", field="token")
    return m.Carried(name=me.name, login=me.login)


async def carry(node: Node, order: m.Carry) -> Entry:
    """Another device comes in by a personal link, which is good for one device."""
    token = node.token()

    def work(connection: Connection) -> m.Me | None:
        me = _owner(connection, order.token, LINK, node.now())
        if me is not None:
            used = connection.execute(delete(tokens).where(tokens.c.digest == digest(order.token)))
            if used.rowcount != 1:
                return None  # another device was faster
            _give(connection, me.id, token, SESSION, node.now())
        return me

    me = await node.write(work)
    if me is None:
        raise Trouble("bad-token", field="token")
    return Entry(me, token)
