"""What may a page that thinks itself know, and when may it take a bot's turn?

A page gets no position of the table, only another one that looks the same to the seat: a redeal,
which depends on what the seat sees and on chance, and on nothing else.
"""

import secrets

from sqlalchemy import Connection, select, update

from nunatak.kernel.chance import FOR_BOTS, stream
from nunatak.play.seed import SEED_BITS
from nunatak.play.table import Refused
from nunatak.server.events.live import PLAYING, LiveTable
from nunatak.server.node import Node, lending
from nunatak.server.store import schema
from nunatak.server.table import commands
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

PAGE = "page"  # claims a turn as a worker does
j = schema.jobs.c


def known(node: Node, live: LiveTable, user: str, seat: int | None) -> m.Known:
    """What the user's own seat knows now."""
    _must_go_on(live)
    own = commands.own_seat(live, user, seat)
    if not node.settings.pages:
        raise Trouble("forbidden")
    return m.Known(number=live.number, seat=own, position=_seen(live, own))


def _seen(live: LiveTable, seat: int) -> str:
    chance = stream(secrets.randbits(SEED_BITS), FOR_BOTS)
    return live.playing.game.sheet.write(live.playing.outlook(seat).redeal(chance))


async def take_turn(node: Node, live: LiveTable, user: str) -> m.BotTurn:
    """The bot's turn is the page's for the length of a lease, unless a worker has it."""
    seat, level = _thinker(node, live, user)
    now = node.now()
    turn = (j.table == live.facts.id) & (j.number == live.number)
    nobodys = j.worker.is_(None) | (j.lease < now) | (j.worker == PAGE)  # one that was left
    free = update(schema.jobs).where(turn & nobodys)
    claimed = free.values(worker=PAGE, lease=now + node.settings.lease)
    if await node.write(lambda connection: connection.execute(claimed).rowcount) != 1:
        raise Trouble("stale")
    return m.BotTurn(number=live.number, seat=seat, level=level, position=_seen(live, seat))


async def move(node: Node, table: str, user: str, order: m.BotMove) -> bool:
    """What a page has found for the bot; whether the table still stood there."""
    async with node.table(table) as live:
        seat, _ = _thinker(node, live, user)
    mine = (j.table == table) & (j.number == order.number) & (j.worker == PAGE)
    held = select(j.table).where(mine)
    if await node.read(lambda connection: connection.execute(held).scalar()) is None:
        raise Trouble("stale")
    if order.action is None:
        await _give_back(node, table, user, order.number)
        return False
    try:
        return await commands.bot_moves(node, table, order.number, seat, order.action)
    except Refused as refused:
        await _give_back(node, table, user, order.number)
        raise Trouble("bad-value", field="action") from refused


def _thinker(node: Node, live: LiveTable, user: str) -> tuple[int, str]:
    """The bot that decides, if it may think in the user's page."""
    _must_go_on(live)
    if live.thinker is None or not lending.is_lent(node, live, user):
        raise Trouble("forbidden")
    return live.thinker


def _must_go_on(live: LiveTable) -> None:
    """Nothing is known of a game that rests, and nothing is to be thought about a closed one."""
    if live.frozen:
        raise Trouble("frozen", live.frozen)
    if live.state != PLAYING:
        raise Trouble("wrong-state", live.state)


async def _give_back(node: Node, table: str, user: str, number: int) -> None:
    """The page can't think: any worker may, now and from now on."""
    lending.give_up(node, table, user)
    mine = (j.table == table) & (j.number == number) & (j.worker == PAGE)

    def free(connection: Connection) -> None:
        connection.execute(update(schema.jobs).where(mine).values(worker=None, lease=0.0))

    await node.write(free)
    node.thinking.set()
