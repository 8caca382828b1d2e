"""How does a table come to be? New, as a rematch, at a position, or from a record."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, func, select, update

from nunatak import games
from nunatak.games import UnknownGame
from nunatak.kernel.actions import UnreadableAction
from nunatak.kernel.chance import FOR_PLAYING_ON, stream
from nunatak.kernel.game import DataError, Game, OptionError
from nunatak.kernel.message import Message, Value
from nunatak.kernel.sheet import PositionError
from nunatak.play.record import Record, RecordError, Verdict, commitment, verify
from nunatak.play.seed import SEED_BITS
from nunatak.play.table import Outlook, Table
from nunatak.server.events.history import Event
from nunatak.server.events.live import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    Differs,
    Facts,
    LiveTable,
    Sitting,
)
from nunatak.server.node import Node, keep
from nunatak.server.node.versions import folded
from nunatak.server.people import roles
from nunatak.server.people.identity import printable
from nunatak.server.store import Taken, rows, schema
from nunatak.server.table import commands, duplicates
from nunatak.server.table.positions import read_position
from nunatak.server.table.replaced import read_data
from nunatak.server.table.sealing import must_be_open
from nunatak.server.wire import messages as m
from nunatak.server.wire.outgoing import is_rated
from nunatak.server.wire.trouble import Trouble


async def open_table(node: Node, me: m.Me, order: m.NewTable) -> LiveTable:
    """A new table with its host's wishes; the same request opens it once."""
    game = _game(order.game)
    _check_count(game, len(order.seats))
    facts = replace(
        facts_of(node, me, game, len(order.seats)),
        options=_options(game, order.options),
        data=None if order.data is None else await read_data(game, order.data),
        public=order.public,
        pace=order.pace.kind,
        seconds=_seconds(order.pace),
        hold=_hold(node, order.hold),
        origin=duplicates.first_leg(node, len(order.seats)) if order.duplicate else None,
        hints=_hints(node, order.hints),
    )
    plans = _plans(order.seats, me)
    await _must_not_be_many(node, me, plans)
    return await _open(node, me, facts, plans, order.id, start=order.start)


def _plans(seats: Sequence[m.SeatPlan], me: m.Me) -> list[dict[str, Any]]:
    return [commands.plan(plan, me, f"seats[{seat}].") for seat, plan in enumerate(seats)]


async def _must_not_be_many(node: Node, me: m.Me, plans: Sequence[Mapping[str, Any]]) -> None:
    """Of tables at which bots play alone, one person has a few at a time."""
    if any(plan["kind"] != BOT for plan in plans):
        return
    t, s = schema.tables.c, schema.seats.c
    person = select(s.table).where(s.table == t.id, s.kind != BOT).exists()
    query = select(func.count()).where(t.host == me.id, t.state == PLAYING, ~person)
    watched = await node.read(lambda c: c.execute(query).scalar_one())
    roles.must_fit(watched + 1, (await roles.limits_of(node, me)).watched, "seats")


def _game(name: str) -> Game:
    if name not in games.NAMES:
        raise Trouble("bad-value", ", ".join(games.NAMES), "game")
    return games.load(name)


def _check_count(game: Game, count: int) -> None:
    if count not in game.seats:
        raise Trouble("bad-value", ", ".join(map(str, game.seats)), "seats")


