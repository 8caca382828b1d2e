"""Who is it? A guest with a name at once, an account if they like, on as many devices as they have.

Tokens are random, only their digests are kept, so that nobody who reads the store can be anybody.
A token never becomes somebody else's: whoever was let in as a guest is not let into the account
that the guest becomes or is claimed by, except on the device where that was done.
"""

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from nunatak.server.node import Node
from nunatak.server.people import company
from nunatak.server.people.likeness import BLANKS, is_seen
from nunatak.server.store import Taken, club, rows, schema
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

SESSION, LINK = "session", "link"
LIFE = {SESSION: 400 * 86400.0, LINK: 15 * 60.0}
NOTED = 600.0  # seconds between two notes that a session is in use
CODES = 10  # by which a forgotten password can be replaced
MOST_LOGIN = 40  # characters, folded
HASHER = PasswordHasher()
DECOY = HASHER.hash("there is no such account")  # so that a missing account takes as long

LEGIBLE = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else

users, tokens = schema.users, schema.tokens
token_name = func.substr(
    tokens.c.digest, 49
)  # by which its owner can name a session; it opens nothing


@dataclass(frozen=True)
class Entry:
    """Somebody who has just come in, and the token to come in again."""

    me: m.Me
    token: str


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(frozen=True)
class Known:
    """Somebody who is let in, and by which session."""

    me: m.Me
    session: str


def _me(row: Row[Any]) -> m.Me:
    return m.Me(
        id=row.id,
        name=row.name,
        language=row.language,
        login=row.login,
        named=row.named,
        shown=shown(row.shown, row.login),
    )


def shown(chosen: str | None, login: str | None) -> m.Shown:
    """To whom somebody's profile is shown: guests are private unless they say otherwise."""
    usual: m.Shown = "private" if login is None else "public"
    return "public" if chosen == "public" else "private" if chosen == "private" else usual


async def who(node: Node, token: str | None) -> Known | None:
    """Whose token it is; None if nobody's, Trouble if they are banned."""
    if not token:
        return None
    now = node.now()
    row = await node.read(lambda c: _owning(c, token, SESSION, now))
    if row is None:
        return None
    if row.until is not None and row.until > now:
        raise Trouble("banned")
    if row.used < now - NOTED:
        used = update(tokens).where(tokens.c.digest == digest(token)).values(used=now)
        await node.write(lambda c: c.execute(used))
    return Known(_me(row), row.session)


def _owning(connection: Connection, token: str, kind: str, now: float) -> Row[Any] | None:
    t, b = tokens.c, schema.bans.c
    return connection.execute(
        select(users, token_name.label("session"), t.used, b.until)
        .join(tokens, t.user == users.c.id)
        .outerjoin(schema.bans, b.what == users.c.id)
        .where(t.digest == digest(token), t.kind == kind, t.expires > now)
    ).one_or_none()


def _owner(connection: Connection, token: str, kind: str, now: float) -> m.Me | None:
    row = _owning(connection, token, kind, now)
    return None if row is None else _me(row)


async def be_guest(node: Node, order: m.NewGuest, agent: str = "") -> Entry:
    """Come in under a name."""
    user: dict[str, Any] = {
        "id": node.token()[:16],
        "name": clean(order.name, "name"),
        "named": order.named,
        "language": order.language,
        "created": node.now(),
    }
    token = node.token()

    def work(connection: Connection) -> None:
        connection.execute(insert(users), user)
        _give(connection, user["id"], token, SESSION, node.now(), agent)

    await node.write(work)
    me = m.Me(
        id=user["id"],
        name=user["name"],
        language=order.language,
        login=None,
        named=order.named,
        shown="private",
    )
    return Entry(me, token)


def clean(text: str, field: str) -> str:
    """A name without control characters that shows something."""
    words = printable(text)
    if not is_seen(words):
        raise Trouble("bad-value", field=field)
    return words


def printable(text: str) -> str:
    """Its words, without control characters."""
    seen = (c if c.isprintable() and c not in BLANKS else " " for c in text)
    return " ".join("".join(seen).split())


def _give(
    connection: Connection, user: str, token: str, kind: str, now: float, agent: str = ""
) -> None:
    row = {"digest": digest(token), "user": user, "kind": kind, "created": now, "used": now}
    more = {"agent": printable(agent)[:200], "expires": now + LIFE[kind]}
    connection.execute(insert(tokens), {**row, **more})


