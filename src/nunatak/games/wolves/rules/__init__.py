"""May it be done, and what happens then? One file per kind of decision."""

from nunatak.games.wolves.actions import (
    ACTIONS,
    BUILD,
    DOMINATE,
    END_TURN,
    HOWL,
    HUNT,
    PACK,
    PAY,
    PAY_UNKNOWN,
    PLACE,
    PUSH,
    SIDE,
    STOP,
    TO,
    UPGRADE,
    WOLF,
)
from nunatak.games.wolves.data import FREE_ACTIONS
from nunatak.games.wolves.events import PLANS
from nunatak.games.wolves.rules.den import apply_build, legal_builds, refuse_build
from nunatak.games.wolves.rules.displacement import (
    is_displacing,
    legal_landings,
    offer_landings,
    push_to,
    refuse_landing,
)
from nunatak.games.wolves.rules.dominate import (
    apply_dominate,
    legal_dominations,
    refuse_dominate,
)
from nunatak.games.wolves.rules.draft import (
    apply_pack,
    apply_place,
    apply_side,
    legal_packs,
    legal_places,
    legal_sides,
    refuse_pack,
    refuse_place,
    refuse_side,
)
from nunatak.games.wolves.rules.howl import apply_howl, legal_howls, refuse_howl
from nunatak.games.wolves.rules.hunt import apply_hunt, legal_hunts, refuse_hunt
from nunatak.games.wolves.rules.lair import apply_upgrade, legal_upgrades, refuse_upgrade
from nunatak.games.wolves.rules.move import (
    apply_destination,
    apply_wolf,
    ask_for_wolf,
    begin_move,
    finish_action,
    legal_destinations,
    legal_moves,
    legal_wolves,
    refuse_destination,
    refuse_move,
    refuse_wolf,
    stop_moving,
)
from nunatak.games.wolves.rules.payment import (
    legal_payments,
    only_payment,
    pay,
    refuse_pay,
    target_cell,
)
from nunatak.games.wolves.rules.rule import Rule
from nunatak.games.wolves.rules.turn import apply_end_turn
from nunatak.games.wolves.state import ACT, DESTINATION, DRAFT, LANDING, NO_ACTION, OVER
from nunatak.games.wolves.state import HUNT as HUNT_PHASE
from nunatak.games.wolves.state import PACK as PACK_PHASE
from nunatak.games.wolves.state import PAY as PAY_PHASE
from nunatak.games.wolves.state import SIDE as SIDE_PHASE
from nunatak.games.wolves.state import WOLF as WOLF_PHASE
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, begin_step, tell

__all__ = ["Rule", "apply", "is_over", "legal", "refusal", "refuse_turn"]


@compiled
def is_over(state: State) -> bool:
    """W-END-01: nothing is left to decide."""
    return bool(state.phase == OVER)


# ------------------------------------------------------------------ may it be done?


@compiled
def refusal(state: State, seat: int, action: int) -> Rule:
    """W-ACT-07: the first rule that refuses. W-PAY-09: a refused action leaves all as it was."""
    phase = int(state.phase)
    if phase == OVER:
        return Rule.W_ACT_01
    if seat != state.seat:
        return Rule.W_SET_14 if phase < ACT else Rule.W_ACT_02
    if not 0 <= action < ACTIONS:
        return refuse_unknown(phase)
    if phase_of(action) != phase:
        return refuse_kind(phase, action)
    if phase == ACT:
        return refuse_act(state, action)
    if phase == PAY_PHASE:
        return refuse_pay(state, action)
    if phase == WOLF_PHASE:
        return refuse_wolf(state, action)
    if phase == DESTINATION:
        return refuse_destination(state, action)
    if phase == LANDING:
        return refuse_landing(state, action)
    if phase == HUNT_PHASE:
        return refuse_hunt(state, action)
    return refuse_pick(state, action)


@compiled
def refuse_unknown(phase: int) -> Rule:
    """W-SET-14, W-ACT-03, W-ACT-06: the rule against an answer that does not exist at all."""
    if phase < ACT:
        return Rule.W_SET_14
    return Rule.W_ACT_06 if phase == ACT else Rule.W_ACT_03


@compiled
def phase_of(action: int) -> int:
    """The phase in which an answer of this kind is asked for."""
    if action == STOP:
        return WOLF_PHASE
    if action < PAY:
        return ACT
    if action <= PAY_UNKNOWN:
        return PAY_PHASE
    if action < TO:
        return WOLF_PHASE
    if action < PUSH:
        return DESTINATION
    if action < HUNT:
        return LANDING
    if action < PLACE:
        return HUNT_PHASE
    if action < PACK:
        return DRAFT
    if action < SIDE:
        return PACK_PHASE
    return SIDE_PHASE


@compiled
def refuse_kind(phase: int, action: int) -> Rule:
    """W-ACT-01, W-ACT-03, W-SET-14 …: the rule against an answer that is not asked for."""
    asked = phase_of(action)
    if asked < ACT:
        return Rule.W_SET_14
    if phase < ACT:
        return Rule.W_ACT_01
    if asked == LANDING:
        return Rule.W_DISP_01
    if asked == HUNT_PHASE:
        return Rule.W_HUNT_08
    if phase != ACT:
        return Rule.W_ACT_03
    return Rule.W_MOVE_01 if action == STOP else Rule.W_PAY_01


