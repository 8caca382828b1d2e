"""Which position does a text name? It comes from anybody, so it is bounded and read with care."""

import asyncio

from nunatak import games
from nunatak.kernel.sheet import PositionError
from nunatak.play.table import Table
from nunatak.server.node import Node
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

LONGEST_KEY = 40  # that is told back


async def read_position(node: Node, text: str) -> Table:
    """A table at the position, read beside the event loop once its game can be played."""
    name = (text.split(maxsplit=1) or [""])[0]
    if name not in games.NAMES:
        raise Trouble("bad-position", ", ".join(games.NAMES), "position")
    node.need(name)
    return await asyncio.to_thread(_read, text)


def _read(text: str) -> Table:
    try:
        return Table.at(text)
    except PositionError as error:
        field = f"position.{error.where[:LONGEST_KEY]}"
        raise Trouble("bad-position", field=field, wrong=error) from error
    except (ValueError, OverflowError) as error:
        raise Trouble("bad-position", field="position") from error


def told(table: Table) -> m.PositionInfo:
    """What whoever has the text wants to know before sitting down there."""
    return m.PositionInfo(
        game=table.game.name,
        seats=table.seats,
        turn=table.deciding,
        over=table.is_over,
    )
