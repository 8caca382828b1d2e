"""How is an array handed to a loop without counting who holds it?

Numba counts the references to an array whenever a view of it is made or handed on, and the
counting costs a loop over rows more than some of the rules do. A lent array is not counted: whoever
lends it must hold it for as long as it is used.
"""

from typing import Any, TypeVar

from numba.core import cgutils
from numba.extending import intrinsic

from nunatak.kernel.compiled import INTERPRETED

A = TypeVar("A")


def lent(array: A) -> A:
    """The same array, uncounted."""
    return array


@intrinsic
def _lent(_typing: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        made = context.make_array(signature.return_type)(context, builder, args[0])
        made.meminfo = cgutils.get_null_value(made.meminfo.type)
        return made._getvalue()

    return array(array), generate


if not INTERPRETED:
    lent = _lent
