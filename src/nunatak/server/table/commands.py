"""What can be done at a table, and who may do it?

Each command checks, lets the table fold its events, and has the store take them. If another node
was faster, the table is read again and the command is weighed anew. A command that was carried
out before is answered, not repeated.
"""

import hmac
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import SystemRandom
from typing import Any

from sqlalchemy import Connection, delete, update

from nunatak.kernel.actions import ActionError, UnreadableAction
from nunatak.kernel.game import Game
from nunatak.play.table import Refused, Table
from nunatak.search.bots import BOTS
from nunatak.server.events.history import Event
from nunatak.server.events.live import (
    BOT,
    LOBBY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    LiveTable,
    sitting_of,
)
from nunatak.server.node import Node
from nunatak.server.people.identity import clean
from nunatak.server.store import Taken, rows, schema
from nunatak.server.table import naming
from nunatak.server.wire import messages as m
from nunatak.server.wire.outgoing import forms, is_rated, offered
from nunatak.server.wire.trouble import Trouble

Make = Callable[[LiveTable], Sequence[Event]]
TRIES = 20
RATED_AWAY = 86400.0  # seconds that a player of a rated game without a clock may be away


async def carry_out(
    node: Node, table: str, user: str | None, command: str | None, make: Make
) -> int:
    """Let something happen at a table; the number as of which it has.

    Once begun it goes on to its end, and everybody is told, even if whoever asked for it is gone.
    """
    return await node.whole(_carry_out(node, table, user, command, make))


async def _carry_out(
    node: Node,
    table: str,
    user: str | None,
    command: str | None,
    make: Make,
    also: Callable[[Connection], None] | None = None,
) -> int:
    for _ in range(TRIES):
        async with node.table(table) as live:
            if command is not None and (user, command) in live.commands:
                return live.commands[user, command]
            if live.frozen:
                raise Trouble("frozen", live.frozen)
            try:
                events = _made(node, live, make)
                if not events:
                    return live.number
                await node.commit(live, events, also)
                return events[0].number
            except Taken:
                continue
    raise Trouble("unavailable")


def _made(node: Node, live: LiveTable, make: Make) -> Sequence[Event]:
    """The events; if it fails half-way, the table is read again."""
    before = live.number
    try:
        return make(live)
    except Exception:
        if live.number != before:
            node.forget(live.facts.id)
        raise


# ------------------------------------------------------------------ who may


def own_seat(live: LiveTable, user: str | None, seat: int | None) -> int:
    """The seat that the user means; it is theirs."""
    mine = live.seats_of(user)
    if not mine:
        raise Trouble("forbidden")
    if seat is None:
        return live.turn if live.turn in mine else mine[0]
    if seat not in mine:
        raise Trouble("forbidden", field="seat")
    return seat


def _must_be(live: LiveTable, state: str) -> None:
    if live.state != state:
        raise Trouble("wrong-state", live.state)


def _must_host(live: LiveTable, user: str | None) -> None:
    if user is None or user != live.facts.host:
        raise Trouble("forbidden")


def check_level(level: str | None, field: str = "level") -> str:
    """The name of a bot."""
    if level not in BOTS:
        raise Trouble("bad-value", ", ".join(BOTS), field)
    return level


# ------------------------------------------------------------------ before the start


async def set_seat(node: Node, table: str, user: m.Me, seat: int, order: m.NewSeat) -> int:
    """The host arranges a seat; whoever sat there is out."""
    return await node.whole(_set_seat(node, table, user, seat, order))


async def _set_seat(node: Node, table: str, user: m.Me, seat: int, order: m.NewSeat) -> int:
    before: str | None = None
    out: str | None = None
    invitation = ""

    def make(live: LiveTable) -> list[Event]:
        nonlocal before, out, invitation
        _must_host(live, user.id)
        _must_be(live, LOBBY)
        if seat >= live.facts.count:
            raise Trouble("not-found", field="seat")
        body = naming.told_apart(live, seat, plan(order, user))
        if live.sittings[seat] == sitting_of(body):
            return []  # perhaps by this very command, of which no word had come
        before, out = live.sittings[seat].user, None
        events = put(live, node.now(), seat, body, user.id)
        if _is_out(live, before):
            out, invitation = before, node.token()
            live.facts = replace(live.facts, invitation=invitation)
        return events

    def also(connection: Connection) -> None:
        """Whoever was put out of a private table can't come back by the old invitation."""
        if out is not None:
            g = schema.guests.c
            connection.execute(delete(schema.guests).where(g.table == table, g.user == out))
            _keep_invitation(connection, table, invitation)

    try:
        return await _carry_out(node, table, user.id, None, make, also)
    finally:  # also if it was kept and nobody could say so
        if before is not None:
            await _send_away(node, table, before)


