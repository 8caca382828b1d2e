"""Does a position that somebody wrote fit together?"""

import numpy as np

from nunatak.games.arctica.actions import MOST_LEGAL
from nunatak.games.arctica.data import (
    FIRST_COD,
    HUNTER_OF,
    ICEBERG,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    SEAL,
    SEATS,
)
from nunatak.games.arctica.laws import LAWS, broken_laws, misplaced
from nunatak.games.arctica.names import FIGURE, LAYER, PHASE, cell_name
from nunatak.games.arctica.rules import legal
from nunatak.games.arctica.rules.flow import next_asked
from nunatak.games.arctica.rules.place import igloo_chooser
from nunatak.games.arctica.state import Phase
from nunatak.kernel.sheet import ASTRAY, AT_MOST, MISSING, PositionError
from nunatak.kernel.state import NOBODY, State

PHASES_OF: dict[str, tuple[Phase, ...]] = {  # keys that belong to some phases only
    "active": (Phase.TURN, Phase.OVER),
    "drift": (Phase.DRIFT, Phase.DISPLACE),
    "drifted": (Phase.DRIFT, Phase.DISPLACE),
    "sliding": (Phase.DISPLACE,),
    "pushing": (Phase.DISPLACE,),
    "asked": (Phase.DISPLACE, Phase.RETURN),
    "attack": (Phase.ESCAPE, Phase.RESPOND),
    "escape": (Phase.RESPOND,),
}
NEEDED = ("drift", "sliding", "asked", "attack", "escape")


def check_keys(state: State, given: frozenset[str]) -> None:
    """Each phase has what it asks about, and nothing else; who returns first follows."""
    phase = str(PHASE.name(state.phase))
    if state.phase == Phase.RETURN and "asked" not in given:
        state.asked = next_asked(state)
        given |= {"asked"}
    for key, phases in PHASES_OF.items():
        if key in given and state.phase not in phases:
            raise PositionError(key, ASTRAY, phase=phase)
        if key in NEEDED and key not in given and state.phase in phases:
            raise PositionError(key, MISSING, phase=phase)
    if (state.hunter[: state.seats] == NO_HUNTER).any() != (state.phase < Phase.PLACE_IGLOO):
        raise PositionError("hunters", "does not fit the phase {phase}", phase=phase)


def check_seats(state: State, given: frozenset[str]) -> None:
    """Nobody sits where there is no seat."""
    beyond = {f"{key}{seat}" for key in ("won", "hand") for seat in range(state.seats, SEATS)}
    if beyond & given or max(state.first, state.turn_seat) >= state.seats:
        raise PositionError("seats", AT_MOST, most=int(state.seats), got=SEATS)


def note_activations(state: State, _given: frozenset[str]) -> None:
    """A hunter that is or was activated is among what was done; no other figures have moved."""
    for hunter in (int(state.active), int(state.attacked)):
        if hunter != NO_HUNTER:
            state.own_used |= state.owner[hunter] == state.turn_seat
            state.neutral_used |= state.owner[hunter] == NOBODY
    state.moved &= state.active == HUNTER_OF


def check_laws(state: State, _given: frozenset[str]) -> None:
    """What is true after every action, but that figures may simply be absent (A-COMP-06)."""
    figure = misplaced(state)
    if figure != NO_FIGURE:
        where = f"{cell_name(int(state.cell[figure]))} {LAYER.name(state.layer[figure])}"
        raise PositionError(FIGURE.names[figure], "can't be at {where}", where=where)
    for law in broken_laws(state):
        if law != "A-COMP-06":
            broken = PositionError(law, "the position breaks this rule")
            broken.add_note(str(LAWS[law].__doc__))
            raise broken


def check_choice(state: State, _given: frozenset[str]) -> None:
    """No dead ends: the phase has something to choose."""
    state.seat = _decider(state)
    if state.phase != Phase.OVER and legal(state, np.empty(MOST_LEGAL, np.int16)) == 0:
        name = str(PHASE.name(state.phase))
        raise PositionError("phase", "there is nothing to decide in {phase}", phase=name)


def _decider(state: State) -> int:
    """Whoever the phase asks."""
    if state.phase < Phase.PLACE_IGLOO:
        placed = int((state.ice != NO_ICE).sum()) + int((state.ice == ICEBERG).sum())
        placed += int((state.cell[:FIRST_COD] != NOWHERE).sum())
        return (int(state.first) + placed) % int(state.seats)
    if state.phase == Phase.PLACE_IGLOO:
        return igloo_chooser(state)
    if state.phase == Phase.ESCAPE:
        return int(state.owner[SEAL])
    return int(state.turn_seat)
