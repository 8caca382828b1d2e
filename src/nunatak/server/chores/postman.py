"""How does what lies in the outbox reach people? It is sent, sent again later, or given up."""

import asyncio
import json
import logging
import smtplib
from dataclasses import dataclass
from functools import partial
from http.client import HTTPException
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from nunatak.play.text import voice
from nunatak.server.club import mail, push
from nunatak.server.events.live import PLAYING
from nunatak.server.node import Node
from nunatak.server.store import club, schema
from nunatak.server.wire.trouble import Trouble

LOG = logging.getLogger("nunatak.postman")
EVERY = 5.0  # seconds between two looks
LEASE = 120.0  # seconds for one try, after which another node may try
AT_ONCE = 20
TRIES = 6
PAUSE = 60.0  # seconds until the second try; each pause is four times the one before
WAITING, SENT, DROPPED, FAILED = "waiting", "sent", "dropped", "failed"
GONE = "gone"  # and so is the subscription
TOO_OFTEN, WRONG = 429, 500  # from here on a push service may take it later
o, n, b = club.outbox, club.notices, club.subscriptions


async def send_outbox(node: Node) -> None:
    """Send whatever is due, for ever."""
    while True:
        node.beat("postman")
        try:
            await send_due(node)
        except Trouble as trouble:
            LOG.warning("the outbox could not be read: %s", trouble.code)
        await asyncio.sleep(EVERY)


async def send_due(node: Node) -> int:
    """Once; how many were tried."""
    claimed = await node.write(lambda connection: _claim(connection, node.now()))
    for row in claimed:
        node.beat("postman")
        state = await _try(node, row)
        await node.write(partial(_settle, row=row, state=state, now=node.now()))
    return len(claimed)


def _claim(connection: Connection, now: float) -> list[Row[Any]]:
    """Letters that are due are ours for a while."""
    query = select(o).where(o.c.state == WAITING, o.c.due <= now).order_by(o.c.due).limit(AT_ONCE)
    found = []
    for row in connection.execute(query).all():
        mine = update(o).where(o.c.id == row.id, o.c.due == row.due)
        if connection.execute(mine, {"due": now + LEASE}).rowcount == 1:
            found.append(row)
    return found


async def _try(node: Node, row: Row[Any]) -> str:
    """What has become of a letter; still waiting: it is tried again."""
    letter = await node.write(lambda connection: _written(connection, node, row))
    if letter is None:
        return DROPPED
    try:
        return await asyncio.to_thread(letter.send)
    except (OSError, HTTPException, smtplib.SMTPException) as error:
        LOG.warning("a notice could not be sent: %s", type(error).__name__)
        return WAITING


def _settle(connection: Connection, row: Row[Any], state: str, now: float) -> None:
    tries = row.tries + 1
    if state == GONE:
        connection.execute(delete(b).where(b.c.id == row.channel))
    if state == WAITING and tries >= TRIES:
        state = FAILED
    values = {"state": state, "tries": tries, "due": now + PAUSE * 4**row.tries}
    if state != WAITING:
        values["body"] = ""
    connection.execute(update(o).where(o.c.id == row.id), values)


# ------------------------------------------------------------------ what is written


@dataclass(frozen=True)
class Mail:
    """A letter to an address."""

    node: Node
    to: str
    subject: str
    text: str
    off: str | None

    def send(self) -> str:
        """By the operator's server."""
        mail.send(self.node.settings, self.to, self.subject, self.text, self.off)
        return SENT


@dataclass(frozen=True)
class Push:
    """A notice to a browser."""

    node: Node
    browser: push.Browser
    key: Any
    form: dict[str, str]
    topic: str

    def send(self) -> str:
        """By the browser's push service; a subscription that is no more is dropped."""
        settings = self.node.settings
        contact = settings.contact or (settings.base if settings.secure else "")
        text = json.dumps(self.form, ensure_ascii=False).encode()
        status = push.send(self.browser, text, self.key, contact, self.topic)
        if status in push.GONE:
            return GONE
        if status < 300:
            return SENT
        return WAITING if status == TOO_OFTEN or status >= WRONG else FAILED


def _written(connection: Connection, node: Node, row: Row[Any]) -> Mail | Push | None:
    """What shall be sent now; None: it is no news any more, or not wanted."""
    wish = connection.execute(select(n).where(n.c.user == row.user)).one_or_none()
    u = schema.users.c
    language = connection.execute(select(u.language).where(u.id == row.user)).scalar()
    if wish is None or language is None:
        return None
    if row.channel == "code":
        return _code(node, wish, str(language), row.body)
    if not wish.enabled or not _is_news(connection, row):
        return None
    return _turn(connection, node, row, wish, str(language))


def _code(node: Node, wish: Row[Any], language: str, code: str) -> Mail | None:
    if wish.address is None or wish.code is None:
        return None
    say = voice(language).say
    text = say("notice-code", code=code, house=node.settings.base)
    return Mail(node, wish.address, say("notice-code-subject"), text, None)


def _is_news(connection: Connection, row: Row[Any]) -> bool:
    """Whether the table still waits for that player, who has not been there since."""
    t, s = schema.tables.c, schema.seats.c
    query = (
        select(t.id)
        .join(schema.seats, (s.table == t.id) & (s.seat == t.turn))
        .where(t.id == row.table, t.state == PLAYING, s.user == row.user, s.held.is_(None))
        .where(s.present < row.created)
    )
    return connection.execute(query).scalar() is not None


def _turn(
    connection: Connection, node: Node, row: Row[Any], wish: Row[Any], language: str
) -> Mail | Push | None:
    base, off = node.settings.base, f"/off#{wish.token}"
    title, text = _words(connection, row, language)
    if row.channel == "mail":
        if wish.address is None or wish.code is not None:
            return None
        say = voice(language).say
        letter = say("notice-letter", text=text, table=f"{base}/t/{row.table}", off=base + off)
        one_click = f"{base}/api/notices/off/{wish.token}"
        return Mail(node, wish.address, text, letter, one_click)
    found = connection.execute(select(b).where(b.c.id == row.channel)).one_or_none()
    if found is None:
        return None
    browser = push.Browser(found.endpoint, found.key, found.auth)
    form = {"title": title, "text": text, "table": row.table, "token": wish.token}
    form |= {"off": voice(language).say("notice-off")}
    return Push(node, browser, push.own_key(connection), form, row.table)


def _words(connection: Connection, row: Row[Any], language: str) -> tuple[str, str]:
    """Whose turn it is in which game, in the language of whoever reads it."""
    t, s = schema.tables.c, schema.seats.c
    game = connection.execute(select(t.game).where(t.id == row.table)).scalar_one()
    others = select(s.name).where(s.table == row.table, s.user.is_distinct_from(row.user))
    names = ", ".join(connection.execute(others.order_by(s.seat)).scalars())
    title = voice(language, game).say("title")
    return title, voice(language).say("notice-turn", game=title, names=names)
