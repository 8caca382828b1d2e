"""How does a tournament come to be, who enters it, and what is seen of it?"""

import hmac
import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from nunatak import games
from nunatak.kernel.game import OptionError
from nunatak.server.club.standings import BREAKS, Game, Line, standings
from nunatak.server.node import Node
from nunatak.server.people import roles
from nunatak.server.people.identity import clean
from nunatak.server.store import Taken, club, rows
from nunatak.server.table.commands import check_level
from nunatak.server.wire import club as c
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

OPEN, PLAYING, OVER = "open", "playing", "over"
SWISS, ROBIN, ARENA = "swiss", "robin", "arena"
LISTED = 60
ROBIN_MOST = 24  # entrants of a round robin
SHOWN = 400  # pairings that are shown, the latest
NOTED = 20.0  # seconds between two notes that an entrant looks
t, e, p = club.tournaments, club.entrants, club.pairings


@dataclass(frozen=True)
class Whole:
    """Everything of a tournament as it is kept."""

    row: Row[Any]
    entrants: Sequence[Row[Any]]
    pairings: Sequence[Row[Any]]

    @property
    def games(self) -> list[Game]:
        """Those that are over, and byes."""
        return [game_of(row) for row in self.pairings if row.result is not None]

    @property
    def numbers(self) -> list[int]:
        """All entrants."""
        return [row.number for row in self.entrants]

    def lines(self) -> list[Line]:
        """The standings."""
        return standings(self.row.kind, self.numbers, self.games)


def players_of(row: Row[Any]) -> tuple[int, ...]:
    """The entrants of a pairing, by seat."""
    return tuple(msgspec.json.decode(row.players))


def game_of(row: Row[Any]) -> Game:
    """A pairing that is over."""
    result = msgspec.json.decode(row.result)
    ranks, points = tuple(result["ranks"]), tuple(result["points"])
    return Game(row.round, row.board, players_of(row), ranks, points)


def read(connection: Connection, tournament: str) -> Whole:
    """A tournament; Trouble where there is none."""
    row = connection.execute(select(t).where(t.c.id == tournament)).one_or_none()
    if row is None:
        raise Trouble("not-found")
    entered = select(e).where(e.c.tournament == tournament).order_by(e.c.number)
    paired = select(p).where(p.c.tournament == tournament)
    paired = paired.order_by(p.c.round, p.c.board, p.c.leg)
    return Whole(row, connection.execute(entered).all(), connection.execute(paired).all())


# ------------------------------------------------------------------ making


async def make(node: Node, me: m.Me, order: c.NewTournament) -> c.Tournament:
    """A new tournament; the same request makes it once."""
    row = _checked(order) | _fresh(node, me, order)
    limits = await roles.limits_of(node, me)
    roles.must_fit(order.fill, limits.bots, "fill")

    def work(connection: Connection) -> str:
        known = select(t.c.id).where(t.c.host == me.id, t.c.command == order.id)
        found = None if order.id is None else connection.execute(known).scalar()
        if found is not None:
            return str(found)
        mine = select(func.count()).where(t.c.host == me.id, t.c.state != OVER)
        roles.must_fit(connection.execute(mine).scalar_one() + 1, limits.tournaments)
        connection.execute(insert(t), row)
        if order.enter:
            _add(connection, row["id"], me, node.now())
        return str(row["id"])

    return await show(node, me, await node.write(work))


def _checked(order: c.NewTournament) -> dict[str, Any]:
    """What of the order must fit together."""
    if order.game not in games.NAMES:
        raise Trouble("bad-value", ", ".join(games.NAMES), "game")
    game = games.load(order.game)
    fit = game.seats if order.kind == ARENA else [count for count in game.seats if count == 2]
    if order.seats not in fit:
        raise Trouble("bad-value", ", ".join(map(str, fit)), "seats")
    if order.pace.kind == "none" or order.pace.seconds < 1:
        raise Trouble("bad-value", field="pace")  # a round has to end
    if order.duplicate and order.kind == ARENA:
        raise Trouble("bad-value", field="duplicate")
    try:
        options = game.choose_options(order.options)
    except OptionError as error:
        raise Trouble("bad-value", field=f"options.{error.option}", wrong=error) from error
    level = check_level(order.level) if order.fill else None
    return {"options": rows.dump(options), "level": level, "name": clean(order.name, "name")}


