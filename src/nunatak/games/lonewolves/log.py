"""What is said about it? Keys and values of texts; `text/` has the words."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.actions import (
    PASS,
    PLACE_SCAR,
    REVEAL,
    TAKE_SCAR,
    play_card,
    play_to,
    slot_of,
    slot_seat,
    territory_name,
    token_symbol,
    token_territory,
)
from nunatak.games.lonewolves.data import (
    BORDERS,
    CARD_SUIT,
    CARD_VALUE,
    CARDS,
    FIRST_BORDER_SLOT,
    FROM_HONOR,
    MOONS,
    MOST_SLOTS,
    PLACES,
    SCARS,
    SEATS,
    SIDES,
    SOURCES,
    SUITS,
    TERRITORIES,
    TRICKS,
)
from nunatak.games.lonewolves.events import (
    DEAL,
    ENDS,
    EVENTS,
    FILLS,
    MOON_RISES,
    PLACES_SCAR,
    RECRUITS_NOBODY,
    TRICK,
    TURNS,
    VOID,
    WINS,
)
from nunatak.games.lonewolves.scoring import (
    STRENGTH,
    controller,
    count_sides,
    lone_wolves,
    rank,
    score,
)
from nunatak.games.lonewolves.state import FOLLOW, OVER, PHASES, PLACE
from nunatak.kernel.game import Message, Seat
from nunatak.kernel.state import NOBODY, State

Values = dict[str, str | int]


def say_role(role: str) -> Message:
    """What a seat plays."""
    return Message("side", {"side": role})


def ask(state: State) -> Message:
    """What the deciding seat is asked."""
    values: Values = {}
    if state.phase == FOLLOW:
        values["suit"] = SUITS[CARD_SUIT[state.led]]
    if state.phase == PLACE:
        values["scar"] = SCARS[state.taken - 1]
    return Message(f"ask-{PHASES[state.phase]}", values)


def wait(state: State) -> Message:
    """What the others read meanwhile."""
    if state.phase == OVER:
        return ask(state)
    return Message(f"wait-{PHASES[state.phase]}", {"player": Seat(state.seat)})


def explain(state: State, seat: int, action: int, rule: int) -> Values:
    """L-INFO-08: the sentences name nothing, so they can't tell what the seat may not know."""
    return {}


def say_action(state: State, action: int) -> Message:
    """An action as a line in a list of choices."""
    if action < REVEAL:
        return Message("action-play", _card(play_card(action)) | _to(play_to(action)))
    if action < TAKE_SCAR:
        return Message("action-reveal", _token(action - REVEAL))
    if action < PLACE_SCAR:
        return _say_take(state, action - TAKE_SCAR)
    if action < PASS:
        return _say_place(action)
    return Message("action-pass", {})


def _say_take(state: State, token: int) -> Message:
    """A face-down scar is named by its place alone (L-INFO-02)."""
    territory, symbol = token_territory(token), token_symbol(token)
    if territory < PLACES and state.supply_up[territory, symbol]:
        scar = SCARS[state.supply[territory, symbol] - 1]
        return Message("action-take", {**_token(token), "scar": scar})
    return Message("action-take-hidden", _token(token))


def _say_place(action: int) -> Message:
    seat = slot_seat(action)
    side: Values = {"side": SIDES[seat] if seat < SEATS else "?"}
    slot = _slot(slot_of(action))
    return Message("action-place-border" if "left" in slot else "action-place", slot | side)


def log(state: State) -> list[Message]:
    """What the last step told, line by line."""
    return [_line(*map(int, row)) for row in state.event[: state.event_count]]


def _line(event: int, first: int, second: int, third: int) -> Message:
    name = f"log-{EVENTS[event]}"
    if event == DEAL:
        return Message(name, {"player": Seat(first)})
    if event == TRICK:
        return Message(name, {"trick": first})
    if event == VOID:
        return Message(name, {"player": Seat(first), "suit": SUITS[second]})
    if event == MOON_RISES:
        return _moon(first, second, third)
    if event == TURNS:
        return Message(name, _to(first) | {"points": second})
    if event in (RECRUITS_NOBODY, FILLS):
        return Message(name, _to(first))
    if event == ENDS:
        return Message(name, {})
    if event == PLACES_SCAR:
        return _placed(first, second, third)
    return Message(name, {"player": Seat(first), **_about(event, second, third)})


