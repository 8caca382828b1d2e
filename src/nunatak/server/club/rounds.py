"""How does a tournament go on? Step by step from what is stored; each step can be done twice.

Results are taken from tables that are over, pairings are written once (their place is a key), and
a table is opened in the same transaction that notes it with its pairing.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from nunatak.play.seed import SEED_BITS
from nunatak.play.text import voice
from nunatak.server.club import pairing, seating
from nunatak.server.club.pairing import Entrant, Lot
from nunatak.server.club.tournaments import (
    ARENA,
    OVER,
    PLAYING,
    ROBIN,
    Whole,
    e,
    p,
    players_of,
    read,
    t,
)
from nunatak.server.events.live import LiveTable
from nunatak.server.node import Node
from nunatak.server.store import Taken, rows, schema

HERE = 60.0  # seconds since an entrant of an arena looked last, to be paired
DAY = 86400
s = schema.seats.c
UNDER_WAY = select(t.c.id).where(t.c.state == PLAYING).order_by(t.c.started)


async def step(node: Node, tournament: str) -> None:
    """Whatever can be done now."""
    await node.write(lambda connection: collect(connection, tournament))
    whole = await node.read(lambda connection: read(connection, tournament))
    if whole.row.state != PLAYING:
        return
    fresh = await asyncio.to_thread(_plan, whole, node.now())
    if fresh is None:
        await node.write(partial(_end, tournament=tournament, now=node.now()))
        return
    if fresh:
        await node.write(partial(_write, whole=whole, fresh=fresh, now=node.now()))
    node.need(whole.row.game)
    for place in await node.read(lambda connection: _unopened(connection, tournament)):
        await _open(node, tournament, place)


# ------------------------------------------------------------------ results


def collect(connection: Connection, tournament: str) -> int:
    """Take the results of tables that are over; how many."""
    tables = schema.tables.c
    query = (
        select(p, tables.result.label("outcome"), tables.id.label("there"), tables.closed)
        .outerjoin(schema.tables, tables.id == p.c.table)
        .where(p.c.tournament == tournament, p.c.result.is_(None), p.c.table.is_not(None))
    )
    count = 0
    for row in connection.execute(query).all():
        gone = row.there is None or row.closed is not None
        if row.outcome is None and not gone:
            continue
        result = _void(row) if gone else _result(connection, row)
        connection.execute(update(p).where(_at(row)), {"result": rows.dump(result)})
        count += 1
    return count


def _at(row: Any) -> Any:
    here = (p.c.tournament == row.tournament) & (p.c.round == row.round)
    return here & (p.c.board == row.board) & (p.c.leg == row.leg)


def _void(row: Row[Any]) -> dict[str, list[int]]:
    """An operator has closed or deleted the table: nobody has won."""
    count = len(players_of(row))
    return {"ranks": [1] * count, "points": [0] * count}


def _result(connection: Connection, row: Row[Any]) -> dict[str, list[int]]:
    """Ranks and points; whoever's seat a bot holds at the end comes after all others."""
    outcome = msgspec.json.decode(row.outcome)
    query = select(s.seat).where(s.table == row.table, s.held.is_not(None))
    held = set(connection.execute(query).scalars())
    ranks = [rank + (100 if seat in held else 0) for seat, rank in enumerate(outcome["ranks"])]
    order = sorted(ranks)
    return {"ranks": [order.index(rank) + 1 for rank in ranks], "points": outcome["points"]}


# ------------------------------------------------------------------ pairing


@dataclass(frozen=True)
class Fresh:
    """A pairing to be written."""

    round: int
    board: int
    leg: int
    players: tuple[int, ...]


def _plan(whole: Whole, now: float) -> list[Fresh] | None:
    """Pairings that are due; None: it is over."""
    if whole.row.kind == ARENA:
        return _arena(whole, now)
    if any(row.result is None for row in whole.pairings if row.round == whole.row.round):
        return []
    number = whole.row.round + 1
    here = [row.number for row in whole.entrants if not row.gone]
    if number > whole.row.rounds or len(here) < 2:
        return None
    pairs = _robin(whole, number) if whole.row.kind == ROBIN else _swiss(whole, number, here)
    return _numbered(whole, number, pairs)


def _robin(whole: Whole, number: int) -> list[tuple[int, ...]]:
    """Everybody who was there at the start; whoever has gone leaves the other a bye."""
    gone = {row.number for row in whole.entrants if row.gone}
    found = pairing.robin(whole.numbers)[number - 1]
    left = [tuple(one for one in pair if one not in gone) for pair in found]
    return [pair for pair in left if pair]


def _swiss(whole: Whole, number: int, here: Sequence[int]) -> list[tuple[int, ...]]:
    scores = {line.entrant: line.score for line in whole.lines()}
    entrants = [Entrant(one, scores[one]) for one in here]
    return pairing.swiss(entrants, whole.games, Lot(whole.row.seed, number))


def _arena(whole: Whole, now: float) -> list[Fresh] | None:
    ends = whole.row.started + 60 * whole.row.minutes
    running = [row for row in whole.pairings if row.result is None]
    if now >= ends:
        return [] if running else None
    busy = {one for row in running for one in players_of(row)}
    scores = {line.entrant: line.score for line in whole.lines()}
    slow = whole.row.pace == "move" and whole.row.seconds >= DAY
    free = [
        Entrant(row.number, scores[row.number])
        for row in whole.entrants
        if row.number not in busy and not row.gone and (slow or _is_here(row, now))
    ]
    if len(free) < whole.row.seats:
        return []
    number = whole.row.round + 1
    lot = Lot(whole.row.seed, number)
    return _numbered(whole, number, pairing.arena(free, whole.row.seats, whole.games, lot))


