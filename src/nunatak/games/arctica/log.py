"""What is said about it? Keys and values of texts; `text/` has the words."""

from dataclasses import replace

from nunatak.games.arctica.board import draw
from nunatak.games.arctica.data import COD, HUNTER_OF, MOST_DRIFT, NO_HUNTER
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.explain import explain
from nunatak.games.arctica.names import HUNTER, PHASE, halves, say_direction, say_figure
from nunatak.games.arctica.places import besides, heading, way
from nunatak.games.arctica.state import Phase
from nunatak.games.arctica.whole import read_whole
from nunatak.kernel.message import DETAIL, MAIN, SILENT, Message, Seat
from nunatak.kernel.state import State, copy
from nunatak.kernel.tally import Tally
from nunatak.kernel.words import Scene, Words


def say_role(role: str) -> Message:
    """What a seat plays."""
    return Message("hunter", {"hunter": role})


def _ask_turn(state: State) -> Message:
    """A-TURN-04: what is still open in this turn."""
    if state.active != NO_HUNTER:
        return Message("ask-turn-active", HUNTER.values("hunter", int(state.active)))
    if not state.card_played:
        return Message("ask-turn", {})
    return Message("ask-turn-end" if state.hunt_closed else "ask-turn-hunt", {})


# ------------------------------------------------------------------ what happened


def _went(scene: Scene) -> list[Message]:
    """A figure has gone somewhere: how, and which way."""
    event, figure, cell, layer = scene.numbers
    line = Event(event).line(figure, cell, layer)
    said = {**line.values, **way(_as_it_is(scene), figure, cell, layer)}
    return [replace(line, values=said)]


def _stepped(scene: Scene) -> list[Message]:
    """A-MOVE-02: the first step of an activation is its main line."""
    began = scene.before.active == NO_HUNTER
    if HUNTER_OF[scene.numbers[1]] == COD:
        return _swum(scene, began)
    return [replace(line, weight=MAIN if began else DETAIL) for line in _went(scene)]


def _swum(scene: Scene, began: bool) -> list[Message]:
    """A-COD-01: all cod are one hunter, and what they do is one line."""
    steps = [replace(line, weight=SILENT) for line in _went(scene)]
    used = Message("log-cod", {"player": Seat(scene.after.turn_seat)}, "A-COD-01")
    return [used, *steps] if began else steps


def _as_it_is(scene: Scene) -> State:
    """The ice of now and the figures of before: what a figure met on its way."""
    state = copy(scene.after)
    state.cell[:], state.layer[:] = scene.before.cell, scene.before.layer
    return state


def _slid(scene: Scene) -> list[Message]:
    """A-DRIFT-03: which way the ice drifts."""
    _, start, end, ice = scene.numbers
    line = Event.SLIDES.line(start, end, ice)
    return [replace(line, values={**line.values, "heading": heading(start, end)})]


# ------------------------------------------------------------------ how it ended


def verdict(_state: State, tally: Tally) -> list[Message]:
    """The final points, then the winner or those who share the victory."""
    totals = tally.totals
    said = [("log-points", "A-SCORE-01", seat) for seat in range(len(totals))]
    said += [(*_victory(totals, tally.winners), seat) for seat in tally.winners]
    return [
        Message(key, {"player": Seat(seat), "points": halves(totals[seat])}, rule)
        for key, rule, seat in said
    ]


def _victory(totals: list[int], winners: list[int]) -> tuple[str, str]:
    """A-SCORE-08 to A-SCORE-10: won outright, by cod, or shared."""
    if len(winners) > 1:
        return "log-winner-shared", "A-SCORE-10"
    level = totals.count(totals[winners[0]]) > 1
    return ("log-winner-cod", "A-SCORE-09") if level else ("log-winner", "A-SCORE-08")


WORDS = Words(
    Event,
    PHASE,
    Phase.OVER,
    asked={
        Phase.TURN: _ask_turn,
        Phase.RETURN: lambda state: say_figure(state.asked),
        Phase.DISPLACE: lambda state: say_figure(state.asked),
        Phase.DRIFT: lambda state: say_direction(state.drift) | {"number": int(state.drift_left)},
        Phase.ESCAPE: lambda state: say_figure(state.target),
        Phase.RESPOND: lambda state: say_direction(state.escape_card // MOST_DRIFT),
    },
    lines={
        Event.STEPS: _stepped,
        Event.DISPLACED: _went,
        Event.FLEES: _went,
        Event.SLIDES: _slid,
    },
    besides=besides,
    verdict=verdict,
    explain=explain,
    say_role=say_role,
    draw=draw,
    read_whole=read_whole,
)
