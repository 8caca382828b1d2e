"""Why not? The rule against an action; and for an element of the board, what could be done with it.

An element is whatever an action names: a cell, a card, a slot, a figure. All actions that name it
are tried; the refusals of those that come closest to the decision at hand are told.
"""

from collections import Counter
from functools import cache

from nunatak import games
from nunatak.play.table import Refused
from nunatak.server.events.live import LOBBY, LiveTable
from nunatak.server.table.commands import own_seat, steps_of
from nunatak.server.wire import messages as m
from nunatak.server.wire import outgoing
from nunatak.server.wire.outgoing import Reader
from nunatak.server.wire.trouble import Trouble

MOST = 3  # refusals that are told of an element


def reason(live: LiveTable, reader: Reader, order: m.Why) -> m.Reason:
    """The answer to a why."""
    if live.state == LOBBY:
        raise Trouble("wrong-state", live.state)
    if (order.action is None) == (order.element is None):
        raise Trouble("bad-value", field="action")
    seat = own_seat(live, reader.user, order.seat if order.seat is not None else reader.looking)
    if order.action is not None:
        return _why_action(live, reader, seat, order)
    return _why_element(live, reader, seat, order)


def _why_action(live: LiveTable, reader: Reader, seat: int, order: m.Why) -> m.Reason:
    try:
        steps = steps_of(live, seat, [order.action])
    except Refused as refused:
        refusal = outgoing.refusal_form(refused.refusal, live, reader.words)
        return m.Reason(id=order.id, refusals=[refusal], actions=[])
    legal = outgoing.choices(live, live.playing, reader, list(steps[:1]))
    return m.Reason(id=order.id, refusals=[], actions=legal)


def _why_element(live: LiveTable, reader: Reader, seat: int, order: m.Why) -> m.Reason:
    assert order.element is not None
    numbers = naming(live.facts.game).get(order.element.strip().lower())
    if numbers is None:
        raise Trouble("not-found", field="element")
    legal = set(live.playing.legal) if live.turn == seat else set()
    can = [number for number in numbers if number in legal]
    if can:
        actions = outgoing.choices(live, live.playing, reader, can)
        return m.Reason(id=order.id, refusals=[], actions=actions)
    return m.Reason(id=order.id, refusals=_refusals(live, reader, seat, numbers, legal), actions=[])


def _refusals(
    live: LiveTable, reader: Reader, seat: int, numbers: tuple[int, ...], legal: set[int]
) -> list[m.Refusal]:
    """The most frequent refusals, those of the kind of action that is asked for first."""
    table = live.playing
    kinds = {type(table.game.rules.actions.decode(number)) for number in legal}
    close = [number for number in numbers if type(table.game.rules.actions.decode(number)) in kinds]
    found: Counter[str] = Counter()
    told: dict[str, m.Refusal] = {}
    for number in close or numbers:
        refusal = table.why_not(number, seat)
        if refusal is not None:
            found[refusal.rule] += 1
            if refusal.rule not in told:
                words = outgoing.forms(live.facts.game, number).notation
                told[refusal.rule] = outgoing.refusal_form(refusal, live, reader.words, words)
    return [told[rule] for rule, _ in found.most_common(MOST)]


@cache
def naming(game: str) -> dict[str, tuple[int, ...]]:
    """Element -> the actions that name it."""
    found: dict[str, list[int]] = {}
    for number in range(games.load(game).rules.actions.size):
        for name, value in outgoing.forms(game, number).action.items():
            if name != "type":
                found.setdefault(str(value).lower(), []).append(number)
    return {element: tuple(numbers) for element, numbers in found.items()}
