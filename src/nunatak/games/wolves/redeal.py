"""What could the rest be? A random position that looks the same to a seat."""

from nunatak.kernel.chance import Chance, draw
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import State


@compiled
def redeal(state: State, seat: int, chance: Chance) -> None:
    """Everything is open (section 4, last line); only the generator itself is unknown."""
    for word in range(len(state.chance)):
        state.chance[word] = draw(chance)
