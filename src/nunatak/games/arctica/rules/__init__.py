"""May it be done, and what happens then? One file per kind of decision."""

from nunatak.games.arctica.actions import (
    ACTIONS,
    done_action,
    end_turn_action,
    escape_card,
    escape_layer,
    is_activate,
    is_attack,
    is_done,
    is_escape,
    is_melt,
    is_place_figure,
    is_play,
    is_return,
    is_step,
    placed_cell,
    placed_hunter,
    placed_layer,
    play_action,
    return_cell,
    return_layer,
    step_cell,
    step_figure,
    step_layer,
    swap_action,
)
from nunatak.games.arctica.data import (
    HUNTER_OF,
    HUNTERS,
    MELT,
    NO_HUNTER,
    SEAL,
    UNSAID,
)
from nunatak.games.arctica.rules.activate import (
    apply_done,
    refuse_activation,
    refuse_bare_activation,
    refuse_done,
)
from nunatak.games.arctica.rules.cards import (
    any_ice,
    apply_end,
    apply_play,
    refuse_end,
    refuse_play,
)
from nunatak.games.arctica.rules.comeback import apply_return, legal_returns, refuse_return
from nunatak.games.arctica.rules.drift import (
    apply_displace,
    apply_pick,
    legal_displacements,
    legal_picks,
    refuse_displace,
    refuse_pick,
)
from nunatak.games.arctica.rules.escape import (
    apply_escape,
    apply_response,
    escape_cell,
    is_first_copy,
    is_way_open,
    legal_escapes,
    legal_responses,
    refuse_escape,
    refuse_response,
)
from nunatak.games.arctica.rules.flow import fits_the_phase, is_deciding, is_over
from nunatak.games.arctica.rules.hunt import apply_attack, legal_attacks, refuse_attack
from nunatak.games.arctica.rules.melt import apply_melt, legal_melts, refuse_melt
from nunatak.games.arctica.rules.move import apply_step, legal_steps, only_layer, refuse_step
from nunatak.games.arctica.rules.place import (
    apply_figure,
    apply_ice,
    apply_iceberg,
    apply_igloo,
    legal_figures,
    legal_ice,
    legal_icebergs,
    legal_igloos,
    refuse_figure,
    refuse_ice,
    refuse_iceberg,
    refuse_igloo,
)
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, begin_step

SIZE = ACTIONS.size

__all__ = ["Rule", "apply", "complete", "is_over", "legal", "refusal"]


@compiled
def refusal(state: State, seat: int, action: int) -> Rule:
    """A-TURN-25: the first rule that refuses this action of this seat."""
    if is_over(state):
        return Rule.A_TURN_23
    if not is_deciding(state, seat):
        return Rule.A_TURN_19
    if not 0 <= action < SIZE or not fits_the_phase(state, action):
        return Rule.A_TURN_24
    if state.phase == Phase.TURN:
        return refuse_in_turn(state, action)
    if state.phase < Phase.RETURN:
        return refuse_in_setup(state, action)
    return refuse_answer(state, action)


@compiled
def refuse_in_turn(state: State, action: int) -> Rule:
    """What the active player does of its own accord."""
    if is_step(action):
        return refuse_step(state, action)
    if is_attack(action):
        return refuse_attack(state, action)
    if is_play(action):
        return refuse_play(state, action)
    if is_melt(action):
        return refuse_melt(state, action)
    if is_done(action):
        return refuse_done(state)
    if is_activate(action):
        return refuse_bare_activation(state, action)
    return refuse_end(state, action)


@compiled
def refuse_answer(state: State, action: int) -> Rule:
    """What is asked for while something is being carried out."""
    if state.phase == Phase.DRIFT:
        return Rule.A_DRIFT_10 if is_done(action) else refuse_pick(state, action)
    if state.phase == Phase.DISPLACE:
        return refuse_displace(state, action)
    if state.phase == Phase.RETURN:
        return refuse_return(state, action)
    if state.phase == Phase.ESCAPE:
        return refuse_escape(state, action)
    return refuse_response(state, action)


@compiled
def refuse_in_setup(state: State, action: int) -> Rule:
    """The pieces that experienced players place."""
    if state.phase == Phase.PLACE_ICE:
        return refuse_ice(state, action)
    if state.phase == Phase.PLACE_ICEBERG:
        return refuse_iceberg(state, action)
    if state.phase == Phase.PLACE_FIGURE:
        return refuse_figure(state, action)
    return refuse_igloo(state, action)


@compiled
def legal(state: State, out: Actions) -> int:
    """Every action that nothing refuses; only answers of the phase's kind need to be asked."""
    phase = int(state.phase)
    if phase == Phase.TURN:
        return legal_in_turn(state, out)
    if phase == Phase.DRIFT:
        return legal_picks(state, out)
    if phase == Phase.DISPLACE:
        return legal_displacements(state, out)
    if phase == Phase.RETURN:
        return legal_returns(state, out)
    if phase == Phase.ESCAPE:
        return legal_escapes(state, out)
    if phase == Phase.RESPOND:
        return legal_responses(state, out)
    if phase == Phase.OVER:
        return 0
    return legal_in_setup(state, out)


