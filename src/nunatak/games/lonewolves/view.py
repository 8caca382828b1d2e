"""Who may see it? The only way out of a position (11)."""

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from nunatak.games.lonewolves.actions import card_name, slot_name
from nunatak.games.lonewolves.data import (
    BLOOD_MOON,
    CAPACITY,
    FIRST_BORDER_SLOT,
    MODES,
    MOONS,
    NO_CARD,
    NO_SCAR,
    NO_SUIT,
    NOWHERE,
    PLACES,
    SCAR_COPIES,
    SCAR_KINDS,
    SCARS,
    SEATS,
    SIDES,
    SLOTS,
    SOURCES,
    SUITS,
    SUPPLY_PLACES,
    TERRITORIES,
    WHITE_MOON,
)
from nunatak.games.lonewolves.rules import is_over
from nunatak.games.lonewolves.scoring import (
    STRENGTH,
    controller,
    count_sides,
    lone_wolves,
    rank,
    score,
)
from nunatak.games.lonewolves.state import (
    ASIDE,
    FACE_UP,
    FLIPPED,
    HAND_OF,
    PHASES,
    RECRUITED,
)
from nunatak.kernel.once import once_per_position
from nunatak.kernel.state import NOBODY, State

Places: TypeAlias = dict[int, list[str]]  # the cards at each place of `card_at`


def view(state: State, seat: int | None) -> dict[str, Any]:
    """L-INFO-09: what the seat may know, ready for JSON; None is a spectator.

    L-INV-09, L-INFO-10: nothing that 11 denies it, and no word of chance.
    """
    public = _public(state)
    seats = list(public["seats"])
    if seat is not None:
        seats[seat] = {**seats[seat], "hand": _hand(state, seat)}
    return {**public, "seats": seats}


@once_per_position
def _public(state: State) -> dict[str, Any]:
    """What lies open to both."""
    places = _by_place(state)
    return {
        "mode": MODES[state.mode],
        "phase": PHASES[state.phase],
        "seat": None if is_over(state) else int(state.seat),
        "trick": int(state.trick),
        "leader": int(state.leader),
        "trump": None if state.trump == NO_SUIT else SUITS[state.trump],
        "led": _played(state.led, state.led_to),
        "followed": _played(state.followed, state.followed_to),
        "taken": _scar(state.taken),
        "moons": {
            moon: _territory(state.moon_at[number])
            for number, moon in ((WHITE_MOON, MOONS[0]), (BLOOD_MOON, MOONS[1]))
        },
        "territories": _territories(state, places),
        "seats": _seats(state, places),
        "set_aside": _set_aside(state, places),
        "box": _box(state),
    }


def _by_place(state: State) -> Places:
    """The cards at each place, in order."""
    found: Places = {}
    for card, place in enumerate(state.card_at.tolist()):
        found.setdefault(place, []).append(card_name(card))
    return found


def _played(card: int, territory: int) -> dict[str, str] | None:
    if card == NO_CARD:
        return None
    return {"card": card_name(card), "territory": TERRITORIES[territory]}


def _territory(number: int) -> str | None:
    return None if number == NOWHERE else TERRITORIES[number]


def _scar(number: int) -> str | None:
    return None if number == NO_SCAR else SCARS[number - 1]


def _territories(state: State, places: Places) -> list[dict[str, Any]]:
    """What lies open on the boards; L-INFO-06: both faces of the honor tokens too."""
    sides = count_sides(state)
    found = []
    for territory in map(int, state.row):
        owner = controller(sides, territory)
        found.append(
            {
                "territory": TERRITORIES[territory],
                "cards": int(state.cards_in[territory]),
                "full": bool(state.cards_in[territory] >= CAPACITY),
                "honor": {
                    "up": int(state.honor[territory, 0]),
                    "down": int(state.honor[territory, 1]),
                },
                "supply": _supply(state, territory),
                "controller": None if owner == NOBODY else owner,
                "sides": [
                    {
                        "side": SIDES[seat],
                        "strength": int(sides[seat, territory, STRENGTH]),
                        "wolves": _wolves(state, places, seat, territory),
                    }
                    for seat in range(SEATS)
                ],
            }
        )
    return found


