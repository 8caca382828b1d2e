"""How is a position written in one line? `docs/arctica-positions.md` has the grammar."""

from collections.abc import Iterator
from functools import partial

import numpy as np

from nunatak.games.arctica.checks import (
    check_choice,
    check_keys,
    check_laws,
    check_seats,
    note_activations,
)
from nunatak.games.arctica.data import (
    ADVANCED,
    CARDS,
    COD,
    CODS,
    FEWEST_SEATS,
    FIRST_COD,
    FLOE,
    HUNTER_OF,
    ICE_KINDS,
    ICE_TOKENS,
    ICEBERG,
    ICEBERGS,
    MOST_TURNS,
    MOST_WON,
    NO_CARD,
    NO_FIGURE,
    NO_HUNTER,
    NO_ICE,
    NOWHERE,
    OLDEST,
    OUTSIDE,
    PACK,
    SEATS,
    STANDARD_ROUNDS,
    UNSAID,
    WON_IGLOO,
    WON_PLANKTON,
)
from nunatak.games.arctica.designed import Designed
from nunatak.games.arctica.names import (
    CARD,
    CELL,
    COLOUR,
    DIRECTION,
    FIGURE,
    HUNTER,
    HUNTERS_FIGURE,
    LAYER,
    PHASE,
    PLAYED_HUNTER,
    PRIZE,
    SETUP,
    card_name,
    cell_name,
)
from nunatak.games.arctica.rules.move import MOST_STEPS, only_layer
from nunatak.games.arctica.setup import bare
from nunatak.games.arctica.state import Phase
from nunatak.kernel.kinds import counted
from nunatak.kernel.sheet import (
    ONCE,
    ONLY,
    SO_MANY,
    Entry,
    PositionError,
    Sheet,
    as_given,
)
from nunatak.kernel.state import NOBODY, State

MOST_NAMED = 4  # cards in a hand that a position may name
STEPS, TOKENS = counted(1, MOST_STEPS), counted(1, ICE_TOKENS)
FAR_AWAY = CELL.number("(-4,0)")  # where cod stand that nobody names


def _blank(entries: dict[str, Entry], designed: Designed) -> State:
    """An empty board, the usual hunters, and every card in the deck, in the order of the data."""
    seats = entries["seats"].number(FEWEST_SEATS, SEATS) if "seats" in entries else FEWEST_SEATS
    state = bare(seats)
    state.turn_limit = STANDARD_ROUNDS * seats
    state.colour[:] = designed.colours
    state.deck[:] = sorted(designed.deck, key=designed.deck.index, reverse=True)
    state.phase = entries["phase"].thing(PHASE) if "phase" in entries else Phase.TURN
    if state.phase < Phase.PLACE_IGLOO:
        state.setup = ADVANCED
    else:
        state.turn = 1
        _give_hunters(state, list(range(seats)))
    return state


def _turn_limit(state: State) -> str:
    usual = state.turn_limit == STANDARD_ROUNDS * int(state.seats)
    return "standard" if usual else str(state.turn_limit)


# ------------------------------------------------------------------ the table


def _give_hunters(state: State, hunters: list[int]) -> None:
    state.owner[:] = NOBODY
    state.hunter[:] = NO_HUNTER
    for seat, hunter in enumerate(hunters):
        state.owner[hunter] = seat
        state.hunter[seat] = hunter


def _write_hunters(state: State) -> str:
    hunters = [HUNTER.names[hunter] for hunter in state.hunter if hunter != NO_HUNTER]
    return ",".join(hunters) or "none"


def _read_hunters(state: State, entry: Entry) -> None:
    hunters = [] if entry.text == "none" else [item.thing(PLAYED_HUNTER) for item in entry.items()]
    if hunters and len(hunters) != state.seats:
        entry.fail(SO_MANY, count=int(state.seats), got=entry.text)
    if len(set(hunters)) < len(hunters):
        entry.fail(ONCE)
    _give_hunters(state, hunters)


def _read_first(state: State, entry: Entry) -> None:
    """The first player is the active one, if nothing else is said."""
    state.first = state.turn_seat = entry.number(0, SEATS - 1)


def _write_colours(state: State) -> list[str]:
    usual = sorted(state.colour) == list(state.colour)
    return [] if usual else [COLOUR.names[colour] for colour in state.colour]


def _read_colours(state: State, entry: Entry) -> None:
    colours = [item.thing(COLOUR) for item in entry.items()]
    if sorted(colours) != list(range(COLOUR.size)):
        entry.fail("all of {names} are expected", names=", ".join(COLOUR.names))
    state.colour[:] = colours


# ------------------------------------------------------------------ the board


def _write_ice(kind: int, state: State) -> list[str]:
    return [cell_name(int(cell)) for cell in np.flatnonzero(state.ice[:OUTSIDE] == kind)]


