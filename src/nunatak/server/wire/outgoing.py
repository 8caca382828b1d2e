"""What leaves the server? Everything that a reader gets to see is made here, from `Table.view`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from nunatak import games
from nunatak.kernel.message import DETAIL, SILENT, Message, Seat, Value, Weight
from nunatak.play.table import Outcome, Refusal, Table
from nunatak.play.text import voice
from nunatak.server.events.history import Told
from nunatak.server.events.live import OVER, PERSON, LiveTable
from nunatak.server.wire import messages as m
from nunatak.server.wire.following import Following

WRITTEN = 1 << 14  # choices that are kept as they are sent
OFFERED: dict[tuple[str | tuple[str, str | int], ...], int] = {}  # actions by their JSON form
EARLY = 4  # moves of each seat, before which a game that is given up does not count


class Reader(NamedTuple):
    """Who looks at a table, and how."""

    user: str | None
    seats: tuple[int, ...]  # that are the reader's own
    looking: int | None
    words: str | None  # the language in which sentences are wanted, if they are


# ------------------------------------------------------------------ texts


def said(message: Message, names: Iterable[str], game: str, words: str | None) -> m.Said:
    """A text with its key and values, and in words if they are wanted."""
    values = {
        name: m.SeatRef(seat=int(value)) if isinstance(value, Seat) else value
        for name, value in message.values.items()
    }
    return m.Said(
        key=message.key,
        values=values,
        rule=message.rule,
        text="" if words is None else _in_words(message, names, game, words),
        detail=message.weight == DETAIL,
        silent=message.weight == SILENT,
    )


def _in_words(message: Message, names: Iterable[str], game: str, words: str) -> str:
    """The sentence of a text; whose names are not in it does not matter."""
    values = message.values
    named = any(isinstance(value, Seat) for value in values.values())
    players = tuple(names) if named else ()
    return _sentence(words, game, players, message.key, tuple(values), *values.values())


@lru_cache(maxsize=WRITTEN, typed=True)
def _sentence(
    words: str,
    game: str,
    players: tuple[str, ...],
    key: str,
    names: tuple[str, ...],
    *values: Value,
) -> str:
    """A text in words: whatever says the same shares it."""
    message = Message(key, dict(zip(names, values, strict=True)))
    return voice(words, game).tell(message, _names(players, words))


def _names(names: Iterable[str], words: str) -> list[str]:
    return [name or voice(words).say("player", number=seat + 1) for seat, name in enumerate(names)]


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
                person=sitting.user,
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
        hints=facts.hints,
        watched=facts.watch is not None,
        late=None,
        origin=None if facts.origin is None else m.Origin(**facts.origin),
        next=live.next,
        result=result(live),
        frozen=live.frozen,
    )


def _is_asked(live: LiveTable, reader: Reader) -> bool:
    return live.turn in reader.seats and live.sittings[live.turn].held is None


def is_rated(live: LiveTable) -> bool:
    """Whether it counts: different people in all seats, nobody helped or to be helped, begun from
    a deal.

    Of newer tables only those of accounts count, and no game that was given up early.
    """
    people = {sitting.user for sitting in live.sittings if sitting.kind == PERSON}
    helped = not live.fair or live.facts.hints
    fair = not helped and live.facts.origin_counts and len(people) == live.facts.count
    if not live.weighed:
        return fair
    early = live.state == OVER and _is_resigned(live) and live.moves < EARLY * live.facts.count
    return fair and not people & live.strangers and not early


def _is_resigned(live: LiveTable) -> bool:
    return live.table is not None and live.table.outcome.resigned is not None


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


def standing(
    live: LiveTable, reader: Reader, now: float, following: Following | None = None
) -> m.Standing | None:
    """Where the game stands, as the reader may see it; with the view where that is followed."""
    table = live.table
    if table is None:
        return None
    return m.Standing(
        moves=live.moves,
        looking=reader.looking,
        view=None if following is None else following.view(reader.looking),  # type: ignore[arg-type]
        decision=_question(live, table, reader),
        actions=choices(live, table, reader) if _may_act(live, reader) else [],
        undo=undoing(live, reader),
        asking=_asking(live),
        clocks=_clocks(live, now),
        result=result(live),
    )


def _may_act(live: LiveTable, reader: Reader) -> bool:
    """Whether the legal actions may be shown: they tell what the deciding seat holds."""
    turn = live.turn
    return turn is not None and turn == reader.looking and turn in reader.seats


def _question(live: LiveTable, table: Table, reader: Reader) -> m.Question | None:
    if live.turn is None:
        return None
    asked = reader.looking if _may_act(live, reader) else None
    say = said(table.question(asked), live.names, live.facts.game, reader.words)
    return m.Question(seat=live.turn, kind=table.phase, say=say)


def choices(
    live: LiveTable, table: Table, reader: Reader, numbers: list[int] | None = None
) -> list[m.Choice]:
    """The legal actions, or those of the given numbers."""
    return [
        _choice(live, table, number, reader.words)
        for number in (table.legal if numbers is None else numbers)
    ]


def _choice(live: LiveTable, table: Table, number: int, words: str | None) -> m.Choice:
    if words is None:
        return _sent(live, table, number)
    game = live.facts.game
    form = forms(game, number)
    say = said(table.choice(number), live.names, game, words)
    return m.Choice(action=form.action, say=say, notation=form.notation)


def _sent(live: LiveTable, table: Table, number: int) -> m.Choice:
    """A choice without words; it is kept for every position that says the same of it."""
    steady = live.steady.get(number)
    if steady is not None:
        return steady  # type: ignore[return-value]
    besides = table.said_besides(number)
    found = None if besides is None else live.choices.get((number, besides))
    if found is None:
        message = table.choice(number)
        about = message.key, message.rule, message.weight
        values = message.values
        found = _written(live.facts.game, number, about, tuple(values), *values.values())
        if besides == ():
            live.steady[number] = found
        elif besides is not None:
            live.choices[number, besides] = found
    return found  # type: ignore[return-value]


@lru_cache(maxsize=WRITTEN, typed=True)
def _written(
    game: str, number: int, about: tuple[str, str, Weight], names: tuple[str, ...], *values: Value
) -> msgspec.Raw:
    """A choice without words as it is sent: positions that say the same of it share it."""
    key, rule, weight = about
    message = Message(key, dict(zip(names, values, strict=True)), rule, weight)
    say = said(message, (), game, None)
    choice = m.Choice(action=forms(game, number).action, say=say, notation="")
    return msgspec.Raw(msgspec.json.encode(choice))


@dataclass(frozen=True)
class Forms:
    """An action's JSON form and notation."""

    action: dict[str, str | int]
    notation: str


@cache
def forms(name: str, number: int) -> Forms:
    """The faces of an action number; made once."""
    game = games.load(name)
    action = game.rules.actions.decode(number)
    made = Forms(game.rules.actions.to_json(action), str(action))
    OFFERED[name, *made.action.items()] = number
    return made


def offered(name: str, form: Mapping[str, str | int]) -> int | None:
    """The number of an action whose JSON form was made here; it need not be read again."""
    return OFFERED.get((name, *form.items()))


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


def step(live: LiveTable, told: Told, words: str | None) -> m.Step:
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
        lines=[said(line, live.names, live.facts.game, words) for line in told.lines],
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


def steps(live: LiveTable, after: int, words: str | None) -> list[m.Step]:
    """The events after a number."""
    return [step(live, told, words) for told in live.told.between(after)]


def refusal_form(
    refusal: Refusal, live: LiveTable, words: str | None, notation: str | None = None
) -> m.Refusal:
    """A refusal with its rule, sentence and values."""
    say = said(Message(refusal.rule, refusal.values), live.names, live.facts.game, words)
    return m.Refusal(rule=refusal.rule, say=say, notation=notation, step=refusal.step)
