"""What is said about it? Keys and values of texts; `text/` has the words."""

from functools import partial

from nunatak.games.wolves.actions import ACTIONS, Pay
from nunatak.games.wolves.board import draw
from nunatak.games.wolves.data import (
    FREE_ACTIONS,
    MOON_FIRST,
    MOON_SECOND,
    NO_PACK,
    NO_TERRAIN,
    VIRTUAL,
    Piece,
    Track,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.explain import explain
from nunatak.games.wolves.names import CELL, PHASE, PIECE, PREY, SOURCE, TERRAIN, TILES_PAID, WOLF
from nunatak.games.wolves.places import besides
from nunatak.games.wolves.rules.hunt import asked_slot
from nunatak.games.wolves.rules.payment import cost_of, terrain_of
from nunatak.games.wolves.rules.pieces import attribute, foreign_wolf
from nunatak.games.wolves.state import Phase, kind_of, owner_of
from nunatak.games.wolves.whole import read_whole
from nunatak.kernel.message import DETAIL, SILENT, Message, Seat, Values
from nunatak.kernel.state import NOBODY, State
from nunatak.kernel.tally import Tally
from nunatak.kernel.words import Scene, Words


def say_role(role: str) -> Message:
    """What a seat plays."""
    return Message("pack-name", {"pack": role})


# ------------------------------------------------------------------ what is asked


def _ask_act(state: State) -> Values:
    free = max(0, FREE_ACTIONS - int(state.actions))
    return {"free": free, "tokens": int(state.bonus_action[state.seat])}


def _ask_pay(state: State) -> Values:
    pending = int(state.pending)
    return {"cost": cost_of(pending), "terrain": TERRAIN.name(terrain_of(state, pending))}


def _ask_wolf(state: State) -> Values:
    left = attribute(state, int(state.seat), int(Track.SPREAD)) - int(state.moved_count)
    return {"left": left, "terrain": TERRAIN.name(int(state.paid))}


def _ask_destination(state: State) -> Values:
    return {**WOLF.values("wolf", int(state.wolf)), "terrain": TERRAIN.name(int(state.paid))}


def _ask_landing(state: State) -> Values:
    cell = int(state.pushed)
    return {**_piece(state, foreign_wolf(state, state.seat, cell)), "cell": CELL.name(cell)}


# ------------------------------------------------------------------ what happened


def _piece(state: State, piece: int) -> Values:
    """A piece and whose it is."""
    pack = int(state.pack[owner_of(piece)])
    name = "none" if pack == NO_PACK else TERRAIN.name(pack)
    whose = "virtual" if owner_of(piece) == VIRTUAL else name
    return {**PIECE.values("piece", kind_of(piece)), "pack": whose}


def _dealt(scene: Scene) -> list[Message]:
    """W-SET-02: who leads which pack, where nobody has to choose."""
    state = scene.after
    leads = [
        Event.PACK_CHOSEN.line(seat, int(state.pack[seat]))
        for seat in range(state.seats)
        if state.pack[seat] != NO_PACK
    ]
    return [Event.DEAL.line(*scene.numbers[1:]), *leads]


def _turn(scene: Scene) -> list[Message]:
    """W-TURN-01; a turn in which nothing was done is told of, too."""
    before = scene.before
    lines = [Event.TURN.line(*scene.numbers[1:])]
    if before.phase == Phase.ACT and before.actions == 0:
        lines.insert(0, Message("log-idle", {"player": Seat(before.seat)}, "W-TURN-01"))
    return lines


def _plan(scene: Scene) -> list[Message]:
    _, seat, action, _ = scene.numbers
    said = ACTIONS.decode(action).say(scene.after)
    key = said.key.replace("action-", "log-plan-")
    return [Message(key, {"player": Seat(seat), **said.values}, Event.PLANS.told.rule, SILENT)]


def _paid(scene: Scene) -> list[Message]:
    """W-PAY-06 flips tiles; W-PAY-07: tokens stand for tiles."""
    _, seat, tiles, tokens = scene.numbers
    said = Pay(str(TILES_PAID.name(tiles)), tokens).say(scene.before)
    key = said.key.replace("action-", "log-")
    rule = "W-PAY-07" if tokens else Event.PAYS.told.rule
    paid = Message(key, {"player": Seat(seat), **said.values}, rule, DETAIL)
    return [*_move_begins(scene.after, seat), paid]


def _move_begins(state: State, seat: int) -> list[Message]:
    """W-MOVE-01: a Move is told when it is paid; of the other actions it is told what they did."""
    if state.paid == NO_TERRAIN:
        return []
    values = {"player": Seat(seat), "terrain": TERRAIN.name(int(state.paid))}
    return [Message("log-moving", values, "W-MOVE-01")]


def _of_a_piece(place: int, scene: Scene) -> list[Message]:
    """A line about the piece that the event has in that place."""
    state = scene.after
    event, *numbers = scene.numbers
    line = Event(event).line(*numbers)
    return [
        Message(line.key, {**line.values, **_piece(state, numbers[place])}, line.rule, line.weight)
    ]


def _moon(state: State, row: int) -> int:
    """The moon under which the regions in the rows after it are scored."""
    while state.event[row, 0] != Event.SCORES:
        row -= 1
    return int(state.event[row, 1])


def _region_won(scene: Scene) -> list[Message]:
    """W-SCORE-04 to W-SCORE-06; W-2P-12, W-2P-13: the virtual pack gains nothing."""
    _, slot, first, second = scene.numbers
    moon = _moon(scene.after, scene.row)
    if first == VIRTUAL:
        lines = [Message("log-region-virtual", {"slot": slot}, "W-2P-12")]
    else:
        gain = {"player": Seat(first), "slot": slot, "points": MOON_FIRST[moon]}
        lines = [Message("log-region-first", gain, "W-SCORE-04")]
    if second not in (NOBODY, VIRTUAL):
        gain = {"player": Seat(second), "slot": slot, "points": MOON_SECOND[moon]}
        lines.append(Message("log-region-second", gain, "W-SCORE-05"))
    return lines


def _region_tied(scene: Scene) -> list[Message]:
    """W-SCORE-07: every tied player gains."""
    _, slot, tied, _ = scene.numbers
    state = scene.after
    gain = {"slot": slot, "points": MOON_SECOND[_moon(state, scene.row)]}
    return [
        Event.REGION_TIED.line(slot),
        *(
            Message("log-region-tie", {"player": Seat(seat), **gain}, "W-SCORE-07")
            for seat in range(state.seats)
            if tied >> seat & 1
        ),
    ]


# ------------------------------------------------------------------ how it ended


def verdict(_state: State, tally: Tally) -> list[Message]:
    """The points of each player by source, then the winners."""
    lines = [_result(seat, points) for seat, points in enumerate(tally.points.tolist())]
    winners = tally.winners
    if len(winners) == 1:
        return [*lines, _winner(winners[0], tally.totals)]
    return [*lines, *(Message("log-shared", {"player": Seat(w)}, "W-END-07") for w in winners)]


def _result(seat: int, points: list[int]) -> Message:
    sources = dict(zip(SOURCE.names, points, strict=True))
    return Message(
        "log-points", {"player": Seat(seat), "points": sum(points), **sources}, "W-END-02"
    )


def _winner(seat: int, totals: list[int]) -> Message:
    values = {"player": Seat(seat), "points": totals[seat]}
    if totals.count(totals[seat]) > 1:
        return Message("log-winner-tie", values, "W-END-04")
    return Message("log-winner", values, "W-END-03")


def _stalled(scene: Scene) -> list[Message]:
    """W-END-08: after how many rounds."""
    line = Event.STALLS.line()
    return [Message(line.key, {"rounds": int(scene.after.stall_rounds)}, line.rule)]


WORDS = Words(
    Event,
    PHASE,
    Phase.OVER,
    asked={
        Phase.DRAFT: lambda state: {"pick": int(state.count[state.seat, Piece.ALPHA]) + 1},
        Phase.ACT: _ask_act,
        Phase.PAY: _ask_pay,
        Phase.WOLF: _ask_wolf,
        Phase.DESTINATION: _ask_destination,
        Phase.LANDING: _ask_landing,
        Phase.HUNT: lambda state: {"prey": PREY.name(int(state.prey[asked_slot(state)]))},
    },
    lines={
        Event.DEAL: _dealt,
        Event.TURN: _turn,
        Event.STALLS: _stalled,
        Event.PLANS: _plan,
        Event.PAYS: _paid,
        Event.PUSHES: partial(_of_a_piece, 0),
        Event.DOMINATES: partial(_of_a_piece, 2),
        Event.REGION_WON: _region_won,
        Event.REGION_TIED: _region_tied,
    },
    ahead=(Event.SPENDS_ACTION, Event.PAYS),
    besides=besides,
    verdict=verdict,
    explain=explain,
    say_role=say_role,
    draw=draw,
    read_whole=read_whole,
)