def _about(event: int, second: int, third: int) -> Values:
    """The values of an event that is told of a player."""
    name = EVENTS[event]
    if name in ("lead", "follow", "flip"):
        return _card(second) | _to(third)
    if name in ("reveal", "take"):
        return {"scar": SCARS[second - 1]} | _to(third)
    if event == WINS:
        return _card(second)
    if name == "no-slot":
        return {"scar": SCARS[second - 1]}
    return _to(second)


def _moon(moon: int, territory: int, trick: int) -> Message:
    """L-MOON-07: a moon of the last trick makes no trump any more."""
    values = _to(territory) | {"moon": MOONS[moon]}
    if trick == TRICKS:
        return Message("log-moon-last", values)
    return Message("log-moon", values | {"suit": SUITS[territory]})


def _placed(seat: int, scar: int, slot: int) -> Message:
    where = _slot(slot)
    name = "log-place-border" if "left" in where else "log-place"
    return Message(name, {"player": Seat(seat), "scar": SCARS[scar - 1], **where})


def _card(card: int) -> Values:
    if card >= CARDS:
        return {"suit": "?", "value": "?"}
    return {"suit": SUITS[CARD_SUIT[card]], "value": int(CARD_VALUE[card])}


def _to(territory: int) -> Values:
    return {"territory": territory_name(territory)}


def _token(token: int) -> Values:
    return _to(token_territory(token)) | {"place": token_symbol(token) + 1}


def _slot(slot: int) -> Values:
    if slot < FIRST_BORDER_SLOT:
        return {"territory": TERRITORIES[slot // MOST_SLOTS], "number": slot % MOST_SLOTS + 1}
    left, right = BORDERS[slot - FIRST_BORDER_SLOT]
    return {"left": TERRITORIES[left], "right": TERRITORIES[right]}


def verdict(state: State) -> list[Message]:
    """The final scoring, territory by territory, then the points and the winner."""
    return [*_control_lines(state), *_result_lines(state)]


def _control_lines(state: State) -> list[Message]:
    sides = count_sides(state)
    lines = []
    for territory in range(PLACES):
        seat = controller(sides, territory)
        strength = [int(sides[number, territory, STRENGTH]) for number in range(SEATS)]
        if seat == NOBODY:
            lines.append(Message("log-unclaimed", _to(territory) | {"strength": strength[0]}))
            continue
        values: Values = {
            "player": Seat(seat),
            "strength": strength[seat],
            "other": strength[1 - seat],
            "points": int(state.honor[territory, 0]),
        }
        lines.append(Message("log-control", values | _to(territory)))
    return lines


def _source_lines(points: NDArray[np.int64]) -> list[Message]:
    """L-SCO-01: what moons and scars bring; the honor tokens have been told."""
    return [
        Message(
            "log-source",
            {"player": Seat(seat), "source": source, "points": int(points[seat, column])},
        )
        for column, source in enumerate(SOURCES)
        for seat in range(SEATS)
        if column != FROM_HONOR and points[seat, column]
    ]


def _result_lines(state: State) -> list[Message]:
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
    score(state, points)
    totals = [int(points[seat].sum()) for seat in range(SEATS)]
    lines = _source_lines(points)
    for seat in range(SEATS):
        lines.append(Message("log-points", {"player": Seat(seat), "points": totals[seat]}))
    places = np.zeros(SEATS, np.int64)
    rank(state, places)
    if places[0] == places[1]:
        return [*lines, Message("log-draw", {})]
    winner = int(places[1] < places[0])
    if totals[0] == totals[1]:
        values: Values = {"player": Seat(winner), "wolves": int(lone_wolves(state, winner))}
        return [*lines, Message("log-winner-lone-wolves", values)]
    return [*lines, Message("log-winner", {"player": Seat(winner), "points": totals[winner]})]
