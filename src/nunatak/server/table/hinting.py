"""May this seat have a hint, and how is it told?

Nobody is helped in a game that counts, nor where other people play, unless the table was opened
with hints for everybody: whoever sits down there has seen it, and so agrees; such a game never
counts. A hint is made of what the seat sees and of redeals; what is told of it is no more than the
seat may know.
"""

from nunatak.analysis.hint import Hint
from nunatak.analysis.outlooks import place_of
from nunatak.analysis.reasons import key_of
from nunatak.kernel.game import Game
from nunatak.play.table import Outlook
from nunatak.server.events.live import BOT, PERSON, PLAYING, LiveTable
from nunatak.server.table.commands import own_seat
from nunatak.server.wire import advice, outgoing
from nunatak.server.wire import messages as m
from nunatak.server.wire.outgoing import Reader, is_rated
from nunatak.server.wire.trouble import Trouble

DIGITS = 3


def asked(live: LiveTable, user: str, wish: advice.HintWish) -> Outlook:
    """What the seat sees, in memory of its own, if it may be advised now."""
    if live.state != PLAYING:
        raise Trouble("wrong-state", live.state)
    seat = own_seat(live, user, wish.seat)
    if is_rated(live):
        raise Trouble("rated")
    others = [sitting for number, sitting in enumerate(live.sittings) if number != seat]
    if not live.facts.hints and any(other.kind != BOT for other in others):
        raise Trouble("hint-people")
    if live.turn != seat:
        raise Trouble("not-your-turn", field="seat")
    return live.playing.outlook(seat).apart()


def is_noted(live: LiveTable, user: str) -> bool:
    """Whether there is somebody who shall hear that a hint was given."""
    return any(sitting.kind == PERSON and sitting.user != user for sitting in live.sittings)


def told(live: LiveTable, reader: Reader, number: int, hint: Hint) -> advice.Hint:
    """The hint as its reader gets it; the table still stands where it was asked for."""
    if live.number != number:
        raise Trouble("stale")
    game = live.playing.game

    def say(action: int, line: m.Said) -> m.Choice:
        form = outgoing.forms(game.name, action)
        return m.Choice(
            action=form.action, say=line, notation=form.notation if reader.words else ""
        )

    said = [outgoing.said(line, live.names, game.name, reader.words) for line in hint.said]
    return advice.Hint(
        number=number,
        seat=hint.seat,
        line=[say(action, line) for action, line in zip(hint.line, said, strict=True)],
        lines=[outgoing.said(line, live.names, game.name, reader.words) for line in hint.events],
        sure=hint.is_sure,
        place=_place(hint.best.worths[hint.seat], live),
        others=[
            advice.Alternative(
                choice=outgoing.choices(live, live.playing, reader, [other.action])[0],
                place=_place(other.worths[hint.seat], live),
            )
            for other in hint.others
        ],
        gains=gains(hint),
        reasons=reasons(game, hint),
    )


def _place(worth: float, live: LiveTable) -> float:
    return round(place_of(worth, live.facts.count), DIGITS)


def gains(hint: Hint) -> list[advice.HintGain]:
    """Points by source."""
    return [
        advice.HintGain(
            seat=gain.seat,
            source=gain.source,
            before=round(gain.before, DIGITS),
            after=round(gain.after, DIGITS),
        )
        for gain in hint.gains
    ]


def reasons(game: Game, hint: Hint) -> list[advice.HintReason]:
    """What else speaks for it."""
    return [
        advice.HintReason(key=key_of(game, why.measure) or "", seat=why.seat, more=why.is_more)
        for why in hint.reasons
    ]
