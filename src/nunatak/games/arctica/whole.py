"""How is a whole path named at once? Its steps are checked one after the other."""

from nunatak.games.arctica.actions import encode, read_path
from nunatak.games.arctica.log import explain
from nunatak.games.arctica.rules import Rule, apply, complete, refusal
from nunatak.kernel.game import Whole
from nunatak.kernel.state import State, copy


def read_whole(state: State, seat: int, text: str) -> Whole | None:
    """The steps of `bear to (1,0) > (2,0)`, or the rule that refuses the first bad one."""
    path = read_path(text)
    if len(path) < 2:
        return None
    twin = copy(state)
    steps = []
    for action in path:
        step = complete(twin, encode(action))
        rule = refusal(twin, seat, step)
        if rule != Rule.NONE:
            return Whole((), int(rule), explain(twin, seat, step, int(rule)))
        apply(twin, step)
        steps.append(step)
    return Whole(tuple(steps))
