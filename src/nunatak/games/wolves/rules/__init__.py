"""May it be done, and what happens then? One file per kind of decision."""

from nunatak.games.wolves.actions import (
    ACTIONS,
    PAY_UNKNOWN,
    end_turn_action,
    is_asked,
    is_build,
    is_end_turn,
    is_howl,
    is_hunt,
    is_move,
    is_pack,
    is_paid,
    is_pay,
    is_place,
    is_push,
    is_stop,
    is_tiles,
    is_to,
    is_upgrade,
    is_wolf,
    push_cell,
)
from nunatak.games.wolves.data import FREE_ACTIONS
from nunatak.games.wolves.events import Event
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
    refuse_further,
    refuse_instead,
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
from nunatak.games.wolves.state import NO_ACTION, Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, begin_step, tell

__all__ = ["Rule", "apply", "is_over", "legal", "refusal"]

SIZE = ACTIONS.size  # of the action space


@compiled
def is_over(state: State) -> bool:
    """W-END-01: nothing is left to decide."""
    return bool(state.phase == Phase.OVER)


# ------------------------------------------------------------------ may it be done?


@compiled
def refusal(state: State, seat: int, action: int) -> Rule:
    """W-ACT-07: the first rule that refuses. W-PAY-09: a refused action leaves all as it was."""
    phase = int(state.phase)
    if phase == Phase.OVER:
        return Rule.W_ACT_01
    if seat != state.seat:
        return Rule.W_SET_14 if phase < Phase.ACT else Rule.W_ACT_02
    if not 0 <= action < SIZE:
        return refuse_unknown(phase)
    if not is_asked(phase, action):
        return refuse_kind(state, action)
    if phase == Phase.ACT:
        return refuse_act(state, action)
    if phase == Phase.PAY:
        return refuse_pay(state, action)
    if phase == Phase.WOLF:
        return refuse_wolf(state, action)
    if phase == Phase.DESTINATION:
        return refuse_destination(state, action)
    if phase == Phase.LANDING:
        return refuse_landing(state, action)
    if phase == Phase.HUNT:
        return refuse_hunt(state, action)
    return refuse_pick(state, action)


@compiled
def refuse_unknown(phase: int) -> Rule:
    """W-SET-14, W-ACT-03, W-ACT-06: the rule against an answer that does not exist at all."""
    if phase < Phase.ACT:
        return Rule.W_SET_14
    return Rule.W_ACT_06 if phase == Phase.ACT else Rule.W_ACT_03


@compiled
def refuse_kind(state: State, action: int) -> Rule:
    """W-ACT-01, W-ACT-03, W-SET-14 …: the rule against an answer that is not asked for."""
    phase = int(state.phase)
    if is_pick(action):
        return Rule.W_SET_14
    if phase < Phase.ACT:
        return Rule.W_ACT_01
    if is_push(action):
        return Rule.W_DISP_01
    if is_hunt(action):
        return Rule.W_HUNT_08
    if is_asked(Phase.WOLF, action):
        return refuse_unasked_wolf(state, action)
    return Rule.W_PAY_01 if phase == Phase.ACT else Rule.W_ACT_03


@compiled
def refuse_unasked_wolf(state: State, action: int) -> Rule:
    """W-MOVE-02 to 04: what stands against this wolf, if anything does; else W-ACT-03 …"""
    refused = Rule.NONE
    if state.phase == Phase.DESTINATION:
        refused = refuse_instead(state, action)
    elif not is_stop(action):
        refused = refuse_further(state, action)
    if refused != Rule.NONE:
        return refused
    if state.phase != Phase.ACT:
        return Rule.W_ACT_03
    return Rule.W_MOVE_01 if is_stop(action) else Rule.W_PAY_01


@compiled
def is_pick(action: int) -> bool:
    """An answer of the set-up."""
    return is_place(action) or is_pack(action) or is_tiles(action)


@compiled
def refuse_pick(state: State, action: int) -> Rule:
    """The picks of the set-up."""
    if is_place(action):
        return refuse_place(state, action)
    if is_pack(action):
        return refuse_pack(state, action)
    return refuse_side(state, action)


@compiled
def refuse_act(state: State, action: int) -> Rule:
    """W-TURN-03: the turn may end at any moment between actions; else one more action."""
    if is_end_turn(action):
        return Rule.NONE
    refused = refuse_turn(state)
    if refused != Rule.NONE:
        return refused
    if is_move(action):
        return refuse_move(state, action)
    if is_build(action):
        return refuse_build(state, action)
    if is_upgrade(action):
        return refuse_upgrade(state, action)
    if is_howl(action):
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
    if phase == Phase.ACT:
        return legal_acts(state, out)
    if phase == Phase.DESTINATION:
        return legal_destinations(state, out)
    if phase == Phase.WOLF:
        return legal_wolves(state, out)
    if phase == Phase.PAY:
        return legal_payments(state, out)
    if phase == Phase.LANDING:
        return legal_landings(state, out)
    if phase == Phase.HUNT:
        return legal_hunts(state, out)
    if phase == Phase.DRAFT:
        return legal_places(state, out)
    if phase == Phase.PACK:
        return legal_packs(state, out)
    if phase == Phase.SIDE:
        return legal_sides(state, out)
    return 0


@compiled
def legal_acts(state: State, out: Actions) -> int:
    """The end of the turn, and every action with its target."""
    out[0] = end_turn_action()
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
    if is_end_turn(action):
        apply_end_turn(state)
    elif is_stop(action):
        stop_moving(state)
    elif is_paid(action):
        apply_act(state, action)
    elif is_pay(action):
        apply_pay(state, action)
    elif is_wolf(action):
        apply_wolf(state, action)
    elif is_to(action):
        apply_destination(state, action)
    elif is_push(action):
        apply_landing(state, action)
    elif is_hunt(action):
        apply_hunt(state, action)
    else:
        apply_pick(state, action)


@compiled
def apply_pick(state: State, action: int) -> None:
    """The picks of the set-up."""
    if is_place(action):
        apply_place(state, action)
    elif is_pack(action):
        apply_pack(state, action)
    else:
        apply_side(state, action)


@compiled
def apply_act(state: State, action: int) -> None:
    """The action is named; a payment without alternative is made at once."""
    state.pending = action
    payment = only_payment(state)
    if payment == PAY_UNKNOWN:
        state.phase = Phase.PAY
        tell(state, Event.PLANS, state.seat, action, 0)
    else:
        apply_pay(state, payment)


@compiled
def apply_pay(state: State, payment: int) -> None:
    """W-TURN-07: pay, then the effects."""
    action = int(state.pending)
    state.pending = NO_ACTION
    pay(state, payment)
    if is_move(action):
        begin_move(state, action)
        return
    if is_build(action):
        apply_build(state, action)
    elif is_upgrade(action):
        apply_upgrade(state, action)
        if not settle_displacement(state, target_cell(action)):
            return
    elif is_howl(action):
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
    push_to(state, push_cell(action))
    if state.paid >= 0:
        ask_for_wolf(state)
    else:
        finish_action(state)
