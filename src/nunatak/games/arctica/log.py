"""What is said about it? Keys and values of texts; `text/` has the words."""

import numpy as np

from nunatak.games.arctica.actions import (
    ACTIVATE,
    ATTACK,
    DISPLACE_TO,
    DONE,
    ESCAPE_WITH,
    LAYER_ANSWERS,
    MELT_AT,
    NO_ESCAPE,
    NO_RESPONSE,
    PICK,
    PLACE_BERG,
    PLACE_FLAT,
    PLACE_HUNTER,
    PLACE_IGLOO_AT,
    PLAY,
    RESPOND_WITH,
    RETURN_TO,
    SPOTS,
    attack_figure,
    attack_target,
    cell_name,
    spot_cell,
    spot_layer,
    step_figure,
)
from nunatak.games.arctica.data import (
    CARD_KINDS,
    COD,
    DIRECTIONS,
    FIRST_COD,
    FIRST_FIGURE,
    HUNTER_OF,
    HUNTERS,
    ICE_KINDS,
    IGLOO,
    LAYERS,
    MELT,
    MOST_DRIFT,
    NEIGHBOUR,
    NO_HUNTER,
    NOWHERE,
    PACK,
    PLACES,
    SOURCES,
    TARGETS,
    UNSAID,
)
from nunatak.games.arctica.events import (
    ATTACKS,
    CAPTURES,
    DEALS_HUNTER,
    DISCARDS,
    DISPLACED,
    DRAWS,
    ENDS_COD,
    ESCAPES,
    EVENTS,
    FEEDS,
    FLEES,
    IGLOO_LOST,
    MELTS,
    NO_EFFECT,
    PLACES_FIGURE,
    PLACES_ICE,
    PLACES_ICEBERG,
    PLACES_IGLOO,
    PLAYS,
    RESHUFFLES,
    RESPONDS,
    RETURNS,
    SLIDES,
    STEPS,
    TURN_BEGINS,
)
from nunatak.games.arctica.events import DONE as ENDS_ACTIVATION
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.scoring import rank, score
from nunatak.games.arctica.state import (
    DISPLACE,
    DRIFT,
    ESCAPE,
    OVER,
    PHASES,
    RESPOND,
    RETURN,
    TURN,
)
from nunatak.kernel.game import Message, Seat
from nunatak.kernel.state import State

Values = dict[str, str | int]
UNKNOWN = "?"

# ------------------------------------------------------------------ what is asked


def say_role(role: str) -> Message:
    """What a seat plays."""
    return Message("hunter", {"hunter": role})


