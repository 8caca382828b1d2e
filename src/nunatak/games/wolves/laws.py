"""What must be true after every action? Conservation (W-SUP-06), what cells may hold (6.3), and
what is open in which phase."""

from collections.abc import Iterator

import numpy as np

from nunatak.games.wolves.actions import MOST_LEGAL, is_paid
from nunatak.games.wolves.calendar import alphas_came, dens_gone, lone_wolves_gone, pack_wolves_gone
from nunatak.games.wolves.data import (
    CELLS,
    LAND,
    NO_CELL,
    NO_PACK,
    NO_PIECE,
    NO_TERRAIN,
    NO_TOKEN,
    OWNERS,
    PIECES,
    PRINTED_TOKENS,
    VIRTUAL,
    Piece,
    Token,
    Track,
)
from nunatak.games.wolves.geometry import BOARDS, PREY_CELL
from nunatak.games.wolves.names import PHASE, WOLF, cell_name
from nunatak.games.wolves.rules import legal, refuse_act
from nunatak.games.wolves.rules.move import is_own_wolf, unmoved
from nunatak.games.wolves.rules.pieces import attribute, foreign_wolf, is_wolf
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import NO_ACTION, NO_WOLF, Ending, Phase, kind_of, owner_of
from nunatak.kernel.sheet import ASTRAY, AT_MOST, MISSING, PositionError
from nunatak.kernel.state import State


def broken_laws(state: State) -> list[str]:
    """The laws that a position reached by play does not keep; none, if the rules are right."""
    laws = {
        "W-SUP-06": is_conserved(state),
        "W-CELL-01": both_lists_agree(state),
        "W-CELL-04": pieces_stand_on_land(state),
        "W-HUNT-09": prey_lies_on_its_cell(state),
        "W-SET-02": packs_differ(state),
        "W-OPT-03": not state.limited_supply or tokens_are_enough(state),
    }
    found = [law for law, kept in laws.items() if not kept]
    return [*found, *map(str, faults(state))]


# ------------------------------------------------------------------ nothing is lost


def is_conserved(state: State) -> bool:
    """W-SUP-06: the calendar counts what left the map. W-SUP-01: and nothing of it returns."""
    seats = range(state.seats)
    taken = [dens_gone(state, seat) for seat in seats]
    taken += [pack_wolves_gone(state, seat) for seat in seats]
    if min(taken) < 0 or lone_wolves_gone(state) + sum(taken) != state.days:
        return False
    for seat in seats:
        if state.count[seat, Piece.ALPHA] != alphas_came(state, seat):
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


def pieces_stand_on_land(state: State) -> bool:
    """W-CELL-04: no piece on a lake, on the chasm or off the map."""
    return bool((state.terrain[state.piece[:, 0] != NO_PIECE] < LAND).all())


def prey_lies_on_its_cell(state: State) -> bool:
    """W-HUNT-09: a prey cell is taken as long as its stack lasts."""
    cells = {
        int(PREY_CELL[state.layout, slot])
        for slot in range(BOARDS[state.layout])
        if state.prey_left[slot] > 0
    }
    return cells == set(map(int, np.flatnonzero(state.token == Token.PREY)))


def packs_differ(state: State) -> bool:
    """W-SET-02, W-2P-04: everybody leads another pack, the virtual one included."""
    packs = [int(pack) for pack in (*state.pack[: state.seats], state.pack[VIRTUAL])]
    chosen = [pack for pack in packs if pack != NO_PACK]
    return len(set(chosen)) == len(chosen)


def tokens_are_enough(state: State) -> bool:
    """W-OPT-03, W-OPT-04: no more tokens of a kind than were printed."""
    held = max(int(state.bonus_terrain.sum()), int(state.bonus_action.sum()))
    return held <= PRINTED_TOKENS


# ------------------------------------------------------------------ a position can be played on


def faults(state: State) -> Iterator[PositionError]:
    """Where and why nobody could play on from here; a position set up by hand is asked too."""
    yield from wrong_cells(state)
    yield from wrong_picks(state)
    yield from wrong_open_action(state)
    yield from wrong_move(state)
    yield from wrong_choice(state)


