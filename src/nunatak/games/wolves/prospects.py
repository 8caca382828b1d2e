"""What would come of it? For whoever decides: each legal action, tried out on a twin position.

A client plans a turn with this: what an action costs and how it can be paid, who would be
stronger where, which prey would be surrounded or caught, who would be pushed, which points it
brings. Nothing is reckoned here that the rules don't reckon themselves.
"""

from collections.abc import Iterator
from dataclasses import asdict
from itertools import combinations
from typing import Any

import numpy as np

from nunatak.games.wolves.actions import (
    BUILD,
    MOST_LEGAL,
    MOVE,
    PAY,
    TO,
    WOLF,
    cell_name,
    decode,
    tile_names,
)
from nunatak.games.wolves.data import (
    FREE_ACTIONS,
    KINDS,
    MOST_COST,
    OWNERS,
    PHASES_OF_THE_MOON,
    PREY,
    RING,
    SCORINGS,
    SOURCES,
    TERRAINS,
    TILES,
)
from nunatak.games.wolves.geometry import BOARDS
from nunatak.games.wolves.log import ask, log
from nunatak.games.wolves.presence import Presences, seat_or_none, strength, winners
from nunatak.games.wolves.rules import apply, legal
from nunatak.games.wolves.rules.hunt import BITS, COUNTER, rings
from nunatak.games.wolves.rules.payment import cost_of, shown_tiles, terrain_of
from nunatak.games.wolves.scoring import presences, score
from nunatak.games.wolves.state import ACT, DESTINATION, HUNT, LANDING, wolf_cell, wolf_kind
from nunatak.games.wolves.state import PAY as PAY_PHASE
from nunatak.games.wolves.state import WOLF as WOLF_PHASE
from nunatak.kernel.game import Message, Seat
from nunatak.kernel.state import State, copy

UNSAID = ("log-pay", "log-plan", "log-bonus", "log-choose", "log-turn", "log-move", "log-stop")


def prospects(state: State) -> dict[str, Any]:
    """All that the deciding seat could do now, and what would come of it."""
    before = Standing(state)
    return {
        "actions": [_action(state, before, number) for number in _legal(state)],
        "moves": _moves(state, before),
        "payments": _payments(state) if state.phase == ACT else [],
    }


def _legal(state: State) -> list[int]:
    out = np.empty(MOST_LEGAL, np.int16)
    return [int(number) for number in out[: legal(state, out)]]


def _after(state: State, number: int) -> State:
    """A twin after the action, paid in the first way if it is to be paid."""
    twin = copy(state)
    apply(twin, number)
    if twin.phase == PAY_PHASE:
        apply(twin, _legal(twin)[0])
    return twin


def _action(state: State, before: "Standing", number: int) -> dict[str, Any]:
    action = decode(number)
    found: dict[str, Any] = {"action": {"type": type(action).__name__.lower(), **asdict(action)}}
    if MOVE <= number < PAY:
        found["terrain"] = TERRAINS[terrain_of(state, number)]
        found["cost"] = cost_of(number)
        found["token"] = bool(state.actions >= FREE_ACTIONS)
    return found | before.changes(_after(state, number))


# ------------------------------------------------------------------ moves


def _moves(state: State, before: "Standing") -> list[dict[str, Any]]:
    """6.4: each wolf that could move first or next, and each cell where it could end."""
    if state.phase == WOLF_PHASE:
        return list(_moves_of(state, before))
    if state.phase != ACT:
        return []
    moves = [number for number in _legal(state) if MOVE <= number < BUILD]
    return [move for number in moves for move in _moves_of(_after(state, number), before)]


def _moves_of(state: State, before: "Standing") -> Iterator[dict[str, Any]]:
    """The moves of a paid Move; a single wolf is not asked for."""
    if state.phase == DESTINATION:
        yield from _ends_of(state, before)
        return
    for number in _legal(state):
        if number >= WOLF:
            yield from _ends_of(_after(state, number), before)


def _ends_of(state: State, before: "Standing") -> Iterator[dict[str, Any]]:
    wolf = int(state.wolf)
    named = {
        "kind": KINDS[wolf_kind(wolf)],
        "cell": cell_name(wolf_cell(wolf)),
        "terrain": TERRAINS[state.paid],
    }
    for number in _legal(state):
        yield named | {"to": cell_name(number - TO)} | before.changes(_after(state, number))