def _fresh(node: Node, me: m.Me, order: c.NewTournament) -> dict[str, Any]:
    return {
        "id": node.token()[:12],
        "kind": order.kind,
        "game": order.game,
        "seats": order.seats,
        "pace": order.pace.kind,
        "seconds": order.pace.seconds,
        "duplicate": order.duplicate,
        "public": order.public,
        "invitation": node.token(),
        "host": me.id,
        "command": order.id,
        "seed": secrets.token_hex(16),
        "rounds": order.rounds,
        "minutes": order.minutes,
        "fill": order.fill,
        "state": OPEN,
        "round": 0,
        "created": node.now(),
    }


def _add(connection: Connection, tournament: str, me: m.Me, now: float) -> None:
    last = select(func.coalesce(func.max(e.c.number), 0)).where(e.c.tournament == tournament)
    number = connection.execute(last).scalar_one() + 1
    row = {"tournament": tournament, "number": number, "user": me.id, "name": me.name}
    connection.execute(insert(e), {**row, "gone": False, "seen": now})


# ------------------------------------------------------------------ entering


async def enter(node: Node, me: m.Me, tournament: str, order: c.Enter) -> c.Tournament:
    """Play too: before it begins, in an arena at any time; whoever had gone is back."""

    def work(connection: Connection) -> None:
        whole = read(connection, tournament)
        _must_see(whole, me, order.invitation)
        mine = [row for row in whole.entrants if row.user == me.id]
        late = whole.row.kind == ARENA and whole.row.state == PLAYING
        if whole.row.state != OPEN and not late and not mine:
            raise Trouble("wrong-state", whole.row.state)
        _must_have_room(whole, roles.limits_by(connection, node, whole.row.host))
        if mine:
            here = (e.c.tournament == tournament) & (e.c.user == me.id)
            connection.execute(update(e).where(here), {"gone": False, "seen": node.now()})
        else:
            _add(connection, tournament, me, node.now())

    for _ in range(5):
        try:
            await node.write(work)
            return await show(node, me, tournament)
        except Taken:  # somebody else entered at the same moment
            continue
    raise Trouble("unavailable")


def _must_have_room(whole: Whole, limits: roles.Limits) -> None:
    """As many as its host may have."""
    most = ROBIN_MOST if whole.row.kind == ROBIN else limits.entrants
    roles.must_fit(len(whole.entrants) + 1, most)


def _must_see(whole: Whole, me: m.Me | None, invitation: str | None) -> None:
    """A tournament that is not public is for those who play, and by its link."""
    mine = me is not None and (
        me.id == whole.row.host or any(row.user == me.id for row in whole.entrants)
    )
    given = (invitation or "").encode()
    invited = hmac.compare_digest(given, whole.row.invitation.encode())
    if not (whole.row.public or mine or invited):
        raise Trouble("not-found")


async def leave(node: Node, me: m.Me, tournament: str) -> c.Tournament:
    """Not paired any more; what was played stays."""
    here = (e.c.tournament == tournament) & (e.c.user == me.id)

    def work(connection: Connection) -> None:
        whole = read(connection, tournament)
        _must_see(whole, me, None)
        connection.execute(update(e).where(here), {"gone": True})

    await node.write(work)
    return await show(node, me, tournament)


async def start(node: Node, me: m.Me, tournament: str) -> c.Tournament:
    """The host lets it begin; bots fill in."""
    node.need((await node.read(lambda connection: read(connection, tournament))).row.game)

    def work(connection: Connection) -> None:
        whole = read(connection, tournament)
        _must_see(whole, me, None)
        if me.id != whole.row.host:
            raise Trouble("forbidden")
        if whole.row.state != OPEN:
            return
        here = [row for row in whole.entrants if not row.gone]
        count = max(len(here), whole.row.fill)
        if count < max(2, whole.row.seats):
            raise Trouble("few-entrants", str(max(2, whole.row.seats)))
        absent = (e.c.tournament == tournament) & e.c.gone
        connection.execute(delete(e).where(absent))
        _fill(connection, whole, count - len(here))
        values = {"state": PLAYING, "started": node.now(), "rounds": _rounds(whole.row, count)}
        still = (t.c.id == tournament) & (t.c.state == OPEN)
        connection.execute(update(t).where(still), values)

    await node.write(work)
    node.rounds.set()
    return await show(node, me, tournament)


def _fill(connection: Connection, whole: Whole, count: int) -> None:
    """Bots of one level, told apart by their numbers."""
    first = max(whole.numbers, default=0) + 1
    fresh = {"tournament": whole.row.id, "level": whole.row.level, "gone": False, "seen": 0.0}
    bots = [
        {**fresh, "number": first + place, "name": f"{place + 1}"} for place in range(max(0, count))
    ]
    if bots:
        connection.execute(insert(e), bots)


