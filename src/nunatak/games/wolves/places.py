"""What is a place called? Each cell of a map by its terrain, its side and its region.

A region board has three cells of each terrain (W-SET-03), and the start board has each terrain on
either side of the chasm; so "the northern forest of region 6" is one cell. Texts put it into words.
"""

from functools import cache
from math import sqrt

from nunatak.games.wolves.data import CELLS
from nunatak.games.wolves.geometry import COORDINATES, GROUND, PALETTE, SIDE, SLOT
from nunatak.games.wolves.names import GROUND as GROUNDS
from nunatak.games.wolves.names import cell_number
from nunatak.games.wolves.state import MAP_OF_TWO
from nunatak.kernel.message import Value, Values
from nunatak.kernel.state import State

NOWHERE = "none"
MIDDLE = 0.1  # of a cell: nearer to the middle than this is the middle


def region_on(layout: int, slot: int) -> int:
    """Regions are counted from 1; 0 is the start board, which the map of two lacks (W-SET-01)."""
    return slot + 1 if layout == MAP_OF_TWO else slot


def place(state: State, cell: int) -> Values:
    """Where a cell is: its ground, its side and its region."""
    layout = int(state.layout)
    if not 0 <= cell < CELLS or SLOT[layout, cell] < 0:
        return {"ground": NOWHERE, "side": NOWHERE, "region": 0}
    return {"ground": GROUNDS.name(int(state.terrain[cell])), **_there(layout, cell)}


@cache
def _there(layout: int, cell: int) -> Values:
    """What of a cell's place is the same in every game on a map."""
    slot = int(SLOT[layout, cell])
    return {"side": _side(layout, cell), "region": region_on(layout, slot)}


def besides(state: State, values: Values) -> Values:
    """What texts may say of the cells and the regions that a message names."""
    found: dict[str, Value] = {}
    if "slot" in values:
        found["region"] = region_on(int(state.layout), int(values["slot"]))
    if "cell" in values:
        found |= place(state, cell_number(values["cell"]))
    if "from" in values:
        start = place(state, cell_number(values["from"]))
        found |= {f"from_{name}": value for name, value in start.items()}
    return found


@cache
def _side(layout: int, cell: int) -> str:
    """Which of the cells of its terrain on its board it is."""
    if GROUND[layout, cell] < PALETTE:
        return ("middle", "north", "south")[SIDE[cell] + 1]
    alike = (SLOT[layout] == SLOT[layout, cell]) & (GROUND[layout] == GROUND[layout, cell])
    spots = [_drawn(other) for other in range(CELLS) if alike[other]]
    x, y = _drawn(cell)
    east = x - sum(spot[0] for spot in spots) / len(spots)
    south = y - sum(spot[1] for spot in spots) / len(spots)
    if max(abs(east), abs(south)) < MIDDLE:
        return "middle"
    if abs(east) > abs(south):
        return "east" if east > 0 else "west"
    return "south" if south > 0 else "north"


def _drawn(cell: int) -> tuple[float, float]:
    """W-GEO-01: where a cell's middle is drawn."""
    q, r = COORDINATES[cell]
    return 1.5 * q, sqrt(3) * (r + q / 2)
