"""Who may see it? Everything is open; here is all that a player at the table could count."""

from functools import cache, lru_cache
from typing import Any

import numpy as np

from nunatak.games.wolves.actions import MOST_LEGAL, cell_name, decode, write
from nunatak.games.wolves.data import (
    ALPHA,
    BONUSES,
    DEN_VP,
    FACE,
    FREE_ACTIONS,
    GROUNDS,
    HOWL_RANGE,
    KINDS,
    LAIR,
    LAIR_VP,
    LAND,
    MOON_FIRST,
    MOON_SECOND,
    NO_CELL,
    NO_MOON,
    NO_PACK,
    NO_PIECE,
    NO_PREY,
    NO_REGION,
    NO_TERRAIN,
    PACK_WOLF,
    PHASES_OF_THE_MOON,
    PIECES,
    PREY,
    REGIONS,
    RESERVE,
    RESERVE_ALPHAS,
    RING,
    ROOM,
    SCORINGS,
    SIDES,
    SOURCES,
    TERRAINS,
    TILES,
    TRACK_DENS,
    TRACKS,
    VALUE,
    VIRTUAL,
    VOID,
    WOLF_VP,
)
from nunatak.games.wolves.events import MOVES, PUSHES
from nunatak.games.wolves.geometry import (
    BESIDE_LAKE,
    BOARDS,
    COORDINATES,
    LAKE_CELL,
    NEIGHBOUR,
    NEIGHBOURS,
    PREY_CELL,
    RANGE,
    SLOT,
    WALK,
)
from nunatak.games.wolves.laws import calendar
from nunatak.games.wolves.presence import columns, seat_or_none, strengths, winners
from nunatak.games.wolves.prospects import prospects
from nunatak.games.wolves.rules import is_over
from nunatak.games.wolves.rules.hunt import BITS, COUNTER, rings
from nunatak.games.wolves.rules.move import reach
from nunatak.games.wolves.rules.pieces import attribute
from nunatak.games.wolves.scoring import presences, rank, score, score_phase
from nunatak.games.wolves.setup import options_of
from nunatak.games.wolves.state import (
    ENDINGS,
    NO_ACTION,
    NO_WOLF,
    PHASES,
    is_two_player,
    kind_of,
    owner_of,
    wolf_cell,
    wolf_kind,
)
from nunatak.kernel.once import once_per_position
from nunatak.kernel.state import State, begin_step, copy


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Everything is public (section 4, last line), ready for JSON; who decides also gets plans."""
    decides = seat == state.seat and not is_over(state)
    return {**_public(state), "prospects": prospects(state) if decides else None}


@once_per_position
def _public(state: State) -> dict[str, Any]:
    return {
        "options": options_of(state),
        "phase": PHASES[state.phase],
        "seat": None if is_over(state) else int(state.seat),
        "first": int(state.first),
        "ended": ENDINGS[state.ended],
        "actions": _actions(state),
        "calendar": _calendar(state),
        "open": _open(state),
        "cells": _cells(state),
        "regions": _regions(state),
        "seats": _seats(state),
        "virtual": _pack(state, VIRTUAL),
        "tracks": _tracks(state),
        "walked": _walked(state),
    }


def _actions(state: State) -> dict[str, Any]:
    """W-TURN-01, W-TURN-02: how many actions were taken, how many are left without a token."""
    taken = int(state.actions)
    return {"taken": taken, "free": max(0, FREE_ACTIONS - taken)}


def _calendar(state: State) -> dict[str, Any]:
    """9.1: filled days, what lies on them, and when the next scoring falls due."""
    days = int(state.days)
    left = [int(day) - days for day in state.phase_day[state.scored :]]
    return {
        "days": days,
        "phase_days": [int(day) for day in state.phase_day],
        "scored": [PHASES_OF_THE_MOON[number] for number in range(state.scored)],
        "next": None if state.scored == SCORINGS else PHASES_OF_THE_MOON[state.scored],
        "days_to_next": max(0, left[0]) if left else None,
        "quiet_turns": max(0, int(state.quiet)),
        **calendar(state),
    }


def _open(state: State) -> dict[str, Any]:
    """The action that is being carried out."""
    pending = int(state.pending)
    moved = state.moved[: state.moved_count]
    return {
        "pending": None if pending == NO_ACTION else write(decode(pending)),
        "terrain": None if state.paid == NO_TERRAIN else TERRAINS[state.paid],
        "moved": [_wolf(int(wolf)) for wolf in moved],
        "wolf": None if state.wolf == NO_WOLF else _wolf(int(state.wolf)),
        "displaced": None if state.pushed == NO_CELL else cell_name(int(state.pushed)),
    }


def _walked(state: State) -> list[dict[str, Any]]:
    """W-MOVE-05, W-DISP-04: a shortest way of each wolf that the last step moved or pushed."""
    told = [tuple(map(int, row)) for row in state.event[: state.event_count]]
    ways = [(wolf_cell(wolf), end) for event, _, wolf, end in told if event == MOVES]
    ways += [(start, end) for event, _, start, end in told if event == PUSHES]
    layout = int(state.layout)
    return [{"path": [cell_name(cell) for cell in _way(layout, start, end)]} for start, end in ways]


def _way(layout: int, start: int, end: int) -> list[int]:
    """Over land, step by step nearer to the end."""
    way = [start]
    while way[-1] != end:
        around = NEIGHBOUR[layout, way[-1], : NEIGHBOURS[layout, way[-1]]]
        way.append(min(map(int, around), key=lambda cell: int(WALK[layout, cell, end])))
    return way


def _wolf(wolf: int) -> dict[str, str]:
    return {"kind": KINDS[wolf_kind(wolf)], "cell": cell_name(wolf_cell(wolf))}


def _pack(state: State, owner: int) -> str | None:
    return None if state.pack[owner] == NO_PACK else TERRAINS[state.pack[owner]]


# ------------------------------------------------------------------ the map


def _cells(state: State) -> list[dict[str, Any]]:
    tokens, pieces = state.token.tolist(), state.piece[:, :ROOM].tolist()
    return [
        {
            **ground,
            "token": (None, "lone_wolf", "prey")[tokens[cell]],
            "pieces": [_piece(piece) for piece in pieces[cell] if piece != NO_PIECE],
        }
        for cell, ground in _grounds(int(state.layout), state.terrain.tobytes())
    ]


@lru_cache(maxsize=1024)  # a map never changes
def _grounds(layout: int, terrains: bytes) -> list[tuple[int, dict[str, Any]]]:
    """The cells of a map, and what is printed there."""
    found = enumerate(np.frombuffer(terrains, np.int8).tolist())
    return [(cell, _ground(layout, cell, terrain)) for cell, terrain in found if terrain != VOID]


@cache
def _ground(layout: int, cell: int, terrain: int) -> dict[str, Any]:
    return {
        "cell": cell_name(cell),
        "q": COORDINATES[cell][0],
        "r": COORDINATES[cell][1],
        "slot": int(SLOT[layout, cell]),
        "terrain": GROUNDS[terrain],
        "beside_lake": bool(BESIDE_LAKE[layout, cell]),
    }


@cache
def _piece(piece: int) -> dict[str, Any]:
    return {"owner": seat_or_none(owner_of(piece)), "kind": KINDS[kind_of(piece)]}


def _regions(state: State) -> list[dict[str, Any]]:
    """9.2: who is how strong where, and who would win now. W-SUP-04, W-SET-08: the reminders."""
    found = columns(presences(state))
    around = [int(rings(state, seat)) for seat in range(state.seats)]
    return [
        {
            "slot": slot,
            "region": REGIONS[state.region[slot]],
            "lake": cell_name(int(LAKE_CELL[state.layout, slot])),
            "moons": [_moon(int(moon)) for moon in state.moon[slot] if moon != NO_MOON],
            "reminder": bool(state.moon[slot, 0] == state.scored + 1),
            "prey": None if state.prey[slot] == NO_PREY else PREY[state.prey[slot]],
            "prey_left": int(state.prey_left[slot]),
            "prey_cell": cell_name(int(PREY_CELL[state.layout, slot])),
            "strengths": strengths(found[slot]),
            "rings": _rings(around, slot),
            **winners(found[slot]),
        }
        for slot in range(BOARDS[state.layout])
        if state.region[slot] != NO_REGION
    ]


def _rings(around: list[int], slot: int) -> list[dict[str, int]]:
    """W-HUNT-02: on how many cells around the prey each pack has wolves."""
    counted = [packed >> (BITS * slot) & COUNTER for packed in around]
    return [
        {"owner": seat, "cells": cells, "needed": RING}
        for seat, cells in enumerate(counted)
        if cells
    ]


def _moon(moon: int) -> dict[str, Any]:
    phase = PHASES_OF_THE_MOON[moon - 1]
    return {"phase": phase, "first": MOON_FIRST[moon], "second": MOON_SECOND[moon]}


# ------------------------------------------------------------------ the packs


def _seats(state: State) -> list[dict[str, Any]]:
    seats = int(state.seats)
    points = np.zeros((seats, len(SOURCES)), np.int64)
    places = np.zeros(seats, np.int64)
    score(state, points)
    rank(state, places)
    projected = _projected(state)
    return [
        {
            **_board(state, seat),
            "reach": _reach(state, seat),
            "howl_cells": _howl_cells(state, seat),
            "points": int(points[seat].sum()),
            "sources": _by_source(points[seat]),
            "projected": int(projected[seat].sum()),
            "projected_sources": _by_source(projected[seat]),
            "rank": int(places[seat]),
        }
        for seat in range(seats)
    ]


def _by_source(points: Any) -> dict[str, int]:
    return dict(zip(SOURCES, points.tolist(), strict=True))


def _projected(state: State) -> Any:
    """The points if every moon token still on the map were scored as the pieces stand now."""
    twin = copy(state)
    while twin.scored < SCORINGS and not is_over(state):
        begin_step(twin)
        score_phase(twin)
    points = np.zeros((int(state.seats), len(SOURCES)), np.int64)
    score(twin, points)
    return points


def _board(state: State, seat: int) -> dict[str, Any]:
    """3.7, 3.8: the pack board, tiles and tokens."""
    used = int(state.wolves_used[seat])
    lairs = int(state.count[seat, LAIR])
    return {
        "pack": _pack(state, seat),
        "tiles": _tiles(state, seat),
        "bonus_terrain": int(state.bonus_terrain[seat]),
        "bonus_action": int(state.bonus_action[seat]),
        "attributes": _attributes(state, seat),
        "lairs_left": PIECES[LAIR] - lairs,
        "next_lair_vp": LAIR_VP[lairs + 1] if lairs < PIECES[LAIR] else None,
        "reserve": [
            KINDS[ALPHA if place in RESERVE_ALPHAS else PACK_WOLF] for place in range(used, RESERVE)
        ],
        "next_wolf_vp": WOLF_VP[used + 1] if used < RESERVE else None,
        "prey": [prey for n, prey in enumerate(PREY) if int(state.hunted[seat]) >> n & 1],
        "moons": {
            phase: int(state.moons_won[seat, 1 + n]) for n, phase in enumerate(PHASES_OF_THE_MOON)
        },
        "on_map": {kind: int(state.count[seat, n]) for n, kind in enumerate(KINDS)},
    }


def _attributes(state: State, seat: int) -> dict[str, Any]:
    """3.8: what each track shows."""
    two = bool(is_two_player(state))
    dens = state.dens_off[seat].tolist()
    bonuses = state.den_bonus.tolist()
    return {
        track: _attribute(number, dens[number], tuple(bonuses[number]), two)
        for number, track in enumerate(TRACKS)
    }


def _tracks(state: State) -> dict[str, Any]:
    """3.8: what is printed on the pack boards: values, points, and the tokens under the dens."""
    vp = DEN_VP[0 if is_two_player(state) else 1].tolist()
    printed: dict[str, Any] = {
        track: {
            "values": VALUE[number].tolist(),
            "vp": vp,
            "bonus": [BONUSES[bonus] for bonus in state.den_bonus[number]],
        }
        for number, track in enumerate(TRACKS)
    }
    wolves = [KINDS[ALPHA if n in RESERVE_ALPHAS else PACK_WOLF] for n in range(RESERVE)]
    points = {"lairs": list(LAIR_VP), "hunt": state.hunt_vp.tolist(), "wolves": list(WOLF_VP)}
    return printed | points | {"reserve": wolves}


def _tiles(state: State, seat: int) -> list[dict[str, Any]]:
    """What each tile shows now, and what it shows once it is flipped."""
    home = _pack(state, seat)
    tiles: list[dict[str, Any]] = [{"tile": TILES[0], "shows": home, "flips_to": home}]
    for number, tile in enumerate(TILES[1:]):
        side = int(state.tiles[seat]) >> number & 1
        tiles.append(
            {
                "tile": tile,
                "side": SIDES[side],
                "shows": TERRAINS[FACE[number, side]],
                "flips_to": TERRAINS[FACE[number, 1 - side]],
            }
        )
    return tiles


@cache
def _attribute(track: int, dens: int, bonuses: tuple[int, ...], two: bool) -> dict[str, Any]:
    """3.8: the value now, and what the next den would uncover."""
    vp = DEN_VP[0 if two else 1]
    found: dict[str, Any] = {
        "value": int(VALUE[track, dens]),
        "dens_left": TRACK_DENS - dens,
        "vp": int(vp[dens]),
        "next": None,
    }
    if dens < TRACK_DENS:
        bonus = BONUSES[bonuses[dens]]
        found["next"] = {
            "value": int(VALUE[track, dens + 1]),
            "vp": int(vp[dens + 1]),
            "bonus": None if bonus == BONUSES[0] else bonus,
        }
    return found


def _reach(state: State, seat: int) -> list[dict[str, Any]]:
    """6.4: where each wolf could end a Move now, whatever the terrain."""
    twin = copy(state)
    twin.seat = seat
    out = np.empty(MOST_LEGAL, np.int16)
    found = []
    for kind in (ALPHA, PACK_WOLF):
        for start in sorted(set(state.where[seat, kind, : state.count[seat, kind]].tolist())):
            cells = [cell_name(cell) for cell in out[: reach(twin, kind, start, out)].tolist()]
            found.append({"kind": KINDS[kind], "cell": cell_name(start), "cells": cells})
    return found


def _howl_cells(state: State, seat: int) -> list[str]:
    """W-GEO-05: the land cells within Howl Range of an own alpha."""
    alphas = state.where[seat, ALPHA, : state.count[seat, ALPHA]].tolist()
    if not alphas:
        return []
    near = RANGE[state.layout, alphas].min(axis=0) <= attribute(state, seat, HOWL_RANGE)
    return [cell_name(cell) for cell in np.flatnonzero(near & (state.terrain < LAND)).tolist()]
