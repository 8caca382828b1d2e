"""What would come of it? For whoever decides: each legal action, tried out on a twin position.

A client plans a turn with this: what an action costs and how it can be paid, who would be
stronger where, which prey would be surrounded or caught, who would be pushed, which points it
brings. Nothing is reckoned here that the rules don't reckon themselves.
"""

from dataclasses import asdict
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

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
    SEATS,
    SLOTS,
    SOURCES,
    TERRAINS,
    TILES,
)
from nunatak.games.wolves.events import (
    CHOOSES,
    EVENTS,
    MOVES,
    PAYS,
    PLANS,
    SPENDS_ACTION,
    STOPS,
    TURN,
)
from nunatak.games.wolves.geometry import BOARDS
from nunatak.games.wolves.log import ask, log
from nunatak.games.wolves.presence import (
    Column,
    Presences,
    columns,
    seat_or_none,
    strength,
    winners,
)
from nunatak.games.wolves.rules import apply, legal
from nunatak.games.wolves.rules.hunt import BITS, COUNTER, rings
from nunatak.games.wolves.rules.payment import cost_of, shown_tiles, terrain_of
from nunatak.games.wolves.scoring import presences, score
from nunatak.games.wolves.state import ACT, DESTINATION, HUNT, LANDING, STATE, wolf_cell, wolf_kind
from nunatak.games.wolves.state import PAY as PAY_PHASE
from nunatak.games.wolves.state import WOLF as WOLF_PHASE
from nunatak.kernel.compiled import compiled
from nunatak.kernel.game import Message, Seat
from nunatak.kernel.state import Actions, State, States

UNSAID = ("log-pay", "log-plan", "log-bonus", "log-choose", "log-turn", "log-move", "log-stop")
Numbers = NDArray[np.int64]
SAID = np.ones(len(EVENTS), np.bool_)  # the events whose lines are not unsaid
SAID[[PAYS, PLANS, SPENDS_ACTION, CHOOSES, TURN, MOVES, STOPS]] = False


def prospects(state: State) -> dict[str, Any]:
    """All that the deciding seat could do now, and what would come of it."""
    before = Standing(state)
    tried = Trials(alone(state), *legal_in(alone(state)))
    return {
        "actions": _actions(state, tried.numbers, before.changes(tried)),
        "moves": _moves(tried, before),
        "payments": _payments(state) if state.phase == ACT else [],
    }


