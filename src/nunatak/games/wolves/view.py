"""Who may see it? Everything is open; here is all that a player at the table could count."""

from typing import Annotated, TypedDict

from nunatak.games.wolves.actions import ACTIONS
from nunatak.games.wolves.calendar import dens_gone, lone_wolves_gone, pack_wolves_gone
from nunatak.games.wolves.data import (
    CELLS,
    FREE_ACTIONS,
    MOST_SPREAD,
    NO_PIECE,
    ROOM,
    SCORINGS,
    SEATS,
    SLOTS,
    VIRTUAL,
)
from nunatak.games.wolves.events import Event
from nunatak.games.wolves.geometry import MOST_WALK, step_towards
from nunatak.games.wolves.ground import Ground, show_ground
from nunatak.games.wolves.names import (
    CELL,
    ENDING,
    MOON,
    PHASE,
    PIECE,
    TERRAIN,
    TOKEN,
)
from nunatak.games.wolves.packs import Seat, show_seats
from nunatak.games.wolves.prospects import Prospects, prospects
from nunatak.games.wolves.regions import Region, seat_or_none, show_regions
from nunatak.games.wolves.rules import is_over
from nunatak.games.wolves.state import (
    NO_WOLF,
    kind_of,
    owner_of,
    wolf_cell,
    wolf_kind,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import Kind
from nunatak.kernel.shown import NONE, By, Shown, Those, upto
from nunatak.kernel.state import State
from nunatak.kernel.views import Views

ACTION = Kind(ACTIONS.size, lambda number: str(ACTIONS.decode(number)), int)
MOST_WALKS = 2  # of a step: a wolf moves, and another one is pushed


class Actions(TypedDict):
    """W-TURN-01, W-TURN-02: how many actions were taken, how many are left without a token."""

    taken: int
    free: int


class Calendar(TypedDict):
    """9.1: filled days, what lies on them, and when the next scoring falls due."""

    days: int
    scored: Annotated[list[str], Those(MOON)]
    next: Annotated[str | None, MOON]
    days_to_next: int | None
    quiet_turns: int
    lone_wolves: int
    dens: Annotated[list[int], upto(SEATS)]
    pack_wolves: Annotated[list[int], upto(SEATS)]


class Wolf(TypedDict):
    """W-MOVE-21: wolves are told apart by kind and cell."""

    kind: Annotated[str, PIECE]
    cell: Annotated[str, CELL]


class Open(TypedDict):
    """The action that is being carried out."""

    pending: Annotated[str | None, ACTION]
    terrain: Annotated[str | None, TERRAIN]
    moved: Annotated[list[Wolf], upto(MOST_SPREAD)]
    wolf: Wolf | None
    displaced: Annotated[str | None, CELL]


class Standing(TypedDict):
    """A piece on its cell; nobody owns the virtual pack."""

    owner: int | None
    kind: Annotated[str, PIECE]


class Walk(TypedDict):
    """W-MOVE-05, W-DISP-04: a shortest way of a wolf that the last step moved or pushed."""

    path: Annotated[list[Annotated[str, CELL]], upto(MOST_WALK + 1)]


class Public(TypedDict):
    """Everything is public (section 4, last line)."""

    phase: Annotated[str, PHASE]
    seat: int | None
    first: int
    ended: Annotated[str, ENDING]
    actions: Actions
    calendar: Calendar
    open: Open
    pieces: Annotated[dict[str, Annotated[list[Standing] | None, upto(ROOM)]], By(CELL)]
    tokens: Annotated[dict[str, Annotated[str | None, TOKEN]], By(CELL)]
    regions: Annotated[list[Region], upto(SLOTS)]
    seats: Annotated[list[Seat], upto(SEATS)]
    virtual: Annotated[str | None, TERRAIN]
    walked: Annotated[list[Walk], upto(MOST_WALKS)]


@compiled
def show(state: State, out: Shown) -> None:
    """All that lies open."""
    out.phase = state.phase
    out.seat = NONE if is_over(state) else state.seat
    out.first = state.first
    out.ended = state.ended
    out.actions_taken = state.actions
    out.actions_free = max(0, FREE_ACTIONS - state.actions)
    out.virtual = state.pack[VIRTUAL]
    show_calendar(state, out)
    show_open(state, out)
    show_pieces(state, out)
    show_regions(state, out)
    show_seats(state, out)
    for row in range(state.event_count):
        show_walk(state, row, out)


@compiled
def show_calendar(state: State, out: Shown) -> None:
    """9.1: how far the moon has come."""
    out.calendar_days = state.days
    out.calendar_scored = (2 << state.scored) - 2
    out.calendar_next = state.scored + 1
    out.calendar_days_to_next = NONE
    if state.scored < SCORINGS:
        out.calendar_days_to_next = max(0, state.phase_day[state.scored] - state.days)
    out.calendar_quiet_turns = max(0, state.quiet)
    out.calendar_lone_wolves = lone_wolves_gone(state)
    out.calendar_dens_count = out.calendar_pack_wolves_count = state.seats
    for seat in range(state.seats):
        out.calendar_dens[seat] = dens_gone(state, seat)
        out.calendar_pack_wolves[seat] = pack_wolves_gone(state, seat)


@compiled
def show_open(state: State, out: Shown) -> None:
    """What is being paid, who has moved, who is on the move, who is displaced."""
    out.open_pending = state.pending
    out.open_terrain = state.paid
    out.open_moved_count = state.moved_count
    for number in range(state.moved_count):
        out.open_moved_kind[number] = wolf_kind(state.moved[number])
        out.open_moved_cell[number] = wolf_cell(state.moved[number])
    out.open_wolf = state.wolf != NO_WOLF
    out.open_wolf_kind = wolf_kind(state.wolf)
    out.open_wolf_cell = wolf_cell(state.wolf)
    out.open_displaced = state.pushed


@compiled
def show_pieces(state: State, out: Shown) -> None:
    """What stands and lies on each cell; empty ones are left out."""
    for cell in range(CELLS):
        out.tokens[cell] = state.token[cell]
        out.pieces_count[cell] = NONE
        for place in range(ROOM):
            piece = int(state.piece[cell, place])
            if piece != NO_PIECE:
                out.pieces_owner[cell, place] = seat_or_none(owner_of(piece))
                out.pieces_kind[cell, place] = kind_of(piece)
                out.pieces_count[cell] = place + 1


@compiled
def show_walk(state: State, row: int, out: Shown) -> None:
    """Cell by cell, if the event is about a wolf that moved or was pushed."""
    event, _, start, end = state.event[row]
    if event != Event.MOVES and event != Event.PUSHES:
        return
    cell = wolf_cell(start) if event == Event.MOVES else int(start)
    number, steps = out.walked_count, 1
    out.walked_path[number, 0] = cell
    while cell != end:
        cell = step_towards(state.layout, cell, end)
        out.walked_path[number, steps] = cell
        steps += 1
    out.walked_path_count[number] = steps
    out.walked_count += 1


VIEWS = Views(
    Public,
    show,
    Ground,
    show_ground,
    prospects=prospects,
    foreseen=Prospects,
    prefix="Wolves",
)
