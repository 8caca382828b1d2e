"""What leaves the server? Everything that a reader gets to see is made here, from `Table.view`."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec

from nunatak import games
from nunatak.kernel.game import Message, Seat
from nunatak.server import messages as m
from nunatak.server.history import Told
from nunatak.server.live import OVER, PERSON, LiveTable
from nunatak.table import Outcome, Refusal, Table
from nunatak.text import voice

PARTS = 64  # of views that are kept in writing
WRITTEN: dict[int, tuple[Any, msgspec.Raw]] = {}  # by identity; what is kept stays itself


@dataclass(frozen=True)
class Reader:
    """Who looks at a table, and how."""

    user: str | None
    seats: tuple[int, ...]  # that are the reader's own
    looking: int | None
    language: str


# ------------------------------------------------------------------ texts


def said(message: Message, names: Iterable[str], game: str, language: str) -> m.Said:
    """A text with its key and values, and in the reader's words."""
    values = tuple((name, value, type(value)) for name, value in message.values.items())
    about = any(kind is Seat for _, _, kind in values)
    return _said(message.key, values, tuple(names) if about else (), game, language)


@lru_cache(maxsize=1 << 14)
def _said(
    key: str,
    given: tuple[tuple[str, str | int, type], ...],
    names: tuple[str, ...],
    game: str,
    language: str,
) -> m.Said:
    """The same words are said again and again; a seat and a number are told apart by their type."""
    values: dict[str, str | int | m.SeatRef] = {}
    spoken: dict[str, str | int] = {}
    for name, value, kind in given:
        is_seat = kind is Seat
        values[name] = m.SeatRef(seat=int(value)) if is_seat else value
        spoken[name] = _name(names, int(value), language) if is_seat else value
    return m.Said(key=key, values=values, text=voice(language, game).say(key, **spoken))


def _name(names: tuple[str, ...], seat: int, language: str) -> str:
    known = names[seat] if seat < len(names) else ""
    return known or voice(language).say("player", number=seat + 1)


# ------------------------------------------------------------------ the table


def table_info(live: LiveTable, reader: Reader, online: Iterable[int] = ()) -> m.TableInfo:
    """A table as its reader may know it."""
    facts = live.facts
    present = set(online)
    return m.TableInfo(
        id=facts.id,
        game=facts.game,
        rules=facts.rules,
        state=live.state,  # type: ignore[arg-type]
        seats=[
            m.SeatInfo(
                seat=seat,
                kind=sitting.kind,  # type: ignore[arg-type]
                name=sitting.name,
                level=sitting.level,
                held=sitting.held,
                mine=seat in reader.seats,
                online=seat in present,
            )
            for seat, sitting in enumerate(live.sittings)
        ],
        options=dict(facts.options),
        own_data=facts.data is not None,
        public=facts.public,
        pace=m.Pace(kind=facts.pace, seconds=facts.seconds),  # type: ignore[arg-type]
        hold=facts.hold,
        commitment=facts.commitment,
        created=facts.created,
        started=live.started,
        ended=live.ended,
        number=live.number,
        turn=live.turn,
        yours=_is_asked(live, reader),
        host=reader.user == facts.host,
        rated=is_rated(live),
        origin=None if facts.origin is None else m.Origin(**facts.origin),
        next=live.next,
        result=result(live),
        frozen=live.frozen,
    )


def _is_asked(live: LiveTable, reader: Reader) -> bool:
    return live.turn in reader.seats and live.sittings[live.turn].held is None


def is_rated(live: LiveTable) -> bool:
    """Whether it counts: different people in all seats, nobody helped, begun from a deal."""
    people = {sitting.user for sitting in live.sittings if sitting.kind == PERSON}
    return live.fair and live.facts.origin_counts and len(people) == live.facts.count


def result(live: LiveTable) -> m.Result | None:
    """How it ended."""
    if live.state != OVER or live.table is None:
        return None
    return outcome_form(live.table.outcome)


def outcome_form(outcome: Outcome) -> m.Result:
    """An outcome, ready to be sent."""
    return m.Result(
        points=list(outcome.points),
        ranks=list(outcome.ranks),
        sources=[dict(source) for source in outcome.sources],
        resigned=outcome.resigned,
    )


# ------------------------------------------------------------------ the game


def standing(live: LiveTable, reader: Reader, now: float) -> m.Standing | None:
    """Where the game stands, as the reader may see it."""
    table = live.table
    if table is None:
        return None
    return m.Standing(
        moves=live.moves,
        looking=reader.looking,
        view=view(table, live.number, reader.looking),
        decision=_question(live, table, reader),
        actions=choices(live, table, reader) if _may_act(live, reader) else [],
        undo=undoing(live, reader),
        asking=_asking(live),
        clocks=_clocks(live, now),
        result=result(live),
    )


