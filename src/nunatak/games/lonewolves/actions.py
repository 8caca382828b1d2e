"""What can be tried? Every action has three faces: a number, a typed form and a few words.

The action space has a number for each answer that a client can name, the impossible ones
included (a card or a territory that does not exist), so that each of them can be refused by
its rule.
"""

import re
from dataclasses import dataclass
from typing import TypeAlias

from nunatak.games.lonewolves.data import (
    BORDERS,
    CARDS,
    FIRST_BORDER_SLOT,
    HIGHEST,
    LOWEST,
    MOST_SLOTS,
    PLACES,
    SEATS,
    SIDES,
    SLOTS,
    SUITS,
    SUPPLY_PLACES,
    TERRITORIES,
    VALUES,
)
from nunatak.kernel.compiled import compiled
from nunatak.kernel.game import UnreadableAction

UNKNOWN = "?"

TARGETS = PLACES + 1  # a play names one of the five territories, or one that does not exist
TOKENS = PLACES * SUPPLY_PLACES

PLAY = 0
REVEAL = PLAY + (CARDS + 1) * TARGETS
TAKE_SCAR = REVEAL + TOKENS + 1
PLACE_SCAR = TAKE_SCAR + TOKENS + 1
PASS = PLACE_SCAR + SEATS * SLOTS + 1
ACTIONS = PASS + 1
MOST_LEGAL = 13 * PLACES

# ------------------------------------------------------------------ numbers


@compiled
def play_action(card: int, territory: int) -> int:
    """The number of playing a card to a territory."""
    return PLAY + card * TARGETS + territory


@compiled
def play_card(action: int) -> int:
    """The card of a play; CARDS if it is unknown."""
    return (action - PLAY) // TARGETS


@compiled
def play_to(action: int) -> int:
    """The territory of a play; PLACES if it is unknown."""
    return (action - PLAY) % TARGETS


@compiled
def token_action(territory: int, symbol: int) -> int:
    """The number of a supply token, counted from REVEAL or TAKE_SCAR."""
    return territory * SUPPLY_PLACES + symbol


@compiled
def token_territory(token: int) -> int:
    """The territory of a supply token; PLACES if it is unknown."""
    return token // SUPPLY_PLACES


@compiled
def token_symbol(token: int) -> int:
    """The symbol that a supply token lies on."""
    return token % SUPPLY_PLACES


@compiled
def place_action(seat: int, slot: int) -> int:
    """The number of placing the taken scar into a slot of a seat's side."""
    return PLACE_SCAR + seat * SLOTS + slot


@compiled
def slot_seat(action: int) -> int:
    """The side of a slot; SEATS if the slot is unknown."""
    return (action - PLACE_SCAR) // SLOTS


@compiled
def slot_of(action: int) -> int:
    """The slot on its side."""
    return (action - PLACE_SCAR) % SLOTS


# ------------------------------------------------------------------ typed actions


@dataclass(frozen=True)
class Play:
    """Lead or follow: `green 6 to swamp`."""

    card: str
    territory: str


@dataclass(frozen=True)
class Reveal:
    """Turn up a face-down scar: `reveal swamp 2` (place 1 is the light symbol)."""

    territory: str
    place: int


@dataclass(frozen=True)
class Take:
    """Take a scar: `take swamp 1`."""

    territory: str
    place: int


@dataclass(frozen=True)
class Place:
    """Place the taken scar: `place near:cave:1` or `place near:cave|volcano`."""

    slot: str


@dataclass(frozen=True)
class Pass:
    """Decline to decide, which L-FLOW-06 forbids: `pass`."""


Action: TypeAlias = Play | Reveal | Take | Place | Pass


def card_name(card: int) -> str:
    """`green 6`"""
    if card >= CARDS:
        return UNKNOWN
    return f"{SUITS[card // VALUES]} {LOWEST + card % VALUES}"


def card_number(name: str) -> int:
    """The number of `green 6` or `G6`; CARDS for a card that does not exist."""
    found = re.fullmatch(r"([a-z]+)\s*([0-9])", name.strip().lower())
    if found and LOWEST <= int(found[2]) <= HIGHEST:
        for suit, suit_name in enumerate(SUITS):
            if found[1] in (suit_name, suit_name[0]):
                return suit * VALUES + int(found[2]) - LOWEST
    return CARDS


def territory_name(territory: int) -> str:
    """`swamp`"""
    return UNKNOWN if territory >= PLACES else TERRITORIES[territory]


def territory_number(name: str) -> int:
    """The number of `swamp` or `swa`; PLACES for a territory that does not exist."""
    low = name.strip().lower()
    for territory, full in enumerate(TERRITORIES):
        if low in (full, full[:3]):
            return territory
    return PLACES


