"""How is a position written in one line? `docs/positions.md` has the grammar."""

from collections.abc import Iterator
from functools import partial

import numpy as np

from nunatak.games.lonewolves.checks import check_choice, check_voids
from nunatak.games.lonewolves.data import (
    CAPACITY,
    HAND,
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
    SIDES,
    SLOTS,
    SUITS,
    SUPPLY_PLACES,
    TERRITORIES,
    TRICKS,
)
from nunatak.games.lonewolves.designed import LARGEST_FACE, Designed
from nunatak.games.lonewolves.names import (
    CARD,
    MODE,
    OWN_SLOT,
    PHASE,
    SCAR,
    SIDE,
    SUIT,
    TERRITORY,
    card_name,
)
from nunatak.games.lonewolves.rules.flow import raise_trump
from nunatak.games.lonewolves.rules.trick import follower_wins
from nunatak.games.lonewolves.setup import blank
from nunatak.games.lonewolves.state import (
    ASIDE,
    FACE_UP,
    FLIPPED,
    HAND_OF,
    RECRUITED,
    Phase,
)
from nunatak.kernel.kinds import counted
from nunatak.kernel.sheet import ASTRAY, MISSING, ONLY, TAKEN, Entry, PositionError, Sheet
from nunatak.kernel.state import State

FACES = {"": FACE_UP, "-": FLIPPED, "?": RECRUITED}


def _blank(given: dict[str, Entry], designed: Designed) -> State:
    mode = given["mode"].one_of(*MODES) if "mode" in given else MODES[0]
    state = blank(designed, mode)
    state.supply[:] = NO_SCAR
    return state


# ------------------------------------------------------------------ cards


def _short(card: int) -> str:
    suit, value = card_name(card).split()
    return suit[0].upper() + value


def _cards_at(state: State, place: int) -> list[str]:
    return [_short(int(card)) for card in np.flatnonzero(state.card_at == place)]


def _put_card(state: State, entry: Entry, card: int, place: int) -> None:
    if state.card_at[card] != ASIDE:
        entry.fail("the card {card} is in two places", card=_short(card))
    state.card_at[card] = place
    if place >= FACE_UP:
        territory = (place - FACE_UP) % PLACES
        state.cards_in[territory] += 1
        if state.cards_in[territory] > CAPACITY:
            name = TERRITORIES[territory]
            entry.fail("more than {count} cards lie in {place}", count=CAPACITY, place=name)


def _write_hand(seat: int, state: State) -> list[str]:
    return _cards_at(state, HAND_OF + seat)


def _read_hand(seat: int, state: State, entry: Entry) -> None:
    for item in entry.items(most=HAND):
        _put_card(state, entry, item.thing(CARD), HAND_OF + seat)


def _write_wolves(side: int, state: State) -> list[str]:
    return [mark + card for mark, at in FACES.items() for card in _cards_at(state, at + side)]


def _read_wolves(side: int, state: State, entry: Entry) -> None:
    for item in entry.items():
        mark = item.text[:1] if item.text[:1] in FACES else ""
        _put_card(state, entry, item.without(mark).thing(CARD), FACES[mark] + side)


def _write_played(field: str, state: State) -> str | None:
    card = int(getattr(state, field))
    return (
        None if card == NO_CARD else f"{_short(card)}>{TERRITORIES[getattr(state, field + '_to')]}"
    )


def _read_played(field: str, state: State, entry: Entry) -> None:
    card, territory = entry.pair(">", "CARD>TERRITORY")
    setattr(state, field, card.thing(CARD))
    setattr(state, f"{field}_to", territory.thing(TERRITORY))


# ------------------------------------------------------------------ scars and honor


def _put_scar(state: State, item: Entry) -> int:
    """The scar's number, once it is sure that such a token is left."""
    scar = item.thing(SCAR)
    lying = np.count_nonzero(state.supply == scar) + np.count_nonzero(state.slot == scar)
    if lying + state.boxed[scar] + (state.taken == scar) >= SCAR_COPIES:
        item.fail(ONLY, count=SCAR_COPIES, name=item.text)
    return scar


def _write_taken(state: State) -> str | None:
    return None if state.taken == NO_SCAR else SCARS[state.taken - 1]


def _read_taken(state: State, entry: Entry) -> None:
    state.taken = _put_scar(state, entry)


def _write_supply(territory: int, state: State) -> str:
    tokens = [
        "." if scar == NO_SCAR else ("" if up else "?") + SCARS[scar - 1]
        for scar, up in zip(state.supply[territory], state.supply_up[territory], strict=True)
    ]
    return ",".join(tokens).rstrip(".,")


def _read_supply(territory: int, state: State, entry: Entry) -> None:
    for symbol, token in enumerate(entry.items(most=SUPPLY_PLACES)):
        if token.text != ".":
            state.supply[territory, symbol] = _put_scar(state, token.without("?"))
            state.supply_up[territory, symbol] = not token.text.startswith("?")


def _write_honor(territory: int, state: State) -> str:
    return f"{state.honor[territory, 0]}/{state.honor[territory, 1]}"


def _read_honor(territory: int, state: State, entry: Entry) -> None:
    for face, number in enumerate(entry.pair("/", "UP/DOWN")):
        state.honor[territory, face] = number.number(-LARGEST_FACE, LARGEST_FACE)