def _is_out(live: LiveTable, user: str | None) -> bool:
    """Whether somebody who sat at a private table has nothing to do there any more."""
    stays = live.facts.public or user == live.facts.host or bool(live.seats_of(user))
    return user is not None and not stays


async def _send_away(node: Node, table: str, user: str) -> None:
    """Whoever is out hears nothing more; where that can't be known now, it is seen to soon."""
    with suppress(Trouble):
        async with node.table(table) as live:
            out = _is_out(live, user)
        if out:
            node.hub.send_away(table, user)


async def renew_invitation(node: Node, table: str, user: m.Me) -> None:
    """The host makes another invitation."""
    await node.whole(_renew_invitation(node, table, user))


async def _renew_invitation(node: Node, table: str, user: m.Me) -> None:
    async with node.table(table) as live:
        _must_host(live, user.id)
        invitation = node.token()
        await node.write_beside(
            live, lambda connection: _keep_invitation(connection, table, invitation)
        )
        live.facts = replace(live.facts, invitation=invitation)


def _keep_invitation(connection: Connection, table: str, invitation: str) -> None:
    query = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(query, {"invitation": invitation})
    rows.wake(connection, f"{table} anew")


def plan(order: m.SeatPlan | m.NewSeat, user: m.Me, field: str = "") -> dict[str, Any]:
    """The body of the event that puts somebody into a seat."""
    if order.kind == "bot":
        level = check_level(order.level, f"{field}level")
        return {"kind": BOT, "level": level, "name": _named(order.name, level, field)}
    if order.kind == "me":
        return seated(user, order.name, field)
    return {"kind": OPEN}


def seated(user: m.Me, name: str | None, field: str = "") -> dict[str, Any]:
    """The body of the event by which a person sits down."""
    called = _named(name, user.name, field)
    account = user.login is not None
    return {"kind": PERSON, "user": user.id, "name": called, "account": account}


def _named(name: str | None, otherwise: str, field: str) -> str:
    return otherwise if name is None else clean(name, f"{field}name")


def put(live: LiveTable, at: float, seat: int, body: Mapping[str, Any], user: str) -> list[Event]:
    """Somebody gets a seat.

    No two people at a table have names that look the same: whoever comes later gets a number, but
    an account keeps its name, and a guest who has one like it gets the number.
    """
    events = []
    guests = naming.guests_like(live, seat, body)
    own = naming.told_apart(live, seat, body, guests)
    events.append(live.add("seat", at, seat=seat, user=user, body=own))
    for other in guests:
        sitting = live.sittings[other]
        guest = {"kind": PERSON, "user": sitting.user, "name": sitting.name, "account": False}
        known = naming.told_apart(live, other, guest)
        events.append(live.add("seat", at, seat=other, user=user, body=known))
    return events


async def join(node: Node, table: str, user: m.Me, order: m.Join) -> int:
    """Sit down in an open seat."""

    def make(live: LiveTable) -> list[Event]:
        invited(live, user.id, order.invitation)
        mine = live.seats_of(user.id)
        if order.seat in mine or (order.seat is None and mine):
            return []
        _must_be(live, LOBBY)
        seat = _open_seat(live, order.seat)
        return put(live, node.now(), seat, seated(user, order.name), user.id)

    return await carry_out(node, table, user.id, None, make)


def invited(live: LiveTable, user: str | None, invitation: str | None) -> None:
    """Whoever may come in: to a public table anybody, else by invitation."""
    if live.facts.public or user == live.facts.host or live.seats_of(user):
        return
    given = (invitation or "").encode()
    if not hmac.compare_digest(given, live.facts.invitation.encode()):
        raise Trouble("not-found")


