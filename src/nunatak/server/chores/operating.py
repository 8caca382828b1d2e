"""What can an operator do? Look, ban, mute, close, delete, export, purge, give roles.

Each deed is written down. It works on the store alone, beside running servers, which hear of it
within seconds. Moderators may do some of it on a page.
"""

import getpass
import ipaddress
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from nunatak import games
from nunatak.server.events.history import Event
from nunatak.server.events.live import LOBBY, OVER, LiveTable
from nunatak.server.people import identity
from nunatak.server.people.roles import GIVEN, PLAYER
from nunatak.server.store import club, rows, schema
from nunatak.server.store.store import driver, open_engine
from nunatak.server.wire.trouble import StoreError

LISTED = 200
DAY = 86400.0
OLD = 30 * DAY  # seconds after which what nobody uses is purged
GONE = "–"  # instead of the name of somebody who was deleted
Found = list[dict[str, Any]]
u, t, s = schema.users.c, schema.tables.c, schema.seats.c


@dataclass(frozen=True)
class Wish:
    """What an operator asks for."""

    whom: str = ""
    value: str = ""
    days: int = 0  # 0: for good
    why: str = ""


@contextmanager
def opened(db: str) -> Iterator[Connection]:
    """The store, in one transaction."""
    engine = open_engine(driver(db))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
    finally:
        engine.dispose()


def do(db: str, what: str, wish: Wish) -> Found:
    """Do it; what was found or changed."""
    with opened(db) as connection:
        return perform(connection, what, wish, getpass.getuser())


def perform(connection: Connection, what: str, wish: Wish, who: str) -> Found:
    """Do it, and write down who has."""
    found = DEEDS[what](connection, wish)
    if what not in LOOKS:
        _note(connection, what, wish, who)
    if what == "handle":
        _handled_by(connection, wish, who)
    return found


def _note(connection: Connection, what: str, wish: Wish, who: str) -> None:
    detail = " ".join(filter(None, (wish.value, str(wish.days or ""), wish.why)))
    row = {"at": time.time(), "who": who, "what": what, "whom": wish.whom}
    connection.execute(insert(schema.audit), {**row, "detail": detail})


def _until(wish: Wish) -> float:
    return time.time() + wish.days * DAY if wish.days else 1e12


def _person(connection: Connection, whom: str) -> Row[Any]:
    """By id or by login."""
    query = select(schema.users).where(or_(u.id == whom, u.login == whom.casefold()))
    found = connection.execute(query).all()
    if not found:
        raise StoreError("there is nobody called {whom}", whom=whom)
    if len(found) > 1:
        raise StoreError("{count} people are called {whom}", count=len(found), whom=whom)
    return found[0]


def _table(connection: Connection, whom: str) -> Row[Any]:
    found = connection.execute(select(schema.tables).where(t.id == whom)).one_or_none()
    if found is None:
        raise StoreError("there is no table {whom}", whom=whom)
    return found


def _rows(connection: Connection, query: Any) -> Found:
    return [dict(row._mapping) for row in connection.execute(query)]


# ------------------------------------------------------------------ looking


def people(connection: Connection, wish: Wish) -> Found:
    """Those whose id, login or name has these letters; the latest first."""
    part = wish.whom.lower()
    named = or_(u.id == wish.whom, *(func.lower(c).contains(part, autoescape=True) for c in NAMED))
    query = select(u.id, u.login, u.name, u.language, u.created, u.muted, u.merged)
    return _rows(connection, query.where(named).order_by(u.created.desc()).limit(LISTED))


NAMED = (u.login, u.name)


def sessions(connection: Connection, wish: Wish) -> Found:
    """Where somebody is logged in."""
    k = schema.tokens.c
    mine = k.user == _person(connection, wish.whom).id
    name = identity.token_name.label("id")
    query = select(name, k.kind, k.agent, k.created, k.used, k.expires).where(mine)
    return _rows(connection, query.order_by(k.used.desc()))


