"""What is everything called? The kinds of things in the game, and their names at every edge."""

import re

from nunatak.games.lonewolves.data import (
    BORDERS,
    CARD_SUIT,
    CARD_VALUE,
    CARDS,
    FIRST_BORDER_SLOT,
    HIGHEST,
    LOWEST,
    MODES,
    MOONS,
    MOST_SLOTS,
    SCARS,
    SEATS,
    SIDES,
    SLOTS,
    SUITS,
    SUPPLY_PLACES,
    TERRITORIES,
    VALUES,
    Source,
)
from nunatak.games.lonewolves.state import Phase
from nunatak.kernel.kinds import UNKNOWN, Kind, counted, listed, named
from nunatak.kernel.message import Value, Values

MODE = named(*MODES)
PHASE = listed(Phase, joint="-")
SIDE = named(*SIDES)
SUIT = named(*SUITS)
SCAR = named(*SCARS, first=1)  # number 0 is no scar
MOON = named(*MOONS)
SOURCE = listed(Source)
TERRITORY = named(*TERRITORIES, short=lambda name: name[:3])
SUPPLY_PLACE = counted(1, SUPPLY_PLACES)


def card_name(card: int) -> str:
    """`green 6`"""
    return f"{SUITS[CARD_SUIT[card]]} {CARD_VALUE[card]}" if 0 <= card < CARDS else UNKNOWN


def card_number(name: Value) -> int:
    """The number of `green 6` or `G6`; CARDS for a card that does not exist."""
    found = re.fullmatch(r"([a-z]+)\s*([0-9])", str(name).strip().lower())
    if found and LOWEST <= int(found[2]) <= HIGHEST:
        for suit, suit_name in enumerate(SUITS):
            if found[1] in (suit_name, suit_name[0]):
                return suit * VALUES + int(found[2]) - LOWEST
    return CARDS


def _say_card(card: int) -> Values:
    if card >= CARDS:
        return {"suit": UNKNOWN, "value": UNKNOWN}
    return {"suit": SUITS[CARD_SUIT[card]], "value": int(CARD_VALUE[card])}


CARD = Kind(CARDS, card_name, card_number, pattern=r"[a-z]+ ?[0-9]+|\?", said=_say_card)


def slot_name(slot: int) -> str:
    """L-DATA-09: `near:cave:1`, or `near:cave|volcano` for a border slot."""
    seat, place = divmod(slot, SLOTS)
    return f"{SIDES[seat]}:{_place_name(place)}" if seat < SEATS else UNKNOWN


def _place_name(place: int) -> str:
    if place < FIRST_BORDER_SLOT:
        return f"{TERRITORIES[place // MOST_SLOTS]}:{place % MOST_SLOTS + 1}"
    return "|".join(TERRITORIES[end] for end in BORDERS[place - FIRST_BORDER_SLOT])


def slot_number(name: Value) -> int:
    """The number of a slot, side and all; SEATS * SLOTS for one that no board could have."""
    side, _, place = str(name).strip().lower().partition(":")
    seat, number = SIDE.number(side), _place_number(place)
    return seat * SLOTS + number if seat < SEATS and number < SLOTS else SEATS * SLOTS


def _place_number(name: str) -> int:
    border = re.fullmatch(r"([a-z]+)\|([a-z]+)", name)
    if border:
        ends = sorted((TERRITORY.number(border[1]), TERRITORY.number(border[2])))
        known = ends[0] < ends[1] < len(TERRITORIES)
        return FIRST_BORDER_SLOT + BORDERS.index((ends[0], ends[1])) if known else SLOTS
    numbered = re.fullmatch(rf"([a-z]+):([1-{MOST_SLOTS}])", name)
    territory = TERRITORY.number(numbered[1]) if numbered else len(TERRITORIES)
    if numbered is None or territory == len(TERRITORIES):
        return SLOTS
    return territory * MOST_SLOTS + int(numbered[2]) - 1


def _say_slot(slot: int) -> Values:
    seat, place = divmod(slot, SLOTS)
    return {"side": SIDE.name(seat), **_say_place(place)}


def _say_place(place: int) -> Values:
    if place < FIRST_BORDER_SLOT:
        return {"territory": TERRITORIES[place // MOST_SLOTS], "number": place % MOST_SLOTS + 1}
    left, right = BORDERS[place - FIRST_BORDER_SLOT]
    return {"left": TERRITORIES[left], "right": TERRITORIES[right]}


def _border(slot: int) -> str:
    return "-border" if slot % SLOTS >= FIRST_BORDER_SLOT else ""


SLOT = Kind(SEATS * SLOTS, slot_name, slot_number, said=_say_slot, suffix=_border)
OWN_SLOT = Kind(
    SLOTS, _place_name, lambda name: _place_number(str(name)), said=_say_place, suffix=_border
)