def _open_seat(live: LiveTable, wanted: int | None) -> int:
    found = [seat for seat, sitting in enumerate(live.sittings) if sitting.kind == OPEN]
    if wanted is None and found:
        return found[0]
    if wanted not in found:
        raise Trouble("seat-taken", field="seat")
    assert wanted is not None
    return wanted


async def stand_up(node: Node, table: str, user: m.Me) -> int:
    """Leave before the start, or let a bot hold the seats."""

    def make(live: LiveTable) -> list[Event]:
        if live.state == LOBBY:
            return [
                event
                for seat in live.seats_of(user.id)
                for event in put(live, node.now(), seat, {"kind": OPEN}, user.id)
            ]
        if live.state == OVER:
            return []
        own_seat(live, user.id, None)
        return [
            _hold(live, node.now(), seat, "left", user.id)
            for seat in live.seats_of(user.id)
            if live.sittings[seat].held is None
        ]

    return await carry_out(node, table, user.id, None, make)


async def shuffle(node: Node, table: str, user: m.Me) -> int:
    """Seats by lot."""
    once = node.token()  # the store may have taken it and could not say so: then not again

    def make(live: LiveTable) -> list[Event]:
        _must_host(live, user.id)
        _must_be(live, LOBBY)
        order = list(range(live.facts.count))
        SystemRandom().shuffle(order)
        body = {"order": order}
        return [live.add("shuffle", node.now(), user=user.id, body=body, command=once)]

    return await carry_out(node, table, user.id, once, make)


async def swap(node: Node, table: str, user: m.Me, order: m.Swap) -> int:
    """Two seats change places."""
    once = node.token()  # twice would be not at all

    def make(live: LiveTable) -> list[Event]:
        _must_host(live, user.id)
        _must_be(live, LOBBY)
        places = list(range(live.facts.count))
        if max(order.first, order.second) >= len(places):
            raise Trouble("not-found", field="second")
        places[order.first], places[order.second] = order.second, order.first
        body = {"order": places}
        return [live.add("shuffle", node.now(), user=user.id, body=body, command=once)]

    return await carry_out(node, table, user.id, once, make)


async def start(node: Node, table: str, user: m.Me) -> int:
    """Deal."""

    def make(live: LiveTable) -> list[Event]:
        _must_host(live, user.id)
        if live.state != LOBBY:
            return []
        return [begin(live, node.now(), user.id)]

    return await carry_out(node, table, user.id, None, make)


def begin(live: LiveTable, at: float, user: str) -> Event:
    """Deal, if every seat is taken."""
    for seat, sitting in enumerate(live.sittings):
        if sitting.kind == OPEN:
            raise Trouble("seat-open", field=f"seats[{seat}]")
    return live.add("start", at, user=user, body={"names": live.names})


# ------------------------------------------------------------------ playing


async def play(node: Node, table: str, user: str | None, order: m.Play) -> int:
    """Actions in any of their forms, all or none; each step of them is an event."""
    actions = _ordered(order)

    def make(live: LiveTable) -> list[Event]:
        seat = own_seat(live, user, order.seat)
        _must_be_begun(live)
        if order.at is not None and order.at != live.number:
            raise Trouble("stale", field="at")
        return moved(live, node.now(), seat, actions, user, PERSON, order.id)

    return await carry_out(node, table, user, order.id, make)


def _ordered(order: m.Play) -> list[Any]:
    """The actions of an order; one alone is a list of one."""
    if (order.action is None) == (order.actions is None):
        raise Trouble("bad-value", field="action")
    return [order.action] if order.actions is None else list(order.actions)


def _must_be_begun(live: LiveTable) -> None:
    if live.state == LOBBY:
        raise Trouble("wrong-state", live.state)


def moved(
    live: LiveTable,
    at: float,
    seat: int,
    actions: Sequence[Any],
    user: str | None,
    by: str,
    command: str | None,
) -> list[Event]:
    """The events of actions: one for each of their steps. The first carries the command."""
    numbers = steps_of(live, seat, actions)
    events = []
    for place, number in enumerate(numbers):
        body = {"action": number, "move": forms(live.facts.game, number).notation}
        given = command if place == 0 else None
        events.append(live.add("move", at, seat=seat, user=user, by=by, body=body, command=given))
    return events