def _actions(
    state: State, numbers: list[int], changes: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    token = bool(state.actions >= FREE_ACTIONS)
    found = []
    for number, changed in zip(numbers, changes, strict=True):
        action: dict[str, Any] = {"action": _form(number)}
        if MOVE <= number < PAY:
            action["terrain"] = TERRAINS[terrain_of(state, number)]
            action["cost"] = cost_of(number)
            action["token"] = token
        found.append(action | changed)
    return found


@cache
def _form(number: int) -> dict[str, Any]:
    action = decode(number)
    return {"type": type(action).__name__.lower(), **asdict(action)}


# ------------------------------------------------------------------ trials


class Trials:
    """Twins of positions, each after an action; what is to be paid is paid in the first way."""

    def __init__(self, states: States, owners: Numbers, numbers: Actions) -> None:
        count = len(numbers)
        self.numbers: list[int] = numbers.tolist()
        self.twins = np.zeros(count, STATE)
        points = np.zeros((count, SEATS, len(SOURCES)), np.int64)
        self.presences = np.zeros((count, OWNERS, SLOTS), np.int64)
        packed = np.zeros(count, np.int64)
        try_out(states, owners, numbers, self.twins, points, self.presences, packed)
        self.points = points.sum(axis=2)
        self.rings: list[int] = packed.tolist()
        self.phases: list[int] = self.twins["phase"].tolist()

    def those(self, chosen: list[bool]) -> States:
        """Some of the twins."""
        return self.twins[np.array(chosen, np.bool_)]

    @property
    def says(self) -> list[bool]:
        """Whether the log would say anything of each, beside what the player has just decided."""
        events = self.twins["event"][:, :, 0]
        happened = np.arange(events.shape[1]) < self.twins["event_count"][:, None]
        found: list[bool] = (happened & SAID[events]).any(axis=1).tolist()
        return found


def alone(state: State) -> States:
    """A position as the only one of an array."""
    states = np.zeros(1, STATE)
    states[0] = state
    return states


def legal_in(states: States) -> tuple[Numbers, Actions]:
    """The legal actions of several positions: which position, and which action."""
    out = np.empty((len(states), MOST_LEGAL), np.int16)
    counts = np.zeros(len(states), np.int64)
    list_legal(states, out, counts)
    owners = np.repeat(np.arange(len(states)), counts)
    return owners, out[np.arange(MOST_LEGAL) < counts[:, None]]


@compiled
def list_legal(states: States, out: Actions, counts: Numbers) -> None:
    """The legal actions of each position."""
    for n in range(len(states)):
        counts[n] = legal(states[n], out[n])


@compiled
def try_out(
    states: States,
    owners: Numbers,
    numbers: Actions,
    twins: States,
    points: Numbers,
    found: Numbers,
    packed: Numbers,
) -> None:
    """Carry out each action on a twin, and reckon points, presences and rings there."""
    ways = np.empty(MOST_LEGAL, np.int16)
    for n in range(len(numbers)):
        seat = states[owners[n]].seat
        twins[n] = states[owners[n]]
        apply(twins[n], numbers[n])
        if twins[n].phase == PAY_PHASE:
            legal(twins[n], ways)
            apply(twins[n], ways[0])
        score(twins[n], points[n])
        found[n] = presences(twins[n])
        packed[n] = rings(twins[n], seat)


# ------------------------------------------------------------------ moves


def _moves(tried: Trials, before: "Standing") -> list[dict[str, Any]]:
    """6.4: each wolf that could move first or next, and each cell where it could end."""
    if before.phase == WOLF_PHASE:
        return _ends(tried.those([number >= WOLF for number in tried.numbers]), before)
    if before.phase != ACT:
        return []
    paid = tried.those([MOVE <= number < BUILD for number in tried.numbers])
    return _ends(_with_a_wolf(paid), before) if len(paid) else []


def _with_a_wolf(paid: States) -> States:
    """Each paid Move with each wolf that could go; a single wolf is not asked for."""
    owners, numbers = legal_in(paid)
    named = paid["phase"] == DESTINATION
    choices = (numbers >= WOLF) & ~named[owners]
    chosen = Trials(paid, owners[choices], numbers[choices]).twins
    where = np.concatenate([np.flatnonzero(named), owners[choices]])
    return np.concatenate([paid[named], chosen])[np.argsort(where, kind="stable")]


def _ends(chosen: States, before: "Standing") -> list[dict[str, Any]]:
    """Each cell where each chosen wolf could end."""
    if not len(chosen):
        return []
    owners, numbers = legal_in(chosen)
    tried = Trials(chosen, owners, numbers)
    named = [
        {
            "kind": KINDS[wolf_kind(wolf)],
            "cell": cell_name(wolf_cell(wolf)),
            "terrain": TERRAINS[terrain],
        }
        for wolf, terrain in zip(chosen["wolf"].tolist(), chosen["paid"].tolist(), strict=True)
    ]
    return [
        named[owner] | {"to": cell_name(number - TO)} | changed
        for owner, number, changed in zip(
            owners.tolist(), tried.numbers, before.changes(tried), strict=True
        )
    ]


# ------------------------------------------------------------------ payments


def _payments(state: State) -> list[dict[str, Any]]:
    """W-PAY-07: for every terrain and cost each set of fitting tiles, the rest in tokens."""
    shown = (int(shown_tiles(state, state.seat, terrain)) for terrain in range(len(TERRAINS)))
    return _ways(tuple(shown), int(state.bonus_terrain[state.seat]))


@lru_cache(maxsize=256)
def _ways(shown: tuple[int, ...], held: int) -> list[dict[str, Any]]:
    found = []
    for terrain, name in enumerate(TERRAINS):
        tiles = [tile for tile in range(len(TILES)) if shown[terrain] >> tile & 1]
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
        self.phase = int(state.phase)
        self.layout = int(state.layout)
        self.presences: Presences = presences(state)
        self.columns = columns(self.presences)
        self.rings = int(rings(state, self.seat))
        self.points = _points(state)

    def changes(self, tried: Trials) -> list[dict[str, Any]]:
        """What would be different, and what is asked next; nothing is listed that stays."""
        gained = tried.points[:, : len(self.points)] - self.points
        gains, points = gained.any(axis=1).tolist(), gained.tolist()
        moved = (tried.presences != self.presences).any(axis=(1, 2)).tolist()
        says, twins = tried.says, tried.twins
        when = zip(twins["days"].tolist(), twins["scored"].tolist(), strict=True)
        due = [self._due(days, scored) for days, scored in when]
        changes = []
        for n, phase in enumerate(tried.phases):
            found: dict[str, Any] = {}
            if says[n]:
                found["said"] = _said(twins[n])
            if moved[n]:
                found["regions"] = self._regions(tried.presences[n])
            if tried.rings[n] != self.rings:
                found["rings"] = self._rings(tried.rings[n])
            if due[n]:
                found["due"] = due[n]
            if phase in (LANDING, HUNT):
                found["then"] = _plain(ask(twins[n]))
            if gains[n]:
                found["points"] = points[n]
            changes.append({name: value for name, value in found.items() if value})
        return changes

    def _regions(self, found: Presences) -> list[dict[str, Any]]:
        after = columns(found)
        return [
            _region(slot, self.columns[slot], after[slot])
            for slot in range(SLOTS)
            if after[slot] != self.columns[slot] and self.state.region[slot] >= 0
        ]

    def _rings(self, packed: int) -> list[dict[str, Any]]:
        """W-HUNT-02: around prey of a kind that is still wanted."""
        found = []
        for slot in range(BOARDS[self.layout]):
            old, new = self.rings >> (BITS * slot) & COUNTER, packed >> (BITS * slot) & COUNTER
            if old != new and self.state.prey_left[slot] and not self._has(slot):
                prey = PREY[self.state.prey[slot]]
                ring = {"slot": slot, "prey": prey, "before": old, "after": new, "needed": RING}
                found.append(ring)
        return found

    def _has(self, slot: int) -> bool:
        return bool(int(self.state.hunted[self.seat]) >> int(self.state.prey[slot]) & 1)

    def _due(self, days: int, scored: int) -> str | None:
        """W-CAL-03: the phase of the moon that would fall due at the end of this turn."""
        phase = int(self.state.scored)
        if phase == SCORINGS or scored > phase:
            return None
        day = int(self.state.phase_day[phase])
        return PHASES_OF_THE_MOON[phase] if self.state.days < day <= days else None


@lru_cache(maxsize=1 << 14)  # wolves come and go: the same changes are met again and again
def _region(slot: int, before: Column, after: Column) -> dict[str, Any]:
    """W-SCORE-01: every pack whose strength changes, and who would be first."""
    return {
        "slot": slot,
        "strengths": [
            {
                "owner": seat_or_none(owner),
                "before": strength(before[owner]),
                "after": strength(after[owner]),
            }
            for owner in range(OWNERS)
            if after[owner] != before[owner]
        ],
        "before": winners(before),
        "after": winners(after),
    }


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
