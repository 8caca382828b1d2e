"""Noughts and crosses: three in a row on nine fields. The tutorial of docs/your-own-game.md."""

from enum import IntEnum
from typing import Annotated, Any, TypedDict

import numpy as np

from nunatak.kernel.actions import Action, Space, part
from nunatak.kernel.compiled import compiled
from nunatak.kernel.events import Telling, told
from nunatak.kernel.game import Game, Phase, Rules
from nunatak.kernel.kinds import SEAT, counted, named
from nunatak.kernel.shown import NONE, Shown, exactly
from nunatak.kernel.state import State, begin_step, record, tell
from nunatak.kernel.views import Player, Views

SEATS, FIELDS = 2, 9
ROWS = np.array([0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124])  # fields as bits
FIELD, MARK = counted(1, FIELDS), named("nought", "cross")
STATE = record([("marks", np.int16, SEATS), ("gave_up", np.int8, SEATS)], events=1)


class Rule(IntEnum):
    """The rules that refuse, in the order in which they are cited."""

    NONE = 0
    N_END_01 = 1
    N_TURN_01 = 2
    N_MARK_01 = 3
    N_MARK_02 = 4


class Mark(Action, words="mark {field}", reads="(?:mark )?{field}", asked=(Phase.MOVE,)):
    """Put one's mark on a field: `mark 5`."""

    field: int = part(FIELD)


class GiveUp(Action, words="give up", asked=(Phase.MOVE,)):
    """Leave the game to the other: `give up`."""


ACTIONS = Space(Mark, GiveUp)
field_of, is_giving_up = Mark.digit("field"), GiveUp.test()


class Event(Telling):
    """What a step tells."""

    MARKS = told("marks", "N-MARK-01", player=SEAT, field=FIELD)
    GIVES_UP = told("gives-up", "N-END-02", player=SEAT)


@compiled
def wins(state: State, seat: int) -> bool:
    """N-END-01: three own marks in a row. N-END-02: or the other gave up."""
    return state.gave_up[1 - seat] == 1 or bool((state.marks[seat] & ROWS == ROWS).any())


@compiled
def refusal(state: State, seat: int, action: int) -> Rule:
    """The first rule that refuses."""
    if state.phase == Phase.OVER:
        return Rule.N_END_01
    if seat != state.seat:
        return Rule.N_TURN_01
    if is_giving_up(action):
        return Rule.NONE
    if not 0 <= action < FIELDS:
        return Rule.N_MARK_01
    taken = (state.marks[0] | state.marks[1]) >> field_of(action) & 1
    return Rule.N_MARK_02 if taken else Rule.NONE


@compiled
def apply(state: State, action: int) -> None:
    """N-MARK-01: the mark stays there; then it is the other's turn, if a field is left."""
    begin_step(state)
    if is_giving_up(action):
        return give_up(state)
    state.marks[state.seat] |= 1 << field_of(action)
    tell(state, Event.MARKS, state.seat, field_of(action), 0)
    if wins(state, state.seat) or state.marks[0] | state.marks[1] == 0o777:
        state.phase = Phase.OVER
    else:
        state.seat = 1 - state.seat


@compiled
def give_up(state: State) -> None:
    """N-END-02: the game is over."""
    tell(state, Event.GIVES_UP, state.seat, 0, 0)
    state.gave_up[state.seat] = 1
    state.phase = Phase.OVER


@compiled
def score(state: State, out: Any) -> None:
    """A row is a point."""
    for seat in range(SEATS):
        out[seat, 0] = wins(state, seat)


class Public(TypedDict):
    """All that lies on the table."""

    seat: int | None
    fields: Annotated[list[Annotated[str | None, MARK]], exactly(FIELDS)]
    seats: Annotated[list[Player], exactly(SEATS)]


@compiled
def show(state: State, out: Shown) -> None:
    """Everything is open."""
    out.seat = NONE if state.phase == Phase.OVER else state.seat
    out.fields[:] = -1
    for seat in range(SEATS):
        out.seats_points[seat] = wins(state, seat)
        for field in range(FIELDS):
            if state.marks[seat] >> field & 1:
                out.fields[field] = seat


RULES = Rules(
    state=STATE,
    seats=range(SEATS, SEATS + 1),
    actions=ACTIONS,
    events=Event,
    over=Rule.N_END_01,
    refusal=refusal,
    apply=apply,
    score=score,
)
GAME = Game(name="noughts", version=1, rules=RULES, views=Views(Public, show, prefix="Noughts"))