@lru_cache(maxsize=16)  # everybody is told at once, and views are large
def view(table: Table, _number: int, looking: int | None) -> dict[str, Any]:
    """What can be seen through a seat's eyes as of a number; made once for all who look so."""
    return {name: _written(part) for name, part in table.view(looking).items()}


def _written(part: Any) -> Any:
    """A part of a view as JSON, written once for all seats that see the very same."""
    if not isinstance(part, dict | list):
        return part
    known = WRITTEN.get(id(part))
    if known is None:
        known = WRITTEN[id(part)] = (part, msgspec.Raw(msgspec.json.encode(part)))
        if len(WRITTEN) > PARTS:
            del WRITTEN[next(iter(WRITTEN))]
    return known[1]


def _may_act(live: LiveTable, reader: Reader) -> bool:
    """Whether the legal actions may be shown: they tell what the deciding seat holds."""
    turn = live.turn
    return turn is not None and turn == reader.looking and turn in reader.seats


def _question(live: LiveTable, table: Table, reader: Reader) -> m.Question | None:
    if live.turn is None:
        return None
    asked = reader.looking if _may_act(live, reader) else None
    say = said(table.question(asked), live.names, live.facts.game, reader.language)
    return m.Question(seat=live.turn, kind=table.phase, say=say)


def choices(
    live: LiveTable, table: Table, reader: Reader, numbers: list[int] | None = None
) -> list[m.Choice]:
    """The legal actions, or those of the given numbers."""
    return [
        m.Choice(
            action=form.action,
            notation=form.notation,
            say=said(table.choice(number), live.names, live.facts.game, reader.language),
        )
        for number in (table.legal if numbers is None else numbers)
        for form in (forms(live.facts.game, number),)
    ]


@dataclass(frozen=True)
class Forms:
    """An action's JSON form and notation."""

    action: dict[str, str | int]
    notation: str


@cache
def forms(game: str, number: int) -> Forms:
    """The faces of an action number; made once."""
    rules = games.load(game)
    action = rules.decode(number)
    return Forms(rules.to_json(action), rules.write_action(action))


def undoing(live: LiveTable, reader: Reader) -> m.Undoing:
    """What the reader could take back or play again."""
    mine = bool(reader.seats) and live.state != OVER and live.table is not None
    last = live.movers[-1] if live.movers else None
    free = mine and last in reader.seats and live.playing.undoable > 0
    return m.Undoing(
        free=free,
        consent=mine and not free and any(seat in reader.seats for seat in live.movers),
        redo=mine and bool(live.taken_back) and live.turn in reader.seats,
    )


def _asking(live: LiveTable) -> m.Asking | None:
    plea = live.plea
    if plea is None:
        return None
    return m.Asking(ask=plea.ask, seat=plea.seat, moves=plea.moves, waiting=list(plea.waiting))


def _clocks(live: LiveTable, now: float) -> list[m.Clock]:
    if live.facts.pace == "none":
        return []
    clocks = []
    for seat in range(live.facts.count):
        runs = seat == live.turn and live.deadline is not None
        left = live.left(seat) - (now - live.since if runs else 0.0)
        clocks.append(m.Clock(seat=seat, left=max(0.0, left), runs=runs))
    return clocks


def step(live: LiveTable, told: Told, language: str) -> m.Step:
    """An event as everybody may read it."""
    event = told.event
    form = forms(live.facts.game, event.body["action"]) if event.kind == "move" else None
    return m.Step(
        number=event.number,
        kind=event.kind,  # type: ignore[arg-type]
        seat=event.seat,
        by=event.by,  # type: ignore[arg-type]
        moves=told.moves,
        action=None if form is None else form.action,
        notation=None if form is None else form.notation,
        lines=[said(line, live.names, live.facts.game, language) for line in told.lines],
        closing=_closing(live, told),
        at=event.at,
    )


def _closing(live: LiveTable, told: Told) -> int:
    """How many of the event's last lines are the final scoring."""
    if told.event.kind == "resign":
        return len(told.lines)
    ends = live.state == OVER and told.event.kind == "move" and told.moves == live.moves
    if not ends or live.table is None or live.table.outcome.resigned is not None:
        return 0
    return len(live.table.verdict)


def steps(live: LiveTable, after: int, language: str) -> list[m.Step]:
    """The events after a number."""
    return [step(live, told, language) for told in live.told.between(after)]


def refusal_form(
    refusal: Refusal, live: LiveTable, language: str, notation: str | None = None
) -> m.Refusal:
    """A refusal with its rule, sentence and values."""
    say = said(Message(refusal.rule, refusal.values), live.names, live.facts.game, language)
    return m.Refusal(rule=refusal.rule, say=say, notation=notation)