def _write_scars(seat: int, state: State) -> Iterator[str]:
    for slot in range(SLOTS):
        if state.slot[seat, slot] > NO_SCAR:
            yield f"{SCARS[state.slot[seat, slot] - 1]}@{OWN_SLOT.name(slot)}"


def _read_scars(seat: int, state: State, entry: Entry) -> None:
    for item in entry.items():
        scar, where = item.pair("@", "SCAR@SLOT")
        slot = OWN_SLOT.number(where.text)
        if slot == SLOTS or state.slot[seat, slot] == NO_SLOT:
            entry.fail("there is no slot {slot} on this side", slot=where.text)
        if state.slot[seat, slot] != NO_SCAR:
            entry.fail(TAKEN, place=where.text)
        state.slot[seat, slot] = _put_scar(state, scar)


def _write_void(state: State) -> list[str]:
    return [f"{SIDES[seat]}:{SUITS[suit]}" for seat, suit in np.argwhere(state.void)]


def _read_void(state: State, entry: Entry) -> None:
    for item in entry.items():
        side, suit = item.pair(":", "SIDE:SUIT")
        state.void[side.thing(SIDE), suit.thing(SUIT)] = 1


def _write_box(state: State) -> list[str]:
    return [scar for number, scar in enumerate(SCARS, 1) for _ in range(state.boxed[number])]


def _read_box(state: State, entry: Entry) -> None:
    for item in entry.items():
        state.boxed[_put_scar(state, item)] += 1


# ------------------------------------------------------------------ what follows from the rest


def _finish(state: State, given: frozenset[str]) -> None:
    """Check the trick against its phase, lay its cards down, and see who decides."""
    if "trump" not in given:
        raise_trump(state)
    needs_led = state.phase not in (Phase.LEAD, Phase.OVER)
    needs_followed = state.phase in (Phase.FOLLOW_REVEAL, Phase.TAKE, Phase.PLACE)
    _belongs(state, "led", state.led != NO_CARD, needs_led)
    _belongs(state, "followed", state.followed != NO_CARD, needs_followed)
    _belongs(state, "taken", state.taken != NO_SCAR, state.phase == Phase.PLACE)
    state.seat = _decider(state)
    if needs_led:
        _lay(state, "led", int(state.leader))
    if needs_followed:
        _lay(state, "followed", 1 - int(state.leader))


def _belongs(state: State, key: str, there: bool, needed: bool) -> None:
    if there != needed:
        phase = str(PHASE.name(state.phase))
        raise PositionError(key, MISSING if needed else ASTRAY, phase=phase)


def _decider(state: State) -> int:
    """5.1: the leader, the follower, or the loser of the trick."""
    leader = int(state.leader)
    if state.phase in (Phase.LEAD, Phase.LEAD_REVEAL, Phase.OVER):
        return leader
    if state.phase in (Phase.FOLLOW, Phase.FOLLOW_REVEAL):
        return 1 - leader
    return leader if follower_wins(state) else 1 - leader


def _lay(state: State, key: str, seat: int) -> None:
    """A card of this trick lies on its player's side, face down if it has lost already."""
    card, territory = int(getattr(state, key)), int(getattr(state, f"{key}_to"))
    lost = state.phase in (Phase.TAKE, Phase.PLACE) and seat == state.seat
    place = (FLIPPED if lost else FACE_UP) + seat * PLACES + territory
    if state.card_at[card] != place:
        _put_card(state, Entry(key, _short(card)), card, place)


# ------------------------------------------------------------------ the keys, as they are written


def _sheet() -> Sheet:
    sheet = Sheet("lonewolves", blank=_blank)
    sheet.given("mode", lambda state: str(MODE.name(state.mode)))
    sheet.field("trick", counted(1, TRICKS))
    sheet.field("phase", PHASE)
    sheet.field("leader", SIDE)
    sheet.field("trump", SUIT, none=NO_SUIT, written="none")
    for number, moon in enumerate(MOONS):
        sheet.field(moon, TERRITORY, "moon_at", number, none=NOWHERE)
    for played in ("led", "followed"):
        sheet.key(played, partial(_write_played, played), partial(_read_played, played))
    sheet.key("taken", _write_taken, _read_taken)
    for seat, side in enumerate(SIDES):
        sheet.key(f"{side}.hand", partial(_write_hand, seat), partial(_read_hand, seat))
    for number, name in enumerate(TERRITORIES):
        for seat, side in enumerate(SIDES):
            at = seat * PLACES + number
            sheet.key(f"{name}.{side}", partial(_write_wolves, at), partial(_read_wolves, at))
        sheet.key(f"{name}.supply", partial(_write_supply, number), partial(_read_supply, number))
        sheet.key(f"{name}.honor", partial(_write_honor, number), partial(_read_honor, number))
    for seat, side in enumerate(SIDES):
        sheet.key(f"{side}.scars", partial(_write_scars, seat), partial(_read_scars, seat))
    sheet.key("void", _write_void, _read_void)
    sheet.key("box", _write_box, _read_box)
    sheet.chance()
    for check in (_finish, check_voids, check_choice):
        sheet.check(check)
    return sheet


SHEET = _sheet()