def slot_name(seat: int, slot: int) -> str:
    """L-DATA-09: `near:cave:1`, or `near:cave|volcano` for a border slot."""
    if seat >= SEATS:
        return UNKNOWN
    if slot < FIRST_BORDER_SLOT:
        return f"{SIDES[seat]}:{TERRITORIES[slot // MOST_SLOTS]}:{slot % MOST_SLOTS + 1}"
    left, right = BORDERS[slot - FIRST_BORDER_SLOT]
    return f"{SIDES[seat]}:{TERRITORIES[left]}|{TERRITORIES[right]}"


def slot_number(name: str) -> tuple[int, int]:
    """Seat and slot of a slot's name; (SEATS, 0) for a slot that no board could have."""
    side, _, rest = name.strip().lower().partition(":")
    if side in SIDES:
        seat = SIDES.index(side)
        border = re.fullmatch(r"([a-z]+)\|([a-z]+)", rest)
        if border:
            ends = sorted((territory_number(border[1]), territory_number(border[2])))
            if ends[0] < ends[1] < PLACES:
                return seat, FIRST_BORDER_SLOT + BORDERS.index((ends[0], ends[1]))
        numbered = re.fullmatch(r"([a-z]+):([1-9])", rest)
        if numbered and int(numbered[2]) <= MOST_SLOTS and territory_number(numbered[1]) < PLACES:
            return seat, territory_number(numbered[1]) * MOST_SLOTS + int(numbered[2]) - 1
    return SEATS, 0


def encode(action: Action) -> int:
    """The number of a typed action."""
    match action:
        case Play(card, territory):
            return play_action(card_number(card), territory_number(territory))
        case Reveal(territory, place):
            return REVEAL + _token_number(territory, place)
        case Take(territory, place):
            return TAKE_SCAR + _token_number(territory, place)
        case Place(slot):
            return place_action(*slot_number(slot))
        case Pass():
            return PASS


def _token_number(territory: str, place: int) -> int:
    number = territory_number(territory)
    if number < PLACES and 1 <= place <= SUPPLY_PLACES:
        return token_action(number, place - 1)
    return TOKENS


def decode(action: int) -> Action:
    """The typed form of a number of the action space."""
    if action < REVEAL:
        return Play(card_name(play_card(action)), territory_name(play_to(action)))
    if action < TAKE_SCAR:
        return Reveal(*_token_name(action - REVEAL))
    if action < PLACE_SCAR:
        return Take(*_token_name(action - TAKE_SCAR))
    if action < PASS:
        return Place(slot_name(slot_seat(action), slot_of(action)))
    return Pass()


def _token_name(token: int) -> tuple[str, int]:
    return territory_name(token_territory(token)), token_symbol(token) + 1


# ------------------------------------------------------------------ notation


def write(action: Action) -> str:
    """A typed action in words."""
    match action:
        case Play(card, territory):
            return f"{card} to {territory}"
        case Reveal(territory, place):
            return f"reveal {territory} {place}"
        case Take(territory, place):
            return f"take {territory} {place}"
        case Place(slot):
            return f"place {slot}"
        case Pass():
            return "pass"


NOTATION: tuple[tuple[str, type[Action]], ...] = (
    (r"pass", Pass),
    (r"reveal\s+(?P<territory>\S+)\s+(?P<place>[0-9]+)", Reveal),
    (r"take\s+(?P<territory>\S+)\s+(?P<place>[0-9]+)", Take),
    (r"place\s+(?:(?:at|in|into)\s+)?(?P<slot>\S+)", Place),
    (
        r"(?:play\s+)?(?P<card>[a-z]+\s*[0-9]+|\?)\s*(?:\s+to\s+|\s*>\s*|\s+)(?P<territory>\S+)",
        Play,
    ),
)


def read(text: str, seat: int) -> Action:
    """The action that the words name; a slot without a side is on the seat's own."""
    low = " ".join(text.lower().split())
    for pattern, kind in NOTATION:
        found = re.fullmatch(pattern, low)
        if found:
            return _typed(kind, found.groupdict(), seat)
    raise UnreadableAction(text)


def _typed(kind: type[Action], words: dict[str, str], seat: int) -> Action:
    """The canonical typed action: names in full, whatever is unknown as `?`."""
    if kind is Play:
        card, territory = card_number(words["card"]), territory_number(words["territory"])
        return Play(card_name(card), territory_name(territory))
    if kind is Reveal or kind is Take:
        place = words["place"]
        token = _token_number(words["territory"], int(place) if len(place) == 1 else 0)
        return kind(*_token_name(token))
    if kind is Place:
        slot = words["slot"]
        return Place(
            slot_name(*slot_number(slot if slot.startswith(SIDES) else f"{SIDES[seat]}:{slot}"))
        )
    return Pass()
