"""What is said about it? Keys and values of texts; `text/` has the words."""

from collections.abc import Callable
from typing import Any

import numpy as np

from nunatak.games.wolves.actions import (
    Build,
    Dominate,
    EndTurn,
    Howl,
    Hunt,
    Move,
    Pack,
    Pay,
    Place,
    Push,
    Stop,
    Tiles,
    To,
    Upgrade,
    Wolf,
    cell_name,
    decode,
    name_of,
    tile_names,
)
from nunatak.games.wolves.data import (
    ALPHA,
    DEN,
    KINDS,
    MOON_FIRST,
    MOON_SECOND,
    NO_PACK,
    PHASES_OF_THE_MOON,
    PREY,
    SIDES,
    SOURCES,
    SPREAD,
    TERRAINS,
    TRACKS,
    VIRTUAL,
)
from nunatak.games.wolves.events import (
    EVENTS,
    REGION_EMPTY,
    REGION_TIED,
    REGION_WON,
    SCORES,
)
from nunatak.games.wolves.rules.hunt import asked_slot
from nunatak.games.wolves.rules.payment import cost_of, terrain_of
from nunatak.games.wolves.rules.pieces import attribute, foreign_wolf
from nunatak.games.wolves.scoring import rank, score
from nunatak.games.wolves.state import (
    ACT,
    DESTINATION,
    DRAFT,
    HUNT,
    LANDING,
    OVER,
    PAY,
    PHASES,
    WOLF,
    kind_of,
    owner_of,
    wolf_cell,
    wolf_kind,
)
from nunatak.kernel.game import Message, Seat
from nunatak.kernel.state import NOBODY, State

Values = dict[str, str | int]

PIECE_NAMES = ("den", "pack_wolf", "alpha", "lair")  # by kind, as the texts call them
TOKENS = ("none", "bonus_terrain", "bonus_action")  # by bonus

# ------------------------------------------------------------------ what is asked


def say_role(role: str) -> Message:
    """What a seat plays."""
    return Message("pack-name", {"pack": role})


def ask(state: State) -> Message:
    """What the deciding seat is asked."""
    phase = int(state.phase)
    return Message(f"ask-{PHASES[phase]}", ASKED.get(phase, _nothing)(state))


def wait(state: State) -> Message:
    """What the others read meanwhile."""
    if state.phase == OVER:
        return ask(state)
    return Message(f"wait-{PHASES[state.phase]}", {"player": Seat(state.seat)})


def _nothing(_state: State) -> Values:
    return {}


def _ask_draft(state: State) -> Values:
    return {"pick": int(state.count[state.seat, ALPHA]) + 1}


def _ask_act(state: State) -> Values:
    return {
        "free": max(0, 2 - int(state.actions)),
        "tokens": int(state.bonus_action[state.seat]),
    }


def _ask_pay(state: State) -> Values:
    pending = int(state.pending)
    return {"cost": cost_of(pending), **_terrain(terrain_of(state, pending))}


def _ask_wolf(state: State) -> Values:
    left = attribute(state, state.seat, SPREAD) - int(state.moved_count)
    return {"left": left, **_terrain(int(state.paid))}


def _ask_destination(state: State) -> Values:
    return {**_wolf(int(state.wolf)), **_terrain(int(state.paid))}


def _ask_landing(state: State) -> Values:
    piece = foreign_wolf(state, state.seat, int(state.pushed))
    return {**_piece(state, piece), "cell": cell_name(int(state.pushed))}


def _ask_hunt(state: State) -> Values:
    return {"prey": PREY[state.prey[asked_slot(state)]]}


ASKED: dict[int, Callable[[State], Values]] = {
    DRAFT: _ask_draft,
    ACT: _ask_act,
    PAY: _ask_pay,
    WOLF: _ask_wolf,
    DESTINATION: _ask_destination,
    LANDING: _ask_landing,
    HUNT: _ask_hunt,
}

# ------------------------------------------------------------------ values


