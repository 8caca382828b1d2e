"""What would come of it? Whatever could be done now, tried out on twin positions.

A client plans a turn with this: how far each pack reaches; and for whoever decides what an action
costs and how it can be paid, who would be stronger where, which prey would be surrounded or
caught, who would be pushed, which points it brings. Nothing is reckoned here that the rules don't
reckon themselves.
"""

from itertools import combinations
from typing import Annotated, Any, NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray

from nunatak.games.wolves.actions import ACTIONS, MOST_LEGAL, is_move, is_paid, is_wolf, to_cell
from nunatak.games.wolves.data import (
    FREE_ACTIONS,
    LAND,
    MOST_COST,
    NO_REGION,
    OWNERS,
    RING,
    SCORINGS,
    SEATS,
    SLOTS,
    SOURCES,
    TILES,
    VIRTUAL,
    Piece,
    Track,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import BOARDS, RANGE
from nunatak.games.wolves.log import WORDS
from nunatak.games.wolves.names import MOON, OWNER, PIECE, PREY, TERRAIN, cell_name, tile_names
from nunatak.games.wolves.nearest import nearest
from nunatak.games.wolves.presence import Presences, presences, ranked, strength
from nunatak.games.wolves.rules import apply, is_over, legal
from nunatak.games.wolves.rules.move import reach
from nunatak.games.wolves.rules.payment import cost_of, shown_tiles, terrain_of
from nunatak.games.wolves.rules.pieces import attribute
from nunatak.games.wolves.rules.rings import ring, rings
from nunatak.games.wolves.scoring import score
from nunatak.games.wolves.state import STATE, Phase, wolf_cell, wolf_kind
from nunatak.kernel.compiled import compiled
from nunatak.kernel.message import Message, Seat, Value
from nunatak.kernel.state import NOBODY, Actions, State, States, copy

Numbers = NDArray[np.int64]
Tables = np.ndarray[tuple[int, int, int], np.dtype[np.int64]]
UNSAID = frozenset(  # what the player has just decided
    {
        Event.PAYS,
        Event.PLANS,
        Event.SPENDS_ACTION,
        Event.CHOOSES,
        Event.TURN,
        Event.MOVES,
        Event.STOPS,
    }
)
SAID = np.array([event not in UNSAID for event in Event], np.bool_)

# ------------------------------------------------------------------ the form


Terrain = Annotated[str, TERRAIN]
WolfKind = Annotated[str, PIECE]
Owner = Annotated[Value, OWNER]


class Wolf(TypedDict):
    """6.4: where a wolf could end a Move now, whatever the terrain."""

    kind: WolfKind
    cell: str
    cells: list[str]


class Pack(TypedDict):
    """How far a pack reaches. W-GEO-05: the land cells within Howl Range of an own alpha."""

    reach: list[Wolf]
    howl_cells: list[str]


class SeatOf(TypedDict):
    """A seat among a text's values."""

    seat: int


class Said(TypedDict):
    """A text; a seat among its values stays a seat."""

    key: str
    values: dict[str, Value | SeatOf]


class Change(TypedDict):
    """The strength of a pack."""

    owner: int | None
    before: int
    after: int


class Winners(TypedDict):
    """W-SCORE-04 to W-SCORE-09: first, second, or the packs tied for first; None is nobody."""

    first: Owner | None
    second: Owner | None
    tied: list[Owner]


class Region(TypedDict):
    """W-SCORE-01: every pack whose strength changes, and who would be first."""

    slot: int
    strengths: list[Change]
    before: Winners
    after: Winners


class Ring(TypedDict):
    """W-HUNT-02: around prey of a kind that is still wanted."""

    slot: int
    prey: Annotated[str, PREY]
    before: int
    after: int
    needed: int


class Changes(TypedDict, total=False):
    """What would be different after an action; what stays is not listed."""

    said: list[Said]
    regions: list[Region]
    rings: list[Ring]
    due: Annotated[str, MOON]  # the phase of the moon that would be scored at the end of this turn
    then: Said  # what would be asked next
    points: list[int]


class Prospect(Changes):
    """A legal action."""

    action: dict[str, Value]
    terrain: NotRequired[Terrain]
    cost: NotRequired[int]
    token: NotRequired[bool]  # whether it takes a bonus action token


class Move(Changes):
    """6.4: a wolf that could move first or next, and a cell where it could end."""

    kind: WolfKind
    cell: str
    terrain: Terrain
    to: str


class Payment(TypedDict):
    """W-PAY-07: a way to pay a cost on a terrain."""

    terrain: Terrain
    cost: int
    tiles: str
    tokens: int


class Prospects(TypedDict):
    """What could be done: how far by each seat, and what by the one that decides and looks."""

    seats: list[Pack]
    closed: list[Prospect]  # of each kind of action that can't be done the one that comes nearest
    actions: list[Prospect]
    moves: list[Move]
    payments: list[Payment]


def prospects(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat can foresee; only whoever decides has actions to try out."""
    found = Prospects(
        seats=[_pack(state, number) for number in range(state.seats)],
        closed=[],
        actions=[],
        moves=[],
        payments=[],
    )
    if seat == state.seat and not is_over(state):
        before = Standing(state)
        tried = Trials(alone(state), *legal_in(alone(state)))
        found["actions"] = _actions(state, tried.numbers, before.changes(tried))
        found["moves"] = _moves(tried, before)
        if state.phase == Phase.ACT:
            found["payments"] = _payments(state)
            found["closed"] = _actions(state, *_closed(state, tried.numbers))
    return dict(found)


# ------------------------------------------------------------------ how far


def _pack(state: State, seat: int) -> Pack:
    return {"reach": _reach(state, seat), "howl_cells": _howl_cells(state, seat)}


def _reach(state: State, seat: int) -> list[Wolf]:
    twin = copy(state)
    twin.seat = seat
    out = np.empty(MOST_LEGAL, np.int16)
    found = []
    for kind in (Piece.ALPHA, Piece.PACK):
        for start in sorted(set(state.where[seat, kind, : state.count[seat, kind]].tolist())):
            cells = [cell_name(cell) for cell in out[: reach(twin, kind, start, out)].tolist()]
            found.append(Wolf(kind=PIECE.names[kind], cell=cell_name(start), cells=cells))
    return found


def _howl_cells(state: State, seat: int) -> list[str]:
    alphas = state.where[seat, Piece.ALPHA, : state.count[seat, Piece.ALPHA]].tolist()
    if not alphas:
        return []
    near = RANGE[state.layout, alphas].min(axis=0) <= attribute(state, seat, Track.HOWL_RANGE)
    return [cell_name(cell) for cell in np.flatnonzero(near & (state.terrain < LAND)).tolist()]


# ------------------------------------------------------------------ each action


def _actions(state: State, numbers: list[int], changes: list[Changes]) -> list[Prospect]:
    return [
        Prospect(**_price(state, number), **changed)  # type: ignore[typeddict-item]
        for number, changed in zip(numbers, changes, strict=True)
    ]


def _closed(state: State, legal_now: list[int]) -> tuple[list[int], list[Changes]]:
    """Actions that can't be done have a price, and no consequences."""
    numbers = nearest(state, legal_now)
    return numbers, [Changes() for _ in numbers]


def _price(state: State, number: int) -> dict[str, Any]:
    """An action, and what it costs."""
    found: dict[str, Any] = {"action": ACTIONS.to_json(ACTIONS.decode(number))}
    if is_paid(number):
        found["terrain"] = TERRAIN.name(terrain_of(state, number))
        found["cost"] = cost_of(number)
        found["token"] = bool(state.actions >= FREE_ACTIONS)
    return found


# ------------------------------------------------------------------ trials


class Trials:
    """Twins of positions, each after an action; what is to be paid is paid in the first way."""

    def __init__(self, states: States, owners: Numbers, numbers: Actions) -> None:
        count = len(numbers)
        self.numbers: list[int] = numbers.tolist()
        self.twins = np.zeros(count, STATE)
        points = np.zeros((count, SEATS, SOURCES), np.int64)
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
    points: Tables,
    found: Tables,
    packed: Numbers,
) -> None:
    """Carry out each action on a twin, and reckon points, presences and rings there."""
    ways = np.empty(MOST_LEGAL, np.int16)
    for n in range(len(numbers)):
        seat = states[owners[n]].seat
        twins[n] = states[owners[n]]
        apply(twins[n], numbers[n])
        if twins[n].phase == Phase.PAY:
            legal(twins[n], ways)
            apply(twins[n], ways[0])
        score(twins[n], points[n])
        found[n] = presences(twins[n])
        packed[n] = rings(twins[n], seat)


# ------------------------------------------------------------------ moves


def _moves(tried: Trials, before: "Standing") -> list[Move]:
    """6.4: each wolf that could move first or next, and each cell where it could end."""
    if before.phase == Phase.WOLF:
        return _ends(tried.those([is_wolf(number) for number in tried.numbers]), before)
    if before.phase != Phase.ACT:
        return []
    paid = tried.those([is_move(number) for number in tried.numbers])
    return _ends(_with_a_wolf(paid), before) if len(paid) else []


def _with_a_wolf(paid: States) -> States:
    """Each paid Move with each wolf that could go; a single wolf is not asked for."""
    owners, numbers = legal_in(paid)
    named = paid["phase"] == Phase.DESTINATION
    choices = np.array([is_wolf(n) for n in numbers.tolist()], np.bool_) & ~named[owners]
    chosen = Trials(paid, owners[choices], numbers[choices]).twins
    where = np.concatenate([np.flatnonzero(named), owners[choices]])
    return np.concatenate([paid[named], chosen])[np.argsort(where, kind="stable")]


def _ends(chosen: States, before: "Standing") -> list[Move]:
    """Each cell where each chosen wolf could end."""
    if not len(chosen):
        return []
    owners, numbers = legal_in(chosen)
    tried = Trials(chosen, owners, numbers)
    wolves, terrains = chosen["wolf"].tolist(), chosen["paid"].tolist()
    return [
        Move(
            kind=PIECE.names[wolf_kind(wolves[owner])],
            cell=cell_name(wolf_cell(wolves[owner])),
            terrain=TERRAIN.names[terrains[owner]],
            to=cell_name(to_cell(number)),
            **changed,
        )
        for owner, number, changed in zip(
            owners.tolist(), tried.numbers, before.changes(tried), strict=True
        )
    ]


# ------------------------------------------------------------------ payments


def _payments(state: State) -> list[Payment]:
    """W-PAY-07: for every terrain and cost each set of fitting tiles, the rest in tokens."""
    held = int(state.bonus_terrain[state.seat])
    found = []
    for terrain, name in enumerate(TERRAIN.names):
        shown = int(shown_tiles(state, state.seat, terrain))
        tiles = [1 << tile for tile in range(len(TILES)) if shown >> tile & 1]
        for cost in range(1, MOST_COST + 1):
            for tokens in range(min(cost, held) + 1):
                for chosen in combinations(tiles, cost - tokens):
                    flipped = tile_names(sum(chosen))
                    found.append(Payment(terrain=name, cost=cost, tiles=flipped, tokens=tokens))
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
        self.rings = int(rings(state, self.seat))
        self.points = _points(state)

    def changes(self, tried: Trials) -> list[Changes]:
        """What would be different, and what is asked next; nothing is listed that stays."""
        gained = tried.points[:, : len(self.points)] - self.points
        gains, points = gained.any(axis=1).tolist(), gained.tolist()
        moved = (tried.presences != self.presences).any(axis=(1, 2)).tolist()
        says, twins = tried.says, tried.twins
        when = zip(twins["days"].tolist(), twins["scored"].tolist(), strict=True)
        due = [self._due(days, scored) for days, scored in when]
        changes = []
        for n, phase in enumerate(tried.phases):
            found: Changes = {}
            if says[n]:
                found["said"] = [_plain(line) for line in WORDS.log(twins[n], without=UNSAID)]
            if moved[n] and (regions := self._regions(tried.presences[n])):
                found["regions"] = regions
            if tried.rings[n] != self.rings and (around := self._rings(tried.rings[n])):
                found["rings"] = around
            if due[n]:
                found["due"] = due[n]
            if phase in (Phase.LANDING, Phase.HUNT):
                found["then"] = _plain(WORDS.ask(twins[n]))
            if gains[n]:
                found["points"] = points[n]
            changes.append(found)
        return changes

    def _regions(self, after: Presences) -> list[Region]:
        changed = (after != self.presences).any(axis=0) & (self.state.region != NO_REGION)
        return [
            Region(
                slot=slot,
                strengths=_strengths(self.presences[:, slot].tolist(), after[:, slot].tolist()),
                before=_winners(self.presences, slot),
                after=_winners(after, slot),
            )
            for slot in np.flatnonzero(changed).tolist()
        ]

    def _rings(self, packed: int) -> list[Ring]:
        found = []
        for slot in range(BOARDS[self.layout]):
            old, new = ring(self.rings, slot), ring(packed, slot)
            if old != new and self.state.prey_left[slot] and not self._has(slot):
                prey = PREY.names[self.state.prey[slot]]
                found.append(Ring(slot=slot, prey=prey, before=old, after=new, needed=RING))
        return found

    def _has(self, slot: int) -> bool:
        return bool(int(self.state.hunted[self.seat]) >> int(self.state.prey[slot]) & 1)

    def _due(self, days: int, scored: int) -> str:
        """W-CAL-03: the phase of the moon that would fall due at the end of this turn."""
        phase = int(self.state.scored)
        if phase == SCORINGS or scored > phase:
            return ""
        day = int(self.state.phase_day[phase])
        return MOON.names[phase] if self.state.days < day <= days else ""


def _strengths(before: list[int], after: list[int]) -> list[Change]:
    return [
        Change(
            owner=None if owner == VIRTUAL else owner,
            before=strength(before[owner]),
            after=strength(after[owner]),
        )
        for owner in range(OWNERS)
        if after[owner] != before[owner]
    ]


def _winners(found: Presences, slot: int) -> Winners:
    tied, first, second = ranked(found, slot)
    several = [OWNER.name(owner) for owner in range(OWNERS) if tied >> owner & 1]
    return {
        "first": None if first == NOBODY else OWNER.name(first),
        "second": None if second == NOBODY else OWNER.name(second),
        "tied": several if first == NOBODY else [],
    }


def _points(state: State) -> Numbers:
    points = np.zeros((int(state.seats), SOURCES), np.int64)
    score(state, points)
    return points.sum(axis=1)


def _plain(message: Message) -> Said:
    values: dict[str, Value | SeatOf] = {
        name: SeatOf(seat=int(value)) if isinstance(value, Seat) else value
        for name, value in message.values.items()
    }
    return {"key": message.key, "values": values}
