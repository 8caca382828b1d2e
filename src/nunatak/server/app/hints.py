"""How is a hint asked for?"""

from nunatak.server.app.http import WORDS, admitted, reader_of
from nunatak.server.app.routing import Call, route
from nunatak.server.chores.advisor import advisor_of
from nunatak.server.table import chatting, hinting
from nunatak.server.wire import advice
from nunatak.server.wire.trouble import Trouble

COST = 500.0  # milliseconds of work that a hint takes out of its asker's budget


@route("POST", "/api/tables/{table}/hint", advice.Hint, body=advice.HintWish, query=(WORDS,))
async def hint(call: Call) -> advice.Hint:
    """What a strong bot would do in my seat, and why; who hangs up has given it up.

    Other people read in the chat that there was one.
    """
    async with call.node.table(call.table) as live:
        await admitted(call, live)
        outlook, number = hinting.asked(live, call.user.id, call.body), live.number
    if not call.node.settings.hint:
        raise Trouble("forbidden")
    call.pay(COST)
    advisor = advisor_of(call.node)
    found = await advisor.think(outlook, number, call.user.id, call.request.is_disconnected)
    async with call.node.table(call.table) as live:
        told = hinting.told(live, reader_of(call, live), number, found)
        if hinting.is_noted(live, call.user.id):
            await chatting.note_hint(call.node, live, call.user, told.seat)
        return told