def _supply(state: State, territory: int) -> list[dict[str, Any]]:
    """L-INFO-02: of a face-down scar only its place is told."""
    tokens = []
    for symbol in range(SUPPLY_PLACES):
        scar = state.supply[territory, symbol]
        if scar != NO_SCAR:
            up = bool(state.supply_up[territory, symbol])
            tokens.append({"place": symbol + 1, "scar": _scar(scar) if up else None})
    return tokens


def _wolves(state: State, places: Places, seat: int, territory: int) -> list[dict[str, Any]]:
    """L-INFO-05: a flipped card's former face is open. L-INFO-04: a recruited one's never is."""
    side = seat * PLACES + territory
    wolves: list[dict[str, Any]] = []
    for face, place in (("up", FACE_UP), ("flipped", FLIPPED)):
        wolves += [{"face": face, "card": card} for card in places.get(place + side, ())]
    for card in places.get(RECRUITED + side, ()):
        wolves.append({"face": "recruited", "card": card if is_over(state) else None})
    return wolves


def _hand(state: State, seat: int) -> list[str]:
    """L-INFO-01: the own hand."""
    return [card_name(card) for card in np.flatnonzero(state.card_at == HAND_OF + seat).tolist()]


def _seats(state: State, places: Places) -> list[dict[str, Any]]:
    """L-INFO-01: of the other's hand only the number of cards."""
    points = np.zeros((SEATS, len(SOURCES)), np.int64)
    ranks = np.zeros(SEATS, np.int64)
    score(state, points)
    rank(state, ranks)
    return [
        {
            "side": SIDES[seat],
            "cards": len(places.get(HAND_OF + seat, ())),
            "hand": None,
            "void": [suit for index, suit in enumerate(SUITS) if state.void[seat, index]],
            "lone_wolves": int(lone_wolves(state, seat)),
            "slots": _slots(state, seat),
            "points": int(points[seat].sum()),
            "sources": dict(zip(SOURCES, points[seat].tolist(), strict=True)),
            "rank": int(ranks[seat]),
        }
        for seat in range(SEATS)
    ]


def _slots(state: State, seat: int) -> list[dict[str, Any]]:
    scars = state.slot[seat].tolist()
    printed = _printed_slots(seat, state.slot_at[seat].tobytes())
    return [{**told, "scar": _scar(scars[slot])} for slot, told in printed]


@lru_cache(maxsize=256)  # a board never changes
def _printed_slots(seat: int, places: bytes) -> list[tuple[int, dict[str, Any]]]:
    """The slots of a side: their names, numbers, and where they lie."""
    slots = []
    for slot, around in enumerate(np.frombuffer(places, np.int8).reshape(SLOTS, -1).tolist()):
        at = [TERRITORIES[territory] for territory in around if territory != NOWHERE]
        if at:
            name = slot_name(seat, slot)
            number = None if slot >= FIRST_BORDER_SLOT else int(name.rpartition(":")[2])
            slots.append((slot, {"slot": name, "territories": at, "number": number}))
    return slots


def _set_aside(state: State, places: Places) -> dict[str, Any]:
    """L-INFO-03: nobody knows the set-aside cards before the end."""
    cards = places.get(ASIDE, [])
    return {"count": len(cards), "cards": cards if is_over(state) else None}


def _box(state: State) -> dict[str, Any]:
    """L-INFO-03: scars boxed unseen are only counted before the end; L-SLOT-08's are known."""
    out_of_box = np.zeros(SCAR_KINDS + 1, np.int64)
    for scar in [*state.supply.flat, *state.slot[state.slot > NO_SCAR], state.taken]:
        out_of_box[scar] += 1
    boxed = {
        scar: SCAR_COPIES - int(out_of_box[number]) for number, scar in enumerate(SCARS, start=1)
    }
    seen = {scar: int(state.boxed[number]) for number, scar in enumerate(SCARS, start=1)}
    shown = boxed if is_over(state) else seen
    return {
        "count": sum(boxed.values()),
        "scars": [scar for scar, count in shown.items() for _ in range(count)],
    }