def _rounds(row: Row[Any], count: int) -> int:
    """How many rounds there are: of a Swiss enough to find one winner, and no second meeting."""
    everybody = count - 1 + count % 2
    if row.kind == ROBIN:
        return everybody
    if row.kind == SWISS:
        return min(everybody, row.rounds or math.ceil(math.log2(count)))
    return 0


# ------------------------------------------------------------------ seeing


async def listed(node: Node, me: m.Me | None) -> c.Tournaments:
    """Public ones and those of mine; those under way first, then the latest."""
    user = None if me is None else me.id
    mine = select(e.c.tournament).where(e.c.user == user)
    query = select(t).where(or_(t.c.public, t.c.host == user, t.c.id.in_(mine)))
    query = query.order_by(t.c.state == OVER, t.c.created.desc()).limit(LISTED)

    def work(connection: Connection) -> list[c.TournamentInfo]:
        found = connection.execute(query).all()
        ids = [row.id for row in found]
        counts = select(e.c.tournament, func.count()).where(e.c.tournament.in_(ids))
        counted = connection.execute(counts.group_by(e.c.tournament))
        entrants = {row[0]: row[1] for row in counted}
        entered = set(connection.execute(mine).scalars()) if user else set()
        return [_info(row, entrants.get(row.id, 0), me, row.id in entered) for row in found]

    return c.Tournaments(tournaments=await node.read(work))


def _info(row: Row[Any], entrants: int, me: m.Me | None, entered: bool) -> c.TournamentInfo:
    return c.TournamentInfo(
        id=row.id,
        name=row.name,
        kind=row.kind,
        game=row.game,
        seats=row.seats,
        pace=m.Pace(kind=row.pace, seconds=row.seconds),
        duplicate=row.duplicate,
        public=row.public,
        state=row.state,
        round=row.round,
        rounds=row.rounds,
        minutes=row.minutes,
        entrants=entrants,
        entered=entered,
        host=me is not None and row.host == me.id,
        created=row.created,
        started=row.started,
        ended=row.ended,
    )


async def show(
    node: Node, me: m.Me | None, tournament: str, invitation: str | None = None
) -> c.Tournament:
    """All of it, for somebody who may see it."""
    whole = await node.read(lambda connection: read(connection, tournament))
    _must_see(whole, me, invitation)
    mine = next((row for row in whole.entrants if me is not None and row.user == me.id), None)
    if mine is not None and whole.row.state == PLAYING and mine.seen < node.now() - NOTED:
        await _note_seen(node, mine)
    here = [row for row in whole.entrants if not row.gone]
    entered = mine is not None and not mine.gone
    may_invite = me is not None and (entered or whole.row.host == me.id)
    link = f"{node.settings.base}/tournament/{tournament}#{whole.row.invitation}"
    return c.Tournament(
        info=_info(whole.row, len(here), me, entered),
        breaks=list(BREAKS[whole.row.kind]),  # type: ignore[arg-type]
        standings=_places(whole, mine),
        pairings=[_pairing(row) for row in reversed(whole.pairings)][:SHOWN],
        next=None if mine is None else _next(whole, mine.number),
        link=link if may_invite and whole.row.state != OVER else None,
    )


async def _note_seen(node: Node, mine: Row[Any]) -> None:
    here = (e.c.tournament == mine.tournament) & (e.c.number == mine.number)
    query = update(e).where(here).values(seen=node.now())
    await node.write(lambda connection: connection.execute(query))


def _places(whole: Whole, mine: Row[Any] | None) -> list[c.Place]:
    by_number = {row.number: row for row in whole.entrants}
    return [
        c.Place(
            rank=line.rank,
            entrant=line.entrant,
            name=by_number[line.entrant].name,
            level=by_number[line.entrant].level,
            mine=mine is not None and mine.number == line.entrant,
            gone=by_number[line.entrant].gone,
            games=line.games,
            score=line.score,
            breaks=list(line.breaks),
        )
        for line in whole.lines()
    ]


def _pairing(row: Row[Any]) -> c.Pairing:
    game = None if row.result is None else game_of(row)
    return c.Pairing(
        round=row.round,
        board=row.board,
        leg=row.leg,
        players=list(players_of(row)),
        table=row.table,
        ranks=None if game is None else list(game.ranks),
    )


def _next(whole: Whole, number: int) -> str | None:
    """The table of mine that is not over."""
    for row in whole.pairings:
        if row.table and row.result is None and number in players_of(row):
            return str(row.table)
    return None