def steps_of(live: LiveTable, seat: int, actions: Sequence[Any]) -> Sequence[int]:
    """The numbers of the actions' steps; Refused where a rule stands against one of them."""
    table = live.playing
    typed = [_typed(table.game, action, place) for place, action in enumerate(actions)]
    try:
        return table.all_steps(typed, seat)
    except UnreadableAction as error:
        raise Trouble("unreadable", _example(table, seat), "action") from error


def _example(table: Table, seat: int) -> str:
    """How an action is written: one that the seat could choose now, or just any of the game."""
    if table.deciding == seat:
        return str(table.actions[0])
    return str(table.game.rules.actions.decode(0))  # what others could choose may be hidden


def _typed(game: Game, action: Any, place: int) -> Any:
    """An action of its JSON form, or its number; words and numbers stay as they are."""
    if not isinstance(action, dict):
        return action
    number = offered(game.name, action)
    if number is not None:
        return number
    try:
        return game.rules.actions.from_json(action)
    except ActionError as error:
        where = f"actions[{place}]" if place else "action"
        raise Trouble("bad-value", field=f"{where}.{error.field}", wrong=error) from error


async def undo(node: Node, table: str, user: str | None, order: m.Undo) -> int:
    """Take back what one did last, the steps of one command together.

    At once where that is free, else the others are asked.
    """

    def make(live: LiveTable) -> list[Event]:
        seat = own_seat(live, user, order.seat)
        _must_be(live, PLAYING)
        mine = live.seats_of(user)
        given: dict[str, Any] = {"seat": seat, "user": user, "command": order.id}
        free = live.playing.undoable
        if live.movers and live.movers[-1] in mine and free:
            moves = max(live.begun(live.moves - 1), live.moves - free)
            return [live.add("undo", node.now(), body={"moves": moves}, **given)]
        return _ask(live, node.now(), mine, given)

    return await carry_out(node, table, user, order.id, make)


def _ask(live: LiveTable, at: float, mine: list[int], given: dict[str, Any]) -> list[Event]:
    """Ask the other people; where there are none, nobody objects."""
    made = [place for place, seat in enumerate(live.movers) if seat in mine]
    if not made:
        raise Refused(live.playing.refusal_to_undo)
    moves = live.begun(made[-1])
    others = [
        seat
        for seat, sitting in enumerate(live.sittings)
        if seat not in mine and sitting.kind == PERSON and sitting.held is None
    ]
    if not others:
        return [live.add("undo", at, body={"moves": moves, "consent": True}, **given)]
    return [live.add("ask", at, body={"moves": moves, "others": others}, **given)]


async def answer(node: Node, table: str, user: str | None, order: m.Answer) -> int:
    """Say yes or no to somebody who asks."""

    def make(live: LiveTable) -> list[Event]:
        own_seat(live, user, order.seat)
        if live.plea is None or live.plea.ask != order.ask:
            raise Trouble("stale", field="ask")
        mine = [seat for seat in live.plea.waiting if seat in live.seats_of(user)]
        if not mine:
            raise Trouble("forbidden", field="ask")
        return _answer(live, node.now(), mine, user, order)

    return await carry_out(node, table, user, order.id, make)


def _answer(
    live: LiveTable, at: float, mine: list[int], user: str | None, order: m.Answer
) -> list[Event]:
    plea = live.plea
    assert plea is not None
    if not order.yes:
        return [live.add("decline", at, seat=mine[0], user=user, command=order.id)]
    events = []
    for place, seat in enumerate(mine):
        command = order.id if place == 0 else None
        events.append(live.add("agree", at, seat=seat, user=user, command=command))
    if not plea.waiting:
        body = {"moves": plea.moves, "consent": True}
        events.append(live.add("undo", at, seat=plea.seat, by="server", body=body))
    return events