def _read_ice(kind: int, state: State, entry: Entry) -> None:
    for item in entry.items():
        cell = item.thing(CELL)
        if state.ice[cell] != NO_ICE:
            entry.fail("two ice tokens lie at {place} (A-POS-07)", place=item.text)
        state.ice[cell] = kind
    if (state.ice == ICEBERG).sum() > ICEBERGS:
        entry.fail("there are only {count} icebergs", count=ICEBERGS)
    if (state.ice != NO_ICE).sum() > ICE_TOKENS:
        entry.fail("there are only {count} ice tokens", count=ICE_TOKENS)


def _write_figure(figure: int, state: State) -> str | None:
    if state.cell[figure] == NOWHERE:
        return None
    return f"{cell_name(int(state.cell[figure]))}:{LAYER.name(state.layer[figure])}"


def _read_figure(figure: int, state: State, entry: Entry) -> None:
    if entry.text == "off":
        return
    name, _, layer = entry.text.partition(":")
    cell = Entry(entry.key, name).thing(CELL)
    state.cell[figure] = cell
    state.layer[figure] = only_layer(state, HUNTER_OF[figure], cell)
    if layer:
        state.layer[figure] = Entry(entry.key, layer).thing(LAYER)
    elif state.layer[figure] == UNSAID:
        entry.fail("water or ice must be said there: {form}", form=f"{name}:ice")


def _write_cod(state: State) -> list[str]:
    return ["off" if cell == NOWHERE else cell_name(int(cell)) for cell in state.cell[FIRST_COD:]]


def _read_cod(state: State, entry: Entry) -> None:
    items = entry.items(most=CODS)
    _place_cod(state, [NOWHERE if item.text == "off" else item.thing(CELL) for item in items])


def _place_cod(state: State, cells: list[int]) -> None:
    """Cod that nobody names and nobody has won stand far away."""
    won, off = int(state.won[:, COD].sum()), cells.count(NOWHERE)
    unnamed = CODS - len(cells)
    if not 0 <= won - off <= unnamed:
        raise PositionError("cod", "{won} are won, {off} are off the board", won=won, off=off)
    rest = [FAR_AWAY] * (unnamed - won + off) + [NOWHERE] * (won - off)
    state.cell[FIRST_COD:] = cells + rest


def _prizes(state: State, seat: int) -> list[int]:
    return [*map(int, state.won[seat]), int(state.plankton[seat]), int(state.igloo_won == seat)]


def _write_won(seat: int, state: State) -> Iterator[str]:
    for prize, count in enumerate(_prizes(state, seat)):
        if count:
            yield f"{PRIZE.name(prize)}*{count}".removesuffix("*1")


def _read_won(seat: int, state: State, entry: Entry) -> None:
    for item in entry.items():
        name, _, number = item.text.partition("*")
        prize = Entry(entry.key, name).thing(PRIZE)
        count = Entry(entry.key, number or "1").number(1, CODS)
        taken = sum(_prizes(state, other)[prize] for other in range(SEATS)) + count
        if prize == WON_IGLOO and (taken > 1 or state.igloo != NOWHERE):
            entry.fail("there is only one igloo")
        if taken > MOST_WON[prize]:
            entry.fail(ONLY, count=int(MOST_WON[prize]), name=name)
        if prize == WON_PLANKTON:
            state.plankton[seat] += count
            state.plankton_left -= count
        elif prize == WON_IGLOO:
            state.igloo_won = seat
        else:
            state.won[seat, prize] += count


# ------------------------------------------------------------------ cards, and this turn


def _write_hand(seat: int, state: State) -> Iterator[str]:
    for place in range(state.hand_count[seat]):
        yield f"{card_name(state.hand[seat, place])}~{state.age[seat, place]}".removesuffix("~0")


def _read_hand(seat: int | None, state: State, entry: Entry) -> None:
    """Of a seat, or of the active player."""
    seat = int(state.turn_seat) if seat is None else seat
    if state.hand_count[seat]:
        entry.fail("is given twice")
    items = entry.items(most=MOST_NAMED)
    for place, item in enumerate(items):
        card, _, age = item.text.partition("~")
        state.hand[seat, place] = Entry(entry.key, card).thing(CARD)
        state.age[seat, place] = Entry(entry.key, age or "0").number(0, OLDEST)
    state.hand_count[seat] = len(items)


def _write_pile(field: str, step: int, state: State) -> Iterator[str]:
    count = getattr(state, f"{field}_count")
    return map(card_name, getattr(state, field)[:count][::step])


def _read_discard(state: State, entry: Entry) -> None:
    cards = [item.thing(CARD) for item in entry.items(most=CARDS)]
    state.discard[: len(cards)] = cards
    state.discard_count = len(cards)


def _read_deck(state: State, entry: Entry) -> None:
    _lay_deck(state, [item.thing(CARD) for item in reversed(entry.items(most=CARDS))])


