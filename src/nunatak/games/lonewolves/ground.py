"""Of the view: what never changes?"""

from typing import Annotated, TypedDict

from nunatak.games.lonewolves.data import FIRST_BORDER_SLOT, MOST_SLOTS, NOWHERE, SEATS, SLOTS
from nunatak.games.lonewolves.names import MODE, SLOT, TERRITORY
from nunatak.kernel.compiled import compiled
from nunatak.kernel.shown import NONE, Shown, exactly, upto
from nunatak.kernel.state import State


class Slot(TypedDict):
    """L-DATA-09: a printed slot, and the territories that it touches."""

    slot: Annotated[str, SLOT]
    territories: Annotated[list[Annotated[str, TERRITORY]], upto(2)]
    number: int | None  # on its territory; a border slot has none


class Ground(TypedDict):
    """The boards in use."""

    mode: Annotated[str, MODE]
    slots: Annotated[list[Annotated[list[Slot], upto(SLOTS)]], exactly(SEATS)]  # by seat


@compiled
def show_ground(state: State, out: Shown) -> None:
    """The slots of both sides."""
    out.mode = state.mode
    for seat in range(SEATS):
        count = 0
        for slot in range(SLOTS):
            if state.slot_at[seat, slot, 0] != NOWHERE:
                out.slots_slot[seat, count] = seat * SLOTS + slot
                out.slots_number[seat, count] = slot % MOST_SLOTS + 1
                out.slots_territories_count[seat, count] = 1
                out.slots_territories[seat, count] = state.slot_at[seat, slot]
                if slot >= FIRST_BORDER_SLOT:
                    out.slots_number[seat, count] = NONE
                    out.slots_territories_count[seat, count] = 2
                count += 1
        out.slots_count[seat] = count