def tables(connection: Connection, wish: Wish) -> Found:
    """A table by its id, those of a person, or the latest."""
    query = select(t.id, t.game, t.state, t.number, t.host, t.public, t.created, t.ended, t.closed)
    if wish.whom:
        theirs = select(s.table).where(s.user == wish.whom)
        query = query.where(or_(t.id == wish.whom, t.host == wish.whom, t.id.in_(theirs)))
    return _rows(connection, query.order_by(t.created.desc()).limit(LISTED))


def bans(connection: Connection, _: Wish) -> Found:
    """Who is banned, and until when."""
    b = schema.bans
    query = select(b, u.name).outerjoin(schema.users, u.id == b.c.what)
    return _rows(connection, query.order_by(b.c.created.desc()))


def audit(connection: Connection, _: Wish) -> Found:
    """What operators have done, the latest first."""
    a = schema.audit
    query = select(a, u.name).outerjoin(schema.users, or_(u.id == a.c.whom, u.login == a.c.whom))
    return _rows(connection, query.order_by(a.c.id.desc()).limit(LISTED))


# ------------------------------------------------------------------ people


def ban(connection: Connection, wish: Wish) -> Found:
    """Nobody comes in as this person, or from this range of addresses."""
    what = _range(wish.whom) or _person(connection, wish.whom).id
    b = schema.bans
    connection.execute(delete(b).where(b.c.what == what))
    row = {"what": what, "until": _until(wish), "why": wish.why, "created": time.time()}
    connection.execute(insert(b), row)
    return [row]


def _range(text: str) -> str | None:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return None


def unban(connection: Connection, wish: Wish) -> Found:
    """They may come in again."""
    what = _range(wish.whom) or _person(connection, wish.whom).id
    gone = connection.execute(delete(schema.bans).where(schema.bans.c.what == what)).rowcount
    return [{"what": what}] * gone


def mute(connection: Connection, wish: Wish) -> Found:
    """Nobody hears what they say."""
    return _set(connection, wish, {"muted": _until(wish)})


def unmute(connection: Connection, wish: Wish) -> Found:
    """They are heard again."""
    return _set(connection, wish, {"muted": None})


def rename(connection: Connection, wish: Wish) -> Found:
    """They are called otherwise from now on."""
    name = identity.printable(wish.value)[:40]
    if not name:
        raise StoreError("a name is expected")
    return _set(connection, wish, {"name": name})


def _set(connection: Connection, wish: Wish, values: dict[str, Any]) -> Found:
    person = _person(connection, wish.whom)
    connection.execute(update(schema.users).where(u.id == person.id), values)
    return [{"id": person.id, **values}]


def logout(connection: Connection, wish: Wish) -> Found:
    """Every session and link of theirs ends."""
    person = _person(connection, wish.whom)
    k = schema.tokens
    ended = connection.execute(delete(k).where(k.c.user == person.id)).rowcount
    return [{"id": person.id, "sessions": ended}]


def recovery(connection: Connection, wish: Wish) -> Found:
    """A code by which they can choose a new password, once."""
    person = _person(connection, wish.whom)
    if person.login is None:
        raise StoreError("{whom} has no login", whom=wish.whom)
    code = identity.new_code()
    row = {"digest": identity.digest(code), "user": person.id}
    connection.execute(insert(schema.recoveries), row)
    return [{"id": person.id, "login": person.login, "code": code}]


