"""How is a whole path named at once? Each of its cells is a step."""

import re

from nunatak.games.arctica.actions import ACTIONS, TO, Step
from nunatak.games.arctica.data import LAYERS
from nunatak.games.arctica.names import CELL, FIGURE
from nunatak.kernel.actions import plain
from nunatak.kernel.state import State
from nunatak.kernel.words import Whole

SPOT = rf"{TO}({CELL.pattern})(?:\s*({'|'.join(LAYERS)}))?"


def read_whole(_state: State, _seat: int, text: str) -> Whole | None:
    """The steps of `bear to (1,0) > (2,0) water`; None if the words are no path of several."""
    low = plain(text)
    figure = re.match(rf"(?:move )?({FIGURE.pattern})", low)
    if not figure or not re.fullmatch(rf"(?:{SPOT}){{2,}}", low[figure.end() :]):
        return None
    spots = re.findall(SPOT, low[figure.end() :])
    return Whole(tuple(ACTIONS.encode(Step(figure[1], *spot)) for spot in spots))
