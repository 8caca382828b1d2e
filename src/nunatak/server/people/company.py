"""With whom? Friends by mutual consent, people one does not hear, and reports to operators."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from nunatak.server.events.live import OVER
from nunatak.server.node import Node
from nunatak.server.people import lists, roles
from nunatak.server.store import Taken, schema
from nunatak.server.wire import messages as m
from nunatak.server.wire import people as p
from nunatak.server.wire.trouble import Trouble

LATELY = 900.0  # seconds within which somebody who was seen is here
f, mu, u = schema.friends.c, schema.mutes.c, schema.users.c
s, t = schema.seats.c, schema.tables.c


def person(connection: Connection, whom: str) -> Row[Any]:
    """Somebody, by id or by login."""
    owner = select(u.merged).where(u.id == whom).scalar_subquery()  # of a guest who was claimed
    query = select(schema.users).where(or_(u.id == func.coalesce(owner, whom), _has_login(whom)))
    found = connection.execute(query).all()
    if len(found) != 1:
        raise Trouble("not-found", field="person")
    return found[0]


def _has_login(whom: str) -> ColumnElement[bool]:
    return u.login == whom.casefold()


# ------------------------------------------------------------------ friends


def tie(connection: Connection, one: str | None, other: str) -> p.Tie:
    """What is between two people, as the first sees it."""
    row = connection.execute(select(schema.friends).where(_between(one, other))).one_or_none()
    if row is None:
        return "none"
    return _tie(row, one)


def _tie(row: Row[Any], one: str | None) -> p.Tie:
    if row.agreed:
        return "friends"
    return "asked" if row.user == one else "asks"


def _between(one: str | None, other: str) -> Any:
    return or_(and_(f.user == one, f.other == other), and_(f.user == other, f.other == one))


async def befriend(node: Node, me: m.Me, whom: str, order: p.FriendWish) -> None:
    """Ask, accept, decline or end; two who ask each other have agreed."""

    def work(connection: Connection) -> None:
        other = person(connection, whom).id
        if other == me.id:
            raise Trouble("bad-value", field="person")
        now = tie(connection, me.id, other)
        if order.wish in ("ask", "accept"):
            most = roles.limits_by(connection, node, me.id).friends
            _agree(connection, me.id, other, now, order.wish, node.now(), most)
        else:
            connection.execute(delete(schema.friends).where(_between(me.id, other)))

    try:
        await node.write(work)
    except Taken:
        raise Trouble("unavailable") from None


def _agree(
    connection: Connection, me: str, other: str, now: p.Tie, wish: str, at: float, most: int
) -> None:
    if now == "asks":
        query = update(schema.friends).where(f.user == other, f.other == me)
        connection.execute(query, {"agreed": True, "at": at})
    elif wish == "accept" and now == "none":
        raise Trouble("wrong-state", field="wish")
    elif now == "none":
        if is_muted(connection, other, me):
            return  # whoever does not hear somebody is not asked by them either
        count = select(func.count()).select_from(schema.friends).where(f.user == me)
        roles.must_fit(connection.execute(count).scalar_one() + 1, most)
        row = {"user": me, "other": other, "agreed": False, "at": at}
        connection.execute(insert(schema.friends), row)


async def company(node: Node, me: m.Me) -> p.Company:
    """My friends, those who are here first, and whom I do not hear."""
    found = await node.read(lambda connection: _company(connection, node, me))
    found.friends.sort(key=lambda friend: (friend.tie != "asks", not friend.here, friend.name))
    return found


def _company(connection: Connection, node: Node, me: m.Me) -> p.Company:
    query = select(schema.friends).where(or_(f.user == me.id, f.other == me.id))
    ties = {row.other if row.user == me.id else row.user: row for row in connection.execute(query)}
    called = connection.execute(select(u.id, u.name).where(u.id.in_(ties)))
    names = {row.id: row.name for row in called}
    agreed = [other for other, row in ties.items() if row.agreed]
    here = _here(connection, node, agreed)
    muted = connection.execute(select(mu.other).where(mu.user == me.id)).scalars()
    return p.Company(
        friends=[
            p.Friend(
                person=other,
                name=names[other],
                tie=_tie(row, me.id),
                here=other in here,
                tables=_tables(connection, me, other) if row.agreed else [],
            )
            for other, row in ties.items()
        ],
        muted=list(muted),
    )


def _here(connection: Connection, node: Node, people: Sequence[str]) -> set[str]:
    """Who of them was seen lately: at a table, or by a request."""
    k = schema.tokens.c
    lately = select(k.user).where(k.user.in_(people), k.used > node.now() - LATELY)
    at_tables = {user for table in node.hub.tables() for user in node.hub.users(table)}
    return {*connection.execute(lately).scalars(), *at_tables.intersection(people)}


def _tables(connection: Connection, me: m.Me, friend: str) -> list[m.TableInfo]:
    """A friend's tables that are not over, where I may come: public ones, and by invitation."""
    g = schema.guests.c
    theirs = select(s.table).where(s.user == friend)
    invited = select(g.table).where(g.user == me.id)
    mine = select(s.table).where(s.user == me.id)
    query = select(schema.tables).where(t.id.in_(theirs), t.state != OVER, t.id.not_in(mine))
    query = query.where(or_(t.public, t.id.in_(invited))).order_by(t.created.desc()).limit(4)
    return lists.sketched(connection, query, me)