def export(connection: Connection, wish: Wish) -> Found:
    """Everything that is kept of a person, but what opens a door."""
    person = dict(_person(connection, wish.whom)._mapping)
    del person["password"]
    c, e, r = schema.chat, schema.events, schema.ratings
    w, g, ties, mutes = schema.swings, schema.guests, schema.friends, schema.mutes
    told = schema.reports
    hosted = select(t.id, t.game, t.created).where(t.host == person["id"])
    events = select(e.c.table, e.c.number, e.c.kind, e.c.body, e.c.at)
    said = select(c.c.table, c.c.line, c.c.text, c.c.at)
    seated = select(schema.seats).where(s.user == person["id"])
    return [
        {
            "person": person,
            "sessions": sessions(connection, wish),
            "seats": _rows(connection, seated),
            "hosted": _rows(connection, hosted),
            "events": _rows(connection, events.where(e.c.user == person["id"])),
            "said": _rows(connection, said.where(c.c.user == person["id"])),
            "ratings": _rows(connection, select(r).where(r.c.user == person["id"])),
            **{table.name: _of(connection, table, person["id"]) for table in (w, g, ties, mutes)},
            "reports": _rows(connection, select(told).where(told.c.reporter == person["id"])),
            **_club(connection, person["id"]),
        }
    ]


def _of(connection: Connection, table: Table, user: str) -> Found:
    """The rows that are about somebody, from either side."""
    sides = [table.c[name] == user for name in ("user", "other") if name in table.c]
    return _rows(connection, select(table).where(or_(*sides)))


def _club(connection: Connection, user: str) -> dict[str, Found]:
    """What the club keeps of a person, but what opens a door."""
    parts = (club.seeks, club.vacations, club.roles, club.entrants)
    found = {
        part.name: _rows(connection, select(part).where(part.c.user == user)) for part in parts
    }
    n, b = club.notices.c, club.subscriptions.c
    notices = select(n.enabled, n.address, n.asked).where(n.user == user)
    browsers = select(b.endpoint, b.created).where(b.user == user)
    found["notices"] = _rows(connection, notices)
    found["browsers"] = _rows(connection, browsers)
    made = club.tournaments.c
    hosted = select(made.id, made.name, made.created).where(made.host == user)
    found["tournaments"] = _rows(connection, hosted)
    return found


def forget(connection: Connection, wish: Wish) -> Found:
    """Delete a person: name, login, sessions, ratings and all they said; their moves stay.

    Their name leaves finished games; those that go on keep it until they are over and this is
    done again, or `purge`.
    """
    person = _person(connection, wish.whom)
    mine = erase(connection, person.id)
    return [{"id": person.id, "left": [table for table in mine if not unname(connection, table)]}]


def erase(connection: Connection, user: str) -> list[str]:
    """All of a person but their moves, and their name in games: the tables where they sat."""
    claimed = select(u.id).where(u.merged == user)
    selves = [user, *connection.execute(claimed).scalars()]
    for table in (*OWN, *IN_THE_CLUB):
        connection.execute(delete(table).where(table.c.user.in_(selves)))
    for table in (schema.friends, schema.mutes):
        connection.execute(delete(table).where(table.c.other.in_(selves)))
    entered = update(club.entrants).where(club.entrants.c.user.in_(selves))
    connection.execute(entered, {"name": GONE})
    values = {"name": GONE, "login": None, "password": None, "muted": None, "shown": "private"}
    connection.execute(update(schema.users).where(u.id.in_(selves)), values)
    return list(connection.execute(select(s.table).where(s.user.in_(selves)).distinct()).scalars())


def unfinished(connection: Connection, user: str) -> list[str]:
    """The tables where somebody sits and the game is not over."""
    query = select(s.table).join(schema.tables, t.id == s.table)
    query = query.where(s.user == user, t.state != OVER).distinct()
    return list(connection.execute(query).scalars())


OWN = (
    schema.tokens,
    schema.recoveries,
    schema.ratings,
    schema.swings,
    schema.guests,
    schema.chat,
    schema.friends,
    schema.mutes,
)


