"""How is a position written in one line?

`lonewolves key=value …`; what is not named has its default, so a puzzle names only what matters:
cards that are named nowhere are set aside, scars that are named nowhere are in the box.
See docs/positions.md.
"""

import re
from collections.abc import Callable, Iterator

import numpy as np

from nunatak.games.lonewolves.actions import (
    card_name,
    card_number,
    slot_name,
    slot_number,
    territory_number,
)
from nunatak.games.lonewolves.data import (
    CAPACITY,
    CARDS,
    MODES,
    MOONS,
    NO_CARD,
    NO_SCAR,
    NO_SLOT,
    NO_SUIT,
    NOWHERE,
    PLACES,
    SCAR_COPIES,
    SCARS,
    SEATS,
    SIDES,
    SLOTS,
    SUITS,
    SUPPLY_PLACES,
    TERRITORIES,
    TRICKS,
)
from nunatak.games.lonewolves.designed import LARGEST_FACE, Designed
from nunatak.games.lonewolves.rules.flow import played_to, raise_trump
from nunatak.games.lonewolves.rules.trick import follower_wins
from nunatak.games.lonewolves.setup import blank
from nunatak.games.lonewolves.state import (
    ASIDE,
    FACE_UP,
    FLIPPED,
    FOLLOW,
    FOLLOW_REVEAL,
    HAND_OF,
    LEAD,
    LEAD_REVEAL,
    OVER,
    PHASES,
    PLACE,
    RECRUITED,
    TAKE,
)
from nunatak.kernel.game import PositionError
from nunatak.kernel.state import State

NAME = "lonewolves"
FACES = {"": FACE_UP, "-": FLIPPED, "?": RECRUITED}

# ------------------------------------------------------------------ writing


def write(state: State) -> str:
    """The whole position, hidden things included."""
    return " ".join([NAME, *_words(state)])


def _words(state: State) -> Iterator[str]:
    yield f"mode={MODES[state.mode]}"
    yield f"trick={state.trick}"
    yield f"phase={PHASES[state.phase]}"
    yield f"leader={SIDES[state.leader]}"
    yield f"trump={'none' if state.trump == NO_SUIT else SUITS[state.trump]}"
    for number, moon in enumerate(MOONS):
        if state.moon_at[number] != NOWHERE:
            yield f"{moon}={TERRITORIES[state.moon_at[number]]}"
    for key, card, territory in (
        ("led", state.led, state.led_to),
        ("followed", state.followed, state.followed_to),
    ):
        if card != NO_CARD:
            yield f"{key}={_short(card)}>{TERRITORIES[territory]}"
    if state.taken != NO_SCAR:
        yield f"taken={SCARS[state.taken - 1]}"
    for seat, side in enumerate(SIDES):
        yield from _list(f"{side}.hand", _cards_at(state, HAND_OF + seat))
    for territory, name in enumerate(TERRITORIES):
        yield from _territory_words(state, territory, name)
    for seat, side in enumerate(SIDES):
        slots = [slot for slot in range(SLOTS) if state.slot[seat, slot] > NO_SCAR]
        yield from _list(
            f"{side}.scars",
            [
                f"{SCARS[state.slot[seat, slot] - 1]}@{slot_name(seat, slot).partition(':')[2]}"
                for slot in slots
            ],
        )
    voids = np.argwhere(state.void)
    yield from _list("void", [f"{SIDES[seat]}:{SUITS[suit]}" for seat, suit in voids])
    boxed = [scar for number, scar in enumerate(SCARS, 1) for _ in range(state.boxed[number])]
    yield from _list("box", boxed)
    if state.chance.any():
        yield "chance=" + "".join(f"{int(word):08x}" for word in state.chance)