def _terrain(terrain: int) -> Values:
    return {"terrain": name_of(TERRAINS, terrain)}


def _wolf(wolf: int) -> Values:
    return {"piece": PIECE_NAMES[wolf_kind(wolf)], "cell": cell_name(wolf_cell(wolf))}


def _piece(state: State, piece: int) -> Values:
    return {"piece": PIECE_NAMES[kind_of(piece)], "pack": pack_name(state, owner_of(piece))}


def pack_name(state: State, owner: int) -> str:
    """How the texts call an owner's pack."""
    if owner == VIRTUAL:
        return "virtual"
    return "none" if state.pack[owner] == NO_PACK else TERRAINS[state.pack[owner]]


# ------------------------------------------------------------------ actions


def say_action(state: State, action: int) -> Message:
    """An action as a line in a list of choices."""
    match decode(action):
        case EndTurn():
            return Message("action-end-turn", {})
        case Stop():
            return Message("action-stop", {})
        case Move(terrain) | Pack(terrain) as chosen:
            key = "action-move" if isinstance(chosen, Move) else "action-pack"
            return Message(key, {"terrain": terrain, "pack": terrain})
        case Build(cell, track):
            return Message("action-build", {"cell": cell, "attribute": track})
        case Upgrade(cell):
            return Message("action-upgrade", {"cell": cell})
        case Howl(cell):
            return Message("action-howl", {"cell": cell})
        case Dominate(piece, cell, track):
            return _say_dominate(piece, cell, track)
        case Pay(tiles, tokens):
            return _say_pay(tiles, tokens)
        case Wolf(kind, cell):
            return Message("action-wolf", {"piece": _kind(kind), "cell": cell})
        case To(cell):
            return Message("action-to", {"cell": cell})
        case Push(cell):
            return Message("action-push", {"cell": cell})
        case Hunt(slot):
            return Message("action-hunt", {"slot": slot})
        case Place(cell):
            return Message("action-place", {"cell": cell})
        case Tiles(side):
            return Message("action-tiles", {"side": side})


def _kind(name: str) -> str:
    return PIECE_NAMES[KINDS.index(name)]


def _say_dominate(piece: str, cell: str, track: str) -> Message:
    named: Values = {"piece": _kind(piece), "cell": cell}
    if piece == KINDS[DEN]:
        return Message("action-dominate-den", {**named, "attribute": track})
    return Message("action-dominate", named)


def _say_pay(tiles: str, tokens: int) -> Message:
    if tiles and tokens:
        return Message("action-pay-both", {"tiles": tiles, "count": tokens})
    if tokens:
        return Message("action-pay-tokens", {"count": tokens})
    return Message("action-pay", {"tiles": tiles or "–"})


# ------------------------------------------------------------------ what happened


def log(state: State) -> list[Message]:
    """What the last step told, line by line."""
    lines: list[Message] = []
    moon = 0
    for row in state.event[: state.event_count]:
        event, first, second, third = map(int, row)
        if event == SCORES:
            moon = first
        if event in (REGION_WON, REGION_TIED, REGION_EMPTY):
            lines += _region(state, event, moon, (first, second, third))
        else:
            lines.append(_line(state, EVENTS[event], first, second, third))
    return lines


def _line(state: State, event: str, first: int, second: int, third: int) -> Message:
    """A line about an event; most begin with a seat."""
    if event == "plan":
        said = say_action(state, second)
        key = said.key.replace("action-", "log-plan-")
        return Message(key, {"player": Seat(first), **said.values})
    if event == "calendar":
        return Message("log-calendar", {"day": first})
    if event == "score":
        return Message("log-score", {"moon": PHASES_OF_THE_MOON[first - 1]})
    if event in ("end", "stalled"):
        return Message(f"log-{event}", {"rounds": int(state.stall_rounds)})
    if event == "push":
        values: Values = {"from": cell_name(second), "cell": cell_name(third)}
        return Message("log-push", {**_piece(state, first), **values})
    if event == "pay":
        return _paid(first, second, third)
    return Message(f"log-{event}", {"player": Seat(first), **_about(state, event, second, third)})


