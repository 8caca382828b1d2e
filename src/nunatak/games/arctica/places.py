"""What is a place called? Each cell by its ring and its bearing from the middle of the board.

"Edge, between east and north-east" is one cell; a figure or an ice token that goes to the next
cell is told by where it heads. Texts put it into words.
"""

from functools import cache

from nunatak.games.arctica.data import CELLS, DIRECTIONS, ICE, NEIGHBOUR, OUTSIDE, RADIUS, VECTORS
from nunatak.games.arctica.names import cell_number
from nunatak.kernel.hex import distance
from nunatak.kernel.message import Value, Values
from nunatak.kernel.state import State

NOWHERE = "none"
HERE = "here"
POLES = {("NE", "NW"): "N", ("SW", "SE"): "S"}  # half way between these it is due north, due south


@cache
def place(cell: int) -> Values:
    """Where a cell is: its ring, its bearing, and the bearing that it leans to."""
    if not 0 <= cell < OUTSIDE:
        return {"ring": NOWHERE, "at": NOWHERE, "lean": NOWHERE, "toward": NOWHERE}
    ring = distance((0, 0), CELLS[cell])
    if ring == 0:
        return {"ring": 0, "at": NOWHERE, "lean": NOWHERE, "toward": NOWHERE}
    side, offset = _on_ring(cell, ring)
    one, other = DIRECTIONS[side], DIRECTIONS[(side + 1) % len(DIRECTIONS)]
    if offset == 0:
        name: Value = "corner" if ring == RADIUS else ring
        return {"ring": name, "at": one, "lean": NOWHERE, "toward": NOWHERE}
    if 2 * offset == ring:
        if (one, other) in POLES:
            pole = POLES[one, other]
            return {"ring": ring, "at": pole, "lean": NOWHERE, "toward": NOWHERE}
        return {"ring": ring, "at": one, "lean": "between", "toward": other}
    near, far = (one, other) if 2 * offset < ring else (other, one)
    return {"ring": ring, "at": near, "lean": "toward", "toward": far}


def _on_ring(cell: int, ring: int) -> tuple[int, int]:
    """The direction of the corner before the cell, and how many steps past it the cell is."""
    for side in range(len(VECTORS)):
        at = VECTORS[side][0] * ring, VECTORS[side][1] * ring
        along = VECTORS[(side + 2) % len(VECTORS)]
        for offset in range(ring):
            if (at[0] + along[0] * offset, at[1] + along[1] * offset) == CELLS[cell]:
                return side, offset
    raise ValueError(f"cell {cell} is not on ring {ring}")


@cache
def heading(start: int, end: int) -> str:
    """The direction from a cell to the next one, `here` for the same one, `none` if it is far."""
    if start == end:
        return HERE
    if not 0 <= start < OUTSIDE:
        return NOWHERE
    around = NEIGHBOUR[start].tolist()
    return DIRECTIONS[around.index(end)] if end in around and end != OUTSIDE else NOWHERE


def way(state: State, figure: int, cell: int, layer: int) -> Values:
    """How a figure gets from where it is to a cell: its heading, and by ice or water."""
    start, on_ice, ice = int(state.cell[figure]), state.layer[figure] == ICE, state.ice[cell]
    if layer == ICE:
        how = "walk" if on_ice else "climb"
    elif on_ice:
        how = "dive" if ice else "plunge"
    else:
        how = "under" if ice else "swim"
    return {"heading": heading(start, cell), "way": how}


def besides(_state: State, values: Values) -> Values:
    """What texts may say of the cells that a message names."""
    found: dict[str, Value] = {}
    if "cell" in values:
        found |= place(cell_number(values["cell"]))
    if "from" in values:
        start = place(cell_number(values["from"]))
        found |= {f"from_{name}": value for name, value in start.items()}
    return found
