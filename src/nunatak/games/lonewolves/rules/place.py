"""Into which slot does the scar go, and what does it do there? (6.2, 6.3, 10)"""

from nunatak.games.lonewolves.actions import place_action, place_slot
from nunatak.games.lonewolves.data import (
    CARDS,
    NO_SCAR,
    NO_SLOT,
    NOWHERE,
    PLACES,
    RECRUIT,
    SEATS,
    SLOTS,
    TURN,
)
from nunatak.games.lonewolves.events import Event
from nunatak.games.lonewolves.rules.flow import next_trick
from nunatak.games.lonewolves.rules.rule import Rule
from nunatak.games.lonewolves.state import ASIDE, RECRUITED, Phase, is_full
from nunatak.kernel.compiled import compiled
from nunatak.kernel.state import Actions, State, tell


@compiled
def refuse_place(state: State, action: int) -> Rule:
    """L-SLOT-01: a free slot of the own side, on any territory."""
    seat = place_slot(action) // SLOTS
    slot = place_slot(action) % SLOTS
    if not is_slot(state, seat, slot):
        return Rule.L_SLOT_02
    if not is_own_side(state, seat):
        return Rule.L_SLOT_03
    if not is_free(state, seat, slot):
        return Rule.L_SLOT_04
    return Rule.NONE


@compiled
def is_slot(state: State, seat: int, slot: int) -> bool:
    """L-SLOT-02: the slot exists on this side of the boards in use."""
    return bool(seat < SEATS and state.slot[seat, slot] != NO_SLOT)


@compiled
def is_own_side(state: State, seat: int) -> bool:
    """L-SLOT-03: the slot is on the actor's side."""
    return bool(seat == state.seat)


@compiled
def is_free(state: State, seat: int, slot: int) -> bool:
    """L-SLOT-04: one scar per slot. L-SLOT-05, L-SLOT-06, L-CAP-04: nothing else bars it."""
    return bool(state.slot[seat, slot] == NO_SCAR)


@compiled
def legal_places(state: State, out: Actions) -> int:
    """The slots of the own side that nothing refuses."""
    seat = int(state.seat)
    count = 0
    for slot in range(SLOTS):
        if is_free(state, seat, slot):
            out[count] = place_action(seat * SLOTS + slot)
            count += 1
    return count


@compiled
def offer_slots(state: State) -> None:
    """L-FLOW-08: a single free slot is filled by the engine. L-SLOT-08: with none, to the box."""
    first = next_free_slot(state, 0)
    if first == SLOTS:
        box_scar(state)
    elif next_free_slot(state, first + 1) == SLOTS:
        place_scar(state, first)
    else:
        state.phase = Phase.PLACE


@compiled
def next_free_slot(state: State, slot: int) -> int:
    """The actor's first free slot from this one on; SLOTS if there is none."""
    while slot < SLOTS and not is_free(state, state.seat, slot):
        slot += 1
    return slot


@compiled
def box_scar(state: State) -> None:
    """L-SLOT-08: the scar goes to the box, seen by both, without effect."""
    tell(state, Event.FINDS_NO_SLOT, state.seat, state.taken, 0)
    state.boxed[state.taken] += 1
    state.taken = NO_SCAR
    next_trick(state, 1 - state.seat)


@compiled
def apply_place(state: State, action: int) -> None:
    """L-SLOT-01: into the chosen slot, whether it does good there or not (L-EFF-02, L-EDGE-07)."""
    place_scar(state, place_slot(action) % SLOTS)


@compiled
def place_scar(state: State, slot: int) -> None:
    """L-SLOT-07: there it stays. L-EFF-01: turn and recruit act at once, and once.

    L-SCAR-03, L-SCAR-04: that is all they do. L-EDGE-06: in the last trick too.
    """
    seat = int(state.seat)
    scar = state.taken
    state.slot[seat, slot] = scar
    state.taken = NO_SCAR
    tell(state, Event.PLACES_SCAR, seat, scar, slot)
    for territory in state.slot_at[seat, slot]:  # L-ADV-05, L-ADV-08: a border acts on both
        if territory != NOWHERE:
            if scar == TURN:
                turn_honor_token(state, territory)
            elif scar == RECRUIT:
                recruit(state, seat, territory)
    next_trick(state, 1 - seat)


@compiled
def turn_honor_token(state: State, territory: int) -> None:
    """L-EFF-03, L-ADV-07: the territory's honor token shows its other face."""
    up = state.honor[territory, 0]
    state.honor[territory, 0] = state.honor[territory, 1]
    state.honor[territory, 1] = up
    tell(state, Event.TURNS, territory, state.honor[territory, 0], 0)


@compiled
def recruit(state: State, seat: int, territory: int) -> None:
    """L-EFF-04: one set-aside card, unseen, joins the own side; it is not played (L-EFF-08).

    L-EFF-05, L-CAP-03: not where it is full. L-EFF-06: not where no card is left.
    """
    if is_full(state, territory):
        tell(state, Event.RECRUITS_NOBODY, territory, 0, 0)
        return
    for card in range(CARDS):
        if state.card_at[card] == ASIDE:
            state.card_at[card] = RECRUITED + seat * PLACES + territory
            state.cards_in[territory] += 1
            tell(state, Event.RECRUITS, seat, territory, 0)
            tell_if_full(state, territory)
            return


@compiled
def tell_if_full(state: State, territory: int) -> None:
    """L-CAP-02, L-EFF-07, L-EDGE-05: the sixth card closes the territory, played or recruited."""
    if is_full(state, territory):
        tell(state, Event.FILLS, territory, 0, 0)