async def rename(node: Node, me: m.Me, order: m.NewName) -> m.Me:
    """Another name or language, or another wish to be shown."""
    values: dict[str, Any] = {}
    if isinstance(order.name, str):
        values |= {"name": clean(order.name, "name"), "named": True}
    if isinstance(order.language, str):
        values["language"] = order.language
    if isinstance(order.shown, str):
        values["shown"] = order.shown
    if values:
        await node.write(lambda c: c.execute(update(users).where(users.c.id == me.id), values))
    return replace(me, **values)


# ------------------------------------------------------------------ accounts


async def make_account(node: Node, me: m.Me, order: m.NewAccount, token: str) -> m.Me:
    """A guest becomes an account, with everything played so far; other devices log in anew.

    Whoever has not said a name is called by the login from now on.
    """
    if me.login is not None:
        raise Trouble("wrong-state", field="login")
    login = order.login.casefold()
    if len(login) > MOST_LOGIN:
        raise Trouble("bad-value", field="login")
    password = await asyncio.to_thread(HASHER.hash, order.password)
    values: dict[str, Any] = {"login": login, "password": password, "named": True}
    if not me.named:
        values["name"] = order.login

    def work(connection: Connection) -> list[str]:
        connection.execute(update(users).where(users.c.id == me.id), values)
        return _end_others(connection, me.id, token)

    try:
        ended = await node.write(work)
    except Taken as error:
        raise Trouble("login-taken", field="login") from error
    node.hub.end_sessions(me.id, ended)
    row = await node.read(lambda c: c.execute(select(users).where(users.c.id == me.id)).one())
    return _me(row)


async def log_in(node: Node, me: m.Me | None, order: m.LogIn, agent: str = "") -> Entry:
    """By name and password; a guest's games come along if that is asked for."""
    login = order.login.casefold()
    query = select(users).where(users.c.login == login)
    row = await node.read(lambda c: c.execute(query).one_or_none())
    await _must_fit(node, login, None if row is None else row.password, order.password)
    assert row is not None
    account, token = _me(row), node.token()
    claims = order.claim and me is not None and me.login is None

    def work(connection: Connection) -> list[str]:
        _give(connection, account.id, token, SESSION, node.now(), agent)
        return _claim(connection, me.id, account.id) if claims and me is not None else []

    for table in await node.write(work):
        node.forget(table)
    if claims and me is not None:
        node.hub.end_sessions(me.id)
    return Entry(account, token)


async def _must_fit(node: Node, login: str, known: str | None, given: str) -> None:
    """The password is that of the login; whoever guesses for long has to wait."""
    guesses = node.guesses.of(login)
    if guesses.empty:
        raise Trouble("too-fast")
    if not await asyncio.to_thread(_fits, known or DECOY, given) or known is None:
        guesses.take()
        raise Trouble("wrong-password")


