"""Who stands well? What each side holds, could still hold, and has in hand."""

import numpy as np
from numpy.typing import NDArray

from nunatak.games.lonewolves.data import (
    ALPHA_FAME,
    ALPHA_FAME_POINTS,
    BLOOD_MOON,
    CAPACITY,
    CARD_SUIT,
    CARD_VALUE,
    CARDS,
    CUB_FAME,
    CUB_FAME_POINTS,
    FURY,
    FURY_STRENGTH,
    LONE_WOLF_STRENGTH,
    LONER_FAME,
    LONER_FAME_POINTS,
    LOWEST,
    MIGHT,
    MOON_POINTS,
    NO_CARD,
    NO_SCAR,
    NO_SUIT,
    NOWHERE,
    OLDEST_CUB,
    PACK_FAME,
    PACK_FAME_POINTS,
    PLACES,
    RECRUIT,
    SEATS,
    SLOTS,
    SUITS,
    TRICKS,
    TROPHY,
    TROPHY_POINTS,
    TURN,
    VALUES,
    WHITE_MOON,
)
from nunatak.games.lonewolves.rules.trick import beats, follower_wins
from nunatak.games.lonewolves.scoring import (
    CUBS,
    FACES_UP,
    LONE_WOLVES,
    STRENGTH,
    count_sides,
)
from nunatak.games.lonewolves.state import HAND_OF, Phase
from nunatak.games.lonewolves.weights import TABLES
from nunatak.kernel.appraisal import Rows, arranged, weigh
from nunatak.kernel.compiled import compiled
from nunatak.kernel.kinds import Numbered, names_of
from nunatak.kernel.state import State


class Feature(Numbered):
    """What tells who stands well, by the names that the weights have."""

    HELD = "territories held"  # honor and moons, as the strengths are now
    LEANED = "territories leaned"  # the same, softened by the places still open
    CLOSED = "territories closed"  # the same, of full territories only
    FAME = "fame"  # points of the fame scars
    TROPHIES = "trophies"  # points to expect of the trophy scars
    PACK_TO_COME = "pack fame to come"  # scars times places still open
    LONER_TO_COME = "loner fame to come"
    ALPHA_TO_COME = "alpha fame to come"
    CUB_TO_COME = "cub fame to come"
    MIGHT_TO_COME = "might to come"
    SURPLUS = "surplus strength"  # strength above the other side's where it leads
    LEADS = "leads"  # leads this trick, or the next once this one is won
    IN_HAND = "hand"  # values of the cards in hand
    CUBS_IN_HAND = "cubs in hand"
    SEVENS = "sevens in hand"
    WINNERS = "winners in hand"  # cards that nothing of their suit in the other hand beats
    DUELS = "duels won"  # share of the other hand's cards of the suit that a card beats, added up
    SAFE_LEADS = "safe leads"  # winners that can't be trumped either
    TRUMPS = "trumps in hand"
    VOIDS = "voids"  # suits not held that the other hand holds
    WOLVES = "lone wolves"
    AT_RISK = "card at risk"  # strength that the card just led loses if it is beaten
    DOOMED = "card doomed"  # the same if it is sure to be beaten
    TO_TAKE = "scar to take"
    TO_PLACE = "scar to place"
    GAIN = "gain of the scar"  # points that the scar in hand is worth in its best slot
    SCARS = "scars"  # placed


FEATURES = len(Feature)

HOLD_SPREAD = 2.5  # strength that one open place swings, by rule of thumb
SPREAD = np.array([HOLD_SPREAD**2 * room + 1e-9 for room in range(CAPACITY + 1)])
RISK = 0.6  # how often a card that can be beaten is
SUIT_CARDS = (1 << VALUES) - 1


def _duels() -> tuple[NDArray[np.int8], NDArray[np.float64]]:
    """Of two sets of cards of a suit: unbeaten cards of the first, and its share of duels won."""
    values = range(VALUES)
    holds = np.array([[mask >> v & 1 for v in values] for mask in range(1 << VALUES)])
    beaten_by = np.array([[_beats(v, u) for u in values] for v in values], np.int64)
    lost = holds @ beaten_by  # [set, card]: by how many cards of the set it is beaten
    won = 1 - lost / np.maximum(holds.sum(axis=1), 1)[:, None]
    won[0] = 0  # against no cards there is no duel
    unbeaten = (holds[:, None] * (lost == 0)).sum(axis=2).astype(np.int8)
    return unbeaten, (holds[:, None] * won).sum(axis=2)


def _beats(value: int, other: int) -> bool:
    """L-WIN-01, L-WIN-02, of values counted from 0."""
    if {value, other} == {0, VALUES - 1}:
        return value == 0
    return value > other


UNBEATEN, DUEL_SHARE = _duels()

WEIGHTS = arranged(TABLES, names_of(Feature))


@compiled
def appraise(state: State, out: NDArray[np.float64]) -> None:
    """Each seat's worth by the fitted weights."""
    rows = np.empty((SEATS, FEATURES))
    weigh(rows, features(state, rows), WEIGHTS[0], out)