async def redo(node: Node, table: str, user: str | None, order: m.Redo) -> int:
    """Play again what was taken back."""

    def make(live: LiveTable) -> list[Event]:
        own_seat(live, user, order.seat)
        _must_be(live, PLAYING)
        if not live.taken_back or live.turn not in live.seats_of(user):
            raise Trouble("nothing-to-redo")
        words = list(reversed(live.taken_back[-1]))
        return moved(live, node.now(), live.turn, words, user, PERSON, order.id)

    return await carry_out(node, table, user, order.id, make)


async def resign(node: Node, table: str, user: str | None, order: m.Resign) -> int:
    """Give up."""

    def make(live: LiveTable) -> list[Event]:
        seat = own_seat(live, user, order.seat)
        _must_be_begun(live)
        if live.facts.count != 2:
            raise Trouble("resign-two")
        return [live.add("resign", node.now(), seat=seat, user=user, command=order.id)]

    return await carry_out(node, table, user, order.id, make)


# ------------------------------------------------------------------ bots that hold seats


def _hold(
    live: LiveTable, at: float, seat: int, why: str, user: str | None, command: str | None = None
) -> Event:
    body = {"level": live.facts.hold, "why": why}
    by = PERSON if user is not None else "server"
    return live.add("hold", at, seat=seat, user=user, by=by, body=body, command=command)


async def leave(node: Node, table: str, user: str | None, order: m.Leave) -> int:
    """A bot shall hold my seat."""

    def make(live: LiveTable) -> list[Event]:
        seat = own_seat(live, user, order.seat)
        _must_be(live, PLAYING)
        if live.sittings[seat].held is not None:
            return []
        return [_hold(live, node.now(), seat, "left", user, order.id)]

    return await carry_out(node, table, user, order.id, make)


async def take(node: Node, table: str, user: str | None, order: m.Take) -> int:
    """Take my seat back from the bot."""

    def make(live: LiveTable) -> list[Event]:
        seat = own_seat(live, user, order.seat)
        _must_be(live, PLAYING)
        if live.sittings[seat].held is None:
            return []
        return [live.add("take", node.now(), seat=seat, user=user, command=order.id)]

    return await carry_out(node, table, user, order.id, make)


async def hold(node: Node, table: str, user: str | None, order: m.Hold, present: float) -> int:
    """A bot shall hold the seat of somebody who has been away for long."""

    def make(live: LiveTable) -> list[Event]:
        own_seat(live, user, None)
        _must_be(live, PLAYING)
        if order.seat >= live.facts.count or live.sittings[order.seat].kind != PERSON:
            raise Trouble("not-found", field="seat")
        if live.sittings[order.seat].held is not None:
            return []
        patience = _patience(node, live)
        since = max(present, live.started or 0.0)  # never seen: since the start
        here = order.seat in node.hub.online(live)
        if here or patience is None or node.now() - since < patience:
            raise Trouble("not-away", "" if patience is None else str(int(patience)), "seat")
        return [_hold(live, node.now(), order.seat, "away", user, order.id)]

    return await carry_out(node, table, user, order.id, make)


def _patience(node: Node, live: LiveTable) -> float | None:
    """Seconds until a vanished player's seat may be held; on a clock the clock alone decides."""
    if live.facts.pace != "none":
        return None
    return max(RATED_AWAY, node.settings.away) if is_rated(live) else node.settings.away


async def time_is_up(node: Node, table: str) -> None:
    """The deciding person's time is up: a bot holds the seat."""

    def make(live: LiveTable) -> list[Event]:
        deadline = live.deadline
        if deadline is None or deadline > node.now() or live.turn is None:
            return []
        return [_hold(live, node.now(), live.turn, "time", None)]

    await carry_out(node, table, None, None, make)


async def bot_moves(node: Node, table: str, number: int, seat: int, action: int | m.Form) -> bool:
    """A bot's choice for a position; whether the position was still there."""
    played = False

    def make(live: LiveTable) -> list[Event]:
        nonlocal played
        thinker = live.thinker
        if live.number != number or thinker is None or thinker[0] != seat:
            return []
        played = True
        return moved(live, node.now(), seat, [action], None, BOT, None)

    await carry_out(node, table, None, None, make)
    return played