def _lay_deck(state: State, top: list[int]) -> None:
    """Cards that nobody names lie beneath the named ones."""
    beneath = state.deck.tolist()
    aside = [state.escape_card] if state.escape_card != NO_CARD else []
    hands = [card for seat in range(SEATS) for card in state.hand[seat, : state.hand_count[seat]]]
    for card in (*top, *hands, *aside, *state.discard[: state.discard_count]):
        if card not in beneath:
            raise PositionError("deck", "the box has fewer cards {card}", card=card_name(card))
        beneath.remove(card)
    state.deck_count = len(beneath) + len(top)
    state.deck[:] = 0
    state.deck[: state.deck_count] = beneath + top


def _write_did(state: State) -> list[str]:
    hunts = ["own"] * int(state.own_used) + ["neutral"] * int(state.neutral_used)
    card = ["card"] * int(state.card_played)
    return hunts + card if state.hunt_closed else card + hunts


def _read_did(state: State, entry: Entry) -> None:
    names = [item.one_of("card", "own", "neutral") for item in entry.items()]
    if len(set(names)) != len(names):
        entry.fail(ONCE)
    state.card_played = "card" in names
    state.own_used = "own" in names
    state.neutral_used = "neutral" in names
    state.hunt_closed = "card" in names[1:]
    if state.hunt_closed and names[-1] != "card":
        entry.fail("hunters before and after the card (A-TURN-04)")


def _lay_the_rest(state: State, given: frozenset[str]) -> None:
    """Cod and cards that the text does not name."""
    if "cod" not in given:
        _place_cod(state, [])
    if "deck" not in given:
        _lay_deck(state, [])


# ------------------------------------------------------------------ the keys, as they are written


def _sheet() -> Sheet:
    sheet = Sheet("arctica", blank=_blank)
    sheet.option("setup", lambda state: SETUP.names[state.setup])
    sheet.option("turnLimit", _turn_limit)
    sheet.key("seats", lambda state: str(state.seats), as_given)
    sheet.field("setup", SETUP)
    sheet.key("hunters", _write_hunters, _read_hunters)
    sheet.key("first", lambda state: str(state.first), _read_first)
    sheet.field("seat", counted(0, SEATS - 1), "turn_seat")
    sheet.field("turn", counted(0, 30_000))
    sheet.field("limit", counted(0, MOST_TURNS), "turn_limit")
    sheet.key("phase", lambda state: PHASE.names[state.phase], as_given)
    sheet.key("colours", _write_colours, _read_colours)
    for kind in (ICEBERG, FLOE, PACK):
        sheet.key(ICE_KINDS[kind], partial(_write_ice, kind), partial(_read_ice, kind))
    sheet.field("igloo", CELL, none=NOWHERE)
    for figure, name in enumerate(HUNTERS_FIGURE.names):
        sheet.key(name, partial(_write_figure, figure), partial(_read_figure, figure))
    sheet.key("cod", _write_cod, _read_cod, late=True)
    for seat in range(SEATS):
        sheet.key(f"won{seat}", partial(_write_won, seat), partial(_read_won, seat))
    sheet.flags("due", HUNTERS_FIGURE)
    sheet.flags("barred", HUNTERS_FIGURE)
    sheet.key("hand", lambda _: None, lambda state, entry: _read_hand(None, state, entry))
    for seat in range(SEATS):
        sheet.key(f"hand{seat}", partial(_write_hand, seat), partial(_read_hand, seat))
    sheet.key("deck", partial(_write_pile, "deck", -1), _read_deck, late=True)
    sheet.key("discard", partial(_write_pile, "discard", 1), _read_discard)
    sheet.key("did", _write_did, _read_did)
    sheet.field("active", HUNTER, none=NO_HUNTER)
    sheet.field("attacked", HUNTER, none=NO_HUNTER)
    sheet.fields("moving", "{moving}:{steps}/{reach}", moving=FIGURE, steps=STEPS, reach=STEPS)
    sheet.flags("moved", FIGURE)
    sheet.fields("drift", "{drift}:{drift_left}", drift=DIRECTION, drift_left=TOKENS)
    sheet.flags("drifted", CELL)
    sheet.field("sliding", CELL, none=NOWHERE)
    sheet.field("pushing", CELL, none=NOWHERE)
    sheet.field("asked", FIGURE, none=NO_FIGURE)
    sheet.fields("attack", "{attacker}>{target}", attacker=FIGURE, target=FIGURE)
    sheet.fields("escape", "{escape_card}:{escape_layer}", escape_card=CARD, escape_layer=LAYER)
    sheet.chance()
    for check in (
        check_seats,
        check_keys,
        _lay_the_rest,
        note_activations,
        check_laws,
        check_choice,
    ):
        sheet.check(check)
    return sheet


SHEET = _sheet()
