"""May it be done, and what happens then? One file per kind of decision."""

from nunatak.games.lonewolves.actions import is_asked, is_pass, is_play, is_reveal, is_take
from nunatak.games.lonewolves.rules.flow import is_deciding, is_over
from nunatak.games.lonewolves.rules.place import apply_place, legal_places, refuse_place
from nunatak.games.lonewolves.rules.play import apply_play, legal_plays, refuse_play
from nunatak.games.lonewolves.rules.reveal import apply_reveal, legal_reveals, refuse_reveal
from nunatak.games.lonewolves.rules.rule import Rule
from nunatak.games.lonewolves.rules.take import apply_take, legal_takes, refuse_take
from nunatak.games.lonewolves.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, begin_step

__all__ = ["Rule", "apply", "is_over", "legal", "refusal"]


@compiled
def refusal(state: State, seat: int, action: int) -> Rule:
    """L-REF-01: the first rule of 12.3 that refuses this action of this seat.

    L-REF-03: it only looks; a refused action changes nothing.
    """
    if is_over(state):
        return Rule.L_FLOW_05
    if not is_deciding(state, seat):
        return Rule.L_FLOW_03
    if is_pass(action):  # L-TAKE-04, L-REF-02: nor may a scar or a reveal be declined
        return Rule.L_FLOW_06
    if not is_asked(state.phase, action):
        return Rule.L_FLOW_04  # the action is not of the kind that this phase asks for
    if is_play(action):
        return refuse_play(state, action)
    if is_reveal(action):
        return refuse_reveal(state, action)
    if is_take(action):
        return refuse_take(state, action)
    return refuse_place(state, action)


@compiled
def legal(state: State, out: Actions) -> int:
    """Every action that nothing refuses; only answers of the phase's kind need to be asked."""
    phase = state.phase
    if phase == Phase.LEAD or phase == Phase.FOLLOW:
        return legal_plays(state, out)
    if phase == Phase.TAKE:
        return legal_takes(state, out)
    if phase == Phase.PLACE:
        return legal_places(state, out)
    if phase == Phase.OVER:
        return 0
    return legal_reveals(state, out)


@compiled
def apply(state: State, action: int) -> None:
    """L-FLOW-02: the action, and all that follows from it up to the next decision."""
    begin_step(state)
    if is_play(action):
        apply_play(state, action)
    elif is_reveal(action):
        apply_reveal(state, action)
    elif is_take(action):
        apply_take(state, action)
    else:
        apply_place(state, action)
