"""Which wolves move, and where to? (6.4)"""

from nunatak.games.wolves.actions import (
    is_stop,
    move_action,
    move_terrain,
    stop_action,
    to_action,
    to_cell,
    wolf_action,
    wolf_named,
)
from nunatak.games.wolves.data import (
    CELLS,
    LAND,
    MOVE_COST,
    NO_CELL,
    NO_PIECE,
    NO_TERRAIN,
    ROOM,
    Piece,
    Token,
    Track,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import WITHIN, range_distance, walk_cell, walking_distance
from nunatak.games.wolves.rules.displacement import (
    can_be_displaced,
    is_displacing,
    offer_landings,
)
from nunatak.games.wolves.rules.hunt import hunt
from nunatak.games.wolves.rules.payment import can_pay, payable_terrains
from nunatak.games.wolves.rules.pieces import (
    attribute,
    foreign_piece,
    is_land,
    on_map,
    pieces_on,
    put,
    stands_on,
    take,
    where,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.state import (
    NO_WOLF,
    Phase,
    owner_of,
    piece_of,
    wolf_cell,
    wolf_kind,
    wolf_of,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell

# ------------------------------------------------------------------ beginning


@compiled
def refuse_move(state: State, action: int) -> Rule:
    """W-PAY-05, whether it can be paid, then W-MOVE-22: some wolf can then move."""
    terrain = move_terrain(action)
    if terrain >= LAND:
        return Rule.W_PAY_05
    if not can_pay(state, terrain, MOVE_COST):
        return Rule.W_PAY_01
    if not terrains_in_reach(state, 1 << terrain):
        return Rule.W_MOVE_22
    return Rule.NONE


@compiled
def terrains_in_reach(state: State, wanted: int) -> int:
    """Of the wanted terrains (as bits) those on which some own wolf can end a move now."""
    seat = int(state.seat)
    missing = wanted
    for kind in (Piece.ALPHA, Piece.PACK):
        for number in range(state.count[seat, kind]):
            missing = missing_after(state, kind, where(state, seat, kind, number), missing)
            if missing == 0:
                return wanted
    return wanted & ~missing


@compiled
def missing_after(state: State, kind: int, start: int, missing: int) -> int:
    """The terrains of `missing` that this wolf can't end on either."""
    layout = int(state.layout)
    for number in range(WITHIN[layout, start, attribute(state, state.seat, Track.SPEED)]):
        cell = walk_cell(layout, start, number)
        if missing >> int(state.terrain[cell]) & 1:
            if refuse_end(state, kind, start, cell) == Rule.NONE:
                missing &= ~(1 << int(state.terrain[cell]))
                if missing == 0:
                    return 0
    return missing


@compiled
def legal_moves(state: State, out: Actions, count: int) -> int:
    """The terrains that can be paid and reached."""
    reached = terrains_in_reach(state, payable_terrains(state, MOVE_COST))
    for terrain in range(LAND):
        if reached >> terrain & 1:
            out[count] = move_action(terrain)
            count += 1
    return count


@compiled
def refuse_count(state: State, wolves: int) -> Rule:
    """W-MOVE-01: at least one wolf. W-MOVE-02: at most as many as the Pack Spread."""
    if wolves == 0:
        return Rule.W_MOVE_01
    if wolves > attribute(state, state.seat, Track.SPREAD):
        return Rule.W_MOVE_02
    return Rule.NONE


@compiled
def begin_move(state: State, action: int) -> None:
    """W-MOVE-19: it is paid; now wolf after wolf."""
    state.paid = move_terrain(action)
    ask_for_wolf(state)


# ------------------------------------------------------------------ which wolf


@compiled
def refuse_wolf(state: State, action: int) -> Rule:
    """W-MOVE-03, W-MOVE-04, and W-MOVE-22: a wolf that can go somewhere."""
    if is_stop(action):
        return refuse_count(state, state.moved_count)
    wolf = wolf_named(action)
    if not is_own_wolf(state, wolf):
        return Rule.W_MOVE_03
    if unmoved(state, wolf) == 0:
        return Rule.W_MOVE_04
    if not can_move(state, wolf):
        return Rule.W_MOVE_22
    return Rule.NONE


@compiled
def refuse_instead(state: State, action: int) -> Rule:
    """W-MOVE-01, W-MOVE-03, W-MOVE-22: instead of the only wolf that can move, as if it were asked.

    NONE where the player has chosen the wolf, or names it again.
    """
    first = next_mover(state, NO_WOLF)
    if state.moved_count > 0 or next_mover(state, first) != NO_WOLF:
        return Rule.NONE
    return refuse_wolf(state, action)


@compiled
def refuse_further(state: State, action: int) -> Rule:
    """W-MOVE-02: one more wolf, just after a Move has ended by itself; NONE if none has.

    Which wolves moved in it is forgotten by then; W-MOVE-03, W-MOVE-04 and W-MOVE-22 speak where
    they surely hold.
    """
    end = end_of_move(state)
    if end == NO_CELL:
        return Rule.NONE
    wolf = wolf_named(action)
    if is_own_wolf(state, wolf):
        if wolf_cell(wolf) == end:
            return Rule.W_MOVE_04
        terrain = 1 << int(state.terrain[end])
        if missing_after(state, wolf_kind(wolf), wolf_cell(wolf), terrain) != 0:
            return Rule.W_MOVE_22
        return Rule.W_MOVE_02 if has_spread(state) else Rule.W_MOVE_04
    return Rule.W_MOVE_02 if has_spread(state) else Rule.W_MOVE_03


@compiled
def end_of_move(state: State) -> int:
    """The last end cell of a Move that the last step has brought to its end; NO_CELL if none."""
    if state.paid != NO_TERRAIN:
        return NO_CELL
    for number in range(state.event_count):
        if state.event[number, 0] == Event.MOVES:
            return int(state.event[number, 3])
        if state.event[number, 0] == Event.PUSHES:
            start = int(state.event[number, 2])
            return start if stands_on(state, state.seat, Piece.ALPHA, start) else NO_CELL
    return NO_CELL


@compiled
def has_spread(state: State) -> bool:
    """W-MOVE-02: whether there are as many wolves on the map as one Move may move."""
    wolves = state.count[state.seat, Piece.ALPHA] + state.count[state.seat, Piece.PACK]
    return bool(wolves >= attribute(state, state.seat, Track.SPREAD))


@compiled
def is_own_wolf(state: State, wolf: int) -> bool:
    """W-MOVE-03: the player's own alpha or pack wolf stands there."""
    cell = wolf_cell(wolf)
    return cell < CELLS and stands_on(state, state.seat, wolf_kind(wolf), cell)


@compiled
def unmoved(state: State, wolf: int) -> int:
    """W-MOVE-04, W-MOVE-21: of the equal wolves on the cell, how many have not moved yet."""
    cell = wolf_cell(wolf)
    piece = piece_of(state.seat, wolf_kind(wolf))
    count = int(state.piece[cell, 0] == piece) + int(state.piece[cell, 1] == piece)
    for number in range(state.moved_count):
        count -= state.moved[number] == wolf
    return count


@compiled
def can_move(state: State, wolf: int) -> bool:
    """W-MOVE-22: it can end somewhere on the paid terrain."""
    return missing_after(state, wolf_kind(wolf), wolf_cell(wolf), 1 << int(state.paid)) == 0


@compiled
def next_mover(state: State, after: int) -> int:
    """The first wolf behind `after` that may and can still move, or NO_WOLF."""
    wolf = next_wolf(state, after)
    while wolf != NO_WOLF and (unmoved(state, wolf) == 0 or not can_move(state, wolf)):
        wolf = next_wolf(state, wolf)
    return wolf


@compiled
def next_wolf(state: State, after: int) -> int:
    """The player's first wolf behind `after`, or NO_WOLF; pieces of a kind are sorted by cell."""
    seat = int(state.seat)
    best = NO_WOLF
    for kind in (Piece.PACK, Piece.ALPHA):
        for number in range(state.count[seat, kind]):
            wolf = wolf_of(kind, where(state, seat, kind, number))
            if wolf > after:
                if best == NO_WOLF or wolf < best:
                    best = wolf
                break
    return best


@compiled
def legal_wolves(state: State, out: Actions) -> int:
    """W-MOVE-20: finish after any wolf; or one more that can move."""
    count = 0
    if state.moved_count > 0:
        out[0] = stop_action()
        count = 1
    seat = int(state.seat)
    packs = alphas = 0  # looked at already
    last = NO_WOLF
    while packs < state.count[seat, Piece.PACK] or alphas < state.count[seat, Piece.ALPHA]:
        pack = first_wolf(state, seat, Piece.PACK, packs)
        alpha = first_wolf(state, seat, Piece.ALPHA, alphas)
        wolf = min(pack, alpha)
        packs += pack == wolf
        alphas += alpha == wolf
        if wolf != last and unmoved(state, wolf) > 0 and can_move(state, wolf):
            out[count] = wolf_action(wolf)
            count += 1
        last = wolf
    return count


@compiled
def first_wolf(state: State, seat: int, kind: int, number: int) -> int:
    """The wolf of that number in its kind; one behind all others if there are fewer."""
    if number >= state.count[seat, kind]:
        return wolf_of(kind, CELLS)
    return wolf_of(kind, where(state, seat, kind, number))


@compiled
def ask_for_wolf(state: State) -> None:
    """W-MOVE-02: up to Pack Spread wolves. A wolf without alternative is not asked for."""
    if refuse_count(state, state.moved_count + 1) != Rule.NONE:
        finish_action(state)
        return
    first = next_mover(state, NO_WOLF)
    if first == NO_WOLF:
        finish_action(state)
        return
    state.phase = Phase.WOLF
    if state.moved_count == 0 and next_mover(state, first) == NO_WOLF:
        choose_wolf(state, first)


@compiled
def apply_wolf(state: State, action: int) -> None:
    """The player names the wolf."""
    tell(state, Event.CHOOSES, state.seat, wolf_named(action), 0)
    choose_wolf(state, wolf_named(action))


@compiled
def stop_moving(state: State) -> None:
    """W-MOVE-20: finished after any wolf."""
    tell(state, Event.STOPS, state.seat, 0, 0)
    finish_action(state)


@compiled
def choose_wolf(state: State, wolf: int) -> None:
    """This wolf moves next."""
    state.wolf = wolf
    state.phase = Phase.DESTINATION


# ------------------------------------------------------------------ where to


@compiled
def refuse_destination(state: State, action: int) -> Rule:
    """W-MOVE-05 to W-MOVE-09, then what the end cell may hold."""
    cell = to_cell(action)
    wolf = int(state.wolf)
    start = wolf_cell(wolf)
    if not on_map(state, cell):
        return Rule.W_MOVE_05
    if not is_land(state, cell):
        return Rule.W_MOVE_06
    if walking_distance(state.layout, start, cell) > attribute(state, state.seat, Track.SPEED):
        return Rule.W_MOVE_07
    return refuse_end_cell(state, wolf_kind(wolf), start, cell)


@compiled
def refuse_path(state: State, path: Actions) -> Rule:
    """W-MOVE-05 and W-MOVE-06 for every step of a named way, W-MOVE-07 for their number."""
    here = wolf_cell(int(state.wolf))
    for cell in path:
        if not on_map(state, cell) or range_distance(state.layout, here, cell) != 1:
            return Rule.W_MOVE_05
        here = int(cell)
    for cell in path:
        if not is_land(state, cell):
            return Rule.W_MOVE_06
    if not 1 <= len(path) <= attribute(state, state.seat, Track.SPEED):
        return Rule.W_MOVE_07
    return Rule.NONE


@compiled
def refuse_end_cell(state: State, kind: int, start: int, cell: int) -> Rule:
    """W-MOVE-08, W-MOVE-09: the paid terrain, and another cell than the start."""
    if state.terrain[cell] != state.paid:
        return Rule.W_MOVE_08
    if cell == start:
        return Rule.W_MOVE_09
    return refuse_end(state, kind, start, cell)


@compiled
def refuse_end(state: State, kind: int, start: int, cell: int) -> Rule:
    """W-MOVE-10 to W-MOVE-16: what the end cell may hold."""
    if state.token[cell] == Token.LONE_WOLF:
        return Rule.W_MOVE_10
    if state.token[cell] == Token.PREY:
        return Rule.W_MOVE_11
    if pieces_on(state, cell) >= ROOM:
        return Rule.W_MOVE_12
    if state.piece[cell, 0] == NO_PIECE:
        return Rule.NONE
    return refuse_company(state, kind, start, cell)


@compiled
def refuse_company(state: State, kind: int, start: int, cell: int) -> Rule:
    """W-MOVE-13 to W-MOVE-16: the single piece on the end cell; W-2P-06: the virtual pack's too."""
    seat = int(state.seat)
    if foreign_piece(state, seat, Piece.LAIR, cell) != NO_PIECE:
        return Rule.W_MOVE_13
    if foreign_piece(state, seat, Piece.ALPHA, cell) != NO_PIECE:
        return Rule.W_MOVE_14
    wolf = foreign_piece(state, seat, Piece.PACK, cell)
    if wolf == NO_PIECE:
        return Rule.NONE
    if kind == Piece.PACK:
        return Rule.W_MOVE_15
    if not can_be_displaced(state, cell, owner_of(wolf), start):
        return Rule.W_MOVE_16
    return Rule.NONE


@compiled
def legal_destinations(state: State, out: Actions) -> int:
    """The end cells in reach that nothing refuses."""
    layout = int(state.layout)
    wolf = int(state.wolf)
    start = wolf_cell(wolf)
    count = 0
    for number in range(WITHIN[layout, start, attribute(state, state.seat, Track.SPEED)]):
        cell = walk_cell(layout, start, number)
        if refuse_end_cell(state, wolf_kind(wolf), start, cell) == Rule.NONE:
            out[count] = to_action(cell)
            count += 1
    return count


@compiled
def reach(state: State, kind: int, start: int, out: Actions) -> int:
    """The cells of any terrain on which such a wolf of the deciding seat could end, paid or not."""
    layout = int(state.layout)
    count = 0
    for number in range(WITHIN[layout, start, attribute(state, state.seat, Track.SPEED)]):
        cell = walk_cell(layout, start, number)
        if refuse_end(state, kind, start, cell) == Rule.NONE:
            out[count] = cell
            count += 1
    return count


@compiled
def apply_destination(state: State, action: int) -> None:
    """W-MOVE-19: the wolf moves, and at once displaces whom it overrules (W-CELL-07, W-CELL-09)."""
    cell = to_cell(action)
    walk(state, int(state.wolf), cell)
    if is_displacing(state, cell):
        state.pushed = cell
        if not offer_landings(state):
            return
    ask_for_wolf(state)


@compiled
def walk(state: State, wolf: int, cell: int) -> None:
    """W-MOVE-18: one wolf after another."""
    seat = int(state.seat)
    take(state, seat, wolf_kind(wolf), wolf_cell(wolf))
    put(state, seat, wolf_kind(wolf), cell)
    tell(state, Event.MOVES, seat, wolf, cell)
    note_moved(state, wolf_of(wolf_kind(wolf), cell))
    state.wolf = NO_WOLF


@compiled
def note_moved(state: State, wolf: int) -> None:
    """W-MOVE-04: this wolf has had its move; the list is kept sorted."""
    number = int(state.moved_count)
    while number > 0 and state.moved[number - 1] > wolf:
        state.moved[number] = state.moved[number - 1]
        number -= 1
    state.moved[number] = wolf
    state.moved_count += 1


@compiled
def finish_action(state: State) -> None:
    """W-TURN-07: the action is over; the hunt, then the next decision."""
    state.paid = NO_TERRAIN
    state.wolf = NO_WOLF
    state.pushed = NO_CELL
    for number in range(state.moved_count):
        state.moved[number] = NO_WOLF
    state.moved_count = 0
    hunt(state)
