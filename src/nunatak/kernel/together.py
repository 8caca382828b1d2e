"""How do several threads count in one array? Each adds before any other can look."""

from typing import Any

from numba import int64
from numba.core import cgutils
from numba.extending import intrinsic

from nunatak.kernel.compiled import INTERPRETED
from nunatak.kernel.playing import Numbers


def add(counts: Numbers, place: int, amount: int) -> int:
    """Add to a count; what it was before."""
    before = int(counts[place])
    counts[place] += amount
    return before


@intrinsic
def _add(_typing: Any, counts: Any, _place: Any, _amount: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        array = context.make_array(counts)(context, builder, args[0])
        here = cgutils.get_item_pointer(context, builder, counts, array, [args[1]])
        return builder.atomic_rmw("add", here, args[2], "seq_cst")

    return int64(counts, int64, int64), generate


if not INTERPRETED:
    add = _add