@compiled
def refuse_pick(state: State, action: int) -> Rule:
    """The picks of the set-up."""
    if action < PACK:
        return refuse_place(state, action)
    if action < SIDE:
        return refuse_pack(state, action)
    return refuse_side(state, action)


@compiled
def refuse_act(state: State, action: int) -> Rule:
    """W-TURN-03: the turn may end at any moment between actions; else one more action."""
    if action == END_TURN:
        return Rule.NONE
    refused = refuse_turn(state)
    if refused != Rule.NONE:
        return refused
    if action < BUILD:
        return refuse_move(state, action)
    if action < UPGRADE:
        return refuse_build(state, action)
    if action < HOWL:
        return refuse_upgrade(state, action)
    if action < DOMINATE:
        return refuse_howl(state, action)
    return refuse_dominate(state, action)


@compiled
def refuse_turn(state: State) -> Rule:
    """W-ACT-04: two actions, further ones for a token. W-ACT-05, W-OPT-01: the cap allows one."""
    taken = int(state.actions)
    if taken >= FREE_ACTIONS and state.bonus_action[state.seat] == 0:
        return Rule.W_ACT_04
    if state.bonus_action_cap and taken > FREE_ACTIONS:
        return Rule.W_ACT_05
    return Rule.NONE


# ------------------------------------------------------------------ what may be done?


@compiled
def legal(state: State, out: Actions) -> int:
    """Every action that nothing refuses; only answers of the phase's kind need to be asked."""
    phase = int(state.phase)
    if phase == ACT:
        return legal_acts(state, out)
    if phase == DESTINATION:
        return legal_destinations(state, out)
    if phase == WOLF_PHASE:
        return legal_wolves(state, out)
    if phase == PAY_PHASE:
        return legal_payments(state, out)
    if phase == LANDING:
        return legal_landings(state, out)
    if phase == HUNT_PHASE:
        return legal_hunts(state, out)
    if phase == DRAFT:
        return legal_places(state, out)
    if phase == PACK_PHASE:
        return legal_packs(state, out)
    if phase == SIDE_PHASE:
        return legal_sides(state, out)
    return 0


@compiled
def legal_acts(state: State, out: Actions) -> int:
    """The end of the turn, and every action with its target."""
    out[0] = END_TURN
    if refuse_turn(state) != Rule.NONE:
        return 1
    count = legal_moves(state, out, 1)
    count = legal_builds(state, out, count)
    count = legal_upgrades(state, out, count)
    count = legal_howls(state, out, count)
    return legal_dominations(state, out, count)


# ------------------------------------------------------------------ what happens then?


@compiled
def apply(state: State, action: int) -> None:
    """The action, and all that follows from it up to the next decision."""
    begin_step(state)
    if action == END_TURN:
        apply_end_turn(state)
    elif action == STOP:
        stop_moving(state)
    elif action < PAY:
        apply_act(state, action)
    elif action < WOLF:
        apply_pay(state, action)
    elif action < TO:
        apply_wolf(state, action)
    elif action < PUSH:
        apply_destination(state, action)
    elif action < HUNT:
        apply_landing(state, action)
    elif action < PLACE:
        apply_hunt(state, action)
    else:
        apply_pick(state, action)


@compiled
def apply_pick(state: State, action: int) -> None:
    """The picks of the set-up."""
    if action < PACK:
        apply_place(state, action)
    elif action < SIDE:
        apply_pack(state, action)
    else:
        apply_side(state, action)


@compiled
def apply_act(state: State, action: int) -> None:
    """The action is named; a payment without alternative is made at once."""
    state.pending = action
    payment = only_payment(state)
    if payment == PAY_UNKNOWN:
        state.phase = PAY_PHASE
        tell(state, PLANS, state.seat, action, 0)
    else:
        apply_pay(state, payment)


@compiled
def apply_pay(state: State, payment: int) -> None:
    """W-TURN-07: pay, then the effects."""
    action = int(state.pending)
    state.pending = NO_ACTION
    pay(state, payment)
    if action < BUILD:
        begin_move(state, action)
        return
    if action < UPGRADE:
        apply_build(state, action)
    elif action < HOWL:
        apply_upgrade(state, action)
        if not settle_displacement(state, target_cell(action)):
            return
    elif action < DOMINATE:
        apply_howl(state, action)
    else:
        apply_dominate(state, action)
    finish_action(state)


@compiled
def settle_displacement(state: State, cell: int) -> bool:
    """W-LAIR-07: the foreign wolf beside the new lair goes. Whether nothing is to be asked."""
    if not is_displacing(state, cell):
        return True
    state.pushed = cell
    return offer_landings(state)


@compiled
def apply_landing(state: State, action: int) -> None:
    """W-DISP-02: the displaced wolf goes where the active player says; then the action goes on."""
    push_to(state, action - PUSH)
    if state.paid >= 0:
        ask_for_wolf(state)
    else:
        finish_action(state)