def _territory_words(state: State, territory: int, name: str) -> Iterator[str]:
    for seat, side in enumerate(SIDES):
        cards = [
            mark + card
            for mark, place in FACES.items()
            for card in _cards_at(state, place + seat * PLACES + territory)
        ]
        yield from _list(f"{name}.{side}", cards)
    tokens = [
        _token(*pair)
        for pair in zip(state.supply[territory], state.supply_up[territory], strict=True)
    ]
    while tokens and tokens[-1] == ".":
        tokens.pop()
    yield from _list(f"{name}.supply", tokens)
    yield f"{name}.honor={state.honor[territory, 0]}/{state.honor[territory, 1]}"


def _list(key: str, items: list[str]) -> Iterator[str]:
    if items:
        yield f"{key}={','.join(items)}"


def _cards_at(state: State, place: int) -> list[str]:
    return [_short(int(card)) for card in np.flatnonzero(state.card_at == place)]


def _short(card: int) -> str:
    suit, value = card_name(card).split()
    return suit[0].upper() + value


def _token(scar: int, up: int) -> str:
    if scar == NO_SCAR:
        return "."
    return ("" if up else "?") + SCARS[scar - 1]


# ------------------------------------------------------------------ reading


def read(text: str, designed: Designed) -> tuple[State, dict[str, str]]:
    """The position and its options, or a PositionError that says what is wrong where."""
    words = _split(text)
    mode = words.pop("mode", MODES[0])
    if mode not in MODES:
        raise PositionError("mode", f"{' or '.join(MODES)} is expected, got {mode!r}")
    state = blank(designed, mode)
    state.supply[:] = NO_SCAR
    state.trump = NO_SUIT
    for key in sorted(words, key=_reading_order):
        _reader(key)(state, key, words[key])
    _finish(state, "trump" in words)
    return state, {"mode": mode}


def _split(text: str) -> dict[str, str]:
    name, *rest = text.split() or [""]
    if name != NAME:
        raise PositionError("start", f"{NAME!r} is expected, got {name!r}")
    words: dict[str, str] = {}
    for word in rest:
        key, sign, value = word.partition("=")
        if not sign or not key or not value:
            raise PositionError(word, "key=value is expected")
        if key in words:
            raise PositionError(key, "is given twice")
        words[key] = value
    return words


Reader = Callable[[State, str, str], None]


def _reader(key: str) -> Reader:
    """Who reads the value of this key."""
    first, _, second = key.partition(".")
    if key in READERS:
        return READERS[key]
    if first in SIDES and second in SIDE_READERS:
        return SIDE_READERS[second]
    if first in TERRITORIES and (second in TERRITORY_READERS or second in SIDES):
        return TERRITORY_READERS.get(second, _read_wolves)
    raise PositionError(key, "there is no such key")


def _reading_order(key: str) -> tuple[int, str]:
    """The led and followed cards last: they look for themselves on the field."""
    return (key in ("led", "followed"), key)


def _number(key: str, value: str, lowest: int, highest: int) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", value) or not lowest <= int(value) <= highest:
        raise PositionError(key, f"a number from {lowest} to {highest} is expected, got {value!r}")
    return int(value)


