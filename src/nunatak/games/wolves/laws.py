"""What must be true after every action? Conservation (W-SUP-06) and what cells may hold (6.3)."""

from typing import Any

import numpy as np

from nunatak.games.wolves.data import (
    ALPHA,
    CELLS,
    DEN,
    LAND,
    LONE_WOLF,
    NO_PACK,
    NO_PIECE,
    NO_TOKEN,
    OWNERS,
    PACK_WOLF,
    PIECES,
    PREY_TOKEN,
    PRINTED_TOKENS,
    RESERVE_ALPHAS,
    STARTING_PAIRS,
    VIRTUAL,
)
from nunatak.games.wolves.geometry import BOARDS, LONE_WOLF_CELLS, PREY_CELL
from nunatak.games.wolves.rules.pieces import is_wolf
from nunatak.games.wolves.state import ACT, NO_WOLF, kind_of, owner_of
from nunatak.kernel.state import State


def broken_laws(state: State) -> list[str]:
    """The laws that a position reached by play does not keep; none, if the rules are right."""
    laws = {
        "W-SUP-06": is_conserved(state),
        "W-CELL-01": both_lists_agree(state),
        "W-CELL-03": pairs_are_allowed(state),
        "W-CELL-04": pieces_stand_on_land(state),
        "W-CELL-05": pieces_keep_off_tokens(state),
        "W-HUNT-09": prey_lies_on_its_cell(state),
        "W-SET-02": packs_differ(state),
        "W-OPT-03": not state.limited_supply or tokens_are_enough(state),
        "W-ACT-03": state.phase != ACT or nothing_is_open(state),
    }
    return [law for law, kept in laws.items() if not kept]


def calendar(state: State) -> dict[str, Any]:
    """W-CAL-01: what lies on the calendar: lone wolves, and dens and pack wolves by seat."""
    seats = range(state.seats)
    lone = int(np.count_nonzero(state.token == LONE_WOLF))
    return {
        "lone_wolves": int(LONE_WOLF_CELLS[state.layout]) - lone,
        "dens": [int(state.dens_off[s].sum()) - int(state.count[s, DEN]) for s in seats],
        "pack_wolves": [wolves_came(state, s)[0] - int(state.count[s, PACK_WOLF]) for s in seats],
    }


def wolves_came(state: State, seat: int) -> tuple[int, int]:
    """How many pack wolves and how many alphas have come to the map so far."""
    pairs = STARTING_PAIRS if state.phase >= ACT else int(state.count[seat, ALPHA])
    used = int(state.wolves_used[seat])
    alphas = sum(place < used for place in RESERVE_ALPHAS)
    return pairs + used - alphas, pairs + alphas


def is_conserved(state: State) -> bool:
    """W-SUP-06: the calendar counts what left the map. W-SUP-01: and nothing of it returns."""
    taken = calendar(state)
    dens, wolves = taken["dens"], taken["pack_wolves"]
    if min(*dens, *wolves) < 0 or taken["lone_wolves"] + sum(dens) + sum(wolves) != state.days:
        return False
    for seat in range(state.seats):
        if state.count[seat, ALPHA] != wolves_came(state, seat)[1]:
            return False
        if (state.count[seat] > PIECES).any() or (state.count[seat] < 0).any():
            return False
    return bool((state.bonus_terrain >= 0).all() and (state.bonus_action >= 0).all())


def both_lists_agree(state: State) -> bool:
    """W-CELL-01: pieces by cell and pieces by pack are the same pieces, sorted."""
    by_pack = []
    for owner in range(OWNERS):
        for kind in range(len(PIECES)):
            cells = [int(c) for c in state.where[owner, kind, : state.count[owner, kind]]]
            if cells != sorted(cells):
                return False
            by_pack += [(cell, owner, kind) for cell in cells]
    by_cell = []
    for cell in range(CELLS):
        upper, lower = map(int, state.piece[cell])
        if upper < lower:
            return False
        by_cell += [(cell, owner_of(p), kind_of(p)) for p in (upper, lower) if p != NO_PIECE]
    return sorted(by_cell) == sorted(by_pack)


def pairs_are_allowed(state: State) -> bool:
    """W-CELL-02, W-CELL-03; the displaced wolf is about to go (W-DISP-07)."""
    for cell in np.flatnonzero(state.piece[:, 1] != NO_PIECE):
        upper, lower = map(int, state.piece[cell])
        dwellings = [kind_of(piece) for piece in (upper, lower) if not is_wolf(piece)]
        mixed = owner_of(upper) != owner_of(lower) and dwellings != [DEN]
        if len(dwellings) > 1 or (mixed and cell != state.pushed):
            return False
    return True


def pieces_stand_on_land(state: State) -> bool:
    """W-CELL-04: no piece on a lake, on the chasm or off the map."""
    return bool((state.terrain[state.piece[:, 0] != NO_PIECE] < LAND).all())


def pieces_keep_off_tokens(state: State) -> bool:
    """W-CELL-05: a token has its cell for itself."""
    return bool((state.token[state.piece[:, 0] != NO_PIECE] == NO_TOKEN).all())


def prey_lies_on_its_cell(state: State) -> bool:
    """W-HUNT-09: a prey cell is taken as long as its stack lasts."""
    cells = {
        int(PREY_CELL[state.layout, slot])
        for slot in range(BOARDS[state.layout])
        if state.prey_left[slot] > 0
    }
    return cells == set(map(int, np.flatnonzero(state.token == PREY_TOKEN)))


def packs_differ(state: State) -> bool:
    """W-SET-02, W-2P-04: everybody leads another pack, the virtual one included."""
    packs = [int(pack) for pack in (*state.pack[: state.seats], state.pack[VIRTUAL])]
    chosen = [pack for pack in packs if pack != NO_PACK]
    return len(set(chosen)) == len(chosen)


def tokens_are_enough(state: State) -> bool:
    """W-OPT-03, W-OPT-04: no more tokens of a kind than were printed."""
    held = max(int(state.bonus_terrain.sum()), int(state.bonus_action.sum()))
    return held <= PRINTED_TOKENS


def nothing_is_open(state: State) -> bool:
    """W-ACT-03: between actions no decision is left over."""
    return bool(state.moved_count == 0 and state.wolf == NO_WOLF and state.paid < 0)