def ask(state: State) -> Message:
    """What the deciding seat is asked."""
    phase = PHASES[state.phase]
    if state.phase == TURN:
        return _ask_turn(state)
    if state.phase in (RETURN, DISPLACE):
        return Message(f"ask-{phase}", _figure(state.asked))
    if state.phase == DRIFT:
        return Message(f"ask-{phase}", _direction(state.drift) | {"number": int(state.drift_left)})
    if state.phase == ESCAPE:
        return Message(f"ask-{phase}", _figure(state.target))
    if state.phase == RESPOND:
        return Message(f"ask-{phase}", _direction(state.escape_card // MOST_DRIFT))
    return Message(f"ask-{phase}", {})


def _ask_turn(state: State) -> Message:
    """A-TURN-04: what is still open in this turn."""
    if state.active != NO_HUNTER:
        return Message("ask-turn-active", _hunter(state.active))
    if not state.card_played:
        return Message("ask-turn", {})
    return Message("ask-turn-end" if state.hunt_closed else "ask-turn-hunt", {})


def wait(state: State) -> Message:
    """What the others read meanwhile."""
    if state.phase == OVER:
        return ask(state)
    return Message(f"wait-{PHASES[state.phase]}", {"player": Seat(state.seat)})


# ------------------------------------------------------------------ why not


def explain(state: State, seat: int, action: int, rule: int) -> Values:
    """What the sentence of a refusal names; nothing that the seat may not know."""
    if rule in (Rule.A_DRIFT_12, Rule.A_MELT_08, Rule.A_MOVE_04, Rule.A_POS_09):
        return {"cell": cell_name(_cell_of(state, action))}
    if rule in (Rule.A_POS_02, Rule.A_POS_03, Rule.A_RET_05):
        return _figure(_figure_of(state, action))
    if rule == Rule.A_ESC_05:
        return _direction((action - ESCAPE_WITH) // LAYER_ANSWERS // MOST_DRIFT)
    if rule == Rule.A_ESC_10:
        return _direction(state.escape_card // MOST_DRIFT)
    return {}


def _cell_of(state: State, action: int) -> int:
    """The cell that an action names."""
    if action < ATTACK:
        return spot_cell(action)
    if MELT_AT <= action < RETURN_TO:
        return (action - MELT_AT) % PLACES
    if RETURN_TO <= action < ESCAPE_WITH:
        return spot_cell(action - RETURN_TO)
    if action < NO_ESCAPE:
        direction = (action - ESCAPE_WITH) // LAYER_ANSWERS // MOST_DRIFT
        return int(NEIGHBOUR[state.cell[state.target], direction])
    return spot_cell(action - PLACE_HUNTER)


def _figure_of(state: State, action: int) -> int:
    """The figure that an action names or answers for."""
    if action < ATTACK:
        return step_figure(action)
    if action < PLAY:
        return attack_figure(action)
    if action < ESCAPE_WITH:
        return int(state.asked)
    return int(FIRST_FIGURE[(action - PLACE_HUNTER) // SPOTS])


# ------------------------------------------------------------------ choices


def say_action(state: State, action: int) -> Message:
    """An action as a line in a list of choices."""
    if action < ATTACK:
        return _say_step(state, action)
    if action < PLAY:
        return _say_attack(action)
    if action < MELT_AT:
        return Message("action-play", _card(action - PLAY))
    if action < RETURN_TO:
        return _say_cell(state, action)
    if action < DONE:
        return _say_reply(state, action)
    if action < PLACE_FLAT:
        return _say_end(action)
    return _say_place(state, action)


def _say_step(state: State, action: int) -> Message:
    """Cod look alike, so a choice tells them apart by number and by where they are."""
    figure = step_figure(action)
    spot = _spot(state, spot_cell(action), spot_layer(action))
    if HUNTER_OF[figure] != COD:
        return Message("action-step", _figure(figure) | spot)
    here = cell_name(int(state.cell[figure])) if state.cell[figure] != NOWHERE else UNKNOWN
    return Message("action-step-cod", {"number": figure - FIRST_COD + 1, "from": here, **spot})


def _say_attack(action: int) -> Message:
    figure, target = _figure(attack_figure(action)), attack_target(action)
    if target == IGLOO or HUNTER_OF[target] != COD:
        return Message("action-attack", figure | _target(target))
    return Message("action-attack-cod", figure | {"number": target - FIRST_COD + 1})


def _say_cell(state: State, action: int) -> Message:
    """A token to melt or to drift, or where somebody is displaced to."""
    kind, cell = divmod(action - MELT_AT, PLACES)
    where: Values = {"cell": cell_name(cell)}
    if kind < (DISPLACE_TO - MELT_AT) // PLACES:
        key = "action-melt" if action < PICK else "action-drift"
        return Message(key, where | _ice(state.ice[cell]))
    if state.phase != DISPLACE:
        return Message("action-displace", where | {"figure": UNKNOWN})
    return Message("action-displace", where | _figure(state.asked))


def _say_reply(state: State, action: int) -> Message:
    if action < ESCAPE_WITH:
        spot = action - RETURN_TO
        figure = _figure(state.asked) if state.phase == RETURN else {"figure": UNKNOWN}
        return Message("action-return", figure | _spot(state, spot_cell(spot), spot_layer(spot)))
    if action == NO_ESCAPE:
        return Message("action-no-escape", {})
    if action < NO_ESCAPE:
        card, layer = divmod(action - ESCAPE_WITH, LAYER_ANSWERS)
        return Message("action-escape", _card(card) | {"layer": _layer(layer)})
    if action == NO_RESPONSE:
        return Message("action-no-response", {})
    return Message("action-respond", _card(action - RESPOND_WITH))


def _say_end(action: int) -> Message:
    if action >= ACTIVATE:
        return Message("action-activate", _hunter(action - ACTIVATE))
    return Message(("action-done", "action-end-turn", "action-swap")[action - DONE], {})


def _say_place(state: State, action: int) -> Message:
    if action < PLACE_BERG:
        kind, cell = divmod(action - PLACE_FLAT, PLACES)
        return Message("action-place-ice", _ice(PACK + kind) | {"cell": cell_name(cell)})
    if action < PLACE_HUNTER:
        return Message("action-place-iceberg", {"cell": cell_name(action - PLACE_BERG)})
    if action < PLACE_IGLOO_AT:
        hunter, spot = divmod(action - PLACE_HUNTER, SPOTS)
        where = _spot(state, spot_cell(spot), spot_layer(spot))
        return Message("action-place-figure", _hunter(hunter) | where)
    return Message("action-place-igloo", {"cell": cell_name(action - PLACE_IGLOO_AT)})


# ------------------------------------------------------------------ what happened


def log(state: State) -> list[Message]:
    """What the last step told, line by line."""
    return [_line(*map(int, row)) for row in state.event[: state.event_count]]


def _line(event: int, first: int, second: int, third: int) -> Message:
    return Message(f"log-{EVENTS[event]}", _about(event, first, second, third))


def _about(event: int, first: int, second: int, third: int) -> Values:
    """The values of an event."""
    if event in (STEPS, RETURNS, DISPLACED, FLEES, PLACES_FIGURE):
        return _figure(first) | {"cell": cell_name(second), "layer": LAYERS[third]}
    if event in (NO_EFFECT, IGLOO_LOST):
        return {}
    if event == SLIDES:
        return {"from": cell_name(first), "to": cell_name(second)} | _ice(third)
    if event == PLACES_IGLOO:
        return {"cell": cell_name(first)}
    if event == RESHUFFLES:
        return {"count": first}
    if event >= ENDS_COD:
        return {"turn": first}
    return {"player": Seat(first), **_deed(event, second, third)}


def _deed(event: int, second: int, third: int) -> Values:
    """The values of an event that is told of a player."""
    if event in (DEALS_HUNTER, ENDS_ACTIVATION):
        return _hunter(second)
    if event == TURN_BEGINS:
        return {"turn": second}
    if event == PLACES_ICE:
        return _ice(second) | {"cell": cell_name(third)}
    if event == PLACES_ICEBERG:
        return {"cell": cell_name(second)}
    if event == MELTS:
        return _ice(third) | {"cell": cell_name(second)}
    if event == ESCAPES:
        return _card(second) | {"layer": LAYERS[third]}
    if event in (PLAYS, RESPONDS, DISCARDS):
        return _card(second)
    if event == ATTACKS:
        return _figure(second) | _target(third)
    if event == CAPTURES:
        return _target(second)
    if event in (DRAWS, FEEDS):
        return {"count": second}
    return {}


def _hunter(hunter: int) -> Values:
    return {"hunter": HUNTERS[hunter]}


def _figure(figure: int) -> Values:
    """Cod are alike; the others have names of their own, in the kayak too (A-POS-08)."""
    return {"figure": "cod" if HUNTER_OF[figure] == COD else TARGETS[figure]}


def _target(target: int) -> Values:
    cod = target != IGLOO and HUNTER_OF[target] == COD
    return {"target": "cod" if cod else TARGETS[target]}


def _ice(kind: int) -> Values:
    return {"ice": ICE_KINDS[kind]}


def _layer(layer: int) -> str:
    return UNKNOWN if layer == UNSAID else LAYERS[layer]


def _spot(state: State, cell: int, layer: int) -> Values:
    """A cell and a layer; in the water it matters whether there is ice above."""
    name = _layer(layer)
    if name == "water":
        name = "under" if state.ice[cell] else "open"
    return {"cell": cell_name(cell), "layer": name}


def _direction(direction: int) -> Values:
    return {"direction": DIRECTIONS[direction]}


def _card(card: int) -> Values:
    if card == MELT:
        return {"card": "melt", "number": 0, "direction": UNKNOWN}
    if card >= CARD_KINDS:
        return {"card": UNKNOWN, "number": 0, "direction": UNKNOWN}
    return {"card": "drift", "number": card % MOST_DRIFT + 1, **_direction(card // MOST_DRIFT)}


# ------------------------------------------------------------------ how it ended


def verdict(state: State) -> list[Message]:
    """The final points, then the winner or those who share the victory."""
    seats = int(state.seats)
    points = np.zeros((seats, len(SOURCES)), np.int64)
    places = np.zeros(seats, np.int64)
    score(state, points)
    rank(state, places)
    totals = [int(points[seat].sum()) for seat in range(seats)]
    lines = [
        Message("log-points", {"player": Seat(seat), "points": halves(totals[seat])})
        for seat in range(seats)
    ]
    winners = [seat for seat in range(seats) if places[seat] == 1]
    return lines + [
        Message(_win_key(totals, winners), {"player": Seat(seat), "points": halves(totals[seat])})
        for seat in winners
    ]


def _win_key(totals: list[int], winners: list[int]) -> str:
    """A-SCORE-09, A-SCORE-10: won outright, by cod, or shared."""
    if len(winners) > 1:
        return "log-winner-shared"
    level = totals.count(totals[winners[0]]) > 1
    return "log-winner-cod" if level else "log-winner"


def halves(points: int) -> str:
    """Half points as people write them: `12`, `12½`."""
    whole, half = divmod(points, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")