def _is_here(row: Row[Any], now: float) -> bool:
    return row.user is None or row.seen > now - HERE


def _numbered(whole: Whole, number: int, groups: Sequence[tuple[int, ...]]) -> list[Fresh]:
    """Boards in their order; a duplicate has two legs."""
    fresh = []
    for board, players in enumerate(groups, start=1):
        fresh.append(Fresh(number, board, 0, players))
        if whole.row.duplicate and len(players) == 2:
            fresh.append(Fresh(number, board, 1, players[::-1]))
    return fresh


def _write(connection: Connection, whole: Whole, fresh: Sequence[Fresh], now: float) -> None:
    """The next round, unless another node has written it."""
    number = fresh[0].round
    mine = update(t).where(t.c.id == whole.row.id, t.c.round == number - 1, t.c.state == PLAYING)
    if connection.execute(mine, {"round": number}).rowcount != 1:
        raise Taken
    connection.execute(insert(p), [_row(whole.row.id, one, now) for one in fresh])


def _row(tournament: str, one: Fresh, now: float) -> dict[str, Any]:
    bye = rows.dump({"ranks": [1], "points": [0]}) if len(one.players) == 1 else None
    place = {"tournament": tournament, "round": one.round, "board": one.board, "leg": one.leg}
    return {**place, "players": rows.dump(list(one.players)), "result": bye, "at": now}


def _end(connection: Connection, tournament: str, now: float) -> None:
    still = (t.c.id == tournament) & (t.c.state == PLAYING)
    connection.execute(update(t).where(still), {"state": OVER, "ended": now})


# ------------------------------------------------------------------ tables


def _unopened(connection: Connection, tournament: str) -> list[Row[Any]]:
    """First legs that have no table yet; a second leg is opened together with its first."""
    query = select(p).where(p.c.tournament == tournament, p.c.result.is_(None))
    query = query.where(p.c.table.is_(None), p.c.leg == 0).order_by(p.c.round, p.c.board)
    return list(connection.execute(query).all())


async def _open(node: Node, tournament: str, place: Row[Any]) -> None:
    try:
        opened = await node.write(lambda connection: _opened(connection, node, tournament, place))
    except Taken:  # another node was faster
        return
    for live in opened:
        seating.told(node, live)


def _opened(
    connection: Connection, node: Node, tournament: str, place: Row[Any]
) -> list[LiveTable]:
    """The table of a pairing, and its twin: the same deal, seats swapped."""
    row = connection.execute(select(t).where(t.c.id == tournament)).one()
    players = players_of(place)
    if not row.duplicate:
        origin = {"kind": "round", "table": None, "number": place.round}
        order = _order(row, origin)
        return [_seated(connection, node, order, place, 0, players)]
    names = [node.token()[:12] for _ in range(2)]
    seed = Lot(row.seed, place.round).number(place.board) % 2**SEED_BITS
    legs = []
    for leg, name in enumerate(names):
        origin = {"kind": "duplicate", "table": names[1 - leg], "number": None}
        order = _order(row, origin, seed, name)
        legs.append(_seated(connection, node, order, place, leg, players[:: 1 - 2 * leg]))
    return legs


def _order(
    row: Row[Any], origin: dict[str, Any], seed: int | None = None, name: str | None = None
) -> seating.Order:
    options = msgspec.json.decode(row.options)
    clock = row.pace, row.seconds
    return seating.Order(row.game, row.host, *clock, origin, options, row.public, seed, name)


def _seated(
    connection: Connection,
    node: Node,
    order: seating.Order,
    place: Row[Any],
    leg: int,
    players: Sequence[int],
) -> LiveTable:
    plans = [_plan_of(connection, place.tournament, number) for number in players]
    live = seating.seat(connection, node, order, plans)
    here = (p.c.tournament == place.tournament) & (p.c.round == place.round)
    here &= (p.c.board == place.board) & (p.c.leg == leg) & p.c.table.is_(None)
    if connection.execute(update(p).where(here), {"table": live.facts.id}).rowcount != 1:
        raise Taken
    return live


def _plan_of(connection: Connection, tournament: str, number: int) -> dict[str, Any]:
    here = (e.c.tournament == tournament) & (e.c.number == number)
    row = connection.execute(select(e).where(here)).one()
    if row.user is not None:
        return seating.person(connection, row.user)
    return seating.bot(row.level, bot_name(connection, row))


def bot_name(connection: Connection, row: Row[Any]) -> str:
    """The level in the language of the host, and a number."""
    u = schema.users.c
    query = select(u.language).join(t, t.c.host == u.id).where(t.c.id == row.tournament)
    language = str(connection.execute(query).scalar_one())
    return f"{voice(language).say(f'bot-{row.level}')} {row.name}"


# ------------------------------------------------------------------ all of them


async def under_way(node: Node) -> list[str]:
    """Tournaments that go on."""
    return await node.read(lambda connection: list(connection.execute(UNDER_WAY).scalars()))