@compiled
def features(state: State, out: Rows) -> float:
    """Every feature of Feature; how far the game is."""
    out[:] = 0
    sides = count_sides(state)
    note_hands(state, out)
    note_trick(state, sides, out)
    note_territories(state, sides, out)
    note_scars(state, sides, out)
    return (state.trick - 1) / (TRICKS - 1.0)


# ------------------------------------------------------------------ cards


@compiled
def hand_of(state: State, seat: int) -> int:
    """The seat's cards in hand, as bits."""
    hand = 0
    for card in range(CARDS):
        hand |= int(state.card_at[card] == HAND_OF + seat) << card
    return hand


@compiled
def suit_of(hand: int, suit: int) -> int:
    """The values of a suit in a hand, as bits."""
    return hand >> (VALUES * suit) & SUIT_CARDS


@compiled
def coming_trump(state: State) -> int:
    """The trump of the next trick."""
    if state.moon_at[BLOOD_MOON] != NOWHERE:
        return int(state.moon_at[BLOOD_MOON])
    if state.moon_at[WHITE_MOON] != NOWHERE:
        return int(state.moon_at[WHITE_MOON])
    return NO_SUIT


@compiled
def note_hands(state: State, out: Rows) -> None:
    """What the hands are good for."""
    near = hand_of(state, 0)
    far = hand_of(state, 1)
    trump = coming_trump(state)
    note_hand(near, far, trump, out[0])
    note_hand(far, near, trump, out[1])


@compiled
def note_hand(hand: int, other: int, trump: int, row: NDArray[np.float64]) -> None:
    """One hand against the other."""
    can_trump = trump != NO_SUIT and suit_of(other, trump) != 0
    for suit in range(len(SUITS)):
        mine = suit_of(hand, suit)
        theirs = suit_of(other, suit)
        winners = UNBEATEN[mine, theirs]
        row[Feature.WINNERS] += winners
        row[Feature.DUELS] += DUEL_SHARE[mine, theirs]
        if theirs != 0 or not can_trump:
            row[Feature.SAFE_LEADS] += winners
        if mine == 0 and theirs != 0:
            row[Feature.VOIDS] += 1
        row[Feature.SEVENS] += mine >> (VALUES - 1)
        for value in range(VALUES):
            if mine >> value & 1:
                row[Feature.IN_HAND] += LOWEST + value
                row[Feature.CUBS_IN_HAND] += LOWEST + value <= OLDEST_CUB
                row[Feature.TRUMPS] += suit == trump


# ------------------------------------------------------------------ the trick


@compiled
def note_trick(state: State, sides: NDArray[np.int64], out: Rows) -> None:
    """Who leads, and what becomes of the card that was led; the sides count it so from now on."""
    leader = int(state.leader)
    if state.phase == Phase.TAKE or state.phase == Phase.PLACE:
        out[1 - state.seat, Feature.LEADS] = 1
        out[state.seat, Feature.TO_TAKE if state.phase == Phase.TAKE else Feature.TO_PLACE] = 1
        return
    out[leader, Feature.LEADS] = 1
    if state.led == NO_CARD:
        return
    loss = int(CARD_VALUE[state.led]) - LONE_WOLF_STRENGTH
    chance = chance_of_loss(state)
    out[leader, Feature.AT_RISK] = loss * chance
    if chance == 1.0:
        out[leader, Feature.DOOMED] = loss
    sides[leader, state.led_to, STRENGTH] -= int(loss * chance)


@compiled
def chance_of_loss(state: State) -> float:
    """Whether the card just led will be beaten: 0, 1, or RISK if the follower may choose."""
    if state.followed != NO_CARD:
        return 1.0 if follower_wins(state) else 0.0
    trump = int(state.trump)
    suit = int(CARD_SUIT[state.led])
    value = int(CARD_VALUE[state.led])
    hand = hand_of(state, 1 - state.leader)
    held = suit_of(hand, suit)
    if held == 0:
        if trump == NO_SUIT or suit_of(hand, trump) == 0:
            return 0.0
        return 1.0 if hand == suit_of(hand, trump) << (VALUES * trump) else RISK
    winning = 0
    losing = 0
    for other in range(VALUES):
        if held >> other & 1:
            if beats(LOWEST + other, value):
                winning += 1
            else:
                losing += 1
    if winning == 0:
        return 0.0
    return 1.0 if losing == 0 else RISK


# ------------------------------------------------------------------ territories


@compiled
def stake(state: State, territory: int) -> int:
    """Points of the honor token and the moons of a territory."""
    points = int(state.honor[territory, 0])
    for moon in (WHITE_MOON, BLOOD_MOON):
        if state.moon_at[moon] == territory:
            points += MOON_POINTS[moon]
    return points


@compiled
def hold(gap: float, room: int) -> float:
    """How surely a side that is so much stronger keeps the territory: -1 to 1."""
    return gap / np.sqrt(gap * gap + SPREAD[room])