def _one_of(key: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        raise PositionError(key, f"one of {', '.join(names)} is expected, got {value!r}")
    return names.index(value)


def _card(key: str, value: str) -> int:
    card = card_number(value)
    if card == CARDS:
        raise PositionError(key, f"there is no card {value!r}")
    return card


def _put_card(state: State, key: str, value: str, place: int) -> None:
    card = _card(key, value)
    if state.card_at[card] != ASIDE:
        raise PositionError(key, f"the card {value} is in two places")
    state.card_at[card] = place
    if place >= FACE_UP:
        territory = (place - FACE_UP) % PLACES
        state.cards_in[territory] += 1
        if state.cards_in[territory] > CAPACITY:
            raise PositionError(
                key, f"more than {CAPACITY} cards lie in the {TERRITORIES[territory]}"
            )


def _put_scar(state: State, key: str, name: str) -> int:
    """The scar's number, once it is sure that such a token is left."""
    scar = _one_of(key, name, SCARS) + 1
    lying = np.count_nonzero(state.supply == scar) + np.count_nonzero(state.slot == scar)
    if lying + state.boxed[scar] + (state.taken == scar) >= SCAR_COPIES:
        raise PositionError(key, f"there are only {SCAR_COPIES} scars {name}")
    return scar


def _read_trick(state: State, key: str, value: str) -> None:
    state.trick = _number(key, value, 1, TRICKS)


def _read_phase(state: State, key: str, value: str) -> None:
    state.phase = _one_of(key, value, PHASES)


def _read_leader(state: State, key: str, value: str) -> None:
    state.leader = _one_of(key, value, SIDES)


def _read_trump(state: State, key: str, value: str) -> None:
    state.trump = NO_SUIT if value == "none" else _one_of(key, value, SUITS)


def _read_moon(state: State, key: str, value: str) -> None:
    state.moon_at[MOONS.index(key)] = _one_of(key, value, TERRITORIES)


def _read_led(state: State, key: str, value: str) -> None:
    state.led, state.led_to = _read_played(key, value)


def _read_followed(state: State, key: str, value: str) -> None:
    state.followed, state.followed_to = _read_played(key, value)


def _read_played(key: str, value: str) -> tuple[int, int]:
    card, sign, territory = value.partition(">")
    if not sign:
        raise PositionError(key, f"CARD>TERRITORY is expected, got {value!r}")
    return _card(key, card), _one_of(key, territory, TERRITORIES)


def _read_taken(state: State, key: str, value: str) -> None:
    state.taken = _put_scar(state, key, value)


def _read_void(state: State, key: str, value: str) -> None:
    for item in value.split(","):
        side, _, suit = item.partition(":")
        state.void[_one_of(key, side, SIDES), _one_of(key, suit, SUITS)] = 1


def _read_box(state: State, key: str, value: str) -> None:
    for name in value.split(","):
        state.boxed[_put_scar(state, key, name)] += 1


def _read_chance(state: State, key: str, value: str) -> None:
    if not re.fullmatch(r"[0-9a-f]{32}", value):
        raise PositionError(key, f"32 hexadecimal digits are expected, got {value!r}")
    for word in range(4):
        state.chance[word] = int(value[word * 8 : word * 8 + 8], 16)


def _read_hand(state: State, key: str, value: str) -> None:
    for name in value.split(","):
        _put_card(state, key, name, HAND_OF + SIDES.index(key.partition(".")[0]))


def _read_scars(state: State, key: str, value: str) -> None:
    seat = SIDES.index(key.partition(".")[0])
    for item in value.split(","):
        name, _, where = item.partition("@")
        owner, slot = slot_number(f"{SIDES[seat]}:{where}")
        if owner >= SEATS or state.slot[seat, slot] == NO_SLOT:
            raise PositionError(key, f"there is no slot {where!r} on this side")
        if state.slot[seat, slot] != NO_SCAR:
            raise PositionError(key, f"two scars lie in the slot {where}")
        state.slot[seat, slot] = _put_scar(state, key, name)


def _read_wolves(state: State, key: str, value: str) -> None:
    territory, _, side = key.partition(".")
    where = SIDES.index(side) * PLACES + territory_number(territory)
    for item in value.split(","):
        mark = item[:1] if item[:1] in FACES else ""
        _put_card(state, key, item[len(mark) :], FACES[mark] + where)


def _read_supply(state: State, key: str, value: str) -> None:
    territory = TERRITORIES.index(key.partition(".")[0])
    tokens = value.split(",")
    if len(tokens) > SUPPLY_PLACES:
        raise PositionError(key, f"there are {SUPPLY_PLACES} places, got {len(tokens)} tokens")
    for symbol, token in enumerate(tokens):
        if token != ".":
            state.supply[territory, symbol] = _put_scar(state, key, token.removeprefix("?"))
            state.supply_up[territory, symbol] = not token.startswith("?")


def _read_honor(state: State, key: str, value: str) -> None:
    territory = TERRITORIES.index(key.partition(".")[0])
    up, sign, down = value.partition("/")
    if not sign:
        raise PositionError(key, f"UP/DOWN is expected, got {value!r}")
    for face, number in enumerate((up, down)):
        state.honor[territory, face] = _number(key, number, -LARGEST_FACE, LARGEST_FACE)


READERS: dict[str, Reader] = {
    "trick": _read_trick,
    "phase": _read_phase,
    "leader": _read_leader,
    "trump": _read_trump,
    "white_moon": _read_moon,
    "blood_moon": _read_moon,
    "led": _read_led,
    "followed": _read_followed,
    "taken": _read_taken,
    "void": _read_void,
    "box": _read_box,
    "chance": _read_chance,
}
SIDE_READERS: dict[str, Reader] = {"hand": _read_hand, "scars": _read_scars}
TERRITORY_READERS: dict[str, Reader] = {"supply": _read_supply, "honor": _read_honor}


# ------------------------------------------------------------------ what follows from the rest


def _finish(state: State, trump_is_given: bool) -> None:
    """Check the trick against its phase, lay its cards down, and see who decides."""
    if not trump_is_given:
        raise_trump(state)
    needs_led = state.phase not in (LEAD, OVER)
    needs_followed = state.phase in (FOLLOW_REVEAL, TAKE, PLACE)
    for key, card, needed in (
        ("led", state.led, needs_led),
        ("followed", state.followed, needs_followed),
    ):
        if needed != (card != NO_CARD):
            problem = "is missing" if needed else "does not belong there"
            raise PositionError(key, f"{problem} in phase {PHASES[state.phase]}")
    if (state.phase == PLACE) != (state.taken != NO_SCAR):
        problem = "is missing" if state.phase == PLACE else "does not belong there"
        raise PositionError("taken", f"{problem} in phase {PHASES[state.phase]}")
    state.seat = _decider(state)
    if needs_led:
        _lay(state, "led", state.leader)
    if needs_followed:
        _lay(state, "followed", 1 - state.leader)
    _check_choice(state)


def _decider(state: State) -> int:
    """5.1: the leader, the follower, or the loser of the trick."""
    leader = int(state.leader)
    if state.phase in (LEAD, LEAD_REVEAL, OVER):
        return leader
    if state.phase in (FOLLOW, FOLLOW_REVEAL):
        return 1 - leader
    return leader if follower_wins(state) else 1 - leader


def _lay(state: State, key: str, seat: int) -> None:
    """A card of this trick lies on its player's side, face down if it has lost already."""
    card, territory = (
        (state.led, state.led_to) if key == "led" else (state.followed, state.followed_to)
    )
    lost = state.phase in (TAKE, PLACE) and seat == state.seat
    place = (FLIPPED if lost else FACE_UP) + seat * PLACES + territory
    if state.card_at[card] != place:
        _put_card(state, key, _short(card), place)


def _check_choice(state: State) -> None:
    """No dead ends: the phase has something to choose."""
    if state.phase in (LEAD, FOLLOW):
        if not (state.card_at == HAND_OF + state.seat).any():
            raise PositionError(f"{SIDES[state.seat]}.hand", "has no card to play")
        if (state.cards_in >= CAPACITY).all():
            raise PositionError("phase", "all territories are full")
        return
    if state.phase == OVER:
        return
    if state.phase == PLACE:
        if not (state.slot[state.seat] == NO_SCAR).any():
            raise PositionError(f"{SIDES[state.seat]}.scars", "leave no free slot")
        return
    territory = played_to(state, state.seat)
    tokens = state.supply[territory] != NO_SCAR
    if state.phase != TAKE:
        tokens &= state.supply_up[territory] == 0
    if not tokens.any():
        raise PositionError(f"{TERRITORIES[territory]}.supply", f"has nothing to {_verb(state)}")


def _verb(state: State) -> str:
    return "take" if state.phase == TAKE else "reveal"
