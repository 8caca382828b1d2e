"""What would come of it? An action is tried out on a redeal, so that nothing hidden is learned.

The redeal depends on the seat's view and the table's number alone, and so does the answer. A step
that would show somebody something new, or use chance, is only said to be final.
"""

from nunatak.kernel.chance import FOR_BOTS, stream
from nunatak.kernel.state import copy
from nunatak.server.events.live import PLAYING, LiveTable
from nunatak.server.table.commands import own_seat, steps_of
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing
from nunatak.server.wire.outgoing import Reader
from nunatak.server.wire.trouble import Trouble


def foresee(live: LiveTable, reader: Reader, order: m.Preview) -> m.Foreseen:
    """The answer to a preview; Refused where a rule stands against the action."""
    if live.state != PLAYING:
        raise Trouble("wrong-state", live.state)
    seat = own_seat(live, reader.user, order.seat if order.seat is not None else reader.looking)
    game = live.playing.game
    steps = steps_of(live, seat, [order.action])
    state = live.playing.outlook(seat).redeal(stream(live.number, FOR_BOTS))
    told = []
    for number in steps:
        before = copy(state)
        game.rules.apply(state, number)
        if state.news:
            return m.Foreseen(id=order.id, final=True, view=None, lines=[])
        told += game.words.log(state, before)
    lines = [outgoing.said(line, live.names, game.name, reader.words) for line in told]
    return m.Foreseen(id=order.id, final=False, view=game.views.view(state, seat), lines=lines)
