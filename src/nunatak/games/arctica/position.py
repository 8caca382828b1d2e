"""How is a position written in one line?

`arctica key=value …`; what is not named has its default, so a puzzle names only what matters.
The keys and their defaults are in docs/arctica-positions.md.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import numpy as np

from nunatak.games.arctica.actions import (
    UNKNOWN_CARD,
    card_name,
    card_number,
    cell_name,
    cell_number,
)
from nunatak.games.arctica.data import (
    ADVANCED,
    CARDS,
    COD,
    CODS,
    COLOURS,
    DIRECTIONS,
    FEWEST_SEATS,
    FIGURES,
    FIRST_COD,
    FLOE,
    HUNTER_FIGURES,
    HUNTER_OF,
    HUNTERS,
    ICE,
    ICE_KINDS,
    ICE_TOKENS,
    ICEBERG,
    ICEBERGS,
    LAYERS,
    LIVES,
    MELT,
    MOST_TURNS,
    NEIGHBOUR,
    NO_CARD,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OLDEST,
    OUTSIDE,
    PACK,
    PLANKTON,
    PLAYED,
    SEAL,
    SEATS,
    SETUPS,
    STANDARD_ROUNDS,
    UNSAID,
)
from nunatak.games.arctica.designed import Designed, suits
from nunatak.games.arctica.rules import legal
from nunatak.games.arctica.rules.drift import is_in_the_way
from nunatak.games.arctica.rules.flow import next_return
from nunatak.games.arctica.rules.move import only_layer
from nunatak.games.arctica.setup import bare
from nunatak.games.arctica.state import (
    DISPLACE,
    DRIFT,
    ESCAPE,
    OVER,
    PHASES,
    PLACE_FIGURE,
    PLACE_ICE,
    PLACE_ICEBERG,
    PLACE_IGLOO,
    RESPOND,
    RETURN,
    TURN,
)
from nunatak.kernel.game import PositionError
from nunatak.kernel.state import NOBODY, State

NAME = "arctica"
MOST_NAMED = 4  # cards in a hand that a position may name
FAR_AWAY = cell_number("(-4,0)")  # where cod stand that nobody names
PRIZES = (*HUNTERS, "plankton", "igloo")

# ------------------------------------------------------------------ writing


def write(state: State) -> str:
    """The whole position, hidden things included."""
    return " ".join([NAME, *_words(state)])


def _words(state: State) -> Iterator[str]:
    yield from _table_words(state)
    yield from _board_words(state)
    for seat in range(state.seats):
        yield from _list(f"won{seat}", _prizes(state, seat))
    yield from _list("due", _flagged(state.due))
    yield from _list("barred", _flagged(state.barred))
    yield from _card_words(state)
    yield from _turn_words(state)
    if state.chance.any():
        yield "chance=" + "".join(f"{int(word):08x}" for word in state.chance)


def _table_words(state: State) -> Iterator[str]:
    yield f"seats={state.seats}"
    yield f"setup={SETUPS[state.setup]}"
    hunters = [HUNTERS[hunter] for hunter in state.hunter[: state.seats] if hunter != NO_HUNTER]
    yield "hunters=" + (",".join(hunters) or "none")
    yield f"first={state.first}"
    yield f"seat={state.turn_seat}"
    yield f"turn={state.turn}"
    yield f"limit={state.turn_limit}"
    yield f"phase={PHASES[state.phase]}"
    if list(state.colour) != list(range(len(COLOURS))):
        yield "colours=" + ",".join(COLOURS[colour] for colour in state.colour)


def _board_words(state: State) -> Iterator[str]:
    for kind in (ICEBERG, FLOE, PACK):
        cells = [cell for cell in range(OUTSIDE) if state.ice[cell] == kind]
        yield from _list(ICE_KINDS[kind], map(cell_name, cells))
    if state.igloo != NOWHERE:
        yield f"igloo={cell_name(state.igloo)}"
    for figure in range(HUNTER_FIGURES):
        if state.cell[figure] != NOWHERE:
            yield f"{FIGURES[figure]}={cell_name(state.cell[figure])}:{LAYERS[state.layer[figure]]}"
    cod = state.cell[FIRST_COD:]
    yield "cod=" + ",".join("off" if cell == NOWHERE else cell_name(cell) for cell in cod)


def _prizes(state: State, seat: int) -> Iterator[str]:
    counts = [*map(int, state.won[seat]), int(state.plankton[seat]), int(state.igloo_won == seat)]
    for name, count in zip(PRIZES, counts, strict=True):
        if count:
            yield name if count == 1 else f"{name}*{count}"


def _card_words(state: State) -> Iterator[str]:
    for seat in range(state.seats):
        held = range(state.hand_count[seat])
        yield from _list(
            f"hand{seat}", (_held(state.hand[seat, n], state.age[seat, n]) for n in held)
        )
    yield from _list("deck", map(card_name, state.deck[: state.deck_count][::-1]))
    yield from _list("discard", map(card_name, state.discard[: state.discard_count]))


def _held(card: int, age: int) -> str:
    return card_name(card) + (f"~{age}" if age else "")


def _turn_words(state: State) -> Iterator[str]:
    hunts = ["own"] * int(state.own_used) + ["neutral"] * int(state.neutral_used)
    card = ["card"] * int(state.card_played)
    yield from _list("did", hunts + card if state.hunt_closed else card + hunts)
    if state.active != NO_HUNTER:
        yield f"active={HUNTERS[state.active]}"
    if state.attacked != NO_HUNTER:
        yield f"attacked={HUNTERS[state.attacked]}"
    if state.moving != NO_FIGURE:
        yield f"moving={FIGURES[state.moving]}:{state.steps}/{state.reach}"
    yield from _list("moved", _flagged(state.moved))
    if state.drift_left:
        yield f"drift={DIRECTIONS[state.drift]}:{state.drift_left}"
    yield from _list("drifted", (cell_name(c) for c in range(OUTSIDE) if state.drifted[c]))
    for key, cell in (("sliding", state.sliding), ("pushing", state.pushing)):
        if cell != NOWHERE:
            yield f"{key}={cell_name(cell)}"
    if state.asked != NO_FIGURE:
        yield f"asked={FIGURES[state.asked]}"
    if state.attacker != NO_FIGURE:
        yield f"attack={FIGURES[state.attacker]}>{FIGURES[state.target]}"
    if state.escape_card != NO_CARD:
        yield f"escape={card_name(state.escape_card)}:{LAYERS[state.escape_layer]}"


def _flagged(flags: Iterable[int]) -> Iterator[str]:
    return (name for name, flag in zip(FIGURES, flags, strict=False) if flag)


def _list(key: str, items: Iterable[str]) -> Iterator[str]:
    value = ",".join(items)
    if value:
        yield f"{key}={value}"


# ------------------------------------------------------------------ reading


def read(text: str, designed: Designed) -> tuple[State, dict[str, str]]:
    """The position and its options, or a PositionError that says what is wrong where."""
    words = _split(text)
    state = bare(_number("seats", words.pop("seats", str(FEWEST_SEATS)), FEWEST_SEATS, SEATS))
    state.turn = 1
    state.turn_limit = STANDARD_ROUNDS * int(state.seats)
    state.colour[:] = designed.colours
    state.phase = _one_of("phase", words.pop("phase", PHASES[TURN]), PHASES)
    if state.phase < PLACE_IGLOO:
        state.setup = ADVANCED
        state.turn = 0
    _read_hunters(state, "hunters", words.pop("hunters", _usual_hunters(state)))
    state.first = state.turn_seat = _number("first", words.pop("first", "0"), 0, state.seats - 1)
    for key in sorted(words, key=_reading_order):
        _reader(key)(state, key, words[key])
    _finish(state, designed, words)
    setup = SETUPS[state.setup]
    limit = int(state.turn_limit)
    usual = limit == STANDARD_ROUNDS * int(state.seats)
    return state, {"setup": setup, "turnLimit": "standard" if usual else str(limit)}


def _usual_hunters(state: State) -> str:
    if state.phase in (PLACE_ICE, PLACE_ICEBERG, PLACE_FIGURE):
        return "none"
    return ",".join(HUNTERS[: state.seats])


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
    if key in READERS:
        return READERS[key]
    raise PositionError(key, "there is no such key")


def _reading_order(key: str) -> int:
    """Ice before those that stand on it, the active player before its hand."""
    return list(READERS).index(key) if key in READERS else -1


def _number(key: str, value: str, lowest: int, highest: int) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", value) or not lowest <= int(value) <= highest:
        raise PositionError(key, f"a number from {lowest} to {highest} is expected, got {value!r}")
    return int(value)


def _one_of(key: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        raise PositionError(key, f"one of {', '.join(names)} is expected, got {value!r}")
    return names.index(value)


def _cell(key: str, value: str) -> int:
    cell = cell_number(value)
    if cell == OUTSIDE:
        raise PositionError(key, f"a cell (q,r) of the board is expected, got {value!r}")
    return cell


def _items(value: str) -> list[str]:
    """The parts between commas that are not inside a cell."""
    return re.split(r",(?![^(]*\))", value)


def _card(key: str, value: str) -> int:
    card = card_number(value)
    if card == UNKNOWN_CARD:
        raise PositionError(key, f"there is no card {value!r}")
    return card


def _figure(key: str, value: str) -> int:
    return _one_of(key, value, FIGURES)


def _hunters_figure(key: str, value: str) -> int:
    return _one_of(key, value, FIGURES[:HUNTER_FIGURES])


# ------------------------------------------------------------------ the table


def _read_setup(state: State, key: str, value: str) -> None:
    state.setup = _one_of(key, value, SETUPS)


def _read_hunters(state: State, key: str, value: str) -> None:
    if value == "none":
        return
    names = value.split(",")
    if len(names) != state.seats:
        raise PositionError(key, f"{state.seats} hunters are expected, got {value!r}")
    for seat, name in enumerate(names):
        hunter = _one_of(key, name, HUNTERS[:PLAYED])
        if state.owner[hunter] != NOBODY:
            raise PositionError(key, f"two seats have the {name}")
        state.owner[hunter] = seat
        state.hunter[seat] = hunter


def _read_seat(state: State, key: str, value: str) -> None:
    state.turn_seat = _number(key, value, 0, state.seats - 1)


def _read_turn(state: State, key: str, value: str) -> None:
    state.turn = _number(key, value, 0, 30_000)


def _read_limit(state: State, key: str, value: str) -> None:
    state.turn_limit = _number(key, value, 0, MOST_TURNS)


def _read_colours(state: State, key: str, value: str) -> None:
    names = value.split(",")
    if sorted(names) != sorted(COLOURS):
        raise PositionError(key, f"six colours are expected, {', '.join(COLOURS)}, got {value!r}")
    state.colour[:] = [COLOURS.index(name) for name in names]


# ------------------------------------------------------------------ the board


def _read_ice(state: State, key: str, value: str) -> None:
    for item in _items(value):
        cell = _cell(key, item)
        if state.ice[cell] != NO_ICE:
            raise PositionError(key, f"two ice tokens lie at {item} (A-POS-07)")
        state.ice[cell] = ICE_KINDS.index(key)
    if int((state.ice == ICEBERG).sum()) > ICEBERGS:
        raise PositionError(key, f"there are only {ICEBERGS} icebergs")
    if int((state.ice != NO_ICE).sum()) > ICE_TOKENS:
        raise PositionError(key, f"there are only {ICE_TOKENS} ice tokens")


def _read_igloo(state: State, key: str, value: str) -> None:
    state.igloo = _cell(key, value)
    if state.ice[state.igloo] != FLOE:
        raise PositionError(key, f"there is no floe at {value}")


def _read_hunter_figure(state: State, key: str, value: str) -> None:
    if value == "off":
        return
    figure = _figure(key, key)
    name, sign, said = value.partition(":")
    cell = _cell(key, name)
    layer = _one_of(key, said, LAYERS) if sign else only_layer(state, HUNTER_OF[figure], cell)
    if layer == UNSAID:
        raise PositionError(key, f"water or ice must be said at {name}: {name}:ice")
    state.cell[figure] = cell
    state.layer[figure] = layer


def _read_cod(state: State, key: str, value: str) -> None:
    cells = _items(value)
    if len(cells) > CODS:
        raise PositionError(key, f"there are only {CODS} cod")
    for number, item in enumerate(cells):
        state.cell[FIRST_COD + number] = NOWHERE if item == "off" else _cell(key, item)


def _read_won(state: State, key: str, value: str) -> None:
    seat = _seat_of(state, key)
    for item in value.split(","):
        name, sign, number = item.partition("*")
        prize = _one_of(key, name, PRIZES)
        count = _number(key, number, 1, CODS) if sign else 1
        if prize < len(HUNTERS):
            state.won[seat, prize] += count
        elif name == "plankton":
            state.plankton[seat] += count
            state.plankton_left -= count
        elif state.igloo != NOWHERE or state.igloo_won != NOBODY:
            raise PositionError(key, "there is only one igloo")
        else:
            state.igloo_won = seat


def _seat_of(state: State, key: str) -> int:
    seat = int(key[-1])
    if seat >= state.seats:
        raise PositionError(key, f"there are only {state.seats} seats")
    return seat


def _read_due(state: State, key: str, value: str) -> None:
    for name in value.split(","):
        figure = _hunters_figure(key, name)
        if state.cell[figure] != NOWHERE:
            raise PositionError(key, f"{name} is on the board")
        state.due[figure] = 1


def _read_barred(state: State, key: str, value: str) -> None:
    for name in value.split(","):
        state.barred[_hunters_figure(key, name)] = 1


# ------------------------------------------------------------------ cards


def _read_active_hand(state: State, key: str, value: str) -> None:
    _fill_hand(state, key, value, int(state.turn_seat))


def _read_hand(state: State, key: str, value: str) -> None:
    _fill_hand(state, key, value, _seat_of(state, key))


def _fill_hand(state: State, key: str, value: str, seat: int) -> None:
    if state.hand_count[seat]:
        raise PositionError(key, f"the hand of seat {seat} is given twice")
    names = value.split(",")
    if len(names) > MOST_NAMED:
        raise PositionError(key, f"at most {MOST_NAMED} cards are expected")
    for number, item in enumerate(names):
        name, sign, age = item.partition("~")
        state.hand[seat, number] = _card(key, name)
        state.age[seat, number] = _number(key, age, 0, OLDEST) if sign else 0
    state.hand_count[seat] = len(names)


def _read_deck(state: State, key: str, value: str) -> None:
    cards = [_card(key, name) for name in value.split(",")][:CARDS]
    state.deck[: len(cards)] = cards[::-1]
    state.deck_count = len(cards)


def _read_discard(state: State, key: str, value: str) -> None:
    cards = [_card(key, name) for name in value.split(",")][:CARDS]
    state.discard[: len(cards)] = cards
    state.discard_count = len(cards)


# ------------------------------------------------------------------ this turn


def _read_did(state: State, key: str, value: str) -> None:
    names = value.split(",")
    for name in names:
        _one_of(key, name, ("card", "own", "neutral"))
    if len(set(names)) != len(names):
        raise PositionError(key, "each is done once in a turn")
    state.card_played = "card" in names
    state.own_used = "own" in names
    state.neutral_used = "neutral" in names
    state.hunt_closed = "card" in names[1:]
    if state.hunt_closed and names[-1] != "card":
        raise PositionError(key, "hunters before and after the card (A-TURN-04)")


def _note_used(state: State, key: str, value: str) -> int:
    hunter = _one_of(key, value, HUNTERS)
    if state.owner[hunter] == state.turn_seat:
        state.own_used = 1
    elif state.owner[hunter] == NOBODY:
        state.neutral_used = 1
    else:
        raise PositionError(key, f"the {value} belongs to another player")
    return hunter


def _read_active(state: State, key: str, value: str) -> None:
    state.active = _note_used(state, key, value)


def _read_attacked(state: State, key: str, value: str) -> None:
    state.attacked = _note_used(state, key, value)


def _read_moving(state: State, key: str, value: str) -> None:
    found = re.fullmatch(r"([a-z0-9]+):([12])/([12])", value)
    if not found or found[2] > found[3]:
        raise PositionError(key, f"FIGURE:STEPS/REACH is expected, got {value!r}")
    state.moving = _figure(key, found[1])
    state.steps = int(found[2])
    state.reach = int(found[3])
    if HUNTER_OF[state.moving] != state.active:
        raise PositionError(key, f"{found[1]} is not being activated")


def _read_moved(state: State, key: str, value: str) -> None:
    """Only the figures of the open activation matter: no other hunter can move again."""
    for name in value.split(","):
        figure = _figure(key, name)
        if figure == state.moving:
            raise PositionError(key, f"{name} is still moving")
        state.moved[figure] = HUNTER_OF[figure] == state.active


def _read_drift(state: State, key: str, value: str) -> None:
    name, sign, number = value.partition(":")
    if not sign:
        raise PositionError(key, f"DIRECTION:NUMBER is expected, got {value!r}")
    state.drift = _one_of(key, name, DIRECTIONS)
    state.drift_left = _number(key, number, 1, ICE_TOKENS)


def _read_drifted(state: State, key: str, value: str) -> None:
    for item in _items(value):
        state.drifted[_ice_cell(state, key, item)] = 1


def _ice_cell(state: State, key: str, value: str) -> int:
    cell = _cell(key, value)
    if state.ice[cell] == NO_ICE:
        raise PositionError(key, f"there is no ice at {value}")
    return cell


def _read_sliding(state: State, key: str, value: str) -> None:
    state.sliding = _ice_cell(state, key, value)


def _read_pushing(state: State, key: str, value: str) -> None:
    state.pushing = _ice_cell(state, key, value)


def _read_asked(state: State, key: str, value: str) -> None:
    state.asked = _figure(key, value)


def _read_attack(state: State, key: str, value: str) -> None:
    attacker, sign, target = value.partition(">")
    if not sign:
        raise PositionError(key, f"FIGURE>SEAL is expected, got {value!r}")
    state.attacker = _figure(key, attacker)
    state.target = _figure(key, target)
    if HUNTER_OF[state.target] != SEAL or state.cell[state.target] == NOWHERE:
        raise PositionError(key, f"{target} is not a seal on the board")


def _read_escape(state: State, key: str, value: str) -> None:
    card, _, layer = value.partition(":")
    state.escape_card = _card(key, card)
    state.escape_layer = _one_of(key, layer, LAYERS)
    if state.escape_card == MELT:
        raise PositionError(key, "a melt card is no escape (A-ESC-04)")


def _read_chance(state: State, key: str, value: str) -> None:
    if not re.fullmatch(r"[0-9a-f]{32}", value):
        raise PositionError(key, f"32 hexadecimal digits are expected, got {value!r}")
    for word in range(4):
        state.chance[word] = int(value[word * 8 : word * 8 + 8], 16)


READERS: dict[str, Reader] = {  # in the order of reading
    "setup": _read_setup,
    "seat": _read_seat,
    "turn": _read_turn,
    "limit": _read_limit,
    "colours": _read_colours,
    "iceberg": _read_ice,
    "floe": _read_ice,
    "pack": _read_ice,
    "igloo": _read_igloo,
    **dict.fromkeys(FIGURES[:HUNTER_FIGURES], _read_hunter_figure),
    "cod": _read_cod,
    **{f"won{seat}": _read_won for seat in range(SEATS)},
    "due": _read_due,
    "barred": _read_barred,
    "hand": _read_active_hand,
    **{f"hand{seat}": _read_hand for seat in range(SEATS)},
    "deck": _read_deck,
    "discard": _read_discard,
    "did": _read_did,
    "active": _read_active,
    "attacked": _read_attacked,
    "moving": _read_moving,
    "moved": _read_moved,
    "drift": _read_drift,
    "drifted": _read_drifted,
    "sliding": _read_sliding,
    "pushing": _read_pushing,
    "asked": _read_asked,
    "attack": _read_attack,
    "escape": _read_escape,
    "chance": _read_chance,
}


# ------------------------------------------------------------------ what follows from the rest


def _finish(state: State, designed: Designed, words: dict[str, str]) -> None:
    """Place what nobody named, and check that everything fits together."""
    _fill_cod(state, words)
    _fill_deck(state, designed)
    _check_prizes(state)
    _check_phase(state)
    _check_layers(state)
    state.seat = _decider(state)
    if state.phase != OVER:
        _check_choice(state)


def _fill_cod(state: State, words: dict[str, str]) -> None:
    """Cod that nobody names and nobody has won stand far away."""
    named = len(_items(words["cod"])) if "cod" in words else 0
    off = int((state.cell[FIRST_COD : FIRST_COD + named] == NOWHERE).sum())
    missing = int(state.won[:, COD].sum()) - off
    if not 0 <= missing <= CODS - named:
        raise PositionError("cod", f"{int(state.won[:, COD].sum())} are won, {off} are off")
    state.cell[FIRST_COD + named : len(FIGURES) - missing] = FAR_AWAY


def _fill_deck(state: State, designed: Designed) -> None:
    """Cards that nobody names lie beneath the deck, in the order of the data."""
    left = Counter(designed.deck)
    held = [state.hand[seat, : state.hand_count[seat]] for seat in range(state.seats)]
    aside = [state.escape_card] if state.escape_card != NO_CARD else []
    deck = state.deck[: state.deck_count].copy()
    left.subtract(int(card) for cards in [*held, aside] for card in cards)
    left.subtract(map(int, deck))
    left.subtract(map(int, state.discard[: state.discard_count]))
    for card, count in left.items():
        if count < 0:
            raise PositionError("deck", f"the box has fewer cards {card_name(card)}")
    beneath = [card for card in dict.fromkeys(designed.deck) for _ in range(left[card])][::-1]
    state.deck_count = len(beneath) + len(deck)
    state.deck[: state.deck_count] = [*beneath, *deck]


def _check_prizes(state: State) -> None:
    for hunter in range(PLAYED):
        if state.won[:, hunter].sum() > LIVES[hunter]:
            raise PositionError("won", f"there are only {LIVES[hunter]} tokens {HUNTERS[hunter]}")
    if state.plankton_left < 0:
        raise PositionError("won", f"there are only {PLANKTON} plankton tokens")


NEEDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (  # key, field, the phases it belongs to
    ("drift", "drift_left", (DRIFT, DISPLACE)),
    ("sliding", "sliding", (DISPLACE,)),
    ("asked", "asked", (DISPLACE, RETURN)),
    ("attack", "attacker", (ESCAPE, RESPOND)),
    ("escape", "escape_card", (RESPOND,)),
)


def _check_phase(state: State) -> None:
    """Each phase has what it asks about, and nothing else."""
    if state.phase == RETURN and state.asked == NO_FIGURE:
        own = next_return(state, state.turn_seat)
        state.asked = own if own != NO_FIGURE else next_return(state, NOBODY)
    for key, field, phases in NEEDS:
        absent = 0 if field == "drift_left" else NO_FIGURE
        if (getattr(state, field) != absent) != (state.phase in phases):
            problem = "is missing" if state.phase in phases else "does not belong there"
            raise PositionError(key, f"{problem} in phase {PHASES[state.phase]}")
    if state.phase in (ESCAPE, RESPOND) and state.seats < SEATS:
        raise PositionError("phase", "seals escape with four players only (A-ESC-01)")
    if (state.hunter[: state.seats] == NO_HUNTER).any() != (state.phase < PLACE_IGLOO):
        raise PositionError("hunters", f"does not fit the phase {PHASES[state.phase]}")
    if state.phase not in (TURN, OVER) and state.active != NO_HUNTER:
        raise PositionError("active", f"does not belong there in phase {PHASES[state.phase]}")
    if (state.active != NO_HUNTER) != (state.moving != NO_FIGURE):
        raise PositionError("moving", "an open activation has a figure that stepped last")
    if state.phase == RETURN and not state.due[state.asked]:
        raise PositionError("asked", "the figure is not due to return")


def _check_layers(state: State) -> None:
    """A-POS-02 to A-POS-05, A-POS-09; who climbs onto arriving ice may stand before it is there."""
    arriving = NOWHERE
    if state.phase == DISPLACE:
        arriving = int(NEIGHBOUR[state.sliding, state.drift])
        if arriving == OUTSIDE or not is_in_the_way(state, state.asked, arriving):
            raise PositionError("asked", "the figure is not in the way of the sliding token")
    for figure, name in enumerate(FIGURES):
        cell, layer = int(state.cell[figure]), int(state.layer[figure])
        if cell == NOWHERE or (cell == arriving and layer == ICE and figure < FIRST_COD):
            continue
        if not suits(state.ice, figure, cell, layer):
            key = name if figure < FIRST_COD else "cod"
            raise PositionError(key, f"{name} can't be at {cell_name(cell)} {LAYERS[layer]}")


def _decider(state: State) -> int:
    """Whoever the phase asks."""
    if state.phase in (PLACE_ICE, PLACE_ICEBERG, PLACE_FIGURE):
        placed = int((state.ice != NO_ICE).sum()) + int((state.ice == ICEBERG).sum())
        placed += int((state.cell[:HUNTER_FIGURES] != NOWHERE).sum())
        return (int(state.first) + placed) % int(state.seats)
    if state.phase == PLACE_IGLOO:
        owner = int(state.owner[HUNTERS.index("inuit")])
        return int(state.first) if owner == NOBODY else owner
    if state.phase == ESCAPE:
        return int(state.owner[SEAL])
    return int(state.turn_seat)


def _check_choice(state: State) -> None:
    """No dead ends: the game is not over, and the phase has something to choose."""
    if (state.cell[FIRST_COD:] == NOWHERE).all():
        raise PositionError("cod", "none is left, so the game is over (A-END-01)")
    if state.plankton_left == 0:
        raise PositionError("won", "no plankton is left, so the game is over (A-END-02)")
    if legal(state, np.empty(512, np.int16)) == 0:
        raise PositionError("phase", f"there is nothing to decide in {PHASES[state.phase]}")