def _fits(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


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
    company.adopt(connection, guest, account)
    _claim_club(connection, guest, account)
    connection.execute(delete(tokens).where(tokens.c.user == guest))
    connection.execute(update(users).where(users.c.id == guest), {"merged": account})
    for table in found:
        rows.wake(connection, f"{table} anew")
    return found


def _claim_club(connection: Connection, guest: str, account: str) -> None:
    """The guest's tournaments too, but where the account plays already; no seek is left."""
    t, e, q = club.tournaments, club.entrants, club.seeks
    connection.execute(update(t).where(t.c.host == guest), {"host": account, "command": None})
    there = select(e.c.tournament).where(e.c.user == account)
    connection.execute(
        update(e).where(e.c.user == guest, e.c.tournament.not_in(there)), {"user": account}
    )
    connection.execute(delete(q).where(q.c.user == guest))


async def log_out(node: Node, known: Known) -> None:
    """This device is nobody's any more, and its sockets end."""
    await end_session(node, known.me, known.session)


# ------------------------------------------------------------------ sessions and passwords


async def sessions(node: Node, known: Known) -> m.Sessions:
    """Where I am logged in; the latest used first."""
    c = tokens.c
    mine = (c.user == known.me.id) & (c.kind == SESSION) & (c.expires > node.now())
    query = select(token_name.label("id"), c.agent, c.created, c.used).where(mine)
    query = query.order_by(c.used.desc())
    found = await node.read(lambda connection: connection.execute(query).all())
    return m.Sessions(
        sessions=[
            m.Session(
                id=row.id,
                agent=row.agent,
                created=row.created,
                used=row.used,
                here=row.id == known.session,
            )
            for row in found
        ]
    )


async def end_session(node: Node, me: m.Me, session: str) -> None:
    """A device of mine is logged out, and its sockets end."""
    c = tokens.c
    one = delete(tokens).where(c.user == me.id, c.kind == SESSION, token_name == session)
    if (await node.write(lambda connection: connection.execute(one))).rowcount != 1:
        raise Trouble("not-found", field="session")
    node.hub.end_sessions(me.id, {session})


async def end_other_sessions(node: Node, me: m.Me, token: str) -> None:
    """All my other devices are logged out."""
    node.hub.end_sessions(me.id, await node.write(lambda c: _end_others(c, me.id, token)))


def _end_others(connection: Connection, user: str, token: str) -> list[str]:
    """Sessions and links but one are no more; their names."""
    others = (tokens.c.user == user) & (tokens.c.digest != digest(token))
    found = list(connection.execute(select(token_name).where(others)).scalars())
    connection.execute(delete(tokens).where(others))
    return found


async def must_know_password(node: Node, me: m.Me, password: str) -> None:
    """It is really the owner of the account who asks."""
    if me.login is None:
        raise Trouble("wrong-state", field="login")
    query = select(users.c.password).where(users.c.id == me.id)
    known = await node.read(lambda c: c.execute(query).scalar())
    await _must_fit(node, me.login, known, password)


async def change_password(node: Node, me: m.Me, order: m.NewPassword, token: str) -> None:
    """Another password; all other devices are logged out."""
    await must_know_password(node, me, order.old)
    fresh = await asyncio.to_thread(HASHER.hash, order.new)

    def work(connection: Connection) -> list[str]:
        connection.execute(update(users).where(users.c.id == me.id), {"password": fresh})
        return _end_others(connection, me.id, token)

    node.hub.end_sessions(me.id, await node.write(work))


async def recovery_codes(node: Node, me: m.Me, order: m.MyPassword) -> m.Codes:
    """Fresh codes, each good for one new password; the earlier ones are no more."""
    await must_know_password(node, me, order.password)
    codes = [new_code() for _ in range(CODES)]
    r = schema.recoveries

    def work(connection: Connection) -> None:
        connection.execute(delete(r).where(r.c.user == me.id))
        connection.execute(insert(r), [{"digest": digest(c), "user": me.id} for c in codes])

    await node.write(work)
    return m.Codes(codes=codes)


def new_code() -> str:
    """Twenty characters that can be read out and typed."""
    letters = "".join(secrets.choice(LEGIBLE) for _ in range(20))
    return "-".join(letters[place : place + 5] for place in range(0, 20, 5))


async def recover(node: Node, order: m.Recover, agent: str = "") -> Entry:
    """A new password by a recovery code, which is used up; every session ends but the new one."""
    login = order.login.casefold()
    guesses = node.guesses.of(login)
    if guesses.empty:
        raise Trouble("too-fast")
    fresh = await asyncio.to_thread(HASHER.hash, order.password)
    token, r = node.token(), schema.recoveries

    def work(connection: Connection) -> m.Me | None:
        row = connection.execute(select(users).where(users.c.login == login)).one_or_none()
        mine = (r.c.digest == digest(order.code.strip().lower())) & (
            r.c.user == (None if row is None else row.id)
        )
        if row is None or connection.execute(delete(r).where(mine)).rowcount != 1:
            return None
        connection.execute(update(users).where(users.c.id == row.id), {"password": fresh})
        connection.execute(delete(tokens).where(tokens.c.user == row.id))
        _give(connection, row.id, token, SESSION, node.now(), agent)
        return _me(row)

    me = await node.write(work)
    if me is None:
        guesses.take()
        raise Trouble("wrong-code", field="code")
    node.hub.end_sessions(me.id)
    return Entry(me, token)


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


async def carry(node: Node, order: m.Carry, agent: str = "") -> Entry:
    """Another device comes in by a personal link, which is good for one device."""
    token = node.token()

    def work(connection: Connection) -> m.Me | None:
        me = _owner(connection, order.token, LINK, node.now())
        if me is not None:
            used = connection.execute(delete(tokens).where(tokens.c.digest == digest(order.token)))
            if used.rowcount != 1:
                return None  # another device was faster
            _give(connection, me.id, token, SESSION, node.now(), agent)
        return me

    me = await node.write(work)
    if me is None:
        raise Trouble("bad-token", field="token")
    return Entry(me, token)