def unname(connection: Connection, table: str) -> bool:
    """Take the names of deleted people out of a finished game; its chain is forged anew."""
    row = _table(connection, table)
    facts = rows.facts_of(row)
    events = rows.read_events(connection, row.id)
    moved = any(event.kind == "migrate" for event in events)
    if row.state != OVER or moved or facts.rules != games.load(facts.game).version:
        return False
    gone = set(connection.execute(select(u.id).where(u.name == GONE, u.login.is_(None))).scalars())
    live = LiveTable(facts)
    fresh = [_forge(live, event, gone) for event in events]
    e = schema.events
    for event in fresh:
        here = (e.c.table == row.id) & (e.c.number == event.number)
        values = {"body": rows.dump(event.body), "digest": event.digest}
        connection.execute(update(e).where(here), values)
    rows.update_seats(connection, live)
    rows.wake(connection, f"{row.id} anew")
    return True


def _forge(live: LiveTable, event: Event, gone: set[str]) -> Event:
    body = dict(event.body)
    if event.kind == "seat" and body.get("user") in gone:
        body["name"] = GONE
    if event.kind == "start":
        body["names"] = live.names
    return live.add(
        event.kind,
        event.at,
        seat=event.seat,
        user=event.user,
        by=event.by,
        body=body,
        command=event.command,
    )


def role(connection: Connection, wish: Wish) -> Found:
    """What an account may do from now on."""
    person = _person(connection, wish.whom)
    if wish.value not in GIVEN:
        names = ", ".join(GIVEN)
        raise StoreError("ROLE is one of {names}, got {got!r}", names=names, got=wish.value)
    if person.login is None:
        raise StoreError("{whom} has no login", whom=wish.whom)
    r = club.roles
    connection.execute(delete(r).where(r.c.user == person.id))
    if wish.value != PLAYER:
        connection.execute(insert(r), {"user": person.id, "role": wish.value})
    return [{"id": person.id, "login": person.login, "role": wish.value}]


def roles(connection: Connection, _: Wish) -> Found:
    """Who is a moderator or an operator."""
    r = club.roles.c
    query = select(u.id, u.login, u.name, r.role).join(club.roles, r.user == u.id)
    return _rows(connection, query.order_by(r.role, u.login))


# ------------------------------------------------------------------ reports