def _options(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    try:
        return game.choose_options(options)
    except OptionError as error:
        raise Trouble("bad-value", field=f"options.{error.option}", wrong=error) from error


def _seconds(pace: m.Pace) -> int:
    if pace.kind != "none" and pace.seconds < 1:
        raise Trouble("bad-value", field="pace.seconds")
    return 0 if pace.kind == "none" else pace.seconds


def _hold(node: Node, level: str | None) -> str:
    return commands.check_level(level or node.settings.hold, "hold")


def _hints(node: Node, wanted: bool) -> bool:
    """They are promised to everybody who sits down, so not where the server gives none."""
    if wanted and not node.settings.hint:
        raise Trouble("bad-value", "false", "hints")
    return wanted


def facts_of(node: Node, me: m.Me, game: Game, count: int) -> Facts:
    """Those of a table that somebody opens now."""
    return fresh_facts(node, me.id, game, count)


def fresh_facts(node: Node, host: str, game: Game, count: int) -> Facts:
    """The facts of a table with a fresh deal."""
    node.need(game.name)
    seed, salt = secrets.randbits(SEED_BITS), secrets.token_hex(16)
    return Facts(
        id=node.token()[:12],
        game=game.name,
        rules=game.version,
        count=count,
        options={},
        data=None,
        seed=seed,
        salt=salt,
        position=None,
        commitment=commitment(seed, salt),
        invitation=node.token(),
        host=host,
        public=False,
        pace="none",
        seconds=0,
        hold=_hold(node, None),
        origin=None,
        created=node.now(),
    )


async def _open(
    node: Node,
    me: m.Me,
    facts: Facts,
    plans: Sequence[Mapping[str, Any]],
    command: str | None,
    *,
    start: bool = False,
    more: Callable[[LiveTable], list[Event]] = lambda _: [],
    also: Callable[[Connection], None] = lambda _: None,
) -> LiveTable:
    known = await _opened(node, me, command)
    if known is not None:
        return known
    return await node.whole(_begun(node, me, facts, plans, command, start, more, also))


async def _begun(
    node: Node,
    me: m.Me,
    facts: Facts,
    plans: Sequence[Mapping[str, Any]],
    command: str | None,
    start: bool,
    more: Callable[[LiveTable], list[Event]],
    also: Callable[[Connection], None],
) -> LiveTable:
    """Once begun it is told to its people and its bots, even if whoever opened it is gone."""
    live = LiveTable(facts)
    events = await asyncio.to_thread(_first_events, node, me, live, plans, start, more)

    def work(connection: Connection) -> None:
        rows.insert_table(connection, facts, command)
        also(connection)
        if events:
            keep(connection, live, events)

    try:
        await node.write(work)
    except Taken:
        known = await _opened(node, me, command)
        if known is None:
            raise
        return known
    node.metrics.accepted(events)
    node.news.touch(live.people)
    node.thinking.set()
    return live


def _first_events(
    node: Node,
    me: m.Me,
    live: LiveTable,
    plans: Sequence[Mapping[str, Any]],
    start: bool,
    more: Callable[[LiveTable], list[Event]],
) -> list[Event]:
    """How a table begins; of a record that is a whole game, so it is folded in a thread."""
    events = [
        event
        for seat, plan in enumerate(plans)
        if plan["kind"] != "open"
        for event in commands.put(live, node.now(), seat, plan, me.id)
    ]
    if start:
        events.append(commands.begin(live, node.now(), me.id))
    return events + more(live)


async def _opened(node: Node, me: m.Me, command: str | None) -> LiveTable | None:
    if command is None:
        return None
    t = schema.tables.c
    query = select(t.id).where(t.host == me.id, t.command == command)
    table = await node.read(lambda connection: connection.execute(query).scalar())
    if table is None:
        return None
    async with node.table(table) as live:
        return live


# ------------------------------------------------------------------ again


async def rematch(node: Node, me: m.Me, table: str, order: m.Again) -> LiveTable:
    """The same people, each one seat further; asked for twice, it is the same rematch."""
    return await node.whole(_rematch(node, me, table, order))


async def _rematch(node: Node, me: m.Me, table: str, order: m.Again) -> LiveTable:
    async with node.table(table) as old:
        commands.own_seat(old, me.id, None)
        if old.state != OVER:
            raise Trouble("wrong-state", old.state)
        if old.next is not None:
            return await _enter(node, old.next)
        facts = replace(
            facts_of(node, me, games.load(old.facts.game), old.facts.count),
            options=old.facts.options,
            data=old.facts.data,
            public=old.facts.public,
            pace=old.facts.pace,
            seconds=old.facts.seconds,
            hold=old.facts.hold,
            hints=old.facts.hints,
        )
        facts = _dealt_again(node, facts, old)
        strangers = await _guests(node, old)
        turned = [*old.sittings[1:], old.sittings[0]]
        plans = [_seated(sitting, strangers) for sitting in turned]
        try:
            live = await _open(
                node,
                me,
                facts,
                plans,
                order.id,
                start=True,
                also=lambda connection: _link(connection, table, facts.id),
            )
        except Taken:
            node.forget(table)
            raise Trouble("unavailable") from None
        except BaseException:  # it may have been kept
            node.forget(table)
            node.hub.renew(old)
            raise
        old.next = live.facts.id
    node.hub.renew(old)
    return live


def _dealt_again(node: Node, facts: Facts, old: LiveTable) -> Facts:
    """A fresh deal; the second game of a match has that of the first."""
    leg = duplicates.leg_of(old)
    if leg == duplicates.FIRST and old.facts.origin is not None and old.facts.seed is not None:
        twin = replace(facts, id=old.facts.origin["table"], origin=duplicates.second_leg(old))
        return same_deal(twin, old.facts.seed)
    if leg == duplicates.SECOND:
        return replace(facts, origin=duplicates.first_leg(node, facts.count))
    return replace(facts, origin={"kind": "rematch", "table": old.facts.id, "number": None})


def same_deal(facts: Facts, seed: int) -> Facts:
    """The deal of another table, sealed anew."""
    salt = secrets.token_hex(16)
    return replace(facts, seed=seed, salt=salt, commitment=commitment(seed, salt))


async def _guests(node: Node, live: LiveTable) -> set[str | None]:
    """Those at a table who have no account."""
    u = schema.users.c
    query = select(u.id).where(u.id.in_(live.people), u.login.is_(None))
    return set(await node.read(lambda c: c.execute(query).scalars().all()))


async def _enter(node: Node, table: str) -> LiveTable:
    async with node.table(table) as live:
        return live


def _seated(sitting: Sitting, strangers: set[str | None]) -> dict[str, Any]:
    return {
        "kind": sitting.kind,
        "user": sitting.user,
        "name": sitting.name,
        "level": sitting.level,
        **({"account": sitting.user not in strangers} if sitting.kind == PERSON else {}),
    }


def _link(connection: Connection, old: str, new: str) -> None:
    t = schema.tables.c
    query = update(schema.tables).where(t.id == old, t.next.is_(None))
    if connection.execute(query, {"next": new}).rowcount != 1:
        raise Taken
    rows.wake(connection, f"{old} anew")


# ------------------------------------------------------------------ from a position


async def fork(node: Node, me: m.Me, table: str, order: m.Fork) -> LiveTable:
    """A new table from a position: with the true cards once it is over, else redealt."""
    async with node.table(table) as old:
        if old.state != OVER and is_rated(old):
            raise Trouble("rated")
        await must_be_open(node, old)
        past = (await asyncio.to_thread(rewound, old, order.number)).playing
        position = _position(old, past, me, order.look)
        if past.is_over:
            raise Trouble("wrong-state", OVER, "number")
        _check_count(past.game, len(order.seats))
        if len(order.seats) != old.facts.count:
            raise Trouble("bad-value", str(old.facts.count), "seats")
        facts = replace(
            facts_of(node, me, past.game, old.facts.count),
            options=old.facts.options,
            data=old.facts.data,
            public=order.public,
            seed=None,
            position=position,
            commitment=None,
            origin={"kind": "fork", "table": table, "number": order.number},
        )
    plans = _plans(order.seats, me)
    await _must_not_be_many(node, me, plans)
    full = all(plan["kind"] != "open" for plan in plans)
    return await _open(node, me, facts, plans, order.id, start=full)


def rewound(live: LiveTable, number: int) -> LiveTable:
    """The table as it was after an event."""
    if live.table is None or not live.started:
        raise Trouble("wrong-state", live.state)
    events = [told.event for told in live.told.between(0, number)]
    try:
        past = folded(live.facts, events)
    except Differs as error:
        raise Trouble("frozen") from error
    if past.table is None:
        raise Trouble("bad-value", field="number")
    return past


def _position(live: LiveTable, past: Table, me: m.Me | None, look: int | None) -> str:
    """What the asker may know of the position, or all of it once the game is over."""
    if live.state == OVER:
        return past.position
    seat = look
    mine = live.seats_of(None if me is None else me.id)
    if seat is None:
        seat = mine[0] if mine else 0
    if seat not in mine and past.game.views.hidden:
        raise Trouble("forbidden", field="look")
    if seat >= live.facts.count:
        raise Trouble("bad-value", field="look")
    outlook: Outlook = past.outlook(seat)
    chance = stream(secrets.randbits(SEED_BITS), FOR_PLAYING_ON)
    return past.game.sheet.write(outlook.redeal(chance))


async def open_position(node: Node, me: m.Me, order: m.NewPosition) -> LiveTable:
    """A new table at a position that somebody has written down."""
    table = await read_position(node, order.position)
    if table.is_over:
        raise Trouble("wrong-state", OVER, "position")
    seats = order.seats or [m.SeatPlan(kind="me") for _ in range(table.seats)]
    if len(seats) != table.seats:
        raise Trouble("bad-value", str(table.seats), "seats")
    facts = replace(
        facts_of(node, me, table.game, table.seats),
        options=dict(table.start.options),
        public=order.public,
        seed=None,
        position=order.position,
        commitment=None,
        origin={"kind": "position", "table": None, "number": None},
    )
    plans = _plans(seats, me)
    await _must_not_be_many(node, me, plans)
    full = all(plan["kind"] != "open" for plan in plans)
    return await _open(node, me, facts, plans, order.id, start=full)


async def position_of(node: Node, me: m.Me | None, table: str, number: int) -> str:
    """The position after an event as a text: where things are hidden, once the game is over."""
    async with node.table(table) as live:
        if live.state != OVER and is_rated(live):
            raise Trouble("rated")
        await must_be_open(node, live)
        if live.facts.data is not None:
            raise Trouble("own-data")
        past = (await asyncio.to_thread(rewound, live, number)).playing
        if live.state != OVER and past.game.views.hidden:
            raise Trouble("wrong-state", live.state)
        return _position(live, past, me, 0)


# ------------------------------------------------------------------ from a record


async def import_record(node: Node, me: m.Me, order: m.NewRecord) -> LiveTable:
    """A finished game from its file; it must hold in everything."""
    record = await asyncio.to_thread(_verified, order.record)
    game = _game(record.game)
    facts = replace(
        facts_of(node, me, game, len(record.seats)),
        options=dict(record.options),
        data=record.data,
        seed=record.seed,
        salt=record.salt or "",
        position=record.position,
        commitment=record.commitment if record.position is None else None,
        public=order.public,
        origin={"kind": "import", "table": None, "number": None},
    )
    plans = [{"kind": PERSON, "name": printable(name)[:40]} for name in record.seats]
    return await _open(
        node, me, facts, plans, order.id, more=lambda live: _played(node, live, me, record)
    )


def _verified(text: str) -> Record:
    try:
        record = Record.loads(text)
        verdict = verify(record)
    except RecordError as error:
        raise Trouble("bad-record", field=f"record.{error.field}", wrong=error) from error
    except OptionError as error:
        field = f"record.options.{error.option}"
        raise Trouble("bad-record", field=field, wrong=error) from error
    except DataError as error:
        field = f"record.data.{error.field}"
        raise Trouble("bad-record", error.rule, field, error) from error
    except PositionError as error:
        raise Trouble("bad-record", error.where, "record.position", error) from error
    except UnknownGame as error:
        known = Message("cli-error-game", {"name": error.name, "games": ", ".join(games.NAMES)})
        raise Trouble("bad-record", field="record.game", wrong=known) from error
    except (UnreadableAction, ValueError, TypeError) as error:
        raise Trouble("bad-record", field="record") from error
    if not verdict.ok:
        raise Trouble("bad-record", field="record", wrong=_failing(verdict))
    if record.result is None:
        wrong = RecordError("result", "is missing")
        raise Trouble("bad-record", field="record.result", wrong=wrong)
    if not (record.salt or "").isprintable():
        wrong = RecordError("salt", "can't be {got}", got=repr(record.salt))
        raise Trouble("bad-record", field="record.salt", wrong=wrong)
    return record


def _failing(verdict: Verdict) -> Message:
    """What of a record does not hold, and from which move on."""
    values: dict[str, Value] = {"number": verdict.moves + 1, "detail": verdict.detail}
    return Message(f"cli-verify-{verdict.problem}", values, verdict.rule)


def _played(node: Node, live: LiveTable, me: m.Me, record: Record) -> list[Event]:
    at = node.now()
    events = [commands.begin(live, at, me.id)]
    for move in record.moves:
        seat = live.turn
        assert seat is not None
        events += commands.moved(live, at, seat, [move], me.id, PERSON, None)
    resigned = (record.result or {}).get("resigned")
    if resigned is not None:
        events.append(live.add("resign", at, seat=resigned, user=me.id))
    return events
