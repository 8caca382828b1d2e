"""How is the analysis of a finished game asked for?"""

import msgspec
from sqlalchemy import select

from nunatak.server.app.http import admitted
from nunatak.server.app.routing import Call, route
from nunatak.server.chores.analyst import analyst_of
from nunatak.server.events.live import OVER, LiveTable
from nunatak.server.node import Node
from nunatak.server.people import roles
from nunatak.server.store import schema
from nunatak.server.table import replay
from nunatak.server.table.sealing import must_be_open
from nunatak.server.wire import messages as m
from nunatak.server.wire.trouble import Trouble

a = schema.analyses.c


@route("GET", "/api/tables/{table}/analysis", m.AnalysisInfo, session=False)
async def analysis(call: Call) -> m.AnalysisInfo:
    """The analysis of a finished game, or how far it is."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        _must_be_over(live)
        await must_be_open(call.node, live)
    return await _info(call.node, call.table)


@route("POST", "/api/tables/{table}/analysis", m.AnalysisInfo)
async def analyse(call: Call) -> m.AnalysisInfo:
    """Analyse a finished game, unless that is done or being done."""
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        _must_be_over(live)
        await must_be_open(call.node, live)
        record = replay.record(live)
    if call.node.settings.analysis:
        most = (await roles.limits_of(call.node, call.user)).analyses
        await analyst_of(call.node).take(call.table, record, call.user.id, most)
    return await _info(call.node, call.table)


def _must_be_over(live: LiveTable) -> None:
    """While a game goes on nobody gets advice."""
    if live.state != OVER:
        raise Trouble("wrong-state", live.state)


async def _info(node: Node, table: str) -> m.AnalysisInfo:
    query = select(schema.analyses).where(a.table == table)
    row = await node.read(lambda connection: connection.execute(query).one_or_none())
    if row is not None and row.body is not None:
        found = msgspec.json.decode(row.body, type=m.Analysis)
        return m.AnalysisInfo(state="done", done=row.todo, todo=row.todo, analysis=found)
    work = analyst_of(node).works.get(table)
    if work is not None:
        return m.AnalysisInfo(state="working", done=work.done, todo=work.todo, analysis=None)
    if row is not None and row.lease >= node.now():
        return m.AnalysisInfo(state="working", done=row.done, todo=row.todo, analysis=None)
    offered = node.settings.analysis > 0
    return m.AnalysisInfo(state="none" if offered else "off", done=0, todo=0, analysis=None)
