"""May it be done, and what happens then? One file per kind of decision."""

from nunatak.games.arctica.actions import (
    ACTIONS,
    ACTIVATE,
    ATTACK,
    DISPLACE_TO,
    DONE,
    END_TURN,
    ESCAPE_WITH,
    LAYER_ANSWERS,
    MELT_AT,
    NO_ESCAPE,
    PICK,
    PLACE_BERG,
    PLACE_FLAT,
    PLACE_HUNTER,
    PLACE_IGLOO_AT,
    PLAY,
    RESPOND_WITH,
    RETURN_TO,
    SPOTS,
    SWAP,
    spot_cell,
    spot_layer,
    step_figure,
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
from nunatak.games.arctica.state import (
    DISPLACE,
    DRIFT,
    ESCAPE,
    OVER,
    PLACE_FIGURE,
    PLACE_ICE,
    PLACE_ICEBERG,
    RESPOND,
    RETURN,
    TURN,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, begin_step

__all__ = ["Rule", "apply", "complete", "is_over", "legal", "refusal"]


@compiled
def refusal(state: State, seat: int, action: int) -> Rule:
    """A-TURN-25: the first rule that refuses this action of this seat."""
    if is_over(state):
        return Rule.A_TURN_23
    if not is_deciding(state, seat):
        return Rule.A_TURN_19
    if not 0 <= action < ACTIONS or not fits_the_phase(state, action):
        return Rule.A_TURN_24
    if state.phase == TURN:
        return refuse_in_turn(state, action)
    if state.phase < RETURN:
        return refuse_in_setup(state, action)
    return refuse_answer(state, action)


@compiled
def refuse_in_turn(state: State, action: int) -> Rule:
    """What the active player does of its own accord."""
    if action < ATTACK:
        return refuse_step(state, action)
    if action < PLAY:
        return refuse_attack(state, action)
    if action < MELT_AT:
        return refuse_play(state, action)
    if action < PICK:
        return refuse_melt(state, action)
    if action == DONE:
        return refuse_done(state)
    if action < ACTIVATE:
        return refuse_end(state, action)
    return refuse_bare_activation(state, action)


@compiled
def refuse_answer(state: State, action: int) -> Rule:
    """What is asked for while something is being carried out."""
    if state.phase == DRIFT:
        return Rule.A_DRIFT_10 if action == DONE else refuse_pick(state, action)
    if state.phase == DISPLACE:
        return refuse_displace(state, action)
    if state.phase == RETURN:
        return refuse_return(state, action)
    if state.phase == ESCAPE:
        return refuse_escape(state, action)
    return refuse_response(state, action)


@compiled
def refuse_in_setup(state: State, action: int) -> Rule:
    """The pieces that experienced players place."""
    if state.phase == PLACE_ICE:
        return refuse_ice(state, action)
    if state.phase == PLACE_ICEBERG:
        return refuse_iceberg(state, action)
    if state.phase == PLACE_FIGURE:
        return refuse_figure(state, action)
    return refuse_igloo(state, action)


@compiled
def legal(state: State, out: Actions) -> int:
    """Every action that nothing refuses; only answers of the phase's kind need to be asked."""
    phase = int(state.phase)
    if phase == TURN:
        return legal_in_turn(state, out)
    if phase == DRIFT:
        return legal_picks(state, out)
    if phase == DISPLACE:
        return legal_displacements(state, out)
    if phase == RETURN:
        return legal_returns(state, out)
    if phase == ESCAPE:
        return legal_escapes(state, out)
    if phase == RESPOND:
        return legal_responses(state, out)
    if phase == OVER:
        return 0
    return legal_in_setup(state, out)


@compiled
def legal_in_turn(state: State, out: Actions) -> int:
    """Steps, attacks, cards and ends; the hunters are asked for once, not figure by figure."""
    if state.active != NO_HUNTER:
        out[0] = DONE
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
                    out[count] = PLAY + card
                    count += 1
    for action in (END_TURN, SWAP):
        if refuse_end(state, action) == Rule.NONE:
            out[count] = action
            count += 1
    return count


@compiled
def legal_in_setup(state: State, out: Actions) -> int:
    """The pieces that experienced players can place."""
    if state.phase == PLACE_ICE:
        return legal_ice(state, out)
    if state.phase == PLACE_ICEBERG:
        return legal_icebergs(state, out)
    if state.phase == PLACE_FIGURE:
        return legal_figures(state, out)
    return legal_igloos(state, out)


@compiled
def apply(state: State, action: int) -> None:
    """The action, and all that follows from it up to the next decision."""
    begin_step(state)
    if action < ATTACK:
        apply_step(state, action)
    elif action < PLAY:
        apply_attack(state, action)
    elif action < MELT_AT:
        apply_play(state, action)
    elif action < PICK:
        apply_melt(state, action)
    elif action < DISPLACE_TO:
        apply_pick(state, action)
    elif action < RETURN_TO:
        apply_displace(state, action)
    elif action < PLACE_FLAT:
        apply_reply_or_end(state, action)
    else:
        apply_in_setup(state, action)


@compiled
def apply_reply_or_end(state: State, action: int) -> None:
    """Returns, escapes, responses and ends."""
    if action < ESCAPE_WITH:
        apply_return(state, action)
    elif action < RESPOND_WITH:
        apply_escape(state, action)
    elif action < DONE:
        apply_response(state, action)
    elif action == DONE:
        apply_done(state)
    else:
        apply_end(state, action)


@compiled
def apply_in_setup(state: State, action: int) -> None:
    """A piece on the board."""
    if action < PLACE_BERG:
        apply_ice(state, action)
    elif action < PLACE_HUNTER:
        apply_iceberg(state, action)
    elif action < PLACE_IGLOO_AT:
        apply_figure(state, action)
    else:
        apply_igloo(state, action)


@compiled
def complete(state: State, action: int) -> int:
    """A-POS-10: the number with the layer said, where it may be left out."""
    if 0 <= action < ATTACK:
        return complete_spot(state, HUNTER_OF[step_figure(action)], action, 0)
    if RETURN_TO <= action < ESCAPE_WITH and state.phase == RETURN:
        return complete_spot(state, HUNTER_OF[state.asked], action, RETURN_TO)
    if PLACE_HUNTER <= action < PLACE_IGLOO_AT:
        return complete_spot(state, (action - PLACE_HUNTER) // SPOTS, action, PLACE_HUNTER)
    if ESCAPE_WITH <= action < NO_ESCAPE and state.phase == ESCAPE:
        return complete_escape(state, action)
    return action


@compiled
def complete_spot(state: State, hunter: int, action: int, first: int) -> int:
    """The same spot with the only layer there is."""
    if spot_layer(action - first) != UNSAID:
        return action
    return action - UNSAID + only_layer(state, hunter, spot_cell(action - first))


@compiled
def complete_escape(state: State, action: int) -> int:
    """A-ESC-12: a seal that flees to open sea is in the water."""
    card = (action - ESCAPE_WITH) // LAYER_ANSWERS
    if spot_layer(action - ESCAPE_WITH) != UNSAID or card >= MELT or not is_way_open(state, card):
        return action
    return action - UNSAID + only_layer(state, SEAL, escape_cell(state, card))