def adopt(connection: Connection, guest: str, account: str) -> None:
    """An account that claims a guest has the guest's friends, and hears as little of others."""
    for table in (schema.friends, schema.mutes):
        for one, other in (("user", "other"), ("other", "user")):
            mine, theirs = table.c[one], table.c[other]
            known = [account, *_known(connection, table, one, other, account)]
            connection.execute(delete(table).where(mine == guest, theirs.in_(known)))
            connection.execute(update(table).where(mine == guest), {one: account})


def _known(
    connection: Connection, table: Table, one: str, other: str, account: str
) -> Sequence[str]:
    """Those whom the account has a row with already; of friends from either side."""
    sides = [(one, other), (other, one)] if table is schema.friends else [(one, other)]
    return [
        str(found)
        for mine, theirs in sides
        for found in connection.execute(
            select(table.c[theirs]).where(table.c[mine] == account)
        ).scalars()
    ]


def must_be_friends(connection: Connection, me: m.Me, whom: str) -> str:
    """The id of a friend."""
    other = str(person(connection, whom).id)
    if tie(connection, me.id, other) != "friends":
        raise Trouble("forbidden", field="person")
    return other


# ------------------------------------------------------------------ not to hear


def is_muted(connection: Connection, by: str | None, whom: str) -> bool:
    """Whether somebody does not hear another."""
    query = select(mu.user).where(mu.user == by, mu.other == whom)
    return connection.execute(query).scalar() is not None


async def mute(node: Node, me: m.Me, whom: str, order: p.MuteWish) -> None:
    """Not to hear somebody any more, or again."""

    def work(connection: Connection) -> None:
        other = person(connection, whom).id
        if other == me.id:
            raise Trouble("bad-value", field="person")
        connection.execute(delete(schema.mutes).where(mu.user == me.id, mu.other == other))
        if order.muted:
            row = {"user": me.id, "other": other, "at": node.now()}
            connection.execute(insert(schema.mutes), row)

    await node.write(work)


# ------------------------------------------------------------------ reports


async def report(node: Node, me: m.Me, whom: str, order: p.NewReport) -> None:
    """Keep for the operators what somebody tells of another; the same again changes nothing."""

    def work(connection: Connection) -> None:
        other = person(connection, whom).id
        if other == me.id:
            raise Trouble("bad-value", field="person")
        _must_have_met(connection, other, order)
        row = {"reporter": me.id, "reported": other, "table": order.table, "line": order.line}
        if _is_reported(connection, row):
            return
        _must_not_flood(connection, node, me.id)
        more = {"reason": order.reason, "at": node.now()}
        connection.execute(insert(schema.reports), {**row, **more})

    await node.write(work)


def _must_have_met(connection: Connection, other: str, order: p.NewReport) -> None:
    """They sit at that table, or said that line."""
    c = schema.chat.c
    said = select(c.user).where(c.table == order.table, c.user == other)
    if order.line is not None:
        said = said.where(c.line == order.line)
    sits = select(s.user).where(s.table == order.table, s.user == other)
    found = connection.execute(said).first()
    if found is None and (order.line is not None or connection.execute(sits).first() is None):
        raise Trouble("not-found", field="table" if order.line is None else "line")


def _is_reported(connection: Connection, row: dict[str, Any]) -> bool:
    r = schema.reports.c
    same = and_(*(r[name].is_not_distinct_from(value) for name, value in row.items()))
    return connection.execute(select(r.id).where(same)).first() is not None


def _must_not_flood(connection: Connection, node: Node, reporter: str) -> None:
    r = schema.reports.c
    count = select(func.count()).where(r.reporter == reporter, r.state == "open")
    most = roles.limits_by(connection, node, reporter).reports
    roles.must_fit(connection.execute(count).scalar_one() + 1, most)