def _paid(seat: int, tiles: int, tokens: int) -> Message:
    said = _say_pay(tile_names(tiles), tokens)
    return Message(said.key.replace("action-", "log-"), {"player": Seat(seat), **said.values})


def _about(state: State, event: str, second: int, third: int) -> Values:
    """The values of an event that is told of a player."""
    table: dict[str, Callable[[], Values]] = {
        "pack": lambda: {"pack": TERRAINS[second]},
        "side": lambda: {"side": SIDES[second]},
        "place": lambda: {"cell": cell_name(second)},
        "choose": lambda: _wolf(second),
        "move": lambda: {
            "piece": PIECE_NAMES[wolf_kind(second)],
            "from": cell_name(wolf_cell(second)),
            "cell": cell_name(third),
        },
        "build": lambda: {"cell": cell_name(second), "attribute": TRACKS[third]},
        "upgrade": lambda: {"cell": cell_name(second)},
        "howl": lambda: {"cell": cell_name(second), "piece": PIECE_NAMES[third]},
        "dominate": lambda: {"cell": cell_name(second), **_piece(state, third)},
        "replace": lambda: {"cell": cell_name(second), "piece": PIECE_NAMES[third]},
        "attribute": lambda: {"attribute": TRACKS[second], "value": third},
        "gain": lambda: {"token": TOKENS[second]},
        "gain-none": lambda: {"token": TOKENS[second]},
        "hunt": lambda: {"prey": PREY[second], "slot": third},
    }
    return table.get(event, dict)()


def _region(state: State, event: int, moon: int, told: tuple[int, int, int]) -> list[Message]:
    """9.2: one region's outcome."""
    slot, first, second = told
    low: Values = {"slot": slot, "points": MOON_SECOND[moon]}
    if event == REGION_EMPTY:
        return [Message("log-region-empty", {"slot": slot})]
    if event == REGION_TIED:
        tied = [seat for seat in range(state.seats) if first >> seat & 1]
        lines = [Message("log-region-tie", {"player": Seat(seat), **low}) for seat in tied]
        return [Message("log-region-tied", {"slot": slot}), *lines]
    if first == VIRTUAL:
        lines = [Message("log-region-virtual", {"slot": slot})]
    else:
        high: Values = {"slot": slot, "points": MOON_FIRST[moon]}
        lines = [Message("log-region-first", {"player": Seat(first), **high})]
    if second not in (NOBODY, VIRTUAL):
        lines.append(Message("log-region-second", {"player": Seat(second), **low}))
    return lines


# ------------------------------------------------------------------ how it ended


def verdict(state: State) -> list[Message]:
    """The points of each player by source, then the winners."""
    seats = int(state.seats)
    points = np.zeros((seats, len(SOURCES)), np.int64)
    places = np.zeros(seats, np.int64)
    score(state, points)
    rank(state, places)
    lines = [_result(seat, points[seat]) for seat in range(seats)]
    winners = [seat for seat in range(seats) if places[seat] == 1]
    if len(winners) > 1:
        shared = [Message("log-shared", {"player": Seat(seat)}) for seat in winners]
        return [*lines, *shared]
    return [*lines, _winner(state, winners[0], points.sum(axis=1))]


def _result(seat: int, points: "np.ndarray[Any, np.dtype[np.int64]]") -> Message:
    values: Values = {source: int(points[number]) for number, source in enumerate(SOURCES)}
    return Message("log-points", {"player": Seat(seat), "points": int(points.sum()), **values})


def _winner(state: State, seat: int, totals: "np.ndarray[Any, np.dtype[np.int64]]") -> Message:
    tied = int((totals == totals[seat]).sum()) > 1
    key = "log-winner-tie" if tied else "log-winner"
    return Message(key, {"player": Seat(seat), "points": int(totals[seat])})