def reports(connection: Connection, _: Wish) -> Found:
    """Reports that nobody has handled yet, the oldest first; then the latest of the others."""
    r = schema.reports.c
    by, about = schema.users.alias("by"), schema.users.alias("about")
    c = schema.chat
    said = (c.c.table == r.table) & (c.c.line == r.line)
    query = (
        select(schema.reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .add_columns(c.c.text.label("said"))
        .outerjoin(by, by.c.id == r.reporter)
        .outerjoin(about, about.c.id == r.reported)
        .outerjoin(c, said)
        .order_by(r.state != "open", r.at)
        .limit(LISTED)
    )
    return _rows(connection, query)


def handle(connection: Connection, wish: Wish) -> Found:
    """A report is settled, with a note of what was done."""
    r = schema.reports
    number = int(wish.whom) if wish.whom.isdecimal() and len(wish.whom) < 10 else -1
    values = {"state": "done", "handled_at": time.time(), "note": wish.why}
    if connection.execute(update(r).where(r.c.id == number), values).rowcount != 1:
        raise StoreError("there is no report {whom}", whom=wish.whom)
    return [{"id": number, **values}]


def _handled_by(connection: Connection, wish: Wish, who: str) -> None:
    r = schema.reports
    connection.execute(update(r).where(r.c.id == int(wish.whom)), {"handled_by": who})


# ------------------------------------------------------------------ tables


def close(connection: Connection, wish: Wish) -> Found:
    """A table rests: it is shown, and nothing can be done at it."""
    return _close(connection, wish, wish.why or "closed")


def reopen(connection: Connection, wish: Wish) -> Found:
    """It goes on."""
    return _close(connection, wish, None)


def _close(connection: Connection, wish: Wish, why: str | None) -> Found:
    table = _table(connection, wish.whom)
    connection.execute(update(schema.tables).where(t.id == table.id), {"closed": why})
    rows.wake(connection, f"{table.id} anew")
    return [{"id": table.id, "closed": why}]


def drop(connection: Connection, wish: Wish) -> Found:
    """Delete a table with everything that happened at it."""
    table = _table(connection, wish.whom)
    _drop(connection, t.id == table.id)
    rows.wake(connection, f"{table.id} anew")
    return [{"id": table.id, "events": table.number}]


def _drop(connection: Connection, which: ColumnElement[bool]) -> int:
    doomed = select(t.id).where(which).scalar_subquery()
    for part in PARTS:
        connection.execute(delete(part).where(part.c.table.in_(doomed)))
    return connection.execute(delete(schema.tables).where(which)).rowcount


PARTS = (
    schema.analyses,
    schema.jobs,
    schema.chat,
    schema.events,
    schema.guests,
    schema.swings,
    schema.seats,
)


# ------------------------------------------------------------------ tidying


def purge(connection: Connection, _: Wish) -> Found:
    """What has expired, and what nobody has used for a month."""
    now = time.time()
    k, b = schema.tokens, schema.bans
    tokens = connection.execute(delete(k).where(k.c.expires < now)).rowcount
    over = connection.execute(delete(b).where(b.c.until < now)).rowcount
    o = club.outbox
    connection.execute(delete(o).where(o.c.state != "waiting", o.c.created < now - OLD))
    lobbies = _drop(connection, (t.state == LOBBY) & (t.created < now - OLD))
    for table in _still_named(connection):
        unname(connection, table)
    return [{"tokens": tokens, "bans": over, "lobbies": lobbies, "guests": _purge(connection, now)}]


def _still_named(connection: Connection) -> list[str]:
    """Finished tables with the name of somebody who was deleted while the game went on."""
    query = select(s.table).join(schema.users, u.id == s.user).join(schema.tables, t.id == s.table)
    query = query.where(u.name == GONE, u.login.is_(None), s.name != GONE, t.state == OVER)
    return list(connection.execute(query.distinct()).scalars())


def _purge(connection: Connection, now: float) -> int:
    """Guests who left nothing behind and can't come back."""
    used: list[Any] = [
        select(schema.tokens.c.user),
        select(s.user).where(s.user.is_not(None)),
        select(t.host),
        select(schema.chat.c.user),
        select(schema.ratings.c.user),
        select(schema.friends.c.user),
        select(schema.friends.c.other),
        select(schema.mutes.c.user),
        select(schema.mutes.c.other),
        select(u.merged).where(u.merged.is_not(None)),
        select(club.tournaments.c.host),
        select(club.entrants.c.user).where(club.entrants.c.user.is_not(None)),
    ]
    idle = u.login.is_(None) & u.merged.is_(None) & (u.created < now - OLD)
    for query in used:
        idle &= u.id.not_in(query)
    doomed = select(u.id).where(idle)
    for part in (schema.guests, *IN_THE_CLUB):
        connection.execute(delete(part).where(part.c.user.in_(doomed)))
    return connection.execute(delete(schema.users).where(idle)).rowcount


IN_THE_CLUB = (  # that is nobody's but its owner's
    *(club.outbox, club.subscriptions, club.notices),
    *(club.seeks, club.vacations, club.roles),
)
LOOKS = ("people", "sessions", "tables", "bans", "audit", "reports", "roles")
DEEDS: dict[str, Callable[[Connection, Wish], Found]] = {
    "people": people,
    "sessions": sessions,
    "tables": tables,
    "bans": bans,
    "audit": audit,
    "reports": reports,
    "roles": roles,
    "role": role,
    "handle": handle,
    "ban": ban,
    "unban": unban,
    "mute": mute,
    "unmute": unmute,
    "rename": rename,
    "logout": logout,
    "recovery": recovery,
    "close": close,
    "reopen": reopen,
    "drop": drop,
    "export": export,
    "forget": forget,
    "purge": purge,
}