# ------------------------------------------------------------------ payments


def _payments(state: State) -> list[dict[str, Any]]:
    """W-PAY-07: for every terrain and cost each set of fitting tiles, the rest in tokens."""
    held = int(state.bonus_terrain[state.seat])
    found = []
    for terrain, name in enumerate(TERRAINS):
        shown = int(shown_tiles(state, state.seat, terrain))
        tiles = [tile for tile in range(len(TILES)) if shown >> tile & 1]
        for cost in range(1, MOST_COST + 1):
            for tokens in range(min(cost, held) + 1):
                for chosen in combinations(tiles, cost - tokens):
                    flipped = tile_names(sum(1 << tile for tile in chosen))
                    found.append(
                        {"terrain": name, "cost": cost, "tiles": flipped, "tokens": tokens}
                    )
    return found


# ------------------------------------------------------------------ consequences


class Standing:
    """How matters stand, to be compared with how they would."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = int(state.seat)
        self.presences: Presences = presences(state)
        self.rings = int(rings(state, self.seat))
        self.points = _points(state)

    def changes(self, twin: State) -> dict[str, Any]:
        """What would be different, and what is asked next; nothing is listed that stays."""
        found = {
            "said": _said(twin),
            "points": _points(twin) - self.points,
            "regions": self._regions(presences(twin)),
            "rings": self._rings(int(rings(twin, self.seat))),
            "due": self._due(twin),
            "then": _plain(ask(twin)) if twin.phase in (LANDING, HUNT) else None,
        }
        points = found.pop("points")
        changed = {name: value for name, value in found.items() if value}
        return changed | ({"points": points.tolist()} if points.any() else {})

    def _regions(self, found: Presences) -> list[dict[str, Any]]:
        slots = np.flatnonzero((found != self.presences).any(axis=0))
        return [self._region(found, int(slot)) for slot in slots if self.state.region[slot] >= 0]

    def _region(self, found: Presences, slot: int) -> dict[str, Any]:
        """W-SCORE-01: every pack whose strength changes, and who would be first."""
        return {
            "slot": slot,
            "strengths": [
                {
                    "owner": seat_or_none(owner),
                    "before": strength(self.presences, owner, slot),
                    "after": strength(found, owner, slot),
                }
                for owner in range(OWNERS)
                if found[owner, slot] != self.presences[owner, slot]
            ],
            "before": winners(self.presences, slot),
            "after": winners(found, slot),
        }

    def _rings(self, packed: int) -> list[dict[str, Any]]:
        """W-HUNT-02: around prey of a kind that is still wanted."""
        found = []
        for slot in range(BOARDS[self.state.layout]):
            old, new = (ring >> (BITS * slot) & COUNTER for ring in (self.rings, packed))
            if old != new and self.state.prey_left[slot] and not self._has(slot):
                prey = PREY[self.state.prey[slot]]
                ring = {"slot": slot, "prey": prey, "before": old, "after": new, "needed": RING}
                found.append(ring)
        return found

    def _has(self, slot: int) -> bool:
        return bool(int(self.state.hunted[self.seat]) >> int(self.state.prey[slot]) & 1)

    def _due(self, twin: State) -> str | None:
        """W-CAL-03: the phase of the moon that would fall due at the end of this turn."""
        phase = int(self.state.scored)
        if phase == SCORINGS or twin.scored > phase:
            return None
        day = int(self.state.phase_day[phase])
        return PHASES_OF_THE_MOON[phase] if self.state.days < day <= twin.days else None


def _points(state: State) -> Any:
    points = np.zeros((int(state.seats), len(SOURCES)), np.int64)
    score(state, points)
    return points.sum(axis=1)


def _said(state: State) -> list[dict[str, Any]]:
    """What the log would say, without what the player has just decided."""
    return [_plain(line) for line in log(state) if not line.key.startswith(UNSAID)]


def _plain(message: Message) -> dict[str, Any]:
    """A message as JSON; a seat among its values stays a seat."""
    values = {
        name: {"seat": int(value)} if isinstance(value, Seat) else value
        for name, value in message.values.items()
    }
    return {"key": message.key, "values": values}
