"""Whom may a figure attack, and what does a capture bring? (9, 10)"""

from nunatak.games.arctica.actions import attack_action, attack_figure, attack_target
from nunatak.games.arctica.data import (
    BEAR,
    COD,
    END_FIGURE,
    FIGURES,
    FIRST_COD,
    FIRST_FIGURE,
    HUNTER_FIGURES,
    HUNTER_OF,
    ICE,
    IGLOO,
    INUIT,
    LIVES,
    NO_HUNTER,
    NOWHERE,
    PREY,
    PREY_OF,
    SEAL,
    SEATS,
    TARGETS,
    WATER,
)
from nunatak.games.arctica.events import Event
from nunatak.games.arctica.rules.activate import begin_activation, refuse_activation
from nunatak.games.arctica.rules.flow import close_activation, finish
from nunatak.games.arctica.rules.move import has_attacked
from nunatak.games.arctica.rules.rule import Rule
from nunatak.games.arctica.state import Phase
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_attack(state: State, action: int) -> Rule:
    """9: in the ledger's order. A-HUNT-08: with or without steps before; A-EDGE-19: one target."""
    figure = attack_figure(action)
    target = attack_target(action)
    rule = refuse_attacker(state, HUNTER_OF[figure])
    if rule != Rule.NONE:
        return rule
    return refuse_target(state, figure, target)


@compiled
def refuse_attacker(state: State, hunter: int) -> Rule:
    """A-HUNT-03, A-HUNT-05: only the hunter being activated attacks, and once."""
    if state.active != NO_HUNTER:
        return Rule.NONE if state.active == hunter else Rule.A_HUNT_03
    if has_attacked(state, hunter):
        return Rule.A_HUNT_05
    return refuse_activation(state, hunter)


@compiled
def refuse_target(state: State, figure: int, target: int) -> Rule:
    """A-RET-05, A-HUNT-09, A-COD-06, A-HUNT-02, A-HUNT-07, then whether it can be reached."""
    hunter = HUNTER_OF[figure]
    if is_barred(state, figure):
        return Rule.A_RET_05
    if target == IGLOO and not takes_igloos(hunter):
        return Rule.A_HUNT_09
    if hunter == COD:
        return Rule.A_COD_06
    if not PREY[hunter, PREY_OF[target]]:
        return Rule.A_HUNT_02
    if is_own_target(state, target):
        return Rule.A_HUNT_07
    return refuse_reach(state, figure, target)


@compiled
def is_barred(state: State, figure: int) -> bool:
    """A-RET-05, A-RET-06, A-EDGE-17: this very figure returned to the board in this turn."""
    return bool(figure < HUNTER_FIGURES and state.barred[figure])


@compiled
def takes_igloos(hunter: int) -> bool:
    """A-HUNT-09: only seal and bear attack the igloo."""
    return hunter == SEAL or hunter == BEAR


@compiled
def is_own_target(state: State, target: int) -> bool:
    """A-HUNT-07: the active player's own hunter, or the igloo of its Inuit hunter."""
    hunter = INUIT if target == IGLOO else HUNTER_OF[target]
    return bool(state.owner[hunter] == state.turn_seat)


@compiled
def refuse_reach(state: State, figure: int, target: int) -> Rule:
    """A-REACH-01 to A-REACH-05: the same cell and the same layer."""
    if not in_same_cell(state, figure, target):
        return Rule.A_REACH_01
    if target == IGLOO:
        return Rule.NONE if state.layer[figure] == ICE else Rule.A_REACH_05
    if not in_same_layer(state, figure, target):
        return Rule.A_REACH_02
    return Rule.NONE


@compiled
def in_same_cell(state: State, figure: int, target: int) -> bool:
    """A-REACH-01: attacker and prey share a cell of the board."""
    there = state.igloo if target == IGLOO else state.cell[target]
    return bool(there != NOWHERE and there == state.cell[figure])


@compiled
def in_same_layer(state: State, figure: int, target: int) -> bool:
    """A-REACH-02; A-REACH-03: the Inuit hunter on ice also takes cod under it."""
    if state.layer[figure] == state.layer[target]:
        return True
    return bool(HUNTER_OF[figure] == INUIT and HUNTER_OF[target] == COD)


@compiled
def legal_attacks(state: State, hunter: int, out: Actions, count: int) -> int:
    """The attacks of a hunter's figures that nothing refuses; the hunter itself is not."""
    if hunter == COD:
        return count
    for figure in range(FIRST_FIGURE[hunter], END_FIGURE[hunter]):
        if state.cell[figure] != NOWHERE:
            for target in range(len(TARGETS)):
                if in_same_cell(state, figure, target):
                    if refuse_target(state, figure, target) == Rule.NONE:
                        out[count] = attack_action(figure, target)
                        count += 1
    return count


@compiled
def apply_attack(state: State, action: int) -> None:
    """A-HUNT-01, A-HUNT-06: it ends the activation and succeeds at once, but for A-ESC-01.

    A-HUNT-10, A-ESC-02: whatever the target and whatever follows, the attack is used up.
    """
    figure = attack_figure(action)
    target = attack_target(action)
    hunter = int(HUNTER_OF[figure])
    if state.active == NO_HUNTER:
        begin_activation(state, hunter)
    close_activation(state)
    state.attacked = hunter
    tell(state, Event.ATTACKS, state.turn_seat, figure, target)
    if state.seats == SEATS and PREY_OF[target] == SEAL:
        state.attacker = figure
        state.target = target
        state.phase = Phase.ESCAPE
        state.seat = state.owner[SEAL]
    else:
        capture(state, target)


@compiled
def capture(state: State, target: int) -> None:
    """A-CAP-01 to A-CAP-08: the figure or the igloo leaves the board, its worth is won.

    A-RET-07: nothing protects it. A-EDGE-13: the last cod ends the game, whoever took it.
    """
    seat = int(state.turn_seat)
    tell(state, Event.CAPTURES, seat, target, 0)
    if target == IGLOO:
        state.igloo = NOWHERE
        state.igloo_won = seat
        return
    hunter = int(HUNTER_OF[target])
    state.won[seat, hunter] += 1
    state.cell[target] = NOWHERE
    state.layer[target] = WATER
    if hunter != COD:
        state.barred[target] = 0
        state.due[target] = captures_of(state, hunter) == 1  # A-RET-01, A-RET-08 to A-RET-10
    elif not cod_left(state):
        finish(state, Event.ENDS_COD)


@compiled
def captures_of(state: State, hunter: int) -> int:
    """A-CAP-09: lives that the hunter has lost: its tokens won so far."""
    count = 0
    for seat in range(SEATS):
        count += int(state.won[seat, hunter])
    return count


@compiled
def lives_left(state: State, hunter: int) -> int:
    """A-CAP-09: its tokens still with the owner or in the supply."""
    return int(LIVES[hunter]) - captures_of(state, hunter)


@compiled
def cod_left(state: State) -> bool:
    """A-END-01: some cod figure is on the board."""
    for figure in range(FIRST_COD, len(FIGURES)):
        if state.cell[figure] != NOWHERE:
            return True
    return False