@compiled
def legal_in_turn(state: State, out: Actions) -> int:
    """Steps, attacks, cards and ends; the hunters are asked for once, not figure by figure."""
    if state.active != NO_HUNTER:
        out[0] = done_action()
        count = legal_steps(state, state.active, out, 1)
        return legal_attacks(state, state.active, out, count)
    count = legal_cards(state, out)
    for hunter in range(len(HUNTERS)):
        if state.attacked != hunter and refuse_activation(state, hunter) == Rule.NONE:
            count = legal_steps(state, hunter, out, count)
            count = legal_attacks(state, hunter, out, count)
    return count


@compiled
def legal_cards(state: State, out: Actions) -> int:
    """The cards that can be played, or the ends of the turn."""
    count = 0
    seat = int(state.seat)
    if not state.card_played:
        for place in range(state.hand_count[seat]):
            if is_first_copy(state, seat, place):
                card = int(state.hand[seat, place])
                if card == MELT and any_ice(state):
                    count = legal_melts(state, out, count)
                else:
                    out[count] = play_action(card)
                    count += 1
    for action in (end_turn_action(), swap_action()):
        if refuse_end(state, action) == Rule.NONE:
            out[count] = action
            count += 1
    return count


@compiled
def legal_in_setup(state: State, out: Actions) -> int:
    """The pieces that experienced players can place."""
    if state.phase == Phase.PLACE_ICE:
        return legal_ice(state, out)
    if state.phase == Phase.PLACE_ICEBERG:
        return legal_icebergs(state, out)
    if state.phase == Phase.PLACE_FIGURE:
        return legal_figures(state, out)
    return legal_igloos(state, out)


@compiled
def apply(state: State, action: int) -> None:
    """The action, and all that follows from it up to the next decision."""
    begin_step(state)
    if state.phase == Phase.TURN:
        apply_in_turn(state, action)
    elif state.phase < Phase.RETURN:
        apply_in_setup(state, action)
    else:
        apply_answer(state, action)


@compiled
def apply_in_turn(state: State, action: int) -> None:
    """What the active player does of its own accord."""
    if is_step(action):
        apply_step(state, action)
    elif is_attack(action):
        apply_attack(state, action)
    elif is_play(action):
        apply_play(state, action)
    elif is_melt(action):
        apply_melt(state, action)
    elif is_done(action):
        apply_done(state)
    else:
        apply_end(state, action)


@compiled
def apply_answer(state: State, action: int) -> None:
    """What was asked for while something is being carried out."""
    if state.phase == Phase.DRIFT:
        apply_pick(state, action)
    elif state.phase == Phase.DISPLACE:
        apply_displace(state, action)
    elif state.phase == Phase.RETURN:
        apply_return(state, action)
    elif state.phase == Phase.ESCAPE:
        apply_escape(state, action)
    else:
        apply_response(state, action)


@compiled
def apply_in_setup(state: State, action: int) -> None:
    """A piece on the board."""
    if state.phase == Phase.PLACE_ICE:
        apply_ice(state, action)
    elif state.phase == Phase.PLACE_ICEBERG:
        apply_iceberg(state, action)
    elif state.phase == Phase.PLACE_FIGURE:
        apply_figure(state, action)
    else:
        apply_igloo(state, action)


# ------------------------------------------------------------------ what may be left out


@compiled
def complete(state: State, action: int) -> int:
    """A-POS-10: the number with the layer said, where it may be left out."""
    if is_step(action) and step_layer(action) == UNSAID:
        return with_layer(state, action, HUNTER_OF[step_figure(action)], step_cell(action))
    if is_return(action) and return_layer(action) == UNSAID and state.phase == Phase.RETURN:
        return with_layer(state, action, HUNTER_OF[state.asked], return_cell(action))
    if is_place_figure(action) and placed_layer(action) == UNSAID:
        return with_layer(state, action, placed_hunter(action), placed_cell(action))
    if is_escape(action) and escape_layer(action) == UNSAID and state.phase == Phase.ESCAPE:
        return complete_escape(state, action)
    return action


@compiled
def with_layer(state: State, action: int, hunter: int, cell: int) -> int:
    """The same cell with the only layer there is."""
    return action - UNSAID + only_layer(state, hunter, cell)


@compiled
def complete_escape(state: State, action: int) -> int:
    """A-ESC-12: a seal that flees to open sea is in the water."""
    card = escape_card(action)
    if card >= MELT or not is_way_open(state, card):
        return action
    return with_layer(state, action, SEAL, escape_cell(state, card))