def wrong_cells(state: State) -> Iterator[PositionError]:
    """W-CELL-02, W-CELL-03, W-CELL-05; the displaced wolf is about to go (W-DISP-07)."""
    for cell in np.flatnonzero(state.piece[:, 0] != NO_PIECE).tolist():
        upper, lower = map(int, state.piece[cell])
        if state.token[cell] != NO_TOKEN:
            yield PositionError(cell_name(cell), "a piece and a token lie there (W-CELL-05)")
        if lower == NO_PIECE or cell == state.pushed:
            continue
        dwellings = [kind_of(piece) for piece in (upper, lower) if not is_wolf(piece)]
        if len(dwellings) > 1:
            yield PositionError(cell_name(cell), "two dwellings stand there (W-CELL-02)")
        elif owner_of(upper) != owner_of(lower) and dwellings != [Piece.DEN]:
            yield PositionError(cell_name(cell), "two packs share the cell (W-CELL-03)")


def wrong_picks(state: State) -> Iterator[PositionError]:
    """W-SET-13: so many picks, in order; whoever has picked a pack has one (W-SET-02)."""
    seats = int(state.seats)
    most = {Phase.PACK: seats - 1, Phase.SIDE: seats - 1, Phase.DRAFT: 2 * seats - 1}
    if state.picks > most.get(Phase(state.phase), 0):
        allowed = most.get(Phase(state.phase), 0)
        yield PositionError("picks", AT_MOST, most=allowed, got=int(state.picks))
    picked = int(state.picks) if state.phase == Phase.PACK else seats
    for number in range(seats):
        if (state.pack[(state.first + number) % seats] != NO_PACK) != (number < picked):
            yield PositionError("seats", "a pack is missing, or chosen too early")


def wrong_open_action(state: State) -> Iterator[PositionError]:
    """W-ACT-03: what is open belongs to the phase, and the phase has what it needs."""
    phase = Phase(state.phase)
    moving = phase in (Phase.WOLF, Phase.DESTINATION)
    for key, there, needed in (
        ("pending", state.pending != NO_ACTION, phase == Phase.PAY),
        ("paid", state.paid != NO_TERRAIN, moving or (phase == Phase.LANDING and state.paid >= 0)),
        ("moved", state.moved_count > 0, state.moved_count > 0 and state.paid != NO_TERRAIN),
        ("wolf", state.wolf != NO_WOLF, phase == Phase.DESTINATION),
        ("pushed", state.pushed != NO_CELL, phase == Phase.LANDING),
        ("ended", state.ended != Ending.NONE, phase == Phase.OVER),
    ):
        if there != needed:
            yield PositionError(key, MISSING if needed else ASTRAY, phase=str(PHASE.name(phase)))
    if Phase.PAY < phase < Phase.OVER and state.actions == 0:
        name = str(PHASE.name(phase))
        yield PositionError("actions", "one has begun in phase {phase}", phase=name)


def wrong_move(state: State) -> Iterator[PositionError]:
    """W-MOVE-02 to W-MOVE-04: who has moved, and who is on the move."""
    if state.paid == NO_TERRAIN:
        return
    for wolf in state.moved[: state.moved_count]:
        if not is_own_wolf(state, int(wolf)) or unmoved(state, int(wolf)) < 0:
            name = str(WOLF.name(int(wolf)))
            yield PositionError("moved", "there is no {wolf}", wolf=name)
    if state.phase == Phase.DESTINATION:
        wolf = int(state.wolf)
        if not is_own_wolf(state, wolf) or unmoved(state, wolf) <= 0:
            yield PositionError("wolf", "an own wolf that has not moved is expected")
    most = attribute(state, state.seat, Track.SPREAD) - (state.phase != Phase.LANDING)
    if state.moved_count > most:
        yield PositionError("moved", AT_MOST, most=int(most), got=int(state.moved_count))


def wrong_choice(state: State) -> Iterator[PositionError]:
    """No dead ends: the phase has something to decide."""
    phase = Phase(state.phase)
    if phase == Phase.PAY:
        pending = int(state.pending)
        refused = refuse_act(state, pending) if is_paid(pending) else Rule.W_ACT_03
        if refused != Rule.NONE:
            rule = Rule(refused).name.replace("_", "-")
            yield PositionError("pending", "{rule} refuses it", rule=rule)
    elif phase == Phase.LANDING and foreign_wolf(state, state.seat, state.pushed) == NO_PIECE:
        yield PositionError("pushed", "the cell of a foreign wolf is expected")
    elif phase != Phase.OVER and not legal(state, np.empty(MOST_LEGAL, np.int16)):
        name = str(PHASE.name(phase))
        yield PositionError("phase", "there is nothing to decide in {phase}", phase=name)