@compiled
def gap_of(sides: NDArray[np.int64], seat: int, territory: int) -> float:
    """How much stronger the seat is there."""
    return float(sides[seat, territory, STRENGTH] - sides[1 - seat, territory, STRENGTH])


@compiled
def note_territories(state: State, sides: NDArray[np.int64], out: Rows) -> None:
    """Who holds what, as it is and as it may become."""
    for territory in range(PLACES):
        room = CAPACITY - int(state.cards_in[territory])
        points = stake(state, territory)
        gap = gap_of(sides, 0, territory)
        lean = points * hold(gap, room)
        out[0, Feature.LEANED] += lean
        if gap != 0.0:
            seat = 0 if gap > 0 else 1
            out[seat, Feature.HELD] += points
            out[seat, Feature.SURPLUS] += abs(gap)
            if room == 0:
                out[seat, Feature.CLOSED] += points
        for seat in range(SEATS):
            out[seat, Feature.WOLVES] += sides[seat, territory, LONE_WOLVES]


# ------------------------------------------------------------------ scars


@compiled
def note_scars(state: State, sides: NDArray[np.int64], out: Rows) -> None:
    """What the scars in the slots bring, and what the one in hand will."""
    for seat in range(SEATS):
        row = out[seat]
        for slot in range(SLOTS):
            scar = int(state.slot[seat, slot])
            if scar > NO_SCAR:
                row[Feature.SCARS] += 1
                for territory in state.slot_at[seat, slot]:
                    if territory != NOWHERE:
                        note_scar(state, sides, seat, int(territory), scar, row)
    if state.phase == Phase.PLACE:
        out[state.seat, Feature.GAIN] = gain_of(state, sides)


@compiled
def note_scar(
    state: State,
    sides: NDArray[np.int64],
    seat: int,
    territory: int,
    scar: int,
    row: NDArray[np.float64],
) -> None:
    """One scar at one territory."""
    room = CAPACITY - int(state.cards_in[territory])
    row[Feature.FAME] += fame(sides, seat, territory, scar)
    if scar == PACK_FAME:
        row[Feature.PACK_TO_COME] += room
    elif scar == LONER_FAME:
        row[Feature.LONER_TO_COME] += room
    elif scar == ALPHA_FAME:
        row[Feature.ALPHA_TO_COME] += room
    elif scar == CUB_FAME:
        row[Feature.CUB_TO_COME] += room
    elif scar == MIGHT:
        row[Feature.MIGHT_TO_COME] += room
    elif scar == TROPHY:
        row[Feature.TROPHIES] += TROPHY_POINTS * (
            0.5 + 0.5 * hold(gap_of(sides, seat, territory), room)
        )


@compiled
def fame(sides: NDArray[np.int64], seat: int, territory: int, scar: int) -> int:
    """L-SCAR-05 to L-SCAR-08: points of a fame scar as the cards lie."""
    side = sides[seat, territory]
    if scar == PACK_FAME:
        return PACK_FAME_POINTS * int(side[FACES_UP] + side[LONE_WOLVES])
    if scar == LONER_FAME:
        return LONER_FAME_POINTS * int(side[LONE_WOLVES])
    if scar == ALPHA_FAME:
        return ALPHA_FAME_POINTS * int(side[FACES_UP])
    if scar == CUB_FAME:
        return CUB_FAME_POINTS * int(side[CUBS])
    return 0


@compiled
def gain_of(state: State, sides: NDArray[np.int64]) -> float:
    """What the scar in hand brings in the best territory with a free slot."""
    seat = int(state.seat)
    best = 0.0
    for slot in range(SLOTS):
        if state.slot[seat, slot] == NO_SCAR:
            gain = 0.0
            for territory in state.slot_at[seat, slot]:
                if territory != NOWHERE:
                    gain += gain_at(state, sides, seat, int(territory), int(state.taken))
            best = max(best, gain)
    return best


@compiled
def gain_at(state: State, sides: NDArray[np.int64], seat: int, territory: int, scar: int) -> float:
    """What a scar brings to a seat at a territory, in points to expect."""
    room = CAPACITY - int(state.cards_in[territory])
    gap = gap_of(sides, seat, territory)
    held = hold(gap, room)
    if scar == TROPHY:
        return TROPHY_POINTS * (0.5 + 0.5 * held)
    if scar == TURN:
        return (state.honor[territory, 1] - state.honor[territory, 0]) * held
    more = strength_of(sides, seat, territory, scar, room)
    if more > 0.0:
        return stake(state, territory) * (hold(gap + more, room) - held)
    return float(fame(sides, seat, territory, scar))


@compiled
def strength_of(sides: NDArray[np.int64], seat: int, territory: int, scar: int, room: int) -> float:
    """Strength that a scar adds: might by the cards there, a recruit where there is room."""
    if scar == FURY:
        return float(FURY_STRENGTH)
    if scar == MIGHT:
        side = sides[seat, territory]
        return float(side[FACES_UP] + side[LONE_WOLVES])
    if scar == RECRUIT and room > 0:
        return float(LONE_WOLF_STRENGTH)
    return 0.0
